import { useEffect } from "react";
import { finish, useWatching } from "../session/watching.ts";

/** Keys that lead what is being shown, or do nothing by themselves. */
const LEAD = new Set(["s", "x", "o", "shift", "control", "alt", "meta", "+", "=", "-"]);

/** An input ends what is being shown, before it is heard by whoever it is for: nobody waits for a drawing. */
export function useCut(): void {
  useEffect(() => {
    const onInput = (e: Event): void => {
      if (useWatching.getState().play === null) return;
      if (e instanceof KeyboardEvent && LEAD.has(e.key.toLowerCase())) return;
      if (e.target instanceof Element && e.target.closest("[data-watching]") !== null) return;
      finish();
    };
    window.addEventListener("pointerdown", onInput, true);
    window.addEventListener("keydown", onInput, true);
    return () => {
      window.removeEventListener("pointerdown", onInput, true);
      window.removeEventListener("keydown", onInput, true);
    };
  }, []);
}
