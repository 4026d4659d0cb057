import "./shelf.css";
import { say } from "@tercio/kernel";
import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { editionSaid } from "../session/edition.ts";
import type { Picture } from "../session/picture.ts";
import { discard, fetchVolume, rename, type Volume, volumes } from "../session/saves.ts";
import { useParts } from "../session/parts.ts";

import { outOfReach, systemOf } from "../session/systems.ts";
import { languageNow } from "../messages/i18n.ts";
import { moment } from "../messages/moment.ts";
import { Deleting, Naming, useAsides } from "../shell/asides.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { download } from "../device/download.ts";
import type { FaultSaid } from "./Faults.tsx";

/** All battles that this browser keeps: opened again, named, saved to a file, deleted. */
export function Shelf({ onClose, onFault }: { onClose: () => void; onFault: (fault: FaultSaid) => void }) {
  const { t } = useTranslation();
  const { id, welcome, fromShelf } = useParts("id", "welcome", "fromShelf");
  const [list, setList] = useState<readonly Volume[] | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const read = useCallback(() => void volumes().then(setList), []);
  useEffect(read, [read]);
  const come = list !== null;
  // The one that is open stands first, also while its last answer is not written yet.
  const isOpen = (volume: Volume): boolean => !welcome && volume.id === id;
  const inOrder = [...(list ?? [])].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
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
          {inOrder.map((volume) => (
            <Row
              key={volume.id}
              volume={volume}
              running={isOpen(volume)}
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

/** From a thing's first corner to the one opposite. */
function across(corners: readonly number[]): string {
  const half = 2 * Math.floor(corners.length / 4);
  return `M${corners.slice(0, 2).join(" ")}L${corners.slice(half, half + 2).join(" ")}`;
}

/** Where everybody stood: the first player's filled, the second's hollow with a line across, the ground faint; words say the rest. */
function Small({ picture: { width, depth, below, things }, near }: { picture: Picture; near: 0 | 1 }) {
  return (
    <svg className={near === below ? "picture" : "picture turned"} viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect className="table" width={width} height={depth} />
      {things.map(({ seat, corners }, i) => (
        <Fragment key={String(i)}>
          <polygon className={seat === null ? "ground" : seat === 0 ? "first" : "second"} points={corners.join(" ")} />
          {seat === 1 ? <path className="second across" d={across(corners)} /> : null}
        </Fragment>
      ))}
    </svg>
  );
}

/** What is told of a battle beside its name; only its day where the words of its game are out of reach. */
function useFacts(volume: Volume): readonly string[] {
  const { t } = useTranslation();
  if (volume.system === "") return [t("factsLost")];
  const begun = volume.name === "" ? null : moment(volume.begun);
  if (outOfReach(volume.system)) return begun === null ? [] : [begun];
  const people = volume.seats.filter((s) => s === "human").length;
  const game = systemOf(volume.system);
  const players = volume.names?.filter((name) => name !== "") ?? [];
  const facts = [
    players.length === 0 ? null : players.join(" – "),
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
  const called = volume.name !== "" ? volume.name : volume.begun === 0 ? t("undated") : moment(volume.begun);
  const title = volume.second === true ? t("secondTab", { title: called }) : called;
  const facts = useFacts(volume);
  const asides = useAsides();
  const { doing, ask, row } = asides;
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
        <Naming
          name={volume.name}
          label={t("nameOf", { title })}
          most={60}
          asides={asides}
          onName={(name) => void rename(volume.id, name).then(onNamed)}
        />
      ) : doing === "delete" ? (
        <Deleting
          sure={t("deleteSure", { title })}
          asides={asides}
          onDelete={() => void discard(volume.id).then(onChanged)}
        />
      ) : (
        <div className="places">
          {running ? (
            <span className="open-now">{t("openNow")}</span>
          ) : (
            <button type="button" className="open" aria-label={`${t("open")}: ${title}`} onClick={onOpen}>
              {t("open")}
            </button>
          )}
          <button type="button" className="name" aria-label={`${t("name")}: ${title}`} onClick={() => ask("name")}>
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
              onClick={() => ask("delete")}
            >
              {t("delete")}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
