import { called } from "../session/called.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said, system } from "../session/said.ts";
import { FigureSign, Sign } from "./Signs.tsx";

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg className="drawn" viewBox="0 0 24 18" aria-hidden="true">
      {children}
    </svg>
  );
}

/** What every sign on the field means. */
export function Legend({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { legend, ranges } = system().views;
  const { marks, pips, figures = [] } = legend;
  const block = (extra: ReactNode, stroke = "var(--soft)", width = 1.5): ReactNode => (
    <Drawn>
      <rect x={5} y={5} width={14} height={9} fill="var(--paper)" stroke={stroke} strokeWidth={width} />
      {extra}
    </Drawn>
  );
  const rows: readonly (readonly [string, ReactNode, string])[] = [
    ["first", <SideMark key="m" seat={0} />, called(0)],
    ["second", <SideMark key="m" seat={1} />, called(1)],
    ["front", block(<path d="M4 4.5h16M12 0l3 4h-6z" stroke="var(--soft)" strokeWidth={2} />), t("legendFront")],
    ["chosen", block(null, "var(--chosen)", 3.5), t("legendChosen")],
    [
      "wanted",
      block(
        <rect
          x={1.5}
          y={1.5}
          width={21}
          height={16}
          rx={2}
          fill="none"
          stroke="var(--soft)"
          strokeDasharray="1.5 2.5"
        />,
      ),
      t("legendWanted"),
    ],
    [
      "blocks",
      block(<path d="M8 5.5l8 8m0 -8l-8 8" stroke="var(--bad)" strokeWidth={2.2} fill="none" />, "var(--bad)"),
      t("legendBlocks"),
    ],
    ...(ranges === undefined
      ? []
      : [
          [
            "scope",
            <Drawn key="scope">
              <circle cx={10} cy={9} r={8} fill="none" stroke="var(--soft)" strokeWidth={1.5} />
              <path
                d="M10 9h10"
                stroke="var(--ink)"
                strokeWidth={1.5}
                strokeDasharray="1.5 2.5"
                strokeLinecap="round"
              />
              <circle cx={21} cy={9} r={2} fill="var(--ink)" />
            </Drawn>,
            t("legendRange"),
          ] as const,
        ]),
    ...figures.map(
      (f) =>
        [
          f.figure,
          <Drawn key={f.figure}>
            <g transform="translate(12 9) scale(0.72)" fill="var(--ink)">
              <FigureSign figure={f.figure} />
            </g>
          </Drawn>,
          said(f.label),
        ] as const,
    ),
    ...marks.map(
      (m) =>
        [
          m.icon,
          <Drawn key={m.icon}>
            <g transform="translate(6 3)">
              <Sign icon={m.icon} />
            </g>
          </Drawn>,
          said(m.label),
        ] as const,
    ),
    ...(pips === null
      ? []
      : [
          [
            "pips",
            <Drawn key="pips">
              <circle cx={7} cy={9} r={2.6} fill="var(--ink)" stroke="var(--ink)" />
              <circle cx={15} cy={9} r={2.6} fill="none" stroke="var(--ink)" />
            </Drawn>,
            said(pips),
          ] as const,
        ]),
  ];
  return (
    <div
      className="legend"
      id="legend"
      role="region"
      aria-label={t("legend")}
      tabIndex={0}
      onKeyDown={(e) => {
        if (e.key !== "Escape") return;
        e.stopPropagation();
        onClose();
      }}
    >
      <ul>
        {rows.map(([id, drawn, text], at) => (
          <li key={`${id} ${at}`} data-sign={id}>
            {drawn} {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
