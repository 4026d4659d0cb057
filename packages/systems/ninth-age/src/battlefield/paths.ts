import { bilingual, inForce, type Refusal, refuse } from "@tercio/kernel";
import {
  checkPath,
  type MoveLimits,
  type MoveRefusal,
  type MoveWorld,
  type Placement,
  reformCheck,
  type PutDown,
  reformPlacement,
  type SlotChange,
  type Segment,
  trimPath,
  fewestFiles,
} from "@tercio/mass-battle";
import { cutByHand, type Followed, followed as followedBy, inches } from "@tercio/regiments";
import { CONTACT_TOLERANCE, INCH } from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { ruleId } from "../state/ids.ts";
import {
  advanceRate,
  costBackwards,
  distanceKept,
  goesThrough,
  marchRate,
  mayReformOnTheWay,
} from "../calculation/rates.ts";
import { slotOf } from "../state/pools.ts";
import { centreFile, models, type NinthAge, type Unit, unit } from "../state/state.ts";
import { NO_ENTRY, nameOf, pieceKey, solids } from "./terrain.ts";
import { keptFrom, others, PASSING, UNIT_SPACING } from "./world.ts";
import { abreast, middleFiles, seats } from "../state/rooms.ts";

/** What an inch backwards or sideways costs. */
const { costPerInch } = movement["t9a.rule.backwards"];

/** What an Advance or March Move keeps to. */
export interface Limits {
  /** Farthest way and farthest any model's centre may end from its start, 0.01 mm; see `aside`. */
  readonly maximum: number;
  readonly march: boolean;
  /** May the unit pivot freely (a single model)? */
  readonly pivots: boolean;
  /** May it be reformed on the way? */
  readonly reforms: boolean;
  /** Has it corners to wheel about? */
  readonly wheels: boolean;
  /** What an inch backwards or sideways costs. */
  readonly aside: number;
}

/** Farther than any table is wide, 0.01 mm. */
const FAR = 1_000_000;

/** The limits of a unit's Advance or March Move. */
/** Are moves as long, and as straight, as they may be? */
const measured = (): boolean => inForce("t9a.rule.moves");
export const moveLimits = (game: NinthAge, u: Unit, move: "advance" | "march"): Limits => ({
  maximum: measured() ? (move === "march" ? marchRate(game, u) : advanceRate(game, u)) * INCH : FAR,
  march: move === "march",
  pivots: models(u) <= movement["t9a.rule.single-model-pivot"].models && inForce("t9a.rule.single-model-pivot"),
  reforms: mayReformOnTheWay(game, u),
  wheels: u.entry.round !== true,
  aside: inForce("t9a.rule.backwards") ? costBackwards(game, u, costPerInch) : 1,
});

/** The kinds of segment of which such a move may be made. */
export function segmentsOf({ march, pivots, reforms, wheels }: Limits): readonly Step["kind"][] {
  const turns = pivots ? (["pivot"] as const) : [];
  const aside = march && measured() ? [] : (["back", "side"] as const);
  // Who is reformed on the way does not wheel.
  return ["straight", ...(reforms || !wheels ? [] : (["wheel"] as const)), ...aside, ...turns];
}
/** Steps of a hand; a reform on the way is not one of them, but a turn or another width of who may be reformed so. */
type Step = Exclude<Segment, PutDown>;

function limitsOf(game: NinthAge, u: Unit, limits: Limits): MoveLimits {
  const { aside, maximum, reforms } = limits;
  return {
    maximum,
    modelMaximum: maximum,
    kinds: reforms ? [...segmentsOf(limits), "reform"] : segmentsOf(limits),
    cost: { back: aside, side: aside },
    oneDirection: aside > 1,
    mayCrossTableEdge: true,
    ...(reforms ? { reforms: (files: number) => leadersOf(game, u, files) } : {}),
  };
}

/** How far (0.01 mm) from another it ends, where usually that is `keep`, and the rule by which it is more. */
function kept(game: NinthAge, u: Unit, o: Unit, keep: number): { readonly most: number; readonly rule: string | null } {
  if (o.seat === u.seat) return { most: keep, rule: null };
  const { value, lines } = distanceKept(game, u, o, keep / INCH);
  const rule = lines.length > 1 ? (lines[lines.length - 1]?.rule ?? null) : null;
  return { most: value * INCH, rule };
}

