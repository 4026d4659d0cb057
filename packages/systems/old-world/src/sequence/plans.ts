import { inForce } from "@tercio/kernel";
import type { Way } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { directionTo } from "../battlefield/flight.ts";
import { chase, followedUp, groundGiven } from "../battlefield/after-combat.ts";
import { arcFrom } from "../battlefield/arc-charged.ts";
import { bestCharge, setOut } from "../battlefield/charges.ts";
import { contactMade, contactsOnTable } from "../battlefield/contacts.ts";
import { targetRanks } from "../battlefield/loose-ranks.ts";
import { rankedOnTable } from "../battlefield/ranks.ts";
import { isLoose } from "../calculation/models.ts";
import { groundGiven as groundRule } from "../entries/rules/break-test.ts";
import { ranksOf, unitStrength } from "../calculation/formation.ts";
import { book } from "../hooks/book.ts";
import {
  type Contact,
  change,
  engaged,
  foes,
  type OldWorld,
  onField,
  opponents,
  other,
  seatOf,
  type Unit,
  unit,
} from "../state/state.ts";
import { straightAfterTurn, wayOfCharge } from "./charge-ways.ts";
import { type Fled, fled } from "./flee.ts";
import { destroyedNear } from "./panic-causes.ts";
import type { BreakResult, Deciding, Plan, RoundVars } from "./vars.ts";

type G = OldWorld;

/** How far ground is given, in inches. */
const GROUND = groundRule.figures.distance;

const resultOf = (v: Deciding, id: number): BreakResult | null => v.results.find((r) => r.unit === id)?.result ?? null;

const mayPursue = (game: G, id: number): boolean =>
  book.refusals("pursue", game, { unit: unit(game, id) }).length === 0;
const mayFollowUp = (game: G, id: number): boolean =>
  book.refusals("follow up", game, { unit: unit(game, id) }).length === 0;

const mayRestrain = (game: G, id: number): boolean =>
  inForce("tow.pursuit.restrain-and-reform") && book.refusals("restrain", game, { unit: unit(game, id) }).length === 0;

/** What a unit may do after the Break tests; empty where it has nothing to decide. */
export function plansFor(game: G, v: Deciding, id: number): readonly Plan[] {
  if (!onField(unit(game, id))) return [];
  const standing = foes(game, id);
  const list: Plan[] = [];
  if (standing.length === 0) {
    // All its enemies fell in this round.
    if (opponents(game, id).length > 0 && mayPursue(game, id) && inForce("tow.pursuit.overrun"))
      list.push({ plan: "overrun" });
  } else {
    if (v.winner !== seatOf(game, id)) return [];
    for (const f of standing) {
      const result = resultOf(v, f.foe);
      // An enemy that stays holds it in the combat.
      if (result === null || result === "locked" || result === "stands") return [];
      const plan = result === "gives-ground" ? "follow-up" : "pursue";
      if (inForce(`tow.pursuit.${plan}`) && (plan === "follow-up" ? mayFollowUp : mayPursue)(game, id))
        list.push({ plan, foe: f.foe });
    }
  }
  if (!v.failed) return mayRestrain(game, id) ? [...list, { plan: "restrain" }] : list;
  const after = list.filter((p) => p.plan !== "follow-up");
  return game.rulings["restraint-failed"] === "pursue" && after.length > 0 ? after : list;
}

/** Units that have something to decide. */
export const deciding = (game: G, v: RoundVars): readonly number[] =>
  v.units.filter((id) => plansFor(game, { ...v, failed: false }, id).length > 0);

/** The unit of the winning side with the highest Unit Strength, the first of equals: flight leads away from it. */
export function fledFrom(game: G, v: RoundVars, id: number): number | null {
  if (!inForce("tow.break-move.flee-direction")) return null;
  let found: Unit | null = null;
  for (const enemy of v.units) {
    const u = unit(game, enemy);
    if (u.entry.seat !== other(seatOf(game, id)) || !onField(u)) continue;
    if (found === null || unitStrength(u) > unitStrength(found)) found = u;
  }
  return found?.id ?? null;
}

/** Models in contact where two fronts meet anew. */
const meeting = (p: Unit, q: Unit): number => Math.min(p.files, q.files);

const withoutContacts = (game: G, drop: (c: Contact) => boolean): G => ({
  ...game,
  contacts: game.contacts.filter((c) => !drop(c)),
});

/** A unit leaves all its enemies. */
export const leave = (game: G, id: number): G => withoutContacts(game, (c) => c.charger === id || c.charged === id);

/** Contact between these two is all that is left of `by`'s. */
const withThisAlone = (game: G, by: number, id: number): G =>
  withoutContacts(game, (c) => (c.charger === by || c.charged === by) && c.charger !== id && c.charged !== id);

