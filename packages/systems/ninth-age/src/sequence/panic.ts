import { act, ask, type Context, enter, type Frame, inForce, message, sequence } from "@tercio/kernel";
import { discipline, disciplineTest, distanceRoll, rerollsFailed, testPassed } from "../calculation/characteristics.ts";
import { dangerousTerrainDice } from "../calculation/tables.ts";
import { unitDistance } from "../calculation/formation.ts";
import { loseHealth } from "../calculation/losses.ts";
import { directionFrom, flight } from "../field/flight.ts";
import { hasRule } from "../rules/has-rule.ts";
import { book } from "../rules/index.ts";
import { change, health, models, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { named, tell } from "./emit.ts";
import { whoIsNext } from "./order.ts";

type G = NinthAge;
export type PanicCause = "destroyed" | "broken" | "fled-through" | "heavy-losses";

const trigger: { readonly [cause in PanicCause]: string } = {
  destroyed: "t9a.panic.trigger.destroyed-nearby",
  broken: "t9a.panic.trigger.broken-nearby",
  "fled-through": "t9a.panic.trigger.fled-through",
  "heavy-losses": "t9a.panic.trigger.heavy-losses",
};
const SIX = 6 * 2540;

/** A unit that has to test its nerve; `from`: the enemy to flee from, null for the closest. */
export interface PanicDue {
  readonly unit: number;
  readonly cause: PanicCause;
  readonly from: number | null;
}

/** All Panic Tests that fall due at the same time. */
export const panicTestsFrame = (tests: readonly PanicDue[]): readonly Frame[] =>
  tests.length === 0 ? [] : [enter("panic-tests", { tests: tests as never, at: 0, panicked: [] })];

/** Friends within 6" of a unit that was destroyed or broke. An Insignificant unit frightens only its like. */
export function frightened(game: G, id: number, cause: "destroyed" | "broken"): readonly PanicDue[] {
  if (!inForce(trigger[cause])) return [];
  const lost = unit(game, id);
  const mild = hasRule(lost, "insignificant");
  return game.units
    .filter((u) => u.seat === lost.seat && u.id !== id && onField(u) && (!mild || hasRule(u, "insignificant")))
    .filter((u) => unitDistance(u, lost) <= SIX && mayPanic(game, u))
    .map((u) => ({ unit: u.id, cause, from: null }));
}

const mayPanic = (game: G, u: Unit): boolean => book.refusals("take a panic test", game, { unit: u }).length === 0;

/**
 * A quarter of the Health Points that the unit had at the start of the phase lost in it: a Panic Test. Not for a unit
 * that started the game as a single model.
 */
export function heavyLosses(game: G, id: number): readonly PanicDue[] {
  const u = unit(game, id);
  if (!inForce(trigger["heavy-losses"])) return [];
  if (u.entry.models === 1 && inForce("t9a.panic.trigger.heavy-losses.single-model-exempt")) return [];
  const lost = u.healthAtPhaseStart - health(u);
  return lost > 0 && lost * 4 >= u.healthAtPhaseStart ? [{ unit: id, cause: "heavy-losses", from: null }] : [];
}

/** Takes a unit off the field as destroyed; friends nearby may panic. */
export function destroyUnit(
  game: G,
  id: number,
  context: Context,
): { readonly game: G; readonly frames: readonly Frame[] } {
  const frames = panicTestsFrame(frightened(game, id, "destroyed"));
  tell(context, "destroyed", "t9a.panic.trigger.destroyed-nearby", { unit: named(unit(game, id)) });
  const next = change(game, id, { place: "gone", fleeing: false, declared: null });
  return { game: { ...next, engagements: next.engagements.filter((e) => e.a !== id && e.b !== id) }, frames };
}

/** The enemies on the field than which none is nearer, in the order of their ids: mostly one. */
export function nearestEnemies(game: G, u: Unit): readonly Unit[] {
  const foes = game.units.filter((v) => v.seat !== u.seat && onField(v));
  const distances = foes.map((v) => unitDistance(u, v));
  // Places are kept to 0.01 mm: what differs by less is a matter of turned corners, not of where the units stand.
  const most = Math.min(...distances) + 1;
  return foes.filter((_, i) => (distances[i] as number) < most);
}

/** The nearest enemy, the first of several. */
export const nearestEnemy = (game: G, u: Unit): Unit | null => nearestEnemies(game, u)[0] ?? null;

interface PanicVars {
  readonly tests: readonly PanicDue[];
  readonly at: number;
  /** Those who failed and have not fled yet. */
  readonly panicked: readonly PanicDue[];
  readonly next?: number | null;
  /** The enemy to flee from, where dice had to say which of several. */
  readonly foe?: number | null;
}

const due = (v: PanicVars): PanicDue => v.tests[v.at] as PanicDue;
const nextToFlee = (v: PanicVars): PanicDue | undefined => v.panicked.find((x) => x.unit === v.next) ?? v.panicked[0];

/** Whom a unit may have to flee from: whoever caused the test, or else the nearest, of whom there may be several. */
function fledFrom(game: G, p: PanicDue): readonly Unit[] {
  const cause = p.from === null ? null : unit(game, p.from);
  return cause !== null && onField(cause) ? [cause] : nearestEnemies(game, unit(game, p.unit));
}

/** Tests that fall due together: all are taken before anybody who failed flees. */
export const panicTests = sequence<G>("panic-tests", { en: "Panic Tests", fr: "Tests de Panique" }, [
  ask(
    "test",
    { en: "Discipline Test", fr: "Test de Discipline" },
    (game, v: PanicVars) => {
      if (v.at >= v.tests.length) return null;
      const { unit: id, cause } = due(v);
      const u = unit(game, id);
      if (!onField(u) || !inForce("t9a.sequence.attacks.attack.10") || !mayPanic(game, u)) return null;
      const needed = discipline(game, u, "panic");
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.panic", { unit: named(u), need: needed.value, cause: message(`panic.${cause}`) }),
        dice: disciplineTest(needed.value, rerollsFailed(u, "panic")),
        rule: trigger[cause],
        breakdowns: [{ name: message("value.discipline"), breakdown: needed }],
      };
    },
    (game, v: PanicVars, outcome: { row: number }, context) => {
      const u = unit(game, due(v).unit);
      const passed = testPassed(outcome);
      tell(context, "panicTests", trigger[due(v).cause], {
        unit: named(u),
        result: message(passed ? "test.passed" : "test.failed"),
      });
      if (passed) return { game: change(game, u.id, { panicPassed: true }) };
      tell(context, "panics", "t9a.panic.failed.flee-direction", { unit: named(u) });
      return { game: change(game, u.id, { fleeing: true }), vars: { panicked: [...v.panicked, due(v)] as never } };
    },
  ),
  act("next", { en: "Next test", fr: "Test suivant" }, (_, v: PanicVars) =>
    v.at + 1 < v.tests.length ? { vars: { at: v.at + 1 }, goTo: "test" } : {},
  ),
  ask(
    "who",
    { en: "Who flees first", fr: "Qui fuit d’abord" },
    (game, v: PanicVars) =>
      whoIsNext(
        game,
        v.panicked.map((p) => p.unit),
        "panic",
      ),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  ask(
    "from",
    { en: "From which enemy", fr: "De quel ennemi" },
    (game, v: PanicVars) => {
      const p = nextToFlee(v);
      if (p === undefined || !onField(unit(game, p.unit)) || !inForce("t9a.panic.failed.flee-direction")) return null;
      const foes = fledFrom(game, p);
      if (foes.length < 2) return null;
      const u = unit(game, p.unit);
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.flee-from", { unit: named(u), foes: foes.map(named) }),
        dice: { kind: "sum", dice: 1, sides: foes.length },
        rule: "t9a.panic.failed.flee-direction",
      };
    },
    (game, v: PanicVars, outcome: { total: number }) => {
      const foes = fledFrom(game, nextToFlee(v) as PanicDue);
      return { vars: { foe: (foes[outcome.total - 1] as Unit).id } };
    },
  ),
  act("flee", { en: "Flee Move", fr: "Mouvement de fuite" }, (game, v: PanicVars) => {
    const p = nextToFlee(v);
    if (p === undefined) return {};
    const left = v.panicked.filter((x) => x !== p) as never;
    const rest = { vars: { panicked: left, next: null, foe: null }, goTo: "who" };
    const u = unit(game, p.unit);
    if (!onField(u)) return rest;
    const foe = v.foe === undefined || v.foe === null ? (fledFrom(game, p)[0] ?? null) : unit(game, v.foe);
    const away = inForce("t9a.panic.failed.flee-direction") && foe !== null ? directionFrom(foe, u) : u.facing;
    return { ...rest, enter: enter("flee", { unit: u.id, direction: away }) };
  }),
]);

