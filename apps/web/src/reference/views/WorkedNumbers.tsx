import type { WorkedDifference } from "@tercio/lab/differences";
import { languageNow } from "../../messages/i18n.ts";
import { valueSaid } from "../model/differences.ts";
import { useMessages } from "../messages/index.ts";

/** What a rule comes to by each of two editions, worked out by the engine, one line a situation. */
export function WorkedNumbers({
  worked,
  editions,
  titles,
}: {
  readonly worked: readonly WorkedDifference[];
  readonly editions: readonly [string, string];
  /** What the editions are called. */
  readonly titles: readonly [string, string];
}) {
  const w = useMessages();
  const language = languageNow();
  const said = (one: WorkedDifference, at: 0 | 1): string =>
    valueSaid(one.values[editions[at]] ?? null, one.kind, language);
  const situations = [...new Set(worked.map((one) => one.situation[language]))];
  return (
    <ul className="worked-numbers" aria-label={w.workedNumbers}>
      {situations.map((situation) => (
        <li key={situation}>
          <span className="soft">
            {situation.charAt(0).toUpperCase() + situation.slice(1)}
            {language === "fr" ? "\u00a0:" : ":"}
          </span>{" "}
          {worked
            .filter((one) => one.situation[language] === situation)
            .map((one, at) => (
              <span key={one.counted.en}>
                {at === 0 ? "" : "; "}
                {one.counted[language]}{" "}
                <b className="values">
                  <span className="unseen">{titles[0]} </span>
                  {said(one, 0)} <span aria-hidden="true">→</span> <span className="unseen">{titles[1]} </span>
                  {said(one, 1)}
                </b>
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
