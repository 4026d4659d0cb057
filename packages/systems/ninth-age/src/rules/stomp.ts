import { inForce, type Rule } from "@tercio/kernel";
import { stomps } from "../book/models.ts";
import { heightOf } from "../calculation/rates.ts";
import { rankAndFile } from "../state/pools.ts";
import { type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { hasRule } from "../state/held.ts";
import { listedRule, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments, Reach } from "../asking/moments.ts";

const { attacks, initiativeStep } = stomps["t9a.rule.stomp-1"];

const stompable = (game: NinthAge, u: Unit): boolean =>
  heightOf(game, u) === "Standard" && !hasRule(game, u, "cannot-be-stomped");

/** The strongest part tramples. */
const strongest = ({ profile: { parts } }: Pool): number =>
  parts.reduce((best, p, i) => (p.strength > (parts[best]?.strength ?? 0) ? i : best), 0);

/** Stomps go to the rank and file of a unit that the model touches, never to a champion or Character. */
function stompAims(game: NinthAge, { aims, touched }: Reach): readonly PoolRef[] {
  if (!inForce(ruleId("stomp-distribution"))) return aims.filter((aim) => stompable(game, unit(game, aim.unit)));
  return touched
    .filter((id) => stompable(game, unit(game, id)) && rankAndFile(unit(game, id)) > 0)
    .sort((p, q) => p - q)
    .map((id) => ({ unit: id, pool: 0 }));
}

export const stompRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  {
    id: "stomp-1",
    name: { en: "Stomp Attacks (1)", fr: "Piétinement (1)" },
    enforces: [listedRule("stomp-1")],
    offer: {
      "attacks besides": {
        model: (game, { pool }) => [
          {
            step: initiativeStep,
            dice: attacks,
            part: strongest(pool),
            aims: (reach: Reach) => stompAims(game, reach),
          },
        ],
      },
    },
  },
];
