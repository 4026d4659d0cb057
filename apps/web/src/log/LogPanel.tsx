import { called } from "../session/called.ts";
import { type GameEvent, type RollRequest } from "@tercio/kernel";
import type { PieceKey, Telling } from "@tercio/board";
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { boardOf } from "../session/board.ts";
import { said, system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { languageNow } from "../messages/i18n.ts";
import { useLed } from "../session/led.ts";
import { Rolled } from "./Rolled.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { DICE, finder, type Sieve, sifted } from "./sieve.ts";

const tellingOf = (kind: string): Telling | undefined => system().views.tellings?.[kind];
/** Lines that are drawn as long as nobody wants earlier ones. */
const PAGE = 40;
/** Lines that are drawn at once, more than a window of them; the others some at a time when the page has nothing better to do. */
const [FIRST, SOME] = [14, 9];

/** When there is time, and in any case after a tenth of a second or so: a page at rest does not always count as idle. @returns how to call it off */
function whenIdle(act: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(act, 30);
    return () => clearTimeout(timer);
  }
  const soon = requestIdleCallback(act, { timeout: 120 });
  return () => cancelIdleCallback(soon);
}

const ALL: Sieve = { sort: null, seat: null };

/**
 * What happened, newest last: each sentence leads to its place on the board (`onPlace`: it has) and to its rule, each roll
 * has its dice and reasons. It may be narrowed to a sort of events, and to one side.
 */
