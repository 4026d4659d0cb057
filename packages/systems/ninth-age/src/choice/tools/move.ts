import { message, type Refusal, refuse, type Verdict, there } from "@tercio/kernel";
import { type Segment, withFiles } from "@tercio/mass-battle";
import { type Gesture, type Handling, type PathTool, type Preview, untried } from "@tercio/board";
import { cosine, INCH, normalise, roundHalfAway, signedTurn, sine } from "@tercio/tabletop";
import { baseIn, joined, joinsUnits, placeIn } from "../../calculation/joining.ts";
import { bodyOf } from "../../battlefield/body.ts";
import { leavers, type Mover, moverOf } from "../../battlefield/joining.ts";
import { followed, type Limits, moveLimits, reformed, segmentsOf, trim } from "../../battlefield/paths.ts";
import { inches, lengthened } from "@tercio/regiments";
import { formationOf } from "../../calculation/formation.ts";
import { swiftReform, swiftTrim } from "../../battlefield/swift-reform.ts";
import { UNIT_SPACING } from "../../battlefield/world.ts";
import { named } from "../../sequence/emit.ts";
import { mayMove, maySwiftReform, whyNoMove } from "../../sequence/movement.ts";
import { advanceRate, aloft, costBackwards, marchRate, mayFly } from "../../calculation/rates.ts";
import { change, type NinthAge, type Unit, unit } from "../../state/state.ts";
import { type About, EIGHTH, move, pathTo, RULE, swiftWhy, walkedUp } from "../move.ts";
import { abreast } from "../../state/rooms.ts";

type G = NinthAge;
type Path = readonly Segment[];
type Formed = {
  readonly facing: number;
  readonly files: number;
};
type Tried = {
  /** The way as it was wished for, and as much of it as the rules allow. */
  readonly wanted: Path;
  readonly path: Path;
  /** The Reform that it begins with, or that is all of it. */
  readonly reform: Formed | null;
};
const NOTHING: Tried = { wanted: [], path: [], reform: null };
const none = (verdict: Verdict, tried: Tried = NOTHING): Preview => untried(verdict, tried);
const ofItself = (u: Unit): Formed => ({ facing: u.facing, files: u.files });
const anInch: Path = [{ kind: "straight", distance: INCH }];
const straight = (distance: number): Path => [{ kind: "straight", distance: Math.max(1, roundHalfAway(distance)) }];

/** The front turned towards a direction: on the spot for a single model or Light Troops, else about a corner. */
function turnTo(game: G, u: Unit, facing: number): Path {
  const to = normalise(Math.trunc(facing));
  const { pivots, reforms } = moveLimits(game, u, "advance");
  if (pivots) return [{ kind: "pivot", to }];
  if (reforms) return [{ kind: "reform", to, files: u.files }];
  const turn = signedTurn(to - u.facing);
  return [{ kind: "wheel", side: turn < 0 ? "left" : "right", angle: Math.abs(turn) }];
}

/** A turn or another width on the way, as Light Troops make it: a reform joined to the way so far. */
function reformedOn(u: Unit, path: Path, by: Partial<Formed>): Path {
  const last = path[path.length - 1];
  const head = last?.kind === "reform" ? path.slice(0, -1) : path;
  const now = followed(u, path).end;
  const to = normalise(now.facing + Math.trunc(by.facing ?? 0));
  return [...head, { kind: "reform", to, files: Math.max(1, now.files + Math.trunc(by.files ?? 0)) }];
}

const tooWide = (u: Unit, files: number, rule: string): Refusal | null =>
  files < 1 || files > abreast(u) ? refuse("refuse.files", rule, { unit: named(u), most: abreast(u) }) : null;

