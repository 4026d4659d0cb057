import { CASTER, spell, type SpellEntries, way, within, named } from "./spell.ts";

export const shamanism = {
  "t9a.spell.shamanism.scarification": named(
    "Scarification",
    "Scarification",
    spell("shamanism", "attribute", [way("basic", null, CASTER, [], "one turn")], {
      meleeNeverWoundsBetterThan: "5+",
    }),
  ),
  "t9a.spell.shamanism.awaken-the-beast": named(
    "Awaken the Beast",
    "Éveiller la bête",
    spell("shamanism", 1, [
      way("basic", 6, within(18), ["A"], "one turn", { strength: 1, armourPenetration: 1 }),
      way("boosted", 7, within(18), ["A"], "one turn", { resilience: 1 }),
    ]),
  ),
  "t9a.spell.shamanism.swarm-of-insects": named("Swarm of Insects", "Essaim d’insectes", {
    "2e-early": spell(
      "shamanism",
      2,
      [
        way("basic", 5, within(24), ["Da", "H", "M"], "permanent"),
        way("boosted", 8, within(48), ["Da", "H", "M"], "permanent"),
      ],
      {
        hits: "5D6",
        strength: 1,
        armourPenetration: 0,
        magical: true,
        ifUnsavedWounds: { shootingToHit: -1, until: "target moves" },
      },
    ),
    "2e-late": spell(
      "shamanism",
      2,
      [
        way("basic", 5, within(24), ["Da", "H", "M"], "permanent"),
        way("boosted", 8, within(48), ["Da", "H", "M"], "permanent"),
      ],
      {
        hits: "5D6",
        strength: 1,
        armourPenetration: 0,
        magical: true,
        ifHealthPointsLost: { atLeast: 1, shootingToHit: -1, until: "target moves" },
      },
    ),
  }),
  "t9a.spell.shamanism.savage-fury": named(
    "Savage Fury",
    "Fureur sauvage",
    spell(
      "shamanism",
      3,
      [way("basic", 5, within(12), ["U"], "one turn"), way("boosted", 8, within(24), ["U"], "one turn")],
      { gains: ["Battle Focus", "Fearless", "Frenzy"] },
    ),
  ),
  "t9a.spell.shamanism.chilling-howl": named(
    "Chilling Howl",
    "Hurlement glaçant",
    spell(
      "shamanism",
      4,
      [
        way("basic", 6, within(36), ["H"], "one turn", { unitsWithin: 6, attacks: ["Shooting Attacks"] }),
        way("boosted", 10, within(36), ["H"], "one turn", { unitsWithin: 12, attacks: ["Ranged Attacks"] }),
      ],
      { toWound: -1 },
    ),
  ),
  "t9a.spell.shamanism.totemic-summon": named("Totemic Summon", "Invocation totémique", {
    "2e-early": spell(
      "shamanism",
      5,
      [
        way("basic", 10, within(96), ["G"], "instant", { fromBoardEdge: 1 }),
        way("boosted", 12, within(96), ["G"], "instant", { fromBoardEdge: 10 }),
      ],
      { summons: "Totemic Beast" },
    ),
    "2e-late": spell(
      "shamanism",
      5,
      [
        way("basic", 9, within(96), ["G"], "instant", { fromBoardEdge: 1 }),
        way("boosted", 12, within(96), ["G"], "instant", { fromBoardEdge: 10 }),
      ],
      { summons: "Totemic Beast" },
    ),
  }),
  "t9a.spell.shamanism.break-the-spirit": named(
    "Break the Spirit",
    "Briser la volonté",
    spell(
      "shamanism",
      6,
      [way("basic", 9, within(18), ["H"], "one turn"), way("boosted", 11, within(36), ["H"], "one turn")],
      { toHit: -1, dangerousTerrain: 2 },
    ),
  ),
} as const satisfies SpellEntries;
