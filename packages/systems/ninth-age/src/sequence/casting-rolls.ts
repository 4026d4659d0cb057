import type { Edition } from "../book/row.ts";
import type { Context } from "@tercio/kernel";
import {
  type Attempt,
  castingBonus,
  castingDice,
  castingValue,
  dispellingBonus,
  judgeCasting,
  judgeDispelling,
  type Judged,
  magicDice,
  miscastModifier,
  moreDice,
} from "../calculation/casting.ts";
import type { Point } from "@tercio/tabletop";
import { spent } from "../calculation/items-used.ts";
import { scepter } from "../calculation/relics.ts";
import { hitsOf } from "../calculation/spell-effects.ts";
import { listedRule } from "../state/ids.ts";
import type { Borne } from "../state/items.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { type NinthAge, other, type PoolRef, type Seat, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import type { CastingGiven } from "./cast-given.ts";
import { NONE } from "./blows.ts";
import { tell } from "./emit.ts";
import { enter } from "./flow.ts";
import { added, casterNamed, spellNamed } from "./spell-messages.ts";

type G = NinthAge;
const CAST = "t9a.sequence.magic.spell-casting";
const ATTEMPT = "t9a.sequence.magic.casting-attempt";
const DISPEL = "t9a.sequence.magic.dispelling-attempt";

export interface CastingOwn {
  readonly targets: readonly PoolRef[];
  /** Of a Ground spell. */
  readonly point: Point | null;
  readonly dice: number;
  /** It is made harder, so that another follows it. */
  readonly augmented: boolean;
  /** Null until it is rolled. */
  readonly total: number | null;
  readonly passed: boolean;
  /** The Sacrifice has been paid for it. */
  readonly sacrificed: boolean;
  readonly miscast: number | null;
  readonly dispelDice: number;
  /** Dice that have been rolled and may still be changed, of the casting roll or of the dispelling roll after it. */
  readonly faces: readonly number[];
  /** A Magic Die is added to them. */
  readonly adds: boolean;
  /** Its failed rolls to wound are made again. */
  readonly walks: boolean;
  /** A unit that suffers a hit for it, and the Health Points before of those in it who offer; and whether they have lost some. */
  readonly offering?: { readonly unit: number; readonly health: number };
  readonly offered?: boolean;
}
export type Vars = CastingGiven & CastingOwn;

export const attemptOf = ({ wizard, spell, way, dice, targets, augmented, offered }: Vars): Attempt => ({
  ...{ wizard, spell, way, dice, targets },
  ...(augmented ? { augmented } : {}),
  ...(offered === true ? { offered } : {}),
});
export const seatOf = (game: G, v: CastingGiven): Seat => unit(game, v.wizard).seat;

/** So many dice more in a seat's pool, or fewer. */
export const withDice = (game: G, seat: Seat, more: number): G =>
  more === 0 ? game : withMagic(game, { dice: ofSeat(game.magic.dice, seat, game.magic.dice[seat] + more) });

/** What a casting roll has come to; `faces`: its dice. */
export const castingJudged = (game: G, a: Attempt, faces: readonly number[]): Judged =>
  judgeCasting(faces, castingBonus(game, a).value, castingValue(game, a), miscastModifier(game, a.spell));

/** What the dispelling roll has come to. */
export const dispelJudged = (game: G, v: Vars, faces: readonly number[]) =>
  judgeDispelling(faces, dispellingBonus(game, attemptOf(v)).value, v.total ?? 0);

/** Does the spell hit, so that its hits roll to wound? */
export const rollsToWound = (edition: Edition, v: Vars): boolean =>
  hitsOf(edition, v.spell, v.way)?.hit.wounds === false;

