import type { BoardView, Piece } from "@tercio/board";
import { memo } from "react";
import { said } from "../session/said.ts";
import { apart, type Box } from "./boxes.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import type { Measure } from "./labels.ts";
import { AreaName, groundNames, markerName, Patch, Textures } from "./Patch.tsx";
import type { Quarter } from "./turn.ts";

const INCH = 25.4;

/** The sides' hatches: lines one way and the other, so that no side is known by its hue alone. */
function Hatches() {
  return (
    <defs>
      {/* A lamp over the middle of the table. */}
      <radialGradient id="lamp" cx="50%" cy="45%" r="75%">
        <stop offset="0.35" stopColor="var(--lit)" />
        <stop offset="1" stopColor="var(--unlit)" />
      </radialGradient>
      <pattern id="hatch-first" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--first-soft)" />
        <path d="M0 0v8" stroke="var(--first)" strokeWidth="2.4" opacity=".34" />
      </pattern>
      <pattern id="hatch-second" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="8" height="8" fill="var(--second-soft)" />
        <path d="M0 0v8" stroke="var(--second)" strokeWidth="2.4" opacity=".34" />
      </pattern>
    </defs>
  );
}

type GroundProps = {
  readonly board: BoardView;
  readonly scale: number;
  readonly language: "en" | "fr";
  readonly turn: Quarter;
  readonly measure: Measure;
};

/** What lies under the pieces that act, or beside them. */
const lying = (board: BoardView): readonly Piece[] => board.pieces.filter((p) => p.kind !== "body");

/** Pieces come and go without the ground being drawn anew. */
const sameGround = (a: GroundProps, b: GroundProps): boolean =>
  a.scale === b.scale &&
  a.language === b.language &&
  a.turn === b.turn &&
  a.measure === b.measure &&
  (a.board === b.board ||
    JSON.stringify([lying(a.board), a.board.width, a.board.depth]) ===
      JSON.stringify([lying(b.board), b.board.width, b.board.depth]));

/** A part of the ground with a name of its own. */
function Area({ piece: p, scale, measure }: { piece: Piece; scale: number; measure: Measure }) {
  return (
    <g data-place={p.key}>
      <path
        d={outlineOf(p)}
        transform={placed(p)}
        fill={p.seat === null ? "var(--fine)" : p.seat === 0 ? "var(--first-soft)" : "var(--second-soft)"}
        fillOpacity={0.3}
        stroke="var(--soft)"
        strokeWidth={scale}
        strokeDasharray={`${5 * scale} ${4 * scale}`}
      />
      <AreaName piece={p} scale={scale} measure={measure} />
    </g>
  );
}

/** A point that is fought for, and what lies around it. */
function Marker({ piece: p, scale }: { piece: Piece; scale: number }) {
  const name = markerName(p, scale);
  return (
    <g data-place={p.key} transform={`translate(${mm(p.x)} ${-mm(p.y)})`}>
      <path
        d={outlineOf(p)}
        fill="none"
        stroke="var(--soft)"
        strokeWidth={0.8 * scale}
        strokeDasharray={`${2 * scale} ${4 * scale}`}
      />
      <path
        d={`M${-5 * scale} 0h${10 * scale}m${-5 * scale} ${-5 * scale}v${10 * scale}`}
        stroke="var(--soft)"
        strokeWidth={scale}
      />
      {name === null ? null : (
        <>
          <path id={`around-${p.key}`} d={`M${-name.way} 0A${name.way} ${name.way} 0 0 1 ${name.way} 0`} fill="none" />
          <text className="zone-label" textAnchor="middle" style={{ fontSize: name.letters, letterSpacing: "0.08em" }}>
            <textPath href={`#around-${p.key}`} startOffset="50%">
              {said(p.name)}
            </textPath>
          </text>
        </>
      )}
    </g>
  );
}

