import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { download, downloadBlob } from "../device/download.ts";
import { asCsv, type Line } from "./csv.ts";
import { asPng, captioned } from "./png.ts";
import { chanceFigure, figures } from "../messages/figures.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { useMessages } from "./messages/index.ts";

/** Rows from one place to another, and at either end one row for the rest: its words, and a chance for each line. */
export interface Tails {
  readonly from: number;
  readonly to: number;
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
}

const [WIDE, HIGH, LEFT, FOOT] = [640, 280, 56, 36];
const NARROW = 280;
/** How a line is drawn, in letters. */
const KEYS = ["●──", "□╌╌"];
/** Points nearer to each other have no dots of their own: where there are dots alone, and where there are squares as well. */
const [APART, APART_OF_TWO] = [7, 12];
/** Room for a number below, and between it and the next. */
const HEAD = 40;

/** As wide as there is room for, so that its figures are as large on a phone as anywhere. */
function useWide(): readonly [RefObject<HTMLElement | null>, number] {
  const room = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(WIDE);
  useEffect(() => {
    const { current } = room;
    if (current === null) return undefined;
    const watching = new ResizeObserver(() => setWide(Math.max(NARROW, Math.min(WIDE, current.clientWidth))));
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  return [room, wide];
}

/** Which line is which. */
const Keys = ({ lines }: { readonly lines: readonly Line[] }) => (
  <p className="key">
    {lines.map((l, nth) => (
      <span key={l.name}>
        <span aria-hidden="true">{KEYS[nth]}</span> {l.name}
      </span>
    ))}
  </p>
);

/** The chances as a table: a number a row, where `tails` say so one row for all before and all after. */
function ChanceRows({
  of,
  heads,
  lines,
  tails,
}: {
  readonly of: string;
  readonly heads: readonly (string | number)[];
  readonly lines: readonly Line[];
  readonly tails: Tails | undefined;
}) {
  const w = useMessages();
  const { language } = useTranslation();
  const { from, to } = tails ?? { from: 0, to: heads.length - 1 };
  const rest = (head: string, chances: readonly (number | null)[]) => (
    <tr>
      <th scope="row">{head}</th>
      {lines.map((l, nth) => (
        <td key={l.name}>
          {chances[nth] == null ? "…" : chanceFigure(language, chances[nth] ?? 0, Math.max(...l.errors))}
        </td>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {lines.map((l) => (
            <th key={l.name} scope="col">
              {l.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tails !== undefined && from > 0 ? rest(w.upTo(String(heads[from - 1])), tails.before) : null}
        {heads.map((h, i) =>
          i < from || i > to ? null : (
            <tr key={h}>
              <th scope="row">{h}</th>
              {lines.map((l) => (
                <td key={l.name}>
                  {l.values[i] === null ? "…" : chanceFigure(language, l.values[i] ?? 0, l.errors[i])}
                </td>
              ))}
            </tr>
          ),
        )}
        {tails !== undefined && to < heads.length - 1 ? rest(w.onFrom(String(heads[to + 1])), tails.after) : null}
      </tbody>
    </table>
  );
}

/**
 * Chances along a number, 0 to 1: the first line whole with dots, the second dashed with squares. What it shows stands in a
 * table below, and both can be taken along.
 */
export function Chart({
  title,
  of,
  heads,
  lines,
  file,
  tails,
  children,
}: {
  readonly title: string;
  /** What the numbers below are. */
  readonly of: string;
  readonly heads: readonly (string | number)[];
  readonly lines: readonly Line[];
  readonly file: string;
  /** Of the table: what stands in one row for all before, and for all after. */
  readonly tails?: Tails | undefined;
  readonly children: ReactNode;
}) {
  const w = useMessages();
  const { language } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [room, wide] = useWide();
  const plot = { wide: wide - LEFT - 12, high: HIGH - FOOT - 12 };
  const most = Math.max(0.01, ...lines.flatMap((l) => l.values.map((v) => v ?? 0)));
  const top = most > 0.5 ? 1 : most > 0.2 ? 0.5 : 0.2;
  const x = (i: number): number => LEFT + (heads.length < 2 ? plot.wide / 2 : (i * plot.wide) / (heads.length - 1));
  const y = (v: number): number => 12 + plot.high * (1 - v / top);
  const percents = figures(language, { style: "percent", maximumFractionDigits: 1 });
  const every = Math.ceil(heads.length / Math.max(1, Math.floor(plot.wide / HEAD)));
  const path = ({ values }: Line): string =>
    values.flatMap((v, i) => (v === null ? [] : [`${x(i).toFixed(1)},${y(v).toFixed(1)}`])).join(" ");
  const csv = (): string => asCsv(of, heads, lines, w.errorOf);
  const drawn = () => {
    const keys = lines.length > 1 ? lines.map((l, nth) => `${KEYS[nth]} ${l.name}`) : [];
    return svg.current === null ? null : captioned(svg.current, wide, HIGH, [title, ...keys]);
  };
  const picture = (): void => {
    const found = drawn();
    if (found !== null) download(`${file}.svg`, found.svg, "image/svg+xml");
  };
  const pixels = (): void => {
    const found = drawn();
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--lit").trim();
    if (found !== null) void asPng(found.svg, wide, found.high, paper).then((png) => downloadBlob(`${file}.png`, png));
  };
  return (
    <figure className="chart" ref={room}>
      <figcaption>{children}</figcaption>
      <svg ref={svg} viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={title} xmlns="http://www.w3.org/2000/svg">
        <title>{title}</title>
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part} fill="currentColor" fontFamily="sans-serif" fontSize="14">
            <line
              {...{ x1: LEFT, x2: wide - 12, y1: y(part * top), y2: y(part * top) }}
              stroke="currentColor"
              strokeOpacity="0.25"
            />
            <text x={LEFT - 8} y={y(part * top) + 5} textAnchor="end">
              {percents.format(part * top)}
            </text>
          </g>
        ))}
        {heads.map((h, i) =>
          i % every === 0 ? (
            <text
              key={h}
              x={x(i)}
              y={HIGH - 10}
              textAnchor="middle"
              fill="currentColor"
              fontFamily="sans-serif"
              fontSize="14"
            >
              {h}
            </text>
          ) : null,
        )}
        {lines.map((line, nth) => (
          <g key={line.name} stroke="currentColor" fill={nth === 0 ? "currentColor" : "none"}>
            <polyline
              points={path(line)}
              fill="none"
              strokeWidth="2"
              {...(nth === 0 ? {} : { strokeDasharray: "7 5" })}
            />
            {line.values.map((v, i) =>
              v === null || plot.wide / heads.length < (lines.length > 1 ? APART_OF_TWO : APART) ? null : nth === 0 ? (
                // Each stands where its number does.
                <circle key={heads[i]} cx={x(i)} cy={y(v)} r="3.5" />
              ) : (
                <rect key={heads[i]} x={x(i) - 4} y={y(v) - 4} width="8" height="8" strokeWidth="2" />
              ),
            )}
          </g>
        ))}
      </svg>
      {lines.length > 1 ? <Keys lines={lines} /> : null}
      <details>
        <summary>{w.table}</summary>
        <ChanceRows {...{ of, heads, lines, tails }} />
      </details>
      <p className="take">
        <button type="button" data-take="csv" onClick={() => download(`${file}.csv`, csv(), "text/csv")}>
          {w.csv}
        </button>
        <button type="button" data-take="svg" onClick={picture}>
          {w.picture}
        </button>
        <button type="button" data-take="png" onClick={pixels}>
          {w.picturePng}
        </button>
      </p>
    </figure>
  );
}
