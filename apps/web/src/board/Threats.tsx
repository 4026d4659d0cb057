import type { Piece, PieceKey, ThreatView } from "@tercio/scene";
import { percent } from "@tercio/dice";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, useExposed } from "../session/thinker.ts";
import type { Box } from "./boxes.ts";
import { mm } from "./drawn.ts";
import type { Measure } from "./labels.ts";
import { Chip, farthest, line } from "./Overlay.tsx";
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
  pieces,
  width,
  depth,
}: {
  readonly threats: readonly ThreatView[];
  readonly about: readonly (PieceKey | null)[];
  readonly scale: number;
  readonly pieces: readonly Piece[];
  /** The table, 0.01 mm. */
  readonly width: number;
  readonly depth: number;
}) {
  const { t } = useTranslation();
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
      {threats
        .filter((view) => about.includes(view.piece))
        .map(({ piece, bands }) => {
          const from = pieces.find((p) => p.key === piece) ?? { x: 0, y: 0 };
          return bands.map((band) => {
            const end = farthest(band.areas.flat(), from);
            const text = `${said(band.label)} · ${t("orMore", { chance: t("percent", { n: percent(band.chance) }) })}`;
            return <Chip key={band.chance} x={mm(end.x)} y={-mm(end.y)} scale={scale} text={text} />;
          });
        })}
    </g>
  );
}

/** Lines of a slip: its letters and their distance, pixels; and how many are written at most. */
const LETTERS = 13;
const LINE = 16;
const MOST = 8;

/** Who could come to the spot that the pointer or a finger rests on, each with how far and how likely: above all that stands. */
export function ThreatSpot({
  threats,
  scale,
  pieces,
  measure,
  view,
}: {
  readonly threats: readonly ThreatView[];
  readonly scale: number;
  readonly pieces: readonly Piece[];
  readonly measure: Measure;
  /** What is seen of the table, millimetres, y downwards. */
  readonly view: Box;
}) {
  const { t } = useTranslation();
  const layer = useRef<SVGGElement>(null);
  useSpot(layer);
  const spot = usePointed((p) => p.spot);
  const comers = spot === null ? [] : comersTo(threats, { x: spot.x * 100, y: -spot.y * 100 });
  const lines = comers.slice(0, MOST).map(({ piece, band }) => {
    const by = pieces.find((p) => p.key === piece);
    const chance = t("orMore", { chance: t("percent", { n: percent(band.chance) }) });
    return `${by === undefined ? "" : said(by.name)} ${said(band.label)} · ${chance}`;
  });
  const words = [t("threatHere", { count: comers.length }), ...lines, ...(comers.length > MOST ? ["…"] : [])];
  const w = (Math.max(...words.map((l) => measure(l))) * LETTERS + 16) * scale;
  const h = (words.length * LINE + 8) * scale;
  const away = 14 * scale;
  // Where the hand is not: above it, and pushed into what is seen.
  const x = Math.min(Math.max((spot?.x ?? 0) - w / 2, view.left), Math.max(view.left, view.right - w));
  const above = (spot?.y ?? 0) - h - away;
  return (
    <g ref={layer} className="note" pointerEvents="none" aria-hidden="true">
      {spot === null || comers.length === 0 ? null : (
        <g data-comers={comers.map((c) => c.piece).join(" ")}>
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

/** Who could come to where a piece is being led, each with its chance. */
export function ExposedLines({ turn, scale }: { readonly turn: Quarter; readonly scale: number }) {
  const exposed = useExposed();
  const told = useChance();
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
              <Chip x={x} y={y} scale={scale} text={`${said(name)} ${told(chance.share, chance.error)}`} />
            )}
          </g>
        );
      })}
    </g>
  );
}
