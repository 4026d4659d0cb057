// Keeps what was won: few casts, few jumps, short files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Casts past the compiler in all that is no test; all casts (`as T` beside `as const`, by the syntax tree) in the sources of
 * packages and apps, to be lowered whenever there are fewer; those in rules, books and entries; jumps by `goTo` in the systems; lines of a source file (reference data and what a command writes aside); lines of a component of the app, of which none is longer;
 * questions of the systems whether a rule is in force, which belong where entries are indexed. */
const MOST = { past: 20, casts: 571, numbers: 0, jumps: 3, lines: 400, component: 120, asked: 280 };

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
const asked = count(
  /\binForce\(/g,
  texts.filter(({ name }) => name.startsWith("packages/systems/")),
);
if (asked > MOST.asked)
  problems.push(
    `${asked} of "inForce" in packages/systems, at most ${MOST.asked}: a step names its rule, an entry is asked by its index`,
  );
for (const { name, text } of texts) {
  if (/Loose = any\b/.test(text)) problems.push(`${name}: Loose = any`);
  const lines = text.split("\n").length - 1;
  const written =
    name.startsWith("packages/reference/") ||
    /\/src\/enforced(-[\w-]+)?\.ts$/.test(name) ||
    name.includes("/src/armies/books/");
  if (lines > MOST.lines && !written) problems.push(`${name} has ${lines} lines`);
}

/** Whether a function gives JSX itself, not by functions within it. */
function drawsItself(body) {
  let found = false;
  const look = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) found = true;
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  look(body);
  return found;
}
/** The components of a file that are longer than one may be: their names and lines. */
export function longComponents({ name, text }, most = MOST.component) {
  const long = [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const line = (at) => file.getLineAndCharacterOfPosition(at).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined && drawsItself(node.body)) {
      const lines = line(node.end) - line(node.getStart(file)) + 1;
      const called = (node.name ?? node.parent.name)?.getText(file) ?? "a function";
      if (lines > most) long.push(`${name}: ${called} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return long;
}
const long = texts.filter(({ name }) => /^apps\/web\/.*\.tsx$/.test(name)).flatMap((file) => longComponents(file));
if (long.length > 0) problems.push(`components of more than ${MOST.component} lines: ${long.join(", ")}`);

/** Planted: whether it is found by that check; a component of so many lines, which gives its JSX itself or only works out values. */
const planted = (lines, gives) =>
  longComponents({
    name: "planted.tsx",
    text: `export function Planted() {\n${"  void 0;\n".repeat(lines - 3)}  return ${gives};\n}\n`,
  }).length > 0;
if (!planted(MOST.component + 1, "<p />")) problems.push("a planted component that is one line too long is not found");
if (planted(MOST.component, "<p />")) problems.push("a planted component of as many lines as it may have is refused");
if (planted(MOST.component + 1, "1")) problems.push("a planted function that draws nothing is taken for a component");
for (const p of problems) console.log(p);
console.log(
  problems.length === 0
    ? `sources: ${casts} casts (${numbers} in rules, books and entries), ${past} past the compiler, ${jumps} jumps, ${asked} asked whether they are in force`
    : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