/** An Advance or a March as far along the wished way as the rules allow; of a unit in the air, through it. */
function walked(mover: Mover, kind: "advance" | "march", wanted: Path): Preview {
  const { game, unit: u, outOf } = mover;
  const why = whyNoMove(game, u, kind);
  if (why !== null) return none(why, { ...NOTHING, wanted });
  const limits = moveLimits(game, u, kind);
  const wide = wanted.find((s) => s.kind === "reform" && tooWide(u, s.files, "t9a.rule.light-troops") !== null);
  if (wide !== undefined && "files" in wide)
    return none(there(tooWide(u, wide.files, "t9a.rule.light-troops")), { ...NOTHING, wanted });
  const { path, trimmed } = trim(game, u, wanted, limits, u, { into: [], outOf });
  const joins = walkedUp(mover, wanted, limits) ?? pressedOn(mover, wanted, limits, trimmed);
  if (joins !== null) return joining(mover, kind, wanted, joins, limits);
  if (path.length === 0) return none(trimmed ?? refuse("refuse.empty-path", RULE), { ...NOTHING, wanted });
  const { end, length, points } = followed(u, path);
  // Cut short to what would be told as nothing: whoever pulled at it did not want to spend its move on that.
  if (trimmed !== null && inches(length) === 0) return none(trimmed, { ...NOTHING, wanted });
  return {
    answer: { unit: u.id, move: kind, ...(u.air ? { air: true } : {}), path },
    verdict: true,
    tried: { wanted, path, reform: null },
    ghosts: [bodyOf(game, u, end)],
    ways: [points],
    ...told(path, length, limits.maximum, limits.aside, trimmed),
  };
}

/** Kept from a friend by nothing but the Unit Spacing, a Character that is led on walks up to it, if that is near enough. */
function pressedOn(mover: Mover, wanted: Path, limits: Limits, trimmed: Refusal | null): ReturnType<typeof walkedUp> {
  const near = trimmed?.pieces?.[0];
  const last = wanted[wanted.length - 1];
  if (near === undefined || last?.kind !== "straight" || !joinsUnits(mover.game, mover.unit)) return null;
  const on: Path = [...wanted.slice(0, -1), { ...last, distance: last.distance + UNIT_SPACING }];
  const found = walkedUp(mover, on, limits);
  return found?.host.id === near ? found : null;
}

/** A Character led against a unit that it may join: it is shown in the place that it takes there. */
function joining(
  { game, unit: u }: Mover,
  kind: "advance" | "march",
  wanted: Path,
  { path, host }: NonNullable<ReturnType<typeof walkedUp>>,
  limits: Limits,
): Preview {
  const { end, length, points } = followed(u, path);
  const after = joined(change(game, u.id, end), u.id, host.id, kind);
  const there = placeIn(after, u.id);
  return {
    answer: { unit: u.id, move: kind, ...(u.air ? { air: true } : {}), path, join: host.id },
    verdict: true,
    tried: { wanted, path, reform: null },
    ghosts: [bodyOf(game, u, there === null ? end : baseIn(after, there))],
    ways: [points],
    notes: [
      message("note.joins", { unit: named(host) }),
      message("note.length-of", { length: inches(length), whole: inches(limits.maximum) }),
    ],
  };
}

/** A Reform and nothing else. */
function reformedAlone(game: G, about: About, u: Unit, to: Formed): Preview {
  const wide = tooWide(u, to.files, "t9a.rule.reform");
  if (wide !== null) return none(wide);
  const result = reformed(game, u, to.facing, to.files, marchRate(game, u) * INCH, UNIT_SPACING);
  if ("problem" in result) return none(result.problem);
  const { x, y } = result.end;
  const answer = { unit: u.id, move: "reform", x, y, ...to };
  return {
    answer,
    verdict: move.accept(game, about, answer),
    tried: { ...NOTHING, reform: to },
    ghosts: [bodyOf(game, u, { x, y, ...to })],
    ways: [],
    notes: [],
  };
}

/** A Reform and as much of an Advance after it as the rules allow. */
function swiftly(game: G, about: About, u: Unit, to: Formed, wanted: Path): Preview {
  const may = swiftWhy(game, u);
  const rest: Tried = { ...NOTHING, wanted };
  if (may !== true) return none(may, rest);
  const wide = tooWide(u, to.files, "t9a.rule.swift-reform");
  if (wide !== null) return none(wide, rest);
  const { path, trimmed } = swiftTrim(game, u, to.facing, to.files, wanted);
  if (path.length === 0) return none(trimmed ?? refuse("refuse.empty-path", "t9a.rule.swift-reform"), rest);
  const done = swiftReform(game, u, to.facing, to.files, path);
  if ("message" in done) return none(done, rest);
  const answer = { unit: u.id, move: "swift-reform", ...to, path };
  const { end, points, length } = followed(done.after, path);
  return {
    answer,
    verdict: move.accept(game, about, answer),
    tried: { wanted, path, reform: to },
    ghosts: [bodyOf(game, u, { ...end, files: to.files })],
    ways: [points],
    ...told(path, length, advanceRate(game, u) * INCH, costBackwards(game, u, 2), trimmed),
  };
}

