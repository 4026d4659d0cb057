import "../board/board.css";
import type { Core } from "@tercio/kernel";
import { isStanding, type BoardView, type PieceKey, pieceOf, type Stand, type System } from "@tercio/board";
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Camera, MARGIN } from "../board/camera.ts";
import { useSizeOf } from "../board/seen.ts";
import { useLatest } from "../board/frame.ts";
import { type At, useGrip } from "../board/grip.ts";
import { Ground } from "../board/Ground.tsx";
import { Handle, knobBox } from "../board/Handle.tsx";
import { Labels } from "../board/Labels.tsx";
import { lettersAt } from "../board/labels.ts";
import { useMeasure } from "../board/measure.ts";
import { Standing } from "../board/Standing.tsx";
import { boardSeen, onTable, towards, turnFor, UPRIGHT, useWindow } from "../board/turn.ts";
import { languageNow } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** What is taken along, as it is seen: 0.01 mm, y upwards. */
interface Led extends Stand {
  readonly key: PieceKey;
}
interface Drag {
  readonly kind: "piece" | "turn" | "pan";
  readonly key: PieceKey | null;
  readonly from: At;
  readonly origin: At;
  readonly moved: boolean;
}

const NONE: readonly never[] = [];
const INCH = 2540;
/** Steps of the keyboard: inches and degrees, and the fine ones. */
const STEP = { move: [INCH, INCH / 10], turn: [65536 / 24, 65536 / 360] } as const;
const WAYS: { readonly [key: string]: At } = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const ignored = (): void => {};

