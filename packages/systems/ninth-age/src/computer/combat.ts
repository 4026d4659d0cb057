import { there } from "@tercio/kernel";
import { placeInContact } from "@tercio/mass-battle";
import { rectangleOf } from "../calculation/formation.ts";
import { startingHealth, unarmed } from "../state/pools.ts";
import { findingAfresh } from "../state/remembered.ts";
import {
  changed,
  combatOf,
  engaged,
  type Engagement,
  type Facing,
  type NinthAge,
  onField,
  type Seat,
  type Unit,
  unit,
  withUnits,
} from "../state/state.ts";
import { averageRound, type Round } from "./round.ts";
import { aroundOf, fightSign, Kept, numberOf } from "./signatures.ts";
import { type CombatInProgress, combatInProgress } from "./combat-in-progress.ts";
import { BROKEN, LOSS, UNPURSUED } from "./weights.ts";
import { price, shareLeft, worth } from "./worth.ts";

type G = NinthAge;

/** A charge that may come: who, against whom, on which facing. */
export interface Coming {
  readonly charger: number;
  readonly target: number;
  readonly facing: Facing;
}

/** What comes of a combat for seat 0, and how it goes on in its first round. */
interface Outlook {
  readonly worth: number;
  /** Chance that somebody of a seat breaks in the first round. */
  readonly breaks: readonly [number, number];
  /** How likely each unit is lost in it. */
  readonly lost: ReadonlyMap<number, number>;
}

/** What seat 0 has by a unit that still stands, besides what the unit is worth itself. */
export type Stakes = (id: number) => number;

/** What a fight is worth to seat 0 with what hangs on those who are in it. */
const staked = ({ worth, lost }: Outlook, stakes: Stakes | null): number => {
  if (stakes === null) return worth;
  let value = worth;
  for (const [id, chance] of lost) value -= chance * stakes(id);
  return value;
};

export const forSeat = (value: number, seat: Seat): number => (seat === 0 ? value : -value);

function worthOfRound(start: G, ids: readonly number[], round: Round, unpursued = 0): number {
  let value = 0;
  const broken = BROKEN + unpursued * (UNPURSUED - BROKEN);
  for (const id of ids) {
    const u = unit(start, id);
    const share = (round.lost.get(id) ?? 0) / Math.max(1, startingHealth(u));
    const p = round.breaks.get(id) ?? 0;
    const cost = price(start, u);
    const bad = p * cost * broken * (0.6 + 0.4 * shareLeft(start, u)) + (1 - p) * cost * share * LOSS;
    value -= forSeat(bad, u.seat);
  }
  return value;
}

/** Of who goes on after a round so many fight another. */
const GO_ON = 0.8;

/** Two rounds of a combat on average dice, the first of them from where it stands. It is kept as a whole (below), and nothing within. */
const outlook = (game: G, ids: readonly number[], under: CombatInProgress | null = null): Outlook =>
  findingAfresh(() => twoRounds(game, ids, under));

function twoRounds(game: G, ids: readonly number[], under: CombatInProgress | null): Outlook {
  const first = averageRound(game, ids, under);
  let value = worthOfRound(game, ids, first, under?.unpursued);
  const breaks: [number, number] = [0, 0];
  const lost = new Map<number, number>();
  const lose = (id: number, chance: number): void => {
    if (chance > 0) lost.set(id, (lost.get(id) ?? 0) + chance * BROKEN);
  };
  for (const id of ids) {
    const { seat } = unit(game, id);
    lose(id, first.breaks.get(id) ?? 0);
    breaks[seat] = 1 - (1 - breaks[seat]) * (1 - (first.breaks.get(id) ?? 0));
  }
  const left = ids.filter((id) => onField(unit(first.after, id)));
  if (first.goesOn > 0.05 && ([0, 1] as const).every((s) => left.some((id) => unit(first.after, id).seat === s))) {
    const next = withUnits(
      first.after,
      left.map((id) => {
        const u = unit(first.after, id);
        return changed(u, { charging: false, rounds: u.rounds + 1 });
      }),
    );
    const second = averageRound(next, left);
    value += first.goesOn * GO_ON * worthOfRound(next, left, second);
    for (const id of left) lose(id, first.goesOn * GO_ON * (second.breaks.get(id) ?? 0));
  }
  return { worth: value, breaks, lost };
}

const KEEP = 20_000;
const combats = new Kept<Outlook>(KEEP);

/** Contacts among these; `places`: those who touch told by their places in this list and not by their numbers. */
function contacts(game: G, ids: readonly number[], places?: readonly number[]): string {
  const who = (id: number): number => (places === undefined ? id : places.indexOf(id));
  return game.engagements
    .filter((e) => ids.includes(e.a))
    .map((e) => `${who(e.a)}${e.aFacing}${who(e.b)}${e.bFacing}${e.offset}`)
    .join();
}

