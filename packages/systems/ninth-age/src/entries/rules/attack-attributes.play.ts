import * as entry from "./attack-attributes.ts";
import { type Play, play } from "../play.ts";
import { type Modifier, refuse } from "@tercio/kernel";
import { each } from "../../state/figures.ts";
import { firstRound } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import type { NinthAge, Pool } from "../../state/state.ts";
import type { Strike } from "../../hooks/moments.ts";
import { meets } from "../../rules/against.ts";

/** A blow: neither a shot nor a Special Attack. */
const isBlow = (s: Strike): boolean => s.shot === null && s.special === null;

const battleFocus = play(entry.battleFocus, {
  offer: { "attack effects": { by: (_, s) => (isBlow(s) ? [{ kind: "six-hits" }] : []) } },
});

const hatred = play(entry.hatred, {
  offer: {
    "attack effects": {
      by: (game, s, { params }) =>
        isBlow(s) && firstRound(s.by) && each(params).some(({ against }) => meets(game, s, against))
          ? [{ kind: "reroll-hits" }]
          : [],
    },
  },
});

type Figure = "attackValue" | "offensiveSkill" | "strength" | "armourPenetration";
/** What a charge adds to this figure of a blow. */
const charging = (figure: Figure) => ({
  by(_: NinthAge, s: Strike, { params }: { readonly params: { readonly [field: string]: unknown } }): Modifier | null {
    const value = params[figure];
    return s.by.charging && isBlow(s) && typeof value === "number"
      ? because("t9a.rule.devastating-charge", "add", value)
      : null;
  },
});
/** The rules that it gives are held while the unit charges (`state/held.ts`). */
const devastatingCharge = play(entry.devastatingCharge, {
  // Its own and one that a spell lends add up.
  each: true,
  modify: {
    "charge advance": {
      unit: (_, __, { params }) =>
        typeof params.advanceRate === "number"
          ? because("t9a.rule.devastating-charge", "add", params.advanceRate)
          : null,
    },
    "attack value": charging("attackValue"),
    "offensive skill": charging("offensiveSkill"),
    strength: charging("strength"),
    "armour penetration": charging("armourPenetration"),
    agility: {
      model: (_, { unit: u }, { params }) =>
        u.charging && typeof params.agility === "number"
          ? because("t9a.rule.devastating-charge", "add", params.agility)
          : null,
    },
  },
});

const extraRank = entry.fightInExtraRank.figures;
const fightInExtraRank = play(entry.fightInExtraRank, {
  modify: { "supporting ranks": { model: () => because("t9a.rule.fight-in-extra-rank", "add", extraRank.ranks) } },
});

const extraSupport = play(entry.extraSupport, {
  modify: {
    "supporting attacks": {
      model: (_, __, { params }) =>
        typeof params.value === "number" ? because("t9a.rule.extra-support", "atLeast", params.value) : null,
    },
  },
});

const inanimate = play(entry.inanimate, {
  allow: { "strike blows": { model: () => refuse("refuse.inanimate", "t9a.rule.inanimate") } },
});

/** Health Points that the one model of such a pool has lost; of several nobody knows which of them is hurt. */
const hurt = ({ count, lost }: Pool): number => (count === 1 ? lost : 0);
const rage = play(entry.rage, {
  modify: {
    "attack value": {
      by: (_, s) => {
        const more = isBlow(s) ? hurt(s.pool) * entry.rage.figures.perHealthPoint : 0;
        return more === 0 ? null : because("t9a.rule.rage", "add", more);
      },
    },
  },
});

/** What a figure has come to in this round, by the effect that its roll left. */
const rolledTo =
  (figure: "attackValue" | "offensiveSkill") =>
  (_: NinthAge, s: Strike, { params }: { readonly params: { readonly [field: string]: unknown } }): Modifier | null => {
    const value = params[figure];
    return typeof value === "number" && params.part === s.pool.profile.parts.indexOf(s.part)
      ? because("t9a.rule.rolled-figures", "set", value)
      : null;
  };
const rolledFigures = play(entry.rolledFigures, {
  modify: {
    "attack value": { by: rolledTo("attackValue") },
    "offensive skill": { by: rolledTo("offensiveSkill") },
  },
});

/** Who has it, takes a weapon anew in each round, the Hand Weapon too (`rules/weapons.ts`, `state/pools.ts`). */
const weaponMaster = play(entry.weaponMaster);

/** Attributes of Close Combat Attacks: of a model, or of one of its parts alone. */
export const attackAttributeRules: readonly Play[] = [
  battleFocus,
  hatred,
  devastatingCharge,
  fightInExtraRank,
  extraSupport,
  inanimate,
  rage,
  rolledFigures,
  weaponMaster,
];
