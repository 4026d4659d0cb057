import { type GameEvent, type Message, say, there } from "@tercio/kernel";
import { namedIn, type Piece, type System } from "@tercio/board";

/** An event and its place among all lines. */
export interface Told {
  readonly event: GameEvent;
  readonly at: number;
}

/** What is to be seen of an account: a sort of events (`DICE`: rolls), or all; one side's, or both. */
export interface Sieve {
  readonly sort: string | null;
  readonly seat: number | null;
}
export const DICE = "dice";

/**
 * Finds whoever of these pieces an event is about, or mentions at all. An event knows a name only: of two pieces of one name
 * it finds both.
 */
export function finder(
  system: System,
  pieces: readonly Piece[],
): {
  readonly about: (event: GameEvent) => readonly Piece[];
  readonly mentioned: (event: GameEvent) => readonly Piece[];
} {
  const known = new Map<string, readonly Piece[]>();
  for (const p of pieces) {
    const name = say(system, p.name, "en");
    known.set(name, [...(known.get(name) ?? []), p]);
  }
  const called = (name: Message | null): readonly Piece[] =>
    name === null ? [] : (known.get(say(system, name, "en")) ?? []);
  return {
    about: (event) => called(namedIn(event)),
    mentioned: (event) =>
      Object.values(event.message.values ?? {}).flatMap((v) => (typeof v === "object" && "key" in v ? called(v) : [])),
  };
}

/** The lines of an account that a sieve lets through, with the headings that stand above some of them. */
export function sifted(
  { views: { tellings, sorts } }: System,
  { about }: ReturnType<typeof finder>,
  lines: readonly GameEvent[],
  { sort, seat }: Sieve,
): readonly Told[] {
  const kinds = sorts?.find((s) => s.id === sort)?.kinds;
  const through = (event: GameEvent): boolean => {
    if (tellings?.[event.kind] === "quiet") return false;
    if (sort === DICE ? event.kind !== "roll" : kinds?.includes(event.kind) === false) return false;
    return seat === null || (event.player ?? about(event)[0]?.seat) === seat;
  };
  const kept: Told[] = [];
  // From the end: a phase in which nothing was said needs no heading, nor does a turn of which nothing is to be seen.
  let [inPhase, inTurn] = [false, sort === null && seat === null];
  for (let at = lines.length - 1; at >= 0; at--) {
    const event = there(lines[at]);
    const told = tellings?.[event.kind];
    if (told === "turn" || told === "phase") {
      if (told === "turn" ? inTurn : inPhase) kept.push({ event, at });
      inPhase = false;
      if (told === "turn") inTurn = sort === null && seat === null;
    } else if (through(event)) {
      kept.push({ event, at });
      [inPhase, inTurn] = [true, true];
    }
  }
  return kept.reverse();
}