/** Rounding along a wheel may leave so much of a move that is used up (0.01 mm): less than is ever told. */
const LEFT_OVER = 100;

/**
 * "3 of 4 inches", and what cut it short. That the whole move is used up is no obstacle: nothing more is said of it.
 * Backwards and sideways costs `aside` times as much.
 */
function told(
  path: readonly Segment[],
  length: number,
  maximum: number,
  aside: number,
  trimmed: Refusal | null,
): Pick<Preview, "notes" | "trimmed"> {
  const whole = path.some((s) => s.kind === "back" || s.kind === "side") ? maximum / aside : maximum;
  const spent = trimmed?.message.key === "refuse.too-far" && whole - length <= LEFT_OVER;
  const notes = [message("note.length-of", { length: inches(spent ? whole : length), whole: inches(whole) })];
  if (trimmed === null || spent) return { notes };
  return { notes: [...notes, message("note.trimmed", { why: trimmed.message })], trimmed };
}

/** What a gesture does to a unit that may still move. */
function moved(mover: Mover, about: About, way: string | undefined, g: Gesture, t: Tried): Preview {
  const { game, unit: standing } = mover;
  const kind = way === "march" || way === "fly-march" ? "march" : "advance";
  const u = way === "fly" || way === "fly-march" ? aloft(standing) : standing;
  const swift = way === "swift-reform";
  const formed = t.reform ?? ofItself(u);
  const reform = (to: Formed): Preview =>
    swift ? swiftly(game, about, u, to, t.path.length > 0 ? t.path : anInch) : reformedAlone(game, about, u, to);
  // Inside the unit that it leaves nobody may stop: the wish goes on where nothing of it is legal yet.
  const walkedSoFar = mover.outOf !== null && t.path.length === 0 ? t.wanted : t.path;
  const soFar = t.reform === null ? walkedSoFar : [];
  // Who may be reformed on the way turns and spreads wherever it has come to.
  const onTheWay = !swift && t.reform === null && moveLimits(game, u, kind).reforms;
  switch (g.do) {
    case "to": {
      if (!swift) return walked({ ...mover, unit: u }, kind, pathTo(game, u, roundHalfAway(g.x), roundHalfAway(g.y)));
      const ahead = (g.x - u.x) * sine(formed.facing) + (g.y - u.y) * cosine(formed.facing);
      return swiftly(game, about, u, formed, straight(ahead));
    }
    case "face":
      return swift
        ? reform({ ...formed, facing: normalise(Math.trunc(g.facing)) })
        : walked({ ...mover, unit: u }, kind, turnTo(game, u, g.facing));
    case "turn":
      return onTheWay
        ? walked({ ...mover, unit: u }, kind, reformedOn(u, t.path, { facing: g.by }))
        : reform({ ...formed, facing: normalise(formed.facing + Math.trunc(g.by)) });
    case "spread":
      return onTheWay
        ? walked({ ...mover, unit: u }, kind, reformedOn(u, t.path, { files: g.by }))
        : reform({ ...formed, files: formed.files + Math.trunc(g.by) });
    case "step":
      return swift
        ? swiftly(
            game,
            about,
            u,
            formed,
            lengthened({ ...u, facing: formed.facing }, withFiles(formationOf(u), formed.files), t.path, g.step),
          )
        : walked({ ...mover, unit: u }, kind, lengthened(u, formationOf(u), soFar, g.step));
    case "way": {
      // The ghost stays, under the limits of the new kind.
      if (swift) {
        const ahead = t.wanted.reduce((sum, s) => sum + (s.kind === "straight" ? s.distance : 0), 0);
        return swiftly(game, about, u, ofItself(u), straight(ahead));
      }
      return t.reform !== null && t.path.length === 0
        ? reform(t.reform)
        : walked({ ...mover, unit: u }, kind, t.wanted);
    }
    default:
      return none(refuse("refuse.shape", RULE, { kind: "move" }));
  }
}

