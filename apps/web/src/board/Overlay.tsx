import { isStanding, type Piece } from "@tercio/board";
import { type ReactNode, useMemo } from "react";
import { said } from "../session/said.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, type Reach, useScales } from "../session/thinker.ts";
import { languageNow } from "../messages/i18n.ts";
import type { Box } from "./boxes.ts";
import { mm } from "./drawn.ts";
import { chipWidth, reachSlips, type Slip } from "./reach.ts";
import type { Faced } from "./turn.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

export const line = (points: readonly { x: number; y: number }[]): string =>
  points.map((p, i) => `${i === 0 ? "M" : "L"}${mm(p.x)} ${-mm(p.y)}`).join("");

/** A few words on a slip of paper: legible over whatever lies beneath. */
export function Chip({ x, y, scale, text }: Point & { readonly scale: number; readonly text: string }) {
  const w = chipWidth(text);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-w / 2} y={-9} width={w} height={18} rx={3} fill="var(--paper-2)" stroke="var(--line)" />
      <text className="chip" textAnchor="middle" y={4.5}>
        {text}
      </text>
    </g>
  );
}

/** Where a band lies farthest from its block: there its name stands clear of it. */
export const farthest = (edge: readonly Point[], from: Point): Point =>
  edge.reduce((best, p) => (squared(p, from) > squared(best, from) ? p : best), edge[0] ?? from);
const squared = (p: Point, q: Point): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;

/** What stands on the slips of a reach, by band and by target; a chance has room that comes later. */
function textsOf(reach: Reach): ReadonlyMap<string, string> {
  return new Map([
    ...reach.bands.map((b) => [b.id, said(b.label)] as const),
    ...reach.targets.map((target) => [String(target.piece), `${said(target.label)} · 100%`] as const),
  ]);
}

/** Where its words stand, so that no block and no name lies under them. */
export function useReachSlips(
  reach: Reach | null,
  pieces: readonly Piece[],
  scale: number,
  view: Box,
): readonly Slip[] {
  const language = languageNow();
  return useMemo(
    () => (reach === null ? [] : reachSlips(reach, textsOf(reach), pieces.filter(isStanding), { scale, view })),
    [reach, pieces, scale, view, language],
  );
}

/** How far it could go: each move has its own kind of line and its name on it; whom it could charge, and the chance. */
export function ReachOverlay({
  reach,
  scale,
  slips,
}: {
  readonly reach: Reach;
  readonly scale: number;
  readonly slips: readonly Slip[];
}) {
  const told = useChance();
  const list = useScales((s) => s.list);
  const slip = (id: string, text: string): ReactNode => {
    const at = slips.find((s) => s.id === id);
    if (at === undefined) return null;
    return (
      <>
        {at.of === null ? null : (
          <line x1={at.x} y1={at.y} x2={at.of.x} y2={at.of.y} stroke="var(--ink)" strokeWidth={scale} data-lead="" />
        )}
        <Chip x={at.x} y={at.y} scale={scale} text={text} />
      </>
    );
  };
  return (
    <g className="overlay" pointerEvents="none">
      {[...reach.bands].reverse().map((b, i, all) => {
        const inner = i === all.length - 1;
        return (
          <g key={b.id} data-band={b.id}>
            <path
              d={`${line(b.edge)}z`}
              fill="var(--ink)"
              fillOpacity={inner ? 0.07 : 0.04}
              stroke="var(--ink)"
              strokeWidth={(inner ? 1.8 : 1.4) * scale}
              strokeDasharray={inner ? undefined : `${8 * scale} ${3 * scale} ${1.5 * scale} ${3 * scale}`}
              strokeLinejoin="round"
            />
            {slip(b.id, said(b.label))}
          </g>
        );
      })}
      {reach.targets.map((target) => {
        const chance = headlineOf(list.find((w) => w.question === target.question));
        return (
          <g key={target.piece} data-target={target.piece}>
            <path
              d={line([target.from, target.to])}
              stroke="var(--bad)"
              strokeWidth={1.8 * scale}
              strokeDasharray={`${2 * scale} ${4 * scale}`}
              strokeLinecap="round"
              fill="none"
            />
            <circle
              cx={mm(target.to.x)}
              cy={-mm(target.to.y)}
              r={6 * scale}
              fill="none"
              stroke="var(--bad)"
              strokeWidth={2 * scale}
            />
            <path
              d={`M${mm(target.to.x) - 9 * scale} ${-mm(target.to.y)}h${18 * scale}m${-9 * scale} ${-9 * scale}v${18 * scale}`}
              stroke="var(--bad)"
              strokeWidth={1.4 * scale}
            />
            {slip(
              String(target.piece),
              `${said(target.label)}${chance === null ? "" : ` · ${told(chance.share, chance.error)}`}`,
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What it faces: hairlines at 45 degrees from its corners, and the name of each quarter. */
export function ArcsOverlay({ faced, scale }: { faced: Faced; scale: number }) {
  return (
    <g className="overlay" pointerEvents="none" data-arcs="">
      {faced.rays.map((r, i) => (
        <path key={String(i)} d={line([r.from, r.to])} stroke="var(--ink)" strokeWidth={1.2 * scale} fill="none" />
      ))}
      {faced.arcs.map((a, i) => (
        <text
          key={String(i)}
          className="label small caps"
          x={mm(a.x)}
          y={-mm(a.y)}
          textAnchor="middle"
          dominantBaseline="middle"
          style={{ fontSize: 13 * scale, strokeWidth: 4 * scale }}
        >
          {said(a.label)}
        </text>
      ))}
    </g>
  );
}
