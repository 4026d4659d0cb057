// One chunk of a proof of tools/proof/mutated.ts: tsx tools/proof/mutated-chunk.ts WHAT SEED COUNT. Ends with one line of JSON.
import * as tried from "../../apps/cli/tests/mutated.ts";

const [what, seed, count] = process.argv.slice(2);
const chunk = await tried[what as keyof typeof tried](Number(seed), Number(count));
console.log(JSON.stringify(chunk));
process.exit(0);
