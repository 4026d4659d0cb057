import { type Fields, type Json, message as anyMessage } from "@tercio/kernel";
import type { Panel, PickTool, PieceKey } from "@tercio/board";
import { casterOf, castingValue, waysOf } from "../../calculation/casting.ts";
import { placeIn } from "../../calculation/joining.ts";
import type { About, ChoiceId, OneCast } from "../../sequence/asked.ts";
import { casterNamed, spellNamed, spellPrinted } from "../../sequence/spell-messages.ts";
import type { SpellWord } from "../../state/magic.ts";
import { spellRow, spellRule } from "../../state/spells.ts";
import type { NinthAge, PoolRef } from "../../state/state.ts";
import { message } from "../../messages/message.ts";
import { against, castingChances, dispelled, enough, neverPasses } from "../magic.ts";

type G = NinthAge;

/** The piece in which a Wizard stands. */
export const pieceOf = (game: G, wizard: number): PieceKey =>
  casterOf(game, wizard)?.unit.id ?? placeIn(game, wizard)?.host.id ?? wizard;

/** A Bound Spell prints no value: its power is what dispels it. */
const lineOf = (game: G, answer: OneCast) =>
  message("spell.line", {
    spell: spellNamed(game.edition, answer),
    printed: spellPrinted(game.edition, answer, answer.bound === undefined ? castingValue(game, answer) : null),
  });

export const castTool: PickTool<G> = {
  kind: "pick",
  // In hand is the piece in which the Wizard stands.
  picks: (game, _, { wizard }: Fields) => (typeof wizard === "number" ? [pieceOf(game, wizard)] : []),
  under: (game, _, answer: OneCast) => ({
    head: casterNamed(game, answer.wizard),
    label: neverPasses(game, answer, [])
      ? message("answer.never", { answer: lineOf(game, answer) })
      : lineOf(game, answer),
  }),
  done: { done: true },
  card: (_, __, answer: Partial<OneCast> | null) =>
    answer?.spell === undefined ? null : { printed: null, rule: spellRule(answer.spell) },
  hopeless: (game, _, answer: OneCast | { readonly done: true }) =>
    !("done" in answer) && neverPasses(game, answer, []),
};

/** All spells of a Wizard in one question. */
export const selectTool: PickTool<G> = {
  kind: "pick",
  picks: () => [],
  card: (game, about: About<"select-spell">, { spell }: { readonly spell: SpellWord }) => {
    // As this Wizard casts it: of some a kind of Wizards alone.
    const [way] = [...waysOf(game, about.unit, spell), ...spellRow(game.edition, spell).versions];
    return { printed: spellPrinted(game.edition, { spell, way: way?.name ?? "basic" }), rule: spellRule(spell) };
  },
  gathers: (_, { count }: About<"select-spell">) => count,
};

/** With so many dice no roll passes: that is kept from a slip of the hand. */
export const diceTool: PickTool<G> = {
  kind: "pick",
  picks: () => [],
  hopeless: (game, about: About<"casting-dice">, { dice }: { readonly dice: number }) =>
    about.bound === undefined && castingChances(game, about, about.targets, dice).passed === 0,
  chance: (game, about: About<"casting-dice">, { dice }: { readonly dice: number }) =>
    about.bound === undefined ? castingChances(game, about, about.targets, dice).passed : null,
};

export const aimTool: PickTool<G> = {
  kind: "pick",
  picks: (_, __, { unit }: PoolRef) => [unit],
  // Whoever is pressed once more is meant, or whoever is pressed after the caster; of several models of a unit the list tells.
  answer(game, { wizard, targets }: About<"spell-target">, [first, second]) {
    if (typeof second !== "number" || (first !== second && first !== pieceOf(game, wizard))) return null;
    const meant = targets.filter((t) => t.unit === second);
    if (meant.length > 1 || !game.units.some((u) => u.id === second)) return null;
    return { ...(meant[0] ?? { unit: second, pool: -1 }) };
  },
  hopeless: (game, about: About<"spell-target">, target: PoolRef) => neverPasses(game, about, [target]),
};

export const dispelTool: PickTool<G> = {
  kind: "pick",
  picks: () => [],
  // Kept apart, so that the spell is not let through by a slip of the hand.
  done: { dice: 0 },
  // The spell that is asked about, whatever is answered.
  card: (_, { spell }: About<"dispel">) => ({ printed: null, rule: spellRule(spell) }),
  hopeless: (game, about: About<"dispel">, { dice }: { readonly dice: number }) =>
    dice > 0 && dispelled(game, about, dice) === 0,
  chance: (game, about: About<"dispel">, { dice }: { readonly dice: number }) => dispelled(game, about, dice),
};

const CAST = { id: "cast", press: anyMessage("panel.cast") } as const;

/** Which choices a screen asks together. */
export const panels: { readonly [K in ChoiceId]?: Panel<G> } = {
  "cast-spell": { ...CAST, begins: true },
  "sacrificial-offering": { ...CAST, usual: (): Json => ({ offers: false }) },
  "spell-target": CAST,
  "second-target": { ...CAST, usual: (): Json => ({ unit: null }) },
  "spell-point": CAST,
  "augment-spell": { ...CAST, usual: (): Json => ({ augments: false }) },
  "casting-dice": { ...CAST, usual: (game, about: About<"casting-dice">) => enough(game, about) },
  dispel: {
    id: "dispel",
    begins: true,
    press: anyMessage("panel.dispel"),
    usual: (game, about: About<"dispel">) => against(game, about),
  },
};
