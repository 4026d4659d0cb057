import { stepsOf } from "@tercio/kernel";
import type { Steps } from "./step-ids.ts";

export type { Steps };
/** What names and compares the steps of this game: an id that no sequence has does not compile. */
export const { atStep, ofSequence, placeOf, stands, standsIn } = stepsOf<Steps>();
