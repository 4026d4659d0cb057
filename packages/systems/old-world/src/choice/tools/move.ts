import { type Gesture, type Handling, type PathTool, type Preview, type StepKind, untried } from "@tercio/board";
import { keysOf, message, type Refusal, refuse, there, type Verdict } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { inches, lengthened } from "@tercio/regiments";
import { middleOf } from "@tercio/loose";
import { cosine, normalise, roundHalfAway, signedTurn, sine } from "@tercio/tabletop";
import {
  entered,
  exits,
  inside,
  type Leaving,
  openTo,
  outside,
  towards,
  whyNotLeave,
} from "../../battlefield/buildings.ts";
import { bodyOf } from "../../battlefield/body.ts";
import { type Drawn, ledTo, whyNotWalk } from "../../battlefield/loose.ts";
import { followed, type Going, kindsOffered, mayFly, reachOf, trim } from "../../battlefield/paths.ts";
import { reformedAs } from "../../battlefield/reform.ts";
import { isLoose, modelsOf } from "../../calculation/models.ts";
import { formationOf } from "../../calculation/formation.ts";
import { named } from "../../sequence/emit.ts";
import type { About } from "../../sequence/flow.ts";
import { ordersOf } from "../../state/orders.ts";
import { fieldOf, type OldWorld, type Order, type Unit, unit } from "../../state/state.ts";
import { pathTo, RULE, whyNot } from "../move.ts";

type G = OldWorld;
type Path = readonly Segment[];
type Moving = About<"move">;
type Formed = { readonly facing: number; readonly files: number; readonly order?: Order };
type Spot = { readonly x: number; readonly y: number };
type Tried = {
  readonly wanted: Path;
  readonly path: Path;
  readonly reform: Formed | null;
  /** Where the middle of loose models is led, and how they go there. */
  readonly at?: Spot;
  readonly way?: WayId;
  readonly leaving: Leaving | null;
};
const NOTHING: Tried = { wanted: [], path: [], reform: null, leaving: null };
const QUARTER = 16_384;
const BUILDINGS = "tow.rule.occupied-buildings";

/** The ways to lead a unit along. */
const WAYS = {
  move: { gait: "move", air: false },
  march: { gait: "march", air: false },
  fly: { gait: "move", air: true },
  "fly-march": { gait: "march", air: true },
} as const satisfies { readonly [way: string]: Going };
type WayId = keyof typeof WAYS;
const isWay = (way: string | undefined): way is WayId => way !== undefined && Object.hasOwn(WAYS, way);

const LOOSE_STEPS: readonly StepKind[] = ["straight", "back", "side"];
const STEPS: readonly StepKind[] = ["straight", "back", "side", "wheel", "pivot"];
const stepsOf = (game: G, u: Unit, going: Going): readonly StepKind[] => {
  const kinds = kindsOffered(game, u, going);
  return STEPS.filter((step) => kinds.includes(step));
};

const none = (verdict: Verdict, tried: Tried = NOTHING): Preview => untried(verdict, tried);

/** How loose models are drawn up where they end, however they go there. */
const DRAWN = { "draw-close": "close", "draw-line": "line", "draw-spread": "spread" } as const;
const isDrawn = (way: string | undefined): way is keyof typeof DRAWN => way !== undefined && Object.hasOwn(DRAWN, way);

/** How loose models go and are drawn up: what is not said anew is as it was tried before. */
function looseWay(way: string | undefined, before: WayId): { readonly way: WayId; readonly drawn: Drawn } {
  return isDrawn(way) ? { way: before, drawn: DRAWN[way] } : { way: isWay(way) ? way : before, drawn: "keep" };
}

