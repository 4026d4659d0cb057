import * as armyRulesMore from "../entries/rules/army-rules-more.ts";
import { withEffect } from "@tercio/kernel";
import { centre } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { healthEach } from "../calculation/health.ts";
import { SPENT } from "../state/items.ts";
import { mainPool, withPool } from "../state/pools.ts";
import { change, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { put } from "./special-deployment.ts";

const RULE = "t9a.rule.rebirth";
const { healthPoints } = armyRulesMore.rebirth.figures;

/** Who has lost its last Health Point may come back, once in the battle. */
export const rebirth = sequence("rebirth", { en: "Does it come back?", fr: "Renaît-elle ?" }, {}, ({ roll }) => [
  roll(
    "a",
    { en: "Roll for its rebirth", fr: "Jet de renaissance" },
    (game, v) => ({
      type: "roll",
      player: unit(game, v.unit).seat,
      label: message("roll.rebirth", { unit: named(unit(game, v.unit)), need: v.need }),
      dice: { kind: "sum", dice: 1, sides: 6 },
      rule: RULE,
    }),
    (game, v, { total }, context) => {
      const u = unit(game, v.unit);
      if (total < v.need) return {};
      tell(context, "willReturn", RULE, { unit: named(u) });
      const lost = Math.max(0, healthEach(game, u, mainPool(u)) - healthPoints);
      const next = change(game, u.id, {
        ...{ place: "reserve", special: "reborn", pools: withPool(u, 0, { count: 1, lost }) },
        ...{ moved: "none", charging: false, rounds: 0, afraid: false, shaken: false, shakenUntil: null },
      });
      const mark = { rule: SPENT, on: u.id, from: null, until: {}, params: { item: "rebirth" } };
      return { game: { ...next, effects: withEffect(next.effects, mark) } };
    },
    RULE,
  ),
]);

/** A unit that comes back is put down near to where it fell. */
export const reborn = sequence("reborn", { en: "It comes back", fr: "Elle renaît" }, {}, ({ choose }) => [
  choose(
    "a",
    { en: "Where it comes back", fr: "Où elle renaît" },
    "deploy",
    (game, v) => {
      const u = unit(game, v.unit);
      return {
        player: u.seat,
        about: { player: u.seat, units: [v.unit], around: centre(rectangleOf(u)), single: true },
      };
    },
    (game, v, answer, context) => {
      const [p] = answer.units;
      if (p === undefined) return {};
      tell(context, "returnsAlive", RULE, { unit: named(unit(game, v.unit)) });
      return { game: change(put(game, p), v.unit, { special: null }) };
    },
    RULE,
    (game, v, context) => {
      tell(context, "noRoom", RULE, { unit: named(unit(game, v.unit)) });
      return { game: change(game, v.unit, { place: "gone" }) };
    },
  ),
]);
