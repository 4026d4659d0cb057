import { printedDice } from "@tercio/dice";
import { message } from "@tercio/kernel";
import { followed } from "../battlefield/paths.ts";
import { randomMove as moved } from "../battlefield/random-move.ts";
import { randomMovement } from "../entries/rules/moves.ts";
import { book } from "../hooks/book.ts";
import { change, engaged, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { dangerousGround } from "./dangerous.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { went } from "./went.ts";

const RULE = randomMovement.id;

/** The dice of a unit's Random Movement; null where it has a Movement of its own. */
const diceOf = (game: OldWorld, u: Unit): string | null =>
  book.offers("random movement", game, { unit: u })[0]?.value ?? null;

/** Units of the active player that move by dice and have not done so. */
export const movingByDice = (game: OldWorld): readonly number[] =>
  game.units
    .filter((u) => u.entry.seat === game.active && onField(u) && !u.fleeing && !engaged(game, u.id))
    .filter((u) => (u.deed === "none" || u.deed === "rallied") && diceOf(game, u) !== null)
    .filter((u) => book.refusals("move", game, { unit: u }).length === 0)
    .map((u) => u.id);

/** One unit rolls how far it goes, and goes there: into contact with an enemy on its way, or beside it. */
export const randomMove = sequence(
  "random-move",
  { en: "Random Movement", fr: "Mouvement aléatoire" },
  { inches: 0, path: [], arrived: false },
  ({ act, call, choose, roll }) => [
    roll(
      "distance",
      { en: "How far it goes", fr: "Distance du mouvement" },
      (game, v) => {
        const u = unit(game, v.unit);
        const dice = diceOf(game, u);
        if (dice === null || !onField(u)) return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.random-move", { unit: named(u), dice }),
          dice: { kind: "sum", ...printedDice(dice) },
          rule: RULE,
        };
      },
      (_, __, outcome) => ({ vars: { inches: outcome.total } }),
      RULE,
    ),
    choose(
      "path",
      { en: "Which way it goes", fr: "Direction du mouvement" },
      "random-move",
      (game, v) => {
        const u = unit(game, v.unit);
        return onField(u) && v.inches > 0 ? { player: u.entry.seat, about: { unit: v.unit, inches: v.inches } } : null;
      },
      (_, __, answer) => ({ vars: { path: answer.path } }),
      RULE,
    ),
    call(
      "contact",
      { en: "Into contact", fr: "Au contact" },
      "charge-contact",
      (game, v) => {
        const u = unit(game, v.unit);
        if (!onField(u) || v.inches === 0) return null;
        const { met } = moved(game, u, v.path, v.inches);
        return met === null ? null : { unit: v.unit, target: met.target, mates: [], range: met.range, ground: false };
      },
      (_, __, arrived) => ({ vars: { arrived } }),
      RULE,
    ),
    act(
      "move",
      { en: "It moves", fr: "Elle se déplace" },
      (game, v, context) => {
        const u = unit(game, v.unit);
        if (v.arrived || !onField(u) || v.inches === 0) return {};
        const { path } = moved(game, u, v.path, v.inches);
        tell(context, "movesRandomly", RULE, { unit: named(u), inches: v.inches }, went(game, u, { from: u, path }));
        const after = change(game, u.id, { ...followed(u, path).end, places: null, deed: "moved" });
        return { game: after, enter: dangerousGround(after, u, { from: u, path }) };
      },
      RULE,
    ),
  ],
);
