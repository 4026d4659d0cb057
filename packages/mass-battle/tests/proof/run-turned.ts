// One charger, a target that may be turned, against every angle of the target by 1/1024 turn:
//   node tools/run.mjs packages/mass-battle/tests/proof/run-turned.ts [scenes=2000] [seed=1] [wheels=256]
import { findPlaces } from "../../src/index.ts";
import { better, wrongWith } from "./one-charger.ts";
import { drawing, scene } from "./scenes.ts";

const [scenes, seed, wheels] = [
  Number(process.argv[2] ?? 2000),
  Number(process.argv[3] ?? 1),
  Number(process.argv[4] ?? 256),
];
/** 1/1024 turn is 64 of 65536, and 16 of the oracle's steps. */
const ANGLE = 64;
const count = { scenes: 0, turned: 0, none: 0, unturned: 0, impossible: 0, more: 0, wrong: 0 };
const cpu = process.cpuUsage();
for (let at = 0; count.scenes < scenes; at++) {
  const draw = drawing((seed * 1_000_003 + 500_000 + at) >>> 0);
  const plain = scene(draw, draw(4, 12));
  if (plain === null) continue;
  // A target that the charger reaches without turning it says nothing here.
  const without = findPlaces(plain).best;
  if (without !== null && without.otherEnemies.length === 0) continue;
  const q = { ...plain, targetMayTurn: true };
  count.scenes++;
  const { best } = findPlaces(q);
  const tell = (what: "impossible" | "more" | "wrong", more: unknown): void => {
    count[what]++;
    if (count[what] <= 5) console.log(`${what}: scene ${at}: ${JSON.stringify(more)}\n  ${JSON.stringify(q)}`);
  };
  if (best === null) count.none++;
  else if (best.rotateTarget === 0) count.unturned++;
  else {
    count.turned++;
    const wrong = wrongWith(q, best);
    if (wrong !== null) tell("wrong", { wrong, best });
  }
  // What touches another enemy is worse than any turn of the target.
  const most = best === null || best.otherEnemies.length > 0 ? 16_320 : Math.abs(best.rotateTarget) - 1;
  for (let turn = ANGLE; turn <= most; turn += ANGLE) {
    const found = better(q, -1, { wheels, targetTurns: turn / 4 });
    if (found === null) continue;
    tell(best === null ? "impossible" : "more", { turn, found, best });
    break;
  }
}
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${count.scenes} scenes that cannot be charged without turning the target: ${count.turned} turned, ${count.unturned} touch another enemy, ${count.none} without a charge; called impossible though one exists ${count.impossible}, turned more than needed (by 1/1024 turn or more) ${count.more}, wrong ways ${count.wrong}; ${((user + system) / 1e6).toFixed(0)} s CPU`,
);
// For npm run proof.
console.log(JSON.stringify({ ...count, seconds: Math.round((user + system) / 1e6) }));
process.exitCode = count.impossible + count.more + count.wrong === 0 ? 0 : 1;
