import { type CalculatorForm, both, type GivenNumbers, type Language } from "@tercio/kernel";
import { counted } from "@tercio/odds";
import type { Lists } from "./Inputs.tsx";

type Word = NonNullable<CalculatorForm["words"]>[number];
type Part = CalculatorForm["flags"][number];

/** What a word that was chosen is called: a unit of a list by its name there; null where only the question can read it. */
function titleOf(word: Word, value: string, lists: Lists, language: Language): string | null {
  const listed = lists.flatMap((l) => l.units).find((u) => u.told === value)?.name;
  return listed ?? (word.of.includes(value) ? (word.titles?.[value]?.[language] ?? value) : null);
}

/** The names of the units that stand on either side, in order of seats; empty where a question is of no two units. */
export function sidesOf(
  { words = [] }: CalculatorForm,
  given: GivenNumbers,
  lists: Lists,
  language: Language,
): readonly string[] {
  const pieces = words.filter((word) => word.piece === true && word.beside === undefined);
  if (pieces.length === 0) return [];
  // A question may name one side alone.
  const names = LETTERS.map((letter) => {
    const word = pieces.find(({ id }) => id.toUpperCase() === letter);
    const value = word === undefined ? TYPED : String(given[word.id]);
    return word === undefined || value === TYPED ? null : titleOf(word, value, lists, language);
  });
  const [a, b] = names;
  return names.map((name, at) => {
    const letter = LETTERS[at] ?? "";
    return name === null ? letter : a === b ? `${letter} (${name})` : name;
  });
}
const LETTERS = ["A", "B"];
const TYPED = "typed";
const lettered = (id: string): Pick<Word, "title"> => ({ title: both(id.toUpperCase(), id.toUpperCase()) });

/**
 * What a case asks, in one line: its numbers, words and flags with what is usual, and which flags do not hold. Figures of a unit
 * that is typed stand in the form alone.
 * @param given completed
 */
export function assumedIn(
  { numbers, words = [], flags }: CalculatorForm,
  given: GivenNumbers,
  lists: Lists,
  language: Language,
  without: (what: string) => string,
): string {
  const titled = ({ title }: { readonly title: { readonly [l in Language]: string } }, value: string): string =>
    `${title[language]}${language === "fr" ? "\u00a0" : ""}: ${value}`;
  /** Is it asked whatever unit is meant? */
  const own = (part: Part): boolean =>
    counted(part, words, given) &&
    (part.only?.is === undefined || !words.some((word) => word.piece === true && word.id === part.only?.word));
  const apart = flags.filter(own);
  // What is seldom wanted is not missed where it is not.
  const off = apart.filter((f) => given[f.id] !== true && f.more !== true);
  return [
    ...words.flatMap((word) => {
      const value = given[word.id];
      // Nor is the edition that is meant where none is named.
      const usual = word.edition === true && value === word.usual;
      const title = own(word) && value !== undefined && !usual ? titleOf(word, String(value), lists, language) : null;
      // Of two units the letter says which.
      return title === null
        ? []
        : [titled(word.piece === true && word.beside === undefined ? lettered(word.id) : word, title)];
    }),
    ...numbers.flatMap((n) => {
      const value = given[n.id];
      // Nothing added and nothing lost needs no words, nor what is usual and seldom otherwise.
      const nought = value === n.usual && (value === 0 || n.more === true);
      return own(n) && value !== undefined && !nought ? [titled(n, String(value))] : [];
    }),
    ...apart.filter((f) => given[f.id] === true).map((f) => f.title[language]),
    ...(off.length === 0
      ? []
      : [without(off.map((f) => f.title[language]).join(language === "fr" ? "\u00a0; " : "; "))]),
  ].join(" · ");
}