/** Why a piece is not moved now. */
function notNow(game: G, g: Gesture): Refusal {
  const u = "piece" in g ? game.units.find((v) => v.id === g.piece) : undefined;
  if (u === undefined) return refuse("refuse.no-such-unit", RULE, {}, "unit");
  if (u.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
  const kind =
    g.do === "turn" || g.do === "spread"
      ? "reform"
      : "way" in g && (g.way === "march" || g.way === "fly-march")
        ? "march"
        : "advance";
  return whyNoMove(game, u, kind) ?? refuse("refuse.already-moved", RULE, { unit: named(u) }, "unit");
}

/** What a Character that leaves its unit may do, among the ways of that unit: "leave-7", "leave-march-7" and so on. */
const OUT = /^leave-(advance|march|fly|fly-march)-(\d+)$/;
function outBy(way: string): { readonly id: number; readonly way: string } | null {
  const found = OUT.exec(way);
  return found === null ? null : { id: Number(found[2]), way: there(found[1]) };
}

/** The kinds of Advance and March that a unit may make, flying first. */
const KINDS = [
  { way: "fly", flying: true, move: "advance" },
  { way: "fly-march", flying: true, move: "march" },
  { way: "advance", flying: false, move: "advance" },
  { way: "march", flying: false, move: "march" },
] as const;
type Kind = (typeof KINDS)[number];

/** Those of them that it may make now, each as it is called here. */
const waysOf = (
  { game, unit: u }: Mover,
  called: (way: Kind["way"]) => Pick<Handling["ways"][number], "id" | "label">,
): Handling["ways"] => {
  const flies = mayFly(game, u);
  return KINDS.flatMap(({ way, flying, move: kind }) =>
    (flies || !flying) && mayMove(game, u, kind)
      ? [{ ...called(way), steps: segmentsOf(moveLimits(game, u, kind)) }]
      : [],
  );
};

function waysOut(game: G, id: number): Handling["ways"] {
  const mover = moverOf(game, id);
  if ("message" in mover) return [];
  return waysOf(mover, (way) => ({
    id: `leave-${way}-${id}`,
    label: message("way.leave", { unit: named(mover.unit), way: message(`way.${way}`) }),
  }));
}

/** A unit led along in its Movement Phase, reformed, or both. */
export const moveTool: PathTool<G> = {
  kind: "path",
  done: { done: true },
  handling(game, about: About, piece): Handling | null {
    const id = game.units.find((v) => v.id === piece)?.id;
    if (id === undefined) return null;
    const leaving = leavers(game, unit(game, id)).filter((n) => about.units.includes(n));
    if (leaving.length === 0 && !about.units.includes(id)) return null;
    const u = unit(game, id);
    const reforms = mayMove(game, u, "reform");
    const swift = { id: "swift-reform", label: message("way.swift-reform") };
    return {
      ways: [
        ...waysOf({ game, unit: u, outOf: null }, (way) => ({ id: way, label: message(`way.${way}`) })),
        ...(maySwiftReform(game, u) ? [{ ...swift, steps: segmentsOf(moveLimits(game, u, "advance")) }] : []),
        ...leaving.flatMap((n) => waysOut(game, n)),
      ],
      turn: reforms ? EIGHTH : null,
      spreads: reforms,
      shifts: null,
    };
  },
  preview(game, about: About, gesture, tried: Tried | null): Preview {
    const said = "way" in gesture ? gesture.way : undefined;
    const out = said === undefined ? null : outBy(said);
    const piece = out?.id ?? ("piece" in gesture ? gesture.piece : undefined);
    const id = about.units.find((n) => n === piece);
    if (id === undefined) return untried(notNow(game, gesture));
    const mover = moverOf(game, id);
    if ("message" in mover) return untried(mover);
    return moved(mover, about, out === null ? said : out.way, gesture, tried ?? NOTHING);
  },
};
