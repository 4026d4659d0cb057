import type { Body } from "@tercio/scene";
import type { PointerEvent } from "react";
import { degrees, mm } from "./drawn.ts";

/** A knob before the front: dragged, it turns the block. The same can be done with buttons and keys. */
export function Handle({
  body: at,
  scale,
  label,
  onDown,
}: {
  /** Where it is, or is being tried out. */
  body: Body;
  scale: number;
  label: string;
  onDown: (event: PointerEvent<Element>) => void;
}) {
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
