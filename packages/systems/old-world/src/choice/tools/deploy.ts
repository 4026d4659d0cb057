import { type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { message, refuse } from "@tercio/kernel";
import { type Placing, putDownBy, STYLES } from "@tercio/regiments";
import { bodyOf } from "../../battlefield/body.ts";
import { edgeNear } from "../../battlefield/arriving.ts";
import { ahead, plan } from "../../battlefield/deploying.ts";
import type { About } from "../../sequence/flow.ts";
import { fieldOf, type OldWorld, unit } from "../../state/state.ts";
import { placeElsewhere, problem, RULE } from "../set-up.ts";

type G = OldWorld;
type Deploying = About<"deploy">;
const EIGHTH = 8192;
/** The next unit alone, as a layout of all that are left has it. */
const NEXT = "next-";

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
    const style = STYLES[g.preset.replace(NEXT, "")];
    if (about.from !== undefined) return about.units.flatMap((id) => suggested(game, about, id, [])).slice(0, 1);
    if (about.together) return plan(game, about.player, about.units, style);
    return plan(game, about.player, about.units, style).slice(0, 1);
  }
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return before;
  const others = about.together ? before.filter((p) => p.unit !== u.id) : [];
  return putDownBy(g, before, {
    ...{ unit: u.id, files: u.files, most: u.models, ahead: ahead(game, about.player), others },
    suggested: () => suggested(game, about, u.id, others),
    ...(about.from === "edge" ? { edge: (near, files) => edgeNear(game, u, near, files) } : {}),
  });
}

/** Units put down where the hand has them. */
export const deployTool: PlaceTool<G> = {
  kind: "place",
  presets: (_, about: Deploying) =>
    about.together
      ? Object.keys(STYLES).map((id) => ({ id, label: message(`preset.${id}`) }))
      : about.from !== undefined
        ? [{ id: "next", label: message("preset.next"), single: true }]
        : Object.keys(STYLES).map((id) => ({
            ...{ id: `${NEXT}${id}`, label: message(`preset.next.${id}`), single: true },
          })),
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
