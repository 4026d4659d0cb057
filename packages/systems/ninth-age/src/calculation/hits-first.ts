import type { Pool as Dice } from "@tercio/dice";
import { inForce, watched, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { Lasting, Strike } from "../hooks/moments.ts";
import type { ItemId } from "../state/items.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { poolOf } from "../state/pools.ts";
import { rememberedTogether } from "../state/remembered.ts";
import { type Packet, strikeOf } from "./attacks.ts";
import { spent } from "./items-used.ts";
import { lastingOn } from "./lasting.ts";
import { keptFromLoss } from "./losses-ignored.ts";
import { type StrikeNumbers, strikeNumbers } from "./strikes.ts";

/** A natural 1, and a natural 6; the least that a hit can need. */
const [ONE, LEAST, SIX] = [1, 2, 6];

type Kind = AttackEffect["kind"];
/** What looks at single hits or saves: these are rolled apart (`sequence/saves.ts`, `sequence/miasma.ts`). */
const OF_SAVES: readonly Kind[] = ["one-armour-again", "sixes-heal", "sickens"];
const FIRST: readonly Kind[] = ["ones-hit-own", "first-hit-misses", "marks", ...OF_SAVES];

/** Must hits, or saves against them, be rolled apart? */
export const looksAtSaves = (game: NinthAge, strike: Strike): boolean =>
  keptFromLoss(game, strike.at, strike.atPool) !== null ||
  book.offers("attack effects", game, strike).some((e) => OF_SAVES.includes(e.value.kind));

/** Blows of one packet: who strikes whom. */
type Aimed = Pick<Packet, "unit" | "pool" | "part" | "aims">;
const sameAim = (p: Aimed, q: Aimed): boolean =>
  p.unit === q.unit &&
  p.pool === q.pool &&
  p.part === q.part &&
  p.aims[0]?.unit === q.aims[0]?.unit &&
  p.aims[0]?.pool === q.aims[0]?.pool;

/** Their numbers, and must their hits be known before they wound? How many are left of either mostly makes no difference. */
const blowsOf = rememberedTogether((game, p: Aimed) => {
  const strike = strikeOf(game, p, there(p.aims[0]), null);
  return { numbers: strikeNumbers(game, strike), first: isFirst(game, strike) };
}, sameAim);

/** The numbers of a packet at whom it is aimed. */
export function numbersOf(game: NinthAge, p: Packet): StrikeNumbers {
  if (p.special !== null || p.aims.length !== 1)
    return strikeNumbers(game, strikeOf(game, p, there(p.aims[0]), p.special));
  return blowsOf(game, poolOf(game, p).profile, p).numbers;
}

const isFirst = (game: NinthAge, strike: Strike): boolean =>
  keptFromLoss(game, strike.at, strike.atPool) !== null ||
  book.offers("attack effects", game, strike).some((e) => FIRST.includes(e.value.kind));

interface Told {
  readonly strike: Strike;
  readonly n: StrikeNumbers;
}

/** Blows whose hits must be known before they wound, with their numbers; null where one roll does for all. */
export function hitsFirst(game: NinthAge, p: Packet): Told | null {
  const [aim] = p.aims;
  if (p.struck !== undefined || aim === undefined || aim.pool < 0 || p.special?.rolls === false) return null;
  if (!inForce("t9a.sequence.attacks.attack.2")) return null;
  // Most blows have nothing of all this.
  if (p.special === null && p.aims.length === 1 && !watched() && !blowsOf(game, poolOf(game, p).profile, p).first)
    return null;
  const strike = strikeOf(game, p, aim, p.special);
  return isFirst(game, strike) ? { strike, n: strikeNumbers(game, strike) } : null;
}

const has = ({ n }: Told, kind: Kind): boolean => n.effects.some((e) => e.value.kind === kind);

/** The dice of such blows: natural 1s, misses, hits and natural 6s apart. */
export function hitDice(told: Told, dice: number): Dice {
  const { hit } = told.n;
  const again = [
    ...(has(told, "reroll-hits") ? Array.from({ length: hit - 1 }, (_, at) => at + ONE) : []),
    ...(has(told, "reroll-six-hits") ? [SIX] : []),
  ];
  return {
    kind: "pool",
    dice,
    sides: SIX,
    groups: [...new Set([LEAST, hit, SIX])],
    ...(again.length > 0 ? { reroll: { faces: again } } : {}),
  };
}

/** What has been hit, packet by packet, and the game with what lasts on whoever was. */
export function afterHits(
  game: NinthAge,
  p: Packet,
  told: Told,
  counts: readonly number[],
): { readonly game: NinthAge; readonly packets: readonly Packet[] } {
  const { n, strike } = told;
  const ones = counts[0] ?? 0;
  const sixes = counts[counts.length - 1] ?? 0;
  const plain = n.hit < SIX ? (counts[n.hit > LEAST ? LEAST : ONE] ?? 0) : 0;
  const times = n.effects.flatMap((e) => (e.value.kind === "hits" ? [e.value.times] : []))[0] ?? 1;
  const wounds = has(told, "six-wounds");
  const hits = (plain + (wounds ? 0 : sixes) + (has(told, "six-hits") ? sixes : 0)) * times;
  const wounded = wounds ? sixes * times : 0;
  const made = (dice: number, struck: "hit" | "wounded", aims = p.aims): readonly Packet[] =>
    dice > 0 ? [{ ...p, dice, struck, aims }] : [];
  const own: readonly PoolRef[] = [{ unit: p.unit, pool: p.pool }];
  const marks = n.effects.flatMap((e): readonly Lasting[] =>
    e.value.kind === "marks" && hits + wounded > 0
      ? [{ rule: e.value.rule, on: strike.at.id, from: strike.by.id, until: e.value.until, params: {} }]
      : [],
  );
  return {
    game: lastingOn(game, marks),
    packets: [
      ...made(hits, "hit"),
      ...made(wounded, "wounded"),
      ...(has(told, "ones-hit-own") && poolOf(game, there(own[0])).count > 0 ? made(ones, "hit", own) : []),
    ],
  };
}

/** What a model has that makes the first hit on it do nothing, as long as that is not used; null: nothing. */
export const wardOf = (game: NinthAge, strike: Strike): ItemId | null =>
  book
    .offers("attack effects", game, strike)
    .flatMap((e) => (e.value.kind === "first-hit-misses" ? [e.value.item] : []))[0] ?? null;

/** The game in which it is used up. */
export function wardSpent(game: NinthAge, at: PoolRef, item: ItemId): NinthAge {
  return spent(game, { unit: poolOf(game, at).self ?? unit(game, at.unit).id, item });
}
