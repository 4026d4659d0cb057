import { there } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { expect, inject, test } from "vitest";
import { followed, type Going, trim } from "../src/battlefield/paths.ts";
import { combatOrder, disrupted } from "../src/calculation/formation.ts";
import { oldWorld } from "../src/index.ts";
import { dangerousGround } from "../src/sequence/dangerous.ts";
import { change, fieldOf, type OldWorld, type Unit, unit } from "../src/state/state.ts";
import { DIFFICULT, IMPASSABLE } from "../src/state/terrain.ts";
import {
  apart,
  bases,
  type Broken,
  type Formed,
  type Ground,
  INCH,
  type Judged,
  judge,
  judgeReform,
  modelsThrough,
  type Mover,
  outline,
  parted,
  type Part,
  radiansOf,
} from "./by-hand/manoeuvre.ts";
import { battlefield, type Standing } from "./field.ts";

// Moves drawn by chance, beside units, enemies, ground and the table's edge: the engine accepts what a slow check in small steps
// finds legal and nothing else, says why by the same rule, ends in the same place, and cuts a move no shorter than it has to.

type Any = (least: number, most: number) => number;
function randoms(seed: number): Any {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  for (let i = 0; i < 3; i++) state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return (least, most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return least + Math.floor((state / 4_294_967_296) * (most - least + 1));
  };
}

const of = <T>(any: Any, list: readonly T[]): T => there(list[any(0, list.length - 1)]);
const GROUND = ["wood", "difficult", "dangerous", "low-obstacle", "impassable", "hill", "high-obstacle"] as const;
const QUARTER = 16_384;
const SIDES = ["left", "right"] as const;

const formed = (u: Unit, at: Pick<Unit, "x" | "y" | "facing" | "files"> = u): Formed => ({
  ...{ x: at.x, y: at.y, facing: radiansOf(at.facing), files: at.files },
  ...{ models: u.models, wide: u.entry.baseWidth ?? 2500, deep: u.entry.baseDepth ?? 2500 },
});

/** The unit that moves, with others and ground about it; null where they overlap. */
function scene(seed: number): { readonly game: OldWorld; readonly any: Any } | null {
  const any = randoms(seed);
  const files = any(1, 7);
  const alone = any(0, 9) === 0;
  const base: readonly [number, number] = alone ? [5000, 5000] : any(0, 3) === 0 ? [2500, 5000] : [2500, 2500];
  const rules = (
    [
      ["open-order", 3],
      ["fast-cavalry", 5],
      ["drilled", 4],
      ["move-through-cover", 6],
    ] as const
  ).flatMap(([rule, odds]) => (any(0, odds) === 0 ? [rule] : []));
  const edge = any(0, 4) === 0;
  const middle = edge ? ([any(-350, 350) / 10, any(195, 230) / 10] as const) : ([0, 0] as const);
  const entry: Standing["entry"] = {
    ...{ models: alone ? 1 : files * any(1, 4) + any(0, files - 1), files: alone ? 1 : files },
    ...{ movement: any(3, 8), baseWidth: base[0], baseDepth: base[1] },
    ...(alone ? { troopType: "behemoth" as const } : {}),
    rules: [...rules, ...(any(0, 5) === 0 ? [{ rule: "fly" as const, value: any(6, 10) }] : [])],
  };
  const about = (): readonly [number, number] => [middle[0] + any(-90, 90) / 10, middle[1] + any(-70, 90) / 10];
  const beside = (): Standing => ({
    side: any(0, 1) === 0 ? 0 : 1,
    at: about(),
    facing: of(any, [0, 90, 180, 270, any(0, 359)]),
    entry: { models: any(1, 12), files: any(1, 5) },
  });
  const ground = (): {
    readonly kind: (typeof GROUND)[number];
    readonly polygon: readonly (readonly [number, number])[];
  } => {
    const [x, y] = about();
    const [w, d, turn] = [any(5, 40) / 10, any(5, 30) / 10, any(0, 90) / 57.3];
    const at = (a: number, b: number) =>
      [x + a * Math.cos(turn) + b * Math.sin(turn), y - a * Math.sin(turn) + b * Math.cos(turn)] as const;
    return { kind: of(any, GROUND), polygon: [at(-w, -d), at(w, -d), at(w, d), at(-w, d)] };
  };
  const own: Standing = { side: 0, at: middle, facing: of(any, [0, 0, any(0, 359)]), entry };
  const game = battlefield({
    units: [own, ...Array.from({ length: any(1, 4) }, beside)],
    terrain: Array.from({ length: any(0, 2) }, ground),
    field: { width: 72 * INCH, depth: 48 * INCH },
  });
  const shapes = game.units.map((u) => outline(formed(u)));
  const solid = fieldOf(game).terrain.filter((f) => IMPASSABLE.includes(f.kind));
  const free =
    shapes.every((s, i) => shapes.slice(i + 1).every((o) => apart(s, o) > 20)) &&
    solid.every((f) => apart(shapes[0] ?? [], f.outline) > 20) &&
    (shapes[0] ?? []).every((p) => Math.abs(p.x) < 36 * INCH && Math.abs(p.y) < 24 * INCH);
  return free ? { game, any } : null;
}

