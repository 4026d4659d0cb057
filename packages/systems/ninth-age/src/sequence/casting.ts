import { type Context, type Frame, inForce, settled, there } from "@tercio/kernel";
import { mayOffer } from "../calculation/blood-offered.ts";
import { attributeAfter, casterOf, follower, mustAugment, waysOf } from "../calculation/casting.ts";
import { secondRoll } from "../calculation/relics.ts";
import { offerings } from "../calculation/sacrifice.ts";
import { aimingOf, spellTargets } from "../battlefield/spell-targets.ts";
import { withMagic } from "../state/magic.ts";
import { spellRow, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, type PoolRef, unit } from "../state/state.ts";
import { NONE } from "./blows.ts";
import { givenOf } from "./cast-given.ts";
import { aimedOf, rollsToWound, seatOf, type Vars } from "./casting-rolls.ts";
import { firstTarget, secondTarget } from "./casting-targets.ts";
import { enter, sequence } from "./flow.ts";
import type { SpellGiven } from "./spell-lasting.ts";
import { shieldOf, stopped } from "./spell-shield.ts";

type G = NinthAge;
const CAST = "t9a.sequence.magic.spell-casting";

/** The path whose spells have two faces. */
const DUALITY = "cosmology";
/** What a Miscast does comes after everything else. */
const LAST = "t9a.miscast.timing";

/** A spell as it takes effect: nothing of one that is not in force. */
const takesEffect = (given: SpellGiven): readonly Frame[] =>
  inForce(spellRule(given.spell)) ? [enter("spell", given)] : [];
/** It has been cast, and something may come of it. */
const goesOn = (v: Vars): boolean => v.passed && !v.broken;
const miscastOf = ({ wizard, spell, dice }: Vars, row: number) => enter("miscast", { wizard, spell, row, dice });

