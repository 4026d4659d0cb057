import { called } from "../session/called.ts";
import { bounds, onBoard, type Piece, type Texture } from "@tercio/board";
import type { KeyboardEvent } from "react";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { mm, outlineOf, placed } from "./drawn.ts";
import { type Box, holds } from "./boxes.ts";
import type { Measure } from "./labels.ts";
import { briefer, wrapped } from "./names.ts";
import { usePointed } from "./sights.ts";

/** What fills a part of the ground, drawn once and repeated: told apart by what they look like, in one and the same ink. */
const strokes: {
  readonly [texture in Texture]: { readonly size: number; readonly thin: string; readonly solid?: string };
} = {
  furrows: { size: 15, thin: "M0 4h15M0 11.5h15M2 7.5h1M8 8h1.4M12 7h1M5 14.5h1" },
  trees: {
    size: 58,
    thin: "M13 25v5M41 48v5M46 15v4M20 52v4M3 48v3",
    solid:
      "M13 8c4 0 8 4 8 9s-4 8-8 8-8-3-8-8 4-9 8-9zM41 30c5 0 9 4 9 9s-4 9-9 9-9-4-9-9 4-9 9-9zM46 3c3 0 6 3 6 6s-3 6-6 6-6-3-6-6 3-6 6-6zM20 40c3 0 6 3 6 6s-3 6-6 6-6-3-6-6 3-6 6-6zM3 37c3 0 5 3 5 6s-2 5-5 5",
  },
  contours: { size: 60, thin: "M8 12l3 5M14 10l2 6M34 40l3 5M40 38l2 6M46 40l0 6" },
  hatched: { size: 22, thin: "M0 22L22 0M-5 5L5 -5M17 27L27 17", solid: "M3 6l7-3 5 5-3 6-8-1z" },
  rubble: {
    size: 46,
    thin: "M4 36h14v6H4zM6 36v6M12 36v6M28 24l9 3-2 8-9-3z",
    solid: "M4 6h16v4H8v10H4zM30 6h10v14h-4V10h-6z",
  },
  bricks: { size: 14, thin: "M0 0h14M0 7h14M4 0v7M11 7v7" },
  ripples: { size: 44, thin: "M2 9q4-5 8 0t8 0M24 22q4-5 8 0t8 0M6 36q4-5 8 0t8 0" },
  swirls: { size: 36, thin: "M9 14a4 4 0 1 0-4-4a2 2 0 0 0 4 0M27 32a4 4 0 1 0-4-4a2 2 0 0 0 4 0" },
};

