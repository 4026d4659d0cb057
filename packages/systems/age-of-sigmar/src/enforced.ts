/**
 * What is another when a rule is switched off: written by `npx tercio coverage --system age-of-sigmar --knockout --write`.
 * A rule stands here when a page that names it then misses a place, a number, what may be answered, odds or points.
 */
export const enforced = {
  "aos2.ability.murderous-tide": "number",
  "aos2.ability.soulreaper": "number",
  "aos2.core.allocating-wounds.negation": "number",
  "aos2.core.allocating-wounds.order": "legality",
  "aos2.core.attack.damage": "number",
  "aos2.core.attack.hit-roll": "number",
  "aos2.core.attack.save-roll": "number",
  "aos2.core.attack.wound-roll": "number",
  "aos2.core.battleshock.result": "number",
  "aos2.core.battleshock.roll": "number",
  "aos2.core.battleshock.who": "number",
  "aos2.core.charge-move": "legality",
  "aos2.core.charge-roll": "legality",
  "aos2.core.flying": "legality",
  "aos2.core.melee-weapons": "number",
  "aos2.core.modifiers.cumulative": "number",
  "aos2.core.modifiers.random-values": "number",
  "aos2.core.mortal-wounds": "number",
  "aos2.core.normal-moves": "legality",
  "aos2.core.piling-in": "legality",
  "aos2.core.re-rolls": "number",
  "aos2.core.running": "legality",
  "aos2.keyword.battle-round": "number",
  "aos2.keyword.fight-order": "number",
  "aos2.keyword.retreat": "legality",
  "aos2.rule.coherency": "legality",
  "aos2.rule.three-inches": "legality",
} as const;
