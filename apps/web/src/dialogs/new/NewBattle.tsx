import "./new.css";
import { type JsonObject, type Message, type Ruling, say, type Scenario, there } from "@tercio/kernel";
import { optionName, type SetupOption, withOption } from "@tercio/board";
import { useState } from "react";
import { newSeed } from "../../device/chance.ts";
import { useLists } from "../../lists/model/shelf.ts";
import { useParts } from "../../session/parts.ts";
import { useSession } from "../../session/store.ts";
import { systemOf, systems } from "../../session/systems.ts";
import { Dialog } from "../../shell/Dialog.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { useTranslation } from "../../messages/useTranslation.tsx";
import { fairArmies, type Made, madeArmy, OWN, pointsOf, useOffered } from "../../lists/model/armies.ts";
import { type Chosen, chosenOf, isArmy, isMade, keyOf, withArmy, withoutArmies } from "./chosen.ts";
import { Fair } from "./Fair.tsx";
import { Option } from "./Option.tsx";
import { Players, remembered, useSitting } from "./Players.tsx";
import { Rulings } from "./Rulings.tsx";
import { Edition } from "./Edition.tsx";
import { Scenes } from "./Scenes.tsx";
import { Seed } from "./Seed.tsx";

/** Of two armies whose points differ by more than so many of a hundred it is said. */
const UNEQUAL = 5;

