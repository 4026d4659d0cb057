import type { Sacrifice } from "./effect.ts";
import { aura, CASTER, spell, type SpellEntries, way, within, named } from "./spell.ts";

/** A hit that The Sacrifice lets fall on one of its target's Characters or Champions; `optional`: if its caster likes. */
const doom = (more: Pick<Sacrifice, "optional">) =>
  spell("occultism", 5, [way("basic", 9, within(24), ["Da", "Di", "H"], "instant")], {
    hits: 1,
    strength: 10,
    armourPenetration: 10,
    magical: true,
    multipleWounds: "D3",
    sacrifice: { within: 12, target: ["Character", "Champion"], ...more },
  });

export const occultism = {
  "t9a.spell.occultism.breath-of-corruption": named(
    "Breath of Corruption",
    "Souffle de corruption",
    spell(
      "occultism",
      1,
      [
        way("basic", 6, CASTER, ["F"], "one turn"),
        way("boosted", 9, within(12), ["F", "A"], "one turn", { target: ["unit of 1 model", "Character", "Champion"] }),
      ],
      { gains: ["Breath Attack (Magical, Toxic)"], sacrifice: { breathRange: 18 } },
    ),
  ),
  "t9a.spell.occultism.hand-of-glory": named(
    "Hand of Glory",
    "Main de gloire",
    spell(
      "occultism",
      2,
      [
        way("basic", 6, CASTER, ["F"], "one turn"),
        way("boosted", 8, within(12), ["F", "A"], "one turn", { target: ["unit of 1 model", "Character", "Champion"] }),
      ],
      { aegis: "6+", aegisImprovedBy: 1, aegisAtBest: "3+", sacrifice: { target: "all models of the unit" } },
    ),
  ),
  "t9a.spell.occultism.the-rot-within": named(
    "The Rot Within",
    "Pourriture intérieure",
    spell("occultism", 3, [way("basic", 6, within(24), ["H"], "permanent")], {
      offensiveSkill: -1,
      defensiveSkill: -1,
      sacrifice: { caster: { offensiveSkill: 1, defensiveSkill: 1 } },
    }),
  ),
  "t9a.spell.occultism.pentagram-of-pain": named(
    "Pentagram of Pain",
    "Pentagramme de douleur",
    spell(
      "occultism",
      4,
      [
        way("basic", 5, within(24), ["H"], "instant"),
        way("boosted", 6, aura(12), ["U"], "instant", { casterUnitAffected: false }),
      ],
      {
        hits: "D6",
        strength: 4,
        armourPenetration: 1,
        magical: true,
        sacrifice: { casterRecovers: 1, ifUnsavedWounds: true },
      },
    ),
  ),
  "t9a.spell.occultism.marked-for-doom": named("Marked for Doom", "Condamné à mort", {
    "2e-early": doom({}),
    "2e-late": doom({ optional: true }),
  }),
  "t9a.spell.occultism.the-grave-calls": named("The Grave Calls", "Appel de la tombe", {
    "2e-early": spell("occultism", 6, [way("basic", 11, within(12), ["Da", "Di", "H"], "instant")], {
      hits: "2D6",
      strength: 5,
      armourPenetration: 2,
      magical: true,
      sacrifice: { strengthModifier: 1, armourPenetrationModifier: 1 },
    }),
    "2e-late": spell("occultism", 6, [way("basic", 11, within(18), ["Da", "Di", "H"], "instant")], {
      hits: "2D6",
      strength: 5,
      armourPenetration: 2,
      magical: true,
      sacrifice: { strengthModifier: 1, armourPenetrationModifier: 1 },
    }),
  }),
} as const satisfies SpellEntries;
