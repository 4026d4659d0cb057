import { there } from "@tercio/kernel";
import type { GameEvent } from "@tercio/kernel";
import { awaited, ownChoice, type Session } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";

/** So many answers without a person here are a story; fewer are seen as they happen. */
const FEW = 1;

/** Whose turn an event begins, 0 or 1; null where it begins none or nobody's. */
function turnOf(event: GameEvent, system: string): number | null {
  if (systemOf(system).views.tellings?.[event.kind] !== "turn") return null;
  const player = event.message.values?.["player"];
  return typeof player === "number" ? player - 1 : null;
}

/**
 * From which line on the log tells what a person here had no part in, where that is more than one answer and a person is
 * asked again; null otherwise. Where another's turn has ended meanwhile, it is told as a whole.
 */
export function storyFrom({
  battle,
  past,
  lines,
  seats,
}: Pick<Session, "battle" | "past" | "lines" | "seats">): number | null {
  if (!awaited({ battle, seats }) || !seats.includes("human")) return null;
  let at = past.length;
  while (at > 0 && !ownChoice(there(past[at - 1]).battle)) at--;
  const without = past.slice(at).filter((p) => {
    const asked = p.battle.request;
    // What the person rolled was seen to fall.
    return asked !== null && (asked.type === "choice" || (asked.player !== null && seats[asked.player] === "computer"));
  }).length;
  if (without <= FEW) return null;
  const from = past[at]?.lines ?? lines.length;
  const began = lines.findLastIndex((e) => turnOf(e, battle.system.id) !== null);
  if (began < from) return from;
  const before = lines.slice(0, began).findLastIndex((e) => turnOf(e, battle.system.id) !== null);
  const whose = lines[before] === undefined ? null : turnOf(lines[before], battle.system.id);
  return whose !== null && seats[whose] === "computer" ? Math.min(from, before) : from;
}
