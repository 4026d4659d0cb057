import type { BoardView, Preview } from "@tercio/board";
import { type RefObject, useDeferredValue, useEffect, useMemo } from "react";
import { boardOf } from "../session/board.ts";
import { usePictured } from "../session/picture-before.ts";
import { useSession } from "../session/store.ts";
import { useWatching } from "../session/watching.ts";
import type { Box } from "./boxes.ts";
import { MARGIN, tableSeen, useView, wholeField } from "./camera.ts";
import { useSizeOf } from "./seen.ts";
import { boardSeen, previewSeen, type Quarter, quarter, turnFor, UPRIGHT, useWindow, viewerOf } from "./turn.ts";

/** The table as the camera shows it, and how large it is drawn. */
export interface Field {
  /** The board of the engine, which hands answer to. */
  readonly table: BoardView;
  /** A moment of before is shown again; false: the battle as it is now. */
  readonly past: boolean;
  readonly turn: Quarter;
  /** The board turned as it is seen, and what is being tried on it. */
  readonly view: BoardView;
  readonly preview: Preview | null;
  /** The drawing, pixels. */
  readonly size: { readonly w: number; readonly h: number };
  /** The middle of what is seen, how wide and how high that is, millimetres. */
  readonly cam: { readonly x: number; readonly y: number; readonly w: number };
  readonly high: number;
  /** Millimetres a pixel. */
  readonly scale: number;
  /** Half of the table with its margin: where labels have room; millimetres. */
  readonly room: { readonly w: number; readonly h: number };
  /** What is seen of it once the hand rests; null: the whole field. */
  readonly seen: Box | null;
  /** The same, the whole field as well; and what is seen at this very moment. */
  readonly within: Box;
  readonly visible: Box;
}

const around = ({ x, y, w }: Field["cam"], high: number): Box => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

/** Turns the table towards the player who looks at it, and follows the camera. */
export function useField(svg: RefObject<SVGSVGElement | null>): Field {
  const session = useSession();
  const shown = usePictured(session.battle, session.welcome);
  // A moment of before that is shown again has the board of then.
  const then = useWatching((w) => (w.play?.again === true ? w.play.after : null));
  const table = useMemo(() => then ?? boardOf(shown), [then, shown.game, shown.system]);
  const upright = useWindow(UPRIGHT);
  const { camera, more } = useView();
  // From here on all is as it is seen; what hands do is turned back (`onTable`).
  const turn = quarter(turnFor(table, viewerOf(session.seats), upright) + more);
  const view = useMemo(() => boardSeen(table, turn), [table, turn]);
  const tried = then === null ? session.preview : null;
  const preview = useMemo(() => previewSeen(tried, turn), [tried, turn]);
  useEffect(() => useView.setState({ turn, camera: null }), [turn]);
  const size = useSizeOf(svg, { w: 1000, h: 600 });
  const fit = Math.max(view.width / 100 + MARGIN, ((view.depth / 100 + MARGIN) * size.w) / size.h);
  useEffect(() => tableSeen(view, fit, size), [view.width, view.depth, fit, size]);
  // Another battle is another field.
  useEffect(() => {
    wholeField();
    void session.id;
  }, [session.id]);
  const cam = camera ?? { x: 0, y: 0, w: fit };
  const high = (cam.w * size.h) / size.w;
  // The view itself follows the hand at once; the breadth of lines and where names stand, when there is time for it.
  const near = useDeferredValue(camera);
  const scale = (near?.w ?? fit) / size.w;
  // The margin around the table that is seen with the whole field has room for labels, too.
  const room = useMemo(
    () => ({
      w: Math.max(view.width / 100, fit) / 2,
      h: Math.max(view.depth / 100, (fit * size.h) / size.w) / 2,
    }),
    [view.width, view.depth, fit, size],
  );
  const seen = useMemo(() => (near === null ? null : around(near, (near.w * size.h) / size.w)), [near, size]);
  const within = useMemo(() => seen ?? { left: -room.w, right: room.w, top: -room.h, bottom: room.h }, [seen, room]);
  const visible = around(cam, high);
  return { table, past: then !== null, turn, view, preview, size, cam, high, scale, room, seen, within, visible };
}
