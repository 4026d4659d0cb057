import { asStored, valueOf } from "@tercio/files";
import type { StoreApi } from "zustand";
import { layAside } from "./aside.ts";
import { kept } from "./kept.ts";

/** The kinds of what is stored under one name for all pages. */
type Kind = "pins" | "table" | "layers";
type As<K extends Kind> = Extract<ReturnType<typeof asStored<K>>, { readonly ok: true }>["value"];

/** What is stored under a name; null where nothing is. What cannot be read is laid aside: the next choice takes its place. */
export function storedAs<K extends Kind>(name: string, kind: K): As<K> | null {
  const text = kept(name);
  if (text === null) return null;
  const value = valueOf(text);
  const found = value.ok ? asStored(value.value, kind) : value;
  if (found.ok) return found.value;
  layAside(name, text);
  return null;
}

/**
 * Two tabs change what is stored under one name: each change is made to what lies there, and seen in both.
 * @returns how to change it
 */
export function together<T>(
  name: string,
  store: Pick<StoreApi<T>, "setState" | "getState">,
  read: () => Partial<T> | null,
): (change: (now: T) => Partial<T>) => void {
  const again = (): void => store.setState(read() ?? {});
  globalThis.window?.addEventListener("storage", (e) => {
    if (e.key === name) again();
  });
  return (change) => {
    const there = read() ?? {};
    store.setState({ ...there, ...change({ ...store.getState(), ...there }) });
  };
}
