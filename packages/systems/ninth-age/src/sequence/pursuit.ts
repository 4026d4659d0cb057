import { act, ask, type Frame, inForce, message, type Step } from "@tercio/kernel";
import { distanceRoll } from "../calculation/characteristics.ts";
import { ruleId } from "../rules/ids.ts";
import { book } from "../rules/index.ts";
import { engaged, foes, type NinthAge, onField, unit } from "../state.ts";
import {
  awayFrom,
  type Chaser,
  type Flight,
  flightOf,
  moveChaser,
  type PursuitVars,
  released,
  wayOf,
} from "./chase.ts";
import { inWords } from "./dice-words.ts";
import { disciplineTestSteps } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { dangerousFlight, fleeTo } from "./flight.ts";
import { standing } from "./melee.ts";
import { whoIsNext } from "./order.ts";
import { destroyUnit } from "./panic.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

/** Winners in contact with Broken units only: they may pursue. */
function mayPursue(game: G, v: PursuitVars): readonly number[] {
  if (v.broken.length === 0 || v.winner === null) return [];
  return standing(game, v.units, v.winner).filter((id) => {
    const f = foes(game, id);
    const broken = (x: (typeof f)[number]): boolean => v.broken.includes(x.foe);
    return (
      (inForce(ruleId("pursuit")) ? f.length > 0 && f.every(broken) : f.some(broken)) &&
      book.refusals("pursue", game, { unit: unit(game, id) }).length === 0
    );
  });
}

/** Charging units, which is to say in their First Round, that have nobody left in contact: they may overrun. */
function mayOverrun(game: G, v: PursuitVars): readonly number[] {
  if (!inForce(ruleId("overrun"))) return [];
  return v.units.filter((id) => {
    const u = unit(game, id);
    return onField(u) && u.charging && !engaged(game, id) && book.refusals("overrun", game, { unit: u }).length === 0;
  });
}

const deciding = (game: G, v: PursuitVars): number | undefined =>
  [...mayPursue(game, v), ...mayOverrun(game, v)][v.asked2];

const preyOf = (game: G, v: PursuitVars, id: number): readonly number[] =>
  foes(game, id)
    .map((f) => f.foe)
    .filter((p) => v.broken.includes(p));

/** Of the pursuers left to move, those whose turn it is: first those that charge, the Active Player's before the other's. */
function nextToMove(game: G, v: PursuitVars): readonly number[] {
  const rank = (id: number): number => (v.meeting.includes(id) ? 0 : 2) + (unit(game, id).seat === game.active ? 0 : 1);
  const first = Math.min(...v.toMove.map(rank));
  return v.toMove.filter((id) => rank(id) === first);
}

const pick = (v: PursuitVars, among: readonly number[]): number | undefined =>
  among.find((id) => id === v.next) ?? among[0];

