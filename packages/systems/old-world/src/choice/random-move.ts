import { type ChoiceKind, exactly, message, type Refusal, refuse, type Verdict } from "@tercio/kernel";
import { type Gesture, type PathTool, type Preview, untried } from "@tercio/board";
import type { Segment } from "@tercio/mass-battle";
import { inches, lengthened } from "@tercio/regiments";
import { angleTo, centre, INCH, normalise, roundHalfAway, signedTurn } from "@tercio/tabletop";
import { bodyOf } from "../battlefield/body.ts";
import { bestCharge } from "../battlefield/charges.ts";
import { followed, whyNotWheels } from "../battlefield/paths.ts";
import { randomMove } from "../battlefield/random-move.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { randomMovement } from "../entries/rules/moves.ts";
import { named } from "../sequence/emit.ts";
import type { About } from "../sequence/flow.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { fieldOf, type OldWorld, unit } from "../state/state.ts";
import { pathIn, pathTo } from "./move.ts";

type G = OldWorld;
type Path = readonly Segment[];
type Moving = About<"random-move">;
const RULE = randomMovement.id;
const QUARTER = 16_384;

/** Why a way does not do, whatever is on it; null where it does. */
const whyNot = (game: G, about: Moving, path: Path): Refusal | null =>
  whyNotWheels(game, unit(game, about.unit), path, about.inches);

/** Of a way that somebody wishes to go, what its wheels and the roll let it. */
function cut(game: G, about: Moving, wanted: Path): Path {
  const u = unit(game, about.unit);
  const kept: Segment[] = [];
  let left = about.inches * INCH;
  for (const s of wanted) {
    if (s.kind !== "straight" && s.kind !== "wheel") break;
    const part: Segment =
      s.kind === "straight"
        ? { ...s, distance: Math.min(s.distance, Math.floor(left)) }
        : {
            ...s,
            angle: Math.min(s.angle, Math.floor((left / Math.max(1, rectangleOf(u).width)) * (65_536 / (2 * Math.PI)))),
          };
    left -= followed(u, [part]).length;
    if (part.kind === "straight" ? part.distance > 0 : part.angle > 0) kept.push(part);
  }
  return whyNot(game, about, kept) === null ? kept : [];
}

/** Towards a point: round to it as far as the roll goes. */
function towards(game: G, about: Moving, x: number, y: number): Path {
  const u = unit(game, about.unit);
  const wanted = pathTo(u, x, y);
  if (wanted.every((s) => s.kind === "straight" || s.kind === "wheel")) return cut(game, about, wanted);
  // What lies behind it is come to by a wheel to the nearer side.
  const at = centre(rectangleOf(u));
  const side = signedTurn(angleTo(x - at.x, y - at.y) - u.facing) < 0 ? "left" : "right";
  return cut(game, about, [{ kind: "wheel", side, angle: QUARTER }]);
}

/** Where a unit of Random Movement goes when its dice have fallen; what its path leaves of them it goes straight on. */
export const randomMoveChoice: ChoiceKind<G> = {
  id: "random-move",
  rule: RULE,
  describe: (game, about: Moving) =>
    message("ask.random-move", { unit: named(unit(game, about.unit)), inches: about.inches }),
  accept(game, about: Moving, answer): Verdict {
    if (!exactly(answer, ["path"])) return refuse("refuse.shape", RULE);
    const given = pathIn(answer, RULE);
    return "problem" in given ? given.problem : (whyNot(game, about, given.path) ?? true);
  },
  sample(game, about: Moving, source) {
    const foe = nearestEnemy(game, unit(game, about.unit));
    if (foe === null || source.next(8) === 1) return { path: [] };
    return { path: towards(game, about, foe.x, foe.y) };
  },
  timeout: () => ({ path: [] }),
  label: (game, about: Moving) =>
    message("answer.random-move", { unit: named(unit(game, about.unit)), inches: about.inches }),
};

/** How such a way would end. */
function walked(game: G, about: Moving, wanted: Path): Preview {
  const u = unit(game, about.unit);
  const path = cut(game, about, wanted);
  const { path: way, met } = randomMove(game, u, path, about.inches);
  const charge = met === null ? null : bestCharge(game, u, unit(game, met.target), { maximum: met.range });
  const { end, points, length } = followed(u, way);
  const ends = charge?.end ?? end;
  return {
    answer: { path },
    verdict: true,
    tried: { path },
    ghosts: [bodyOf(u, fieldOf(game).chirality, ends)],
    ways: [charge === null ? points : [...points, { x: ends.x, y: ends.y }]],
    notes: [
      message("note.length-of", { length: inches(charge?.distance ?? length), whole: about.inches }),
      ...(met === null ? [] : [message("note.random-meets", { foe: named(unit(game, met.target)) })]),
    ],
  };
}

/** What a gesture does to the way so far. */
function changed(game: G, about: Moving, g: Gesture, before: Path): Path {
  const u = unit(game, about.unit);
  switch (g.do) {
    case "to":
      return towards(game, about, roundHalfAway(g.x), roundHalfAway(g.y));
    case "face": {
      const turn = signedTurn(normalise(Math.trunc(g.facing)) - u.facing);
      return [{ kind: "wheel", side: turn < 0 ? "left" : "right", angle: Math.min(QUARTER, Math.abs(turn)) }];
    }
    case "turn":
      return [...before, { kind: "wheel", side: g.by < 0 ? "left" : "right", angle: QUARTER }];
    case "step":
      return lengthened(u, formationOf(u), before, g.step);
    default:
      return before;
  }
}

/** A unit led along by wheels as far as its dice say. */
export const randomMoveTool: PathTool<G> = {
  kind: "path",
  handling: (_, about: Moving, piece) =>
    piece === about.unit
      ? {
          ways: [{ id: "random", label: message("way.random"), steps: ["straight", "wheel"] }],
          turn: QUARTER,
          spreads: false,
          shifts: null,
        }
      : null,
  preview(game, about: Moving, gesture, tried: { readonly path: Path } | null): Preview {
    if (!("piece" in gesture) || gesture.piece !== about.unit) return untried(refuse("refuse.shape", RULE));
    return walked(game, about, changed(game, about, gesture, tried?.path ?? []));
  },
};
