import { message, refuse, there } from "@tercio/kernel";
import { facingLine, follow } from "@tercio/mass-battle";
import { type Gesture, type Preview, type SlideTool, untried } from "@tercio/board";
import { centre, cosine, roundHalfAway, sine } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../../calculation/formation.ts";
import { bodyOf } from "../../battlefield/body.ts";
import { facingAimedAt } from "../../battlefield/charges.ts";
import { inches } from "../../battlefield/paths.ts";
import { type NinthAge, unit } from "../../state/state.ts";
import { type About, chargeTo, placeWords, RULE } from "../charge-place.ts";

type G = NinthAge;
type Tried = { readonly offset: number } | null;

/** The legal place nearest to an offset. */
function nearest({ places }: About, offset: number): number {
  let best = there(places.best).offset;
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
  const r = rectangleOf(target);
  if (r.round === true) {
    // It does not align: along its own front as it comes.
    const { facing } = there(about.places.best).end;
    return { ...centre(r), dx: cosine(facing), dy: 0 - sine(facing) };
  }
  const line = facingLine(r, facingAimedAt(unit(game, about.unit), target));
  return { x: line.middle.x, y: line.middle.y, dx: 0 - cosine(line.outward), dy: sine(line.outward) };
}

/** The place that a gesture means: dragged to a point, moved along by so much, or at one end of all places. */
function meant(game: G, about: About, g: Gesture, tried: Tried): number | null {
  const best = there(about.places.best).offset;
  const { x, y, dx, dy } = rail(game, about);
  switch (g.do) {
    case "begin":
      return best;
    case "to":
      return nearest(about, roundHalfAway((g.x - x) * dx + (g.y - y) * dy));
    case "by":
      return slid(about, tried?.offset ?? best, roundHalfAway(g.x * dx + g.y * dy));
    case "end": {
      const ends = about.places.stretches.flatMap((s) => [s.from, s.to]);
      return g.side === "left" ? Math.min(...ends) : Math.max(...ends);
    }
    default:
      return null;
  }
}

/** A charger slides along the facing that it has reached. */
export const chargePlaceTool: SlideTool<G> = {
  kind: "slide",
  preview(game, about: About, gesture, tried): Preview {
    const offset = meant(game, about, gesture, tried as Tried);
    if (offset === null) return untried(refuse("refuse.shape", RULE, { kind: "charge-move" }));
    const u = unit(game, about.unit);
    const charge = chargeTo(game, about, offset);
    const turned = charge.rotateTarget === 0 ? [] : [bodyOf(game, unit(game, about.target), charge.target)];
    return {
      answer: { offset },
      verdict: true,
      tried: { offset },
      ghosts: [bodyOf(game, u, charge.end), ...turned],
      ways: [
        [{ x: u.x, y: u.y }, ...follow(u, formationOf(u), charge.path).ends, charge.end].map(({ x, y }) => ({ x, y })),
      ],
      notes: [placeWords(game, about, charge), message("note.length", { length: inches(charge.distance) })],
    };
  },
};
