import { type Message, type Ruling, say } from "@tercio/kernel";
import { optionName, type SetupOption, withOption } from "@tercio/scene";
import { useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { sourceSaid } from "../reference/words/sources.ts";
import { editionSaid } from "../session/edition.ts";
import { useParts } from "../session/parts.ts";
import { type Seat, useSession } from "../session/store.ts";
import { systemOf, systems } from "../session/systems.ts";
import { languageNow } from "../words/i18n.ts";
import { Dialog } from "../shell/Dialog.tsx";

const pairs = [
  ["hotseat", ["human", "human"]],
  ["versus", ["human", "computer"]],
  ["versusSecond", ["computer", "human"]],
  ["watch", ["computer", "computer"]],
] as const satisfies readonly (readonly [string, readonly [Seat, Seat]])[];

/** Sets a battle up. One that is under way is told of before it makes room, and kept. */
export function NewBattle({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const { battle, welcome } = useParts("battle", "welcome");
  const underWay = !welcome && battle.request !== null && battle.log !== null;
  const [game, setGame] = useState(battle.system.id);
  const system = systemOf(game);
  const words = (m: Message): string => say(system, m, language);
  const [seats, setSeats] = useState(0);
  const [seed, setSeed] = useState("");
  // What has been chosen of each game; where nothing has, the usual counts.
  const [chosen, setChosen] = useState<{ [field: string]: string }>({});
  const [rulings, setRulings] = useState<{ [id: string]: string }>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const optionNow = (o: SetupOption): string => chosen[`${game} ${optionName(o)}`] ?? String(o.usual ?? "");
  const choose = (o: SetupOption, value: string): void => setChosen({ ...chosen, [`${game} ${optionName(o)}`]: value });
  const [named, setNamed] = useState(0);
  const scenarios = system.rules.scenarios();
  const { scenario: from } = scenarios[named] as (typeof scenarios)[number];
  const rulingNow = (r: Ruling): string => rulings[`${game} ${r.id}`] ?? from.rulings[r.id] ?? r.default;
  // A battle by name, but for the first, has its own armies and its own table.
  const options = named === 0 ? (system.views.options ?? []) : [];
  const labelNow = (o: SetupOption): string => {
    const label = o.kind === "one" ? o.answers.find((a) => a.id === optionNow(o))?.label : undefined;
    return label === undefined ? optionNow(o) : words(label);
  };
  /** What is chosen of all that is folded away, in a line. */
  const told = options
    .filter((o) => o.at === undefined)
    .map((o) => t("chosenNow", { title: words(o.title), chosen: labelNow(o) }));
  const option = (o: SetupOption) => (
    <label key={optionName(o)}>
      {words(o.title)}
      {o.kind === "one" ? (
        <select id={`choose-${optionName(o)}`} value={optionNow(o)} onChange={(e) => choose(o, e.target.value)}>
          {o.answers.map((a) => (
            <option key={a.id} value={a.id}>
              {words(a.label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          inputMode="numeric"
          id={`choose-${optionName(o)}`}
          value={optionNow(o)}
          onChange={(e) => choose(o, e.target.value.replace(/\D/g, "").slice(0, 6))}
        />
      )}
    </label>
  );
  return (
    <Dialog title={t("newBattle")} onClose={onClose}>
      {underWay ? <p id="under-way">{t("underWay")}</p> : null}
      {systems().length < 2 ? null : (
        <label>
          {t("game")}
          <select
            id="choose-game"
            value={game}
            onChange={(e) => {
              setGame(e.target.value);
              setNamed(0);
            }}
          >
            {systems().map((s) => (
              <option key={s.id} value={s.id}>
                {s.name[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="soft">
        {editionSaid(game, from.edition, language)}. {system.views.notYet?.[language]}
      </p>
      <label>
        {t("scenario")}
        <select id="choose-scenario" value={named} onChange={(e) => setNamed(Number(e.target.value))}>
          {scenarios.map((s, i) => (
            <option key={s.id} value={i}>
              {s.title[language]}
            </option>
          ))}
        </select>
      </label>
      <div className="row" role="group" aria-label={t("whoPlays")}>
        {pairs.map(([k], i) => (
          <button type="button" key={k} aria-pressed={seats === i} onClick={() => setSeats(i)}>
            {t(k)}
          </button>
        ))}
      </div>
      {options.filter((o) => o.at !== undefined).map(option)}
      <details id="more">
        <summary>
          {t("moreSetup")} <span className="soft">{told.join(" · ")}</span>
        </summary>
        <div className="stack">
          {options.filter((o) => o.at === undefined).map(option)}
          <label>
            {t("seed")}
            <input
              inputMode="numeric"
              value={seed}
              onChange={(e) => setSeed(e.target.value.replace(/\D/g, "").slice(0, 9))}
            />
          </label>
        </div>
      </details>
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
          const setup = options.reduce((all, o) => {
            const value = optionNow(o);
            return withOption(all, o, value === "" ? null : o.kind === "number" ? Number(value) : value);
          }, from.setup);
          const ruled = Object.fromEntries(system.rules.rulings.map((r) => [r.id, rulingNow(r)]));
          const scenario = { ...from, rulings: ruled, setup };
          const problem = system.rules.checkScenario(scenario);
          if (problem !== null) {
            setWrong(words(problem.message));
            return;
          }
          begin((pairs[seats] ?? pairs[0])[1], scenario, seed === "" ? undefined : Number(seed), game);
          onClose();
        }}
      >
        {t(underWay ? "shelveAndStart" : "start")}
      </button>
      <details>
        <summary>{t("rulings")}</summary>
        <div className="stack">
          {system.rules.rulings.map((r) => (
            <label key={r.id}>
              <span>
                {r.title[language]} <span className="soft">({sourceSaid(r.source, language)})</span>
              </span>
              <select
                value={rulingNow(r)}
                disabled={r.options.length < 2}
                onChange={(e) => setRulings({ ...rulings, [`${game} ${r.id}`]: e.target.value })}
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
