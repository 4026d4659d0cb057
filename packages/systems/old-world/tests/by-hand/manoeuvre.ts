import { there } from "@tercio/kernel";

// Moves of a formed unit by the sheets and the pages of the rules alone: followed in small steps, counted and measured here.

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Shape = readonly Spot[];

/** A formed unit: the middle of its front edge (0.01 mm), radians clockwise from north, its ranks and bases. */
export interface Formed {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
  readonly models: number;
  readonly wide: number;
  readonly deep: number;
}

export interface Obstacle {
  readonly kind: "friend" | "enemy" | "solid";
  readonly shape: Shape;
}

/** What a unit may do, and where. Lengths in 0.01 mm, Movement in inches. */
export interface Ground {
  readonly obstacles: readonly Obstacle[];
  readonly difficult: readonly Shape[];
  readonly width: number;
  readonly depth: number;
  readonly chirality: 1 | -1;
}
export interface Mover {
  readonly movement: number;
  readonly fly: number | null;
  readonly open: boolean;
  readonly fast: boolean;
  readonly lumbering: boolean;
  readonly drilled: boolean;
  readonly throughCover: boolean;
}

export type Part =
  | { readonly kind: "straight" | "back"; readonly distance: number }
  | { readonly kind: "side"; readonly side: "left" | "right"; readonly distance: number }
  | { readonly kind: "wheel"; readonly side: "left" | "right"; readonly angle: number }
  | { readonly kind: "turn"; readonly side: "left" | "right" | "about" }
  | { readonly kind: "redress"; readonly files: number }
  | { readonly kind: "pivot"; readonly to: number };

/** What breaks a rule, for certain or by less than places are rounded by. */
export type Broken =
  | "march-kind"
  | "one-manoeuvre"
  | "redress-files"
  | "pivot"
  | "too-far"
  | "model-too-far"
  | "blocked"
  | "one-inch"
  | "on-top"
  | "off-table";
export interface Judged {
  readonly broken: ReadonlySet<Broken>;
  readonly close: ReadonlySet<Broken>;
  readonly end: Formed;
  readonly spent: number;
}

export const INCH = 2540;
export const radiansOf = (turns: number): number => (turns * 2 * Math.PI) / 65_536;

const between = (p: Spot, q: Spot): number => Math.hypot(p.x - q.x, p.y - q.y);
const ranks = (u: Formed): number => Math.ceil(u.models / u.files);
/** A point so far to the right of the middle of the front and ahead of it. */
const from = ({ x, y, facing }: Pick<Formed, "x" | "y" | "facing">, right: number, ahead: number): Spot => ({
  x: x + right * Math.cos(facing) + ahead * Math.sin(facing),
  y: y - right * Math.sin(facing) + ahead * Math.cos(facing),
});
const box = (u: Pick<Formed, "x" | "y" | "facing">, right: number, back: number, w: number, d: number): Shape => [
  from(u, right - w / 2, -back),
  from(u, right + w / 2, -back),
  from(u, right + w / 2, -back - d),
  from(u, right - w / 2, -back - d),
];
const across = (u: Formed): number => Math.min(u.files, u.models) * u.wide;
const along = (u: Formed): number => ranks(u) * u.deep;
export const outline = (u: Formed): Shape => box(u, 0, 0, across(u), along(u));
const frontOf = (u: Formed): Shape => box(u, 0, 0, across(u), 0);

/** Where each model stands: right of the middle and behind the front; an incomplete last rank in the middle. */
function seats(u: Formed, chirality: 1 | -1): readonly (readonly [right: number, back: number])[] {
  const front = Math.min(u.files, u.models);
  return Array.from({ length: ranks(u) }, (_, rank) => {
    const here = Math.min(u.files, u.models - rank * u.files);
    const spare = front - here;
    const first = chirality === 1 ? Math.ceil(spare / 2) : Math.floor(spare / 2);
    return Array.from(
      { length: here },
      (__, i) => [(first + i + 0.5) * u.wide - (front * u.wide) / 2, rank * u.deep] as const,
    );
  }).flat();
}
export const bases = (u: Formed, chirality: 1 | -1): readonly Shape[] =>
  seats(u, chirality).map(([right, back]) => box(u, right, back, u.wide, u.deep));
const middles = (u: Formed, chirality: 1 | -1): readonly Spot[] =>
  seats(u, chirality).map(([right, back]) => from(u, right, -back - u.deep / 2));