/** Loose models led to a point about their middle, as far as they come. */
function walkedTo(game: G, u: Unit, wanted: string | undefined, before: WayId, at: Spot): Preview {
  const { way, drawn } = looseWay(wanted, before);
  const going = WAYS[way];
  const tried = { ...NOTHING, at, way };
  const why = whyNot(game, u, going.gait);
  if (why !== null) return none(why, tried);
  const led = ledTo(game, u, going, at, drawn);
  if (led === null) return none(refuse("refuse.empty-path", RULE), tried);
  const { places, ways, longest, limit } = led;
  const stays = places.order.length === 0 ? refuse("refuse.empty-path", RULE) : null;
  const verdict = stays ?? whyNotWalk(game, u, going, places) ?? true;
  return {
    answer: verdict === true ? { unit: u.id, move: going.gait, ...(going.air ? { air: true } : {}), ...places } : null,
    verdict,
    tried,
    ghosts: [bodyOf(u, fieldOf(game).chirality, { ...u, places: places.to })],
    ways: ways.filter((w) => w.length > 1),
    notes: [message("note.longest-way", { length: inches(longest), whole: inches(limit) })],
  };
}

/** What a gesture does to loose models. */
function walking(game: G, u: Unit, way: string | undefined, g: Gesture, t: Tried): Preview {
  const at = t.at ?? middleOf(modelsOf(u));
  const before = t.way ?? "move";
  const by = (x: number, y: number): Preview => walkedTo(game, u, way, before, { x: at.x + x, y: at.y + y });
  switch (g.do) {
    case "to":
      return walkedTo(game, u, way, before, { x: roundHalfAway(g.x), y: roundHalfAway(g.y) });
    case "by":
      return by(roundHalfAway(g.x), roundHalfAway(g.y));
    case "step": {
      const { step } = g;
      if (step.kind === "wheel" || step.kind === "pivot") return none(refuse("refuse.shape", RULE), t);
      const towards =
        step.kind === "side" ? (step.side === "right" ? QUARTER : -QUARTER) : step.kind === "back" ? 2 * QUARTER : 0;
      const facing = normalise(u.facing + towards);
      return by(roundHalfAway(sine(facing) * step.distance), roundHalfAway(cosine(facing) * step.distance));
    }
    case "way":
      return walkedTo(game, u, way, before, at);
    default:
      return none(refuse("refuse.shape", RULE), t);
  }
}

/** A turn on the spot joined to the way so far: two of them to one side are a turn about. */
function turned(path: Path, by: number): Path {
  const side = by < 0 ? "left" : "right";
  const at = path.findIndex((s) => s.kind === "turn");
  const before = path[at];
  if (before?.kind !== "turn") return [...path, { kind: "turn", side }];
  const rest = path.filter((_, i) => i !== at);
  if (before.side === "about")
    return [...path.slice(0, at), { kind: "turn", side: side === "left" ? "right" : "left" }, ...path.slice(at + 1)];
  if (before.side !== side) return rest;
  return [...path.slice(0, at), { kind: "turn", side: "about" }, ...path.slice(at + 1)];
}

/** More or fewer files, joined to what was added before. */
function redressed(u: Unit, path: Path, by: number): Path {
  const at = path.findIndex((s) => s.kind === "redress");
  const before = path[at];
  const files = Math.max(1, (before?.kind === "redress" ? before.files : u.files) + Math.trunc(by));
  const rest = path.filter((_, i) => i !== at);
  return files === u.files ? rest : [{ kind: "redress", files }, ...rest];
}

/** As far along the wished way as the rules allow. */
function walked(game: G, u: Unit, going: Going, wanted: Path): Preview {
  const why = whyNot(game, u, going.gait);
  if (why !== null) return none(why, { ...NOTHING, wanted });
  const { path, trimmed } = trim(game, u, wanted, going);
  if (path.length === 0) return none(trimmed ?? refuse("refuse.empty-path", RULE), { ...NOTHING, wanted });
  const { end, length, points } = followed(u, path);
  return {
    answer: { unit: u.id, move: going.gait, ...(going.air ? { air: true } : {}), path },
    verdict: true,
    tried: { ...NOTHING, wanted, path },
    ghosts: [bodyOf(u, fieldOf(game).chirality, end)],
    ways: [points],
    notes: [
      message("note.length-of", { length: inches(length), whole: inches(reachOf(game, u, going)) }),
      ...(trimmed === null ? [] : [message("note.trimmed", { why: trimmed.message })]),
    ],
    ...(trimmed === null ? {} : { trimmed }),
  };
}

