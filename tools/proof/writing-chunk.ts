// One chunk of a proof of tools/proof/writing.ts: tsx tools/proof/writing-chunk.ts roomy|full SEED RUNS. Ends with one line of JSON.
import { killedRuns } from "../../apps/cli/tests/killed.ts";

const [disk, seed, runs] = process.argv.slice(2);
const skipped = { counted: { runs: 0, killed: 0, full: 0, old: 0, new: 0 }, wrong: [] };
console.log(JSON.stringify(killedRuns(Number(seed), Number(runs), disk === "full") ?? skipped));
