import { asStored, type FileProblem, valueOf } from "@tercio/files";
import type { JsonObject } from "@tercio/kernel";
import { create } from "zustand";
import { newSeed } from "../device/chance.ts";
import { keep, kept, named } from "../device/kept.ts";

/** A position that was put together by hand, as this device keeps it. */
export interface KeptPosition {
  readonly id: string;
  /** Empty: it has no name of its own. */
  readonly name: string;
  readonly system: string;
  readonly scene: JsonObject;
  /** When it was last changed, milliseconds. */
  readonly changed: number;
}

/** What lies in a position's place and is none: it stays there until its player deletes it. */
export interface UnreadPosition {
  readonly id: string;
  readonly text: string;
  readonly problem: Pick<FileProblem, "where" | "says">;
}

/** Each has a place of its own: two tabs that write two positions take nothing from each other. */
const PLACE = "tercio-position ";

function readAs(id: string, text: string): KeptPosition | UnreadPosition {
  const value = valueOf(text);
  const found = value.ok ? asStored(value.value, "position") : value;
  if (!found.ok) return { id, text, problem: found.problem };
  return { id, ...found.value, scene: found.value.scene as JsonObject };
}
const isRead = (one: KeptPosition | UnreadPosition): one is KeptPosition => "scene" in one;

interface Shelf {
  /** The last changed first. */
  readonly positions: readonly KeptPosition[];
  readonly unread: readonly UnreadPosition[];
}

function all(): Shelf {
  const found = named(PLACE).flatMap((place) => {
    const text = kept(place);
    return text === null ? [] : [readAs(place.slice(PLACE.length), text)];
  });
  return {
    positions: found.filter(isRead).sort((a, b) => b.changed - a.changed),
    unread: found.filter((one) => !isRead(one)) as readonly UnreadPosition[],
  };
}

export const usePositions = create<Shelf>(all);
export const rereadPositions = (): void => usePositions.setState(all());
globalThis.window?.addEventListener("storage", (e) => {
  if (e.key === null || e.key.startsWith(PLACE)) rereadPositions();
});

/** A place that no other position has. */
export const newPosition = (): string => `${Date.now().toString(36)}${newSeed().toString(36)}`;

/** @returns whether the browser keeps it */
export function keepPosition({ id, ...rest }: KeptPosition): boolean {
  const text = JSON.stringify(rest);
  keep(PLACE + id, text);
  rereadPositions();
  return kept(PLACE + id) === text;
}

export function dropPosition(id: string): void {
  keep(PLACE + id, null);
  rereadPositions();
}