/** A Reform and nothing else. */
function reformedTo(game: G, u: Unit, to: Formed): Preview {
  const why = whyNot(game, u, "reform");
  if (why !== null) return none(why);
  const order = to.order ?? u.order;
  const result = reformedAs(game, u, to.facing, to.files, order);
  if ("problem" in result) return none(result.problem, { ...NOTHING, reform: to });
  return {
    answer: { unit: u.id, move: "reform", ...to },
    verdict: true,
    tried: { ...NOTHING, reform: to },
    ghosts: [bodyOf({ ...u, order, places: null }, fieldOf(game).chirality, { ...result.end, files: to.files })],
    ways: [],
    notes: [message("note.reform-all")],
  };
}

/** What a gesture does to a unit that is reformed. */
function reforming(game: G, u: Unit, g: Gesture, before: Formed): Preview {
  switch (g.do) {
    case "turn":
      return reformedTo(game, u, { ...before, facing: normalise(before.facing + Math.trunc(g.by)) });
    case "face":
      return reformedTo(game, u, { ...before, facing: normalise(Math.trunc(g.facing)) });
    case "spread":
      return reformedTo(game, u, {
        ...before,
        files: Math.max(1, Math.min(u.models, before.files + Math.trunc(g.by))),
      });
    default:
      return reformedTo(game, u, before);
  }
}

/** Along the way and into the building at its end. */
function intoBuilding(game: G, u: Unit, wanted: Path): Preview {
  const why = whyNot(game, u, "enter");
  if (why !== null) return none(why, { ...NOTHING, wanted });
  const going: Going = { gait: "move", air: false };
  const { path } = trim(game, u, wanted, going);
  const { end, length, points } = followed(u, path);
  const into = entered(game, { ...u, ...end });
  const tried: Tried = { ...NOTHING, wanted, path };
  if (into === undefined) {
    const ghosts = [bodyOf(u, fieldOf(game).chirality, end)];
    return { ...none(refuse("refuse.garrison-contact", BUILDINGS, { unit: named(u) }), tried), ghosts, ways: [points] };
  }
  return {
    answer: { unit: u.id, move: "enter", path, building: into.feature },
    verdict: true,
    tried,
    ghosts: [bodyOf({ ...u, ...inside(u, into) }, fieldOf(game).chirality)],
    ways: [points],
    notes: [message("note.length-of", { length: inches(length), whole: inches(reachOf(game, u, going)) })],
  };
}

/** Out of the building that a unit holds. */
function outOfBuilding(game: G, u: Unit, g: Gesture, before: Leaving | null): Preview {
  const last = before ?? exits(u).find((l) => whyNotLeave(game, u, l) === null) ?? there(exits(u)[0]);
  const l: Leaving =
    g.do === "to"
      ? towards(u, g, last.files)
      : g.do === "turn"
        ? { ...last, wall: (last.wall + (g.by < 0 ? 3 : 1)) % 4, along: 0 }
        : g.do === "spread"
          ? { ...last, files: Math.max(1, Math.min(u.models, last.files + Math.trunc(g.by))) }
          : last;
  const tried: Tried = { ...NOTHING, leaving: l };
  const why = whyNot(game, u, "leave") ?? whyNotLeave(game, u, l);
  const ghosts = [bodyOf(outside(u, l), fieldOf(game).chirality)];
  if (why !== null) return { ...none(why, tried), ghosts };
  return { answer: { unit: u.id, move: "leave", ...l }, verdict: true, tried, ghosts, ways: [], notes: [] };
}

