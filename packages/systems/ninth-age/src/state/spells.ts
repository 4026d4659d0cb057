import { figuresOf } from "../entries/index.ts";
import * as magic from "../entries/rules/magic.ts";
import { type SpellId, spellName as nameOf, spells } from "../book/spells.ts";
import type { Sacrifice, SpellEffect } from "../entries/spells/effect.ts";
import type { SpellRow, Way, WayName } from "../entries/spells/spell.ts";
import { type ByEdition, type Edition, EDITIONS } from "../book/row.ts";
import { liberalMagics } from "../book/magic.ts";
import { parametersOf, profileHas } from "./held.ts";
import { isConclave } from "./printed.ts";
import { fieldsOf } from "./facts.ts";
import { effectsOf, type ItemId } from "./items.ts";
import { type Bilingual, inForce, there } from "@tercio/kernel";
import { LEVELS, PATHS } from "../entries/forms.ts";
import type { Pool, Profile } from "./state.ts";
import type { SpellWord } from "./magic.ts";

export type { SpellWord } from "./magic.ts";
export type { SpellEffect, SpellRow, Way, WayName };

type Printed = SpellRow | ByEdition<SpellRow | null>;
const rows: { readonly [id: string]: Printed } = spells;

/** The id under which a spell stands in the ledger, the book and the reference. */
export const spellRule = (word: SpellWord): SpellId => `t9a.${word}`;

/** What an edition prints under the id; null where it has no such spell. */
function printedRow(edition: Edition, word: SpellWord): SpellRow | null {
  const row = rows[spellRule(word)];
  if (row === undefined) throw new Error(`no spell "${word}"`);
  return "versions" in row ? row : row[edition];
}
/** Does an edition have this spell? */
export const isPrinted = (edition: Edition, word: SpellWord): boolean => printedRow(edition, word) !== null;
/** A spell as the edition that is played prints it. One that is not in force can be cast, and does nothing. */
export function spellRow(edition: Edition, word: SpellWord): SpellRow {
  const row = there(printedRow(edition, word));
  return inForce(spellRule(word))
    ? row
    : { ...row, effect: {}, versions: row.versions.map((way) => ({ ...way, effect: {} })) };
}

const words = Object.keys(spells).map((id) => id.slice("t9a.".length) as SpellWord);
const has = (edition: Edition) => words.filter((word) => isPrinted(edition, word));
const inEditions: ReadonlyMap<Edition, readonly SpellWord[]> = new Map(EDITIONS.map((e) => [e, has(e)]));
/** The spells that an edition has. */
export const spellWords = (edition: Edition): readonly SpellWord[] => there(inEditions.get(edition));
/** Those of any edition. */
export const everySpell: readonly SpellWord[] = words;
/** The army of a Hereditary Spell as its id has it: the sheets write its letters each in their own language. */
const ARMY = /^hereditary\.[a-z]+\./;
/** A spell, or where an edition has another of the same army in its place that one; null where there is none. */
function inEditionOf(edition: Edition, word: SpellWord): SpellWord | null {
  if (isPrinted(edition, word)) return word;
  const army = ARMY.exec(word)?.[0];
  return army === undefined ? null : (spellWords(edition).find((other) => other.startsWith(army)) ?? null);
}
/** Do the editions print it alike? */
export const printedAlike = (word: SpellWord): boolean => "versions" in there(rows[spellRule(word)]);
export const isSpell = (word: string): word is SpellWord => Object.hasOwn(rows, `t9a.${word}`);

export const spellName = (word: SpellWord): Bilingual => nameOf(spellRule(word)).name;

export function wayOf(edition: Edition, word: SpellWord, name: WayName): Way {
  const way = spellRow(edition, word).versions.find((v) => v.name === name);
  if (way === undefined) throw new Error(`${word} is not cast "${name}"`);
  return way;
}

/** What a spell does when it is cast so: what all its ways do, and what this one does. */
export const effectOf = (edition: Edition, word: SpellWord, name: WayName): SpellEffect => ({
  ...spellRow(edition, word).effect,
  ...wayOf(edition, word, name).effect,
});

/** What a spell does besides when The Sacrifice is paid for it; nothing where it knows none. */
export const bracketOf = (edition: Edition, word: SpellWord): Sacrifice =>
  fieldsOf(spellRow(edition, word).effect.sacrifice);
/** May The Sacrifice be paid for it? */
export const takesSacrifice = (edition: Edition, word: SpellWord): boolean =>
  spellRow(edition, word).effect.sacrifice !== undefined;

/** Faces of a spell of which one alone counts. */
export const facesOf = (edition: Edition, word: SpellWord): readonly SpellEffect[] => {
  const { oneOf, gainsOneOf } = spellRow(edition, word).effect;
  return oneOf ?? gainsOneOf?.map((gain) => ({ gains: [gain] })) ?? [];
};

export { LEVELS };
export type Level = (typeof LEVELS)[number];
/** Their figures. */
export const levels = figuresOf(magic);

/** What somebody is who casts. */
export interface Wizard {
  readonly level: Level;
  /** Where there are several: which of their spells it may select, and whether all come from one of them. */
  readonly paths: readonly string[];
  readonly numbers: readonly number[];
  readonly onePath: boolean;
  /** Its path is rolled for. */
  readonly random: boolean;
  /** How many it selects. */
  readonly spells: number;
  /** Of its army: selected like the others, or known besides them. */
  readonly hereditary: SpellWord | null;
  /** Spells of other paths, of which it may select one. */
  readonly borrowed: readonly SpellWord[];
  /** Spells that are its own whatever their path. */
  readonly listed: readonly SpellWord[];
  readonly knows: readonly SpellWord[];
}

