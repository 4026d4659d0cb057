import { create } from "zustand";
import { keep, kept } from "../device/kept.ts";

/** What is drawn besides the pieces: how far the chosen one goes, what it faces, where enemies could come, whom something reaches. */
export type Layer = "reach" | "arcs" | "threat" | "ranges";
export type Layers = { readonly [layer in Layer]: boolean };

const KEPT = "layers";
const NONE: Layers = { reach: false, arcs: false, threat: false, ranges: false };

/** As they were chosen last; whatever else stands there is not listened to. */
function chosen(): Layers {
  try {
    const list: unknown = JSON.parse(kept(KEPT) ?? "[]");
    const on = (layer: Layer): boolean => Array.isArray(list) && list.includes(layer);
    return { reach: on("reach"), arcs: on("arcs"), threat: on("threat"), ranges: on("ranges") };
  } catch {
    return NONE;
  }
}

export const useLayers = create<Layers>(chosen);

/** Each can be drawn with any other. */
export function toggleLayer(layer: Layer): void {
  const now = { ...useLayers.getState(), [layer]: !useLayers.getState()[layer] };
  keep(KEPT, JSON.stringify(Object.keys(now).filter((l) => now[l as Layer])));
  useLayers.setState(now);
}
