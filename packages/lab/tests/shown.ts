import { glossary as sigmar } from "@tercio/age-of-sigmar/glossary";
import type { Glossary } from "@tercio/kernel";
import { glossary as ninth } from "@tercio/ninth-age/glossary";
import { glossary as old } from "@tercio/old-world/glossary";
import { house, type StyleFaults, styleOf } from "../src/style.ts";
import { type Language, said, sources, type Text, textsOf } from "./texts.ts";

export const glossaries: { readonly [game: string]: Glossary } = {
  "ninth-age": ninth,
  "old-world": old,
  "age-of-sigmar": sigmar,
};

/** Whose text a file's is: a game's, or the program's. */
export const ownerOf = (file: string): string =>
  Object.keys(glossaries).find((game) => file.includes(`/${game}/`)) ?? "house";

/** Lists of words not to be used, the sentences of the dice game that tests play, and what the reference says of its sources. */
const ASIDE = /\/glossary\.ts$|\/style\/|^packages\/testkit\/|^packages\/reference\//;

/** Lists of armies call a unit as a thing of a file. */
const keyOf = ({ file, key }: Text): string => (file.startsWith("packages/rosters/") ? `list.${key}` : key);

type Judged = Text & { readonly owner: string; readonly faults: StyleFaults };

/** All texts shown outside the reference, in both languages, with what of them breaks the style. */
export function judged(): readonly Judged[] {
  const owners = ["house", ...Object.keys(glossaries)];
  const judgesOf = (language: Language) =>
    new Map(owners.map((owner) => [owner, styleOf(language, house, glossaries[owner] ?? [])] as const));
  const judges = { en: judgesOf("en"), fr: judgesOf("fr") };
  return sources()
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => {
      const owner = ownerOf(file);
      return [...textsOf(file), ...(file.startsWith("apps/cli/") ? said(file) : [])].flatMap((text) => {
        if (text.reference) return [];
        const faults = judges[text.language].get(owner)?.(text.text, keyOf(text));
        return faults === undefined ? [] : [{ ...text, owner, faults }];
      });
    });
}
