import type { Json } from "@tercio/kernel";
import { cardOf, isHopeless, type PieceKey, picksOf, underOf } from "@tercio/board";
import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { useRuleSays } from "../log/ruleSays.ts";
import { Key } from "./Key.tsx";
import { Chance, Outlook } from "./Outlook.tsx";
import { numbering } from "../session/numbering.ts";
import { usePointed } from "../board/sights.ts";
import { answersTo, type Asked } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { giveEnd } from "../session/quick.ts";
import { useSession } from "../session/store.ts";
import { languageNow } from "../messages/i18n.ts";
import { headlineOf, useScales, type Weighed, weighedFor } from "../session/thinker.ts";

interface Props {
  readonly asked: Asked;
}
interface Offer {
  readonly answer: Json;
  readonly index: number;
  /** The pieces that it names. */
  readonly picks: readonly PieceKey[];
  /** It ends the picking. */
  readonly ends: boolean;
  readonly weighed: readonly Weighed[];
  /** What stands on its button. */
  readonly label: string;
  /** Nothing can come of it: it stands last. */
  readonly hopeless: boolean;
  /** The rule that it is about, and what the reference says of it. */
  readonly rule: string | null;
  /** The heading under which it stands in a list, and its label there; null: under none. */
  readonly under: { readonly head: string; readonly label: string } | null;
}

/** More answers than this stand in a list of their own, and so do more letters than the foot of a phone that lies has room for. */
const FEW = 4;
const LETTERS = 150;

/** All answers on offer, those about the chosen unit first. */
function useOffers({ asked }: Props): readonly Offer[] {
  const { battle, selected } = useParts("battle", "selected");
  const list = useScales((s) => s.list);
  const language = languageNow();
  const all = useMemo((): readonly Omit<Offer, "weighed">[] => {
    const { request, choice, tool } = asked;
    const pick = tool?.kind === "pick" ? tool : null;
    const done = pick?.done === undefined ? null : JSON.stringify(pick.done);
    const headed = (answer: Json): Offer["under"] => {
      const under = JSON.stringify(answer) === done ? null : underOf(choice, battle.game, request, answer);
      return under === null ? null : { head: said(under.head), label: said(under.label) };
    };
    return answersTo(asked, battle.game).map((answer, index) => ({
      under: headed(answer),
      hopeless: isHopeless(choice, battle.game, request, answer),
      rule: cardOf(choice, battle.game, request, answer)?.rule ?? null,
      answer,
      index,
      picks: picksOf(choice, battle.game, request, answer),
      ends: JSON.stringify(answer) === done,
      label:
        choice.label === undefined ? JSON.stringify(answer) : said(choice.label(battle.game, request.about, answer)),
    }));
  }, [asked, battle, language]);
  return useMemo(() => {
    const about = (o: Offer): boolean => selected !== null && o.picks.includes(selected);
    return all
      .map((o) => ({ ...o, weighed: weighedFor(list, o.answer) }))
      .sort(
        (p, q) => Number(p.hopeless) - Number(q.hopeless) || Number(about(q)) - Number(about(p)) || p.index - q.index,
      );
  }, [all, list, selected]);
}

/** A list with a chance on each line: one that ends with "no more", or that is long. */
const inList = (offers: readonly Offer[]): boolean =>
  offers.length > FEW ||
  offers.some((o) => o.ends) ||
  (offers.length > 2 && offers.reduce((sum, o) => sum + o.label.length, 0) > LETTERS);

