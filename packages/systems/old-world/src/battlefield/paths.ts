import { bilingual, inForce, type Refusal, refuse, there } from "@tercio/kernel";
import {
  checkPath,
  isPutDown,
  type MoveLimits,
  type MoveRefusal,
  type MoveWorld,
  type Placement,
  reformCheck,
  reformPlacement,
  type Segment,
  shortened,
  trimPath,
} from "@tercio/mass-battle";
import { cutByHand, type Followed, followed as followedBy, inches } from "@tercio/regiments";
import { CONTACT_TOLERANCE, INCH, normalise, signedTurn } from "@tercio/tabletop";
import * as moves from "../entries/rules/moves.ts";
import { combatOrder, formationOf } from "../calculation/formation.ts";
import { barriersOf, shapesOf } from "../calculation/models.ts";
import { movementOf } from "../calculation/leadership.ts";
import { partOf } from "../calculation/part.ts";
import { book } from "../hooks/book.ts";
import type { Pivot } from "../hooks/moments.ts";
import { flyOf, holds } from "../state/held.ts";
import type { RuleId } from "../state/names.ts";
import { fieldOf, type OldWorld, type Unit, unit } from "../state/state.ts";
import { reduced, slowed } from "./ground.ts";
import { APART, others, ruleOfSolid, solids } from "./world.ts";

type Path = readonly Segment[];
export type Gait = "move" | "march";

/** How a unit moves: on foot or through the air. */
export interface Going {
  readonly gait: Gait;
  readonly air: boolean;
  /** Random Movement: its roll in inches stands for Movement, and it may come into contact or has to keep away. */
  readonly rolled?: { readonly inches: number; readonly touches: boolean };
}

/** Movement in inches of a unit that walks or flies, before ground slows it. */
export const paceOf = (game: OldWorld, u: Unit, air: boolean): number => {
  const base = movementOf(game, u).value;
  // What changes its Movement changes how far it flies.
  return air ? (flyOf(u) ?? 0) + base - u.entry.movement : base;
};
export const mayFly = (u: Unit): boolean => flyOf(u) !== null;

/** Movements that a march comes to. */
const timesOf = (u: Unit, { gait, air }: Going): number => {
  if (gait === "move") return 1;
  const { multiplier, marchingColumn } = moves.marchDistance.figures;
  return combatOrder(u) || u.order === "skirmish" || air ? multiplier : marchingColumn;
};

/** How far a unit may go (0.01 mm). */
export const reachOf = (game: OldWorld, u: Unit, going: Going, isSlowed = false): number =>
  going.rolled !== undefined ||
  inForce(going.gait === "march" ? "tow.march.distance" : "tow.manoeuvre.limits") ||
  going.gait === "move"
    ? reduced(going.rolled?.inches ?? paceOf(game, u, going.air), isSlowed) * timesOf(u, going) * INCH
    : FAR;
/** How many Movements no model moves farther than. */
const MOST = moves.limits.figures.maximumMultiplier;
/** What is left of Movement for a move backwards or sideways. */
const HALF = {
  back: partOf(moves.backwards.figures.movement),
  side: partOf(moves.sideways.figures.movement),
} as const;
/** Farther than any table is wide, 0.01 mm. */
const FAR = 1_000_000;

/** By how many degrees it may pivot when it has moved, and the rule that lets it turn farthest; null: it may not. */
const pivotOf = (game: OldWorld, u: Unit, { gait }: Going) =>
  book
    .offers("pivot after a move", game, { unit: u, gait })
    .reduce<Pivot | null>((most, { value: p }) => (most === null || p.degrees > most.degrees ? p : most), null);

