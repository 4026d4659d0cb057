import { spell, type SpellEntries, way, within, named } from "./spell.ts";

export const cosmology = {
  "t9a.spell.cosmology.altered-sight": named(
    "Altered Sight",
    "Vision altérée",
    spell("cosmology", 1, [
      way("cosmos", 5, within(24), ["A"], "one turn", { offensiveSkill: 2, aimBetterBy: 1 }),
      way("chaos", 5, within(24), ["H"], "one turn", { offensiveSkill: -2, aimWorseBy: 1 }),
    ]),
  ),
  "t9a.spell.cosmology.truth-of-time": named("Truth of Time", "Mystères du temps", {
    "2e-early": spell(
      "cosmology",
      2,
      [
        way("cosmos", 5, within(24), ["A"], "one turn", { maximisedRoll: 2 }),
        way("chaos", 5, within(24), ["H"], "one turn", { minimisedRoll: 2 }),
      ],
      { rolls: ["charge", "flee", "pursuit", "overrun"] },
    ),
    "2e-late": spell("cosmology", 2, [
      way("cosmos", 6, within(24), ["A"], "one turn", { advanceRate: 2, agility: 2 }),
      way("chaos", 6, within(24), ["H"], "one turn", {
        advanceRate: -2,
        advanceRateMinimum: 3,
        agility: -2,
        agilityMinimum: 1,
      }),
    ]),
  }),
  "t9a.spell.cosmology.ice-and-fire": named(
    "Ice and Fire",
    "De glace et de feu",
    spell(
      "cosmology",
      3,
      [
        way("cosmos", 8, within(24), ["Da", "H", "M"], "instant", { rerollSuccessful: "Special Saves" }),
        way("chaos", 8, within(24), ["Da", "H", "M"], "instant", { rerollSuccessful: "Armour Saves" }),
      ],
      { hits: "2D6", strength: 4, armourPenetration: 0, magical: true },
    ),
  ),
  "t9a.spell.cosmology.perception-of-strength": named(
    "Perception of Strength",
    "Puissance subjective",
    spell("cosmology", 4, [
      way("cosmos", 8, within(24), ["A"], "one turn", { strength: 1, armourPenetration: 1 }),
      way("chaos", 8, within(24), ["H"], "one turn", { strength: -1, armourPenetration: -1 }),
    ]),
  ),
  "t9a.spell.cosmology.unity-in-divergence": named("Unity in Divergence", "Unis dans la divergence", {
    "2e-early": spell("cosmology", 5, [
      way("cosmos", 9, within(24), ["A"], "one turn", { aegis: "5+" }),
      way("chaos", 9, within(24), ["Da", "Di", "H"], "instant", {
        hitsOnEachModel: 1,
        strength: 3,
        armourPenetration: 0,
        magical: true,
      }),
    ]),
    "2e-late": spell("cosmology", 5, [
      way("cosmos", 9, within(24), ["A"], "one turn", { aegis: "5+" }),
      way("chaos", 9, within(24), ["Da", "Di", "H"], "instant", {
        hits: 1,
        areaAttack: "6x6",
        strength: 3,
        armourPenetration: 0,
        magical: true,
      }),
    ]),
  }),
  "t9a.spell.cosmology.touch-the-heart": named("Touch the Heart", "Touché au cœur", {
    "2e-early": spell(
      "cosmology",
      6,
      [
        way("cosmos", 7, within(24), ["A", "F"], "instant", { recovers: 1 }),
        way("chaos", 7, within(24), ["Da", "F", "H", "M"], "instant", {
          hits: 1,
          woundsAutomatically: true,
          armourPenetration: 10,
          magical: true,
        }),
      ],
      {
        printedBeside: {
          types: ["Da", "Di", "H"],
          hitsOnEachModel: 1,
          strength: 3,
          armourPenetration: 0,
          magical: true,
        },
      },
    ),
    "2e-late": spell("cosmology", 6, [
      way("cosmos", 7, within(24), ["A", "F"], "instant", { recovers: 1 }),
      way("chaos", 7, within(24), ["Da", "F", "H", "M"], "instant", {
        hits: 1,
        woundsAutomatically: true,
        armourPenetration: 10,
        magical: true,
      }),
    ]),
  }),
} as const satisfies SpellEntries;
