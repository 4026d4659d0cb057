import { cosine, sine } from "@tercio/tabletop";
import type { Frame, Seen } from "./frame.ts";
import { meet, span } from "./span.ts";
import type { Way } from "./ways.ts";

/** How deep (0.01 mm) something may be grazed here; the exact check that follows decides. */
const GRAZE = 1.5;

/** Turns are looked at in steps of this many 1/65536 turns, about 2.8 degrees. */
const STEP = 512;

let stretches: number[] = [];

/** Takes the stretch found by {@link meet} out of the free ones. */
function takeOut(): void {
  if (span.from >= span.to) return;
  const left: number[] = [];
  for (let i = 0; i < stretches.length; i += 2) {
    const first = stretches[i] as number;
    const last = stretches[i + 1] as number;
    if (span.to <= first || span.from >= last) {
      // A single point lies inside when the taken stretch is open around it.
      if (!(first === last && span.from < first && first < span.to)) left.push(first, last);
      continue;
    }
    if (span.from > first) left.push(first, span.from);
    if (span.to < last) left.push(span.to, last);
  }
  stretches = left;
}

/**
 * Leaves in `way.free` only what no obstacle is in the way of: during the wheel, the straight after it, and (where
 * `align` says so) the turn to align. The wheel and the turn are looked at in steps; the straight is exact.
 */
export function clearWay(frame: Frame, way: Way, obstacles: readonly Seen[], target: Seen, align: boolean): void {
  stretches = way.free.slice();
  const { ux, uy, halfWidth: w, depth } = frame;
  const low = stretches[0] as number;
  // One parameter alone is widened, for a stretch of no length cannot be cut.
  const high = (stretches[1] as number) + (stretches[1] === low ? 1e-6 : 0);
  if (high > (stretches[1] as number)) stretches = [low, high];
  const steps = Math.ceil(way.angle / STEP);
  const cornerX = frame.x + way.side * w * uy;
  const cornerY = frame.y - way.side * w * ux;
  for (let i = 1; i <= steps && stretches.length > 0; i++) {
    const turn = frame.turn + way.side * ((way.angle * i) / steps);
    const vx = sine(turn);
    const vy = cosine(turn);
    const cx = cornerX - way.side * w * vy;
    const cy = cornerY + way.side * w * vx;
    for (const o of obstacles) {
      meet(o, low, high, vx, vy, cx, cy, ux, uy, 0, 0, w, depth, GRAZE);
      takeOut();
    }
    meet(target, low, high, vx, vy, cx, cy, ux, uy, 0, 0, w, depth, GRAZE);
    takeOut();
  }
  const { vx, vy, ax, ay, after0, after1 } = way;
  for (const o of obstacles) {
    if (stretches.length === 0) break;
    meet(
      o,
      low,
      high,
      vx,
      vy,
      ax,
      ay,
      way.side === 0 ? 0 : ux,
      way.side === 0 ? 0 : uy,
      after0,
      after1,
      w,
      depth,
      GRAZE,
    );
    takeOut();
  }
  if (align && way.turned !== 0) clearTurn(frame, way, obstacles, low, high);
  way.free = stretches;
}

/** The turn to align, about the charger's corner or about the end of the facing. */
function clearTurn(frame: Frame, way: Way, obstacles: readonly Seen[], low: number, high: number): void {
  const { halfWidth: w, halfFacing: l, depth } = frame;
  const { lead, offset0, offset1 } = way;
  const steps = Math.ceil(Math.abs(way.turned) / STEP);
  for (let i = 1; i <= steps && stretches.length > 0; i++) {
    const turn = way.turned - (way.turned * i) / steps;
    const vx = sine(turn);
    const vy = cosine(turn);
    // By a corner, that corner stays on the facing; otherwise the facing's end stays at its place along the front.
    const along = lead * l - offset0;
    const cx = way.byCorner ? offset0 + lead * w - lead * w * vy : lead * l - along * vy;
    const cy = way.byCorner ? lead * w * vx : along * vx;
    const dx = way.byCorner ? offset1 : offset1 * vy;
    const dy = way.byCorner ? 0 : -offset1 * vx;
    for (const o of obstacles) {
      meet(o, low, high, vx, vy, cx, cy, dx, dy, 0, 0, w, depth, GRAZE);
      takeOut();
    }
  }
}