/** A free redress of a drilled unit, with which a path begins, and the rest of it; null where it begins with none. */
function freeRedress(u: Unit, path: Path): { readonly redress: Path; readonly from: Unit; readonly rest: Path } | null {
  const [first, ...rest] = path;
  if (first?.kind !== "redress" || rest.length === 0 || !holds(u, "drilled")) return null;
  const { x, y, facing } = followed(u, [first]).end;
  return { redress: [first], from: { ...u, x, y, facing, files: first.files }, rest };
}
/** Why a free redress has no room, or changes too many files; null where it may be made. It is no move yet: nothing is too near. */
function whyNotRedress(game: OldWorld, u: Unit, redress: Path): Refusal | null {
  const going: Going = { gait: "move", air: false };
  const shape = whyNotTogether(u, redress);
  if (shape !== null) return shape;
  const limits = { ...limitsOf(game, u, going, redress, false), redressCost: 0 };
  const world = worldOf(game, u, going);
  const room = { ...world, obstacles: world.obstacles.map((o) => ({ ...o, endGap: -CONTACT_TOLERANCE })) };
  const check = checkPath(u, formationOf(u), redress, limits, room);
  return check.ok ? null : refusalOf(game, u, check.reason, check.by, redress[0], going, false);
}

/** A unit in every other width to which it may redress its ranks for free before it charges, those nearest to its own first. */
export function redressed(game: OldWorld, u: Unit): readonly Unit[] {
  if (book.offers("before a charge", game, { unit: u }).length === 0) return [];
  const { models } = moves.redressRanks.figures;
  const widths = Array.from({ length: models }, (_, i) => [u.files + i + 1, u.files - i - 1]).flat();
  return widths.flatMap((files) => {
    if (files < 1 || files > u.models) return [];
    const redress = [{ kind: "redress", files }] as const;
    return whyNotRedress(game, u, redress) === null ? [{ ...u, ...followed(u, redress).end, files }] : [];
  });
}

const manoeuvres = ["wheel", "turn", "back", "side", "redress"] as const;
type Manoeuvre = (typeof manoeuvres)[number];
const isManoeuvre = (kind: Segment["kind"]): kind is Manoeuvre => manoeuvres.some((m) => m === kind);
const RULE_OF: { readonly [kind in Manoeuvre]: RuleId } = {
  wheel: "tow.manoeuvre.wheel",
  turn: "tow.manoeuvre.turn",
  back: "tow.manoeuvre.move-backwards",
  side: "tow.manoeuvre.move-sideways",
  redress: "tow.manoeuvre.redress-ranks",
};

/** The parts of which such a move may be made. */
function kindsOf(game: OldWorld, u: Unit, going: Going): readonly Segment["kind"][] {
  if (going.rolled !== undefined) return ["straight", "wheel"];
  const marching = going.gait === "march" && inForce("tow.march.wheel-only");
  const own = manoeuvres.filter((kind) => inForce(RULE_OF[kind]) && (!marching || kind === "wheel"));
  return ["straight", ...own, ...(pivotOf(game, u, going) === null ? [] : (["pivot"] as const))];
}

/** The same, and the ranks that a drilled unit redresses for free before it goes. */
export const kindsOffered = (game: OldWorld, u: Unit, going: Going): readonly Segment["kind"][] => {
  const kinds = kindsOf(game, u, going);
  return kinds.includes("redress") || !holds(u, "drilled") ? kinds : [...kinds, "redress"];
};

function limitsOf(game: OldWorld, u: Unit, going: Going, path: Path, isSlowed: boolean): MoveLimits {
  const pace = reduced(going.rolled?.inches ?? paceOf(game, u, going.air), isSlowed);
  const times = timesOf(u, going);
  const most = Math.max(MOST, times);
  return {
    maximum: reachOf(game, u, going, isSlowed),
    modelMaximum: inForce("tow.manoeuvre.limits") ? most * pace * INCH : null,
    kinds: kindsOf(game, u, going),
    cost: { back: 1 / HALF.back, side: 1 / HALF.side },
    turnCost: partOf(moves.turn.figures.cost["90"]) * pace * INCH,
    redressCost: partOf(moves.redressRanks.figures.cost) * pace * INCH,
    oneDirection: true,
    mayCrossTableEdge: true,
    wheelsByFront: true,
    pivotsOver: true,
    ...(path.some(isPutDown) ? { reforms: () => [] } : {}),
  };
}

