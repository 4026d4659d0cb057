import { counterSource } from "@tercio/dice";
import { type Json, say } from "@tercio/kernel";
import { costOfList, resolveList, playedList, type StartingList } from "@tercio/rosters";
import type { SetupOption } from "@tercio/board";
import { useEffect, useState } from "react";
import { fieldedBy, fieldedList } from "./field.ts";
import { openArmy, openRoom } from "./books.ts";
import type { Kept } from "./shelf.ts";
import type { Language } from "../../messages/i18n.ts";

/**
 * How the army of a side is chosen: `list ID`, one of the player's own; `ready N`, the N-th that comes along; `draw`, by chance
 * for the points of the battle; else an answer of the game.
 */
export const OWN = "list ";
export const READY = "ready ";
export const DRAW = "draw";

/** Why an army cannot be had, as a sentence; null without a network. */
interface Unmade {
  readonly why: string | null;
}
/** An army as a set-up takes it, with its book where it has one. */
export type Made = { readonly army: Json; readonly book: string | null } | Unmade;
type Drawn = { readonly army: Json; readonly book: string; readonly points: number } | Unmade;

/** Armies that come along, and the points that people agree on: none for a game without army books. */
export interface Offered {
  readonly ready: readonly StartingList[];
  readonly sizes: readonly number[];
}
const NONE: Offered = { ready: [], sizes: [] };

export function useOffered(game: string): Offered {
  const [offered, setOffered] = useState<{ readonly game: string; readonly found: Offered } | null>(null);
  useEffect(() => {
    let left = false;
    const fetched = async (): Promise<void> => {
      const room = await openRoom(game);
      const ready = (await room?.rosters.ready()) ?? [];
      if (!left) setOffered({ game, found: { ready, sizes: room?.rosters.sizes ?? [] } });
    };
    // Without a network the armies of the game itself are left.
    fetched().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [game]);
  return offered?.game === game ? offered.found : NONE;
}

/** What an army costs that is chosen so; null where nothing says so before it is made. */
export function pointsOf(word: string, o: SetupOption, own: readonly Kept[], { ready }: Offered, size: number) {
  if (word === DRAW) return size;
  if (word.startsWith(OWN)) return own.find((l) => OWN + l.id === word)?.points ?? null;
  if (word.startsWith(READY)) return ready[Number(word.slice(READY.length))]?.list.size ?? null;
  const cost = o.kind === "one" ? o.answers.find((a) => a.id === word)?.label.values?.["cost"] : undefined;
  return typeof cost === "number" ? cost : null;
}

/**
 * An army by chance, as players build them: of any book but `not`, for so many points.
 * @param seed the same draws the same army
 */
async function drawn(game: string, size: number, seed: number, not: string | null): Promise<Drawn> {
  const room = await openRoom(game);
  if (room === null) return { why: null };
  const source = counterSource(seed, 0);
  const books = room.rosters.books.filter((b) => b.id !== not);
  // A book whose draws come to nothing makes room for the next.
  for (let tries = 0; tries < 6; tries++) {
    const { id = "" } = books[source.next(books.length) - 1] ?? {};
    const opened = await openArmy(game, id);
    const list = opened === null ? null : playedList(source, opened.book, size);
    if (opened === null || list === null) continue;
    const made = fieldedBy(opened, { ...list, system: game });
    if ("army" in made) return { ...made, points: costOfList(resolveList(opened.book, list)).points, book: id };
  }
  return { why: null };
}

/** Makes the army that is chosen so. `not`: a book that a drawn one is not of. */
export async function madeArmy(
  word: string,
  about: {
    readonly game: string;
    readonly offered: Offered;
    readonly size: number;
    readonly seed: number;
    readonly language: Language;
    readonly not?: string | null;
  },
): Promise<Made> {
  const { game, offered, size, seed, language, not = null } = about;
  if (word === DRAW) return drawn(game, size, seed, not);
  if (word.startsWith(OWN)) {
    const made = await fieldedList(word.slice(OWN.length), language);
    return "army" in made ? { ...made, book: null } : made;
  }
  if (word.startsWith(READY)) {
    const list = offered.ready[Number(word.slice(READY.length))]?.list;
    const opened = list === undefined ? null : await openArmy(game, list.army);
    if (list === undefined || opened === null) return { why: null };
    const made = fieldedBy(opened, list);
    if (!("army" in made)) return { why: say(opened.system, made.problem, language) };
    return { ...made, book: list.army };
  }
  return { army: word, book: null };
}

/** Two armies by chance of as many points, to one of a hundred, of two books. */
export async function fairArmies(game: string, size: number, seed: number): Promise<readonly [Drawn, Drawn]> {
  const first = await drawn(game, size, seed, null);
  if (!("army" in first)) return [first, first];
  let closest: Drawn = { why: null };
  for (let draw = 1; draw <= 6; draw++) {
    const second = await drawn(game, size, seed + draw * 7919, first.book);
    if (!("army" in second)) continue;
    if (!("army" in closest) || Math.abs(second.points - first.points) < Math.abs(closest.points - first.points))
      closest = second;
    if (Math.abs(closest.points - first.points) * 100 <= size) break;
  }
  return [first, closest];
}
