import { type ChoiceKind, type ChoiceRequest, type Json, say } from "@tercio/kernel";
import type { NinthAge } from "@tercio/ninth-age";
import { useTranslation } from "react-i18next";
import { sharesOf } from "../session/shares.ts";
import { system, useSession } from "../session/store.ts";
import { headlineOf, useScales, type Weighed, weighedFor } from "../session/thinker.ts";
import { languageNow } from "../words/i18n.ts";

interface Props {
  readonly request: ChoiceRequest;
  readonly kind: ChoiceKind<NinthAge>;
}
interface Offer {
  readonly answer: Json;
  readonly index: number;
  readonly weighed: readonly Weighed[];
}

/** More answers than this stand in a list of their own. */
const FEW = 4;

const isDone = (answer: Json): boolean => (answer as { done?: boolean } | null)?.done === true;

/** All answers on offer, those about the chosen unit first. */
function useOffers({ request, kind }: Props): readonly Offer[] {
  const { battle, selected } = useSession();
  const list = useScales((s) => s.list);
  const about = (a: Json): boolean => selected !== null && (a as { unit?: number }).unit === selected;
  return (kind.enumerate?.(battle.game, request.about) ?? [])
    .map((answer, index) => ({ answer, index, weighed: weighedFor(list, answer) }))
    .sort((p, q) => Number(about(q.answer)) - Number(about(p.answer)) || p.index - q.index);
}

/** A list with a chance on each line: one that ends with "no more", or that is long. */
const inList = (offers: readonly Offer[]): boolean => offers.length > FEW || offers.some((o) => isDone(o.answer));

/** A long list of answers, one button a line, with its chance beside it. */
export function AnswerList({ request, kind }: Props) {
  const { t } = useTranslation();
  const offers = useOffers({ request, kind });
  const language = languageNow();
  if (!inList(offers)) return null;
  const weighed = request.choice === "charge";
  const rows = offers.filter((o) => !isDone(o.answer));
  const captions = new Set(
    rows.flatMap(({ weighed: [w] }) => {
      const headline = headlineOf(w);
      return headline === null ? [] : [say(system, headline.label, language)];
    }),
  );
  return (
    <div className={weighed ? "answers weighed" : "answers"}>
      {captions.size === 1 ? <p className="caption soft">{t("chanceThat", { what: [...captions][0] })}</p> : null}
      {rows.map((o, at) => (
        <Answer
          key={JSON.stringify(o.answer)}
          request={request}
          kind={kind}
          offer={o}
          at={at}
          row={weighed}
          ofWhat={captions.size > 1}
        />
      ))}
    </div>
  );
}

/** Few answers side by side, each with all that is known of it; or the one that ends a list. */
export function FootAnswers({ request, kind }: Props) {
  const offers = useOffers({ request, kind });
  const list = inList(offers);
  const shown = offers.filter((o) => !list || isDone(o.answer));
  if (shown.length === 0) return null;
  const before = list ? offers.length - shown.length : 0;
  return (
    <div className={shown.some((o) => o.weighed.length > 0) ? "answers cards" : "answers"}>
      {shown.map((o, at) => (
        <Answer
          key={JSON.stringify(o.answer)}
          request={request}
          kind={kind}
          offer={o}
          at={before + at}
          primary={at === 0 && !list}
        />
      ))}
    </div>
  );
}

function Answer({
  request,
  kind,
  offer: { answer, weighed },
  at,
  row = false,
  ofWhat = false,
  primary = false,
}: Props & {
  readonly offer: Offer;
  /** Its place among all that can be pressed: its number key. */
  readonly at: number;
  readonly row?: boolean;
  /** Chances of different things stand side by side: each says of what. */
  readonly ofWhat?: boolean;
  readonly primary?: boolean;
}) {
  const { battle, selected, give, select } = useSession();
  const language = languageNow();
  const label =
    kind.label === undefined
      ? JSON.stringify(answer)
      : say(system, kind.label(battle.game, request.about, answer), language);
  return (
    <button
      type="button"
      className={primary ? "answer primary" : "answer"}
      data-ends={isDone(answer) || undefined}
      onClick={() => give(answer)}
      onFocus={() => {
        const unit = (answer as { unit?: number }).unit;
        if (row && unit !== undefined && selected === null) select(unit);
      }}
    >
      <span className="answer-label">
        {at < 9 ? (
          <span className="number" aria-hidden="true">
            {at + 1}
          </span>
        ) : null}
        {label}
      </span>
      {row ? (
        <Chance weighed={weighed[0]} ofWhat={ofWhat} />
      ) : (
        weighed.map((w, i) => <Outlook key={w.question} weighed={w} then={i > 0} />)
      )}
    </button>
  );
}

/** The chance of one line of a list, as a bar and a number. */
function Chance({ weighed, ofWhat }: { weighed: Weighed | undefined; ofWhat: boolean }) {
  const { t } = useTranslation();
  const headline = headlineOf(weighed);
  if (headline === null) return <span className="chance soft">…</span>;
  return (
    <span className="chance">
      <span className="meter" aria-hidden="true">
        <span style={{ width: `${headline.share}%` }} />
      </span>
      <strong>
        {headline.exact ? "" : "≈ "}
        {t("percent", { n: headline.share })}
      </strong>
      <span className={ofWhat ? "soft" : "visually-hidden"}>{say(system, headline.label, languageNow())}</span>
    </span>
  );
}

/** What an answer may come to, in one line: each result and its chance; of a fight, who wins. */
function Outlook({ weighed: w, then }: { weighed: Weighed; then: boolean }) {
  const { t } = useTranslation();
  const language = languageNow();
  const shares = sharesOf(w);
  const contest = w.results.some((r) => typeof r.winner === "number");
  const parts = contest
    ? ([0, null, 1] as const).map((winner) => ({
        key: String(winner),
        words: winner === null ? t("nobodyWins") : t("wins", { n: winner + 1 }),
        share: w.results.filter((r) => r.winner === winner).reduce((s, r) => s + (shares.get(r.id) ?? 0), 0),
      }))
    : w.results.map((r) => ({ key: r.id, words: say(system, r.label, language), share: shares.get(r.id) ?? 0 }));
  return (
    <span className="outlook" data-question={w.question}>
      {then ? <span className="then">{t("then")} </span> : null}
      {parts
        .filter((p) => p.share > 0)
        .map((p) => (
          <span key={p.key} className="part">
            {p.words}{" "}
            <strong>
              {w.odds.exact ? "" : "≈ "}
              {t("percent", { n: p.share })}
            </strong>
          </span>
        ))}
    </span>
  );
}
