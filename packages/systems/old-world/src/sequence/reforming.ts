import type { JsonObject } from "@tercio/kernel";
import { motionData } from "@tercio/board";
import { bodyOf } from "../battlefield/body.ts";
import { reformed } from "../battlefield/paths.ts";
import { change, fieldOf, type OldWorld, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

const RULE = "tow.manoeuvre.reform";

/** What goes along with the line of a unit put down in new ranks: each model goes from its place to that of its number. */
const wentAnew =
  (from: Unit, game: OldWorld): (() => JsonObject) =>
  () => {
    const { key: _, x, y, facing, ...shape } = bodyOf(unit(game, from.id), fieldOf(game).chirality);
    const before = { x: from.x, y: from.y, facing: from.facing };
    return motionData({ piece: from.id, from: before, legs: [{ x, y, facing, shape }] });
  };

/** A free reform on the table: it does not count as a move. */
export const freeReform = sequence(
  "free-reform",
  { en: "Free reform", fr: "Reformation gratuite" },
  {},
  ({ choose }) => [
    choose(
      "reform",
      { en: "Free reform", fr: "Reformation gratuite" },
      "free-reform",
      (game, v) => ({ player: unit(game, v.unit).entry.seat, about: { unit: v.unit } }),
      (game, v, answer, context) => {
        const u = unit(game, v.unit);
        if ("stay" in answer || (answer.facing === u.facing && answer.files === u.files)) return {};
        const to = reformed(game, u, answer.facing, answer.files);
        if ("problem" in to) return {};
        const { x, y, facing } = to.end;
        const next = change(game, v.unit, { x, y, facing, files: answer.files, places: null });
        tell(context, "reforms", RULE, { unit: named(u), files: answer.files }, wentAnew(u, next));
        return { game: next };
      },
    ),
  ],
);
