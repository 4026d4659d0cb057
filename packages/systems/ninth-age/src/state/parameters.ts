import { givenRules, type RuleGiven as GivenRule } from "@tercio/entries/given";
import { oneOf, shaped } from "@tercio/rosters";
import { wordOfId } from "../entries/define.ts";
import { HITS } from "../entries/forms.ts";
import { type ParametersOf, ruleEntries, wordsOf } from "../entries/index.ts";

export { wordOf } from "@tercio/entries/given";

/** Figures of a part that are rolled: one total, so that something may be added to several dice. */
const FIGURES = [...HITS, "2D3+1"] as const;
export const rolledShape = shaped({}, { attackValue: oneOf(...FIGURES), offensiveSkill: oneOf(...FIGURES) });
export const isRolled = (text: string): text is RolledText => FIGURES.some((known) => known === text);
export type RolledText = (typeof FIGURES)[number];

/** A special rule in a profile: its word, or an object with its parameters beside it. */
export type RuleGiven = GivenRule<ParametersOf>;

/** Rules that somebody may have more than once, each against something of its own: none hides another. */
export const SEVERAL = wordsOf((e) => e.several === "beside");

export const { needsParameters, parametric, ruleShape } = givenRules<ParametersOf>(ruleEntries, wordOfId);
