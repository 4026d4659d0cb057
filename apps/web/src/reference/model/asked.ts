import { createContext, useContext, useSyncExternalStore } from "react";

let times = 0;
const hearers = new Set<() => void>();

function listen(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  hearers.add(changed);
  return () => {
    window.removeEventListener("hashchange", changed);
    hearers.delete(changed);
  };
}

/**
 * The address that is open, and a word that is another one each time an address is asked for, also the one that is open already:
 * the reader may have gone away from its entry. Both change together.
 */
export function useAddress(): { readonly hash: string; readonly asked: string } {
  const asked = useSyncExternalStore(listen, () => `${times} ${window.location.hash}`);
  return { hash: asked.slice(asked.indexOf(" ") + 1), asked };
}

const Context = createContext("");
export const AskedProvider = Context.Provider;
/** Changes each time an address is asked for. */
export const useAsked = (): string => useContext(Context);

function again(): void {
  times += 1;
  for (const hears of hearers) hears();
}

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
