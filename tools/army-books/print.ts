/** A value as a data file; what is short stands on one line. */
export function data(value: unknown, indent = 0): string {
  const flat = JSON.stringify(value);
  if (value === null || typeof value !== "object" || flat.length + indent <= 150) return flat;
  const [pad, end] = [" ".repeat(indent + 1), " ".repeat(indent)];
  if (Array.isArray(value)) return `[\n${value.map((v) => pad + data(v, indent + 1)).join(",\n")}\n${end}]`;
  const parts = Object.entries(value).map(([k, v]) => `${pad}${JSON.stringify(k)}: ${data(v, indent + 1)}`);
  return `{\n${parts.join(",\n")}\n${end}}`;
}

/** A value as the source of a literal; what is short stands on one line. */
export function literal(value: unknown, indent = 0): string {
  const pad = "  ".repeat(indent + 1);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const key = (k: string): string => (/^[a-z][A-Za-z0-9]*$/.test(k) ? k : JSON.stringify(k));
  if (Array.isArray(value)) {
    const parts = value.map((v) => literal(v, indent + 1));
    const flat = `[${parts.join(", ")}]`;
    return flat.length + indent * 2 <= 116 && !flat.includes("\n")
      ? flat
      : `[\n${parts.map((p) => `${pad}${p},\n`).join("")}${"  ".repeat(indent)}]`;
  }
  const parts = Object.entries(value).map(([k, v]) => `${key(k)}: ${literal(v, indent + 1)}`);
  const flat = parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  return flat.length + indent * 2 <= 116 && !flat.includes("\n")
    ? flat
    : `{\n${parts.map((p) => `${pad}${p},\n`).join("")}${"  ".repeat(indent)}}`;
}
