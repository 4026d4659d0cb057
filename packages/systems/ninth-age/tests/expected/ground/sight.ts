// Independent oracle: line of sight and cover of The Ninth Age by sampled rays.
// Sources: the English sheet (seed 000, section "Line of Sight and Cover"), rulings.md, rules/t9a.md 4.
// Nothing here was written with knowledge of the engine. Own words throughout.
//
// What the oracle takes as the rule (each point: source; `depends` in the answer names every
// reading whose alternative would change the answer of that scene):
//  * per shooting model; a line from its base's front edge, here from the MIDDLE of that edge (brief)
//  * the end of the line must lie in the front arc of the shooter's UNIT (sheet): from its front
//    corners outwards at 45 degrees
//  * sees = some point of the target's unit boundary is reached by an unblocked line (sheet)
//  * hills and impassable terrain are opaque: a line may not pass THROUGH them; it may go into or
//    out of one (memory; the sheet says only "opaque")
//  * an intervening model blocks when its height is at least that of both ends; Tall counts half a
//    step more, for ends and for blockers (rules 4 and R4); skirmishers never block
//  * own unit and target unit never block; the feature the shooter is inside is ignored (sheet)
//  * an elevated model (base centre on a hill) ignores intervening models that are not (ruling)
//  * cover: fraction of the Target Facing (the side of the target whose arc holds the shooter)
//    hidden from the point; half or more gives cover (sheet, ruling)
//  * models that block give hard cover, models that do not give soft cover (rules 4)
//  * field, ruins: only the part of the facing inside; forest: inside or behind; hill: behind, soft
//    when the target is partly on it, hard when wholly off; impassable: hard; wall: behind it and
//    the target's front touches it; field, ruins, wall: nothing for a target with Towering Presence
//  * hard when half is hidden hard, else soft when half is hidden by anything

export type P = [number, number];
export type Height = "Standard" | "Large" | "Gigantic";
export type Kind = "field" | "forest" | "hill" | "impassable" | "ruins" | "wall" | "water";
export interface Unit {
  x: number; y: number;          // centre of the front edge, inches
  facing: number;                // degrees clockwise from north
  files: number; ranks: number;  // all ranks full
  base: [number, number];        // width, depth in mm
  height: Height;
  rules: string[];               // "Tall", "Skirmisher", "Towering Presence" (which includes Tall; both are listed)
}
export interface Terrain { kind: Kind; polygon: P[] }
export interface Scene {
  seed: number;
  own: Unit;                     // the shooter's unit
  model: { file: number; rank: number }; // 0-based, file counted from the unit's left, rank from the front
  from: P;                       // middle of that model's front edge
  target: Unit;
  others: Unit[];                // intervening candidates
  terrain: Terrain[];
}
export type Cover = "none" | "soft" | "hard";
export interface Readings {
  elevated: "from" | "fromOrTo";                          // who ignores models that are not elevated
  smaller: "soft" | "noneBelowBoth" | "noneBelowTarget";  // cover by small intervening models (picture lost)
  skirmish: "boundary" | "bases" | "none";                // what of a skirmishing unit hides
  inside: "centre" | "touch";                             // when the shooter is inside a feature
  targetInside: "point" | "unit";                         // field, ruins, forest: per point, or the whole target if more than half of its models' centres are inside
  arcOf: "model" | "unit";                                // whose place picks the Target Facing
  outsideArc: "open" | "excluded";                        // points of the facing outside the shooter's arc: count as not hidden / are left out
  mix: "union" | "separate";                              // 30 % hard and 30 % soft: soft cover / none
  hillInto: "free" | "soft";                              // a line that ends on a hill the target is only partly on: not behind the hill / soft cover
  point: "middle" | "best";                               // the middle of the front edge / the best of middle and both ends
}
export const DEFAULTS: Readings = {
  elevated: "from", smaller: "soft", skirmish: "boundary", inside: "centre", targetInside: "point",
  arcOf: "model", outsideArc: "open", mix: "union", hillInto: "free", point: "middle",
};
export interface Answer {
  sees: boolean;
  cover: Cover;        // meaningful only when sees
  hidden: number;      // fraction of the Target Facing hidden by anything
  hardHidden: number;  // fraction hidden hard
  facing: Facing;      // the Target Facing
  visible: number;     // fraction of the target's boundary that can be seen
  margin: number;      // smallest of the three below; skip scenes under about 0.02
  margins: { sees: number; cover: number; geometry: number };
  depends: (keyof Readings)[]; // readings whose alternative changes sees, or (when seen) cover
}
export type Facing = "front" | "rear" | "left" | "right";

const MM = 1 / 25.4;
const GAP = 12.5;
const HV: Record<Height, number> = { Standard: 1, Large: 2, Gigantic: 3 };

