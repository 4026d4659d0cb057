import { playing } from "@tercio/entries/play";
import type { Rule } from "@tercio/kernel";
import type { SigmarMoments } from "../hooks/moments.ts";
import type { Sigmar } from "../state/state.ts";
import { wordOfId } from "./define.ts";

/** A rule as it is played. */
export type Play = Rule<Sigmar, SigmarMoments>;

export const play = playing<Sigmar, SigmarMoments>(wordOfId);
