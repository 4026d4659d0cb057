import { type Context, there } from "@tercio/kernel";
import { castings } from "../book/magic.ts";
import { BOUND_DICE, boundMark, powerOf } from "../calculation/bound-spells.ts";
import { dispellingBonus } from "../calculation/casting.ts";
import { dieToAdd, recasting } from "../calculation/relics.ts";
import { withMagic } from "../state/magic.ts";
import { type NinthAge, other } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { givenOf } from "./cast-given.ts";
import {
  type AttemptGiven,
  aimedOf,
  attemptOf,
  type AttemptOwn,
  castingRoll,
  castingSettled,
  dispelSettled,
  seatOf,
  UNROLLED,
  withDice,
  withinReach,
} from "./casting-rolls.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { aimedAt, casterNamed, spellNamed } from "./spell-messages.ts";
import { NONE } from "./blows.ts";

type G = NinthAge;
const CAST = "t9a.sequence.magic.spell-casting";
const ATTEMPT = "t9a.sequence.magic.casting-attempt";
const BOUND = "t9a.sequence.magic.bound-spell";
const DISPEL = "t9a.sequence.magic.dispelling-attempt";
const MOST = castings["t9a.rule.casting-dice"].most;

/** With how many dice of its pool somebody casts. */
const asksDice = (game: G, v: AttemptGiven, most: number) => ({
  player: seatOf(game, v),
  about: {
    ...{ ...givenOf(v), targets: v.targets, most: Math.min(most, game.magic.dice[seatOf(game, v)]) },
    ...{ ...(v.augmented ? { augmented: true } : {}), ...(v.offered === true ? { offered: true } : {}) },
  },
});
const tellTry = (context: Context, game: G, v: AttemptGiven, dice: number, rule: string): void =>
  tell(context, "tries", rule, {
    unit: casterNamed(game, v.wizard),
    spell: spellNamed(game.edition, v),
    at: aimedAt(game, v.targets),
    dice,
  });
const attempted = (_: G, { dice, total, passed, miscast, broken }: AttemptOwn) => ({
  ...{ dice, total, passed, miscast, broken },
});

/** A Wizard's spell: its dice, their total, and what comes of it. */
export const castingAttempt = sequence(
  "casting-attempt",
  { en: "Casting Attempt", fr: "Tentative de lancement" },
  UNROLLED,
  ({ act, roll, choose, call }) => [
    choose(
      "1",
      { en: "Choose the Magic Dice", fr: "Choisir les dés de magie" },
      "casting-dice",
      (game, v) => asksDice(game, v, MOST),
      (game, v, { dice }, context) => {
        tellTry(context, game, v, dice, `${ATTEMPT}.1`);
        const tried = [...game.magic.tried, v.spell];
        return { game: withDice(withMagic(game, { tried }), seatOf(game, v), -dice), vars: { dice } };
      },
      `${ATTEMPT}.1`,
    ),
    roll(
      "2",
      { en: "Casting roll", fr: "Jet de lancement" },
      (game, v) => castingRoll(game, attemptOf(v)),
      (_, __, { faces }) => ({ vars: { faces } }),
      `${ATTEMPT}.2`,
    ),
    call(
      "changes",
      { en: "What changes the dice", fr: "Ce qui change les dés" },
      "magic-roll",
      (game, v) =>
        recasting(game, v.wizard, v.faces.length) === null && dieToAdd(game, seatOf(game, v), v.wizard) === null
          ? null
          : {
              ...givenOf(v),
              ...aimedOf(v),
              castWith: v.dice,
              total: null,
              faces: v.faces,
            },
      (_, __, { faces }) => ({ vars: { faces, dice: faces.length } }),
    ),
    act(
      "3",
      { en: "What the casting roll comes to", fr: "Ce que donne le jet de lancement" },
      (game, v, context) => castingSettled(game, v, context),
      `${ATTEMPT}.3`,
    ),
  ],
  attempted,
);

/** A Bound Spell: its dice leave the pool and are not rolled. */
export const boundSpell = sequence(
  "bound-spell",
  { en: "Bound Spell Casting Attempt", fr: "Tentative de lancement d’un sort lié" },
  UNROLLED,
  ({ act, choose }) => [
    choose(
      "1",
      { en: "Choose the Magic Dice", fr: "Choisir les dés de magie" },
      "casting-dice",
      (game, v) => asksDice(game, v, BOUND_DICE.most),
      (game, v, { dice }, context) => {
        tellTry(context, game, v, dice, `${BOUND}.1`);
        return {
          game: withMagic(game, { bound: [...game.magic.bound, boundMark(v)] }),
          vars: { dice, total: powerOf(game.edition, v.bound, v.spell, dice) },
        };
      },
      `${BOUND}.1`,
    ),
    act(
      "2",
      { en: "The dice leave the pool", fr: "Les dés quittent la réserve" },
      (game, v) => ({ game: withDice(game, seatOf(game, v), -v.dice) }),
      `${BOUND}.2`,
    ),
    act("3", { en: "It is cast", fr: "Il est lancé" }, () => ({ vars: { passed: true } }), `${BOUND}.3`),
  ],
  attempted,
);

/** The other side's dice against a spell that is cast. */
export const dispellingAttempt = sequence(
  "dispelling-attempt",
  { en: "Dispelling Attempt", fr: "Tentative de dissipation" },
  { dice: 0, faces: NONE, dispelled: false },
  ({ act, roll, choose, call }) => [
    choose(
      "1",
      { en: "Dispel?", fr: "Dissiper ?" },
      "dispel",
      (game, v) => {
        const seat = other(seatOf(game, v));
        const most = game.magic.dice[seat];
        // Nobody is asked who could not dispel it with all dice.
        return most === 0 || !withinReach(game, v)
          ? null
          : {
              player: seat,
              about: { ...givenOf(v), targets: v.targets, castWith: v.castWith, total: there(v.total), most },
            };
      },
      (game, v, { dice }) => ({ game: withDice(game, other(seatOf(game, v)), -dice), vars: { dice } }),
      `${DISPEL}.1`,
    ),
    roll(
      "2",
      { en: "Dispelling roll", fr: "Jet de dissipation" },
      (game, v) =>
        v.dice === 0
          ? null
          : {
              type: "roll",
              player: other(seatOf(game, v)),
              label: message("roll.dispelling", { spell: spellNamed(game.edition, v), total: v.total ?? 0 }),
              dice: { kind: "hand", dice: v.dice, sides: 6 },
              rule: `${CAST}.b`,
              breakdowns: [{ name: message("value.dispelling-roll"), breakdown: dispellingBonus(game, attemptOf(v)) }],
            },
      (_, __, { faces }) => ({ vars: { faces } }),
      `${DISPEL}.2`,
    ),
    call(
      "changes",
      { en: "What changes the dice", fr: "Ce qui change les dés" },
      "magic-roll",
      (game, v) =>
        v.faces.length === 0 || dieToAdd(game, other(seatOf(game, v)), null) === null
          ? null
          : {
              ...{ ...givenOf(v), ...aimedOf(v) },
              ...{ castWith: v.castWith, total: v.total, faces: v.faces },
            },
      (_, __, { faces }) => ({ vars: { faces } }),
    ),
    act(
      "3",
      { en: "What the dispelling roll comes to", fr: "Ce que donne le jet de dissipation" },
      (game, v, context) => (v.faces.length === 0 ? {} : dispelSettled(game, v, context)),
      `${DISPEL}.3`,
    ),
  ],
  (_, { dispelled }) => dispelled,
);
