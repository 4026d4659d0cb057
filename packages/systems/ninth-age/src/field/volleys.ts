import {
  bilingual,
  type Breakdown,
  inForce,
  type Reason,
  type Refusal,
  refuse,
  resolve,
  watched,
} from "@tercio/kernel";
import { ranksOf, standeesIn } from "@tercio/mass-battle";
import {
  arcOf,
  at as place,
  facingEnds,
  distance,
  hiddenFraction,
  INCH,
  overlaps,
  type Point,
  type Rectangle,
  rectangleInFrontArc,
  seesAny,
} from "@tercio/tabletop";
import { hasLentBreath } from "../calculation/declared.ts";
import { breather, breathes, isLent, lentBreath, shootsAtAll } from "../state/breath.ts";
import { book } from "../asking/book.ts";
import type { Shooting } from "../asking/moments.ts";
import { selection } from "../book/shooting.ts";
import { features } from "../calculation/features.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { partsOf } from "../calculation/ground.ts";
import { priorityOfModifiers } from "../calculation/pipeline.ts";
import type { Shots } from "../calculation/shots.ts";
import { shooterOf } from "../state/held.ts";
import { listedRule, ruleId } from "../state/ids.ts";
import { isBare, missileRow, type OwnShot } from "../state/missiles.ts";
import { poolAt } from "../state/pools.ts";
import type { Missile, NinthAge, Pool, Unit } from "../state/state.ts";
import { message } from "../words/message.ts";
import { type Cover, noTaller, type Obstruction, obstructions, unitsBetween } from "./obstructions.ts";

type G = NinthAge;

/** Models of one pool that shoot alike: the same part with the same weapon, equally far and equally covered. */
export type Volley = {
  readonly unit: number;
  readonly pool: number;
  readonly part: number;
  readonly weapon: OwnShot;
  readonly aim: number;
  readonly misfire: number;
  readonly models: number;
  readonly long: boolean;
  readonly cover: Cover | null;
  /** A breath that a spell has lent them. */
  readonly lent?: true;
};

/** Which weapon a part of a pool's models takes, where it has several. */
export type Chosen = { readonly pool: number; readonly part: number; readonly weapon: OwnShot };

/** One part of a pool's models with one of its weapons. */
interface Arm {
  readonly pool: number;
  readonly part: number;
  readonly missile: Omit<Missile, "weapon"> & { readonly weapon: OwnShot };
  readonly facts: Shooting;
  /** Inches, where they are not those of its row. */
  readonly inches?: number;
}

/** It needs no roll to hit. */
const BREATH = { weapon: "breath-attack", aim: 2 } as const;
/** Everything that the unit could shoot with, allowed now or not. */
function arms(game: G, u: Unit, standing: boolean): readonly Arm[] {
  const list: Arm[] = [];
  u.pools.forEach((p, pool) => {
    if (p.count === 0) return;
    const lends = hasLentBreath(game, u, p);
    const lent = lentBreath(game, u, p);
    const range = lent?.params.range;
    p.profile.parts.forEach((part, index) => {
      if (index > 0 && !inForce("t9a.shooting.multipart")) return;
      const own = breathes(p.profile, index);
      const arm = (missile: Arm["missile"], shooter: Shooting["shooter"], inches?: number): number =>
        list.push({
          ...{ pool, part: index, missile },
          facts: { unit: u, pool: p, weapon: missile.weapon, standing, shooter },
          ...(inches === undefined ? {} : { inches }),
        });
      for (const missile of [...(part.missiles ?? []), ...(own && !lends ? [BREATH] : [])])
        arm(missile, shooterOf(u, p, missile.weapon));
      if (lent !== null && index === 0 && (lends || !own))
        arm(BREATH, breather(u, lent), typeof range === "number" ? range : undefined);
    });
  });
  return list;
}

/** Does anybody in it carry a shooting weapon? Asked of every unit in every Shooting Phase. */
export const hasMissiles = (game: G, u: Unit): boolean => u.pools.some((p) => p.count > 0 && shootsAtAll(game, u, p));

