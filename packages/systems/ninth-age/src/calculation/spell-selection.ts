import type { Edition } from "../book/row.ts";
import { inForce } from "@tercio/kernel";
import { comesAlong, learned, type SpellWord, spellRow, totemsOf, wizardOf } from "../state/spells.ts";
import { isPlayed } from "./spell-effects.ts";
import { type Unit } from "../state/state.ts";

/** What comes with them is no choice of a Wizard. */
const TOTEMS = "totems";

/** What a Wizard still selects before the battle. */
export interface Selection {
  readonly spells: readonly SpellWord[];
  /** How many more; 0: nothing is to be selected. */
  readonly count: number;
  /** What it knows without selecting. */
  readonly knows: readonly SpellWord[];
}

/** Spells among which a Wizard selects, from the path that was `rolled` where it has none of its own, and how many more than those it `has`; those that are not played left out. */
export function toSelect(
  edition: Edition,
  u: Unit,
  has: readonly SpellWord[],
  rolled: string | null = null,
): Selection | null {
  const wizard = wizardOf(edition, u.entry);
  const borne = totemsOf(edition, u.entry).filter((word) => isPlayed(edition, word) && !has.includes(word));
  if (wizard === null) return borne.length === 0 ? null : { spells: [], count: 0, knows: borne };
  const { numbers, hereditary, onePath } = wizard;
  const selected = has.filter(
    (word) =>
      !wizard.knows.includes(word) && spellRow(edition, word).number !== 0 && spellRow(edition, word).school !== TOTEMS,
  );
  const bound = onePath
    ? selected.map((word) => spellRow(edition, word).school).find((s) => wizard.paths.includes(s))
    : null;
  const list = wizard.paths
    .filter((path) => (wizard.random ? rolled : (bound ?? path)) === path)
    .flatMap((path) =>
      learned(edition, path).filter((word) => numbers.some((n) => n === spellRow(edition, word).number)),
    );
  const borrows = selected.some((word) => wizard.borrowed.includes(word)) ? [] : wizard.borrowed;
  const all = [...list, ...(hereditary === null ? [] : [hereditary]), ...borrows, ...wizard.listed].filter((word) =>
    isPlayed(edition, word),
  );
  const left = all.filter((word) => !selected.includes(word));
  const count = Math.max(0, Math.min(wizard.spells - selected.length, left.length));
  const knows = [
    ...wizard.knows,
    ...[...new Set(has.map((word) => spellRow(edition, word).school))].flatMap((path) => alongWith(edition, path)),
  ];
  const known = knows.filter((word) => isPlayed(edition, word) && !has.includes(word));
  return { spells: left, count, knows: [...known, ...borne] };
}

/** Known with the others of its path. */
function alongWith(edition: Edition, path: string): readonly SpellWord[] {
  const word = inForce("t9a.spell.druidism.natures-call") ? comesAlong(edition, path) : null;
  return word === null ? [] : [word];
}
