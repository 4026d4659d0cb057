import { type Context, inForce, settled, there } from "@tercio/kernel";
import { BOUND_DICE, boundMark, powerOf } from "../calculation/bound-spells.ts";
import { castings } from "../book/magic.ts";
import { attributeAfter, casterRef, dispellingBonus, follower, mustAugment, waysOf } from "../calculation/casting.ts";
import { sharedOut } from "../calculation/crumbling.ts";
import { recasting, scepter, walking } from "../calculation/relics.ts";
import { listedRule } from "../state/ids.ts";
import { loseHealth } from "../calculation/losses.ts";
import { offerings, SACRIFICE, sacrificeHit } from "../calculation/sacrifice.ts";
import { aimingOf, spellTargets } from "../battlefield/spell-targets.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { spellRow, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, other, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { NONE } from "./blows.ts";
import { givenOf } from "./cast-given.ts";
import {
  attemptOf,
  castingJudged,
  castingRoll,
  castingSettled,
  dieAdded,
  dieHelps,
  dieMore,
  dispelJudged,
  dispelSettled,
  LAST,
  miscastOf,
  rollsToWound,
  seatOf,
  type Vars,
  withDice,
  withDie,
  withinReach,
} from "./casting-rolls.ts";
import { bloodOffered, bloodTaken } from "./casting-offering.ts";
import { firstTarget, secondTarget } from "./casting-targets.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { freeShots } from "./spell-hits.ts";
import { shieldOf, stopped } from "./spell-shield.ts";
import { afterLosses } from "./panic.ts";
import { aimedAt, casterNamed, spellNamed } from "./spell-messages.ts";

type G = NinthAge;
const CAST = "t9a.sequence.magic.spell-casting";
const ATTEMPT = "t9a.sequence.magic.casting-attempt";
const BOUND = "t9a.sequence.magic.bound-spell";
const DISPEL = "t9a.sequence.magic.dispelling-attempt";
const MOST = castings["t9a.rule.casting-dice"].most;

