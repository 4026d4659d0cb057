import * as lastBlows from "../entries/rules/last-blows.ts";
import type { Sickening } from "../calculation/miasma.ts";
import { lastingOn } from "../calculation/lasting.ts";
import { unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { atStep } from "../state/steps.ts";

const { toHit } = lastBlows.faeMiasma.figures;

export type MiasmaGiven = Sickening;

/** A unit tests its Resilience for each hit that sickens it. */
export const miasma = sequence("miasma", { en: "Tests of Resilience", fr: "Tests de Résistance" }, {}, ({ roll }) => [
  roll(
    "a",
    { en: "One for each hit", fr: "Un par touche" },
    (game, v) => ({
      type: "roll",
      player: unit(game, v.unit).seat,
      label: message("roll.miasma", { unit: named(unit(game, v.unit)), dice: v.hits, fails: v.fails }),
      dice: { kind: "pool", dice: v.hits, sides: 6, groups: [v.fails] },
      rule: "t9a.rule.fae-miasma",
    }),
    (game, v, { counts }, context) => {
      if ((counts[1] ?? 0) === 0) return {};
      tell(context, "sickens", "t9a.rule.fae-miasma", { unit: named(unit(game, v.unit)), worse: -toHit });
      const until = { steps: [{ ...atStep("player-turn", "start"), player: game.active }] };
      return { game: lastingOn(game, [{ rule: "sickened", on: v.unit, from: null, until, params: {} }]) };
    },
    "t9a.rule.fae-miasma",
  ),
]);
