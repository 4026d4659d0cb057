import type { Piece, PieceKey } from "@tercio/scene";
import { percent } from "@tercio/dice";
import { useTranslation } from "react-i18next";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, useExposed } from "../session/thinker.ts";
import { mm } from "./drawn.ts";
import { Chip, farthest, line } from "./Overlay.tsx";
import { useThreats } from "./threats.ts";
import { type Quarter, turned } from "./turn.ts";

/**
 * Where enemies could come, the darker the likelier and the more of them; the edges, how far they are and how likely, of
 * whom one points at or has chosen.
 */
export function ThreatLayer({
  turn,
  about,
  scale,
  pieces,
  width,
  depth,
}: {
  readonly turn: Quarter;
  readonly about: readonly (PieceKey | null)[];
  readonly scale: number;
  readonly pieces: readonly Piece[];
  /** The table, 0.01 mm. */
  readonly width: number;
  readonly depth: number;
}) {
  const { t } = useTranslation();
  const threats = useThreats(turn);
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
