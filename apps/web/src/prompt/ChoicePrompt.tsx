import type { ChoiceRequest } from "@tercio/kernel";
import { useTranslation } from "../messages/useTranslation.tsx";
import { tellLed } from "../device/played.ts";
import { RuleLink } from "../log/RuleLink.tsx";
import { type Asked, askedOf } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { usePanel } from "../session/panel.ts";
import { giveEnd } from "../session/quick.ts";
import { awaited, useSession } from "../session/store.ts";
import { Advice } from "./Advice.tsx";
import { AnswerList, FootAnswers } from "./Answers.tsx";
import { Deed, DeedFoot } from "./Deed.tsx";
import { Exposed } from "./Exposed.tsx";
import { ENTER, Key } from "./Key.tsx";
import { PathControls } from "./PathControls.tsx";
import { Gather, gathers } from "./Gather.tsx";
import { PlaceControls, Presets } from "./PlaceControls.tsx";
import { Refused } from "./Refused.tsx";
import { ShareControls } from "./ShareControls.tsx";
import { SlideControls } from "./SlideControls.tsx";
import { AimControls, SpotsControls } from "./SpotsControls.tsx";

/** Can the person at this screen answer now? */
function useAnswerable(): boolean {
  const { battle, seats, welcome } = useParts("battle", "seats", "welcome");
  return !welcome && awaited({ battle, seats });
}

/** The question, the tools to work out an answer, and a list of answers too long to stand at the foot. */
export function ChoiceText({ request }: { request: ChoiceRequest }) {
  const { t } = useTranslation();
  const { battle, seats, welcome } = useParts("battle", "seats", "welcome");
  const asked = askedOf(battle);
  const answerable = useAnswerable();
  const panel = usePanel();
  if (asked === null) return null;
  const { choice } = asked;
  const computer = seats[request.player] === "computer";
  return (
    <>
      <div className="what">
        {said(choice.describe(battle.game, request.about))}
        {"\u00a0"}
        <RuleLink id={choice.rule} />
      </div>
      <Refused />
      {computer || welcome || answerable ? null : <p className="soft">{t("forced")}</p>}
      {answerable ? (
        <>
          <Advice />
          {panel === null ? <Controls asked={asked} /> : <Deed panel={panel} />}
          <Exposed />
          {panel !== null ? null : gathers(asked) ? (
            <Gather key={String(battle.log?.length)} asked={asked} />
          ) : (
            <AnswerList asked={asked} />
          )}
          {asked.tool?.kind === "share" ? <ShareControls key={String(battle.log?.length)} asked={asked} /> : null}
        </>
      ) : null}
    </>
  );
}

/** One component for each tool; a list of answers needs none. */
function Controls({ asked }: { asked: Asked }) {
  switch (asked.tool?.kind) {
    case "path":
      return <PathControls asked={asked} />;
    case "place":
      return <PlaceControls asked={asked} />;
    case "slide":
      return <SlideControls asked={asked} />;
    case "spots":
      return <SpotsControls />;
    case "aim":
      return <AimControls />;
    default:
      return null;
  }
}

/** What is pressed to go on: a tried gesture confirmed, few answers, the end of a phase. */
export function ChoiceFoot() {
  const { battle } = useParts("battle");
  const tries = useSession((s) => s.preview !== null && !s.autoRoll);
  const asked = askedOf(battle);
  const answerable = useAnswerable();
  const panel = usePanel();
  if (asked === null || !answerable) return null;
  const { tool } = asked;
  if (panel !== null)
    return (
      <div className="prompt-foot">
        <DeedFoot />
      </div>
    );
  return (
    <div className="prompt-foot">
      <Tried byPath={tool?.kind === "path"} />
      {tool?.kind === "place" ? <Presets asked={asked} /> : null}
      {tool?.kind === "path" && !tries ? <Done asked={asked} /> : null}
      {tool?.kind === "slide" && !tries ? <Anew asked={asked} /> : null}
      {gathers(asked) ? null : <FootAnswers asked={asked} />}
    </div>
  );
}

/** Nothing more is led along. */
function Done({ asked: { request, choice, tool } }: { asked: Asked }) {
  const { battle } = useParts("battle");
  const done = tool?.kind === "path" ? tool.done : undefined;
  if (done === undefined) return null;
  return (
    <div className="row">
      <button type="button" id="end-moves" data-ends onClick={() => giveEnd(done, useSession.getState)}>
        <span className="answer-label">
          <Key name="e" />
          {choice.label === undefined ? null : said(choice.label(battle.game, request.about, done))}
        </span>
      </button>
    </div>
  );
}

/** What was tried has been put away, as by looking at somebody else: the best place, again. */
function Anew({ asked: { pieces } }: { asked: Asked }) {
  const { t } = useTranslation();
  const { gesture, select } = useParts("gesture", "select");
  return (
    <div className="row">
      <button
        type="button"
        className="primary"
        id="slide-anew"
        onClick={() => {
          select(pieces[0] ?? null);
          gesture({ do: "begin" });
        }}
      >
        {t("slideBest")}
      </button>
    </div>
  );
}

/** What a gesture has come to: confirm or cancel, its cost, what cut it short and by which rule. */
function Tried({ byPath }: { byPath: boolean }) {
  const { t } = useTranslation();
  const { preview, give, clearPreview } = useParts("preview", "give", "clearPreview");
  if (preview === null) return null;
  const legal = preview.verdict === true;
  return (
    <div className="row tried">
      {preview.answer !== null ? (
        <button
          type="button"
          className="primary"
          id="confirm"
          onClick={() => {
            if (byPath) tellLed();
            give(preview.answer);
          }}
        >
          {t("confirm")}
          <Key name={ENTER} />
        </button>
      ) : null}
      <button type="button" id="cancel" onClick={clearPreview}>
        {t("cancel")}
        <Key name={t("escapeKey")} />
      </button>
      <span className={legal ? "legal" : "soft"}>
        {preview.notes.length === 0 && legal ? t("legalHere") : preview.notes.map(said).join(" ")}
        {"\u00a0"}
        <RuleLink id={preview.trimmed?.rule} name />
      </span>
    </div>
  );
}
