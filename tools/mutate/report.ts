// What the changes came to, for docs/mutations.md.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeSafely } from "@tercio/files/writing";
import type { Noticed } from "./player.ts";
import type { Mutant } from "./sites.ts";

export type Found = Mutant & Noticed;

export const keyOf = (m: Mutant): string => `${m.file}:${m.line}:${m.site}:${m.variant}`;

/** A change that changes nothing: where it is, by a piece of its line, and why. `becomes`: only this one. */
interface Equivalent {
  readonly file: string;
  readonly text: string;
  readonly was?: string;
  readonly becomes?: string;
  readonly why: string;
}
const equivalents = JSON.parse(
  readFileSync(new URL("./equivalent.json", import.meta.url), "utf8"),
) as readonly Equivalent[];
/** A number of the book that no page reads is told by the reference and played by nobody. */
const TOLD: Equivalent = { file: "", text: "", why: "only told: no rule reads it in any page" };
export const equivalentTo = (m: Found): Equivalent | undefined =>
  (m.file.includes("/book/") && m.why === "no page comes here" ? TOLD : undefined) ??
  equivalents.find(
    (e) =>
      m.file.endsWith(e.file) &&
      m.text.includes(e.text) &&
      (e.was === undefined || e.was === m.was) &&
      (e.becomes === undefined || e.becomes === m.becomes),
  );

export const KINDS: { readonly [kind in Mutant["kind"]]: string } = {
  number: "a number, by one up and down",
  small: "0 and 1, by one up and down",
  boundary: "`<` and `<=`, `>` and `>=`",
  equality: "`===` and `!==`",
  logic: "`&&` and `||`",
  not: "`!` left out",
  arithmetic: "`+` and `-`, `*` and `/`",
};

function table(found: readonly Found[]): readonly string[] {
  const groups = new Map<string, Found[]>();
  for (const f of found) {
    const folder = /src\/(\w+)\//.exec(f.file)?.[1] ?? "?";
    const key = `${folder} | ${KINDS[f.kind]}`;
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  const row = (name: string, list: readonly Found[]): string => {
    const quiet = list.filter((f) => f.by === null);
    const same = quiet.filter((f) => equivalentTo(f) !== undefined).length;
    const share = list.length === same ? 100 : (100 * (list.length - quiet.length)) / (list.length - same);
    return `| ${name} | ${list.length} | ${list.length - quiet.length} | ${same} | ${quiet.length - same} | ${share.toFixed(1)}% |`;
  };
  return [
    "| folder | change | made | noticed | change nothing | survive | noticed of those that change something |",
    "|---|---|---:|---:|---:|---:|---:|",
    ...[...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, list]) => row(key, list)),
    row("all |", found),
  ];
}

export const place = (m: Mutant): string =>
  `${m.file.replace("packages/systems/", "").replace("/src/", "/")}:${m.line}`;
export const inCode = (text: string): string => `\`${text.replaceAll("`", "'").replaceAll("|", "¦").slice(0, 110)}\``;

export const BEGIN = "<!-- written by npm run mutate -->\n";
const NAMED = "<!-- written by npm run mutate -- --named -->\n";
const END = "<!-- end -->";

/** Puts lines between two marks of docs/mutations.md; `lines` may need what stands there. */
export function between(root: string, begin: string, lines: (standing: string) => readonly string[]): void {
  const file = join(root, "docs/mutations.md");
  const text = readFileSync(file, "utf8");
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(END, from);
  if (from < begin.length || to < 0) throw new Error(`${file} has lost the marks between which its figures stand`);
  const inside = lines(text.slice(from, to)).join("\n").trim();
  writeSafely(file, `${text.slice(0, from)}${inside}\n${text.slice(to)}`);
}

/** Writes the table of the changes that once survived. */
export const writtenNamed = (root: string, table: readonly string[]): void => between(root, NAMED, () => table);

/** What stands of each system already, as lines. */
export function sections(text: string): ReadonlyMap<string, readonly string[]> {
  const all = text.split(/^(?=### )/m).filter((part) => part.startsWith("### "));
  return new Map(all.map((part) => [/^### (\S+)/.exec(part)?.[1] ?? "", [...part.trimEnd().split("\n"), ""]]));
}

/** Writes the figures of all systems between the marks of docs/mutations.md; a system that has none here keeps those it had. */
export function written(root: string, versions: { readonly [system: string]: string }): void {
  between(root, BEGIN, (standing) => {
    const kept = sections(standing);
    return Object.entries(versions).flatMap(([system, commit]) => {
      const path = join(root, ".cache/mutate", commit, `${system}.jsonl`);
      // Measured elsewhere, or before the sources moved: the figures stand, with the commit that they are of.
      return existsSync(path) ? sectionOf(system, commit, path) : (kept.get(system) ?? []);
    });
  });
}

function sectionOf(system: string, commit: string, path: string): readonly string[] {
  const all = readFileSync(path, "utf8").trim().split("\n");
  // What was played again counts as it came out last.
  const last = new Map(all.map((line) => JSON.parse(line) as Found).map((f) => [keyOf(f), f]));
  const found = [...last.values()];
  const lines = [
    `### ${system}`,
    "",
    `\`npm run mutate -- --system ${system}\`, commit ${commit}`,
    "",
    ...table(found),
    "",
  ];
  const quiet = found.filter((f) => f.by === null);
  const open = quiet.filter((f) => equivalentTo(f) === undefined);
  lines.push(open.length === 0 ? "Nothing else survives." : "What survives:", "");
  for (const f of open) lines.push(`- ${place(f)}: ${f.was} to ${f.becomes} in ${inCode(f.text)}`);
  if (open.length > 0) lines.push("");
  const why = new Map<string, Found[]>();
  for (const f of quiet) {
    const e = equivalentTo(f);
    if (e !== undefined) why.set(e.why, [...(why.get(e.why) ?? []), f]);
  }
  if (why.size > 0) lines.push("What changes nothing, and why:", "");
  for (const [reason, list] of why)
    lines.push(`- ${reason}: ${[...new Set(list.map((f) => `${place(f)} (${f.was})`))].join(", ")}`);
  if (why.size > 0) lines.push("");
  return lines;
}
