import { type GameEvent, type RollRequest, say } from "@tercio/kernel";
import type { Telling } from "@tercio/scene";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { said, system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";
import { useLed } from "../session/led.ts";
import { Rolled } from "./Rolled.tsx";
import { RuleLink } from "./RuleLink.tsx";

const tellingOf = (kind: string): Telling | undefined => system().views.tellings?.[kind];
const PAGE = 80;

/** What happened, newest last: each sentence with its rule, each roll with its dice and reasons. */
export function LogPanel() {
  const { t } = useTranslation();
  const lines = useSession((s) => s.lines);
  const language = languageNow();
  const box = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState(0);
  const kept = lines
    .map((event, at) => ({ event, at }))
    .filter(
      ({ event }, i, all) =>
        tellingOf(event.kind) !== "quiet" && !(tellingOf(event.kind) === "phase" && isIdle(all, i)),
    );
  const led = useLed((s) => s.line);
  // As far back as where something has led.
  const back = led === null ? 0 : kept.length - kept.findIndex((k) => k.at >= led);
  const shown = kept.slice(-Math.max(PAGE * (more + 1), back));
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(".led");
    if (led !== null && line != null) {
      line.scrollIntoView({ block: "center" });
      line.focus({ preventScroll: true });
      return;
    }
    const scroller = box.current?.parentElement;
    if (scroller !== null && scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
    void lines;
  }, [lines, led]);
  return (
    <>
      {shown.length < kept.length ? (
        <button type="button" className="plain" onClick={() => setMore(more + 1)}>
          {t("earlier")}
        </button>
      ) : null}
      <ul className="log" ref={box}>
        {shown.map(({ event, at }) => (
          <Line key={at} event={event} language={language} led={at === led} />
        ))}
      </ul>
    </>
  );
}

/** A phase in which nothing was said needs no heading. */
function isIdle(all: readonly { readonly event: GameEvent }[], i: number): boolean {
  for (const { event } of all.slice(i + 1)) {
    const told = tellingOf(event.kind);
    if (told !== "quiet") return told === "phase" || told === "turn";
  }
  return true;
}

interface OneLine {
  readonly event: GameEvent;
  readonly language: "en" | "fr";
  /** Has something led here? */
  readonly led: boolean;
}

const Line = memo(function Line({ event, language, led }: OneLine) {
  const { t } = useTranslation();
  // Drawn anew in the other language.
  const text = say(system(), event.message, language);
  const told = tellingOf(event.kind);
  if (told === "turn") return <li className="turn-mark">{text}</li>;
  if (told === "phase") return <li className="phase-mark">{text.replace(/\.$/, "")}</li>;
  const request = event.kind === "roll" ? (event.data?.request as RollRequest | undefined) : undefined;
  const faces = event.data?.faces as readonly (readonly number[])[] | undefined;
  const several = (request?.chains?.length ?? 0) > 1;
  const sides = told === "score" ? [event.data?.first, event.data?.second] : null;
  return (
    <li className={led ? "led" : request === undefined ? undefined : "roll-line"} tabIndex={led ? -1 : undefined}>
      {several ? <strong>{t("together")}</strong> : text}
      {"\u00a0"}
      <RuleLink id={event.rule} />
      {request === undefined || faces === undefined ? null : <Rolled request={request} faces={faces} />}
      {sides === null ? null : (
        <ul className="score">
          {sides.map((s, i) => {
            const scored = s as { lines?: readonly { by: number; because: never; rule: string | null }[] } | undefined;
            const parts = (scored?.lines ?? []).filter((l) => l.by !== 0);
            return (
              <li key={String(i)}>
                <strong>{t("player", { n: i + 1 })}</strong>{" "}
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