export const has = (u: Unit, r: string): boolean => u.rules.includes(r);
const fwd = (u: Unit): P => { const a = u.facing * Math.PI / 180; return [Math.sin(a), Math.cos(a)]; };
const rgt = (u: Unit): P => { const a = u.facing * Math.PI / 180; return [Math.cos(a), -Math.sin(a)]; };
const gapOf = (u: Unit): number => (has(u, "Skirmisher") ? GAP * MM : 0);
export const widthOf = (u: Unit): number => u.files * u.base[0] * MM + (u.files - 1) * gapOf(u);
export const depthOf = (u: Unit): number => u.ranks * u.base[1] * MM + (u.ranks - 1) * gapOf(u);
/** the point `right` inches to the right and `back` inches behind the middle of the front edge */
const at = (u: Unit, right: number, back: number): P => {
  const f = fwd(u), r = rgt(u);
  return [u.x + r[0] * right - f[0] * back, u.y + r[1] * right - f[1] * back];
};
const local = (u: Unit, p: P): { right: number; ahead: number } => {
  const f = fwd(u), r = rgt(u), dx = p[0] - u.x, dy = p[1] - u.y;
  return { right: dx * r[0] + dy * r[1], ahead: dx * f[0] + dy * f[1] };
};
/** corners: front left, front right, rear right, rear left */
export const corners = (u: Unit): P[] => {
  const w = widthOf(u) / 2, d = depthOf(u);
  return [at(u, -w, 0), at(u, w, 0), at(u, w, d), at(u, -w, d)];
};
interface Base { front: P; left: P; right: P; centre: P; rect: P[] }
export const baseOf = (u: Unit, file: number, rank: number): Base => {
  const w = u.base[0] * MM, d = u.base[1] * MM, g = gapOf(u);
  const r0 = -widthOf(u) / 2 + file * (w + g), b0 = rank * (d + g);
  return {
    front: at(u, r0 + w / 2, b0), left: at(u, r0, b0), right: at(u, r0 + w, b0), centre: at(u, r0 + w / 2, b0 + d / 2),
    rect: [at(u, r0, b0), at(u, r0 + w, b0), at(u, r0 + w, b0 + d), at(u, r0, b0 + d)],
  };
};
export const bases = (u: Unit): Base[] => {
  const out: Base[] = [];
  for (let j = 0; j < u.ranks; j++) for (let i = 0; i < u.files; i++) out.push(baseOf(u, i, j));
  return out;
};

// ---------------------------------------------------------------- plane geometry
export const inPoly = (p: P, poly: P[]): boolean => {
  let c = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const a = poly[i]!, b = poly[j]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]) c = !c;
  }
  return c;
};
const segDist = (p: P, a: P, b: P): number => {
  const vx = b[0] - a[0], vy = b[1] - a[1], l = vx * vx + vy * vy;
  const t = l ? Math.max(0, Math.min(1, ((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / l)) : 0;
  return Math.hypot(p[0] - a[0] - t * vx, p[1] - a[1] - t * vy);
};
/** distance of a point from the outline of a polygon */
const edgeDist = (p: P, poly: P[]): number => {
  let m = Infinity;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) m = Math.min(m, segDist(p, poly[j]!, poly[i]!));
  return m;
};
const cross = (a: P, b: P, c: P): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const segsMeet = (a: P, b: P, c: P, d: P): boolean => {
  const d1 = cross(a, b, c), d2 = cross(a, b, d), d3 = cross(c, d, a), d4 = cross(c, d, b);
  return (d1 > 0) !== (d2 > 0) && (d3 > 0) !== (d4 > 0);
};
/** do two polygons share ground? */
export const polysMeet = (p: P[], q: P[]): boolean => {
  for (let i = 0; i < p.length; i++) for (let j = 0; j < q.length; j++)
    if (segsMeet(p[i]!, p[(i + 1) % p.length]!, q[j]!, q[(j + 1) % q.length]!)) return true;
  return inPoly(p[0]!, q) || inPoly(q[0]!, p);
};
const segMeetsPoly = (a: P, b: P, q: P[]): boolean => {
  if (inPoly(a, q) || inPoly(b, q)) return true;
  for (let j = 0; j < q.length; j++) if (segsMeet(a, b, q[j]!, q[(j + 1) % q.length]!)) return true;
  return false;
};
const polyDist = (p: P[], q: P[]): number => {
  if (polysMeet(p, q)) return 0;
  let m = Infinity;
  for (const a of p) m = Math.min(m, edgeDist(a, q));
  for (const b of q) m = Math.min(m, edgeDist(b, p));
  return m;
};
const segPolyDist = (a: P, b: P, q: P[]): number => {
  if (segMeetsPoly(a, b, q)) return 0;
  let m = Math.min(edgeDist(a, q), edgeDist(b, q));
  for (const c of q) m = Math.min(m, segDist(c, a, b));
  return m;
};

/** what the line a-b does with a polygon: bit 1 = enters (or starts in it) and leaves before b,
 *  bit 2 = b lies inside, bit 4 = enters from outside and leaves again before b */
const ts = new Float64Array(64);
const rayCode = (a: P, b: P, poly: P[], startIn: boolean): number => {
  let n = 0;
  const dx = b[0] - a[0], dy = b[1] - a[1];
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const p = poly[j]!, q = poly[i]!;
    const sp = dx * (p[1] - a[1]) - dy * (p[0] - a[0]), sq = dx * (q[1] - a[1]) - dy * (q[0] - a[0]);
    if (sp > 0 === sq > 0) continue;
    const k = sp / (sp - sq), x = p[0] + (q[0] - p[0]) * k - a[0], y = p[1] + (q[1] - p[1]) * k - a[1];
    const t = (x * dx + y * dy) / (dx * dx + dy * dy);
    if (t > 1e-9 && t < 1 - 1e-9) ts[n++] = t;
  }
  if (n === 0) return startIn ? 2 : 0;
  const endIn = (n % 2 === 1) !== startIn;
  // stretches inside: with parity from the start
  let code = endIn ? 2 : 0;
  const exits = startIn ? Math.ceil(n / 2) : Math.floor(n / 2);
  if (exits > 0) code |= 1;
  if (exits > (startIn ? 1 : 0)) code |= 4;
  return code;
};

