import "./motion.css";
import type { Body, PieceKey } from "@tercio/board";
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { basesOf, mm, outlineOf, placed } from "./drawn.ts";
import type { Box } from "./boxes.ts";
import { boundsOf } from "./labels.ts";
import { Badge, Hull, Ranks } from "./Piece.tsx";
import { bodySeen, type Quarter, turned } from "./turn.ts";
import type { Act } from "../session/acts.ts";
import { type Clips, clipsOf, type Costume, type Frames, middle } from "./clips.ts";
import { walk } from "../session/poses.ts";
import { Fallen, type Gone } from "./Fallen.tsx";
import { over, type Play, useWatching } from "../session/watching.ts";

/** What happens, over the pieces as they stand: their own drawings are moved beside React, for all else costumes are put on. */
export const Stage = memo(function Stage({
  scale,
  turn,
  gone,
}: {
  scale: number;
  turn: Quarter;
  /** Whoever is drawn where they fell. */
  gone: readonly Gone[];
}) {
  const play = useWatching((w) => w.play);
  const trails = useWatching((w) => w.trails);
  const clips = useMemo(() => (play === null ? null : clipsOf(play, turn)), [play, turn]);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () => (play === null || clips === null || group.current === null ? undefined : run(group.current, clips, play)),
    [play, clips],
  );
  return (
    <g className="stage" aria-hidden="true" pointerEvents="none" data-playing={play === null ? undefined : ""}>
      {play === null ? <Fallen gone={gone} scale={scale} turn={turn} /> : null}
      {trails
        .filter((act) => act.does !== "leaves" || !gone.some(({ was }) => was.key === act.key))
        .map((act, i) => (
          <Trail key={`${act.key} ${i}`} act={act} scale={scale} turn={turn} />
        ))}
      <g ref={group}>
        {clips?.costumes.map((c, i) => (
          <g key={String(i)}>{dressed(c, scale)}</g>
        ))}
      </g>
    </g>
  );
});

function dressed(c: Costume, scale: number): ReactNode {
  if (c.kind === "base")
    return <Ranks seat={c.seat} bases={basesOf({ bases: [{ shape: c.shape, at: [{ x: 0, y: 0 }] }] })} scale={scale} />;
  const { piece: p } = c;
  return (
    <>
      {c.kind === "badge" ? null : <Hull piece={p} scale={scale} selected={false} />}
      {c.kind === "whole" ? (
        <Ranks seat={p.seat} bases={basesOf(p)} hull={outlineOf(p)} scale={scale} astray={p.astray} />
      ) : null}
      {c.kind === "hull" ? null : <Badge piece={p} scale={scale} />}
    </>
  );
}

/** Where those stand who are under way while what happens is stopped between two moments: no name is written over them. */
export function useHalted(turn: Quarter, scale: number): readonly Box[] {
  const play = useWatching((w) => (w.stopped ? w.play : null));
  const reached = useWatching((w) => w.reached);
  return useMemo(() => {
    if (play === null) return NOBODY;
    const over = play.marks[reached - 1] ?? 0;
    const now = new Map<PieceKey, Body | null>();
    for (const { act, ends } of play.acts) {
      const body = ends <= over ? (act.does === "leaves" ? null : act.to) : act.does === "comes" ? null : act.from;
      if (ends <= over || !now.has(act.key)) now.set(act.key, body);
    }
    return [...now.values()].flatMap((body) => (body === null ? [] : [boundsOf(bodySeen(body, turn), 2 * scale)]));
  }, [play, reached, turn, scale]);
}
const NOBODY: readonly Box[] = [];

/** Sets everything going; returns how to stop it, all standing where they stand. */
function run(group: SVGGElement, clips: Clips, play: Play): () => void {
  const board = group.ownerSVGElement;
  const all: Animation[] = [];
  const start = (element: Element | null | undefined, frames: Frames, fill: FillMode): void => {
    if (element != null) all.push(element.animate(frames, { duration: play.length, fill }));
  };
  const named = (what: string, key: string | number): Element | null =>
    board?.querySelector(`[data-${what}="${CSS.escape(String(key))}"]`) ?? null;
  for (const [key, frames] of clips.pieces) start(named("piece", key), frames, "none");
  for (const [key, frames] of clips.figures) start(named("piece", key)?.querySelector(".upright"), frames, "none");
  for (const [key, frames] of clips.labels) start(named("label", key), frames, "none");
  for (const [i, { frames }] of clips.costumes.entries()) start(group.children[i], frames, "both");
  const master = group.animate([{ opacity: 1 }, { opacity: 1 }], { duration: play.length });
  all.push(master);
  master.onfinish = over;
  let ended = false;
  let frame = 0;
  let next = 0;
  // Step by step it stops where a moment ends and something is still to come.
  const look = (): void => {
    const mark = play.marks[next];
    if (mark === undefined || next === play.marks.length - 1) return;
    if (Number(master.currentTime) >= mark) {
      next++;
      for (const a of all) a.pause();
      useWatching.setState({ stopped: true, reached: next });
    } else frame = requestAnimationFrame(look);
  };
  const stepped = useWatching.getState().tempo === "step" && !play.again;
  if (stepped) frame = requestAnimationFrame(look);
  const stop = useWatching.subscribe((now, was) => {
    if (ended || !was.stopped || now.stopped || now.play !== play) return;
    for (const a of all) a.play();
    frame = requestAnimationFrame(look);
  });
  return () => {
    ended = true;
    stop();
    cancelAnimationFrame(frame);
    for (const a of all) a.cancel();
  };
}

/** Points of a trail. */
const POINTS = 24;

/** Where something came from: a line to where it stands, or an outline where it stood. */
function Trail({ act, scale, turn }: { act: Act; scale: number; turn: Quarter }) {
  const point = (p: { readonly x: number; readonly y: number }): string => {
    const at = turned(p, turn);
    return `${mm(at.x).toFixed(2)} ${(-mm(at.y)).toFixed(2)}`;
  };
  const lines: readonly (readonly { readonly x: number; readonly y: number }[])[] =
    act.does === "goes"
      ? [Array.from({ length: POINTS + 1 }, (_, k) => middle(act.from, walk(act).at(k / POINTS)))]
      : act.does === "reshapes"
        ? act.singles.flatMap((s) => (s.way !== undefined ? [s.way] : []))
        : [];
  const gone = act.does === "leaves" ? act.from : null;
  if (lines.length === 0 && gone === null) return null;
  const d = lines.map((line) => `M${line.map(point).join("L")}`).join("");
  const dots = lines.map((line) => `M${point(line[0] ?? { x: 0, y: 0 })}h0`).join("");
  return (
    <g className="trail" data-trail={act.key}>
      {d === "" ? null : (
        <>
          <path d={d} className="halo" strokeWidth={5 * scale} />
          <path d={d} strokeWidth={2.2 * scale} strokeDasharray={`${6 * scale} ${4 * scale}`} />
          <path d={dots} strokeWidth={7 * scale} strokeLinecap="round" />
        </>
      )}
      {gone === null ? null : (
        <path
          d={outlineOf(gone)}
          transform={placed(bodySeen(gone, turn))}
          strokeWidth={1.6 * scale}
          strokeDasharray={`${2 * scale} ${4 * scale}`}
        />
      )}
    </g>
  );
}
