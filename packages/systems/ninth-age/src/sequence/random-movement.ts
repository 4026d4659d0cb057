import type { Way } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { message } from "../messages/message.ts";
import { distanceRoll } from "../calculation/characteristics.ts";
import { totalsOf } from "../calculation/charge-range.ts";
import { farthest, mayStay, movesByDice, RANDOM_MOVEMENT, strayed } from "../battlefield/random-movement.ts";
import { bridged } from "@tercio/regiments";
import { book } from "../hooks/book.ts";
import { change, type NinthAge, onField, unit } from "../state/state.ts";
import { goes } from "./chase.ts";
import { inWords } from "./dice-messages.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { went } from "./ways.ts";

type G = NinthAge;

/** Units of the Active Player that have still to move by their dice. */
export const toStray = (game: G): readonly number[] =>
  game.units
    .filter(
      (u) =>
        u.seat === game.active &&
        movesByDice(game, u) &&
        book.refusals("move at random", game, { unit: u }).length === 0,
    )
    .map((u) => u.id);

/** A unit that moves by its dice: first where to, then how far. An enemy that it comes to is charged. */
export const randomMovement = sequence(
  "random-movement",
  { en: "Random Movement", fr: "Mouvement aléatoire" },
  { facing: -1 },
  ({ choose, roll }) => [
    choose(
      "a",
      { en: "Turn before the dice fall", fr: "Pivoter avant le jet" },
      "random-movement",
      (game, v) => {
        const stays = mayStay(game, unit(game, v.unit));
        return { player: unit(game, v.unit).seat, about: { unit: v.unit, ...(stays ? { stay: true } : {}) } };
      },
      (game, v, answer, context) => {
        if ("facing" in answer) return { vars: { facing: answer.facing } };
        tell(context, "staysPut", "t9a.rule.steam-powered", { unit: named(unit(game, v.unit)) });
        return { game: change(game, v.unit, { moved: "advance" }), leave: true };
      },
    ),
    roll(
      "b",
      { en: "Distance, and the move", fr: "Distance, et mouvement" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (!onField(u)) return null;
        const dice = distanceRoll(game, u, "random");
        const { met, reached } = farthest(game, u, v.facing);
        const foe = met === null ? null : named(unit(game, met));
        const need = Math.max(totalsOf(dice).least, Math.ceil(reached / INCH));
        return {
          type: "roll",
          player: u.seat,
          label: message(foe === null ? "roll.random-movement" : "roll.random-movement.foe", {
            unit: named(u),
            dice: inWords(dice),
            foe: foe ?? "",
            need,
            distance: bridged(reached),
          }),
          dice,
          rule: RANDOM_MOVEMENT,
        };
      },
      (game, v, outcome, context) => {
        const u = unit(game, v.unit);
        const told = (walked: Way | null): void =>
          tell(
            context,
            "randomMoves",
            RANDOM_MOVEMENT,
            { unit: named(u), inches: outcome.total },
            walked === null ? undefined : went(game, u, walked),
          );
        const way = strayed(game, u, v.facing, outcome.total * INCH);
        const moved = goes(change(game, u.id, { moved: "advance" }), u, way, [], {}, told, context);
        return { game: moved.game, enter: moved.frames };
      },
    ),
  ],
);
