import "./board.css";
import { isStanding, type PieceKey, pieceOf, spotsOf } from "@tercio/board";
import { useMemo, useRef } from "react";
import { languageNow } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { handling, inHand, waits } from "../session/hands.ts";
import { useAskedHere } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { toggleLegend, useView, zoom } from "./camera.ts";
import { DeclaredLayer } from "./Declared.tsx";
import { useField } from "./field.ts";
import { Film } from "./Film.tsx";
import { Ghosts } from "./Ghosts.tsx";
import { Ground } from "./Ground.tsx";
import { Handle, knobBox } from "./Handle.tsx";
import { Labels } from "./Labels.tsx";
import { lettersAt } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import { useMeasure } from "./measure.ts";
import { ArcsOverlay, ReachOverlay } from "./Overlay.tsx";
import { useOverlays } from "./overlays.ts";
import { usePointers } from "./pointers.ts";
import { RangeLayer, RangeWords } from "./Ranges.tsx";
import { useSeek } from "./seek.ts";
import { Sights } from "./Sights.tsx";
import { usePointed } from "./sights.ts";
import { SketchLayer, SketchSlip } from "./Sketch.tsx";
import { Spots } from "./Spots.tsx";
import { Stage } from "./Stage.tsx";
import { Standing } from "./Standing.tsx";
import { Tape } from "./Tape.tsx";
import { ExposedLines, ThreatLayer, ThreatSpot } from "./Threats.tsx";
import { Resting } from "./Tip.tsx";
import { spotsSeen } from "./turn.ts";

const tell = (told: PieceKey | null): void => usePointed.setState({ told });
/** The same list each time: whoever is drawn with it need not be drawn anew. */
const NOBODY: readonly PieceKey[] = [];

/** The field: drawn from the system's board, answering to fingers, mouse and keys. */
export function Board() {
  const { t } = useTranslation();
  const { battle, selected, refusal, preview: tried } = useSession();
  const { tape: taping, legend } = useView();
  const svg = useRef<SVGSVGElement>(null);
  const field = useField(svg);
  const { table, past, turn, view, preview, size, cam, high, scale, room, seen, within, visible } = field;
  const measure = useMeasure();
  const standing = useMemo(() => view.pieces.filter(isStanding), [view]);
  const over = useOverlays(field, measure, standing);
  const { about, reach, faced, threats, arrows, rings, gone, edges, sights, words } = over;
  const here = useAskedHere();
  const asked = past ? null : here;
  const spots = useMemo(
    () => (asked === null ? [] : spotsSeen(spotsOf(asked.choice, asked.game, asked.request), turn)),
    [asked, turn],
  );
  const held = inHand(asked);
  const blockers: readonly PieceKey[] = preview?.trimmed?.pieces ?? refusal?.pieces ?? NOBODY;
  useSeek({ asked, tried, table, size }, battle);
  const hand = usePointers({ svg, view, turn, scale, cam, high, asked, held, preview, taping });
  // What waits beside the table is turned once it lies there.
  const placed = held !== null && (!waits(held) || preview?.ghosts.some((g) => g.key === held) === true);
  const turning = placed && handling(held) !== null ? hand.bodyOf(held) : undefined;
  const knob = useMemo(() => (turning === undefined ? null : knobBox(turning, scale)), [turning, scale]);
  const chosenGround = pieceOf(view, selected)?.kind === "ground" ? selected : null;
  return (
    <section className="field" aria-label={t("field")}>
      {legend ? <Legend onClose={toggleLegend} /> : null}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section carries the name */}
      <svg
        className={taping ? "board taping" : "board"}
        ref={svg}
        viewBox={`${visible.left} ${visible.top} ${cam.w} ${high}`}
        onPointerDown={hand.downGround}
        onPointerMove={hand.moved}
        onPointerUp={hand.up}
        onPointerCancel={hand.up}
        onWheel={(e) => zoom(e.deltaY > 0 ? 1.12 : 0.89, hand.ground(e))}
        style={{ "--letters": `${lettersAt(scale) * scale}px`, "--halo": `${3.6 * scale}px` } as never}
      >
        <Ground board={view} scale={scale} language={languageNow()} turn={turn} measure={measure} />
        {faced === null ? null : <ArcsOverlay faced={faced} scale={scale} />}
        {past ? null : <ThreatLayer threats={threats} about={about} scale={scale} {...view} />}
        <RangeLayer rings={rings} scale={scale} {...view} />
        <Standing
          pieces={standing}
          selected={selected ?? held}
          blockers={blockers}
          wanted={asked?.pieces ?? NOBODY}
          scale={scale}
          onDown={hand.down}
          onKey={hand.key}
          onTell={tell}
        />
        <Stage scale={scale} turn={turn} gone={gone} />
        {past ? null : <SketchLayer turn={turn} scale={scale} pieces={view.pieces} />}
        <Labels
          pieces={view.pieces}
          preview={preview}
          selected={selected}
          scale={scale}
          room={room}
          view={seen}
          measure={measure}
          knob={knob}
          slips={over.slips}
          faint={reach !== null}
        />
        <RangeWords rings={rings} scale={scale} />
        {arrows.length === 0 ? null : <DeclaredLayer arrows={arrows} scale={scale} />}
        {reach === null ? null : <ReachOverlay reach={reach} scale={scale} slips={words} />}
        {preview === null ? null : <Ghosts preview={preview} scale={scale} onDown={hand.down} />}
        {preview !== null ? <ExposedLines turn={turn} scale={scale} /> : null}
        {past ? null : <SketchSlip turn={turn} scale={scale} pieces={view.pieces} view={within} />}
        {asked === null || spots.length === 0 ? null : (
          <Spots key={String(battle.log?.length)} asked={asked} spots={spots} scale={scale} turn={turn} />
        )}
        {turning === undefined ? null : (
          <Handle body={turning} scale={scale} label={t("turnHandle")} onDown={(e) => hand.turns(e, turning.key)} />
        )}
        {!past && threats.length > 0 ? (
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
