import { fieldsOf } from "@tercio/kernel";
import { useEffect, useLayoutEffect, useRef } from "react";
import { leaveAlone } from "./in-sight.ts";
import type { Route } from "./route.ts";

/** How far down each step of the history was read; a reload begins anew. */
const read = new Map<number, number>();
let steps = 0;
let now = -1;

const mark = (state: unknown): number | null => {
  const at = fieldsOf(state)["rulesStep"];
  return typeof at === "number" && read.has(at) ? at : null;
};

/**
 * A new page is read from its top, unless its entry brings itself into sight; one that the reader comes back to stands
 * where it was left.
 */
export function usePlaces(route: Route): void {
  const place = JSON.stringify(route);
  useEffect(() => {
    history.scrollRestoration = "manual";
    const onScroll = (): void => void read.set(now, window.scrollY);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      history.scrollRestoration = "auto";
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  const left = useRef<number | null>(null);
  // At once, before the browser tells that a shorter page has been scrolled up: that is no reading of the step that was left.
  useLayoutEffect(() => {
    const known = mark(history.state);
    left.current = known === null ? null : (read.get(known) ?? 0);
    if (known !== null) {
      now = known;
      return;
    }
    now = steps++;
    read.set(now, 0);
    history.replaceState({ ...(history.state as object | null), rulesStep: now }, "");
  }, [place]);
  useEffect(() => {
    const top = left.current;
    if (top !== null) {
      // After the entry that the address names has brought itself into sight.
      leaveAlone();
      const frame = requestAnimationFrame(() => window.scrollTo(0, top));
      return () => cancelAnimationFrame(frame);
    }
    if (!place.includes('"entry"')) window.scrollTo(0, 0);
    return undefined;
  }, [place]);
}
