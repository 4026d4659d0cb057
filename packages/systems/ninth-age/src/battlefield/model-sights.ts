import { bilingual, inForce, watched, there } from "@tercio/kernel";
import { ranksOf, standeesIn } from "@tercio/mass-battle";
import {
  arcOf,
  at as place,
  facingEnds,
  distance,
  hiddenFraction,
  overlaps,
  type Point,
  type Rectangle,
  seesAny,
} from "@tercio/tabletop";
import { inEdition } from "../book/row.ts";
import { selection } from "../book/shooting.ts";
import { features } from "../calculation/features.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { partsOf } from "../calculation/ground.ts";
import { poolAt } from "../state/pools.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { outlook } from "./outlook.ts";
import { type Cover, noTaller, type Obstruction, obstructionsFrom, unitsBetween } from "./obstructions.ts";

type G = NinthAge;

/** How one model of a unit stands to its target. */
export interface Sight {
  readonly rank: number;
  readonly pool: number;
  readonly distance: number;
  readonly sees: boolean;
  readonly cover: Cover | null;
}

/** A share of the Target Facing may be off by so much. */
const ROUNDED = 1e-9;
/** The share of the Target Facing (0 to 1) from which on there is Cover, in the edition that is played. */
function obscured(game: G): number {
  const { obscuredPercent, exactlyCounts } = inEdition(selection["t9a.cover.procedure"], game.edition);
  return obscuredPercent / 100 + (exactlyCounts ? -ROUNDED : ROUNDED);
}

/** The ends of the facing of the target in whose arc a model stands; of a disc those of that quarter. */
export function facingSeen(aim: Rectangle, from: Point): readonly [Point, Point] {
  const [frontLeft, frontRight, rearRight, rearLeft] = facingEnds(aim);
  switch (arcOf(aim, from)) {
    case "front":
      return [frontLeft, frontRight];
    case "right":
      return [frontRight, rearRight];
    case "rear":
      return [rearRight, rearLeft];
    case "left":
      return [rearLeft, frontLeft];
  }
}

export const WORSE = { none: 0, soft: 1, hard: 2 } as const;

/** The Cover against one eye: hard where hard obstructions alone hide enough, soft where all together do. */
function coverFrom(
  share: number,
  eye: Point,
  facing: readonly [Point, Point],
  between: readonly Obstruction[],
): Cover | null {
  const hidden = (list: readonly Obstruction[]): boolean =>
    list.length > 0 &&
    hiddenFraction(
      eye,
      facing,
      list.map((o) => o.shape),
    ) >= share;
  if (hidden(between.filter((o) => o.cover === "hard"))) return "hard";
  return hidden(between) ? "soft" : null;
}

/**
 * The eyes of a model: the corners and the middle of its front; of a round base the ends and the middle of its front quarter.
 * Of several the shooter takes the one that sees most.
 */
function eyesOf(own: Rectangle, right: number, back: number, width: number): readonly [Point, Point, Point] {
  const middle = place(own, right, back);
  if (own.round === true) {
    const [left, other] = facingEnds(own);
    return [left, middle, other];
  }
  return [place(own, right - width / 2, back), middle, place(own, right + width / 2, back)];
}

/** What stands between a model with the centre of its base here and the target. */
export type Between = (from: Point) => readonly Obstruction[];

/** One model as it stands to its target; what covers the target from it is worked out for whoever asks. */
interface Looking extends Omit<Sight, "cover"> {
  readonly coverNow: () => Cover | null;
}

/** Every model of the first ranks, one after another, with what it sees of the target past what stands between. */
export function* looking(game: G, u: Unit, target: Unit, ranks: number, betweenAt: Between): Generator<Looking> {
  const f = formationOf(u);
  const [own, aim] = [rectangleOf(u), rectangleOf(target)];
  let first: Looking | undefined;
  for (let rank = 0; rank < Math.min(ranks, ranksOf(f)); rank++)
    for (const { file, right, back, width, depth } of standeesIn(f, rank, game.chirality)) {
      const pool = poolAt(u, rank, file);
      if (first !== undefined && !inForce("t9a.cover.per-model")) {
        yield { ...first, rank, pool };
        continue;
      }
      const eyes = eyesOf(own, right, back, width);
      const middle = eyes[1];
      const between = betweenAt(place(own, right, back + depth / 2));
      const opaque = between.flatMap((o) => (o.opaque ? [o.shape] : []));
      const base: Rectangle = own.round === true ? own : { x: middle.x, y: middle.y, facing: own.facing, width, depth };
      const sees =
        opaque.length === 0 ||
        !inForce("t9a.line-of-sight.definition") ||
        seesAny(eyes, outlook(game, own), aim, opaque);
      const coverNow = (): Cover | null =>
        between.length === 0 || !sees ? null : coverOf(game, eyes, facingSeen(aim, middle), between);
      first = { rank, pool, distance: distance(base, aim), sees, coverNow };
      yield first;
    }
}

