import { settled, there } from "@tercio/kernel";
import { bound, dueling, mayNotRefuse } from "../calculation/dueling.ts";
import { withPool } from "../state/pools.ts";
import { change, other, unit } from "../state/state.ts";
import { accountable, challenged, duellists } from "./champions.ts";
import { leader, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

const STEP = "t9a.sequence.melee.round-of-combat.4";

/**
 * Step 4 for one player: issues a Duel, which the other side accepts or refuses; for one refused its issuer names a
 * Character. It hands back who fights.
 */
export const duel = sequence(
  "duel",
  { en: "Duel", fr: "Duel" },
  { by: null, at: null },
  ({ choose }) => [
    choose(
      "a",
      { en: "Issue a Duel", fr: "Lancer un duel" },
      "issue-duel",
      (game, v) => {
        const from = duellists(game, v.units, v.seat);
        if (from.length === 0) return null;
        const must = bound(game, from);
        return { player: v.seat, about: must.length > 0 ? { from: must, must: true } : { from } };
      },
      (_, __, answer) => ({ vars: { by: answer.unit === null ? null : answer } }),
    ),
    choose(
      "b",
      { en: "Accept or refuse the Duel", fr: "Accepter ou refuser le duel" },
      "accept-duel",
      (game, { by }) => {
        if (by === null) return null;
        const able = challenged(game, by.unit);
        const must = mayNotRefuse(game, by, able);
        const player = other(unit(game, by.unit).seat);
        return { player, about: must.length > 0 ? { by, able: must, must: true } : { by, able } };
      },
      (game, v, answer, context) => {
        const by = there(v.by);
        tell(context, answer.unit === null ? "duelRefused" : "duels", STEP, {
          unit: named(unit(game, by.unit)),
          who: leader(game, by),
        });
        return answer.unit === null ? {} : { game: dueling(game, by, answer), vars: { at: answer } };
      },
    ),
    choose(
      "c",
      { en: "Name a Character for the Duel refused", fr: "Désigner un Personnage pour le duel refusé" },
      "name-refuser",
      (game, { by, at }) => {
        const able = by === null || at !== null ? [] : accountable(game, by.unit);
        const [only, ...more] = able;
        if (by === null || only === undefined) return null;
        return more.length === 0 ? settled(only) : { player: unit(game, by.unit).seat, about: { by, able } };
      },
      (game, _, who, context) => {
        tell(context, "standsAside", "t9a.rule.refuse-duel", { who: leader(game, who) });
        return { game: change(game, who.unit, { pools: withPool(unit(game, who.unit), who.pool, { refused: true }) }) };
      },
      "t9a.rule.refuse-duel",
    ),
  ],
  (_, { by, at }) => ({ duel: by === null || at === null ? null : { a: by, b: at } }),
);
