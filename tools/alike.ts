// Do battles of an earlier commit, played by its own build, end alike in this one? Answers and dice are given again, by both builds:
//   npx tsx tools/alike.ts COMMIT [BATTLES OF EACH GAME AND EDITION]
// Who is asked what, what happens and where everything stands must be the same; the ids of steps may be others.
import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { games } from "@tercio/games";
import { build } from "esbuild";
import { sourcesOf } from "../packages/keeper/src/engine.ts";
import { scenes } from "./alike/scenes.ts";
import { type Referee, referee as today } from "./alike/played.ts";

const [named, number = "10"] = process.argv.slice(2);
if (named === undefined) {
  console.error("npx tsx tools/alike.ts COMMIT [BATTLES]");
  process.exit(2);
}
const commit = execFileSync("git", ["rev-parse", `${named}^{commit}`], { encoding: "utf8" }).trim();
const source = await sourcesOf(commit);
const entry = join(source, "packages/lab/src/played.ts");
copyFileSync("tools/alike/played.ts", entry);
const outfile = join(source, "../alike.mjs");
await build({
  ...{ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", target: "node20" },
  logLevel: "error",
});
const { referee: before } = (await import(pathToFileURL(outfile).href)) as { readonly referee: Referee };

/** The first difference of two lists, by what they are of. */
function differing(what: string, was: readonly string[], is: readonly string[]): readonly string[] {
  const at = was.findIndex((one, i) => one !== is[i]);
  if (at < 0 && was.length === is.length) return [];
  return [`${what} ${at}: ${(was[at] ?? "nothing").slice(0, 300)} / ${(is[at] ?? "nothing").slice(0, 300)}`];
}

const count = Number(number);
let [battles, answers, different] = [0, 0, 0];
/** By game: the kinds of choices that somebody was asked. */
const met = new Map<string, Set<string>>();
/** Gives a battle again to both builds; what differs first is said. */
function compare(id: string, called: string, file: ReturnType<Referee["from"]>): void {
  if (file === null) {
    console.log(`${called}: cannot be set up by that build`);
    return;
  }
  const [was, is] = [before.given(file), today.given(file)];
  battles++;
  const kinds = met.get(id) ?? new Set();
  for (const one of was.asked) kinds.add(one.split(" ")[1] ?? "");
  met.set(id, kinds);
  answers += was.answers;
  const found = [
    ...(was.problem === null && is.problem === null ? [] : [`${was.problem ?? "fine"} / ${is.problem ?? "fine"}`]),
    ...differing("asked", was.asked, is.asked),
    ...differing("events of answer", was.events, is.events),
    ...differing("position", was.positions, is.positions),
  ];
  if (found.length === 0) return;
  different++;
  console.log(`${called}: ${found[0] ?? ""}`);
}

for (const { id } of games)
  for (const edition of before.editionsOf(id)) {
    for (let nth = 0; nth < count; nth++)
      compare(id, `${id} ${edition} ${nth}`, before.played(id, edition, nth, count));
    if (id !== "ninth-age") continue;
    for (const [at, scene] of scenes(edition).entries())
      for (const seed of [4001, 4002])
        compare(id, `${id} ${edition} scene ${at}, seed ${seed}`, before.from(id, scene, seed));
  }
for (const { id, rules } of games) {
  const never = Object.keys(rules.choices).filter((kind) => met.get(id)?.has(kind) !== true);
  console.log(`${id}: ${never.length === 0 ? "every choice was asked" : `never asked: ${never.join(", ")}`}`);
}
console.log(
  `${battles} battles of ${commit.slice(0, 8)}, ${answers} answers and rolls given again: ${different} end otherwise`,
);
process.exit(different === 0 ? 0 : 1);
