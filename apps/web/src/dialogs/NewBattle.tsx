import { type Json, type Message, type Ruling, say } from "@tercio/kernel";
import { optionName, type SetupOption, withOption } from "@tercio/scene";
import { useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { sourceSaid } from "../reference/words/sources.ts";
import { editionSaid } from "../session/edition.ts";
import { useLists } from "../lists/model/shelf.ts";
import { chooseLevel, LEVEL_WORDS, levelNow } from "../session/level.ts";
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

/** Names a list of the shelf among the answers of an option. */
const LIST = "list ";

/** Sets a battle up. One that is under way is told of before it makes room, and kept. `play`: with this list of the shelf. */
export function NewBattle({ onClose, play = null }: { onClose: () => void; play?: string | null }) {
  const { t } = useTranslation();
  const lists = useLists((s) => s.lists);
  const played = lists.find((l) => l.id === play);
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const { battle, welcome } = useParts("battle", "welcome");
  const underWay = !welcome && battle.request !== null && battle.log !== null;
  const [game, setGame] = useState(played?.list.system ?? battle.system.id);
  const system = systemOf(game);
  const words = (m: Message): string => say(system, m, language);
  const [seats, setSeats] = useState(0);
  const [seed, setSeed] = useState("");
  const [level, setLevel] = useState<string>(levelNow());
  // What has been chosen of each game; where nothing has, the usual counts.
  const [chosen, setChosen] = useState<{ [field: string]: string }>(() => {
    const first = system.views.options?.find((o) => o.kind === "one" && o.lists !== undefined);
    return played === undefined || first === undefined ? {} : withList({}, first, played.id);
  });
  const [rulings, setRulings] = useState<{ [id: string]: string }>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const optionNow = (o: SetupOption): string => chosen[`${game} ${optionName(o)}`] ?? String(o.usual ?? "");
  const choose = (o: SetupOption, value: string): void =>
    setChosen(
      value.startsWith(LIST)
        ? withList(chosen, o, value.slice(LIST.length))
        : { ...chosen, [`${game} ${optionName(o)}`]: value },
    );
  /** A list brings the points that it was made for, where it is the larger one. */
  function withList(before: { [field: string]: string }, o: SetupOption, id: string): { [field: string]: string } {
    const after = { ...before, [`${game} ${optionName(o)}`]: LIST + id };
    const size = o.kind === "one" ? o.lists?.size : undefined;
    const sizes = Object.values(after).flatMap((v) => lists.find((l) => LIST + l.id === v)?.list.size ?? []);
    return size === undefined || sizes.length === 0
      ? after
      : { ...after, [`${game} ${size}`]: String(Math.max(...sizes)) };
  }
  const [named, setNamed] = useState(0);
  const ownLists = lists.filter((l) => l.list.system === game);
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
  /** What was chosen, as the set-up takes it: an army of the shelf in full. Null where it cannot be had, which is said. */
  const valueOf = async (o: SetupOption): Promise<{ readonly value: Json } | null> => {
    const value = optionNow(o);
    if (!value.startsWith(LIST)) return { value: value === "" ? null : o.kind === "number" ? Number(value) : value };
    const { fieldedList } = await import("../lists/model/field.ts");
    const made = await fieldedList(value.slice(LIST.length), language);
    if ("army" in made) return { value: made.army };
    setWrong(made.why ?? t("outOfReach"));
    return null;
  };
  const start = async (): Promise<void> => {
    let { setup } = from;
    for (const o of options) {
      const found = await valueOf(o);
      if (found === null) return;
      setup = withOption(setup, o, found.value);
    }
    const ruled = Object.fromEntries(system.rules.rulings.map((r) => [r.id, rulingNow(r)]));
    const scenario = { ...from, rulings: ruled, setup };
    const problem = system.rules.checkScenario(scenario);
    if (problem !== null) {
      setWrong(words(problem.message));
      return;
    }
    chooseLevel(level);
    begin((pairs[seats] ?? pairs[0])[1], scenario, seed === "" ? undefined : Number(seed), game);
    onClose();
  };
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
          {o.lists === undefined || ownLists.length === 0 ? null : (
            <optgroup label={t("ownLists")}>
              {ownLists.map((l) => (
                <option key={l.id} value={LIST + l.id}>
                  {l.list.name} ({l.points})
                </option>
              ))}
            </optgroup>
          )}
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
      {((pairs[seats] ?? pairs[0])[1] as readonly Seat[]).includes("computer") ? (
        <label>
          {t("level")}
          <select id="choose-level" value={level} onChange={(e) => setLevel(e.target.value)}>
            {LEVEL_WORDS.map((word) => (
              <option key={word} value={word}>
                {t(word)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
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
      <button type="button" className="primary" id="start" onClick={() => void start()}>
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