/** Inches that the weapons of a unit reach at most, of those that it may use now; 0 where there are none. */
export const longestRange = (game: G, u: Unit): number =>
  Math.max(0, ...arms(game, u, false).flatMap((arm) => (allowed(game, arm) ? rangeOf(arm) : [])));

const allowed = (game: G, { facts }: Arm): boolean => book.refusals("shoot with", game, facts).length === 0;

/** How one model of a unit stands to its target. */
interface Sight {
  readonly rank: number;
  readonly pool: number;
  readonly distance: number;
  readonly sees: boolean;
  readonly cover: Cover | null;
}

const procedure = selection["t9a.cover.procedure"]["2e-early"];
/** So much of the Target Facing (0 to 1) must be hidden; what rounding leaves open counts as hidden. */
const OBSCURED = procedure.obscuredPercent / 100 - 1e-9;

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

const WORSE = { none: 0, soft: 1, hard: 2 } as const;

/** The Cover against one eye: hard where hard obstructions alone hide enough, soft where all together do. */
function coverFrom(eye: Point, facing: readonly [Point, Point], between: readonly Obstruction[]): Cover | null {
  const hidden = (list: readonly Obstruction[]): boolean =>
    list.length > 0 &&
    hiddenFraction(
      eye,
      facing,
      list.map((o) => o.shape),
    ) >= OBSCURED;
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
type Between = (from: Point) => readonly Obstruction[];

/** One model as it stands to its target; what covers the target from it is worked out for whoever asks. */
interface Looking extends Omit<Sight, "cover"> {
  readonly coverNow: () => Cover | null;
}

/** Every model of the first ranks, one after another, with what it sees of the target past what stands between. */
function* looking(game: G, u: Unit, target: Unit, ranks: number, betweenAt: Between): Generator<Looking> {
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
      const sees = opaque.length === 0 || !inForce("t9a.line-of-sight.definition") || seesAny(eyes, own, aim, opaque);
      const coverNow = (): Cover | null =>
        between.length === 0 || !sees ? null : coverOf(eyes, facingSeen(aim, middle), between);
      first = { rank, pool, distance: distance(base, aim), sees, coverNow };
      yield first;
    }
}

const look = (...of: Parameters<typeof looking>): readonly Sight[] =>
  Array.from(looking(...of), ({ coverNow, ...model }) => ({ ...model, cover: coverNow() }));

function coverOf(
  eyes: readonly Point[],
  facing: readonly [Point, Point],
  between: readonly Obstruction[],
): Cover | null {
  if (!inForce("t9a.cover.procedure")) return null;
  let best: Cover | null = "hard";
  for (const eye of eyes) {
    const cover = coverFrom(eye, facing, between);
    if (WORSE[cover ?? "none"] < WORSE[best ?? "none"]) best = cover;
    if (best === null) break;
  }
  return best;
}

/** `over`: the same for who shoots over units that are no taller; the plain ones where that makes no difference. */
interface Looked {
  readonly plain: readonly Sight[];
  readonly over: readonly Sight[];
}

/** What is remembered of a unit and its target, and what it hangs on besides the two. */
interface Remembered<T> {
  readonly ranks: number;
  readonly between: readonly Unit[];
  readonly terrain: G["terrain"];
  readonly what: T;
}
type Memory<T> = WeakMap<Unit, WeakMap<Unit, Remembered<T>[]>>;
const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/**
 * What was worked out of a unit and its target before, as long as neither of them, nobody between them and no ground has
 * changed: a volley elsewhere leaves it as it was.
 */
function remembered<T>(memory: Memory<T>, game: G, u: Unit, target: Unit, ranks: number, make: () => T): T {
  if (watched() || game.effects.length > 0 || game.units[u.id] !== u || game.units[target.id] !== target) return make();
  const between = unitsBetween(game, u, target);
  const { terrain } = game;
  const targets = memory.get(u) ?? new WeakMap<Unit, Remembered<T>[]>();
  const known = targets.get(target) ?? [];
  for (const r of known) if (r.ranks === ranks && r.terrain === terrain && same(r.between, between)) return r.what;
  const what = make();
  memory.set(u, targets.set(target, [...known.slice(-1), { ranks, between, terrain, what }]));
  return what;
}

