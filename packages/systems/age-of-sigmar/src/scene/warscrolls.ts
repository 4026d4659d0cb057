import { hashOf } from "@tercio/kernel";
import type { Warscroll } from "../state/state.ts";
import { lancers, revenants, shieldguard, watch, wraiths } from "../state/units.ts";

/** Our own warscrolls by id. */
export const builtIn: ReadonlyMap<string, Warscroll> = new Map([
  ["shieldguard", shieldguard],
  ["storm-riders", lancers],
  ["barrow-dead", revenants],
  ["night-hawks", wraiths],
  ["gate-watch", watch],
]);
const ids: ReadonlyMap<string, string> = new Map([...builtIn].map(([id, w]) => [hashOf(w), id]));

/** The id of a warscroll that is one of ours. */
export const idOf = (warscroll: Warscroll): string | undefined => ids.get(hashOf(warscroll));
