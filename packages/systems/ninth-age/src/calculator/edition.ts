import { both, type CalculatorForm, type CalculatorQuestion, type GivenNumbers } from "@tercio/kernel";
import { titled } from "@tercio/mass-battle";
import { editionTitles } from "../book/editions.ts";
import { type Edition, isEdition } from "../book/row.ts";
import type { NinthAge } from "../state/state.ts";
import { usualEdition } from "../state/usual-edition.ts";

/** The edition by whose rules a question is answered. */
const EDITION: NonNullable<CalculatorForm["words"]>[number] = {
  id: "edition",
  title: both("edition of the rules", "édition des règles"),
  ...titled(editionTitles),
  usual: usualEdition(),
  more: true,
  edition: true,
};

/** The edition that was given; the usual one where none was. */
export const editionIn = ({ edition }: GivenNumbers): Edition => (isEdition(edition) ? edition : usualEdition());

/** The question, which can be asked by any edition of the game. */
export const byEdition = (question: CalculatorQuestion<NinthAge>): CalculatorQuestion<NinthAge> => ({
  ...question,
  words: [...(question.words ?? []), EDITION],
});
