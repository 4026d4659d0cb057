import type { Body, Piece, PieceKey } from "@tercio/board";
import { type KeyboardEvent, memo, type PointerEvent, useMemo } from "react";
import { basesOf, degrees, everySecondRow, mm, outlineOf, reachOf, standingOn } from "./drawn.ts";
import { FigureSign, PieceSign } from "./Signs.tsx";

export interface PieceProps {
  readonly piece: Piece;
  readonly spoken: string;
  readonly selected: boolean;
  /** Stands in the way of what is being tried. */
  readonly blocking: boolean;
  /** Could be chosen now: asked for by the prompt. */
  readonly wanted: boolean;
  readonly scale: number;
  readonly onDown: (event: PointerEvent<SVGGElement>, key: PieceKey) => void;
  readonly onKey: (event: KeyboardEvent<SVGGElement>, key: PieceKey) => void;
  /** The pointer rests on it, or it has the focus; null: no longer. */
  readonly onTell: (key: PieceKey | null) => void;
}

/** The front of a body: a heavy bar with a notch in its middle. */
export function Front({ body, scale, colour }: { body: Body; scale: number; colour: string }) {
  if (body.front === null) return null;
  const width = mm(body.front);
  return (
    <path
      d={`M${-width / 2 - scale} ${-3 * scale}h${width + 2 * scale}v${4 * scale}h${-width - 2 * scale}z M0 ${-8.5 * scale}l${5 * scale} ${6 * scale}h${-10 * scale}z`}
      fill={colour}
    />
  );
}

const colourOf = (seat: number | null): string => (seat === 0 ? "var(--first)" : "var(--second)");

/** The outline of a piece. */
export function Hull({ piece: p, scale, selected }: { piece: Piece; scale: number; selected: boolean }) {
  return (
    <path
      className="hull"
      d={outlineOf(p)}
      fill="var(--paper-2)"
      stroke={selected ? "var(--chosen)" : colourOf(p.seat)}
      strokeWidth={(selected ? 5 : 2) * scale}
      strokeDasharray={p.astray ? `${5 * scale} ${3.5 * scale}` : undefined}
    />
  );
}

/** What makes it stand upon the table, under a lamp beyond its upper left corner: its edge, and the shadow that it casts. */
function Slab({ piece: p, scale }: { piece: Piece; scale: number }) {
  const d = outlineOf(p);
  const thick = Math.min(3, 1.2 * scale);
  const turned = ` rotate(${degrees(p.facing)})`;
  return (
    <g className="slab" pointerEvents="none">
      <path className="cast" d={d} transform={`translate(${thick * 1.6} ${thick * 3})${turned}`} />
      <path
        d={d}
        transform={`translate(0 ${thick})${turned}`}
        fill={p.seat === 0 ? "var(--first-edge)" : "var(--second-edge)"}
      />
    </g>
  );
}

/** What stands on the bases of a piece: a tone for every second row, and whoever stands there, where that is large enough to be seen. */
function Models({ piece: p, scale }: { piece: Piece; scale: number }) {
  const paths = useMemo(() => ({ rows: everySecondRow(p), models: standingOn(p) }), [p]);
  return (
    <g pointerEvents="none" opacity={p.astray ? 0.5 : 1}>
      <path className="row-tone" d={paths.rows} />
      {scale > CROWD ? null : <path d={paths.models} fill={colourOf(p.seat)} fillOpacity={0.42} />}
    </g>
  );
}
/** Where a pixel is more millimetres than this nobody is told from his neighbour. */
const CROWD = 3.4;

/** The bases of a piece. Where nobody stands, between models that keep apart or at the end of a last rank, the paper shows. */
export function Ranks({
  seat,
  bases,
  hull = "",
  scale,
  astray = false,
}: {
  seat: number | null;
  bases: string;
  hull?: string;
  scale: number;
  astray?: boolean;
}) {
  return (
    <>
      <path
        d={bases || hull}
        fill={seat === 0 ? "url(#hatch-first)" : "url(#hatch-second)"}
        opacity={astray ? 0.5 : 1}
      />
      <path d={bases} fill="none" stroke={colourOf(seat)} strokeWidth={Math.min(1.4, 0.75 * scale)} opacity={0.9} />
    </>
  );
}

