import { type ArmyBook, type Given, type Group, holds, type ResolvedUnit, type ResolvedList } from "@tercio/rosters";
import { type RuleGiven } from "../state/parameters.ts";
import { PATHS } from "../entries/forms.ts";
import { LEVELS, spellName, type SpellWord, everySpell } from "../state/spells.ts";
import type { BookProfile } from "./profile.ts";

type Book = ArmyBook<BookProfile | null>;
type M = ResolvedList<BookProfile | null>;
type U = ResolvedUnit<BookProfile | null>;
type Path = (typeof PATHS)[number];

/** The Hereditary Spell of each army that has one, in any edition: in another it has the one of its army there, or none. */
const HEREDITARY: { readonly [army: string]: SpellWord } = {
  asklanders: "hereditary.ask.frostbite",
  "beast-herds": "hereditary.bh.echoes-of-the-dark-forest",
  cultists: "hereditary.cul.spear-of-infinity",
  "daemon-legions": "hereditary.dl.spear-of-infinity",
  "dread-elves": "hereditary.de.curse-of-the-phantom-queen",
  "highborn-elves": "hereditary.he.favour-of-meladis",
  hobgoblins: "hereditary.hob.chains-of-pride",
  "infernal-dwarves": "hereditary.id.curse-of-nezibkesh",
  "kingdom-of-equitaine": "hereditary.koe.breath-of-the-lady",
  makhar: "hereditary.mak.breath-of-the-steppe",
  "ogre-khans": "hereditary.ok.children-of-umi",
  "orcs-and-goblins": "hereditary.ong.bring-the-pain",
  "saurian-ancients": "hereditary.sa.spark-of-creation",
  "sylvan-elves": "hereditary.se.forest-embrace",
  "undying-dynasties": "hereditary.ud.death-is-only-the-beginning",
  "vampire-covenant": "hereditary.vc.arise",
  "vermin-swarm": "hereditary.vs.the-awakened-swarm",
  "warriors-of-the-dark-gods": "hereditary.wdg.hellfire",
};

/** Whose Wizards borrow from the paths that they could have taken. */
const LIBERAL = "empire-of-sonnstahl";

const isPath = (word: string): word is Path => PATHS.some((path) => path === word);
const lastWord = (id: string): string => id.replace(/.*\//, "");

/** Paths among which these groups let somebody choose; `open`: an option that is barred is none. */
const pathsOf = (groups: readonly Group[], open: (option: Group["options"][number]) => boolean): readonly Path[] =>
  groups.flatMap((g) =>
    g.options.filter(open).flatMap((o) => [...[lastWord(o.id)].filter(isPath), ...pathsOf(o.groups ?? [], open)]),
  );

const ANY = (): boolean => true;
/** All paths of an army's Wizards (reading `protean-paths`). */
const pathsOfArmy = ({ entries }: Book): readonly Path[] =>
  PATHS.filter((path) => entries.some((e) => pathsOf(e.groups ?? [], ANY).includes(path)));

const FREE = "essence-of-a-free-mind";

/**
 * How a unit of a list casts: its level, its path, the Hereditary Spell of its army. `names`: all that it has by a name. Null
 * where it is no Wizard, or where neither list nor book says of which path.
 */
export function wizardListed(m: M, u: U, names: readonly string[]): RuleGiven | null {
  const level = LEVELS.findLast((word) => names.includes(word));
  if (level === undefined) return null;
  const chosen = u.taken.map(({ option }) => lastWord(option.id)).filter(isPath);
  const others = pathsOf(u.entry.groups ?? [], (o) => o.when === undefined || holds(m, u, o.when)).filter(
    (path) => !chosen.includes(path),
  );
  const all = names.includes("protean-magic")
    ? pathsOfArmy(m.book)
    : u.items.some(({ item }) => item.id === FREE)
      ? // Reading `free-mind`.
        [...chosen, ...others]
      : chosen;
  const [path] = all;
  if (path === undefined) return null;
  const hereditary = HEREDITARY[m.book.id];
  return {
    rule: level,
    path,
    ...(all.length > 1 ? { paths: all } : {}),
    ...(hereditary === undefined ? {} : { hereditary }),
    ...(m.book.id === LIBERAL && others.length > 0 ? { others } : {}),
  };
}

/** The spell that a book calls "Break the Spirit - Shamanism". */
const spellCalled = (text: string): SpellWord | undefined => {
  const name = text.replace(/ - [^-]*$/, "");
  return everySpell.find((word) => spellName(word).en === name);
};

/** The conclave that a unit is: of the spells that its book lists, else of that of its army (reading `conclave-spells`). */
export function conclaveListed(m: M, given: readonly Given[]): RuleGiven | null {
  const found = given.filter((g) => g.what === "wizard-conclave");
  if (found.length === 0) return null;
  const printed = found.flatMap(({ figures }) => (Array.isArray(figures?.of) ? figures.of.map(String) : []));
  const listed = printed.map(spellCalled).filter((word) => word !== undefined);
  const hereditary = HEREDITARY[m.book.id];
  const spells = listed.length > 0 ? listed : hereditary === undefined ? [] : [hereditary];
  return spells.length === 0 ? null : { rule: "wizard-conclave", spells };
}

const TOTEM = /^(.*)-totem$/;
/** The totems that a unit of a list bears; null: none. */
export function totemsListed(given: readonly Given[]): RuleGiven | null {
  const words = given.flatMap(({ what }) => {
    const name = TOTEM.exec(what)?.[1];
    const spell = name === undefined ? undefined : everySpell.find((word) => word === `totem.${name}`);
    return spell === undefined ? [] : [spell];
  });
  return words.length === 0 ? null : { rule: "totems", spells: [...new Set(words)] };
}
