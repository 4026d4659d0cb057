import { bilingual, type Breakdown, inForce, type Reason, type Refusal, refuse, resolve, there } from "@tercio/kernel";
import { distance, INCH } from "@tercio/tabletop";
import { hasLentBreath } from "../calculation/declared.ts";
import { breather, breathes, isLent, lentBreath, shootsAtAll } from "../state/breath.ts";
import { book } from "../hooks/book.ts";
import type { Shooting } from "../hooks/moments.ts";
import { selection } from "../book/shooting.ts";
import { isAhead, keepsToArc } from "./outlook.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { priorityOfModifiers } from "../calculation/pipeline.ts";
import type { Shots } from "../calculation/shots.ts";
import { holdsRule, shooterOf } from "../state/held.ts";
import { listedRule } from "../state/ids.ts";
import { isBare, missileRow, type OwnShot } from "../state/missiles.ts";
import type { Missile, NinthAge, Unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import {
  anySees,
  type Between,
  glimpsed,
  type Looked,
  looking,
  type Memory,
  remembered,
  type Sight,
  sights,
  ways,
  WORSE,
} from "./model-sights.ts";
import type { Cover } from "./obstructions.ts";

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
      const u = there(game.units[id]);
      const pool = there(u.pools[at]);
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
const ignoresCover = (game: G, { missile, facts }: Arm): boolean =>
  (missileRow(missile.weapon).kind === "catapult" && inForce("t9a.rule.catapult")) ||
  holdsRule(game, facts.shooter, "ignores-cover");

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
    const cover = ignoresCover(game, arm) ? null : s.cover;
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
  if (!isAhead(game, own, aim, standing)) return [];
  const away = distance(own, aim);
  return arms(game, u, standing).filter((arm) => inReach(arm, away) && allowed(game, arm));
}

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
      going === null || overOthers(arm) === going ? [{ arm, last: there(last[i]) }] : [],
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
  return book.refusals("shoot with", game, there(all[0]).facts)[0] ?? null;
}

/** What bars anybody from shooting at a target; as a Charge Reaction nothing does. */
const barredFrom = (game: G, target: Unit, standing: boolean): Refusal | undefined =>
  standing ? undefined : book.refusals("be shot at", game, { unit: target })[0];

/** Can this target be shot at by a unit that may shoot? Callers that show no reason ask this: a reason costs a look of every model. */
export const mayShootAt = (game: G, u: Unit, target: Unit, standing: boolean): boolean =>
  barredFrom(game, target, standing) === undefined && fires(game, u, target, standing);

/** What is said of a target that is not where the shooters look. */
const behind = (game: G, standing: boolean): "refuse.shoot-arc" | "refuse.shoot-behind" =>
  standing || keepsToArc(game) ? "refuse.shoot-arc" : "refuse.shoot-behind";

/** Why this target cannot be shot at by a unit that may shoot; null when it can. */
export function whyNotShoot(game: G, u: Unit, target: Unit, standing: boolean): Refusal | null {
  const barred = barredFrom(game, target, standing);
  if (barred !== undefined) return barred;
  if (fires(game, u, target, standing)) return null;
  const [name, foe] = [bilingual(u.entry.name), bilingual(target.entry.name)];
  if (!isAhead(game, rectangleOf(u), rectangleOf(target), standing))
    return refuse(behind(game, standing), "t9a.line-of-sight.definition", { unit: name, foe }, "target");
  const using = arms(game, u, standing).filter((arm) => allowed(game, arm));
  const ranks = Math.max(RANKS, ...using.map((arm) => ranksFor(game, arm)));
  const { sees, nearest } = glimpsed(game, u, target, ranks);
  if (!sees) return refuse("refuse.shoot-unseen", "t9a.line-of-sight.definition", { unit: name, foe }, "target");
  const row = missileRow(there(using[0]).missile.weapon);
  const rule = listedRule(there(using[0]).missile.weapon);
  const away = Math.ceil((nearest / INCH) * 100) / 100;
  const range = rangeOf(there(using[0]));
  return nearest > range * INCH
    ? refuse("refuse.shoot-far", rule, { foe, range, away }, "target")
    : refuse("refuse.shoot-near", rule, { foe, range: row.least ?? 0 }, "target");
}
