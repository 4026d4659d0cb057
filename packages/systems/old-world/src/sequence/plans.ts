import { inForce } from "@tercio/kernel";
import { groundGiven } from "../entries/rules/break-test.ts";
import { ranksOf, unitStrength } from "../calculation/formation.ts";
import {
  type Contact,
  change,
  foes,
  type OldWorld,
  onField,
  opponents,
  other,
  seatOf,
  type Unit,
  unit,
} from "../state/state.ts";
import type { BreakResult, Deciding, Plan, RoundVars } from "./vars.ts";

type G = OldWorld;

/** How far ground is given, in inches. */
const GROUND = groundGiven.figures.distance;

const resultOf = (v: Deciding, id: number): BreakResult | null => v.results.find((r) => r.unit === id)?.result ?? null;

/** What a unit may do after the Break tests; empty where it has nothing to decide. */
export function plansFor(game: G, v: Deciding, id: number): readonly Plan[] {
  if (!onField(unit(game, id))) return [];
  const standing = foes(game, id);
  const list: Plan[] = [];
  if (standing.length === 0) {
    // All its enemies fell in this round.
    if (opponents(game, id).length > 0 && inForce("tow.pursuit.overrun")) list.push({ plan: "overrun" });
  } else {
    if (v.winner !== seatOf(game, id)) return [];
    for (const f of standing) {
      const result = resultOf(v, f.foe);
      // An enemy that stays holds it in the combat.
      if (result === null || result === "locked" || result === "stands") return [];
      const plan = result === "gives-ground" ? "follow-up" : "pursue";
      if (inForce(`tow.pursuit.${plan}`)) list.push({ plan, foe: f.foe });
    }
  }
  if (!v.failed) return inForce("tow.pursuit.restrain-and-reform") ? [...list, { plan: "restrain" }] : list;
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

/** `id` gave ground; `by` moves up to it again, turning its front to it first where it was struck elsewhere. */
function followUp(game: G, by: number, id: number): G {
  const foe = foes(game, by).find((f) => f.foe === id);
  if (foe === undefined) return game;
  const own = withoutContacts(
    game,
    (c) => (c.charger === by || c.charged === by) && c.charger !== id && c.charged !== id,
  );
  const moved = change(own, by, { moved: { inches: GROUND, unit: id } });
  if (foe.own === "front") return moved;
  const u = unit(moved, by);
  // Turned by 90 degrees each file becomes a rank; turned about, only the front changes.
  const turned = foe.own === "rear" ? moved : change(moved, by, { files: Math.min(u.models, ranksOf(u)) });
  const models = meeting(unit(turned, by), unit(turned, id));
  const contacts = turned.contacts.map(
    (c): Contact =>
      c.charger === id && c.charged === by
        ? {
            charger: by,
            charged: id,
            facing: "front",
            chargerModels: models,
            chargedModels: models,
            inches: 0,
            turn: c.turn,
          }
        : c,
  );
  return { ...turned, contacts };
}

/** The units that give ground move 2 inches; whoever follows them up stays in contact, nobody else. */
export function giveGround(game: G, v: RoundVars): G {
  if (!inForce("tow.break-move.gives-ground")) return game;
  let next = game;
  for (const { unit: id, result } of v.results) {
    if (result !== "gives-ground") continue;
    const followers = v.plans.filter((p) => p.plan.plan === "follow-up" && p.plan.foe === id).map((p) => p.unit);
    next = withoutContacts(
      change(next, id, { moved: { inches: GROUND, unit: null } }),
      (c) =>
        (c.charger === id && !followers.includes(c.charged)) || (c.charged === id && !followers.includes(c.charger)),
    );
    for (const by of followers) next = followUp(next, by, id);
  }
  return next;
}

/** Runs, or falls back: out of contact with everything. */
export function withdraw(game: G, v: RoundVars, id: number, result: "breaks" | "falls-back", inches: number): G {
  const from = fledFrom(game, v, id);
  return change(leave(game, id), id, {
    place: result === "breaks" ? "fled" : "fallen-back",
    moved: { inches, unit: from },
  });
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