// ---------------------------------------------------------------- the oracle
const RAYS = 2000;
interface Obstacle {
  poly: P[]; cx: number; cy: number; r: number;
  terrain?: Terrain; unit?: Unit; elevated?: boolean; part?: "boundary" | "bases";
}
const obst = (poly: P[], rest: Partial<Obstacle>): Obstacle => {
  let cx = 0, cy = 0;
  for (const p of poly) { cx += p[0] / poly.length; cy += p[1] / poly.length; }
  let r = 0;
  for (const p of poly) r = Math.max(r, Math.hypot(p[0] - cx, p[1] - cy));
  return { poly, cx, cy, r: r + 1e-6, ...rest };
};
const onHill = (p: P, s: Scene): boolean => s.terrain.some((t) => t.kind === "hill" && inPoly(p, t.polygon));
const hv = (u: Unit): number => HV[u.height] + (has(u, "Tall") || has(u, "Towering Presence") ? 0.5 : 0);

export const facingSeen = (target: Unit, p: P): { facing: Facing; slack: number } => {
  const w = widthOf(target) / 2, d = depthOf(target), l = local(target, p), ahead = l.ahead, behind = -l.ahead - d, side = Math.abs(l.right) - w;
  const k = Math.SQRT1_2;
  if (ahead >= 0 && side <= ahead) return { facing: "front", slack: Math.min(ahead, (ahead - side) * k) };
  if (behind >= 0 && side <= behind) return { facing: "rear", slack: Math.min(behind, (behind - side) * k) };
  return { facing: l.right < 0 ? "left" : "right", slack: Math.min(ahead > 0 ? (side - ahead) * k : Infinity, behind > 0 ? (side - behind) * k : Infinity) };
};
const facingSegment = (u: Unit, f: Facing): [P, P] => {
  const c = corners(u);
  return f === "front" ? [c[0]!, c[1]!] : f === "right" ? [c[1]!, c[2]!] : f === "rear" ? [c[2]!, c[3]!] : [c[3]!, c[0]!];
};
export const inFrontArc = (u: Unit, p: P): boolean => {
  const l = local(u, p);
  return l.ahead >= 0 && Math.abs(l.right) <= widthOf(u) / 2 + l.ahead;
};

interface Rays { n: number; codes: Uint8Array; arc: Uint8Array; pts: P[] }
const trace = (s: Scene, from: P, obs: Obstacle[], pts: P[]): Rays => {
  const m = obs.length, codes = new Uint8Array(pts.length * m), arc = new Uint8Array(pts.length);
  const starts = obs.map((o) => inPoly(from, o.poly));
  for (let i = 0; i < pts.length; i++) {
    const b = pts[i]!;
    arc[i] = inFrontArc(s.own, b) ? 1 : 0;
    const dx = b[0] - from[0], dy = b[1] - from[1], len2 = dx * dx + dy * dy;
    for (let k = 0; k < m; k++) {
      const o = obs[k]!;
      const ex = o.cx - from[0], ey = o.cy - from[1];
      const t = Math.max(0, Math.min(1, (ex * dx + ey * dy) / len2)), gx = ex - t * dx, gy = ey - t * dy;
      if (gx * gx + gy * gy > o.r * o.r) continue;
      codes[i * m + k] = rayCode(from, b, o.poly, starts[k]!);
    }
  }
  return { n: pts.length, codes, arc, pts };
};
const along = (a: P, b: P, n: number): P[] => {
  const out: P[] = [];
  for (let i = 0; i < n; i++) { const t = (i + 0.5) / n; out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]); }
  return out;
};
const boundaryPoints = (u: Unit, n: number): P[] => {
  const c = corners(u), w = widthOf(u), d = depthOf(u), nw = Math.max(1, Math.round(n * w / (2 * (w + d)))), nd = Math.max(1, Math.round(n / 2) - nw);
  return [...along(c[0]!, c[1]!, nw), ...along(c[1]!, c[2]!, nd), ...along(c[2]!, c[3]!, nw), ...along(c[3]!, c[0]!, nd)];
};