/** Whom a Character may walk up to, to join them, and whom it leaves: it stood in that unit. */
export interface Meeting {
  readonly into: readonly number[];
  readonly outOf: number | null;
}
const NOBODY: Meeting = { into: [], outOf: null };

/**
 * Everyone else on the table. While it moves a unit keeps half an inch from them, and at the end as far as `keep` says;
 * whom it was already nearer to it may stay as near, counted from where the whole move began (`from`).
 */
function worldOf(game: NinthAge, u: Unit, keep: number, from: Unit, { into, outOf }: Meeting = NOBODY): MoveWorld {
  const own = rectangleOf(from);
  const spaced = inForce("t9a.rule.unit-spacing");
  const through = game.terrain.length > 0 && goesThrough(game, u);
  return {
    obstacles: [
      ...others(game, u.id).map((o) => {
        const shape = rectangleOf(o);
        // Whom it joins it walks up to; out of whom it stood in it walks freely.
        if (into.includes(o.id)) return { id: o.id, shape, passingGap: 0, endGap: -CONTACT_TOLERANCE };
        if (o.id === outOf) return { id: o.id, shape, passingGap: null, endGap: keep };
        return {
          id: o.id,
          shape,
          // Who flies passes over everything.
          passingGap: u.air ? null : spaced ? PASSING : 0,
          endGap: spaced ? keptFrom(own, shape, kept(game, u, o, keep).most, o.seat !== u.seat) : -CONTACT_TOLERANCE,
        };
      }),
      ...solids(game).map((s) => ({
        ...s,
        passingGap: u.air || through ? null : spaced ? PASSING : 0,
        endGap: spaced ? keptFrom(own, s.shape, keep, false) : -CONTACT_TOLERANCE,
      })),
    ],
    table: inForce("t9a.rule.board-edge") ? { width: game.width, depth: game.depth } : null,
    chirality: game.chirality,
  };
}

/** Why a part of a way is none that this unit may take. */
function notAllowed(s: Segment | undefined, l: Limits): Refusal {
  switch (s?.kind) {
    case "wheel":
      return l.wheels
        ? refuse("refuse.no-wheel", "t9a.rule.light-troops")
        : refuse("refuse.no-wheel-round", "t9a.rule.single-model-pivot");
    case "pivot":
      return refuse("refuse.no-pivot", "t9a.rule.single-model-pivot");
    case "reform":
      return refuse("refuse.no-reform-on-the-way", "t9a.rule.light-troops");
    default:
      return refuse("refuse.march-forward", "t9a.rule.moves");
  }
}

function refusalOf(
  game: NinthAge,
  u: Unit,
  reason: MoveRefusal,
  by: number | null,
  s: Segment | undefined,
  l: Limits,
): Refusal {
  const foe = by === null ? "" : nameOf(game, by);
  const inTheWay = by === null ? {} : { pieces: [pieceKey(game, by)] };
  const rocky = by !== null && by >= game.units.length;
  switch (reason) {
    case "malformed":
      return refuse("refuse.shape", "t9a.rule.moves", { kind: "move" });
    case "kind-not-allowed":
      return notAllowed(s, l);
    case "one-direction":
      return refuse("refuse.one-direction", "t9a.rule.backwards");
    case "too-far": {
      const half = (s?.kind === "back" || s?.kind === "side") && l.aside > 1;
      return refuse("refuse.too-far", ruleId(half ? "backwards" : "moves"), {
        limit: inches(half ? l.maximum / l.aside : l.maximum),
      });
    }
    case "model-too-far":
      return refuse("refuse.model-too-far", "t9a.rule.moves", { limit: inches(l.maximum) });
    case "blocked":
      return { ...refuse("refuse.blocked", rocky ? NO_ENTRY : "t9a.rule.unit-spacing", { foe }), ...inTheWay };
    case "ends-too-close": {
      const { most, rule } =
        by === null || rocky ? { most: 0, rule: null } : kept(game, u, unit(game, by), UNIT_SPACING);
      if (rule !== null) return { ...refuse("refuse.kept-away", rule, { foe, limit: inches(most) }), ...inTheWay };
      return { ...refuse("refuse.unit-spacing", "t9a.rule.unit-spacing", { foe }), ...inTheWay };
    }
    case "off-table":
      return refuse("refuse.off-table", "t9a.rule.board-edge");
  }
}

