import "./decisions.css";
import type { Message } from "@tercio/kernel";
import type { Decision, Odds } from "@tercio/odds";
import type { Answers, Weight } from "../session/asked.ts";
import { wholePercent } from "@tercio/dice";
import { useTranslation } from "../messages/useTranslation.tsx";

const same = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What odds take for granted: each decision of a player with the answer that is taken, to be answered otherwise; and each player
 * may be let look for the best or the worst of all answers, by any number that the question comes to.
 */
export function Decisions({
  odds: { assumes, decisions, sought },
  numbers,
  answers,
  said,
  called,
  onChange,
}: {
  readonly odds: Pick<Odds, "assumes" | "decisions" | "sought">;
  readonly numbers: readonly Weight[];
  /** The answers that were chosen; null where all are taken for granted. */
  readonly answers: Answers | null;
  readonly said: (message: Message) => string;
  /** What a player is called, by seat. */
  readonly called: (seat: number) => string;
  readonly onChange: (answers: Answers) => void;
}) {
  const { t } = useTranslation();
  const open = decisions.filter((d) => d.options.length > 1);
  const rest = assumes.filter((m) => !open.some((d) => same(d.told, m)));
  const { picks = {}, seekers = [] } = answers ?? {};
  const chosen = Object.keys(picks).length + seekers.length;
  if (open.length + rest.length + chosen === 0) return null;
  const players = [...new Set([...open.map((d) => d.player), ...seekers.map((s) => s.player)])].sort((a, b) => a - b);
  const wordsOf = ({ of }: Weight): string =>
    of.kind === "winner"
      ? t("seekWinner", { who: called(of.player) })
      : of.kind === "result" || of.kind === "tally"
        ? said(of.label)
        : t(of.kind === "mean" ? "seekMean" : "seekAsked");
  const aimed = (aim: "most" | "least", number: Weight): string => {
    const what = { what: wordsOf(number) };
    return number.of.kind === "mean" || number.of.kind === "tally"
      ? t(aim === "most" ? "seekMost" : "seekLeast", what)
      : t(aim === "most" ? "seekLikeliest" : "seekUnlikeliest", what);
  };
  const seek = (player: number, value: string): void => {
    const [aim = "", number = ""] = value.split(":");
    const others = seekers.filter((s) => s.player !== player);
    onChange({
      picks,
      seekers: aim === "most" || aim === "least" ? [...others, { player, aim, number }] : others,
    });
  };
  // What was sought before stands until what is sought now is found.
  const looking = seekers.filter((s) => numbers.some((n) => n.id === s.number));
  const found = sought !== null && JSON.stringify(sought.seekers) === JSON.stringify(looking) ? sought : null;
  return (
    <details className="decisions">
      <summary>{t("oddsAssume", { n: open.length + rest.length })}</summary>
      {rest.length === 0 ? null : (
        <ul>
          {rest.map((m) => (
            <li key={JSON.stringify(m)}>{said(m)}</li>
          ))}
        </ul>
      )}
      {open.map((d) => (
        <DecisionOf
          key={d.id}
          decision={d}
          picked={picks[d.id] ?? null}
          said={said}
          who={called(d.player)}
          onPick={(option) => {
            const { [d.id]: _, ...others } = picks;
            onChange({ picks: option === "" ? others : { ...others, [d.id]: option }, seekers });
          }}
        />
      ))}
      {numbers.length === 0
        ? null
        : players.map((player) => {
            const own = seekers.find((s) => s.player === player);
            return (
              <label key={player}>
                <span>{t("seeks", { who: called(player) })}</span>
                <select
                  data-seeks={player}
                  value={own === undefined ? "" : `${own.aim}:${own.number}`}
                  onChange={(e) => seek(player, e.target.value)}
                >
                  <option value="">{t("seekNothing")}</option>
                  {numbers.flatMap((n) => [
                    <option key={`most ${n.id}`} value={`most:${n.id}`}>
                      {aimed("most", n)}
                    </option>,
                    <option key={`least ${n.id}`} value={`least:${n.id}`}>
                      {aimed("least", n)}
                    </option>,
                  ])}
                </select>
              </label>
            );
          })}
      <p role="status">
        {looking.length === 0
          ? null
          : t(found === null ? "seekLooking" : found.values === null ? "seekTooMany" : "seekFound")}
      </p>
      {chosen === 0 ? null : (
        <button type="button" data-granted="" onClick={() => onChange({})}>
          {t("seekForget")}
        </button>
      )}
    </details>
  );
}

function DecisionOf({
  decision: { id, asked, options, taken },
  picked,
  said,
  who,
  onPick,
}: {
  readonly decision: Decision;
  readonly picked: string | null;
  readonly said: (message: Message) => string;
  readonly who: string;
  readonly onPick: (option: string) => void;
}) {
  const { t } = useTranslation();
  const alone = taken.length === 1 ? taken[0]?.option : undefined;
  const value = picked ?? alone ?? "";
  const often = (option: string): string => {
    const share = taken.find((one) => one.option === option)?.share ?? 0;
    return alone !== undefined || share === 0 ? "" : ` (${t("percent", { n: wholePercent(share) })})`;
  };
  return (
    <label>
      <span>{t("decidesThis", { who, asked: said(asked) })}</span>
      <select data-decision={id} value={value} onChange={(e) => onPick(e.target.value)}>
        {value === "" || picked !== null ? (
          <option value="">{picked !== null ? t("decisionOpen") : t("decisionVaries")}</option>
        ) : null}
        {options.map((o) => (
          <option key={o.id} value={o.id}>
            {said(o.label)}
            {often(o.id)}
          </option>
        ))}
      </select>
    </label>
  );
}
