import { there } from "@tercio/kernel";
import { goesOn } from "@tercio/board";
import type { Past } from "./record.ts";
import { systemOf } from "./systems.ts";

function asked({ battle: { request, game, system } }: Past) {
  const choice = request?.type === "choice" ? systemOf(system.id).rules.choices[request.choice] : undefined;
  return request?.type !== "choice" || choice === undefined ? null : { choice, game, request };
}

/** Was the second answer given in one press with the first? */
function together(first: Past, second: Past): boolean {
  const [before, after] = [asked(first), asked(second)];
  return before !== null && after !== null && goesOn(before, after);
}

/**
 * To which of the places before it a battle goes back: the last at which it was `mine` to answer, and there to the first of the
 * answers that were given in one press. Null where there is none.
 */
export function placeBefore(past: readonly Past[], mine: (place: Past) => boolean): number | null {
  for (let at = past.length - 1; at >= 0; at--) {
    const [place, before] = [there(past[at]), past[at - 1]];
    if (mine(place) && (before === undefined || !together(before, place))) return at;
  }
  return null;
}
