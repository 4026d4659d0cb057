import { type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { message, refuse } from "@tercio/kernel";
import { type Placing, STYLES } from "@tercio/regiments";
import { normalise } from "@tercio/tabletop";
import { bodyOf } from "../../battlefield/body.ts";
import { edgeNear } from "../../battlefield/arriving.ts";
import { ahead, plan } from "../../battlefield/deploying.ts";
import type { About } from "../../sequence/flow.ts";
import { fieldOf, type OldWorld, unit } from "../../state/state.ts";
import { placeElsewhere, problem, RULE } from "../set-up.ts";

type G = OldWorld;
type Deploying = About<"deploy">;
const EIGHTH = 8192;

/** The unit where an even line would have it, beside those that are put down already. */
function suggested(game: G, about: Deploying, id: number, list: readonly Placing[]): readonly Placing[] {
  if (about.from !== undefined) {
    const p = placeElsewhere(game, about, id);
    return p === null ? [] : [p];
  }
  const left = about.units.filter((other) => !list.some((p) => p.unit === other));
  return plan(game, about.player, left, STYLES["line"], list).filter((p) => p.unit === id);
}

/** What lies on the table after a gesture. */
function putDown(game: G, about: Deploying, g: Gesture, before: readonly Placing[]): readonly Placing[] {
  if (g.do === "preset") {
    const style = STYLES[g.preset];
    if (about.from !== undefined) return about.units.flatMap((id) => suggested(game, about, id, [])).slice(0, 1);
    if (about.together) return plan(game, about.player, about.units, style);
    return plan(game, about.player, about.units, style).slice(0, 1);
  }
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return before;
  const others = about.together ? before.filter((p) => p.unit !== u.id) : [];
  const was = before.find((p) => p.unit === u.id);
  const put = (change: Partial<Placing>): readonly Placing[] => {
    const p = { unit: u.id, x: 0, y: 0, facing: ahead(game, about.player), files: u.files, ...was, ...change };
    return [...others, { ...p, files: Math.max(1, Math.min(u.models, p.files)) }];
  };
  // From an edge: with the rear on the one that is nearest.
  if (about.from === "edge" && (g.do === "to" || g.do === "by")) {
    const to = g.do === "to" ? g : { x: (was?.x ?? 0) + g.x, y: (was?.y ?? 0) + g.y };
    return [edgeNear(game, u, to, was?.files ?? u.files)];
  }
  if (g.do === "to") return put({ x: Math.trunc(g.x), y: Math.trunc(g.y) });
  // Whatever else is done first puts it where it would stand in an even line.
  if (was === undefined) return [...others, ...suggested(game, about, u.id, others)];
  switch (g.do) {
    case "by":
      return put({ x: was.x + Math.trunc(g.x), y: was.y + Math.trunc(g.y) });
    case "turn":
      return put({ facing: normalise(was.facing + Math.trunc(g.by)) });
    case "face":
      return put({ facing: normalise(Math.trunc(g.facing)) });
    case "spread":
      return put({ files: was.files + Math.trunc(g.by) });
    default:
      return before;
  }
}

/** Units put down where the hand has them. */
export const deployTool: PlaceTool<G> = {
  kind: "place",
  presets: (_, about: Deploying) =>
    about.together
      ? Object.keys(STYLES).map((id) => ({ id, label: message(`preset.${id}`) }))
      : [{ id: "line", label: message("preset.next"), single: true }],
  handling: (_, about: Deploying, piece) =>
    about.units.some((id) => id === piece) ? { ways: [], turn: EIGHTH, spreads: true, shifts: "anywhere" } : null,
  preview(game, about: Deploying, gesture, tried: readonly Placing[] | null): Preview {
    const list = putDown(game, about, gesture, tried ?? []);
    if (list.length === 0) return untried(refuse("refuse.deploy-none", RULE));
    const verdict = problem(game, about, list);
    return {
      answer: verdict === true ? { units: list } : null,
      verdict,
      tried: list,
      ghosts: list.map((p) => bodyOf(unit(game, p.unit), fieldOf(game).chirality, p)),
      ways: [],
      notes: [],
    };
  },
};