/** `id` gave ground; `by` moves up to it again, turning its front to it first where it was struck elsewhere. */
function followUp(game: G, by: number, id: number): G {
  const foe = foes(game, by).find((f) => f.foe === id);
  if (foe === undefined) return game;
  const own = withThisAlone(game, by, id);
  const moved = change(own, by, { moved: { inches: GROUND, unit: id } });
  if (foe.own === "front") return moved;
  const u = unit(moved, by);
  // Turned by 90 degrees each file becomes a rank; turned about, only the front changes.
  return frontToFront(
    foe.own === "rear" ? moved : change(moved, by, { files: Math.min(u.models, ranksOf(u)) }),
    by,
    id,
  );
}

/** `by`, which `id` had charged, now fights it with its front. */
function frontToFront(game: G, by: number, id: number): G {
  const models = meeting(unit(game, by), unit(game, id));
  const contacts = game.contacts.map(
    ({ charger, charged, turn, ...c }): Contact =>
      charger === id && charged === by
        ? { charger: by, charged: id, facing: "front", chargerModels: models, chargedModels: models, inches: 0, turn }
        : { charger, charged, turn, ...c },
  );
  return { ...game, contacts };
}

/** The same on a table, by as much as the enemy has moved; where there is no room for that it stays behind. */
function followUpOnTable(game: G, by: number, id: number, way: { readonly x: number; readonly y: number }): G {
  const foe = foes(game, by).find((f) => f.foe === id);
  const to = foe === undefined ? null : followedUp(game, by, id, foe.own, way);
  if (foe === undefined || to === null) return withoutContacts(game, between(by, id));
  const { x, y, facing } = to.place;
  const moved = change(withThisAlone(game, by, id), by, {
    ...{ x, y, facing, files: to.files },
    moved: { inches: GROUND, unit: id },
  });
  return foe.own === "front" ? moved : frontToFront(moved, by, id);
}
const between =
  (p: number, q: number) =>
  (c: Contact): boolean =>
    (c.charger === p && c.charged === q) || (c.charger === q && c.charged === p);

/** A unit gives ground on a table: straight back; where it cannot, all stay and the combat goes on. */
function giveGroundOnTable(game: G, id: number, followers: readonly number[]): G {
  const back = groundGiven(game, id, GROUND * INCH);
  if (back === null) return game;
  const { end, off } = back;
  if (off) return change(leave(game, id), id, { place: "destroyed" });
  const before = unit(game, id);
  let next = change(game, id, { x: end.x, y: end.y, moved: { inches: GROUND, unit: null } });
  for (const by of followers) next = followUpOnTable(next, by, id, { x: end.x - before.x, y: end.y - before.y });
  const follows = (foe: number): boolean => followers.includes(foe) && foes(next, id).some((f) => f.foe === foe);
  return withoutContacts(
    next,
    (c) => (c.charger === id && !follows(c.charged)) || (c.charged === id && !follows(c.charger)),
  );
}

/** The units that give ground move 2 inches; whoever follows them up stays in contact, nobody else. */
export function giveGround(game: G, v: RoundVars): G {
  if (!inForce("tow.break-move.gives-ground")) return game;
  let next = game;
  for (const { unit: id, result } of v.results) {
    if (result !== "gives-ground") continue;
    const followers = v.plans.filter((p) => p.plan.plan === "follow-up" && p.plan.foe === id).map((p) => p.unit);
    if (next.field !== null) {
      next = giveGroundOnTable(next, id, followers);
      continue;
    }
    next = withoutContacts(
      change(next, id, { moved: { inches: GROUND, unit: null } }),
      (c) =>
        (c.charger === id && !followers.includes(c.charged)) || (c.charged === id && !followers.includes(c.charger)),
    );
    for (const by of followers) next = followUp(next, by, id);
  }
  return next.field === null ? next : contactsOnTable(next);
}

/** A loser that has left: the game, and on a table its way and what follows. */
export interface Withdrawn extends Pick<Fled, "game" | "enter"> {
  readonly way?: Fled["way"];
}

/** Runs, or falls back: out of contact with everything; on a table turned straight away, through all that is in its way. */
export function withdraw(
  game: G,
  v: RoundVars,
  id: number,
  result: "breaks" | "falls-back",
  inches: number,
): Withdrawn {
  const from = fledFrom(game, v, id);
  const breaks = result === "breaks";
  const moved = { inches, unit: from };
  const gone = leave(game, id);
  if (breaks && book.offers("breaks for good", game, { unit: unit(game, id) }).length > 0)
    return {
      game: change(gone, id, { place: "destroyed", moved }),
      enter: destroyedNear(gone, unit(gone, id)),
    };
  if (game.field === null)
    return { game: change(gone, id, { place: breaks ? "fled" : "fallen-back", moved }), enter: [] };
  const u = unit(game, id);
  const direction = from === null ? u.facing : directionTo(unit(game, from), u);
  const after = fled(gone, id, direction, inches, !breaks);
  return {
    game: change(after.game, id, { moved }),
    way: after.way,
    enter: [...destroyedNear(gone, unit(gone, id), breaks), ...after.enter],
  };
}

