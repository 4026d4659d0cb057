import { playing } from "@tercio/entries/play";
import type { Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../hooks/moments.ts";
import type { NinthAge } from "../state/state.ts";
import { wordOfId } from "./define.ts";

/** A rule as it is played. */
export type Play = Rule<NinthAge, NinthAgeMoments>;

export const play = playing<NinthAge, NinthAgeMoments>(wordOfId);
