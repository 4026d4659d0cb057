import type { JsonObject } from "@tercio/kernel";
import type { Changed, PieceKey } from "@tercio/board";
import { create } from "zustand";
import { type KeptPosition, keepPosition, newPosition, usePositions } from "./shelf.ts";

/** The position that is being put together, with the way back. */
interface Editing {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly scene: JsonObject;
  readonly selected: PieceKey | null;
  readonly past: readonly JsonObject[];
  /** False: the browser does not keep it. */
  readonly keeps: boolean;
}

export const useEditing = create<Editing | { readonly id: null }>(() => ({ id: null }));

const now = (): Editing | null => {
  const state = useEditing.getState();
  return state.id === null ? null : state;
};

function kept(next: Editing): void {
  const { id, name, system, scene } = next;
  useEditing.setState({ ...next, keeps: keepPosition({ id, name, system, scene, changed: Date.now() }) }, true);
}

/** Begins with this scene, in a place of its own; nothing is kept before something is changed. */
export function startWith(system: string, scene: JsonObject, name = ""): void {
  useEditing.setState({ ...{ id: newPosition(), name, system, scene }, selected: null, past: [], keeps: true }, true);
}

/** Goes on with a position of the shelf. */
export function goOnWith({ id, name, system, scene }: KeptPosition): void {
  useEditing.setState({ ...{ id, name, system, scene }, selected: null, past: [], keeps: true }, true);
}

/** The scene has become this; a piece is left out where the selection stays. */
export function become({ scene, piece }: Pick<Changed, "scene"> & Partial<Changed>): void {
  const before = now();
  if (before === null) return;
  const selected = piece === undefined ? before.selected : piece;
  if (JSON.stringify(scene) === JSON.stringify(before.scene)) useEditing.setState({ selected });
  else kept({ ...before, scene, selected, past: [...before.past, before.scene] });
}

export const select = (selected: PieceKey | null): void => useEditing.setState({ selected });

export function rename(name: string): void {
  const before = now();
  if (before !== null) kept({ ...before, name });
}

export function undoChange(): void {
  const before = now();
  const scene = before?.past.at(-1);
  if (before === null || scene === undefined) return;
  kept({ ...before, scene, past: before.past.slice(0, -1), selected: null });
}

// Another tab has changed the same position: what it wrote is what is there, and the way back leads to what stood here.
usePositions.subscribe(({ positions }) => {
  const here = now();
  const there = here === null ? undefined : positions.find((p) => p.id === here.id);
  if (here === null || there === undefined || JSON.stringify(there.scene) === JSON.stringify(here.scene)) return;
  useEditing.setState({ scene: there.scene, name: there.name, past: [...here.past, here.scene], selected: null });
});