/**
 * Why an Advance or March Move may not be made, and at which segment; null when it may. `meeting`: friends whom the Unit
 * Spacing does not keep it from.
 */
export function whyNotMove(
  game: NinthAge,
  u: Unit,
  path: readonly Segment[],
  limits: Limits,
  from: Unit = u,
  meeting: Meeting = NOBODY,
): Refusal | null {
  const world = worldOf(game, u, UNIT_SPACING, from, meeting);
  const check = checkPath(u, formationOf(u), path, limitsOf(game, u, limits), world);
  if (check.ok) return null;
  const refusal = refusalOf(game, u, check.reason, check.by, path[check.segment], limits);
  return { ...refusal, where: `path.${check.segment}` };
}

/** The longest legal beginning of a path, empty where there is none, and why the rest of it may not be. */
export function trim(
  game: NinthAge,
  u: Unit,
  path: readonly Segment[],
  limits: Limits,
  from: Unit = u,
  meeting: Meeting = NOBODY,
): { readonly path: readonly Segment[]; readonly trimmed: Refusal | null } {
  const world = worldOf(game, u, UNIT_SPACING, from, meeting);
  const cut = trimPath(u, formationOf(u), path, limitsOf(game, u, limits), world);
  if (cut.trimmed === null) return { path: cut.path, trimmed: null };
  const { reason, by, segment } = cut.trimmed;
  return { path: cut.path, trimmed: refusalOf(game, u, reason, by, path[segment], limits) };
}

/** The longest legal beginning of a path as a computer would answer it; empty where that is no move worth the name. */
export const trimByHand = (game: NinthAge, u: Unit, path: readonly Segment[], limits: Limits): readonly Segment[] =>
  cutByHand(u, formationOf(u), path, (wanted) => trim(game, u, wanted, limits).path);

/** Where a unit's path leads, how long it is (0.01 mm), and the points on the way. */
export const followed = (u: Unit, path: readonly Segment[]): Followed => followedBy(u, formationOf(u), path);

/**
 * Who keeps to the first rank when the unit reforms: the champion and the Characters, or else who carries the standard or
 * the music and stands in the middle.
 */
export function leadersOf(game: NinthAge, u: Unit, files: number): readonly SlotChange[] {
  const own = u.pools.map(slotOf).filter((file) => file !== null);
  const from = own.length > 0 ? own : u.standard || u.musician ? [centreFile(u.files, game.chirality)] : [];
  const to = own.length > 0 ? seats(u, files, game.chirality) : middleFiles(from.length, files, game.chirality);
  return from.map((file, i) => ({ from: { file }, to: { file: to[i] ?? 0 } }));
}

/**
 * A Reform keeps the Centre of Unit, and no model may end farther than `maximum` (0.01 mm) from where one stood. Returns
 * the new place, at least `keep` from others, or the reason why not.
 */
export function reformed(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  maximum: number,
  keep: number,
): { readonly end: Placement } | { readonly problem: Refusal } {
  const f = formationOf(u);
  const end = reformPlacement(u, f, files, facing);
  const most = inForce("t9a.rule.reform") ? maximum : Infinity;
  const leaders = leadersOf(game, u, files);
  const check = reformCheck(u, f, files, end, most, worldOf(game, u, keep, u), leaders);
  if (check.ok) return { end };
  const least = fewestFiles(f, leaders.length);
  if (check.reason === "files" && files >= 1 && files < least)
    return {
      problem: refuse("refuse.files-leaders", "t9a.rule.reform", { unit: bilingual(u.entry.name), least }, "files"),
    };
  if (check.reason === "files")
    return { problem: refuse("refuse.files", "t9a.rule.reform", { unit: bilingual(u.entry.name), most: abreast(u) }) };
  if (check.reason === "off-centre") return { problem: refuse("refuse.reform-centre", "t9a.rule.reform") };
  const limits = { maximum, march: false, pivots: false, reforms: false, wheels: true, aside: costPerInch };
  const problem = refusalOf(game, u, check.reason, check.by, undefined, limits);
  return { problem: check.reason === "model-too-far" ? { ...problem, rule: "t9a.rule.reform" } : problem };
}
