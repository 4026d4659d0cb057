import { type ChoiceKind, type JsonObject, type Message, message, type Preview, refuse } from "@tercio/kernel";
import { type Charge, type ChargePlaces, facingLine, follow } from "@tercio/mass-battle";
import { cosine, INCH, roundHalfAway, sine } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { facingAimedAt } from "../field/charges.ts";
import { inches } from "../field/paths.ts";
import { placeOf } from "../sequence/charge.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, unit } from "../state.ts";
import { exactly } from "./shape.ts";

type G = NinthAge;
const RULE = "t9a.sequence.charge.charge-phase.5";

/** Where a charger may make contact: whole stretches along the facing, all worth the same. */
interface About {
  readonly unit: number;
  readonly target: number;
  readonly mates: readonly number[];
  readonly places: ChargePlaces;
}

const inside = (about: About, offset: number): boolean =>
  about.places.stretches.some((s) => s.from <= offset && offset <= s.to);

/** The legal place nearest to an offset. */
function nearest({ places }: About, offset: number): number {
  let best = (places.best as Charge).offset;
  let least = Infinity;
  for (const s of places.stretches) {
    const there = Math.max(s.from, Math.min(s.to, offset));
    if (Math.abs(there - offset) < least) {
      least = Math.abs(there - offset);
      best = there;
    }
  }
  return best;
}

/** From one place so far along the facing: to the end of a stretch first, and from its end over the gap to the next. */
function slid(about: About, from: number, by: number): number {
  const here = about.places.stretches.find((s) => s.from <= from && from <= s.to);
  const within = here === undefined ? from : Math.max(here.from, Math.min(here.to, from + by));
  if (within !== from || by === 0) return nearest(about, within);
  const beyond = about.places.stretches.flatMap((s) =>
    by > 0 ? (s.from > from ? [s.from] : []) : s.to < from ? [s.to] : [],
  );
  return beyond.length === 0 ? nearest(about, from) : by > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The facing's line: offsets count from its middle along (x, y), to the charger's right. */
function rail(
  game: G,
  about: About,
): { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number } {
  const target = unit(game, about.target);
  const line = facingLine(rectangleOf(target), facingAimedAt(unit(game, about.unit), target));
  return { x: line.middle.x, y: line.middle.y, dx: 0 - cosine(line.outward), dy: sine(line.outward) };
}

const number = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 1e9 ? value : null;

/** The place that a gesture means: dragged to a point, moved along by so much, or at one end of all places. */
function meant(game: G, about: About, gesture: JsonObject): number | null {
  const best = (about.places.best as Charge).offset;
  const [x, y] = [number(gesture.x), number(gesture.y)];
  const { x: mx, y: my, dx, dy } = rail(game, about);
  switch (gesture.type) {
    case "best":
      return best;
    case "drag":
      return x === null || y === null ? null : nearest(about, roundHalfAway((x - mx) * dx + (y - my) * dy));
    case "slide": {
      const from = number(gesture.from) ?? best;
      return x === null || y === null ? null : slid(about, from, roundHalfAway(x * dx + y * dy));
    }
    case "end": {
      const ends = about.places.stretches.flatMap((s) => [s.from, s.to]);
      return gesture.side === "left" ? Math.min(...ends) : gesture.side === "right" ? Math.max(...ends) : null;
    }
    default:
      return null;
  }
}

/** Where a place lies along the facing, as the charger sees it, and how many models meet there. */
function placeWords(game: G, about: About, charge: Charge): Message {
  const { own, theirs } = charge.modelsInContact;
  const away = Math.abs(charge.offset);
  return message(away < 50 ? "note.place.middle" : charge.offset > 0 ? "note.place.right" : "note.place.left", {
    models: own + theirs,
    distance: Math.floor((away / INCH) * 100 + 0.5) / 100,
    foe: named(unit(game, about.target)),
  });
}

const chargeTo = (game: G, about: About, offset: number): Charge =>
  placeOf(game, unit(game, about.unit), unit(game, about.target), about.mates, about.places, offset);

function preview(game: G, about: About, gesture: JsonObject): Preview {
  const offset = meant(game, about, gesture);
  if (offset === null)
    return {
      answer: null,
      verdict: refuse("refuse.shape", RULE, { kind: "charge-move" }),
      ghosts: [],
      ways: [],
      notes: [],
    };
  const u = unit(game, about.unit);
  const charge = chargeTo(game, about, offset);
  const turned = { piece: about.target, ...charge.target, files: unit(game, about.target).files };
  return {
    answer: { offset },
    verdict: true,
    ghosts: [{ piece: u.id, ...charge.end, files: u.files }, ...(charge.rotateTarget === 0 ? [] : [turned])],
    ways: [
      [{ x: u.x, y: u.y }, ...follow(u, formationOf(u), charge.path).ends, charge.end].map(({ x, y }) => ({ x, y })),
    ],
    notes: [placeWords(game, about, charge), message("note.length", { length: inches(charge.distance) })],
  };
}

/**
 * Where along the facing a charger makes contact. The answer is an offset, 0.01 mm to the charger's right from the middle
 * of the facing, anywhere in the stretches on offer: the sheet's priorities leave that to the player.
 */
export const chargePlace: ChoiceKind<G> = {
  id: "charge-move",
  rule: RULE,
  describe: (game, about: About) =>
    message("ask.charge-move", { unit: named(unit(game, about.unit)), foe: named(unit(game, about.target)) }),
  accept(_, about: About, answer) {
    if (!exactly(answer, ["offset"])) return refuse("refuse.shape", RULE, { kind: "charge-move" });
    const { offset } = answer;
    if (typeof offset !== "number" || !Number.isInteger(offset))
      return refuse("refuse.shape", RULE, { kind: "charge-move" }, "offset");
    return inside(about, offset) ? true : refuse("refuse.charge-place", "t9a.maximising-contact.order", {}, "offset");
  },
  sample(_, about: About, source) {
    const best = { offset: (about.places.best as Charge).offset };
    if (source.next(4) > 1) return best;
    const s = about.places.stretches[source.next(about.places.stretches.length) - 1];
    return s === undefined ? best : { offset: s.from + source.next(s.to - s.from + 1) - 1 };
  },
  enumerate: () => null,
  label: (game, about: About, answer) =>
    placeWords(game, about, chargeTo(game, about, (answer as unknown as { offset: number }).offset)),
  timeout: (_, about: About) => ({ offset: (about.places.best as Charge).offset }),
  preview,
};
