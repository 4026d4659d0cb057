import "./position.css";
import { type Core, type Json, type JsonObject, type Message, type Scenario, say, situationText } from "@tercio/kernel";
import type { PieceKey, SceneEditor, Stand, System } from "@tercio/board";
import { pieceOf } from "@tercio/board";
import { useEffect, useMemo, useRef, useState } from "react";
import { download } from "../device/download.ts";
import { takenFile } from "../device/taken-file.ts";
import { reopened } from "../session/record.ts";
import { type Seat, useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { languageNow } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { Adding } from "./Adding.tsx";
import { Field } from "./Field.tsx";
import { Fields, PlaceFields } from "./Form.tsx";
import { Odds } from "./Odds.tsx";
import { become, goOnWith, rename, select, startWith, undoChange, useEditing } from "./state.ts";
import { usePositions } from "./shelf.ts";

const pairs = [
  ["hotseat", ["human", "human"]],
  ["versus", ["human", "computer"]],
  ["versusSecond", ["computer", "human"]],
  ["watch", ["computer", "computer"]],
] as const satisfies readonly (readonly [string, readonly [Seat, Seat]])[];

/** Where a position comes from that is opened: the battle that is played, or one of the shelf. */
export type Beginning = "battle" | "empty" | { readonly position: string };

/** Puts a position together by hand: pieces put down, moved and turned; then played, weighed, kept. */
export function Position({
  from,
  onClose,
  onPlayed = onClose,
}: {
  readonly from: Beginning;
  readonly onClose: () => void;
  readonly onPlayed?: () => void;
}) {
  const { t } = useTranslation();
  const kept =
    typeof from === "object" ? usePositions.getState().positions.find((p) => p.id === from.position) : undefined;
  const [system] = useState(() => systemOf(kept?.system ?? useSession.getState().battle.system.id));
  const [editor, setEditor] = useState<SceneEditor | null | "failed">(null);
  useEffect(() => {
    let left = false;
    (system.editor?.() ?? Promise.reject(new Error("no editor"))).then(
      (found) => {
        if (left) return;
        if (kept !== undefined) goOnWith(kept);
        else {
          const { battle, welcome } = useSession.getState();
          startWith(system.id, (welcome || from === "empty" ? null : found.of(battle.game)) ?? found.empty);
        }
        setEditor(found);
      },
      () => !left && setEditor("failed"),
    );
    return () => {
      left = true;
    };
  }, [system]);
  return (
    <Dialog title={t("positionTitle")} onClose={onClose} wide>
      {editor === null ? (
        <p>{t("positionLoading")}</p>
      ) : editor === "failed" ? (
        <p role="alert">{t("positionNone")}</p>
      ) : (
        <Workbench system={system} editor={editor} onPlayed={onPlayed} />
      )}
    </Dialog>
  );
}

function Workbench({
  system,
  editor,
  onPlayed,
}: {
  readonly system: System;
  readonly editor: SceneEditor;
  readonly onPlayed: () => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const words = (m: Message): string => say(system, m, language);
  const editing = useEditing();
  const scene = editing.id === null ? editor.empty : editing.scene;
  const stood = useMemo(() => editor.stands(scene), [editor, scene]);
  // What cannot be drawn leaves the last drawing there until it is mended or undone.
  const drawn = useRef<Core | null>(null);
  if (stood.game !== null) drawn.current = stood.game;
  const game = drawn.current;
  const scenario = useMemo((): Scenario | null => {
    if (stood.wrong !== null) return null;
    const made = system.rules.scenes?.scenario(scene) ?? null;
    return made !== null && system.rules.checkScenario(made) === null ? made : null;
  }, [system, scene, stood]);
  if (editing.id === null) return null;
  const { selected } = editing;
  const piece = game === null || selected === null ? undefined : pieceOf(system.views.board(game), selected);
  const move = (key: PieceKey, to: Stand): void => become({ scene: editor.move(scene, key, to) });
  const remove = (key: PieceKey): void => become({ scene: editor.without(scene, key), piece: null });
  // An empty table is no mistake yet.
  const bare = game !== null && !system.views.board(game).pieces.some((p) => p.kind === "body");
  const put = (army: Json | null, id: string, seat: 0 | 1): void =>
    become(editor.put(scene, army, id, seat, freeSpot(system, game, seat)));
  return (
    <div className="position">
      <Head {...{ system, editor, scene, scenario, name: editing.name, past: editing.past.length, onPlayed }} />
      {game === null ? (
        <div className="position-field" />
      ) : (
        <Field {...{ system, game, selected }} onSelect={select} onMove={move} onRemove={remove} />
      )}
      <div className="position-side">
        <p role="status" id="position-wrong" className={stood.wrong === null || bare ? "soft" : "position-wrong"}>
          {bare
            ? t("positionBare")
            : stood.wrong === null
              ? t(editing.keeps ? "positionStands" : "positionUnkept")
              : `${stood.wrong.where}: ${words(stood.wrong.message)}`}
        </p>
        {game === null ? null : (
          <>
            <details>
              <summary>{t("positionHow")}</summary>
              <p className="soft">{t("positionHelp")}</p>
            </details>
            <Adding {...{ system, editor }} onPut={put} />
            {piece === undefined || selected === null ? null : (
              <section aria-label={words(piece.name)} id="position-piece">
                <h3>{words(piece.name)}</h3>
                <PlaceFields piece={piece} onMove={(to) => move(selected, to)} />
                <Fields
                  system={system}
                  fields={editor.fields(scene, selected)}
                  onChange={(field, value) => become(editor.change(scene, selected, field, value))}
                />
                <button type="button" id="position-remove" onClick={() => remove(selected)}>
                  {t("positionRemove")}
                </button>
              </section>
            )}
            <details id="position-battle">
              <summary>{t("positionBattle")}</summary>
              <Fields
                system={system}
                fields={editor.fields(scene, null)}
                onChange={(field, value) => become({ scene: editor.change(scene, null, field, value).scene })}
              />
            </details>
          </>
        )}
        <section>
          <h3>{t("odds")}</h3>
          {scenario === null ? <p className="soft">{t("positionNoOdds")}</p> : <Odds {...{ system, scenario }} />}
        </section>
      </div>
    </div>
  );
}

/** Somewhere on the side of a seat where nothing stands. */
function freeSpot(system: System, game: Core | null, seat: 0 | 1): { readonly x: number; readonly y: number } {
  const step = 2540 * 7;
  const y = (seat === 0 ? -1 : 1) * 2540 * 8;
  const pieces =
    game === null ? [] : system.views.board(game).pieces.filter((p) => p.kind === "body" && p.place === "field");
  for (let n = 0; n < 40; n++) {
    const at = { x: (n % 2 === 0 ? 1 : -1) * Math.ceil((n % 8) / 2) * step, y: y * (1 + Math.floor(n / 8) * 0.5) };
    if (pieces.every((p) => Math.hypot(p.x - at.x, p.y - at.y) > step * 0.8)) return at;
  }
  return { x: 0, y };
}

/** Where another position comes from; gives the word for it. */
function StartWith({
  own,
  scenes,
  onTake,
}: {
  readonly own: ReturnType<typeof usePositions.getState>["positions"];
  readonly scenes: readonly { readonly id: string; readonly title: { readonly [l in "en" | "fr"]: string } }[];
  readonly onTake: (word: string) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const welcome = useSession((s) => s.welcome);
  return (
    <label>
      <span>{t("positionStart")}</span>
      <select id="position-start" value="" onChange={(e) => onTake(e.target.value)}>
        <option value="">{t("positionStartWith")}</option>
        <option value="empty">{t("positionEmpty")}</option>
        {welcome ? null : <option value="battle">{t("positionOfBattle")}</option>}
        <option value="file">{t("positionFile")}</option>
        {own.length === 0 ? null : (
          <optgroup label={t("positionOwn")}>
            {own.map((p) => (
              <option key={p.id} value={`own ${p.id}`}>
                {p.name || new Date(p.changed).toLocaleString(language)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t("scenes")}>
          {scenes.map((s) => (
            <option key={s.id} value={`scene ${s.id}`}>
              {s.title[language]}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

/** What is done with the position: named, undone, played, saved; and where another one comes from. */
function Head({
  system,
  editor,
  scene,
  scenario,
  name,
  past,
  onPlayed,
}: {
  readonly system: System;
  readonly editor: SceneEditor;
  readonly scene: JsonObject;
  readonly scenario: Scenario | null;
  readonly name: string;
  readonly past: number;
  readonly onPlayed: () => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const { battle } = useSession();
  const positions = usePositions((s) => s.positions).filter((p) => p.system === system.id);
  const file = useRef<HTMLInputElement>(null);
  const [pair, setPair] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const named = system.rules.scenarios().flatMap((s) => {
    const setup = s.scenario.setup["scene"];
    return setup === undefined ? [] : [{ ...s, scene: setup as JsonObject }];
  });
  const start = (next: JsonObject | null, title = ""): void => {
    setWrong(next === null ? t("positionUntold") : null);
    if (next !== null) startWith(system.id, next, title);
  };
  const take = (word: string): void => {
    const [kind = "", id = ""] = word.split(" ");
    if (kind === "empty") start(editor.empty);
    else if (kind === "battle") start(editor.of(battle.game));
    else if (kind === "file") file.current?.click();
    else if (kind === "own") {
      const own = positions.find((p) => p.id === id);
      if (own !== undefined) goOnWith(own);
    } else {
      const scene = named.find((s) => s.id === id);
      if (scene !== undefined) start(scene.scene, scene.title[language]);
    }
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const found = reopened(await chosen.text());
    if ("where" in found)
      return setWrong(
        `${found.where}: ${found.problem === null ? (found.says?.[language] ?? t("positionUntold")) : say(system, found.problem, language)}`,
      );
    if (found.battle.system.id !== system.id) return setWrong(t("positionOtherGame"));
    start(editor.of(found.battle.game), chosen.name.replace(/\.json$/, ""));
  };
  return (
    <div className="position-head">
      <label>
        <span>{t("positionName")}</span>
        <input id="position-name" value={name} maxLength={80} onChange={(e) => rename(e.target.value)} />
      </label>
      <StartWith own={positions} scenes={named} onTake={take} />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t("positionFile")}
        hidden
        onChange={(e) => void read(takenFile(e.target))}
      />
      <button type="button" id="position-undo" disabled={past === 0} onClick={undoChange}>
        {t("undo")}
      </button>
      <button
        type="button"
        id="position-save"
        onClick={() =>
          download(
            `tercio-scene-${(name || "position").replace(/[^\p{L}\p{N}-]+/gu, "-")}.json`,
            situationText({ system: system.id, scene }),
          )
        }
      >
        {t("positionSave")}
      </button>
      <label>
        <span>{t("positionSeats")}</span>
        <select id="position-seats" value={pair} onChange={(e) => setPair(Number(e.target.value))}>
          {pairs.map(([key], i) => (
            <option key={key} value={i}>
              {t(key)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        id="position-play"
        className="primary"
        disabled={scenario === null}
        onClick={() => {
          if (scenario === null) return;
          begin(pairs[pair]?.[1] ?? pairs[0][1], scenario, undefined, system.id);
          onPlayed();
        }}
      >
        {t("positionPlay")}
      </button>
      {wrong === null ? null : (
        <p role="alert" className="position-wrong">
          {wrong}
        </p>
      )}
    </div>
  );
}
