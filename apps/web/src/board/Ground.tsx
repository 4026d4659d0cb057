import { bounds, type BoardView, onBoard, type Piece, type Texture } from "@tercio/scene";
import { memo } from "react";
import { said } from "../session/said.ts";
import { mm, outlineOf } from "./drawn.ts";
import type { Quarter } from "./turn.ts";

const INCH = 25.4;

/** The sides' hatches: lines one way and the other, so that no side is known by its hue alone. */
function Hatches() {
  return (
    <defs>
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

/** One stroke, or a few, that fill a part of the ground: told apart by what they look like, in one and the same ink. */
const strokes: {
  readonly [texture in Texture]: { readonly size: number; readonly d: string; readonly bold?: number };
} = {
  furrows: { size: 7, d: "M0 2h7M0 5.5h7" },
  trees: { size: 26, d: "M7 12a5 5 0 1 1 .1 0v5M20 24a4 4 0 1 1 .1 0v2M20 0v2" },
  contours: { size: 22, d: "M0 11q5.5 -7 11 0t11 0M0 16q5.5 -7 11 0t11 0" },
  hatched: { size: 6, d: "M0 6L6 0M0 0L6 6", bold: 1.6 },
  rubble: { size: 20, d: "M2 4h6v5h-6zM12 11l6 1-1 5-6-1zM3 15l4 1M13 3l4 2" },
  bricks: { size: 10, d: "M0 0h10M0 5h10M3 0v5M8 5v5", bold: 1.2 },
  ripples: { size: 16, d: "M0 5q2 -3 4 0t4 0M8 12q2 -3 4 0t4 0" },
};

function Textures() {
  return (
    <defs>
      {Object.entries(strokes).map(([texture, { size, d, bold }]) => (
        <pattern key={texture} id={`texture-${texture}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={d} fill="none" stroke="var(--ink)" strokeWidth={bold ?? 0.8} opacity={0.5} />
        </pattern>
      ))}
    </defs>
  );
}

type GroundProps = {
  readonly board: BoardView;
  readonly scale: number;
  readonly language: "en" | "fr";
  readonly turn: Quarter;
};

/** What lies under the pieces that act, or beside them. */
const lying = (board: BoardView): readonly Piece[] => board.pieces.filter((p) => p.kind !== "body");

/** Pieces come and go without the ground being drawn anew. */
const sameGround = (a: GroundProps, b: GroundProps): boolean =>
  a.scale === b.scale &&
  a.language === b.language &&
  a.turn === b.turn &&
  JSON.stringify([lying(a.board), a.board.width, a.board.depth]) ===
    JSON.stringify([lying(b.board), b.board.width, b.board.depth]);

/** A part of the ground that is something else than what lies around it. */
function Patch({ piece: p, texture, scale }: { piece: Piece; texture: Texture; scale: number }) {
  const place = placed(p);
  return (
    <g data-place={p.key} role="img" aria-label={said(p.spoken)}>
      <title>{said(p.spoken)}</title>
      <path d={outlineOf(p)} transform={place} fill="var(--fine)" fillOpacity={0.35} stroke="none" />
      <path
        d={outlineOf(p)}
        transform={place}
        fill={`url(#texture-${texture})`}
        stroke="var(--ink)"
        strokeOpacity={0.7}
        strokeWidth={(texture === "hatched" ? 2.2 : 1.1) * scale}
      />
      <AreaName piece={p} scale={scale} letters={10} haloed />
    </g>
  );
}

/** What a part of the ground is called, written upon it; `haloed`: over a texture. */
function AreaName(props: { piece: Piece; scale: number; letters: number; haloed?: boolean }) {
  const { piece: p, scale, letters, haloed = false } = props;
  const at = p.nameAt === undefined ? p : onBoard(p, p.nameAt);
  const halo = haloed ? { stroke: "var(--paper-2)", strokeWidth: 3 * scale, paintOrder: "stroke" } : {};
  const { west, east, south, north } = bounds(p);
  // What runs up the table is named upwards.
  const upwards = p.nameAt !== undefined && north - south > east - west;
  return (
    <text
      className="zone-label"
      textAnchor="middle"
      x={mm(at.x)}
      y={-mm(at.y) + 4 * scale}
      transform={upwards ? `rotate(-90 ${mm(at.x)} ${-mm(at.y)})` : undefined}
      {...halo}
      style={{ fontSize: letters * scale }}
    >
      {said(p.name)}
    </text>
  );
}

const placed = (p: Piece): string => `translate(${mm(p.x)} ${-mm(p.y)}) rotate(${(p.facing / 65536) * 360})`;

/** A part of the ground with a name of its own. */
function Area({ piece: p, scale }: { piece: Piece; scale: number }) {
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
      <AreaName piece={p} scale={scale} letters={scale > 3 ? 9 : 11} />
    </g>
  );
}

/** A point that is fought for, and what lies around it. */
function Marker({ piece: p, scale }: { piece: Piece; scale: number }) {
  const name = said(p.name);
  const r = p.outline?.shape.kind === "disc" ? mm(p.outline.shape.radius) : 0;
  const letters = Math.min(11 * scale, (r * 2.7) / name.length / 0.62);
  const way = r + letters * 0.45;
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
      <path id={`around-${p.key}`} d={`M${-way} 0A${way} ${way} 0 0 1 ${way} 0`} fill="none" />
      {letters / scale < 5.5 ? null : (
        <text className="zone-label" textAnchor="middle" style={{ fontSize: letters, letterSpacing: "0.08em" }}>
          <textPath href={`#around-${p.key}`} startOffset="50%">
            {name}
          </textPath>
        </text>
      )}
    </g>
  );
}

/** Paper, inch ticks, six-inch grid, centre line, zones and markers: the plan under the battle. */
export const Ground = memo(function Ground({ board, scale, turn }: GroundProps) {
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
        fill="var(--paper-2)"
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
        <Compass x={w / 2 - 24 * scale} y={-d / 2 + 24 * scale} scale={scale} turn={turn} />
      )}
      {lying(board).map((p) =>
        p.texture !== undefined ? (
          <Patch key={p.key} piece={p} texture={p.texture} scale={scale} />
        ) : p.kind === "ground" ? (
          <Area key={p.key} piece={p} scale={scale} />
        ) : (
          <Marker key={p.key} piece={p} scale={scale} />
        ),
      )}
    </g>
  );
}, sameGround);

/** Where north is, in a corner of the table that is seldom fought for. */
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
