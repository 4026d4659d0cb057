import "./board.css";
import { isStanding, type PieceKey, pieceOf, spotsOf } from "@tercio/scene";
import { type KeyboardEvent, type PointerEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { boardOf } from "../session/board.ts";
import { drags, handle, handling, inHand, joinsAt, picked, takenAlong, waits } from "../session/hands.ts";
import { answerByHand, gestureByHand, useAskedHere } from "../session/panel.ts";
import { useShown } from "../session/posed.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { useReach } from "../session/thinker.ts";
import { languageNow } from "../words/i18n.ts";
import { useWatching } from "../session/watching.ts";
import { Film } from "./Film.tsx";
import { useSeek } from "./seek.ts";
import { Stage } from "./Stage.tsx";
import { MARGIN, tableSeen, toggleLegend, useView, wholeField, zoom } from "./camera.ts";
import { arrowsOf, boxesOf, DeclaredLayer, useDeclared } from "./Declared.tsx";
import { useFrame, useLatest } from "./frame.ts";
import { Ghosts } from "./Ghosts.tsx";
import { Ground } from "./Ground.tsx";
import { Handle, knobBox } from "./Handle.tsx";
import { Labels } from "./Labels.tsx";
import { lettersAt } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import { useFallen } from "./Fallen.tsx";
import { useMeasure } from "./measure.ts";
import { useLayers } from "./layers.ts";
import { ArcsOverlay, ReachOverlay } from "./Overlay.tsx";
import { RangeLayer, RangeWords } from "./Ranges.tsx";
import { useRings } from "./ranges.ts";
import { Sights } from "./Sights.tsx";
import { usePointed, useSights } from "./sights.ts";
import { SketchLayer, SketchSlip } from "./Sketch.tsx";
import { Spots } from "./Spots.tsx";
import { Standing } from "./Standing.tsx";
import { ExposedLines, ThreatLayer, ThreatSpot, useEdges } from "./Threats.tsx";
import { useThreats } from "./threats.ts";
import { Tape } from "./Tape.tsx";
import { Resting } from "./Tip.tsx";
import {
  arcsSeen,
  boardSeen,
  previewSeen,
  quarter,
  reachSeen,
  onTable,
  sightsSeen,
  spotsSeen,
  towards,
  turnFor,
  UPRIGHT,
  useWindow,
  viewerOf,
} from "./turn.ts";

interface At {
  readonly x: number;
  readonly y: number;
}
/** Has a finger been answered that asked what something is? */
const asksNow = (): boolean => usePointed.getState().pressed !== null || usePointed.getState().spot !== null;
const tell = (told: PieceKey | null): void => usePointed.setState({ told });
/** The same list each time: whoever is drawn with it need not be drawn anew. */
const NOBODY: readonly PieceKey[] = [];

type Drag = {
  readonly kind: "pan" | "piece" | "tape" | "turn" | "answer";
  /** What is taken along or turned; null: nothing but the view. */
  readonly key: PieceKey | null;
  readonly from: At;
  /** Where the front's middle was when it was taken hold of, millimetres. */
  readonly origin: At;
  /** The part of the ground that it began on. */
  readonly ground?: string | undefined;
  /** The field has been pushed: it follows the finger, so that from the place on it nobody sees it. */
  readonly pushed?: true;
};

/** The field: drawn from the system's board, answering to fingers, mouse and keys. */
export function Board() {
  const { t } = useTranslation();
  const session = useSession();
  const { battle, selected, refusal, select, seats, welcome } = session;
  const shown = useShown(battle, welcome);
  // A moment of before that is shown again has the board of then.
  const then = useWatching((w) => (w.play?.again === true ? w.play.after : null));
  const table = useMemo(() => then ?? boardOf(shown), [then, shown.game, shown.system]);
  const upright = useWindow(UPRIGHT);
  const { camera, tape: taping, legend, more } = useView();
  // From here on all is as it is seen; what hands do is turned back (`onTable`).
  const turn = quarter(turnFor(table, viewerOf(seats), upright) + more);
  const view = useMemo(() => boardSeen(table, turn), [table, turn]);
  const tried = then === null ? session.preview : null;
  const preview = useMemo(() => previewSeen(tried, turn), [tried, turn]);
  useEffect(() => useView.setState({ turn, camera: null }), [turn]);
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ w: 1000, h: 600 });
  const fit = Math.max(view.width / 100 + MARGIN, ((view.depth / 100 + MARGIN) * size.w) / size.h);
  useEffect(() => tableSeen(view, fit, size), [view.width, view.depth, fit, size]);
  const cam = camera ?? { x: 0, y: 0, w: fit };
  const h = (cam.w * size.h) / size.w;
  // The view itself follows the hand at once; the breadth of lines and where names stand, when there is time for it.
  const near = useDeferredValue(camera);
  const scale = (near?.w ?? fit) / size.w;
  const drag = useRef<Drag | null>(null);
  const { soon, now } = useFrame();
  const fingers = useRef(new Map<number, At>());
  const measure = useMeasure();
  const layers = useLayers();
  // Whoever the pointer passes over draws the whole board anew only where that shows.
  const told = usePointed((p) => (layers.threat || layers.ranges ? p.told : null));
  const looks = useSights();
  const sights = useMemo(() => (then === null ? sightsSeen(looks, turn) : []), [then, looks, turn]);
  const [tape, setTape] = useState<{ a: At; b: At } | null>(null);
  const language = languageNow();
  const here = useAskedHere();
  const asked = then === null ? here : null;
  const wanted = asked?.pieces ?? NOBODY;
  const spots = useMemo(
    () => (asked === null ? [] : spotsSeen(spotsOf(asked.choice, asked.game, asked.request), turn)),
    [asked, turn],
  );
  const standing = useMemo(() => view.pieces.filter(isStanding), [view]);
  // The margin around the table that is seen with the whole field has room for labels, too.
  const room = useMemo(
    () => ({
      w: Math.max(view.width / 100, fit) / 2,
      h: Math.max(view.depth / 100, (fit * size.h) / size.w) / 2,
    }),
    [view.width, view.depth, fit, size],
  );
  const seen = useMemo(() => {
    const high = near === null ? 0 : (near.w * size.h) / size.w / 2;
    return near === null
      ? null
      : { left: near.x - near.w / 2, right: near.x + near.w / 2, top: near.y - high, bottom: near.y + high };
  }, [near, size]);
  const far = useReach((layers.reach || layers.arcs) && then === null ? selected : null);
  const reach = useMemo(() => reachSeen(far, turn), [far, turn]);
  // What it faces where it is being tried out; else where it stands.
  const ghost = layers.arcs ? tried?.ghosts.find((g) => g.key === selected) : undefined;
  const faced = useMemo(() => {
    const there = ghost === undefined ? null : (systemOf(battle.system.id).views.arcs?.(battle.game, ghost) ?? null);
    return there === null ? reach : arcsSeen(there, turn);
  }, [reach, ghost, battle, turn]);
  const threats = useThreats(turn);
  const declared = useDeclared(battle, then !== null || welcome, turn);
  const shownRoom = useMemo(() => seen ?? { left: -room.w, right: room.w, top: -room.h, bottom: room.h }, [seen, room]);
  const arrows = useMemo(
    () => arrowsOf(declared, view.pieces, { scale, measure, room: shownRoom, tried: preview }),
    [declared, view, scale, measure, shownRoom, preview, language],
  );
  const drawing = { turn, scale, measure, room: shownRoom };
  // What is led somewhere is reached, and reaches, from there.
  const led = useMemo(
    () =>
      layers.ranges && preview !== null
        ? view.pieces.map((p) => ({ ...p, ...preview.ghosts.find((g) => g.key === p.key) }))
        : view.pieces,
    [layers.ranges, view.pieces, preview],
  );
  const rings = useRings({ about: [told, selected], off: then !== null, pieces: led, ...drawing });
  const gone = useFallen(turn, scale, measure, standing);
  const edges = useEdges(threats, [told, selected], view.pieces, scale);
  const slips = useMemo(
    () => [
      ...edges.map((e) => e.box),
      ...arrows.flatMap((a) => boxesOf(a, scale)),
      ...gone.map((g) => g.name),
      ...rings.flatMap((r) => r.slip ?? []),
    ],
    [arrows, gone, rings, edges, scale],
  );
  const held = inHand(asked);
  const blockers: readonly PieceKey[] = preview?.trimmed?.pieces ?? refusal?.pieces ?? NOBODY;

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
  useEffect(() => void (taping ? null : setTape(null)), [taping]);

  const ground = (event: { clientX: number; clientY: number }): At => {
    const box = (svg.current as SVGSVGElement).getBoundingClientRect();
    return {
      x: cam.x - cam.w / 2 + ((event.clientX - box.left) / box.width) * cam.w,
      y: cam.y - h / 2 + ((event.clientY - box.top) / box.height) * h,
    };
  };
  /** How far a pointer may stray before it counts as moved; a finger is not as still as a mouse. */
  const slack = (event: PointerEvent<Element>, pixels: number): number =>
    (event.pointerType === "touch" ? pixels * 2 : pixels) * scale;
  const hold = (event: PointerEvent<Element>, next: Drag): void => {
    event.stopPropagation();
    drag.current = next;
    svg.current?.setPointerCapture(event.pointerId);
  };
  /** A piece where it is being tried out, else where it stands. */
  const bodyOf = (key: PieceKey | null) => preview?.ghosts.find((g) => g.key === key) ?? pieceOf(view, key);
  const originOf = (key: PieceKey): At => {
    const at = bodyOf(key);
    return at === undefined ? { x: 0, y: 0 } : { x: at.x / 100, y: -at.y / 100 };
  };
  useSeek({ asked, tried: session.preview, table, size }, battle);
  // Another battle is another field.
  useEffect(() => {
    wholeField();
    void session.id;
  }, [session.id]);
  /** What is in hand unchosen, as the only one there is, stays there with all that has been tried. */
  const take = (key: PieceKey): void => {
    if (held === key) useSession.setState({ selected: key });
    else if (selected !== key) select(key);
  };
  /** One's own piece first, then what it goes for: together they are the answer. */
  const answered = (key: PieceKey): boolean => {
    const answer = picked(asked, key);
    if (answer !== null) answerByHand(answer);
    return answer !== null;
  };
  const down = useLatest((event: PointerEvent<SVGGElement>, key: PieceKey): void => {
    if (taping) return;
    const taken = { key, from: ground(event), origin: originOf(key) };
    // A finger may yet rest there and ask who that is: it answers when it is lifted.
    if (event.pointerType === "touch" && picked(asked, key) !== null) return hold(event, { kind: "answer", ...taken });
    if (answered(key)) return event.stopPropagation();
    if (asked !== null && joinsAt(asked, held, key, onTable(taken.from, turn))) return event.stopPropagation();
    take(key);
    hold(event, { kind: "piece", ...taken });
  });
  const key = useLatest((event: KeyboardEvent<SVGGElement>, on: PieceKey): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (preview !== null && selected === on) return;
    event.preventDefault();
    event.stopPropagation();
    if (!answered(on)) select(on);
  });
  const downGround = (event: PointerEvent<SVGSVGElement>): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.current?.setPointerCapture(event.pointerId);
    // A second finger makes it larger or smaller: lifting that is no tap, and takes nothing out of the first one's hold.
    drag.current = fingers.current.size > 1 ? null : drag.current;
    if (fingers.current.size > 1 || drag.current !== null) return;
    const from = ground(event);
    if (taping) setTape({ a: from, b: from });
    const on = event.target instanceof Element ? event.target.closest<SVGElement>("[data-ground]") : null;
    const [origin, patch] = [{ x: cam.x, y: cam.y }, on?.dataset["ground"]];
    drag.current = { kind: taping ? "tape" : "pan", key: null, from, origin, ground: patch };
  };
  const moved = (event: PointerEvent<SVGSVGElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (fingers.current.size === 2 && before !== undefined) {
      const other = [...fingers.current].find(([k]) => k !== event.pointerId)?.[1] as At;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (now > 0)
        zoom(was / now, ground({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 }));
      return;
    }
    const d = drag.current;
    if (d === null) return;
    const p = ground(event);
    const [dx, dy] = [p.x - d.from.x, p.y - d.from.y];
    const far = Math.hypot(dx, dy);
    if (d.kind === "tape") setTape({ a: d.from, b: p });
    else if (d.kind === "answer") {
      if (far > slack(event, 6)) drag.current = null;
    } else if (d.kind === "pan" && (d.pushed || far > slack(event, 4))) {
      drag.current = { ...d, pushed: true };
      useView.setState({ camera: { x: cam.x - dx, y: cam.y - dy, w: cam.w }, byHand: true });
    } else if (d.key === null || asked === null) return;
    else if (d.kind === "turn") {
      // Led along it turns from where it stands, otherwise where it has been taken to.
      const stands = asked.tool?.kind === "path" ? pieceOf(view, d.key) : undefined;
      const from = stands === undefined ? d.origin : { x: stands.x / 100, y: -stands.y / 100 };
      const [key, facing] = [d.key, (towards(from, p) + 65536 - turn * 16384) % 65536];
      soon(() => handle(key, { do: "face", facing }));
    } else if (d.kind !== "piece" || far <= slack(event, 6)) return;
    // What is picked by that is led from the next push on; else nothing more is tried.
    else if (asked.tool?.kind === "pick") drag.current = takenAlong(asked, d.key) ? d : null;
    else if (drags(asked, d.key)) {
      const [key, to] = [d.key, onTable({ x: d.origin.x + dx, y: d.origin.y + dy }, turn)];
      soon(() => handle(key, { do: "to", ...to }));
    }
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    now();
    fingers.current.delete(event.pointerId);
    const d = drag.current;
    drag.current = null;
    // The browser may take a touch for itself: nobody has tapped then, nor has who asked what something is.
    if (event.type !== "pointerup" || event.button !== 0 || (event.pointerType === "touch" && asksNow())) return;
    if (d?.kind === "answer" && d.key !== null) answered(d.key);
    else if (d?.kind === "pan" && d.pushed !== true) tapped(ground(event), d.ground);
  };
  /** A tap on the ground: there the point is that is asked for, or there goes what is in hand; else it asks what lies there. */
  const tapped = (p: At, on: string | undefined): void => {
    if (asked?.tool?.kind === "aim") gestureByHand({ do: "to", piece: null, ...onTable(p, turn) });
    const goes = held !== null && (waits(held) || asked?.tool?.kind === "path");
    if (asked !== null && goes && drags(asked, held)) {
      take(held);
      handle(held, { do: "to", ...onTable(p, turn) });
    } else if (preview === null) {
      const lying = view.pieces.find((q) => String(q.key) === on)?.key ?? null;
      if (lying !== selected) select(lying);
    }
  };
  // What waits beside the table is turned once it lies there.
  const placed = held !== null && (!waits(held) || preview?.ghosts.some((g) => g.key === held) === true);
  const turning = placed && handling(held) !== null ? bodyOf(held) : undefined;
  const knob = useMemo(() => (turning === undefined ? null : knobBox(turning, scale)), [turning, scale]);
  const visible = { left: cam.x - cam.w / 2, right: cam.x + cam.w / 2, top: cam.y - h / 2, bottom: cam.y + h / 2 };
  const chosenGround = pieceOf(view, selected)?.kind === "ground" ? selected : null;
  return (
    <section className="field" aria-label={t("field")}>
      {legend ? <Legend onClose={toggleLegend} /> : null}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section carries the name */}
      <svg
        className={taping ? "board taping" : "board"}
        ref={svg}
        viewBox={`${cam.x - cam.w / 2} ${cam.y - h / 2} ${cam.w} ${h}`}
        onPointerDown={downGround}
        onPointerMove={moved}
        onPointerUp={up}
        onPointerCancel={up}
        onWheel={(e) => zoom(e.deltaY > 0 ? 1.12 : 0.89, ground(e))}
        style={{ "--letters": `${lettersAt(scale) * scale}px`, "--halo": `${3.6 * scale}px` } as never}
      >
        <Ground board={view} scale={scale} language={language} turn={turn} measure={measure} />
        {faced !== null && layers.arcs ? <ArcsOverlay faced={faced} scale={scale} /> : null}
        {then !== null ? null : <ThreatLayer threats={threats} about={[told, selected]} scale={scale} {...view} />}
        <RangeLayer rings={rings} scale={scale} {...view} />
        <Standing
          pieces={standing}
          selected={selected ?? held}
          blockers={blockers}
          wanted={wanted}
          scale={scale}
          onDown={down}
          onKey={key}
          onTell={tell}
        />
        <Stage scale={scale} turn={turn} gone={gone} />
        {then === null ? <SketchLayer turn={turn} scale={scale} pieces={view.pieces} /> : null}
        <Labels
          pieces={view.pieces}
          preview={preview}
          selected={selected}
          scale={scale}
          room={room}
          view={seen}
          measure={measure}
          knob={knob}
          slips={slips}
          faint={reach !== null && layers.reach}
        />
        <RangeWords rings={rings} scale={scale} />
        {arrows.length === 0 ? null : <DeclaredLayer arrows={arrows} scale={scale} />}
        {reach !== null && layers.reach ? <ReachOverlay reach={reach} scale={scale} pieces={view.pieces} /> : null}
        {preview === null ? null : <Ghosts preview={preview} scale={scale} onDown={down} />}
        {preview !== null ? <ExposedLines turn={turn} scale={scale} /> : null}
        {then === null ? <SketchSlip turn={turn} scale={scale} pieces={view.pieces} view={shownRoom} /> : null}
        {asked === null || spots.length === 0 ? null : (
          <Spots key={String(battle.log?.length)} asked={asked} spots={spots} scale={scale} turn={turn} />
        )}
        {turning === undefined ? null : (
          <Handle
            body={turning}
            scale={scale}
            label={t("turnHandle")}
            onDown={(e) => hold(e, { kind: "turn", key: turning.key, from: ground(e), origin: originOf(turning.key) })}
          />
        )}
        {then === null && threats.length > 0 ? (
          <ThreatSpot {...{ threats, edges, scale, measure }} pieces={view.pieces} view={visible} />
        ) : null}
        {sights.length === 0 ? null : (
          <Sights standing={standing} sights={sights} turn={turn} scale={scale} measure={measure} view={visible} />
        )}
        <Resting
          {...{ board: view, scale, measure, preview, view: visible }}
          chosen={chosenGround}
          quiet={sights.length > 0}
          told={sights.length === 1}
        />
        {tape === null ? null : <Tape tape={tape} scale={scale} />}
      </svg>
      <Film />
    </section>
  );
}
