import type { Message } from "@tercio/kernel";
import type { ReactNode } from "react";
import { figures } from "../messages/figures.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { points, type Share, shareOf, sharesOf, useChance } from "../session/shares.ts";
import { saidWith } from "../session/said.ts";
import { sidesOf } from "../session/sides.ts";
import { useSession } from "../session/store.ts";
import { decide, useAnswersOf, useScales, type Weighed } from "../session/thinker.ts";
import { Decisions } from "../shell/Decisions.tsx";

/** What is weighed up now: for the chosen unit only, where one is chosen and has something at stake. */
export function OddsPanel() {
  const { t } = useTranslation();
  const { list, busy } = useScales();
  const selected = useSession((s) => s.selected);
  const own = selected === null ? [] : list.filter((w) => w.pieces.some((p) => p === selected));
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

function Question({ weighed: w }: { weighed: Weighed }) {
  const answers = useAnswersOf(w.question);
  const sides = sidesOf(w.pieces);
  return (
    <Numbers weighed={w} sides={sides}>
      <Decisions
        odds={w.odds}
        numbers={w.numbers}
        answers={answers}
        said={(message) => saidWith(message, sides)}
        called={sides}
        onChange={(next) => decide(w.question, next)}
      />
    </Numbers>
  );
}

/** What a question comes to; within: what players decide in it. */
export function Numbers({
  weighed: w,
  sides,
  children,
}: {
  readonly weighed: Weighed;
  /** What its sides are called. */
  readonly sides: (seat: number) => string;
  readonly children?: ReactNode;
}) {
  const { t, language } = useTranslation();
  const told = useChance();
  const words = (message: Message): string => saidWith(message, sides);
  const mean = figures(language, { maximumFractionDigits: 1 });
  const errors = new Map(w.odds.results.map((r) => [r.id, r.error]));
  const shares = sharesOf(w);
  const results = w.results.flatMap((r) => {
    const share = shares.get(r.id);
    return share === undefined || share.rare ? [] : [{ ...r, share }];
  });
  const contest = w.results.some((r) => typeof r.winner === "number");
  const [first, nobody, second] = ([0, null, 1] as const).map((winner) => shareOf(w, (r) => r.winner === winner)) as [
    Share,
    Share,
    Share,
  ];
  // One way to part without a winner stands above already; several are told apart.
  const undecided = results.filter((r) => r.winner === null).length > 1;
  return (
    <section>
      <h3>{words(w.label)}</h3>
      {contest ? (
        <>
          <div className="contest" aria-hidden="true">
            <span className="first" style={{ flexGrow: first.chance }} />
            <span className="nobody" style={{ flexGrow: nobody.chance }} />
            <span className="second" style={{ flexGrow: second.chance }} />
          </div>
          <p className="contest-words">
            <span>
              <SideMark seat={0} /> {t("wins", { who: sides(0) })} <strong>{told(first, w.odds.error)}</strong>
            </span>
            <span>
              {t(undecided ? "nobodyWins" : "draw")} <strong>{told(nobody, w.odds.error)}</strong>
            </span>
            <span>
              <SideMark seat={1} /> {t("wins", { who: sides(1) })} <strong>{told(second, w.odds.error)}</strong>
            </span>
          </p>
        </>
      ) : null}
      {w.tallies.length === 0 ? null : (
        <ul className="tallies">
          {w.tallies.map((tally) => (
            <li key={tally.id} data-tally={tally.mean}>
              <span>{words(tally.label)}</span>
              <span className="n">
                {t("tallied", {
                  mean: mean.format(tally.mean),
                  deviation: mean.format(Math.sqrt(tally.variance)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className="bars">
        {results
          .filter((r) => !contest || r.winner !== null || undecided)
          .map((r) => (
            <li key={r.id}>
              <span>{words(r.label)}</span>
              <span className="n">{told(r.share, w.odds.exact ? null : (errors.get(r.id) ?? null))}</span>
              <span
                className="bar"
                data-none={r.share.chance === 0 ? "" : undefined}
                style={{ width: `${r.share.chance * 100}%` }}
              />
            </li>
          ))}
      </ul>
      <p className="soft exact" data-plays={w.odds.plays}>
        {w.odds.exact
          ? t("oddsExact")
          : t("oddsSampled", {
              plays: figures(language).format(w.odds.plays),
              error: points(w.odds.error ?? 0, language),
            })}
        {w.done ? null : ` ${t("oddsRefining")}`}
      </p>
      {children}
    </section>
  );
}