const sightsKnown: Memory<Looked> = new WeakMap();

/** What the models of a unit see of a target. */
const sights = (game: G, u: Unit, target: Unit, ranks: number): Looked =>
  remembered(sightsKnown, game, u, target, ranks, () => lookedAt(game, u, target, ranks));

/** What stands between: for who looks at it, and for who shoots over those that are no taller; null: nothing of it differs. */
function ways(game: G, u: Unit, target: Unit): { readonly plain: Between; readonly over: Between | null } {
  const own: Obstruction = {
    shape: rectangleOf(u),
    opaque: false,
    cover: "hard",
    because: bilingual(u.entry.name),
    rule: "t9a.cover.ignored",
  };
  const withOwn = (list: readonly Obstruction[]) => (inForce("t9a.cover.ignored") ? list : [...list, own]);
  const all = withOwn(obstructions(game, u, target));
  // Whether a model stands in a feature is its own affair; where the unit meets none it is the same for all of them.
  const alike = !features(game).some((f) => partsOf(f).some((p) => overlaps(rectangleOf(u), p)));
  const plain: Between = (from) => (alike ? all : withOwn(obstructions(game, u, target, from)));
  const stays = (o: Obstruction): boolean =>
    o.unit === undefined || !noTaller(game, game.units[o.unit] as Unit, u) || !inForce(ruleId("volley-fire"));
  return { plain, over: all.every(stays) ? null : (from) => plain(from).filter(stays) };
}

function lookedAt(game: G, u: Unit, target: Unit, ranks: number): Looked {
  const way = ways(game, u, target);
  const plain = look(game, u, target, ranks, way.plain);
  const fewer = way.over !== null && plain.some((s) => s.sees);
  return { plain, over: fewer ? look(game, u, target, ranks, way.over as Between) : plain };
}

/** Ranks from which everybody shoots. */
const RANKS = Math.max(...selection["t9a.shooting.first-and-second-rank"].ranks);

const RANKS_SHOOTING = message("value.shooting-ranks");

/** Ranks from which a weapon is shot, and why so many. */
const shootingRanks = (game: G, facts: Shooting): Breakdown =>
  resolve(priorityOfModifiers, RANKS, book.modifiers("shooting ranks", game, facts), RANKS_SHOOTING);

const ranksFor = (game: G, { facts }: Arm): number =>
  inForce("t9a.shooting.first-and-second-rank") ? shootingRanks(game, facts).value : 1000;

/** The same for each weapon of these shots, where it is not shot from the usual ranks. What has hit already has none. */
export const unusualRanks = (game: G, shots: readonly Shots[]): readonly Reason[] =>
  shots
    .filter((s, i) => shots.findIndex((t) => t.pool === s.pool && t.weapon === s.weapon) === i)
    .flatMap(({ unit: id, pool: at, weapon, standing, aim }) => {
      if (aim === null || isBare(weapon)) return [];
      const u = game.units[id] as Unit;
      const pool = u.pools[at] as Pool;
      const breakdown = shootingRanks(game, { unit: u, pool, weapon, standing, shooter: shooterOf(u, pool, weapon) });
      return breakdown.lines.length > 1 ? [{ name: RANKS_SHOOTING, breakdown }] : [];
    });

/** Inches that a weapon reaches. */
const rangeOf = ({ missile, inches }: Arm): number => inches ?? missileRow(missile.weapon).range;

/** Is a target so far off in reach of this weapon? As a Charge Reaction the range does not matter. */
const inReach = (arm: Arm, far: number): boolean => !measured(arm) || far <= rangeOf(arm) * INCH;
const measured = ({ facts, missile }: Arm): boolean => !facts.standing && inForce(listedRule(missile.weapon));
/** The same, and not too near. */
const inRange = (arm: Arm, far: number): boolean =>
  inReach(arm, far) && (!measured(arm) || far >= (missileRow(arm.missile.weapon).least ?? 0) * INCH);

/** What one weapon of one part would shoot, gathered by the conditions of each model. */
interface Fire {
  readonly arm: Arm;
  readonly volleys: readonly Volley[];
}

