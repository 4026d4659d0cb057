import { crumbling } from "../calculation/crumbling.ts";
import { initiativeOf, packetsAt, stepsOf, struckBy } from "../calculation/attacks.ts";
import { isSteadfast, loserOf, lostBy, scoreOf } from "../calculation/combat-score.ts";
import { health } from "../calculation/health.ts";
import { loseHealth } from "../calculation/losses.ts";
import { book } from "../hooks/book.ts";
import { blow } from "../sequence/blows.ts";
import { change, type NinthAge, onField, type PoolRef, type Unit, unit } from "../state/state.ts";
import { withWeapons } from "../view/combats.ts";
import { normal, ofEach, passes, testsOf } from "./chance.ts";
import type { CombatInProgress } from "./combat-in-progress.ts";

type G = NinthAge;

/** What a Round of Combat comes to on average. */
export interface Round {
  readonly after: G;
  /** Health Points that each unit loses, by id. */
  readonly lost: ReadonlyMap<number, number>;
  /** Chance that a unit breaks or falls, by id. */
  readonly breaks: ReadonlyMap<number, number>;
  /** Chance that nobody does. */
  readonly goesOn: number;
}

/** Whom of each unit such attacks strike: its rank and file where they may. */
function aimsOf(game: G, aims: readonly PoolRef[]): readonly PoolRef[] {
  const list: PoolRef[] = [];
  for (const given of aims) {
    const aim = struckBy(game, given);
    const at = list.findIndex((a) => a.unit === aim.unit);
    if (at < 0) list.push(aim);
    else if (aim.pool === 0) list[at] = aim;
  }
  return list;
}

interface Wounds {
  readonly aim: PoolRef;
  sum: number;
  variance: number;
  done: number;
}

/** By how much losses vary of themselves: they come in whole Health Points. */
const LEAST_VARIANCE = 0.05;
/** Who falls more likely than this is thought away; who does not, stands with what is left. */
const FALLS = 0.75;
/** How likely somebody breaks who should have fallen, and did not. */
const BARELY = 0.8;

/** How likely so many wounds take a unit's last Health Point. */
function gone(start: G, id: number, all: readonly Wounds[]): number {
  let [sum, variance] = [0, LEAST_VARIANCE];
  for (const w of all)
    if (w.aim.unit === id) {
      sum += w.sum;
      variance += w.variance;
    }
  return sum === 0 ? 0 : normal((sum + 0.5 - health(start, unit(start, id))) / Math.sqrt(variance));
}

/** Differences of Combat Scores beyond which nothing becomes worse. */
const MOST = 14;
/** By how much Combat Scores vary of themselves. */
const LEAST_SPREAD = 0.3;
/** A difference by which it is asked what a loser's tests make of one. */
const ASKED = 6;

/** Chance that a loser breaks that is `behind` on average, give or take. */
function breaking(game: G, u: Unit, ids: readonly number[], behind: number, deviation: number): number {
  if (book.refusals("take a break test", game, { unit: u }).length > 0) return 0;
  const tests = testsOf(game, u, "break");
  const share = isSteadfast(game, u, ids) ? 0 : lostBy(game, u, ids, ASKED).value / ASKED;
  const below = (d: number): number => normal((d - behind) / deviation);
  let chance = 1 - below(MOST + 0.5);
  for (let d = 1; d <= MOST; d++) {
    const weight = below(d + 0.5) - below(d - 0.5);
    if (weight > 0.002) chance += weight * (1 - passes(tests, Math.floor(share * d + 0.5)));
  }
  return chance;
}

/**
 * Losses and chances to break of one round, from its start or from where it stands, on average dice: the book's own packets, chains, scores and
 * tests, with the mean of each chain in place of every outcome. It asks for no weapon, fear or Duel.
 */
