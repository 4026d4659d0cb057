import type { Entry } from "@tercio/reference";
import { signOf, type Word } from "@tercio/reference/attribution";
import type { Piece } from "../model/compare.ts";
import { links } from "../model/route.ts";
import { told } from "../model/said.ts";
import type { ReactNode } from "react";
import { useMessages } from "../messages/index.ts";
import { useReading } from "./reading.ts";

/** Holds a sign to the word before it: a degree sign may otherwise begin a line. */
const JOINED = "\u2060";

interface Props {
  readonly entry: Entry;
  readonly edition: string;
  /** The words with those marked that another edition lacks. */
  readonly pieces?: readonly Piece[];
}

/** What an entry says, each part with a sign where it is not its sheet’s word: a ruling’s, or known from elsewhere. */
export function Said({ entry, edition, pieces }: Props) {
  const w = useMessages();
  const { language, game, print, read } = useReading();
  const mentioned = new Set<string>();
  // Each term opens its entry, where an entry first says it.
  const linked = (text: string): readonly ReactNode[] =>
    print
      ? [text]
      : read(text, entry.id).map(({ text: said, id }, at) => {
          if (id === null || mentioned.has(id)) return said;
          mentioned.add(id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a term has no other name than its place
            <a key={at} className="term" href={links.entry(id)}>
              {said}
            </a>
          );
        });
  const names: { readonly [word in Word]: string } = { sheet: "", ruling: w.byRuling, elsewhere: w.onNoSheet };
  return told(entry, edition, language, game.attribution, pieces).map(({ text, differs, word, ends }, i) => {
    const words = text.trimEnd();
    const gap = text.slice(words.length);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name than their place
      <span key={i} className={word === "sheet" ? undefined : `word of-${word}`}>
        {differs ? <mark>{linked(words)}</mark> : linked(words)}
        {word === "sheet" || !ends ? null : JOINED}
        {word === "sheet" || !ends ? null : (
          <span className="whose" {...(print ? {} : { title: names[word] })}>
            <span aria-hidden="true">{signOf[word]}</span>
            {print ? null : <span className="unseen"> ({names[word]})</span>}
          </span>
        )}
        {gap}
      </span>
    );
  });
}

/** What the signs mean: once a page, where a page has any. */
export function Signs({ entries }: { readonly entries: readonly Entry[] }) {
  const w = useMessages();
  const { edition, other, language, game } = useReading();
  const words = new Set(
    entries.flatMap((e) =>
      [edition, ...(other === null ? [] : [other])].flatMap((id) =>
        told(e, id, language, game.attribution).map((part) => part.word),
      ),
    ),
  );
  if (!words.has("ruling") && !words.has("elsewhere")) return null;
  return (
    <p className="signs">
      {words.has("elsewhere") ? (
        <span>
          <b aria-hidden="true">{signOf.elsewhere}</b> {w.onNoSheet}
        </span>
      ) : null}{" "}
      {words.has("ruling") ? (
        <span>
          <b aria-hidden="true">{signOf.ruling}</b> {w.byRuling}
        </span>
      ) : null}
    </p>
  );
}
