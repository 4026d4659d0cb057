// Is the judgement of a position fair? npm run fair [-- battles [first seed [player]]]. When dice fall a fair number does not
// change on average. Told is by how much it did, for each kind of roll, in battles with terrain, shots and magic; --json: for
// a proof, which adds up.
import { playerOf } from "@tercio/bots";
import { ninthAge } from "@tercio/ninth-age";
import { allFair, fairness, meanOf, unfair } from "../src/fair.ts";
import { setUp } from "./armies.ts";

const json = process.argv.includes("--json");
const [count = "20", from = "50000", player = "random"] = process.argv.slice(2).filter((a) => a !== "--json");
const [battles, first] = [Number(count), Number(from)];
const { changes, proposals, illegal } = allFair(
  Array.from({ length: battles }, (_, i) =>
    fairness(ninthAge, setUp((first + i) % 1000, 1500), first + i, playerOf(player)),
  ),
);

if (json) console.log(JSON.stringify({ changes: Object.fromEntries(changes), battles, proposals, illegal }));
else {
  console.log(
    `${battles} battles of ${player}, seeds ${first} to ${first + battles - 1}: points that a roll changes on average, for who rolls; ${illegal.length} of ${proposals} proposals refused`,
  );
  for (const [kind, change] of [...changes].sort((p, q) => q[1].count - p[1].count)) {
    const { mean, error } = meanOf(change);
    const bounds = { rolls: 2, errors: 3, points: 3 };
    const far = unfair({ changes: new Map([[kind, change]]) }, bounds).length > 0 ? "  <- not fair" : "";
    console.log(
      `${mean.toFixed(1).padStart(8)} ± ${error.toFixed(1).padStart(5)}  ${String(change.count).padStart(6)}  ${kind}${far}`,
    );
  }
  for (const one of illegal) console.log(`refused: ${one}`);
}
