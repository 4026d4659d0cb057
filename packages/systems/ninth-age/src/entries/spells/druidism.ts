import { CASTER, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

export const druidism = {
  "t9a.spell.druidism.the-oaken-throne": glossed("The Oaken Throne", "Trône de chêne", {
    "2e-early": spell("druidism", 0, [way("basic", 4, CASTER, [], "permanent")], {
      triggersAttributeSpell: false,
      endedBy: { magicDice: 1, after: "Siphon the Veil" },
    }),
    "2e-late": null,
  }),
  "t9a.spell.druidism.fountain-of-youth": named("Fountain of Youth", "Fontaine de Jouvence", {
    "2e-early": spell(
      "druidism",
      "attribute",
      [
        way("basic", null, within(18), ["A", "F"], "instant", { recovers: 1 }),
        way("throne", null, within(18), ["A", "F"], "instant", { raises: 1 }),
      ],
      { maximumPerModelAndPhase: 1 },
    ),
    "2e-late": spell("druidism", 1, [way("basic", 5, within(12), ["A"], "instant")], {
      raises: { character: 1, standardRankAndFile: 4, otherwise: 2 },
    }),
  }),
  "t9a.spell.druidism.healing-waters": named("Healing Waters", "Eaux vivifiantes", {
    "2e-early": spell("druidism", 1, [
      way("basic", 7, within(18, ["caster", "Water Terrain"]), ["A"], "one turn", { fortitude: "5+" }),
      way("throne", 6, within(18, ["caster", "Water Terrain"]), ["A"], "one turn", { fortitude: "4+" }),
    ]),
    "2e-late": spell("druidism", 3, [way("basic", 8, within(18), ["A"], "one turn")], {
      fortitude: "6+",
      fortitudeImprovedBy: 1,
      fortitudeAtBest: "3+",
    }),
  }),
  "t9a.spell.druidism.master-of-earth": named("Master of Earth", "Maître de la terre", {
    "2e-early": spell(
      "druidism",
      2,
      [
        way("basic", 6, within(18, ["caster", "Impassable Terrain"]), ["Da", "Di", "H"], "instant", {
          strength: 4,
          armourPenetration: 1,
        }),
        way("throne", 5, within(18, ["caster", "Impassable Terrain"]), ["Da", "Di", "H"], "instant", {
          strength: 5,
          armourPenetration: 2,
        }),
      ],
      { hits: "D6", magical: true },
    ),
    "2e-late": spell(
      "druidism",
      4,
      [way("basic", 7, within(6), ["Da", "H"], "instant"), way("boosted", 8, within(18), ["Da", "H"], "instant")],
      { hits: "2D6", strength: 4, armourPenetration: 1, magical: true },
    ),
  }),
  "t9a.spell.druidism.entwining-roots": named("Entwining Roots", "Enchevêtrement de racines", {
    "2e-early": spell("druidism", 3, [
      way("basic", 6, within(12, ["caster", "Forest"]), ["H"], "one turn", {
        offensiveSkill: -1,
        defensiveSkill: -1,
        shootingToHit: -1,
      }),
      way("throne", 5, within(12, ["caster", "Forest"]), ["H"], "one turn", {
        offensiveSkill: -2,
        defensiveSkill: -2,
        shootingToHit: -2,
      }),
    ]),
    "2e-late": spell("druidism", 2, [
      way("basic", 5, within(18), ["H"], "one turn", { offensiveSkill: -1, defensiveSkill: -1, shootingToHit: -1 }),
      way("boosted", 8, within(18), ["H"], "one turn", { offensiveSkill: -2, defensiveSkill: -2, shootingToHit: -2 }),
    ]),
  }),
  "t9a.spell.druidism.summer-growth": named("Summer Growth", "Croissance estivale", {
    "2e-early": spell("druidism", 4, [
      way("basic", 11, within(24), ["A"], "instant", {
        raises: { standardInfantryOrBeast: 4, toweringPresence: 1, otherwise: 2 },
      }),
      way("throne", 10, within(24), ["A"], "instant", {
        raises: { standardInfantryOrBeast: 6, toweringPresence: 1, otherwise: 3 },
      }),
    ]),
    "2e-late": spell("druidism", 6, [way("basic", 11, within(12), ["G"], "instant")], {
      unitsWithin: 3,
      raises: { character: 1, standardRankAndFile: 4, otherwise: 2 },
    }),
  }),
  "t9a.spell.druidism.stone-skin": named("Stone Skin", "Peau rocailleuse", {
    "2e-early": spell("druidism", 5, [
      way("basic", 10, within(12, ["caster", "Hill"]), ["A"], "one turn", { resilience: 2 }),
      way("throne", 9, within(12, ["caster", "Hill"]), ["A"], "one turn", { resilience: 3 }),
    ]),
    "2e-late": spell("druidism", 5, [way("basic", 9, within(18), ["A"], "one turn")], {
      meleeToWoundFailsOn: [1, 2, 3, 4],
    }),
  }),
  "t9a.spell.druidism.spirits-of-the-wood": glossed("Spirits of the Wood", "Esprits du bois", {
    "2e-early": spell(
      "druidism",
      6,
      [
        way("basic", 7, within(12), ["U"], "one turn", { affectsEngagedEnemy: false }),
        way("throne", 6, within(12), ["U"], "one turn", { affectsEngagedEnemy: true }),
      ],
      { terrain: "Forest", area: "target's Unit Boundary", friendlyGains: ["Strider (Forest)"] },
    ),
    "2e-late": null,
  }),
} as const satisfies SpellEntries;
