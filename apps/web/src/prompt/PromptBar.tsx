import { type Json, say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { DeployTools, MoveTools, ReformTools } from "./Tools.tsx";

/** What is asked, what can be answered, and why something was refused. */
export function PromptBar({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const {
    battle,
    seats,
    preview,
    refusal,
    faces,
    conceded,
    autoRoll,
    welcome,
    give,
    roll,
    gesture,
    clearPreview,
    setAutoRoll,
  } = useSession();
  const language = languageNow();
  const request = battle.request;
  const score = system.outcome(battle.game);
  if (score !== null || request === null || conceded !== null)
    return (
      <section className="prompt" aria-live="polite">
        <div className="what">
          {t("over")}.{" "}
          {conceded !== null
            ? t("player", { n: (conceded === 0 ? 1 : 0) + 1 })
            : score === null
              ? ""
              : say(system, score.message, language)}
        </div>
        <div className="row">
          <button type="button" className="primary" onClick={() => useSession.getState().begin(seats, battle.scenario)}>
            {t("rematch")}
          </button>
          <button type="button" onClick={onNew}>
            {t("newBattle")}
          </button>
        </div>
      </section>
    );
  const computer = request.player !== null && seats[request.player] === "computer";
  const who = request.player === null ? "" : t("player", { n: request.player + 1 });
  if (request.type === "roll")
    return (
      <section className="prompt" aria-live="polite">
        <div className="who">{who}</div>
        <div className="what">{say(system, request.label, language)}</div>
        <div className="row">
          <button type="button" className="primary" id="roll" disabled={welcome} onClick={roll}>
            {t("roll")}
          </button>
          <label className="row">
            <input
              type="checkbox"
              style={{ minHeight: 0 }}
              checked={autoRoll}
              onChange={(e) => setAutoRoll(e.target.checked)}
            />
            {t("autoRoll")}
          </label>
          {(request.breakdowns?.length ?? 0) > 0 ? (
            <details>
              <summary>{t("needs")}</summary>
              {request.breakdowns?.map((b, i) => (
                <div key={String(i)} className="soft">
                  {say(system, b.name, language)} {b.breakdown.value}:{" "}
                  {b.breakdown.lines
                    .map((l) =>
                      l.operation === "base"
                        ? String(l.by)
                        : `${l.operation === "add" ? (l.by >= 0 ? "+" : "") : `${l.operation} `}${l.by} ${say(system, l.because, language)}`,
                    )
                    .join(" ")}
                </div>
              ))}
            </details>
          ) : null}
          <Faces faces={faces} />
        </div>
      </section>
    );
  const kind = system.choices[request.choice];
  if (kind === undefined) return null;
  const answers = kind.enumerate?.(battle.game, request.about) ?? [];
  return (
    <section className="prompt" aria-live="polite">
      <div className="who">
        {who}
        {computer ? ` · ${t("computerThinks")}` : ""}
      </div>
      <div className="what">{say(system, kind.describe(battle.game, request.about), language)}</div>
      {computer || welcome ? null : (
        <>
          {request.choice === "deploy" ? <DeployTools /> : null}
          {request.choice === "move" ? <MoveTools /> : null}
          {request.choice === "rally-reform" || request.choice === "post-combat" ? (
            <ReformTools about={request.about as { unit: number }} />
          ) : null}
          <div className="row">
            {answers.map((a, i) => (
              <button
                type="button"
                key={JSON.stringify(a)}
                className={i === 0 && answers.length < 4 ? "primary" : undefined}
                onClick={() => give(a)}
                onFocus={() => request.choice === "charge-move" && gesture({ type: "placement", index: i })}
                onMouseEnter={() => request.choice === "charge-move" && gesture({ type: "placement", index: i })}
              >
                {kind.label === undefined
                  ? JSON.stringify(a)
                  : say(system, kind.label(battle.game, request.about, a), language)}
              </button>
            ))}
          </div>
          {preview === null ? null : (
            <div className="row">
              {preview.answer !== null ? (
                <button type="button" className="primary" id="confirm" onClick={() => give(preview.answer as Json)}>
                  {t("confirm")}
                </button>
              ) : null}
              <button type="button" onClick={clearPreview}>
                {t("cancel")}
              </button>
              {preview.notes.map((n, i) => (
                <span key={String(i)} className={preview.verdict === true ? "legal" : "soft"}>
                  {say(system, n, language)}
                </span>
              ))}
            </div>
          )}
        </>
      )}
      {refusal === null ? null : (
        <div className="refusal" role="alert">
          {say(system, refusal.message, language)}
          {refusal.rule === null ? null : <a href={`#/rules/${refusal.rule}`}>{refusal.rule}</a>}
        </div>
      )}
      <Faces faces={faces} />
    </section>
  );
}

function Faces({ faces }: { faces: readonly (readonly number[])[] | null }) {
  const { t } = useTranslation();
  if (faces === null) return null;
  const flat = faces.flat();
  return (
    <div className="dice" role="img" aria-label={`${t("dice")}: ${flat.join(", ")}`}>
      {flat.map((f, i) => (
        <span key={String(i)} className="die">
          {f}
        </span>
      ))}
    </div>
  );
}
