import {
  anyAnswer,
  type ChoiceKind,
  exactly,
  firstAnswer,
  type Message,
  message as anyMessage,
  refuse,
} from "@tercio/kernel";
import { centre, type Point } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { inches } from "@tercio/regiments";
import { distinct } from "../battlefield/points.ts";
import { pointsFor, whyNotPoint } from "../battlefield/spell-points.ts";
import type { About } from "../sequence/asked.ts";
import { named } from "../sequence/emit.ts";
import { spellNamed } from "../sequence/spell-messages.ts";
import { type NinthAge, onField } from "../state/state.ts";
import { message } from "../messages/message.ts";

type G = NinthAge;
type Place = { readonly x: number; readonly y: number };
const GROUND = "t9a.spell-type.ground";
const whole = (v: unknown): v is number => typeof v === "number" && Number.isInteger(v);

const side = (p: Point): Message => anyMessage(p.x < 0 ? "compass.west" : "compass.east");
const way = (p: Point): Message => anyMessage(p.y < 0 ? "compass.south" : "compass.north");

/** A point by how far off the middle of the table it lies. */
export const pointNamed = (p: Point): Message =>
  message("answer.point", {
    across: inches(Math.abs(p.x)),
    side: side(p),
    along: inches(Math.abs(p.y)),
    way: way(p),
  });

/** The same by who stands in its middle there, where somebody does: nobody looks for inches on a table without a grid. */
function pointOn(game: G, p: Point): Message {
  const there = game.units.find((u) => {
    const { x, y } = centre(rectangleOf(u));
    return onField(u) && Math.trunc(x) === p.x && Math.trunc(y) === p.y;
  });
  if (there === undefined) return pointNamed(p);
  return message("answer.point.on", {
    unit: named(there),
    across: inches(Math.abs(p.x)),
    side: side(p),
    along: inches(Math.abs(p.y)),
    way: way(p),
  });
}

/** Where on the table a Ground spell is aimed: some points on buttons, any legal one by a tap. */
export const spellPoint: ChoiceKind<G, About<"spell-point">, Place> = {
  id: "spell-point",
  rule: GROUND,
  describe: (game, about) => message("ask.spell-point", { spell: spellNamed(game.edition, about) }),
  accept(game, about, answer) {
    if (!exactly(answer, ["x", "y"]) || !whole(answer.x) || !whole(answer.y))
      return refuse("refuse.shape", GROUND, { kind: "spell-point" });
    return whyNotPoint(game, about.wizard, about, { x: answer.x, y: answer.y }) ?? true;
  },
  enumerate: (game, about) => distinct(pointsFor(game, about.wizard, about)),
  label: (game, _, p) => pointOn(game, p),
  sample: (game, about, source) => anyAnswer(distinct(pointsFor(game, about.wizard, about)), source),
  timeout: (game, about) => firstAnswer(distinct(pointsFor(game, about.wizard, about))),
};
