import { printedDice } from "@tercio/dice";
import { inForce, message } from "@tercio/kernel";
import { musicianTieBreak } from "../entries/rules/combat-result.ts";
import { hasMusician } from "../entries/rules/combat-result.play.ts";
import * as pursuit from "../entries/rules/pursuit.ts";
import { fallBackDice, fleeDice, withMore } from "../calculation/flight-dice.ts";
import { combatResult } from "../calculation/numbers.ts";
import type { Side } from "../hooks/moments.ts";
import { change, changeAll, engaged, foes, type OldWorld, onField, other, type Seat, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { mayRoll } from "./distance-roll.ts";
import { enter, sequence } from "./flow.ts";
import { present } from "./break-test.ts";
import { destroyedNear } from "./panic-causes.ts";
import { awayOf, groundCrossed, huntTold, tellGround } from "./on-table.ts";
import { caught, deciding, giveGround, leave, withdraw } from "./plans.ts";
import type { RoundVars, Tally } from "./vars.ts";

type G = OldWorld;
const RESULT = "tow.phase.combat.calculate-combat-result";
const BREAK = "tow.phase.combat.break-test";
const RESTRAIN = "tow.pursuit.restrain-and-reform";

export const sideOf = (v: Tally & Pick<RoundVars, "units">, seat: Seat): Side => ({
  seat,
  units: v.units,
  wounds: v.wounds[seat],
  excess: v.excess[seat],
});
/** The losers that run or fall back. */
const running = (v: RoundVars) =>
  v.results.flatMap(({ unit: id, result, more = false }) => {
    if (result !== "breaks" && result !== "falls-back") return [];
    const rule = result === "breaks" ? "tow.break-move.breaks" : "tow.break-move.falls-back-in-good-order";
    return inForce(rule) ? [{ unit: id, result, rule, more } as const] : [];
  });

/** The units that pursue or overrun, and what they hunt: null straight ahead. */
const pursuing = (
  v: RoundVars,
): readonly { readonly unit: number; readonly foe: number | null; readonly more: boolean }[] =>
  v.plans.flatMap(({ unit: id, plan, more = false }) => {
    if (plan.plan !== "overrun" && plan.plan !== "pursue") return [];
    return [{ unit: id, foe: plan.plan === "pursue" ? plan.foe : null, more }];
  });

const restrained = (v: RoundVars): readonly number[] =>
  v.plans.filter((p) => p.plan.plan === "restrain").map((p) => p.unit);
const free = (game: G, _: unknown, id: number): boolean => onField(unit(game, id)) && !engaged(game, id);

/** One round of one combat, from who can fight to the end of the pursuit. */
export const combat = sequence(
  "combat",
  { en: "Combat", fr: "Combat" },
  { wounds: [0, 0], excess: [0, 0], winner: null, difference: 0, losers: [], results: [], plans: [] },
  ({ act, call, each }) => [
    call(
      "fight",
      { en: "Choose and fight", fr: "Choisir et combattre" },
      "fight",
      (_, v) => ({ units: v.units }),
      (_, __, tally) => ({ vars: tally }),
    ),
    act(
      "calculate-combat-result",
      { en: "Calculate the combat result", fr: "Calculer le résultat du combat" },
      (game, v, context) => {
        const sides = [present(game, v, 0), present(game, v, 1)] as const;
        const first = combatResult(game, sideOf(v, 0));
        const second = combatResult(game, sideOf(v, 1));
        const points: [number, number] = [first.value, second.value];
        if (points[0] === points[1] && inForce("tow.combat-result.musician-tie-break"))
          for (const seat of [0, 1] as const)
            if (hasMusician(game, sideOf(v, seat))) points[seat] += musicianTieBreak.figures.points;
        let winner: Seat | null = points[0] > points[1] ? 0 : points[1] > points[0] ? 1 : null;
        // A side that is wiped out has lost, whatever it scored.
        if (sides[0].length === 0 || sides[1].length === 0)
          winner = sides[0].length > 0 ? 0 : sides[1].length > 0 ? 1 : null;
        tell(context, "combatResult", RESULT, { first: points[0], second: points[1] }, { first, second, points });
        const losers = winner === null ? [] : sides[other(winner)].filter((id) => engaged(game, id));
        const difference = losers.length === 0 ? 0 : Math.abs(points[0] - points[1]);
        // A unit that loses a round loses its frenzy.
        const next = changeAll(
          game,
          (u) => u.frenzied && losers.includes(u.id),
          () => ({ frenzied: false }),
        );
        return { game: next, vars: { winner, difference, losers, wounds: [0, 0], excess: [0, 0] } };
      },
      RESULT,
    ),
    each((_, v) => v.losers).call(
      "break-test",
      { en: "Break tests", fr: "Tests de moral" },
      "break-test",
      (_, { units, difference }, id) => ({ unit: id, units, difference }),
      (_, v, id, result) => ({ vars: { results: [...v.results, { unit: id, result }] } }),
      BREAK,
    ),
    each(deciding).call(
      "follow-up-and-pursuit",
      { en: "Follow up and pursuit: decide", fr: "Suivi et poursuite : décider" },
      "decision",
      (_, { units, winner, results }, id) => ({ unit: id, units, winner, results, failed: false }),
      (_, v, id, plan) => (plan === null ? {} : { vars: { plans: [...v.plans, { unit: id, plan }] } }),
      "tow.phase.combat.follow-up-and-pursuit",
    ),
    act(
      "give-ground",
      { en: "Give ground and follow up", fr: "Céder du terrain et suivre" },
      (game, v, context) => {
        const next = giveGround(game, v);
        if (game.field !== null) tellGround(game, next, v, context);
        const gone = game.units.filter((u) => onField(u) && !onField(unit(next, u.id)));
        const crossed = game.field === null ? [] : groundCrossed(game, next, v);
        return { game: next, enter: [...crossed, ...gone.flatMap((u) => destroyedNear(next, u))] };
      },
      "tow.break-move.gives-ground",
    ),
    each((game, v) =>
      running(v).flatMap((r) => (r.result === "breaks" && mayRoll(game, r.unit, "flee", "die more") ? [r.unit] : [])),
    ).choose(
      "flee-die-more",
      { en: "A die more to flee", fr: "Un dé de plus pour fuir" },
      "die-more",
      (game, _, id) => ({ player: unit(game, id).entry.seat, about: { unit: id, use: "flee" } }),
      (_, v, id, answer) =>
        answer.more ? { vars: { results: v.results.map((r) => (r.unit === id ? { ...r, more: true } : r)) } } : {},
      "tow.rule.swiftstride",
    ),
    each((_, v) => running(v)).roll(
      "flee",
      { en: "Flee and fall back", fr: "Fuir et reculer" },
      (game, _, { unit: id, result, rule, more }) => {
        const u = unit(game, id);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message(result === "breaks" ? "roll.flee" : "roll.fall-back", { unit: named(u) }),
          dice: result === "breaks" ? fleeDice(more) : fallBackDice,
          rule,
        };
      },
      (game, v, { unit: id, result }, outcome, context) => {
        const { game: after, way, enter: follows } = withdraw(game, v, id, result, outcome.total);
        const from = unit(after, id).moved?.unit ?? null;
        const values = {
          unit: named(unit(game, id)),
          inches: outcome.total,
          foe: from === null ? message("nobody") : named(unit(game, from)),
        };
        tell(context, result === "breaks" ? "flights" : "fallsBackMove", "tow.break-move.flee-direction", values, way);
        if (game.field !== null && !onField(unit(after, id)))
          tell(context, "fledOffTable", "tow.break-move.flee-direction", { unit: named(unit(game, id)) });
        // Who has fallen back rallies, and may reform at once.
        const rallied = game.field !== null && result === "falls-back" && onField(unit(after, id));
        return { game: after, enter: [...(rallied ? [enter("free-reform", { unit: id })] : []), ...follows] };
      },
    ),
    each((game, v) =>
      pursuing(v).flatMap((p) => (mayRoll(game, p.unit, "pursuit", "die more") ? [p.unit] : [])),
    ).choose(
      "pursue-die-more",
      { en: "A die more to pursue", fr: "Un dé de plus pour poursuivre" },
      "die-more",
      (game, _, id) => ({ player: unit(game, id).entry.seat, about: { unit: id, use: "pursuit" } }),
      (_, v, id, answer) =>
        answer.more ? { vars: { plans: v.plans.map((p) => (p.unit === id ? { ...p, more: true } : p)) } } : {},
      "tow.rule.swiftstride",
    ),
    each((_, v) => pursuing(v)).roll(
      "pursue",
      { en: "Pursuit and overrun", fr: "Poursuite et charge irrésistible" },
      (game, _, next) => {
        const u = unit(game, next.unit);
        const foe = next.foe === null ? null : unit(game, next.foe);
        // A prey that has left the table is hunted no more.
        if (foe !== null && game.field !== null && !onField(foe)) return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label:
            foe === null
              ? message("roll.overrun", { unit: named(u) })
              : message("roll.pursuit", { unit: named(u), foe: named(foe), inches: awayOf(game, u, foe) }),
          dice: {
            kind: "sum",
            ...withMore(printedDice((foe === null ? pursuit.overrun : pursuit.pursue).figures.distance), next.more),
          },
          rule: foe === null ? "tow.pursuit.overrun" : "tow.pursuit.pursue",
        };
      },
      (game, v, { unit: id, foe }, outcome, context) => {
        if (game.field !== null) return huntTold(game, v, id, foe, outcome.total, context);
        const u = named(unit(game, id));
        if (foe === null) {
          tell(context, "overruns", "tow.pursuit.overrun", { unit: u, inches: outcome.total });
          return { game: change(leave(game, id), id, { moved: { inches: outcome.total, unit: null } }) };
        }
        const after = caught(game, id, foe, outcome.total);
        const prey = named(unit(game, foe));
        tell(context, "pursuits", "tow.pursuit.pursue", { unit: u, foe: prey, inches: outcome.total });
        if (unit(after, foe).place !== unit(game, foe).place)
          tell(context, unit(after, foe).place === "destroyed" ? "ranDown" : "caughtUp", "tow.pursuit.pursue", {
            unit: u,
            foe: prey,
          });
        return { game: after };
      },
    ),
    // Those that restrained themselves.
    each((game, v) => (game.field === null ? restrained(v) : []), { still: free }).choose(
      "reform",
      { en: "Free reform", fr: "Reformation gratuite" },
      "reform",
      (game, _, id) => ({ player: unit(game, id).entry.seat, about: { unit: id } }),
      (game, _, id, answer, context) => {
        if (answer.files !== unit(game, id).files)
          tell(context, "reforms", RESTRAIN, { unit: named(unit(game, id)), files: answer.files });
        return { game: change(game, id, { files: answer.files }) };
      },
      RESTRAIN,
    ),
    each((game, v) => (game.field === null ? [] : restrained(v)), { still: free }).call(
      "reform-on-table",
      { en: "Free reform on the table", fr: "Reformation gratuite sur la table" },
      "free-reform",
      (_, __, id) => ({ unit: id }),
      undefined,
      RESTRAIN,
    ),
    act("end", { en: "End of the combat", fr: "Fin du combat" }, (game, v) => {
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
  ],
);
