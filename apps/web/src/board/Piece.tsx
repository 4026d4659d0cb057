import type { BoardPiece } from "@tercio/kernel";
import type { KeyboardEvent, PointerEvent } from "react";

/** Millimetres: the board is drawn in them, y downwards. */
export const mm = (n: number): number => n / 100;
export const degrees = (facing: number): number => (facing / 65536) * 360;

/** Bases as fine lines inside one path, so that a block costs one element. */
function bases(p: BoardPiece): string {
  const w = mm(p.baseWidth);
  const d = mm(p.baseDepth);
  const left = -(p.files * w) / 2;
  let path = "";
  p.ranks.forEach((count, rank) => {
    const files = rank === p.ranks.length - 1 ? p.lastRank : Array.from({ length: count }, (_, i) => i);
    for (const f of files) path += `M${left + f * w} ${rank * d}h${w}v${d}h${-w}z`;
  });
  return path;
}

export interface PieceProps {
  readonly piece: BoardPiece;
  readonly name: string;
  readonly spoken: string;
  readonly selected: boolean;
  readonly scale: number;
  readonly onDown: (event: PointerEvent<SVGGElement>, id: number) => void;
  readonly onKey: (event: KeyboardEvent<SVGGElement>, id: number) => void;
}

const signText: { readonly [sign: string]: string } = {
  fleeing: "⚑",
  shaken: "~",
  charging: "➤",
  marched: "»",
  engaged: "⚔",
};

export function PieceView({ piece: p, name, spoken, selected, scale, onDown, onKey }: PieceProps) {
  const width = mm(p.files * p.baseWidth);
  const depth = mm(p.ranks.length * p.baseDepth);
  const colour = p.seat === 0 ? "var(--first)" : "var(--second)";
  const fleeing = p.signs.includes("fleeing");
  const turn = degrees(p.facing);
  const text = Math.max(17, Math.min(46, 15 * scale));
  const wide = width + 26 * scale;
  return (
    <g
      className="piece"
      transform={`translate(${mm(p.x)} ${-mm(p.y)})`}
      tabIndex={0}
      role="button"
      aria-label={spoken}
      aria-pressed={selected}
      data-piece={p.id}
      onPointerDown={(e) => onDown(e, p.id)}
      onKeyDown={(e) => onKey(e, p.id)}
      style={{ cursor: "pointer" }}
    >
      <g transform={`rotate(${turn})`}>
        <rect
          className="hull"
          x={-width / 2 - 2}
          y={-2}
          width={width + 4}
          height={depth + 4}
          fill="var(--paper)"
          stroke={selected ? "var(--focus)" : colour}
          strokeWidth={selected ? 8 : 3}
          strokeDasharray={fleeing ? "14 9" : undefined}
        />
        <rect
          x={-width / 2}
          y={0}
          width={width}
          height={depth}
          fill={p.seat === 0 ? "url(#hatch-first)" : "url(#hatch-second)"}
        />
        <path d={bases(p)} fill="none" stroke={colour} strokeWidth={1.2} opacity={0.85} />
        <path d={`M${-width / 2 - 3} -6h${width + 6}v9h${-width - 6}z M0 -20l9 14h-18z`} fill={colour} />
        {p.leaderFile === null ? null : (
          <path d={`M${-width / 2 + (p.leaderFile + 0.5) * mm(p.baseWidth)} 5l${5} 9h-10z`} fill="var(--ink)" />
        )}
        {p.standard ? (
          <path
            d={`M${width * 0.12} ${mm(p.baseDepth) * 0.3}v-34h18v12h-14`}
            fill="none"
            stroke="var(--ink)"
            strokeWidth={3}
          />
        ) : null}
        {p.musician ? <circle cx={-width * 0.16} cy={mm(p.baseDepth) * 0.5} r={4.5} fill="var(--ink)" /> : null}
        {fleeing ? <path d="M0 -28v-40m-9 12l9 -14l9 14" fill="none" stroke="var(--ink)" strokeWidth={4} /> : null}
      </g>
      <g transform={labelPlace(p, depth)}>
        {wide / scale > 44 || selected ? (
          <text className="label" textAnchor="middle" style={{ fontSize: text }}>
            {scale > 2.1 && !selected ? p.count : `${name} ${p.count}`}
          </text>
        ) : null}
        <text className="label" textAnchor="middle" y={text * 1.05} style={{ fontSize: text * 0.85 }}>
          {[...p.signs.map((s) => signText[s] ?? ""), p.lost > 0 ? "●".repeat(Math.min(p.lost, 6)) : ""]
            .join(" ")
            .trim()}
        </text>
      </g>
    </g>
  );
}

/** Behind the block, upright, outside it. */
function labelPlace(p: BoardPiece, depth: number): string {
  const a = (degrees(p.facing) * Math.PI) / 180;
  const far = depth + 32;
  return `translate(${-Math.sin(a) * far} ${Math.cos(a) * far + 8})`;
}

export function Ghost({
  piece,
  x,
  y,
  facing,
  files,
  legal,
}: {
  piece: BoardPiece;
  x: number;
  y: number;
  facing: number;
  files: number;
  legal: boolean;
}) {
  const width = mm(files * piece.baseWidth);
  const depth = mm(Math.ceil(Math.max(1, piece.count) / files) * piece.baseDepth);
  return (
    <g transform={`translate(${mm(x)} ${-mm(y)}) rotate(${degrees(facing)})`} pointerEvents="none">
      <rect
        x={-width / 2}
        y={0}
        width={width}
        height={depth}
        fill="none"
        stroke={legal ? "var(--good)" : "var(--bad)"}
        strokeWidth={5}
        strokeDasharray="10 7"
      />
      <path d="M0 -18l8 13h-16z" fill={legal ? "var(--good)" : "var(--bad)"} />
      <text
        className="label"
        textAnchor="middle"
        y={depth / 2 + 14}
        transform={`rotate(${-degrees(facing)} 0 ${depth / 2})`}
      >
        {legal ? "✓" : "✕"}
      </text>
    </g>
  );
}