export const pursuitSteps: readonly Step<G>[] = [
  act("8a", { en: "Who may pursue", fr: "Qui peut poursuivre" }, () => ({
    vars: { chasers: [], flights: [], asked2: 0, meeting: [], toMove: [], next: null },
  })),
  ask(
    "9",
    { en: "Restrain or Pursue", fr: "Se retenir ou poursuivre" },
    (game, v: PursuitVars) => {
      const id = deciding(game, v);
      return id === undefined
        ? null
        : {
            type: "choice",
            player: unit(game, id).seat,
            choice: "pursue",
            about: { unit: id, prey: preyOf(game, v, id), must: false },
          };
    },
    (game, v: PursuitVars, answer: { pursue: boolean; prey?: number }) => {
      const id = deciding(game, v) as number;
      if (!answer.pursue && preyOf(game, v, id).length > 0 && inForce(ruleId("restrain"))) return { goTo: "9a" };
      const chasers = answer.pursue ? [...v.chasers, { unit: id, prey: answer.prey ?? null, distance: 0 }] : v.chasers;
      return { vars: { chasers: chasers as never, asked2: v.asked2 + 1 }, goTo: "9" };
    },
    `${ROUND}.9`,
  ),
  act("9z", { en: "All have decided", fr: "Toutes ont choisi" }, () => ({ vars: { asked2: 0 }, goTo: "9c" })),
  ...disciplineTestSteps(
    "9a",
    { en: "Discipline Test to restrain", fr: "Test de Discipline pour se retenir" },
    (game, v: PursuitVars) => {
      const u = unit(game, deciding(game, v) as number);
      return {
        unit: u.id,
        use: "restrain",
        label: (need) => message("roll.restrain", { unit: named(u), need }),
        rule: ruleId("restrain"),
      };
    },
    (game, v: PursuitVars, passed, tested, context) => {
      tell(context, passed ? "restrains" : "restrainFails", tested.rule, { unit: named(unit(game, tested.unit)) });
      return passed ? { vars: { asked2: v.asked2 + 1 }, goTo: "9" } : {};
    },
  ),
  ask(
    "9b",
    { en: "Whom a unit that could not restrain itself pursues", fr: "Qui poursuit une unité qui n’a pu se retenir" },
    (game, v: PursuitVars) => {
      const id = deciding(game, v) as number;
      const prey = preyOf(game, v, id);
      return prey.length < 2
        ? null
        : { type: "choice", player: unit(game, id).seat, choice: "pursue", about: { unit: id, prey, must: true } };
    },
    (_, __, answer: { prey: number }) => ({ vars: { next: answer.prey } }),
  ),
  act("9y", { en: "It pursues", fr: "Elle poursuit" }, (game, v: PursuitVars) => {
    const id = deciding(game, v) as number;
    const prey = pick(v, preyOf(game, v, id)) as number;
    const chasers = [...v.chasers, { unit: id, prey, distance: 0 }];
    return { vars: { chasers: chasers as never, asked2: v.asked2 + 1, next: null }, goTo: "9" };
  }),
  ask(
    "9c",
    { en: "Whom a Broken unit flees from", fr: "De qui s’enfuit une unité démoralisée" },
    (game, v: PursuitVars) => {
      const id = v.broken[v.flights.length];
      const enemies = id === undefined ? [] : foes(game, id).map((f) => f.foe);
      return enemies.length < 2
        ? null
        : {
            type: "choice",
            player: unit(game, enemies[0] as number).seat,
            choice: "flee-from",
            about: { unit: id as number, foes: enemies },
          };
    },
    (_, __, answer: { foe: number }) => ({ vars: { next: answer.foe } }),
  ),
  act("9d", { en: "Direction of the flight", fr: "Direction de la fuite" }, (game, v: PursuitVars) => {
    const id = v.broken[v.flights.length];
    if (id === undefined) return { vars: { asked2: 0 } };
    const from = pick(
      v,
      foes(game, id).map((f) => f.foe),
    ) as number;
    const flight = { unit: id, from, direction: awayFrom(game, id, from), distance: 0 };
    return { vars: { flights: [...v.flights, flight] as never, next: null }, goTo: "9c" };
  }),
  ask(
    "10",
    { en: "Roll Flee Distances", fr: "Distances de fuite" },
    (game, v: PursuitVars) => {
      const f = v.flights[v.asked2];
      if (f === undefined) return null;
      const u = unit(game, f.unit);
      const dice = distanceRoll(game, u, "flee");
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.flee", { unit: named(u), dice: inWords(dice) }),
        dice,
        rule: `${ROUND}.10`,
      };
    },
    (_, v: PursuitVars, outcome: { total: number }) => ({
      vars: {
        asked2: v.asked2 + 1,
        flights: v.flights.map((f, i) => (i === v.asked2 ? { ...f, distance: outcome.total } : f)) as never,
      },
      goTo: "10",
    }),
    `${ROUND}.10`,
  ),
  act("10a", { en: "All have rolled", fr: "Tous les jets sont faits" }, () => ({ vars: { asked2: 0 } })),
  ask(
    "11",
    { en: "Roll Pursuit Distances", fr: "Distances de poursuite" },
    (game, v: PursuitVars) => {
      const c = v.chasers[v.asked2];
      if (c === undefined) return null;
      const u = unit(game, c.unit);
      const use = c.prey === null ? "overrun" : "pursuit";
      const dice = distanceRoll(game, u, use);
      return {
        type: "roll",
        player: u.seat,
        label: message(`roll.${use}`, { unit: named(u), dice: inWords(dice) }),
        dice,
        rule: `${ROUND}.11`,
      };
    },
    (_, v: PursuitVars, outcome: { total: number }) => ({
      vars: {
        asked2: v.asked2 + 1,
        chasers: v.chasers.map((c, i) => (i === v.asked2 ? { ...c, distance: outcome.total } : c)) as never,
      },
      goTo: "11",
    }),
    `${ROUND}.11`,
  ),
  act("11a", { en: "Who is caught", fr: "Qui est rattrapé" }, (game, v: PursuitVars, context) => {
    let next = game;
    const frames: Frame[] = [];
    const away: number[] = [];
    for (const f of v.flights) {
      const caught = v.chasers.find((c) => c.prey === f.unit && c.distance >= f.distance);
      if (caught === undefined) {
        away.push(f.unit);
        continue;
      }
      tell(context, "caught", `${ROUND}.12`, { unit: named(unit(next, f.unit)), foe: named(unit(next, caught.unit)) });
      const gone = destroyUnit(next, f.unit, context);
      next = gone.game;
      frames.push(...gone.frames);
    }
    return { game: next, enter: frames, vars: { toMove: away } };
  }),
  ask(
    "12",
    { en: "Move Fleeing units", fr: "Déplacer les unités en fuite" },
    (game, v: PursuitVars) => whoIsNext(game, v.toMove, "flee"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    `${ROUND}.12`,
  ),
  act(
    "12a",
    { en: "One unit flees", fr: "Une unité fuit" },
    (game, v: PursuitVars, context) => {
      const id = pick(v, v.toMove);
      if (id === undefined) return {};
      const left = { toMove: v.toMove.filter((x) => x !== id), next: null };
      const f = flightOf(v, id) as Flight;
      const fled = fleeTo(game, id, f.direction, f.distance, context, v.units);
      return {
        game: fled.game,
        enter: [...fled.frames, ...dangerousFlight(id, fled.through)],
        vars: left,
        goTo: "12",
      };
    },
    `${ROUND}.12`,
  ),
  act("12b", { en: "Who meets a fresh enemy", fr: "Qui rencontre un ennemi frais" }, (game, v: PursuitVars) => {
    const meeting = v.chasers.filter((c) => wayOf(released(game, c.unit), v, c).met !== null).map((c) => c.unit);
    return { vars: { meeting, toMove: v.chasers.map((c) => c.unit) } };
  }),
  ask(
    "13",
    { en: "Move Pursuing units", fr: "Déplacer les poursuivants" },
    (game, v: PursuitVars) => (v.toMove.length < 2 ? null : whoIsNext(game, nextToMove(game, v), "pursue")),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    `${ROUND}.13`,
  ),
  act(
    "13a",
    { en: "One unit pursues", fr: "Une unité poursuit" },
    (game, v: PursuitVars, context) => {
      if (v.toMove.length === 0) return {};
      const id = pick(v, nextToMove(game, v)) as number;
      const moved = moveChaser(game, v, v.chasers.find((c) => c.unit === id) as Chaser, context);
      return {
        game: moved.game,
        enter: moved.frames,
        vars: { toMove: v.toMove.filter((x) => x !== id), next: null },
        goTo: "13",
      };
    },
    `${ROUND}.13`,
  ),
];
