import "./board.css";
import { isStanding, type PieceKey, pieceOf, spotsOf } from "@tercio/board";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { boardOf } from "../session/board.ts";
import { handling, inHand, waits } from "../session/hands.ts";
import { useAskedHere } from "../session/panel.ts";
import { usePictured } from "../session/picture-before.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { useReach } from "../session/thinker.ts";
import { languageNow } from "../messages/i18n.ts";
import { useWatching } from "../session/watching.ts";
import { Film } from "./Film.tsx";
import { usePointers } from "./pointers.ts";
import { useSizeOf } from "./seen.ts";
import { useSeek } from "./seek.ts";
import { Stage, useHalted } from "./Stage.tsx";
import { MARGIN, tableSeen, toggleLegend, useView, wholeField, zoom } from "./camera.ts";
import { arrowsOf, boxesOf, DeclaredLayer, useDeclared } from "./Declared.tsx";
import { Ghosts } from "./Ghosts.tsx";
import { Ground } from "./Ground.tsx";
import { Handle, knobBox } from "./Handle.tsx";
import { Labels } from "./Labels.tsx";
import { lettersAt } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import { useFallen } from "./Fallen.tsx";
import { useMeasure } from "./measure.ts";
import { useLayers } from "./layers.ts";
import { ArcsOverlay, ReachOverlay, useReachSlips } from "./Overlay.tsx";
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
  sightsSeen,
  spotsSeen,
  turnFor,
  UPRIGHT,
  useWindow,
  viewerOf,
} from "./turn.ts";

const tell = (told: PieceKey | null): void => usePointed.setState({ told });
/** The same list each time: whoever is drawn with it need not be drawn anew. */
const NOBODY: readonly PieceKey[] = [];

/** The field: drawn from the system's board, answering to fingers, mouse and keys. */
export function Board() {
  const { t } = useTranslation();
  const session = useSession();
  const { battle, selected, refusal, seats, welcome } = session;
  const shown = usePictured(battle, welcome);
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
  const size = useSizeOf(svg, { w: 1000, h: 600 });
  const fit = Math.max(view.width / 100 + MARGIN, ((view.depth / 100 + MARGIN) * size.w) / size.h);
  useEffect(() => tableSeen(view, fit, size), [view.width, view.depth, fit, size]);
  const cam = camera ?? { x: 0, y: 0, w: fit };
  const h = (cam.w * size.h) / size.w;
  // The view itself follows the hand at once; the breadth of lines and where names stand, when there is time for it.
  const near = useDeferredValue(camera);
  const scale = (near?.w ?? fit) / size.w;
  const measure = useMeasure();
  const layers = useLayers();
  // Whoever the pointer passes over draws the whole board anew only where that shows.
  const told = usePointed((p) => (layers.threat || layers.ranges ? p.told : null));
  const looks = useSights();
  const sights = useMemo(() => (then === null ? sightsSeen(looks, turn) : []), [then, looks, turn]);
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
  const edges = useEdges(threats, [told, selected], view.pieces, view, scale);
  const shownReach = layers.reach ? reach : null;
  const words = useReachSlips(shownReach, view.pieces, scale, shownRoom);
  const halted = useHalted(turn, scale);
  const slips = useMemo(
    () => [
      ...words.map((w) => w.box),
      ...halted,
      ...edges.map((e) => e.box),
      ...arrows.flatMap((a) => boxesOf(a, scale)),
      ...gone.map((g) => g.name),
      ...rings.flatMap((r) => r.slip ?? []),
    ],
    [words, halted, arrows, gone, rings, edges, scale],
  );
  const held = inHand(asked);
  const blockers: readonly PieceKey[] = preview?.trimmed?.pieces ?? refusal?.pieces ?? NOBODY;

  useSeek({ asked, tried: session.preview, table, size }, battle);
  // Another battle is another field.
  useEffect(() => {
    wholeField();
    void session.id;
  }, [session.id]);
  const hand = usePointers({ svg, view, turn, scale, cam, high: h, asked, held, preview, taping });
  // What waits beside the table is turned once it lies there.
  const placed = held !== null && (!waits(held) || preview?.ghosts.some((g) => g.key === held) === true);
  const turning = placed && handling(held) !== null ? hand.bodyOf(held) : undefined;
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
        onPointerDown={hand.downGround}
        onPointerMove={hand.moved}
        onPointerUp={hand.up}
        onPointerCancel={hand.up}
        onWheel={(e) => zoom(e.deltaY > 0 ? 1.12 : 0.89, hand.ground(e))}
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
          onDown={hand.down}
          onKey={hand.key}
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
          faint={shownReach !== null}
        />
        <RangeWords rings={rings} scale={scale} />
        {arrows.length === 0 ? null : <DeclaredLayer arrows={arrows} scale={scale} />}
        {shownReach === null ? null : <ReachOverlay reach={shownReach} scale={scale} slips={words} />}
        {preview === null ? null : <Ghosts preview={preview} scale={scale} onDown={hand.down} />}
        {preview !== null ? <ExposedLines turn={turn} scale={scale} /> : null}
        {then === null ? <SketchSlip turn={turn} scale={scale} pieces={view.pieces} view={shownRoom} /> : null}
        {asked === null || spots.length === 0 ? null : (
          <Spots key={String(battle.log?.length)} asked={asked} spots={spots} scale={scale} turn={turn} />
        )}
        {turning === undefined ? null : (
          <Handle body={turning} scale={scale} label={t("turnHandle")} onDown={(e) => hand.turns(e, turning.key)} />
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
        {hand.tape === null ? null : <Tape tape={hand.tape} scale={scale} />}
      </svg>
      <Film />
    </section>
  );
}
