import { act, ask, inForce, message, type Step } from "@tercio/kernel";
import { change, engaged, foes, type OldWorld, onField, unit } from "../state.ts";
import { named, tell } from "./emit.ts";
import { caught, giveGround, leave, nextToDecide, plansFor, withdraw } from "./plans.ts";
import type { Plan, RoundVars } from "./vars.ts";

type G = OldWorld;
const FOLLOW = "tow.phase.combat.follow-up-and-pursuit";
const RESTRAIN = "tow.pursuit.restrain-and-reform";

const withPlan = (v: RoundVars, id: number, plan: Plan): Partial<RoundVars> => ({
  plans: [...v.plans, { unit: id, plan }],
});

/** The next loser that runs or falls back. */
const nextToRun = (v: RoundVars): { unit: number; result: "breaks" | "falls-back" } | null => {
  for (const r of v.results) {
    if (r.result !== "breaks" && r.result !== "falls-back") continue;
    const rule = r.result === "breaks" ? "tow.break-move.breaks" : "tow.break-move.falls-back-in-good-order";
    if (!v.movedOn.includes(r.unit) && inForce(rule)) return { unit: r.unit, result: r.result };
  }
  return null;
};

/** The next unit that pursues or overruns; what it hunts, null straight ahead. */
const nextToPursue = (v: RoundVars): { unit: number; foe: number | null } | null => {
  for (const { unit: id, plan } of v.plans) {
    if (v.movedOn.includes(id)) continue;
    if (plan.plan === "overrun") return { unit: id, foe: null };
    if (plan.plan === "pursue") return { unit: id, foe: plan.foe };
  }
  return null;
};

/** The next unit that restrained itself and may still reform. */
const nextToReform = (game: G, v: RoundVars): number | null =>
  v.plans.find(
    (p) =>
      p.plan.plan === "restrain" &&
      !v.reformed.includes(p.unit) &&
      onField(unit(game, p.unit)) &&
      !engaged(game, p.unit),
  )?.unit ?? null;

