import { spell, type SpellEntries, way, within, named } from "./spell.ts";

export const witchcraft = {
  "t9a.spell.witchcraft.evil-eye": named(
    "Evil Eye",
    "Mauvais œil",
    spell("witchcraft", "attribute", [way("basic", null, within(24), ["U"], "one turn")], {
      friend: { advanceRate: 1, marchRate: 2 },
      enemy: { advanceRate: -1, marchRate: -2, advanceRateMinimum: 3, marchRateMinimum: 6 },
      maximumPerUnit: 2,
    }),
  ),
  "t9a.spell.witchcraft.ravens-wing": named("Raven’s Wing", "Aile de corbeau", {
    "2e-early": spell(
      "witchcraft",
      1,
      [
        way("basic", 7, within(18), ["A"], "instant", { magicalMove: 8 }),
        way("boosted", 9, within(18), ["A"], "instant", { magicalMove: 12 }),
      ],
      {
        moveWith: ["Fly", "Light Troops"],
        sweepingAttack: { hits: "D6", strength: 4, armourPenetration: 1, magical: true },
      },
    ),
    "2e-late": spell(
      "witchcraft",
      1,
      [
        way("basic", 7, within(18), ["A"], "instant", { magicalMove: 8 }),
        way("boosted", 9, within(18), ["A"], "instant", { magicalMove: 12 }),
      ],
      { moveWith: ["Fly", "Light Troops"], losesScoringUntil: "start of next Magic Phase" },
    ),
  }),
  "t9a.spell.witchcraft.deceptive-glamour": named("Deceptive Glamour", "Charme trompeur", {
    "2e-early": spell("witchcraft", 2, [
      way("basic", 4, within(24), ["H"], "one turn", { offensiveSkill: -1, defensiveSkill: -1, agility: -1 }),
      way("boosted", 6, within(24), ["H"], "one turn", { offensiveSkill: -2, defensiveSkill: -2, agility: -2 }),
    ]),
    "2e-late": spell("witchcraft", 2, [
      way("basic", 5, within(24), ["H"], "one turn", { offensiveSkill: -1, defensiveSkill: -1, agility: -1 }),
      way("boosted", 8, within(24), ["H"], "one turn", { offensiveSkill: -2, defensiveSkill: -2, agility: -2 }),
    ]),
  }),
  "t9a.spell.witchcraft.twisted-effigy": named(
    "Twisted Effigy",
    "Effigie malsaine",
    spell(
      "witchcraft",
      3,
      [
        way("basic", 6, within(36), ["H"], "one turn"),
        way("boosted", 8, within(36), ["H"], "one turn", { castingRoll: -2 }),
      ],
      { shootingAttacks: false },
    ),
  ),
  "t9a.spell.witchcraft.the-wheel-turns": named("The Wheel Turns", "La Roue tourne", {
    "2e-early": spell(
      "witchcraft",
      4,
      [
        way("basic", 8, within(24), ["H"], "one turn", { attacks: ["from Rank and File of target"] }),
        way("boosted", 10, within(24), ["H"], "one turn", {
          attacks: ["from Rank and File of target", "against Rank and File of target"],
        }),
      ],
      { meleeToWoundSetTo: "4+", closeCombatToHitSetTo: "4+", setBeforeModifiers: true },
    ),
    "2e-late": spell(
      "witchcraft",
      4,
      [
        way("basic", 6, within(18), ["U"], "one turn", { rolls: "to hit of Melee Attacks against target" }),
        way("boosted", 8, within(18), ["U"], "one turn", { rolls: "to wound of Melee Attacks against target" }),
      ],
      { failsOn: [1, 2, 3], succeedsOn: [4, 5, 6] },
    ),
  }),
  "t9a.spell.witchcraft.will-o-the-wisp": named(
    "Will-o’-the-Wisp",
    "Feu follet",
    spell("witchcraft", 5, [way("basic", 8, within(18), ["U"], "one turn")], {
      gainsOneOf: ["Random Movement (2D6)", "Random Movement (3D6)"],
    }),
  ),
  "t9a.spell.witchcraft.bewitching-glare": named(
    "Bewitching Glare",
    "Regard envoûtant",
    spell("witchcraft", 6, [
      way("basic", 8, within(18), ["H"], "one turn", { rerollFailedToWound: ["Melee Attacks"] }),
      way("boosted", 12, within(18), ["H"], "one turn", { rerollFailedToWound: ["Melee Attacks", "Shooting Attacks"] }),
    ]),
  ),
} as const satisfies SpellEntries;
