import { there } from "@tercio/kernel";
import { type Leg, type Pose } from "@tercio/board";
import type { Point } from "@tercio/tabletop";
import type { Act, Single } from "./acts.ts";

const RADIANS = (2 * Math.PI) / 65536;

/** The least turn from one facing to another, 1/65536 turns. */
export const leastTurn = (from: number, to: number): number =>
  ((((to - from) % 65536) + 65536 + 32768) % 65536) - 32768;

/** A pose on a leg, `part` 0..1 of it; the facing goes on beyond a whole turn, so that nothing turns back on itself. */
function onLeg(from: Pose, leg: Leg, part: number): Pose {
  if (leg.turn !== undefined) {
    const { about, by } = leg.turn;
    const angle = by * part * RADIANS;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [dx, dy] = [from.x - about.x, from.y - about.y];
    return { x: about.x + dx * c + dy * s, y: about.y + dy * c - dx * s, facing: from.facing + by * part };
  }
  const turn = leastTurn(from.facing, leg.facing);
  return {
    x: from.x + (leg.x - from.x) * part,
    y: from.y + (leg.y - from.y) * part,
    facing: from.facing + turn * part,
  };
}

/** How far a leg leads, 0.01 mm: of a turn the way of what lies `reach` away from its middle. */
function legLength(from: Pose, leg: Leg, reach: number): number {
  if (leg.turn !== undefined) {
    const far = Math.hypot(from.x - leg.turn.about.x, from.y - leg.turn.about.y);
    return Math.abs(leg.turn.by) * RADIANS * Math.max(far * 2, reach);
  }
  const turn = Math.abs(leastTurn(from.facing, leg.facing)) * RADIANS * reach;
  return Math.max(Math.hypot(leg.x - from.x, leg.y - from.y), turn);
}

/** Half the breadth of a body. */
const reachOf = (act: Act): number => (act.from.front ?? 2500) / 2;

/** Where a piece stands that goes as one, by the part of its way that it has gone (0..1). */
export function walk(act: Act & { readonly does: "goes" }): { readonly length: number; at(part: number): Pose } {
  const reach = reachOf(act);
  const legs: { readonly from: Pose; readonly leg: Leg; readonly length: number }[] = [];
  let from: Pose = { x: act.from.x, y: act.from.y, facing: act.from.facing };
  for (const leg of act.legs) {
    legs.push({ from, leg, length: legLength(from, leg, reach) });
    const end = onLeg(from, leg, 1);
    from = { x: leg.x, y: leg.y, facing: end.facing };
  }
  const length = legs.reduce((sum, l) => sum + l.length, 0);
  return {
    length,
    at(part) {
      let left = part * length;
      for (const [i, l] of legs.entries()) {
        if (left <= l.length || i === legs.length - 1)
          return onLeg(l.from, l.leg, l.length === 0 ? 1 : Math.min(1, left / l.length));
        left -= l.length;
      }
      return act.to;
    },
  };
}

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - there(way[i]).x, p.y - there(way[i]).y), 0);

/** Where a single base is on its way. */
export function stray({ from, to, way }: Single): { readonly length: number; at(part: number): Pose } {
  const a = from ?? there(to);
  const b = to ?? a;
  const points = way ?? [a, b];
  const length = lengthOf(points);
  const turn = leastTurn(a.facing, b.facing);
  return {
    length,
    at(part) {
      let left = part * length;
      for (const [i, q] of points.slice(1).entries()) {
        const p = there(points[i]);
        const far = Math.hypot(q.x - p.x, q.y - p.y);
        if (left <= far || i === points.length - 2) {
          const k = far === 0 ? 1 : Math.min(1, left / far);
          return { x: p.x + (q.x - p.x) * k, y: p.y + (q.y - p.y) * k, facing: a.facing + turn * part };
        }
        left -= far;
      }
      return b;
    },
  };
}

const MILLIMETRE = 100;
/** Milliseconds at the usual pace: what each takes at least and at most, and for a millimetre of the way. */
const LEAST = 380;
const MOST = 1600;
const FOR_A_MILLIMETRE = 2.6;
const FADE = 520;

/** How long it takes, milliseconds at the usual pace. */
export function lasts(act: Act): number {
  const paced = (length: number): number =>
    Math.min(MOST, LEAST + (length / MILLIMETRE) * FOR_A_MILLIMETRE * (length > 40_000 ? 0.8 : 1));
  switch (act.does) {
    case "goes":
      return paced(walk(act).length);
    case "reshapes": {
      const far = Math.max(0, ...act.singles.map((s) => (s.to === null ? 0 : stray(s).length)));
      return paced(far) + (act.singles.some((s) => s.to === null) ? FADE : 0);
    }
    default:
      return FADE;
  }
}
