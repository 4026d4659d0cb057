import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Seat, system, useSession } from "../session/store.ts";
import { sourceSaid } from "../reference/words/sources.ts";
import { TextBoard } from "../panels/TextBoard.tsx";
import { languageNow } from "../words/i18n.ts";

export type Open = "new" | "about" | "keys" | "text" | "undo" | "concede" | null;

export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const d = box.current;
    if (d !== null && !d.open) d.showModal();
  }, []);
  return (
    <dialog ref={box} onClose={onClose} aria-label={title}>
      <div className="stack">
        <div className="row">
          <h2 style={{ flex: 1 }}>{title}</h2>
          <button type="button" aria-label={t("close")} onClick={onClose}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

const pairs: readonly (readonly [string, readonly [Seat, Seat]])[] = [
  ["hotseat", ["human", "human"]],
  ["versus", ["human", "computer"]],
  ["watch", ["computer", "computer"]],
];

function Sure({
  title,
  words,
  onYes,
  onClose,
}: {
  title: string;
  words: string;
  onYes: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          id="yes"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {t("confirm")}
        </button>
        <button type="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}

/** The dialog that is open, if any. */
export function Dialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t } = useTranslation();
  const { undo, concede, seats } = useSession();
  const alone = seats.includes("computer");
  switch (open) {
    case null:
      return null;
    case "new":
      return <NewBattle onClose={onClose} />;
    case "about":
      return (
        <Dialog title={t("about")} onClose={onClose}>
          <p>{t("aboutText")}</p>
          <p>{t("offline")}</p>
          <p className="soft">{t("unofficial")}</p>
        </Dialog>
      );
    case "keys":
      return (
        <Dialog title={t("keys")} onClose={onClose}>
          <dl className="keys">
            {t("keysText")
              .split(" · ")
              .map((k) => k.split(/[\s\u00a0]?: /))
              .map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
          </dl>
        </Dialog>
      );
    case "text":
      return (
        <Dialog title={t("textBoard")} onClose={onClose}>
          <TextBoard />
        </Dialog>
      );
    case "undo":
      return (
        <Sure
          title={t("undo")}
          words={t(alone ? "undoBeyondAlone" : "undoBeyond")}
          onYes={() => undo(true)}
          onClose={onClose}
        />
      );
    case "concede":
      return <Sure title={t("concede")} words={t("concedeSure")} onYes={concede} onClose={onClose} />;
  }
}

function NewBattle({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const [seats, setSeats] = useState(0);
  const [seed, setSeed] = useState("");
  const [rulings, setRulings] = useState<{ [id: string]: string }>(() => ({ ...system.starter().rulings }));
  return (
    <Dialog title={t("newBattle")} onClose={onClose}>
      <div className="row">
        {pairs.map(([k], i) => (
          <button type="button" key={k} aria-pressed={seats === i} onClick={() => setSeats(i)}>
            {t(k as "hotseat")}
          </button>
        ))}
      </div>
      <label>
        {t("seed")}
        <input
          inputMode="numeric"
          value={seed}
          onChange={(e) => setSeed(e.target.value.replace(/\D/g, "").slice(0, 9))}
        />
      </label>
      <h3>{t("rulings")}</h3>
      {system.rulings.map((r) => (
        <label key={r.id}>
          <span>
            {r.title[language]} <span className="soft">({sourceSaid(r.source, language)})</span>
          </span>
          <select
            value={rulings[r.id]}
            disabled={r.options.length < 2}
            onChange={(e) => setRulings({ ...rulings, [r.id]: e.target.value })}
          >
            {r.options.map((o) => (
              <option key={o.id} value={o.id}>
                {o.text[language]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        className="primary"
        onClick={() => {
          const starter = system.starter();
          begin(
            pairs[seats]?.[1] ?? ["human", "human"],
            { ...starter, rulings },
            seed === "" ? undefined : Number(seed),
          );
          onClose();
        }}
      >
        {t("start")}
      </button>
    </Dialog>
  );
}
