// Two units of rank and file as a question tells them in plain numbers: A and B, by the name of one that is known or by
// figures that are typed. Which figures there are, and what is made of them, is each game's own.
import {
  type CalculatorForm,
  type Bilingual,
  both,
  type GivenNumbers,
  message,
  type MessageValue,
  type OddsQuestion,
  there,
} from "@tercio/kernel";

type Asked = CalculatorForm["numbers"][number];
type Word = NonNullable<CalculatorForm["words"]>[number];
type Flag = CalculatorForm["flags"][number];

/** As many as the unit that is known has in its army. */
const AS_KNOWN = both("usual", "d’usage");

/** Which of the two. */
export type Side = "a" | "b";
/** Words to choose from, each with its title. */
export const titled = (titles: { readonly [word: string]: Bilingual }): Pick<Word, "of" | "titles"> => ({
  of: Object.keys(titles),
  titles,
});

/** A figure of a unit: its id, title, least, most, and what counts where it is not given (null: nothing does). */
export type Figure = readonly [id: string, title: Bilingual, least: number, most: number, usual: number | null];

/** A unit whose figures are typed. */
export const TYPED = "typed";
const ofTyped = (whose: Side) => ({ only: { word: whose, is: TYPED } });
/** What is said of one of the two, under its letter. */
const own = (whose: Side, id: string, title: Bilingual): { readonly id: string; readonly title: Bilingual } => {
  const of = whose.toUpperCase();
  return { id: `${whose}-${id}`, title: both(`${of}: ${title.en}`, `${of}\u00a0: ${title.fr}`) };
};

/** A figure that is asked of a unit that is typed. */
export const typedFigure = (whose: Side, [id, title, least, most, usual]: Figure): Asked => ({
  ...own(whose, id, title),
  ...{ least, most, usual, ...ofTyped(whose) },
});
/** A word that is asked of a unit that is typed. */
export const typedWord = (
  whose: Side,
  id: string,
  title: Bilingual,
  words: Pick<Word, "of" | "titles" | "usual">,
): Word => ({ ...own(whose, id, title), ...words, ...ofTyped(whose) });
/** What a unit may have besides; `typed`: only one that is typed is asked. */
export const unitFlag = (whose: Side, id: string, title: Bilingual, typed: boolean): Flag => ({
  ...own(whose, id, title),
  ...(typed ? ofTyped(whose) : {}),
});

/**
 * Who stands beside one of the two, on the same side: one of those that are known, or who is told in full and fits; nobody
 * where none is given.
 */
export const besideWord = (
  whose: Side,
  id: string,
  title: Bilingual,
  known: { readonly [id: string]: Bilingual },
  fits: (told: string) => boolean,
): Word => ({
  ...{ id, title: own(whose, id, title).title, usual: null, piece: true, beside: whose, fits, more: true },
  ...titled(known),
});
/** How many models stand how wide beside one of the two, where somebody does: as usual where that is not given. */
export const besideNumbers = (whose: Side, word: string, titles: readonly [Bilingual, Bilingual]): readonly Asked[] =>
  (
    [
      ["models", 100],
      ["files", 20],
    ] as const
  ).map(([id, most], at) => ({
    ...{ id: `${word}-${id}`, title: own(whose, id, there(titles[at])).title, least: 1, most },
    ...{ usual: null, otherwise: AS_KNOWN, only: { word }, more: true },
  }));

/** How many models stand how wide; null where a unit that is known says so itself. */
export interface Size {
  readonly models: number | null;
  readonly files: number | null;
}
export const unitNumbers = (whose: Side, figures: readonly Figure[], { models, files }: Size): readonly Asked[] => [
  {
    ...own(whose, "models", both("models", "figurines")),
    ...{ least: 1, most: 100, usual: models, ...(models === null ? { otherwise: AS_KNOWN } : {}) },
  },
  {
    ...own(whose, "files", both("models in a rank", "figurines par rang")),
    ...{ least: 1, most: 20, usual: files, ...(files === null ? { otherwise: AS_KNOWN } : {}) },
  },
  ...figures.map((figure) => typedFigure(whose, figure)),
];

/** Which unit: one of those that are known, or figures of one’s own. */
export const unitWord = (whose: Side, known: { readonly [id: string]: Bilingual }, usual: string): Word => {
  const { title } = own(whose, "unit", both("unit", "unité"));
  return {
    ...{ id: whose, title, usual, piece: true },
    ...titled({ ...known, [TYPED]: both("figures of your own", "caractéristiques saisies") }),
  };
};

/** The models and files that were given, else `said`; no wider than it has models. */
export function sizeGiven(
  given: GivenNumbers,
  whose: string,
  said: { readonly models: number; readonly files: number },
): { readonly models: number; readonly files: number } {
  const models = Number(given[`${whose}-models`] ?? said.models);
  return { models, files: Math.min(models, Number(given[`${whose}-files`] ?? said.files)) };
}

const A_OR_B = { a: both("A", "A"), b: both("B", "B") };
/** Whose charge this is. */
export const CHARGES = {
  id: "charges",
  title: both("charging unit", "unité en charge"),
  ...titled({ nobody: both("neither", "aucune"), ...A_OR_B }),
  usual: "a",
} satisfies Word;
/** Which facing of B is met. */
export const FACING = {
  id: "facing",
  title: both("facing of B", "côté de B"),
  ...titled({ front: both("front", "front"), left: both("flank", "flanc"), rear: both("rear", "dos") }),
  usual: "front",
} satisfies Word;
/** Of whom it is asked. */
export const WHOSE = { id: "of", title: both("unit", "unité"), ...titled(A_OR_B), usual: "b" } satisfies Word;
/** How long they fight. */
export const ROUNDS = {
  id: "rounds",
  title: both("rounds at most", "manches au plus"),
  ...{ least: 1, most: 6, usual: 1 },
} satisfies Asked;
/** A beats B in so many rounds. */
export const FIGHT = both(
  "chance that A beats B in close combat",
  "probabilité que A l’emporte sur B au corps à corps",
);

/** How a side's end is called by its unit's name, or those of several; of two alike, with its letter. */
const sideNames = ([a, b]: readonly [MessageValue, MessageValue]): readonly [MessageValue, MessageValue] =>
  JSON.stringify(a) === JSON.stringify(b)
    ? [message("odds.side", { letter: "A", unit: a }), message("odds.side", { letter: "B", unit: b })]
    : [a, b];

/**
 * A question about two units whose results name the units, not players: each `first-…` and `second-…` has words of its own
 * (`odds.side-…`, with the name in `side`).
 */
export function namingSides<G>(
  question: OddsQuestion<G>,
  units: readonly [MessageValue, MessageValue],
): OddsQuestion<G> {
  const names = sideNames(units);
  return {
    ...question,
    results: question.results.map((result) => {
      const [, side, end] = /^(first|second)-(.+)$/.exec(result.id) ?? [];
      if (end === undefined) return result;
      return { ...result, label: message(`odds.side-${end}`, { side: names[side === "first" ? 0 : 1] }) };
    }),
  };
}
