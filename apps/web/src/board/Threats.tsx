import type { BoardView, Piece, PieceKey, ThreatView } from "@tercio/board";
import { wholePercent } from "@tercio/dice";
import { useMemo, useRef } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, useExposed } from "../session/thinker.ts";
import type { Box } from "./boxes.ts";
import { NARROW } from "./Declared.tsx";
import { mm } from "./drawn.ts";
import { edgeAhead } from "./ahead.ts";
import type { Measure } from "./labels.ts";
import { languageNow } from "../messages/i18n.ts";
import { Chip, farthest, line } from "./Overlay.tsx";
import { chipWidth } from "./reach.ts";
import { usePointed } from "./sights.ts";
import { comersTo, useSpot } from "./spot.ts";
import { type Quarter, turned } from "./turn.ts";

/**
 * Where enemies could come, the darker the likelier and the more of them; the edges, how far they are and how likely, of
 * whom one points at or has chosen.
 */
export function ThreatLayer({
  threats,
  about,
  scale,
  width,
  depth,
}: {
  readonly threats: readonly ThreatView[];
  readonly about: readonly (PieceKey | null)[];
  readonly scale: number;
  /** The table, 0.01 mm. */
  readonly width: number;
  readonly depth: number;
}) {
  if (threats.length === 0) return null;
  return (
    <g className="overlay" pointerEvents="none" data-threats={threats.length}>
      <clipPath id="threat-table">
        <rect x={-mm(width) / 2} y={-mm(depth) / 2} width={mm(width)} height={mm(depth)} />
      </clipPath>
      <g clipPath="url(#threat-table)">
        {threats.map(({ piece, bands }) =>
          bands.map((band) => {
            const edged = about.includes(piece);
            return (
              <path
                key={`${piece} ${band.chance}`}
                d={band.areas.map((area) => `${line(area)}z`).join("")}
                className={edged ? "threat edged" : "threat"}
                strokeWidth={1.4 * scale}
                strokeDasharray={`${6 * scale} ${3 * scale}`}
              />
            );
          }),
        )}
      </g>
    </g>
  );
}

/** At how far, and how likely, with the least chance that somebody there is reached. */
const useOdds = () => {
  const { t } = useTranslation();
  return ({ label, chance }: ThreatView["bands"][number]): string => {
    const n = wholePercent(chance);
    const least = t("percent", { n });
    return `${said(label)} · ${n === wholePercent(1) ? least : t("orMore", { chance: least })}`;
  };
};

/** Words at the edge of a band, and where they stand. */
export interface EdgeSlip {
  readonly key: string;
  readonly text: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly box: Box;
}

/** The edges of whom one points at or has chosen: how far they are and how likely. */
export function useEdges(
  threats: readonly ThreatView[],
  about: readonly (PieceKey | null)[],
  pieces: readonly Piece[],
  table: Pick<BoardView, "width" | "depth">,
  scale: number,
): readonly EdgeSlip[] {
  const odds = useOdds();
  const language = languageNow();
  const [told, selected] = about;
  return useMemo(
    () =>
      threats
        .filter(({ piece }) => piece === told || piece === selected)
        .flatMap(({ piece, bands }) => {
          const from = pieces.find((p) => p.key === piece) ?? { x: 0, y: 0, facing: 0 };
          return bands.map((band): EdgeSlip => {
            const end = edgeAhead(band.areas, from, table) ?? farthest(band.areas.flat(), from);
            const text = odds(band);
            const at = { x: mm(end.x), y: -mm(end.y) };
            const [w, h] = [(chipWidth(text) / 2) * scale, 10 * scale];
            const box = { left: at.x - w, right: at.x + w, top: at.y - h, bottom: at.y + h };
            return { key: `${piece} ${band.chance}`, text, at, box };
          });
        }),
    [threats, told, selected, pieces, table.width, table.depth, scale, language],
  );
}

/** Lines of a slip: its letters and their distance, pixels; and how many are written at most. */
const LETTERS = 13;
const LINE = 16;
const MOST = 8;

/** The edges of whom is asked about; and who could come to the spot that the pointer or a finger rests on, each with how far and how likely: above all that stands. */
export function ThreatSpot({
  threats,
  scale,
  pieces,
  measure,
  view,
  edges,
}: {
  readonly threats: readonly ThreatView[];
  readonly edges: readonly EdgeSlip[];
  readonly scale: number;
  readonly pieces: readonly Piece[];
  readonly measure: Measure;
  /** What is seen of the table, millimetres, y downwards. */
  readonly view: Box;
}) {
  const { t } = useTranslation();
  const odds = useOdds();
  const layer = useRef<SVGGElement>(null);
  useSpot(layer);
  const spot = usePointed((p) => p.spot);
  const comers = spot === null ? [] : comersTo(threats, { x: spot.x * 100, y: -spot.y * 100 });
  const lines = comers.slice(0, MOST).map(({ piece, band }) => {
    const by = pieces.find((p) => p.key === piece);
    return `${by === undefined ? "" : said(by.name)} ${odds(band)}`;
  });
  const words = [t("threatHere", { count: comers.length }), ...lines, ...(comers.length > MOST ? ["…"] : [])];
  const w = (Math.max(...words.map((l) => measure(l))) * LETTERS + 16) * scale;
  const h = (words.length * LINE + 8) * scale;
  const away = 14 * scale;
  // Where the hand is not: above it, and pushed into what is seen.
  const x = Math.min(Math.max((spot?.x ?? 0) - w / 2, view.left), Math.max(view.left, view.right - w));
  const above = (spot?.y ?? 0) - h - away;
  return (
    <g ref={layer} pointerEvents="none" aria-hidden="true">
      <g className="overlay" data-edges="">
        {edges.map(({ key, text, at }) => (
          <Chip key={key} {...at} scale={scale} text={text} />
        ))}
      </g>
      {spot === null || comers.length === 0 ? null : (
        <g className="note" data-comers={comers.map((c) => c.piece).join(" ")}>
          <circle cx={spot.x} cy={spot.y} r={3 * scale} fill="var(--bad)" />
          <g transform={`translate(${x} ${above > view.top ? above : spot.y + away}) scale(${scale})`}>
            <rect width={w / scale} height={h / scale} rx={4} fill="var(--paper-2)" stroke="var(--bad)" />
            {words.map((text, i) => (
              <text key={String(i)} x={8} y={LINE * (i + 1)}>
                {text}
              </text>
            ))}
          </g>
        </g>
      )}
    </g>
  );
}

/** Who could come to where a piece is being led, each with its chance; where there is little room the line says who. */
export function ExposedLines({ turn, scale }: { readonly turn: Quarter; readonly scale: number }) {
  const exposed = useExposed();
  const told = useChance();
  const share = (of: NonNullable<ReturnType<typeof headlineOf>>): string => told(of.share, of.error);
  return (
    <g className="overlay" pointerEvents="none">
      {exposed.map(({ by, name, weighed, ...ends }) => {
        const [from, to] = [turned(ends.from, turn), turned(ends.to, turn)];
        const chance = headlineOf(weighed);
        const [x, y] = [mm(from.x + (to.x - from.x) * 0.3), -mm(from.y + (to.y - from.y) * 0.3)];
        return (
          <g key={`${by} ${weighed.question}`} data-exposed={by}>
            <path d={line([from, to])} className="exposed" strokeWidth={1.6 * scale} strokeDasharray={`${5 * scale}`} />
            {chance === null ? null : (
              <Chip
                x={x}
                y={y}
                scale={scale}
                text={scale > NARROW ? share(chance) : `${said(name)} ${share(chance)}`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
