import { useCallback, useRef } from "react";

/** What is worked out at most once a frame, of all that was wished for the last; `now` does it at once. */
export function useFrame(): { readonly soon: (act: () => void) => void; readonly now: () => void } {
  const wish = useRef<(() => void) | null>(null);
  const now = useCallback((): void => {
    const act = wish.current;
    wish.current = null;
    act?.();
  }, []);
  const soon = useCallback(
    (act: () => void): void => {
      if (wish.current === null) requestAnimationFrame(now);
      wish.current = act;
    },
    [now],
  );
  return { soon, now };
}

/** A function that stays the same value while what it does follows the latest state: blocks need not be drawn anew. */
export function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: A) => latest.current(...args), []);
}
