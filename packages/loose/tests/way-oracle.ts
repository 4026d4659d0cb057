import type { Point } from "@tercio/tabletop";
import { type Base, gap, type Table } from "../src/index.ts";

/**
 * A shortest way by other means: points strewn all round each obstacle as the middle of `mover` sees it, joined wherever
 * a straight move stays clear (looked at step by step through `gap`), and Dijkstra. Never shorter than the truth but by
 * what bases may lie in one another, and longer by no more than what the strewing costs.
 */
export function oracleWay(
  mover: Base,
  to: Point,
  obstacles: readonly { readonly base: Base; readonly level: number }[],
  table: Table,
  around: number,
): number {
  const at = (p: Point): Base => ({ ...mover, x: p.x, y: p.y });
  const clear = (p: Point): boolean =>
    Math.abs(p.x) <= table.width / 2 &&
    Math.abs(p.y) <= table.depth / 2 &&
    obstacles.every(({ base, level }) => gap(at(p), base) >= level - 1);
  const nodes: Point[] = [{ x: mover.x, y: mover.y }, to];
  for (const { base, level } of obstacles)
    for (let k = 0; k < around; k++) {
      const angle = (2 * Math.PI * k) / around;
      const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
      // Outwards until just clear: by halving.
      let [near, far] = [0, 40_000];
      while (far - near > 20) {
        const middle = (near + far) / 2;
        if (gap(at({ x: base.x + ux * middle, y: base.y + uy * middle }), base) >= level) far = middle;
        else near = middle;
      }
      // A little outside, so that the chords to the next ones stay clear.
      const out = far * 1.012;
      const p = { x: base.x + ux * out, y: base.y + uy * out };
      if (clear(p)) nodes.push(p);
    }
  const joined = (p: Point, q: Point): boolean => {
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    for (const { base, level } of obstacles) {
      // As far as the gap allows, again and again.
      for (let done = 0; done <= length; ) {
        const part = length === 0 ? 0 : done / length;
        const left = gap(at({ x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part }), base) - level;
        if (left < 0) return false;
        done += Math.max(left, 30);
      }
    }
    return true;
  };
  const best = nodes.map((_, i) => (i === 0 ? 0 : Infinity));
  const done = nodes.map(() => false);
  for (;;) {
    let now = -1;
    best.forEach((b, i) => {
      if (done[i] === false && b < Infinity && (now < 0 || b < (best[now] as number))) now = i;
    });
    if (now < 0) return Infinity;
    if (now === 1) return best[1] as number;
    done[now] = true;
    const p = nodes[now] as Point;
    nodes.forEach((q, i) => {
      if (done[i] === true) return;
      const length = (best[now] as number) + Math.hypot(q.x - p.x, q.y - p.y);
      if (length < (best[i] as number) && joined(p, q)) best[i] = length;
    });
  }
}
