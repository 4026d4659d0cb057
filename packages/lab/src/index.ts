/** Thousands of battles, what happened in them, and which rules ran. Knows only the RuleSystem value. */
export {
  type Coverage,
  coverage,
  type CoverageRow,
  type Enforced,
  enforcedSource,
  type Later,
  type WithoutRule,
  type LedgerId,
  stale,
} from "./coverage.ts";
export { account, played, shows, sketch, type Told } from "./playthrough.ts";
export { eventKinds, merge, pairOf, playOne, randomScenario, setupWith, simulate, type Simulated } from "./simulate.ts";
