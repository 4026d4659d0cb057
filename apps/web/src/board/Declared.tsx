import { there } from "@tercio/kernel";
import type { DeclaredView, Piece, Preview } from "@tercio/board";
import { useMemo } from "react";
import { boardOf } from "../session/board.ts";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import type { TheBattle } from "../session/record.ts";
import { systemOf } from "../session/systems.ts";
import { headlineOf, useScales } from "../session/thinker.ts";
import { apart, type Box, nearestOn, stones } from "./boxes.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { declaredSeen, type Quarter } from "./turn.ts";

interface At {
  readonly x: number;
  readonly y: number;
}
/** One who has said whom it goes for: its arrow, and the slip of paper that says so. */
export interface Arrow {
  readonly view: DeclaredView;
  readonly seat: number | null;
  readonly from: At;
  readonly to: At;
  readonly lines: readonly string[];
  readonly slip: Box;
}

/** Letters on a slip, and from one line of it to the next, pixels. */
const LETTERS = 13;
const LINE = 16;
/** Parts of the way at which a slip may stand, the best first. */
const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8] as const;
/** How far to its side, as a multiple of the slip's height. */
const ASIDE = [0, 1, -1, 1.3, -1.3, 1.7, -1.7, 2.2, -2.2, 2.8, -2.8, 3.5, -3.5] as const;
/** Room for a chance that is still to come. */
const CHANCE = "100%";
/** Where a pixel is more millimetres than this, there is room for a line only: the arrow itself says whose it is. */
export const NARROW = 2.4;

/** Arrows of all that is declared, each slip clear of the others and, where there is room, of whoever stands there. */
export function arrowsOf(
  declared: readonly DeclaredView[],
  pieces: readonly Piece[],
  {
    scale,
    measure,
    room,
    tried,
  }: { readonly scale: number; readonly measure: Measure; readonly room: Box; readonly tried: Preview | null },
): readonly Arrow[] {
  // While one is led along where there is little room nothing else is written there.
  if (tried !== null && scale > NARROW) return [];
  const hulls = pieces.filter((p) => p.kind === "body" && p.place === "field").map((p) => boundsOf(p, 0));
  const taken: Box[] = [];
  return declared.flatMap((view): readonly Arrow[] => {
    if (tried?.ghosts.some((g) => g.key === view.by)) return [];
    const [by, target] = [pieces.find((p) => p.key === view.by), pieces.find((p) => p.key === view.piece)];
    if (by === undefined || target === undefined) return [];
    const from = { x: view.from.x / 100, y: -view.from.y / 100 };
    const to = nearestOn(target, from);
    const lines = scale > NARROW ? [said(view.label)] : [said(by.name), said(view.label)];
    const last = lines.length - 1;
    const widths = lines.map((l, i) => measure(i === last && view.question !== null ? `${l} · ${CHANCE}` : l));
    const [w, h] = [(Math.max(...widths) * LETTERS + 14) * scale, (lines.length * LINE + 8) * scale];
    const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));
    const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const [across, along] = [-(to.y - from.y) / long, (to.x - from.x) / long];
    // Beside its arrow as far as it needs to be, upon it only where enough of that is left to be seen.
    const beside = (Math.abs(across) * w + Math.abs(along) * h) / 2 + 8 * scale;
    const upon = long > 1.6 * (Math.abs(along) * w + Math.abs(across) * h);
    const places = ASIDE.filter((aside) => aside !== 0 || upon).flatMap((aside) =>
      PARTS.map((part): Box => {
        const x = from.x + (to.x - from.x) * part + across * aside * beside;
        const y = from.y + (to.y - from.y) * part + along * aside * beside;
        const left = into(x - w / 2, room.left + scale, room.right - w - scale);
        const top = into(y - h / 2, room.top + scale, room.bottom - h - scale);
        return { left, right: left + w, top, bottom: top + h };
      }),
    );
    const free = places.filter((box) => taken.every((o) => apart(o, box)));
    const slip = free.find((box) => hulls.every((o) => apart(o, box))) ?? free[0] ?? there(places[0]);
    taken.push(slip);
    return [{ view, seat: by.seat, from, to, lines, slip }];
  });
}

