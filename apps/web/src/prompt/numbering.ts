import { presetsOf } from "@tercio/scene";
import { numberOf } from "../keyboard/numbers.ts";
import { type Asked, waits } from "../session/hands.ts";
import type { TheBattle } from "../session/store.ts";

/** Is a piece chosen among several, before it is led along or put down? */
export const choosing = ({ tool, pieces }: Asked): boolean =>
  tool?.kind === "path" || (tool?.kind === "place" && (pieces.length > 1 || pieces.some(waits)));

/** The number of each thing that can be pressed: ways to put down all at once, answers, then the pieces to choose among. */
export interface Numbering {
  readonly preset: (at: number) => string;
  readonly answer: (at: number) => string;
  readonly piece: (at: number) => string;
}

/** How the buttons of a question are numbered; `listed`: so many of its answers, where not all have a number. */
export function numbering(asked: Asked, { game }: Pick<TheBattle, "game">, listed?: number): Numbering {
  const { choice, request } = asked;
  const presets = presetsOf(choice, game, request).length;
  const answers = listed ?? choice.enumerate?.(game, request.about)?.length ?? 0;
  const all = presets + answers + (choosing(asked) ? asked.pieces.length : 0);
  return {
    preset: (at) => numberOf(at, all),
    answer: (at) => numberOf(presets + at, all),
    piece: (at) => numberOf(presets + answers + at, all),
  };
}