function groundOf(game: OldWorld): Ground {
  const { width, depth, chirality, terrain } = fieldOf(game);
  return {
    obstacles: [
      ...game.units.slice(1).map((u) => ({
        kind: u.entry.seat === 0 ? ("friend" as const) : ("enemy" as const),
        shape: outline(formed(u)),
      })),
      ...terrain.flatMap((f) => (IMPASSABLE.includes(f.kind) ? [{ kind: "solid" as const, shape: f.outline }] : [])),
    ],
    difficult: terrain.flatMap((f) => (DIFFICULT.includes(f.kind) ? [f.outline] : [])),
    ...{ width, depth, chirality },
  };
}

function moverOf({ entry }: Unit): Mover {
  const has = (rule: string): boolean => (entry.rules ?? []).some((r) => r === rule);
  const fly = (entry.rules ?? []).flatMap((r) =>
    typeof r !== "string" && r.rule === "fly" ? [Number(r["value"])] : [],
  );
  return {
    ...{ movement: entry.movement, fly: fly[0] ?? null, open: has("open-order"), fast: has("fast-cavalry") },
    ...{ lumbering: entry.troopType === "behemoth", drilled: has("drilled"), throughCover: has("move-through-cover") },
  };
}

const partsIn = (path: readonly Segment[]): readonly Part[] => path.flatMap((s) => (s.kind === "reform" ? [] : [s]));

/** A path of one kind, or now and then of two, near its limits. */
function pathBy(any: Any, u: Unit, going: Going): readonly Segment[] {
  const pace = (going.air ? 8 : u.entry.movement) * INCH * (going.gait === "march" ? 2 : 1);
  const part = (): number => Math.round((pace * any(2, 24)) / 20);
  const straight = (): Segment => ({ kind: "straight", distance: part() });
  const wheel = (): Segment => ({ kind: "wheel", side: of(any, SIDES), angle: any(400, 14_000) });
  const short = (): Segment => ({ kind: "straight", distance: Math.round(part() / 3) });
  const paths: readonly (() => readonly Segment[])[] = [
    () => [straight()],
    () => [wheel(), straight()],
    () => [short(), wheel(), short()],
    () => [wheel(), short(), wheel()],
    () => [wheel()],
    () => [{ kind: "turn", side: of(any, ["left", "right", "about"] as const) }, straight()],
    () => [short(), { kind: "turn", side: of(any, ["left", "right", "about"] as const) }, short()],
    () => [{ kind: "back", distance: Math.round(part() / 2) }],
    () => [{ kind: "side", side: of(any, SIDES), distance: Math.round(part() / 2) }],
    () => [{ kind: "redress", files: Math.max(1, u.files + any(-6, 6)) }, short()],
    () => [{ kind: "redress", files: Math.max(1, u.files + any(-6, 6)) }, wheel(), short()],
    () => [straight(), { kind: "pivot", to: any(0, 65_535) }],
    () => [wheel(), { kind: "turn", side: "left" }],
    () => [short(), { kind: "side", side: of(any, SIDES), distance: 500 }],
  ];
  return of(any, paths)();
}

