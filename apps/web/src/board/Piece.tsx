import type { BoardPiece } from "@tercio/kernel";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { type CommandKind, CommandSign } from "./Signs.tsx";

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

/** Champion, standard and musician as signs on bases of the first rank, side by side. */
function Command({ piece: p }: { piece: BoardPiece }) {
  const w = mm(p.baseWidth);
  const s = Math.min(w, mm(p.baseDepth)) / 20;
  const middle = p.leaderFile ?? Math.floor(p.files / 2);
  const at = (file: number): string => {
    const f = Math.max(0, Math.min(p.files - 1, file));
    return `translate(${(f + 0.5 - p.files / 2) * w} ${mm(p.baseDepth) / 2}) scale(${s})`;
  };
  const sign = (kind: CommandKind, file: number) => (
    <g transform={at(file)}>
      <CommandSign kind={kind} />
    </g>
  );
  return (
    <g fill="var(--ink)" stroke="var(--ink)" strokeLinejoin="round">
      {p.leaderFile === null ? null : sign("leader", middle)}
      {p.standard ? sign("standard", middle + 1) : null}
      {p.musician ? sign("musician", middle - 1) : null}
    </g>
  );
}

export interface PieceProps {
  readonly piece: BoardPiece;
  readonly spoken: string;
  readonly selected: boolean;
  /** Stands in the way of what is being tried. */
  readonly blocking: boolean;
  /** Could be chosen now: asked for by the prompt. */
  readonly wanted: boolean;
  readonly scale: number;
  readonly onDown: (event: PointerEvent<SVGGElement>, id: number) => void;
  readonly onKey: (event: KeyboardEvent<SVGGElement>, id: number) => void;
  /** The pointer rests on it, or it has the focus; null: no longer. */
  readonly onTell: (id: number | null) => void;
}

/** A block true to scale: its bases, its side's hatch, a heavy front with a notch. */
export const PieceView = memo(function PieceView({
  piece: p,
  spoken,
  selected,
  blocking,
  wanted,
  scale,
  onDown,
  onKey,
  onTell,
}: PieceProps) {
  const width = mm(p.files * p.baseWidth);
  const depth = mm(p.ranks.length * p.baseDepth);
  const first = p.seat === 0;
  const colour = first ? "var(--first)" : "var(--second)";
  const fleeing = p.signs.includes("fleeing");
  const touch = 22 * scale;
  const wide = Math.max(width, touch);
  const deep = Math.max(depth, touch);
  return (
    <g
      className={`piece${fleeing ? " fleeing" : ""}`}
      style={{ transform: `translate(${mm(p.x)}px, ${-mm(p.y)}px)` }}
      tabIndex={0}
      role="button"
      aria-label={spoken}
      aria-pressed={selected}
      data-piece={p.id}
      onPointerDown={(e) => onDown(e, p.id)}
      onKeyDown={(e) => onKey(e, p.id)}
      onPointerEnter={(e) => e.pointerType === "mouse" && onTell(p.id)}
      onPointerLeave={() => onTell(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && onTell(p.id)}
      onBlur={() => onTell(null)}
    >
      <g transform={`rotate(${degrees(p.facing)})`}>
        <rect x={-wide / 2} y={(depth - deep) / 2} width={wide} height={deep} fill="transparent" />
        {wanted && !selected ? (
          <rect
            x={-width / 2 - 4 * scale}
            y={-4 * scale}
            width={width + 8 * scale}
            height={depth + 8 * scale}
            rx={3 * scale}
            fill="none"
            stroke="var(--soft)"
            strokeWidth={1.2 * scale}
            strokeDasharray={`${1.5 * scale} ${3.5 * scale}`}
            strokeLinecap="round"
          />
        ) : null}
        <rect
          className="ring"
          x={-width / 2 - 4 * scale}
          y={-4 * scale}
          width={width + 8 * scale}
          height={depth + 8 * scale}
          rx={2 * scale}
          fill="none"
        />
        <rect
          className="hull"
          x={-width / 2}
          y={0}
          width={width}
          height={depth}
          fill="var(--paper-2)"
          stroke={selected ? "var(--chosen)" : colour}
          strokeWidth={(selected ? 5 : 2) * scale}
          strokeDasharray={fleeing ? `${5 * scale} ${3.5 * scale}` : undefined}
        />
        <rect
          x={-width / 2}
          y={0}
          width={width}
          height={depth}
          fill={first ? "url(#hatch-first)" : "url(#hatch-second)"}
          opacity={fleeing ? 0.5 : 1}
        />
        <path d={bases(p)} fill="none" stroke={colour} strokeWidth={Math.min(1.4, 0.75 * scale)} opacity={0.9} />
        <path
          d={`M${-width / 2 - scale} ${-3 * scale}h${width + 2 * scale}v${4 * scale}h${-width - 2 * scale}z M0 ${-8.5 * scale}l${5 * scale} ${6 * scale}h${-10 * scale}z`}
          fill={colour}
        />
        <Command piece={p} />
        {fleeing ? (
          <path
            d={`M0 ${-12 * scale}v${-18 * scale}m${-5 * scale} ${6 * scale}l${5 * scale} ${-7 * scale}l${5 * scale} ${7 * scale}`}
            fill="none"
            stroke="var(--ink)"
            strokeWidth={1.8 * scale}
          />
        ) : null}
        {blocking ? (
          <g stroke="var(--bad)" strokeWidth={2.5 * scale} fill="none">
            <rect
              x={-width / 2 - 5 * scale}
              y={-5 * scale}
              width={width + 10 * scale}
              height={depth + 10 * scale}
              strokeDasharray={`${7 * scale} ${4 * scale}`}
            />
            <path
              d={`M${-6 * scale} ${depth / 2 - 6 * scale}l${12 * scale} ${12 * scale}m0 ${-12 * scale}l${-12 * scale} ${12 * scale}`}
              strokeWidth={3.5 * scale}
            />
          </g>
        ) : null}
      </g>
    </g>
  );
});
