import {
  type Answer,
  type ChoiceKind,
  exactly,
  inForce,
  message,
  type Refusal,
  refuse,
  type Verdict,
  there,
} from "@tercio/kernel";
import { type Block, normalise } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { deploymentRule } from "../state/deployments.ts";
import { crowded, crowds, placedAt, plan, roomFinder, spotNear } from "../battlefield/deploying.ts";
import { type Placing, STYLES } from "@tercio/regiments";
import { nameOf, pieceKey, solids } from "../battlefield/terrain.ts";
import { others } from "../battlefield/world.ts";
import { placesToTry, type Where, whyNotThere } from "../battlefield/arrivals.ts";
import { joined, withCharacter } from "../calculation/joining.ts";
import { inZone } from "../battlefield/zones.ts";
import { joinable, whyNotJoin } from "../battlefield/joining.ts";
import type { Joining } from "../sequence/asked.ts";
import { put } from "../sequence/special-deployment.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";
import { abreast } from "../state/rooms.ts";

type G = NinthAge;
export const STEP = "t9a.sequence.pre-game.deployment-phase.2";
const MANY = "t9a.rule.units-per-deployment-turn";
/** May several units be deployed together? */
const several = (): boolean => inForce(MANY);

/** Who deploys, and the units still to come. */
export interface About extends Where {
  readonly units: readonly number[];
  /** One unit and no more may be put down in this turn. */
  readonly single?: true;
}
interface Source {
  next(sides: number): number;
}

/** What stands on the table before anybody is put down: Impassable Terrain first, then units. */
interface Standing {
  readonly rocks: ReturnType<typeof solids>;
  readonly units: readonly Unit[];
  readonly shapes: readonly Block[];
}
function standing(game: G): Standing {
  const [rocks, units] = [solids(game), others(game)];
  return { rocks, units, shapes: [...rocks.map((s) => s.shape), ...units.map(rectangleOf)] };
}

/**
 * What is wrong with a deployment turn: with units put down together, and with Characters put into units after them. `here` is
 * what stands there before, for callers that try many places.
 */
export function problem(
  game: G,
  about: About,
  list: readonly Placing[],
  joins: readonly Joining[] = [],
  here: Standing = standing(game),
): Verdict {
  const together = list.length + joins.length;
  if (together > 1 && about.single === true)
    return refuse("refuse.deploy-single", deploymentRule(game.deployment ?? "frontline-clash"), {}, "units");
  if (together > 1 && !several()) return refuse("refuse.deploy-one", MANY, {}, "units");
  const verdict = problemOfPlaces(game, about, list, here);
  return verdict === true ? problemOfJoins(list.reduce(put, game), about, list, joins) : verdict;
}

function problemOfJoins(game: G, about: About, list: readonly Placing[], joins: readonly Joining[]): Verdict {
  let now = game;
  for (const [i, { unit: id, host }] of joins.entries()) {
    const where = `joins.${i}`;
    const u = now.units[id];
    // Who scouts or comes from an edge comes by itself.
    if (u === undefined || !about.units.includes(id) || elsewhere(about))
      return refuse("refuse.not-to-deploy", STEP, {}, where);
    const twice = list.some((p) => p.unit === id) || joins.findIndex((j) => j.unit === id) !== i;
    if (twice) return refuse("refuse.twice", STEP, { unit: named(u) }, where);
    const why = whyNotJoin(now, u, host) ?? whyNotWider(now, about, u, unit(now, host));
    if (why !== null) return { ...why, where };
    now = joined(now, id, host, "none");
  }
  return true;
}

/** Why a unit that stands where it may be deployed may not grow so, with somebody on a larger base: it stays in its zone and as far from others. */
function whyNotWider(game: G, about: About, u: Unit, host: Unit): Refusal | null {
  const led = withCharacter(host, u, game.chirality);
  if (led === null || led.files === host.files) return null;
  const [was, is] = [rectangleOf(host), rectangleOf(led)];
  const type = game.deployment ?? "frontline-clash";
  if (inZone(game, about.player, was) && !inZone(game, about.player, is))
    return refuse(`refuse.zone.${type}`, deploymentRule(type), { unit: named(host) });
  const tight = others(game, host.id, u.id).find((v) => crowds(rectangleOf(v), is) && !crowds(rectangleOf(v), was));
  if (tight === undefined) return null;
  return {
    ...refuse("refuse.deploy-spacing", "t9a.rule.unit-spacing", { unit: named(host), foe: named(tight) }),
    pieces: [tight.id],
  };
}

