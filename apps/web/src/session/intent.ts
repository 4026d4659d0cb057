import type { Seat } from "./record.ts";

/** What a player has chosen to begin with. */
export interface Intent {
  readonly seats: readonly [Seat, Seat];
  /** Of which game, by its id. */
  readonly game: string;
  /** The battle with hints. */
  readonly guided?: true;
  /** Another battle is to be set up first. */
  readonly setUp?: true;
}

let chosen: Intent | null = null;

/** Chosen while the battle screen was still on its way. */
export const intend = (intent: Intent): void => {
  chosen = intent;
};

/** What was chosen so, once. */
export function intended(): Intent | null {
  const now = chosen;
  chosen = null;
  return now;
}

let asked = false;
/** Who plays is being asked while the battle screen is on its way: the question stays where it is when that comes. */
export const tellAsked = (now: boolean): void => {
  asked = now;
};
export const isAsked = (): boolean => asked;

let tell = (): void => {};
/** The first question stands there, or need not be asked: what comes after it may have the line. */
export const questionStands = new Promise<void>((done) => {
  tell = done;
});
export const tellQuestionStands = (): void => tell();
