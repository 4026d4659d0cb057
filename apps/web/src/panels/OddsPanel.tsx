import { percent } from "@tercio/dice";
import { say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { SideMark } from "../log/SideMark.tsx";
import { system, useSession } from "../session/store.ts";
import { useScales, type Weighed } from "../session/thinker.ts";
import { languageNow } from "../words/i18n.ts";

/** What is weighed up now: for the chosen unit only, where one is chosen and has something at stake. */
export function OddsPanel() {
  const { t } = useTranslation();
  const { list, busy } = useScales();
  const selected = useSession((s) => s.selected);
  const own = selected === null ? [] : list.filter((w) => w.pieces.includes(selected));
  const shown = own.length > 0 ? own : list;
  if (shown.length === 0) return <p className="soft">{busy ? t("weighing") : t("noOdds")}</p>;
  return (
    <div className="odds" aria-busy={busy}>
      {shown.slice(0, 8).map((w) => (
        <Question key={w.question} weighed={w} />
      ))}
      {busy ? <p className="soft">{t("weighing")}</p> : null}
    </div>
  );
}

const share = (n: number): string => `${percent(n)}%`;

function Question({ weighed: w }: { weighed: Weighed }) {
  const { t } = useTranslation();
  const language = languageNow();
  const results = w.results.map((r) => ({
    ...r,
    probability: w.odds.results.find((x) => x.id === r.id)?.probability ?? 0,
  }));
  const contest = results.some((r) => r.winner !== undefined);
  // A single result that is nobody's gain stands above already; two are told apart below.
  const even = results.filter((r) => r.winner === null && r.probability >= 0.0005).length;
  const sum = (winner: number | null): number =>
    results.filter((r) => r.winner === winner).reduce((s, r) => s + r.probability, 0);
  return (
    <section>
      <h3>{say(system, w.label, language)}</h3>
      {contest ? (
        <>
          <div className="contest" aria-hidden="true">
            <span className="first" style={{ flexGrow: sum(0) }} />
            <span className="nobody" style={{ flexGrow: sum(null) }} />
            <span className="second" style={{ flexGrow: sum(1) }} />
          </div>
          <p className="contest-words">
            <span>
              <SideMark seat={0} /> {t("wins", { n: 1 })} <strong>{share(sum(0))}</strong>
            </span>
            <span>
              {t("draw")} <strong>{share(sum(null))}</strong>
            </span>
            <span>
              <SideMark seat={1} /> {t("wins", { n: 2 })} <strong>{share(sum(1))}</strong>
            </span>
          </p>
        </>
      ) : null}
      <ul className="bars">
        {results
          .filter((r) => r.probability >= 0.0005 || results.length < 3)
          .filter((r) => !contest || r.winner !== null || even > 1)
          .map((r) => (
            <li key={r.id}>
              <span>{say(system, r.label, language)}</span>
              <span className="n">{share(r.probability)}</span>
              <span className="bar" style={{ width: `${r.probability * 100}%` }} />
            </li>
          ))}
      </ul>
      <p className="soft exact">
        {w.odds.exact ? t("oddsExact") : t("oddsSampled", { error: ((w.odds.error ?? 0) * 100).toFixed(1) })}
      </p>
      {w.odds.assumes.length === 0 ? null : (
        <details className="soft assumes">
          <summary>{t("oddsAssume", { n: w.odds.assumes.length })}</summary>
          <ul>
            {w.odds.assumes.map((m, i) => (
              <li key={String(i)}>{say(system, m, language)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
