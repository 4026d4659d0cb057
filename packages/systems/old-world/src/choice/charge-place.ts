import { type ChoiceKind, exactly, fieldsOf, type Json, type Message, message, refuse, there } from "@tercio/kernel";
import { facingLine, follow, type Charge } from "@tercio/mass-battle";
import { type Preview, type SlideTool, untried } from "@tercio/board";
import { inches, placeMeant, type Rail } from "@tercio/regiments";
import { INCH, sine, cosine } from "@tercio/tabletop";
import { bodyOf } from "../battlefield/body.ts";
import { facingAimedAt } from "../battlefield/charges.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import type { AboutPlace } from "../sequence/charge-flow.ts";
import { chargeTo } from "../sequence/charge-moves.ts";
import { named } from "../sequence/emit.ts";
import { fieldOf, type OldWorld, unit } from "../state/state.ts";

type G = OldWorld;
const RULE = "tow.charge.move";
const SHAPE = refuse("refuse.shape", RULE, { kind: "charge-move" });

const chargeOf = (game: G, about: AboutPlace, offset: number): Charge =>
  chargeTo(game, about.unit, about.target, about.mates, about.range, offset) ?? there(about.places.best);

/** Nearer to the middle than this (0.01 mm) is the middle. */
const MIDDLE = 50;
const HUNDREDTHS = 100;
/** Where a place is along the facing, as the charger sees it, and how many models meet there. */
function placeTold(game: G, about: AboutPlace, { offset, modelsInContact: { own, theirs } }: Charge): Message {
  const away = Math.abs(offset);
  return message(away < MIDDLE ? "note.place.middle" : offset > 0 ? "note.place.right" : "note.place.left", {
    models: own + theirs,
    distance: Math.floor((away / INCH) * HUNDREDTHS + 0.5) / HUNDREDTHS,
    foe: named(unit(game, about.target)),
  });
}

/** The place that an answer or a gesture before this one has come to. */
function offsetIn(given: Json): number | null {
  const { offset } = fieldsOf(given);
  return typeof offset === "number" ? offset : null;
}

const inside = (about: AboutPlace, offset: number): boolean =>
  about.places.stretches.some((s) => s.from <= offset && offset <= s.to);

/**
 * Where along the facing a charger makes contact. The answer is an offset, 0.01 mm to the charger's right from the middle of
 * the facing, anywhere in the stretches on offer: places with the most models in contact, among which the rules leave it free.
 */
export const chargePlace: ChoiceKind<G> = {
  id: "charge-move",
  rule: RULE,
  describe: (game, about: AboutPlace) =>
    message("ask.charge-move", { unit: named(unit(game, about.unit)), foe: named(unit(game, about.target)) }),
  accept(_, about: AboutPlace, answer) {
    if (!exactly(answer, ["offset"])) return SHAPE;
    const { offset } = answer;
    if (typeof offset !== "number" || !Number.isInteger(offset))
      return refuse("refuse.shape", RULE, { kind: "charge-move" }, "offset");
    return inside(about, offset) ? true : refuse("refuse.charge-place", RULE, {}, "offset");
  },
  sample(_, about: AboutPlace, source) {
    const best = { offset: there(about.places.best).offset };
    if (source.next(4) > 1) return best;
    const s = about.places.stretches[source.next(about.places.stretches.length) - 1];
    return s === undefined ? best : { offset: s.from + source.next(s.to - s.from + 1) - 1 };
  },
  enumerate: () => null,
  label: (game, about: AboutPlace, answer) =>
    placeTold(game, about, chargeOf(game, about, offsetIn(answer) ?? there(about.places.best).offset)),
  timeout: (_, about: AboutPlace) => ({ offset: there(about.places.best).offset }),
};

/** The facing's line: offsets count from its middle along (dx, dy), to the charger's right. */
function rail(game: G, about: AboutPlace): Rail {
  const target = unit(game, about.target);
  const line = facingLine(rectangleOf(target), facingAimedAt(game, unit(game, about.unit), target));
  return { x: line.middle.x, y: line.middle.y, dx: 0 - cosine(line.outward), dy: sine(line.outward) };
}

/** A charger slides along the facing that it has reached. */
export const chargePlaceTool: SlideTool<G> = {
  kind: "slide",
  preview(game, about: AboutPlace, gesture, tried): Preview {
    const offset = placeMeant(about.places, rail(game, about), gesture, offsetIn(tried));
    if (offset === null) return untried(SHAPE);
    const u = unit(game, about.unit);
    const charge = chargeOf(game, about, offset);
    const { chirality } = fieldOf(game);
    const turned = charge.rotateTarget === 0 ? [] : [bodyOf(unit(game, about.target), chirality, charge.target)];
    return {
      answer: { offset },
      verdict: true,
      tried: { offset },
      ghosts: [bodyOf(u, chirality, charge.end), ...turned],
      ways: [
        [{ x: u.x, y: u.y }, ...follow(u, formationOf(u), charge.path).ends, charge.end].map(({ x, y }) => ({ x, y })),
      ],
      notes: [placeTold(game, about, charge), message("note.length", { length: inches(charge.distance) })],
    };
  },
};
