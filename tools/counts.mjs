// Keeps what was won: few casts that switch the compiler off, few jumps, short files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Casts past the compiler in all that is no test; jumps by `goTo` in the systems; lines of a source file (reference data and what a command writes aside). */
const MOST = { casts: 20, jumps: 12, lines: 400 };

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
const casts = count(/\bas (never|unknown as)\b/g, all);
if (casts > MOST.casts)
  problems.push(`${casts} of "as never" and "as unknown as" in the sources, at most ${MOST.casts}`);
const jumps = count(
  /\bgoTo\b/g,
  texts.filter(({ name }) => name.startsWith("packages/systems/")),
);
if (jumps > MOST.jumps) problems.push(`${jumps} of "goTo" in packages/systems, at most ${MOST.jumps}`);
for (const { name, text } of texts) {
  if (/Loose = any\b/.test(text)) problems.push(`${name}: Loose = any`);
  const lines = text.split("\n").length - 1;
  const written =
    name.startsWith("packages/reference/") || name.endsWith("/src/enforced.ts") || name.includes("/src/armies/books/");
  if (lines > MOST.lines && !written) problems.push(`${name} has ${lines} lines`);
}
for (const p of problems) console.log(p);
console.log(problems.length === 0 ? `sources: ${casts} casts, ${jumps} jumps` : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