/** The path that a gesture wishes a unit led along; null for one that wishes none. */
function wished(u: Unit, g: Gesture, t: Tried): Path | null {
  switch (g.do) {
    case "to":
      return pathTo(u, roundHalfAway(g.x), roundHalfAway(g.y));
    case "face": {
      const turn = signedTurn(normalise(Math.trunc(g.facing)) - u.facing);
      const angle = Math.min(QUARTER, Math.abs(turn));
      return [{ kind: "wheel", side: turn < 0 ? "left" : "right", angle }];
    }
    case "turn":
      return turned(t.path, g.by);
    case "spread":
      return redressed(u, t.path, g.by);
    case "step":
      return lengthened(u, formationOf(u), t.path, g.step);
    case "way":
      return t.wanted;
    default:
      return null;
  }
}

/** What a gesture does to a unit that is led along, or into a building. */
function moved(game: G, u: Unit, way: WayId | "enter", g: Gesture, t: Tried): Preview {
  const path = wished(u, g, t);
  if (path === null) return none(refuse("refuse.shape", RULE));
  return way === "enter" ? intoBuilding(game, u, path) : walked(game, u, WAYS[way], path);
}

/** Why a piece is not moved now. */
function notNow(game: G, g: Gesture): Refusal {
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return refuse("refuse.no-such-unit", RULE, {}, "unit");
  if (u.entry.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
  return whyNot(game, u, "move") ?? refuse("refuse.moved", RULE, { unit: named(u) }, "unit");
}

/** A unit led along in Remaining Moves, or reformed. */
export const moveTool: PathTool<G> = {
  kind: "path",
  done: { done: true },
  handling(game, about: Moving, piece): Handling | null {
    const id = about.units.find((n) => n === piece);
    if (id === undefined) return null;
    const u = unit(game, id);
    if (u.garrison !== null)
      return {
        ways: [{ id: "leave", label: message("way.leave"), steps: [] }],
        turn: QUARTER,
        spreads: u.models > 1,
        shifts: null,
      };
    const ways = keysOf(WAYS).filter(
      (way) => (!WAYS[way].air || mayFly(u)) && whyNot(game, u, WAYS[way].gait) === null,
    );
    const loose = isLoose(u);
    const led = ways.map((way) => ({
      ...{ id: way, label: message(`way.${way}`), steps: loose ? LOOSE_STEPS : stepsOf(game, u, WAYS[way]) },
    }));
    const drawn = loose
      ? keysOf(DRAWN).map((id) => ({ atOnce: true as const, id, label: message(`way.${id}`), steps: LOOSE_STEPS }))
      : [];
    return {
      ways: [
        ...led,
        ...drawn,
        { id: "reform", label: message("way.reform"), steps: [] },
        ...ordersOf(u.entry)
          .filter((order) => order !== u.order)
          .map((order) => ({
            atOnce: true as const,
            id: `reform-${order}`,
            label: message(`way.reform-${order}`),
            steps: [],
          })),
        ...(openTo(game, u).length === 0
          ? []
          : [{ id: "enter", label: message("way.enter"), steps: stepsOf(game, u, WAYS.move) }]),
      ],
      turn: QUARTER,
      spreads: u.models > 1,
      shifts: null,
    };
  },
  preview(game, about: Moving, gesture, tried: Tried | null): Preview {
    const piece = "piece" in gesture ? gesture.piece : undefined;
    const id = about.units.find((n) => n === piece);
    if (id === undefined) return untried(notNow(game, gesture));
    const u = unit(game, id);
    const way = "way" in gesture ? gesture.way : undefined;
    const t = tried ?? NOTHING;
    if (u.garrison !== null) return outOfBuilding(game, u, gesture, t.leaving);
    const order = ordersOf(u.entry).find((o) => way === `reform-${o}`);
    if (way === "reform" || order !== undefined) {
      const { facing, files } = t.reform ?? u;
      return reforming(game, u, gesture, { facing, files, ...(order === undefined ? {} : { order }) });
    }
    if (isLoose(u)) return way === "enter" ? intoBuilding(game, u, []) : walking(game, u, way, gesture, t);
    return moved(game, u, way === "enter" || isWay(way) ? way : "move", gesture, t);
  },
};
