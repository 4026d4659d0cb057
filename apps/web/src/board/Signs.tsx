import type { Figure, Icon, Mark, Piece } from "@tercio/board";
import { COUNT, type Measure, signsOf, stateWidths } from "./labels.ts";

/** Signs that are only drawn filled, on a base. */
type OnBases = "star" | "crown" | "helmet" | "flag" | "banner" | "drum";
const onBases: ReadonlySet<string> = new Set<OnBases>(["star", "crown", "helmet", "flag", "banner", "drum"]);
const isOnBases = (icon: Icon): icon is OnBases => onBases.has(icon);

/** Drawn in lines, in a box of 12 by 12, on a rim of paper: beside a name. */
const lines: { readonly [icon in Exclude<Icon, OnBases>]: { readonly line: string; readonly fill?: string } } = {
  "white-flag": { line: "M2.5 12V1h7l-2 2.6 2 2.6h-7", fill: "var(--paper)" },
  waves: { line: "M1 4q2.5-3 5 0t5 0M1 9q2.5-3 5 0t5 0" },
  "crossed-swords": { line: "M1.5 1.5l9 9M10.5 1.5l-9 9M1 8l3 3M11 8l-3 3" },
  arrow: { line: "M1 6h9M6.5 2.5L10.5 6l-4 3.5" },
  "broken-arrow": { line: "M1 6h2m2 0h2M6.5 2.5L10.5 6l-4 3.5z" },
  "back-arrow": { line: "M11 6H2M5.5 2.5L1.5 6l4 3.5" },
  chevrons: { line: "M1.5 2l4 4-4 4M6.5 2l4 4-4 4" },
  chevron: { line: "M4 2l4 4-4 4" },
  chest: { line: "M1.5 5h9v6h-9zM1.5 5l2-3.2h5l2 3.2M6 5v2.6", fill: "var(--paper)" },
  ring: { line: "M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10M6 3.6v4.8M3.6 6h4.8" },
  spark: { line: "M6 .5l1.4 4.1 4.1 1.4-4.1 1.4L6 11.5 4.6 7.4.5 6l4.1-1.4z", fill: "var(--paper)" },
  cross: { line: "M2 2l8 8M10 2l-8 8" },
};

