import type { Chain } from "@tercio/dice";
import { bilingual, type ChainWords, type Context, message, type Message, type Reason, silent } from "@tercio/kernel";
import { type Aim, type Duel, type Packet, strikeOf } from "../calculation/attacks.ts";
import { loseHealth } from "../calculation/losses.ts";
import { attackChain, reasonsFor, strikeNumbers } from "../calculation/strikes.ts";
import { championHealth } from "../rules/champions.ts";
import { health, type NinthAge, type Seat, unit } from "../state.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;

/** Variables of one Initiative Step, plain data. */
export interface StrikeVars {
  readonly duel: Duel | null;
  readonly packets: readonly Packet[];
  /** Unsaved wounds by where they fall; `duel`: the seat whose champion dealt them in a Duel. */
  readonly rolled: readonly Fallen[];
  /** Health Points lost by each seat's units, and those beyond what a duellist had. */
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
}

export interface Fallen {
  readonly aim: Aim;
  readonly points: number;
  readonly duel: Seat | null;
}

/** One empty list for all: states that hold the very same are told to be equal at a glance. */
export const NONE: readonly never[] = [];

let asked: { readonly game: G; readonly v: StrikeVars; readonly list: readonly Omit<Fallen, "points">[] } | null = null;

/** Where wounds of this Initiative Step may fall, in an order of their own: the odds need not tell apart who dealt them. */
export function places(game: G, v: StrikeVars): readonly Omit<Fallen, "points">[] {
  // Asked for every outcome of one roll, one after the other.
  if (asked !== null && asked.v === v && asked.game === game) return asked.list;
  const list: Omit<Fallen, "points">[] = [];
  for (const p of v.packets) {
    const aim = p.aims[0] as Aim;
    const duel = duelOf(game, v, p);
    if (!list.some((f) => sameFall(f, aim, duel))) list.push({ aim, duel });
  }
  asked = { game, v, list };
  return list;
}

/**
 * Health Points that wounds falling there can cost at most. More makes no difference but in a Duel, where Overkill counts
 * the rest; so that the odds need not tell them apart.
 */
export function mostLost(game: G, { aim, duel }: Omit<Fallen, "points">): number {
  if (duel !== null) return Number.POSITIVE_INFINITY;
  const u = unit(game, aim.at);
  return aim.champion ? championHealth(u.entry) - u.championLost : health(u);
}

export const sameFall = (f: Omit<Fallen, "points">, aim: Aim, duel: Seat | null): boolean =>
  f.aim.at === aim.at && f.aim.champion === aim.champion && f.duel === duel;

/** The seat whose champion, or its mount, deals these blows in a Duel, or null: nobody else can strike a duellist. */
export const duelOf = (game: G, v: StrikeVars, p: Packet): Seat | null => {
  const inDuel = (id: number): boolean => v.duel !== null && (v.duel.a === id || v.duel.b === id);
  const aim = p.aims[0] as Aim;
  return aim.champion && inDuel(aim.at) && inDuel(p.by) ? unit(game, p.by).seat : null;
};

interface Blow {
  readonly dice: Chain;
  readonly words: ChainWords;
}

const STAGES: readonly Message[] = [message("stage.hit"), message("stage.wound"), message("stage.save")];

/** One packet as it is rolled, with the reasons for its numbers. */
export function blow(game: G, p: Packet): Blow {
  const by = unit(game, p.by);
  const aim = p.aims[0] as Aim;
  const at = unit(game, aim.at);
  const part = by.entry.parts[p.part] as (typeof by.entry.parts)[number];
  const n = strikeNumbers(game, strikeOf(game, by, part, p.champion, at, aim.champion, p.stomp));
  const label = message(p.stomp ? "roll.stomp" : "roll.attack", {
    unit: named(by),
    part: bilingual(part.name),
    dice: p.dice,
    foe: named(at),
    hit: n.hit,
    wound: n.wound,
    save: n.save === null ? message("roll.no-save") : message("roll.save", { need: n.save }),
    champion: aim.champion ? message("roll.at-champion") : "",
  });
  return {
    dice: attackChain(n, p.dice, p.stomp),
    words: {
      label,
      stages: STAGES,
      // Only who reads asks for the reasons: the odds roll thousands of blows and read none.
      get breakdowns() {
        return reasonsFor(n, p.stomp);
      },
    },
  };
}

/** The numbers of several blows in one list, each with its striker's name before it. */
export const titled = (game: G, p: Packet, list: readonly Reason[]): readonly Reason[] => {
  const by = unit(game, p.by);
  const part = bilingual(by.entry.parts[p.part]?.name ?? by.entry.name);
  return list.map(({ name, breakdown }) => ({
    name: message("value.of", { value: name, unit: named(by), part }),
    breakdown,
  }));
};

interface Losses {
  readonly game: G;
  readonly lost: StrikeVars["lost"];
  readonly overkill: StrikeVars["overkill"];
  readonly destroyed: readonly number[];
}

/** Takes the wounds of one Initiative Step from those they fell on, lowest unit first. */
export function applyLosses(game: G, v: StrikeVars, context: Context): Losses {
  const struck: number[] = [];
  for (const r of v.rolled) if (!struck.includes(r.aim.at)) struck.push(r.aim.at);
  if (struck.length > 1) struck.sort((p, q) => p - q);
  let next = game;
  let { lost, overkill } = v;
  const destroyed: number[] = [];
  for (const id of struck) {
    let pool = 0;
    let champion = 0;
    let by: Seat | null = null;
    for (const r of v.rolled) {
      if (r.aim.at !== id) continue;
      if (r.aim.champion) champion += r.points;
      else pool += r.points;
      by = r.duel ?? by;
    }
    const losses = loseHealth(next, id, pool, champion);
    next = losses.game;
    const points = losses.pool + losses.champion;
    lost = unit(game, id).seat === 0 ? [lost[0] + points, lost[1]] : [lost[0], lost[1] + points];
    const over = losses.championExcess;
    if (by !== null && over > 0)
      overkill = by === 0 ? [overkill[0] + over, overkill[1]] : [overkill[0], overkill[1] + over];
    if (context !== silent && points > 0)
      tell(context, "losses", "t9a.sequence.attacks.attack.8", { unit: named(unit(game, id)), points });
    if (losses.destroyed) destroyed.push(id);
  }
  return { game: next, lost, overkill, destroyed };
}
