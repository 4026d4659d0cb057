import {
  type ChoiceKind,
  exactly,
  fieldsOf,
  type Json,
  type Message,
  message,
  refuse,
  type Verdict,
} from "@tercio/kernel";
import { type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { normalise } from "@tercio/tabletop";
import { bodyOf } from "../battlefield/body.ts";
import { directionTo } from "../battlefield/flight.ts";
import { reformed } from "../battlefield/paths.ts";
import { unitDistance } from "../calculation/formation.ts";
import { named } from "../sequence/emit.ts";
import { fieldOf, type OldWorld, onField, type Unit, unit } from "../state/state.ts";

type G = OldWorld;
const RULE = "tow.manoeuvre.reform";
interface About {
  readonly unit: number;
}
/** How a unit would be: where it looks, how wide. */
interface Wish {
  readonly facing: number;
  readonly files: number;
}
/** An eighth of a turn. */
const EIGHTH = 8192;

const whole = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n);

/** The facing and width that an answer names; null for one that names none. */
function wishIn(answer: Json): Wish | null {
  const { facing, files } = fieldsOf(answer);
  return whole(facing) && whole(files) ? { facing, files } : null;
}

function check(game: G, about: About, answer: unknown): Verdict {
  if (exactly(answer, ["stay"]) && answer["stay"] === true) return true;
  if (!exactly(answer, ["facing", "files"])) return refuse("refuse.shape", RULE);
  const { facing, files } = answer;
  if (!whole(facing) || facing !== normalise(facing)) return refuse("refuse.shape", RULE, {}, "facing");
  if (!whole(files)) return refuse("refuse.shape", RULE, {}, "files");
  const result = reformed(game, unit(game, about.unit), facing, files);
  return "problem" in result ? result.problem : true;
}

/** Turned to the nearest enemy that does not flee; null where there is none, or no room. */
function towardsEnemy(game: G, about: About): Wish | null {
  const u = unit(game, about.unit);
  const foes = game.units.filter((v) => onField(v) && v.entry.seat !== u.entry.seat && !v.fleeing);
  const near = Math.min(...foes.map((v) => unitDistance(u, v)));
  const foe = foes.find((v) => unitDistance(u, v) === near);
  if (foe === undefined) return null;
  const wish = { facing: directionTo(u, foe), files: u.files };
  return check(game, about, wish) === true ? wish : null;
}

/** A free reform: any facing and width about the unit's middle, or none. */
export const freeReform: ChoiceKind<G> = {
  id: "free-reform",
  rule: RULE,
  describe: (game, about: About) => message("ask.free-reform", { unit: named(unit(game, about.unit)) }),
  accept: check,
  enumerate(game, about: About) {
    const turn = towardsEnemy(game, about);
    return [{ stay: true }, ...(turn === null ? [] : [{ ...turn }])];
  },
  label(game, about: About, answer): Message {
    const wish = wishIn(answer);
    if (wish === null) return message("answer.free-reform.stay");
    const turn = towardsEnemy(game, about);
    return wish.facing === turn?.facing && wish.files === turn.files
      ? message("answer.free-reform.enemy")
      : message("answer.reform", { files: wish.files });
  },
  sample(game, about: About, source) {
    const turn = towardsEnemy(game, about);
    if (turn === null || source.next(8) === 1) return { stay: true };
    const files = turn.files + (source.next(2) === 1 ? 1 : -1);
    const other = { ...turn, files };
    return source.next(6) === 1 && check(game, about, other) === true ? other : { ...turn };
  },
  timeout: (game, about: About) => ({ ...(towardsEnemy(game, about) ?? { stay: true }) }),
};

/** As a hand would have it: as it is or has been tried, and what the gesture does to that. */
function wished(u: Unit, g: Gesture, tried: Wish | null): Wish {
  const was = tried ?? { facing: u.facing, files: u.files };
  switch (g.do) {
    case "turn":
      return { ...was, facing: normalise(was.facing + Math.trunc(g.by)) };
    case "face":
      return { ...was, facing: normalise(Math.trunc(g.facing)) };
    case "spread":
      return { ...was, files: was.files + Math.trunc(g.by) };
    default:
      return was;
  }
}

/** Turned about its middle, made wider or narrower. */
export const freeReformTool: PlaceTool<G> = {
  kind: "place",
  handling: (_, about: About, piece) =>
    piece === about.unit ? { ways: [], turn: EIGHTH, spreads: true, shifts: null } : null,
  preview(game, about: About, gesture, tried): Preview {
    const u = unit(game, about.unit);
    const wish = wished(u, gesture, wishIn(tried));
    const result = reformed(game, u, wish.facing, wish.files);
    if ("problem" in result) return untried(result.problem, tried);
    const answer = { ...wish };
    const { chirality } = fieldOf(game);
    const ghosts = [bodyOf(u, chirality, { ...result.end, files: wish.files })];
    return { answer, verdict: true, tried: answer, ghosts, ways: [], notes: [] };
  },
};
