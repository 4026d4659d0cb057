import type { Body } from "@tercio/board";
import type { PointerEvent } from "react";
import { mm, placed, reachOf } from "./drawn.ts";
import type { Box } from "./boxes.ts";

/** How far before the front the knob stands, and how large it is with the line to it, pixels. */
const FAR = 30;
const KNOB = 9;

/** How far the body reaches before the point that it turns about, millimetres: nothing where that is its front. */
const ahead = (body: Body): number => (body.front === null ? Math.max(0, -reachOf(body).top) : 0);

/** Where the knob stands, millimetres, y downwards: no name is written there. */
export function knobBox(body: Body, scale: number): Box {
  const a = (body.facing / 65536) * 2 * Math.PI;
  const far = ahead(body) + FAR * scale;
  const x = mm(body.x) + Math.sin(a) * far;
  const y = -mm(body.y) - Math.cos(a) * far;
  const r = KNOB * scale;
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

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
  const from = ahead(at);
  const far = from + FAR * scale;
  return (
    <g className="handle" transform={placed(at)} onPointerDown={onDown}>
      <title>{label}</title>
      <path d={`M0 ${-from - 10 * scale}V${-far + 7 * scale}`} stroke="var(--ink)" strokeWidth={1.3 * scale} />
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
