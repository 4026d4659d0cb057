import { type Frame, inForce, settled, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { distanceRoll } from "../calculation/characteristics.ts";
import { book } from "../hooks/book.ts";
import { engaged, foes, type NinthAge, onField, type Seat, unit } from "../state/state.ts";
import { awayFrom, catcherOf, type Chaser, type Flight, moveChaser, type Pursuit, released, wayOf } from "./chase.ts";
import { inWords } from "./dice-messages.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { fleeTo } from "./flight.ts";
import { sequence } from "./flow.ts";
import { standing } from "./melee.ts";
import { ownerOrders } from "./order.ts";
import { destroyUnit } from "./panic.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

/** A round that was fought, before anybody moves. */
interface Fought {
  readonly units: readonly number[];
  readonly winner: Seat | null;
  readonly broken: readonly number[];
}

/** Winners in contact with Broken units only: they may pursue. */
function mayPursue(game: G, v: Fought): readonly number[] {
  if (v.broken.length === 0 || v.winner === null) return [];
  return standing(game, v.units, v.winner).filter((id) => {
    const f = foes(game, id);
    const broken = (x: (typeof f)[number]): boolean => v.broken.includes(x.foe);
    return (
      (inForce("t9a.rule.pursuit") ? f.length > 0 && f.every(broken) : f.some(broken)) &&
      book.refusals("pursue", game, { unit: unit(game, id) }).length === 0
    );
  });
}

/** Charging units, which is to say in their First Round, that have nobody left in contact: they may overrun. */
function mayOverrun(game: G, v: Fought): readonly number[] {
  if (!inForce("t9a.rule.overrun")) return [];
  return v.units.filter((id) => {
    const u = unit(game, id);
    return onField(u) && u.charging && !engaged(game, id) && book.refusals("overrun", game, { unit: u }).length === 0;
  });
}

/** Who may pursue or overrun. */
export const deciding = (game: G, v: Fought): readonly number[] => [...mayPursue(game, v), ...mayOverrun(game, v)];

/** The Broken units in contact. */
export const preyOf = (game: G, broken: readonly number[], id: number): readonly number[] =>
  foes(game, id)
    .map((f) => f.foe)
    .filter((p) => broken.includes(p));

/** Step 9 for one unit: restrain, pursue or overrun. It hands back whether it goes, and after whom (null: straight on). */
export const pursuer = sequence(
  "pursuer",
  { en: "Restrain or Pursue", fr: "Se retenir ou poursuivre" },
  { goes: false, after: null },
  (steps) => [
    steps.choose(
      "a",
      { en: "Restrain or Pursue", fr: "Se retenir ou poursuivre" },
      "pursue",
      (game, v) => ({ player: unit(game, v.unit).seat, about: { unit: v.unit, prey: v.prey, must: false } }),
      (_, v, answer) => {
        if (answer.pursue) return { vars: { goes: true, after: answer.prey ?? null }, leave: true };
        return v.prey.length > 0 && inForce("t9a.rule.restrain") ? {} : { leave: true };
      },
    ),
    test(
      steps,
      "b",
      { en: "Discipline Test to restrain", fr: "Test de discipline pour se retenir" },
      (game, v) => {
        const u = unit(game, v.unit);
        return {
          unit: u.id,
          use: "restrain",
          label: (need) => message("roll.restrain", { unit: named(u), need }),
          rule: "t9a.rule.restrain",
        };
      },
      (game, v, passed, tested, context) => {
        tell(context, passed ? "restrains" : "restrainFails", tested.rule, { unit: named(unit(game, v.unit)) });
        return passed ? { leave: true } : { vars: { goes: true, after: v.prey[0] ?? null } };
      },
    ),
    steps.choose(
      "c",
      { en: "Target of a unit that failed to restrain itself", fr: "Cible d’une unité qui n’a pu se retenir" },
      "pursue",
      (game, v) =>
        v.prey.length < 2
          ? null
          : { player: unit(game, v.unit).seat, about: { unit: v.unit, prey: v.prey, must: true } },
      (_, v, answer) => ({ vars: { after: answer.prey ?? v.after } }),
    ),
  ],
  (_, v) => ({ goes: v.goes, prey: v.after }),
);

/** Step 10: whom Broken units flee from, then how far. It hands back their flights. */
export const fleeDistances = sequence(
  "flee-distances",
  { en: "Flee Distances", fr: "Distances de fuite" },
  { flights: [] },
  ({ each }) => [
    each((_, v) => v.broken).choose(
      "a",
      { en: "Enemy a Broken unit flees from", fr: "Ennemi que fuit une unité Démoralisée" },
      "flee-from",
      (game, _, id) => {
        const enemies = foes(game, id).map((f) => f.foe);
        const [first, second] = enemies;
        if (first === undefined || second === undefined) return settled({ foe: first ?? id });
        return { player: unit(game, first).seat, about: { unit: id, foes: enemies } };
      },
      (game, v, id, { foe }) => {
        const flight: Flight = { unit: id, from: foe, direction: awayFrom(game, id, foe), distance: 0 };
        return { vars: { flights: [...v.flights, flight] } };
      },
    ),
    each((_, v) => v.broken).roll(
      "b",
      { en: "Roll Flee Distances", fr: "Jets de distance de fuite" },
      (game, _, id) => {
        const u = unit(game, id);
        const dice = distanceRoll(game, u, "flee");
        return {
          type: "roll",
          player: u.seat,
          label: message("roll.flee", { unit: named(u), dice: inWords(dice) }),
          dice,
          rule: `${ROUND}.10`,
        };
      },
      (_, v, id, { total }) => ({
        vars: { flights: v.flights.map((f) => (f.unit === id ? { ...f, distance: total } : f)) },
      }),
    ),
  ],
  (_, v) => v.flights,
);

/** Step 12: who is caught is destroyed, all others flee. */
export const moveFleeing = sequence(
  "move-fleeing",
  { en: "Move Fleeing units", fr: "Déplacer les unités en fuite" },
  { away: [] },
  ({ act, each }) => [
    act("a", { en: "Units caught", fr: "Unités rattrapées" }, (game, v, context) => {
      let next = game;
      const frames: Frame[] = [];
      const away: number[] = [];
      for (const f of v.flights) {
        const caught = catcherOf(v.chasers, f);
        if (caught === undefined) {
          away.push(f.unit);
          continue;
        }
        tell(context, "caught", `${ROUND}.12`, {
          unit: named(unit(next, f.unit)),
          foe: named(unit(next, caught.unit)),
        });
        const gone = destroyUnit(next, f.unit, context);
        next = gone.game;
        frames.push(...gone.frames);
      }
      return { game: next, enter: frames, vars: { away } };
    }),
    each((_, v) => v.away, { order: ownerOrders("flee") }).act(
      "b",
      { en: "One unit flees", fr: "Une unité fuit" },
      (game, v, id, context) => {
        const { direction, distance } = there(v.flights.find((f) => f.unit === id));
        const fled = fleeTo(game, id, direction, distance, context, v.units);
        return { game: fled.game, enter: fled.frames };
      },
    ),
  ],
);

/** Of the pursuers left to move, those whose turn it is: first those that charge, the Active Player's before the other's. */
function movesFirst(game: G, v: { readonly meeting: readonly number[] }, left: readonly number[]): readonly number[] {
  const rank = (id: number): number => (v.meeting.includes(id) ? 0 : 2) + (unit(game, id).seat === game.active ? 0 : 1);
  const first = Math.min(...left.map(rank));
  return left.filter((id) => rank(id) === first);
}

/** Step 13: pursuers and overrunning units move; those that will run into a fresh enemy come first. */
export const movePursuing = sequence(
  "move-pursuing",
  { en: "Move Pursuing units", fr: "Déplacer les poursuivants" },
  { meeting: [] },
  ({ act, each }) => [
    act("a", { en: "Units that meet a fresh enemy", fr: "Unités qui rencontrent un ennemi frais" }, (game, v) => ({
      vars: { meeting: v.chasers.filter((c) => meets(game, v, c)).map((c) => c.unit) },
    })),
    each((_, v) => v.chasers.map((c) => c.unit), { order: ownerOrders("pursue", movesFirst) }).act(
      "b",
      { en: "One unit pursues", fr: "Une unité poursuit" },
      (game, v, id, context) => {
        const moved = moveChaser(game, v, there(v.chasers.find((c) => c.unit === id)), context);
        return { game: moved.game, enter: moved.frames };
      },
    ),
  ],
);

const meets = (game: G, v: Pursuit, c: Chaser): boolean => wayOf(released(game, c.unit), v, c).met !== null;
