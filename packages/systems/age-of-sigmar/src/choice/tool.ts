import { type ChoiceKind, type Json, message, refuse, type Verdict } from "@tercio/kernel";
import { type Gesture, type Handling, type PathTool, type PieceKey, type Preview, untried } from "@tercio/board";
import { type Arrangement, middleOf } from "@tercio/loose";
import { cosine, INCH, normalise, type Point, roundHalfAway, sine } from "@tercio/tabletop";
import { bodyOf } from "../battlefield/body.ts";
import { searchedCharge, searchedPileIn } from "../battlefield/fighting.ts";
import { type MoveKind, type Places, ruleOf, staying } from "../battlefield/moves.ts";
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
/** As near to the enemy as the rules and the dice have it, in a charge and a pile-in. */
const NEAREST = "nearest";

/** What is wished for: the unit's middle, where it looks (null: as it does), its arrangement. */
type Tried = { readonly x: number; readonly y: number; readonly facing: number | null; readonly way: Way };
const begun = (u: Unit): Tried => ({ ...middleOf(u.models), facing: null, way: "keep" });
const triedOf = (u: Unit, tried: Json): Tried => (tried === null ? begun(u) : (tried as Tried));

/** A sixteenth of a turn. */
const TURN = 4096;

function shown(
  u: Unit,
  limit: number,
  verdict: Verdict,
  tried: Tried | null,
  places: Places,
  ways: readonly (readonly Point[])[],
  longest: number | null,
): Preview {
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

/**
 * A whole unit led in one gesture: each model as far as it may. What may be is said by the choice itself. `fixed`: the kind
 * of move, where the question does not say it.
 */
export function unitTool(choice: ChoiceKind<G>, fixed: MoveKind | null, done: Json): PathTool<G> {
  return {
    kind: "path",
    done,
    handling(_, about: About, piece): Handling | null {
      if (piece !== about.unit) return null;
      return {
        ways: [...WAYS, ...(fixed === null ? [] : [NEAREST])].map((id) => ({
          ...(id === "keep" ? {} : { atOnce: true as const }),
          id,
          label: message(`way.${id}`),
          steps: ["straight", "back", "side"],
        })),
        turn: TURN,
        spreads: false,
        shifts: "anywhere",
      };
    },
    preview(game, about: About, gesture, before): Preview {
      const u = unit(game, about.unit);
      const kind = fixed ?? about.kind ?? "move";
      const { limit } = about;
      const may = (places: Places): Verdict => choice.accept(game, about, places);
      const named: PieceKey | null = "piece" in gesture ? gesture.piece : null;
      const nothing = untried(refuse("refuse.no-gesture", ruleOf[kind], { unit: nameOf(u) }), before);
      if (named !== null && named !== u.id) return nothing;
      if (gesture.do === "begin" || (gesture.do === "way" && gesture.way === NEAREST)) {
        // What the rules would have done for the player, where they have an opinion.
        const best =
          kind === "charge"
            ? searchedCharge(game, u, limit)
            : kind === "pile-in"
              ? searchedPileIn(game, u, limit)
              : null;
        const places = best === null ? staying(u) : { to: best.to, order: best.order };
        const seen = shown(u, limit, may(places), null, places, [], null);
        return best?.ended === true ? { ...seen, notes: [message("note.not-all-tried", { unit: nameOf(u) })] } : seen;
      }
      const wish = wished(u, gesture, triedOf(u, before));
      if (wish === null) return nothing;
      const found = led(game, u, kind, limit, {
        at: { x: wish.x, y: wish.y },
        facing: wish.facing,
        arrangement: wish.way,
      });
      if (found === null) return shown(u, limit, may(staying(u)), wish, staying(u), [], null);
      return shown(u, limit, may(found.places), wish, found.places, found.ways, found.longest);
    },
  };
}