/** Puts a unit where its flight ended; returns what follows from whom it ran through, or its loss at the edge. */
export function fleeTo(
  game: G,
  id: number,
  direction: number,
  inches: number,
  context: Context,
  but: readonly number[],
): { readonly game: G; readonly frames: readonly Frame[]; readonly through: readonly number[] } {
  const u = unit(game, id);
  const way = flight(game, u, direction, inches * 2540);
  let next: G = { ...game, engagements: game.engagements.filter((e) => e.a !== id && e.b !== id) };
  next = change(next, id, {
    ...way.end,
    fleeing: true,
    moved: "flee",
    charging: false,
    declared: null,
    rounds: 0,
    weapon: null,
  });
  tell(context, "flights", "flee-move", { unit: named(u), inches });
  const frames = inForce("t9a.panic.trigger.fled-through")
    ? panicTestsFrame(
        way.friends
          .filter((f) => !but.includes(f))
          .filter((f) => !hasRule(u, "insignificant") || hasRule(unit(game, f), "insignificant"))
          .map((f) => ({ unit: f, cause: "fled-through", from: null })),
      )
    : [];
  if (way.touchesEdge) {
    tell(context, "fledOff", "t9a.panic.trigger.destroyed-nearby", { unit: named(u) });
    const gone = destroyUnit(next, id, context);
    return { game: gone.game, frames: [...frames, ...gone.frames], through: [] };
  }
  return { game: next, frames, through: way.enemies.filter((o) => !but.includes(o)) };
}

