// What an army does to all magic of a battle (sheet 002): held by the army that a model belongs to, in the later edition alone.
import { defineRule, defineState } from "../define.ts";

export const daemonsFewDice = defineRule({
  id: "t9a.magic-modifier.dl.few-dice",
  name: { en: "DL - one or two Magic Dice", fr: "LD - un ou deux Dés de magie" },
  figures: { army: "LD", castingRoll: 1, magicDice: "1-2", magicDiceAtMost: 2 },
});

export const daemonsVeilTokens = defineRule({
  id: "t9a.magic-modifier.dl.extra-veil-tokens",
  name: { en: "DL - additional Veil Tokens", fr: "LD - marqueurs Voile supplémentaires" },
  figures: { army: "LD", veilTokens: 2, for: "each Active Player" },
});

export const pestilenceVeilTokens = defineRule({
  id: "t9a.magic-modifier.ldp.enemy-veil-tokens",
  name: { en: "LdP - Veil Tokens", fr: "LdP - marqueurs Voile" },
  figures: { army: "LdP", veilTokens: 2, for: "opponent, if he wishes" },
});

export const dwarvesCastingValue = defineRule({
  id: "t9a.magic-modifier.dh.enemy-casting-value",
  name: { en: "DH - Dwarven Holds", fr: "FN - Forteresses naines" },
  figures: { army: "FN", enemyCastingValue: 1 },
});

export const masteryOfEternity = defineRule({
  id: "t9a.magic-modifier.sa.mastery-of-eternity",
  name: { en: "SA - Mastery of Eternity", fr: "AS - Maîtrise de l’éternité" },
  listed: true,
  figures: { army: "AS", castingRoll: 1 },
});

export const sacrificialOffering = defineRule({
  id: "t9a.magic-modifier.cul.sacrificial-offering",
  name: { en: "CUL - Sacrificial Offering", fr: "CUL - Offrande sacrificielle" },
  listed: true,
  figures: {
    "2e-early": {},
    "2e-late": {
      army: "CUL",
      hits: 1,
      woundsAutomatically: true,
      saves: false,
      castingRoll: 1,
      maximumPerUnitAndMagicPhase: 1,
    },
  },
});

/** What lies on a unit that has been hit so, to the end of the Magic Phase. */
export const hasOffered = defineState({
  word: "has-offered",
  of: ["t9a.magic-modifier.cul.sacrificial-offering"],
  name: { en: "Has made its offering", fr: "A fait son offrande" },
});
