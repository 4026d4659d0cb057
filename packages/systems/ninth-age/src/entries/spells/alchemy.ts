import { spell, type SpellEntries, way, within, named } from "./spell.ts";

export const alchemy = {
  "t9a.spell.alchemy.alchemical-fire": named(
    "Alchemical Fire",
    "Feu alchimique",
    spell("alchemy", "attribute", [way("basic", null, within(18), ["H"], "one turn")], {
      gains: ["Flammable"],
      against: "Melee Attacks",
    }),
  ),
  "t9a.spell.alchemy.quicksilver-lash": named(
    "Quicksilver Lash",
    "Fouet de vif-argent",
    spell("alchemy", 1, [way("basic", 7, within(24), ["Da", "H", "M"], "instant")], {
      hits: "D3+1",
      armourPenetration: 10,
      flaming: true,
      magical: true,
      woundsOn: "7 minus target's Armour",
    }),
  ),
  "t9a.spell.alchemy.word-of-iron": named("Word of Iron", "Commandement de fer", {
    "2e-early": spell("alchemy", 2, [
      way("basic", 5, within(24), ["A"], "one turn", { armour: 1 }),
      way("boosted", 9, within(18), ["A"], "one turn", { armour: 2 }),
    ]),
    "2e-late": spell("alchemy", 2, [
      way("basic", 5, within(24), ["A"], "one turn", { armour: 1 }),
      way("boosted", 10, within(18), ["A"], "one turn", { armour: 2 }),
    ]),
  }),
  "t9a.spell.alchemy.glory-of-gold": named(
    "Glory of Gold",
    "Gloire de l’or",
    spell("alchemy", 3, [way("basic", 8, within(18), ["A"], "one turn")], {
      armourPenetration: 1,
      flaming: true,
      magical: true,
    }),
  ),
  "t9a.spell.alchemy.silver-spike": named("Silver Spike", "Pieu d’argent", {
    "2e-early": spell(
      "alchemy",
      4,
      [
        way("basic", 6, within(18), ["Da", "H", "M"], "instant"),
        way("boosted", 9, within(36), ["Da", "H", "M"], "instant"),
      ],
      {
        hits: 1,
        areaAttack: "1x5",
        strength: 4,
        armourPenetration: 10,
        magical: true,
        bracketed: { strength: 6, multipleWounds: "D3" },
      },
    ),
    "2e-late": spell(
      "alchemy",
      4,
      [
        way("basic", 6, within(18), ["Da", "H", "M"], "instant"),
        way("boosted", 8, within(36), ["Da", "H", "M"], "instant"),
      ],
      {
        hits: 1,
        areaAttack: "1x5",
        strength: 4,
        armourPenetration: 10,
        magical: true,
        bracketed: { strength: 6, multipleWounds: "D3" },
      },
    ),
  }),
  "t9a.spell.alchemy.corruption-of-tin": named(
    "Corruption of Tin",
    "Corruption de l’étain",
    spell("alchemy", 5, [way("basic", 8, within(36), ["H"], "permanent")], {
      armour: -1,
    }),
  ),
  "t9a.spell.alchemy.molten-copper": named(
    "Molten Copper",
    "Cuivre fondu",
    spell("alchemy", 6, [way("basic", 7, within(24), ["Da", "H", "M"], "instant")], {
      hits: "D3+4",
      strength: "target's Armour",
      armourPenetration: 4,
      flaming: true,
      magical: true,
    }),
  ),
} as const satisfies SpellEntries;
