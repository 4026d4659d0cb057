import "./deed.css";
import type { Json } from "@tercio/kernel";
import { cardOf, chanceOf, picksOf, underOf } from "@tercio/board";
import { Fragment, useEffect, useMemo, useRef } from "react";
import { usePointed } from "../board/sights.ts";
import { follow } from "../keyboard/here.ts";
import { untyped } from "../keyboard/numbers.ts";
import { RuleLink } from "../log/RuleLink.tsx";
import { useRuleSays } from "../log/ruleSays.ts";
import { numberOf } from "../session/numbering.ts";
import { choose, giveAll, type PanelNow, type Question, reopen, usePanel } from "../session/panel.ts";
import { giveEnd } from "../session/quick.ts";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useScales, weighedFor } from "../session/thinker.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { ENTER, Key } from "./Key.tsx";
import { Chance } from "./Outlook.tsx";
import { AimControls } from "./SpotsControls.tsx";

const titleOf = ({ asked: { choice, game, request } }: Question): string => said(choice.describe(game, request.about));

/** An answer in its own words, and in shorter ones where it stands under a heading. */
function wordsOf({ asked: { choice, game, request, tool } }: Question, answer: Json) {
  const ends = tool?.kind === "pick" && JSON.stringify(tool.done) === JSON.stringify(answer);
  const under = ends ? null : underOf(choice, game, request, answer);
  const own = choice.label === undefined ? "" : said(choice.label(game, request.about, answer));
  return { own, head: under === null ? null : said(under.head), label: under === null ? own : said(under.label) };
}

/** What it names is drawn on the board; of the place to which the questions before it have led. */
function point(question: Question | undefined, given: Json): void {
  if (question === undefined || given === null) return usePointed.setState({ answer: null });
  const { choice, game, request } = question.asked;
  const picks = picksOf(choice, game, request, given);
  usePointed.setState({ answer: { battle: useSession.getState().battle, at: question.at, picks, given } });
}

/** While nothing is pointed at, the board shows the last of what is chosen that names anything there. */
function rest({ questions, open }: PanelNow): void {
  const named = questions
    .slice(0, open + 1)
    .findLast(({ asked: { choice, game, request }, chosen }) =>
      chosen === null ? false : choice.tool?.kind === "aim" || picksOf(choice, game, request, chosen).length > 0,
    );
  point(named, named?.chosen ?? null);
}

/** Several questions that make one deed, as a cast: answered one by one, changed at will, and given in one press. */
export function Deed({ panel }: { readonly panel: PanelNow }) {
  const { t } = useTranslation();
  const { questions, open } = panel;
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    untyped();
    const next = box.current?.querySelector<HTMLElement>("[data-open]");
    next?.scrollIntoView({ block: "nearest" });
    // What was pressed is folded away now.
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
    else follow();
  }, [open]);
  useEffect(() => {
    rest(panel);
    return () => usePointed.setState({ answer: null });
  }, [panel]);
  const now = questions[open];
  const chosen = questions.flatMap((q) => (q.chosen === null ? [] : [wordsOf(q, q.chosen).own]));
  return (
    <div className="deed" ref={box}>
      {questions.map((question, place) =>
        place === open ? (
          <Open key={String(place)} question={question} place={place} panel={panel} />
        ) : question.chosen === null ? null : (
          <Folded key={String(place)} question={question} place={place} />
        ),
      )}
      <p className="visually-hidden" role="status">
        {now === undefined || chosen.length === 0
          ? ""
          : `${t("deedChosen", { what: chosen.join(", ") })} ${open > 0 ? titleOf(now) : ""}`}
      </p>
    </div>
  );
}

/** A question that is answered: its answer, and the way back to it. */
function Folded({ question, place }: { readonly question: Question; readonly place: number }) {
  const { t } = useTranslation();
  const { own } = wordsOf(question, question.chosen);
  const said = (
    <span>
      <span className="visually-hidden">{titleOf(question)} </span>
      {own}
    </span>
  );
  if (question.settled)
    return (
      <p className="deed-chosen settled" data-question={place}>
        <span aria-hidden="true">●</span> {said}
      </p>
    );
  return (
    <button type="button" className="deed-chosen" data-question={place} onClick={() => reopen(place)}>
      <span aria-hidden="true">●</span> {said}
      <span className="change">{t("deedChange")}</span>
    </button>
  );
}

