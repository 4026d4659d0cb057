import type { DiceQuestion } from "@tercio/kernel";
import { chanceOf, completed } from "@tercio/odds";
import { percent } from "@tercio/dice";
import type { Entry } from "@tercio/reference";
import type { Decision } from "@tercio/reference/decisions";
import type { System } from "@tercio/board";
import { useEffect, useMemo, useState } from "react";
import { address } from "../../chances/address.ts";
import { questionsOf, useAnswers } from "../../chances/answer.ts";
import { Outcome } from "../../chances/Outcome.tsx";
import { fetchSystem } from "../../session/systems.ts";
import { languageNow } from "../../messages/i18n.ts";
import { useMessages } from "../messages/index.ts";
import { printingOf, useReading } from "./reading.ts";

/** The game’s engine; null while it is on its way. */
function useSystem(game: string): System | null {
  const [system, setSystem] = useState<System | null>(null);
  useEffect(() => {
    let left = false;
    fetchSystem(game).then(
      (found) => !left && setSystem(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return system;
}

/** A case worked out by the game’s engine, with the way to try it with other numbers. */
export function WorkedExample({
  game,
  worked,
}: {
  readonly game: string;
  readonly worked: NonNullable<Decision["worked"]>;
}) {
  const w = useMessages();
  const language = languageNow();
  const system = useSystem(game);
  // One question as long as its game is the same: it is asked anew whenever it is another.
  const question = useMemo(
    () => (system === null ? null : (questionsOf(system).find((q) => q.asked.id === worked.question) ?? null)),
    [system, worked.question],
  );
  const { edition } = useReading();
  const byEdition = question?.asked.words?.find((word) => word.edition === true && word.of.includes(edition));
  const given = byEdition === undefined ? worked.given : { ...worked.given, [byEdition.id]: edition };
  // What nobody says is as it is mostly.
  const whole = question === null ? null : completed(question.asked, given);
  const { all, lost } = useAnswers(
    system,
    question,
    whole !== null && "given" in whole ? [{ given: whole.given, decided: {} }] : [],
  );
  if (system === null || question === null) return <p>{w.loading}</p>;
  const { asked } = question;
  return (
    <div className="worked">
      <ul className="given soft">
        {asked.numbers
          .filter((n) => n.id in worked.given)
          .map((n) => (
            <li key={n.id}>
              <b>{String(worked.given[n.id])}</b> {n.title[language]}
            </li>
          ))}
        {asked.flags
          .filter((f) => worked.given[f.id] === true)
          .map((f) => (
            <li key={f.id}>
              <b aria-hidden="true">✓</b> {f.title[language]}
            </li>
          ))}
      </ul>
      <Outcome system={system} name={asked.title[language]} answer={[...all.values()][0] ?? null} lost={lost} />
      <p>
        <a href={address({ game, question: asked.id, a: given, b: null, along: null })}>{w.otherNumbers}</a>
      </p>
    </div>
  );
}

type Table = NonNullable<DiceQuestion["tables"]>[number];

/** The table of the engine’s questions that has these rows; null where it asks none. */
function asked(
  system: System,
  rows: readonly Entry[],
): { readonly question: DiceQuestion; readonly table: Table } | null {
  for (const question of system.views.diceQuestions ?? [])
    for (const table of question.tables ?? [])
      if (rows.some((row) => table.rows.some((r) => r.id === row.id))) return { question, table };
  return null;
}

/** The true chances beside those that a sheet prints, for one number that a slider chooses; what is misprinted is marked. */
export function TrueChances({ rows }: { readonly rows: readonly Entry[] }) {
  const w = useMessages();
  const reading = useReading();
  const { game, language } = reading;
  const system = useSystem(game.id);
  const found = system === null ? null : asked(system, rows);
  const [chosen, setChosen] = useState<number | null>(null);
  if (system === null) return <p>{w.loading}</p>;
  if (found === null) return null;
  const { question, table } = found;
  const at = chosen ?? Math.round((table.from + table.to) / 2);
  const title = question.numbers.find((n) => n.id === table.over)?.title[language] ?? "";
  return (
    <div className="true-chances">
      <label>
        {title} <b>{at}</b>
        <input
          type="range"
          min={table.from}
          max={table.to}
          value={at}
          onChange={(e) => setChosen(Number(e.target.value))}
        />
      </label>
      <table className="rules">
        <thead>
          <tr>
            <th scope="col">{w.name}</th>
            <th scope="col" className="n">
              {w.printed}
            </th>
            <th scope="col" className="n">
              {w.trueChance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const asks = table.rows.find((r) => r.id === row.id);
            const facts: { readonly values?: unknown } = printingOf(row, reading)?.facts ?? {};
            const values = (facts.values ?? {}) as { readonly [column: string]: number };
            const printed = values[String(at)] ?? values[`${at}+`];
            if (asks === undefined || printed === undefined) return null;
            const own = percent(chanceOf(question, { ...asks.given, [table.over]: at }));
            const wrong = own !== String(printed);
            return (
              <tr key={row.id} data-row={row.id} data-wrong={wrong}>
                <th scope="row">{row.names[language]}</th>
                <td className="n">
                  {wrong ? <s>{printed} %</s> : `${printed} %`}
                  {wrong ? <span className="unseen"> ({w.misprint})</span> : null}
                </td>
                <td className="n">
                  {own} % <meter min={0} max={100} value={Number(own)} aria-hidden="true" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