/** Weapons against which nothing covers: Catapults, and those that say so. */
const ignoresCover = ({ missile, facts }: Arm): boolean =>
  (missileRow(missile.weapon).kind === "catapult" && inForce(ruleId("catapult"))) ||
  (facts.shooter.rules.has("ignores-cover") && inForce(ruleId("ignores-cover")));

const overOthers = ({ facts }: Arm): boolean => facts.shooter.rules.has("volley-fire");

/** Does a model shoot with this weapon of its part, standing as it does? `last`: the ranks from which it is shot. */
const shoots = (arm: Arm, last: number, s: Omit<Sight, "cover">): boolean =>
  s.pool === arm.pool && s.rank < last && s.sees && inRange(arm, s.distance);

function fireOf(game: G, u: Unit, arm: Arm, seen: Looked): Fire {
  const { pool, part, missile } = arm;
  const row = missileRow(missile.weapon);
  const last = ranksFor(game, arm);
  const list: { -readonly [K in keyof Volley]: Volley[K] }[] = [];
  for (const s of overOthers(arm) ? seen.over : seen.plain) {
    if (!shoots(arm, last, s)) continue;
    const cover = ignoresCover(arm) ? null : s.cover;
    const long = s.distance * 2 > row.range * INCH;
    const own = { unit: u.id, pool, part, weapon: missile.weapon, aim: missile.aim, misfire: missile.misfire ?? 0 };
    const volley = isLent(arm.facts.shooter.params) ? { ...own, lent: true as const } : own;
    const same = list.find((v) => v.long === long && v.cover === cover);
    if (same === undefined) list.push({ ...volley, models: 1, long, cover });
    else same.models += 1;
  }
  // Not in the order of the files, which a mirrored table has the other way round.
  list.sort((p, q) => Number(p.long) - Number(q.long) || WORSE[p.cover ?? "none"] - WORSE[q.cover ?? "none"]);
  return { arm, volleys: list };
}

/** The weapons that a unit may use at a target before anybody's sight is asked for: in its front arc, within reach of the unit. */
function armsAt(game: G, u: Unit, target: Unit, standing: boolean): readonly Arm[] {
  const [own, aim] = [rectangleOf(u), rectangleOf(target)];
  if (!rectangleInFrontArc(own, aim)) return [];
  const away = distance(own, aim);
  return arms(game, u, standing).filter((arm) => inReach(arm, away) && allowed(game, arm));
}

