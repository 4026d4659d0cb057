import { useEffect } from "react";
import { useSession } from "../session/store.ts";

/** Where the keys begin: the first thing a player is asked, else the prompt. */
const here = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".welcome[tabindex]") ?? document.querySelector<HTMLElement>(".prompt-body");

export const toThePrompt = (): void => here()?.focus({ preventScroll: true });

/** Nobody has the focus any more: what had it is gone. */
const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** To what is asked, unless somebody reads the log or a card meanwhile. */
function follow(): void {
  if (lost() || document.activeElement?.closest(".prompt, svg.board, .welcome") != null) toThePrompt();
}

/** What asks first comes later than the page, when the last battle has been looked for: the focus goes to it then. */
export const useFocusHere = (): void => useEffect(follow, []);

/**
 * Whoever plays by keys, or listens, is taken from each answer to what is asked next, and never falls out of the page.
 * Who reads the log or a card meanwhile is left there. It draws nothing: what is being tried changes at every frame of a
 * drag, and nobody else need be drawn anew for that.
 */
export function FocusOnPrompt(): null {
  const battle = useSession((s) => s.battle);
  const preview = useSession((s) => s.preview);
  const selected = useSession((s) => s.selected);
  const welcome = useSession((s) => s.welcome);
  useEffect(() => {
    follow();
    void [battle, welcome];
  }, [battle, welcome]);
  useEffect(() => {
    if (lost()) toThePrompt();
    void [preview, selected];
  }, [preview, selected]);
  return null;
}
