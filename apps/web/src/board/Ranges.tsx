import { mm } from "./drawn.ts";
import { line } from "./Overlay.tsx";
import type { Ring } from "./ranges.ts";

/** Kinds of ranges are told apart by their lines; in pixels. */
const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 4]];

const dashes = (kind: number, scale: number): string | undefined => {
  const list = DASHES[kind % DASHES.length] ?? [];
  return list.length === 0 ? undefined : list.map((n) => n * scale).join(" ");
};

const colourOf = (seat: number | null): string =>
  seat === 0 ? "var(--first)" : seat === 1 ? "var(--second)" : "var(--ink)";

/** How far something reaches, under all that stands: the edge in the colour of its side, and a spoke to each that it reaches. */
export function RangeLayer({
  rings,
  scale,
  width,
  depth,
}: {
  readonly rings: readonly Ring[];
  readonly scale: number;
  /** The table, 0.01 mm. */
  readonly width: number;
  readonly depth: number;
}) {
  if (rings.length === 0) return null;
  const table = { x: -mm(width) / 2, y: -mm(depth) / 2, width: mm(width), height: mm(depth) };
  return (
    <g className="overlay ranges" pointerEvents="none" data-ranges={rings.length}>
      <clipPath id="range-table">
        <rect {...table} />
      </clipPath>
      <g clipPath="url(#range-table)">
        {rings.map(({ view, seat, kind, strong }) => {
          const d = view.areas.map((area) => `${line(area)}z`).join("");
          const id = `range-${view.piece}-${view.id}`;
          const colour = colourOf(seat);
          return (
            <g
              key={id}
              data-range={`${view.piece} ${view.id}`}
              data-reaches={view.covers.join(" ")}
              className={strong ? "scope strong" : "scope"}
            >
              {/* Of several that lie upon each other only the outer edge is drawn. */}
              {view.areas.length < 2 ? null : (
                <mask id={id}>
                  <rect {...table} fill="white" />
                  <path d={d} fill="black" />
                </mask>
              )}
              {strong ? <path d={d} fill={colour} className="within" /> : null}
              <path
                d={d}
                mask={view.areas.length < 2 ? undefined : `url(#${id})`}
                fill="none"
                stroke={colour}
                strokeWidth={(strong ? 2 : 1.1) * (view.areas.length < 2 ? 1 : 2) * scale}
                strokeDasharray={dashes(kind, scale)}
                strokeOpacity={strong ? 1 : 0.6}
              />
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** From where it is measured to each that is reached, and what it is: above all that stands. */
export function RangeWords({ rings, scale }: { readonly rings: readonly Ring[]; readonly scale: number }) {
  const strong = rings.filter((r) => r.strong);
  if (strong.length === 0) return null;
  const spokes = strong.flatMap((r) => r.spokes);
  return (
    <g className="overlay" pointerEvents="none">
      <path
        d={spokes.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
        stroke="var(--ink)"
        strokeWidth={1.3 * scale}
        strokeDasharray={`${1.5 * scale} ${3.5 * scale}`}
        strokeLinecap="round"
        fill="none"
      />
      {spokes.map(({ to }, i) => (
        <circle key={String(i)} className="reached" cx={to.x} cy={to.y} r={3.4 * scale} strokeWidth={1.2 * scale} />
      ))}
      {strong.map(({ view, slip, text, kind, seat }) =>
        slip === null ? null : (
          <g
            key={`${view.piece} ${view.id}`}
            transform={`translate(${(slip.left + slip.right) / 2} ${(slip.top + slip.bottom) / 2}) scale(${scale})`}
          >
            <rect
              x={(slip.left - slip.right) / 2 / scale}
              y={-9}
              width={(slip.right - slip.left) / scale}
              height={18}
              rx={3}
              fill="var(--paper-2)"
              stroke={colourOf(seat)}
              strokeDasharray={dashes(kind, 1)}
            />
            <text className="chip" textAnchor="middle" y={4.5}>
              {text}
            </text>
          </g>
        ),
      )}
    </g>
  );
}
