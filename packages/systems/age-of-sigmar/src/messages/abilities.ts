import { textOf } from "@tercio/entries";
import { wordOfId } from "../entries/define.ts";
import { ruleEntries } from "../entries/index.ts";

const COLON = { en: ": ", fr: "\u00a0: " } as const;
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What a card says of each ability: its name, and what it does. */
export const cardTexts = (language: "en" | "fr"): { readonly [key: `ability-text.${string}`]: string } =>
  Object.fromEntries(
    ruleEntries.flatMap((e) =>
      e.text === undefined || e.listed !== true
        ? []
        : [[`ability-text.${wordOfId(e.id)}`, `${e.name[language]}${COLON[language]}${lower(textOf(e, language))}`]],
    ),
  );
