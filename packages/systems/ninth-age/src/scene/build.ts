import { among, briefly, ruledOtherwise, there, hasFields } from "@tercio/kernel";
import { areFlush, contactOf, facingLine, placeInContact } from "@tercio/mass-battle";
import { CONTACT_TOLERANCE, gap, INCH, overlaps, roundHalfAway } from "@tercio/tabletop";
import { edgeContacts } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { facingCharged } from "../battlefield/charges.ts";
import { solids } from "../battlefield/terrain.ts";
import { whyNeverTogether } from "../battlefield/joining.ts";
import { onTable } from "../battlefield/world.ts";
import { rulings } from "../rulings/rulings.ts";
import { charactersOf } from "../state/pools.ts";
import { below, type Problem, wrong } from "@tercio/rosters";
import { type Engagement, type Facing, type NinthAge, onField, type Seat, type Unit, unit } from "../state/state.ts";
import { invariants } from "../view/invariants.ts";
import type { Edition } from "../book/row.ts";
import { sceneShape } from "./check.ts";
import { magicOf, magicProblem } from "./magic.ts";
import { objectiveOf, objectiveProblem, withMarkers } from "./objective.ts";
import { phaseAt, stackAt } from "./stack.ts";
import { featureOf } from "./terrain.ts";
import type { Scene, SceneContact } from "./types.ts";
import { seatOf, titlesProblem, unitProblem, unitsOf } from "./units.ts";

export const TABLE = [72, 48] as const;

/** A game that stands where the scene says, or what is wrong with the scene. */
export type Built = { readonly game: NinthAge } | { readonly problem: Problem };

/** Whole-number positions may leave two flush units this far apart. */
const FLUSH = 12;

const bad = (where: string, key: string, values: Problem["problem"]["values"] = {}): { problem: Problem } => ({
  problem: wrong(where, key, values),
});

export const namesOf = (scene: Pick<Scene, "units">): readonly string[] => Object.keys(scene.units);

/**
 * Builds the game of a scene, or says what is wrong and where. `edition` and `chosen`: the scenario's edition and rulings, which
 * the scene's go before.
 */
export function buildScene(value: unknown, edition: Edition, chosen: { readonly [id: string]: string } = {}): Built {
  const built = standScene(value, edition, chosen);
  if ("problem" in built) return built;
  const problem = standing(built.scene, namesOf(built.scene), built.game);
  return problem === null ? { game: built.game } : { problem };
}

/** Units that make a scene without any a whole one. */
const ANY: Scene["units"] = { A: { side: "first", profile: "imperial-guard", models: 1, files: 1, at: [0, 0] } };

/** A game as {@link buildScene} makes it, with what is wrong with where its units stand: it can be drawn all the same. */
export function drawnScene(
  scene: Scene,
  edition: Edition,
): { readonly game: NinthAge | null; readonly problem: Problem | null } {
  // A table with nothing on it is no scene yet, but for that it may be one.
  const { units }: { readonly units?: unknown } = scene;
  const none = hasFields(units) && Object.keys(units).length === 0;
  if (none && sceneShape({ ...scene, units: ANY }, "") === null)
    return { game: gameOf(scene, edition, {}, [], []), problem: sceneShape(scene, "") };
  const built = standScene(scene, edition, {});
  if ("problem" in built) return { game: null, problem: built.problem };
  return { game: built.game, problem: standing(scene, namesOf(scene), built.game) };
}

/** The game of a scene wherever its units stand, or what keeps it from being one. */
function standScene(
  value: unknown,
  edition: Edition,
  chosen: { readonly [id: string]: string },
): { readonly game: NinthAge; readonly scene: Scene } | { readonly problem: Problem } {
  const misshaped = sceneShape(value, "");
  if (misshaped !== null) return { problem: misshaped };
  const scene = value as Scene;
  const ruled = Object.entries(scene.rulings ?? {}).find(
    ([id, option]) => !(rulings.find((r) => r.id === id)?.options.some((o) => o.id === option) ?? false),
  );
  if (ruled !== undefined)
    return bad(`rulings.${ruled[0]}`, "setup.ruling", { id: ruled[0], option: briefly(ruled[1]) });
  const names = namesOf(scene);
  for (const [name, u] of Object.entries(scene.units)) {
    const problem = unitProblem(name, u, scene.units);
    if (problem !== null) return { problem };
  }
  const twice = titlesProblem(scene.units);
  if (twice !== null) return { problem: twice };
  const chirality = scene.chirality ?? 1;
  const own = unitsOf(scene.units, chirality);
  const met = placed(scene, names, own);
  if ("problem" in met) return met;
  const misnamed = objectiveProblem(scene);
  if (misnamed !== null) return { problem: misnamed };
  const unspelled = magicProblem(scene, scene.edition ?? edition);
  if (unspelled !== null) return { problem: unspelled };
  return { scene, game: withMarkers(scene, gameOf(scene, edition, chosen, declaredBy(met.units), met.engagements)) };
}

