export { inProof } from "@tercio/testkit/in-proof";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { sizes } from "./sizes.ts";

type Size = (typeof sizes)[number];

/**
 * The windows for the so-manieth of what is alike: the narrowest, where room is least, and one of the others in turn; each that
 * there is in `npm run proof -- tests`. Every second one begins with the window that the one before ended with, so that
 * half of them begin in the broad one and nobody changes the window for nothing.
 */
export function inTurn(turn: number): readonly Size[] {
  if (inject("fully")) return sizes;
  const two = [sizes[0], sizes[1 + (Math.floor(turn / 2) % (sizes.length - 1))] as Size];
  return turn % 2 === 0 ? two : two.reverse();
}

/** Makes the window as large as that, unless it is. */
export async function atSize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Of what is alike every so-manieth; all of it in `npm run proof -- tests`. */
export const some = <T>(list: readonly T[], every: number): readonly T[] =>
  inject("fully") ? list : list.filter((_, at) => at % every === 0);

/**
 * Of windows, languages or games in which the same is done by the same hand one, not the same in each file; each that there is in
 * `npm run proof -- tests`. Ways by another hand (keys, mouse, touch) are no more of the same: all of them are gone.
 */
export const oneAlike = <T>(list: readonly T[], turn: number): readonly T[] =>
  inject("fully") ? list : [list[turn % list.length] as T];
