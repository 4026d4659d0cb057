// What docs/mutations.md lists as surviving, played once more at the sources as they are: the list loses what is noticed since.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BEGIN, between, equivalentTo, type Found, inCode, KINDS, place, sections } from "./report.ts";
import type { Mutant } from "./sites.ts";

/** A change as the list tells it, but for the number of its line, which moves. */
const told = (m: Mutant): string => `- ${place(m).replace(/:\d+$/, "")}: ${m.was} to ${m.becomes} in ${inCode(m.text)}`;
const unnumbered = (line: string): string => line.replace(/^(- [^:]+):\d+:/, "$1:");

/** Is a change among those that survived? */
export function listedIn(root: string, system: string): (m: Mutant) => boolean {
  const lines = readFileSync(join(root, "docs/mutations.md"), "utf8").split("\n");
  const known = new Set(lines.filter((l) => l.startsWith(`- ${system}/`)).map(unnumbered));
  return (m) => known.has(told(m));
}

/** One row of the figures, with so many more noticed and so many more that change nothing. */
function moved(row: string, noticed: number, same: number): string {
  const cells = row.split("|").map((c) => c.trim());
  const [made = 0, before = 0, equal = 0, open = 0] = cells.slice(-6, -2).map(Number);
  const now = [made, before + noticed, equal + same, open - noticed - same] as const;
  const share = ((100 * now[1]) / Math.max(1, made - now[2])).toFixed(1);
  return [...cells.slice(0, -6), ...now, `${share}%`, ""].join(" | ").trim();
}

/** What of the list is settled: of those that read alike as many stay as survived this time. */
function settled(lines: readonly string[], played: readonly Found[]): readonly Found[] {
  const byLine = new Map<string, Found[]>();
  for (const f of played) byLine.set(told(f), [...(byLine.get(told(f)) ?? []), f]);
  return [...byLine].flatMap(([line, alike]) => {
    const open = alike.filter((f) => f.by === null && equivalentTo(f) === undefined).length;
    const gone = Math.max(0, lines.filter((l) => unnumbered(l) === line).length - open);
    // What changes nothing first: the others of the same words were noticed before.
    return alike
      .filter((f) => f.by !== null || equivalentTo(f) !== undefined)
      .sort((a, b) => Number(a.by !== null) - Number(b.by !== null))
      .slice(0, gone);
  });
}

/** Takes out of the list what was noticed this time or is known to change nothing, and says so in the figures. */
export function writtenListed(root: string, system: string, commit: string, played: readonly Found[]): void {
  between(root, BEGIN, (standing) =>
    [...sections(standing)].flatMap(([of, lines]) => {
      if (of !== system) return lines;
      const gone = settled(lines, played);
      const open = gone.map(told);
      const left = lines.filter((line) => {
        const at = open.indexOf(unnumbered(line));
        if (at < 0) return true;
        open.splice(at, 1);
        return false;
      });
      const count = (list: readonly Found[], row: string): readonly [number, number] => {
        const own = list.filter(
          (f) =>
            row.startsWith("| all |") || row.startsWith(`| ${/src\/(\w+)\//.exec(f.file)?.[1]} | ${KINDS[f.kind]} |`),
        );
        const noticed = own.filter((f) => f.by !== null).length;
        return [noticed, own.length - noticed];
      };
      const noticed = gone.filter((f) => f.by !== null).length;
      const said = `Of what survived ${played.length} were played again at ${commit} (\`npm run mutate -- --listed\`): ${noticed} are noticed now, of ${gone.length - noticed} it is known that they change nothing.`;
      return left.flatMap((line) =>
        /^\| [a-z]+ \|.*%/.test(line)
          ? [moved(line, ...count(gone, line))]
          : line === "What survives:"
            ? [said, "", line]
            : [line],
      );
    }),
  );
}