/** A sign beside a name: a state is told by shape, and by the words of the piece's card. */
export function Sign({ icon }: { icon: Icon }) {
  if (isOnBases(icon))
    return (
      <g transform="translate(6 6) scale(0.8)" fill="var(--ink)" stroke="var(--ink)" strokeLinejoin="round">
        <PieceSign icon={icon} />
      </g>
    );
  const shape = lines[icon];
  return (
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

/** A sign on a base, drawn about its middle in a box of 14 by 14. */
export function PieceSign({ icon }: { icon: Icon }) {
  switch (icon) {
    case "star":
      return <path d="M0 -6l1.8 3.8 4.2.5-3.1 2.9.8 4.1L0 3.3l-3.7 2 .8-4.1L-6-1.7l4.2-.5z" strokeWidth={0.6} />;
    case "crown":
      return <path d="M-6 5V-4l3.2 3.4L0 -6l2.8 5.4L6 -4V5z" strokeWidth={0.6} />;
    case "helmet":
      return <path d="M-5.5 6V-.5a5.5 6 0 0 1 11 0V6H1V1.5h2.5v-2h-7v2H-1V6z" strokeWidth={0.6} />;
    case "banner":
      return <path d="M-.8-7.5h1.6v1.2H6v2.2H4.8V5L2.4 2.8 0 6.2-2.4 2.8-4.8 5v-9.1H-6v-2.2h5.2z" strokeWidth={0.6} />;
    case "flag":
      return <path d="M-4 7V-7h9l-2.4 3L5-1h-7.6V7z" strokeWidth={0.6} />;
    case "drum":
      return (
        <g fill="none" strokeWidth={1.8}>
          <ellipse cx={0} cy={-3} rx={5} ry={2.2} />
          <path d="M-5 -3v6a5 2.2 0 0 0 10 0v-6" />
        </g>
      );
    default:
      return (
        <g transform="translate(-6 -6)">
          <Sign icon={icon} />
        </g>
      );
  }
}

/** What a piece is at a glance, filled, in a box of 24 by 24 about its middle. */
const figures: { readonly [figure in Figure]: string } = {
  // A shield with its boss, a head above it, a spear beside it.
  soldier:
    "M-2 -10.5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM-8 -2.5h12v5.5c0 4-3 6.5-6 8c-3-1.5-6-4-6-8zM6.6 -11l1.4-1 1.4 1v3.5h-.6V11H7.2V-7.5h-.6z",
  horse:
    "M-1.5 -11l1.8 3.2C5.5 -7 8.5 -2.5 8.5 3.5V11H-5.5C-5.5 6.5 -1 5 -1.2 1.5C-2.5 3.2 -4.5 3.4 -6.5 4.8L-9 2.6C-8.5 -1.5 -6.5 -4.5 -3.6 -7.2z",
  paw: "M0 0c3.5 0 6.5 3 6.5 6.5C6.5 9.5 4 10.5 0 10c-4 .5-6.5-.5-6.5-3.5C-6.5 3 -3.5 0 0 0zM-8.5 -4.5a2.3 2.9 0 1 1 0 5.8a2.3 2.9 0 1 1 0-5.8zM8.5 -4.5a2.3 2.9 0 1 1 0 5.8a2.3 2.9 0 1 1 0-5.8zM-3.2 -10a2.4 3.3 0 1 1 0 6.6a2.4 3.3 0 1 1 0-6.6zM3.2 -10a2.4 3.3 0 1 1 0 6.6a2.4 3.3 0 1 1 0-6.6z",
  wing: "M-10.5 7C-9.5 -2 -4 -8.5 9.5 -9.5C10 -7 8.5 -5.5 6.5 -5C9 -4.5 8.5 -2 5.5 -1.2C7.5 -.2 6.5 2.2 3.5 2.4C5 4 3.5 5.8 .5 5.5C-3.5 5 -7 5 -10.5 7z",
  claws:
    "M-9 -9.5C-5.5 -6 -4 -1 -5 9.5C-8 3 -9.8 -3 -9 -9.5zM-2 -11C1.5 -7 2.5 -1 1 11C-2 4.5 -3.2 -4 -2 -11zM5.5 -9.5C9 -6 10 -1 7.5 9.5C5 3.5 4.2 -3 5.5 -9.5z",
  wheel:
    "M0 -10.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21zM0 -7.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM-1.2 -8h2.4V8h-2.4zM-8 -1.2H8v2.4H-8zM0 -3a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
  cannon:
    "M-10 -6.5L9.5 -8.5l1 4.5L-4 .5L-9.5 -1zM-4 -2.5a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 1 1 0-13.2zM-4 .5a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2zM2 8.5h8.5v2.2H1z",
};

export function FigureSign({ figure }: { figure: Figure }) {
  return <path d={figures[figure]} fillRule={figure === "wheel" ? "nonzero" : "evenodd"} />;
}

/** Signs on the piece itself, from its own right to its left as they stand. */
export const bornBy = (p: Piece): readonly Mark[] => p.marks.filter((m) => m.at !== null);

/** The last line of a label: signs of state, the name at its shortest, how many there are, a pip for each point of the next to fall. */
export function StateLine({
  piece: p,
  tag,
  scale,
  y,
  measure,
}: {
  piece: Piece;
  tag: string;
  scale: number;
  y: number;
  measure: Measure;
}) {
  const signs = signsOf(p);
  const widths = stateWidths(p, tag, measure);
  const pips = p.pips?.start ?? 0;
  const left = -(signs.length * widths.sign + widths.tag + widths.count + pips * widths.pip) / 2;
  const words = left + signs.length * widths.sign;
  const firstPip = words + widths.tag + widths.count + 3.5;
  return (
    <g transform={`translate(0 ${y}) scale(${scale})`}>
      {signs.map((s, i) => (
        <g key={`${s.icon} ${i}`} transform={`translate(${left + i * widths.sign} -10.5)`}>
          <Sign icon={s.icon} />
        </g>
      ))}
      {tag === "" ? null : (
        <text className="label tag" x={words} textAnchor="start" style={{ fontSize: COUNT }}>
          {tag}
        </text>
      )}
      {p.count === null ? null : (
        <text className="label count" x={words + widths.tag} textAnchor="start">
          {p.count.now}
        </text>
      )}
      {Array.from({ length: pips }, (_, i) => (
        <circle
          key={String(i)}
          cx={firstPip + i * widths.pip}
          cy={-4.5}
          r={2.4}
          fill={i < (p.pips?.now ?? 0) ? "var(--ink)" : "var(--paper-2)"}
          stroke="var(--ink)"
          strokeWidth={1}
        />
      ))}
    </g>
  );
}
