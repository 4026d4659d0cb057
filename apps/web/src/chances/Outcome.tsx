import { errorInPoints } from "@tercio/odds";

import { say } from "@tercio/kernel";
import { useRef } from "react";
import type { System } from "@tercio/board";
import { chanceFigure, figures } from "../messages/figures.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Answers, Chance } from "../session/asked.ts";
import { Decisions } from "../shell/Decisions.tsx";
import { useMessages } from "./messages/index.ts";

/** What one case comes to: its chance, and how its results lie. */
export function Outcome({
  system,
  name,
  answer,
  assumed = "",
  sides = [],
  lost = false,
  decided = {},
  onDecide,
}: {
  readonly system: System;
  readonly name: string;
  readonly answer: Chance | null;
  /** What is asked, with what counts where nothing was given, so that the figure never stands alone. */
  readonly assumed?: string;
  /** What either side is called; without it they are players by number. */
  readonly sides?: readonly string[];
  /** Nobody can work it out just now. */
  readonly lost?: boolean;
  /** What players answer, and how that is changed; where it cannot be it is told alone. */
  readonly decided?: Answers;
  readonly onDecide?: (decided: Answers) => void;
}) {
  const w = useMessages();
  const { language, t } = useTranslation();
  const heading = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  // What players decide stands as it was while it is worked out anew: whoever chooses there goes on choosing.
  const last = useRef<Chance | null>(null);
  if (answer !== null) last.current = answer.problem === null ? answer : null;
  const shown = answer ?? last.current;
  if (shown === null)
    return (
      <section aria-busy={!lost}>
        <h2>{heading}</h2>
        <p>{lost ? w.lost : w.working}</p>
      </section>
    );
  if (shown.problem !== null)
    return (
      <section className="lacking">
        <h2>{heading}</h2>
        <p>{say(system, shown.problem, language)}</p>
      </section>
    );
  const plain = figures(language, { maximumFractionDigits: 2 });
  const { probability, fraction, rolled, odds, numbers, done } = shown;
  const waiting = answer === null;
  const posed = waiting ? null : shown.posed;
  // A number that is certain is told by its name.
  const numbered = posed !== null && posed.mean !== null && posed.each.length > 1;
  // Of what may be any number at all, how many to expect is asked first: that it is not none says little.
  const expected = numbered && posed.from === 1;
  const chance = chanceFigure(language, probability, posed?.error ?? 0);
  const mean = numbered ? (
    <p className={expected ? "chance" : undefined}>
      <strong>{plain.format(posed.mean ?? 0)}</strong>{" "}
      <span className="soft">{w.mean(plain.format(Math.sqrt(posed.variance ?? 0)))}</span>
    </p>
  ) : null;
  return (
    <section aria-busy={waiting && !lost}>
      <h2>{heading}</h2>
      {waiting ? (
        <p>{lost ? w.lost : w.working}</p>
      ) : (
        <>
          {expected ? mean : null}
          <p className={expected ? undefined : "chance"} data-chance={probability}>
            {expected ? chance : <strong>{chance}</strong>}{" "}
            <span className="soft">
              {numbered && posed.from !== null ? `${w.from(plain.format(posed.from))} · ` : ""}
              {fraction ?? (posed?.error == null ? w.exact : w.sampled(plain.format(errorInPoints(posed.error))))}
              {done ? null : ` ${w.surer}`}
            </span>
          </p>
        </>
      )}
      {assumed === "" ? null : <p className="soft assumed">{assumed}</p>}
      {numbered && !expected ? mean : null}
      {posed === null || numbered ? null : <Results {...{ system, posed, sides }} />}
      {odds === null ? null : onDecide === undefined ? (
        odds.assumes.length === 0 ? null : (
          <p className="soft">
            {w.assumes} {odds.assumes.map((m) => say(system, m, language)).join("; ")}
          </p>
        )
      ) : (
        <Decisions
          {...{ odds, numbers }}
          answers={decided}
          said={(m) => say(system, m, language, (seat) => sides[seat] ?? null)}
          called={(seat) => sides[seat] ?? t("player", { n: seat + 1 })}
          onChange={onDecide}
        />
      )}
      {waiting || rolled.length === 0 ? null : <Reasons {...{ system, rolled }} />}
    </section>
  );
}

/** How likely each result is. */
function Results({
  system,
  posed,
  sides,
}: {
  readonly system: System;
  readonly posed: NonNullable<Chance["posed"]>;
  readonly sides: readonly string[];
}) {
  const w = useMessages();
  const { language } = useTranslation();
  return (
    <ul className="results">
      {posed.each.map((r) => (
        <li key={r.id} data-result={r.id}>
          <span>{say(system, r.label, language, (seat) => sides[seat] ?? null)}</span>{" "}
          {/* What a sample never came to may be rarer than it can tell. */}
          <strong>
            {r.probability === 0 && posed.error !== null
              ? w.unseen(chanceFigure(language, 0, posed.error))
              : chanceFigure(language, r.probability, posed.error ?? 0)}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** Why each die needs what it needs. */
function Reasons({ system, rolled }: { readonly system: System; readonly rolled: Chance["rolled"] }) {
  const w = useMessages();
  const { language } = useTranslation();
  return (
    <details className="why">
      <summary>{w.why}</summary>
      {rolled.map((r) => (
        <div key={JSON.stringify(r.label)}>
          <p>{say(system, r.label, language)}</p>
          <ul>
            {r.reasons.map((reason) => (
              <li key={JSON.stringify(reason.name)}>
                {say(system, reason.name, language)} <strong>{reason.breakdown.value}</strong>
                <span className="soft">
                  {" "}
                  {reason.breakdown.lines.map((l) => `${say(system, l.because, language)} ${l.value}`).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
