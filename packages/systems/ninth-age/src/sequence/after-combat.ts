import { message } from "../messages/message.ts";
import { lostBy } from "../calculation/combat-score.ts";
import { book } from "../hooks/book.ts";
import { combatReformed } from "../battlefield/combat-reform.ts";
import { engaged, engagementsOf, type NinthAge, onField, type Seat, unit } from "../state/state.ts";
import type { Chaser } from "./chase.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { ownerOrders } from "./order.ts";
import { wentAnew } from "./ways.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

interface Done {
  readonly units: readonly number[];
  readonly chasers: readonly Chaser[];
}

const chased = (v: Done, id: number): boolean => v.chasers.some((c) => c.unit === id);

/** Who may pivot or reform after the combat. */
export const free = (game: G, v: Done): readonly number[] =>
  v.units.filter((id) => onField(unit(game, id)) && !engaged(game, id) && !unit(game, id).fleeing && !chased(v, id));

/** Of the units left, those of this player, or all where it has none. */
const ownFirst = (game: G, seat: Seat, left: readonly number[]): readonly number[] => {
  const own = left.filter((id) => unit(game, id).seat === seat);
  return own.length > 0 ? own : left;
};

/** The Active Player's come first. */
export const freeFirst = (game: G, _: unknown, left: readonly number[]): readonly number[] =>
  ownFirst(game, game.active, left);

const inOneFacing = (game: G, id: number): boolean =>
  new Set(engagementsOf(game, id).map((e) => (e.a === id ? e.aFacing : e.bFacing))).size === 1;

/** Step 15: first the losers' tests, then all reforms. */
export const combatReforms = sequence(
  "combat-reforms",
  { en: "Combat Reforms", fr: "Reformations de combat" },
  { able: [], first: null },
  ({ act, choose, each }) => [
    act("a", { en: "Units that may Combat Reform", fr: "Unités qui peuvent se reformer au combat" }, (game, v) => ({
      vars: {
        able: v.units.filter(
          (id) =>
            onField(unit(game, id)) &&
            engaged(game, id) &&
            inOneFacing(game, id) &&
            !chased(v, id) &&
            book.refusals("combat reform", game, { unit: unit(game, id) }).length === 0,
        ),
      },
    })),
    test(
      each((_, v) => v.able.filter((id) => v.losers.includes(id))),
      "b",
      { en: "Discipline Test of a loser to reform", fr: "Test de discipline du vaincu pour se reformer" },
      (game, v, id) => {
        const u = unit(game, id);
        return {
          unit: id,
          use: "combat-reform",
          lostBy: lostBy(game, u, v.units, v.difference).value,
          label: (need) => message("roll.combat-reform", { unit: named(u), need }),
          rule: "t9a.rule.combat-reform",
        };
      },
      (_, v, id, passed) => (passed ? {} : { vars: { able: v.able.filter((x) => x !== id) } }),
    ),
    choose(
      "c",
      { en: "Which player reforms first", fr: "Quel joueur se reforme d’abord" },
      "reform-first",
      (game, v) =>
        new Set(v.able.map((id) => unit(game, id).seat)).size < 2 ? null : { player: game.active, about: {} },
      (_, __, answer) => ({ vars: { first: answer.seat } }),
    ),
    each((_, v) => v.able, {
      order: ownerOrders("combat-reform", (game, v: { readonly first: Seat | null }, left) =>
        ownFirst(game, v.first ?? game.active, left),
      ),
    }).choose(
      "d",
      { en: "One unit reforms", fr: "Une unité se reforme" },
      "combat-reform",
      (game, _, id) => ({ player: unit(game, id).seat, about: { unit: id } }),
      (game, _, id, answer, context) => {
        if (answer.files === null) return {};
        const reformed = combatReformed(game, id, answer);
        if ("problem" in reformed) throw new Error(`an accepted Combat Reform fails: ${reformed.problem.message.key}`);
        const u = unit(game, id);
        const along = wentAnew(u, reformed.game);
        tell(context, "combatReforms", `${ROUND}.15`, { unit: named(u), files: answer.files }, along);
        return { game: reformed.game };
      },
    ),
  ],
);
