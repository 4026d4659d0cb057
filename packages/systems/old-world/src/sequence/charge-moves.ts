import { printedDice } from "@tercio/dice";
import { inForce, settled, there } from "@tercio/kernel";
import type { ChargePlaces, Way } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { apart, chargeRange, flightOf, rollNeeded } from "../calculation/charge-range.ts";
import { mayChargeSo } from "../calculation/formation.ts";
import { redressed } from "../battlefield/paths.ts";
import { facingAimedAt, type More, readied, setOut, wayTo } from "../battlefield/charges.ts";
import {
  arrives,
  certainPlace,
  falling,
  inContact,
  placeOf,
  placesOf,
  wouldArrive,
} from "../battlefield/charge-moves.ts";
import { book } from "../hooks/book.ts";
import { chargeRoll, severalChargers } from "../entries/rules/charge.ts";
import { drilled } from "../entries/rules/moves.ts";
import { change, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import type { Rolled } from "./charge-flow.ts";
import { ownerOrders } from "./charge-order.ts";
import { wayOfCharge, wentInto } from "./charge-ways.ts";
import { went } from "./went.ts";
import { chargersOf, declared } from "./declaring.ts";
import { dangerousGround } from "./dangerous.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { destroyedNear } from "./panic-causes.ts";
import { standardTaken } from "./standards.ts";

type G = OldWorld;
const MOVE = "tow.charge.move";
const FAILED = "tow.charge.failed";
const BLOCKED = "tow.rule.blocked-charge";
const RUN_DOWN = "tow.charge.fleeing-enemy.contact";
const MISSED = "tow.charge.fleeing-enemy.no-contact";
const PHASE = "tow.phase.movement.charge-moves";

/** Every charge, one group of chargers after another, in the order that their owner chooses. */
export const chargeMoves = sequence(
  "charge-moves",
  { en: "Charge Moves", fr: "Mouvements de charge" },
  { next: null },
  ({ call, choose, repeat }) => [
    choose(
      "choose",
      { en: "Choose the next charge", fr: "Choisir la charge suivante" },
      "next-charger",
      (game) => {
        const units = leaders(game);
        const [first, second] = units;
        if (first === undefined) return null;
        return second === undefined ? settled({ unit: first }) : { player: game.active, about: { units } };
      },
      (_, __, answer) => ({ vars: { next: answer.unit } }),
      PHASE,
    ),
    call(
      "move",
      { en: "Charge range and charge move", fr: "Portée et mouvement de charge" },
      "charge-move",
      (_, v) => (v.next === null ? null : { unit: v.next }),
      () => ({ vars: { next: null } }),
      PHASE,
    ),
    repeat("next", { en: "Next charge", fr: "Charge suivante" }, "choose", (game) => declared(game).length > 0, PHASE),
  ],
);

/** Those that roll and move together with a charger: all that charge the same facing of the same enemy, it first. */
export function rollingWith(game: G, id: number): readonly number[] {
  const u = unit(game, id);
  if (!onField(u) || u.declared === null) return [];
  if (!inForce(severalChargers.id)) return [id];
  const same = chargersOf(game, u.declared).filter((x) => unit(game, x).declaredFacing === u.declaredFacing);
  return [id, ...same.filter((x) => x !== id)];
}

/** One charger of each group stands for all of it. */
export function leaders(game: G): readonly number[] {
  const all = declared(game);
  return all.filter((id) => Math.min(...rollingWith(game, id)) === id);
}

/** What the Charge roll of a unit has to show to reach its target, and whether its way leads through terrain. */
export function chargeNeed(game: G, charger: Unit, target: Unit, gone: readonly number[] = []) {
  const u = mayChargeSo(charger) ? charger : readied(game, charger, target);
  const { ground } = wayTo(game, u, target, { gone });
  const more = book.offers("roll option", game, { unit: u, use: "charge" }).some((o) => o.value === "die more");
  const most = DIE.sides + (more ? DIE.sides : 0);
  let need = rollNeeded(game, u, ground, apart(u, target));
  while (need <= most && !arrives(game, u, target, chargeRange(game, u, ground, need), gone)) need++;
  return { ground, need: need > most ? null : need };
}
const DIE = printedDice(chargeRoll.figures.roll);

/** The widths in which a charger may set out, its own among them where it may charge so. */
const widthsFor = (game: G, id: number): readonly number[] => {
  const u = unit(game, id);
  return [u, ...redressed(game, u)]
    .filter(mayChargeSo)
    .map(({ files }) => files)
    .toSorted((a, b) => a - b);
};

const ids = (list: readonly Rolled[]): readonly number[] => list.map((r) => r.unit);
const without = (list: readonly Rolled[], id: number): readonly Rolled[] => list.filter((r) => r.unit !== id);
const rolledBy = (list: readonly Rolled[], id: number): Rolled => there(list.find((r) => r.unit === id));

/** The charge is over, wherever it has led. */
const spent = (deed: "charged" | "failed-charge") =>
  ({ deed, declared: null, declaredFacing: null, hasCharged: true }) as const;

/** All chargers of one facing of a target: their dice, the moves of those that reach it, then those that fall short. */
export const chargeMove = sequence(
  "charge-move",
  { en: "Charge range and charge move", fr: "Portée et mouvement de charge" },
  { target: -1, toRoll: [], reached: [], short: [] },
  ({ act, each }) => [
    act("chargers", { en: "All chargers of this facing", fr: "Toutes les unités qui chargent ce côté" }, (game, v) => ({
      // A target that has left the table is charged no more.
      vars: { target: unit(game, v.unit).declared ?? v.target, toRoll: rollingWith(game, v.unit) },
    })),
    each((game, v) => v.toRoll.filter((id) => redressed(game, unit(game, id)).length > 0)).choose(
      "redress",
      { en: "Redress the ranks before the charge", fr: "Resserrer les rangs avant la charge" },
      "charge-redress",
      (game, v, id) => {
        const { target } = v;
        if (target < 0 || !onField(unit(game, target))) return null;
        const width = readied(game, unit(game, id), unit(game, target)).files;
        const widths = widthsFor(game, id);
        return widths.length > 1
          ? { player: game.active, about: { unit: id, widths, width } }
          : settled({ files: widths[0] ?? width });
      },
      (game, _, id, answer, context) => {
        const u = unit(game, id);
        const as = redressed(game, u).find(({ files }) => files === answer.files);
        if (as === undefined) return {};
        tell(context, "redresses", drilled.id, { unit: named(u), files: answer.files });
        return { game: change(game, id, { x: as.x, y: as.y, files: as.files }) };
      },
      drilled.id,
    ),
    each((game, v) => (onField(unit(game, there(v.toRoll[0] ?? v.unit))) && v.target >= 0 ? v.toRoll : [])).call(
      "roll",
      { en: "Charge roll", fr: "Jet de charge" },
      "distance-roll",
      (game, v, id) => {
        const target = unit(game, v.target);
        if (!onField(target)) return null;
        const { ground, need } = chargeNeed(game, unit(game, id), target, v.toRoll);
        return { unit: id, use: "charge", kind: ground ? "charge-through-terrain" : "charge", foe: v.target, need };
      },
      (game, v, id, roll) => {
        const [u, target] = [unit(game, id), unit(game, v.target)];
        const { ground } = wayTo(game, u, target, { gone: v.toRoll });
        const rolled = { unit: id, roll, range: chargeRange(game, u, ground, roll), ground };
        return arrives(game, u, target, rolled.range, v.toRoll)
          ? { vars: { reached: [...v.reached, rolled] } }
          : { vars: { short: [...v.short, rolled] } };
      },
      "tow.charge.roll",
    ),
    each((_, v) => ids(v.reached), { order: ownerOrders("charge") }).call(
      "contact",
      { en: "One that gets there moves into contact", fr: "Une unité à portée se met au contact" },
      "charge-contact",
      (_, v, id) => {
        const { range, ground } = rolledBy(v.reached, id);
        return { unit: id, target: v.target, mates: without(v.reached, id), range, ground };
      },
      (_, v, id, arrived) => ({
        vars: {
          reached: without(v.reached, id),
          ...(arrived ? {} : { short: [...v.short, rolledBy(v.reached, id)] }),
        },
      }),
      MOVE,
    ),
    each((_, v) => ids(v.short), { order: ownerOrders("fail") }).act(
      "fail",
      { en: "Charges that do not arrive", fr: "Charges qui n’arrivent pas" },
      (game, v, id, context) => {
        const [u, target] = [unit(game, id), unit(game, v.target)];
        const { roll, range } = rolledBy(v.short, id);
        const fled = target.fleeing || !onField(target);
        const blocked = !fled && inForce(BLOCKED) && wouldArrive(game, u, target, range);
        const rule = fled ? MISSED : blocked ? BLOCKED : FAILED;
        const reach = fled || blocked ? range : roll * INCH;
        const { path, end } = inForce(rule) ? falling(game, u, target, reach) : { path: [], end: u };
        const kind = fled ? "chargesMissed" : blocked ? "chargesHalted" : "chargesFailed";
        const values = { unit: named(u), foe: named(target), inches: Math.floor(reach / INCH) };
        const way: Way = { from: u, path, ...(flightOf(u) === null ? {} : { over: "lands" }) };
        tell(context, kind, rule, values, went(game, u, way));
        const { x, y, facing } = end;
        const next = change(game, id, {
          x,
          y,
          facing,
          places: null,
          ...spent(fled || blocked ? "charged" : "failed-charge"),
        });
        return { game: next, enter: dangerousGround(next, u, way) };
      },
      FAILED,
    ),
    // Where the target was gone before its chargers moved, they stay.
    act("gone", { en: "Chargers without a target", fr: "Assaillants sans cible" }, (game, v) => {
      const left = rollingWith(game, v.unit);
      return { game: left.reduce((g, id) => change(g, id, spent("charged")), game) };
    }),
  ],
);

/** Longest way and mates of a charger, as the geometry asks them. */
const moreOf = (game: G, mates: readonly Rolled[], range: number): More => ({
  maximum: range,
  mates: mates.map((m) => ({ unit: unit(game, m.unit), maximum: m.range })),
});

/** What is known of the charges that are carried out, while no unit moves. */
const kept = new WeakMap<readonly Unit[], Map<string, ChargePlaces>>();

/** All places where this charger may end. */
export function offered(game: G, id: number, target: number, mates: readonly Rolled[], range: number): ChargePlaces {
  let known = kept.get(game.units);
  if (known === undefined) kept.set(game.units, (known = new Map()));
  const key = [id, target, range, ...ids(mates)].join("/");
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = placesOf(game, unit(game, id), unit(game, target), moreOf(game, mates, range));
  known.set(key, found);
  return found;
}

/** The charge to a place, or to the best of all. */
export function chargeTo(
  game: G,
  id: number,
  target: number,
  mates: readonly Rolled[],
  range: number,
  offset: number | null,
) {
  const [u, v] = [unit(game, id), unit(game, target)];
  const more = moreOf(game, mates, range);
  const certain = offset === null ? null : certainPlace(game, u, v, more, offset);
  return certain ?? placeOf(game, u, v, more, offered(game, id, target, mates, range), offset);
}

/** One charger that gets there moves, where there is room and a way; it hands back whether it has arrived. */
export const chargeContact = sequence(
  "charge-contact",
  { en: "Charge move", fr: "Mouvement de charge" },
  { offset: null, arrived: false, ranDown: false, passed: false },
  ({ act, call, choose }) => [
    choose(
      "place",
      { en: "Choose where to make contact", fr: "Choisir le point de contact" },
      "charge-move",
      (game, { unit: id, target, mates, range }) => {
        const prey = unit(game, target);
        // Whoever flees is caught where the charger comes to it.
        if (!onField(prey) || prey.fleeing) return null;
        const { seat } = unit(game, id).entry;
        const places = offered(game, id, target, mates, range);
        const free = places.stretches.length > 1 || places.stretches.some((s) => s.from < s.to);
        return free && places.best !== null
          ? { player: seat, about: { unit: id, target, mates, range, places } }
          : null;
      },
      (_, __, answer) => ({ vars: { offset: answer.offset } }),
      MOVE,
    ),
    act(
      "contact",
      { en: "Into contact", fr: "Au contact" },
      (game, v, context) => {
        const [u, target] = [unit(game, v.unit), unit(game, v.target)];
        if (!onField(target)) return {};
        const charge = chargeTo(game, u.id, target.id, v.mates, v.range, v.offset);
        if (charge === null) return {};
        const way = wayOfCharge(u, charge, flightOf(u) !== null, setOut(u, target).facing);
        const facing = facingAimedAt(game, u, target);
        const disrupts = book.offers("charge arrived", game, { unit: u }).length > 0;
        const next = inContact(game, { unit: u.id, target: target.id, facing, charge, disrupts });
        const data = wentInto(game, u, way, target.id, charge);
        const names = { unit: named(u), foe: named(target) };
        if (!target.fleeing) {
          tell(context, "chargesArrived", MOVE, names, data);
          if (disrupts) tell(context, "firstCharge", "tow.rule.first-charge", names);
          if (charge.rotateTarget !== 0) tell(context, "disordered", "tow.rule.disordered-charge", names);
          return { game: next, vars: { arrived: true }, enter: dangerousGround(game, u, way) };
        }
        tell(context, "ranDown", RUN_DOWN, names, data);
        tell(context, "destroyed", RUN_DOWN, { unit: named(target) });
        const without = change(next, target.id, { place: "destroyed" });
        return {
          game: standardTaken(without, target.id, context),
          vars: { arrived: true, ranDown: true },
          enter: [...dangerousGround(game, u, way), ...destroyedNear(without, target)],
        };
      },
      MOVE,
    ),
    choose(
      "test",
      { en: "Try to reform", fr: "Tenter de se reformer" },
      "test-to-reform",
      (game, v) => (v.ranDown ? { player: unit(game, v.unit).entry.seat, about: { unit: v.unit } } : null),
      (_, __, answer) => (answer.test ? {} : { leave: true }),
      RUN_DOWN,
    ),
    call(
      "reform-test",
      { en: "Leadership test to reform", fr: "Test de Commandement pour se reformer" },
      "leadership-test",
      (_, v) => (v.ranDown ? { unit: v.unit, test: "reform", rule: RUN_DOWN } : null),
      (_, __, passed) => ({ vars: { passed } }),
      RUN_DOWN,
    ),
    call(
      "reform",
      { en: "Reform", fr: "Se reformer" },
      "free-reform",
      (_, v) => (v.passed ? { unit: v.unit } : null),
      undefined,
      RUN_DOWN,
    ),
  ],
  (_, v) => v.arrived,
);
