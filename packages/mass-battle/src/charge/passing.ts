import { there } from "@tercio/kernel";
import type { Block } from "@tercio/tabletop";
import type { Asked } from "./types.ts";

/** Those who stop a charger on its way, and their positions among the obstacles of the question. */
export interface InWay {
  readonly blocks: readonly Block[];
  readonly at: readonly number[];
}

/** May the charger pass over the obstacle at this position, as long as it ends clear of it? */
export const isPassed = ({ passesOver, passes, obstacles }: Asked, at: number): boolean =>
  passesOver || (passes.length > 0 && passes.includes(there(obstacles[at]).id));

export function inWayOf(question: Asked): InWay {
  const at = question.obstacles.flatMap((_, i) => (isPassed(question, i) ? [] : [i]));
  return { blocks: at.map((i) => there(question.obstacles[i]).shape), at };
}
