import "./chances.css";
import type { GivenNumbers } from "@tercio/kernel";
import { completed, counted } from "@tercio/odds";
import { gameTitles } from "@tercio/games/reference";
import type { System } from "@tercio/board";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { fetchSystem } from "../session/systems.ts";
import { PageHead } from "../shell/PageHead.tsx";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Answers, Case } from "../session/asked.ts";
import { HowMany } from "./HowMany.tsx";
import { address, type Asked, GRANTED, readAddress, typed, unknownIn } from "./address.ts";
import { keyOf, type Question, questionsOf, useAnswers } from "./answer.ts";
import { Chart } from "./Chart.tsx";
import { Inputs, type Lists } from "./Inputs.tsx";
import { curvePoints } from "./curve.ts";
import { Outcome } from "./Outcome.tsx";
import { tailsAlong } from "./tails.ts";
import { assumedIn, sidesOf } from "./told.ts";
import { useMessages } from "./messages/index.ts";

const own = (hash: string): boolean => /^#\/odds(\/|$|\?)/.test(hash);
/** Letters of a question from which on a list on a phone cuts it short. */
const LONG = 46;

function useAddress(): readonly [Asked, (asked: Asked) => void] {
  const [asked, setAsked] = useState(() => readAddress(location.hash));
  useEffect(() => {
    const onHash = (): void => {
      if (own(location.hash)) setAsked(readAddress(location.hash));
    };
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  const go = (next: Asked): void => {
    setAsked(next);
    // What is typed is one place of the reader's way back, not a hundred.
    window.history.replaceState(null, "", address(next));
  };
  return [asked, go];
}

/** The game of the page; null while it is fetched, "failed" where it is out of reach. */
function useSystem(id: string): readonly [System | "failed" | null, () => void] {
  const [found, setFound] = useState<System | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFound(null);
    fetchSystem(id).then(
      (system) => wanted && setFound(system),
      () => wanted && setFound("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [id, tries]);
  return [found, () => setTries((n) => n + 1)];
}

/** The player’s own lists of a game, where they are wanted. */
type UseListed = (system: System, wanted: boolean) => Lists;

/** A rule that is read beside the page; `home` is the address to which closing it leads back. */
type RuleBeside = ComponentType<{
  readonly edition: string;
  readonly home: () => string;
  readonly called: (id: string) => string | undefined;
}>;

/** Chances of what is told in numbers, of any game: one case, or two beside one another, and the curve along a number. */
export function Chances({ useListed, Rule }: { readonly useListed: UseListed; readonly Rule: RuleBeside }) {
  const w = useMessages();
  const { language } = useTranslation();
  const [asked, go] = useAddress();
  const game = gameTitles.find((g) => g.id === asked.game)?.id ?? gameTitles[0]?.id ?? "";
  const [system, again] = useSystem(game);
  const opened = system === "failed" ? null : system;
  useEffect(() => {
    document.title = `${w.title} · Tercio`;
    return () => {
      document.title = "Tercio";
    };
  }, [w]);
  return (
    <div className="chances">
      <PageHead open="odds" skip={w.skip} />
      <main id="page" className="page" tabIndex={-1}>
        <h1>{w.title}</h1>
        <p className="soft">{w.about}</p>
        <label>
          <span>{w.game}</span>
          <select
            id="game"
            value={game}
            onChange={(e) => go({ game: e.target.value, question: null, a: {}, b: null, along: null })}
          >
            {gameTitles.map((g) => (
              <option key={g.id} value={g.id}>
                {g.name[language]}
              </option>
            ))}
          </select>
        </label>
        {system === null ? (
          <p>{w.loading}</p>
        ) : system === "failed" ? (
          <div role="alert">
            <p>{w.failed}</p>
            <button type="button" onClick={again}>
              {w.again}
            </button>
          </div>
        ) : (
          <OfGame useListed={useListed} system={system} asked={{ ...asked, game }} go={go} />
        )}
      </main>
      <Rule
        edition={opened?.rules.starter().edition ?? ""}
        home={() => address(asked)}
        called={(rule) => opened?.messages[language][`rule.${rule}`]}
      />
    </div>
  );
}

function OfGame({
  useListed,
  system,
  asked,
  go,
}: {
  readonly useListed: UseListed;
  readonly system: System;
  readonly asked: Asked;
  readonly go: (asked: Asked) => void;
}) {
  const w = useMessages();
  const { language } = useTranslation();
  const questions = useMemo(() => questionsOf(system), [system]);
  const question = questions.find((q) => q.asked.id === asked.question) ?? questions[0];
  if (question === undefined) return <p>{w.notHere}</p>;
  const { id, example } = question.asked;
  // Who comes without numbers is shown an example.
  const fresh = asked.question !== id || Object.keys(asked.a).length === 0;
  const cases = {
    ...asked,
    question: id,
    a: fresh ? example : typed(question.asked, asked.a),
    b: asked.b === null ? null : typed(question.asked, asked.b),
  };
  // What of the address is not understood, by its own words.
  const strange = [
    ...(asked.question === null || asked.question === id ? [] : [asked.question]),
    ...(fresh ? [] : unknownIn(question.asked, asked.a)),
    ...(asked.b === null ? [] : unknownIn(question.asked, asked.b)),
  ].map((what) => what.slice(0, LONG));
  return (
    <>
      {strange.length === 0 ? null : (
        <p className="strange" role="alert">
          {w.strange([...new Set(strange)].slice(0, 5).join(", "))}
        </p>
      )}
      <label>
        <span>{w.question}</span>
        <select
          id="question"
          value={id}
          onChange={(e) => go({ ...asked, question: e.target.value, a: {}, b: null, along: null, answers: GRANTED })}
        >
          {questions.map(({ asked: q }) => (
            <option key={q.id} value={q.id}>
              {q.title[language]}
            </option>
          ))}
        </select>
      </label>
      {/* A list shows one line, and a phone has no room for all of these. */}
      {question.asked.title[language].length < LONG ? null : (
        <p className="soft whole" aria-hidden="true">
          {question.asked.title[language]}
        </p>
      )}
      <Cases key={id} {...{ useListed, system, question, go }} asked={cases} />
    </>
  );
}

/** The values along which a curve runs. */
function alongOf({ asked }: Question, given: GivenNumbers, wanted: string | null) {
  const numbers = asked.numbers.filter((n) => n.most > n.least && counted(n, asked.words, given));
  const usual = "tables" in asked ? asked.tables?.[0]?.over : undefined;
  // Of two units a point of a curve may take long: it is drawn when it is asked for.
  const onDemand = (asked.words ?? []).some((w) => w.piece === true);
  const along =
    numbers.find((n) => n.id === wanted) ??
    (onDemand ? undefined : (numbers.find((n) => n.id === usual) ?? numbers[0]));
  const values = along === undefined ? [] : curvePoints(along, given[along.id], onDemand);
  return { numbers, along, values, onDemand };
}

/** What is still to be given before a case can be worked out. */
function Lacking({
  name,
  lacking,
  title,
}: {
  readonly name: string;
  readonly lacking: Extract<ReturnType<typeof completed>, { lacking: unknown }>["lacking"];
  readonly title: string;
}) {
  const w = useMessages();
  return (
    <section className="lacking">
      <h2>{name}</h2>
      <p>{"least" in lacking ? w.bounds(title, lacking.least, lacking.most) : w.lacks(title)}</p>
    </section>
  );
}

/** Along which number the curve is drawn. */
function Along({
  numbers,
  now,
  onChoose,
}: {
  readonly numbers: ReturnType<typeof alongOf>["numbers"];
  readonly now: string | null;
  readonly onChoose: (id: string) => void;
}) {
  const w = useMessages();
  const { language } = useTranslation();
  return (
    <label>
      <span>{w.along}</span>
      <select id="along" value={now ?? ""} onChange={(e) => onChoose(e.target.value)}>
        {now === null ? <option value="">{w.noCurve}</option> : null}
        {numbers.map((n) => (
          <option key={n.id} value={n.id}>
            {n.title[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Cases({
  useListed,
  system,
  question,
  asked,
  go,
}: {
  readonly useListed: UseListed;
  readonly system: System;
  readonly question: Question;
  readonly asked: Asked;
  readonly go: (asked: Asked) => void;
}) {
  const w = useMessages();
  const { language } = useTranslation();
  const q = question.asked;
  const both = [asked.a, ...(asked.b === null ? [] : [asked.b])];
  const names = [w.first, w.second];
  const found = both.map((given) => completed(q, given));
  const { numbers, along, values } = alongOf(question, asked.a, asked.along);
  const lists = useListed(
    system,
    (q.words ?? []).some((word) => word.piece === true),
  );
  const at = (given: GivenNumbers, value: number): GivenNumbers | null => {
    const whole = along === undefined ? null : completed(q, { ...given, [along.id]: value });
    return whole !== null && "given" in whole ? whole.given : null;
  };
  const points = both.map((given) => values.map((value) => at(given, value)));
  const decided = asked.answers ?? GRANTED;
  const caseOf = (given: GivenNumbers, nth: number): Case => ({ given, decided: decided[nth === 0 ? 0 : 1] });
  const list = [
    ...found.flatMap((f, nth) => ("given" in f ? [caseOf(f.given, nth)] : [])),
    ...points.flatMap((line, nth) => line.flatMap((p) => (p === null ? [] : [caseOf(p, nth)]))),
  ];
  const { all: answers, lost } = useAnswers(system, question, list);
  const answerTo = (given: GivenNumbers | null, nth: number) =>
    given === null ? null : (answers.get(keyOf(caseOf(given, nth))) ?? null);
  const decide = (nth: number, next: Answers): void =>
    go({ ...asked, answers: nth === 0 ? [next, decided[1]] : [decided[0], next] });
  const titleOf = (id: string): string =>
    [...q.numbers, ...(q.words ?? [])].find((p) => p.id === id)?.title[language] ?? id;
  const lies = found.map((f, nth) => ("given" in f ? (answerTo(f.given, nth)?.posed ?? null) : null));
  return (
    <>
      <div className={both.length > 1 ? "asking" : "asking alone"}>
        <div className="outcomes" aria-live="polite">
          {found.map((f, nth) => {
            const name = names[nth] ?? "";
            if ("given" in f)
              return (
                <Outcome
                  key={name}
                  {...{ system, name, lost }}
                  answer={answerTo(f.given, nth)}
                  assumed={assumedIn(q, f.given, lists, language, w.without)}
                  sides={sidesOf(q, f.given, lists, language)}
                  decided={decided[nth === 0 ? 0 : 1]}
                  onDecide={(next) => decide(nth, next)}
                />
              );
            return <Lacking key={name} {...{ name, lacking: f.lacking, title: titleOf(f.lacking.id) }} />;
          })}
        </div>
        <div className="given">
          <form className="cases" onSubmit={(e) => e.preventDefault()}>
            {both.map((given, nth) => (
              <Inputs
                key={names[nth]}
                asked={q}
                given={given}
                legend={names[nth] ?? ""}
                lists={lists}
                onChange={(next) => go(nth === 0 ? { ...asked, a: next } : { ...asked, b: next })}
              />
            ))}
          </form>
          <button
            type="button"
            id="compare"
            onClick={() =>
              go({
                ...asked,
                b: asked.b === null ? asked.a : null,
                answers: [decided[0], asked.b === null ? decided[0] : {}],
              })
            }
          >
            {asked.b === null ? w.compare : w.alone}
          </button>
        </div>
      </div>
      {numbers.length === 0 ? null : along === undefined ? (
        <Along numbers={numbers} now={null} onChoose={(along) => go({ ...asked, along })} />
      ) : (
        <Chart
          title={w.curve(q.title[language], along.title[language])}
          of={along.title[language]}
          heads={values}
          file={`${system.id}-${q.id}-${along.id}`}
          lines={points.map((line, nth) => ({
            name: names[nth] ?? "",
            values: line.map((p) => answerTo(p, nth)?.probability ?? null),
            errors: line.map((p) => answerTo(p, nth)?.posed?.error ?? 0),
          }))}
          tails={tailsAlong(points.map((line, nth) => line.map((p) => answerTo(p, nth)?.probability ?? null)))}
        >
          <Along numbers={numbers} now={along.id} onChoose={(along) => go({ ...asked, along })} />
        </Chart>
      )}
      <HowMany {...{ names, lies }} title={q.title[language]} file={`${system.id}-${q.id}`} />
    </>
  );
}
