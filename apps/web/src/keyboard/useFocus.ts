import { useEffect } from "react";
import { useSession } from "../session/store.ts";
import { untyped } from "./numbers.ts";
import { follow, lost, toThePrompt } from "./here.ts";

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
    // Who has a button of the first question already keeps it.
    if (!welcome || lost()) follow();
    untyped();
    void battle;
  }, [battle, welcome]);
  useEffect(() => {
    if (lost()) toThePrompt();
    void [preview, selected];
  }, [preview, selected]);
  return null;
}
