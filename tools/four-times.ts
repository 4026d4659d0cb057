// node tools/run.mjs tools/four-times.ts : how long exact odds of two against two in one combat take in a process that has just
// begun, and then again: seconds by the clock and of CPU (compiler and collector beside), each time asked anew.
import { ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { combatOf, ofFour } from "../packages/lab/bench/many.ts";

const [scene] = ofFour;
if (scene === undefined) throw new Error("no combat of four");
const question = combatOf(scene);
for (const time of ["first", "second", "third", "fourth"]) {
  const before = process.cpuUsage();
  const began = performance.now();
  if (!exactOdds(ninthAge, question).exact) throw new Error("too many states");
  const clock = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  console.log(`${time} time: ${clock.toFixed(2)} s by the clock, ${((user + system) / 1e6).toFixed(2)} s of CPU`);
}
