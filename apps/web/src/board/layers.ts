import { create } from "zustand";
import { keep } from "../device/kept.ts";
import { storedAs, together } from "../device/stored.ts";

/** What is drawn besides the pieces: how far the chosen one goes, what it faces, where enemies could come, whom something reaches. */
export type Layer = "reach" | "arcs" | "threat" | "ranges";
export type Layers = { readonly [layer in Layer]: boolean };

const KEPT = "layers";
const NONE: Layers = { reach: false, arcs: false, threat: false, ranges: false };

/** As they were chosen last; what else stands there counts for nothing. */
function chosen(): Layers | null {
  const list = storedAs(KEPT, "layers");
  if (list === null) return null;
  const on = (layer: Layer): boolean => list.includes(layer);
  return { reach: on("reach"), arcs: on("arcs"), threat: on("threat"), ranges: on("ranges") };
}

export const useLayers = create<Layers>(() => chosen() ?? NONE);
const change = together(KEPT, useLayers, chosen);

/** Each can be drawn with any other. */
export const toggleLayer = (layer: Layer): void =>
  change((was) => {
    const now = { ...was, [layer]: !was[layer] };
    keep(KEPT, JSON.stringify(Object.keys(now).filter((l) => now[l as Layer])));
    return now;
  });
