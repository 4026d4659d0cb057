// One charger, the target not turned, against an oracle of 4,096 wheels to each side:
//   node tools/run.mjs packages/mass-battle/tests/proof/run-one.ts [scenes=25000] [seed=1] [others=0,2,6,12] [gaps]
import { chargeAt, findPlaces } from "../../src/index.ts";
import { better, wrongWith } from "./one-charger.ts";
import { drawing, scene } from "./scenes.ts";

const [scenes, seed, groups] = [
  Number(process.argv[2] ?? 25_000),
  Number(process.argv[3] ?? 1),
  (process.argv[4] ?? "0,2,6,12").split(",").map(Number),
];
/** Units whose models stand apart, too. */
const gaps = process.argv[5] === "gaps";
let failures = 0;
let cpus = 0;
const all = { scenes: 0, charges: 0, none: 0, impossible: 0, fewer: 0, wrong: 0 };
for (const others of groups) {
  const count = { scenes: 0, charges: 0, none: 0, impossible: 0, fewer: 0, wrong: 0 };
  const cpu = process.cpuUsage();
  for (let at = 0; count.scenes < scenes; at++) {
    const draw = drawing((seed * 1_000_003 + others * 7_919 + at) >>> 0);
    const q = scene(draw, others, gaps);
    if (q === null) continue;
    count.scenes++;
    const places = findPlaces(q);
    const tell = (what: "impossible" | "fewer" | "wrong", more: unknown): void => {
      count[what]++;
      failures++;
      if (count[what] <= 5)
        console.log(`${what}: others ${others}, scene ${at}: ${JSON.stringify(more)}\n  ${JSON.stringify(q)}`);
    };
    const best = places.best;
    if (best === null) count.none++;
    else {
      count.charges++;
      const looked = [best];
      for (const s of places.stretches.slice(0, 3))
        for (const offset of [s.from, s.to, s.from + draw(0, s.to - s.from)]) {
          const there = chargeAt(q, places, offset);
          if (there === null) tell("wrong", { offset, wrong: "no charge in a stretch" });
          else looked.push(there);
        }
      for (const c of looked) {
        const wrong = wrongWith(q, c);
        if (wrong !== null) tell("wrong", { offset: c.offset, wrong });
      }
    }
    const models =
      best === null || best.otherEnemies.length > 0 ? -1 : best.modelsInContact.own + best.modelsInContact.theirs;
    const found = better(q, models);
    if (found !== null) tell(best === null ? "impossible" : "fewer", { found, best });
  }
  const { user, system } = process.cpuUsage(cpu);
  for (const what of Object.keys(all) as (keyof typeof all)[]) all[what] += count[what];
  cpus += user + system;
  console.log(
    `${others} others: ${count.scenes} scenes, ${count.charges} charges, ${count.none} without; called impossible though one exists ${count.impossible}, fewer models than possible ${count.fewer}, places that do not stand the walk ${count.wrong}; ${((user + system) / 1e6).toFixed(0)} s CPU`,
  );
}
// For npm run proof.
console.log(JSON.stringify({ ...all, seconds: Math.round(cpus / 1e6) }));
process.exitCode = failures === 0 ? 0 : 1;