export function Textures() {
  return (
    <defs>
      {Object.entries(strokes).map(([texture, { size, thin, solid }]) => (
        <pattern key={texture} id={`texture-${texture}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={thin} fill="none" stroke="var(--ink)" strokeWidth={1.1} opacity={0.42} />
          {solid === undefined ? null : (
            <path d={solid} fill={`var(--on-${texture})`} stroke="var(--ink)" strokeWidth={1.1} strokeOpacity={0.55} />
          )}
        </pattern>
      ))}
    </defs>
  );
}

/** A hill in the way of old plans: its outline again and again, farther in, and strokes that run down from each. */
function Slopes({ piece: p }: { piece: Piece }) {
  const { outline } = p;
  if (outline?.shape.kind !== "polygon") return null;
  const edge = outline.shape.points.map((q) => ({ x: mm(q.x + outline.at.x), y: -mm(q.y + outline.at.y) }));
  const ring = (share: number): string => `M${edge.map((q) => `${q.x * share} ${q.y * share}`).join("L")}z`;
  const strokes = [1, 0.74].flatMap((share) =>
    edge.flatMap((a, i) => {
      const b = edge[(i + 1) % edge.length] ?? a;
      const count = Math.max(2, Math.round((Math.hypot(b.x - a.x, b.y - a.y) * share) / 9));
      return Array.from({ length: count }, (_, k) => {
        const at = (k + 0.5) / count;
        const [x, y] = [(a.x + (b.x - a.x) * at) * share, (a.y + (b.y - a.y) * at) * share];
        const far = Math.max(1, Math.hypot(x, y));
        const long = k % 2 === 0 ? 11 : 7;
        return `M${x * (1 - 3 / far)} ${y * (1 - 3 / far)}L${x * (1 - long / far)} ${y * (1 - long / far)}`;
      });
    }),
  );
  return (
    <g transform={placed(p)} fill="none" stroke="var(--ink)" strokeLinejoin="round">
      <path d={strokes.join("")} strokeWidth={0.9} opacity={0.45} />
      <path d={ring(0.74) + ring(0.45)} strokeWidth={1} opacity={0.5} />
    </g>
  );
}

/** A part of the ground that is something else than what lies around it: chosen by a tap or by keys, told beside it. */
export function Patch({
  piece: p,
  texture,
  scale,
  measure,
}: {
  piece: Piece;
  texture: Texture;
  scale: number;
  measure: Measure;
}) {
  const chosen = useSession((s) => s.selected === p.key);
  const tell = (told: Piece["key"] | null): void => usePointed.setState({ told });
  const key = (event: KeyboardEvent): void => {
    if ((event.key !== "Enter" && event.key !== " ") || useSession.getState().preview !== null) return;
    event.preventDefault();
    event.stopPropagation();
    useSession.getState().select(chosen ? null : p.key);
  };
  return (
    <g
      className="patch"
      data-place={p.key}
      data-ground={p.key}
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      aria-label={said(p.spoken)}
      onKeyDown={key}
      onPointerEnter={(e) => e.pointerType === "mouse" && tell(p.key)}
      onPointerLeave={() => tell(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && tell(p.key)}
      onBlur={() => tell(null)}
    >
      <path d={outlineOf(p)} transform={placed(p)} fill={`var(--${texture})`} stroke="none" />
      {texture === "contours" ? <Slopes piece={p} /> : null}
      <path
        className="edge"
        d={outlineOf(p)}
        transform={placed(p)}
        fill={texture === "contours" ? "none" : `url(#texture-${texture})`}
        stroke={chosen ? "var(--chosen)" : "var(--ink)"}
        strokeOpacity={chosen ? 1 : 0.65}
        strokeLinejoin="round"
        strokeDasharray={texture === "trees" || texture === "furrows" ? `${5 * scale} ${3 * scale}` : undefined}
        strokeWidth={(chosen ? 4 : texture === "hatched" || texture === "bricks" ? 2.2 : 1.1) * scale}
      />
      <AreaName piece={p} scale={scale} measure={measure} />
    </g>
  );
}

/** Room for a letter of a name between its neighbours, of its size. */
const SPACED = 0.14;

/**
 * A name that is no wider than what it stands on: on one line or two, upwards where that is narrow and high, else shortened;
 * null where nothing fits. Width and height in pixels.
 */
export function fitted(
  name: string,
  size: { readonly w: number; readonly h: number },
  letters: number,
  measure: Measure,
): { readonly lines: readonly string[]; readonly upwards: boolean } | null {
  // Capitals of a face with serifs are wider than what is measured.
  const wide = (text: string): number => (measure(text.toUpperCase()) * 1.06 + text.length * SPACED) * letters;
  const tries = (text: string): readonly (readonly string[])[] => [
    [text],
    wrapped(text, 1 + Math.ceil(text.length / 2)),
  ];
  const upright = size.h > size.w * 1.6;
  const [w, h] = upright ? [size.h, size.w] : [size.w, size.h];
  const [brief] = briefer(name);
  for (const text of [name, brief, brief.split(" ")[0] ?? brief])
    for (const lines of tries(text))
      if (Math.max(...lines.map(wide)) <= w - 4 && lines.length * letters * 1.15 <= h - 2)
        return { lines, upwards: upright };
  return null;
}

/** Letters of the names of the ground, pixels. */
const LETTERS = 10;

/** How a part of the ground is named, and the box that its name fills, millimetres, y downwards; null where none fits. */
function named(p: Piece, scale: number, measure: Measure) {
  const at = p.nameAt === undefined ? p : onBoard(p, p.nameAt);
  const { west, east, south, north } = bounds(p);
  const size = { w: (mm(east - west) / scale) * 0.92, h: mm(north - south) / scale };
  const fit = fitted(said(p.name), size, LETTERS, measure);
  if (fit === null) return null;
  const [x, y] = [mm(at.x), -mm(at.y)];
  const long = (Math.max(...fit.lines.map((l) => measure(l.toUpperCase()))) * 1.06 + 1) * LETTERS * scale;
  const high = fit.lines.length * LETTERS * 1.15 * scale;
  const [w, h] = fit.upwards ? [high, long] : [long, high];
  return { fit, box: { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 } };
}

/** Letters of the names of areas, pixels; on a small screen no smaller, but on several lines. */
const AREA = 11.5;
/** Room between the letters of a name on several lines. */
const CLOSE = 0.05;

/**
 * How an area is named that has nothing drawn on it: level, on as few lines as it has room for, as near as can be to where
 * its name stands; by its owner alone where its name has no room; upwards only where no line has.
 */
function spread(p: Piece, scale: number, measure: Measure) {
  const at = p.nameAt === undefined ? p : onBoard(p, p.nameAt);
  const [x, y] = [mm(at.x), -mm(at.y)];
  const whole = said(p.name);
  const around = (cx: number, cy: number, w: number, h: number): Box => ({
    left: cx - w / 2,
    right: cx + w / 2,
    top: cy - h / 2,
    bottom: cy + h / 2,
  });
  const size = (lines: readonly string[]) => ({
    // Its capitals are those of another face, wider by so much.
    w:
      (Math.max(...lines.map((l) => measure(l.toUpperCase()) * 1.14 + l.length * (lines.length > 1 ? CLOSE : SPACED))) +
        1.2) *
      AREA *
      scale,
    h: (lines.length * 1.15 + 0.3) * AREA * scale,
  });
  const { west, east, south, north } = bounds(p);
  const step = 10 * scale;
  const tries = (name: string, ...parts: readonly number[]): readonly (readonly string[])[] =>
    parts.map((part) => wrapped(name, Math.ceil(name.length * part)));
  const owner = p.seat === null ? [] : tries(called(p.seat), 1, 0.8);
  for (const lines of [...tries(whole, 1, 0.6, 0.4), ...owner]) {
    // An owner stands at the end of so narrow a zone: in its middle armies do.
    const aim = owner.includes(lines) ? -mm(north) : y;
    const { w, h } = size(lines);
    let best: Box | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let cx = mm(west) + w / 2; cx <= mm(east) - w / 2; cx += step)
      for (let cy = -mm(north) + h / 2; cy <= -mm(south) - h / 2; cy += step) {
        const far = (cx - x) ** 2 + (cy - aim) ** 2;
        const box = around(cx, cy, w, h);
        if (far < least && holds(p, box)) [best, least] = [box, far];
      }
    if (best !== null) return { fit: { lines, upwards: false }, box: best };
  }
  const { w, h } = size([whole]);
  return { fit: { lines: [whole], upwards: true }, box: around(x, y, h, w) };
}

/** Where the names of the ground stand: no unit's is written over one where there is room elsewhere. */
export const groundNames = (pieces: readonly Piece[], scale: number, measure: Measure): readonly Box[] =>
  pieces.flatMap((p) => {
    if (p.kind === "body") return [];
    if (p.kind === "marker") return markerName(p, scale)?.boxes ?? [];
    const name = p.texture === undefined ? spread(p, scale, measure) : named(p, scale, measure);
    return name === null ? [] : [name.box];
  });

/** How what is fought for is named: round the ring about it, half way; null where it would be too small to read. */
export function markerName(p: Piece, scale: number) {
  const r = p.outline?.shape.kind === "disc" ? mm(p.outline.shape.radius) : 0;
  const letters = Math.min(11 * scale, (r * 2.7) / said(p.name).length / 0.62);
  if (letters / scale < 5.5) return null;
  const way = r + letters * 0.45;
  const boxes = Array.from({ length: 12 }, (_, i): Box => {
    const turn = ((i + 0.5) / 12) * Math.PI;
    const [x, y] = [mm(p.x) - Math.cos(turn) * way, -mm(p.y) - Math.sin(turn) * way];
    return { left: x - letters, right: x + letters, top: y - letters, bottom: y + letters };
  });
  return { letters, way, boxes };
}

/** What a part of the ground is called, written upon it. */
export function AreaName({ piece: p, scale, measure }: { piece: Piece; scale: number; measure: Measure }) {
  const patch = p.texture !== undefined;
  const name = patch ? named(p, scale, measure) : spread(p, scale, measure);
  if (name === null) return null;
  const { fit, box } = name;
  const letters = patch ? LETTERS : AREA;
  const halo = patch ? { stroke: "var(--paper-2)", strokeWidth: 3 * scale, paintOrder: "stroke" } : {};
  return (
    <text
      className="zone-label"
      textAnchor="middle"
      transform={`translate(${(box.left + box.right) / 2} ${(box.top + box.bottom) / 2})${fit.upwards ? " rotate(-90)" : ""}`}
      {...halo}
      style={{ fontSize: letters * scale, letterSpacing: patch || fit.lines.length === 1 ? undefined : `${CLOSE}em` }}
    >
      {fit.lines.map((line, i) => (
        <tspan key={line} x={0} y={(0.36 + (i - (fit.lines.length - 1) / 2) * 1.1) * letters * scale}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