function worldOf(game: OldWorld, u: Unit, { air, rolled }: Going): MoveWorld {
  const { width, depth, chirality } = fieldOf(game);
  const apart = inForce("tow.rule.one-inch") && rolled?.touches !== true;
  const passing = air ? null : 0;
  return {
    obstacles: [
      ...others(game, u.id).flatMap((o) => [
        ...shapesOf(o).map((shape) => ({
          ...{ id: o.id, shape, passingGap: passing },
          // Exactly an inch is far enough.
          endGap: apart && o.entry.seat !== u.entry.seat ? APART - 1 : -CONTACT_TOLERANCE,
        })),
        ...barriersOf(o).map((shape) => ({ id: o.id, shape, passingGap: passing, endGap: -CONTACT_TOLERANCE })),
      ]),
      ...solids(game, u).map((s) => ({ ...s, passingGap: passing, endGap: -CONTACT_TOLERANCE })),
    ],
    table: inForce("tow.rule.table-edge") ? { width, depth } : null,
    chirality,
  };
}

/** What a unit or a piece of ground in the way is called. */
export const nameOf = (game: OldWorld, id: number) => {
  const u = game.units[id];
  if (u !== undefined) return bilingual(u.entry.name);
  return { key: `terrain.${fieldOf(game).terrain[id - game.units.length]?.kind ?? "impassable"}` };
};

function refusalOf(
  game: OldWorld,
  u: Unit,
  reason: MoveRefusal,
  by: number | null,
  s: Segment | undefined,
  going: Going,
  isSlowed: boolean,
): Refusal {
  const foe = by === null ? "" : nameOf(game, by);
  const pieces = by === null || by >= game.units.length ? {} : { pieces: [by] };
  const limit = reachOf(game, u, going, isSlowed);
  switch (reason) {
    case "malformed":
      return refuse("refuse.shape", "tow.manoeuvre.limits");
    case "kind-not-allowed":
      if (going.rolled !== undefined) return refuse("refuse.random-wheels", moves.randomMovement.id);
      return going.gait === "march"
        ? refuse("refuse.march-wheels", "tow.march.wheel-only")
        : refuse("refuse.no-pivot", "tow.rule.open-order");
    case "one-direction":
      return refuse("refuse.one-manoeuvre", "tow.manoeuvre.limits");
    case "too-far": {
      const half = s?.kind === "back" || s?.kind === "side";
      const rule = half ? RULE_OF[s.kind] : going.gait === "march" ? "tow.march.distance" : "tow.manoeuvre.limits";
      return refuse("refuse.too-far", rule, {
        limit: inches(half ? limit * HALF[s.kind] : limit),
      });
    }
    case "model-too-far":
      return refuse("refuse.model-too-far", "tow.manoeuvre.limits", {
        limit: inches(MOST * reduced(paceOf(game, u, going.air), isSlowed) * INCH),
      });
    case "blocked":
      return {
        ...refuse(
          "refuse.blocked",
          by !== null && by >= game.units.length ? ruleOfSolid(game, u, by) : "tow.rule.one-inch",
          {
            foe,
          },
        ),
        ...pieces,
      };
    case "ends-too-close":
      return by !== null && unitOrNull(game, by)?.entry.seat !== undefined && unit(game, by).entry.seat !== u.entry.seat
        ? {
            ...refuse("refuse.one-inch", "tow.rule.one-inch", { foe, inches: moves.oneInch.figures.inches }),
            ...pieces,
          }
        : { ...refuse("refuse.on-top", "tow.rule.one-inch", { foe }), ...pieces };
    case "off-table":
      return refuse("refuse.off-table", "tow.rule.table-edge");
  }
}
const unitOrNull = (game: OldWorld, id: number): Unit | null => game.units[id] ?? null;

