import type { BoardPiece, Preview } from "@tercio/kernel";
import type { PointerEvent } from "react";
import { handlingOf } from "./gestures.ts";
import { degrees, mm } from "./Piece.tsx";

/** A knob before the front: dragged, it turns the block. The same can be done with buttons and keys. */
export function Handle({
  choice,
  piece,
  preview,
  scale,
  label,
  onDown,
}: {
  choice: string | null;
  piece: BoardPiece;
  preview: Preview | null;
  scale: number;
  label: string;
  onDown: (event: PointerEvent<Element>) => void;
}) {
  if (choice !== "deploy" && handlingOf(piece.id) === null) return null;
  const at = preview?.ghosts.find((g) => g.piece === piece.id) ?? piece;
  const far = 30 * scale;
  return (
    <g
      className="handle"
      transform={`translate(${mm(at.x)} ${-mm(at.y)}) rotate(${degrees(at.facing)})`}
      onPointerDown={onDown}
    >
      <title>{label}</title>
      <path d={`M0 ${-10 * scale}V${-far + 7 * scale}`} stroke="var(--ink)" strokeWidth={1.3 * scale} />
      <circle cx={0} cy={-far} r={18 * scale} fill="transparent" />
      <circle cx={0} cy={-far} r={7.5 * scale} fill="var(--paper-2)" stroke="var(--ink)" strokeWidth={1.6 * scale} />
      <path
        d="M-3.2 1.4A3.4 3.4 0 1 1 3 1.8M3.4 -1v3h-3"
        transform={`translate(0 ${-far}) scale(${scale})`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.3}
      />
    </g>
  );
}
