import { areFlush, baseContacts, facingLine, follow } from "@tercio/mass-battle";
import {
  advance,
  centre,
  corners,
  gap,
  INCH,
  insideTable,
  normalise,
  overlaps,
  type Point,
  type Rectangle,
  signedTurn,
  straightClearance,
  wheel,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import { expect, inject, test } from "vitest";
import { arcFrom } from "../src/battlefield/arc-charged.ts";
import { bestCharge } from "../src/battlefield/charges.ts";
import { formationOf, rectangleOf } from "../src/calculation/formation.ts";
import { type Facing, type OldWorld, unit } from "../src/state/state.ts";
import { battle } from "./rule-cases/field.ts";

// Charges that another search finds by trying ways in steps: the engine must find one whenever it does, with as many models
// in contact, and what the engine finds must be a way that keeps to the rules.

const HALF = 32_768;
/** Steps of the search: 2 degrees of a wheel, a quarter of an inch straight on. */
const ANGLE = 364;
const STEP = INCH / 4;
/** Rounding of places, 0.01 mm. */
const NEAR = 3;
const ROUNDED = 8;

function randoms(seed: number): (least: number, most: number) => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (least, most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return least + Math.floor((state / 4_294_967_296) * (most - least + 1));
  };
}

/** A charger, its target somewhere ahead, up to two friends of the charger about; null where they overlap. */
function scene(seed: number): { readonly game: OldWorld; readonly range: number } | null {
  const any = randoms(seed);
  const files = any(2, 6);
  const friend = () => ({
    at: [any(-60, 60) / 10, any(-10, 70) / 10] as const,
    turns: any(0, 15) / 4,
    models: any(2, 8),
    files: 2,
  });
  const game = battle({
    first: {
      A: { at: [0, 0], files, models: files * any(1, 3) },
      ...(any(0, 2) > 0 ? { F: friend() } : {}),
      ...(any(0, 2) > 1 ? { G: friend() } : {}),
    },
    second: {
      B: { at: [any(-50, 50) / 10, any(25, 75) / 10], turns: any(0, 63) / 16, files: any(2, 6), models: any(6, 16) },
    },
  });
  const all = game.units.map(rectangleOf);
  const apart = all.every((r, i) => all.slice(i + 1).every((o) => gap(r, o) > 20));
  return apart ? { game, range: any(30, 100) * (INCH / 10) } : null;
}

/** The rectangle turned clockwise about a point, not rounded. */
function turned(r: Rectangle, p: Point, by: number): Rectangle {
  const [s, c] = [Math.sin((by * Math.PI) / HALF), Math.cos((by * Math.PI) / HALF)];
  const [dx, dy] = [r.x - p.x, r.y - p.y];
  return { ...r, x: p.x + dx * c + dy * s, y: p.y + dy * c - dx * s, facing: normalise(r.facing + by) };
}

/** How far a point is from a facing, 0.01 mm. */
const offLine = (r: Rectangle, facing: Facing, p: Point): number => {
  const line = facingLine(r, facing);
  return gap(
    { ...line.middle, facing: line.outward, width: line.length, depth: 0 },
    { ...p, facing: 0, width: 0, depth: 0 },
  );
};

/** Most models of both in contact by any way in steps; null where none of them leads to this facing. */
function tried(game: OldWorld, target: number, facing: Facing, range: number): number | null {
  const [a, b] = [unit(game, 0), unit(game, target)];
  const [own, aim] = [rectangleOf(a), rectangleOf(b)];
  const others = game.units.filter((u) => u.id !== 0 && u.id !== target).map(rectangleOf);
  const all = [aim, ...others];
  const flush = normalise(facingLine(aim, facing).outward + HALF);
  const { width, depth } = game.field ?? { width: 0, depth: 0 };
  let most: number | null = null;
  const arrive = (from: Rectangle, left: number, wheeled = 0): void => {
    const way = straightClearance(from, all, left + 1);
    if (way.by !== 0 || way.distance > left) return;
    const here = advance(from, Math.floor(way.distance));
    const points = [...corners(here).slice(0, 2), ...corners(aim)];
    const touching = points.filter(
      (p) => gap(here, { ...p, facing: 0, width: 0, depth: 0 }) <= NEAR && offLine(aim, facing, p) <= NEAR,
    );
    // It wheels only as far as it would have to turn to lie flush, never past that and back.
    for (const p of touching) {
      if (offLine(here, "front", p) > NEAR) continue;
      const by = signedTurn(flush - here.facing);
      if (Math.abs(by) > HALF / 2 || by * wheeled < 0) continue;
      const end = turned(here, p, by);
      const steps = Math.max(1, Math.ceil(Math.abs(by) / ANGLE));
      const free = Array.from({ length: steps }, (_, i) => turned(here, p, (by * (i + 1)) / steps)).every((r) =>
        others.every((o) => !overlaps(r, o, 5)),
      );
      if (!free || overlaps(end, aim, 10) || !insideTable(end, width, depth)) continue;
      // A corner that touches by less than what places are rounded by does not count.
      const counts = [-ROUNDED, 0, ROUNDED].map((along) => {
        const moved = advance(end, along, normalise(end.facing + HALF / 2));
        const pairs = baseContacts(moved, formationOf(a), "front", aim, formationOf(b), facing, 1);
        const count = (of: "own" | "theirs") => new Set(pairs.map((q) => `${q[of].rank}/${q[of].file}`)).size;
        return count("own") + count("theirs");
      });
      most = Math.max(most ?? 0, Math.min(...counts));
    }
  };
  for (let first = 0; first <= range; first += STEP) {
    if (straightClearance(own, all, first).distance < first) break;
    const at = advance(own, first);
    arrive(at, range - first);
    for (const side of ["left", "right"] as const) {
      const free = wheelClearance(at, side, HALF / 2, all).angle;
      for (let angle = ANGLE; angle <= free; angle += ANGLE) {
        const left = range - first - wheelLength(own.width, angle);
        if (left < 0) break;
        arrive(wheel(at, side, angle), left, side === "left" ? -angle : angle);
      }
    }
  }
  return most;
}

