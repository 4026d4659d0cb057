import { type Json, say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

export function DeployTools() {
  const { t } = useTranslation();
  const { battle, selected, preview, select, gesture } = useSession();
  const language = languageNow();
  const about = (battle.request as unknown as { about: { units: readonly number[] } }).about;
  const pieces = system.board(battle.game).pieces;
  const ghost = preview?.ghosts[0];
  const again = (change: { facing?: number; files?: number }): void => {
    if (ghost === undefined) return;
    gesture({
      type: "place",
      unit: ghost.piece,
      x: ghost.x,
      y: ghost.y,
      facing: change.facing ?? ghost.facing,
      files: change.files ?? ghost.files,
    });
  };
  return (
    <>
      <div className="row">
        {about.units.map((id) => (
          <button type="button" key={id} aria-pressed={selected === id} onClick={() => select(id)}>
            {say(system, pieces[id]?.name ?? { key: "?" }, language)}
          </button>
        ))}
      </div>
      <div className="row">
        {(["line", "refused", "centre"] as const).map((p) => (
          <button type="button" key={p} id={`preset-${p}`} onClick={() => gesture({ type: "preset", preset: p })}>
            {t(p === "line" ? "presetLine" : p === "refused" ? "presetRefused" : "presetCentre")}
          </button>
        ))}
        {ghost !== undefined && preview?.ghosts.length === 1 ? (
          <>
            <button type="button" onClick={() => again({ files: ghost.files - 1 })}>
              {t("narrower")}
            </button>
            <button type="button" onClick={() => again({ files: ghost.files + 1 })}>
              {t("wider")}
            </button>
            <button type="button" onClick={() => again({ facing: (ghost.facing + 8192) % 65536 })}>
              {t("rotate")}
            </button>
          </>
        ) : null}
      </div>
      <span className="soft">{t("deployHint")}</span>
    </>
  );
}

/** The answer's path so far, so that keys and buttons can add to it. */
function currentPath(preview: { answer: Json } | null): readonly Json[] {
  const answer = preview?.answer as { path?: readonly Json[] } | null | undefined;
  return answer?.path ?? [];
}

/** Adds a segment to the path of the selected unit; straight pieces in a row are joined. */
export function addSegment(segment: { readonly [key: string]: Json }): void {
  const { selected, preview, moveKind, gesture } = useSession.getState();
  if (selected === null) return;
  const path = [...currentPath(preview)] as { kind: string; side?: string; distance?: number; angle?: number }[];
  const last = path[path.length - 1];
  const s = segment as { kind: string; side?: string; distance?: number; angle?: number };
  if (last !== undefined && last.kind === s.kind && last.side === s.side)
    path[path.length - 1] = {
      ...last,
      ...(s.distance === undefined ? {} : { distance: (last.distance ?? 0) + s.distance }),
      ...(s.angle === undefined ? {} : { angle: (last.angle ?? 0) + s.angle }),
    };
  else path.push(s);
  gesture({ type: "path", unit: selected, move: moveKind, path: path as unknown as Json });
}

export function MoveTools() {
  const { t } = useTranslation();
  const { battle, selected, moveKind, preview, setMoveKind, gesture, give } = useSession();
  const language = languageNow();
  const about = (battle.request as unknown as { about: { units: readonly number[] } }).about;
  const pieces = system.board(battle.game).pieces;
  const piece = selected !== null && about.units.includes(selected) ? pieces[selected] : undefined;
  const ghost = preview?.ghosts[0];
  const reform = (facing: number, files: number): void =>
    gesture({ type: "reform", unit: piece?.id ?? 0, facing: ((facing % 65536) + 65536) % 65536, files });
  return (
    <>
      <div className="row">
        {about.units.map((id) => (
          <button
            type="button"
            key={id}
            aria-pressed={selected === id}
            onClick={() => useSession.getState().select(id)}
          >
            {say(system, pieces[id]?.name ?? { key: "?" }, language)}
          </button>
        ))}
        <button type="button" id="end-moves" onClick={() => give({ done: true })}>
          {t("endMoves")}
        </button>
      </div>
      {piece === undefined ? null : (
        <div className="row">
          <button type="button" aria-pressed={moveKind === "advance"} onClick={() => setMoveKind("advance")}>
            {t("advance")}
          </button>
          <button type="button" aria-pressed={moveKind === "march"} onClick={() => setMoveKind("march")}>
            {t("march")}
          </button>
          <button type="button" id="ahead" onClick={() => addSegment({ kind: "straight", distance: 2540 })}>
            {t("ahead")}
          </button>
          <button type="button" onClick={() => addSegment({ kind: "wheel", side: "left", angle: 1820 })}>
            {t("turnLeft")}
          </button>
          <button type="button" onClick={() => addSegment({ kind: "wheel", side: "right", angle: 1820 })}>
            {t("turnRight")}
          </button>
          <button type="button" onClick={() => addSegment({ kind: "back", distance: 1270 })}>
            {t("back")}
          </button>
          <button type="button" onClick={() => addSegment({ kind: "side", side: "left", distance: 1270 })}>
            {t("sideLeft")}
          </button>
          <button type="button" onClick={() => addSegment({ kind: "side", side: "right", distance: 1270 })}>
            {t("sideRight")}
          </button>
          <button
            type="button"
            onClick={() => reform((ghost?.facing ?? piece.facing) + 8192, ghost?.files ?? piece.files)}
          >
            {t("reform")}: {t("rotate")}
          </button>
          <button
            type="button"
            onClick={() => reform(ghost?.facing ?? piece.facing, (ghost?.files ?? piece.files) - 1)}
          >
            {t("reform")}: {t("narrower")}
          </button>
          <button
            type="button"
            onClick={() => reform(ghost?.facing ?? piece.facing, (ghost?.files ?? piece.files) + 1)}
          >
            {t("reform")}: {t("wider")}
          </button>
        </div>
      )}
      <span className="soft">{t("dragHint")}</span>
    </>
  );
}

export function ReformTools({ about }: { about: { unit: number } }) {
  const { t } = useTranslation();
  const { battle, preview, gesture } = useSession();
  const piece = system.board(battle.game).pieces[about.unit];
  if (piece === undefined) return null;
  const ghost = preview?.ghosts[0];
  const go = (facing: number, files: number): void =>
    gesture({ type: "reform", unit: about.unit, facing: ((facing % 65536) + 65536) % 65536, files });
  return (
    <div className="row">
      <button type="button" onClick={() => go((ghost?.facing ?? piece.facing) + 8192, ghost?.files ?? piece.files)}>
        {t("rotate")}
      </button>
      <button type="button" onClick={() => go(ghost?.facing ?? piece.facing, (ghost?.files ?? piece.files) - 1)}>
        {t("narrower")}
      </button>
      <button type="button" onClick={() => go(ghost?.facing ?? piece.facing, (ghost?.files ?? piece.files) + 1)}>
        {t("wider")}
      </button>
    </div>
  );
}
