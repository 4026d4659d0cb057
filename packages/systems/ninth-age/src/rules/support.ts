import { type Rule, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { fullRanksOf, unitDistance } from "../calculation/formation.ts";
import { hasRule } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import { type NinthAge, onField, type Unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const parentUnit: R = {
  id: "parent-unit",
  name: { en: "Parent Unit", fr: "Unité principale" },
  enforces: [ruleId("parent-unit")],
  allow: {
    "be frightened": {
      unit: (game, { by }) =>
        hasRule(game, by, "support-unit") ? refuse("refuse.parent-unit", ruleId("parent-unit")) : true,
    },
  },
};

const row = rows["t9a.rule.support-unit"];
/** Parent Units of its side that are near enough and do not flee. */
const parents = (game: NinthAge, u: Unit): readonly Unit[] =>
  game.units.filter(
    (v) =>
      v.seat === u.seat &&
      v.id !== u.id &&
      onField(v) &&
      !v.fleeing &&
      hasRule(game, v, "parent-unit") &&
      unitDistance(u, v) <= row.inches * INCH,
  );

/** A detachment fights and shoots deeper beside its parent, and stands as firm. */
const supportUnit: R = {
  id: "support-unit",
  name: { en: "Support Unit", fr: "Unité de soutien" },
  enforces: [ruleId("support-unit")],
  modify: {
    "supporting ranks": {
      model: (game, { unit: u }) =>
        parents(game, u).length > 0 ? because("support-unit", "add", row.ranksOfSupport) : null,
    },
    "shooting ranks": {
      by: (game, { unit: u }) =>
        parents(game, u).length > 0 ? because("support-unit", "add", row.ranksThatShoot) : null,
    },
    "ranks that steady": {
      unit: (game, { unit: u }) => {
        const most = Math.max(0, ...parents(game, u).map((p) => fullRanksOf(game, p)));
        return most === 0 ? null : because("support-unit", "atLeast", most);
      },
    },
  },
};

/** Regiments and their detachments. */
export const supportRules: readonly R[] = [parentUnit, supportUnit];
