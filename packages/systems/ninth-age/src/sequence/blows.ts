import type { Chain, Chains } from "@tercio/dice";
import { type ChainWords, type Context, type Reason, type RollRequest, silent, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import type { Duel } from "../calculation/attackers.ts";
import { type Packet, struckBy, strikeOf } from "../calculation/attacks.ts";
import { lossesOf, spillsTo } from "../calculation/losses.ts";
import { attackChain, lossChain, numbered, stagesOf, withNumber } from "../calculation/attack-chain.ts";
import { numbersOf } from "../calculation/hits-first.ts";
import { hitReasons, reasonsFor } from "../calculation/strikes.ts";
import type { SpecialAttack } from "../hooks/moments.ts";
import { book } from "../hooks/book.ts";
import { poolHealth } from "../calculation/health.ts";
import { copyOfGame } from "../state/copies.ts";
import { poolOf, samePool } from "../state/pools.ts";
import { type NinthAge, type PoolRef, type Seat, unit } from "../state/state.ts";
import { aimedAt, named, partName, tell } from "./emit.ts";
import { recovered } from "./recover.ts";

type G = NinthAge;

/** Variables of one Initiative Step, plain data. */
export interface StrikeVars {
  readonly duel: Duel | null;
  readonly packets: readonly Packet[];
  /** Unsaved wounds by where they fall; `duel`: the seat whose duellist dealt them in a Duel. */
  readonly rolled: readonly Fallen[];
  /** Health Points lost by each seat's units, and those beyond what a duellist had. */
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
  /** What falls on models that go on to the end of the round's blows. */
  readonly later: readonly Fallen[];
}

export interface Fallen {
  readonly aim: PoolRef;
  readonly points: number;
  readonly duel: Seat | null;
  /** Who dealt most of them, where whoever falls there does something to who has slain it. */
  readonly by?: PoolRef;
}

/** Health Points that whoever stands there then has back. */
export interface Healed {
  readonly aim: PoolRef;
  readonly points: number;
  readonly rule: string;
}

/** The game when those who still stand have them back. */
export const healing = (game: G, list: readonly Healed[], context: Context): G =>
  list.length === 0
    ? game
    : list.reduce((now, { aim, points, rule }) => recovered(now, aim, points, rule, context), game);

/** The list with these points more: what falls on the same one is one. */
export const withFallen = (list: readonly Fallen[], more: Fallen): readonly Fallen[] =>
  list.length === 0
    ? [more]
    : list.some((f) => sameFall(f, more.aim, more.duel))
      ? list.map((f) => (sameFall(f, more.aim, more.duel) ? { ...more, ...f, points: f.points + more.points } : f))
      : [...list, more];

/** One empty list for all: states that hold the very same are told to be equal at a glance. */
export const NONE: readonly never[] = [];

/** Where wounds may fall, and how many of them can make a difference there. */
export type Place = Omit<Fallen, "points"> & { readonly most: number | null };

export const hitsOf = (p: Packet): number => p.dice * (p.special?.each ?? 1);

/** Do such models do something to whoever slays them? */
export const dying = (game: G, aim: PoolRef) =>
  book.offers("dying", game, { unit: unit(game, aim.unit), pool: poolOf(game, aim) });

/** Of those that strike there who does so with the most dice, the first of several. */
function slayer(packets: readonly Packet[], aim: PoolRef): PoolRef | undefined {
  let most: Packet | undefined;
  for (const p of packets)
    if (samePool(there(p.aims[0]), aim) && (most === undefined || hitsOf(p) > hitsOf(most))) most = p;
  return most === undefined ? undefined : { unit: most.unit, pool: most.pool };
}

let asked: { readonly game: G; readonly v: StrikeVars; readonly list: readonly Place[] } | null = null;

/** Where wounds of this Initiative Step may fall, in an order of their own: the odds need not tell apart who dealt them. */
export function places(game: G, v: StrikeVars): readonly Place[] {
  // Asked for every outcome of one roll, one after the other.
  if (asked !== null && asked.v === v && asked.game === game) return asked.list;
  const list: Place[] = [];
  for (const p of v.packets) {
    const aim = there(p.aims[0]);
    const duel = duelOf(game, v, p);
    if (list.some((f) => sameFall(f, aim, duel))) continue;
    const most = mostLost(game, aim, duel);
    const by = aim.pool >= 0 && dying(game, aim).length > 0 ? slayer(v.packets, aim) : undefined;
    list.push(by === undefined ? { aim, duel, most } : { aim, duel, most, by });
  }
  asked = { game, v, list };
  return list;
}

/**
 * Health Points that wounds falling there can cost at most. More makes no difference but in a Duel, where Overkill counts
 * the rest; so that the odds need not tell them apart.
 */
export function mostLost(game: G, at: PoolRef, duel: Seat | null): number | null {
  if (duel !== null) return null;
  const aim = struckBy(game, at);
  const u = unit(game, aim.unit);
  const own = poolHealth(game, u, poolOf(game, aim));
  const heir = aim.pool === 0 ? spillsTo(u.pools) : -1;
  return heir > 0 ? own + poolHealth(game, u, there(u.pools[heir])) : own;
}

/** So many points and whoever they fall on is no more; with fewer they touch nobody else. */
export const fallsAt = (game: G, at: PoolRef): number => {
  const aim = struckBy(game, at);
  return poolHealth(game, unit(game, aim.unit), poolOf(game, aim));
};

export const sameFall = (f: Omit<Fallen, "points" | "by">, aim: PoolRef, duel: Seat | null): boolean =>
  samePool(f.aim, aim) && f.duel === duel;

/** The seat whose duellist, or its mount, deals these blows in a Duel, or null: nobody else can strike a duellist. */
export const duelOf = (game: G, v: StrikeVars, p: Packet): Seat | null => {
  if (v.duel === null) return null;
  const aim = there(p.aims[0]);
  return samePool(aim, v.duel.a) || samePool(aim, v.duel.b) ? unit(game, p.unit).seat : null;
};

interface Blow {
  readonly dice: Chain;
  readonly words: ChainWords;
}

type BlowNumbers = ReturnType<typeof numbersOf>;
type BlowRolls = Parameters<typeof stagesOf>[1];

/**
 * The words of a blow, made for who reads them: the odds roll thousands of blows and read none. A class, for a record with
 * getters of its own is dear to make.
 */
class BlowWords implements ChainWords {
  readonly #game: G;
  readonly #packet: Packet;
  readonly #n: BlowNumbers;
  readonly #rolls: BlowRolls;

  constructor(game: G, packet: Packet, n: BlowNumbers, rolls: BlowRolls) {
    this.#game = game;
    this.#packet = packet;
    this.#n = n;
    this.#rolls = rolls;
  }

  get label() {
    const [game, p, n] = [this.#game, this.#packet, this.#n];
    const { special } = p;
    const aim = there(p.aims[0]);
    const strike = strikeOf(game, p, aim, special);
    return message(p.struck === undefined ? labelOf(special) : "roll.struck", {
      unit: named(strike.by),
      part: partName(strike.pool, p.part),
      attack: special === null ? "" : message(`rule.${special.rule}`),
      dice: special === null || special.sides === 0 ? hitsOf(p) : diceOf(special, p.dice),
      foe: named(strike.at),
      hit: n.hit,
      wound: n.wound,
      save: n.save === null ? message("roll.no-save") : message("roll.save", { need: n.save }),
      champion: aim.pool < 0 ? "" : aimedAt(strike.at, strike.atPool),
    });
  }

  get stages() {
    const stages = stagesOf(this.#n, this.#rolls);
    return numbersHits(this.#packet.special) ? numbered(stages) : stages;
  }

  get breakdowns() {
    return [...(this.#rolls.length === 0 ? NONE : hitReasons(this.#n)), ...reasonsFor(this.#n)];
  }

  toJSON(): ChainWords {
    const { label, stages, breakdowns } = this;
    return { label, stages, breakdowns };
  }
}

/** Do dice say how many hits each model makes? */
const numbersHits = (special: SpecialAttack | null): special is SpecialAttack => special !== null && special.sides > 0;

/** One packet as it is rolled, with the reasons for its numbers. */
export function blow(game: G, p: Packet): Blow {
  const { special } = p;
  const n = numbersOf(game, p);
  const rolls = special?.rolls === false || p.struck !== undefined ? NONE : [n.hit];
  const count = hitsOf(p);
  const chain =
    p.struck === "unsaved"
      ? lossChain(n, count, p.lessened === true ? 1 : 0)
      : attackChain(n, count, rolls, p.struck === "wounded");
  return {
    dice: numbersHits(special) ? withNumber(chain, special.sides, special.add) : chain,
    words: new BlowWords(game, p, n, rolls),
  };
}

/** The roll of all blows of an Initiative Step; its words are made for who reads them, like those of each blow. */
export class BlowsRoll implements RollRequest {
  readonly type = "roll";
  readonly player: number | null;
  readonly dice: Chains;
  readonly most: RollRequest["most"] & object;
  readonly apart: RollRequest["apart"];
  readonly rule: string;
  readonly chains: readonly ChainWords[];
  readonly #game: G;
  readonly #packets: readonly Packet[];

  constructor(game: G, v: StrikeVars, rule: string, apart: (falls: readonly Place[]) => RollRequest["apart"]) {
    const { packets } = v;
    this.#game = game;
    this.#packets = packets;
    this.rule = rule;
    const { seat } = unit(game, there(packets[0]).unit);
    // Where both sides strike, nobody's turn is it.
    this.player = packets.every((p) => unit(game, p.unit).seat === seat) ? seat : null;
    const falls = places(game, v);
    const chains: Chain[] = [];
    const words: ChainWords[] = [];
    for (const p of packets) {
      const rolled = blow(game, p);
      chains.push(rolled.dice);
      words.push(rolled.words);
    }
    const into = packets.map((p) => falls.findIndex((f) => sameFall(f, there(p.aims[0]), duelOf(game, v, p))));
    this.dice = { kind: "chains", chains, into };
    this.most = falls.map((f) => f.most);
    this.apart = apart(falls);
    this.chains = words;
  }

  get label() {
    return this.chains.map((c) => c.label).reduceRight((then, first) => message("roll.and", { first, then }));
  }

  get breakdowns() {
    const { chains } = this;
    return chains.flatMap((c, at) =>
      chains.length === 1 ? c.breakdowns : titled(this.#game, there(this.#packets[at]), c.breakdowns),
    );
  }

  toJSON(): RollRequest {
    const { type, player, label, dice, most, apart, rule, breakdowns, chains } = this;
    return { type, player, label, dice, most, apart, rule, breakdowns, chains };
  }
}

/** Dice for the number of hits of so many models, as they are written. */
export const diceOf = ({ each, sides, add }: SpecialAttack, models: number): string =>
  `${each * models}D${sides}${add > 0 ? `+${add * models}` : ""}`;

function labelOf(special: SpecialAttack | null) {
  if (special === null) return "roll.attack";
  if (special.rolls) return "roll.special.to-hit";
  if (special.sides > 0) return "roll.special.rolled";
  return special.rule === "stomp-attacks" ? "roll.stomp" : "roll.special";
}

/** The numbers of several blows in one list, each with its striker's name before it. */
const titled = (game: G, p: Packet, list: readonly Reason[]): readonly Reason[] => {
  const part = partName(poolOf(game, p), p.part);
  return list.map(({ name, breakdown }) => ({
    name: message("value.of", { value: name, unit: named(unit(game, p.unit)), part }),
    breakdown,
  }));
};

interface Losses {
  readonly game: G;
  readonly lost: StrikeVars["lost"];
  readonly overkill: StrikeVars["overkill"];
  readonly destroyed: readonly number[];
}

/** Of the units on which something fell the lowest beyond this one, or -1. No list is made: this is asked for every state. */
function nextStruck(rolled: readonly Fallen[], beyond: number): number {
  let least = -1;
  for (const { aim } of rolled) if (aim.unit > beyond && (least < 0 || aim.unit < least)) least = aim.unit;
  return least;
}

/** Takes the wounds of one Initiative Step from those they fell on, lowest unit first. */
export function applyLosses(game: G, v: StrikeVars, context: Context): Losses {
  let { lost, overkill } = v;
  const { rolled } = v;
  if (rolled.length === 0) return { game, lost, overkill, destroyed: NONE };
  let destroyed: readonly number[] = NONE;
  const units = game.units.slice();
  for (let id = nextStruck(rolled, -1); id >= 0; id = nextStruck(rolled, id)) {
    const before = unit(game, id);
    const dealt = before.pools.map(() => 0);
    for (const { aim, points } of rolled) if (aim.unit === id) dealt[aim.pool] = (dealt[aim.pool] ?? 0) + points;
    const losses = lossesOf(game, before, dealt);
    const { points } = losses;
    lost = before.seat === 0 ? [lost[0] + points, lost[1]] : [lost[0], lost[1] + points];
    for (const { aim, duel } of rolled) {
      const over = aim.unit === id && duel !== null ? (losses.excess[aim.pool] ?? 0) : 0;
      if (over > 0) overkill = duel === 0 ? [overkill[0] + over, overkill[1]] : [overkill[0], overkill[1] + over];
    }
    if (context !== silent && points > 0)
      tell(context, "losses", "t9a.sequence.attacks.attack.8", { unit: named(before), points });
    if (losses.destroyed) destroyed = [...destroyed, id];
    units[id] = losses.unit;
  }
  return { game: copyOfGame(game, game.stack, units), lost, overkill, destroyed };
}
