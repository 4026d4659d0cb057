import {
  anyAnswer,
  type ChoiceKind,
  exactly,
  firstAnswer,
  type Message,
  message as anyMessage,
  refuse,
} from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import { inches } from "../field/paths.ts";
import { pointsFor, whyNotPoint } from "../field/spell-points.ts";
import type { About } from "../sequence/asked.ts";
import { spellNamed } from "../sequence/spell-words.ts";
import type { NinthAge } from "../state/state.ts";
import { message } from "../words/message.ts";

type G = NinthAge;
type Place = { readonly x: number; readonly y: number };
const GROUND = "t9a.spell-type.ground";
const whole = (v: unknown): v is number => typeof v === "number" && Number.isInteger(v);

/** A point by how far off the middle of the table it lies. */
export const pointNamed = (p: Point): Message =>
  message("answer.point", {
    across: inches(Math.abs(p.x)),
    side: anyMessage(p.x < 0 ? "compass.west" : "compass.east"),
    along: inches(Math.abs(p.y)),
    way: anyMessage(p.y < 0 ? "compass.south" : "compass.north"),
  });

/** Where on the table a Ground spell is aimed: some points on buttons, any legal one by a tap. */
export const spellPoint: ChoiceKind<G, About<"spell-point">, Place> = {
  id: "spell-point",
  rule: GROUND,
  describe: (_, about) => message("ask.spell-point", { spell: spellNamed(about) }),
  accept(game, about, answer) {
    if (!exactly(answer, ["x", "y"]) || !whole(answer.x) || !whole(answer.y))
      return refuse("refuse.shape", GROUND, { kind: "spell-point" });
    return whyNotPoint(game, about.wizard, about, { x: answer.x, y: answer.y }) ?? true;
  },
  enumerate: (game, about) => pointsFor(game, about.wizard, about).map(({ x, y }) => ({ x, y })),
  label: (_, __, p) => pointNamed(p),
  sample: (game, about, source) =>
    anyAnswer(
      pointsFor(game, about.wizard, about).map(({ x, y }) => ({ x, y })),
      source,
    ),
  timeout: (game, about) => firstAnswer(pointsFor(game, about.wizard, about).map(({ x, y }) => ({ x, y }))),
};