/** The path whose spells have two faces. */
const DUALITY = "cosmology";
/** One spell from its declaration to its Miscast. */
export const casting = sequence(
  "casting",
  { en: "Casting a spell", fr: "Lancer un sort" },
  {
    targets: NONE,
    point: null,
    dice: 0,
    augmented: false,
    total: null,
    passed: false,
    sacrificed: false,
    miscast: null,
    dispelDice: 0,
    faces: NONE,
    adds: false,
    walks: false,
  },
  ({ act, roll, choose }) => [
    bloodOffered({ act, choose }, "offering"),
    bloodTaken({ act, choose }, "offering.2"),
    firstTarget({ choose }, "target"),
    secondTarget({ choose }, "target.2"),
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
    choose(
      "dice",
      { en: "Choose the Magic Dice", fr: "Choisir les dés de magie" },
      "casting-dice",
      (game, v) => {
        const most = Math.min(v.bound === undefined ? MOST : BOUND_DICE.most, game.magic.dice[seatOf(game, v)]);
        return {
          player: seatOf(game, v),
          about: {
            ...{ ...givenOf(v), targets: v.targets, most },
            ...{ ...(v.augmented ? { augmented: true } : {}), ...(v.offered === true ? { offered: true } : {}) },
          },
        };
      },
      (game, v, { dice }, context) => {
        tell(context, "tries", v.bound === undefined ? `${ATTEMPT}.1` : `${BOUND}.1`, {
          unit: casterNamed(game, v.wizard),
          spell: spellNamed(game.edition, v),
          at: aimedAt(game, v.targets),
          dice,
        });
        if (v.bound !== undefined) {
          const bound = [...game.magic.bound, boundMark(v)];
          return {
            game: withDice(withMagic(game, { bound }), seatOf(game, v), inForce(`${BOUND}.2`) ? -dice : 0),
            vars: { dice, total: powerOf(game.edition, v.bound, v.spell, dice), passed: inForce(`${BOUND}.3`) },
          };
        }
        const tried = [...game.magic.tried, v.spell];
        return { game: withDice(withMagic(game, { tried }), seatOf(game, v), -dice), vars: { dice } };
      },
      `${ATTEMPT}.1`,
    ),
    roll(
      "a",
      { en: "Casting roll", fr: "Jet de lancement" },
      (game, v) =>
        // A Bound Spell is not rolled for.
        v.bound !== undefined ? null : castingRoll(game, v),
      (game, v, { faces }, context) =>
        recasting(game, v.wizard, faces.length) === null && scepter(game, seatOf(game, v), v.wizard) === null
          ? castingSettled(game, v, faces, context)
          : { vars: { faces } },
      `${CAST}.a`,
    ),
    roll(
      "a.1",
      { en: "Re-roll of a failed casting roll", fr: "Relance d’un jet de lancement raté" },
      (game, v) => {
        const again = v.faces.length === 0 ? null : recasting(game, v.wizard, v.faces.length);
        if (again === null || castingJudged(game, attemptOf(v), v.faces).passed) return null;
        return { ...castingRoll(game, v), rule: listedRule(again.item) };
      },
      (game, v, { faces }, context) => {
        const again = recasting(game, v.wizard, v.dice);
        if (again !== null)
          tell(context, "castAgain", listedRule(again.item), {
            item: message(`rule.${again.item}`),
            spell: spellNamed(game.edition, v),
          });
        return { vars: { faces } };
      },
    ),
    choose(
      "a.2",
      { en: "Add a Magic Die?", fr: "Ajouter un dé de magie ?" },
      "add-die",
      (game, v) => {
        const item = v.faces.length === 0 ? null : scepter(game, seatOf(game, v), v.wizard);
        if (item === null) return null;
        const judge = (faces: readonly number[]) => castingJudged(game, attemptOf(v), faces);
        const seen = { total: judge(v.faces).total, helps: dieHelps(judge, v.faces) };
        return { player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, item, ...seen, dispels: false } };
      },
      (game, v, { adds }) => (adds ? dieAdded(game, scepter(game, seatOf(game, v), v.wizard)) : {}),
    ),
    roll("a.3", { en: "The Magic Die that is added", fr: "Le dé de magie ajouté" }, dieMore, withDie),
    act("a.4", { en: "What the casting roll comes to", fr: "Ce que donne le jet de lancement" }, (game, v, context) => {
      if (v.faces.length === 0) return {};
      return castingSettled(game, v, v.faces, context);
    }),
    act("a1", { en: "A spell that stops the next one", fr: "Un sort qui arrête le suivant" }, (game, v, context) => {
      const shield = shieldOf(game, v.wizard, v.targets, v.passed);
      return shield === null ? {} : { game: stopped(game, v, shield, context), vars: { passed: false, miscast: null } };
    }),
    choose(
      "a2",
      { en: "The Sacrifice", fr: "Le Sacrifice" },
      "sacrifice",
      (game, v) => {
        const units = v.passed ? offerings(game, v.wizard, v.spell) : NONE;
        return units.length === 0
          ? null
          : { player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, units } };
      },
      (game, v, { unit: id }, context) => {
        const paid = id === null ? undefined : offerings(game, v.wizard, v.spell).find((o) => o.unit === id);
        if (paid === undefined) return {};
        const u = unit(game, paid.unit);
        const hit = sacrificeHit(game.edition);
        if (hit !== null) {
          tell(context, "sacrificesHits", SACRIFICE, {
            unit: named(u),
            hits: paid.points,
            spell: spellNamed(game.edition, v),
          });
          const by = casterRef(game, v.wizard);
          const shots = [freeShots(by, { unit: u.id, pool: -1 }, paid.points, hit)];
          return { vars: { sacrificed: true }, enter: enter("volley", { by: by.unit, target: u.id, shots }) };
        }
        const lost = loseHealth(game, u.id, sharedOut(game, u, paid.points));
        tell(context, "sacrifices", SACRIFICE, {
          unit: named(u),
          points: lost.points,
          spell: spellNamed(game.edition, v),
        });
        const after = afterLosses(lost.game, game, [u.id], context);
        return { game: after.game, vars: { sacrificed: true }, enter: after.frames };
      },
    ),
    choose(
      "b1",
      { en: "Dispel?", fr: "Dissiper ?" },
      "dispel",
      (game, v) => {
        const seat = other(seatOf(game, v));
        const most = game.magic.dice[seat];
        // Nobody is asked who could not dispel it with all dice.
        if (!v.passed || most === 0 || !withinReach(game, v)) return null;
        return {
          player: seat,
          about: { ...givenOf(v), targets: v.targets, castWith: v.dice, total: there(v.total), most },
        };
      },
      (game, v, { dice }) => ({ game: withDice(game, other(seatOf(game, v)), -dice), vars: { dispelDice: dice } }),
      `${DISPEL}.1`,
    ),
    roll(
      "b2",
      { en: "Dispelling roll", fr: "Jet de dissipation" },
      (game, v) =>
        v.dispelDice === 0
          ? null
          : {
              type: "roll",
              player: other(seatOf(game, v)),
              label: message("roll.dispelling", { spell: spellNamed(game.edition, v), total: v.total ?? 0 }),
              dice: { kind: "hand", dice: v.dispelDice, sides: 6 },
              rule: `${CAST}.b`,
              breakdowns: [{ name: message("value.dispelling-roll"), breakdown: dispellingBonus(game, attemptOf(v)) }],
            },
      (game, v, { faces }, context) =>
        scepter(game, other(seatOf(game, v)), null) === null
          ? dispelSettled(game, v, faces, context)
          : { vars: { faces } },
      `${CAST}.b`,
    ),
    choose(
      "b3",
      { en: "Add a Magic Die?", fr: "Ajouter un dé de magie ?" },
      "add-die",
      (game, v) => {
        const seat = other(seatOf(game, v));
        const item = v.faces.length === 0 ? null : scepter(game, seat, null);
        if (item === null) return null;
        const judge = (faces: readonly number[]) => dispelJudged(game, v, faces);
        const { total, passed } = judge(v.faces);
        const seen = { total, helps: dieHelps(judge, v.faces) };
        return passed
          ? null
          : { player: seat, about: { ...givenOf(v), targets: v.targets, item, ...seen, dispels: true } };
      },
      (game, v, { adds }) => (adds ? dieAdded(game, scepter(game, other(seatOf(game, v)), null)) : {}),
    ),
    roll("b4", { en: "The Magic Die that is added", fr: "Le dé de magie ajouté" }, dieMore, withDie),
    act(
      "b5",
      { en: "What the dispelling roll comes to", fr: "Ce que donne le jet de dissipation" },
      (game, v, context) => {
        if (v.faces.length === 0) return {};
        return dispelSettled(game, v, v.faces, context);
      },
    ),
    choose(
      "c",
      { en: "Walk the Veil?", fr: "Marcher dans le Voile ?" },
      "walk-veil",
      (game, v) => {
        const found =
          v.passed && v.bound === undefined && rollsToWound(game.edition, v) ? walking(game, v.wizard) : null;
        return found === null
          ? null
          : { player: seatOf(game, v), about: { ...givenOf(v), targets: v.targets, tokens: found.tokens } };
      },
      (game, v, { walks }, context) => {
        const found = walks ? walking(game, v.wizard) : null;
        if (found === null) return {};
        tell(context, "walksVeil", listedRule(found.borne.item), {
          unit: casterNamed(game, v.wizard),
          tokens: found.tokens,
          spell: spellNamed(game.edition, v),
        });
        const seat = seatOf(game, v);
        const tokens = ofSeat(game.magic.tokens, seat, game.magic.tokens[seat] - found.tokens);
        return { game: withMagic(game, { tokens }), vars: { walks: true } };
      },
    ),
    act("c2", { en: "A Miscast that does not wait", fr: "Un Fiasco qui n’attend pas" }, (_, v) =>
      v.miscast === null || !v.passed || inForce(LAST)
        ? {}
        : { enter: miscastOf(v, v.miscast), vars: { miscast: null } },
    ),
    act(
      "d",
      { en: "The spell takes effect", fr: "Le sort agit" },
      (game, v) => {
        if (!v.passed) return {};
        const cast = [...game.magic.cast, v.spell];
        return {
          game: withMagic(game, {
            cast,
            face: spellRow(game.edition, v.spell).school === DUALITY ? v.way : game.magic.face,
          }),
          enter: enter("spell", {
            ...{ ...givenOf(v), targets: v.targets, sacrificed: v.sacrificed, walks: v.walks },
            ...(v.point === null ? {} : { point: v.point }),
          }),
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
    act("e2", { en: "Attribute Spell without a target", fr: "Attribut de la Voie sans cible" }, (game, v, context) => {
      const word = attributeOfCast(game, v);
      return word === null || aimingOf(game.edition, { spell: word, way: wayOf(game, v, word) }) !== "nobody"
        ? {}
        : castAlong(game, v, word, NONE, context);
    }),
    act(
      "e3",
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
  const shield = shieldOf(game, v.wizard, targets, true);
  if (shield !== null) return { game: stopped(game, own, shield, context) };
  return { game: withMagic(game, { cast: [...game.magic.cast, word] }), enter: enter("spell", { ...own, targets }) };
}

const wayOf = (game: G, v: Vars, word: SpellWord): WayName => waysOf(game, v.wizard, word)[0]?.name ?? "basic";
