// The dearest answers to be had by charging one unit with many: looks for them in scenes by number.
//   node tools/run.mjs packages/lab/bench/dearest.ts [scenes=200] [first=1]
import { chargeAll, hostile } from "./hostile.ts";

const [scenes, first] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 1)];
const dear: { readonly seed: number; readonly choice: string; readonly milliseconds: number }[] = [];
let played = 0;
for (let seed = first; seed < first + scenes; seed++) {
  const answers = chargeAll(hostile(seed));
  if (answers === null) continue;
  played++;
  for (const one of answers) dear.push({ seed, ...one });
}
dear.sort((a, b) => b.milliseconds - a.milliseconds);
console.log(`${played} scenes of ${scenes}, ${dear.length} answers; CPU of the dearest:`);
for (const { seed, choice, milliseconds } of dear.slice(0, 12))
  console.log(`scene ${seed}, ${choice}: ${milliseconds.toFixed(0)} ms`);
