import {
  type ChoiceRequest,
  type Core,
  type Json,
  type Message,
  message,
  type Term,
  type RuleSystem,
} from "@tercio/kernel";
import type { Thought } from "./choose.ts";
import type { Weighed } from "./weigh.ts";

/** Parts that differ by less than this are not told, in points. */
const NOTHING = 1;
/** No more parts are told than these, the largest first. */
const MOST = 3;

/** What makes one answer better than another, the largest first. */
function differences(best: Weighed, other: Weighed): readonly Term[] {
  return best.parts
    .map((p, i) => ({ ...p, value: p.value - (other.parts[i]?.value ?? 0) }))
    .filter((p) => Math.abs(p.value) >= NOTHING)
    .sort((p, q) => Math.abs(q.value) - Math.abs(p.value))
    .slice(0, MOST);
}

const told = ({ label, value }: Term): Message =>
  message("kernel.reason.part", {
    part: label,
    sign: value < 0 ? "−" : "+",
    points: Math.floor(Math.abs(value) + 0.5),
  });

/** An answer in the words of its button; null where it has none. */
export const labelOf = <G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  answer: Json,
): Message | null => system.rules.choices[request.choice]?.label?.(game, request.about, answer) ?? null;

/** Why an answer was given, in one line with its numbers; null where nothing was weighed. */
export function reasonFor<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  { best, next }: Thought,
): Message | null {
  if (best === null) return null;
  const chances = system.computer.chances?.(game, request, best.answer) ?? [];
  const other = next === null ? null : labelOf(system, game, request, next.answer);
  const own = labelOf(system, game, request, best.answer);
  // Two answers that read alike, such as two places for one unit, are not told apart by their words.
  if (next === null || other === null || JSON.stringify(other) === JSON.stringify(own))
    return chances.length > 0
      ? message("kernel.reason.chances", { chances })
      : next === null
        ? message("kernel.reason.only")
        : partsAlone(best, next);
  const parts = differences(best, next).map(told);
  if (parts.length === 0)
    return chances.length > 0
      ? message("kernel.reason.chances", { chances })
      : message("kernel.reason.alike", { other });
  return chances.length > 0
    ? message("kernel.reason.both", { chances, parts, other })
    : message("kernel.reason.better", { parts, other });
}

/** Where the other answer has no words of its own, or the same. */
function partsAlone(best: Weighed, next: Weighed): Message | null {
  const parts = differences(best, next).map(told);
  return parts.length === 0 ? null : message("kernel.reason.chances", { chances: parts });
}
