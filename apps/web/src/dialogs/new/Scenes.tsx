import type { NamedScenario } from "@tercio/kernel";
import { lazy, Suspense, useState } from "react";
import { dropPosition, usePositions } from "../../position/shelf.ts";
import { download } from "../../device/download.ts";
import type { Beginning } from "../../position/Position.tsx";
import { useSession } from "../../session/store.ts";
import { systemOf } from "../../session/systems.ts";
import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";

const Position = lazy(async () => ({ default: (await import("../../position/Position.tsx")).Position }));

/** Positions that were put together by hand: played, changed and deleted here. */
function Own({ game, onPlayed }: { readonly game: string; readonly onPlayed: () => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  const offer = useSession((s) => s.offer);
  const { positions, unread } = usePositions();
  const own = positions.filter((p) => p.system === game);
  const [from, setFrom] = useState<Beginning | null>(null);
  if (systemOf(game).editor === undefined) return null;
  // A table of another game than the one that is played has no words yet.
  const open = (beginning: Beginning): void =>
    void offer(game).then(() => {
      if (useSession.getState().battle.system.id === game) setFrom(beginning);
    });
  const here = useSession.getState().battle.system.id === game || useSession.getState().welcome;
  return (
    <div className="own-positions">
      {own.map((p) => {
        const name = p.name || new Date(p.changed).toLocaleString(language);
        return (
          <div key={p.id} className="row" data-position={p.id}>
            <span style={{ flex: 1 }}>{name}</span>
            <button type="button" disabled={!here} onClick={() => open({ position: p.id })}>
              {t("positionEdit")}
            </button>
            <button type="button" aria-label={t("positionDelete", { name })} onClick={() => dropPosition(p.id)}>
              ✕
            </button>
          </div>
        );
      })}
      {unread.map((p) => (
        <div key={p.id} className="row" data-position={p.id}>
          <span style={{ flex: 1 }}>{t("positionUnread", { where: p.problem.says[language] })}</span>
          <button type="button" onClick={() => download(`tercio-position-${p.id}.json`, p.text)}>
            {t("positionSave")}
          </button>
          <button type="button" aria-label={t("positionDelete", { name: p.id })} onClick={() => dropPosition(p.id)}>
            ✕
          </button>
        </div>
      ))}
      <button type="button" id="position-new" disabled={!here} onClick={() => open("empty")}>
        {t("positionByHand")}
      </button>
      {from === null ? null : (
        <Suspense>
          <Position from={from} onClose={() => setFrom(null)} onPlayed={onPlayed} />
        </Suspense>
      )}
    </div>
  );
}

/** Battles by name, each with its own armies and its own table, in a drawer of their own; the first is the usual one. */
export function Scenes({
  scenes,
  chosen,
  game,
  onChoose,
  onPlayed,
}: {
  readonly scenes: readonly NamedScenario[];
  readonly chosen: number;
  /** The id of the game whose scenes these are. */
  readonly game: string;
  readonly onChoose: (at: number) => void;
  /** A battle has begun from a position. */
  readonly onPlayed: () => void;
}) {
  const { t } = useTranslation();
  const language = languageNow();
  return (
    <details id="scenes">
      <summary>
        {t("scenes")} <span className="soft">{chosen === 0 ? "" : scenes[chosen]?.title[language]}</span>
      </summary>
      <p className="soft">{t("scenesWhat")}</p>
      <fieldset className="scenes">
        <legend className="visually-hidden">{t("scenes")}</legend>
        {scenes.map((s, at) => (
          <label key={s.id} className="scene">
            <input type="radio" name="scene" value={s.id} checked={chosen === at} onChange={() => onChoose(at)} />
            {at === 0 ? t("noScene") : s.title[language]}
          </label>
        ))}
      </fieldset>
      <Own game={game} onPlayed={onPlayed} />
    </details>
  );
}
