import type { Rows } from "./row.ts";

/** An attack, step by step (sheet 004). */
export const attacks = {
  "aos2.core.melee-weapons": { within: "Range of the weapon" },
  "aos2.core.attack.sequence": {
    atATime: 1,
    rows: [
      [1, "hit roll"],
      [2, "wound roll"],
      [3, "save roll"],
      [4, "determine damage"],
    ],
    batch: "same type of weapon",
  },
  "aos2.core.attack.hit-roll": {
    step: 1,
    of: 4,
    dice: "D6",
    needs: ">= To Hit",
    unmodifiedFails: 1,
    unmodifiedSucceeds: 6,
  },
  "aos2.core.attack.wound-roll": {
    step: 2,
    of: 4,
    dice: "D6",
    needs: ">= To Wound",
    unmodifiedFails: 1,
    unmodifiedSucceeds: 6,
  },
  "aos2.core.attack.save-roll": {
    step: 3,
    of: 4,
    dice: "D6",
    modifier: "Rend",
    example: { rend: -1, subtract: 1 },
    needs: ">= Save",
    unmodifiedFails: 1,
    notAutomaticOn: 6,
  },
  "aos2.core.attack.damage": { step: 4, of: 4, damage: "Damage characteristic", usual: 1, some: "2+" },
  "aos2.core.re-rolls": {
    sums: ["2D6", "3D6"],
    sumRerolls: "all dice",
    maximumRerollsPerDie: 1,
    order: ["roll", "re-roll", "unmodified result", "modifiers"],
  },
  "aos2.core.modifiers.cumulative": { cumulative: true, minimumDie: 1 },
  "aos2.core.modifiers.random-values": {
    order: ["roll", "modify"],
    example: { value: "D3", modifier: 1, result: "D3+1" },
  },
} as const satisfies Rows;

/** What becomes of damage (sheet 004). */
export const wounds = {
  "aos2.core.allocating-wounds.total": {
    when: "after all the unit's attacks",
    wounds: "total damage",
    allocatedBy: "target's player",
  },
  "aos2.core.allocating-wounds.order": {
    atATime: 1,
    chosenBy: "owner",
    rangeAndVisibility: "irrelevant",
    maximumWoundedModels: 1,
  },
  "aos2.core.allocating-wounds.negation": {
    rollsPerWound: 1,
    includes: ["wounds", "mortal wounds"],
    when: "as allocated",
    negated: "no effect",
  },
  "aos2.core.mortal-wounds": {
    rolls: "no hit, wound or save rolls",
    damage: "number suffered",
    fromAttacks: "with the other wounds, after all attacks",
    otherwise: "at once",
    afterwards: "as any wound",
  },
} as const satisfies Rows;

/** Who flees (sheet 004). */
export const battleshock = {
  "aos2.core.battleshock.who": { players: "both", first: "player whose turn it is", units: "models slain this turn" },
  "aos2.core.battleshock.roll": {
    dice: "D6",
    perSlainModel: 1,
    bravery: { bonus: 1, perModels: 10, counted: "when tested" },
  },
  "aos2.core.battleshock.result": { failed: "roll > Bravery", fleePerPoint: 1, chosenBy: "owner", countAs: "slain" },
} as const satisfies Rows;

/** The order of a battle (named on sheet 004; public page of the rules). */
export const order = {
  "aos2.core.roll-offs": { dice: "D6", winner: "highest", tie: "roll again", rerolls: false, modifiers: false },
  "aos2.keyword.phases": {
    onSheets: "named only",
    rows: [
      [1, "hero"],
      [2, "movement"],
      [3, "shooting"],
      [4, "charge"],
      [5, "combat"],
      [6, "battleshock"],
    ],
  },
  "aos2.keyword.battle-round": {
    onSheets: "named only",
    priorityFromRound: 2,
    tie: "player who went first in the previous battle round chooses",
    order: ["priority", "predatory spells", "wandering spells", "Roaming Monsters", "first turn", "second turn", "end"],
  },
  "aos2.keyword.fight-order": { onSheets: "named only", first: "active player", within: 3, fightsPerPhase: 1 },
} as const satisfies Rows;
