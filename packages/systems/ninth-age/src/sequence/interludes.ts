import { type Frame, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { Between, Interlude } from "../hooks/turn.ts";
import type { NinthAge } from "../state/state.ts";
import { enter } from "./flow.ts";

type G = NinthAge;

/** What each of them enters; those of the first row are played first. */
const FRAMES: { readonly [plays in Interlude["plays"]]: (of: Interlude) => Frame } = {
  "first-gate": ({ unit }) => enter("first-gate", { unit: there(unit) }),
  dust: ({ unit }) => enter("dust", { unit: there(unit) }),
  orders: () => enter("orders", {}),
  reborn: ({ unit }) => enter("reborn", { unit: there(unit) }),
  gateway: ({ unit }) => enter("gateway", { unit: there(unit) }),
};
const FIRST = Object.keys(FRAMES);

const same = (p: Interlude, q: Interlude): boolean => p.plays === q.plays && p.unit === q.unit;

/** What the rules of units have played here, in order: what concerns a side once. */
export function interludes(game: G, at: Between): readonly Interlude[] {
  const all: Interlude[] = [];
  for (const u of game.units)
    for (const { value } of book.offers("between steps", game, { unit: u, at }))
      if (!all.some((one) => same(one, value))) all.push(value);
  return all.sort((p, q) => FIRST.indexOf(p.plays) - FIRST.indexOf(q.plays));
}

/** Is it played still, now that others have been? */
export const stillPlayed = (game: G, at: Between, one: Interlude): boolean =>
  interludes(game, at).some((now) => same(now, one));

/** One of them, as a step plays it. */
export const entered = (one: Interlude) => ({ enter: FRAMES[one.plays](one) });