/** How far two convex shapes are apart along the line that parts them best; below nothing: how deep they lie in one another. */
export function parted(a: Shape, b: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of [a, b])
    for (let i = 0; i < shape.length; i++) {
      const [p, q] = [there(shape[i]), there(shape[(i + 1) % shape.length])];
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      if (length < 1) continue;
      const [nx, ny] = [(q.y - p.y) / length, (p.x - q.x) / length];
      const span = (s: Shape) => s.map((c) => c.x * nx + c.y * ny);
      const [one, two] = [span(a), span(b)];
      most = Math.max(most, Math.min(...one) - Math.max(...two), Math.min(...two) - Math.max(...one));
    }
  return most;
}
function pointToEdge(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
/** How far two shapes are apart, edge to edge; below nothing where they overlap. */
export function apart(a: Shape, b: Shape): number {
  const sat = parted(a, b);
  if (sat <= 0) return sat;
  let least = Infinity;
  for (const [one, two] of [
    [a, b],
    [b, a],
  ] as const)
    for (const p of one)
      two.forEach((q, i) => {
        least = Math.min(least, pointToEdge(p, q, there(two[(i + 1) % two.length])));
      });
  return least;
}

const corner = (u: Formed, right: number): Spot => from(u, right, 0);
function turnedAbout(u: Formed, p: Spot, by: number): Formed {
  const [s, c] = [Math.sin(by), Math.cos(by)];
  const [dx, dy] = [u.x - p.x, u.y - p.y];
  return { ...u, x: p.x + dx * c + dy * s, y: p.y + dy * c - dx * s, facing: u.facing + by };
}

/** The unit when it has done so much of a part: of its way, or of its angle. */
function after(u: Formed, s: Exclude<Part, { kind: "turn" | "redress" | "pivot" }>, amount: number): Formed {
  if (s.kind === "wheel") {
    const left = s.side === "left";
    return turnedAbout(u, corner(u, ((left ? -1 : 1) * across(u)) / 2), (left ? -1 : 1) * radiansOf(amount));
  }
  if (s.kind === "side") return { ...u, ...from(u, s.side === "left" ? -amount : amount, 0) };
  return { ...u, ...from(u, 0, s.kind === "back" ? -amount : amount) };
}

/** Put down anew: a turn, where the edge on that side becomes the front; ranks redressed about the middle of the front. */
function putDown(u: Formed, s: Extract<Part, { kind: "turn" | "redress" }>): Formed {
  if (s.kind === "redress") return { ...u, files: s.files };
  if (s.side === "about") return { ...u, ...from(u, 0, -along(u)), facing: u.facing + Math.PI };
  const sign = s.side === "left" ? -1 : 1;
  const wheeled: Formed = { ...u, files: ranks(u), facing: u.facing + (sign * Math.PI) / 2 };
  if (u.wide === u.deep) return { ...wheeled, ...from(u, (sign * across(u)) / 2, -along(u) / 2) };
  // Oblong bases cannot turn where they stand: the middle of the unit stays.
  const middle = from(u, 0, -along(u) / 2);
  return { ...wheeled, ...from({ ...middle, facing: wheeled.facing }, 0, along(wheeled) / 2) };
}
export function reformedAs(u: Formed, facing: number, files: number): Formed {
  const middle = from(u, 0, -along(u) / 2);
  const wider = { ...u, files, facing };
  return { ...wider, ...from({ ...middle, facing }, 0, along(wider) / 2) };
}
function pivoted(u: Formed, facing: number): Formed {
  const middle = from(u, 0, -along(u) / 2);
  return turnedAbout(u, middle, facing - u.facing);
}

/** Least farthest way of any model, when each takes a place of its own: any may take any. */
function leastFarthest(a: readonly Spot[], b: readonly Spot[]): number {
  const ways = a.map((p) => b.map((q) => between(p, q)));
  const all = [...new Set(ways.flat())].sort((p, q) => p - q);
  const fits = (most: number): boolean => {
    const owner: number[] = b.map(() => -1);
    const place = (i: number, tried: Set<number>): boolean =>
      b.some((_, j) => {
        if (tried.has(j) || (ways[i]?.[j] ?? Infinity) > most) return false;
        tried.add(j);
        const before = owner[j] ?? -1;
        if (before >= 0 && !place(before, tried)) return false;
        owner[j] = i;
        return true;
      });
    return a.every((_, i) => place(i, new Set()));
  };
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(all[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return all[low] ?? 0;
}

/** Certain beyond so much, 0.01 mm: what is put on whole places and whole angles lies elsewhere by less. */
const CERTAIN = 8;
class Verdict {
  readonly broken = new Set<Broken>();
  readonly close = new Set<Broken>();
  /** More than nothing is too much. */
  limit(what: Broken, by: number): void {
    if (by > CERTAIN) this.broken.add(what);
    else if (by > -CERTAIN) this.close.add(what);
  }
}

const cornersMove = (a: Shape, b: Shape): number => Math.max(...a.map((p, i) => between(p, there(b[i]))));

/** The least of what is measured along a part: never more is moved than is left of it, or a thousandth of an inch. */
function leastAlong(u: Formed, s: Exclude<Part, { kind: "turn" | "redress" | "pivot" }>, by: (at: Formed) => number) {
  const whole = s.kind === "wheel" ? s.angle : s.distance;
  const unit = cornersMove(outline(u), outline(after(u, s, 1)));
  let least = Infinity;
  for (let done = 0; ; ) {
    const here = by(after(u, s, done));
    least = Math.min(least, here);
    if (done >= whole || least < -2 * CERTAIN) return least;
    done = Math.min(whole, done + Math.max(here, 2.5) / Math.max(unit, 1e-6));
  }
}

const leastOf = (list: readonly number[]): number => Math.min(Infinity, ...list);

/** How near any model of it comes to ground, on the way there or standing. */
const toGround = (u: Formed, ground: readonly Shape[], chirality: 1 | -1): number =>
  leastOf(bases(u, chirality).flatMap((b) => ground.map((g) => parted(b, g))));

/** The models that a way leads through a piece of ground: at least and at most so many. */
export function modelsThrough(u: Formed, path: readonly Part[], ground: Shape, chirality: 1 | -1, air: boolean) {
  const nearest: number[] = bases(u, chirality).map(() => Infinity);
  const note = (at: Formed): number => {
    const here = bases(at, chirality).map((b) => parted(b, ground));
    here.forEach((d, i) => (nearest[i] = Math.min(nearest[i] ?? Infinity, d)));
    return leastOf(here.map(Math.abs));
  };
  let at = u;
  if (!air) note(u);
  for (const s of path) {
    if (s.kind === "turn" || s.kind === "redress") at = putDown(at, s);
    else if (s.kind === "pivot") at = pivoted(at, radiansOf(s.to));
    else {
      const whole = s.kind === "wheel" ? s.angle : s.distance;
      const unit = cornersMove(outline(at), outline(after(at, s, 1)));
      if (!air) for (let done = 0; done < whole; done += 30 / Math.max(unit, 1e-6)) note(after(at, s, done));
      at = after(at, s, whole);
    }
    if (!air) note(at);
  }
  if (air) note(at);
  // Between two steps a corner may come nearer by half of one.
  return {
    least: nearest.filter((d) => d < -CERTAIN).length,
    most: nearest.filter((d) => d < 15 + CERTAIN).length,
  };
}

function judgeEnd(v: Verdict, u: Formed, { obstacles, width, depth }: Ground): void {
  const there = outline(u);
  for (const p of there) v.limit("off-table", Math.max(Math.abs(p.x) - width / 2, Math.abs(p.y) - depth / 2));
  for (const o of obstacles) {
    const gap = apart(there, o.shape);
    v.limit("on-top", -gap);
    if (o.kind === "enemy") v.limit("one-inch", INCH - gap);
  }
}

/** Movement where ground takes an inch of it, for certain, perhaps or not. */
type Slow = "yes" | "no" | "perhaps";
const slowAt = (near: number): Slow => (near < -CERTAIN ? "yes" : near > CERTAIN ? "no" : "perhaps");

/** A move along a path, on foot or through the air, marching or not. */
export function judge(
  start: Formed,
  path: readonly Part[],
  { march, air }: { readonly march: boolean; readonly air: boolean },
  mover: Mover,
  ground: Ground,
): Judged {
  const v = new Verdict();
  let u = start;
  let rest = path;
  const own = ["wheel", "turn", "back", "side", "redress"];
  const [first] = path;
  if (mover.drilled && first?.kind === "redress" && path.length > 1) {
    // A free redress before it goes: up to five files, nobody farther than twice the Movement, room for it.
    rest = path.slice(1);
    if (first.files > start.models || Math.abs(first.files - start.files) > 5) v.broken.add("redress-files");
    u = putDown(start, first);
    for (const o of ground.obstacles) v.limit("blocked", -apart(outline(u), o.shape));
    for (const p of outline(u))
      v.limit("off-table", Math.max(Math.abs(p.x) - ground.width / 2, Math.abs(p.y) - ground.depth / 2));
    v.limit(
      "model-too-far",
      leastFarthest(middles(start, ground.chirality), middles(u, ground.chirality)) - 2 * mover.movement * INCH,
    );
  }
  const began = u;
  const used = rest.filter((s) => own.includes(s.kind));
  if (march && used.some((s) => s.kind !== "wheel")) v.broken.add("march-kind");
  if (new Set(used.map((s) => s.kind)).size > 1) v.broken.add("one-manoeuvre");
  if (used.filter((s) => s.kind === "turn" || s.kind === "redress").length > 1) v.broken.add("one-manoeuvre");
  // Backwards and sideways are the whole of a move.
  if (used.some((s) => s.kind === "back" || s.kind === "side") && rest.some((s) => s.kind === "straight"))
    v.broken.add("one-manoeuvre");
  if (new Set(rest.flatMap((s) => (s.kind === "side" ? [s.side] : []))).size > 1) v.broken.add("one-manoeuvre");
  const mayPivot = (mover.open && (!march || mover.fast)) || (mover.lumbering && start.models === 1 && !march);
  rest.forEach((s, i) => {
    if (s.kind === "pivot" && (!mayPivot || i < rest.length - 1)) v.broken.add("pivot");
    if (s.kind === "redress" && (s.files > start.models || s.files < 1 || Math.abs(s.files - u.files) > 5))
      v.broken.add("redress-files");
  });
  const column = began.files < ranks(began);
  const pace = air ? (mover.fly ?? 0) : mover.movement;
  let nearest = Infinity;
  const slower = (near: number): void => void (nearest = Math.min(nearest, near));
  const feels = !air && !mover.throughCover && ground.difficult.length > 0;
  if (feels) slower(toGround(u, ground.difficult, ground.chirality));
  // What is spent besides what depends on Movement, and how many quarters of Movement.
  let [spent, quarters, putAnew] = [0, 0, false];
  for (const s of rest) {
    if (s.kind === "turn" || s.kind === "redress") {
      quarters += s.kind === "redress" ? 2 : s.side === "about" ? 2 : 1;
      putAnew = true;
      u = putDown(u, s);
      if (!air) for (const o of ground.obstacles) v.limit("blocked", -parted(outline(u), o.shape));
    } else if (s.kind === "pivot") {
      let by = radiansOf(s.to) - u.facing;
      by -= 2 * Math.PI * Math.round(by / (2 * Math.PI));
      v.limit("pivot", (Math.abs(by) - Math.PI / 2) * 1e6);
      u = turnedAbout(u, from(u, 0, -along(u) / 2), by);
    } else {
      const whole = s.kind === "wheel" ? s.angle : s.distance;
      spent += s.kind === "wheel" ? across(u) * radiansOf(s.angle) : s.kind === "straight" ? whole : 2 * whole;
      const ahead = s.kind === "wheel" || s.kind === "straight";
      // Wheeling and going on, the front may not pass through anything; a rear corner may.
      const body = ahead ? frontOf : outline;
      if (!air)
        for (const o of ground.obstacles) v.limit("blocked", -leastAlong(u, s, (at) => parted(body(at), o.shape)));
      if (feels) slower(leastAlong(u, s, (at) => toGround(at, ground.difficult, ground.chirality)));
      u = after(u, s, whole);
    }
    if (feels) slower(toGround(u, ground.difficult, ground.chirality));
  }
  // Who flies pays for ground only where it comes down.
  if (air && !mover.throughCover && ground.difficult.length > 0)
    slower(toGround(u, ground.difficult, ground.chirality));
  const times = march ? (column && !air ? 3 : 2) : 1;
  const [before, now] = [middles(began, ground.chirality), middles(u, ground.chirality)];
  const farthest = putAnew ? leastFarthest(before, now) : Math.max(...before.map((p, i) => between(p, there(now[i]))));
  const limits = (m: number) =>
    [
      ["too-far", spent + (quarters / 4) * m * INCH - times * m * INCH],
      ["model-too-far", farthest - Math.max(2, times) * m * INCH],
    ] as const;
  const slowPace = Math.max(1, pace - 1);
  const isSlow = slowAt(nearest);
  for (const [what, by] of limits(isSlow === "yes" ? slowPace : pace)) v.limit(what, by);
  if (isSlow === "perhaps") for (const [what, by] of limits(slowPace)) if (by > -CERTAIN) v.close.add(what);
  judgeEnd(v, u, ground);
  return { broken: v.broken, close: v.close, end: u, spent };
}

/** A Reform: any facing, any width, about the middle; nobody farther than twice the Movement. */
export function judgeReform(u: Formed, facing: number, files: number, mover: Mover, ground: Ground): Judged {
  const v = new Verdict();
  if (files < 1 || files > u.models) v.broken.add("redress-files");
  const end = reformedAs(u, facing, Math.max(1, files));
  const far = leastFarthest(middles(u, ground.chirality), middles(end, ground.chirality));
  const near = Math.min(
    toGround(u, ground.difficult, ground.chirality),
    toGround(end, ground.difficult, ground.chirality),
  );
  const slow = mover.throughCover ? "no" : slowAt(near);
  const most = (m: number): number => 2 * m * INCH;
  const slowPace = Math.max(1, mover.movement - 1);
  v.limit("model-too-far", far - most(slow === "yes" ? slowPace : mover.movement));
  if (slow === "perhaps" && far - most(slowPace) > -CERTAIN) v.close.add("model-too-far");
  judgeEnd(v, end, ground);
  return { broken: v.broken, close: v.close, end, spent: 0 };
}
