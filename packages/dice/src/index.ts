/** Dice: what to roll as plain data, rolled from a seed or listed with exact probabilities. */
export { accepts } from "./accepts.ts";
export { checkRequest } from "./check.ts";
export { describe } from "./describe.ts";
export { distribution, sumsOf } from "./distribution.ts";
export { exactDistribution } from "./exact.ts";
export type { Source } from "./generator.ts";
export { counterSource, draw, generatorId, scriptedSource } from "./generator.ts";
export { keyedGeneratorId, keyedSource } from "./keyed.ts";
export { enumerable } from "./limits.ts";
export { chance, percent, percents, sameOutcome, shownChance, wholePercent } from "./outcome.ts";
export { printedDice, printedTotal } from "./printed.ts";
export { type Fate, read, type ReadDice, type ReadStage } from "./reading.ts";
export { roll, rollOutcome } from "./roll.ts";
export { showing, type Wish } from "./showing.ts";
export { afterSkipped } from "./stage.ts";
export type * from "./types.ts";
