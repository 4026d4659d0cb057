import type { Edition } from "../book/row.ts";
import { printedTotal } from "@tercio/dice";
import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { casterRef } from "../calculation/casting.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { fieldsOf, listOf, numberOf, textOf } from "../state/facts.ts";
import { effectOf, isSpell, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;
export interface MarkerGiven {
  /** The effect that lies on the table. */
  readonly effect: number;
}
export interface MarkerOwn {
  readonly wizard: number;
  readonly spell: SpellWord | null;
  readonly way: WayName;
  /** Whom it strikes. */
  readonly struck: readonly number[];
  readonly strikes: boolean;
}

interface Lying {
  readonly id: number;
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly counters: number;
  readonly at: Point;
}

function lying(game: G, id: number): Lying | null {
  const e = game.effects.find((one) => one.id === id);
  if (e === undefined || e.from === null || !isSpell(e.rule)) return null;
  const { x, y, counters, way } = e.params;
  if (typeof x !== "number" || typeof y !== "number" || typeof counters !== "number") return null;
  return { id, wizard: e.from, spell: e.rule, way: way as WayName, counters, at: { x, y } };
}

/** Counters that lie on the table since an earlier Magic Phase: by the ids of their effects. */
export const countersDue = (game: G): readonly number[] =>
  game.effects.flatMap((e) => {
    const l = lying(game, e.id);
    // One that says nothing of what its die decides lies there for something else.
    const decides = l !== null && effectOf(game.edition, l.spell, l.way).rows !== undefined;
    return decides && e.params.placedIn !== game.playerTurn ? [e.id] : [];
  });

/** The least face with which it strikes. */
function least(edition: Edition, { spell, way }: Lying): number {
  const row = listOf(effectOf(edition, spell, way).rows).find((r) => listOf(r)[1] === "strike");
  return Number.parseInt(textOf(listOf(row)[0]) ?? "7", 10);
}
/** Does it grow where it does not strike? */
const grows = (edition: Edition, { spell, way }: Lying): boolean =>
  listOf(effectOf(edition, spell, way).rows).some((r) => listOf(r)[1] === "add 1 counter");
/** Are its counters added to how far it strikes? */
const countersReach = (edition: Edition, { spell, way }: Lying): boolean =>
  effectOf(edition, spell, way).strike?.x !== undefined;

/** What lies on the table may strike at the end of a Magic Phase. */
export const spellMarker = sequence(
  "spell-marker",
  { en: "A spell that lies on the table", fr: "Un sort posé sur la table" },
  { wizard: 0, spell: null, way: "basic", struck: [], strikes: false },
  ({ each, roll }) => [
    roll(
      "a",
      { en: "Does it strike?", fr: "Frappe-t-il ?" },
      (game, v) => {
        const l = lying(game, v.effect);
        return l === null
          ? null
          : {
              type: "roll",
              player: unit(game, l.wizard).seat,
              label: message("roll.spell-counters", {
                spell: spellNamed(game.edition, l),
                counters: l.counters,
                least: least(game.edition, l),
              }),
              dice: { kind: "sum", ...diceOf(effectOf(game.edition, l.spell, l.way).roll) },
              rule: spellRule(l.spell),
            };
      },
      (game, v, { total }, context) => {
        const l = lying(game, v.effect);
        if (l === null) return {};
        const { wizard, spell, way } = l;
        if (total >= least(game.edition, l)) return { vars: { wizard, spell, way, strikes: true } };
        if (!grows(game.edition, l)) return {};
        const more = numberOf(effectOf(game.edition, spell, way).counters) ?? 0;
        const counters = l.counters + more;
        tell(context, "countersGrow", spellRule(spell), { spell: spellNamed(game.edition, l), counters });
        const effects = game.effects.map((e) => (e.id === l.id ? { ...e, params: { ...e.params, counters } } : e));
        return { game: { ...game, effects } };
      },
    ),
    roll(
      "b",
      { en: "How far it strikes", fr: "Jusqu’où il frappe" },
      (game, v) => {
        const l = v.strikes ? lying(game, v.effect) : null;
        if (l === null) return null;
        const { radius } = fieldsOf(effectOf(game.edition, l.spell, l.way).strike);
        return {
          type: "roll",
          player: unit(game, l.wizard).seat,
          label: message(countersReach(game.edition, l) ? "roll.spell-radius" : "roll.spell-reach", {
            spell: spellNamed(game.edition, l),
            counters: l.counters,
          }),
          dice: { kind: "sum", ...diceOf(String(radius).replace("+X", "")) },
          rule: spellRule(l.spell),
        };
      },
      (game, v, { total }, context) => {
        const l = lying(game, v.effect);
        if (l === null) return {};
        const inches = total + (countersReach(game.edition, l) ? l.counters : 0);
        const struck = game.units
          .filter((u) => onField(u) && distanceToPoint(rectangleOf(u), l.at) <= inches * INCH)
          .map((u) => u.id);
        tell(context, "countersStrike", spellRule(l.spell), {
          spell: spellNamed(game.edition, l),
          inches,
          units: struck.length,
        });
        // It is over with that (reading `counters-strike`).
        return { game: { ...game, effects: game.effects.filter((e) => e.id !== l.id) }, vars: { struck } };
      },
    ),
    each((_, v) => v.struck).call("c", { en: "Units it hits", fr: "Unités touchées" }, "spell-hits", (game, v, id) =>
      v.spell === null || !onField(unit(game, id))
        ? null
        : {
            ...{ by: casterRef(game, v.wizard), spell: v.spell, way: v.way },
            ...{ target: { unit: id, pool: -1 }, sacrificed: false, fact: "strike" },
          },
    ),
  ],
);

const diceOf = (text: unknown): { readonly dice: number; readonly sides: number } => {
  const { dice, sides } = printedTotal(String(text));
  return { dice, sides };
};
