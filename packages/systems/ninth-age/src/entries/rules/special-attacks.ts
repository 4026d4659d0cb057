// Attacks that are no blows (sheet 000, Special Attacks).
import { defineRule, defineState, whole, oneOf, listOf, optional } from "../define.ts";
import { HITS, BREATH } from "../forms.ts";

/** Stomp Attacks come last of all (sheet 000, Model Height: as many as it gives). */
const stomps = { initiativeStep: 0, hits: "without a roll", targets: "Standard" } as const;
const ONE = 1;
const ROLLED = "D6";

export const stomp1 = defineRule({
  id: "t9a.rule.stomp-1",
  name: { en: `Stomp Attacks (${ONE})`, fr: `Piétinement (${ONE})` },
  figures: { attacks: ONE, ...stomps },
});

export const stompD6 = defineRule({
  id: "t9a.rule.stomp-d6",
  name: { en: `Stomp Attacks (${ROLLED})`, fr: `Piétinement (1${ROLLED})` },
  figures: { attacks: ROLLED, ...stomps },
});

export const stompAttacks = defineRule({
  id: "t9a.rule.stomp-attacks",
  name: { en: "Stomp Attacks", fr: "Piétinement" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  takes: ["stomp-1", "stomp-d6"],
  figures: stomps,
  reads: { dice: { usual: "1" } },
});

export const impactHits = defineRule({
  id: "t9a.rule.impact-hits",
  name: { en: "Impact Hits", fr: "Touches d’impact" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  figures: { initiativeStep: 10, facing: "front" },
});

export const chariotHost = defineRule({
  id: "t9a.rule.chariot-host",
  name: { en: "Chariot Host", fr: "Horde de chars" },
  listed: true,
  figures: { hits: 1, leastFullRanks: 1 },
});

export const grindAttacks = defineRule({
  id: "t9a.rule.grind-attacks",
  name: { en: "Grind Attacks", fr: "Attaques de broyage" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
});

export const breathAttack = defineRule({
  id: "t9a.rule.breath-attack",
  name: { en: "Breath Attack", fr: "Attaque de souffle" },
  listed: true,
  of: "parts",
  parameters: { strength: whole(1, 10), armourPenetration: whole(0, 10), attributes: optional(listOf(BREATH, 3)) },
  said: {
    en: "{name} (Strength {strength}, Armour Penetration {armourPenetration}{list})",
    fr: "{name} (Force {strength}, Pénétration {armourPenetration}{list})",
  },
  figures: { hits: "2D6", inches: 6, uses: 1 },
  reads: { attributes: { all: "and", attributes: true } },
});

export const crushAttack = defineRule({
  id: "t9a.rule.crush-attack",
  name: { en: "Crush Attack", fr: "Attaque écrasante" },
  listed: true,
  of: "parts",
  figures: { attacks: 1, initiativeStep: 0, strength: 10, armourPenetration: 10, multipleWounds: "D3+1" },
});

export const declaredAttack = defineState({
  word: "declared-attack",
  of: [],
  name: { en: "Special Attack declared", fr: "Attaque spéciale annoncée" },
});

export const spentAttack = defineState({
  word: "spent-attack",
  of: [],
  name: { en: "Special Attack spent", fr: "Attaque spéciale épuisée" },
});
