import { bounds, type BoardView, pieceOf, type Preview } from "@tercio/board";
import { useEffect, useRef } from "react";
import { type Camera, onTheTable, useView, wholeField } from "./camera.ts";
import { turned } from "./turn.ts";
import type { Asked } from "../session/hands.ts";
import { boxOf } from "../session/acts.ts";
import { useWatching } from "../session/watching.ts";

/** A part of the table, 0.01 mm. */
type Box = ReturnType<typeof bounds>;
interface Size {
  readonly w: number;
  readonly h: number;
}

/** Smaller than this nobody finds it, pixels; it is brought so near that it measures that much. */
const LOST = 9;
const FOUND = 48;
/** Room around what is looked for, as a part of the window. */
const AROUND = 0.04;

/** Brings a part of the table into the window, unless it is there already and large enough to be seen. */
function seek(box: Box, size: Size): void {
  useView.setState((view) => {
    const { camera, fit, turn } = view;
    const [a, b] = [turned({ x: box.west, y: box.south }, turn), turned({ x: box.east, y: box.north }, turn)];
    const at = { x: (a.x + b.x) / 200, y: -(a.y + b.y) / 200 };
    const [wide, high] = [Math.abs(a.x - b.x) / 100, Math.abs(a.y - b.y) / 100];
    const now = camera ?? { x: 0, y: 0, w: fit };
    const lost = (Math.max(wide, high) / now.w) * size.w < LOST;
    const tall = (now.w * size.h) / size.w;
    const inside =
      Math.abs(at.x - now.x) + wide / 2 <= now.w * (0.5 - AROUND) &&
      Math.abs(at.y - now.y) + high / 2 <= tall * (0.5 - AROUND);
    if (!lost && (camera === null || inside)) return {};
    const needed = Math.max(wide, (high * size.w) / size.h) * 1.3;
    const w = lost ? (Math.max(wide, high) * size.w) / FOUND : Math.max(now.w, needed);
    return { camera: onTheTable({ ...at, w: Math.min(fit, Math.max(180, w)) }, view) };
  });
}

/** What is asked on which board, with what is tried out there, in a window of this size. */
interface Asking {
  readonly asked: Asked | null;
  readonly tried: Preview | null;
  readonly table: BoardView;
  readonly size: Size;
}

/** What it is about and lies on the table: where it is tried out, what slides; else all that may be taken. */
function aboutOf({ asked, tried, table }: Asking): readonly Box[] {
  const [slides] = tried?.ghosts ?? [];
  if (asked?.tool?.kind === "slide" && slides !== undefined) return [bounds(slides)];
  return (asked?.pieces ?? []).flatMap((key) => {
    const ghost = tried?.ghosts.find((g) => g.key === key);
    const piece = pieceOf(table, key);
    return ghost !== undefined ? [bounds(ghost)] : piece?.place === "field" ? [bounds(piece)] : [];
  });
}

/**
 * The view goes where something happens, and where something is asked once all that happened is seen; not where a player
 * has told it not to, and not while his hands are on the board. `once`: for each battle as it comes.
 */
export function useSeek(now: Asking, once: unknown): void {
  const play = useWatching((w) => w.play);
  const follow = useWatching((w) => w.follow);
  const before = useRef<{ readonly camera: Camera | null } | null>(null);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (!follow || play?.again === false) before.current = null;
    if (!follow) return;
    if (play !== null) {
      // Of several moments looked at one after another: as it was before the first.
      if (play.again) before.current ??= { camera: useView.getState().camera };
      const box = boxOf([play.acts.map((t) => t.act)]);
      if (box !== null) seek(box, latest.current.size);
    } else if (before.current !== null) {
      // As the player had it before he looked back.
      useView.setState({ camera: before.current.camera });
      before.current = null;
    }
  }, [play, follow]);
  const busy = play !== null;
  const last = useRef("");
  // What slides is there once it is tried.
  const found = now.asked?.tool?.kind === "slide" && now.tried !== null;
  useEffect(() => {
    const { follow, cut } = useWatching.getState();
    if (!follow || cut || busy) return;
    const boxes = aboutOf(latest.current);
    const [first] = boxes;
    // Something else is asked: where the last question was looked at from is of no use any more.
    const { asked } = latest.current;
    const kind = asked === null ? last.current : `${asked.request.player} ${asked.request.choice}`;
    // Places to choose from have been brought near by now, if they are small (`Spots`).
    if (kind !== last.current && !useView.getState().byHand && asked?.tool?.kind !== "spots") wholeField();
    last.current = kind;
    const { camera, turn } = useView.getState();
    const { w, h } = latest.current.size;
    const seen = (b: Box): boolean => {
      if (camera === null) return true;
      const at = turned({ x: (b.west + b.east) / 2, y: (b.south + b.north) / 2 }, turn);
      return (
        Math.abs(at.x / 100 - camera.x) < camera.w / 2 && Math.abs(-at.y / 100 - camera.y) < (camera.w * h) / w / 2
      );
    };
    // Of several that may be chosen one in sight is enough.
    if (first !== undefined && (boxes.length === 1 || !boxes.some(seen))) seek(first, latest.current.size);
  }, [once, found, busy]);
}
