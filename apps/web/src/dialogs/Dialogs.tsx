import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Seat, system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

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

export function NewBattle({ onClose }: { onClose: () => void }) {
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
          {r.title[language]}
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
