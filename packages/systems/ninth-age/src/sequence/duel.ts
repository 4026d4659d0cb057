import { foes, other, unit } from "../state.ts";
import { ruleId } from "../rules/ids.ts";
import { duellists } from "./champions.ts";
import { named, tell } from "./emit.ts";
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
        const from = duellists(game, v.units, v.seat).filter((id) => !barred.includes(id));
        return from.length === 0 ? null : { player: v.seat, about: { from } };
      },
      (_, __, answer) => ({ vars: { by: answer.unit } }),
    ),
    choose(
      "b",
      { en: "Accept or refuse the Duel", fr: "Accepter ou refuser le duel" },
      "accept-duel",
      (game, { by }) => {
        if (by === null) return null;
        const able = foes(game, by)
          .map((f) => f.foe)
          .filter((id) => unit(game, id).champion);
        return { player: other(unit(game, by).seat), about: { by, able } };
      },
      (game, v, answer, context) => {
        const by = v.by as number;
        tell(context, answer.unit === null ? "duelRefused" : "duels", STEP, { unit: named(unit(game, by)) });
        return answer.unit !== null
          ? { vars: { at: answer.unit } }
          : { vars: { refused: foes(game, by).map((f) => f.foe) } };
      },
    ),
  ],
  (_, v) => ({ duel: v.by === null || v.at === null ? null : { a: v.by, b: v.at }, refused: v.refused }),
);
