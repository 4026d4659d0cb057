import { EARLY } from "../editions.ts";
import type { StepPath } from "@tercio/kernel";
import { distribution } from "@tercio/dice";
import { verdict } from "@tercio/testkit";
import { boundSpells, powerOf, powersOf } from "../../src/calculation/bound-spells.ts";
import {
  castingBonus,
  castingDice,
  type Judged,
  judgeCasting,
  judgeDispelling,
  miscastModifier,
} from "../../src/calculation/casting.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { withMagic } from "../../src/state/magic.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { type ItemId, type NinthAge, unit } from "../../src/state/state.ts";
import type { CastingInput } from "../expected/mending.ts";
import { gameOf, like } from "../rule-cases/combat-scenes.ts";
import { casts, stage, wizard } from "../rule-cases/magic-scenes.ts";
import { block, played, quiet } from "../rule-cases/scenes.ts";
import { given, listOf, type Players } from "./play.ts";
import { stands, type Steps } from "../../src/state/steps.ts";

type I = CastingInput;
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const GOLD: SpellWord = "spell.alchemy.glory-of-gold";
const TRIAL: SpellWord = "spell.thaumaturgy.trial-of-faith";
const HEAVEN: SpellWord = "spell.thaumaturgy.hand-of-heaven";
const VAMBRACES: ItemId = "lightning-vambraces";

/** What one adds who is a Master, or has an item. */
export const bearing = (modifiers: readonly string[]): Partial<SceneUnit> =>
  wizard("pyromancy", modifiers.includes("Master +1") ? "wizard-master" : "wizard-adept", {
    ...(modifiers.includes("item +2") ? { items: ["book-of-arcane-mastery"] } : {}),
  });
const resisting = (value: number) => ({ profile: like({ rules: [{ rule: "magic-resistance", value }] as never }) });

/** What is added to a casting roll at one or more targets that resist. */
function bonusOf(i: I): number {
  const values =
    i.magicResistanceOfTargets ?? (i.magicResistanceOfTarget === undefined ? [] : [i.magicResistanceOfTarget]);
  const mine = i.targetIsEnemy === false;
  const more = Object.fromEntries(
    values.map((value, n) => [
      `T${n}`,
      block(mine ? "first" : "second", [-20 + 8 * n, 20], mine ? "north" : "south", resisting(value)),
    ]),
  );
  const spell = mine ? GOLD : FIREBALL;
  const game = gameOf(stage({ knows: [spell], w: bearing(i.modifiers ?? []), more }));
  const targets = values.length === 0 ? [{ unit: 1, pool: -1 }] : values.map((_, n) => ({ unit: 3 + n, pool: -1 }));
  return castingBonus(game, { wizard: 0, spell, way: "basic", dice: listOf(i.dice).length, targets }).value;
}

const withCard = (game: NinthAge, card: number | undefined): NinthAge =>
  card === undefined ? game : withMagic(game, { card });
const path = (i: I): SpellWord => (i.path === "Thaumaturgy" ? TRIAL : FIREBALL);
/** As the dice of a case are judged, on its Flux Card. */
function judged(i: I): Judged {
  const game = withCard(gameOf(stage({ knows: [path(i)] })), i.fluxCard);
  return judgeCasting(listOf(i.dice), 0, given(i.castingValue), miscastModifier(game, path(i)));
}
const rowNamed = (row: number | null): string => (row === null ? "none" : String(row).repeat(3));

/** Cast with these dice and played to the end of the phase. */
const wholePhase = (i: I) =>
  casts(
    stage({ knows: [FIREBALL] }),
    {
      ...{ spell: FIREBALL, dice: listOf(i.dice), card: i.fluxCard ?? 6 },
      ...(i.dispelled === true ? { dispel: [6, 6, 6, 6, 6, 6] } : {}),
      rolls: { "roll.spell-hits": { show: { total: 1 } } },
    },
    { until: { step: "magic-phase/6" } },
  );

/** Of all that so many dice may show, the share for which this is so. */
function share(i: I, spell: SpellWord, of: (j: Judged) => boolean, more = 0): number {
  const dice = castingDice(EARLY, { dice: given(i.magicDice), spell });
  return distribution(dice).reduce(
    (sum, { outcome, probability }) =>
      sum +
      (of(judgeCasting(outcome.faces, i.modifier ?? 0, i.castingValue ?? 0, (i.miscastModifier ?? 0) + more))
        ? probability
        : 0),
    0,
  );
}

/** Dice that show so much together. */
export const facesOf = (total: number): readonly number[] => (total <= 6 ? [total] : [6, ...facesOf(total - 6)]);

/** A Bound Spell cast with so many dice; nobody dispels it. */
function boundCast(dice: number) {
  const a = { ...wizard("pyromancy"), profile: like({ items: [VAMBRACES] }) };
  let done = false;
  return played(
    stage({ knows: [], w: a }),
    (request, game, names) => {
      if (request.type === "roll") {
        if (request.label.key === "roll.flux-card") return { show: { total: 4 } };
        return request.dice.kind === "sum" ? { show: { total: 1 } } : quiet()(request, game, names);
      }
      if (request.choice === "siphon") return { answer: { dice: 0 } };
      if (request.choice === "dispel") return { answer: { dice: 0 } };
      if (request.choice === "casting-dice") return { answer: { dice } };
      if (request.choice !== "cast-spell") return quiet()(request, game, names);
      const { spells } = request.about as { readonly spells: readonly object[] };
      if (done) return { answer: { done: true } };
      done = true;
      return { answer: spells[0] as never };
    },
    { until: { step: "magic-phase/6" } },
  );
}