/** Where no name is to be written: over its slip, and across it. */
export const boxesOf = ({ from, to, slip }: Arrow, scale: number): readonly Box[] => [
  slip,
  ...stones(
    [from, to].map(({ x, y }) => ({ x: x * 100, y: -y * 100 })),
    scale,
  ),
];

const NOTHING: readonly DeclaredView[] = [];

/** What has been declared and not been moved, as it is seen. */
export const useDeclared = (battle: TheBattle, hidden: boolean, turn: Quarter): readonly DeclaredView[] =>
  useMemo(() => {
    if (hidden) return NOTHING;
    const standing = boardOf(battle).pieces;
    const { declared } = systemOf(battle.system.id).views;
    const all = declared?.(battle.game) ?? NOTHING;
    return declaredSeen(
      all.filter((d) => standing.some((p) => p.key === d.by && p.place === "field")),
      turn,
    );
  }, [battle, hidden, turn]);

/** From who goes to whom it goes for: with whose it is, how far that is and how likely. */
export function DeclaredLayer({ arrows, scale }: { readonly arrows: readonly Arrow[]; readonly scale: number }) {
  const told = useChance();
  const list = useScales((s) => s.list);
  return (
    <g className="declared" pointerEvents="none" aria-hidden="true">
      {arrows.map(({ view, seat, from, to }) => {
        const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const tip = Math.min(14 * scale, long / 2);
        const colour = seat === 0 ? "var(--first)" : "var(--second)";
        const shaft = `M0 0H${long - tip}`;
        const head = `M${long} 0l${-tip} ${-tip * 0.55}v${tip * 1.1}z`;
        return (
          <g
            key={`${view.by} ${view.piece}`}
            data-declared={`${view.by} ${view.piece}`}
            transform={`translate(${from.x} ${from.y}) rotate(${turn})`}
          >
            <path d={shaft} stroke="var(--paper-2)" strokeWidth={7 * scale} />
            <path d={head} stroke="var(--paper-2)" strokeWidth={3.5 * scale} strokeLinejoin="round" />
            <path
              d={shaft}
              stroke={colour}
              strokeWidth={3.4 * scale}
              // By its pattern, too, one sees whose it is.
              strokeDasharray={seat === 0 ? undefined : `${10 * scale} ${3 * scale}`}
            />
            <path d={head} fill={colour} />
          </g>
        );
      })}
      {arrows.map(({ view, from, to, slip }) => {
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
        const [x, y] = [into(middle.x, slip.left, slip.right), into(middle.y, slip.top, slip.bottom)];
        return (
          <path
            key={`${view.by} ${view.piece}`}
            d={`M${x} ${y}L${middle.x} ${middle.y}`}
            stroke="var(--ink)"
            strokeWidth={1.2 * scale}
            strokeDasharray={`${2 * scale} ${2 * scale}`}
          />
        );
      })}
      {arrows.map(({ view, lines, slip }) => {
        const chance = headlineOf(list.find((w) => w.question === view.question?.id));
        const words = lines.map((line, i) =>
          i === lines.length - 1 && chance !== null ? `${line} · ${told(chance.share, null)}` : line,
        );
        return (
          <g
            key={`${view.by} ${view.piece}`}
            className="note"
            transform={`translate(${(slip.left + slip.right) / 2} ${slip.top}) scale(${scale})`}
          >
            <rect
              x={-(slip.right - slip.left) / scale / 2}
              y={0}
              width={(slip.right - slip.left) / scale}
              height={(slip.bottom - slip.top) / scale}
              rx={4}
              fill="var(--paper-2)"
              stroke="var(--ink)"
            />
            {words.map((text, i) => (
              <text key={String(i)} textAnchor="middle" y={LINE * (i + 1)}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
