// What becomes of damage (sheet 004).
import { defineRule } from "../define.ts";

export const woundsSuffered = defineRule({
  id: "aos2.core.allocating-wounds.total",
  name: { en: "Allocating wounds", fr: "Attribuer les blessures" },
  figures: {
    when: "after all the unit's attacks",
    wounds: "total damage",
    allocatedBy: "target's player",
  },
});

export const allocationOrder = defineRule({
  id: "aos2.core.allocating-wounds.order",
  name: { en: "Allocating wounds - order", fr: "Attribuer les blessures : ordre" },
  figures: {
    atATime: 1,
    chosenBy: "owner",
    rangeAndVisibility: "irrelevant",
    maximumWoundedModels: 1,
  },
});

export const negation = defineRule({
  id: "aos2.core.allocating-wounds.negation",
  name: { en: "Negating wounds", fr: "Annuler des blessures" },
  figures: {
    rollsPerWound: 1,
    includes: ["wounds", "mortal wounds"],
    when: "as allocated",
    negated: "no effect",
  },
});

export const mortalWounds = defineRule({
  id: "aos2.core.mortal-wounds",
  name: { en: "Mortal wounds", fr: "Blessures mortelles" },
  figures: {
    rolls: "no hit, wound or save rolls",
    damage: "number suffered",
    fromAttacks: "with the other wounds, after all attacks",
    otherwise: "at once",
    afterwards: "as any wound",
  },
});
