import type { Level, Term } from "@tercio/kernel";
import { distanceToPoint, INCH } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import {
  changed,
  combatOf,
  engaged,
  type NinthAge,
  onField,
  other,
  type Unit,
  unit,
  withUnits,
} from "../state/state.ts";
import { mayDeclare } from "../sequence/charge-phase.ts";
import { chargeable } from "../battlefield/charges.ts";

import { message } from "../messages/message.ts";
import { joinsUnits } from "../calculation/joining.ts";
import { arrivedAt, chargesWorth, combatWorth, forSeat, type Stakes } from "./combat.ts";
import { objective } from "./objective.ts";
import { Kept, rowSign } from "./signatures.ts";
import { turnTo, wayFor } from "./detours.ts";
import { pending } from "./pending.ts";
import { pursuing } from "./pursuing.ts";
import { shooting } from "./shots.ts";
import { type Charges, declaredWays, planOf, waysOf } from "./ways.ts";
import { begunBy, mayBegin, turnBegins } from "./turn.ts";
import { byTurn, COMES_ON, scale, turnsToCome, WEIGHTS } from "./weights.ts";
import { price, worth } from "./worth.ts";
import { stands, standsIn } from "../state/steps.ts";

type G = NinthAge;

const LABELS = {
  material: message("mind.material"),
  combats: message("mind.combats"),
  charges: message("mind.charges"),
  threats: message("mind.threats"),
  later: message("mind.later"),
  shooting: message("mind.shooting"),
  objective: message("mind.objective"),
  position: message("mind.position"),
  result: message("mind.result"),
} as const;
type PartId = keyof typeof LABELS;

/** May charges still be declared in this Charge Phase? Not once somebody has said that there are no more. */
const declaring = (game: G): boolean =>
  game.phase === "charge" &&
  (turnBegins(game) ||
    game.stack.some(
      (f) => stands(f, "charge-phase", "2") || (standsIn(f, "charge-phase", ["3", "4"]) && f.vars["last"] !== null),
    ));

/** Charges that will more likely arrive than not have arrived: who made them and who took them is held there. */
function arrived(game: G, plan: readonly Charges[]): G {
  let next = game;
  for (const { ways } of plan) {
    const sure = ways.filter((w) => w.chance >= 0.5);
    const [first] = sure;
    if (first !== undefined && !unit(game, first.target).fleeing) next = arrivedAt(next, sure);
  }
  return next;
}

const sum = (plan: readonly Charges[]): number => plan.reduce((n, { worth: w }) => n + w, 0);

/** Charges declared, and what may be declared besides; whose turn it is. */
function ownCharges(game: G, open: boolean, stakes: Stakes | null): readonly Charges[] {
  if (game.phase !== "charge") return [];
  const made = declaredWays(game, game.active);
  const ways =
    open && declaring(game)
      ? waysOf(game, game.active, (u) => mayDeclare(game, u)).filter((w) =>
          chargeable(game, unit(game, w.charger), unit(game, w.target)),
        )
      : [];
  return planOf(game, game.active, ways, stakes, made);
}

/**
 * Charges of both sides, for seat 0: those being declared; the answer to them of whoever charges next; the answer to that;
 * each from where the charges before it would leave everybody.
 */
function charges(
  game: G,
  level: Level,
  stakes: Stakes | null,
): { readonly [P in "charges" | "threats" | "later"]: number } {
  const { active } = game;
  const own = ownCharges(game, level > 1, stakes);
  const now = FOUGHT * forSeat(sum(own), active);
  if (level === 1) return { charges: now, threats: 0, later: 0 };
  let at = arrived(game, own);
  const half = level === 2 ? 0.5 : 1;
  const foe = other(active);
  const next = turnsToCome(game, foe) === 0 ? [] : planOf(at, foe, waysOf(at, foe), stakes);
  const threats = half * byTurn(game, WEIGHTS.next) * forSeat(sum(next), foe);
  if (level === 2 || turnsToCome(game, active) === 0) return { charges: now, threats, later: 0 };
  at = arrived(at, next);
  const then = planOf(
    at,
    active,
    waysOf(at, active, () => true, COMES_ON),
    stakes,
  );
  return { charges: now, threats, later: byTurn(game, WEIGHTS.later) * forSeat(sum(then), active) };
}

const meetings = new Kept<number>(5000);
/** What two units would do to each other, wherever they stand: nobody else is near. */
const meeting = (game: G, u: Unit, v: Unit): number =>
  meetings.get(`${rowSign(game, u)}.${rowSign(game, v)}.${u.files}.${v.files}`, () => {
    const alone = withUnits(
      game,
      game.units.flatMap((w) => (w === u || w === v || !onField(w) ? [] : [changed(w, { place: "reserve" })])),
    );
    return (
      chargesWorth(alone, [{ charger: u.id, target: v.id, facing: "front" }]) +
      chargesWorth(alone, [{ charger: v.id, target: u.id, facing: "front" }])
    );
  });

/** So many pairs at most are thought of, those that stand most directly opposite each other. */
const PAIRS = 60;

