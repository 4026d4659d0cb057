import { there } from "@tercio/kernel";
import { type Body, bounds, onBoard, type PieceKey, type Preview } from "@tercio/board";
import type { PointerEvent } from "react";
import { said } from "../session/said.ts";
import { apart, type Box } from "./boxes.ts";
import { boundsOf, type Measure } from "./labels.ts";
import { NARROW } from "./Declared.tsx";
import { wrapped } from "./names.ts";
import { basesOf, degrees, mm, outlineOf, placed, reachOf } from "./drawn.ts";

/** What is written beside a ghost: the cost of what is tried, or why it may not be. */
function noteOf(preview: Preview, scale: number): readonly string[] {
  if (preview.verdict !== true) return wrapped(said(preview.verdict.message), 30).slice(0, 4);
  const lines = preview.notes.slice(0, 1).flatMap((n) => wrapped(said(n).replace(/\.$/, ""), 26));
  // A small screen has no room for more; all of it stands beside Confirm.
  return scale > NARROW ? [] : lines;
}

/** The middle of a ghost on the table in millimetres, y downwards, and how far from it the words begin, in pixels. */
function middleOf(g: Body, scale: number): { readonly x: number; readonly y: number; readonly aside: number } {
  const { west, east, south, north } = bounds(g);
  return { x: mm(west + east) / 2, y: -mm(north + south) / 2, aside: mm(east - west) / 2 / scale + 8 };
}

/** Pixels: how far the tick reaches from its middle. */
const TICK = 10;

/**
 * Where the tick of each ghost stands, from the middle of its front, in pixels to its right and to its back; null: it stands in
 * another, as a Character in a unit, whose tick is for both. On its block where it hides nobody who stands there, else at its back.
 */
function ticksOf(ghosts: readonly Body[], scale: number): readonly (At | null)[] {
  const boxes = ghosts.map((g) => boundsOf(g, 0));
  const size = (b: Box): number => (b.right - b.left) * (b.bottom - b.top);
  const inside = (inner: Box, outer: Box): boolean => {
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
    return size(outer) > size(inner) && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
  };
  return ghosts.map((g, i) => {
    const own = there(boxes[i]);
    if (boxes.some((b, k) => k !== i && inside(own, b))) return null;
    const within = boxes.filter((b, k) => k !== i && inside(b, own));
    const box = reachOf(g);
    const hidden = Math.min(box.width, box.height) < 24 * scale;
    const [middle, back] = [box.left + box.width / 2, box.top + box.height + 12 * scale];
    const third = box.width / 3;
    const places = hidden
      ? []
      : [
          { x: middle, y: box.top + box.height / 2 },
          { x: middle, y: box.top + (box.height * 3) / 4 },
          { x: middle - third, y: box.top + (box.height * 3) / 4 },
          { x: middle + third, y: box.top + (box.height * 3) / 4 },
        ];
    /** Does a tick there hide none of those who stand within? */
    const bare = ({ x, y }: At): boolean => {
      const at = onBoard(g, { x: x * 100, y: -y * 100 });
      const [cx, cy, r] = [at.x / 100, -at.y / 100, TICK * scale];
      return within.every((b) => apart(b, { left: cx - r, right: cx + r, top: cy - r, bottom: cy + r }));
    };
    return places.find(bare) ?? { x: middle, y: back };
  });
}

/** Where ticks stand, in millimetres of the table, y downwards. */
export const tickBoxes = (preview: Preview | null, scale: number): readonly Box[] =>
  preview === null
    ? []
    : ticksOf(preview.ghosts, scale).flatMap((tick, i) => {
        const g = preview.ghosts[i];
        if (tick === null || g === undefined) return [];
        const at = onBoard(g, { x: tick.x * 100, y: -tick.y * 100 });
        const [x, y, r] = [at.x / 100, -at.y / 100, TICK * scale];
        return [{ left: x - r, right: x + r, top: y - r, bottom: y + r }];
      });

interface At {
  readonly x: number;
  readonly y: number;
}

/** Words beside the first of at most two ghosts, towards the middle of the table, where there is room. */
const hasNote = (preview: Preview, index: number): boolean => preview.ghosts.length <= 2 && index === 0;

