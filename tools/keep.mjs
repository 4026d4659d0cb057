// Builds of Tercio that saved battles still need (kept/builds.json):
//   node tools/keep.mjs rules           replay the kept battles; a game whose battles lead elsewhere gets its next version
//   node tools/keep.mjs add SAVE...     add battles of the kept rules, such as one that meets a rule about to change
//   node tools/keep.mjs this            keep the last commit's build, with battles of every game whose version has risen
//   node tools/keep.mjs beside FOLDER   put every kept app that has been made here beside a built one
//   node tools/keep.mjs build [COMMIT]  make engine and app of a kept build (of all): npm start serves them beside today's
import { readFileSync } from "node:fs";
import { register } from "node:module";

register(new URL("./read-typescript.mjs", import.meta.url).href);
const [what, ...rest] = process.argv.slice(2);
const [commit] = rest;
const { games } = await import("@tercio/games");
if (what === "rules") {
  const { setVersion, verdict } = await import("../packages/keeper/src/rules.ts");
  for (const system of games) {
    const { now, kept, due, differences } = verdict(system);
    for (const { battle, entry, problem } of differences.slice(0, 3))
      console.log(`${system.id}: kept battle ${battle}, entry ${entry ?? "-"}: ${problem}`);
    console.log(
      differences.length === 0
        ? `${system.id}: all kept battles lead where they led: version ${due}`
        : `${system.id}: ${differences.length} kept battles lead elsewhere: version ${due} (${kept} is kept)`,
    );
    if (now !== due) setVersion(system.id, due);
  }
} else if (what === "add" && rest.length > 0) {
  const { addBattles } = await import("../packages/keeper/src/corpus.ts");
  const { buildFor, openedBy } = await import("../packages/keeper/src/index.ts");
  for (const path of rest) {
    const save = JSON.parse(readFileSync(path, "utf8"));
    const build = buildFor(save.system, save.version);
    const played = build && (await openedBy(build, save, { verify: true, language: "en" }));
    if (!played?.ok) {
      console.error(`${path}: is not a battle of kept rules: ${played?.problem ?? "no build is kept for them"}`);
      process.exit(2);
    }
    addBattles(save.system, save.version, [save]);
    console.log(`${path}: kept, ${played.answers} answers`);
  }
} else if (what === "beside" && commit !== undefined) {
  (await import("../packages/keeper/src/beside.ts")).putBeside(commit);
} else if (what === "this") {
  const { keepThis } = await import("../packages/keeper/src/rules.ts");
  const { commit: kept, rules } = keepThis(games);
  console.log(
    `kept ${kept.slice(0, 8)}: ${Object.entries(rules)
      .map((r) => r.join(" "))
      .join(", ")}`,
  );
} else if (what === "build") {
  const { appOf, builds, engineOf } = await import("../packages/keeper/src/index.ts");
  const wanted = builds().filter((b) => commit === undefined || b.commit.startsWith(commit));
  if (wanted.length === 0) {
    console.error(
      `no kept build begins with ${commit}; there is: ${builds()
        .map((b) => b.commit.slice(0, 8))
        .join(", ")}`,
    );
    process.exit(2);
  }
  for (const build of wanted) console.log(await engineOf(build), await appOf(build));
} else {
  console.error("node tools/keep.mjs rules | add SAVE... | this | beside FOLDER | build [COMMIT]");
  process.exit(2);
}
