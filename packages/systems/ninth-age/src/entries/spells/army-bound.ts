import { CASTER, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

/** Bound Spells of armies that no sheet prints: what the army books say of them. */
export const armyBound = {
  "t9a.rule.blessing-of-protection": named(
    "Blessing of Protection",
    "Bénédiction de protection",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      aegis: "5+",
      against: "Melee Attacks",
    }),
  ),
  "t9a.rule.blessing-of-fire": named(
    "Blessing of Fire",
    "Bénédiction de feu",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      flaming: true,
      contacts: { hits: "D6", strength: 4, armourPenetration: 1 },
    }),
  ),
  "t9a.rule.blessing-of-fervour": named(
    "Blessing of Fervour",
    "Bénédiction de ferveur",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      rerollFailedToWound: ["Melee Attacks"],
    }),
  ),
  "t9a.rule.drain-magic": named(
    "Drain Magic",
    "Drain de magie",
    spell("asfad", null, [way("basic", null, within(24), ["U"], "instant")], {
      ends: "one turn",
    }),
  ),
  "t9a.rule.command-of-the-rod": glossed(
    "Command of the Rod",
    "Ordre du bâton",
    spell("rod", null, [way("basic", null, within(18), ["A"], "one turn")], {
      closeCombatToHit: 1,
    }),
  ),
} as const satisfies SpellEntries;
