import type { BoardPiece } from "@tercio/kernel";
import { COUNT, type Measure, signsOf, stateWidths } from "./labels.ts";

/** Small map signs, drawn in a box of 12 by 12: state is told by shape, and by the words of the unit's card. */
const shapes: { readonly [sign: string]: { readonly line: string; readonly fill?: string } } = {
  fleeing: { line: "M2.5 12V1h7l-2 2.6 2 2.6h-7", fill: "var(--paper)" },
  shaken: { line: "M1 4q2.5-3 5 0t5 0M1 9q2.5-3 5 0t5 0" },
  engaged: { line: "M1.5 1.5l9 9M10.5 1.5l-9 9M1 8l3 3M11 8l-3 3" },
  charging: { line: "M1 6h9M6.5 2.5L10.5 6l-4 3.5" },
  declared: { line: "M1 6h2m2 0h2M6.5 2.5L10.5 6l-4 3.5z" },
  marched: { line: "M1.5 2l4 4-4 4M6.5 2l4 4-4 4" },
  moved: { line: "M4 2l4 4-4 4" },
  carrier: { line: "M1.5 5h9v6h-9zM1.5 5l2-3.2h5l2 3.2M6 5v2.6", fill: "var(--paper)" },
  wanted: { line: "M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10M6 3.6v4.8M3.6 6h4.8" },
};
export const isSign = (sign: string): boolean => sign in shapes;
export const allSigns: readonly string[] = Object.keys(shapes);

/** A sign of state in ink, on a rim of paper. */
export function Sign({ sign }: { sign: string }) {
  const shape = shapes[sign];
  return shape === undefined ? null : (
    <>
      <path d={shape.line} fill="none" stroke="var(--paper-2)" strokeWidth={4.5} strokeLinejoin="round" />
      <path
        d={shape.line}
        fill={shape.fill ?? "none"}
        stroke="var(--ink)"
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

export type CommandKind = "leader" | "standard" | "musician";

/** The sign of a leader, a standard or a musician, drawn about the middle of its base in a box of 14 by 14. */
export function CommandSign({ kind }: { kind: CommandKind }) {
  if (kind === "leader")
    return <path d="M0 -6l1.8 3.8 4.2.5-3.1 2.9.8 4.1L0 3.3l-3.7 2 .8-4.1L-6-1.7l4.2-.5z" strokeWidth={0.6} />;
  if (kind === "standard") return <path d="M-4 7V-7h9l-2.4 3L5-1h-7.6V7z" strokeWidth={0.6} />;
  return (
    <g fill="none" strokeWidth={1.8}>
      <ellipse cx={0} cy={-3} rx={5} ry={2.2} />
      <path d="M-5 -3v6a5 2.2 0 0 0 10 0v-6" />
    </g>
  );
}

/** The command of a piece, from its own right to its left as they stand. */
export const commandOf = (p: BoardPiece): readonly CommandKind[] => [
  ...(p.leaderFile === null ? [] : (["leader"] as const)),
  ...(p.standard ? (["standard"] as const) : []),
  ...(p.musician ? (["musician"] as const) : []),
];

/** The last line of a label: signs of state, the name at its shortest, how many models, a pip for each Health Point of the front base. */
export function StateLine({
  piece: p,
  tag,
  scale,
  y,
  measure,
}: {
  piece: BoardPiece;
  tag: string;
  scale: number;
  y: number;
  measure: Measure;
}) {
  const signs = signsOf(p, isSign);
  const widths = stateWidths(p, tag, measure);
  const pips = p.perBase > 1 ? p.perBase : 0;
  const left = -(signs.length * widths.sign + widths.tag + widths.count + pips * widths.pip) / 2;
  const words = left + signs.length * widths.sign;
  const firstPip = words + widths.tag + widths.count + 3.5;
  return (
    <g transform={`translate(0 ${y}) scale(${scale})`}>
      {signs.map((s, i) => (
        <g key={`${s} ${i}`} transform={`translate(${left + i * widths.sign} -10.5)`}>
          <Sign sign={s} />
        </g>
      ))}
      {tag === "" ? null : (
        <text className="label tag" x={words} textAnchor="start" style={{ fontSize: COUNT }}>
          {tag}
        </text>
      )}
      <text className="label count" x={words + widths.tag} textAnchor="start">
        {p.count}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        <circle
          key={String(i)}
          cx={firstPip + i * widths.pip}
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