/** A piece moved, turned or taken away by keys. */
function byKeys(
  event: KeyboardEvent<SVGSVGElement>,
  p: BoardView["pieces"][number] | undefined,
  { move, onRemove }: { move: (piece: PieceKey, to: Stand) => void; onRemove: (piece: PieceKey) => void },
): void {
  if (p === undefined) return;
  const fine = event.shiftKey ? 1 : 0;
  const way = WAYS[event.key];
  const spin = event.key === "[" || event.key === "{" ? -1 : event.key === "]" || event.key === "}" ? 1 : 0;
  if (way !== undefined) move(p.key, { ...p, x: p.x + way.x * STEP.move[fine], y: p.y + way.y * STEP.move[fine] });
  else if (spin !== 0) move(p.key, { ...p, facing: (p.facing + Math.round(spin * STEP.turn[fine]) + 65536) % 65536 });
  else if (event.key === "Delete" || event.key === "Backspace") onRemove(p.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** What a hand does on the field: takes along a piece, turns one, moves the view, selects. */
function useHand({
  grip,
  view,
  still,
  cam,
  selected,
  onSelect,
  onMove,
  setCamera,
  setLed,
}: {
  readonly grip: ReturnType<typeof useGrip<Drag>>;
  /** As it is seen while something is taken along, and without that. */
  readonly view: BoardView;
  readonly still: BoardView;
  readonly cam: Camera;
  readonly selected: PieceKey | null;
  readonly onSelect: (piece: PieceKey | null) => void;
  readonly onMove: (piece: PieceKey, to: Stand) => void;
  readonly setCamera: (camera: Camera) => void;
  readonly setLed: Dispatch<SetStateAction<Led | null>>;
}) {
  const hold = (event: PointerEvent<Element>, key: PieceKey, kind: "piece" | "turn"): void => {
    const p = pieceOf(still, key);
    if (p === undefined) return;
    grip.hold(event, { kind, key, from: grip.point(event), origin: { x: p.x, y: p.y }, moved: false });
  };
  const down = useLatest((event: PointerEvent<SVGGElement>, key: PieceKey): void => {
    onSelect(key);
    hold(event, key, "piece");
  });
  const downGround = (event: PointerEvent<SVGSVGElement>): void => {
    if (!grip.down(event)) return;
    const on = grip.groundOf(event);
    const key = view.pieces.find((p) => String(p.key) === on)?.key;
    if (key !== undefined && key === selected) return hold(event, key, "piece");
    const [from, origin] = [grip.point(event), { x: cam.x, y: cam.y }];
    grip.drag.current = { kind: "pan", key: key ?? null, from, origin, moved: false };
  };
  const moved = (event: PointerEvent<SVGSVGElement>): void => {
    const now = grip.led(event);
    if (now === null) return;
    const { held: d, to: p, far } = now;
    const { x: dx, y: dy } = now.by;
    if (!d.moved && far < grip.slack(event, 6)) return;
    grip.drag.current = { ...d, moved: true };
    if (d.kind === "pan") return setCamera({ x: cam.x - dx, y: cam.y - dy, w: cam.w });
    const stands = d.key === null ? undefined : pieceOf(still, d.key);
    if (stands === undefined) return;
    const { key } = stands;
    if (d.kind === "turn") {
      const facing = towards({ x: stands.x / 100, y: -stands.y / 100 }, p);
      grip.soon(() => setLed({ key, x: stands.x, y: stands.y, facing }));
    } else {
      const to = { x: d.origin.x + dx * 100, y: d.origin.y - dy * 100 };
      grip.soon(() => setLed({ key, ...to, facing: stands.facing }));
    }
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    const d = grip.lift(event);
    if (event.type === "pointerup" && d?.kind === "pan" && !d.moved) onSelect(d.key);
    setLed((there) => {
      if (there !== null && event.type === "pointerup") {
        const { key, ...to } = there;
        queueMicrotask(() => onMove(key, to));
      }
      return null;
    });
  };
  return { hold, down, downGround, moved, up };
}

function Zoom({ by, onFit }: { readonly by: (by: number) => void; readonly onFit: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="position-zoom">
      <button type="button" aria-label={t("zoomIn")} onClick={() => by(0.75)}>
        +
      </button>
      <button type="button" aria-label={t("zoomOut")} onClick={() => by(1.33)}>
        −
      </button>
      <button type="button" aria-label={t("fit")} onClick={onFit}>
        ⤢
      </button>
    </div>
  );
}

/** The table on which pieces are put: dragged, turned by the knob or by keys. */
export function Field({
  system,
  game,
  selected,
  onSelect,
  onMove,
  onRemove,
}: {
  readonly system: System;
  readonly game: Core;
  readonly selected: PieceKey | null;
  readonly onSelect: (piece: PieceKey | null) => void;
  readonly onMove: (piece: PieceKey, to: Stand) => void;
  readonly onRemove: (piece: PieceKey) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const measure = useMeasure();
  const upright = useWindow(UPRIGHT);
  const table = useMemo(() => system.views.board(game), [system, game]);
  const turn = turnFor(table, 0, upright);
  const still = useMemo(() => boardSeen(table, turn), [table, turn]);
  const [led, setLed] = useState<Led | null>(null);
  const view = useMemo(
    () =>
      led === null ? still : { ...still, pieces: still.pieces.map((p) => (p.key === led.key ? { ...p, ...led } : p)) },
    [still, led],
  );
  const svg = useRef<SVGSVGElement>(null);
  const size = useSizeOf(svg, { w: 800, h: 560 });
  const fit = Math.max(view.width / 100 + MARGIN, ((view.depth / 100 + MARGIN) * size.w) / size.h);
  const [camera, setCamera] = useState<Camera | null>(null);
  const cam = camera ?? { x: 0, y: 0, w: fit };
  const h = (cam.w * size.h) / size.w;
  const scale = cam.w / size.w;
  const standing = useMemo(() => view.pieces.filter(isStanding), [view]);
  const room = { w: Math.max(view.width / 100, fit) / 2, h: Math.max(view.depth / 100, (fit * size.h) / size.w) / 2 };

  const zoom = (by: number, about: At): void => {
    const w = Math.min(fit * 1.2, Math.max(180, cam.w * by));
    const k = w / cam.w;
    setCamera({ x: about.x + (cam.x - about.x) * k, y: about.y + (cam.y - about.y) * k, w });
  };
  const grip = useGrip<Drag>({ svg, cam, high: h, scale, zoom });
  /** To where it is seen, as a place of the table. */
  const move = (piece: PieceKey, { x, y, facing }: Stand): void =>
    onMove(piece, { ...onTable({ x: x / 100, y: -y / 100 }, turn), facing: (facing + 65536 - turn * 16384) % 65536 });
  const hand = useHand({ grip, view, still, cam, selected, onSelect, onMove: move, setCamera, setLed });
  const key = useLatest((event: KeyboardEvent<SVGGElement>, on: PieceKey): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onSelect(on);
  });
  const chosen = selected === null ? undefined : pieceOf(view, selected);
  const turning = chosen?.kind === "body" ? chosen : undefined;
  return (
    <section className="position-field" aria-label={t("field")}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section carries the name */}
      <svg
        className="board"
        ref={svg}
        viewBox={`${cam.x - cam.w / 2} ${cam.y - h / 2} ${cam.w} ${h}`}
        onPointerDown={hand.downGround}
        onPointerMove={hand.moved}
        onPointerUp={hand.up}
        onPointerCancel={hand.up}
        onKeyDown={(e) => byKeys(e, selected === null ? undefined : pieceOf(still, selected), { move, onRemove })}
        onWheel={(e) => zoom(e.deltaY > 0 ? 1.12 : 0.89, grip.point(e))}
        style={{ ["--letters" as string]: `${lettersAt(scale) * scale}px`, ["--halo" as string]: `${3.6 * scale}px` }}
      >
        <Ground board={view} scale={scale} language={language} turn={turn} measure={measure} />
        <Standing
          pieces={standing}
          selected={selected}
          blockers={NONE}
          wanted={NONE}
          scale={scale}
          onDown={hand.down}
          onKey={key}
          onTell={ignored}
        />
        <Labels
          pieces={view.pieces}
          preview={null}
          selected={selected}
          scale={scale}
          room={room}
          view={null}
          measure={measure}
          knob={turning === undefined ? null : knobBox(turning, scale)}
          slips={NONE}
          faint={false}
        />
        {turning === undefined ? null : (
          <Handle
            body={turning}
            scale={scale}
            label={t("turnHandle")}
            onDown={(e) => hand.hold(e, turning.key, "turn")}
          />
        )}
      </svg>
      <Zoom by={(by) => zoom(by, cam)} onFit={() => setCamera(null)} />
    </section>
  );
}