interface Context {
  s: Scene; obs: Obstacle[];
  centreIn: boolean[]; touchIn: boolean[];      // the shooter and each obstacle that is terrain
  shooterUp: boolean; centres: P[]; up: boolean[];
  targetMostIn: boolean[]; targetPartlyOn: boolean[]; targetWhollyOn: boolean[]; defends: boolean[];
}
const context = (s: Scene, shrink: number): Context => {
  const obs: Obstacle[] = [];
  const sh = (poly: P[]): P[] => {
    if (!shrink) return poly;
    const cx = poly.reduce((a, p) => a + p[0], 0) / poly.length, cy = poly.reduce((a, p) => a + p[1], 0) / poly.length;
    return poly.map(([x, y]): P => { const d = Math.hypot(x - cx, y - cy) || 1, k = Math.max(0, 1 - shrink / d); return [cx + (x - cx) * k, cy + (y - cy) * k]; });
  };
  for (const t of s.terrain) obs.push(obst(sh(t.polygon), { terrain: t }));
  for (const u of s.others) {
    const all = bases(u), ups = all.map((b) => onHill(b.centre, s));
    if (has(u, "Skirmisher")) {
      if (ups.every((v) => v === ups[0])) obs.push(obst(sh(corners(u)), { unit: u, elevated: ups[0]!, part: "boundary" }));
      else all.forEach((b, i) => obs.push(obst(sh(b.rect), { unit: u, elevated: ups[i]!, part: "boundary" })));
      all.forEach((b, i) => obs.push(obst(sh(b.rect), { unit: u, elevated: ups[i]!, part: "bases" })));
    } else if (ups.every((v) => v === ups[0])) obs.push(obst(sh(corners(u)), { unit: u, elevated: ups[0]! }));
    else all.forEach((b, i) => obs.push(obst(sh(b.rect), { unit: u, elevated: ups[i]! })));
  }
  const me = baseOf(s.own, s.model.file, s.model.rank);
  const tb = bases(s.target), tc = corners(s.target);
  const terr = (f: (t: Terrain) => boolean): boolean[] => obs.map((o) => (o.terrain ? f(o.terrain) : false));
  return {
    s, obs,
    centreIn: terr((t) => inPoly(me.centre, t.polygon)),
    touchIn: terr((t) => polysMeet(me.rect, t.polygon)),
    shooterUp: onHill(me.centre, s), centres: tb.map((b) => b.centre), up: tb.map((b) => onHill(b.centre, s)),
    targetMostIn: terr((t) => tb.filter((b) => inPoly(b.centre, t.polygon)).length * 2 > tb.length),
    targetPartlyOn: terr((t) => polysMeet(tc, t.polygon)),
    targetWhollyOn: terr((t) => tc.every((p) => inPoly(p, t.polygon)) && t.polygon.every((p) => !inPoly(p, tc))),
    defends: terr((t) => t.kind === "wall" && segMeetsPoly(tc[0]!, tc[1]!, t.polygon)),
  };
};
/** is the model of the target nearest to this point elevated? */
const pointUp = (c: Context, p: P): boolean => {
  if (!c.up.some((v) => v)) return false;
  let best = Infinity, k = 0;
  c.centres.forEach((q, i) => { const d = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2; if (d < best) { best = d; k = i; } });
  return c.up[k]!;
};

/** for every obstacle and every code of a line: bits 1-2 how hidden (0, 1 soft, 2 hard), bit 4 blocked (no sight) */
const table = (c: Context, R: Readings, targetUp: boolean): Uint8Array => {
  const out = new Uint8Array(c.obs.length * 8);
  const hs = hv(c.s.own), ht = hv(c.s.target), towering = has(c.s.target, "Towering Presence");
  for (let k = 0; k < c.obs.length; k++) for (let code = 0; code < 8; code++) {
    const o = c.obs[k]!;
    let hide = 0, blocked = 0;
    if (o.terrain) {
      const kind = o.terrain.kind;
      const mine = R.inside === "centre" ? c.centreIn[k]! : c.touchIn[k]!;
      if (mine) continue;
      if ((kind === "hill" || kind === "impassable") && code & 4) blocked = 1;
      const inside = R.targetInside === "point" ? (code & 2) !== 0 : c.targetMostIn[k]!;
      const through = (code & 1) !== 0;
      if (kind === "field" && inside && !towering) hide = 1;
      else if (kind === "forest" && (inside || through)) hide = 1;
      else if (kind === "hill" && through && !(code & 2)) hide = c.targetPartlyOn[k]! ? 1 : 2;
      else if (kind === "hill" && R.hillInto === "soft" && (code & 2) && c.targetPartlyOn[k]! && !c.targetWhollyOn[k]!) hide = 1;
      else if (kind === "impassable" && through) hide = 2;
      else if (kind === "ruins" && inside && !towering) hide = 2;
      else if (kind === "wall" && c.defends[k]! && code && !towering) hide = 2;
    } else if (code) {
      const u = o.unit!, sk = has(u, "Skirmisher");
      if (!o.elevated && (c.shooterUp || (R.elevated === "fromOrTo" && targetUp))) continue;
      if (sk && (R.skirmish === "none" || o.part !== R.skirmish)) continue;
      if (!sk && hv(u) >= hs && hv(u) >= ht) { blocked = 1; hide = 2; }
      else if (R.smaller === "noneBelowBoth" && hv(u) < hs && hv(u) < ht) hide = 0;
      else if (R.smaller === "noneBelowTarget" && hv(u) < ht) hide = 0;
      else hide = 1;
    }
    out[k * 8 + code] = hide | (blocked << 2);
  }
  return out;
};
/** how one line fares */
const judge = (r: Rays, i: number, m: number, t: Uint8Array): number => {
  let hide = 0, blocked = 0;
  for (let k = 0; k < m; k++) {
    const v = t[k * 8 + r.codes[i * m + k]!]!;
    if ((v & 3) > hide) hide = v & 3;
    blocked |= v & 4;
  }
  return hide | blocked;
};

