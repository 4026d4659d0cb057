import type {
  Body,
  BoardView,
  DeclaredView,
  Piece,
  Preview,
  RangeView,
  SightView,
  Sketch,
  Spot,
  ThreatView,
} from "@tercio/board";
import { useSyncExternalStore } from "react";
import type { Seat } from "../session/record.ts";
import type { Reach } from "../session/thinker.ts";

/** How the table lies before the viewer: quarter turns, clockwise. All that is drawn is turned so, all that hands do turned back. */
export type Quarter = 0 | 1 | 2 | 3;

interface At {
  readonly x: number;
  readonly y: number;
}

export const quarter = (n: number): Quarter => (((n % 4) + 4) % 4) as Quarter;

/** A point of the table, or a way across it, as it is seen. */
export function turned({ x, y }: At, by: Quarter): At {
  switch (by) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: -x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: -y, y: x };
  }
}

/** What is seen, or pointed at, as a point of the table. */
export function turnedBack(p: At, by: Quarter): At {
  const { x, y } = turned(p, quarter(-by));
  // Never minus nought, which is another number to who writes answers down.
  return { x: x + 0, y: y + 0 };
}

/** A point of the drawing (millimetres, y downwards) on the table that is seen turned. */
export const onTable = (p: At, turn: Quarter): At =>
  turnedBack({ x: Math.round(p.x * 100), y: Math.round(-p.y * 100) }, turn);

/** Which way a front looks that is turned towards a point, in steps of 1/240 turn: a hand does not hold still. */
export function towards(from: At, to: At): number {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  return (Math.round(turn * 240) * Math.round(65536 / 240) + 65536 * 2) % 65536;
}

const points = <P extends At>(list: readonly P[], by: Quarter): readonly P[] =>
  list.map((p) => ({ ...p, ...turned(p, by) }));

export const bodySeen = <B extends Pick<Body, "x" | "y" | "facing">>(b: B, by: Quarter): B => ({
  ...b,
  ...turned(b, by),
  facing: (b.facing + by * 16384) % 65536,
});

/** A piece in which nothing has changed stays the same object, turned too, and is not drawn anew. */
const known: readonly WeakMap<Piece, Piece>[] = [new WeakMap(), new WeakMap(), new WeakMap(), new WeakMap()];

function pieceSeen(piece: Piece, by: Quarter): Piece {
  const before = known[by]?.get(piece);
  if (before !== undefined) return before;
  const seen = bodySeen(piece, by);
  known[by]?.set(piece, seen);
  return seen;
}

export function boardSeen(view: BoardView, by: Quarter): BoardView {
  if (by === 0) return view;
  const [width, depth] = by === 2 ? [view.width, view.depth] : [view.depth, view.width];
  return { ...view, width, depth, pieces: view.pieces.map((p) => pieceSeen(p, by)) };
}

export const previewSeen = (preview: Preview | null, by: Quarter): Preview | null =>
  preview === null || by === 0
    ? preview
    : {
        ...preview,
        ghosts: preview.ghosts.map((g) => bodySeen(g, by)),
        ways: preview.ways.map((way) => points(way, by)),
      };

export const spotsSeen = (spots: readonly Spot[], by: Quarter): readonly Spot[] =>
  by === 0
    ? spots
    : spots.map((s) => ({ ...bodySeen(s, by), ...(s.ghost === undefined ? {} : { ghost: bodySeen(s.ghost, by) }) }));

/** The lines between the sides of a piece, and what each side is called. */
export type Faced = Pick<Reach, "rays" | "arcs">;

export const arcsSeen = ({ rays, arcs }: Faced, by: Quarter): Faced => ({
  rays: rays.map((r) => ({ from: turned(r.from, by), to: turned(r.to, by) })),
  arcs: points(arcs, by),
});

export const reachSeen = (reach: Reach | null, by: Quarter): Reach | null =>
  reach === null || by === 0
    ? reach
    : {
        ...reach,
        ...arcsSeen(reach, by),
        bands: reach.bands.map((b) => ({ ...b, edge: points(b.edge, by), tip: turned(b.tip, by) })),
        targets: reach.targets.map((t) => ({ ...t, from: turned(t.from, by), to: turned(t.to, by) })),
      };

export const declaredSeen = (declared: readonly DeclaredView[], by: Quarter): readonly DeclaredView[] =>
  by === 0 ? declared : declared.map((d) => ({ ...d, from: turned(d.from, by), to: turned(d.to, by) }));

export const threatsSeen = (threats: readonly ThreatView[], by: Quarter): readonly ThreatView[] =>
  by === 0
    ? threats
    : threats.map((v) => ({
        ...v,
        bands: v.bands.map((b) => ({ ...b, areas: b.areas.map((area) => points(area, by)) })),
      }));

export const rangesSeen = (ranges: readonly RangeView[], by: Quarter): readonly RangeView[] =>
  by === 0
    ? ranges
    : ranges.map((r) => ({ ...r, from: turned(r.from, by), areas: r.areas.map((area) => points(area, by)) }));

export const sketchSeen = <S extends Pick<Sketch, "ghosts" | "ways" | "areas">>(sketch: S, by: Quarter): S =>
  by === 0
    ? sketch
    : {
        ...sketch,
        ghosts: sketch.ghosts.map((g) => bodySeen(g, by)),
        ways: sketch.ways.map((way) => points(way, by)),
        ...(sketch.areas === undefined ? {} : { areas: sketch.areas.map((area) => points(area, by)) }),
      };

export const sightsSeen = (sights: readonly SightView[], by: Quarter): readonly SightView[] =>
  by === 0
    ? sights
    : sights.map((s) => ({
        ...s,
        from: turned(s.from, by),
        to: turned(s.to, by),
        stops: s.stops.map((stop) => ({ ...stop, at: turned(stop.at, by) })),
      }));

/** Whose side is near: the only person's who plays here; of two at one screen, and of none, the first's. */
export const viewerOf = (seats: readonly [Seat, Seat]): 0 | 1 =>
  seats[0] === "computer" && seats[1] === "human" ? 1 : 0;

/**
 * How the table lies so that a seat's side is near: at the bottom of the window. Where the window is narrow and high the
 * table stands upright instead, with that side at the left, so that an army goes forward as one reads.
 */
export function turnFor(view: BoardView, seat: 0 | 1, upright: boolean): Quarter {
  const south = (view.near ?? ([-1, 1] as const))[seat] === -1;
  if (upright && view.width > view.depth) return south ? 1 : 3;
  return south ? 0 : 2;
}

/** What has been asked of the window, by the query: a new list each time would be made at every frame. */
const windows = new Map<
  string,
  { readonly follow: (changed: () => void) => () => void; readonly now: () => boolean }
>();

function windowOf(query: string) {
  const known = windows.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  const follow = (changed: () => void): (() => void) => {
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  const made = { follow, now: () => list.matches };
  windows.set(query, made);
  return made;
}

/** Does this hold of the window, by a media query? Followed as long as somebody looks. */
export function useWindow(query: string): boolean {
  const { follow, now } = windowOf(query);
  return useSyncExternalStore(follow, now);
}

/** A phone held upright. */
export const UPRIGHT = "(max-width: 600px) and (orientation: portrait)";
/** There is room for field, prompt and panel at once: beside each other, or on a tablet that stands below the field. */
export const WIDE =
  "(min-width: 901px) and (orientation: landscape), (min-width: 601px) and (min-height: 900px) and (orientation: portrait)";