/** A charge that is said to be declared was declared from where the units stand, unless the scene names the facing. */
const declaredBy = (units: readonly Unit[]): readonly Unit[] =>
  units.map((u) => {
    const target = u.declared === null ? undefined : units[u.declared];
    return target === undefined || u.declaredFacing !== null ? u : { ...u, declaredFacing: facingCharged(u, target) };
  });

interface Met {
  readonly units: readonly Unit[];
  readonly engagements: readonly Engagement[];
}

/** Puts units flush that stand nowhere themselves, and the contacts on record. */
function placed(scene: Scene, names: readonly string[], own: readonly Unit[]): Met | { readonly problem: Problem } {
  const units = [...own];
  const contacts = scene.contact ?? [];
  const seen = new Set<string>();
  for (const [i, c] of contacts.entries()) {
    const where = below("contact", i);
    for (const end of ["of", "at"] as const) {
      const u = units[names.indexOf(c[end])];
      if (u === undefined) return bad(below(where, end), "scene.no-unit", { options: among(c[end], names) });
      if (!onField(u)) return bad(below(where, end), "scene.not-on-field", { unit: c[end] });
      if (u.fleeing) return bad(below(where, end), "scene.fleeing-contact", { unit: c[end] });
    }
    if (scene.units[c.of]?.side === scene.units[c.at]?.side) return bad(where, "scene.own-side", { a: c.of, b: c.at });
    const pair = [names.indexOf(c.of), names.indexOf(c.at)].sort((p, q) => p - q).join(" ");
    if (seen.has(pair)) return bad(where, "scene.contact-twice", { a: c.of, b: c.at });
    seen.add(pair);
  }
  const stands = names.map((name) => scene.units[name]?.at !== undefined);
  const offsets = new Map<SceneContact, number>();
  for (let moved = true; moved; ) {
    moved = false;
    for (const c of contacts) {
      const [of, at] = [names.indexOf(c.of), names.indexOf(c.at)];
      if (stands[of] === true || stands[at] !== true) continue;
      const u = there(units[of]);
      // On record the offset is seen from outside, in a scene from within.
      const offset = 0 - roundHalfAway((c.offset ?? 0) * 100);
      const place = placeInContact(rectangleOf(u), c.with ?? "front", rectangleOf(there(units[at])), c.facing, offset);
      units[of] = { ...u, ...place };
      offsets.set(c, offset + 0);
      stands[of] = true;
      moved = true;
    }
  }
  for (const [i, c] of contacts.entries())
    if (stands[names.indexOf(c.of)] !== true)
      return bad(below(`contact.${i}`, "at"), "scene.leads-nowhere", { unit: c.at });
  for (const [id, name] of names.entries())
    if (onField(there(units[id])) && stands[id] !== true) return bad(`units.${name}.at`, "scene.nowhere");
  const engagements = contacts.map((c): Engagement => {
    const [a, b] = [names.indexOf(c.of), names.indexOf(c.at)];
    const aFacing = c.with ?? "front";
    const measured = (): number =>
      c.offset === undefined
        ? contactOf(rectangleOf(there(units[a])), aFacing, rectangleOf(there(units[b])), c.facing)
        : 0 - roundHalfAway(c.offset * 100);
    return { a, b, aFacing, bFacing: c.facing, offset: (offsets.get(c) ?? measured()) + 0 };
  });
  return { units, engagements };
}

