import { aura, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

export const divination = {
  "t9a.spell.divination.guiding-light": named("Guiding Light", "Lumière directrice", {
    "2e-early": spell("divination", "attribute", [way("basic", null, within(12), ["A"], "one turn")], {
      disciplineTests: "Minimised Roll",
      limit: { times: 1, per: "Magic Phase" },
    }),
    "2e-late": spell("divination", "attribute", [way("basic", null, within(12), ["A"], "one turn")], {
      disciplineTests: "Minimised Roll",
      limit: { times: 1, per: "unit and phase" },
    }),
  }),
  "t9a.spell.divination.know-thine-enemy": named(
    "Know Thine Enemy",
    "Connais ton ennemi",
    spell(
      "divination",
      1,
      [way("basic", 7, within(18), ["A"], "one turn"), way("boosted", 12, aura(6), ["A"], "one turn")],
      { offensiveSkill: 2, defensiveSkill: 2, agility: 2 },
    ),
  ),
  "t9a.spell.divination.fates-judgement": named(
    "Fate’s Judgement",
    "Jugement du destin",
    spell(
      "divination",
      2,
      [
        way("basic", 5, within(18), ["Da", "H", "M"], "instant", { hits: "D3" }),
        way("boosted", 9, within(18), ["Da", "H", "M"], "instant", { hits: "D6" }),
      ],
      { woundsAutomatically: true, armourPenetration: 0, magical: true, specialSaves: false },
    ),
  ),
  "t9a.spell.divination.scrying": named(
    "Scrying",
    "Clairvoyance",
    spell(
      "divination",
      3,
      [way("basic", 7, within(18), ["A"], "one turn"), way("boosted", 12, aura(6), ["A"], "one turn")],
      { gains: ["Distracting", "Hard Target (1)"] },
    ),
  ),
  "t9a.spell.divination.the-stars-align": named("The Stars Align", "Conjonction astrale", {
    "2e-early": spell(
      "divination",
      4,
      [
        way("basic", 8, within(18), ["A"], "one turn", {
          rerollFailedToHit: ["Close Combat Attacks", "Shooting Attacks"],
        }),
        way("boosted", 12, aura(6), ["A"], "one turn", { rerollFailedToHit: ["Close Combat Attacks"] }),
      ],
      { divine: true },
    ),
    "2e-late": spell(
      "divination",
      4,
      [
        way("basic", 8, within(18), ["A"], "one turn", { rerollFailedToHit: ["Melee Attacks", "Shooting Attacks"] }),
        way("boosted", 12, aura(6), ["A"], "one turn", { rerollFailedToHit: ["Melee Attacks"] }),
      ],
      { divine: true },
    ),
  }),
  "t9a.spell.divination.unerring-strike": named(
    "Unerring Strike",
    "Frappe infaillible",
    spell(
      "divination",
      5,
      [
        way("basic", 9, within(18), ["Da", "H", "M"], "instant", { hits: "2D6" }),
        way("boosted", 12, within(18), ["Da", "H", "M"], "instant", { hits: "2D6", roll: "Maximised Roll" }),
      ],
      { woundsOn: "4+", armourPenetration: 1, divine: true, magical: true },
    ),
  ),
  "t9a.spell.divination.portent-of-doom": glossed("Portent of Doom", "Présage funeste", {
    "2e-early": spell("divination", 6, [way("basic", 8, within(24), ["H"], "permanent")], {
      combatScore: "-X",
      x: { perCharacter: 1, ifAnyRankAndFile: 1 },
    }),
    "2e-late": null,
  }),
  "t9a.spell.divination.veil-mirror": named("Veil Mirror", "Miroir du Voile", {
    "2e-early": null,
    "2e-late": spell(
      "divination",
      6,
      [way("basic", 7, within(18), ["U"], "one turn"), way("boosted", 10, aura(6), ["U"], "one turn")],
      { gains: ["Magic Resistance (3)"], appliesToFriendlySpells: true },
    ),
  }),
} as const satisfies SpellEntries;
