import { aura, spell, type SpellEntries, way, within, named } from "./spell.ts";

export const evocation = {
  "t9a.spell.evocation.evocation-of-souls": named(
    "Evocation of Souls",
    "Évocation des Âmes",
    spell("evocation", "attribute", [way("basic", null, null, [], "instant")], {
      veilTokens: 1,
      ifPoolBelow: 3,
      maximumPerPhase: 1,
    }),
  ),
  "t9a.spell.evocation.spectral-blades": named("Spectral Blades", "Lames spectrales", {
    "2e-early": spell(
      "evocation",
      1,
      [
        way("basic", 6, within(18), ["A"], "one turn", { gains: [] }),
        way("boosted", 9, within(18), ["A"], "one turn", { gains: ["Lethal Strike"] }),
      ],
      { rerollFailedToWound: ["Melee Attacks"] },
    ),
    "2e-late": spell(
      "evocation",
      4,
      [
        way("basic", 6, within(18), ["A"], "one turn", { gains: [] }),
        way("boosted", 9, within(18), ["A"], "one turn", { gains: ["Lethal Strike"] }),
      ],
      { rerollFailedToWound: ["Melee Attacks"] },
    ),
  }),
  "t9a.spell.evocation.whispers-of-the-veil": named(
    "Whispers of the Veil",
    "Murmure du Voile",
    spell("evocation", 2, [way("basic", 8, within(24), ["H"], "one turn")], {
      resilience: -1,
      discipline: -1,
      disciplineCumulative: false,
    }),
  ),
  "t9a.spell.evocation.hasten-the-hour": named(
    "Hasten the Hour",
    "Précipiter la fin",
    spell(
      "evocation",
      3,
      [
        way("basic", 7, within(24), ["Da", "Di", "H"], "instant", { models: 1 }),
        way("boosted", 10, within(18), ["Da", "Di", "H"], "instant", { modelsUpTo: 3 }),
      ],
      { hits: 1, woundsAutomatically: true, armourPenetration: 10, magical: true },
    ),
  ),
  "t9a.spell.evocation.ancestral-aid": named("Ancestral Aid", "Soutien ancestral", {
    "2e-early": spell(
      "evocation",
      4,
      [way("basic", 6, within(12), ["A"], "one turn"), way("boosted", 7, within(18), ["A"], "one turn")],
      { rerollFailedToHit: ["Close Combat Attacks"] },
    ),
    "2e-late": spell(
      "evocation",
      1,
      [way("basic", 6, within(12), ["A"], "one turn"), way("boosted", 7, within(18), ["A"], "one turn")],
      { rerollFailedToHit: ["Close Combat Attacks"] },
    ),
  }),
  "t9a.spell.evocation.touch-of-the-reaper": named(
    "Touch of the Reaper",
    "Baiser de la Faucheuse",
    spell(
      "evocation",
      5,
      [
        way("basic", 7, within(24), ["Da", "Di", "H"], "instant"),
        way("boosted", 9, within(18), ["Da", "Di", "H", "F", "M"], "instant"),
      ],
      { hits: "D3", strength: 10, armourPenetration: 10, magical: true, woundsAgainst: "Discipline" },
    ),
  ),
  "t9a.spell.evocation.danse-macabre": named(
    "Danse Macabre",
    "Danse macabre",
    spell(
      "evocation",
      6,
      [
        way("basic", 6, within(18), ["A"], "instant", { magicalMove: 12 }),
        way("boosted", 9, aura(9), ["A"], "instant", { magicalMove: 6 }),
      ],
      { moveWith: ["Ghost Step"] },
    ),
  ),
} as const satisfies SpellEntries;