/** The Veil siphoned for as many dice as can be. */
export function siphoned(
  w: Partial<SceneUnit>,
  card: number,
  stored: number,
  rolled: { readonly [key: string]: number } = {},
) {
  const scene = { ...stage({ knows: [], w }), magic: { known: { 0: [FIREBALL] }, tokens: [stored, 0] as const } };
  const run = (step: StepPath<Steps>) =>
    played(
      scene,
      (request, game, names) => {
        if (request.type === "roll") {
          const total = rolled[request.label.key] ?? card;
          return { show: { total } };
        }
        if (request.choice !== "siphon") return quiet()(request, game, names);
        return { answer: { dice: (request.about as { readonly most: number }).most } };
      },
      { until: { step } },
    ).game.magic;
  const [before, after] = [run("magic-phase/3"), run("magic-phase/after-siphon")];
  const tokens = before.tokens[0];
  const diceGained = after.dice[0] - before.dice[0];
  const kept = after.tokens[0];
  return {
    ...{ activeDice: after.dice[0], drawn: before.dice[0], reactiveDice: before.dice[1], tokens, diceGained, kept },
    discarded: tokens - 3 * diceGained - kept,
  };
}

export const castingPlayers: Players<I> = {
  "number of Magic Dice allowed for a Casting Attempt": (i) => {
    // The card of which there are so many dice.
    const card = { 4: 1, 5: 4, 6: 6, 7: 8 }[given(i.pool)] ?? 4;
    const asks = casts(
      stage({ knows: [FIREBALL] }),
      { spell: FIREBALL, dice: [1], card },
      { until: { choice: "casting-dice" } },
    );
    return { allowed: asks.game.magic.dice[0] === i.pool && verdict(asks, { dice: i.dice as number }).legal };
  },
  "Casting Attempt": (i) => {
    const modifier = bonusOf(i);
    const { total, passed, back } = judgeCasting(listOf(i.dice), modifier, given(i.castingValue), 0);
    return { modifier, total, passed, returned: back };
  },
  Miscast: (i) => {
    if (i.boundSpell === true) {
      const run = boundCast(given(i.diceUsedNotRolled));
      const miscast = run.events.some((e) => e.kind === "miscast");
      return {
        row: miscast ? "?" : "none",
        passed: run.requests.some(({ request: q }) => q.type === "roll" && q.label.key === "roll.spell-hits"),
      };
    }
    if (i.dispelled === true) {
      const miscast = wholePhase(i).events.some((e) => e.kind === "miscast");
      return { row: miscast ? rowNamed(judged(i).miscast) : "none" };
    }
    const { passed, miscast, back } = judged(i);
    const own = { row: rowNamed(miscast), passed, returned: back };
    if (miscast === 2) {
      const run = casts(
        stage({ knows: [FIREBALL] }),
        {
          spell: FIREBALL,
          dice: listOf(i.dice),
          card: i.fluxCard ?? 4,
          rolls: { "roll.spell-hits": { show: { total: 1 } }, "roll.miscast-hits": { show: { total: 1 } } },
        },
        { until: { step: "miscast/c" } },
        // A die more than the card brings.
        (q) => (q.type === "choice" && q.choice === "siphon" ? { answer: { dice: 1 } } : null),
      );
      return { ...own, strength: run.game.stack.find((f) => stands(f, "miscast"))?.vars.dice };
    }
    if (miscast !== 7) return own;
    const judgement = casts(
      stage({ knows: [HEAVEN], w: wizard("thaumaturgy") }),
      {
        ...{ spell: HEAVEN, dice: listOf(i.dice), card: i.fluxCard ?? 4 },
        rolls: { "roll.spell-hits": { show: { total: 1 } }, "roll.spell-strength": { show: { total: 1 } } },
      },
      { until: { step: "magic-phase/6" } },
    );
    return { ...own, casterRemoved: unit(judgement.game, 0).place === "gone" };
  },
  "Dispelling Attempt": (i) => {
    const { passed, back } = judgeDispelling(listOf(i.dice), 0, given(i.castTotal));
    return { dispelled: passed, returned: back };
  },
  "dispelling a Bound Spell": (i) => {
    const [low = 0, high = 0] = i.powerLevel ?? [];
    const a = { ...wizard("pyromancy"), profile: like({ items: [VAMBRACES] }) };
    const [cast] = boundSpells(gameOf(stage({ knows: [], w: a })), 0);
    if (cast === undefined) return null;
    const powers = powersOf(EARLY, cast.bound, cast.spell);
    if (powers[0] !== low || powers[1] !== high) return null;
    const power = powerOf(EARLY, cast.bound, cast.spell, given(i.magicDiceUsed));
    return { dispelled: judgeDispelling(facesOf(given(i.dispelTotal)), 0, power).passed };
  },
  "Siphon the Veil, as many conversions as possible": (i) => {
    const channel = given(i.channel);
    const rules = [
      { rule: "wizard-apprentice", path: "pyromancy" },
      ...(channel === 0 ? [] : [{ rule: "channel", value: channel }]),
    ];
    return siphoned(
      wizard("pyromancy", "wizard-apprentice", { rules: rules as never }),
      given(i.fluxCard),
      given(i.storedTokens),
    );
  },
  "chance to cast": (i) => ({ chance: share(i, FIREBALL, (j) => j.passed) }),
  "chance of three of a kind": (i) => ({ chance: share(i, FIREBALL, (j) => j.miscast !== null) }),
  "chance of three of a kind with Judgement on High": (i) => ({ chance: share(i, HEAVEN, (j) => j.miscast !== null) }),
  "chance to cast with Judgement on High": (i) => {
    const game = gameOf(stage({ knows: [HEAVEN] }));
    return { chance: share(i, HEAVEN, (j) => j.passed, miscastModifier(game, HEAVEN)) };
  },
};
