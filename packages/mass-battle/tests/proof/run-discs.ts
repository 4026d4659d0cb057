// A lone model on a round base that charges, against brute force over its angles:
//   node tools/run.mjs packages/mass-battle/tests/proof/run-discs.ts [scenes=500] [seed=1] [others=0,3,8] [step=24] [all=20]
// `beside`: scenes in which another disc is in contact already. In the first `all` scenes of each group every one of the 32,769 angles is also moved exactly, one by one.
import { asked } from "../../src/charge/types.ts";
import { faults, type Looked } from "./disc-faults.ts";
import { discScene } from "./discs.ts";
import { drawing } from "./scenes.ts";

const [scenes, seed, groups, step, all] = [
  Number(process.argv[2] ?? 500),
  Number(process.argv[3] ?? 1),
  (process.argv[4] ?? "0,3,8").split(",").map(Number),
  Number(process.argv[5] ?? 24),
  Number(process.argv[6] ?? 20),
];
const sum = { scenes: 0, beside: 0, charges: 0, none: 0, angles: 0, near: 0, single: 0, wrong: 0 };
const cpu = process.cpuUsage();
for (const others of groups) {
  let done = 0;
  for (let at = 0; done < scenes; at++) {
    const draw = drawing((seed * 1_000_003 + others * 7_919 + at) >>> 0);
    const q = discScene(draw, others);
    if (q === null) continue;
    done++;
    const looked: Looked = faults(asked(q), step, draw(0, step - 1), done <= all);
    sum.scenes++;
    if (q.inContact.length > 0) sum.beside++;
    if (looked.charge) sum.charges++;
    else sum.none++;
    sum.angles += looked.angles;
    sum.near += looked.near;
    sum.single += looked.single;
    for (const fault of looked.faults.slice(0, 3)) {
      sum.wrong++;
      if (sum.wrong < 8) console.log(`others ${others}, scene ${at}: ${fault}\n  ${JSON.stringify(q)}`);
    }
  }
}
const { user, system } = process.cpuUsage(cpu);
// For npm run proof.
console.log(JSON.stringify({ ...sum, seconds: Math.round((user + system) / 1e6) }));
process.exitCode = sum.wrong === 0 ? 0 : 1;
