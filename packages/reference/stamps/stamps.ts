import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Entry, Language } from "@tercio/reference";

/** What the words of an entry were when someone last read both languages side by side: one hash a language. */
export interface Stamp {
  readonly en: string;
  readonly fr: string;
}
export type Stamps = { readonly [id: string]: Stamp };

/** How an entry stands to its stamp: which language has changed since, or that it has none. */
export type Standing = "same" | "new" | "both" | "only-en" | "only-fr";

/** The command that renews stamps, for messages. */
export const COMMAND = "npm run stamps -w @tercio/reference";

const wordsOf = (entry: Entry, language: Language): string =>
  JSON.stringify([
    entry.summary[language],
    ...Object.entries(entry.editions).map(([id, p]) => [id, p.summary?.[language] ?? null]),
    ...(entry.misprints ?? []).map((m) => [m.printed[language], m.used[language], m.why[language]]),
  ]);

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The stamp of an entry as it stands: its summaries and misprints, language by language. */
export const stampOf = (entry: Entry): Stamp => ({
  en: hash(wordsOf(entry, "en")),
  fr: hash(wordsOf(entry, "fr")),
});

export function standing(entry: Entry, stamp: Stamp | undefined): Standing {
  if (stamp === undefined) return "new";
  const now = stampOf(entry);
  if (now.en === stamp.en) return now.fr === stamp.fr ? "same" : "only-fr";
  return now.fr === stamp.fr ? "only-en" : "both";
}

/** What a test or the command says of an entry that does not stand to its stamp; null when it does. */
export function complaint(entry: Entry, stamp: Stamp | undefined): string | null {
  switch (standing(entry, stamp)) {
    case "same":
      return null;
    case "new":
      return `${entry.id} has no stamp yet: ${COMMAND}`;
    case "both":
      return `${entry.id} changed in both languages since its stamp: ${COMMAND}`;
    case "only-en":
      return `${entry.id}: the English changed, the French did not; mend it, or read it and run ${COMMAND} -- --fr-checked ${entry.id}`;
    case "only-fr":
      return `${entry.id}: the French changed, the English did not; mend it, or read it and run ${COMMAND} -- --en-checked ${entry.id}`;
  }
}

/**
 * New stamps for all entries. One whose words changed in one language only keeps its old stamp and is refused,
 * unless `checked` says that its other language was read and still says the same.
 */
export function renew(
  entries: readonly Entry[],
  stamps: Stamps,
  checked: { readonly en: ReadonlySet<string>; readonly fr: ReadonlySet<string> },
): { readonly stamps: Stamps; readonly refused: readonly string[] } {
  const renewed: { [id: string]: Stamp } = {};
  const refused: string[] = [];
  for (const entry of [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const stamp = stamps[entry.id];
    const how = standing(entry, stamp);
    const halfDone =
      (how === "only-en" && !checked.fr.has(entry.id)) || (how === "only-fr" && !checked.en.has(entry.id));
    if (halfDone && stamp !== undefined) {
      renewed[entry.id] = stamp;
      refused.push(complaint(entry, stamp) as string);
    } else renewed[entry.id] = stampOf(entry);
  }
  return { stamps: renewed, refused };
}

const file = (game: string): URL => new URL(`./${game}.json`, import.meta.url);

export const readStamps = (game: string): Stamps =>
  existsSync(file(game)) ? (JSON.parse(readFileSync(file(game), "utf8")) as Stamps) : {};

/** One line an entry, so that a change shows as one line; broken where the project's formatter would break it. */
export function writeStamps(game: string, stamps: Stamps): void {
  const entries = Object.entries(stamps);
  const lines = entries.map(([id, { en, fr }], at) => {
    const line = `  ${JSON.stringify(id)}: { "en": "${en}", "fr": "${fr}" }`;
    const width = line.length + (at < entries.length - 1 ? 1 : 0);
    return width <= 120 ? line : `  ${JSON.stringify(id)}: {\n    "en": "${en}",\n    "fr": "${fr}"\n  }`;
  });
  writeFileSync(file(game), `{\n${lines.join(",\n")}\n}\n`);
}
