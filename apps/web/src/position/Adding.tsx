import { type Json, type Message, say } from "@tercio/kernel";
import type { SceneEditor, System } from "@tercio/board";
import { useEffect, useState } from "react";
import { madeArmy, OWN, READY, useOffered } from "../lists/model/armies.ts";
import { useLists } from "../lists/model/shelf.ts";
import { languageNow } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

const GROUND = "ground";

/** Puts something down: a unit of an army of the game, of a ready army or of an own list, or a piece of ground. */
export function Adding({
  system,
  editor,
  onPut,
}: {
  readonly system: System;
  readonly editor: SceneEditor;
  readonly onPut: (army: Json | null, id: string, seat: 0 | 1) => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  const words = (m: Message): string => say(system, m, language);
  const offered = useOffered(system.id);
  const own = useLists((s) => s.lists).filter((l) => l.list.system === system.id);
  const [seat, setSeat] = useState<0 | 1>(0);
  const [from, setFrom] = useState<readonly [string, string]>([
    "built 0",
    `built ${Math.min(1, editor.armies.length - 1)}`,
  ]);
  const [made, setMade] = useState<{
    readonly word: string;
    readonly army: Json | null;
    readonly why: string | null;
  } | null>(null);
  const [unit, setUnit] = useState("0");
  const word = from[seat];
  useEffect(() => {
    let left = false;
    const tell = (army: Json | null, why: string | null = null): void => {
      if (!left) setMade({ word, army, why });
    };
    if (word === GROUND) tell(null);
    else if (word.startsWith("built ")) tell(editor.armies[Number(word.slice(6))]?.army ?? null);
    else
      madeArmy(word, { game: system.id, offered, size: 0, seed: 1, language }).then(
        (one) => ("army" in one ? tell(one.army) : tell(null, one.why ?? t("outOfReach"))),
        () => tell(null, t("outOfReach")),
      );
    return () => {
      left = true;
    };
  }, [word, system, editor, offered, language]);
  const army = made?.word === word ? made.army : null;
  const units = word === GROUND ? editor.ground : army === null ? [] : editor.units(army);
  const chosen = units.some((u) => u.id === unit) ? unit : (units[0]?.id ?? "");
  return (
    <fieldset className="position-adding">
      <legend>{t("positionAdd")}</legend>
      <div className="segments">
        {([0, 1] as const).map((at) => (
          <button type="button" key={at} data-side={at} aria-pressed={seat === at} onClick={() => setSeat(at)}>
            {t(at === 0 ? "positionFirst" : "positionSecond")}
          </button>
        ))}
      </div>
      <label>
        <span>{t("positionFrom")}</span>
        <select
          id="position-army"
          value={word}
          onChange={(e) => setFrom(seat === 0 ? [e.target.value, from[1]] : [from[0], e.target.value])}
        >
          <optgroup label={t("positionBuilt")}>
            {editor.armies.map(({ label }, i) => (
              <option key={words(label)} value={`built ${i}`}>
                {words(label)}
              </option>
            ))}
          </optgroup>
          {own.length === 0 ? null : (
            <optgroup label={t("ownLists")}>
              {own.map((l) => (
                <option key={l.id} value={OWN + l.id}>
                  {l.list.name}
                </option>
              ))}
            </optgroup>
          )}
          {offered.ready.length === 0 ? null : (
            <optgroup label={t("positionReady")}>
              {offered.ready.map((l, i) => (
                <option key={l.name.en} value={`${READY}${i}`}>
                  {l.name[language]}
                </option>
              ))}
            </optgroup>
          )}
          {editor.ground.length === 0 ? null : <option value={GROUND}>{t("positionGround")}</option>}
        </select>
      </label>
      <label>
        <span>{t(word === GROUND ? "positionGround" : "positionUnit")}</span>
        <select
          id="position-unit"
          value={chosen}
          disabled={units.length === 0}
          onChange={(e) => setUnit(e.target.value)}
        >
          {units.map((u) => (
            <option key={u.id} value={u.id}>
              {words(u.label)}
            </option>
          ))}
        </select>
      </label>
      {made?.why == null ? null : <p role="alert">{made.why}</p>}
      <button
        type="button"
        id="position-put"
        className="primary"
        disabled={chosen === ""}
        onClick={() => onPut(word === GROUND ? null : army, chosen, seat)}
      >
        {t("positionPut")}
      </button>
    </fieldset>
  );
}
