import { distribution, enumerable, percent } from "@tercio/dice";
import { type ChoiceKind, type Json, type Request, say } from "@tercio/kernel";
import type { NinthAge } from "@tercio/ninth-age";
import { useTranslation } from "react-i18next";
import type { Open } from "../dialogs/Dialogs.tsx";
import { Reasons } from "../log/Reasons.tsx";
import { Rolled } from "../log/Rolled.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { forced, system, useSession } from "../session/store.ts";
import { headlineOf, useScales } from "../session/thinker.ts";
import { languageNow } from "../words/i18n.ts";
import { AllocateTools } from "./AllocateTools.tsx";
import { Ending } from "./Ending.tsx";
import { SlideTools } from "./SlideTools.tsx";
import { DeployTools, MoveTools, ReformTools } from "./Tools.tsx";
import { Unasked } from "./Unasked.tsx";

/** What is asked, what can be answered, and why something was refused. */
export function PromptBar({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const battle = useSession((s) => s.battle);
  const request = battle.request;
  const over = request === null || system.outcome(battle.game) !== null;
  return (
    <section className="prompt" aria-label={t("prompt")} tabIndex={0}>
      {over ? (
        <Ending onOpen={onOpen} />
      ) : (
        <>
          <Who request={request} onOpen={onOpen} />
          {request.type === "roll" ? <RollPrompt request={request} /> : <ChoicePrompt request={request} />}
          <LastRoll />
        </>
      )}
    </section>
  );
}

/** Whose answer is awaited. */
function Who({ request, onOpen }: { request: Request; onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const { seats, paused, setPaused } = useSession();
  const watching = seats[0] === "computer" && seats[1] === "computer";
  const computer = request.player !== null && seats[request.player] === "computer";
  const against = seats.includes("human") && seats.includes("computer");
  return (
    <div className="who">
      {request.player === null ? (
        <span>{t("bothSides")}</span>
      ) : (
        <span>
          <SideMark seat={request.player} /> {t("player", { n: request.player + 1 })}
          {against ? ` · ${computer ? t("theComputer") : t("you")}` : ""}
        </span>
      )}
      {computer && request.type === "choice" && !paused ? (
        <span className="thinking">{t("computerThinks")}</span>
      ) : null}
      {watching ? (
        <button type="button" id="pause" className="small" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? t("goOnPlaying") : t("pause")}
        </button>
      ) : null}
      <Unasked onOpen={onOpen} />
    </div>
  );
}

/** The chance that a test on two rows comes out under its bound, 0..1. */
function chanceOf(request: Request & { type: "roll" }): { bound: number; probability: number } | null {
  const dice = request.dice;
  if (dice.kind !== "table" || dice.rows.length !== 1 || dice.add !== 0 || !enumerable(dice)) return null;
  const first = distribution(dice).find((b) => (b.outcome as { row: number }).row === 0);
  return { bound: (dice.rows[0] ?? 0) - 1, probability: first?.probability ?? 0 };
}

function RollPrompt({ request }: { request: Request & { type: "roll" } }) {
  const { t } = useTranslation();
  const { autoRoll, welcome, seats, roll, setAutoRoll } = useSession();
  const list = useScales((s) => s.list);
  const language = languageNow();
  const chance = chanceOf(request);
  const headline = list.find((w) => w.headline !== null);
  const result = headline?.odds.results.find((r) => r.id === headline.headline);
  const label = headline?.results.find((r) => r.id === headline.headline)?.label;
  const mine = request.player === null ? seats.includes("human") : seats[request.player] === "human";
  const several = (request.chains?.length ?? 0) > 1;
  return (
    <>
      {several ? (
        <ul className="what several">
          {request.chains?.map((c, i) => (
            <li key={String(i)}>{say(system, c.label, language)}</li>
          ))}
        </ul>
      ) : (
        <div className="what">
          {say(system, request.label, language)}
          {"\u00a0"}
          <RuleLink id={request.rule} />
        </div>
      )}
      <Refused />
      <div className="row">
        <button type="button" className="primary" id="roll" disabled={welcome || !mine} onClick={roll}>
          {t("roll")}
        </button>
        {chance !== null ? (
          <span className="chance">
            {t("orLess", { n: chance.bound })} <strong>{percent(chance.probability)}%</strong>
          </span>
        ) : result !== undefined && label !== undefined ? (
          <span className="chance">
            {say(system, label, language)} <strong>{percent(result.probability)}%</strong>
          </span>
        ) : null}
        <label className="switch">
          <input id="auto-roll" type="checkbox" checked={autoRoll} onChange={(e) => setAutoRoll(e.target.checked)} />
          {t("autoRoll")}
        </label>
      </div>
      {several
        ? request.chains?.map((c, i) => (
            <div key={String(i)} className="soft-block">
              <Reasons list={c.breakdowns} />
            </div>
          ))
        : null}
      {several ? null : <Reasons list={request.breakdowns ?? []} />}
    </>
  );
}

function ChoicePrompt({ request }: { request: Request & { type: "choice" } }) {
  const { t } = useTranslation();
  const { battle, seats, welcome } = useSession();
  const language = languageNow();
  const kind = system.choices[request.choice];
  if (kind === undefined) return null;
  const computer = seats[request.player] === "computer";
  return (
    <>
      <div className="what">
        {say(system, kind.describe(battle.game, request.about), language)}
        {"\u00a0"}
        <RuleLink id={kind.rule} />
      </div>
      <Refused />
      {computer || welcome ? null : forced(battle) !== null ? (
        <p className="soft">{t("forced")}</p>
      ) : (
        <>
          <Tried />
          {request.choice === "deploy" ? <DeployTools /> : null}
          {request.choice === "move" ? <MoveTools /> : null}
          {request.choice === "charge-move" ? <SlideTools about={request.about as { unit: number }} /> : null}
          {request.choice === "move" ? null : <ReformTools about={request.about as { unit?: number }} />}
          <Answers request={request} kind={kind} />
          {request.choice === "allocate" ? <AllocateTools key={String(battle.log?.length)} request={request} /> : null}
        </>
      )}
    </>
  );
}

/** One button an answer, with its chance beside it; answers about the chosen unit first. */
function Answers({ request, kind }: { request: Request & { type: "choice" }; kind: ChoiceKind<NinthAge> }) {
  const { t } = useTranslation();
  const { battle, selected, give, select } = useSession();
  const list = useScales((s) => s.list);
  const language = languageNow();
  const answers = kind.enumerate?.(battle.game, request.about) ?? [];
  const about = (a: Json): boolean => selected !== null && (a as { unit?: number }).unit === selected;
  const sorted = answers
    .map((answer, index) => ({ answer, index, headline: headlineOf(list, answer) }))
    .sort((p, q) => Number(about(q.answer)) - Number(about(p.answer)) || p.index - q.index);
  const weighed = request.choice === "charge";
  const captions = new Set(sorted.flatMap((x) => (x.headline === null ? [] : [x.headline.label])));
  const [caption] = captions;
  if (sorted.length === 0) return null;
  return (
    <div className={weighed ? "answers weighed" : "answers"}>
      {weighed && caption !== undefined ? <p className="caption soft">{t("chanceThat", { what: caption })}</p> : null}
      {sorted.map(({ answer, index, headline }) => (
        <button
          type="button"
          key={JSON.stringify(answer)}
          className={index === 0 && answers.length < 4 && !weighed ? "primary" : undefined}
          onClick={() => give(answer)}
          onFocus={() => {
            const unit = (answer as { unit?: number }).unit;
            if (weighed && unit !== undefined && selected === null) select(unit);
          }}
        >
          <span>
            {kind.label === undefined
              ? JSON.stringify(answer)
              : say(system, kind.label(battle.game, request.about, answer), language)}
          </span>
          {headline === null ? (
            weighed && (answer as { done?: boolean }).done !== true ? (
              <span className="chance soft">…</span>
            ) : null
          ) : (
            <span className="chance" title={headline.label}>
              <span className="meter" aria-hidden="true">
                <span style={{ width: `${headline.probability * 100}%` }} />
              </span>
              <strong>
                {headline.exact ? "" : "≈ "}
                {percent(headline.probability)}%
              </strong>
              {/* Chances of different things stand side by side: each says of what. */}
              <span className={captions.size > 1 ? "soft" : "visually-hidden"}>{headline.label}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** What a gesture has come to: confirm or cancel, its cost, what cut it short and by which rule. */
function Tried() {
  const { t } = useTranslation();
  const { preview, give, clearPreview } = useSession();
  const language = languageNow();
  if (preview === null) return null;
  const legal = preview.verdict === true;
  return (
    <div className="row tried">
      {preview.answer !== null ? (
        <button type="button" className="primary" id="confirm" onClick={() => give(preview.answer)}>
          {t("confirm")}
        </button>
      ) : null}
      <button type="button" id="cancel" onClick={clearPreview}>
        {t("cancel")}
      </button>
      <span className={legal ? "legal" : "soft"}>
        {preview.notes.length === 0 && legal
          ? t("legalHere")
          : preview.notes.map((n) => say(system, n, language)).join(" ")}
        {"\u00a0"}
        <RuleLink id={preview.trimmed?.rule} name />
      </span>
    </div>
  );
}

function Refused() {
  const { refusal } = useSession();
  if (refusal === null) return null;
  return (
    <div className="refusal" role="alert">
      {say(system, refusal.message, languageNow())}
      {"\u00a0"}
      <RuleLink id={refusal.rule} name />
    </div>
  );
}

/** The dice that fell last, until the next answer. */
function LastRoll() {
  const fallen = useSession((s) => s.fallen);
  const language = languageNow();
  if (fallen === null) return null;
  return (
    <div className="last-roll">
      {(fallen.request.chains?.length ?? 0) > 1 ? null : (
        <span className="soft">{say(system, fallen.request.label, language)}</span>
      )}
      <Rolled request={fallen.request} faces={fallen.faces} />
    </div>
  );
}
