import { CASTER, spell, type SpellEntries, way, within, named } from "./spell.ts";

export const thaumaturgy = {
  "t9a.spell.thaumaturgy.hand-of-heaven": named(
    "Hand of Heaven",
    "Main des cieux",
    spell(
      "thaumaturgy",
      1,
      [
        way("basic", 5, within(24), ["Da", "H", "M"], "instant", { hits: "D6", strength: "D6", armourPenetration: 2 }),
        way("boosted", 8, within(24), ["Da", "H", "M"], "instant", {
          hits: "D6+1",
          strength: "D6+1",
          armourPenetration: 3,
        }),
      ],
      { magical: true },
    ),
  ),
  "t9a.spell.thaumaturgy.smite-the-unbeliever": named(
    "Smite the Unbeliever",
    "Châtier l’hérétique",
    spell(
      "thaumaturgy",
      2,
      [
        way("basic", 6, within(24), ["H"], "one turn", { which: "randomised" }),
        way("boosted", 9, within(24), ["H"], "one turn", { which: "chosen" }),
      ],
      { oneOf: [{ resilience: -1 }, { strength: -1, armourPenetration: -1 }] },
    ),
  ),
  "t9a.spell.thaumaturgy.speaking-in-tongues": named("Speaking in Tongues", "Parler en langues", {
    "2e-early": spell("thaumaturgy", 3, [way("basic", 7, within(18), ["U"], "one turn")], {
      friendly: { mayRerollFailedDisciplineTests: true },
      enemy: { mayRerollFailedDisciplineTests: false },
    }),
    "2e-late": spell("thaumaturgy", 3, [way("basic", 5, within(24), ["H"], "one turn")], {
      disciplineTest: { passed: "Fearless", failed: "Shaken" },
    }),
  }),
  "t9a.spell.thaumaturgy.cleansing-fire": named(
    "Cleansing Fire",
    "Feu purificateur",
    spell(
      "thaumaturgy",
      4,
      [
        way("basic", 5, CASTER, ["F"], "one turn"),
        way("boosted", 8, within(18), ["F", "A"], "one turn", { target: ["unit of 1 model", "Character", "Champion"] }),
      ],
      { breathAttack: { strength: "D3+2", armourPenetration: 1, magical: true } },
    ),
  ),
  "t9a.spell.thaumaturgy.wrath-of-god": named("Wrath of God", "Colère de Dieu", {
    "2e-early": spell("thaumaturgy", 5, [way("basic", 12, within(96), ["G"], "permanent")], {
      counters: 1,
      roll: "D6",
      rows: [
        ["1-3", "add 1 counter"],
        ["4-6", "strike"],
      ],
      strike: {
        radius: "2D6+X",
        x: "number of counters",
        hits: "2D6",
        strength: 5,
        armourPenetration: 2,
        magical: true,
      },
    }),
    "2e-late": spell("thaumaturgy", 5, [way("basic", 12, within(96), ["G"], "permanent")], {
      counters: 1,
      roll: "D6",
      rows: [
        ["1-3", "nothing"],
        ["4-6", "strike"],
      ],
      strike: { radius: "2D6", hits: "2D6", strength: 5, armourPenetration: 2 },
    }),
  }),
  "t9a.spell.thaumaturgy.trial-of-faith": named(
    "Trial of Faith",
    "Épreuve de foi",
    spell(
      "thaumaturgy",
      6,
      [
        way("basic", 7, within(24), ["Da", "Di", "H"], "instant"),
        way("boosted", 10, within(18), ["Da", "Di", "H", "F", "M"], "instant"),
      ],
      {
        casterRolls: "D3+1",
        targetRolls: "D3",
        hits: "difference if Caster is higher",
        woundsAutomatically: true,
        armourPenetration: 10,
        magical: true,
      },
    ),
  ),
} as const satisfies SpellEntries;
