import type { GameEvent, Message } from "@tercio/kernel";
import { type Piece, storyOf, type StoryLine, type Strand } from "@tercio/scene";
import type { TFunction } from "i18next";
import { said } from "../session/said.ts";
import type { Session } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { goneSince, sinceOwn } from "../session/gone.ts";
import { storyFrom } from "./span.ts";

/** More chips than this nobody reads. */
const MOST = 6;

const mentions = (event: GameEvent, text: string): boolean =>
  Object.values(event.message.values ?? {}).some(
    (v) => typeof v === "object" && "key" in v && said(v as Message) === text,
  );

/** Do the words of a line of the story name this piece? */
const names = (line: StoryLine, name: Message): boolean => said(line.message).includes(said(name));

/** The weightiest line about each of those who are gone. */
function weightiest(
  table: readonly Strand[],
  lines: readonly StoryLine[],
  gone: readonly Piece[],
): readonly StoryLine[] {
  const weight = (line: StoryLine): number => table.findIndex((strand) => strand.id === line.id);
  const chosen = gone.flatMap(
    ({ name }) => lines.filter((line) => names(line, name)).toSorted((a, b) => weight(a) - weight(b))[0] ?? [],
  );
  return lines.filter((line) => chosen.includes(line));
}

/** Those who are gone and whom no line names: the last that was told of each. */
function goneChip(gone: readonly Piece[], events: readonly GameEvent[], t: TFunction) {
  const list = gone.map(({ name }) => said(name));
  const last = list.flatMap((text) => events.findLastIndex((e) => mentions(e, text))).filter((i) => i >= 0);
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
  t: TFunction,
): { readonly from: number; readonly chips: readonly Chip[] } {
  const { battle, past, lines } = played;
  const table = systemOf(battle.system.id).views.story ?? [];
  const whole = storyFrom(played);
  const gone = goneSince(played);
  const from = whole ?? past[sinceOwn(played)]?.lines ?? lines.length;
  const events = lines.slice(from);
  const told =
    whole === null ? weightiest(table, storyOf(table, events, table.length), gone) : storyOf(table, events, MOST);
  const unnamed = gone.filter(({ name }) => !told.some((line) => names(line, name)));
  const first = unnamed.length > 0 ? [goneChip(unnamed, events, t)] : [];
  const chosen = weightiest(table, told, gone);
  const ahead = (line: StoryLine): boolean => chosen.includes(line);
  const ordered = [...told.filter(ahead), ...told.filter((line) => !ahead(line))];
  const rest = ordered
    .slice(0, MOST - first.length)
    .map((l) => ({ id: l.id, text: said(l.message), events: l.events }));
  return { from, chips: [...first, ...rest] };
}
