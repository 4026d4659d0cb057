import { playing } from "@tercio/entries/play";
import type { Rule } from "@tercio/kernel";
import type { OldWorldMoments } from "../hooks/moments.ts";
import type { OldWorld } from "../state/state.ts";
import { wordOfId } from "./define.ts";

/** A rule as it is played. */
export type Play = Rule<OldWorld, OldWorldMoments>;

export const play = playing<OldWorld, OldWorldMoments>(wordOfId);
