import { bound, spell, type SpellEntries, within, named } from "./spell.ts";

export const battleRunes = {
  "t9a.battle-rune.gleaming": named(
    "Rune of Gleaming",
    "Rune luisante",
    spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
      ],
      { gains: ["Distracting", "Hard Target (1)"] },
    ),
  ),
  "t9a.battle-rune.oaths": named(
    "Rune of Oaths",
    "Rune de serments",
    spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
      ],
      { rerollFailedToWound: ["Melee Attacks"] },
    ),
  ),
  "t9a.battle-rune.reckoning": named(
    "Rune of Reckoning",
    "Rune de jugement",
    spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
      ],
      { rerollFailedToHit: ["Close Combat Attacks"] },
    ),
  ),
  "t9a.battle-rune.resilience": named(
    "Rune of Resilience",
    "Rune de résilience",
    spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
      ],
      { toWoundAgainstTarget: -1 },
    ),
  ),
  "t9a.battle-rune.resolve": named("Rune of Resolve", "Rune de résolution", {
    "2e-early": spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "instant"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "instant"),
      ],
      { magicalMove: 8, moveWith: ["Light Troops"] },
    ),
    "2e-late": spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["A"], "instant"),
        bound("Anvil of Power", [5, 8], within(36), ["A"], "instant"),
      ],
      { magicalMove: 8, moveWith: ["Light Troops"], losesScoringUntil: "start of next friendly Magic Phase" },
    ),
  }),
  "t9a.battle-rune.revocation": named("Rune of Revocation", "Rune de révocation", {
    "2e-early": spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["U"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["U"], "one turn"),
      ],
      { endsOtherSpells: "OneT", dispels: "next successfully cast enemy spell targeting the unit" },
    ),
    "2e-late": spell(
      "battle-runes",
      null,
      [
        bound("Runic Smith", [5, 8], within(18), ["U"], "one turn"),
        bound("Anvil of Power", [5, 8], within(36), ["U"], "one turn"),
      ],
      { endsOtherSpells: "OneT", dispels: "next enemy spell for which the unit is chosen as target" },
    ),
  }),
} as const satisfies SpellEntries;