/** What a piece bears on it: its front, what it is at a glance, its signs. */
export function Badge({ piece: p, scale }: { piece: Piece; scale: number }) {
  const colour = colourOf(p.seat);
  const box = reachOf(p);
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  // As large as the piece has room for, and never so small or so large that it is no sign.
  const seal = Math.min(0.85, Math.max(0.5, Math.min(box.width, box.height) / scale / 38));
  // Clear of the signs that it bears in its front: behind them, or beside them where it is not deep.
  const bears = p.marks.some((m) => m.at !== null);
  const radius = 15 * seal * scale;
  const emblem = !bears
    ? middle
    : box.height > 3.2 * radius
      ? { x: middle.x, y: Math.min(middle.y + 0.6 * radius, box.top + box.height - radius) }
      : { x: box.left + Math.max(radius, box.width * 0.16), y: middle.y };
  return (
    <>
      <Front body={p} scale={scale} colour={colour} />
      {p.figure === undefined ? null : (
        <g className="figure" transform={`translate(${emblem.x} ${emblem.y})`}>
          <g className="upright" transform={`rotate(${-degrees(p.facing)})`}>
            <g transform={`scale(${seal * scale})`}>
              <circle r={15} fill="var(--paper-2)" stroke={colour} strokeWidth={1.6} />
              <g fill={colour}>
                <FigureSign figure={p.figure} />
              </g>
            </g>
          </g>
        </g>
      )}
      <g fill="var(--ink)" stroke="var(--ink)" strokeLinejoin="round">
        {p.marks.map((m, i) =>
          m.at === null ? null : (
            <g
              key={`${m.icon} ${i}`}
              transform={`translate(${mm(m.at.x)} ${-mm(m.at.y)}) scale(${mm(m.size ?? 2000) / 20})`}
            >
              <PieceSign icon={m.icon} />
            </g>
          ),
        )}
      </g>
      {p.astray ? (
        <path
          d={`M0 ${-12 * scale}v${-18 * scale}m${-5 * scale} ${6 * scale}l${5 * scale} ${-7 * scale}l${5 * scale} ${7 * scale}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={1.8 * scale}
        />
      ) : null}
    </>
  );
}

/** A piece true to scale: its bases, its side's hatch, its front, the signs that it bears. */
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
  const box = reachOf(p);
  const touch = 22 * scale;
  const around = (by: number) => ({
    x: box.left - by * scale,
    y: box.top - by * scale,
    width: box.width + 2 * by * scale,
    height: box.height + 2 * by * scale,
  });
  const grown = { w: Math.max(box.width, touch), h: Math.max(box.height, touch) };
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return (
    <g
      className={`piece${p.astray ? " astray" : ""}`}
      style={{ transform: `translate(${mm(p.x)}px, ${-mm(p.y)}px)` }}
      tabIndex={0}
      role="button"
      aria-label={spoken}
      aria-pressed={selected}
      data-piece={p.key}
      onPointerDown={(e) => onDown(e, p.key)}
      onKeyDown={(e) => onKey(e, p.key)}
      onPointerEnter={(e) => e.pointerType === "mouse" && onTell(p.key)}
      onPointerLeave={() => onTell(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && onTell(p.key)}
      onBlur={() => onTell(null)}
    >
      <Slab piece={p} scale={scale} />
      <g transform={`rotate(${degrees(p.facing)})`}>
        <rect
          x={middle.x - grown.w / 2}
          y={middle.y - grown.h / 2}
          width={grown.w}
          height={grown.h}
          fill="transparent"
        />
        {wanted && !selected ? (
          <rect
            {...around(4)}
            rx={3 * scale}
            fill="none"
            stroke="var(--soft)"
            strokeWidth={1.2 * scale}
            strokeDasharray={`${1.5 * scale} ${3.5 * scale}`}
            strokeLinecap="round"
          />
        ) : null}
        <rect className="ring" {...around(4)} rx={2 * scale} fill="none" />
        <Hull piece={p} scale={scale} selected={selected} />
        <Ranks seat={p.seat} bases={basesOf(p)} hull={outlineOf(p)} scale={scale} astray={p.astray} />
        <Models piece={p} scale={scale} />
        <Badge piece={p} scale={scale} />
        {blocking ? (
          <g stroke="var(--bad)" strokeWidth={2.5 * scale} fill="none">
            <rect {...around(5)} strokeDasharray={`${7 * scale} ${4 * scale}`} />
            <path
              d={`M${middle.x - 6 * scale} ${middle.y - 6 * scale}l${12 * scale} ${12 * scale}m0 ${-12 * scale}l${-12 * scale} ${12 * scale}`}
              strokeWidth={3.5 * scale}
            />
          </g>
        ) : null}
      </g>
    </g>
  );
});
