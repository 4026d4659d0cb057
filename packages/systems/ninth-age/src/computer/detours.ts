import { there } from "@tercio/kernel";
import { angleTo, cosine, INCH, type Point, signedTurn, sine } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { mayFly } from "../calculation/rates.ts";
import type { NinthAge, Unit } from "../state/state.ts";

type G = NinthAge;
type Outline = readonly Point[];

/** A way on foot round what nobody enters: how much longer than straight it is (0.01 mm), and where it first leads. */
interface Way {
  readonly more: number;
  readonly next: Point;
}

/** Corners are passed at this distance where a unit needs so much room beside its middle, and ways may come so near them. */
const [PASSED, NEAR] = [1.15, 0.7];
/** Rooms are told apart by so much, so that units of about the same width share their ways. */
const STEP = INCH;

/** What it costs to get back from something that lies before one's front (0.01 mm). */
const BACK = 6 * INCH;

const away = (p: Point, q: Point): number => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

function middleOf(outline: Outline): Point {
  const sum = outline.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** The outline with each corner so much farther from its middle. */
function pushed(outline: Outline, by: number): Outline {
  const m = middleOf(outline);
  return outline.map((p) => {
    const share = by / Math.max(1, away(p, m));
    return { x: Math.trunc(p.x + (p.x - m.x) * share), y: Math.trunc(p.y + (p.y - m.y) * share) };
  });
}

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

function within(outline: Outline, p: Point): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = there(outline[(i + 1) % outline.length]);
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

const crosses = (outline: Outline, p: Point, q: Point): boolean =>
  outline.some((a, i) => {
    const b = there(outline[(i + 1) % outline.length]);
    return side(a, b, p) > 0 !== side(a, b, q) > 0 && side(p, q, a) > 0 !== side(p, q, b) > 0;
  });

/** What is in the way of units that need so much room: as it stands, and with that room around it. */
interface Obstacle {
  readonly bare: Outline;
  readonly roomy: Outline;
}

/** Does somebody get from one point straight to the other? Who stands close to something may walk along it. */
const free = (obstacles: readonly Obstacle[], p: Point, q: Point): boolean =>
  obstacles.every(({ bare, roomy }) => {
    const close = within(roomy, p) || within(roomy, q);
    return !crosses(close ? bare : roomy, p, q);
  });

interface Net {
  readonly obstacles: readonly Obstacle[];
  /** Points between which ways lead, and what each sees of the others. */
  readonly nodes: readonly Point[];
  readonly seen: readonly (readonly number[])[];
  /** By the place that ways lead to: how far each node is from it. */
  readonly far: Map<string, readonly number[]>;
}

const nets = new WeakMap<G["terrain"], Map<number, Net>>();

function netOf(game: G, room: number): Net {
  let of = nets.get(game.terrain);
  if (of === undefined) nets.set(game.terrain, (of = new Map()));
  let net = of.get(room);
  if (net === undefined) {
    const outlines = game.terrain.filter((f) => f.kind === "impassable").map((f) => f.outline);
    const obstacles = outlines.map((bare) => ({ bare, roomy: pushed(bare, room * NEAR) }));
    const onTable = ({ x, y }: Point): boolean =>
      Math.abs(x) < game.width / 2 - room / 2 && Math.abs(y) < game.depth / 2 - room / 2;
    const nodes = outlines.flatMap((o) => pushed(o, room * PASSED)).filter(onTable);
    const seen = nodes.map((p) => nodes.flatMap((q, i) => (p !== q && free(obstacles, p, q) ? [i] : [])));
    of.set(room, (net = { obstacles, nodes, seen, far: new Map() }));
  }
  return net;
}

/** How far each node is from a place. */
function distances({ obstacles, nodes, seen, far }: Net, to: Point): readonly number[] {
  const key = `${to.x}/${to.y}`;
  let found = far.get(key);
  if (found !== undefined) return found;
  const list = nodes.map((p) => (free(obstacles, p, to) ? away(p, to) : Number.POSITIVE_INFINITY));
  // So few nodes that all may be gone through until nothing gets nearer.
  for (let better = true; better; ) {
    better = false;
    nodes.forEach((p, i) => {
      for (const k of there(seen[i])) {
        const by = there(list[k]) + away(p, there(nodes[k]));
        if (by < there(list[i]) - 1) [list[i], better] = [by, true];
      }
    });
  }
  far.set(key, (found = list));
  return found;
}

/** Does something lie so close before a unit's front that it has no room to turn? */
function hemmed(u: Unit, width: number, obstacles: readonly Obstacle[]): boolean {
  const [s, c] = [sine(u.facing), cosine(u.facing)];
  return [-width / 2, 0, width / 2].some((across) => {
    const from = { x: u.x + c * across, y: u.y - s * across };
    const to = { x: from.x + s * (width + INCH), y: from.y + c * (width + INCH) };
    return obstacles.some(({ bare }) => crosses(bare, from, to));
  });
}

const HALF_TURN = 32_768;
/** How far a unit turns to face a place, of half a turn. */
export const turnTo = (u: Unit, { x, y }: Point): number =>
  Math.abs(signedTurn(angleTo(x - u.x, y - u.y) - u.facing)) / HALF_TURN;

/** A unit's way to a place: straight for who flies, or where nothing is between. */
export function wayFor(game: G, u: Unit, to: Point): Way {
  const { width } = rectangleOf(u);
  const { obstacles, nodes, ...net } = netOf(game, Math.ceil((width / 2 + INCH) / STEP) * STEP);
  if (nodes.length === 0 || mayFly(game, u)) return { more: 0, next: to };
  const more = away(u, to) > width && hemmed(u, width, obstacles) ? BACK : 0;
  if (free(obstacles, u, to)) return { more, next: to };
  const far = distances({ obstacles, nodes, ...net }, to);
  let best: Way = { more, next: to };
  let least = Number.POSITIVE_INFINITY;
  nodes.forEach((p, i) => {
    const length = away(u, p) + there(far[i]);
    if (length < least && free(obstacles, u, p)) {
      best = { more: more + length - away(u, to), next: p };
      least = length;
    }
  });
  return best;
}