export function LogPanel({ onPlace }: { onPlace: () => void }) {
  const { t } = useTranslation();
  const lines = useSession((s) => s.lines);
  const battle = useSession((s) => s.battle);
  const select = useSession((s) => s.select);
  const language = languageNow();
  const box = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState(0);
  const [sieve, setSieve] = useState<Sieve>(ALL);
  const [drawn, setDrawn] = useState(FIRST);
  const sift = (next: Sieve): void => {
    setSieve(next);
    setDrawn(FIRST);
  };
  /** The line whose rule is shown: it was touched last. */
  const [touched, setTouched] = useState<number | null>(null);
  const game = system();
  const who = useMemo(() => finder(game, boardOf(battle).pieces), [game, battle]);
  const kept = useMemo(() => sifted(game, who, lines, sieve), [game, who, lines, sieve]);
  const led = useLed((s) => s.line);
  // As far back as where something has led.
  const back = led === null ? 0 : kept.length - kept.findIndex((k) => k.at >= led);
  const wanted = Math.min(kept.length, Math.max(PAGE * (more + 1), back));
  const shown = kept.slice(-Math.max(Math.min(drawn, wanted), back));
  const busy = shown.length < wanted;
  useEffect(() => {
    if (busy) return whenIdle(() => setDrawn(drawn + SOME));
  }, [busy, drawn]);
  // What is in sight stays where it is when earlier lines come above it.
  const first = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const [list, was] = [box.current, first.current];
    const now = list?.firstElementChild ?? null;
    first.current = now;
    const scroller = list?.parentElement ?? null;
    if (scroller === null || was?.parentElement !== list || !(was instanceof HTMLElement)) return;
    scroller.scrollTop += was.offsetTop - (now as HTMLElement).offsetTop;
  }, [drawn]);
  /** A sieve that held it back is put away a moment later. */
  const ledShown = led !== null && shown.some((k) => k.at === led);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(".led");
    if (ledShown && line != null) {
      line.scrollIntoView({ block: "center" });
      line.focus({ preventScroll: true });
      return;
    }
    const scroller = box.current?.parentElement;
    if (scroller !== null && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
    void lines;
  }, [lines, led, ledShown]);
  // What something leads to is not held back.
  useEffect(() => {
    if (led !== null) setSieve(ALL);
  }, [led]);
  const placed = useRef(onPlace);
  useEffect(() => {
    placed.current = onPlace;
  }, [onPlace]);
  // The same for all lines and all the time: they are drawn anew only when they change.
  const go = useCallback(
    (at: number, piece: PieceKey | null): void => {
      setTouched(at);
      if (piece === null) return;
      select(piece);
      placed.current();
    },
    [select],
  );
  return (
    <>
      <Sifting sieve={sieve} onSift={sift} />
      {wanted < kept.length ? (
        <button type="button" className="plain" onClick={() => setMore(more + 1)}>
          {t("earlier")}
        </button>
      ) : null}
      {kept.length === 0 ? <p className="soft">{t("logNone")}</p> : null}
      <ul className="log" ref={box} aria-busy={busy || undefined}>
        {shown.map(({ event, at }) => {
          const [piece] = who.about(event);
          return (
            <Line
              key={at}
              event={event}
              at={at}
              language={language}
              led={at === led}
              touched={at === touched}
              piece={piece?.place === "field" ? piece.key : null}
              onGo={go}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Narrows the log to a sort of events, and to one side. */
function Sifting({ sieve, onSift }: { sieve: Sieve; onSift: (next: Sieve) => void }) {
  const { t } = useTranslation();
  return (
    <div className="sieve row">
      <select
        id="log-sort"
        aria-label={t("logSort")}
        value={sieve.sort ?? ""}
        onChange={(e) => onSift({ ...sieve, sort: e.target.value === "" ? null : e.target.value })}
      >
        <option value="">{t("logAll")}</option>
        <option value={DICE}>{t("dice")}</option>
        {system().views.sorts?.map((s) => (
          <option key={s.id} value={s.id}>
            {said(s.label)}
          </option>
        ))}
      </select>
      <select
        id="log-side"
        aria-label={t("logSide")}
        value={sieve.seat ?? ""}
        onChange={(e) => onSift({ ...sieve, seat: e.target.value === "" ? null : Number(e.target.value) })}
      >
        <option value="">{t("logBoth")}</option>
        {[0, 1].map((seat) => (
          <option key={seat} value={seat}>
            {called(seat)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OneLine {
  readonly event: GameEvent;
  readonly language: "en" | "fr";
  /** Has something led here? */
  readonly led: boolean;
  readonly at: number;
  /** Was it touched last? Then its rule is shown without a pointer that rests on it. */
  readonly touched: boolean;
  /** Whom it names, while they stand on the board. */
  readonly piece: PieceKey | null;
  readonly onGo: (at: number, piece: PieceKey | null) => void;
}

const Line = memo(function Line({ event, led, at, touched, piece, onGo }: OneLine) {
  const { t } = useTranslation();
  // Drawn anew in the other language.
  const text = said(event.message);
  const told = tellingOf(event.kind);
  if (told === "turn") return <li className="turn-mark">{text}</li>;
  if (told === "phase") return <li className="phase-mark">{text.replace(/\.$/, "")}</li>;
  const request = event.kind === "roll" ? (event.data?.request as RollRequest | undefined) : undefined;
  const faces = event.data?.faces as readonly (readonly number[])[] | undefined;
  const several = (request?.chains?.length ?? 0) > 1;
  const words = several ? <strong>{t("together")}</strong> : text;
  const sides = told === "score" ? [event.data?.first, event.data?.second] : null;
  return (
    <li
      className={[led ? "led" : "", request === undefined ? "" : "roll-line", touched ? "touched" : ""]
        .join(" ")
        .trim()}
      tabIndex={led ? -1 : undefined}
      data-rule={event.rule ?? undefined}
    >
      {/* Nobody goes by keys through lines that lead nowhere. */}
      {piece === null && event.rule === null ? (
        <span className="told">{words}</span>
      ) : (
        <button type="button" className="told" onClick={() => onGo(at, piece)}>
          {words}
        </button>
      )}{" "}
      <RuleLink id={event.rule} />
      {request === undefined || faces === undefined ? null : <Rolled request={request} faces={faces} />}
      {sides === null ? null : (
        <ul className="score">
          {sides.map((s, i) => {
            const scored = s as { lines?: readonly { by: number; because: never; rule: string | null }[] } | undefined;
            const parts = (scored?.lines ?? []).filter((l) => l.by !== 0);
            return (
              <li key={String(i)}>
                <strong>{called(i)}</strong>{" "}
                {parts.length === 0 ? <span className="reason">{t("noPoints")}</span> : null}
                {parts.map((l, k) => (
                  <span key={String(k)} className="reason">
                    {l.by > 0 ? `+${l.by}` : `−${-l.by}`} {said(l.because)}
                    <RuleLink id={l.rule} />
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
});