/** Why the parts of a move do not go together, whatever is in the way; null where they do. */
function whyNotTogether(u: Unit, path: Path): Refusal | null {
  const used = path.filter((s) => isManoeuvre(s.kind));
  const kinds = new Set(used.map((s) => s.kind));
  const once = used.filter((s) => s.kind === "turn" || s.kind === "redress");
  if (inForce("tow.manoeuvre.limits") && (kinds.size > moves.limits.figures.manoeuvresPerMove || once.length > 1))
    return refuse("refuse.one-manoeuvre", "tow.manoeuvre.limits");
  const redress = path.find((s) => s.kind === "redress");
  const { models } = moves.redressRanks.figures;
  if (redress?.kind === "redress" && (redress.files > u.models || Math.abs(redress.files - u.files) > models))
    return refuse("refuse.redress", "tow.manoeuvre.redress-ranks", { models });
  const pivot = path.findIndex((s) => s.kind === "pivot");
  if (pivot >= 0 && pivot !== path.length - 1) return refuse("refuse.pivot-last", "tow.rule.open-order");
  return null;
}

const QUARTER = 16384;
/** A pivot turns no farther than the rule allows that lets it pivot. */
function whyNotPivoted(game: OldWorld, u: Unit, path: Path, going: Going): Refusal | null {
  const last = path[path.length - 1];
  const may = pivotOf(game, u, going);
  if (last?.kind !== "pivot" || may === null) return null;
  const before = followed(u, path.slice(0, -1)).end.facing;
  return Math.abs(signedTurn(last.to - before)) > (may.degrees / 90) * QUARTER
    ? refuse("refuse.pivot-far", may.rule, { degrees: may.degrees })
    : null;
}

/** Where a path leads, how long it is (0.01 mm), and the points on the way. */
export const followed = (u: Unit, path: Path): Followed => followedBy(u, formationOf(u), path);

/** Why a unit may not move so, and at which part; null when it may. */
export function whyNotMove(game: OldWorld, u: Unit, path: Path, going: Going): Refusal | null {
  const free = freeRedress(u, path);
  if (free !== null) {
    const why = whyNotRedress(game, u, free.redress);
    return why === null ? whyNotGo(game, free.from, free.rest, going, 1) : { ...why, where: "path.0" };
  }
  return whyNotGo(game, u, path, going, 0);
}

/** The same of what comes after `before` steps. */
function whyNotGo(game: OldWorld, u: Unit, path: Path, going: Going, before: number): Refusal | null {
  const shape = whyNotTogether(u, path) ?? whyNotPivoted(game, u, path, going);
  if (shape !== null) return { ...shape, where: "path" };
  const isSlowed = slowed(game, u, path, going.air);
  const check = checkPath(u, formationOf(u), path, limitsOf(game, u, going, path, isSlowed), worldOf(game, u, going));
  if (check.ok) return null;
  const why = refusalOf(game, u, check.reason, check.by, path[check.segment], going, isSlowed);
  return { ...why, where: `path.${check.segment + before}` };
}

/** Why a path is none of straight parts and wheels within so many inches, whatever is on its way; null where it is. */
export function whyNotWheels(game: OldWorld, u: Unit, path: Path, inchesRolled: number): Refusal | null {
  const going: Going = { gait: "move", air: false, rolled: { inches: inchesRolled, touches: true } };
  const odd = path.findIndex((s) => s.kind !== "straight" && s.kind !== "wheel");
  if (odd >= 0)
    return { ...refusalOf(game, u, "kind-not-allowed", null, path[odd], going, false), where: `path.${odd}` };
  return followed(u, path).length > reachOf(game, u, going)
    ? {
        ...refuse("refuse.too-far", moves.randomMovement.id, { limit: inches(reachOf(game, u, going)) }),
        where: "path",
      }
    : null;
}