/** What the engine says, in the words of the check. */
const WHY: { readonly [key: string]: Broken } = {
  "refuse.march-wheels": "march-kind",
  "refuse.one-manoeuvre": "one-manoeuvre",
  "refuse.redress": "redress-files",
  "refuse.files": "redress-files",
  "refuse.no-pivot": "pivot",
  "refuse.pivot-last": "pivot",
  "refuse.pivot-far": "pivot",
  "refuse.too-far": "too-far",
  "refuse.model-too-far": "model-too-far",
  "refuse.blocked": "blocked",
  "refuse.one-inch": "one-inch",
  "refuse.on-top": "on-top",
  "refuse.off-table": "off-table",
};

const SHAPELESS = ["march-kind", "one-manoeuvre", "redress-files", "pivot"] as const;

type Verdict = "legal" | "close" | Broken;
/** Where two verdicts differ; null where they agree, or where it is too close to say. */
function differs(said: true | { readonly message: { readonly key: string } }, found: Judged): string | null {
  if (said === true) return found.broken.size === 0 ? null : `accepted, but ${[...found.broken].join(", ")}`;
  const key = said.message.key;
  const why = WHY[key];
  if (why === undefined) return `refused by ${key}`;
  if (found.broken.has(why) || found.close.has(why)) return null;
  // A march is no move for a pivot either, and what may not pivot at all has no kind for it.
  if (why === "march-kind" && found.broken.has("pivot")) return null;
  return `refused as ${why}, but ${[...found.broken].join(", ") || "legal"}`;
}

const prefixes = (path: readonly Segment[]): readonly (readonly Segment[])[] =>
  path.flatMap((s, i) => {
    const head = path.slice(0, i);
    if (s.kind === "wheel")
      return Array.from({ length: 12 }, (_, n) => [...head, { ...s, angle: Math.round((s.angle * (n + 1)) / 12) }]);
    if (!("distance" in s)) return [[...head, s]];
    return Array.from({ length: 12 }, (_, n) => [...head, { ...s, distance: Math.round((s.distance * (n + 1)) / 12) }]);
  });
const lengthOf = (path: readonly Segment[]): number => {
  const last = path.at(-1);
  const part = last === undefined ? 0 : last.kind === "wheel" ? last.angle : "distance" in last ? last.distance : 1;
  return path.length * 1e6 + part;
};

/** What is wrong with how a move is cut; null where nothing is. */
function cutBadly(
  game: OldWorld,
  wanted: readonly Segment[],
  going: Going,
  judged: (path: readonly Segment[]) => Judged,
): string | null {
  // Parts that do not go together are not cut.
  if (SHAPELESS.some((b) => judged(wanted).broken.has(b))) return null;
  const { path } = trim(game, unit(game, 0), wanted, going);
  if (path.length > 0) {
    const here = judged(path);
    if (here.broken.size > 0) return `cut to ${JSON.stringify(path)}, which is ${[...here.broken].join(", ")}`;
  }
  for (const longer of prefixes(wanted)) {
    if (lengthOf(longer) < lengthOf(path) + 250) continue;
    const there = judged(longer);
    if (there.broken.size === 0 && there.close.size === 0)
      return `cut to ${JSON.stringify(path)}, but ${JSON.stringify(longer)} is legal`;
  }
  return null;
}

const goings: readonly Going[] = [
  { gait: "move", air: false },
  { gait: "march", air: false },
  { gait: "move", air: true },
  { gait: "march", air: true },
];

/** What a unit has become when it stands where its move ended: its place, its order and its ranks. */
function standsWrong(game: OldWorld, end: Pick<Unit, "x" | "y" | "facing" | "files">, found: Judged): string | null {
  const u = unit(game, 0);
  const [is, should] = [outline(formed(u, end)), outline(found.end)];
  const off = Math.max(...is.map((p, i) => Math.hypot(p.x - (should[i]?.x ?? 0), p.y - (should[i]?.y ?? 0))));
  if (is.length !== should.length || off > 8) return `ends ${off} off`;
  const there = change(game, 0, { ...end });
  const now = unit(there, 0);
  const ranks = Math.ceil(u.models / end.files);
  if (combatOrder(now) !== end.files >= ranks) return "its order";
  const { terrain, chirality } = fieldOf(game);
  const stood = bases(found.end, chirality);
  const deep = (kinds: readonly string[], by: number) =>
    stood.filter((b) => terrain.some((f) => kinds.includes(f.kind) && parted(b, f.outline) < by)).length;
  const [sure, maybe] = [-8, 8].map((by) => ({
    ground: 4 * deep(["difficult", "wood", "dangerous"], by) >= u.models,
    across: terrain.some((f) => f.kind === "low-obstacle" && parted(outline(found.end), f.outline) < by),
  }));
  const open = u.order === "open";
  const must = !open && (sure?.ground === true || sure?.across === true);
  const may = !open && (maybe?.ground === true || maybe?.across === true);
  const is2 = disrupted(there, now);
  return (must && !is2) || (!may && is2) ? `${is2 ? "" : "not "}disrupted by ground` : null;
}

