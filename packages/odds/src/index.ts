/**
 * Exact odds by walking a system's own sequences: where dice are asked for, every outcome is followed with its
 * probability; equal states are merged. No rule is written here.
 */
export { exactOdds, type Odds, type OddsOptions, type OddsResult } from "./exact-odds.ts";
