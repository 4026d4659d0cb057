import type { ChainsOutcome } from "@tercio/dice";
import {
  act,
  ask,
  type Breakdown,
  type BreakdownLine,
  enter,
  inForce,
  type JsonObject,
  type Message,
  message,
  sequence,
  silent,
} from "@tercio/kernel";
import { type Duel, initiativeOf, type Packet, packetsAt, stepsOf } from "../calculation/attacks.ts";
import { combatScore, type CombatTally, lostBy } from "../calculation/combat-score.ts";
import { ruleId } from "../rules/ids.ts";
import { armed, withoutWeapon, withPool } from "../pools.ts";
import { change, engaged, foes, type NinthAge, onField, other, type PoolRef, type Seat, unit } from "../state.ts";
import { applyLosses, blow, duelOf, mostLost, NONE, places, type RoundVars, sameFall, titled } from "./blows.ts";
import { challenged, duellists, makeWayFiles, wantsWay } from "./champions.ts";
import { disciplineTestSteps } from "./discipline-test.ts";
import { doer, leader, named, tell } from "./emit.ts";
import { fearful, settleFree, standing } from "./melee.ts";
import { type AfterVars, afterCombatSteps } from "./after-combat.ts";
import { afterLosses, frightened, onceEach, panicTestsFrame } from "./panic.ts";
import type { PursuitVars } from "./chase.ts";
import { pursuitSteps } from "./pursuit.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

const tallyOf = (v: RoundVars): CombatTally => ({
  units: v.units,
  lost: v.lost,
  overkill: v.overkill,
});

/** What makes the difference count for nothing, or null where it counts. */
const firmness = (lost: Breakdown): Message | null =>
  lost.lines.length < 2 ? null : (lost.lines[lost.lines.length - 1] as BreakdownLine).because;

/** Every field must be named, also one that a later step brings: a copy loses nothing, and every step makes one. */
type Whole<T> = { [K in keyof Required<T>]: T[K] };
const copyOfVars = (v: AfterVars): JsonObject => {
  const copy: Whole<AfterVars> = {
    units: v.units,
    duel: v.duel,
    refused: v.refused,
    asked: v.asked,
    order: v.order,
    steps: v.steps,
    packets: v.packets,
    rolled: v.rolled,
    lost: v.lost,
    overkill: v.overkill,
    broken: v.broken,
    losers: v.losers,
    difference: v.difference,
    winner: v.winner,
    chasers: v.chasers,
    flights: v.flights,
    asked2: v.asked2,
    meeting: v.meeting,
    toMove: v.toMove,
    next: v.next,
    free: v.free,
    first: v.first,
  };
  return copy as unknown as JsonObject;
};

