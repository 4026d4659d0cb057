// No list by hand of what entries are: in the sources of each game, outside its entries, no array, set or switch names more
// than two of them by id, word or name. What they have in common is a field of theirs: node tools/entry-lists.mjs
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** So many entries may stand beside each other. */
const MOST = 2;
const HEADS = /^(t9a|tow|aos2)\./;
/** Data of battles and of army books, and what a command writes. */
const DATA = /\/src\/(scenarios\/|armies\/books\/|enforced(-[\w-]+)?\.ts)/;
/** What somebody has, in an army that is written out: a profile, no list of what entries are. */
const HELD = /^(rules|items)$/;
const isHeld = (file, { parent }) =>
  file.fileName.includes("/src/armies/") && ts.isPropertyAssignment(parent) && HELD.test(parent.name.getText(file));

const sources = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const parsed = (name, text = readFileSync(name, "utf8")) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

/** The id, the word and the name of every entry of a game, and the names under which they are exported. */
function namesOf(files) {
  const [names, defined] = [new Set(), new Set()];
  const id = (text) => {
    if (!HEADS.test(text)) return;
    const [, kind, ...rest] = text.split(".");
    names.add(text);
    // A spell's word tells its path as well, a weapon's is its last part alone.
    names.add(kind === "spell" ? [kind, ...rest].join(".") : kind === "weapon" ? rest.at(-1) : rest.join("."));
  };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) {
      const value = node.initializer;
      const key = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : "";
      id(key);
      if (key === "id" && ts.isStringLiteralLike(value)) id(value.text);
      if (key === "en" && ts.isStringLiteralLike(value)) names.add(value.text);
      // A state is named by its word alone.
      if (key === "word" && ts.isStringLiteralLike(value)) names.add(value.text);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "named" && ts.isStringLiteralLike(node.arguments[0]))
      names.add(node.arguments[0].text);
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isCallExpression(node.initializer))
      if (/^define[A-Z]/.test(node.initializer.expression.getText())) defined.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(parsed(file));
  return { names, defined };
}

/** Those of a list: the elements of an array (a set is made of one), the cases of a switch, what is compared one after the other. */
function membersOf(node) {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isCaseBlock(node)) return node.clauses.filter(ts.isCaseClause).map((c) => c.expression);
  const compared = (n) =>
    ts.isParenthesizedExpression(n)
      ? compared(n.expression)
      : !ts.isBinaryExpression(n)
        ? []
        : JOINS.has(n.operatorToken.kind)
          ? [...compared(n.left), ...compared(n.right)]
          : EQUALS.has(n.operatorToken.kind)
            ? [n.right]
            : [];
  const within = ts.isBinaryExpression(node.parent ?? node) && JOINS.has(node.parent.operatorToken.kind);
  return ts.isBinaryExpression(node) && JOINS.has(node.operatorToken.kind) && !within ? compared(node) : [];
}
const JOINS = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken]);
const EQUALS = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** What a member of a list names, if it is an entry: by a text, or as an entry that was imported. */
function namedBy(node, names, imported) {
  if (ts.isStringLiteralLike(node)) return names.has(node.text) ? node.text : null;
  if (ts.isIdentifier(node)) return imported.has(node.text) ? node.text : null;
  // A figure of an entry is none of its names.
  if (ts.isPropertyAccessExpression(node)) {
    const whole = node.name.text === "id" ? node.expression : node;
    if (whole === node)
      return ts.isIdentifier(node.expression) && imported.get(node.expression.text) === "all" ? node.getText() : null;
    return ts.isPropertyAccessExpression(whole) || ts.isIdentifier(whole) ? namedBy(whole, names, imported) : null;
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return namedBy(node.expression, names, imported);
  // A pair, or a record, that begins with one.
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return namedBy(node.elements[0], names, imported);
  return null;
}

/** Entries that a file imports by their own names, and (`"all"`) all of a family under one. */
function importsOf(file, own) {
  const imported = new Map();
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) continue;
    if (!FAMILY.test(node.moduleSpecifier.text) || node.moduleSpecifier.text.endsWith(".play.ts")) continue;
    const names = node.importClause?.namedBindings;
    if (names !== undefined && ts.isNamespaceImport(names)) imported.set(names.name.text, "all");
    for (const e of names !== undefined && ts.isNamedImports(names) ? names.elements : [])
      if (own.has((e.propertyName ?? e.name).text)) imported.set(e.name.text, "one");
  }
  return imported;
}
const FAMILY = /\/entries\/(rules|items|spells|weapons)\//;

/** Lists of entries in one file; `defined`: the names under which entries are exported. */
export function listsIn(file, names, defined) {
  const found = [];
  const imported = importsOf(file, defined);
  const visit = (node) => {
    const named = new Set(
      membersOf(node)
        .map((m) => namedBy(m, names, imported))
        .filter((name) => name !== null),
    );
    if (named.size > MOST && !isHeld(file, node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push(`${file.fileName}:${line}: ${[...named].join(", ")}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const problems = [];
let entries = 0;
for (const game of readdirSync("packages/systems")) {
  const all = sources(`packages/systems/${game}/src`);
  const own = all.filter((name) => name.includes("/src/entries/"));
  const { names, defined } = namesOf(own);
  entries += names.size;
  for (const name of all)
    if (!own.includes(name) && !DATA.test(name)) problems.push(...listsIn(parsed(name), names, defined));

  // Planted: each kind of list, of three entries and of two.
  const words = [...names].filter((name) => !name.includes(".")).slice(0, MOST + 1);
  const entry = [...defined].slice(0, MOST + 1);
  const refused = (text) => listsIn(parsed("planted.ts", text), names, defined).length > 0;
  const plants = (of) => [
    JSON.stringify(of.words),
    `new Set(${JSON.stringify(of.words)})`,
    `switch (word) { ${of.words.map((w) => `case "${w}": break;`).join(" ")} }`,
    `const x = ${of.words.map((w) => `word === "${w}"`).join(" || ")};`,
    `const x = ${JSON.stringify(of.words.map((w) => [w, 1]))};`,
    `import * as e from "../entries/rules/e.ts"; const x = [${of.entry.map((w) => `e.${w}.id`).join(", ")}];`,
    `import { ${of.entry.join(", ")} } from "../entries/rules/e.ts"; const x = [${of.entry.join(", ")}];`,
  ];
  for (const text of plants({ words, entry }))
    if (!refused(text)) problems.push(`planted in ${game}, and not found: ${text}`);
  for (const text of plants({ words: words.slice(1), entry: entry.slice(1) }))
    if (refused(text)) problems.push(`planted in ${game}: two of them are refused: ${text}`);
}
for (const p of problems) console.log(p);
console.log(
  problems.length === 0
    ? `no list of more than ${MOST} of ${entries} names of entries outside them`
    : `${problems.length} lists of entries outside them`,
);
process.exit(problems.length === 0 ? 0 : 1);
