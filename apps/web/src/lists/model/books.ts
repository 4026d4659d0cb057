import type { ArmyBook } from "@tercio/rosters";
import type { SeenRosters, System } from "@tercio/board";
import { useEffect, useState } from "react";
import { opening } from "virtual:opening";
import { fetchSystem } from "../../session/systems.ts";

/** Games that have army books, as known before any engine is fetched. */
export const bookedGames = opening.filter((g) => g.lists);

/** A game with its army books. */
export interface Room {
  readonly system: System;
  readonly rosters: SeenRosters;
}

/** An army book with its game. */
export interface Opened extends Room {
  readonly book: ArmyBook;
}

/** The army books of a game; null where it has none. Rejected without a network. */
export async function openRoom(game: string): Promise<Room | null> {
  if (!bookedGames.some((g) => g.id === game)) return null;
  const system = await fetchSystem(game);
  const rosters = await system.rosters?.();
  return rosters === undefined ? null : { system, rosters };
}

export async function openArmy(game: string, army: string): Promise<Opened | null> {
  const room = await openRoom(game);
  const book = (await room?.rosters.open(army)) ?? null;
  return room === null || book === null ? null : { ...room, book };
}

/** What is on its way: `undefined`; what is not there: null; what cannot be fetched: `failed`, and how to try again. */
export type Coming<T> = T | null | undefined | { readonly failed: true; readonly again: () => void };

export const isFailed = (c: Coming<object>): c is { readonly failed: true; readonly again: () => void } =>
  typeof c === "object" && c !== null && "failed" in c;

/** Fetches something by a word; anew for another word. */
function useComing<T extends object>(word: string, fetch: () => Promise<T | null>): Coming<T> {
  const [come, setCome] = useState<{ readonly word: string; readonly value: Coming<T> }>({ word, value: undefined });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const tell = (value: Coming<T>): void => {
      if (!left) setCome({ word, value });
    };
    fetch().then(tell, () => tell({ failed: true, again: () => setAttempt((n) => n + 1) }));
    return () => {
      left = true;
    };
    // The word says what is fetched.
  }, [word, attempt]);
  return come.word === word ? come.value : undefined;
}

export const useRoom = (game: string): Coming<Room> => useComing(game, () => openRoom(game));

export const useArmy = (game: string, army: string): Coming<Opened> =>
  useComing(`${game} ${army}`, () => openArmy(game, army));