/** The longest legal beginning of a path, empty where there is none, and why the rest of it may not be. */
export function trim(
  game: OldWorld,
  u: Unit,
  path: Path,
  going: Going,
): { readonly path: Path; readonly trimmed: Refusal | null } {
  const drilled = freeRedress(u, path);
  if (drilled !== null) {
    const why = whyNotRedress(game, u, drilled.redress);
    if (why !== null) return { path: [], trimmed: why };
    const cut = trim(game, drilled.from, drilled.rest, going);
    return cut.path.length === 0 ? cut : { ...cut, path: [...drilled.redress, ...cut.path] };
  }
  const shape = whyNotTogether(u, path) ?? whyNotPivoted(game, u, path, going);
  if (shape !== null) return { path: [], trimmed: shape };
  const cutTo = (isSlowed: boolean) => {
    const cut = trimPath(u, formationOf(u), path, limitsOf(game, u, going, path, isSlowed), worldOf(game, u, going));
    if (cut.trimmed === null) return { path: cut.path, trimmed: null };
    const { reason, by, segment } = cut.trimmed;
    return { path: cut.path, trimmed: refusalOf(game, u, reason, by, path[segment], going, isSlowed) };
  };
  const free = cutTo(false);
  if (!slowed(game, u, free.path, going.air)) return free;
  const slow = cutTo(true);
  // Where it stops before the ground it may go farther than through it.
  const short = beforeGround(game, u, free.path, going.air);
  const limits = limitsOf(game, u, going, short, false);
  const dry = trimPath(u, formationOf(u), short, limits, worldOf(game, u, going)).path;
  return isLonger(u, dry, slow.path) && !slowed(game, u, dry, going.air) ? { ...slow, path: dry } : slow;
}

/** Which of two beginnings of one path leads farther? */
const isLonger = (u: Unit, a: Path, b: Path): boolean =>
  a.length === b.length ? followed(u, a).length > followed(u, b).length : a.length > b.length;

/** The longest beginning of a path on which no ground slows a unit. */
function beforeGround(game: OldWorld, u: Unit, path: Path, air: boolean): Path {
  for (let count = path.length - 1; count >= 0; count--) {
    const [head, next] = [path.slice(0, count), there(path[count])];
    if (slowed(game, u, head, air)) continue;
    if (next.kind === "pivot" || isPutDown(next)) return head;
    let [low, high] = [0, next.kind === "wheel" ? next.angle : next.distance];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (slowed(game, u, [...head, shortened(next, middle)], air)) high = middle;
      else low = middle;
    }
    return low === 0 ? head : [...head, shortened(next, low)];
  }
  return [];
}

/** The same as a computer would answer it; empty where that is no move worth the name. */
export const trimByHand = (game: OldWorld, u: Unit, path: Path, going: Going): Path =>
  cutByHand(u, formationOf(u), path, (wanted) => trim(game, u, wanted, going).path);

/** A Reform about the middle: any facing and width. Where it ends, or why it may not. */
export function reformed(
  game: OldWorld,
  u: Unit,
  facing: number,
  files: number,
): { readonly end: Placement } | { readonly problem: Refusal } {
  const f = formationOf(u);
  if (files < 1 || files > u.models)
    return {
      problem: refuse(
        "refuse.files",
        "tow.manoeuvre.reform",
        { unit: bilingual(u.entry.name), most: u.models },
        "files",
      ),
    };
  const end = reformPlacement(u, f, files, facing);
  const going: Going = { gait: "move", air: false };
  const isSlowed = slowed(game, u, [{ kind: "reform", to: normalise(facing), files }]);
  const most = inForce("tow.manoeuvre.limits") ? MOST * reduced(paceOf(game, u, false), isSlowed) * INCH : Infinity;
  const check = reformCheck(u, f, files, end, most, worldOf(game, u, going), []);
  if (check.ok) return { end };
  if (check.reason === "files" || check.reason === "off-centre")
    return { problem: refuse("refuse.shape", "tow.manoeuvre.reform") };
  return { problem: refusalOf(game, u, check.reason, check.by, undefined, going, isSlowed) };
}
