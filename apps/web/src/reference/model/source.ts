/** What of a rule stands where. */
export const PARTS = ["entry", "play", "page"] as const;
export interface Source {
  readonly part: (typeof PARTS)[number];
  readonly file: string;
  readonly line: number;
}

/** The address of a line as it was built; null where the sources are nowhere on the net. */
export const addressOf = (
  { file, line }: Pick<Source, "file" | "line">,
  repository: string | null,
  commit: string | null,
): string | null => (repository === null || commit === null ? null : `${repository}/blob/${commit}/${file}#L${line}`);

/** Where the sources have a rule, its entry first; nothing where they do not name it. */
export async function sourcesOf(id: string): Promise<readonly Source[]> {
  const { paths, places } = await import("virtual:sources");
  return (places[id] ?? []).flatMap((place, at) => {
    const [part, file] = [PARTS[at], place === null ? undefined : paths[place[0]]];
    return part === undefined || file === undefined || place === null ? [] : [{ part, file, line: place[1] }];
  });
}
