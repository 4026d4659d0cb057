/**
 * The machinery that any turn-by-turn game needs and none in particular: sequences as tables, a stack of plain-data
 * frames, requests for choices and dice, rules with four kinds of hook, modifiers with their reasons, effects,
 * an answer log with a hash chain, saving, replaying and verifying.
 */
export { anyAnswer, firstAnswer } from "./answers.ts";
export {
  answer,
  type AnswerResult,
  type Answered,
  type Battle,
  correct,
  declare,
  entriesOf,
  type Entry,
  giveOutcome,
  hashNow,
  lengthOf,
  type LogLink,
  originHash,
  replyFast,
  rollDice,
  startBattle,
  type TakenUp,
} from "./battle.ts";
export type { Corrected, Correcting } from "./correction.ts";
export type { DeclarationKind, Declared, Sitter } from "./declaration.ts";
export { type DiceSource, keyed, type Numbers, seeded, told } from "./dice-source.ts";
export {
  type Address,
  type FrameOf,
  type Place,
  type StepPath,
  type StepsFor,
  type StepsOf,
  stepsOf,
} from "./steps.ts";
export { fieldsOf, hasFields, isList, isOneOf, isRecord, keysOf, there } from "@tercio/basis";
export { type Effect, type Ending, type Lasting, type Until, type UntilStep, withEffect } from "./effect.ts";
export { type Engine, engine, type Halt, silent, stackPath, type Taken } from "./engine.ts";
export { foreseeing, foreseen } from "./foreseen.ts";
export { chainHash, hashOf, hashOnce, keyFrom, keyOf, keyOfTwo } from "./hash.ts";
export {
  type Bilingual,
  type Json,
  type JsonObject,
  type Message,
  type MessageValue,
  type Refusal,
  refuse,
  type Verdict,
} from "./json.ts";
export {
  adding,
  applyOperation,
  type Breakdown,
  type BreakdownLine,
  type Modifier,
  type Operation,
  type Pipeline,
  type PipelineStage,
  resolve,
  totalOf,
  valueOf,
} from "./modifier.ts";
export { judgedByPoints } from "./points.ts";
export {
  checkAnswer,
  checkChoice,
  checkDeclaration,
  declarationsFor,
  engineOf,
  type Position,
  positionOf,
} from "./position.ts";
export {
  EVERYBODY,
  type Given,
  type Held,
  type Holder,
  holds,
  type Moment,
  type Moments,
  NOBODY,
  type Roles,
  type Rule,
  type RuleBook,
  ruleBook,
  ruleTimes,
} from "./rule.ts";
export {
  isShown,
  load,
  loading,
  type Loaded,
  save,
  type Save,
  SAVE_FORMAT,
  type SaveProblem,
  type Shown,
} from "./save.ts";
export { resumed, type Resumed, type Snapshot, snapshotOf } from "./snapshot.ts";
export { saveMessages } from "./save-messages.ts";
export type { Scenes } from "./scene.ts";
export {
  giveLine,
  type Names,
  rolledAs,
  type ScriptLine,
  type ScriptProblem,
  type ScriptStep,
  withIds,
} from "./script.ts";
export {
  isSituation,
  type Opened,
  openSituation,
  type Situation,
  situationOf,
  type SituationProblem,
  situationText,
} from "./situation.ts";
export {
  type Asked,
  type Chosen,
  type Flow,
  flow,
  type FlowTypes,
  type Only,
  type Played,
  type RollOf,
  settled,
  type Steps,
  varsOf,
} from "./flow.ts";
export type {
  ActStep,
  Answer,
  AskStep,
  CallStep,
  ChainWords,
  Change,
  ChoiceKind,
  ChoiceRequest,
  Context,
  Core,
  Frame,
  GameEvent,
  Reason,
  RepeatStep,
  Request,
  RollRequest,
  Sequence,
  Settled,
  Step,
} from "./sequence.ts";
export { LEVELS } from "./system.ts";
export type {
  Armies,
  CalculatorForm,
  DiceQuestion,
  GivenNumbers,
  OnlyWhere,
  GuideLine,
  Lookahead,
  Language,
  Level,
  Computer,
  NamedScenario,
  OddsQuestion,
  Term,
  CalculatorQuestion,
  EditionDifference,
  EditionDifferences,
  WithoutNumber,
  Rules,
  RuleSystem,
  Ruling,
  Scenario,
  Score,
  Views,
} from "./system.ts";
export { ruledOtherwise } from "./system.ts";
export { inForce, recording, watched, without } from "./trace.ts";
export { leaf, type Sums, sumsFrom, together, visitDifferent } from "./leaves.ts";
export type { Called } from "./called.ts";
export { bilingual, both, inBoth, kernelMessages, message, say } from "./messages.ts";
export { among, briefly, MOST_LEVELS, nearest, tooDeepAt } from "./foreign.ts";
export type { Glossary, GlossaryTerm } from "./glossary.ts";
export { guide } from "./guide.ts";
export { exactly, type Fields, type ListedMore, listing, pairsLater } from "./listed.ts";
export { telling } from "./tell.ts";
