import type { BoardPiece } from "@tercio/kernel";

/** Small map signs, drawn in a box of 12 by 12: state is told by shape, and by the words of the unit's card. */
const shapes: { readonly [sign: string]: { readonly line: string; readonly fill?: string } } = {
  fleeing: { line: "M2.5 12V1h7l-2 2.6 2 2.6h-7", fill: "var(--paper)" },
  shaken: { line: "M1 4q2.5-3 5 0t5 0M1 9q2.5-3 5 0t5 0" },
  engaged: { line: "M1.5 1.5l9 9M10.5 1.5l-9 9M1 8l3 3M11 8l-3 3" },
  charging: { line: "M1 6h9M6.5 2.5L10.5 6l-4 3.5" },
  declared: { line: "M1 6h2m2 0h2M6.5 2.5L10.5 6l-4 3.5z" },
  marched: { line: "M1.5 2l4 4-4 4M6.5 2l4 4-4 4" },
  moved: { line: "M4 2l4 4-4 4" },
};

/** The last line of a label: signs of state, how many models, a pip for each Health Point of the front base. */
export function StateLine({ piece: p, scale, y }: { piece: BoardPiece; scale: number; y: number }) {
  // That it has moved goes without saying where a stronger sign stands.
  const signs = p.signs.filter((s) => s in shapes && (s !== "moved" || p.signs.length === 1));
  const count = String(p.count);
  const pips = p.perBase > 1 ? p.perBase : 0;
  const widths = [...signs.map(() => 14), count.length * 7.6 + 2, pips * 7];
  const total = widths.reduce((s, w) => s + w, 0);
  let x = -total / 2;
  return (
    <g transform={`translate(0 ${y}) scale(${scale})`}>
      {signs.map((s, i) => {
        const at = x;
        x += widths[i] ?? 0;
        const shape = shapes[s];
        return (
          <g key={s} transform={`translate(${at} -10.5)`}>
            <path d={shape?.line} fill="none" stroke="var(--paper-2)" strokeWidth={4.5} strokeLinejoin="round" />
            <path
              d={shape?.line}
              fill={shape?.fill ?? "none"}
              stroke="var(--ink)"
              strokeWidth={1.7}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      <text className="label count" x={x} textAnchor="start">
        {count}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        <circle
          key={String(i)}
          cx={x + count.length * 7.6 + 5.5 + i * 7}
          cy={-4.5}
          r={2.4}
          fill={i < p.perBase - p.lost ? "var(--ink)" : "var(--paper-2)"}
          stroke="var(--ink)"
          strokeWidth={1}
        />
      ))}
    </g>
  );
}
