// Imports run only downwards; engine packages have no run-time dependency, no clock, no chance and no inexact mathematics;
// the kernel, the dice and entries know no word of wargaming; books import nothing, and the reference loads no engine. Within a
// package no two folders import each other, by whatever way round, and no file needs a value of one that needs a value of it.
// What is imported when it is asked for (import()) is imported. Systems are found by their folder. Nothing of packages and
// apps, tests included, imports from tools.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const layers = [
  ["packages/basis"],
  ["packages/dice"],
  ["packages/tabletop"],
  ["packages/kernel"],
  ["packages/rosters"],
  ["packages/entries"],
  ["packages/board"],
  ["packages/mass-battle", "packages/loose"],
  ["packages/regiments"],
  readdirSync("packages/systems").map((system) => `packages/systems/${system}`),
  ["packages/odds", "packages/bots", "packages/reference", "packages/files"],
  ["packages/testkit", "packages/lab"],
  ["packages/games"],
  ["packages/keeper"],
  ["apps/cli", "apps/server", "apps/web"],
];
const engine = new Set([...layers.slice(0, 9).flat()]);
const names = new Map();
const level = new Map();
layers.forEach((list, i) => {
  for (const dir of list) {
    level.set(dir, i);
    names.set(JSON.parse(readFileSync(join(dir, "package.json"), "utf8")).name, dir);
  }
});
const problems = [];
for (const home of ["packages", "apps"])
  for (const name of readdirSync(home))
    if (name !== "systems" && !level.has(`${home}/${name}`))
      problems.push(`${home}/${name}: stands in no layer; name it in tools/layers.mjs`);
const files = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory()
      ? e.name === "node_modules" || e.name === "dist"
        ? []
        : files(join(dir, e.name))
      : /\.(ts|tsx)$/.test(e.name)
        ? [join(dir, e.name)]
        : [],
  );
/** The book, and what of an entry is no play: a reader of it loads no engine. */
const isBook = (path) => path.includes("/src/book/") || (path.includes("/src/entries/") && !path.endsWith("play.ts"));
/** What a book may import: itself, and what entries of all games are made of. */
const forBooks = (file, name) => name === "@tercio/entries" || isBook(join(dirname(file), name));
/** Packages that know no word of wargaming. */
const WORDLESS = ["packages/kernel", "packages/dice", "packages/entries"];
/** The folder of a package, or of a part of one. */
const packageOf = (name) => names.get(name.split("/").slice(0, 2).join("/"));
/** Whatever a file imports: at once, or when it is asked for. */
const IMPORTED = /(?:\bfrom |\bimport\()"([^"]+)"/g;
/** A system itself, or any part of it but what a reader may load. */
const engines = (name) =>
  packageOf(name)?.startsWith("packages/systems/") === true && !/\/(book|editions|rulings|fixed-rulings)$/.test(name);
const banned =
  /\w*(?<![a-z])(unit|model|phase|charge|wound|weapon|spell|wizard|regiment|army|melee|banner|champion|shaken|health.?point|ninth.?age|old.?world|sigmar|warhammer)/i;