/** Paper, inch ticks, six-inch grid, centre line, zones and markers: the plan under the battle. */
export const Ground = memo(function Ground({ board, scale, turn, measure }: GroundProps) {
  const w = mm(board.width);
  const d = mm(board.depth);
  let ticks = "";
  let grid = "";
  for (let i = 0; i * INCH <= w + 0.1; i++) {
    const x = -w / 2 + i * INCH;
    const long = i % 6 === 0 ? 14 : 6;
    ticks += `M${x} ${-d / 2}v${long}M${x} ${d / 2}v${-long}`;
    if (i % 6 === 0) grid += `M${x} ${-d / 2}v${d}`;
  }
  for (let i = 0; i * INCH <= d + 0.1; i++) {
    const y = -d / 2 + i * INCH;
    const long = i % 6 === 0 ? 14 : 6;
    ticks += `M${-w / 2} ${y}h${long}M${w / 2} ${y}h${-long}`;
    if (i % 6 === 0) grid += `M${-w / 2} ${y}h${w}`;
  }
  return (
    <g className="ground">
      <Hatches />
      <Textures />
      <rect
        x={-w / 2 - 9}
        y={-d / 2 - 9}
        width={w + 18}
        height={d + 18}
        fill="none"
        stroke="var(--line)"
        strokeWidth={Math.max(1, 0.7 * scale)}
      />
      <rect
        className="table-top"
        x={-w / 2}
        y={-d / 2}
        width={w}
        height={d}
        fill="url(#lamp)"
        stroke="var(--ink)"
        strokeWidth={1.4 * scale}
      />
      {board.diagram === true ? null : (
        <>
          <path d={grid} stroke="var(--fine)" strokeWidth={0.7 * scale} fill="none" />
          <path d={ticks} stroke="var(--line)" strokeWidth={0.7 * scale} fill="none" />
          <path
            d={turn % 2 === 0 ? `M${-w / 2} 0H${w / 2}` : `M0 ${-d / 2}V${d / 2}`}
            stroke="var(--soft)"
            strokeWidth={0.8 * scale}
            strokeDasharray={`${7 * scale} ${5 * scale}`}
          />
        </>
      )}
      {board.diagram === true ? null : (
        <Compass {...corner({ w, d }, groundNames(board.pieces, scale, measure), scale)} scale={scale} turn={turn} />
      )}
      {lying(board).map((p) =>
        p.texture !== undefined ? (
          <Patch key={p.key} piece={p} texture={p.texture} scale={scale} measure={measure} />
        ) : p.kind === "ground" ? (
          <Area key={p.key} piece={p} scale={scale} measure={measure} />
        ) : (
          <Marker key={p.key} piece={p} scale={scale} />
        ),
      )}
    </g>
  );
}, sameGround);

/** Half the room of the compass and how far its middle is from the edges, pixels. */
const [COMPASS, ASIDE] = [16, 24];

/** The corner for the compass: the first, clockwise, where no part of the ground has its name. */
function corner({ w, d }: { w: number; d: number }, names: readonly Box[], scale: number): { x: number; y: number } {
  const [x, y] = [w / 2 - ASIDE * scale, d / 2 - ASIDE * scale];
  const corners = [
    { x, y: -y },
    { x, y },
    { x: -x, y },
    { x: -x, y: -y },
  ] as const;
  const around = (p: { x: number; y: number }): Box => {
    const half = COMPASS * scale;
    return { left: p.x - half, right: p.x + half, top: p.y - half, bottom: p.y + half };
  };
  return corners.find((p) => names.every((name) => apart(around(p), name))) ?? corners[0];
}

/** Where north is. */
function Compass({ x, y, scale, turn }: { x: number; y: number; scale: number; turn: Quarter }) {
  return (
    <g className="compass" transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
      <circle r={11} fill="none" stroke="var(--line)" />
      <g transform={`rotate(${turn * 90})`}>
        <path d="M0 -15L4 0H-4z" fill="var(--soft)" />
        <path d="M0 15L4 0H-4z" fill="var(--paper-2)" stroke="var(--soft)" strokeWidth={0.8} />
      </g>
    </g>
  );
}
