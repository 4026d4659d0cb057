import type { Hits } from "../entries/spells/effect.ts";
import type { Row } from "./row.ts";

type CardRow = {
  readonly card: number;
  /** Of each player. */
  readonly magicDice: number;
  /** Of the Active Player. */
  readonly veilTokens: number;
  readonly miscastModifier: number | null;
};
const card = (number: number, magicDice: number, veilTokens: number, miscastModifier: number | null): CardRow => ({
  card: number,
  magicDice,
  veilTokens,
  miscastModifier,
});

export const fluxCards = {
  "t9a.flux-card.1": card(1, 4, 3, 1),
  "t9a.flux-card.2": card(2, 5, 2, null),
  "t9a.flux-card.3": card(3, 5, 5, null),
  "t9a.flux-card.4": card(4, 5, 7, null),
  "t9a.flux-card.5": card(5, 5, 9, null),
  "t9a.flux-card.6": card(6, 6, 5, null),
  "t9a.flux-card.7": card(7, 6, 7, null),
  "t9a.flux-card.8": card(8, 7, 7, -1),
} as const satisfies { readonly [id: string]: CardRow };

/** What a row of the miscast table does: hits, and what besides. */
export type MiscastRow = Hits & {
  readonly triple?: number | "000";
  readonly orLower?: true;
  readonly orHigher?: true;
  readonly castingAttempt?: "fails";
  readonly fizzle?: true;
  readonly on?: "Caster" | "Caster's unit" | "Caster's model";
  readonly loses?: string;
  readonly removedAsCasualty?: true;
  readonly saves?: false;
};

export const fizzle = {
  "t9a.magic.fizzle": {
    magicDiceAtLeast: 2,
    natural: 1,
    to: "pool of origin",
    attempts: ["Casting Attempt", "Dispelling Attempt"],
  },
} as const satisfies { readonly [id: string]: Row };

export const miscasts = {
  "t9a.miscast.000": { triple: "000", orLower: true },
  "t9a.miscast.111": { triple: 111, castingAttempt: "fails", fizzle: true },
  "t9a.miscast.222": {
    triple: 222,
    on: "Caster's unit",
    hits: "D6",
    strength: "Magic Dice used",
    armourPenetration: 2,
    magical: true,
  },
  "t9a.miscast.333": {
    triple: 333,
    on: "Caster's unit",
    hits: "2D6",
    strength: "Magic Dice used",
    armourPenetration: 2,
    magical: true,
  },
  "t9a.miscast.444": { triple: 444, on: "Caster", loses: "the Miscast spell, for the game" },
  "t9a.miscast.555": { triple: 555, on: "Caster", hits: 2, woundsOn: "4+", armourPenetration: 10, magical: true },
  "t9a.miscast.666": { triple: 666, on: "Caster", hits: 4, woundsOn: "4+", armourPenetration: 10, magical: true },
  "t9a.miscast.777": { triple: 777, orHigher: true, on: "Caster's model", removedAsCasualty: true, saves: false },
} as const satisfies { readonly [id: string]: MiscastRow };

/** What The Sacrifice asks for, by the Discipline of the unit; an edition each says how it is paid. */
export const sacrifice = {
  within: 24,
  when: "before Dispelling Attempt",
  rows: [
    ["0-4", 3],
    ["5-7", 2],
    ["8-10", 1],
  ],
} as const;
/** Liberal Magics: how many are learned. */
export const liberalMagics = { gains: "Learned Spell", number: 1, from: "another available Path" } as const;

/** How Magic Dice are used, and what the prose of the sheet leaves to be known. */
export const castings = {
  "t9a.rule.casting-dice": { least: 1, most: 5, alone: { failsOnOrBelow: 2 } },
  "t9a.rule.casting-modifiers": { least: -2, most: 2, except: "magic-resistance" },
  "t9a.rule.siphon": { tokensForADie: 3, mostDice: 4, keeps: 3 },
  "t9a.hereditary.eos.liberal-magics": {
    "2e-early": { army: "EoS", ...liberalMagics },
    "2e-late": { army: "EdS", ...liberalMagics },
  },
  "t9a.spell.divination.the-conclave": { rangePerWizard: 3, within: 12, maximum: 9 },
  "t9a.spell.thaumaturgy.judgement-on-high": { rerollDiceShowing: 1, exceptIfMiscast: true, miscastModifier: 1 },
  "t9a.spell.cosmology.duality": { versions: 2, names: ["cosmos", "chaos"], castingValueOfNextOppositeSpell: -1 },
  "t9a.spell.occultism.the-sacrifice": {
    "2e-early": { ...sacrifice, cost: "Health Points" },
    "2e-late": { ...sacrifice, cost: "hits", woundsAutomatically: true, saves: false },
  },
  "t9a.spell.druidism.ley-lines": {
    "2e-early": {},
    "2e-late": {
      path: "druidism",
      range: 6,
      measuredFrom: ["Hill", "Forest", "Water Terrain"],
      castingValueIfTargetInside: -1,
    },
  },
} as const satisfies { readonly [id: string]: Row };
