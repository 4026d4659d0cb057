import "./shelf.css";
import { say } from "@tercio/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { editionSaid } from "../session/edition.ts";
import type { Picture } from "../session/picture.ts";
import { discard, fetchVolume, rename, type Volume, volumes } from "../session/saves.ts";
import { useParts } from "../session/parts.ts";

import { outOfReach, systemOf } from "../session/systems.ts";
import { languageNow } from "../words/i18n.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { download } from "../device/download.ts";
import type { FaultSaid } from "./Faults.tsx";

const moment = (time: number): string =>
  new Intl.DateTimeFormat(languageNow() === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);

/** All battles that this browser keeps: opened again, named, saved to a file, deleted. */
export function Shelf({ onClose, onFault }: { onClose: () => void; onFault: (fault: FaultSaid) => void }) {
  const { t } = useTranslation();
  const { id, welcome, fromShelf } = useParts("id", "welcome", "fromShelf");
  const [list, setList] = useState<readonly Volume[] | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const read = useCallback(() => void volumes().then(setList), []);
  useEffect(read, [read]);
  const come = list !== null;
  // Whoever came by keys stands at the first battle that can be opened.
  useEffect(() => {
    const first = (what: string) => top.current?.querySelector<HTMLElement>(what);
    if (come) (first(".open") ?? first(".name"))?.focus();
  }, [come]);
  const open = async (volume: Volume): Promise<void> => {
    const fault = await fromShelf(volume.id);
    if (fault !== null) onFault({ fault, kept: true });
    onClose();
  };
  return (
    <Dialog title={t("shelf")} onClose={onClose}>
      <div className="shelf" ref={top} tabIndex={-1}>
        {list === null ? <p className="soft">{t("opening")}</p> : null}
        {list?.length === 0 ? <p className="soft">{t("shelfEmpty")}</p> : null}
        <ul>
          {list?.map((volume) => (
            <Row
              key={volume.id}
              volume={volume}
              running={!welcome && volume.id === id}
              onOpen={() => void open(volume)}
              onNamed={read}
              onChanged={() => {
                read();
                top.current?.focus();
              }}
            />
          ))}
        </ul>
      </div>
      <p className="soft">{t("shelfText")}</p>
    </Dialog>
  );
}

/** Where everybody stood: the first player's filled, the second's hollow, the ground faint; the words beside it say the rest. */
function Small({ picture: { width, depth, below, things }, near }: { picture: Picture; near: 0 | 1 }) {
  return (
    <svg className={near === below ? "picture" : "picture turned"} viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect className="table" width={width} height={depth} />
      {things.map(({ seat, corners }, i) => (
        <polygon
          key={String(i)}
          className={seat === null ? "ground" : seat === 0 ? "first" : "second"}
          points={corners.join(" ")}
        />
      ))}
    </svg>
  );
}

/** What is told of a battle beside its name; only its day where the words of its game are out of reach. */
function useFacts(volume: Volume): readonly string[] {
  const { t } = useTranslation();
  const begun = volume.name === "" ? null : moment(volume.begun);
  if (outOfReach(volume.system)) return begun === null ? [] : [begun];
  const people = volume.seats.filter((s) => s === "human").length;
  const game = systemOf(volume.system);
  const facts = [
    volume.seats.length === 0 ? null : t(people === 2 ? "hotseat" : people === 1 ? "versus" : "watch"),
    volume.points !== null
      ? `${t("over")}${languageNow() === "fr" ? "\u00a0" : ""}: ${volume.points.join(" – ")}`
      : volume.moment == null
        ? t("deploying")
        : say(game, volume.moment, languageNow()),
    begun,
    volume.edition === "" ? null : editionSaid(game.id, volume.edition, languageNow()),
    volume.version === game.version ? null : t("otherRules"),
  ];
  return facts.filter((fact) => fact !== null);
}

function Row({
  volume,
  running,
  onOpen,
  onChanged,
  onNamed,
}: {
  volume: Volume;
  running: boolean;
  onOpen: () => void;
  onChanged: () => void;
  onNamed: () => void;
}) {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<"name" | "delete" | null>(null);
  const [name, setName] = useState(volume.name);
  const title = volume.name === "" ? moment(volume.begun) : volume.name;
  const facts = useFacts(volume);
  const row = useRef<HTMLLIElement>(null);
  /** Whoever leaves a question stands at the button that asked it. */
  const back = useRef<"name" | "delete" | null>(null);
  useEffect(() => {
    if (doing !== null || back.current === null) return;
    row.current?.querySelector<HTMLElement>(`.${back.current}`)?.focus();
    back.current = null;
  }, [doing]);
  const leave = (): void => {
    setName(volume.name);
    back.current = doing;
    setDoing(null);
  };
  const save = async (): Promise<void> => {
    const kept = await fetchVolume(volume.id);
    if (kept !== null) download(`tercio-${volume.seed}-${volume.answers}.json`, kept.text);
  };
  return (
    <li data-volume={volume.id} ref={row}>
      {volume.picture === undefined ? null : (
        <Small picture={volume.picture} near={volume.seats[0] === "computer" && volume.seats[1] === "human" ? 1 : 0} />
      )}
      <div className="volume">
        <strong>{title}</strong>
        <p className="soft">{facts.join(" · ")}</p>
      </div>
      {doing === "name" ? (
        <form
          className="row"
          onSubmit={(e) => {
            e.preventDefault();
            void rename(volume.id, name.trim()).then(onNamed);
            back.current = doing;
            setDoing(null);
          }}
        >
          <input
            aria-label={t("nameOf", { title })}
            value={name}
            maxLength={60}
            ref={(input) => input?.focus()}
            onChange={(e) => setName(e.target.value)}
            onKeyDown={(e) => {
              // Only the name is left as it was: the shelf stays open.
              if (e.key !== "Escape") return;
              e.preventDefault();
              leave();
            }}
          />
          <button type="submit">{t("confirm")}</button>
          <button type="button" onClick={leave}>
            {t("cancel")}
          </button>
        </form>
      ) : doing === "delete" ? (
        <div className="row" role="alert">
          <span>{t("deleteSure", { title })}</span>
          <button type="button" className="really" onClick={() => void discard(volume.id).then(onChanged)}>
            {t("delete")}
          </button>
          <button type="button" onClick={leave} ref={(no) => no?.focus()}>
            {t("cancel")}
          </button>
        </div>
      ) : (
        <div className="places">
          {running ? (
            <span className="open-now">{t("openNow")}</span>
          ) : (
            <button type="button" className="open" aria-label={`${t("open")}: ${title}`} onClick={onOpen}>
              {t("open")}
            </button>
          )}
          <button type="button" className="name" aria-label={`${t("name")}: ${title}`} onClick={() => setDoing("name")}>
            {t("name")}
          </button>
          <button type="button" className="save" aria-label={`${t("save")}: ${title}`} onClick={() => void save()}>
            {t("save")}
          </button>
          {running ? null : (
            <button
              type="button"
              className="delete"
              aria-label={`${t("delete")}: ${title}`}
              onClick={() => setDoing("delete")}
            >
              {t("delete")}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