const learning = (profile: Profile) =>
  (profile.items ?? []).flatMap((id) => effectsOf(id).flatMap((e) => ("learns" in e ? [e] : [])));

/** The levels that somebody has by what it carries. */
const crowns = (profile: Profile): readonly (readonly [item: ItemId, level: Level])[] =>
  (profile.items ?? []).flatMap((id) => effectsOf(id).flatMap((e) => ("makes" in e ? [[id, e.makes] as const] : [])));

/** What makes somebody a Wizard. */
export const crownOf = (profile: Profile): ItemId | undefined => crowns(profile)[0]?.[0];

export { isConclave };
const TOTEMS = "totems";
/** The totems that somebody bears, of those that an edition has. */
export function totemsOf(edition: Edition, profile: Profile): readonly SpellWord[] {
  if (!profileHas(profile, TOTEMS)) return [];
  const { spells } = parametersOf(profile)[TOTEMS] ?? {};
  return (Array.isArray(spells) ? spells : []).filter(
    (word): word is SpellWord => typeof word === "string" && isSpell(word) && isPrinted(edition, word),
  );
}

const CONCLAVE = "wizard-conclave";
/** The Wizard who such a unit's Champion is; null where it has none. */
function conclaveOf(edition: Edition, profile: Profile): Wizard | null {
  if ("champion" in profile && profile.champion === false) return null;
  const { spells } = parametersOf(profile)[CONCLAVE] ?? {};
  const row = magic.wizardConclave.figures;
  return {
    ...{ level: row.level, random: false, paths: [], numbers: [], onePath: false, spells: row.spells },
    ...{ hereditary: null, borrowed: [], knows: [] },
    listed: (Array.isArray(spells) ? spells : []).flatMap((word) =>
      typeof word === "string" && isSpell(word) ? (inEditionOf(edition, word) ?? []) : [],
    ),
  };
}

/** What models of a pool are: in a conclave its Champion alone casts. */
export const wizardAmong = (edition: Edition, { kind, profile }: Pool): Wizard | null =>
  kind === "rank-and-file" && isConclave(profile) ? null : wizardOf(edition, profile);

/** Null: no Wizard. */
export function wizardOf(edition: Edition, profile: Profile): Wizard | null {
  if (isConclave(profile)) return conclaveOf(edition, profile);
  const printed = LEVELS.find((word) => profileHas(profile, word));
  const random = printed === undefined;
  const level = printed ?? crowns(profile)[0]?.[1] ?? null;
  if (level === null) return null;
  const {
    path,
    paths = [path],
    hereditary,
    others = [],
  } = random ? { path: null, paths: PATHS } : (parametersOf(profile)[level] ?? {});
  if (!Array.isArray(paths) || paths.some((p) => typeof p !== "string")) return null;
  const known = typeof hereditary === "string" && isSpell(hereditary) ? hereditary : null;
  const own = known === null ? null : inEditionOf(edition, known);
  const has = (word: "protean-magic" | "master-of-canreig-tower"): boolean => profileHas(profile, word);
  const learns = learning(profile);
  const free = learns.find((e) => e.learns === "one of its paths");
  const besides = learns.some((e) => e.learns === "hereditary") && own !== null;
  const { spells, numbers } = levels[`t9a.rule.${level}`];
  const most = free?.upTo ?? Math.max(...numbers);
  const protean = has("protean-magic");
  return {
    level,
    random,
    paths:
      random || protean || free !== undefined ? (paths as readonly string[]) : (paths as readonly string[]).slice(0, 1),
    numbers: protean ? magic.proteanMagic.figures.numbers : numbers.filter((n) => n <= most),
    onePath: !protean,
    spells: spells + (has("master-of-canreig-tower") ? magic.masterOfCanreigTower.figures.spells : 0),
    hereditary: besides ? null : own,
    borrowed: Array.isArray(others)
      ? others.flatMap((other) => (typeof other === "string" ? lent(edition, other) : []))
      : [],
    listed: [],
    knows: besides && own !== null ? [own] : [],
  };
}

const LIBERAL = "t9a.hereditary.eos.liberal-magics";
/** What Liberal Magics lets somebody learn of a path. */
const lent = (edition: Edition, path: string): readonly SpellWord[] =>
  inForce(LIBERAL)
    ? learned(edition, path).filter((word) => spellRow(edition, word).number === liberalMagics.number)
    : [];

/** The spells of a path that are learned, by their numbers; the attribute spell and what comes by itself left out. */
export const learned = (edition: Edition, path: string): readonly SpellWord[] =>
  spellWords(edition).filter((word) => {
    const { school, number } = spellRow(edition, word);
    return school === path && typeof number === "number" && number > 0;
  });

/** The spell of a path that is known with any other of it; null where it has none. */
export const comesAlong = (edition: Edition, path: string): SpellWord | null =>
  spellWords(edition).find((word) => spellRow(edition, word).school === path && spellRow(edition, word).number === 0) ??
  null;

/** The spell that each success with a learned one of this path brings along; null where it has none. */
export const attributeOf = (edition: Edition, path: string): SpellWord | null =>
  spellWords(edition).find(
    (word) => spellRow(edition, word).school === path && spellRow(edition, word).number === "attribute",
  ) ?? null;
