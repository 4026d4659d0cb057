import { aura, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

export const pyromancy = {
  "t9a.spell.pyromancy.blaze": named(
    "Blaze",
    "Brasier",
    spell("pyromancy", "attribute", [way("basic", null, within(24), ["Da", "H", "M"], "instant")], {
      hits: 1,
      strength: 5,
      armourPenetration: 2,
      flaming: true,
      magical: true,
    }),
  ),
  "t9a.spell.pyromancy.fireball": named(
    "Fireball",
    "Boule de feu",
    spell("pyromancy", 1, [way("basic", 4, within(36), ["Da", "H", "M"], "instant")], {
      hits: "D6",
      strength: 4,
      armourPenetration: 0,
      flaming: true,
      magical: true,
    }),
  ),
  "t9a.spell.pyromancy.cascading-fire": glossed("Cascading Fire", "Cascade de feu", {
    "2e-early": spell(
      "pyromancy",
      2,
      [
        way("basic", 5, within(24), ["H"], "instant", { hits: "D6" }),
        way("boosted", 8, within(12), ["H"], "instant", { hits: "2D6" }),
      ],
      { strength: 4, armourPenetration: 0, flaming: true, magical: true, treatedAs: "Da" },
    ),
    "2e-late": null,
  }),
  "t9a.spell.pyromancy.cloak-of-ashes": named("Cloak of Ashes", "Manteau de cendres", {
    "2e-early": null,
    "2e-late": spell("pyromancy", 2, [
      way("basic", 7, within(18), ["A"], "one turn", { meleeToWoundAgainstTarget: -1 }),
      way("boosted", 9, within(18), ["A"], "one turn", { toWoundAgainstTarget: -1 }),
    ]),
  }),
  "t9a.spell.pyromancy.flaming-swords": named(
    "Flaming Swords",
    "Épées flamboyantes",
    spell(
      "pyromancy",
      3,
      [way("basic", 8, within(18), ["A"], "one turn"), way("boosted", 11, aura(6), ["A"], "one turn")],
      { flaming: true, magical: true, toWound: 1, attacks: ["Melee Attacks", "Shooting Attacks"] },
    ),
  ),
  "t9a.spell.pyromancy.pyroclastic-flow": named(
    "Pyroclastic Flow",
    "Coulée pyroclastique",
    spell(
      "pyromancy",
      4,
      [
        way("basic", 7, within(24), ["Da", "H", "M"], "instant", { hits: "2D6" }),
        way("boosted", 10, within(12), ["Da", "H", "M"], "instant", { hits: "3D6" }),
      ],
      { strength: 4, armourPenetration: 0, flaming: true, magical: true },
    ),
  ),
  "t9a.spell.pyromancy.scorching-salvo": named(
    "Scorching Salvo",
    "Salve brûlante",
    spell("pyromancy", 5, [way("basic", 8, aura(24), ["Da", "H"], "instant")], {
      hits: "D3+1",
      strength: 4,
      armourPenetration: 0,
      flaming: true,
      magical: true,
    }),
  ),
  "t9a.spell.pyromancy.enveloping-embers": named("Enveloping Embers", "Nappe de braises", {
    "2e-early": spell("pyromancy", 6, [way("basic", 9, within(24), ["Da", "Di", "H"], "instant")], {
      hitsOnEachModel: 1,
      strength: 3,
      armourPenetration: 0,
      flaming: true,
      magical: true,
    }),
    "2e-late": spell("pyromancy", 6, [way("basic", 9, within(24), ["Da", "Di", "H"], "instant")], {
      hits: 1,
      areaAttack: "6x6",
      strength: 3,
      armourPenetration: 0,
      flaming: true,
      magical: true,
    }),
  }),
} as const satisfies SpellEntries;