/** The units that a Character may join where they are deployed. */
const hostsFor = (game: G, about: About, u: Unit): readonly number[] =>
  joinable(game, u).filter((host) => whyNotWider(game, about, u, unit(game, host)) === null);

function problemOfPlaces(game: G, about: About, list: readonly Placing[], here: Standing): Verdict {
  const before: (readonly [Unit, ReturnType<typeof rectangleOf>])[] = [];
  for (const [i, p] of list.entries()) {
    const where = `units.${i}`;
    const u = about.units.includes(p.unit) ? game.units[p.unit] : undefined;
    if (u === undefined) return refuse("refuse.not-to-deploy", STEP, {}, where);
    if (list.findIndex((q) => q.unit === p.unit) !== i) return refuse("refuse.twice", STEP, { unit: named(u) }, where);
    for (const n of [p.x, p.y, p.facing, p.files])
      if (typeof n !== "number" || !Number.isInteger(n)) return refuse("refuse.shape", STEP, { kind: "deploy" }, where);
    if (p.files < 1 || p.files > abreast(u))
      return refuse("refuse.files", STEP, { unit: named(u), most: abreast(u) }, `${where}.files`);
    if (p.facing !== normalise(p.facing)) return refuse("refuse.shape", STEP, { kind: "deploy" }, `${where}.facing`);
    const r = rectangleOf(placedAt(u, p));
    const why = whyNotThere(game, about, u, r, before);
    if (why !== null) return { ...why, where };
    const by = crowdedBy(here, r) ?? before.find(([, placed]) => crowds(placed, r))?.[0].id;
    if (by !== undefined)
      return {
        ...refuse("refuse.deploy-spacing", "t9a.rule.unit-spacing", { unit: named(u), foe: nameOf(game, by) }, where),
        pieces: [pieceKey(game, by)],
      };
    before.push([u, r]);
  }
  return true;
}

/** The id of the feature or unit that stands nearer to a place than Unit Spacing. */
function crowdedBy({ rocks, units, shapes }: Standing, r: ReturnType<typeof rectangleOf>): number | undefined {
  const tight = shapes.findIndex((o) => crowds(o, r));
  return tight < 0 ? undefined : (rocks[tight] ?? units[tight - rocks.length])?.id;
}

/** A place somewhere along the front, or beside a friend; now and then a wide front, now and then askew. */
function somewhere(game: G, about: About, u: Unit, source: Source, list: readonly Placing[]): Placing | null {
  const files = source.next(5) === 1 ? Math.min(abreast(u), u.files * 2) : u.files;
  const third = Math.floor(game.width / 3);
  const anywhere = (source.next(third) - 1 - Math.floor(third / 2)) * 2 - (source.next(2) - 1);
  const mates = others(game).filter((v) => v.seat === about.player);
  // Closed lines make for Multiple Charges.
  const mate = source.next(2) === 1 ? mates[source.next(Math.max(1, mates.length)) - 1] : undefined;
  const p =
    mate === undefined
      ? spotNear(game, about.player, u, anywhere, files, list, true)
      : spotNear(game, about.player, u, mate.x, files, list);
  if (p === null || source.next(8) !== 1) return p;
  const askew = { ...p, facing: normalise(p.facing + (source.next(3) - 2) * 4096) };
  return problem(game, about, [...list, askew]) === true ? askew : p;
}

/** Not in the Deployment Zone but where else such units come. */
export const elsewhere = (about: About): boolean =>
  about.scouts === true ||
  about.edges !== undefined ||
  about.below === true ||
  about.around !== undefined ||
  about.gates !== undefined;

/** Places outside the zone that are legal for a unit. */
export function placesElsewhere(game: G, about: About, id: number): readonly Placing[] {
  const here = standing(game);
  return placesToTry(game, about, unit(game, id)).filter((p) => problem(game, about, [p], [], here) === true);
}

/** What a player gives whose time is up: the next of an even line. Null only where surely no unit has room. */
const next = (game: G, about: About): Placing | null =>
  (elsewhere(about) ? undefined : plan(game, about.player, about.units)[0]) ?? anywhere(game, about);

/** The first of the units that has any room at all. */
function anywhere(game: G, about: About): Placing | null {
  if (elsewhere(about)) {
    const here = standing(game);
    for (const id of about.units)
      for (const p of placesToTry(game, about, unit(game, id)))
        if (problem(game, about, [p], [], here) === true) return p;
    return null;
  }
  const room = roomFinder(game, about.player);
  for (const id of about.units) {
    const p = room(unit(game, id));
    if (p !== null) return p;
  }
  return null;
}

