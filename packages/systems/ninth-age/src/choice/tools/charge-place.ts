import { message, refuse, there } from "@tercio/kernel";
import { facingLine, follow } from "@tercio/mass-battle";
import { type Preview, type SlideTool, untried } from "@tercio/board";
import { inches, placeMeant, type Rail } from "@tercio/regiments";
import { centre, cosine, sine } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../../calculation/formation.ts";
import { bodyOf } from "../../battlefield/body.ts";
import { facingAimedAt } from "../../battlefield/charges.ts";
import { type NinthAge, unit } from "../../state/state.ts";
import { type About, chargeTo, placeWords, RULE } from "../charge-place.ts";

type G = NinthAge;
type Tried = { readonly offset: number } | null;

/** The facing's line: offsets count from its middle along (x, y), to the charger's right. */
function rail(game: G, about: About): Rail {
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

/** A charger slides along the facing that it has reached. */
export const chargePlaceTool: SlideTool<G> = {
  kind: "slide",
  preview(game, about: About, gesture, tried): Preview {
    const offset = placeMeant(about.places, rail(game, about), gesture, (tried as Tried)?.offset ?? null);
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
