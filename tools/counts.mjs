// Keeps what was won: few casts, few jumps, short files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Casts past the compiler in all that is no test; all casts (`as T` beside `as const`, by the syntax tree) in the sources of
 * packages and apps, to be lowered whenever there are fewer; those in rules, books and entries; jumps by `goTo` in the systems; lines of a source file (reference data and what a command writes aside). */
const MOST = { past: 20, casts: 579, numbers: 14, jumps: 3, lines: 400 };

const read = (tops, which) =>
  tops
    .flatMap((top) => readdirSync(top, { recursive: true }).map((name) => join(top, name)))
    .filter((name) => which.test(name) && !/node_modules|\.test\.tsx?$|\/(tests|e2e)\//.test(name))
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
const texts = read(["packages", "apps"], /\/src\/.*\.tsx?$/);
/** Casts are counted in tools and benches as well. */
const all = read(["packages", "apps", "tools"], /\.(m?ts|tsx)$/);
const count = (pattern, list = texts) => list.reduce((n, { text }) => n + (text.match(pattern)?.length ?? 0), 0);
const problems = [];
const past = count(/\bas (never|unknown as)\b/g, all);
if (past > MOST.past) problems.push(`${past} of "as never" and "as unknown as" in the sources, at most ${MOST.past}`);

/** Casts of a file, `as const` aside. */
function castsOf({ name, text }) {
  if (!/\bas\b/.test(text)) return 0;
  let found = 0;
  const visit = (node) => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) found++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false));
  return found;
}
const NUMBERS = /\/src\/(rules|book|entries)\/|^packages\/reference\/src\/(ninth-age|old-world|age-of-sigmar)\//;
let [casts, numbers] = [0, 0];
for (const file of texts) {
  const found = castsOf(file);
  casts += found;
  if (NUMBERS.test(file.name)) numbers += found;
}
if (casts > MOST.casts)
  problems.push(`${casts} casts in the sources, at most ${MOST.casts}: there(…), a guard or a better type`);
if (numbers > MOST.numbers) problems.push(`${numbers} casts in rules, books and entries, at most ${MOST.numbers}`);
const jumps = count(
  /\bgoTo\b/g,
  texts.filter(({ name }) => name.startsWith("packages/systems/")),
);
if (jumps > MOST.jumps) problems.push(`${jumps} of "goTo" in packages/systems, at most ${MOST.jumps}`);
for (const { name, text } of texts) {
  if (/Loose = any\b/.test(text)) problems.push(`${name}: Loose = any`);
  const lines = text.split("\n").length - 1;
  const written =
    name.startsWith("packages/reference/") ||
    /\/src\/enforced(-[\w-]+)?\.ts$/.test(name) ||
    name.includes("/src/armies/books/");
  if (lines > MOST.lines && !written) problems.push(`${name} has ${lines} lines`);
}
for (const p of problems) console.log(p);
console.log(
  problems.length === 0
    ? `sources: ${casts} casts (${numbers} in rules, books and entries), ${past} past the compiler, ${jumps} jumps`
    : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
