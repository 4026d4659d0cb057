import { foes, other, type PoolRef, unit } from "../state.ts";
import { ruleId } from "../rules/ids.ts";
import { challenged, duellists } from "./champions.ts";
import { leader, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { inForce } from "@tercio/kernel";

const STEP = "t9a.sequence.melee.round-of-combat.4";

/** Step 4 for one player: issues a Duel, which the other side accepts or refuses. It hands back who fights, and who refused. */
export const duel = sequence(
  "duel",
  { en: "Duel", fr: "Duel" },
  { by: null, at: null, refused: [] },
  ({ choose }) => [
    choose(
      "a",
      { en: "Issue a Duel", fr: "Lancer un duel" },
      "issue-duel",
      (game, v) => {
        // Who has just refused a Duel issues none.
        const barred = inForce(ruleId("refuse-duel")) ? v.barred : [];
        const from = duellists(game, v.units, v.seat).filter((who) => !barred.includes(who.unit));
        return from.length === 0 ? null : { player: v.seat, about: { from } };
      },
      (_, __, answer) => ({ vars: { by: answer.unit === null ? null : answer } }),
    ),
    choose(
      "b",
      { en: "Accept or refuse the Duel", fr: "Accepter ou refuser le duel" },
      "accept-duel",
      (game, { by }) => {
        if (by === null) return null;
        return { player: other(unit(game, by.unit).seat), about: { by, able: challenged(game, by.unit) } };
      },
      (game, v, answer, context) => {
        const by = v.by as PoolRef;
        tell(context, answer.unit === null ? "duelRefused" : "duels", STEP, {
          unit: named(unit(game, by.unit)),
          who: leader(game, by),
        });
        return answer.unit !== null
          ? { vars: { at: answer } }
          : { vars: { refused: foes(game, by.unit).map((f) => f.foe) } };
      },
    ),
  ],
  (_, v) => ({ duel: v.by === null || v.at === null ? null : { a: v.by, b: v.at }, refused: v.refused }),
);
