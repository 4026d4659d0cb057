import { type Gesture, type PlaceTool, type Preview, untried } from "@tercio/board";
import { keysOf, message, refuse } from "@tercio/kernel";
import { putDownBy, STYLES } from "@tercio/regiments";
import { cosine, INCH, roundHalfAway, sine } from "@tercio/tabletop";
import { bodyOf } from "../../battlefield/body.ts";
import { edgeNear } from "../../battlefield/arriving.ts";
import { ahead, carriedBy, drawnUp, type Placed, placedAt, plan } from "../../battlefield/deploying.ts";
import { isLoose } from "../../calculation/models.ts";
import type { About } from "../../sequence/flow.ts";
import { ordersOf } from "../../state/orders.ts";
import { fieldOf, type OldWorld, type Order, type Unit, unit } from "../../state/state.ts";
import { placeElsewhere, problem, RULE, wrongWith } from "../set-up.ts";

type G = OldWorld;
type Deploying = About<"deploy">;
const EIGHTH = 8192;
/** The next unit alone, as a layout of all that are left has it. */
const NEXT = "next-";

/** The unit where an even line would have it, beside those that are put down already. */
function suggested(game: G, about: Deploying, id: number, list: readonly Placed[]): readonly Placed[] {
  if (about.from !== undefined) {
    const p = placeElsewhere(game, about, id);
    return p === null ? [] : [p];
  }
  const left = about.units.filter((other) => !list.some((p) => p.unit === other));
  return plan(game, about.player, left, STYLES["line"], list).filter((p) => p.unit === id);
}

/** The formations that a unit to be put down may take, where it has several. */
const ordersHere = (game: G, about: Deploying): readonly Order[] => {
  const [id, more] = about.units;
  if (id === undefined || more !== undefined) return [];
  const orders = ordersOf(unit(game, id).entry);
  return orders.length > 1 ? orders : [];
};

/** How loose models can be drawn up as they are put down. */
const DRAWN = { close: "close", line: "line", spread: "spread" } as const;
const looseOf = (game: G, about: Deploying): readonly Unit[] =>
  about.units.flatMap((id) => {
    const u = unit(game, id);
    return isLoose(u) ? [u] : [];
  });

/** Loose units drawn up so: those that lie on the table, or else the next one. */
function drawn(game: G, about: Deploying, how: keyof typeof DRAWN, before: readonly Placed[]): readonly Placed[] {
  const ids = looseOf(game, about).map((u) => u.id);
  const lying = before.some((p) => ids.includes(p.unit))
    ? before
    : ids.slice(0, 1).flatMap((id) => suggested(game, about, id, []));
  return lying.reduce<readonly Placed[]>((list, p) => {
    const rest = list.filter((q) => q.unit !== p.unit);
    if (!ids.includes(p.unit)) return list;
    // As near to where it lies as it has room, towards its own edge.
    const at = STEPS_BACK.map((n) => drawnUp(game, unit(game, p.unit), backBy(p, n * STEP_BACK), DRAWN[how]));
    const found = at.find((q) => problem(game, about, [...rest, q]) === true);
    return found === undefined ? list : [...rest, found];
  }, lying);
}
/** Steps by which room is looked for, 0.01 mm. */
const STEP_BACK = INCH / 4;
const STEPS_BACK = Array.from({ length: 25 }, (_, i) => i);
const backBy = (p: Placed, n: number): Placed =>
  carriedBy(p, roundHalfAway(-n * sine(p.facing)) + 0, roundHalfAway(-n * cosine(p.facing)) + 0);

/** What lies on the table after a preset. */
function byPreset(game: G, about: Deploying, id: string, before: readonly Placed[]): readonly Placed[] {
  const how = keysOf(DRAWN).find((d) => `loose-${d}` === id);
  if (how !== undefined) return drawn(game, about, how, before);
  const order = ordersHere(game, about).find((o) => `order-${o}` === id);
  const [only] = about.units;
  if (order !== undefined && only !== undefined)
    return (before.length > 0 ? before : suggested(game, about, only, [])).map(({ to: _, ...p }) => ({
      ...p,
      order,
    }));
  const style = STYLES[id.replace(NEXT, "")];
  if (about.from !== undefined) return about.units.flatMap((id) => suggested(game, about, id, [])).slice(0, 1);
  if (about.together) return plan(game, about.player, about.units, style);
  return plan(game, about.player, about.units, style).slice(0, 1);
}

/** What lies on the table after a gesture. */
function putDown(game: G, about: Deploying, g: Gesture, before: readonly Placed[]): readonly Placed[] {
  if (g.do === "preset") return byPreset(game, about, g.preset, before);
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return before;
  const others = about.together ? before.filter((p) => p.unit !== u.id) : [];
  const was = before.find((p) => p.unit === u.id);
  // Loose models keep their places as the unit is carried on.
  if (was?.to !== undefined && (g.do === "to" || g.do === "by")) {
    const from = g.do === "to" ? was : { x: 0, y: 0 };
    return [...others, carriedBy(was, Math.trunc(g.x) - from.x + 0, Math.trunc(g.y) - from.y + 0)];
  }
  const inRanks = before.map(({ to, ...p }): Placed => (p.unit === u.id || to === undefined ? p : { ...p, to }));
  return putDownBy(g, inRanks, {
    ...{ unit: u.id, files: u.files, most: u.models, ahead: ahead(game, about.player), others },
    suggested: () => suggested(game, about, u.id, others),
    ...(about.from === "edge" ? { edge: (near, files) => edgeNear(game, u, near, files) } : {}),
  });
}

/** Units put down where the hand has them. */
export const deployTool: PlaceTool<G> = {
  kind: "place",
  presets: (game, about: Deploying) =>
    about.together
      ? Object.keys(STYLES).map((id) => ({ id, label: message(`preset.${id}`) }))
      : [
          ...(about.from !== undefined
            ? [{ id: "next", label: message("preset.next"), single: true }]
            : Object.keys(STYLES).map((id) => ({
                ...{ id: `${NEXT}${id}`, label: message(`preset.next.${id}`), single: true },
              }))),
          ...ordersHere(game, about).map((o) => ({ id: `order-${o}`, label: message(`formation.${o}`), single: true })),
          ...(looseOf(game, about).length === 0
            ? []
            : keysOf(DRAWN).map((d) => ({ id: `loose-${d}`, label: message(`preset.loose-${d}`), single: true }))),
        ],
  handling: (_, about: Deploying, piece) =>
    about.units.some((id) => id === piece) ? { ways: [], turn: EIGHTH, spreads: true, shifts: "anywhere" } : null,
  preview(game, about: Deploying, gesture, tried: readonly Placed[] | null): Preview {
    const list = putDown(game, about, gesture, tried ?? []);
    if (list.length === 0) return untried(refuse("refuse.deploy-none", RULE));
    const verdict = wrongWith(game, about, list);
    return {
      answer: verdict === true ? { units: list } : null,
      verdict,
      tried: list,
      ghosts: list.map((p) => bodyOf(placedAt(unit(game, p.unit), p), fieldOf(game).chirality)),
      ways: [],
      notes: [],
    };
  },
};