interface Verdict { sees: boolean; visible: number; hidden: number; hard: number; cover: Cover; facing: Facing }
const verdict = (c: Context, b: Rays, f: Rays, facing: Facing, R: Readings): Verdict => {
  let seen = 0, hard = 0, any = 0, n = 0;
  const low = table(c, R, false), high = R.elevated === "fromOrTo" ? table(c, R, true) : low, m = c.obs.length;
  for (let i = 0; i < b.n; i++) if (b.arc[i] && !(judge(b, i, m, high !== low && pointUp(c, b.pts[i]!) ? high : low) & 4)) seen++;
  for (let i = 0; i < f.n; i++) {
    if (R.outsideArc === "excluded" && !f.arc[i]) continue;
    n++;
    const h = judge(f, i, m, high !== low && pointUp(c, f.pts[i]!) ? high : low) & 3;
    if (h === 2) hard++;
    if (h > 0) any++;
  }
  const hf = n ? hard / n : 0, af = n ? any / n : 0;
  const cover: Cover = hf >= 0.5 ? "hard" : (R.mix === "union" ? af >= 0.5 : af - hf >= 0.5) ? "soft" : "none";
  return { sees: seen > 0, visible: seen / b.n, hidden: af, hard: hf, cover, facing };
};
const RANK: Record<Cover, number> = { none: 0, soft: 1, hard: 2 };

const ALTERNATIVES: Partial<Readings>[] = [
  { elevated: "fromOrTo" }, { smaller: "noneBelowBoth" }, { smaller: "noneBelowTarget" }, { skirmish: "bases" }, { skirmish: "none" },
  { inside: "touch" }, { targetInside: "unit" }, { arcOf: "unit" }, { outsideArc: "excluded" }, { mix: "separate" }, { hillInto: "soft" }, { point: "best" },
];

export function oracle(s: Scene, readings: Partial<Readings> = {}, withDepends = true): Answer {
  const R: Readings = { ...DEFAULTS, ...readings };
  const c = context(s, 0);
  const me = baseOf(s.own, s.model.file, s.model.rank);
  const inset = (p: P): P => [p[0] + (s.from[0] - p[0]) * 0.002, p[1] + (s.from[1] - p[1]) * 0.002];
  const bp = boundaryPoints(s.target, RAYS);
  const cache = new Map<string, Rays>();
  const rays = (key: string, from: P, pts: () => P[]): Rays => {
    let r = cache.get(key);
    if (!r) { r = trace(s, from, c.obs, pts()); cache.set(key, r); }
    return r;
  };
  const run = (q: Readings): Verdict => {
    const froms: [string, P][] = q.point === "middle" ? [["m", s.from]] : [["m", s.from], ["l", inset(me.left)], ["r", inset(me.right)]];
    let best: Verdict | undefined;
    for (const [k, from] of froms) {
      const facing = facingSeen(s.target, q.arcOf === "model" ? from : [s.own.x, s.own.y]).facing;
      const v = verdict(c, rays(k + "b", from, () => bp), rays(k + facing, from, () => { const g = facingSegment(s.target, facing); return along(g[0], g[1], RAYS); }), facing, q);
      if (!best) best = v;
      else if (v.sees && (!best.sees || RANK[v.cover] < RANK[best.cover])) best = v;
    }
    return best!;
  };
  const v = run(R);
  const depends = new Set<keyof Readings>();
  if (withDepends) for (const alt of ALTERNATIVES) {
    const w = run({ ...R, ...alt });
    if (w.sees !== v.sees || (v.sees && w.cover !== v.cover)) for (const k of Object.keys(alt)) depends.add(k as keyof Readings);
  }

  // margins
  const cm = v.cover === "hard" ? v.hard - 0.5 : v.cover === "soft" ? Math.min((R.mix === "union" ? v.hidden : v.hidden - v.hard) - 0.5, 0.5 - v.hard) : 0.5 - v.hidden;
  let sm = v.visible;
  if (!v.sees) {
    const shrunk = context(s, 0.08);
    const wide: Scene = { ...s, own: { ...s.own, x: s.own.x - fwd(s.own)[0] * 0.08, y: s.own.y - fwd(s.own)[1] * 0.08 } };
    const b2 = trace(wide, s.from, shrunk.obs, bp);
    let any = false;
    const t2 = table(shrunk, R, false), t3 = table(shrunk, R, true);
    for (let i = 0; i < b2.n && !any; i++) if (b2.arc[i] && !(judge(b2, i, shrunk.obs.length, R.elevated === "fromOrTo" && pointUp(shrunk, b2.pts[i]!) ? t3 : t2) & 4)) any = true;
    sm = any ? 0 : 0.5;
  }
  let gm = facingSeen(s.target, R.arcOf === "model" ? s.from : [s.own.x, s.own.y]).slack;
  for (const t of s.terrain) {
    gm = Math.min(gm, edgeDist(me.centre, t.polygon));
    if (t.kind === "hill") {
      for (const u of s.others) for (const b of bases(u)) gm = Math.min(gm, edgeDist(b.centre, t.polygon));
      for (const b of c.centres) gm = Math.min(gm, edgeDist(b, t.polygon));
      const d = polyDist(corners(s.target), t.polygon);
      if (d > 0) gm = Math.min(gm, d);
    }
    if (t.kind === "wall") {
      const k = corners(s.target), d = segPolyDist(k[0]!, k[1]!, t.polygon);
      if (d > 0) gm = Math.min(gm, d);
    }
  }
  const margins = { sees: sm, cover: v.sees ? cm : 0.5, geometry: Math.min(0.5, gm) };
  return {
    sees: v.sees, cover: v.cover, hidden: v.hidden, hardHidden: v.hard, facing: v.facing, visible: v.visible,
    margin: Math.min(margins.sees, margins.cover, margins.geometry), margins, depends: [...depends],
  };
}

