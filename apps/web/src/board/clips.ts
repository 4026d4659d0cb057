import { there } from "@tercio/kernel";
import { isStanding, type Piece, type PieceKey, pieceOf, type Pose, type Shape } from "@tercio/board";
import { degrees, mm, reachOf } from "./drawn.ts";
import { type Quarter, turned } from "./turn.ts";
import type { Act } from "../session/acts.ts";
import { stray, walk } from "../session/poses.ts";
import type { Play, Timed } from "../session/watching.ts";

/** Frames of something that lasts as long as the whole play. */
export type Frames = Keyframe[];

/** What is drawn for a while and belongs to no piece as it stands now. */
export type Costume =
  | { readonly kind: "whole" | "hull" | "badge"; readonly piece: Piece; readonly frames: Frames }
  | { readonly kind: "base"; readonly seat: number | null; readonly shape: Shape; readonly frames: Frames };

export interface Clips {
  /** Pieces and names as they stand on the board, by their keys. */
  readonly pieces: ReadonlyMap<PieceKey, Frames>;
  readonly figures: ReadonlyMap<PieceKey, Frames>;
  readonly labels: ReadonlyMap<PieceKey, Frames>;
  readonly costumes: readonly Costume[];
}

/** Frames of one way: often enough that a turn is round. */
const SAMPLES = 36;
/** Slowly at first and at the end. */
const eased = (u: number): number => u * u * (3 - 2 * u);

const css = (p: Pose, turn: Quarter, facing: number): string => {
  const { x, y } = turned(p, turn);
  return `translate(${mm(x).toFixed(3)}px, ${(-mm(y)).toFixed(3)}px) rotate(${degrees(facing).toFixed(3)}deg)`;
};

type Moving = Timed & { readonly act: Act & { readonly does: "goes" } };
const goes = (t: Timed): t is Moving => t.act.does === "goes";

/** When it stands where, from the first act to the last: a piece that only goes, perhaps several times. */
function poses(acts: readonly Timed[], length: number): readonly { readonly at: number; readonly pose: Pose }[] {
  const first = acts[0];
  if (first === undefined) return [];
  const list: { at: number; pose: Pose }[] = [{ at: 0, pose: first.act.from }];
  let facing = first.act.from.facing;
  for (const t of acts.filter(goes)) {
    const way = walk(t.act);
    // A facing that has gone on beyond a whole turn goes on from there.
    const more = facing - t.act.from.facing;
    for (let k = 0; k <= SAMPLES; k++) {
      const pose = way.at(eased(k / SAMPLES));
      // A sum may come out as a little more than what it was taken from, and no frame lies beyond the end.
      const at = Math.min(t.ends, t.starts + ((t.ends - t.starts) * k) / SAMPLES);
      list.push({ at: at / length, pose: { ...pose, facing: pose.facing + more } });
    }
    facing = there(list.at(-1)).pose.facing;
  }
  return [...list, { ...there(list.at(-1)), at: 1 }];
}

/** How well something is seen at each time (milliseconds), evenly in between; as at the ends before and after them. */
const seen = (length: number, ...points: readonly (readonly [at: number, opacity: number])[]): Frames =>
  [[0, points[0]?.[1] ?? 0] as const, ...points, [length, points.at(-1)?.[1] ?? 0] as const].map(([at, opacity]) => ({
    offset: Math.min(1, at / length),
    opacity,
  }));

/** The middle of what is drawn of a body that stands so, in the table's directions. */
export function middle(body: Pick<Piece, "outline">, p: Pose): { readonly x: number; readonly y: number } {
  const box = reachOf(body);
  const [x, y] = [(box.left + box.width / 2) * 100, -(box.top + box.height / 2) * 100];
  const angle = (p.facing * 2 * Math.PI) / 65536;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: p.x + x * c + y * s, y: p.y - x * s + y * c };
}

/** Of a reshaping: before it ends its fallen have gone, then the others close up. */
const FALL = 0.45;

function reshaping({ act, starts, ends }: Timed, piece: Looks, length: number, turn: Quarter): readonly Costume[] {
  if (act.does !== "reshapes") return [];
  const fall = act.singles.some((s) => s.to === null);
  const closes = fall ? starts + (ends - starts) * FALL : starts;
  const still = (p: Pose) => ({ transform: css(p, turn, p.facing + turn * 16384) });
  const stays = (p: Pose, frames: Frames): Frames => frames.map((f) => ({ ...f, ...still(p) }));
  const parts = (kind: "hull" | "badge"): readonly Costume[] => [
    {
      kind,
      piece: worn(piece.before, act.from, turn),
      frames: stays(act.from, seen(length, [starts, 0], [starts, 1], [closes, 1], [ends, 0])),
    },
    {
      kind,
      piece: worn(piece.after, act.to, turn),
      frames: stays(act.to, seen(length, [closes, 0], [ends, 1], [ends, 0])),
    },
  ];
  const bases = act.singles.map((single): Costume => {
    const way = stray(single);
    const base = { kind: "base", seat: piece.before.seat, shape: single.shape } as const;
    if (single.to === null)
      return { ...base, frames: stays(way.at(0), seen(length, [starts, 0], [starts, 1], [closes, 0])) };
    if (single.from === null)
      return { ...base, frames: stays(way.at(1), seen(length, [closes, 0], [ends, 1], [ends, 0])) };
    const count = way.length < 25 ? 1 : single.way === undefined ? 8 : SAMPLES;
    const steps = Array.from({ length: count + 1 }, (_, k) => ({
      offset: Math.min(1, (closes + ((ends - closes) * k) / count) / length),
      ...still(way.at(eased(k / count))),
    }));
    return { ...base, frames: merged(steps, seen(length, [starts, 0], [starts, 1], [ends, 1], [ends, 0])) };
  });
  return [...parts("hull"), ...bases, ...parts("badge")];
}

