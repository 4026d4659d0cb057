import { Fragment } from "react";
import { said, saidWith } from "../session/said.ts";
import { sidesOf } from "../session/sides.ts";
import { NONE, shareOf, sharesOf, useChance } from "../session/shares.ts";
import { headlineOf, type Weighed } from "../session/thinker.ts";
import { figures } from "../messages/figures.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** The chance of one line of a list, as a bar and a number. */
export function Chance({ weighed, ofWhat }: { weighed: Weighed | undefined; ofWhat: boolean }) {
  const told = useChance();
  const headline = headlineOf(weighed);
  if (headline === null) return <span className="chance soft">…</span>;
  return (
    <span className="chance">
      <span className="meter" aria-hidden="true">
        <span style={{ width: `${headline.share.chance * 100}%` }} />
      </span>
      <strong>{told(headline.share, headline.error)}</strong>
      <span className={ofWhat ? "soft" : "visually-hidden"}>{said(headline.label)}</span>
    </span>
  );
}

/** What an answer may come to, in one line: each result and its chance; of a fight, who wins. */
export function Outlook({ weighed: w, then }: { weighed: Weighed; then: boolean }) {
  const { t, language } = useTranslation();
  const told = useChance();
  const shares = sharesOf(w);
  const contest = w.results.some((r) => typeof r.winner === "number");
  const sides = sidesOf(w.pieces);
  const mean = figures(language, { maximumFractionDigits: 1 });
  const parts = contest
    ? ([0, null, 1] as const).map((winner) => ({
        key: String(winner),
        words: winner === null ? t("nobodyWins") : t("wins", { who: sides(winner) }),
        share: shareOf(w, (r) => r.winner === winner),
      }))
    : w.results.map((r) => ({ key: r.id, words: saidWith(r.label, sides), share: shares.get(r.id) ?? NONE }));
  return (
    <span className="outlook" data-question={w.question}>
      {then ? <span className="then">{t("then")} </span> : null}
      {w.tallies.map((tally, i) => (
        <Fragment key={tally.id}>
          {i > 0 ? " " : null}
          <span className="part">
            {saidWith(tally.label, sides)} <strong>{mean.format(tally.mean)}</strong>
          </span>
        </Fragment>
      ))}
      {parts
        .filter((p) => p.share.whole > 0)
        .map((p, i) => (
          <Fragment key={p.key}>
            {/* Here a narrow card begins another line. */}
            {i > 0 ? " " : null}
            <span className="part">
              {p.words} <strong>{told(p.share, w.odds.error)}</strong>
            </span>
          </Fragment>
        ))}
    </span>
  );
}