/** The question that is open: its answers with figures and chances, what cannot succeed last. */
function Open({
  question,
  place,
  panel,
}: {
  readonly question: Question;
  readonly place: number;
  readonly panel: PanelNow;
}) {
  const { answers, asked, chosen, settled } = question;
  const list = useScales((s) => s.list);
  const battle = useSession((s) => s.battle);
  const says = useRuleSays(battle.system.id, true);
  const title = titleOf(question);
  const about = cardOf(asked.choice, asked.game, asked.request, null);
  const picked = JSON.stringify(chosen);
  const { language } = useTranslation();
  // Odds come in while they stand there.
  const rows = useMemo(
    () =>
      answers.map((answer) => ({
        answer,
        ...wordsOf(question, answer),
        card: cardOf(asked.choice, asked.game, asked.request, answer),
        chance: chanceOf(asked.choice, asked.game, asked.request, answer),
      })),
    [question, language],
  );
  return (
    <div className="deed-open answers" role="group" aria-label={title} tabIndex={-1} data-open={place}>
      {place === 0 ? null : (
        <h2>
          {title}
          {"\u00a0"}
          <RuleLink id={asked.choice.rule} />
        </h2>
      )}
      {about === null || !says.has(about.rule) ? null : (
        <p className="says">
          {says.get(about.rule)} <RuleLink id={about.rule} />
        </p>
      )}
      {asked.tool?.kind === "aim" ? <AimControls /> : null}
      {rows.map(({ answer, head, label, chance, card: own }, at) => {
        const card = about === null ? own : null;
        // What is said of a spell stands beside the first of its ways to be cast.
        const before = rows[at - 1]?.card?.rule;
        const [weighed] = weighedFor(list, answer);
        const on = JSON.stringify(answer) === picked;
        return (
          <Fragment key={JSON.stringify(answer)}>
            {head === null || head === rows[at - 1]?.head ? null : <p className="head">{head}</p>}
            <div className="deed-row">
              <button
                type="button"
                className="answer"
                data-number={numberOf(at, rows.length)}
                data-hopeless={question.hopeless.has(answer) || undefined}
                aria-pressed={on || settled}
                onClick={() => choose(place, answer)}
                onMouseEnter={() => point(question, answer)}
                onMouseLeave={() => rest(panel)}
                onFocus={() => point(question, answer)}
                onBlur={() => rest(panel)}
              >
                <span className="answer-label">
                  <Key name={numberOf(at, rows.length)} />
                  <span aria-hidden="true">{on || settled ? "●" : "○"}</span>
                  <span>
                    {head === null ? null : <span className="visually-hidden">{`${head}, `}</span>}
                    {label}
                    {chance === null ? null : (
                      <span className="meter" aria-hidden="true">
                        <span style={{ width: `${chance * 100}%` }} />
                      </span>
                    )}
                    {card === null || !says.has(card.rule) || card.rule === before ? null : (
                      <span className="says">{says.get(card.rule)}</span>
                    )}
                  </span>
                </span>
                {weighed === undefined ? null : <Chance weighed={weighed} ofWhat />}
              </button>
              {card === null ? null : <RuleLink id={card.rule} />}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** What is pressed to give it all, and what ends the asking. */
export function DeedFoot() {
  const panel = usePanel();
  const first = panel?.questions[0];
  const last = panel?.questions.at(-1);
  if (panel === null || first === undefined || last === undefined) return null;
  const { tool } = first.asked;
  const press = last.asked.choice.panel?.press;
  const done = tool?.kind === "pick" ? tool.done : undefined;
  return (
    <div className="row">
      <button type="button" className="primary" id="confirm" disabled={!panel.whole} onClick={giveAll}>
        {press === undefined ? null : said(press)}
        <Key name={ENTER} />
      </button>
      {done === undefined ? null : (
        <button type="button" data-ends className="answer" onClick={() => giveEnd(done, useSession.getState)}>
          <span className="answer-label">
            <Key name="e" />
            {wordsOf(first, done).own}
          </span>
        </button>
      )}
    </div>
  );
}