// ---------------------------------------------------------------- scenes
const rng = (seed: number): (() => number) => {
  let a = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export function scene(seed: number): Scene {
  const rnd = rng(seed);
  const f = (a: number, b: number): number => a + rnd() * (b - a);
  const n = (a: number, b: number): number => a + Math.floor(rnd() * (b - a + 1));
  const pick = <T>(l: readonly T[]): T => l[Math.floor(rnd() * l.length)]!;
  const round = (v: number): number => Math.round(v * 1000) / 1000;
  const kindOfUnit = (x: number, y: number, facing: number): Unit => {
    const k = rnd(), u = { x: round(x), y: round(y), facing: round(((facing % 360) + 360) % 360) };
    if (k < 0.3) return { ...u, files: n(3, 8), ranks: n(1, 4), base: pick([[20, 20], [25, 25]] as [number, number][]), height: "Standard", rules: [] };
    if (k < 0.48) return { ...u, files: n(3, 6), ranks: n(1, 3), base: pick([[20, 20], [25, 25]] as [number, number][]), height: "Standard", rules: ["Light Troops", "Skirmisher"] };
    if (k < 0.62) return { ...u, files: n(3, 6), ranks: n(1, 2), base: [25, 50], height: "Standard", rules: ["Tall"] };
    if (k < 0.76) return { ...u, files: n(2, 5), ranks: n(1, 3), base: [40, 40], height: "Large", rules: [] };
    if (k < 0.86) return { ...u, files: n(1, 3), ranks: n(1, 2), base: [50, 75], height: "Large", rules: ["Tall"] };
    return { ...u, files: 1, ranks: 1, base: pick([[50, 100], [100, 150]] as [number, number][]), height: "Gigantic", rules: ["Towering Presence", "Tall"] };
  };
  const onTable = (p: P[]): boolean => p.every(([x, y]) => Math.abs(x) <= 36 && Math.abs(y) <= 24);
  let own: Unit, target: Unit;
  do {
    const x = f(-28, 28), y = f(-18, 18), dir = f(0, 360), dist = f(5, 28);
    const a = dir * Math.PI / 180;
    own = kindOfUnit(x, y, dir + f(-1, 1) * pick([5, 20, 45, 75]));
    target = kindOfUnit(x + Math.sin(a) * dist, y + Math.cos(a) * dist, rnd() < 0.5 ? dir + 180 + f(-30, 30) : f(0, 360));
  } while (!onTable(corners(own)) || !onTable(corners(target)) || polyDist(corners(own), corners(target)) < 1.2);
  const model = { file: n(0, own.files - 1), rank: n(0, Math.min(1, own.ranks - 1)) };
  const from = baseOf(own, model.file, model.rank).front;
  const tc = corners(target), mid: P = [(tc[0]![0] + tc[2]![0]) / 2, (tc[0]![1] + tc[2]![1]) / 2];

  const terrain: Terrain[] = [];
  const blob = (cx: number, cy: number, r: number): P[] => {
    const k = n(3, 8), rough = rnd() < 0.4, turn = f(0, Math.PI * 2);
    const out: P[] = [];
    for (let i = 0; i < k; i++) {
      const a = turn + (i + f(-0.25, 0.25)) * Math.PI * 2 / k, q = r * (rough ? f(0.45, 1.3) : f(0.9, 1.1));
      out.push([round(cx + Math.cos(a) * q), round(cy + Math.sin(a) * q)]);
    }
    return out;
  };
  const own4 = corners(own);
  const fits = (kind: Kind, poly: P[]): boolean => {
    if (terrain.some((t) => polysMeet(t.polygon, poly))) return false;
    if (kind === "impassable" && (polyDist(poly, own4) < 0.6 || polyDist(poly, tc) < 0.6)) return false;
    return true;
  };
  const want = n(0, 6);
  for (let i = 0, tries = 0; i < want && tries < 60; tries++) {
    const how = rnd();
    let kind: Kind = pick(["field", "forest", "hill", "impassable", "ruins", "wall", "water", "hill", "forest"] as const), poly: P[];
    const reach = Math.max(widthOf(target), depthOf(target));
    if (how < 0.15) { // under the shooter
      if (kind === "impassable" || kind === "wall") kind = "hill";
      const me = baseOf(own, model.file, model.rank).centre;
      poly = blob(me[0] + f(-2, 2), me[1] + f(-2, 2), f(1.5, 4.5));
    } else if (how < 0.3) { // round the target wholly
      if (kind === "impassable" || kind === "wall") kind = "ruins";
      poly = blob(mid[0], mid[1], reach * f(0.8, 1.3) + 1);
    } else if (how < 0.45) { // partly or half over the target
      if (kind === "impassable" || kind === "wall") kind = "field";
      const c = pick(tc), k = f(0.5, 1.2);
      poly = blob(mid[0] + (c[0] - mid[0]) * k + f(-1, 1), mid[1] + (c[1] - mid[1]) * k + f(-1, 1), f(1, reach * 0.8 + 1));
    } else if (how < 0.6) { // a wall along the target's front: overlapping it by 0.02, or well clear of it
      kind = "wall";
      const w = widthOf(target), a = -w / 2 + w * f(-0.3, 0.6), b = a + w * f(0.3, 1.3), gap = rnd() < 0.65 ? 0.02 : -f(0.2, 1.2), thick = f(0.3, 0.8);
      poly = [at(target, a, gap), at(target, b, gap), at(target, b, gap - thick), at(target, a, gap - thick)].map((p): P => [round(p[0]), round(p[1])]);
    } else if (how < 0.9) { // somewhere between
      const t = f(0.15, 0.85), r = kind === "wall" ? f(0.8, 2) : f(0.8, 3.5);
      poly = blob(from[0] + (mid[0] - from[0]) * t + f(-2, 2), from[1] + (mid[1] - from[1]) * t + f(-2, 2), r);
    } else poly = blob(f(-30, 30), f(-20, 20), f(1.5, 4));
    if (!fits(kind, poly)) continue;
    terrain.push({ kind, polygon: poly });
    i++;
  }
  const others: Unit[] = [];
  const many = n(0, 4);
  for (let tries = 0; others.length < many && tries < 60; tries++) {
    const t = f(0.15, 0.9);
    const u = kindOfUnit(from[0] + (mid[0] - from[0]) * t + f(-4, 4), from[1] + (mid[1] - from[1]) * t + f(-4, 4), rnd() < 0.6 ? own.facing + f(-25, 25) : f(0, 360));
    const q = corners(u);
    if (!onTable(q) || [own, target, ...others].some((o) => polyDist(corners(o), q) < 1.05)) continue;
    if (terrain.some((x) => x.kind === "impassable" && polyDist(x.polygon, q) < 0.6)) continue;
    others.push(u);
  }
  return { seed, own, model, from, target, others, terrain };
}

// ---------------------------------------------------------------- scenes with answers worked out by hand
const line = (y: number, u: Partial<Unit> = {}): Unit => ({ x: 0, y, facing: 180, files: 5, ranks: 2, base: [20, 20], height: "Standard", rules: [], ...u });
const base0: Unit = { x: 0, y: 0, facing: 0, files: 1, ranks: 1, base: [20, 20], height: "Standard", rules: [] };
const sc = (target: Unit, terrain: Terrain[], others: Unit[] = [], own: Unit = base0): Scene => ({ seed: -1, own, model: { file: 0, rank: 0 }, from: [own.x, own.y], target, others, terrain });
const box = (x0: number, y0: number, x1: number, y1: number): P[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
export const byHand: { name: string; scene: Scene; sees: boolean; cover?: Cover; hidden?: number; why: string }[] = [
  { name: "open ground", scene: sc(line(20), []), sees: true, cover: "none", hidden: 0, why: "nothing between" },
  { name: "forest across the way", scene: sc(line(20), [{ kind: "forest", polygon: box(-9, 8, 9, 12) }]), sees: true, cover: "soft", hidden: 1, why: "behind a forest: soft (sheet table)" },
  { name: "water across the way", scene: sc(line(20), [{ kind: "water", polygon: box(-9, 8, 9, 12) }]), sees: true, cover: "none", hidden: 0, why: "water has no row in the cover table" },
  { name: "field across the way", scene: sc(line(20), [{ kind: "field", polygon: box(-9, 8, 9, 12) }]), sees: true, cover: "none", hidden: 0, why: "fields cover only who is inside" },
  { name: "ruins across the way", scene: sc(line(20), [{ kind: "ruins", polygon: box(-9, 8, 9, 12) }]), sees: true, cover: "none", hidden: 0, why: "ruins cover only who is inside" },
  { name: "target in ruins", scene: sc(line(20), [{ kind: "ruins", polygon: box(-9, 18, 9, 30) }]), sees: true, cover: "hard", hidden: 1, why: "inside ruins: hard" },
  { name: "giant in ruins", scene: sc(line(20, { files: 1, ranks: 1, base: [100, 150], height: "Gigantic", rules: ["Towering Presence", "Tall"] }), [{ kind: "ruins", polygon: box(-9, 18, 9, 40) }]), sees: true, cover: "none", hidden: 0, why: "ruins do nothing for Towering Presence" },
  { name: "giant in a forest", scene: sc(line(20, { files: 1, ranks: 1, base: [100, 150], height: "Gigantic", rules: ["Towering Presence", "Tall"] }), [{ kind: "forest", polygon: box(-9, 18, 9, 40) }]), sees: true, cover: "soft", hidden: 1, why: "the sheet makes no exception for forests" },
  { name: "target in a field", scene: sc(line(20), [{ kind: "field", polygon: box(-9, 18, 9, 30) }]), sees: true, cover: "soft", hidden: 1, why: "inside a field: soft" },
  { name: "both in one forest", scene: sc(line(20), [{ kind: "forest", polygon: box(-9, -5, 9, 30) }]), sees: true, cover: "none", hidden: 0, why: "the shooter's own feature is ignored" },
  { name: "hill across the way", scene: sc(line(20), [{ kind: "hill", polygon: box(-9, 8, 9, 12) }]), sees: false, why: "opaque" },
  { name: "hill before the right 60 % of the target's front", scene: sc(line(20), [{ kind: "hill", polygon: box(-9, 18, 0.2 * 100 / 25.4 * 0.5 * 0.9, 18.001) }]), sees: true, cover: "hard", hidden: 0.6, why: "front from -1.9685 to 1.9685; the hill's edge at x = 0.3543, y = 18 casts to 0.3937 at y = 20: (0.3937 + 1.9685) / 3.937 = 0.6" },
  { name: "the same with 40 %", scene: sc(line(20), [{ kind: "hill", polygon: box(-9, 18, -0.2 * 100 / 25.4 * 0.5 * 0.9, 18.001) }]), sees: true, cover: "none", hidden: 0.4, why: "less than half" },
  { name: "target behind a hill with its rear rank's back on it", scene: sc(line(20, { facing: 0 }), [{ kind: "hill", polygon: box(-9, 17, 9, 19) }]), sees: true, cover: "none", hidden: 0, why: "the shooter looks at the rear (y = 18.425), which lies on the hill, y 17 to 19: the line ends on the hill and does not pass through it" },
  { name: "target astride a hill, its front beyond it", scene: sc(line(20, { facing: 90, x: 2, y: 20 }), [{ kind: "hill", polygon: [[-9, 17], [0.8, 17], [0.8, 18.8], [-9, 18.8]] }]), sees: true, cover: "none", hidden: 0.031, why: "its right flank lies at y = 18.031, most of it on the hill; only x from 0.8 to 0.8 * 18.031 / 17 = 0.8486 of the stretch 0.425 to 2 is behind the hill's corner: 0.031" },
  { name: "equal infantry between, wholly across", scene: sc(line(20), [], [line(10, { files: 8 })]), sees: false, why: "same height as both blocks" },
  { name: "equal infantry before 40 mm of the left side", scene: sc(line(20), [], [line(10, { files: 4, x: -2.5 })]), sees: true, cover: "none", why: "4 files 3.15 wide from -4.075 to -0.925 at y 10..10.8, casts to about -1.85 or less: some 3 %" },
  { name: "skirmishers across the way", scene: sc(line(20), [], [line(10, { files: 8, ranks: 1, rules: ["Skirmisher"] })]), sees: true, cover: "soft", hidden: 1, why: "never block; whoever does not block gives soft cover (gaps count as part of the unit)" },
  { name: "infantry before cavalry", scene: sc(line(20, { files: 4, base: [25, 50], rules: ["Tall"] }), [], [line(10, { files: 8 })]), sees: true, cover: "soft", hidden: 1, why: "same height does not block a line to a Tall model" },
  { name: "cavalry before cavalry", scene: sc(line(20, { files: 4, base: [25, 50], rules: ["Tall"] }), [], [line(10, { files: 8, base: [25, 50], rules: ["Tall"] })]), sees: false, why: "unless the one between is Tall too" },
  { name: "shooter on a hill over infantry", scene: sc(line(20), [{ kind: "hill", polygon: box(-3, -3, 3, 3) }], [line(10, { files: 8 })]), sees: true, cover: "none", hidden: 0, why: "elevated: ignores models that are not" },
  { name: "shooter on a hill, infantry between on another", scene: sc(line(20), [{ kind: "hill", polygon: box(-3, -3, 3, 3) }, { kind: "hill", polygon: box(-9, 9, 9, 12) }], [line(11, { files: 8 })]), sees: false, why: "the second hill is opaque, and the models on it are elevated themselves" },
  { name: "wall defended", scene: sc(line(20), [{ kind: "wall", polygon: box(-3, 19.6, 3, 20.02) }]), sees: true, cover: "hard", hidden: 1, why: "behind and defending" },
  { name: "wall not defended", scene: sc(line(20), [{ kind: "wall", polygon: box(-3, 19, 3, 19.5) }]), sees: true, cover: "none", hidden: 0, why: "front half an inch off" },
  { name: "wall behind the target", scene: sc(line(20), [{ kind: "wall", polygon: box(-3, 21.5, 3, 22) }]), sees: true, cover: "none", hidden: 0, why: "not crossed" },
  { name: "target off to the side", scene: sc(line(2, { x: 12 }), []), sees: false, why: "front arc: at 2 inches ahead it reaches 2.39 inches sideways; the target starts at x = 10.03" },
  { name: "target at the rim of the arc", scene: sc(line(9, { x: 12 }), []), sees: true, cover: "none", why: "nearest corner x = 10.03 at y = 9: the arc ends at 9.39 there; the target's rear (y = 10.575) reaches 10.97: seen there" },
];

/** Where the sources are silent or can be read twice; the key is the reading in `Readings`. */
export const open: Record<string, string> = {
  smaller: "the sheet's pictures of which Heights give soft and which no cover are lost; default: whoever does not block gives soft cover (rules 4), so that some combination should give none by the sheet's second picture and does not",
  skirmish: "whether skirmishers hide anything at all, and whether their gaps do: never block (rules 4); default soft over the whole unit boundary with gaps",
  elevated: "the ruling says that an elevated model ignores models that are not; whether lines drawn TO an elevated model do so too is not said",
  hillInto: "soft when the target is partly on the hill: does it need the hill between (a line that passes through it), or is a line that ends on the hill enough? and wholly on: no cover from that hill by the same sentence",
  opaque: "whether a line may go into or out of opaque terrain; taken as yes (memory), or nobody on a hill could be seen",
  inside: "inside for the shooter: base centre taken, like the ruling on Elevated; the sheet does not define it",
  targetInside: "inside for the target: per point of the facing (the sheet measures a fraction of the facing) or the whole unit",
  arcOf: "Target Facing by the place of the shooting model (cover is per model) or of its unit",
  outsideArc: "a part of the facing outside the shooter's front arc is not behind an obstruction: counts as not hidden",
  mix: "hard and soft parts added for the half (default) or each needing a half of its own",
  point: "the sheet lets the shooter choose a point on the front facing; the middle is taken by the brief; `best` tries both ends too",
  hidden: "points of the facing that cannot be seen at all because of the target's own body do not occur: the facing is on the shooter's side",
  tall: "a Tall model of a smaller height between: half a step (R4): Standard Tall never blocks Large",
};
