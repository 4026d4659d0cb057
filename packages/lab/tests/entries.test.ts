import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { itemIds, missiles, spellIds } from "@tercio/ninth-age/book";
import { ids as ledger } from "../src/ids/t9a.ts";
import ts from "typescript";
import { expect, test } from "vitest";
import { wordOfId } from "../../systems/ninth-age/src/entries/define.ts";
import { ruleEntries } from "../../systems/ninth-age/src/entries/index.ts";
import { ruleShape } from "../../systems/ninth-age/src/state/parameters.ts";

const SRC = fileURLToPath(new URL("../../systems/ninth-age/src/", import.meta.url));
/** Entries themselves; statlines and battles, which name what their units have; what a command writes. */
const NAMES_ENTRIES = /^(?:entries\/|armies\/|scenarios\/|enforced\.ts$)/;
/** Files of the armies' folder that are no statlines. */
const OF_LISTS = /^armies\/(?:build|check|convert|field|list-names|profile|random|rule-given|wizard-listed)\.ts$/;
const MOST = 2;

/** All ids of entries, and the words by which profiles, effects and saves name them; but everyday words. */
const EVERYDAY = ["champion", "general", "charge", "scoring", "reform", "engaged"];
const ids = [
  ...ruleEntries.map((e) => e.id),
  ...itemIds.map((i) => `t9a.rule.${i}`),
  ...Object.keys(missiles),
  ...spellIds,
];
const words = new Set([...ids, ...ids.map(wordOfId), ...spellIds.map((id) => id.slice("t9a.".length))]);
for (const word of EVERYDAY) words.delete(word);

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (f) => /(?<!\.test)\.ts$/.test(f) && (!NAMES_ENTRIES.test(f) || OF_LISTS.test(f)),
);

/** Arrays and switches that name more than two entries, by place. */
function lists(file: string, text: string): readonly string[] {
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

test("no array, set or switch outside entries names more than two of them: what an entry is stands with it", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((f) => lists(f, readFileSync(join(SRC, f), "utf8")))).toEqual([]);
});

test("such a list is found", () => {
  expect(lists("a.ts", 'const LIST = new Set(["hatred", "aegis", "fly"]);')).toHaveLength(1);
  expect(lists("a.ts", 'switch (word) { case "hatred": case "t9a.rule.aegis": case "bow": break; }')).toHaveLength(1);
  expect(lists("a.ts", 'const LIST = ["hatred", "aegis", "north"];')).toEqual([]);
});

test("each entry has an id and a word of its own", () => {
  const all = [...ruleEntries.map((e) => wordOfId(e.id)), ...itemIds, ...spellIds];
  expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
});

/** What an id begins with of which each step has one of its own: a sequence of the sheet. */
const SEQUENCE = /^t9a\.(?:sequence\.[a-z-]+\.[a-z-]+|maximising-contact)$/;

test("an id that is written out anywhere is one of the ledger or of an entry", () => {
  const known = new Set<string>([...ledger.map(([id]) => id), ...ids]);
  const unknown = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((f) => /(?<!\.test)\.ts$/.test(f))
    .flatMap((f) =>
      [...readFileSync(join(SRC, f), "utf8").matchAll(/["'`](t9a\.[a-z0-9.-]*[a-z0-9])["'`]/g)].flatMap(
        ([, id = ""]) => (known.has(id) || SEQUENCE.test(id) ? [] : [`${f}: ${id}`]),
      ),
    );
  expect(unknown).toEqual([]);
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
