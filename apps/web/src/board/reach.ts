import type { Piece, PieceKey } from "@tercio/board";
import { apart, type Box } from "./boxes.ts";
import { mm } from "./drawn.ts";
import { boundsOf } from "./labels.ts";

/** How wide such a slip is, pixels. */
export const chipWidth = (text: string): number => text.length * 5.9 + 12;
/** How high, pixels. */
const HIGH = 20;

/** A few words on the board by a line that they name: the middle, in millimetres, y downwards. */
export interface Slip {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  /** The point of its line that it is beside; null: it stands upon it. */
  readonly of: At | null;
}

interface At {
  readonly x: number;
  readonly y: number;
}
/** A place that is tried, and the point of the line that it is at. */
interface Place extends At {
  readonly of: At;
}
interface Bands {
  readonly piece: PieceKey;
  readonly bands: readonly { readonly id: string; readonly edge: readonly At[] }[];
  readonly targets: readonly { readonly piece: PieceKey; readonly from: At; readonly to: At }[];
}

/** Points of an edge that are tried, and parts of a line. */
const TRIED = 72;
const PARTS = 24;
/** How far aside of them it is tried as well, pixels. */
const ASIDE = [0, 16, -16, 32, -32, 52, -52, 76, -76, 104, -104, 140, -140, 180, -180];

/**
 * Where the names of bands and targets stand: on their own line, or beside it, where no block and no other of them is; the
 * farther from the block that is asked about, the better. Where there is no such place they stand where they cover least.
 * @param texts the words by id: of a band its own, of a target its piece
 */
export function reachSlips(
  { piece, bands, targets }: Bands,
  texts: ReadonlyMap<string, string>,
  pieces: readonly Piece[],
  { scale, view }: { readonly scale: number; readonly view: Box },
): readonly Slip[] {
  const hulls = pieces.map((p) => boundsOf(p, 2 * scale));
  const own = pieces.find((p) => p.key === piece);
  const from = own === undefined ? { x: 0, y: 0 } : { x: mm(own.x), y: -mm(own.y) };
  const placed: Slip[] = [];
  const slip = (id: string, { x, y, of }: Place): Slip => {
    const half = { w: (chipWidth(texts.get(id) ?? "") / 2) * scale, h: (HIGH / 2) * scale };
    const box = { left: x - half.w, right: x + half.w, top: y - half.h, bottom: y + half.h };
    const upon = of.x >= box.left && of.x <= box.right && of.y >= box.top && of.y <= box.bottom;
    return { id, x, y, box, of: upon ? null : of };
  };
  const within = ({ box: b }: Slip): boolean =>
    b.left > view.left && b.right < view.right && b.top > view.top && b.bottom < view.bottom;
  /** How much of it lies over blocks and other slips, square millimetres. */
  const covered = ({ box }: Slip): number =>
    [...hulls, ...placed.map((s) => s.box)].reduce(
      (sum, o) =>
        apart(o, box)
          ? sum
          : sum +
            (Math.min(o.right, box.right) - Math.max(o.left, box.left)) *
              (Math.min(o.bottom, box.bottom) - Math.max(o.top, box.top)),
      0,
    );
  const put = (id: string, places: readonly Place[]): void => {
    const all = places.map((at) => slip(id, at)).filter(within);
    const clear = all.find((s) => covered(s) === 0);
    const least = all.reduce<Slip | null>((best, s) => (best === null || covered(s) < covered(best) ? s : best), null);
    const found = clear ?? least ?? (places[0] === undefined ? null : slip(id, places[0]));
    if (found !== null) placed.push(found);
  };
  const far = (p: At): number => Math.hypot(p.x - from.x, p.y - from.y);
  for (const { id, edge } of bands) {
    const step = Math.max(1, Math.floor(edge.length / TRIED));
    const points = edge
      .filter((_, i) => i % step === 0)
      .map((p) => ({ x: mm(p.x), y: -mm(p.y) }))
      .sort((p, q) => far(q) - far(p));
    put(
      id,
      ASIDE.filter((by) => by >= 0).flatMap((by) =>
        points.map((p) => {
          const away = far(p) === 0 ? { x: 0, y: -1 } : { x: (p.x - from.x) / far(p), y: (p.y - from.y) / far(p) };
          return { x: p.x + away.x * by * scale, y: p.y + away.y * by * scale, of: p };
        }),
      ),
    );
  }
  for (const { piece: key, from: a, to: b } of targets) {
    const [dx, dy] = [mm(b.x - a.x), -mm(b.y - a.y)];
    const long = Math.hypot(dx, dy);
    const aside = long === 0 ? { x: 1, y: 0 } : { x: -dy / long, y: dx / long };
    // Nearer to the target than to its own block first.
    const shares = Array.from({ length: PARTS + 1 }, (_, i) => i / PARTS).sort(
      (p, q) => Math.abs(p - NEAR) - Math.abs(q - NEAR),
    );
    put(
      String(key),
      ASIDE.flatMap((by) =>
        shares.map((share) => {
          const of = { x: mm(a.x) + dx * share, y: -mm(a.y) + dy * share };
          return { x: of.x + aside.x * by * scale, y: of.y + aside.y * by * scale, of };
        }),
      ),
    );
  }
  return placed;
}
/** Where on its way a target's words stand best. */
const NEAR = 0.7;
