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
  miscastModifier,
} from "../calculation/casting.ts";
import type { Point } from "@tercio/tabletop";
import { dieToAdd } from "../calculation/relics.ts";
import { hitsOf } from "../calculation/spell-effects.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { type NinthAge, other, type PoolRef, type Seat, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import type { CastingGiven } from "./cast-given.ts";
import { NONE } from "./blows.ts";
import { tell } from "./emit.ts";
import { added, casterNamed, spellNamed } from "./spell-messages.ts";

type G = NinthAge;
const CAST = "t9a.sequence.magic.spell-casting";
const ATTEMPT = "t9a.sequence.magic.casting-attempt";
const DISPEL = "t9a.sequence.magic.dispelling-attempt";

/** A spell that somebody tries, at whom or at what point. */
export interface Aimed {
  readonly targets: readonly PoolRef[];
  /** It is made harder, so that another follows it. */
  readonly augmented: boolean;
  /** Somebody in the Wizard's unit has bled for it. */
  readonly offered?: boolean;
}
export const aimedOf = ({ targets, augmented, offered }: Aimed): Aimed => ({
  ...{ targets, augmented },
  ...(offered === true ? { offered } : {}),
});
/** What a Casting Attempt has come to. */
export interface Attempted {
  readonly dice: number;
  /** Null until it is rolled. */
  readonly total: number | null;
  readonly passed: boolean;
  /** The row of the table of Miscasts. */
  readonly miscast: number | null;
  /** The concentration is broken: nothing comes of it, and nobody can dispel it (ruling `broken-concentration`). */
  readonly broken: boolean;
}
export interface CastingOwn extends Aimed, Attempted {
  /** Of a Ground spell. */
  readonly point: Point | null;
  /** The Sacrifice has been paid for it. */
  readonly sacrificed: boolean;
  /** Its failed rolls to wound are made again. */
  readonly walks: boolean;
}
export type Vars = CastingGiven & CastingOwn;

export type AttemptGiven = CastingGiven & Aimed;
export type BoundGiven = AttemptGiven & Required<Pick<CastingGiven, "bound">>;
/** Dice that have been rolled and may still be changed. */
export interface Rolled {
  readonly faces: readonly number[];
}
export type AttemptOwn = Attempted & Rolled;
export type DispelGiven = AttemptGiven & {
  /** Magic Dice that it was cast with, and their total. */
  readonly castWith: number;
  readonly total: number | null;
};
export type DispelOwn = Rolled & { readonly dice: number; readonly dispelled: boolean };

/** Nothing has been rolled yet. */
export const UNROLLED: AttemptOwn = { dice: 0, total: null, passed: false, miscast: null, broken: false, faces: NONE };

/** Of an attempt, or of one to dispel it. */
export const attemptOf = ({
  wizard,
  spell,
  way,
  targets,
  augmented,
  offered,
  ...v
}: AttemptGiven & ({ readonly dice: number } | { readonly castWith: number })): Attempt => ({
  ...{ wizard, spell, way, dice: "castWith" in v ? v.castWith : v.dice, targets },
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
export const dispelJudged = (game: G, v: DispelGiven, faces: readonly number[]) =>
  judgeDispelling(faces, dispellingBonus(game, attemptOf(v)).value, v.total ?? 0);

/** Does the spell hit, so that its hits roll to wound? */
export const rollsToWound = (edition: Edition, v: CastingGiven): boolean =>
  hitsOf(edition, v.spell, v.way)?.hit.wounds === false;

/** The casting roll as it is asked for. */
export const castingRoll = (game: G, a: Attempt) => ({
  type: "roll" as const,
  player: seatOf(game, a),
  label: message("roll.casting", {
    unit: casterNamed(game, a.wizard),
    spell: spellNamed(game.edition, a),
    value: castingValue(game, a),
    added: added(castingBonus(game, a).value),
  }),
  dice: castingDice(game.edition, a),
  rule: `${CAST}.a`,
  breakdowns: [{ name: message("value.casting-roll"), breakdown: castingBonus(game, a) }],
});

/** Would one die more make up for what these lack? */
const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export function dieHelps(judge: (faces: readonly number[]) => { readonly passed: boolean }, faces: readonly number[]) {
  return !judge(faces).passed && FACES.some((face) => judge([...faces, face]).passed);
}

/** What the casting roll leaves behind it. */
export function castingSettled(game: G, v: AttemptGiven & AttemptOwn, context: Context) {
  const { total, passed, broken, miscast, back } = castingJudged(game, attemptOf(v), v.faces);
  tell(context, passed ? "castPassed" : broken ? "concentrationBroken" : "castFailed", `${ATTEMPT}.3`, {
    unit: casterNamed(game, v.wizard),
    spell: spellNamed(game.edition, v),
    total,
    value: castingValue(game, attemptOf(v)),
  });
  if (back > 0) tell(context, "fizzles", "t9a.magic.fizzle", { dice: back });
  const casters = [...new Set([...game.magic.casters, v.wizard])];
  return {
    game: withDice(withMagic(game, { casters }), seatOf(game, v), back),
    vars: { total, passed: passed || broken, miscast, broken },
  };
}

/** What the dispelling roll leaves behind it. */
export function dispelSettled(game: G, v: DispelGiven & DispelOwn, context: Context) {
  const { total, passed, back } = dispelJudged(game, v, v.faces);
  tell(context, passed ? "dispelled" : "notDispelled", `${DISPEL}.3`, { spell: spellNamed(game.edition, v), total });
  if (back > 0) tell(context, "fizzles", "t9a.magic.fizzle", { dice: back });
  return {
    game: withDice(withMagic(game, { dispels: game.magic.dispels + 1 }), other(seatOf(game, v)), back),
    vars: { dispelled: passed },
  };
}

/** Could all Magic Dice of the other side reach so much, with one that it may add? */
export function withinReach(game: G, v: DispelGiven): boolean {
  const seat = other(seatOf(game, v));
  const dice = game.magic.dice[seat] + (dieToAdd(game, seat, null) === null ? 0 : 1);
  return v.total !== null && dice * 6 + dispellingBonus(game, attemptOf(v)).value >= v.total;
}
