import type { Edition } from "../book/row.ts";
import { type JsonObject, settled, withEffect } from "@tercio/kernel";
import { joinedTo } from "../calculation/joining.ts";
import { numberOf, textsOf } from "../state/facts.ts";
import { effectOf, type SpellWord, type WayName } from "../state/spells.ts";
import { change, changeAll, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { moving, movable } from "./movement.ts";
import { ownerOrders } from "./order.ts";
import { spellNamed } from "./spell-messages.ts";
import { atStep } from "../state/steps.ts";

type G = NinthAge;
const RULE = "t9a.rule.magical-move";
const WORD = "magical-move";

/** Units that a spell moves. */
export interface MagicalMovesGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly units: readonly number[];
}
export interface MagicalMoveOwn {
  /** The unit and the Characters in it, and how each had moved before. */
  readonly before: readonly { readonly unit: number; readonly moved: Unit["moved"] }[];
  readonly over: boolean;
}
export interface MagicalMoveGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly unit: number;
}

/** Inches of the Magical Move of a spell; null: it moves nobody. */
export const magicalInches = (edition: Edition, spell: SpellWord, way: WayName): number | null =>
  numberOf(effectOf(edition, spell, way).magicalMove);

/** Has it not moved so in this phase? `or`: one who has joined a unit may be meant too. */
const able = (game: G, id: number, or?: Unit["place"]): boolean =>
  (onField(unit(game, id)) || unit(game, id).place === or) && !game.effects.some((e) => e.rule === WORD && e.on === id);

/** One unit after the other, in the order that their owner likes. */
export const magicalMoves = sequence(
  "magical-moves",
  { en: "Magical Moves", fr: "Mouvements magiques" },
  {},
  ({ each }) => [
    each((game, v) => v.units.filter((id) => able(game, id)), {
      still: (game, _, id) => able(game, id),
      order: ownerOrders("magical-move"),
    }).call(
      "a",
      { en: "A unit makes its move", fr: "Une unité se déplace" },
      "magical-move",
      (_, v, id) => ({ ...{ wizard: v.wizard, spell: v.spell, way: v.way }, unit: id }),
      undefined,
      RULE,
    ),
  ],
);

/** How a move weighs for what a unit may do afterwards: the weightier of two counts. */
const WEIGHT: { readonly [M in Unit["moved"]]: number } = {
  ...{ none: 0, pivot: 1, advance: 2, rally: 3, reform: 4, march: 5 },
  // A Magical Move takes nobody’s charge or flight away.
  ...{ flee: 6, "failed-charge": 6, charge: 6 },
};
const heavier = (a: Unit["moved"], b: Unit["moved"]): Unit["moved"] => (WEIGHT[b] > WEIGHT[a] ? b : a);

/** Who may move now: the unit, and Characters who leave it for a move of their own (reading `magical-move-after`). */
const movers = (game: G, v: MagicalMoveGiven & MagicalMoveOwn): readonly number[] =>
  movable(game).filter((id) => v.before.some((b) => b.unit === id));

/** A move in a Magic Phase: as in the Movement Phase, but as far as the spell says. */
export const magicalMove = sequence(
  "magical-move",
  { en: "Magical Move", fr: "Mouvement magique" },
  { before: [], over: false },
  ({ act, choose, repeat }) => [
    act("a", { en: "It may move", fr: "Elle peut se déplacer" }, (game, v, context) => {
      const u = unit(game, v.unit);
      const params: JsonObject = {
        ...{ spell: v.spell, way: v.way, friendly: true, inches: magicalInches(game.edition, v.spell, v.way) ?? 0 },
        with: [...textsOf(effectOf(game.edition, v.spell, v.way).moveWith)],
      };
      const until = { steps: [atStep("magic-phase", "6")] };
      const all = [u.id, ...joinedTo(u)].filter((id) => able(game, id, "joined"));
      const before = all.map((id) => ({ unit: id, moved: unit(game, id).moved }));
      const { effects } = all.reduce(
        (now, on) => ({ effects: withEffect(now.effects, { rule: WORD, on, from: v.wizard, until, params }) }),
        { effects: game.effects },
      );
      const next = changeAll({ ...game, effects }, ({ id }) => all.includes(id), { moved: "none", marchTest: "none" });
      if (movable(next).includes(u.id)) return { game: next, vars: { before } };
      tell(context, "noMagicalMove", RULE, { unit: named(u), spell: spellNamed(game.edition, v) });
      return { vars: { over: true } };
    }),
    choose(
      "b",
      { en: "Move it", fr: "La déplacer" },
      "move",
      (game, v) => {
        if (v.over) return null;
        const units = movers(game, v);
        return units.length > 0
          ? { player: unit(game, v.unit).seat, about: { player: unit(game, v.unit).seat, units } }
          : settled({ done: true });
      },
      (game, _, answer, context) => ("done" in answer ? { vars: { over: true } } : moving(game, answer, context)),
      RULE,
    ),
    // Who has failed its March Test may still go another way, and the unit when a Character has left it.
    repeat("c", { en: "Another way", fr: "Autrement" }, "b", (game, v) => !v.over && movers(game, v).length > 0),
    act("d", { en: "It has moved", fr: "Elle s’est déplacée" }, (game, v) => {
      const moved = v.before.filter((b) => game.effects.some((e) => e.rule === WORD && e.on === b.unit));
      if (moved.length === 0) return {};
      const effects = game.effects.map((e) =>
        e.rule === WORD && moved.some((b) => b.unit === e.on) ? { ...e, params: { ...e.params, done: true } } : e,
      );
      const whole = unit(game, v.unit).moved;
      const patch = (now: G, b: (typeof moved)[number]): Partial<Unit> => {
        const own = unit(now, b.unit);
        // Who has stayed in the unit, and came to it by a move of its own, has gone along with it.
        const gone = own.place === "joined" && b.moved !== "none" ? whole : own.moved;
        return { moved: heavier(b.moved, gone), marchTest: "none" };
      };
      return { game: moved.reduce((now: G, b) => change(now, b.unit, patch(now, b)), { ...game, effects }) };
    }),
  ],
);

/** Frames for those whom a spell lets move; none where it moves nobody. */
export const movedBy = (
  game: G,
  v: Omit<MagicalMovesGiven, "units"> & { readonly targets: readonly { readonly unit: number }[] },
) =>
  magicalInches(game.edition, v.spell, v.way) === null
    ? []
    : [
        enter("magical-moves", {
          ...{ wizard: v.wizard, spell: v.spell, way: v.way },
          units: v.targets.map((t) => t.unit).filter((id) => able(game, id)),
        }),
      ];
