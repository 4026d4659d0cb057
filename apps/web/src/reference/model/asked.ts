import { useSyncExternalStore } from "react";

let times = 0;
const hearers = new Set<() => void>();
const again = (): void => {
  times += 1;
  for (const hears of hearers) hears();
};
globalThis.window?.addEventListener("hashchange", again);

function listen(hears: () => void): () => void {
  hearers.add(hears);
  return () => void hearers.delete(hears);
}

/** Changes each time an address is asked for, also the one that is open already: the reader may have gone away from its entry. */
export const useAsked = (): number => useSyncExternalStore(listen, () => times);

/** Leads to an address; a browser does nothing where it is open. */
export function askFor(hash: string): void {
  if (window.location.hash === hash) again();
  else window.location.hash = hash;
}

/** The same of a link that was pressed. */
export function pressed(link: EventTarget): void {
  const hash = link instanceof Element ? link.closest("a")?.getAttribute("href") : null;
  if (hash?.startsWith("#") === true && hash === window.location.hash) again();
}
