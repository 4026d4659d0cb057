import { bound, spell, type SpellRows, within } from "./row.ts";

export const battleRunes = {
  "t9a.battle-rune.gleaming": spell(
    "battle-runes",
    null,
    [
      bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
      bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
    ],
    { gains: ["Distracting", "Hard Target (1)"] },
  ),
  "t9a.battle-rune.oaths": spell(
    "battle-runes",
    null,
    [
      bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
      bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
    ],
    { rerollFailedToWound: ["Melee Attacks"] },
  ),
  "t9a.battle-rune.reckoning": spell(
    "battle-runes",
    null,
    [
      bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
      bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
    ],
    { rerollFailedToHit: ["Close Combat Attacks"] },
  ),
  "t9a.battle-rune.resilience": spell(
    "battle-runes",
    null,
    [
      bound("Runic Smith", [5, 8], within(18), ["A"], "one turn"),
      bound("Anvil of Power", [5, 8], within(36), ["A"], "one turn"),
    ],
    { toWoundAgainstTarget: -1 },
  ),
  "t9a.battle-rune.resolve": {
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
  },
  "t9a.battle-rune.revocation": {
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
  },
} as const satisfies SpellRows;
