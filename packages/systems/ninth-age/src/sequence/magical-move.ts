import { inForce, type JsonObject, settled, withEffect } from "@tercio/kernel";
import { numberOf, textsOf } from "../state/facts.ts";
import { ruleId } from "../state/ids.ts";
import { effectOf, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { change, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { moving, movable } from "./movement.ts";
import { ownerOrders } from "./order.ts";
import { spellNamed } from "./spell-words.ts";

type G = NinthAge;
const RULE = ruleId("magical-move");
const WORD = "magical-move";

/** Units that a spell moves. */
export interface MagicalMovesGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly units: readonly number[];
}
export interface MagicalMoveGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly unit: number;
}

/** Inches of the Magical Move of a spell; null: it moves nobody. */
export const magicalInches = (spell: SpellWord, way: WayName): number | null =>
  numberOf(effectOf(spell, way).magicalMove);

const able = (game: G, id: number): boolean =>
  onField(unit(game, id)) && !game.effects.some((e) => e.rule === WORD && e.on === id) && inForce(RULE);

/** One unit after the other, in the order that their owner likes. */
export const magicalMoves = sequence(
  "magical-moves",
  { en: "Magical Moves", fr: "Mouvements magiques" },
  {},
  ({ each }) => [
    each((game, v) => v.units.filter((id) => able(game, id)), {
      still: (game, _, id) => able(game, id),
      order: ownerOrders("magical-move"),
    }).call("a", { en: "A unit makes its move", fr: "Une unité se déplace" }, "magical-move", (_, v, id) => ({
      ...{ wizard: v.wizard, spell: v.spell, way: v.way },
      unit: id,
    })),
  ],
);

/** How a move weighs for what a unit may do afterwards: the weightier of two counts. */
const WEIGHT: readonly Unit["moved"][] = ["none", "pivot", "advance", "rally", "reform", "march"];
const heavier = (a: Unit["moved"], b: Unit["moved"]): Unit["moved"] => (WEIGHT.indexOf(b) > WEIGHT.indexOf(a) ? b : a);

const moves = (game: G, id: number): boolean => movable(game).includes(id);

/** A move in a Magic Phase: as in the Movement Phase, but as far as the spell says. */
export const magicalMove = sequence(
  "magical-move",
  { en: "Magical Move", fr: "Mouvement magique" },
  { before: "none", over: false },
  ({ act, choose, repeat }) => [
    act("a", { en: "It may move", fr: "Elle peut se déplacer" }, (game, v, context) => {
      const u = unit(game, v.unit);
      const params: JsonObject = {
        ...{ spell: v.spell, way: v.way, friendly: true, inches: magicalInches(v.spell, v.way) ?? 0 },
        with: [...textsOf(effectOf(v.spell, v.way).moveWith)],
      };
      const until = { steps: [{ sequence: "magic-phase", step: "6" }] };
      const effects = withEffect(game.effects, { rule: WORD, on: u.id, from: v.wizard, until, params });
      const next = change({ ...game, effects }, u.id, { moved: "none", marchTest: "none" });
      if (moves(next, u.id)) return { game: next, vars: { before: u.moved } };
      tell(context, "noMagicalMove", RULE, { unit: named(u), spell: spellNamed(v) });
      return { vars: { over: true } };
    }),
    choose(
      "b",
      { en: "Move it", fr: "La déplacer" },
      "move",
      (game, v) => {
        if (v.over) return null;
        return moves(game, v.unit)
          ? { player: unit(game, v.unit).seat, about: { player: unit(game, v.unit).seat, units: [v.unit] } }
          : settled({ done: true });
      },
      (game, _, answer, context) => ("done" in answer ? { vars: { over: true } } : moving(game, answer, context)),
      RULE,
    ),
    // Who has failed its March Test may still go another way.
    repeat("c", { en: "Another way", fr: "Autrement" }, "b", (game, v) => !v.over && moves(game, v.unit)),
    act("d", { en: "It has moved", fr: "Elle s’est déplacée" }, (game, v) => {
      const u = unit(game, v.unit);
      const effects = game.effects.map((e) =>
        e.rule === WORD && e.on === u.id ? { ...e, params: { ...e.params, done: true } } : e,
      );
      const lies = effects.some((e) => e.rule === WORD && e.on === u.id);
      if (!lies) return {};
      return { game: change({ ...game, effects }, u.id, { moved: heavier(v.before, u.moved), marchTest: "none" }) };
    }),
  ],
);

/** Frames for those whom a spell lets move; none where it moves nobody. */
export const movedBy = (
  game: G,
  v: Omit<MagicalMovesGiven, "units"> & { readonly targets: readonly { readonly unit: number }[] },
) =>
  magicalInches(v.spell, v.way) === null || !inForce(spellRule(v.spell))
    ? []
    : [
        enter("magical-moves", {
          ...{ wizard: v.wizard, spell: v.spell, way: v.way },
          units: v.targets.map((t) => t.unit).filter((id) => able(game, id)),
        }),
      ];