/** A long list of answers, one button a line, with its chance beside it. */
export function AnswerList({ asked }: Props) {
  const { t } = useTranslation();
  const offers = useOffers({ asked });
  const battle = useSession((s) => s.battle);
  const selected = useSession((s) => s.selected);
  /** Whose answers are seen among all others: whoever goes through the list by keys is not to lose it. */
  const [among, setAmong] = useState<PieceKey | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Which answer whoever has unfolded the others stands at. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    box.current?.querySelectorAll<HTMLElement>(".answer")[next.current]?.focus();
    next.current = null;
  }, [among]);
  const says = useRuleSays(
    battle.system.id,
    offers.some((o) => o.rule !== null),
  );
  if (!inList(offers)) return null;
  const weighed = asked.tool?.kind === "pick" && asked.tool.weighed === true;
  const all = offers.filter((o) => !o.ends);
  // Who has been chosen on the board has its own answers here, and the others are folded away.
  const own = selected === null || selected === among ? [] : all.filter((o) => o.picks.includes(selected));
  const listed = own.length > 0 ? own : all;
  // A heading over one answer would say less in more room.
  const alone = (o: Offer): boolean => listed.filter((x) => x.under?.head === o.under?.head).length < 2;
  const rows = listed.map((o) => (alone(o) ? { ...o, under: null } : o));
  const numbers = numbering(asked, battle, rows.length);
  const captions = new Set(
    rows.flatMap(({ weighed: [w] }) => {
      const headline = headlineOf(w);
      return headline === null ? [] : [said(headline.label)];
    }),
  );
  return (
    <div
      className={["answers", weighed ? "weighed" : "", rows.some((o) => o.under !== null) ? "headed" : ""]
        .join(" ")
        .trim()}
      ref={box}
    >
      {captions.size === 1 ? <p className="caption soft">{t("chanceThat", { what: [...captions][0] })}</p> : null}
      {rows.map((o, at) => (
        <Fragment key={JSON.stringify(o.answer)}>
          {o.under === null || o.under.head === rows[at - 1]?.under?.head ? null : (
            <p className="head">{o.under.head}</p>
          )}
          <Answer
            offer={o.under === null ? o : { ...o, label: o.under.label }}
            head={o.under?.head}
            number={numbers.answer(at)}
            row={weighed}
            ofWhat={captions.size > 1}
            onChosen={setAmong}
            says={o.rule === null ? undefined : says.get(o.rule)}
          />
          {o.rule === null ? null : <RuleLink id={o.rule} />}
        </Fragment>
      ))}
      {rows.length === all.length ? null : (
        <button
          type="button"
          className="plain others"
          onClick={() => {
            // The chosen one's own come first.
            next.current = rows.length;
            setAmong(selected);
          }}
        >
          {t("otherAnswers", { count: all.length - rows.length })}
        </button>
      )}
    </div>
  );
}

/**
 * Few answers side by side, each with all that is known of it; or the one that ends a list. The first is what is usually
 * pressed, but where something else is tried and can be confirmed.
 */
export function FootAnswers({ asked }: Props) {
  const offers = useOffers({ asked });
  const battle = useSession((s) => s.battle);
  const tried = useSession((s) => s.preview?.answer != null);
  const list = inList(offers);
  const shown = offers.filter((o) => !list || o.ends);
  if (shown.length === 0) return null;
  const numbers = numbering(asked, battle, offers.length);
  return (
    <div className={shown.some((o) => o.weighed.length > 0) ? "answers cards" : "answers"}>
      {shown.map((o, at) => (
        <Answer
          key={JSON.stringify(o.answer)}
          offer={o}
          number={list ? null : numbers.answer(at)}
          primary={at === 0 && !list && !tried}
        />
      ))}
    </div>
  );
}

function Answer({
  offer: { answer, picks, ends, weighed, label },
  head,
  number,
  row = false,
  ofWhat = false,
  primary = false,
  onChosen,
  says,
}: {
  readonly offer: Offer;
  /** Under which heading it stands: whoever listens hears that with it. */
  readonly head?: string | undefined;
  /** By which it is pressed; null: it ends a list, and has a key of its own. */
  readonly number: string | null;
  readonly row?: boolean;
  /** Chances of different things stand side by side: each says of what. */
  readonly ofWhat?: boolean;
  readonly primary?: boolean;
  /** By going to it a piece was chosen. */
  readonly onChosen?: (piece: PieceKey) => void;
  /** What the rule says that it is about. */
  readonly says?: string | undefined;
}) {
  const { battle, selected, give, select } = useParts("battle", "selected", "give", "select");
  // What it names is drawn on the board while it is pointed at.
  const point = (): void => usePointed.setState({ answer: { battle, picks, given: answer } });
  const leave = (): void => usePointed.setState({ answer: null });
  // What is no longer there is not pointed at.
  useEffect(() => leave, []);
  return (
    <button
      type="button"
      className={primary ? "answer primary" : "answer"}
      data-ends={ends || undefined}
      data-number={number ?? undefined}
      onClick={() => (ends ? giveEnd(answer, useSession.getState) : give(answer))}
      onMouseEnter={point}
      onMouseLeave={leave}
      onBlur={leave}
      onFocus={() => {
        point();
        const [piece] = picks;
        if (row && piece !== undefined && selected === null) {
          onChosen?.(piece);
          select(piece);
        }
      }}
    >
      <span className="answer-label">
        <Key name={number ?? "e"} />
        {head === undefined ? null : <span className="visually-hidden">{`${head}, `}</span>}
        {says === undefined ? (
          label
        ) : (
          <span>
            {label}
            <span className="says">{says}</span>
          </span>
        )}
      </span>
      {row ? (
        <Chance weighed={weighed[0]} ofWhat={ofWhat} />
      ) : (
        weighed.map((w, i) => <Outlook key={w.question} weighed={w} then={i > 0} />)
      )}
    </button>
  );
}
