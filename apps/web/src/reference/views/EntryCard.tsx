import type { Entry } from "@tercio/reference";
import { isMinor } from "@tercio/reference/minor";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useAsked } from "../model/asked.ts";
import { keepInSight } from "../model/in-sight.ts";
import { stepNumber } from "../model/outline.ts";
import { links } from "../model/route.ts";
import { spellLine } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
import { Doubts, Sources } from "./Notes.tsx";
import { Pin } from "./Pin.tsx";
import { Summary } from "./Summary.tsx";
import { printingOf, useReading } from "./reading.ts";

/** Brings the entry that the address names into sight, keeps it there while the page grows, and puts the reader there. */
export function useTarget<T extends HTMLElement>(id: string) {
  const { target } = useReading();
  const asked = useAsked();
  const place = useRef<T>(null);
  // Before it is painted: the page is not seen at its top first.
  useLayoutEffect(() => {
    if (target !== id || place.current === null) return undefined;
    place.current.focus({ preventScroll: true });
    return keepInSight(place.current);
  }, [target, id, asked]);
  return { place, isTarget: target === id };
}

/** Whether the engine already enforces an entry; nothing while nobody says. */
export function Status({ entry }: { readonly entry: Entry }) {
  const w = useMessages();
  const status = useReading().told?.status.get(entry.id);
  if (status === undefined) return null;
  const sign = { enforced: "✓", partly: "◐", "not-yet": "○", definition: "≡" }[status];
  const said = { enforced: w.enforced, partly: w.partly, "not-yet": w.notYet, definition: w.definition }[status];
  return (
    <span className="status">
      <span aria-hidden="true">{sign}</span> {said}
    </span>
  );
}

interface Props {
  readonly entry: Entry;
  /** 2 where the entry heads a table, a sequence or a school of spells, or stands right under the page's name. */
  readonly level?: 2 | 3;
  /** A number that the list around the card already shows. */
  readonly numbered?: boolean;
  readonly children?: ReactNode;
}

/** One entry: its name in both languages, what it says, what is doubtful, where to read on. */
export function EntryCard({ entry, level = 3, numbered = false, children }: Props) {
  const w = useMessages();
  const reading = useReading();
  const { language, print } = reading;
  const { place, isTarget } = useTarget<HTMLElement>(entry.id);
  const [open, setOpen] = useState(false);
  const shown = open || isTarget;
  const Heading = level === 3 ? "h3" : "h2";
  const number = numbered ? null : cardNumber();
  const otherName = entry.names[language === "en" ? "fr" : "en"];
  function cardNumber(): string | null {
    if (entry.kind === "spell") return spellLine(printingOf(entry, reading)?.facts ?? {}, language).number || null;
    return entry.kind === "step" ? stepNumber(entry) : null;
  }
  return (
    <article
      ref={place}
      id={`entry-${entry.id}`}
      className={`entry ${entry.kind}${isTarget ? " target" : ""}`}
      tabIndex={-1}
      aria-label={entry.names[language]}
    >
      <header>
        {number === null ? null : <span className="number">{number}</span>}
        <div className="names">
          <Heading>
            <a href={links.entry(entry.id)}>{entry.names[language]}</a>
          </Heading>
          <p className="other-name">
            {otherName === entry.names[language] ? null : (
              <span lang={language === "en" ? "fr" : "en"}>{otherName}</span>
            )}
            {entry.names.ours === true && language === "fr" ? <i>{w.ours}</i> : null}
            {isMinor(entry) ? <i>{w.minor}</i> : null}
            {print ? null : <Status entry={entry} />}
          </p>
        </div>
        {print ? null : (
          <button
            type="button"
            className="icon"
            aria-expanded={shown}
            aria-label={w.more(entry.names[language])}
            onClick={() => setOpen(!shown)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shown ? "M6 15l6-6 6 6" : "M6 9l6 6 6-6"} className="line" />
            </svg>
          </button>
        )}
        <Pin entry={entry} />
      </header>
      <Summary entry={entry} />
      {children}
      <Doubts entry={entry} />
      {shown && !print ? <Sources entry={entry} /> : null}
    </article>
  );
}
