import { useEffect } from "react";

/** Where the keys begin: the first thing a player is asked, else the prompt. */
const here = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".welcome[tabindex]") ?? document.querySelector<HTMLElement>(".prompt-body");

export const toThePrompt = (): void => here()?.focus({ preventScroll: true });

/** Nobody has the focus any more: what had it is gone. */
export const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** To what is asked, unless somebody reads the log or a card meanwhile. */
export function follow(): void {
  if (lost() || document.activeElement?.closest(".prompt, svg.board, .welcome") != null) toThePrompt();
}

/**
 * What asks first comes later than the page, when the last battle has been looked for: the focus goes to it then, or to the
 * button of this id, which had it when the battle screen took the place of the opening.
 */
export const useFocusHere = (id: string | null): void =>
  useEffect(() => {
    const had = id !== null && lost() ? document.getElementById(id) : null;
    if (had === null) follow();
    else had.focus({ preventScroll: true });
    // Only when it comes.
  }, []);
