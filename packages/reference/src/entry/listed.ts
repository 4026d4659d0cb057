import type { Bilingual } from "./entry.ts";
import type { Called } from "./glossary.ts";
import { type Gloss, gloss } from "./glossary-entry.ts";

/** What army lists of one army name and no sheet prints: names in a row, parted by "; ", "English=French" where there is a French one. */
export interface ListedArmy {
  /** What follows `.glossary.listed-` */
  readonly id: string;
  readonly army: Bilingual;
  readonly names: string;
}

const named = ({ names }: ListedArmy): readonly Bilingual[] =>
  names.split("; ").map((name) => {
    const [en = "", fr = en] = name.split("=");
    return { en, fr };
  });

/** One gloss an army: it says which names stand in lists without a rule on a sheet, and makes no rule of them. */
export const listedGlosses = (armies: readonly ListedArmy[]): readonly Gloss[] =>
  armies.map((of) => {
    const names = named(of);
    return gloss(
      `listed-${of.id}`,
      [`Named in lists: ${of.army.en}`, `Nommé dans les listes\u00a0: ${of.army.fr}`],
      [
        `No sheet prints what these do; the rules are in the book of the army. ${names.map((n) => n.en).join("; ")}.`,
        `Aucune feuille n’imprime leur effet\u00a0; les règles sont dans le livre de l’armée. ${names.map((n) => n.fr).join("\u00a0; ")}.`,
      ],
    );
  });

/** The names, each of which opens its army’s gloss. */
export const listedNames = (family: string, armies: readonly ListedArmy[]): Called =>
  Object.fromEntries(
    armies.map((of) => {
      const names = named(of);
      const joined = { en: names.map((n) => n.en).join("|"), fr: names.map((n) => n.fr).join("|") };
      return [`${family}.glossary.listed-${of.id}`, joined];
    }),
  );
