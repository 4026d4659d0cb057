// Changes each number of the books by one and each "<" to "<=", plays the rule pages and tells what nobody noticed.
//   npm run mutate                            numbers and boundaries of every system, what is not done yet
//   npm run mutate -- --system ninth-age      one system            --only book/movement,march   files or lines that hold that
//   npm run mutate -- --kinds small,equality,logic,not,arithmetic --sample 300   a sample of other changes, always the same one
//   npm run mutate -- --limit 200             at most so many       --minutes 10                 at most so long
//   npm run mutate -- --named                 the changes by hand of tools/mutate/named.ts
//   npm run mutate -- --budget 60             seconds of pages for one change (5)
//   npm run mutate -- --listed                what docs/mutations.md lists as surviving, at the sources as they are
//   npm run mutate -- --list                  how far it has come   --again                      what survived once more
// What is found is kept in .cache/mutate under the commit of the sources; docs/mutations.md is written from it.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundled } from "./mutate/bundle.ts";
import { named } from "./mutate/named.ts";
import { listedIn, writtenListed } from "./mutate/listed.ts";
import { type Found, keyOf, written, writtenNamed } from "./mutate/report.ts";
import { Player, type Survey } from "./mutate/player.ts";
import type { Mutant } from "./mutate/sites.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const systems = (option("system") ?? "ninth-age,old-world").split(",");
const only = option("only")?.split(",");
const kinds = (option("kinds") ?? "number,boundary").split(",");
const sample = Number(option("sample") ?? Number.POSITIVE_INFINITY);
const limit = Number(option("limit") ?? Number.POSITIVE_INFINITY);
const until = Date.now() + Number(option("minutes") ?? Number.POSITIVE_INFINITY) * 60_000;
const budget = Number(option("budget") ?? 5) * 1000;
const again = args.includes("--again");
const listed = args.includes("--listed");

const git = (...a: readonly string[]): string => execFileSync("git", a, { cwd: root, encoding: "utf8" }).trim();
/** What a change hangs on: a page more can only notice more. */
function versionOf(system: string): string {
  const sources = [`packages/systems/${system}/src`, "tools/mutate/sites.ts"];
  const changed = git("status", "--porcelain", "--", ...sources) !== "";
  return `${git("log", "-1", "--format=%h", "--", ...sources)}${changed ? "-changed" : ""}`;
}

/** The same few of many, spread over all of them. */
function sampled(mutants: readonly Mutant[]): readonly Mutant[] {
  if (mutants.length <= sample) return mutants;
  const step = mutants.length / sample;
  return Array.from({ length: sample }, (_, i) => mutants[Math.floor(i * step)] as Mutant);
}

/**
 * Pages that come to a place, those that name its rule first, then the quick ones: all that name it, of the others as many
 * as there is time for. What is read while the modules load any page may come to.
 */
function pagesFor(m: Mutant, survey: Survey): readonly number[] {
  const all = survey.pages.map((p, at) => ({ ...p, at })).filter((p) => p.failed === null);
  const near = survey.atLoad.includes(m.site) ? all : all.filter((p) => p.sites.includes(m.site));
  const names = (p: { readonly ids: readonly string[] }): boolean => m.rule !== null && p.ids.includes(m.rule);
  let spent = 0;
  return near
    .sort((a, b) => Number(names(b)) - Number(names(a)) || a.milliseconds - b.milliseconds)
    .filter((p) => names(p) || (spent += p.milliseconds) <= budget)
    .map((p) => p.at);
}

if (args.includes("--named")) {
  const { table, survived } = await named(root);
  writtenNamed(root, table);
  console.log(`${survived} of ${table.length - 2} noticed by nobody`);
  process.exit(survived === 0 ? 0 : 1);
}
for (const system of systems) {
  const version = versionOf(system);
  const folder = join(root, ".cache/mutate", version);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${system}.jsonl`);
  const { path, mutants, count, hash } = await bundled(root, system, join(folder, `${system}-${process.pid}.cjs`));
  const survives = listed ? listedIn(root, system) : null;
  const wanted = mutants.filter(
    (m) =>
      (survives === null || survives(m)) &&
      kinds.includes(m.kind) &&
      (only === undefined || only.some((o) => m.file.includes(o) || m.text.includes(o))),
  );
  const chosen = sampled(wanted);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const done = new Map(lines.map((line) => JSON.parse(line) as Found).map((f) => [keyOf(f), f]));
  const open = chosen.filter((m) => {
    const known = done.get(keyOf(m));
    return known === undefined || (again && known.by === null);
  });
  console.log(`${system}: ${chosen.length} changes, ${chosen.length - open.length} done; commit ${version}`);
  if (args.includes("--list") || open.length === 0) continue;
  const player = new Player(path, count);
  const survey = await player.survey(join(folder, `${system}-${hash}.json`));
  for (const p of survey.pages)
    if (p.failed !== null) console.log(`not played, fails as it is: ${p.title}: ${p.failed}`);
  const loading = open.filter((m) => survey.atLoad.includes(m.site)).length;
  console.log(`${system}: ${open.length} to do, ${loading} of them while the modules load`);
  let n = 0;
  const told: Found[] = chosen.flatMap((m) => (open.includes(m) ? [] : [done.get(keyOf(m)) as Found]));
  for (const m of open) {
    if (n >= limit || Date.now() > until) break;
    n++;
    const found = await player.play(m, pagesFor(m, survey), survey);
    appendFileSync(file, `${JSON.stringify({ ...m, ...found } satisfies Found)}\n`);
    told.push({ ...m, ...found });
    if (found.by === null) console.log(`survives: ${m.file}:${m.line} ${m.was} -> ${m.becomes}: ${m.text}`);
    if (n % 50 === 0) console.log(`${system}: ${n} of ${open.length}`);
  }
  player.end();
  if (listed) writtenListed(root, system, version, told);
}
if (!listed) written(root, Object.fromEntries(["ninth-age", "old-world"].map((system) => [system, versionOf(system)])));
