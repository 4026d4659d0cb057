import { keep, kept } from "./kept.ts";

const LAST = "game";
const begun = (game: string): string => `played-${game}`;

/** Has a battle of this game been begun on this device? */
export const hasPlayed = (game: string): boolean => kept(begun(game)) !== null;

/** The game that was chosen last here; null where none was. */
export const gameChosen = (): string | null => kept(LAST);

export function tellChosen(game: string): void {
  if (gameChosen() !== game) keep(LAST, game);
}

export function tellPlayed(game: string): void {
  tellChosen(game);
  if (!hasPlayed(game)) keep(begun(game), "yes");
}

const LED = "led";
/** Has a piece been led along on this device? How that is done has been read then. */
export const hasLed = (): boolean => kept(LED) !== null;

export function tellLed(): void {
  if (!hasLed()) keep(LED, "yes");
}
