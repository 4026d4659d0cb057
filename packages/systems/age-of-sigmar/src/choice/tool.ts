import { type Json, message, refuse } from "@tercio/kernel";
import { type Gesture, type Handling, type PathTool, type PieceKey, type Preview, untried } from "@tercio/scene";
import type { Arrangement } from "@tercio/loose";
import { cosine, INCH, normalise, type Point, roundHalfAway, sine } from "@tercio/tabletop";
import { bodyOf, middleOf } from "../field/body.ts";
import { bestCharge, bestPileIn, wrongCharge, wrongPileIn } from "../field/fighting.ts";
import { legal, type MoveKind, type Places, ruleOf, staying } from "../field/moves.ts";
import { named as nameOf } from "../state/named.ts";
import { type Sigmar, type Unit, unit } from "../state/state.ts";
import { led } from "./move.ts";

type G = Sigmar;
interface About {
  readonly unit: number;
  readonly limit: number;
  readonly kind?: MoveKind;
}
const WAYS = ["keep", "close", "line", "spread", "ring"] as const satisfies readonly (Arrangement | "keep")[];
type Way = (typeof WAYS)[number];
const wayOf = (id: string | undefined, before: Way): Way => WAYS.find((w) => w === id) ?? before;

/** What is wished for: the unit's middle, where it looks (null: as it does), its arrangement. */
type Tried = { readonly x: number; readonly y: number; readonly facing: number | null; readonly way: Way };
const begun = (u: Unit): Tried => ({ ...middleOf(u.models), facing: null, way: "keep" });
const triedOf = (u: Unit, tried: Json): Tried => (tried === null ? begun(u) : (tried as Tried));

/** A sixteenth of a turn. */
const TURN = 4096;

const verdictOf = (game: G, u: Unit, kind: MoveKind, limit: number, places: Places) =>
  kind === "charge"
    ? (wrongCharge(game, u, limit, places) ?? true)
    : kind === "pile-in"
      ? (wrongPileIn(game, u, limit, places) ?? true)
      : legal(game, u, kind, limit, places);

function shown(
  game: G,
  u: Unit,
  kind: MoveKind,
  limit: number,
  tried: Tried | null,
  places: Places,
  ways: readonly (readonly Point[])[],
  longest: number | null,
): Preview {
  const verdict = verdictOf(game, u, kind, limit, places);
  const inches = (n: number): number => Math.trunc((n * 100) / INCH + 0.5) / 100;
  return {
    answer: verdict === true ? places : null,
    verdict,
    tried,
    ghosts: [bodyOf(u, places.to)],
    ways: ways.filter((w) => w.length > 1),
    notes: longest === null ? [] : [message("note.longest", { length: inches(longest), whole: inches(limit) })],
  };
}

/** Where the wish goes by a gesture; null for one that means nothing here. */
function wished(u: Unit, g: Gesture, t: Tried): Tried | null {
  switch (g.do) {
    case "to":
      return { ...t, x: g.x, y: g.y, way: wayOf(g.way, t.way) };
    case "by":
      return { ...t, x: t.x + g.x, y: t.y + g.y };
    case "way":
      return { ...t, way: wayOf(g.way, t.way) };
    case "face":
      return { ...t, facing: normalise(Math.trunc(g.facing)), way: wayOf(g.way, t.way) };
    case "turn":
      return {
        ...t,
        facing: normalise((t.facing ?? u.models[0]?.facing ?? 0) + Math.trunc(g.by)),
        way: wayOf(g.way, t.way),
      };
    case "step": {
      if (g.step.kind === "pivot" || g.step.kind === "wheel") return null;
      const facing = t.facing ?? u.models[0]?.facing ?? 0;
      const { step } = g;
      const quarter = step.kind === "side" ? (step.side === "right" ? 1 : 3) : step.kind === "straight" ? 0 : 2;
      const towards = normalise(facing + quarter * 16_384);
      const { distance } = g.step;
      return {
        ...t,
        x: t.x + roundHalfAway(sine(towards) * distance),
        y: t.y + roundHalfAway(cosine(towards) * distance),
        way: wayOf(g.way, t.way),
      };
    }
    default:
      return null;
  }
}

/** A whole unit led in one gesture: each model as far as it may. `fixed`: the kind of move, where the question does not say it. */
export function unitTool(fixed: MoveKind | null, done?: Json): PathTool<G> {
  return {
    kind: "path",
    ...(done === undefined ? {} : { done }),
    handling(_, about: About, piece): Handling | null {
      if (piece !== about.unit) return null;
      return {
        ways: WAYS.map((id) => ({ id, label: message(`way.${id}`), steps: ["straight", "back", "side"] })),
        turn: TURN,
        spreads: false,
        shifts: "anywhere",
      };
    },
    preview(game, about: About, gesture, before): Preview {
      const u = unit(game, about.unit);
      const kind = fixed ?? about.kind ?? "move";
      const { limit } = about;
      const named: PieceKey | null = "piece" in gesture ? gesture.piece : null;
      const nothing = untried(refuse("refuse.no-gesture", ruleOf[kind], { unit: nameOf(u) }), before);
      if (named !== null && named !== u.id) return nothing;
      if (gesture.do === "begin") {
        // What the rules would have done for the player, where they have an opinion.
        const best =
          kind === "charge" ? bestCharge(game, u, limit) : kind === "pile-in" ? bestPileIn(game, u, limit) : null;
        return shown(game, u, kind, limit, null, best ?? staying(u), [], null);
      }
      const wish = wished(u, gesture, triedOf(u, before));
      if (wish === null) return nothing;
      const found = led(game, u, kind, limit, {
        at: { x: wish.x, y: wish.y },
        facing: wish.facing,
        arrangement: wish.way,
      });
      if (found === null) return shown(game, u, kind, limit, wish, staying(u), [], null);
      return shown(game, u, kind, limit, wish, found.places, found.ways, found.longest);
    },
  };
}
