import { type GameEvent, say } from "@tercio/kernel";
import { namedIn, type Piece, type System } from "@tercio/scene";

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

/** Finds whoever an event names, as they stand on the board or did; nobody where it names none that the board knows. */
export function finder(system: System, pieces: readonly Piece[]): (event: GameEvent) => Piece | undefined {
  const known = new Map(pieces.map((p) => [say(system, p.name, "en"), p]));
  return (event) => {
    const name = namedIn(event);
    return name === null ? undefined : known.get(say(system, name, "en"));
  };
}

/** The lines of an account that a sieve lets through, with the headings that stand above some of them. */
export function sifted(
  { views: { tellings, sorts } }: System,
  who: ReturnType<typeof finder>,
  lines: readonly GameEvent[],
  { sort, seat }: Sieve,
): readonly Told[] {
  const kinds = sorts?.find((s) => s.id === sort)?.kinds;
  const through = (event: GameEvent): boolean => {
    if (tellings?.[event.kind] === "quiet") return false;
    if (sort === DICE ? event.kind !== "roll" : kinds?.includes(event.kind) === false) return false;
    return seat === null || (event.player ?? who(event)?.seat) === seat;
  };
  const kept: Told[] = [];
  // From the end: a phase in which nothing was said needs no heading, nor does a turn of which nothing is to be seen.
  let [inPhase, inTurn] = [false, sort === null && seat === null];
  for (let at = lines.length - 1; at >= 0; at--) {
    const event = lines[at] as GameEvent;
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
