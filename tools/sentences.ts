// Draws sentences that players read, to be read with fresh eyes: of the app, of the log of battles between random players, of
// refusals and of rulings, both languages, all games, as many of each. npx tsx tools/sentences.ts SEED [COUNT]
import { games } from "@tercio/games";
import { load, save, say } from "@tercio/kernel";
import { playOne } from "@tercio/lab";
import { judged } from "../packages/lab/tests/shown.ts";

const [seed = 1, count = 200] = process.argv.slice(2).map(Number);
let state = seed;
/** The same draws from the same seed. */
const next = (below: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const texts = judged().filter((t) => /\s\S+\s/.test(t.text) && !/^[a-z-]+$/.test(t.key + t.text));

/** The lines of the log of one battle a game. */
function logs(language: "en" | "fr"): readonly string[] {
  return games.flatMap((system) => {
    const { battle } = playOne(system, seed, { bots: "random", chained: true });
    const told = load(system, save(battle, { build: "sentences" }));
    return told.ok ? told.events.flat().map((e) => `${system.id} ${e.kind}: ${say(system, e.message, language)}`) : [];
  });
}

for (const language of ["en", "fr"] as const) {
  const of = (which: (t: (typeof texts)[number]) => boolean): readonly string[] =>
    texts.filter((t) => t.language === language && which(t)).map((t) => `${t.owner} ${t.key}: ${t.text}`);
  const pools = {
    app: of((t) => t.file.startsWith("apps/web/")),
    log: logs(language),
    refusals: of((t) => t.key.startsWith("refuse.")),
    rulings: of((t) => t.file.includes("/rulings/")),
  };
  for (const [name, pool] of Object.entries(pools)) {
    const left = [...new Set(pool)];
    for (let n = 0; n < count / 8 && left.length > 0; n++)
      console.log(`${language} ${name}  ${String(left.splice(next(left.length), 1)[0])}`);
  }
}