export function averageRound(start: G, ids: readonly number[], under: CombatInProgress | null = null): Round {
  let game = withWeapons(start, ids);
  const order = under?.order ?? ids.flatMap((id) => initiativeOf(game, unit(game, id)));
  const all: Wounds[] = [];
  let spread = 0;
  for (const step of under?.steps ?? stepsOf(game, order)) {
    const standing = new Map(ids.map((id) => [id, 1 - gone(start, id, all)]));
    for (const id of ids)
      for (const p of packetsAt(game, unit(game, id), step, under?.duel ?? null, order)) {
        const aims = aimsOf(game, p.aims).filter((a) => onField(unit(game, a.unit)));
        for (const aim of aims) {
          const { dice } = blow(game, { ...p, dice: 1, aims: [aim] });
          const each = ofEach(dice);
          const count = ((p.dice * dice.dice) / aims.length) * (standing.get(id) ?? 1);
          spread += count * each.variance;
          let at = all.find((w) => w.aim.unit === aim.unit && w.aim.pool === aim.pool);
          if (at === undefined) all.push((at = { aim, sum: 0, variance: 0, done: 0 }));
          at.sum += count * each.mean;
          at.variance += count * each.variance;
        }
      }
    game = afterWounds(game, start, all);
  }
  const lost = new Map<number, number>();
  const bySeat: [number, number] = [0, 0];
  for (const id of ids) {
    const u = unit(start, id);
    const sum = all.reduce((n, w) => (w.aim.unit === id ? n + w.sum : n), 0);
    const real = Math.min(sum, health(start, u));
    lost.set(id, real);
    bySeat[u.seat] += real;
  }
  const before = under?.lost ?? [0, 0];
  const tally = {
    units: ids,
    lost: [bySeat[0] + before[0], bySeat[1] + before[1]] as const,
    overkill: under?.overkill ?? ([0, 0] as const),
  };
  const difference = scoreOf(game, tally, 0) - scoreOf(game, tally, 1);
  const deviation = Math.sqrt(spread + LEAST_SPREAD);
  return { after: game, lost, ...fates(start, game, ids, all, { lost, difference, deviation, under }) };
}

/** The game after the whole wounds of a step; who is likely to fall is thought away. Counts them as done. */
function afterWounds(now: G, start: G, all: readonly Wounds[]): G {
  let game = now;
  for (const w of all) {
    const u = unit(game, w.aim.unit);
    const most = gone(start, u.id, all) < FALLS ? health(game, u) - 1 : Number.POSITIVE_INFINITY;
    const whole = Math.min(Math.floor(w.sum + 0.5) - w.done, most);
    if (whole <= 0 || !onField(u)) continue;
    w.done += whole;
    const fell = loseHealth(
      game,
      u.id,
      u.pools.map((_, at) => (at === w.aim.pool ? whole : 0)),
    );
    game = fell.destroyed ? withoutUnit(fell.game, u.id) : fell.game;
  }
  return game;
}

interface Fought {
  /** Health Points that each has lost; what crumbles is added. */
  readonly lost: Map<number, number>;
  /** Of the Combat Scores, the first player's less the second's, and how far it varies. */
  readonly difference: number;
  readonly deviation: number;
  readonly under: CombatInProgress | null;
}

/** How likely each unit breaks or falls once the blows are struck, and how likely none does. */
function fates(
  start: G,
  game: G,
  ids: readonly number[],
  all: readonly Wounds[],
  { lost, difference, deviation, under }: Fought,
): Pick<Round, "breaks" | "goesOn"> {
  const breaks = new Map<number, number>();
  let goesOn = 1;
  for (const id of ids) {
    const u = unit(game, id);
    const tested = under?.tested.get(id);
    if (tested !== undefined && onField(u)) {
      breaks.set(id, tested ? 1 : 0);
      if (tested) goesOn = 0;
      continue;
    }
    const fallen = gone(start, id, all);
    if (!onField(u)) {
      breaks.set(id, fallen + (1 - fallen) * BARELY);
      goesOn *= (1 - fallen) * (1 - BARELY);
      continue;
    }
    const behind = u.seat === 0 ? -difference : difference;
    const { fate } = loserOf(game, u, ids);
    let chance = 0;
    if (fate === null) chance = breaking(game, u, ids, behind, deviation);
    else if (behind > 0) {
      const more = crumbling(game, u, ids, Math.floor(behind + 0.5), fate !== "crumbles").value;
      lost.set(id, Math.min(health(start, unit(start, id)), (lost.get(id) ?? 0) + more));
    }
    breaks.set(id, fallen + (1 - fallen) * chance);
    goesOn *= (1 - fallen) * (1 - chance);
  }
  return { breaks, goesOn };
}

const withoutUnit = (game: G, id: number): G => ({
  ...change(game, id, { place: "gone" }),
  engagements: game.engagements.filter((e) => e.a !== id && e.b !== id),
});
