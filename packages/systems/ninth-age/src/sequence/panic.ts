import { changedGame } from "../state/copies.ts";
import { type Context, type Frame, type Given, type Holder, inForce, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { soulsOf } from "../calculation/relics.ts";
import { listedRule } from "../state/ids.ts";
import { unitDistance } from "../calculation/formation.ts";
import { directionFrom } from "../battlefield/flight.ts";
import { letFall } from "../battlefield/markers.ts";
import { book } from "../hooks/book.ts";
import type { PanicCause, PanicDue } from "../hooks/moments.ts";
import { trigger } from "../entries/rules/panic.play.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { change, models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { tellAllFallen, tellFallen } from "./fallen.ts";
import { enter, sequence } from "./flow.ts";
import { shakenNow } from "./shaken.ts";
import { ownerOrders } from "./order.ts";

type G = NinthAge;
/** All Panic Tests that fall due at the same time. */
export const panicTestsFrame = (tests: readonly PanicDue[]): readonly Frame[] =>
  tests.length === 0 ? [] : [enter("panic-tests", { tests })];

/** A unit that several things frighten at the same time tests once. */
export const onceEach = (tests: readonly PanicDue[]): readonly PanicDue[] =>
  tests.filter((t, i) => tests.findIndex((x) => x.unit === t.unit) === i);

const mayPanic = (game: G, u: Unit, cause: PanicCause): boolean =>
  book.refusals("take a panic test", game, { unit: u, cause }).length === 0;
/** Those of whom a rule says that they test, and none that they do not. */
const tests = (game: G, due: readonly Given<PanicDue>[], by: Unit | null): readonly PanicDue[] =>
  due
    .map((d) => d.value)
    .filter((d) => {
      const u = unit(game, d.unit);
      return (
        mayPanic(game, u, d.cause) &&
        (by === null || book.refusals("be frightened", game, { unit: u, by }).length === 0)
      );
    });

/**
 * Friends within 6" of a unit that was destroyed or broke. `before` holds that unit as it is measured to: one that lost
 * its last models as it stood before these losses.
 */
export function frightened(game: G, id: number, cause: "destroyed" | "broken", before: G = game): readonly PanicDue[] {
  const lost = unit(before, id);
  const facts = { unit: lost };
  const due =
    cause === "destroyed" ? book.follows("unit destroyed", game, facts) : book.follows("unit breaks", game, facts);
  return tests(game, due, lost);
}

/** Friends through whom a unit flees. */
export function fledThrough(game: G, u: Unit, through: readonly number[]): readonly PanicDue[] {
  const facts = { unit: u, through: through.map((id) => unit(game, id)) };
  return tests(game, book.follows("fled through", game, facts), u);
}

/** A unit at which a charge has been declared that terrifies it. */
export const terrified = (game: G, id: number, by: number): readonly PanicDue[] =>
  tests(game, book.follows("charge declared", game, { unit: unit(game, id), by: unit(game, by) }), null);

/** A unit that has lost too much at one time. */
export const frighteningLosses = (
  game: G,
  id: number,
  by: number | null,
  shooters: readonly Holder[],
): readonly PanicDue[] =>
  tests(game, book.follows("losses suffered", game, { unit: unit(game, id), by, shooters }), null);

const NO_FRAMES: readonly Frame[] = [];
const NO_HOLDERS: readonly Holder[] = [];

/**
 * What follows from losses that fell at the same time: whoever has no model left is destroyed, friends nearby and
 * whoever lost too much may panic. `before`: the game before these losses; `struck`: who suffered them; `by`: the unit
 * that dealt them, from which an enemy of it flees; `shooters`: its models, by the weapons with which they did.
 */
export function afterLosses(
  game: G,
  before: G,
  struck: readonly number[],
  context: Context,
  by: number | null = null,
  shooters: readonly Holder[] = NO_HOLDERS,
): { readonly game: G; readonly frames: readonly Frame[] } {
  tellAllFallen(context, before, game);
  if (struck.length === 0) return { game, frames: NO_FRAMES };
  let next = game;
  const due: PanicDue[] = [];
  const back: Frame[] = [];
  for (const id of struck) {
    if (models(unit(next, id)) > 0) {
      const foe = by !== null && unit(next, by).seat !== unit(next, id).seat ? by : null;
      due.push(...frighteningLosses(next, id, foe, foe === null ? [] : shooters));
      continue;
    }
    due.push(...frightened(next, id, "destroyed", before));
    next = withSouls(next, unit(before, id), context);
    for (const { value: granted } of book.offers("rebirth", next, { unit: unit(next, id) }))
      back.push(enter("rebirth", { unit: id, need: granted }));
    next = destroyed(next, id, context);
  }
  // Who was destroyed at the same time tests no more.
  return {
    game: next,
    frames: [...back, ...panicTestsFrame(onceEach(due.filter((d) => onField(unit(next, d.unit)))))],
  };
}

/** What the end of a unit brings who keeps its soul. */
function withSouls(game: G, lost: Unit, context: Context): G {
  const found = soulsOf(game, lost);
  if (found === null) return game;
  const { tokens, borne } = found;
  tell(context, "soulsKept", listedRule(borne.item), {
    item: message(`rule.${borne.item}`),
    unit: named(lost),
    tokens,
  });
  return withMagic(game, { tokens: ofSeat(game.magic.tokens, lost.seat, game.magic.tokens[lost.seat] + tokens) });
}

/** Takes a unit off the field as destroyed; friends nearby may panic. `fled`: it has run off the table and nobody killed it. */
export function destroyUnit(
  game: G,
  id: number,
  context: Context,
  { fled = false }: { readonly fled?: boolean } = {},
): { readonly game: G; readonly frames: readonly Frame[] } {
  const frames = panicTestsFrame(frightened(game, id, "destroyed"));
  return { game: destroyed(fled ? game : withSouls(game, unit(game, id), context), id, context), frames };
}

function destroyed(game: G, id: number, context: Context): G {
  tellFallen(context, unit(game, id), null);
  tell(context, "destroyed", "t9a.panic.trigger.destroyed-nearby", { unit: named(unit(game, id)) });
  const next = change(letFall(game, id), id, { place: "gone", fleeing: false, declared: null, outOf: null });
  return changedGame(next, { engagements: next.engagements.filter((e) => e.a !== id && e.b !== id) });
}

/** The enemies on the field than which none is nearer, in the order of their ids: mostly one. */
export function nearestEnemies(game: G, u: Unit): readonly Unit[] {
  const foes = game.units.filter((v) => v.seat !== u.seat && onField(v));
  const distances = foes.map((v) => unitDistance(u, v));
  // Places are kept to 0.01 mm: what differs by less is a matter of turned corners, not of where the units stand.
  const most = Math.min(...distances) + 1;
  return foes.filter((_, i) => there(distances[i]) < most);
}

/** The nearest enemy, the first of several. */
export const nearestEnemy = (game: G, u: Unit): Unit | null => nearestEnemies(game, u)[0] ?? null;

/** Whom a unit may have to flee from: whoever caused the test, or else the nearest, of whom there may be several. */
function fledFrom(game: G, p: PanicDue): readonly Unit[] {
  const cause = p.from === null ? null : unit(game, p.from);
  return cause !== null && onField(cause) ? [cause] : nearestEnemies(game, unit(game, p.unit));
}

/** Does a unit that fails its Panic Test flee from somebody? */
const directed = (): boolean => inForce("t9a.panic.failed.flee-direction");
/** Which way a unit flees that failed such a test: `foe` once a roll has said from whom. */
export function fleesInPanic(game: G, due: PanicDue, foe: number | null = null): number {
  const u = unit(game, due.unit);
  const from = foe === null ? (fledFrom(game, due)[0] ?? null) : unit(game, foe);
  return directed() && from !== null ? directionFrom(from, u) : u.facing;
}

/** Tests that fall due together: all are taken before anybody who failed flees. */
export const panicTests = sequence(
  "panic-tests",
  { en: "Panic Tests", fr: "Tests de panique" },
  { panicked: [] },
  ({ each }) => [
    test(
      each((_, v) => v.tests),
      "test",
      { en: "Discipline Test", fr: "Test de discipline" },
      (game, _, { unit: id, cause }) => {
        const u = unit(game, id);
        if (!onField(u) || !inForce("t9a.sequence.attacks.attack.10") || !mayPanic(game, u, cause)) return null;
        return {
          unit: id,
          use: "panic",
          cause,
          label: (need) => message("roll.panic", { unit: named(u), need, cause: message(`panic.${cause}`) }),
          rule: trigger[cause],
        };
      },
      (game, v, due, passed, tested, context) => {
        const u = unit(game, due.unit);
        tell(context, "panicTests", tested.rule, {
          unit: named(u),
          result: message(passed ? "test.passed" : "test.failed"),
        });
        if (passed) return { game: change(game, u.id, { panicPassed: true }) };
        const stays = book.refusals("flee in panic", game, { unit: u })[0];
        if (stays !== undefined) {
          tell(context, "panicsInPlace", stays.rule ?? tested.rule, { unit: named(u) });
          return { game: shakenNow(game, u.id) };
        }
        tell(context, "panics", "t9a.panic.failed.flee-direction", { unit: named(u) });
        // Who had declared a charge, charges nobody now.
        const flees = { fleeing: true, declared: null, declaredFacing: null, outOf: null };
        return { game: change(game, u.id, flees), vars: { panicked: [...v.panicked, due] } };
      },
    ),
    each((_, v) => v.panicked.map((p) => p.unit), { order: ownerOrders("panic") }).call(
      "flee",
      { en: "Flee Move of one that failed", fr: "Fuite d’une unité qui a échoué" },
      "panicked",
      (_, v, id) => v.panicked.find((p) => p.unit === id) ?? null,
    ),
  ],
);

/** One unit that failed its test flees. */
export const panicked = sequence(
  "panicked",
  { en: "Flight after a Panic Test", fr: "Fuite après un Test de panique" },
  { foe: null },
  ({ act, roll }) => [
    roll(
      "a",
      { en: "From which enemy", fr: "De quel ennemi" },
      (game, p) => {
        const u = unit(game, p.unit);
        if (!onField(u) || !directed()) return null;
        const foes = fledFrom(game, p);
        if (foes.length < 2) return null;
        return {
          type: "roll",
          player: u.seat,
          label: message("roll.flee-from", { unit: named(u), foes: foes.map(named) }),
          dice: { kind: "sum", dice: 1, sides: foes.length },
          rule: "t9a.panic.failed.flee-direction",
        };
      },
      (game, p, outcome) => ({ vars: { foe: there(fledFrom(game, p)[outcome.total - 1]).id } }),
    ),
    act("b", { en: "Flee Move", fr: "Mouvement de fuite" }, (game, p) => {
      if (!onField(unit(game, p.unit))) return {};
      return { enter: enter("flee", { unit: p.unit, direction: fleesInPanic(game, p, p.foe) }) };
    }),
  ],
);
