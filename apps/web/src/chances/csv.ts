/** One line of a chart; null where nothing is known yet. */
export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** How far off each may be, 0 to 1: nothing where it is exact. */
  readonly errors: readonly number[];
}

/** The points of a chart as CSV, 0 to 1; a line that was sampled keeps how far off its points may be in a column of its own. */
export function asCsv(
  of: string,
  heads: readonly (string | number)[],
  lines: readonly Line[],
  errorOf: (line: string) => string,
): string {
  const columns = lines.flatMap(({ name, values, errors }) => [
    { name, cells: values.map((v) => v ?? "") },
    ...(errors.some((e) => e > 0)
      ? [{ name: errorOf(name), cells: values.map((v, i) => (v === null ? "" : (errors[i] ?? 0))) }]
      : []),
  ]);
  return [[of, ...columns.map((c) => c.name)], ...heads.map((h, i) => [h, ...columns.map((c) => c.cells[i] ?? "")])]
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(","))
    .join("\n");
}