/** Sets a battle up, armies first. One that is under way is named before it makes room, and kept. `play`: with this list of the shelf. */
export function NewBattle({ onClose, play = null }: { onClose: () => void; play?: string | null }) {
  const { t } = useTranslation();
  const lists = useLists((s) => s.lists);
  const played = lists.find((l) => l.id === play);
  const language = languageNow();
  const begin = useSession((s) => s.begin);
  const { battle, welcome, seats: seatsNow } = useParts("battle", "welcome", "seats");
  const underWay = !welcome && battle.request !== null && battle.log !== null;
  const [game, setGame] = useState(played?.list.system ?? battle.system.id);
  const system = systemOf(game);
  const offered = useOffered(game);
  const words = (m: Message): string => say(system, m, language);
  const [sitting, setSitting] = useSitting(welcome ? null : seatsNow);
  const [seed, setSeed] = useState("");
  const [named, setNamed] = useState(0);
  const [rulings, setRulings] = useState<{ [id: string]: string }>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen>(() => {
    const armies = system.views.options?.filter(isArmy) ?? [];
    const [first] = armies;
    if (played === undefined || first === undefined) return {};
    return withArmy({}, first, OWN + played.id, { game, armies, offered, lists });
  });
  const scenarios = system.rules.scenarios();
  const [editions, setEditions] = useState<{ readonly [game: string]: string }>({});
  const { scenario: told } = there(scenarios[named]);
  const from = { ...told, edition: editions[game] ?? told.edition };
  // A battle by name, but for the first, has its own armies and its own table.
  const options = named === 0 ? (system.views.options ?? []) : [];
  const armies = options.filter(isArmy);
  const ownLists = lists.filter((l) => l.list.system === game);
  const optionNow = (o: SetupOption): string => chosenOf(chosen, game, o);
  const sizeField = armies.flatMap((o) => (o.kind === "one" ? (o.lists?.size ?? []) : []))[0];
  const sizeOption = options.find((o) => o.kind === "number" && o.field === sizeField);
  const size = sizeOption === undefined ? 0 : Number(optionNow(sizeOption));

  const choose = (o: SetupOption, value: string): void =>
    setChosen(
      isArmy(o) ? withArmy(chosen, o, value, { game, armies, offered, lists }) : { ...chosen, [keyOf(game, o)]: value },
    );
  const rulingNow = (r: Ruling): string => rulings[`${game} ${r.id}`] ?? from.rulings[r.id] ?? r.default;
  const labelNow = (o: SetupOption): string => {
    const label = o.kind === "one" ? o.answers.find((a) => a.id === optionNow(o))?.label : undefined;
    return label === undefined ? optionNow(o) : words(label);
  };
  /** What is chosen of all that is folded away, in a line. */
  const folded = options
    .filter((o) => o.at === undefined)
    .map((o) => t("chosenNow", { title: words(o.title), chosen: labelNow(o) }));
  const points = armies.map((o) => pointsOf(optionNow(o), o, ownLists, offered, size));
  const [one = null, other = null] = points;
  const unequal =
    one !== null && other !== null && Math.abs(one - other) * 100 > UNEQUAL * Math.max(one, other)
      ? t("unequal", { first: one, second: other })
      : null;

  const startWith = (setup: JsonObject, scenario: Scenario = from): void => {
    const ruled = Object.fromEntries(system.rules.rulings.map((r) => [r.id, rulingNow(r)]));
    const whole = { ...scenario, rulings: ruled, setup };
    const problem = system.rules.checkScenario(whole);
    if (problem !== null) {
      setWrong(words(problem.message));
      return;
    }
    remembered(sitting);
    begin(sitting.seats, whole, seed === "" ? undefined : Number(seed), game);
    onClose();
  };
  /** Does it while the buttons wait: armies are fetched and drawn. */
  const busily = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setWrong(null);
    // The button says so before the drawing holds the page.
    await new Promise((done) => setTimeout(done, 30));
    await act().catch(() => setWrong(t("outOfReach")));
    setBusy(false);
  };
  const chance = (): number => (seed === "" ? newSeed() : Number(seed));
  const start = (): void => {
    const setup = withoutArmies(from.setup, options, optionNow);
    // Armies of the game itself stand ready.
    if (!armies.some((o) => isMade(optionNow(o))))
      return startWith(armies.reduce((all, o) => withOption(all, o, optionNow(o)), setup));
    void busily(async () => {
      const first = chance();
      let whole = setup;
      let not: string | null = null;
      for (const o of armies) {
        const about = { game, offered, size, language, not, seed: first + (o.at ?? 0) };
        const made: Made = await madeArmy(optionNow(o), about);
        if (!("army" in made)) return setWrong(made.why ?? t("outOfReach"));
        not = made.book;
        whole = withOption(whole, o, made.army);
      }
      startWith(whole);
    });
  };
  const fair = (points: number): Promise<void> =>
    busily(async () => {
      const made = await fairArmies(game, points, chance());
      let { setup } = there(scenarios[0]).scenario;
      for (const o of system.views.options ?? []) {
        const army = isArmy(o) ? made[o.at ?? 0] : null;
        if (army === null || army === undefined) continue;
        if (!("army" in army)) return setWrong(army.why ?? t("outOfReach"));
        setup = withOption(setup, o, army.army);
      }
      for (const o of system.views.options ?? [])
        if (o.kind === "one" && o.chance !== undefined) setup = withOption(setup, o, o.chance);
      if (sizeOption !== undefined) setup = withOption(setup, sizeOption, points);
      startWith(setup, { ...there(scenarios[0]).scenario, edition: from.edition });
    });
  const option = (o: SetupOption) => (
    <Option
      key={optionName(o)}
      option={o}
      value={optionNow(o)}
      words={words}
      own={ownLists}
      offered={offered}
      onChoose={(value) => choose(o, value)}
    />
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
      <Edition
        game={game}
        editions={system.rules.editions}
        now={from.edition}
        onChoose={(edition) => setEditions({ ...editions, [game]: edition })}
      />
      <p className="soft">{system.views.notYet?.[language]}</p>
      {named === 0 ? (
        options.filter((o) => o.at !== undefined).map(option)
      ) : (
        <p id="of-scene">
          {t("ofScene", { scene: scenarios[named]?.title[language] ?? "" })}{" "}
          <button type="button" onClick={() => setNamed(0)}>
            {t("noScene")}
          </button>
        </p>
      )}
      {unequal === null ? null : (
        <p id="unequal" className="soft">
          {unequal}
        </p>
      )}
      {options.length === 0 ? null : (
        <details id="more">
          <summary>
            {t("moreSetup")} <span className="soft">{folded.join(" · ")}</span>
          </summary>
          <div className="stack">{options.filter((o) => o.at === undefined).map(option)}</div>
        </details>
      )}
      <Players sitting={sitting} onChange={setSitting} />
      {wrong === null ? null : (
        <p className="refusal" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="primary" id="start" disabled={busy} onClick={start}>
        {t(busy ? "drawing" : underWay ? "shelveAndStart" : "start")}
      </button>
      {offered.sizes.length === 0 ? null : <Fair sizes={offered.sizes} busy={busy} onFair={(n) => void fair(n)} />}
      <Scenes scenes={scenarios} chosen={named} game={game} onChoose={setNamed} onPlayed={onClose} />
      <Seed seed={seed} onChange={setSeed} />
      <Rulings
        rulings={system.rules.rulings}
        now={rulingNow}
        onChoose={(r, picked) => setRulings({ ...rulings, [`${game} ${r.id}`]: picked })}
      />
    </Dialog>
  );
}
