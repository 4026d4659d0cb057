import { bounds, isStanding, type Piece, type PieceKey, pieceOf, type RangeView } from "@tercio/board";
import { useMemo } from "react";
import { useParts } from "../session/parts.ts";
import { said } from "../session/said.ts";
import { useRangesNow } from "../session/thinker.ts";
import { languageNow } from "../messages/i18n.ts";
import { apart, type Box, nearestOn } from "./boxes.ts";
import { mm } from "./drawn.ts";
import { useLayers } from "./layers.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { looking } from "./threats.ts";
import { type Quarter, rangesSeen } from "./turn.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

/** A range as it is drawn; millimetres, y downwards. */
export interface Ring {
  readonly view: RangeView;
  readonly seat: number | null;
  /** Which of the kinds of ranges that are drawn now. */
  readonly kind: number;
  /** It is asked about, or nobody is: else it stands back. */
  readonly strong: boolean;
  /** From where it is measured to each that it reaches. */
  readonly spokes: readonly { readonly from: At; readonly to: At }[];
  /** Where its words stand; null where its edge is not seen. */
  readonly slip: Box | null;
  readonly text: string;
}

const NOTHING: readonly RangeView[] = [];
/** Pixels: letters and height of a slip, and the paper at its ends. */
const LETTERS = 12;
const HIGH = 18;
const ENDS = 12;

/** Those of one side, without what is only told of one piece; with all of, and to, those that are asked about. */
export function chosenRanges(
  all: readonly RangeView[],
  about: readonly PieceKey[],
  seatOf: (key: PieceKey) => number | null,
  seat: number,
): readonly { readonly view: RangeView; readonly strong: boolean }[] {
  const of = (v: RangeView): boolean => about.includes(v.piece) || about.some((key) => v.covers.includes(key));
  const asked = all.some(of);
  return all.flatMap((view) => {
    const own = of(view);
    return own || (view.minor !== true && seatOf(view.piece) === seat) ? [{ view, strong: own || !asked }] : [];
  });
}

/** How much worse a place is where somebody stands. */
const UPON = 1e7;

/** The place for some words about the edge of a range: wholly in view, upon nobody if it can be helped, far from all others. */
function slipAt(
  areas: RangeView["areas"],
  width: number,
  scale: number,
  room: Box,
  taken: readonly Box[],
  hulls: readonly Box[],
): Box | null {
  const [w, h] = [(width / 2) * scale, (HIGH / 2) * scale];
  let best: Box | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const area of areas)
    for (const p of area) {
      const [x, y] = [mm(p.x), -mm(p.y)];
      if (x - w < room.left || x + w > room.right || y - h < room.top || y + h > room.bottom) continue;
      // Where there is nobody to keep away from, at the top.
      const far = taken.reduce(
        (least, b) => Math.min(least, Math.hypot(x - (b.left + b.right) / 2, y - (b.top + b.bottom) / 2)),
        taken.length === 0 ? 1e6 - y : Number.POSITIVE_INFINITY,
      );
      const box = { left: x - w, right: x + w, top: y - h, bottom: y + h };
      const good = hulls.every((o) => apart(o, box)) ? far : far - UPON;
      if (good > most) [most, best] = [good, box];
    }
  return best;
}

/** How far something reaches, of the side whose seat looks, or that of the piece that is asked about. */
export function useRings({
  about,
  pieces,
  turn,
  scale,
  room,
  measure,
  off,
}: {
  readonly about: readonly (PieceKey | null)[];
  readonly pieces: readonly Piece[];
  readonly turn: Quarter;
  readonly scale: number;
  /** What is seen of the table. */
  readonly room: Box;
  readonly measure: Measure;
  readonly off: boolean;
}): readonly Ring[] {
  const { battle, seats } = useParts("battle", "seats");
  const { ranges } = useLayers();
  const found = useRangesNow(ranges && !off);
  const seen = useMemo(() => (found === null ? NOTHING : rangesSeen(found, turn)), [found, turn]);
  const language = languageNow();
  const [told, selected] = about;
  return useMemo(() => {
    if (seen.length === 0) return [];
    const keys = [told, selected].filter((key) => key !== null && key !== undefined);
    const view = { width: 0, depth: 0, pieces };
    const seatOf = (key: PieceKey): number | null => pieceOf(view, key)?.seat ?? null;
    const seat = keys.map(seatOf).find((s) => s !== null) ?? looking(battle, seats);
    const chosen = chosenRanges(seen, keys, seatOf, seat);
    const kinds = [...new Set(chosen.map((c) => c.view.id))];
    const taken: Box[] = [];
    const hulls = pieces.filter(isStanding).map((p) => boundsOf(p, 3 * scale));
    return chosen.map(({ view: v, strong }): Ring => {
      const from = { x: mm(v.from.x), y: -mm(v.from.y) };
      const spokes = v.covers.flatMap((key) => {
        const to = key === v.piece ? undefined : pieceOf(view, key);
        return to === undefined ? [] : [{ from, to: inward(to, from, scale) }];
      });
      const text = said(v.label);
      const slip = strong ? slipAt(v.areas, measure(text) * LETTERS + ENDS, scale, room, taken, hulls) : null;
      if (slip !== null) taken.push(slip);
      return { view: v, seat: seatOf(v.piece), kind: kinds.indexOf(v.id), strong, spokes, slip, text };
    });
  }, [seen, told, selected, pieces, battle, seats, scale, room, measure, language]);
}

/** The edge of a piece that is nearest, and a little way into it. */
function inward(p: Piece, from: At, scale: number): At {
  const at = nearestOn(p, from);
  const { west, east, south, north } = bounds(p);
  const [x, y] = [mm(west + east) / 2, -mm(south + north) / 2];
  const far = Math.max(1, Math.hypot(x - at.x, y - at.y));
  const share = Math.min(0.5, (5 * scale) / far);
  return { x: at.x + (x - at.x) * share, y: at.y + (y - at.y) * share };
}