/** A random player puts a Character that is to be deployed into a unit, if there is one, as often as not. */
function someHost(game: G, about: About, source: Source): Joining | null {
  for (const id of about.units) {
    const hosts = hostsFor(game, about, unit(game, id));
    if (hosts.length > 0 && source.next(2) === 1)
      return { unit: id, host: there(hosts[source.next(hosts.length) - 1]) };
  }
  return null;
}

/** Where nobody has room of its own: a Character that may join somebody. */
function onlyJoins(game: G, about: About): Joining | null {
  if (elsewhere(about)) return null;
  for (const id of about.units) {
    const [host] = hostsFor(game, about, unit(game, id));
    if (host !== undefined) return { unit: id, host };
  }
  return null;
}

/** Its fields and no others; `problem` looks at the numbers. */
const isPlacing = (p: unknown): p is Placing => exactly(p, ["unit", "x", "y", "facing", "files"]);

const isJoining = (j: unknown): j is Joining =>
  exactly(j, ["unit", "host"]) && Number.isInteger(j.unit) && Number.isInteger(j.host);

export const answerOf = (list: readonly Placing[], joins: readonly Joining[] = []): Answer =>
  joins.length === 0 ? { units: list } : { units: list, joins };

/** One player's deployment turn: a list of units and their places. */
export const deploy: ChoiceKind<G> = {
  id: "deploy",
  rule: STEP,
  describe: (game, about: About) => {
    const player = about.player + 1;
    const count = about.units.length;
    if (about.edges !== undefined)
      return message("ask.deploy.edge", { player, units: about.units.map((id) => named(unit(game, id))) });
    if (about.scouts === true) return message("ask.deploy.scouts", { player, count });
    return message("ask.deploy", { player, count });
  },
  accept(game, about: About, answer) {
    const joining = exactly(answer, ["units", "joins"]);
    if (!(joining || exactly(answer, ["units"])) || !Array.isArray(answer.units))
      return refuse("refuse.deploy-none", STEP, {}, "units");
    const joins: unknown = joining ? answer.joins : [];
    if (!Array.isArray(joins) || (joining && joins.length === 0) || !joins.every(isJoining))
      return refuse("refuse.shape", STEP, { kind: "deploy" }, "joins");
    if (answer.units.length + joins.length === 0) return refuse("refuse.deploy-none", STEP, {}, "units");
    if (!answer.units.every(isPlacing)) return refuse("refuse.shape", STEP, { kind: "deploy" }, "units");
    return problem(game, about, answer.units, joins);
  },
  sample(game, about: About, source) {
    if (elsewhere(about)) {
      const places = placesElsewhere(game, about, there(about.units[source.next(about.units.length) - 1]));
      const p = places[source.next(Math.max(1, places.length)) - 1];
      return p === undefined ? deploy.timeout(game, about) : answerOf([p]);
    }
    // Who has gone too far from the short edge leaves no room behind.
    if (game.deployment === "marching-columns") return deploy.timeout(game, about);
    const into = someHost(game, about, source);
    if (into !== null) return answerOf([], [into]);
    const many = source.next(4) === 1 && several() && about.single !== true;
    const turn = many ? 1 + source.next(3) : 1;
    const list: Placing[] = [];
    // How many of the units find room: no more than this can be asked of what is left.
    let most: number | null = null;
    for (let tries = 0; tries < turn + 3 && list.length < turn; tries++) {
      const left = about.units.filter((id) => !list.some((p) => p.unit === id));
      const id = left[source.next(Math.max(1, left.length)) - 1];
      if (id === undefined) break;
      const p = somewhere(game, about, unit(game, id), source, list);
      if (p === null || problem(game, about, [...list, p]) !== true) continue;
      const rest = left.filter((other) => other !== id);
      // An army too large for its zone loses units anyway.
      if (!crowded(game, about.player, rest, [...list, p])) {
        const fit = plan(game, about.player, rest, STYLES.line, [...list, p]).length;
        if (fit < rest.length) {
          most ??= plan(game, about.player, about.units).length;
          if (fit + list.length + 1 < most) continue;
        }
      }
      list.push(p);
    }
    return list.length === 0 ? deploy.timeout(game, about) : answerOf(list);
  },
  answerable: (game, about: About) => anywhere(game, about) !== null || onlyJoins(game, about) !== null,
  timeout(game, about: About) {
    const p = next(game, about);
    if (p !== null) return answerOf([p]);
    const into = onlyJoins(game, about);
    return into === null ? null : answerOf([], [into]);
  },
};
