import { hashOf, watched } from "@tercio/kernel";
import { receives } from "../calculation/presence.ts";
import { bearers, PRESENCES } from "../state/bearers.ts";
import { type NinthAge, type Pool, type Unit, unit } from "../state/state.ts";

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for a record that never changes: what is worked out of it is kept under that. */
export function numberOf(record: object): number {
  let number = numbers.get(record);
  if (number === undefined) numbers.set(record, (number = ++count));
  return number;
}

const kinds = new WeakMap<object, number>();
const alikeKinds = new Map<string, number>();
/** A number for a row of an Army List: rows that say the same but for their names have the same, whichever list they stand on. */
function kindOf(entry: Unit["entry"] | Pool["profile"]): number {
  let number = kinds.get(entry);
  if (number === undefined) {
    const { name, ...rest } = entry;
    const sign = hashOf("character" in entry && entry.character === true ? { name, rest } : rest);
    number = alikeKinds.get(sign);
    if (number === undefined) alikeKinds.set(sign, (number = ++count));
    kinds.set(entry, number);
  }
  return number;
}

const pools = new WeakMap<Unit["pools"], number>();
const alike = new Map<string, number>();
/** A number for Health Pools as they stand: lists that say the same have the same. */
export function poolsOf({ pools: list, entry }: Unit): number {
  let number = pools.get(list);
  if (number === undefined) {
    // Who has joined may ask after the name of those among whom he stands.
    const name = list.length > 1 && list.some((p) => p.kind === "character") ? entry.name.en : "";
    const sign = list
      .map(
        (p) =>
          `${kindOf(p.profile)}.${p.kind}.${p.count}.${p.lost}.${p.weapon ?? ""}.${p.slot ?? ""}.${p.refused}.${p.cost}`,
      )
      .join("|");
    number = alike.get(sign + name);
    if (number === undefined) alike.set(sign + name, (number = ++count));
    pools.set(list, number);
  }
  return number;
}

const about = new WeakMap<NinthAge["effects"], WeakMap<Unit, string>>();
/**
 * What of the effects at work lies on a unit, on who has joined it, or on everybody; empty where nothing does. An effect on
 * somebody else changes nothing of it, but through who gives presence (below).
 */
export function effectsOn({ effects }: NinthAge, u: Unit): string {
  if (effects.length === 0) return "";
  let of = about.get(effects);
  if (of === undefined) about.set(effects, (of = new WeakMap()));
  let found = of.get(u);
  if (found === undefined) {
    const on = effects.filter((e) => e.on === null || e.on === u.id || u.pools.some((p) => p.self === e.on));
    // With its number: what an effect wants to know may name somebody.
    found = on.length === 0 ? "" : `*${u.id}${on.map((e) => `${e.rule}${e.from}${JSON.stringify(e.params)}`).join()}`;
    of.set(u, found);
  }
  return found;
}

interface Givers {
  readonly units: readonly Unit[];
  readonly effects: NinthAge["effects"];
  readonly sign: string;
}
let givers: Givers | null = null;
/** Who gives Discipline or second rolls, as they stand. */
function giversOf(game: NinthAge): string {
  if (givers?.units === game.units && givers.effects === game.effects) return givers.sign;
  let sign = "";
  for (const presence of PRESENCES)
    for (const seat of [0, 1] as const)
      for (const giver of bearers(game, presence, seat))
        sign += `${numberOf(giver.unit)}${effectsOn(game, giver.unit)}.`;
  givers = { units: game.units, effects: game.effects, sign };
  return sign;
}

/** What holds in a game for these, as everything stands. */
export const aroundOf = (game: NinthAge, ids: readonly number[]): string =>
  `${game.effects.length === 0 ? "" : ids.map((id) => effectsOn(game, unit(game, id))).join("")}/${giversOf(game)}`;

const received = new WeakMap<Unit, { readonly from: string; readonly sign: string }>();
function presenceSign(game: NinthAge, u: Unit): string {
  const from = giversOf(game);
  let found = received.get(u);
  if (found?.from !== from) {
    const sign = PRESENCES.map((p) =>
      receives(game, p, u)
        .map((giver) => `${kindOf(giver.pool.profile)}${effectsOn(game, giver.unit)}`)
        .join("+"),
    ).join("/");
    received.set(u, (found = { from, sign }));
  }
  return found.sign;
}

const signs = new WeakMap<Unit, string>();
/** All of a unit that a combat can hang on, but where it stands and which of those that are alike it is. */
export function fightSign(game: NinthAge, u: Unit): string {
  let found = signs.get(u);
  if (found === undefined) {
    found = `${u.seat}.${kindOf(u.entry)}.${poolsOf(u)}.${u.files}.${u.standard}.${u.musician}.${u.charging}.${u.rounds}.${u.afraid}.${u.shaken}.${u.fleeing}`;
    signs.set(u, found);
  }
  return `${found}.${presenceSign(game, u)}${effectsOn(game, u)}`;
}

/** A unit as its row and its Health Pools are, with what lies on it. */
export const rowSign = (game: NinthAge, u: Unit): string => `${kindOf(u.entry)}.${poolsOf(u)}${effectsOn(game, u)}`;

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