/** The dice of dangerous ground, feature by feature. */
function diceWrong(game: OldWorld, path: readonly Segment[], air: boolean): string | null {
  const u = unit(game, 0);
  const { terrain, chirality } = fieldOf(game);
  const rolls = dangerousGround(game, u, { from: u, path, ...(air ? { over: "lands" } : {}) }).map((f) => f.vars);
  for (const [i, f] of terrain.entries()) {
    if (f.kind !== "dangerous") continue;
    const rolled = Number(rolls.find((r) => r["feature"] === i)?.["models"] ?? 0);
    const { least, most } = modelsThrough(formed(u), partsIn(path), f.outline, chirality, air);
    if (rolled < least || rolled > most)
      return `${rolled} dice for dangerous ground, ${least} to ${most} models cross it`;
  }
  return null;
}

test("moves are legal, cost, end, disrupt and are cut as a check in small steps finds", () => {
  const scenes = inject("fully") ? 2000 : 100;
  const wrong: string[] = [];
  const seen = new Map<Verdict, number>();
  const count = (what: Verdict): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let seed = 1, n = 0; n < scenes; seed++) {
    const s = scene(seed);
    if (s === null) continue;
    n++;
    const { game, any } = s;
    const u = unit(game, 0);
    const [mover, ground] = [moverOf(u), groundOf(game)];
    const about = { player: 0, units: [0] };
    for (let tries = 0; tries < 6; tries++) {
      if (any(0, 5) === 0) {
        const [facing, files] = [
          any(0, 3) === 0 ? any(0, 65_535) : QUARTER * any(0, 3),
          any(1, Math.min(12, u.models + 1)),
        ];
        const said = oldWorld.rules.choices["move"]?.accept(game, about, { unit: 0, move: "reform", facing, files });
        const found = judgeReform(formed(u), radiansOf(facing), files, mover, ground);
        const why = said === undefined ? "nothing said" : differs(said, found);
        if (why !== null) wrong.push(`${seed}: reform to ${facing}, ${files} files: ${why}`);
        count(found.broken.size > 0 ? ([...found.broken][0] ?? "legal") : found.close.size > 0 ? "close" : "legal");
        continue;
      }
      const going = goings[mover.fly === null ? any(0, 1) : any(0, 3)] ?? { gait: "move", air: false };
      const path = pathBy(any, u, going);
      const judged = (p: readonly Segment[]): Judged =>
        judge(formed(u), partsIn(p), { march: going.gait === "march", air: going.air }, mover, ground);
      const found = judged(path);
      const said = oldWorld.rules.choices["move"]?.accept(game, about, {
        ...{ unit: 0, move: going.gait, path },
        ...(going.air ? { air: true } : {}),
      });
      const line = `${seed}: ${going.gait}${going.air ? " by air" : ""} ${JSON.stringify(path)}`;
      const why =
        (said === undefined ? "nothing said" : differs(said, found)) ??
        (said === true
          ? (standsWrong(game, followed(u, path).end, found) ?? diceWrong(game, path, going.air))
          : cutBadly(game, path, going, judged));
      if (why !== null) wrong.push(`${line}: ${why}`);
      if (found.broken.size > 0) for (const b of found.broken) count(b);
      else count(found.close.size > 0 ? "close" : "legal");
    }
  }
  expect(wrong).toEqual([]);
  // Every reason is met, much is legal, and little lies too near a boundary to say.
  for (const why of new Set(Object.values(WHY))) expect(seen.get(why) ?? 0, why).toBeGreaterThan(scenes / 10);
  expect(seen.get("legal")).toBeGreaterThan(scenes);
  expect(seen.get("close") ?? 0).toBeLessThan(scenes / 10);
});