/** Running through the enemy is Dangerous Terrain (3): a test of its own in every kind of Flee Move. */
export const dangerousFlight = (id: number, through: readonly number[]): readonly Frame[] =>
  through.length > 0 && inForce("t9a.terrain.dangerous-terrain-test.when")
    ? [enter("dangerous-terrain", { unit: id, fails: 3 })]
    : [];

/** A Flee Move with its roll: also the Dangerous Terrain (3) of running through the enemy. */
export const flee = sequence<G>("flee", { en: "Flee Move", fr: "Mouvement de fuite" }, [
  ask(
    "distance",
    { en: "Flee Distance", fr: "Distance de fuite" },
    (game, vars: { unit: number; direction: number }) => {
      const u = unit(game, vars.unit);
      if (!onField(u)) return null;
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.flee", { unit: named(u) }),
        dice: distanceRoll(game, u, "flee"),
        rule: "flee-move",
      };
    },
    (game, vars: { unit: number; direction: number }, outcome: { total: number }, context) => {
      const fled = fleeTo(game, vars.unit, vars.direction, outcome.total, context, []);
      const enter2 = [...fled.frames];
      return { game: fled.game, enter: [...enter2, ...dangerousFlight(vars.unit, fled.through)] };
    },
  ),
]);

/** Each model rolls dice by its Height; every die that shows `fails` or less is a hit that wounds with AP 10. */
export const dangerousTerrain = sequence<G>(
  "dangerous-terrain",
  { en: "Dangerous Terrain Test", fr: "Test de terrain dangereux" },
  [
    ask(
      "test",
      { en: "Roll for each model", fr: "Jet pour chaque figurine" },
      (game, vars: { unit: number; fails: number }) => {
        const u = unit(game, vars.unit);
        if (!onField(u)) return null;
        const dice = models(u) * dangerousTerrainDice(u.entry.height);
        if (dice === 0) return null;
        return {
          type: "roll",
          player: u.seat,
          label: message("roll.dangerous", { unit: named(u), fails: vars.fails }),
          dice: { kind: "pool", dice, sides: 6, groups: [vars.fails + 1] },
          rule: "t9a.terrain.dangerous-terrain-test.effect",
        };
      },
      (game, vars: { unit: number; fails: number }, outcome: { counts: readonly number[] }, context) => {
        const u = unit(game, vars.unit);
        const points = inForce("t9a.terrain.dangerous-terrain-test.effect") ? (outcome.counts[0] ?? 0) : 0;
        if (points === 0) return {};
        tell(context, "losses", "t9a.terrain.dangerous-terrain-test.effect", { unit: named(u), points });
        const lost = loseHealth(game, vars.unit, points, 0);
        if (!lost.destroyed) return { game: lost.game, enter: panicTestsFrame(heavyLosses(lost.game, vars.unit)) };
        const gone = destroyUnit(lost.game, vars.unit, context);
        return { game: gone.game, enter: gone.frames };
      },
    ),
  ],
);
