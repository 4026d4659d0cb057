import type { GameEvent, Message, MessageValue } from "@tercio/kernel";

/**
 * Events of an account that add up to one line of a story. Its words are `story.<id>`, filled with each count, each sum, and
 * `units`: whoever the counted events name as `unit`, each once.
 */
export interface Strand {
  readonly id: string;
  /** Kinds of events, counted each under its name; there is a line where the first of these counts is not 0. */
  readonly counts: { readonly [name: string]: readonly string[] };
  /** Values of counted events that are added up, each under its own name. */
  readonly sums?: readonly string[];
}

/** Events of an account that a reader may want to see alone. */
export interface Sort {
  readonly id: string;
  readonly label: Message;
  readonly kinds: readonly string[];
}

/** One line of a story, and the events that it stands for: their places in the list, the first first. */
export interface StoryLine {
  readonly id: string;
  readonly message: Message;
  readonly events: readonly number[];
}

const sumOf = (events: readonly GameEvent[], value: string): number =>
  events.reduce((sum, e) => {
    const given = e.message.values?.[value];
    return sum + (typeof given === "number" ? given : 0);
  }, 0);

/** Whoever an event is about; null where it names nobody. */
export function namedIn(event: GameEvent): Message | null {
  const unit = event.message.values?.["unit"];
  return typeof unit === "object" && "key" in unit ? unit : null;
}

/**
 * What happened, in at most `most` lines. The table has the weightiest first: those stay where there are more, and an event
 * belongs to the first line that counts it. The lines come in the order in which their events began.
 */
export function storyOf(
  table: readonly Strand[],
  events: readonly (GameEvent | null)[],
  most: number,
): readonly StoryLine[] {
  const told = new Set<number>();
  const lines: StoryLine[] = [];
  for (const strand of table) {
    if (lines.length === most) break;
    const kinds = new Set(Object.values(strand.counts).flat());
    const here = events.flatMap((e, i) => (e !== null && kinds.has(e.kind) && !told.has(i) ? [i] : []));
    const counted = here.flatMap((i) => events[i] ?? []);
    const counts = Object.entries(strand.counts).map(
      ([name, of]) => [name, counted.filter((e) => of.includes(e.kind)).length] as const,
    );
    if ((counts[0]?.[1] ?? 0) === 0) continue;
    for (const i of here) told.add(i);
    const named = new Map(counted.flatMap((e) => namedIn(e) ?? []).map((m) => [JSON.stringify(m), m]));
    const values: { [name: string]: MessageValue } = Object.fromEntries(counts);
    for (const sum of strand.sums ?? []) values[sum] = sumOf(counted, sum);
    values["units"] = [...named.values()];
    lines.push({ id: strand.id, message: { key: `story.${strand.id}`, values }, events: here });
  }
  return lines.toSorted((a, b) => (a.events[0] ?? 0) - (b.events[0] ?? 0));
}
