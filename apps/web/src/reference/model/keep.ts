import { create } from "zustand";
import { keep } from "../../device/kept.ts";
import { storedAs, together } from "../../device/stored.ts";

interface Kept {
  /** Entry ids in the reader's own order. */
  readonly pins: readonly string[];
  /** "2e-early", "2e-late" or "both". */
  readonly edition: string;
  readonly toggle: (id: string) => void;
  readonly move: (id: string, by: -1 | 1) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly removeAll: () => void;
  readonly read: (edition: string) => void;
}

const place = "tercio-reference";

const USUAL = "2e-early";
const stored = (): { readonly pins: readonly string[]; readonly edition: string } | null => {
  const found = storedAs(place, "pins");
  return found === null ? null : { pins: found.pins, edition: found.edition ?? USUAL };
};
/** What the reader chose: kept on the device for the next visit, and the same in every tab. */
export const useKept = create<Kept>()(() => ({
  ...(stored() ?? { pins: [], edition: USUAL }),
  toggle: (id) => change(({ pins }) => ({ pins: pins.includes(id) ? pins.filter((p) => p !== id) : [...pins, id] })),
  move: (id, by) =>
    change(({ pins }) => {
      const at = pins.indexOf(id);
      const to = at + by;
      if (at < 0 || to < 0 || to >= pins.length) return { pins };
      const rest = pins.filter((p) => p !== id);
      return { pins: [...rest.slice(0, to), id, ...rest.slice(to)] };
    }),
  add: (ids) => change(({ pins }) => ({ pins: [...new Set([...pins, ...ids])] })),
  removeAll: () => change(() => ({ pins: [] })),
  read: (edition) => change(() => ({ edition })),
}));
const change = together(place, useKept, stored);

useKept.subscribe(({ pins, edition }) => keep(place, JSON.stringify({ pins, edition })));
