import { asStored, valueOf } from "@tercio/files";
import { layAside } from "../device/aside.ts";
import { keep as keepHere, kept as keptHere, named } from "../device/kept.ts";
import type { Unnamed } from "./saves.ts";
import { LEFT } from "./there.ts";
import { branchOf } from "./writer/chains.ts";
import { volumeOf } from "./writer/volume.ts";

/** What of a battle lay where no store is waited for, and where its record was that the page had read or written last. */
export interface Left {
  readonly name: string;
  readonly raw: string;
  readonly volume: Unnamed;
  readonly text: string;
  readonly base: string | null;
}

/** What this page has left, by its battle. */
const own = new Map<string, string>();

/** Keeps a battle where that is done at once. `base`: the record that it goes on from. */
export function leave(volume: Unnamed, text: string, base: string | undefined): void {
  const raw = JSON.stringify({ volume, text, base: base === undefined ? null : branchOf(base) });
  keepHere(LEFT + volume.id, raw);
  own.set(volume.id, raw);
}

/** What this page has left of a battle is on the shelf now; what another page has left since stays. */
export function leftNoMore(id: string): void {
  if (own.has(id) && own.get(id) === keptHere(LEFT + id)) keepHere(LEFT + id, null);
  own.delete(id);
}

/** Nothing that any page has left of a battle is wanted. */
export const forgetLeft = (id: string): void => keepHere(LEFT + id, null);

/** Is what lies there still what was read? Another page may have left more meanwhile. */
export function takenUp({ name, raw }: Left): void {
  if (keptHere(name) === raw) keepHere(name, null);
}

/** All that pages have left; what cannot be read of it is set aside. */
export function allLeft(): readonly Left[] {
  return named(LEFT).flatMap((name) => {
    const raw = keptHere(name);
    // Another page has taken it up meanwhile.
    if (raw === null) return [];
    const left = leftIn(raw);
    if (left !== null) return [{ name, raw, ...left }];
    // Where the store is full it stays where it is.
    if (layAside(name.slice(LEFT.length), raw)) keepHere(name, null);
    return [];
  });
}

/** What a page left, checked; null where it is broken. */
function leftIn(raw: string): Pick<Left, "volume" | "text" | "base"> | null {
  const value = valueOf(raw);
  const left = value.ok ? asStored(value.value, "unwritten") : value;
  if (!left.ok) return null;
  const volume = volumeOf(left.value.volume);
  if (volume === null || !valueOf(left.value.text).ok) return null;
  const { name: _, begun: __, ...unnamed } = volume;
  return { volume: unnamed, text: left.value.text, base: left.value.base };
}
