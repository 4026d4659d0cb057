import { type ChoiceRequest, say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../log/RuleLink.tsx";
import { forced, system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { AllocateTools } from "./AllocateTools.tsx";
import { AnswerList, FootAnswers } from "./Answers.tsx";
import { Refused } from "./Refused.tsx";
import { SlideTools } from "./SlideTools.tsx";
import { DeployTools, EndMoves, MoveTools, Presets, ReformTools } from "./Tools.tsx";

/** Can the person at this screen answer now? */
function useAnswerable(request: ChoiceRequest): boolean {
  const { battle, seats, welcome } = useSession();
  return seats[request.player] !== "computer" && !welcome && forced(battle) === null;
}

/** The question, the tools to work out an answer, and a list of answers too long to stand at the foot. */
export function ChoiceText({ request }: { request: ChoiceRequest }) {
  const { t } = useTranslation();
  const { battle, seats, welcome } = useSession();
  const language = languageNow();
  const kind = system.choices[request.choice];
  const answerable = useAnswerable(request);
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
      {computer || welcome || answerable ? null : <p className="soft">{t("forced")}</p>}
      {answerable ? (
        <>
          {request.choice === "deploy" ? <DeployTools /> : null}
          {request.choice === "move" ? <MoveTools /> : null}
          {request.choice === "charge-move" ? <SlideTools about={request.about as { unit: number }} /> : null}
          {request.choice === "move" ? null : <ReformTools about={request.about as { unit?: number }} />}
          <AnswerList request={request} kind={kind} />
          {request.choice === "allocate" ? <AllocateTools key={String(battle.log?.length)} request={request} /> : null}
        </>
      ) : null}
    </>
  );
}

/** What is pressed to go on: a tried gesture confirmed, few answers, the end of a phase. */
export function ChoiceFoot({ request }: { request: ChoiceRequest }) {
  const preview = useSession((s) => s.preview);
  const kind = system.choices[request.choice];
  const answerable = useAnswerable(request);
  if (kind === undefined || !answerable) return null;
  return (
    <div className="prompt-foot">
      <Tried />
      {request.choice === "deploy" ? <Presets /> : null}
      {request.choice === "move" && preview === null ? <EndMoves /> : null}
      <FootAnswers request={request} kind={kind} />
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
