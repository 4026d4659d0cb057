/** What ends it: the reader does something, or goes back to where they were. */
let letGo: () => void = () => {};

/** How long a page may still grow, in ms: what comes from the engine and fonts come late on a slow network. */
const LATEST = 10_000;
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** In the middle of the window; from its top where it is higher than that. */
function show(element: HTMLElement): void {
  const tall = element.getBoundingClientRect().height > window.innerHeight * 0.8;
  element.scrollIntoView({ block: tall ? "start" : "center" });
}

/**
 * Brings an element into sight and keeps it there while what comes later (statuses, rulings, fonts) moves the page, until the
 * reader scrolls, touches or types. The one before is let go.
 */
export function keepInSight(element: HTMLElement): () => void {
  letGo();
  const again = (): void => show(element);
  const page = new ResizeObserver(again);
  const end = (): void => {
    page.disconnect();
    clearTimeout(latest);
    for (const hand of HANDS) window.removeEventListener(hand, end, true);
    window.removeEventListener("resize", again);
  };
  const latest = setTimeout(end, LATEST);
  for (const hand of HANDS) window.addEventListener(hand, end, { capture: true, passive: true });
  window.addEventListener("resize", again);
  again();
  // What stands above the element may grow while the page as a whole does not: each part of the page is looked at.
  for (let part: HTMLElement | null = element; part !== null; part = part.parentElement) {
    page.observe(part);
    for (let before = part.previousElementSibling; before !== null; before = before.previousElementSibling)
      page.observe(before);
  }
  letGo = end;
  return end;
}

/** The reader goes back to where they were: nothing is brought into sight any more. */
export const leaveAlone = (): void => letGo();