for (const dir of level.keys()) {
  if (engine.has(dir)) {
    const own = Object.keys(JSON.parse(readFileSync(join(dir, "package.json"), "utf8")).dependencies ?? {});
    for (const d of own)
      if (!d.startsWith("@tercio/")) problems.push(`${dir}: an engine package may not depend on ${d}`);
  }
  for (const file of files(dir)) {
    const test = /\.test\.tsx?$|\/tests\/|\/e2e\/|\/bench\//.test(file);
    const text = readFileSync(file, "utf8");
    for (const [, name] of text.matchAll(IMPORTED))
      if (name.startsWith(".") && join(dirname(file), name).startsWith("tools/"))
        problems.push(`${file}: imports ${name}: what tests and tools share stands in a package`);
    if (!test)
      for (const [, name] of text.matchAll(IMPORTED)) {
        const target = engine.has(dir) ? packageOf(name) : names.get(name);
        if (target !== undefined && target !== dir) {
          if (level.get(target) > level.get(dir)) problems.push(`${file}: imports ${name}, which stands above it`);
          if (level.get(target) === level.get(dir) && dir.startsWith("packages/systems/"))
            problems.push(`${file}: systems never import each other (${name})`);
        }
        if (target === undefined && engine.has(dir) && !name.startsWith("."))
          problems.push(`${file}: an engine package imports ${name}`);
        if (isBook(file) && !forBooks(file, name))
          problems.push(`${file}: the book imports nothing but itself (${name})`);
        if (dir === "packages/reference" && engines(name))
          problems.push(`${file}: the reference takes a system's book and rulings, never its engine (${name})`);
      }
    if (!test && engine.has(dir)) {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      const inexact =
        /\bMath\.(sin|cos|tan|asin|acos|atan2?|hypot|pow|exp|log\w*|random|round|cbrt)\b|\bDate\b|\bperformance\.|\bcrypto\b/.exec(
          code,
        );
      if (inexact !== null) problems.push(`${file}: ${inexact[0]} is not the same on every machine`);
      const sorts = [...code.matchAll(/\.sort\(\)/g)].length;
      if (sorts > 0 && !file.startsWith("packages/dice")) problems.push(`${file}: a sort without an order`);
    }
    if (!test && WORDLESS.includes(dir)) {
      text.split("\n").forEach((line, i) => {
        const word = banned.exec(line);
        if (word !== null) problems.push(`${file}:${i + 1}: "${word[0]}" is a word of wargaming`);
      });
    }
  }
}
/** A folder of sources, where the play of an entry is one of the rules and the rest of it one of the book; the index that puts them together stands above the other files beside it. */
const folderOf = (path) =>
  path.startsWith("entries/")
    ? path.endsWith("play.ts")
      ? "rules"
      : "book"
    : path.includes("/")
      ? path.slice(0, path.indexOf("/"))
      : path.startsWith("index.")
        ? path
        : ".";
for (const dir of level.keys()) {
  const src = join(dir, "src");
  if (!existsSync(src)) continue;
  /** From folder to folder, with a file that shows it. */
  const imports = new Map();
  for (const file of files(src).filter((f) => !/\.test\.tsx?$/.test(f))) {
    const from = folderOf(relative(src, file));
    for (const [, name] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
      if (!name.startsWith(".")) continue;
      const to = folderOf(relative(src, join(dirname(file), name)));
      if (to !== from) imports.set(from, (imports.get(from) ?? new Map()).set(to, file));
    }
  }
  const walk = (at, way) => {
    for (const [to, file] of imports.get(at) ?? []) {
      // Told once: from the folder that comes first.
      if (to === way[0]) problems.push(`${src}: the folders ${[...way, to].join(" > ")} import each other (${file})`);
      else if (to > way[0] && !way.includes(to)) walk(to, [...way, to]);
    }
  };
  for (const folder of imports.keys()) walk(folder, [folder]);
}
/** The files whose values a file needs before it can run: imports of types alone are gone by then. */
function needed(file) {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(/^(?:import|export)\s+([^"';]*?)\s*from\s*"(\.[^"]+)"/gm)].flatMap(([, clause, name]) => {
    const named = /^\{([\s\S]*)\}$/
      .exec(clause.trim())?.[1]
      .split(",")
      .map((one) => one.trim());
    const types = /^type\b/.test(clause) || named?.every((one) => one === "" || one.startsWith("type "));
    return types === true ? [] : [join(dirname(file), name)];
  });
}
const values = new Map(
  [...level.keys()]
    .filter((dir) => existsSync(join(dir, "src")))
    .flatMap((dir) => files(join(dir, "src")).map((file) => [file, needed(file)])),
);
/** Files from which every way through values has been walked. */
const walked = new Set();
const walkValues = (file, way) => {
  const at = way.indexOf(file);
  if (at >= 0) problems.push(`files need values of each other: ${[...way.slice(at), file].join(" > ")}`);
  if (at >= 0 || walked.has(file)) return;
  for (const to of values.get(file) ?? []) walkValues(to, [...way, file]);
  walked.add(file);
};
for (const file of values.keys()) walkValues(file, []);
for (const p of problems) console.log(p);
console.log(problems.length === 0 ? "layers and words: all well" : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
