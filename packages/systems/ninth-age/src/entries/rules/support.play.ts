import * as entry from "./support.ts";
import { type Play, play } from "../play.ts";
import { refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { fullRanksOf, unitDistance } from "../../calculation/formation.ts";
import { hasRule } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { type NinthAge, onField, type Unit } from "../../state/state.ts";

const parentUnit = play(entry.parentUnit, {
  allow: {
    "be frightened": {
      unit: (game, { by }) =>
        hasRule(game, by, "support-unit") ? refuse("refuse.parent-unit", "t9a.rule.parent-unit") : true,
    },
  },
});

const row = entry.supportUnit.figures;
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
const supportUnit = play(entry.supportUnit, {
  modify: {
    "supporting ranks": {
      model: (game, { unit: u }) =>
        parents(game, u).length > 0 ? because("t9a.rule.support-unit", "add", row.ranksOfSupport) : null,
    },
    "shooting ranks": {
      by: (game, { unit: u }) =>
        parents(game, u).length > 0 ? because("t9a.rule.support-unit", "add", row.ranksThatShoot) : null,
    },
    "ranks that steady": {
      unit: (game, { unit: u }) => {
        const most = Math.max(0, ...parents(game, u).map((p) => fullRanksOf(game, p)));
        return most === 0 ? null : because("t9a.rule.support-unit", "atLeast", most);
      },
    },
  },
});

/** Regiments and their detachments. */
export const supportRules: readonly Play[] = [parentUnit, supportUnit];
