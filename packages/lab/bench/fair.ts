// Is the judgement of a position fair? npm run fair [-- battles [first seed]]. When dice fall a fair number does not change on
// average. Told is by how much it did, for each kind of roll, in battles of random players with terrain, shots and magic.
import { standing } from "@tercio/bots";
import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, type Request, silent } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { setUp } from "./armies.ts";

const battles = Number(process.argv[2] ?? 20);
const first = Number(process.argv[3] ?? 80_000);

interface Change {
  count: number;
  sum: number;
  squares: number;
}
const changes = new Map<string, Change>();
function tell(kind: string, by: number): void {
  const c = changes.get(kind) ?? { count: 0, sum: 0, squares: 0 };
  changes.set(kind, c);
  c.count++;
  c.sum += by;
  c.squares += by * by;
}

const engine = engineOf(ninthAge);
for (let seed = first; seed < first + battles; seed++) {
  const [dice, source] = [counterSource(seed, 0), counterSource(seed ^ 0x5555, 0)];
  let at: { readonly game: NinthAge; readonly request: Request | null } = engine.advance(
    ninthAge.rules.setup(setUp(seed - first, 1500)),
    silent,
  );
  while (at.request !== null) {
    const { game, request } = at;
    if (request.type === "choice") {
      at = engine.reply(game, ninthAge.rules.choices[request.choice]?.sample(game, request.about, source), silent);
      continue;
    }
    // For whoever rolls, so that good and bad luck of the two do not make up for each other.
    const seat = request.player ?? game.active;
    const before = standing(ninthAge, game, seat);
    at = engine.reply(game, rollOutcome(request.dice, dice), silent);
    if (at.request !== null) tell(request.rule ?? "?", standing(ninthAge, at.game, seat) - before);
  }
}

console.log(
  `${battles} battles, seeds ${first} to ${first + battles - 1}: points that a roll changes on average, for who rolls`,
);
for (const [kind, { count, sum, squares }] of [...changes].sort((p, q) => q[1].count - p[1].count)) {
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1));
  const far = error > 0 && Math.abs(mean) > 3 * error && Math.abs(mean) > 5 ? "  <- not fair" : "";
  console.log(
    `${mean.toFixed(1).padStart(8)} ± ${error.toFixed(1).padStart(5)}  ${String(count).padStart(6)}  ${kind}${far}`,
  );
}
