import { watched } from "@tercio/kernel";
import { receives } from "../calculation/presence.ts";
import { bearers, PRESENCES } from "../state/bearers.ts";
import type { NinthAge, Unit } from "../state/state.ts";

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for a record that never changes: what is worked out of it is kept under that. */
export function numberOf(record: object): number {
  let number = numbers.get(record);
  if (number === undefined) numbers.set(record, (number = ++count));
  return number;
}

const pools = new WeakMap<Unit["pools"], number>();
const alike = new Map<string, number>();
/** A number for Health Pools as they stand: lists that say the same have the same. */
export function poolsOf({ pools: list }: Unit): number {
  let number = pools.get(list);
  if (number === undefined) {
    const sign = list
      .map(
        (p) =>
          `${numberOf(p.profile)}.${p.kind}.${p.count}.${p.lost}.${p.weapon ?? ""}.${p.slot ?? ""}.${p.refused}.${p.cost}`,
      )
      .join("|");
    number = alike.get(sign);
    if (number === undefined) alike.set(sign, (number = ++count));
    pools.set(list, number);
  }
  return number;
}

const effectsOf = (game: NinthAge): number => (game.effects.length === 0 ? 0 : numberOf(game.effects));

const givers = new WeakMap<readonly Unit[], string>();
/** Who gives Discipline or second rolls, as they stand. */
function giversOf(game: NinthAge): string {
  let found = givers.get(game.units);
  if (found === undefined) {
    found = "";
    for (const presence of PRESENCES)
      for (const seat of [0, 1] as const)
        for (const giver of bearers(game, presence, seat)) found += `${numberOf(giver.unit)}.`;
    givers.set(game.units, found);
  }
  return found;
}

/** What holds in a game for all that stand as these do. */
export const aroundOf = (game: NinthAge): string => `${effectsOf(game)}/${giversOf(game)}`;

const received = new WeakMap<Unit, { readonly from: string; readonly sign: string }>();
function presenceSign(game: NinthAge, u: Unit): string {
  const from = giversOf(game);
  let found = received.get(u);
  if (found?.from !== from) {
    const sign = PRESENCES.map((p) => (receives(game, p, u).length > 0 ? "1" : "0")).join("");
    received.set(u, (found = { from, sign }));
  }
  return found.sign;
}

const signs = new WeakMap<Unit, string>();
/** All of a unit that a combat can hang on, but where it stands. */
export function fightSign(game: NinthAge, u: Unit): string {
  let found = signs.get(u);
  if (found === undefined) {
    found = `${u.id}.${u.seat}.${numberOf(u.entry)}.${poolsOf(u)}.${u.files}.${u.standard}.${u.musician}.${u.charging}.${u.rounds}.${u.afraid}.${u.shaken}.${u.fleeing}`;
    signs.set(u, found);
  }
  return `${found}.${presenceSign(game, u)}`;
}

export const effectsSign = (game: NinthAge): string => String(effectsOf(game));

/** What is worked out of what it is kept under: the same whether it was kept or not. Runs that watch rules keep nothing. */
export class Kept<V> {
  readonly #most: number;
  readonly #map = new Map<string, V>();
  constructor(most: number) {
    this.#most = most;
  }
  get(key: string, make: () => V): V {
    if (watched()) return make();
    let value = this.#map.get(key);
    if (value === undefined) {
      value = make();
      if (this.#map.size >= this.#most) this.#map.clear();
      this.#map.set(key, value);
    }
    return value;
  }
}