const look = (...of: Parameters<typeof looking>): readonly Sight[] =>
  Array.from(looking(...of), ({ coverNow, ...model }) => ({ ...model, cover: coverNow() }));

function coverOf(
  game: G,
  eyes: readonly Point[],
  facing: readonly [Point, Point],
  between: readonly Obstruction[],
): Cover | null {
  if (!inForce("t9a.cover.procedure")) return null;
  let best: Cover | null = "hard";
  const share = obscured(game);
  for (const eye of eyes) {
    const cover = coverFrom(share, eye, facing, between);
    if (WORSE[cover ?? "none"] < WORSE[best ?? "none"]) best = cover;
    if (best === null) break;
  }
  return best;
}

/** `over`: the same for who shoots over units that are no taller; the plain ones where that makes no difference. */
export interface Looked {
  readonly plain: readonly Sight[];
  readonly over: readonly Sight[];
}

/** What is remembered of a unit and its target, and what it hangs on besides the two. */
interface Remembered<T> {
  readonly ranks: number;
  readonly between: readonly Unit[];
  readonly terrain: G["terrain"];
  readonly edition: G["edition"];
  readonly what: T;
}
export type Memory<T> = WeakMap<Unit, WeakMap<Unit, Remembered<T>[]>>;
const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/**
 * What was worked out of a unit and its target before, as long as neither of them, nobody between them and no ground has
 * changed: a volley elsewhere leaves it as it was.
 */
export function remembered<T>(memory: Memory<T>, game: G, u: Unit, target: Unit, ranks: number, make: () => T): T {
  if (watched() || game.effects.length > 0 || game.units[u.id] !== u || game.units[target.id] !== target) return make();
  const between = unitsBetween(game, u, target);
  const { terrain, edition } = game;
  const targets = memory.get(u) ?? new WeakMap<Unit, Remembered<T>[]>();
  const known = targets.get(target) ?? [];
  for (const r of known)
    if (r.ranks === ranks && r.edition === edition && r.terrain === terrain && same(r.between, between)) return r.what;
  const what = make();
  memory.set(u, targets.set(target, [...known.slice(-1), { ranks, between, terrain, edition, what }]));
  return what;
}

const sightsKnown: Memory<Looked> = new WeakMap();

/** What the models of a unit see of a target. */
export const sights = (game: G, u: Unit, target: Unit, ranks: number): Looked =>
  remembered(sightsKnown, game, u, target, ranks, () => lookedAt(game, u, target, ranks));

/** What stands between: for who looks at it, and for who shoots over those that are no taller; null: nothing of it differs. */
export function ways(game: G, u: Unit, target: Unit): { readonly plain: Between; readonly over: Between | null } {
  const own: Obstruction = {
    shape: rectangleOf(u),
    opaque: false,
    cover: "hard",
    because: () => bilingual(u.entry.name),
    rule: "t9a.cover.ignored",
  };
  const withOwn = (list: readonly Obstruction[]) => (inForce("t9a.cover.ignored") ? list : [...list, own]);
  const betweenFrom = obstructionsFrom(game, u, target);
  const all = withOwn(betweenFrom(undefined));
  // Whether a model stands in a feature is its own affair; where the unit meets none it is the same for all of them.
  const alike = !features(game).some((f) => partsOf(f).some((p) => overlaps(rectangleOf(u), p)));
  const plain: Between = (from) => (alike ? all : withOwn(betweenFrom(from)));
  const stays = (o: Obstruction): boolean =>
    o.unit === undefined || !noTaller(game, there(game.units[o.unit]), u) || !inForce("t9a.rule.volley-fire");
  return { plain, over: all.every(stays) ? null : (from) => plain(from).filter(stays) };
}

function lookedAt(game: G, u: Unit, target: Unit, ranks: number): Looked {
  const way = ways(game, u, target);
  const plain = look(game, u, target, ranks, way.plain);
  const fewer = way.over !== null && plain.some((s) => s.sees);
  return { plain, over: fewer ? look(game, u, target, ranks, way.over) : plain };
}

/** Does any model of the first ranks see the target? */
export function anySees(...of: Parameters<typeof looking>): boolean {
  for (const { sees } of looking(...of)) if (sees) return true;
  return false;
}

/** Whether a target is seen at all, and how near its nearest viewer is, 0.01 mm. */
interface Glimpse {
  readonly sees: boolean;
  readonly nearest: number;
}
const glimpsesKnown: Memory<Glimpse> = new WeakMap();
const glimpse = (game: G, u: Unit, target: Unit, ranks: number): Glimpse => ({
  sees: anySees(game, u, target, ranks, ways(game, u, target).plain),
  nearest: Math.min(
    ...Array.from(
      looking(game, u, target, ranks, () => []),
      (s) => s.distance,
    ),
  ),
});

/** Whether a target is seen at all, and how near its nearest viewer is. */
export const glimpsed = (game: G, u: Unit, target: Unit, ranks: number): Glimpse =>
  remembered(glimpsesKnown, game, u, target, ranks, () => glimpse(game, u, target, ranks));
