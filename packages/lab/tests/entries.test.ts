import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { itemIds, missiles, spellIds } from "@tercio/ninth-age/book";
import { ids as sigmarLedger } from "../src/ids/aos2.ts";
import { ids as ninthAgeLedger } from "../src/ids/t9a.ts";
import { ids as worldLedger } from "../src/ids/tow.ts";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as sigmarWords from "../../systems/age-of-sigmar/src/entries/define.ts";
import { ruleEntries as sigmarEntries } from "../../systems/age-of-sigmar/src/entries/index.ts";
import { wordOfId } from "../../systems/ninth-age/src/entries/define.ts";
import { ruleEntries } from "../../systems/ninth-age/src/entries/index.ts";
import { ruleShape } from "../../systems/ninth-age/src/state/parameters.ts";
import * as worldWords from "../../systems/old-world/src/entries/define.ts";
import { ruleEntries as worldEntries, weapons } from "../../systems/old-world/src/entries/index.ts";

const MOST = 2;

interface Game {
  readonly id: string;
  /** Files that name what their units have, and so may name many: entries, statlines, battles, what a command writes. */
  readonly mayName: RegExp;
  /** Files at least that may not. */
  readonly least: number;
  /** How ids begin, all ids of entries, and the words by which profiles, effects and saves name them. */
  readonly family: string;
  readonly ids: readonly string[];
  /** One for each entry. */
  readonly own: readonly string[];
  readonly words: readonly string[];
  readonly ledger: readonly (readonly [string, ...unknown[]])[];
}

const ninthAgeOwn = [...ruleEntries.map((e) => e.id), ...itemIds.map((i) => `t9a.rule.${i}`), ...spellIds];
// A weapon that shoots like no other is a row, and a rule of the same id.
const ninthAgeIds = [...new Set([...ninthAgeOwn, ...Object.keys(missiles)])];
/** Words that mean something else elsewhere as well. */
const EVERYDAY = ["champion", "general", "charge", "scoring", "reform", "engaged"];
const GAMES: readonly Game[] = [
  {
    id: "ninth-age",
    // Of the armies' folder statlines alone.
    mayName:
      /^(?:entries\/|armies\/(?!(?:build|check|convert|field|list-names|profile|random|rule-given|wizard-listed)\.ts$)|scenarios\/|enforced\.ts$)/,
    least: 200,
    family: "t9a",
    ids: ninthAgeIds,
    own: ninthAgeOwn,
    words: [...ninthAgeIds.map(wordOfId), ...spellIds.map((id) => id.slice("t9a.".length))].filter(
      (word) => !EVERYDAY.includes(word),
    ),
    ledger: ninthAgeLedger,
  },
  {
    id: "old-world",
    mayName: /^(?:armies\/|entries\/|scenarios\/|state\/units\.ts$|enforced\.ts$)/,
    least: 50,
    family: "tow",
    ids: worldEntries.map((e) => e.id),
    own: worldEntries.map((e) => e.id),
    words: [
      ...worldEntries.map((e) => worldWords.wordOfId(e.id)),
      ...weapons.map((w) => w.id.slice("tow.weapon.melee.".length)),
    ],
    ledger: worldLedger,
  },
  {
    id: "age-of-sigmar",
    mayName: /^(?:entries\/|scenarios\/|state\/units\.ts$|enforced\.ts$)/,
    least: 60,
    family: "aos2",
    ids: sigmarEntries.map((e) => e.id),
    own: sigmarEntries.map((e) => e.id),
    words: sigmarEntries.map((e) => sigmarWords.wordOfId(e.id)),
    ledger: sigmarLedger,
  },
];

const folderOf = (game: string): string => fileURLToPath(new URL(`../../systems/${game}/src/`, import.meta.url));
const filesOf = (game: string): readonly string[] =>
  readdirSync(folderOf(game), { recursive: true, encoding: "utf8" }).filter((f) => /(?<!\.test)\.ts$/.test(f));
const read = (game: string, file: string): string => readFileSync(join(folderOf(game), file), "utf8");

/** Arrays and switches that name more than two of these, by place. */
function lists(file: string, text: string, words: ReadonlySet<string>): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = ts.isArrayLiteralExpression(node)
      ? node.elements
      : ts.isSwitchStatement(node)
        ? node.caseBlock.clauses.flatMap((c) => (ts.isCaseClause(c) ? [c.expression] : []))
        : [];
    const entries = said.filter((e) => ts.isStringLiteral(e) && words.has(e.text));
    if (entries.length > MOST)
      found.push(
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${entries.map((e) => e.getText()).join(" ")}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What an id begins with of which each step has one of its own: a sequence of the sheet. */
const SEQUENCE = /^t9a\.(?:sequence\.[a-z-]+\.[a-z-]+|maximising-contact)$/;

describe.each(GAMES)("$id", ({ id, mayName, least, family, ids, own, words, ledger }) => {
  test("no array, set or switch outside entries names more than two of them: what an entry is stands with it", () => {
    const named = new Set([...ids, ...words]);
    const files = filesOf(id).filter((f) => !mayName.test(f));
    expect(files.length).toBeGreaterThan(least);
    expect(files.flatMap((f) => lists(f, read(id, f), named))).toEqual([]);
  });

  test("an id that is written out anywhere is one of the ledger or of an entry", () => {
    const known = new Set<string>([...ledger.map(([row]) => row), ...ids]);
    const written = new RegExp(`["'\`](${family}\\.[a-z0-9.-]*[a-z0-9])["'\`]`, "g");
    const found = filesOf(id).flatMap((f) =>
      [...read(id, f).matchAll(written)].map(([, one = ""]) => ({ one, place: `${f}: ${one}` })),
    );
    expect(found.length).toBeGreaterThan(least);
    expect(found.flatMap(({ one, place }) => (known.has(one) || SEQUENCE.test(one) ? [] : [place]))).toEqual([]);
  });

  test("each entry has an id and a word of its own", () => {
    expect(own.filter((one, i) => own.indexOf(one) !== i)).toEqual([]);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});

test("such a list is found", () => {
  const words = new Set(["hatred", "aegis", "t9a.rule.aegis", "fly", "bow"]);
  expect(lists("a.ts", 'const LIST = new Set(["hatred", "aegis", "fly"]);', words)).toHaveLength(1);
  expect(
    lists("a.ts", 'switch (word) { case "hatred": case "t9a.rule.aegis": case "bow": break; }', words),
  ).toHaveLength(1);
  expect(lists("a.ts", 'const LIST = ["hatred", "aegis", "north"];', words)).toEqual([]);
});

test("what comes with an entry has parameters that it can have", () => {
  const shape = ruleShape(() => ruleEntries.map((e) => wordOfId(e.id)));
  const given = ruleEntries.flatMap((e) => (e.grants ?? []).map((g) => shape(g, e.id)));
  expect(given.length).toBeGreaterThan(15);
  expect(given.filter((problem) => problem !== null)).toEqual([]);
});

test("what an entry gives, takes, lends or brings is an entry", () => {
  const known = new Set(ruleEntries.map((e) => wordOfId(e.id)));
  const named = ruleEntries.flatMap((e) => [
    ...(e.grants ?? []).map((g) => (typeof g === "string" ? g : g.rule)),
    ...(e.takes ?? []),
    ...(e.lentBy === undefined ? [] : [e.lentBy.among, ...e.lentBy.lends]),
    ...(e.arms ?? []),
  ]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((word) => !known.has(word))).toEqual([]);
});