function gameOf(
  scene: Scene,
  edition: Edition,
  chosen: { readonly [id: string]: string },
  units: readonly Unit[],
  engagements: readonly Engagement[],
): NinthAge {
  const first = seatOf(scene.firstTurn ?? "first");
  const active = seatOf(scene.active ?? "first");
  const turn = scene.turn ?? 2;
  const phase = scene.phase ?? "charge";
  const [width, depth] = scene.table ?? TABLE;
  const name = (seat: Seat): NinthAge["armies"][0] => {
    const given = scene.armies?.[seat] ?? (["First side", "Second side"] as const)[seat];
    const standard = (["Premier camp", "Second camp"] as const)[seat];
    return typeof given === "string" ? { en: given, fr: scene.armies === undefined ? standard : given } : given;
  };
  return {
    stack: stackAt(phase),
    edition: scene.edition ?? edition,
    rulings: ruledOtherwise(rulings, chosen, scene.rulings),
    width: width * INCH,
    depth: depth * INCH,
    chirality: scene.chirality ?? 1,
    armyPoints: scene.points ?? Math.max(costOf(units, 0), costOf(units, 1), 1),
    armies: [name(0), name(1)],
    gameTurn: turn,
    playerTurn: 2 * (turn - 1) + (active === first ? 1 : 2),
    active,
    phase: phaseAt(phase),
    units,
    map: "none",
    terrain: (scene.terrain ?? []).map(featureOf),
    engagements,
    effects: scene.effects ?? [],
    magic: magicOf(scene),
    zone: scene.zone === "north" ? [1, -1] : [-1, 1],
    ...objectiveOf(scene, namesOf(scene)),
    firstDeployer: null,
    finishedFirst: null,
    unitsLeftThen: 0,
    intent: null,
    firstTurn: first,
    counters: scene.counters ?? [0, 0],
    conceded: null,
    result: null,
  };
}

/** Points of a side, as the army of its units. */
export const costOf = (units: readonly Unit[], seat: Seat): number =>
  units.filter((u) => u.seat === seat && u.place !== "joined").reduce((sum, u) => sum + u.entry.pointCost, 0);

/** Do the two facings lie along each other, or touch in a corner, with models on both sides of the line? */
export function inContact(game: NinthAge, u: Unit, uFacing: Facing, v: Unit, vFacing: Facing): boolean {
  const [own, foe] = [rectangleOf(u), rectangleOf(v)];
  const flush = areFlush(facingLine(own, uFacing).outward, facingLine(foe, vFacing).outward);
  return gap(own, foe) <= (flush ? FLUSH : CONTACT_TOLERANCE) && edgeContacts(game, u, uFacing, v, vFacing).length > 0;
}

/** What is wrong with where the units stand: off the table, in one another, in contact or not as the scene says. */
function standing(scene: Scene, names: readonly string[], game: NinthAge): Problem | null {
  const name = (u: Unit): string => there(names[u.id]);
  const field = game.units.filter(onField);
  for (const u of field)
    if (!onTable(game, rectangleOf(u))) return wrong(`units.${name(u)}.at`, "scene.off-table", { unit: name(u) });
  for (const [i, f] of game.terrain.entries())
    if (f.outline.some((p) => Math.abs(p.x) > game.width / 2 || Math.abs(p.y) > game.depth / 2))
      return wrong(`terrain.${i}`, "scene.feature-off-table");
  for (const u of field)
    if (solids(game).some((s) => overlaps(rectangleOf(u), s.shape)))
      return wrong(`units.${name(u)}.at`, "scene.in-impassable", { unit: name(u) });
  for (const [i, u] of field.entries())
    for (const v of field.slice(i + 1)) {
      if (overlaps(rectangleOf(u), rectangleOf(v)))
        return wrong(`units.${name(v)}.at`, "scene.overlap", { a: name(u), b: name(v) });
      if (u.seat === v.seat || u.fleeing || v.fleeing) continue;
      if (game.engagements.some((e) => (e.a === u.id && e.b === v.id) || (e.b === u.id && e.a === v.id))) continue;
      if (gap(rectangleOf(u), rectangleOf(v)) <= CONTACT_TOLERANCE)
        return wrong("contact", "scene.touching", { a: name(u), b: name(v) });
    }
  for (const [i, c] of (scene.contact ?? []).entries()) {
    const e = there(game.engagements[i]);
    const [u, v] = [there(game.units[e.a]), there(game.units[e.b])];
    if (c.apart !== true && !inContact(game, u, e.aFacing, v, e.bFacing))
      return wrong(`contact.${i}`, "scene.apart", { a: c.of, b: c.at, with: e.aFacing, facing: e.bFacing });
  }
  const strange = strangers(names, game);
  if (strange !== null) return strange;
  const broken = invariants(game)[0];
  return broken === undefined ? null : wrong("units", "scene.broken", { what: broken });
}

/** A Character that the rules let join nobody like the unit in which the scene has it. */
function strangers(names: readonly string[], game: NinthAge): Problem | null {
  for (const host of game.units)
    for (const [nth, { self, count }] of charactersOf(host).entries()) {
      const why = self === null || count === 0 ? null : whyNeverTogether(game, unit(game, self), host);
      const where = below(below(below(below("units", there(names[host.id])), "characters"), nth), "profile");
      if (why !== null) return { where, problem: why.message };
    }
  return null;
}