/** How a pursuit or an overrun has ended on a table. */
export interface Hunted {
  readonly game: G;
  /** Straight on, after it had turned to its prey. */
  readonly way: Way;
  /** The same, and into line with an enemy that it has met. */
  readonly wholeWay: Way;
  readonly end: "ran-down" | "caught-up" | "met" | "left" | "escaped";
  /** The enemy that it has come to. */
  readonly foe: number | null;
}

/** A pursuit of `prey`, or an overrun straight ahead (null), of so many inches. Contact with a fleeing enemy destroys it. */
export function hunt(game: G, v: Pick<RoundVars, "units">, id: number, prey: number | null, inches: number): Hunted {
  const u = unit(game, id);
  const free = leave(game, id);
  const friends = v.units.filter((o) => seatOf(game, o) === u.entry.seat && o !== id);
  const facing = prey === null ? u.facing : directionTo(u, unit(game, prey));
  const run = chase(free, u, facing, inches * INCH, friends);
  const moved = { inches, unit: prey };
  const { x, y } = run.end;
  const way = straightAfterTurn(u, run.end.facing, run.distance);
  const told = { way, wholeWay: way };
  if (run.leaves !== null)
    return { game: change(free, id, { ...run.leaves, place: "off", moved }), ...told, end: "left", foe: null };
  const next = change(free, id, { x, y, facing: run.end.facing, moved });
  if (run.met === null) return { game: next, ...told, end: "escaped", foe: null };
  const foe = unit(game, run.met);
  if (foe.fleeing) return { game: change(next, foe.id, { place: "destroyed" }), ...told, end: "ran-down", foe: foe.id };
  // Who has still to be fought is fought with it now, the others in the next turn.
  const now = engaged(game, foe.id) && !foe.fought && !v.units.includes(foe.id);
  const met = alongside(next, id, foe.id, run.reached, now ? game.turn : game.turn + 1);
  const into = met.way === null ? {} : { ...met.way, from: u, path: [...way.path, ...met.way.path] };
  const wholeWay = { ...way, ...into };
  return { game: met.game, way, wholeWay, end: foe.id === prey ? "caught-up" : "met", foe: foe.id };
}

/** Loose models that a unit has run into form up along its front, in the middle of the places that cost them least. */
function metLoose(game: G, u: Unit, v: Unit, distance: number, turn: number): G {
  const ways = targetRanks(game, v, u);
  const best = ways.filter((w) => w.lost === Math.min(...ways.map((o) => o.lost)));
  const next = rankedOnTable(game, v.id, best[(best.length - 1) >> 1]);
  if (!onField(unit(next, v.id))) return next;
  const made = { charger: u.id, charged: v.id, facing: "front" as const, inches: Math.floor(distance / INCH), turn };
  return contactsOnTable({ ...next, contacts: [...next.contacts, contactMade(next, made)] });
}

/** A unit that has run into an enemy lies flush with it, where it can, and counts as charging it; the way that takes. */
function alongside(
  game: G,
  id: number,
  foe: number,
  distance: number,
  turn: number,
): { readonly game: G; readonly way: Way | null } {
  const [u, v] = [unit(game, id), unit(game, foe)];
  if (isLoose(v)) return { game: metLoose(game, u, v, distance, turn), way: null };
  const facing = arcFrom(game, u, v);
  const flush = bestCharge(game, u, v, { facing });
  const place = flush === null ? {} : { x: flush.end.x, y: flush.end.y, facing: flush.end.facing };
  const next = change(game, id, place);
  const made = { charger: id, charged: foe, facing, inches: Math.floor(distance / INCH), turn };
  const contact = contactMade(next, flush === null ? { ...made, disordered: true } : made);
  return {
    game: contactsOnTable({ ...next, contacts: [...next.contacts, contact] }),
    way: flush === null ? null : wayOfCharge(u, flush, false, setOut(u, v).facing),
  };
}

/** A pursuer that reaches its prey: a fleeing unit is lost, one that fell back has to fight on. */
export function caught(game: G, by: number, id: number, total: number): G {
  const prey = unit(game, id);
  const distance = prey.moved?.inches ?? 0;
  const next = change(leave(game, by), by, { moved: { inches: total, unit: id } });
  if (total < distance) return next;
  if (prey.place === "fled") return change(next, id, { place: "destroyed" });
  if (prey.place !== "fallen-back") return next;
  const models = meeting(unit(next, by), prey);
  const contact: Contact = {
    charger: by,
    charged: id,
    facing: "front",
    chargerModels: models,
    chargedModels: models,
    inches: distance,
    turn: game.turn + 1,
  };
  return { ...change(next, id, { place: "field" }), contacts: [...next.contacts, contact] };
}
