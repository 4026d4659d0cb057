// Random scenes of loose models against brute force:
//   node tools/run.mjs packages/loose/tests/proof/run.ts ways|places|checks|contact [first seed=1] [scenes=40]
import { comparedChecks } from "./checks.ts";
import type { Compared } from "./compared.ts";
import { comparedContact } from "./contact.ts";
import { comparedPlaces, comparedWay } from "./ways.ts";

const comparisons: Readonly<Record<string, (seed: number) => Compared>> = {
  ways: comparedWay,
  places: comparedPlaces,
  checks: comparedChecks,
  contact: comparedContact,
};
const compared = comparisons[process.argv[2] ?? ""];
if (compared === undefined) throw new Error(`one of ${Object.keys(comparisons).join(", ")}`);
const first = Number(process.argv[3] ?? 1);
const scenes = Number(process.argv[4] ?? 40);

const counted: Record<string, number> = {};
const faults: string[] = [];
for (let seed = first; seed < first + scenes; seed++) {
  const one = compared(seed);
  for (const [what, n] of Object.entries(one.counted)) counted[what] = (counted[what] ?? 0) + n;
  faults.push(...one.faults);
}
for (const f of faults) console.log(f);
// For npm run proof.
console.log(JSON.stringify({ ...counted, faults: faults.length }));
process.exitCode = faults.length === 0 ? 0 : 1;