/** Who stands opposite whom, before the battle: pairs of units by what they would do to each other. */
function matches(game: G): number {
  const there = game.units.filter(onField);
  return there
    .filter((u) => u.seat === 0)
    .flatMap((u) => there.filter((v) => v.seat === 1).map((v) => ({ u, v, apart: Math.abs(u.x - v.x) / INCH })))
    .filter(({ apart }) => apart <= 24)
    .sort((p, q) => p.apart - q.apart || p.u.id - q.u.id || p.v.id - q.v.id)
    .slice(0, PAIRS)
    .reduce((value, { u, v, apart }) => value + (meeting(game, u, v) * 0.15) / (1 + apart / 6), 0);
}

/** A fight tells more than what falls in it: who wins it goes on to the next, by what `npm run fit` shows. */
const FOUGHT = 1.25;

function combats(game: G, stakes: Stakes | null): number {
  let value = 0;
  const seen = new Set<number>();
  for (const e of game.engagements) {
    if (seen.has(e.a)) continue;
    for (const id of combatOf(game, e.a)) seen.add(id);
    value += FOUGHT * combatWorth(game, e.a, stakes);
  }
  return value;
}

/** Who shoots has no need to come to the middle. */
const STAYS = 0.2;
const shoots = (u: Unit): boolean =>
  u.pools.some((p) => p.profile.parts.some((part) => (part.missiles ?? []).length > 0));

/** Share of its worth that a Character gives up who could stand in a unit and stands alone: whoever comes by may charge it. */
const ALONE = 0.12;
/** What Characters who stand alone make worse, for seat 0. */
function alone(game: G): number {
  let value = 0;
  for (const u of game.units)
    if (u.entry.character === true && onField(u) && !engaged(game, u.id) && joinsUnits(game, u))
      value -= forSeat(ALONE * price(game, u), u.seat);
  return value;
}

/** Inches that somebody lacks who faces away from the middle: it turns before it comes; not so near that it has arrived. */
const [ABOUT, TURNS_AT] = [8, 6];

interface FromMiddle {
  readonly far: number;
  readonly away: number;
}
const fromThere = new WeakMap<Unit, FromMiddle>();
const MIDDLE = { x: 0, y: 0 };
/** How far a unit has to go to the middle, in inches, and of half a turn so much faces another way. */
function fromMiddle(game: G, u: Unit): FromMiddle {
  let found = fromThere.get(u);
  if (found === undefined) {
    const { more, next } = wayFor(game, u, MIDDLE);
    const far = (distanceToPoint(rectangleOf(u), MIDDLE) + more) / INCH;
    const away = far < TURNS_AT ? 0 : turnTo(u, next);
    fromThere.set(u, (found = { far, away }));
  }
  return found;
}

function position(game: G): number {
  let value = alone(game);
  // Who pursues fights no more, and goes where it has farther to come back from.
  const gone = pursuing(game);
  for (const u of game.units) {
    const { there, chance } = gone.get(u.id) ?? { there: u, chance: engaged(game, u.id) ? 0 : 1 };
    if (!onField(u) || u.fleeing || chance === 0) continue;
    const { far, away } = fromMiddle(game, there);
    value -= forSeat(chance * byTurn(game, WEIGHTS.inch) * (far + ABOUT * away) * (shoots(u) ? STAYS : 1), u.seat);
  }
  return value;
}

/** What a Battle Point is worth at the end, by the size of the battle. */
const BATTLE_POINT = 100;

const ORDER = Object.keys(LABELS) as readonly PartId[];

function values(given: G, level: Level): { readonly [P in PartId]?: number } {
  const game: G = turnBegins(given) ? { ...given, phase: "charge" } : given;
  if (game.result !== null) {
    const [a, b] = game.result.battlePoints;
    return { result: (a - b) * BATTLE_POINT * scale(game) };
  }
  const begins = mayBegin(game);
  if (begins !== null) {
    const [a = {}, b = a] = begins.map((seat) => values(begunBy(game, seat), level));
    return Object.fromEntries(ORDER.map((id) => [id, ((a[id] ?? 0) + (b[id] ?? 0)) / 2]));
  }
  let material = pending(game);
  for (const u of game.units) material += forSeat(worth(game, u), u.seat);
  if (level === 1)
    return game.gameTurn === 0
      ? { material }
      : { material, combats: combats(game, null), ...charges(game, level, null) };
  const seen = level === 2 ? 0.5 : 1;
  const aims = objective(game);
  if (game.gameTurn === 0) return { material, objective: seen * aims.value, position: matches(game) + alone(game) };
  const stakes: Stakes = (id) => seen * aims.by(id);
  return {
    material,
    combats: combats(game, stakes),
    ...charges(game, level, stakes),
    shooting: shooting(game),
    objective: seen * aims.value,
    position: position(game),
  };
}

/** What a position is made of for seat 0, in points: the same parts in the same order, whatever the level. */
export function evaluate(game: G, level: Level): readonly Term[] {
  const found = values(game, level);
  return ORDER.map((id) => ({ id, label: LABELS[id], value: found[id] ?? 0 }));
}
