/**
 * Entries of a rulebook: a rule, an item or a state as one typed value under its full id, and what follows from all of
 * them. Knows no game, and loads nothing: books are read without an engine. What plays entries is `./play`, what checks
 * the rules that a file names is `./given`.
 */
export {
  type Bilingual,
  defining,
  type Entry,
  type Grouped,
  type Shown,
  type State,
  textOf,
  type WordOf,
  wordUnder,
} from "./entry.ts";
export {
  type Field,
  type Given,
  listOf,
  oneOf,
  optional,
  type Parameters,
  text,
  texts,
  whole,
  wholeOr,
} from "./field.ts";
export type { Row, Rows, Value } from "./row.ts";
export {
  type Families,
  type Family,
  figuresOf,
  type FiguresOf,
  type IdIn,
  type ParametersIn,
  type RuleIn,
  shelf,
  type WordIn,
} from "./shelf.ts";
export { eachWithout, keysOf, mapped, ofNames } from "@tercio/basis";