/** One spell from its declaration to its Miscast. */
export const casting = sequence(
  "casting",
  { en: "Casting a spell", fr: "Lancer un sort" },
  {
    targets: NONE,
    point: null,
    augmented: false,
    ...{ dice: 0, total: null, passed: false, miscast: null, broken: false },
    sacrificed: false,
    walks: false,
  },
  ({ act, choose, call }) => [
    call(
      "offered",
      { en: "What may be offered for it", fr: "Ce qu’on peut offrir pour lui" },
      "blood-offered",
      (game, v) => {
        const caster = v.bound === undefined ? casterOf(game, v.wizard) : null;
        const may = caster === null ? null : mayOffer(game, caster.unit);
        return caster === null || may === null ? null : { ...givenOf(v), unit: caster.unit.id, may };
      },
      (_, __, { offered, over }) => (over ? { leave: true as const } : offered ? { vars: { offered } } : {}),
    ),
    firstTarget({ choose }, "target"),
    secondTarget({ choose }, "second-target"),
    choose(
      "point",
      { en: "Choose the point", fr: "Choisir le point" },
      "spell-point",
      (game, v) => (aimingOf(game.edition, v) === "point" ? { player: seatOf(game, v), about: givenOf(v) } : null),
      (_, __, { x, y }) => ({ vars: { point: { x, y } } }),
    ),
    act("all", { en: "Targets", fr: "Cibles" }, (game, v) => {
      const aiming = aimingOf(game.edition, v);
      return aiming === "unit" || aiming === "model"
        ? {}
        : { vars: { targets: spellTargets(game, v.wizard, v)[0] ?? NONE } };
    }),
    choose(
      "more",
      { en: "Make it harder for a spell that follows", fr: "Le rendre plus difficile pour un sort qui le suit" },
      "augment-spell",
      (game, v) => {
        const word = v.bound === undefined ? follower(game, v) : null;
        return word === null || !mustAugment(game, word, v.targets)
          ? null
          : { player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, follows: word } };
      },
      (_, __, { augments }) => ({ vars: { augmented: augments } }),
    ),
    call(
      "a",
      { en: "Casting Attempt", fr: "Tentative de lancement" },
      "casting-attempt",
      (_, v) => (v.bound === undefined ? { ...givenOf(v), ...aimedOf(v) } : null),
      (_, __, vars) => ({ vars }),
      `${CAST}.a`,
    ),
    call(
      "bound",
      { en: "Casting Attempt of a Bound Spell", fr: "Tentative de lancement d’un sort lié" },
      "bound-spell",
      (_, v) => (v.bound === undefined ? null : { ...givenOf(v), ...aimedOf(v), bound: v.bound }),
      (_, __, vars) => ({ vars }),
      `${CAST}.a`,
    ),
    act(
      "stopped",
      { en: "A spell that stops the next one", fr: "Un sort qui arrête le suivant" },
      (game, v, context) => {
        const shield = shieldOf(game, v, v.targets, goesOn(v));
        return shield === null
          ? {}
          : { game: stopped(game, v, shield, context), vars: { passed: false, miscast: null } };
      },
    ),
    call(
      "paid",
      { en: "What may be paid for it", fr: "Ce qu’on peut payer pour lui" },
      "sacrifice",
      (game, v) => {
        const units = goesOn(v) ? offerings(game, v.wizard, v.spell) : NONE;
        return units.length === 0 ? null : { ...givenOf(v), targets: v.targets, units };
      },
      (_, __, sacrificed) => ({ vars: { sacrificed } }),
    ),
    call(
      "b",
      { en: "Dispelling Attempt", fr: "Tentative de dissipation" },
      "dispelling-attempt",
      (_, v) => (goesOn(v) ? { ...givenOf(v), ...aimedOf(v), castWith: v.dice, total: v.total } : null),
      (_, __, dispelled) => (dispelled ? { vars: { passed: false, miscast: null } } : {}),
      `${CAST}.b`,
    ),
    call(
      "second-roll",
      { en: "A second roll to wound", fr: "Un second jet pour blesser" },
      "veil-walk",
      (game, v) =>
        goesOn(v) && v.bound === undefined && rollsToWound(game.edition, v) && secondRoll(game, v.wizard) !== null
          ? { ...givenOf(v), targets: v.targets }
          : null,
      (_, __, walks) => ({ vars: { walks } }),
    ),
    act(
      "c",
      { en: "Broken Concentration", fr: "Perte de concentration" },
      (_, v) => (v.broken ? { vars: { passed: false } } : {}),
      `${CAST}.c`,
    ),
    act(
      "d",
      { en: "The spell takes effect", fr: "Le sort agit" },
      (game, v) => {
        if (!v.passed) return {};
        const cast = [...game.magic.cast, v.spell];
        const effect = takesEffect({
          ...{ ...givenOf(v), targets: v.targets, sacrificed: v.sacrificed, walks: v.walks },
          ...(v.point === null ? {} : { point: v.point }),
        });
        const early = v.miscast !== null && !inForce(LAST);
        return {
          game: withMagic(game, {
            cast,
            face: spellRow(game.edition, v.spell).school === DUALITY ? v.way : game.magic.face,
          }),
          enter: early ? [...effect, miscastOf(v, there(v.miscast))] : effect,
          vars: early ? { miscast: null } : {},
        };
      },
      `${CAST}.d`,
    ),
    choose(
      "e",
      { en: "Target of the Attribute Spell", fr: "Cible de l’Attribut de la Voie" },
      "spell-target",
      (game, v) => {
        const word = attributeOfCast(game, v);
        if (word === null) return null;
        const own = { wizard: v.wizard, spell: word, way: wayOf(game, v, word) };
        const targets = spellTargets(game, v.wizard, own);
        const aiming = aimingOf(game.edition, own);
        if (targets.length === 0 || aiming === "nobody") return null;
        const list = targets.map(([t]) => there(t));
        return list.length === 1
          ? settled(there(list[0]))
          : { player: seatOf(game, v), about: { ...own, targets: list } };
      },
      (game, v, target, context) => {
        const word = attributeOfCast(game, v);
        return word === null ? {} : castAlong(game, v, word, [{ unit: target.unit, pool: target.pool }], context);
      },
      `${CAST}.e`,
    ),
    act(
      "untargeted",
      { en: "Attribute Spell without a target", fr: "Attribut de la Voie sans cible" },
      (game, v, context) => {
        const word = attributeOfCast(game, v);
        return word === null || aimingOf(game.edition, { spell: word, way: wayOf(game, v, word) }) !== "nobody"
          ? {}
          : castAlong(game, v, word, NONE, context);
      },
    ),
    act(
      "follows",
      { en: "A spell follows at the same target", fr: "Un sort suit sur la même cible" },
      (game, v, context) => {
        const word = v.passed ? follower(game, v) : null;
        if (word === null || (!v.augmented && mustAugment(game, word, v.targets))) return {};
        const targets = v.targets.filter((t) => onField(unit(game, t.unit))).map((t) => ({ unit: t.unit, pool: -1 }));
        return castAlong(game, v, word, targets, context);
      },
    ),
    act(
      "f",
      { en: "Miscast", fr: "Fiasco" },
      (_, v) => (v.miscast === null || !v.passed ? {} : { enter: miscastOf(v, v.miscast) }),
      `${CAST}.f`,
    ),
  ],
);

/** The Attribute Spell that follows: none of a Bound Spell, nor one that was cast as often as it may be in a phase. */
function attributeOfCast(game: G, v: Vars): SpellWord | null {
  const word = v.passed && v.bound === undefined ? attributeAfter(game.edition, v.spell) : null;
  if (word === null) return null;
  const { limit } = spellRow(game.edition, word).effect;
  const most = limit?.per === "Magic Phase" ? limit.times : null;
  return most !== null && game.magic.cast.filter((cast) => cast === word).length >= most ? null : word;
}

/** The spell that comes along takes effect on these. */
function castAlong(game: G, v: Vars, word: SpellWord, targets: readonly PoolRef[], context: Context) {
  const own = { wizard: v.wizard, spell: word, way: wayOf(game, v, word), sacrificed: false };
  const shield = shieldOf(game, own, targets, true);
  if (shield !== null) return { game: stopped(game, own, shield, context) };
  return { game: withMagic(game, { cast: [...game.magic.cast, word] }), enter: takesEffect({ ...own, targets }) };
}

const wayOf = (game: G, v: Vars, word: SpellWord): WayName => waysOf(game, v.wizard, word)[0]?.name ?? "basic";
