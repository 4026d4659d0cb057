import { there } from "@tercio/kernel";
import type { GameEvent } from "@tercio/kernel";
import { type Piece, storyOf, type StoryLine, type Strand, type System } from "@tercio/board";
import { finder } from "../log/sieve.ts";
import type { Sentence } from "../messages/i18n.ts";
import { said } from "../session/said.ts";
import type { Session } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { goneSince, sinceOwn } from "../session/gone.ts";
import { storyFrom } from "./span.ts";

/** More chips than this nobody reads. */
const MOST = 6;

/** Whom of these a line of the story names: everybody its events are about, where its words tell whom. */
type Naming = (line: StoryLine) => readonly Piece[];
function naming(
  { messages: words }: System,
  { about }: ReturnType<typeof finder>,
  events: readonly GameEvent[],
): Naming {
  const tellsWhom = ({ message }: StoryLine): boolean => words.en[message.key]?.includes("{units}") === true;
  return (line) => (tellsWhom(line) ? line.events.flatMap((i) => about(there(events[i]))) : []);
}

/** The weightiest line about each of those who are gone. */
function weightiest(
  table: readonly Strand[],
  lines: readonly StoryLine[],
  gone: readonly Piece[],
  names: Naming,
): readonly StoryLine[] {
  const weight = (line: StoryLine): number => table.findIndex((strand) => strand.id === line.id);
  const chosen = gone.flatMap(
    (p) => lines.filter((line) => names(line).includes(p)).toSorted((a, b) => weight(a) - weight(b))[0] ?? [],
  );
  return lines.filter((line) => chosen.includes(line));
}

/** Those who are gone and whom no line names: the last that was told of each. */
function goneChip(
  gone: readonly Piece[],
  { mentioned }: ReturnType<typeof finder>,
  events: readonly GameEvent[],
  t: Sentence,
) {
  const list = gone.map(({ name }) => said(name));
  const last = gone.map((p) => events.findLastIndex((e) => mentioned(e).includes(p))).filter((i) => i >= 0);
  return { id: "gone", text: t("goneMeanwhile", { list: list.join(", ") }), events: last.length > 0 ? last : [0] };
}

/** A line of what happened meanwhile, in words, and the events it stands for: their places after `from`. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  readonly events: readonly number[];
}

/**
 * What is told in short of what happened since a person here was asked last, and from which line of the log on. What was seen
 * as it happened is not told again; but whoever is gone since the last own choice is named, and stands first.
 */
export function chipsOf(
  played: Pick<Session, "battle" | "past" | "lines" | "seats">,
  t: Sentence,
): { readonly from: number; readonly chips: readonly Chip[] } {
  const { battle, past, lines } = played;
  const system = systemOf(battle.system.id);
  const table = system.views.story ?? [];
  const whole = storyFrom(played);
  const gone = goneSince(played);
  const begun = sinceOwn(played);
  const from = whole ?? (begun === null ? undefined : past[begun]?.lines) ?? lines.length;
  const events = lines.slice(from);
  const who = finder(system, gone);
  const names = naming(system, who, events);
  const told =
    whole === null
      ? weightiest(table, storyOf(table, events, table.length), gone, names)
      : storyOf(table, events, MOST);
  const unnamed = gone.filter((p) => !told.some((line) => names(line).includes(p)));
  const first = unnamed.length > 0 ? [goneChip(unnamed, who, events, t)] : [];
  const chosen = weightiest(table, told, gone, names);
  const ahead = (line: StoryLine): boolean => chosen.includes(line);
  const ordered = [...told.filter(ahead), ...told.filter((line) => !ahead(line))];
  const rest = ordered
    .slice(0, MOST - first.length)
    .map((l) => ({ id: l.id, text: said(l.message), events: l.events }));
  return { from, chips: [...first, ...rest] };
}