/** Where they stand, in millimetres of the table, y downwards; null where there are none. */
export function noteBox(preview: Preview | null, scale: number, measure: Measure): Box | null {
  const g = preview?.ghosts[0];
  if (preview === null || g === undefined || !hasNote(preview, 0)) return null;
  const { x, y, aside } = middleOf(g, scale);
  const words = noteOf(preview, scale);
  const wide = Math.max(0, ...words.map((t) => measure(t))) * 13 * scale;
  const high = words.length * 15 * scale;
  const from = g.x > 0 ? x - aside * scale - wide : x + aside * scale;
  return { left: from, right: from + wide, top: y - high / 2, bottom: y + high / 2 };
}

/** Where a gesture would lead: the way, the block as it would stand, a tick or a cross, the cost beside it. */
export function Ghosts({
  preview,
  scale,
  onDown,
}: {
  preview: Preview;
  scale: number;
  onDown: (event: PointerEvent<SVGGElement>, key: PieceKey) => void;
}) {
  const legal = preview.verdict === true;
  const colour = legal ? "var(--good)" : "var(--bad)";
  const words = noteOf(preview, scale);
  const ticks = ticksOf(preview.ghosts, scale);
  // A unit of thirty has thirty ways, drawn anew at every frame: all are one path.
  const ways = preview.ways.map((way) => `M${way.map((p) => `${mm(p.x)} ${-mm(p.y)}`).join("L")}`).join("");
  // The corners of a way; of a way about others, which is a curve, only where it begins. A round end of no length is a dot.
  const corners = preview.ways
    .flatMap((way) => way.slice(0, preview.ghosts[0]?.front === null ? 1 : -1))
    .map((p) => `M${mm(p.x)} ${-mm(p.y)}h0`)
    .join("");
  return (
    <g className="ghosts">
      {preview.ways.length === 0 ? null : (
        <g pointerEvents="none" fill="none">
          <path d={ways} stroke="var(--paper-2)" strokeWidth={5 * scale} />
          <path
            className="ways"
            d={ways}
            stroke={colour}
            strokeWidth={2 * scale}
            strokeDasharray={`${2 * scale} ${4 * scale}`}
            strokeLinecap="round"
          />
          <path d={corners} stroke={colour} strokeWidth={5.2 * scale} strokeLinecap="round" />
        </g>
      )}
      {preview.ghosts.map((g, index) => {
        const turn = degrees(g.facing);
        const { aside } = middleOf(g, scale);
        const box = reachOf(g);
        const width = g.front === null ? 0 : mm(g.front);
        const tick = ticks[index];
        return (
          <g key={g.key} data-ghost={g.key} transform={placed(g)} onPointerDown={(e) => onDown(e, g.key)}>
            <path
              className="shape"
              d={outlineOf(g)}
              fill={colour}
              fillOpacity={0.12}
              stroke={colour}
              strokeWidth={2.2 * scale}
              strokeDasharray={legal ? undefined : `${6 * scale} ${4 * scale}`}
            />
            <path
              d={basesOf(g)}
              fill="none"
              stroke={colour}
              strokeWidth={(g.front === null ? 1.2 : 0.7) * scale}
              opacity={g.front === null ? 0.8 : 0.5}
            />
            {g.front === null ? null : (
              <>
                <path d={`M${-width / 2} 0h${width}`} stroke={colour} strokeWidth={4 * scale} />
                <path d={`M0 ${-9 * scale}l${5 * scale} ${7 * scale}h${-10 * scale}z`} fill={colour} />
              </>
            )}
            {tick == null ? null : (
              <g
                className="verdict"
                transform={`translate(${tick.x} ${tick.y}) rotate(${-turn}) scale(${scale})`}
                pointerEvents="none"
              >
                <circle r={9} fill="var(--paper-2)" stroke={colour} strokeWidth={1.5} />
                <path
                  d={legal ? "M-4 0l3 3.5l5.5 -7" : "M-3.5 -3.5l7 7m0 -7l-7 7"}
                  fill="none"
                  stroke={colour}
                  strokeWidth={2.4}
                  strokeLinecap="round"
                />
              </g>
            )}
            <g
              transform={`translate(${box.left + box.width / 2} ${box.top + box.height / 2}) rotate(${-turn}) scale(${scale})`}
              pointerEvents="none"
            >
              {!hasNote(preview, index)
                ? null
                : words.map((text, i) => (
                    <text
                      key={text}
                      className="label"
                      x={g.x > 0 ? -aside : aside}
                      textAnchor={g.x > 0 ? "end" : "start"}
                      y={4.5 + (i - (words.length - 1) / 2) * 15}
                    >
                      {text}
                    </text>
                  ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}