/** What is wrong with a charge that was found; null where nothing is. */
function fault(game: OldWorld, target: number, facing: Facing, range: number): string | null {
  const [a, b] = [unit(game, 0), unit(game, target)];
  const found = bestCharge(game, a, b, { facing, maximum: range });
  if (found === null) return null;
  const others = game.units.filter((u) => u.id !== 0 && u.id !== target).map(rectangleOf);
  if (found.distance > range) return `${found.distance} of ${range}`;
  const way = follow(a, formationOf(a), found.path);
  if (!way.ok || way.total > range + NEAR) return `its way is ${way.total}`;
  const stages = [a, ...way.ends].map((p) => ({ ...rectangleOf(a), x: p.x, y: p.y, facing: p.facing }));
  if (stages.some((r) => others.some((o) => overlaps(r, o, 5)))) return "its way leads through a friend";
  const end = { ...rectangleOf(a), ...found.end };
  const aim = { ...rectangleOf(b), ...found.target };
  if (!areFlush(facingLine(end, "front").outward, facingLine(aim, facing).outward)) return "it is not flush";
  if (Math.abs(gap(end, aim)) > NEAR) return `it ends ${gap(end, aim)} away`;
  return others.some((o) => overlaps(end, o, 5)) ? "it ends in a friend" : null;
}

test("no charge is missed that ways in steps find, and none is found that could not be made", () => {
  const scenes = inject("fully") ? 2000 : 60;
  const [missed, wrong]: [string[], string[]] = [[], []];
  let [made, stepped] = [0, 0];
  for (let seed = 1, n = 0; n < scenes; seed++) {
    const s = scene(seed);
    if (s === null) continue;
    n++;
    const { game, range } = s;
    const target = game.units.length - 1;
    const facing = arcFrom(game, unit(game, 0), unit(game, target));
    const found = bestCharge(game, unit(game, 0), unit(game, target), { facing, maximum: range });
    if (found !== null) made++;
    const why = fault(game, target, facing, range);
    if (why !== null) wrong.push(`${seed}: ${why}`);
    const most = tried(game, target, facing, range);
    if (most === null) continue;
    stepped++;
    const have = found === null ? 0 : found.modelsInContact.own + found.modelsInContact.theirs;
    if (have < most) missed.push(`${seed}: ${have} of ${most} models within ${range}`);
  }
  expect(wrong).toEqual([]);
  expect(missed).toEqual([]);
  expect(stepped).toBeGreaterThan(scenes / 5);
  expect(made).toBeGreaterThanOrEqual(stepped);
});

test("the arc that is charged is the one that most of the front rank is in, found by the lines at 45 degrees", () => {
  const scenes = inject("fully") ? 2000 : 200;
  for (let seed = 1, n = 0; n < scenes; seed++) {
    const s = scene(seed);
    if (s === null) continue;
    n++;
    const { game } = s;
    const [a, b] = [unit(game, 0), unit(game, game.units.length - 1)];
    const [own, aim] = [rectangleOf(a), rectangleOf(b)];
    const turn = (b.facing * Math.PI) / HALF;
    const middle = centre(aim);
    const count = { front: 0, left: 0, right: 0, rear: 0 };
    for (let file = 0; file < a.files; file++) {
      const aside = (file + 0.5) * 2500 - own.width / 2;
      // A looks north.
      const [dx, dy] = [own.x + aside - middle.x, own.y - 1250 - middle.y];
      const [right, ahead] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
      const [out, up] = [Math.abs(right) - aim.width / 2, Math.abs(ahead) - aim.depth / 2];
      count[up >= out ? (ahead > 0 ? "front" : "rear") : right > 0 ? "right" : "left"]++;
    }
    const most = Math.max(...Object.values(count));
    const arc = arcFrom(game, a, b);
    expect(count[arc], `seed ${seed}`).toBe(most);
    if (arc === "rear") expect(Math.max(count.front, count.left, count.right)).toBeLessThan(most);
    if (arc === "left" || arc === "right") expect(count.front).toBeLessThan(most);
  }
});