/** The casting roll as it is asked for. */
export const castingRoll = (game: G, v: Vars) => ({
  type: "roll" as const,
  player: seatOf(game, v),
  label: message("roll.casting", {
    unit: casterNamed(game, v.wizard),
    spell: spellNamed(game.edition, v),
    value: castingValue(game, attemptOf(v)),
    added: added(castingBonus(game, attemptOf(v)).value),
  }),
  dice: castingDice(game.edition, v),
  rule: `${CAST}.a`,
  breakdowns: [{ name: message("value.casting-roll"), breakdown: castingBonus(game, attemptOf(v)) }],
});

/** A Magic Die is added by what its bearer may use once. */
export const dieAdded = (game: G, item: Borne | null) =>
  item === null ? {} : { game: spent(game, item), vars: { adds: true } };

/** Would one die more make up for what these lack? */
const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export function dieHelps(judge: (faces: readonly number[]) => { readonly passed: boolean }, faces: readonly number[]) {
  return !judge(faces).passed && FACES.some((face) => judge([...faces, face]).passed);
}

/** Who rolls that die: who cast, or, once that is decided, who dispels. */
export const dieMore = (game: G, v: Vars) =>
  v.adds
    ? {
        type: "roll" as const,
        player: v.total === null ? seatOf(game, v) : other(seatOf(game, v)),
        label: message("roll.magic-die", { spell: spellNamed(game.edition, v) }),
        dice: v.total === null ? moreDice(game.edition, v.spell, v.faces) : magicDice(1, false),
        rule: listedRule("scepter-of-power"),
      }
    : null;
/** It counts among those that a spell was cast with, or was to be dispelled with. */
export const withDie = (_: G, v: Vars, { faces }: { readonly faces: readonly number[] }) => ({
  vars: {
    ...{ faces: [...v.faces, ...faces], adds: false },
    ...(v.total === null ? { dice: v.dice + 1 } : { dispelDice: v.dispelDice + 1 }),
  },
});

/** What the casting roll leaves behind it. */
export function castingSettled(game: G, v: Vars, faces: readonly number[], context: Context) {
  const { total, passed, miscast, back } = castingJudged(game, attemptOf(v), faces);
  tell(context, passed ? "castPassed" : miscast === 1 ? "concentrationBroken" : "castFailed", `${ATTEMPT}.3`, {
    unit: casterNamed(game, v.wizard),
    spell: spellNamed(game.edition, v),
    total,
    value: castingValue(game, attemptOf(v)),
  });
  if (back > 0) tell(context, "fizzles", "t9a.magic.fizzle", { dice: back });
  const casters = [...new Set([...game.magic.casters, v.wizard])];
  return {
    game: withDice(withMagic(game, { casters }), seatOf(game, v), back),
    vars: { total, passed, miscast, faces: NONE, adds: false },
  };
}

/** What the dispelling roll leaves behind it. */
export function dispelSettled(game: G, v: Vars, faces: readonly number[], context: Context) {
  const { total, passed, back } = dispelJudged(game, v, faces);
  tell(context, passed ? "dispelled" : "notDispelled", `${DISPEL}.3`, { spell: spellNamed(game.edition, v), total });
  if (back > 0) tell(context, "fizzles", "t9a.magic.fizzle", { dice: back });
  return {
    game: withDice(withMagic(game, { dispels: game.magic.dispels + 1 }), other(seatOf(game, v)), back),
    vars: { passed: !passed, miscast: passed ? null : v.miscast, faces: NONE, adds: false },
  };
}

/** What a Miscast does comes after everything else. */
export const LAST = "t9a.miscast.timing";
export const miscastOf = ({ wizard, spell, dice }: Vars, row: number) => enter("miscast", { wizard, spell, row, dice });

/** Could all Magic Dice of the other side reach so much, with one that it may add? */
export function withinReach(game: G, v: Vars): boolean {
  const seat = other(seatOf(game, v));
  const dice = game.magic.dice[seat] + (scepter(game, seat, null) === null ? 0 : 1);
  return v.total !== null && dice * 6 + dispellingBonus(game, attemptOf(v)).value >= v.total;
}