/** Sub-phase 4: what the winners want, then who gives ground, runs and pursues. */
export const afterCombatSteps: readonly Step<G>[] = [
  ask(
    "follow-up-and-pursuit",
    { en: "Follow up and pursuit: decide", fr: "Suivi et poursuite : décider" },
    (game, v: RoundVars) => {
      const id = nextToDecide(game, v);
      if (id === null) return null;
      const about = { unit: id, plans: plansFor(game, v, id) as never };
      return { type: "choice", player: unit(game, id).entry.seat, choice: "after-combat", about };
    },
    (game, v: RoundVars, plan: Plan, context) => {
      const id = nextToDecide(game, v) as number;
      if (plan.plan === "restrain") return { vars: { testing: id } };
      tell(context, `plan-${plan.plan}`, `tow.pursuit.${plan.plan}`, { unit: named(unit(game, id)) });
      return { vars: withPlan(v, id, plan), goTo: "follow-up-and-pursuit" };
    },
    FOLLOW,
  ),
  ask(
    "restraint-test",
    { en: "Restraint test", fr: "Test pour se retenir" },
    (game, v: RoundVars) => {
      if (v.testing === null) return null;
      const u = unit(game, v.testing);
      return {
        type: "roll",
        player: u.entry.seat,
        label: message("roll.restraint", { unit: named(u), need: u.entry.leadership }),
        dice: { kind: "sum", dice: 2, sides: 6 },
        rule: RESTRAIN,
      };
    },
    (game, v: RoundVars, outcome: { total: number }, context) => {
      const id = v.testing as number;
      const u = unit(game, id);
      const goTo = "follow-up-and-pursuit";
      if (outcome.total <= u.entry.leadership) {
        tell(context, "restrains", RESTRAIN, { unit: named(u) });
        return { vars: { ...withPlan(v, id, { plan: "restrain" }), testing: null }, goTo };
      }
      tell(context, "restrainFails", RESTRAIN, { unit: named(u) });
      const failed = [...v.failed, id];
      const left = plansFor(game, { ...v, failed }, id);
      const only = left.length === 1 ? left[0] : undefined;
      return { vars: { failed, testing: null, ...(only === undefined ? {} : withPlan(v, id, only)) }, goTo };
    },
    RESTRAIN,
  ),
  act(
    "give-ground",
    { en: "Give ground and follow up", fr: "Céder du terrain et suivre" },
    (game, v: RoundVars) => ({ game: giveGround(game, v) }),
    "tow.break-move.gives-ground",
  ),
  ask(
    "flee",
    { en: "Flee and fall back", fr: "Fuir et reculer" },
    (game, v: RoundVars) => {
      const next = nextToRun(v);
      if (next === null) return null;
      const u = unit(game, next.unit);
      return {
        type: "roll",
        player: u.entry.seat,
        label: message(next.result === "breaks" ? "roll.flee" : "roll.fall-back", { unit: named(u) }),
        dice: { kind: "sum", dice: 2, sides: 6, ...(next.result === "breaks" ? {} : { dropLowest: 1 }) },
        rule: next.result === "breaks" ? "tow.break-move.breaks" : "tow.break-move.falls-back-in-good-order",
      };
    },
    (game, v: RoundVars, outcome: { total: number }, context) => {
      const next = nextToRun(v) as { unit: number; result: "breaks" | "falls-back" };
      const after = withdraw(game, v, next.unit, next.result, outcome.total);
      const from = unit(after, next.unit).moved?.unit ?? null;
      tell(context, next.result === "breaks" ? "flights" : "fallsBackMove", "tow.break-move.flee-direction", {
        unit: named(unit(game, next.unit)),
        inches: outcome.total,
        foe: from === null ? message("nobody") : named(unit(game, from)),
      });
      return { game: after, vars: { movedOn: [...v.movedOn, next.unit] }, goTo: "flee" };
    },
  ),
  ask(
    "pursue",
    { en: "Pursuit and overrun", fr: "Poursuite et charge irrésistible" },
    (game, v: RoundVars) => {
      const next = nextToPursue(v);
      if (next === null) return null;
      const u = unit(game, next.unit);
      const foe = next.foe === null ? null : unit(game, next.foe);
      return {
        type: "roll",
        player: u.entry.seat,
        label:
          foe === null
            ? message("roll.overrun", { unit: named(u) })
            : message("roll.pursuit", { unit: named(u), foe: named(foe), inches: foe.moved?.inches ?? 0 }),
        dice: { kind: "sum", dice: 2, sides: 6 },
        rule: foe === null ? "tow.pursuit.overrun" : "tow.pursuit.pursue",
      };
    },
    (game, v: RoundVars, outcome: { total: number }, context) => {
      const { unit: id, foe } = nextToPursue(v) as { unit: number; foe: number | null };
      const vars = { movedOn: [...v.movedOn, id] };
      const u = named(unit(game, id));
      if (foe === null) {
        tell(context, "overruns", "tow.pursuit.overrun", { unit: u, inches: outcome.total });
        const after = change(leave(game, id), id, { moved: { inches: outcome.total, unit: null } });
        return { game: after, vars, goTo: "pursue" };
      }
      const after = caught(game, id, foe, outcome.total);
      const prey = named(unit(game, foe));
      tell(context, "pursuits", "tow.pursuit.pursue", { unit: u, foe: prey, inches: outcome.total });
      if (unit(after, foe).place !== unit(game, foe).place)
        tell(context, unit(after, foe).place === "destroyed" ? "ranDown" : "caughtUp", "tow.pursuit.pursue", {
          unit: u,
          foe: prey,
        });
      return { game: after, vars, goTo: "pursue" };
    },
  ),
  ask(
    "reform",
    { en: "Free reform", fr: "Reformation gratuite" },
    (game, v: RoundVars) => {
      const id = nextToReform(game, v);
      if (id === null) return null;
      return { type: "choice", player: unit(game, id).entry.seat, choice: "reform", about: { unit: id } };
    },
    (game, v: RoundVars, answer: { files: number }, context) => {
      const id = nextToReform(game, v) as number;
      if (answer.files !== unit(game, id).files)
        tell(context, "reforms", RESTRAIN, { unit: named(unit(game, id)), files: answer.files });
      return {
        game: change(game, id, { files: answer.files }),
        vars: { reformed: [...v.reformed, id] },
        goTo: "reform",
      };
    },
    RESTRAIN,
  ),
  act("end", { en: "End of the combat", fr: "Fin du combat" }, (game, v: RoundVars) => {
    const here = (id: number): boolean => onField(unit(game, id));
    const next = { ...game, contacts: game.contacts.filter((c) => here(c.charger) && here(c.charged)) };
    const units = next.units.map((u) => {
      if (!v.units.includes(u.id)) return u;
      // Without an enemy in contact, or newly charged, a unit starts its next combat as a first round.
      const standing = foes(next, u.id);
      const anew = standing.length === 0 || standing.some((f) => (next.contacts[f.contact]?.turn ?? 0) > next.turn);
      return { ...u, fought: true, rounds: anew ? 0 : u.rounds + 1 };
    });
    return { game: { ...next, units } };
  }),
];
