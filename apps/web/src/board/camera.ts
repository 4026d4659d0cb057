import { create } from "zustand";
import { type Quarter, quarter, turned, turnedBack } from "./turn.ts";

/** What part of the table is seen: its middle and its width, in millimetres. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface View {
  /** Null: the whole field, whatever the window's size. */
  readonly camera: Camera | null;
  /** Has a hand made it larger, or pushed it? Else it is where a decision was looked for. */
  readonly byHand: boolean;
  /** Width at which the whole field is seen. */
  readonly fit: number;
  /** Half of the table as it lies, with some ground around it, millimetres; how high the window is for its width. */
  readonly half: { readonly w: number; readonly h: number };
  readonly tall: number;
  readonly tape: boolean;
  readonly legend: boolean;
  /** How the table lies before the viewer. */
  readonly turn: Quarter;
  /** Quarter turns that the player has given it besides. */
  readonly more: number;
}

export const useView = create<View>(() => ({
  camera: null,
  byHand: false,
  fit: 2000,
  half: { w: 1000, h: 1000 },
  tall: 1,
  tape: false,
  legend: false,
  turn: 0,
  more: 0,
}));

/** Makes things larger (by < 1) or smaller about a point that stays where it is. */
export function zoom(by: number, about?: { readonly x: number; readonly y: number }): void {
  useView.setState(({ camera, fit }) => {
    const now = camera ?? { x: 0, y: 0, w: fit };
    const w = Math.min(fit * 1.4, Math.max(180, now.w * by));
    const k = w / now.w;
    const at = about ?? now;
    return { camera: { x: at.x + (now.x - at.x) * k, y: at.y + (now.y - at.y) * k, w }, byHand: true };
  });
}

/** What is seen of the ground around the table, millimetres, both sides together. */
export const MARGIN = 44;

/** How large the table is as it lies (0.01 mm), and the window: width at which all of it is seen, and pixels. */
export const tableSeen = (
  { width, depth }: { readonly width: number; readonly depth: number },
  fit: number,
  { w, h }: { readonly w: number; readonly h: number },
): void => useView.setState({ fit, half: { w: width / 200 + MARGIN / 2, h: depth / 200 + MARGIN / 2 }, tall: h / w });

export const wholeField = (): void => useView.setState({ camera: null, byHand: false });

/** As near to that as no more is seen beyond the table than the ground around it. */
export function onTheTable({ x, y, w }: Camera, { half, tall }: Pick<View, "half" | "tall">): Camera {
  const into = (n: number, most: number, seen: number): number =>
    seen >= most ? 0 : Math.min(Math.max(n, seen - most), most - seen);
  return { x: into(x, half.w, w / 2), y: into(y, half.h, (w * tall) / 2), w };
}

/** Brings a point of the table (0.01 mm) into the middle, near enough to work with. */
export const lookAt = (at: { readonly x: number; readonly y: number }): void =>
  useView.setState((view) => {
    const { camera, fit, turn } = view;
    const { x, y } = turned(at, turn);
    return { camera: onTheTable({ x: x / 100, y: -y / 100, w: Math.min(camera?.w ?? fit, fit * 0.5) }, view) };
  });

/** A direction of the window, upwards (0, 1), as one of the table. */
export const across = (x: number, y: number): { readonly x: number; readonly y: number } =>
  turnedBack({ x, y }, useView.getState().turn);

/** The part of the table in which a box (millimetres) is seen with as much again around it, no nearer than `w` wide. */
export function closeUp(box: { readonly x: number; readonly y: number; readonly size: number }, w: number): void {
  useView.setState(({ fit }) => ({ camera: { x: box.x, y: box.y, w: Math.min(fit, Math.max(180, w, box.size * 2)) } }));
}

export const toggleTape = (): void => useView.setState((v) => ({ tape: !v.tape }));

export const toggleLegend = (): void => useView.setState((v) => ({ legend: !v.legend }));

/** The table turned by a quarter more, seen as a whole. */
export const turnTable = (): void =>
  useView.setState((v) => ({ more: quarter(v.more + 1), camera: null, byHand: false }));
