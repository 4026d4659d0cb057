import { keep, kept, named } from "./kept.ts";

/** What cannot be read of what was stored lies under such a name, for its player to save or delete. */
const ASIDE = "tercio-aside ";

/** Lays a text aside, under the name of what it was. @returns whether the browser has taken it */
export function layAside(name: string, text: string): boolean {
  keep(ASIDE + name, text);
  return kept(ASIDE + name) === text;
}

/** All that lies aside: what it was, and its text. */
export const allAside = (): readonly { readonly name: string; readonly text: string }[] =>
  named(ASIDE).map((name) => ({ name: name.slice(ASIDE.length), text: kept(name) ?? "" }));

export const dropAside = (name: string): void => keep(ASIDE + name, null);
