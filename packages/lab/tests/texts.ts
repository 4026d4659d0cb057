import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export type Language = "en" | "fr";

/** A text of the game as its source has it. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly language: Language;
  /** The name that it stands under in a catalogue or a record; empty where it stands under none. */
  readonly key: string;
  /** What is put in from elsewhere is left out. */
  readonly text: string;
  /** It is the reference’s: its file is, or an entry tells it there. */
  readonly reference: boolean;
}

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Sources of packages and apps that may hold texts: not tests, not what is built. */
export const sources = (): readonly string[] =>
  ["packages", "apps"].flatMap((top) =>
    readdirSync(`${root}${top}`, { recursive: true, encoding: "utf8" })
      .filter((f) => /(?:^|\/)src\/.*\.tsx?$/.test(f) && !/node_modules|\/dist\/|\.test\.tsx?$/.test(f))
      .map((f) => `${top}/${f}`),
  );

type Literal = ts.StringLiteralLike | ts.TemplateExpression;
const isLiteral = (node: ts.Node): node is Literal => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The language of a catalogue by its file; that of the sources is French by its English. */
const inFile = (file: string): Language | null =>
  file.endsWith("/messages/sources.ts")
    ? "fr"
    : ((/\/messages\/(?:.*\/)?(en|fr)(?:\/.*|\.ts)$/.exec(file)?.[1] ?? null) as Language | null);

const named = (name: ts.PropertyName | ts.BindingName): Language | null =>
  (ts.isIdentifier(name) || ts.isStringLiteral(name)) && (name.text === "en" || name.text === "fr") ? name.text : null;

/**
 * The language of a literal: of the field `en` or `fr` that it stands under, of its file, or of its place in a call
 * that is given a text in English and the same in French after it. Null where it is no text.
 */
function languageOf(node: ts.Node, file: string): Language | null {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if ((ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.initializer === at) {
      const language = named(parent.name);
      if (language !== null) return language;
    }
    // Keys, types and what a text is compared with are no texts.
    if (ts.isPropertyAssignment(parent) && parent.name === at) return null;
    if (ts.isTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isElementAccessExpression(parent)) return null;
    if (ts.isCallExpression(parent) && at === node) {
      const list = parent.arguments.filter(isLiteral);
      const said = list.filter((a) => / /.test(a.getText()));
      const pair = list.length === 2 && /^(?:say|both)$/.test(parent.expression.getText()) ? list : said;
      // The command line speaks English alone.
      if (pair.length === 2 && pair.includes(node as Literal) && !file.startsWith("apps/cli/"))
        return pair[0] === node ? "en" : "fr";
    }
  }
  return inFile(file);
}

function keyOf(node: ts.Node): string {
  for (let at = node; at.parent !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at.parent) && at.parent.initializer === at) {
      const { name } = at.parent;
      return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
    }
  return "";
}

/** Whether a literal stands under the field in which an entry writes its page of the reference. */
function inReference(node: ts.Node): boolean {
  for (let at = node; at.parent !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at.parent) && at.parent.name.getText() === "reference") return true;
  return false;
}

const typed = (node: Literal): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : [node.head.text, ...node.templateSpans.map((s) => s.literal.text)].join("{}");

/** What the command line says beside its catalogues: literals of three words or more that stand in no language of their own. */
export function said(file: string, source = readFileSync(`${root}${file}`, "utf8")): readonly Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isLiteral(node) && languageOf(node, file) === null) {
      const text = typed(node);
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      if (/[a-z,;:]+ [a-z]+ [a-z]+/i.test(text))
        found.push({ file, line, language: "en", key: "", text, reference: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** By file: its texts, for several tests of one process ask for those of all files. */
const read = new Map<string, readonly Text[]>();
/** All texts of one file, or of what `source` would be in its place. */
export function textsOf(file: string, source?: string): readonly Text[] {
  if (source !== undefined) return textsIn(file, source);
  const texts = read.get(file) ?? textsIn(file, readFileSync(`${root}${file}`, "utf8"));
  read.set(file, texts);
  return texts;
}

function textsIn(file: string, source: string): readonly Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isLiteral(node)) {
      const language = languageOf(node, file);
      if (language !== null) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        const reference = file.startsWith("packages/reference/") || inReference(node);
        found.push({ file, line, language, key: keyOf(node), text: typed(node), reference });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
