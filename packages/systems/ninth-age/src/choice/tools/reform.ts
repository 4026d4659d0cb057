import { type ChoiceKind, refuse } from "@tercio/kernel";
import { type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { cosine, normalise, roundHalfAway, sine } from "@tercio/tabletop";
import { bodyOf } from "../../battlefield/body.ts";
import { nearestFront } from "../../battlefield/combat-fronts.ts";
import { named } from "../../sequence/emit.ts";
import { type NinthAge, type Unit, unit } from "../../state/state.ts";
import { EIGHTH } from "../move.ts";
import { type About, reformTo, ROUND } from "../reform.ts";
import { abreast } from "../../state/rooms.ts";

type G = NinthAge;
type Wish = {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
};

/** Where a hand would have the unit: as it stands or has been tried, and what the gesture does to that. */
function wished(u: Unit, g: Gesture, tried: Wish | null): Wish {
  const { x, y, facing, files } = tried ?? u;
  const was = { x, y, facing, files };
  switch (g.do) {
    case "to":
      return { ...was, x: Math.trunc(g.x), y: Math.trunc(g.y) };
    case "aside":
      return { ...was, x: roundHalfAway(x + cosine(facing) * g.by), y: roundHalfAway(y - sine(facing) * g.by) };
    case "turn":
      return { ...was, facing: normalise(facing + Math.trunc(g.by)) };
    case "face":
      return { ...was, facing: normalise(Math.trunc(g.facing)) };
    case "spread":
      return { ...was, files: files + Math.trunc(g.by) };
    default:
      return was;
  }
}

/** Turned about its middle, made wider or narrower: outside the Movement Phase and out of combat. */
export const reformTool = (kind: ChoiceKind<G>, pivots: boolean): PlaceTool<G> => ({
  kind: "place",
  handling: (_, about: About, piece) =>
    piece === about.unit ? { ways: [], turn: EIGHTH, spreads: true, shifts: null } : null,
  preview(game, about: About, gesture, tried: Wish | null): Preview {
    const u = unit(game, about.unit);
    const { facing, files } = wished(u, gesture, tried);
    const way = pivots && files === u.files ? "pivot" : "reform";
    const answer = files >= 1 && files <= abreast(u) ? reformTo(game, u, way, facing, files) : null;
    const verdict = kind.accept(game, about, answer ?? { kind: way, files, facing, x: 0, y: 0 });
    if (answer === null) return untried(verdict);
    const { x, y } = answer as Wish;
    const there = { x, y, facing, files };
    return {
      answer: verdict === true ? answer : null,
      verdict,
      tried: there,
      ghosts: [bodyOf(game, u, there)],
      ways: [],
      notes: [],
    };
  },
});

/** Dragged along the enemy, turned, made wider or narrower: to the nearest legal place of that width. */
export const combatReformTool: PlaceTool<G> = {
  kind: "place",
  // It stands flush with the enemy on one of its four facings: a quarter turn leads to the next.
  handling: (_, about: About, piece) =>
    piece === about.unit ? { ways: [], turn: 2 * EIGHTH, spreads: true, shifts: "aside" } : null,
  preview(game, about: About, gesture, tried: Wish | null): Preview {
    const u = unit(game, about.unit);
    const wish = wished(u, gesture, tried);
    if (wish.files < 1 || wish.files > abreast(u))
      return untried(refuse("refuse.files", ROUND, { unit: named(u), most: abreast(u) }));
    const found = nearestFront(game, u.id, wish);
    if (found === null) return untried(refuse("refuse.combat-reform-contact", ROUND));
    if ("problem" in found) return untried(found.problem);
    const there = { ...found };
    return { answer: there, verdict: true, tried: there, ghosts: [bodyOf(game, u, there)], ways: [], notes: [] };
  },
};