/** How a piece looks at the beginning of a play and at its end. */
interface Looks {
  readonly before: Piece;
  readonly after: Piece;
}

/** A piece with the body of another time. */
const worn = (piece: Piece, body: Act["from"], turn: Quarter): Piece => ({
  ...piece,
  ...body,
  facing: (body.facing + turn * 16384) % 65536,
});

/** A piece that changes its shape or is no more: drawn as it was at each time. */
function costumes(acts: readonly Timed[], piece: Looks, length: number, turn: Quarter): readonly Costume[] {
  const list: Costume[] = [];
  let since = 0;
  let gone: Timed[] = [];
  /** As it stood or went since then, all as one; and fading until then, where it leaves. */
  const wear = (until: number, body: Act["from"], fades?: number): void => {
    const way = gone.length > 0 ? poses(gone, length) : [{ at: 0, pose: body }];
    gone = [];
    if (until <= since && fades === undefined) return;
    const frames: Frames = way.map(({ at, pose }) => ({
      offset: at,
      transform: css(pose, turn, pose.facing + turn * 16384),
    }));
    list.push({
      kind: "whole",
      piece: worn(piece.before, body, turn),
      frames: merged(
        [...frames, { ...there(frames.at(-1)), offset: 1 }],
        seen(length, [since, 0], [since, 1], [until, 1], [fades ?? until, 0]),
      ),
    });
  };
  for (const t of acts) {
    if (t.act.does === "goes") gone.push(t);
    else if (t.act.does === "reshapes") {
      wear(t.starts, t.act.from);
      list.push(...reshaping(t, piece, length, turn));
      since = t.ends;
    } else if (t.act.does === "leaves") {
      wear(t.starts, t.act.from, t.ends);
      since = t.ends;
    }
  }
  const last = acts.at(-1);
  if (last !== undefined && gone.length > 0) wear(last.ends, last.act.to);
  return list;
}

/** Frames of two properties as one list, in the order of their times. */
function merged(a: Frames, b: Frames): Frames {
  return [...a, ...b].toSorted((p, q) => (p.offset ?? 0) - (q.offset ?? 0));
}

/** All that moves while a play is shown, as frames; on a table that lies turned so. */
export function clipsOf(play: Play, turn: Quarter): Clips {
  const pieces = new Map<PieceKey, Frames>();
  const figures = new Map<PieceKey, Frames>();
  const labels = new Map<PieceKey, Frames>();
  const list: Costume[] = [];
  const { length } = play;
  const by = new Map<PieceKey, Timed[]>();
  for (const t of play.acts) by.set(t.act.key, [...(by.get(t.act.key) ?? []), t]);
  for (const [key, acts] of by) {
    const after = pieceOf(play.after, key);
    const before = pieceOf(play.before, key) ?? after;
    if (before === undefined || after === undefined) continue;
    const stands = isStanding(after);
    const comes = acts.find((t) => t.act.does === "comes");
    if (comes !== undefined) {
      pieces.set(key, seen(length, [comes.starts, 0], [comes.ends, 1]));
      labels.set(key, there(pieces.get(key)));
    } else if (stands && acts.every(goes)) {
      const way = poses(acts, length);
      // Drawn turned as it stands in the end; what it turns besides is added.
      pieces.set(
        key,
        way.map(({ at, pose }) => ({ offset: at, transform: css(pose, turn, pose.facing - after.facing) })),
      );
      figures.set(
        key,
        way.map(({ at, pose }) => ({
          offset: at,
          transform: `rotate(${degrees(-pose.facing - turn * 16384).toFixed(3)}deg)`,
        })),
      );
    } else {
      list.push(...costumes(acts, { before, after }, length, turn));
      const { ends } = there(acts.at(-1));
      if (stands) pieces.set(key, seen(length, [ends, 0], [ends, 1]));
    }
    if (!stands || comes !== undefined) continue;
    const last = middle(after, after);
    const way = poses(acts, length);
    const from = there(acts[0]);
    const known =
      way.length > 2
        ? way
        : [
            { at: 0, pose: from.act.from },
            { at: from.starts / length, pose: from.act.from },
            { at: Math.min(1, from.ends / length), pose: after },
            { at: 1, pose: after },
          ];
    labels.set(
      key,
      known.map(({ at, pose }) => {
        const p = turned({ x: middle(after, pose).x - last.x, y: middle(after, pose).y - last.y }, turn);
        return { offset: at, transform: `translate(${mm(p.x).toFixed(2)}px, ${(-mm(p.y)).toFixed(2)}px)` };
      }),
    );
  }
  return { pieces, figures, labels, costumes: list };
}
