/**
 * How each game's rules are laid out where they are read and printed: what an editor decides, by ids of entries. Whoever shows
 * them knows no game by itself.
 */
import type { Bilingual, Entry } from "./entry/entry.ts";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** Rows that are called by their first figure: what the dice show, or a share of the points. */
export const byFigure = /^(aos2\..*behaviour-table\.\d|t9a\.battle-points\.)/;

/** Tables whose figures say everything; their rows' summaries open with the row. */
export const bareTables =
  /^(t9a\.(table\.(to-hit|to-wound|armour-save)\.|flux-card|battle-points\.[\do])|tow\.table\.to-hit\.shooting|aos2\..*behaviour-table\.\d)/;

/** What the names of a table's rows are: the head of their column, by how the rows' ids begin. */
export const corners: { readonly [prefix: string]: Bilingual } = {
  "t9a.table.to-hit.": say("Offensive − Defensive", "Offensive − Défensive"),
  "t9a.table.to-wound.": say("Strength − Resilience", "Force − Résistance"),
  "t9a.table.armour-save.": say("Armour − AP", "Armure − PA"),
  "t9a.table.charge-range.": say("Dice ↓ to reach →", "Dés ↓ à atteindre →"),
  "t9a.table.discipline-test.": say("Dice ↓ Discipline →", "Dés ↓ Discipline →"),
  "t9a.table.casting": say("Dice ↓ to reach →", "Dés ↓ à atteindre →"),
};

/** Tables of chances, which the engine can work out. */
export const chances = /^t9a\.table\.(charge-range|discipline-test|casting(-thaumaturgy)?)$/;

/** Lists that the sheets print under a heading that says another thing as well. */
export const lists: { readonly [prefix: string]: Bilingual } = {
  "aos2.artefact.": { en: "Artefacts of power", fr: "Artefacts de pouvoir" },
};

/** What an editor decides about one game's sheet; everything else of the game is set as it stands. */
export interface Plan {
  /** Ids of entries that the sheet leaves to the screen. */
  readonly leave: RegExp;
  /** Ids of chapters that a player brings to the table or not: lores, allegiances, realms. */
  readonly brought: RegExp;
  /** Ids of chapters of which single entries are brought: rules, weapons, items, keywords. */
  readonly single: RegExp;
  /** Ids of tables whose own words say what their rows do not. */
  readonly lead: RegExp;
  /** Ids of rows whose words are needed beside two and more columns of figures. */
  readonly worded: RegExp;
  /** Chapters set across the whole page, because their tables have too many columns for one column of the sheet. */
  readonly across: readonly string[];
  /** Its letters are a little smaller: more has to go on a side than usual. */
  readonly fine?: true;
}

/** No entry. */
export const nothing = /^$/;

/** Is an entry set on the sheet? */
export const stays = (entry: Entry, plan: Plan): boolean => !plan.leave.test(entry.id);