export const roundOfCombat = sequence<G>(
  "round-of-combat",
  { en: "Round of Combat", fr: "Manche de combat" },
  [
    act(
      "1",
      { en: "Start of the Round of Combat", fr: "Début de la manche" },
      (game, vars: RoundVars, context) => {
        tell(context, "combatRounds", `${ROUND}.1`, { units: vars.units.map((id) => named(unit(game, id))) });
        const afraid = fearful(game, vars.units);
        return {
          vars: {
            duel: null,
            refused: [],
            asked: 0,
            order: [],
            steps: [],
            packets: NONE,
            rolled: NONE,
            lost: [0, 0],
            overkill: [0, 0],
            broken: [],
            losers: [],
            difference: 0,
            winner: null,
          },
          ...(afraid.length > 0 ? { enter: enter("fear-tests", { units: afraid, at: 0 }) } : {}),
        };
      },
      `${ROUND}.1`,
    ),
    ask(
      "2",
      { en: "Choose a weapon", fr: "Choisir une arme" },
      (game, v: RoundVars) => {
        const id = v.units.find((x) => onField(unit(game, x)) && withoutWeapon(unit(game, x)) >= 0);
        if (id === undefined) return null;
        const u = unit(game, id);
        return { type: "choice", player: u.seat, choice: "weapon", about: { unit: id, pool: withoutWeapon(u) } };
      },
      (game, _, answer: { unit: number; weapon: never }) => ({
        game: change(
          game,
          answer.unit,
          armed(unit(game, answer.unit), withoutWeapon(unit(game, answer.unit)), answer.weapon),
        ),
        goTo: "2",
      }),
      `${ROUND}.2`,
    ),
    ask(
      "3",
      { en: "Make Way", fr: "Faites place" },
      (game, v: RoundVars) => {
        const who = wantsWay(game, v)[v.asked];
        return who === undefined
          ? null
          : {
              type: "choice",
              player: unit(game, who.unit).seat,
              choice: "make-way",
              about: { ...who, files: makeWayFiles(game, who.unit) },
            };
      },
      (game, v: RoundVars, answer: { file: number | null }, context) => {
        const who = wantsWay(game, v)[v.asked] as PoolRef;
        if (answer.file === null) return { vars: { asked: v.asked + 1 }, goTo: "3" };
        const u = unit(game, who.unit);
        tell(context, "makeWay", `${ROUND}.3`, { unit: named(u), who: leader(game, who) });
        return { game: change(game, u.id, { pools: withPool(u, who.pool, { slot: answer.file }) }), goTo: "3" };
      },
      `${ROUND}.3`,
    ),
    ask(
      "4",
      { en: "Issue a Duel", fr: "Lancer un duel" },
      (game, v: RoundVars) => {
        const from = duellists(game, v, game.active);
        return from.length === 0
          ? null
          : { type: "choice", player: game.active, choice: "issue-duel", about: { from } };
      },
      (_, v: RoundVars, answer: PoolRef | { unit: null }) => ({
        vars: {
          duel: answer.unit === null ? null : { a: { unit: answer.unit, pool: answer.pool }, b: null },
          asked: 0,
        },
        goTo: answer.unit === null ? "4b" : "4a",
      }),
      `${ROUND}.4`,
    ),
    ask(
      "4b",
      { en: "The other side may issue a Duel", fr: "L’autre camp peut lancer un duel" },
      (game, v: RoundVars) => {
        if (!inForce(`${ROUND}.4`)) return null;
        const seat = other(game.active);
        // Who has just refused a Duel issues none.
        const barred = inForce(ruleId("refuse-duel")) ? v.refused : NONE;
        const from = duellists(game, v, seat).filter((who) => !barred.includes(who.unit));
        return from.length === 0 ? null : { type: "choice", player: seat, choice: "issue-duel", about: { from } };
      },
      (_, __, answer: PoolRef | { unit: null }) => ({
        vars: {
          duel: answer.unit === null ? null : { a: { unit: answer.unit, pool: answer.pool }, b: null },
          asked: 0,
        },
      }),
    ),
    ask(
      "4a",
      { en: "Accept or refuse the Duel", fr: "Accepter ou refuser le duel" },
      (game, v: RoundVars) => {
        if (v.duel === null) return null;
        const by = v.duel.a;
        const able = challenged(game, by.unit);
        return { type: "choice", player: other(unit(game, by.unit).seat), choice: "accept-duel", about: { by, able } };
      },
      (game, v: RoundVars, answer: PoolRef | { unit: null }, context) => {
        const by = (v.duel as Duel).a;
        tell(context, answer.unit === null ? "duelRefused" : "duels", `${ROUND}.4`, {
          unit: named(unit(game, by.unit)),
          who: leader(game, by),
        });
        if (answer.unit !== null) return { vars: { duel: { a: by, b: { unit: answer.unit, pool: answer.pool } } } };
        const refused = foes(game, by.unit).map((f) => f.foe);
        return unit(game, by.unit).seat === game.active
          ? { vars: { duel: null, refused }, goTo: "4b" }
          : { vars: { duel: null } };
      },
    ),
    act(
      "5",
      { en: "Initiative Order", fr: "Ordre d’initiative" },
      (game, v: RoundVars) => {
        const order = v.units
          .map((id) => unit(game, id))
          .filter(onField)
          .flatMap((u) => initiativeOf(game, u));
        return { vars: { order: order as never, steps: stepsOf(game, order) } };
      },
      `${ROUND}.5`,
    ),
    act(
      "6",
      { en: "Melee Attacks, one Initiative Step", fr: "Attaques de mêlée, un palier d’Initiative" },
      (game, v: RoundVars) => {
        const steps = inForce(`${ROUND}.5`) ? v.steps : [0];
        const step = steps[0];
        if (step === undefined || !inForce(`${ROUND}.6`)) return { goTo: "7" };
        const packets = v.units.flatMap((id) => packetsAt(game, unit(game, id), step, v.duel, v.order));
        return { vars: { packets, rolled: NONE } };
      },
    ),
    ask(
      "6.1",
      { en: "Allocate attacks", fr: "Allouer les attaques" },
      (game, v: RoundVars) => {
        const at = v.packets.findIndex((p) => p.aims.length > 1);
        const p = v.packets[at];
        if (p === undefined) return null;
        return { type: "choice", player: unit(game, p.unit).seat, choice: "allocate", about: { packet: p as never } };
      },
      (_, v: RoundVars, answer: { dice: readonly number[] }) => {
        const at = v.packets.findIndex((p) => p.aims.length > 1);
        const p = v.packets[at] as Packet;
        const split = p.aims
          .map((aim, i) => ({ ...p, dice: answer.dice[i] ?? 0, aims: [aim] }))
          .filter((x) => x.dice > 0);
        return {
          vars: { packets: [...v.packets.slice(0, at), ...split, ...v.packets.slice(at + 1)] as never },
          goTo: "6.1",
        };
      },
      `${ROUND}.6.1`,
    ),
    ask(
      "6.2",
      { en: "Roll to hit, to wound and saves", fr: "Jets pour toucher, blesser et sauvegardes" },
      (game, v: RoundVars) => {
        if (v.packets.length === 0 || !inForce("t9a.sequence.attacks.attack.1")) return null;
        const blows = v.packets.map((p) => blow(game, p));
        const seats = new Set(v.packets.map((p) => unit(game, p.unit).seat));
        const falls = places(game, v);
        return {
          type: "roll",
          // All blows of one Initiative Step fall at the same time; where both sides strike, nobody's turn is it.
          player: seats.size === 1 ? ([...seats][0] as Seat) : null,
          label: blows.map((b) => b.words.label).reduceRight((then, first) => message("roll.and", { first, then })),
          dice: {
            kind: "chains",
            chains: blows.map((b) => b.dice),
            into: v.packets.map((p) => falls.findIndex((f) => sameFall(f, p.aims[0] as PoolRef, duelOf(game, v, p)))),
          },
          rule: `${ROUND}.6.2`,
          get breakdowns() {
            return blows.flatMap((b, at) =>
              blows.length === 1 ? b.words.breakdowns : titled(game, v.packets[at] as Packet, b.words.breakdowns),
            );
          },
          chains: blows.map((b) => b.words),
        };
      },
      (game, v: RoundVars, outcome: ChainsOutcome, context) => {
        for (const [at, { passed, points }] of context === silent ? [] : outcome.chains.entries()) {
          const p = v.packets[at] as Packet;
          tell(context, "attacks", `${ROUND}.6.2`, {
            unit: doer(game, p),
            foe: named(unit(game, (p.aims[0] as PoolRef).unit)),
            hits: passed[0] ?? 0,
            wounds: passed[1] ?? 0,
            points,
          });
        }
        const rolled = places(game, v)
          .map((f, at) => ({ ...f, points: Math.min(outcome.points[at] ?? 0, mostLost(game, f)) }))
          .filter((f) => f.points > 0);
        return { vars: { packets: NONE, rolled: rolled.length === 0 ? NONE : (rolled as never) } };
      },
      `${ROUND}.6.2`,
    ),
    act(
      "6.3",
      { en: "Remove casualties, next Initiative Step", fr: "Retirer les pertes, palier suivant" },
      (game, v: RoundVars, context) => {
        const applied = applyLosses(game, v, context);
        const after = afterLosses(applied.game, game, applied.destroyed, context);
        return {
          game: after.game,
          vars: { lost: applied.lost, overkill: applied.overkill, rolled: NONE, steps: v.steps.slice(1) },
          enter: after.frames,
          goTo: inForce(`${ROUND}.6.3`) ? "6" : "7",
        };
      },
    ),
    act(
      "7",
      { en: "Combat Score", fr: "Résultat de combat" },
      (game, v: RoundVars, context) => {
        const first = combatScore(game, tallyOf(v), 0);
        const second = combatScore(game, tallyOf(v), 1);
        const sides = [standing(game, v.units, 0), standing(game, v.units, 1)] as const;
        let winner: Seat | null = first.value > second.value ? 0 : second.value > first.value ? 1 : null;
        if (sides[0].length === 0 || sides[1].length === 0)
          winner = sides[0].length > 0 ? 0 : sides[1].length > 0 ? 1 : null;
        const difference = Math.abs(first.value - second.value);
        if (context !== silent)
          context.emit({
            kind: "combatScore",
            message: message("event.combatScore", { first: first.value, second: second.value }),
            rule: `${ROUND}.7`,
            data: { first: first as never, second: second as never },
          });
        // A unit with no enemy left in contact counts as a winner.
        const losers =
          winner === null
            ? []
            : sides[other(winner)].filter((id) => engaged(game, id) || !inForce(ruleId("no-more-foes")));
        return { vars: { winner, difference, losers, broken: [], asked: 0 } };
      },
      `${ROUND}.7`,
    ),
    ...disciplineTestSteps(
      "7a",
      { en: "Break Tests", fr: "Tests de Moral" },
      (game, v: RoundVars) => {
        const id = v.losers[v.asked];
        if (id === undefined) return null;
        const u = unit(game, id);
        const lost = lostBy(game, u, v.units, v.difference);
        const firm = firmness(lost);
        return {
          unit: id,
          use: "break",
          lostBy: lost.value,
          label: (need) =>
            firm === null
              ? message("roll.break", { unit: named(u), difference: v.difference, need })
              : message("roll.break-firm", { unit: named(u), difference: v.difference, need, why: firm }),
          rule: `${ROUND}.7`,
        };
      },
      (game, v, passed, { unit: id }, context) => {
        if (context !== silent) {
          const u = unit(game, id);
          const firm = firmness(lostBy(game, u, v.units, v.difference));
          tell(context, "breakTests", `${ROUND}.7`, {
            unit: named(u),
            result: message(passed ? "break.holds" : "break.breaks"),
          });
          if (firm !== null) tell(context, "standsFirm", `${ROUND}.7`, { unit: named(u), why: firm });
          if (!passed) tell(context, "breaks", `${ROUND}.7`, { unit: named(u) });
        }
        return { vars: { asked: v.asked + 1, broken: passed ? v.broken : [...v.broken, id] }, goTo: "7a" };
      },
    ),
    act(
      "8",
      { en: "Panic Tests near Broken units", fr: "Tests de Panique près des unités démoralisées" },
      (game, v: RoundVars) => ({
        enter: panicTestsFrame(onceEach(v.broken.flatMap((id) => frightened(game, id, "broken")))),
      }),
      `${ROUND}.8`,
    ),
    ...pursuitSteps,
    ...afterCombatSteps,
    act(
      "16",
      { en: "End of the Round of Combat", fr: "Fin de la manche" },
      (game, v: PursuitVars) => {
        const ended = { fought: true, charging: false, afraid: false } as const;
        let next = game;
        for (const id of v.units) {
          const u = unit(next, id);
          // Who pursued into a fresh enemy has that charge still before it, but has struck in this phase: it fights again
          // only where the enemy's own combat is still to come.
          const fresh = u.charging && v.chasers.some((c) => c.unit === id);
          const again = { afraid: false, fought: inForce(ruleId("combat-after-pursuit")) };
          next = change(next, id, fresh ? again : { ...ended, rounds: onField(u) ? u.rounds + 1 : u.rounds });
        }
        return { game: settleFree(next) };
      },
      `${ROUND}.16`,
    ),
  ],
  copyOfVars,
);
