import { assert, type RuleCase, type Substance } from "@tercio/testkit";
import { duelAnswers } from "../expected/pools-duels.ts";
import { lossAnswers } from "../expected/pools-losses.ts";
import type { Answers, Scenery, Values } from "../expected/pools-played.ts";
import { scoreAnswers } from "../expected/pools-scores.ts";
import { stepAnswers } from "../expected/pools-steps.ts";
import { cases, type PoolCase } from "../expected/pools.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const LOSS = "t9a.sequence.attacks.attack.8";

/** Where the sheet and its rulings say otherwise than the author of pools.ts thought: what is played instead, and why. */
interface Settled {
  readonly id: string;
  readonly key: string;
  readonly played: number | string;
  readonly why: string;
}
export const settledOtherwise: readonly Settled[] = [];

export const poolAnswers: Answers = { ...stepAnswers, ...lossAnswers, ...duelAnswers, ...scoreAnswers };

/** What the author calls by a section of the notes, in ids of rules. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/Weapons \(Great Weapon\)/, "t9a.rule.great-weapon"],
  [/Weapons \(Spear\)/, "t9a.rule.spear"],
  [/Weapons \(Halberd\)/, "t9a.rule.halberd"],
  [/Weapons \(Paired Weapons\)/, "t9a.rule.paired-weapons"],
  [/Parry/, "t9a.rule.parry"],
  [/Charging Momentum/, "t9a.rule.charging-momentum"],
  [/Line Formation/, "t9a.rule.line-formation"],
  [/supporting attacks/, "t9a.rule.supporting-attacks"],
  [/R&F pool/, LOSS],
  [/Allocation/, `${ROUND}.6.1`],
  [/12 Duel/, `${ROUND}.4`],
  [/Steadfast/, "t9a.rule.steadfast"],
  [/Break Test|highest Dis/, `${ROUND}.7`],
  [/Range & move/, "t9a.rule.ordering-the-charge"],
];
/** Rules of which these scenes show nothing that other pages do not show more sharply. */
const idsOf = ({ rule }: PoolCase): readonly string[] => [
  ...new Set(
    rule.flatMap((r) =>
      /^t9a\.(?!md)\S+$/.test(r) ? [r] : notes.flatMap(([words, id]) => (words.test(r) ? [id] : [])),
    ),
  ),
];

/** Named readings that a case shows. */
const shows: { readonly [id: string]: readonly string[] } = {
  "great-weapon-on-character": ["weapon-of-its-own"],
  "great-weapon-on-character-charging": ["great-weapon-charging"],
  "great-weapon-on-unit": ["great-weapon-charging", "weapon-of-its-own"],
  "spears-first-round": ["weapon-of-its-own"],
  "casualties-before-striking": ["casualties"],
  "to-hit-boundary-of-character": ["weapon-of-its-own"],
  "parry-of-unit-not-of-character": ["parry"],
  "aim-over-a-corner": ["base-contact"],
  "strike-over-a-corner": ["base-contact"],
  "loss-on-champion": ["health-pools"],
  "loss-on-character-hp2": ["health-pools"],
  "loss-without-champion": ["health-pools"],
  "loss-spill-on-duelling-champion": ["spill-on-duellist"],
  "duel-refused-by-character": ["refused-duel"],
  "duel-refused-by-champion-alone": ["refused-duel"],
  "duel-after-refusal": ["refused-duel"],
  "score-spilt-and-lost": ["bearer-falls-last"],
  "discipline-of-joint-unit": ["joined-characters"],
  "moves-of-joint-unit-slow-character": ["joined-characters", "ordered-charge"],
  "moves-of-joint-unit-fast-character": ["joined-characters", "ordered-charge"],
};

/** What the engine says to a case, in the order in which it asks. */
export function told({ id, scene, expected }: PoolCase): Values {
  const answer = poolAnswers[id];
  if (answer === undefined) throw new Error(`nobody plays ${id}`);
  const values = answer(scene as unknown as Scenery);
  return Object.fromEntries(Object.keys(expected).map((key) => [key, values[key] ?? "not told"]));
}

/** What such a value is about. */
function aboutOf(key: string, value: number | string | undefined): Substance {
  if (/^score|[sS]cored$|[oO]verkill|^winner$|^difference$/.test(key)) return "points";
  if (typeof value === "number" || value === undefined) return "number";
  return value.includes("/") ? "odds" : /\d/.test(value) || value === "none" ? "number" : "legality";
}

/** Numbers that somebody who never saw the engine took from the sheet, for units of several Health Pools. */
export const expectedPools: readonly RuleCase[] = cases.map((c) => ({
  ids: idsOf(c),
  title: `as the sheet has it, ${c.id}: ${c.question}`,
  rulings: shows[c.id] ?? [],
  run: () => {
    const instead = settledOtherwise.filter((s) => s.id === c.id).map((s) => [s.key, s.played] as const);
    const wanted = { ...c.expected, ...Object.fromEntries(instead) };
    for (const [key, value] of Object.entries(told(c)))
      assert[aboutOf(key, wanted[key])](value, wanted[key], `${c.id}, ${key}`);
  },
}));
