import { type Modifier, refuse, type Rule } from "@tercio/kernel";
import { attributes } from "../book/attributes.ts";
import { each } from "../state/figures.ts";
import { firstRound } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge, Pool } from "../state/state.ts";
import type { NinthAgeMoments, Strike } from "../asking/moments.ts";
import { meets } from "./against.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** A blow: neither a shot nor a Special Attack. */
const isBlow = (s: Strike): boolean => s.shot === null && s.special === null;

const battleFocus: R = {
  id: "battle-focus",
  name: { en: "Battle Focus", fr: "Ardeur guerrière" },
  enforces: [ruleId("battle-focus")],
  offer: { "attack effects": { by: (_, s) => (isBlow(s) ? [{ kind: "six-hits" }] : []) } },
};

const hatred: R = {
  id: "hatred",
  name: { en: "Hatred", fr: "Haine" },
  enforces: [ruleId("hatred")],
  offer: {
    "attack effects": {
      by: (game, s, { params }) =>
        isBlow(s) && firstRound(s.by) && each(params).some(({ against }) => meets(game, s, against))
          ? [{ kind: "reroll-hits" }]
          : [],
    },
  },
};

type Figure = "attackValue" | "offensiveSkill" | "strength" | "armourPenetration";
/** What a charge adds to this figure of a blow. */
const charging = (figure: Figure) => ({
  by(_: NinthAge, s: Strike, { params }: { readonly params: { readonly [field: string]: unknown } }): Modifier | null {
    const value = params[figure];
    return s.by.charging && isBlow(s) && typeof value === "number" ? because("devastating-charge", "add", value) : null;
  },
});
/** The rules that it gives are held while the unit charges (`state/held.ts`). */
const devastatingCharge: R = {
  id: "devastating-charge",
  name: { en: "Devastating Charge", fr: "Charge dévastatrice" },
  enforces: [ruleId("devastating-charge")],
  modify: {
    "attack value": charging("attackValue"),
    "offensive skill": charging("offensiveSkill"),
    strength: charging("strength"),
    "armour penetration": charging("armourPenetration"),
    agility: {
      model: (_, { unit: u }, { params }) =>
        u.charging && typeof params.agility === "number" ? because("devastating-charge", "add", params.agility) : null,
    },
  },
};

const extraRank = attributes["t9a.rule.fight-in-extra-rank"];
const fightInExtraRank: R = {
  id: "fight-in-extra-rank",
  name: { en: "Fight in Extra Rank", fr: "Combat sur un rang de plus" },
  enforces: [ruleId("fight-in-extra-rank")],
  modify: { "supporting ranks": { model: () => because("fight-in-extra-rank", "add", extraRank.ranks) } },
};

const extraSupport: R = {
  id: "extra-support",
  name: { en: "Extra Support", fr: "Soutien accru" },
  enforces: [ruleId("extra-support")],
  modify: {
    "supporting attacks": {
      model: (_, __, { params }) =>
        typeof params.value === "number" ? because("extra-support", "atLeast", params.value) : null,
    },
  },
};

const inanimate: R = {
  id: "inanimate",
  name: { en: "Inanimate", fr: "Inanimé" },
  enforces: [ruleId("inanimate")],
  allow: { "strike blows": { model: () => refuse("refuse.inanimate", ruleId("inanimate")) } },
};

/** Health Points that the one model of such a pool has lost; of several nobody knows which of them is hurt. */
const hurt = ({ count, lost }: Pool): number => (count === 1 ? lost : 0);
const rage: R = {
  id: "rage",
  name: { en: "Rage", fr: "Rage" },
  enforces: [ruleId("rage")],
  modify: {
    "attack value": {
      by: (_, s) => {
        const more = isBlow(s) ? hurt(s.pool) * attributes["t9a.rule.rage"].perHealthPoint : 0;
        return more === 0 ? null : because("rage", "add", more);
      },
    },
  },
};

/** What a figure has come to in this round, by the effect that its roll left. */
const rolledTo =
  (figure: "attackValue" | "offensiveSkill") =>
  (_: NinthAge, s: Strike, { params }: { readonly params: { readonly [field: string]: unknown } }): Modifier | null => {
    const value = params[figure];
    return typeof value === "number" && params.part === s.pool.profile.parts.indexOf(s.part)
      ? because("rolled-figures", "set", value)
      : null;
  };
const rolledFigures: R = {
  id: "rolled-figures",
  name: { en: "Figures that are rolled", fr: "Valeurs tirées aux dés" },
  enforces: [ruleId("rolled-figures")],
  modify: {
    "attack value": { by: rolledTo("attackValue") },
    "offensive skill": { by: rolledTo("offensiveSkill") },
  },
};

/** Who has it, takes a weapon anew in each round, the Hand Weapon too (`rules/weapons.ts`, `state/pools.ts`). */
const weaponMaster: R = {
  id: "weapon-master",
  name: { en: "Weapon Master", fr: "Maître d’armes" },
  enforces: [ruleId("weapon-master")],
};

/** Attributes of Close Combat Attacks: of a model, or of one of its parts alone. */
export const attackAttributeRules: readonly R[] = [
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
