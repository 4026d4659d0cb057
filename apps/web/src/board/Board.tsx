import { say } from "@tercio/kernel";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { Ground } from "./Ground.tsx";
import { Ghost, PieceView } from "./Piece.tsx";

interface Camera {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}
interface At {
  readonly x: number;
  readonly y: number;
}

export function Board({ onText }: { onText: () => void }) {
  const { t } = useTranslation();
  const { battle, selected, preview, select, gesture, moveKind } = useSession();
  const view = useMemo(() => system.board(battle.game), [battle.game]);
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ w: 1000, h: 600 });
  const whole = view.width / 100 + 90;
  const tall = view.depth / 100 + 90;
  const fit = Math.max(whole, (tall * size.w) / size.h);
  const [camera, setCamera] = useState<Camera | null>(null);
  const cam = camera ?? { x: 0, y: 0, w: fit };
  const h = (cam.w * size.h) / size.w;
  const scale = cam.w / size.w;
  const drag = useRef<{ kind: "pan" | "piece" | "tape"; id: number; from: At; start: Camera } | null>(null);
  const pinch = useRef(new Map<number, At>());
  const [tape, setTape] = useState<{ on: boolean; a: At | null; b: At | null }>({ on: false, a: null, b: null });
  const language = languageNow();
  const request = battle.request;
  const choice = request?.type === "choice" ? request.choice : null;

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const watch = new ResizeObserver(
      ([e]) =>
        e !== undefined && e.contentRect.height > 0 && setSize({ w: e.contentRect.width, h: e.contentRect.height }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const ground = (event: { clientX: number; clientY: number }): At => {
    const box = (svg.current as SVGSVGElement).getBoundingClientRect();
    return {
      x: cam.x - cam.w / 2 + ((event.clientX - box.left) / box.width) * cam.w,
      y: cam.y - h / 2 + ((event.clientY - box.top) / box.height) * h,
    };
  };
  const table = (p: At): { x: number; y: number } => ({ x: Math.round(p.x * 100), y: Math.round(-p.y * 100) });
  const zoom = useCallback(
    (by: number) =>
      setCamera((c) => {
        const now = c ?? { x: 0, y: 0, w: fit };
        return { ...now, w: Math.min(fit * 1.5, Math.max(180, now.w * by)) };
      }),
    [fit],
  );

  const placeDeploy = (id: number, p: At): void => {
    const piece = view.pieces[id];
    if (piece === undefined) return;
    const { x, y } = table(p);
    gesture({ type: "place", unit: id, x, y, facing: y < 0 ? 0 : 32768, files: piece.files });
  };

  const down = (event: PointerEvent<SVGGElement>, id: number): void => {
    if (tape.on) return;
    event.stopPropagation();
    const piece = view.pieces[id];
    // Choosing a target: own unit first, then the enemy.
    if (choice === "charge" && selected !== null && piece !== undefined && piece.seat !== request?.player) {
      if (useSession.getState().give({ unit: selected, target: id })) return;
    }
    if (selected !== id) select(id);
    drag.current = { kind: "piece", id, from: ground(event), start: cam };
    svg.current?.setPointerCapture(event.pointerId);
  };
  const downGround = (event: PointerEvent<SVGSVGElement>): void => {
    const p = ground(event);
    pinch.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.current?.setPointerCapture(event.pointerId);
    if (tape.on) {
      setTape({ on: true, a: p, b: p });
      drag.current = { kind: "tape", id: -1, from: p, start: cam };
      return;
    }
    drag.current = { kind: "pan", id: -1, from: p, start: cam };
  };
  const moved = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pinch.current.get(event.pointerId);
    if (pinch.current.size === 2 && before !== undefined) {
      const other = [...pinch.current].find(([k]) => k !== event.pointerId)?.[1] as At;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      pinch.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (now > 0) zoom(was / now);
      return;
    }
    const d = drag.current;
    if (d === null) return;
    const p = ground(event);
    if (d.kind === "tape") setTape((x) => ({ ...x, b: p }));
    else if (d.kind === "pan") {
      const dx = p.x - d.from.x;
      const dy = p.y - d.from.y;
      if (Math.hypot(dx, dy) > 3 * scale) setCamera({ x: cam.x - dx, y: cam.y - dy, w: cam.w });
    } else if (Math.hypot(p.x - d.from.x, p.y - d.from.y) > 6 * scale) {
      const { x, y } = table(p);
      if (choice === "move") gesture({ type: "drag", unit: d.id, move: moveKind, x, y });
      else if (choice === "deploy") placeDeploy(d.id, p);
    }
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    pinch.current.delete(event.pointerId);
    const d = drag.current;
    drag.current = null;
    if (
      d?.kind === "pan" &&
      Math.hypot(ground(event).x - d.from.x, ground(event).y - d.from.y) < 4 * scale &&
      choice === "deploy" &&
      selected !== null &&
      view.pieces[selected]?.placed === false
    )
      placeDeploy(selected, ground(event));
  };
  const key = (event: KeyboardEvent<SVGGElement>, id: number): void => {
    if (event.key === "Enter" || event.key === " ") {
      if (preview !== null && selected === id) return;
      event.preventDefault();
      event.stopPropagation();
      if (choice === "charge" && selected !== null && view.pieces[id]?.seat !== request?.player)
        useSession.getState().give({ unit: selected, target: id });
      else select(id);
    }
  };
  const inches = tape.a !== null && tape.b !== null ? Math.hypot(tape.a.x - tape.b.x, tape.a.y - tape.b.y) / 25.4 : 0;
  return (
    <section className="field" aria-label={t("field")}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section carries the name */}
      <svg
        ref={svg}
        viewBox={`${cam.x - cam.w / 2} ${cam.y - h / 2} ${cam.w} ${h}`}
        onPointerDown={downGround}
        onPointerMove={moved}
        onPointerUp={up}
        onPointerCancel={up}
        onWheel={(e) => zoom(e.deltaY > 0 ? 1.12 : 0.89)}
      >
        <defs>
          <pattern id="hatch-first" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="9" height="9" fill="var(--first-soft)" />
            <path d="M0 0v9" stroke="var(--first)" strokeWidth="1.5" opacity=".55" />
          </pattern>
          <pattern id="hatch-second" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <rect width="9" height="9" fill="var(--second-soft)" />
            <path d="M0 0v9" stroke="var(--second)" strokeWidth="1.5" opacity=".55" />
          </pattern>
        </defs>
        <Ground board={view} say={(m) => say(system, m, language)} />
        {view.pieces
          .filter((p) => p.placed && !p.destroyed)
          .map((p) => (
            <PieceView
              key={p.id}
              piece={p}
              name={say(system, p.name, language)}
              spoken={say(system, p.spoken, language)}
              selected={selected === p.id}
              scale={scale}
              onDown={down}
              onKey={key}
            />
          ))}
        {preview?.ways.map((way, i) => (
          <polyline
            key={String(i)}
            points={way.map((p) => `${p.x / 100},${-p.y / 100}`).join(" ")}
            fill="none"
            stroke="var(--good)"
            strokeWidth={4}
            strokeDasharray="3 7"
            pointerEvents="none"
          />
        ))}
        {preview?.ghosts.map((g) => {
          const piece = view.pieces[g.piece];
          return piece === undefined ? null : (
            <Ghost
              key={g.piece}
              piece={piece}
              x={g.x}
              y={g.y}
              facing={g.facing}
              files={g.files}
              legal={preview.verdict === true}
            />
          );
        })}
        {tape.a !== null && tape.b !== null ? (
          <g pointerEvents="none">
            <path d={`M${tape.a.x} ${tape.a.y}L${tape.b.x} ${tape.b.y}`} stroke="var(--ink)" strokeWidth={3 * scale} />
            <text
              className="label"
              x={(tape.a.x + tape.b.x) / 2}
              y={(tape.a.y + tape.b.y) / 2 - 8 * scale}
              textAnchor="middle"
              style={{ fontSize: 18 * scale }}
            >
              {inches.toFixed(1)}"
            </text>
          </g>
        ) : null}
      </svg>
      <div className="tools">
        <button type="button" aria-label={t("zoomIn")} title={t("zoomIn")} onClick={() => zoom(0.8)}>
          +
        </button>
        <button type="button" aria-label={t("zoomOut")} title={t("zoomOut")} onClick={() => zoom(1.25)}>
          −
        </button>
        <button type="button" aria-label={t("fit")} title={t("fit")} onClick={() => setCamera(null)}>
          ⤢
        </button>
        <button
          type="button"
          aria-label={t("tape")}
          title={t("tape")}
          aria-pressed={tape.on}
          onClick={() => setTape({ on: !tape.on, a: null, b: null })}
        >
          ↔
        </button>
        <button type="button" aria-label={t("textBoard")} title={t("textBoard")} onClick={onText}>
          ☰
        </button>
      </div>
    </section>
  );
}
