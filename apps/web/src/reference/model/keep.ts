import { create } from "zustand";
import { keep, kept } from "../../device/kept.ts";

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

function stored(): { readonly pins: readonly string[]; readonly edition: string } {
  try {
    const value: unknown = JSON.parse(kept(place) ?? "{}");
    const found = value as { readonly pins?: unknown; readonly edition?: unknown };
    return {
      pins: Array.isArray(found.pins) ? found.pins.filter((p) => typeof p === "string") : [],
      edition: typeof found.edition === "string" ? found.edition : "2e-early",
    };
  } catch {
    return { pins: [], edition: "2e-early" };
  }
}

/** What the reader chose: kept on the device for the next visit. */
export const useKept = create<Kept>()((set) => ({
  ...stored(),
  toggle: (id) => set(({ pins }) => ({ pins: pins.includes(id) ? pins.filter((p) => p !== id) : [...pins, id] })),
  move: (id, by) =>
    set(({ pins }) => {
      const at = pins.indexOf(id);
      const to = at + by;
      if (at < 0 || to < 0 || to >= pins.length) return { pins };
      const rest = pins.filter((p) => p !== id);
      return { pins: [...rest.slice(0, to), id, ...rest.slice(to)] };
    }),
  add: (ids) => set(({ pins }) => ({ pins: [...new Set([...pins, ...ids])] })),
  removeAll: () => set({ pins: [] }),
  read: (edition) => set({ edition }),
}));

useKept.subscribe(({ pins, edition }) => keep(place, JSON.stringify({ pins, edition })));