/** Does any model of the first ranks see the target? */
function anySees(...of: Parameters<typeof looking>): boolean {
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

const firesKnown: Memory<Map<string, boolean>> = new WeakMap();

/** Is there any shot at a target at all? The first model that sees and reaches it settles that; no Cover is worked out. */
function fires(game: G, u: Unit, target: Unit, standing: boolean): boolean {
  const using = armsAt(game, u, target, standing);
  if (using.length === 0) return false;
  const last = using.map((arm) => ranksFor(game, arm));
  const ranks = Math.max(...last);
  const known = remembered(firesKnown, game, u, target, ranks, () => new Map<string, boolean>());
  const key = using
    .map((a, i) => `${a.pool} ${a.part} ${a.missile.weapon} ${standing ? 1 : 0} ${a.inches ?? ""} ${last[i]}`)
    .join(",");
  const before = known.get(key);
  if (before !== undefined) return before;
  const { plain, over } = ways(game, u, target);
  const any = (going: boolean | null, between: Between): boolean => {
    const ours = using.flatMap((arm, i) =>
      going === null || overOthers(arm) === going ? [{ arm, last: last[i] as number }] : [],
    );
    if (ours.length === 0) return false;
    for (const s of looking(game, u, target, ranks, between))
      if (ours.some((o) => shoots(o.arm, o.last, s))) return true;
    return false;
  };
  // Over others they shoot at what one of them sees.
  const found =
    over === null
      ? any(null, plain)
      : any(false, plain) || (using.some(overOthers) && anySees(game, u, target, ranks, plain) && any(true, over));
  known.set(key, found);
  return found;
}

/** All that could be shot at a target, weapon by weapon; nothing where nobody can. */
function fire(game: G, u: Unit, target: Unit, standing: boolean): readonly Fire[] {
  const using = armsAt(game, u, target, standing);
  if (using.length === 0) return [];
  const seen = sights(game, u, target, Math.max(...using.map((arm) => ranksFor(game, arm))));
  return using.map((arm) => fireOf(game, u, arm, seen)).filter((f) => f.volleys.length > 0);
}

/** All shots that a unit makes at a target: each part of each pool with the weapon chosen for it, else its first. */
export function volleys(
  game: G,
  u: Unit,
  target: Unit,
  standing: boolean,
  chosen: readonly Chosen[] = [],
): readonly Volley[] {
  const all = fire(game, u, target, standing);
  return all.flatMap(({ arm, volleys: list }, at) => {
    const said = chosen.find((c) => samePart(c, arm));
    const taken =
      said === undefined ? all.findIndex((f) => samePart(f.arm, arm)) === at : said.weapon === arm.missile.weapon;
    return taken ? list : [];
  });
}

type Part = Pick<Chosen, "pool" | "part">;
const samePart = (p: Part, q: Part): boolean => p.pool === q.pool && p.part === q.part;

/** Parts of pools that may choose between weapons with which they could shoot at this target, each with its weapons. */
export function toChoose(game: G, u: Unit, target: Unit, standing: boolean): readonly (readonly Chosen[])[] {
  if (!inForce("t9a.shooting.same-attack-type")) return [];
  const all = fire(game, u, target, standing).map(
    ({ arm }): Chosen => ({ pool: arm.pool, part: arm.part, weapon: arm.missile.weapon }),
  );
  return all
    .filter((c, at) => all.findIndex((d) => samePart(c, d)) === at)
    .map((c) => all.filter((d) => samePart(c, d)))
    .filter((list) => list.length > 1);
}

const PHASE = "t9a.sequence.shooting.shooting-phase.2";

/** Why a unit shoots at nobody now, whoever it is; null when it may. */
export function whyNoShooting(game: G, u: Unit, standing: boolean): Refusal | null {
  const why = book.refusals("shoot", game, { unit: u, standing })[0];
  if (why !== undefined) return why;
  const all = arms(game, u, standing);
  if (all.length === 0) return refuse("refuse.no-missiles", PHASE, { unit: bilingual(u.entry.name) }, "unit");
  if (all.some((arm) => allowed(game, arm))) return null;
  return book.refusals("shoot with", game, (all[0] as Arm).facts)[0] ?? null;
}

/** Why this target cannot be shot at by a unit that may shoot; null when it can. */
export function whyNotShoot(game: G, u: Unit, target: Unit, standing: boolean): Refusal | null {
  const barred = standing ? undefined : book.refusals("be shot at", game, { unit: target })[0];
  if (barred !== undefined) return barred;
  if (fires(game, u, target, standing)) return null;
  const [name, foe] = [bilingual(u.entry.name), bilingual(target.entry.name)];
  if (!rectangleInFrontArc(rectangleOf(u), rectangleOf(target)))
    return refuse("refuse.shoot-arc", "t9a.line-of-sight.definition", { unit: name, foe }, "target");
  const using = arms(game, u, standing).filter((arm) => allowed(game, arm));
  const ranks = Math.max(RANKS, ...using.map((arm) => ranksFor(game, arm)));
  const { sees, nearest } = remembered(glimpsesKnown, game, u, target, ranks, () => glimpse(game, u, target, ranks));
  if (!sees) return refuse("refuse.shoot-unseen", "t9a.line-of-sight.definition", { unit: name, foe }, "target");
  const row = missileRow((using[0] as Arm).missile.weapon);
  const rule = listedRule((using[0] as Arm).missile.weapon);
  const away = Math.ceil((nearest / INCH) * 100) / 100;
  const range = rangeOf(using[0] as Arm);
  return nearest > range * INCH
    ? refuse("refuse.shoot-far", rule, { foe, range, away }, "target")
    : refuse("refuse.shoot-near", rule, { foe, range: row.least ?? 0 }, "target");
}
