import { type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { type Facet, standAt } from "./facet.ts";
import { toTable } from "./frame.ts";
import type { Part, Vector } from "./rows.ts";

/** What rounding may move a charger's edges by, 0.01 mm. */
export const ROUNDED = 2;

/** From the first to the last of the target's models along the facing. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Places side by side, and what the rest are worth at best beside what they have in common: found when it is asked for. */
export interface Window extends Lines {
  readonly parts: readonly Part[];
  readonly from: number;
  readonly to: number;
  worth: Vector | null;
}

/** Parts side by side, no more of them than leave half of the charger's front in common. */
export function windowsOf(parts: readonly Part[], span: number): ReadonlyMap<Part, Window> {
  const windows = new Map<Part, Window>();
  let last: { parts: Part[]; from: number; to: number; first: number; last: number } | null = null;
  const close = (): void => {
    if (last === null) return;
    const { parts: own, from, to, first, last: end } = last;
    const shared: Window = { parts: own, from, to, first, last: end, worth: null };
    for (const part of shared.parts) windows.set(part, shared);
  };
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const { first, last: end } = part.slot;
    if (last === null || part.to - last.from > span) {
      close();
      last = { parts: [part], from: part.from, to: part.to, first, last: end };
    } else {
      last = {
        parts: [...last.parts, part],
        from: last.from,
        to: part.to,
        first: Math.max(last.first, first),
        last: Math.min(last.last, end),
      };
    }
  }
  close();
  return windows;
}

/** What a charger covers at all of its places of a stretch taken together, or at every one of them; null: nothing. */
export function coveredBy(facet: Facet, from: number, to: number, of: "all" | "common"): Rectangle | null {
  const there = standAt(facet, Math.floor((from + to) / 2)).end;
  if (from === to) return there;
  const { frame } = facet;
  const sign = of === "all" ? 1 : -1;
  const width = there.width + sign * (to - from + 2 * ROUNDED);
  if (width <= 0) return null;
  const middle = (from + to) / 2;
  const ahead = sign * ROUNDED;
  const { x, y } = toTable(frame, middle, ahead);
  return { x: roundHalfAway(x), y: roundHalfAway(y), facing: there.facing, width, depth: there.depth + 2 * ahead };
}