/** How the combat that a unit is in comes out, as it stands. */
function combatOutlook(game: G, id: number): Outlook {
  const ids = combatOf(game, id);
  const who = ids.map((i) => numberOf(unit(game, i))).join(".");
  const under = combatInProgress(game, ids);
  return combats.get(`${who}|${contacts(game, ids)}|${aroundOf(game, ids)}|${under?.sign ?? ""}`, () =>
    outlook(game, ids, under),
  );
}

export const combatWorth = (game: G, id: number, stakes: Stakes | null = null): number =>
  staked(combatOutlook(game, id), stakes);

const placed = new WeakMap<Unit, WeakMap<Unit, Map<string, Unit>>>();

/** A charger as it stands when it has arrived: the same record each time, so that what hangs on it is known. */
function inPlace(u: Unit, target: Unit, facing: Facing, offset: number): Unit {
  let of = placed.get(u);
  if (of === undefined) placed.set(u, (of = new WeakMap()));
  let at = of.get(target);
  if (at === undefined) of.set(target, (at = new Map()));
  const key = `${facing}${offset}`;
  let found = at.get(key);
  if (found === undefined) {
    const place = placeInContact(rectangleOf(u), "front", rectangleOf(target), facing, offset);
    found = changed(u, { ...place, charging: true, rounds: 0, declared: null, declaredFacing: null, ...unarmed(u) });
    at.set(key, found);
  }
  return found;
}

/** The game in which these charges at one target have arrived, side by side on each facing. */
export function arrivedAt(game: G, coming: readonly Coming[]): G {
  const target = unit(game, there(coming[0]).target);
  const units: Unit[] = [];
  const added: Engagement[] = [];
  for (const facing of ["front", "left", "right", "rear"] as const) {
    const list = coming.filter((c) => c.facing === facing);
    const wide = list.reduce((sum, c) => sum + rectangleOf(unit(game, c.charger)).width, 0);
    let from = -wide / 2;
    for (const c of list) {
      const u = unit(game, c.charger);
      const { width } = rectangleOf(u);
      const offset = Math.trunc(from + width / 2);
      from += width;
      units.push(inPlace(u, target, facing, offset));
      added.push({ a: u.id, b: target.id, aFacing: "front", bFacing: facing, offset });
    }
  }
  return { ...withUnits(game, units), engagements: [...game.engagements, ...added] };
}

/** Ground counts for nothing in fights that have not begun: where they will be is not known to the inch. */
const BARE: G["terrain"] = [];

/** The same of fights that are alike: who is lost by place among those who fight. */
interface Alike extends Omit<Outlook, "lost"> {
  readonly lost: readonly (readonly [at: number, chance: number])[];
}

const byRecord = new Kept<Outlook>(KEEP);
const bySign = new Kept<Alike>(KEEP);

/** How it goes on where charges that all arrive at one target have arrived. */
export function chargedOutlook(game: G, coming: readonly Coming[]): Outlook {
  const { target } = there(coming[0]);
  const before = engaged(game, target) ? combatOf(game, target) : [target];
  const all = [...before, ...coming.map((c) => c.charger)];
  const records = all.map((id) => numberOf(unit(game, id))).join(".");
  const told = coming.map((c) => `${c.charger}${c.facing}`).join();
  const fought = before.length > 1 ? contacts(game, before) : "";
  return byRecord.get(`${records}|${told}|${fought}|${aroundOf(game, all)}`, () => {
    const joined = { ...arrivedAt(game, coming), terrain: BARE };
    const ids = combatOf(joined, target);
    const signs = ids.map((id) => fightSign(joined, unit(joined, id))).join("|");
    const { lost, ...alike } = bySign.get(`${signs}|${contacts(joined, ids, ids)}`, () => {
      const found = outlook(joined, ids);
      return { ...found, lost: [...found.lost].map(([id, chance]) => [ids.indexOf(id), chance] as const) };
    });
    return { ...alike, lost: new Map(lost.map(([at, chance]) => [there(ids[at]), chance])) };
  });
}

/** What charges that all arrive at one target would change for seat 0. */
export function chargesWorth(game: G, coming: readonly Coming[], stakes: Stakes | null = null): number {
  const target = unit(game, there(coming[0]).target);
  // Who flees is run down.
  if (target.fleeing) return -forSeat(worth(game, target), target.seat) - (stakes?.(target.id) ?? 0);
  const then = staked(chargedOutlook(game, coming), stakes);
  return engaged(game, target.id) ? then - combatWorth(game, target.id, stakes) : then;
}
