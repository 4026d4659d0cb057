import { say } from "@tercio/kernel";
import { setupChoices } from "@tercio/ninth-age";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sourceSaid } from "../reference/words/sources.ts";
import { editionSaid } from "../session/edition.ts";
import { type Seat, system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { Dialog } from "./Dialog.tsx";

const pairs = [
  ["hotseat", ["human", "human"]],
  ["versus", ["human", "computer"]],
  ["versusSecond", ["computer", "human"]],
  ["watch", ["computer", "computer"]],
] as const satisfies readonly (readonly [string, readonly [Seat, Seat]])[];

/** Sets a battle up. One that is under way is told of before it makes room, and kept. */
/** What may be rolled for or chosen before a battle. */
const tables = [
  { field: "deployment", rows: setupChoices.deployment },
  { field: "objective", rows: setupChoices.objective },
] as const;

export function NewBattle({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const { battle, welcome } = useSession();
  const underWay = !welcome && battle.request !== null && battle.log !== null;
  const [seats, setSeats] = useState(0);
  const [seed, setSeed] = useState("");
  const [chosen, setChosen] = useState<{ [field: string]: string }>({ deployment: "roll", objective: "roll" });
  const [size, setSize] = useState(String(system.starter().setup.size ?? ""));
  const [wrong, setWrong] = useState<string | null>(null);
  const [rulings, setRulings] = useState<{ [id: string]: string }>(() => ({ ...system.starter().rulings }));
  return (
    <Dialog title={t("newBattle")} onClose={onClose}>
      {underWay ? <p id="under-way">{t("underWay")}</p> : null}
      <p className="soft">{editionSaid(system.starter().edition, language)}</p>
      <div className="row">
        {pairs.map(([k], i) => (
          <button type="button" key={k} aria-pressed={seats === i} onClick={() => setSeats(i)}>
            {t(k)}
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
      {tables.map(({ field, rows }) => (
        <label key={field}>
          {t(field)}
          <select
            id={`choose-${field}`}
            value={chosen[field]}
            onChange={(e) => setChosen({ ...chosen, [field]: e.target.value })}
          >
            <option value="roll">{t("rollForIt")}</option>
            {rows.map((id) => (
              <option key={id} value={id}>
                {say(system, { key: `${field}.${id}` }, language)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {t("gameSize")}
        <input
          inputMode="numeric"
          id="game-size"
          value={size}
          onChange={(e) => setSize(e.target.value.replace(/\D/g, "").slice(0, 6))}
        />
      </label>
      {wrong === null ? null : (
        <p className="refusal" role="alert">
          {wrong}
        </p>
      )}
      <button
        type="button"
        className="primary"
        id="start"
        onClick={() => {
          const starter = system.starter();
          const agreed = size === "" ? {} : { size: Number(size) };
          const { size: _, ...usual } = starter.setup;
          const scenario = { ...starter, rulings, setup: { ...usual, ...chosen, ...agreed } };
          const problem = system.checkScenario(scenario);
          if (problem !== null) {
            setWrong(say(system, problem.message, language));
            return;
          }
          begin((pairs[seats] ?? pairs[0])[1], scenario, seed === "" ? undefined : Number(seed));
          onClose();
        }}
      >
        {t(underWay ? "shelveAndStart" : "start")}
      </button>
      <details>
        <summary>{t("rulings")}</summary>
        <div className="stack">
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
        </div>
      </details>
    </Dialog>
  );
}
