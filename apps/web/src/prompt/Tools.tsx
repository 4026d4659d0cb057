import { type BoardPiece, type Json, type JsonObject, say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { lookAt } from "../board/camera.ts";
import { ghostOf, others } from "../board/gestures.ts";
import { around, handlingOf, reformed, wayOf } from "../board/gestures.ts";
import { type MoveKind, system, useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { languageNow } from "../words/i18n.ts";

/** The units that a prompt is about, as a line of buttons; on a small screen choosing one brings it into view. */
function Units({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const { battle, selected, select } = useSession();
  const language = languageNow();
  const pieces = boardOf(battle.game).pieces;
  return (
    <div className="units" role="group" aria-label={t("piece")}>
      {ids.map((id) => {
        const p = pieces[id];
        return p === undefined ? null : (
          <button
            type="button"
            key={id}
            data-unit={id}
            aria-pressed={selected === id}
            onClick={() => {
              select(id);
              if (p.placed && window.innerWidth < 900) lookAt(p.x / 100, -p.y / 100);
            }}
          >
            {say(system, p.name, language)} <span className="soft n">{p.count}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The block that is being placed by hand, if one is. */
const usePlaced = () =>
  useSession(
    (s) => ghostOf(s.preview, s.selected) ?? (s.preview?.ghosts.length === 1 ? s.preview.ghosts[0] : undefined),
  );

export function DeployTools() {
  const { t } = useTranslation();
  const { battle, selected, preview, gesture } = useSession();
  const about = (battle.request as unknown as { about: { units: readonly number[] } }).about;
  const ghost = usePlaced();
  const again = (change: { facing?: number; files?: number; x?: number; y?: number }): void => {
    if (ghost === undefined) return;
    const { piece, x, y, facing, files } = ghost;
    gesture({ type: "place", unit: piece, x, y, facing, files, ...change, with: others(preview, piece) });
  };
  return (
    <>
      <Units ids={about.units} />
      {ghost === undefined ? (
        <span className="soft">
          {t(selected !== null && about.units.includes(selected) ? "deployHere" : "deployHint")}
        </span>
      ) : (
        <div className="row">
          <button type="button" onClick={() => again({ files: ghost.files - 1 })}>
            {t("narrower")}
          </button>
          <button type="button" onClick={() => again({ files: ghost.files + 1 })}>
            {t("wider")}
          </button>
          <button type="button" onClick={() => again({ facing: around(ghost.facing + 8192) })}>
            {t("rotate")}
          </button>
        </div>
      )}
    </>
  );
}

/** All units that are left placed at once; the next press of Enter confirms. */
export function Presets() {
  const { t } = useTranslation();
  const gesture = useSession((s) => s.gesture);
  if (usePlaced() !== undefined) return null;
  return (
    <div className="row answers">
      <span className="soft">{t("presets")}</span>
      {(["line", "refused", "centre"] as const).map((p, i) => (
        <button
          type="button"
          key={p}
          id={`preset-${p}`}
          className="answer"
          onClick={() => {
            gesture({ type: "preset", preset: p });
            setTimeout(() => document.getElementById("confirm")?.focus({ preventScroll: true }));
          }}
        >
          <span className="answer-label">
            <span className="number" aria-hidden="true">
              {i + 1}
            </span>
            {t(p === "line" ? "presetLine" : p === "refused" ? "presetRefused" : "presetCentre")}
          </span>
        </button>
      ))}
    </div>
  );
}

type Path = readonly {
  readonly kind: string;
  readonly side?: string;
  readonly distance?: number;
  readonly angle?: number;
  readonly to?: number;
}[];
type Tried = { readonly path?: Path; readonly facing?: number; readonly files?: number } | null;

const tried = (): Tried => (useSession.getState().preview?.answer ?? null) as Tried;

/** Adds a segment to the path of the chosen unit; straight pieces in a row are joined. */
export function addSegment(s: Path[number]): void {
  const { selected, gesture, battle } = useSession.getState();
  if (selected === null) return;
  const moveKind = wayOf(selected)?.id ?? null;
  const before = tried();
  const path = [...(before?.path ?? [])];
  const last = path[path.length - 1];
  if (last !== undefined && last.kind === s.kind && last.side === s.side)
    path[path.length - 1] = {
      ...last,
      ...(s.distance === undefined ? {} : { distance: (last.distance ?? 0) + s.distance }),
      ...(s.angle === undefined ? {} : { angle: (last.angle ?? 0) + s.angle }),
      ...(s.to === undefined ? {} : { to: s.to }),
    };
  else path.push(s);
  if (moveKind !== "swift-reform") {
    gesture({ type: "path", unit: selected, move: moveKind, path: path as unknown as Json });
    return;
  }
  const piece = boardOf(battle.game).pieces[selected] as BoardPiece;
  gesture({
    type: "swift-reform",
    unit: selected,
    facing: before?.facing ?? piece.facing,
    files: before?.files ?? piece.files,
    path: path as unknown as Json,
  });
}

/** Another kind of move for what is being tried: the ghost stays, under the new kind's own limits. */
export function changeKind(kind: MoveKind): void {
  const { preview, gestured, setMoveKind, gesture, battle, selected } = useSession.getState();
  setMoveKind(kind);
  if (preview === null || gestured === null || selected === null) return;
  const path = (tried()?.path ?? (gestured as { path?: Path }).path ?? []) as Path;
  if (kind === "swift-reform") {
    const piece = boardOf(battle.game).pieces[selected] as BoardPiece;
    const ahead = path.reduce((s, p) => s + (p.kind === "straight" ? (p.distance ?? 0) : 0), 0);
    gesture({
      type: "swift-reform",
      unit: selected,
      facing: piece.facing,
      files: piece.files,
      path: [{ kind: "straight", distance: Math.max(1, ahead) }],
    });
  } else if (gestured.type === "swift-reform")
    gesture({ type: "path", unit: selected, move: kind, path: path as unknown as Json });
  else gesture({ ...gestured, move: kind } as JsonObject);
}

/** Moves a block that is being placed by so many hundredths of a millimetre, or turns it. */
export function nudge(dx: number, dy: number, turn = 0): void {
  const { selected, preview, gesture } = useSession.getState();
  if (selected === null) return;
  const ghost = ghostOf(preview, selected);
  if (ghost === undefined) {
    // The first key puts it where an even line would have it.
    gesture({ type: "suggest", unit: selected, with: others(preview, selected) });
    return;
  }
  gesture({
    type: "place",
    unit: selected,
    x: ghost.x + dx,
    y: ghost.y + dy,
    facing: around(ghost.facing + turn),
    files: ghost.files,
    with: others(preview, selected),
  });
}

function reform(piece: BoardPiece, change: { turn?: number; files?: number; right?: number }): void {
  const { preview, gesture } = useSession.getState();
  const wish = reformed(piece, preview, change);
  if (wayOf(piece.id)?.id === "swift-reform")
    gesture({
      ...wish,
      type: "swift-reform",
      path: (tried()?.path ?? [{ kind: "straight", distance: 2540 }]) as unknown as Json,
    });
  else gesture(wish);
}

/** An eighth of a turn. */
const EIGHTH = 8192;

/** Turns the chosen unit about its middle, from where it has come to. */
function pivot(piece: BoardPiece, by: number): void {
  const ghost = useSession.getState().preview?.ghosts.find((g) => g.piece === piece.id) ?? piece;
  addSegment({ kind: "pivot", to: around(ghost.facing + by) });
}

/** How far one press pushes a unit along its enemy: five millimetres, in 0.01 mm. */
const SLIDE = 500;

/** One file fewer or more for the block that is being placed or moved. */
export function narrow(by: 1 | -1): void {
  const { selected, preview, gesture, battle } = useSession.getState();
  const piece = boardOf(battle.game).pieces[selected ?? -1];
  if (piece === undefined) return;
  const ghost = preview?.ghosts.length === 1 ? preview.ghosts[0] : undefined;
  if (piece.placed) reform(piece, { files: by });
  else if (ghost !== undefined) {
    const { x, y, facing, files } = ghost;
    gesture({ type: "place", unit: piece.id, x, y, facing, files: files + by });
  }
}

function ReformButtons({ piece }: { piece: BoardPiece }) {
  const { t } = useTranslation();
  const handling = handlingOf(piece.id);
  const turn = handling?.turn ?? null;
  if (handling === null || turn === null) return null;
  const degrees = Math.round((turn * 360) / 65536);
  return (
    <div className="row group">
      <span className="soft">{t("reform")}</span>
      <button type="button" onClick={() => reform(piece, { turn: -turn })}>
        ↶ {degrees}°
      </button>
      <button type="button" onClick={() => reform(piece, { turn })}>
        ↷ {degrees}°
      </button>
      {handling.slides ? (
        <>
          <button type="button" id="slide-left" onClick={() => reform(piece, { right: -SLIDE })}>
            {t("sideLeft")}
          </button>
          <button type="button" id="slide-right" onClick={() => reform(piece, { right: SLIDE })}>
            {t("sideRight")}
          </button>
        </>
      ) : null}
      <button type="button" onClick={() => reform(piece, { files: -1 })}>
        {t("narrower")}
      </button>
      <button type="button" onClick={() => reform(piece, { files: 1 })}>
        {t("wider")}
      </button>
    </div>
  );
}

export function MoveTools() {
  const { t } = useTranslation();
  const { battle, selected } = useSession();
  // Which kind is chosen decides what the buttons do.
  useSession((s) => s.moveKind);
  const about = (battle.request as unknown as { about: { units: readonly number[] } }).about;
  const pieces = boardOf(battle.game).pieces;
  const piece = selected !== null && about.units.includes(selected) ? pieces[selected] : undefined;
  const chosen = wayOf(piece?.id ?? null);
  const may = (step: string): boolean => chosen?.steps.includes(step) === true;
  const way = (label: string, segment: Path[number], id?: string) =>
    may(segment.kind) ? (
      <button type="button" id={id} onClick={() => addSegment(segment)}>
        {label}
      </button>
    ) : null;
  return (
    <>
      <Units ids={about.units} />
      {piece === undefined ? (
        <span className="soft">{t("dragHint")}</span>
      ) : (
        <div className="row">
          <div className="segments" role="group" aria-label={t("kindOfMove")}>
            {(handlingOf(piece.id)?.ways ?? []).map(({ id }) => (
              <button
                type="button"
                key={id}
                id={`kind-${id}`}
                aria-pressed={chosen?.id === id}
                onClick={() => changeKind(id as MoveKind)}
              >
                {t(id === "swift-reform" ? "swiftReform" : id)}
              </button>
            ))}
          </div>
          {way(t("ahead"), { kind: "straight", distance: 2540 }, "ahead")}
          {way(t("turnLeft"), { kind: "wheel", side: "left", angle: 1820 }, "wheel-left")}
          {way(t("turnRight"), { kind: "wheel", side: "right", angle: 1820 }, "wheel-right")}
          {may("pivot") ? (
            <>
              <button type="button" id="pivot-left" onClick={() => pivot(piece, -EIGHTH)}>
                {t("pivotLeft")}
              </button>
              <button type="button" id="pivot-right" onClick={() => pivot(piece, EIGHTH)}>
                {t("pivotRight")}
              </button>
            </>
          ) : null}
          {way(t("back"), { kind: "back", distance: 1270 })}
          {way(t("sideLeft"), { kind: "side", side: "left", distance: 1270 })}
          {way(t("sideRight"), { kind: "side", side: "right", distance: 1270 })}
          <ReformButtons piece={piece} />
        </div>
      )}
    </>
  );
}

/** Nothing more is moved. */
export function EndMoves() {
  const { t } = useTranslation();
  const give = useSession((s) => s.give);
  return (
    <div className="row">
      <button type="button" id="end-moves" data-ends onClick={() => give({ done: true })}>
        {t("endMoves")}
      </button>
    </div>
  );
}

export function ReformTools({ about }: { about: { unit?: number } }) {
  const battle = useSession((s) => s.battle);
  const piece = typeof about.unit === "number" ? boardOf(battle.game).pieces[about.unit] : undefined;
  return piece === undefined ? null : <ReformButtons piece={piece} />;
}
