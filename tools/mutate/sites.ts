// Where a source can be changed by one, and the same source with all changes in it: each asks at run time whether it is its turn.
import ts from "typescript";

/** `number`: of the book, or 2 and more elsewhere; `small`: 0 and 1 elsewhere, which mostly only count. */
export type Kind = "number" | "small" | "boundary" | "equality" | "logic" | "not" | "arithmetic";

/** One change of one place: `site` and `variant` say which, the rest is for the reader. */
export interface Mutant {
  readonly site: number;
  readonly variant: number;
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** The line as it stands, the changed part in it, and what becomes of that. */
  readonly text: string;
  readonly was: string;
  readonly becomes: string;
  /** The ledger id of the row of the book that it stands in. */
  readonly rule: string | null;
}

const BOUNDARY: { readonly [op: string]: string } = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const EQUALITY: { readonly [op: string]: string } = { "===": "!==", "!==": "===" };
const LOGIC: { readonly [op: string]: string } = { "&&": "||", "||": "&&" };
const ARITHMETIC: { readonly [op: string]: string } = { "+": "-", "-": "+", "*": "/", "/": "*" };

/** Is a number only the name of a place in a list, or of a property or type? */
function onlyNames(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isEnumMember(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent)) return true;
  const signed = ts.isPrefixUnaryExpression(parent) ? parent : node;
  if (ts.isLiteralTypeNode(signed.parent)) return true;
  const call = signed.parent;
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    ["at", "slice", "indexOf", "padStart", "padEnd", "toSpliced", "with"].includes(call.expression.name.text)
  );
}

/** The entry whose figures a node is part of: its id as it is written there; null for what else an entry says. */
function figuresAround(node: ts.Node): string | null {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at) && at.name.getText() === "figures" && ts.isObjectLiteralExpression(at.parent)) {
      const id = at.parent.properties.find((p) => p.name?.getText() === "id");
      if (id !== undefined && ts.isPropertyAssignment(id))
        return ts.isStringLiteral(id.initializer) ? id.initializer.text : id.initializer.getText();
    }
  return null;
}

const WHERE_PRINTED = ["page", "step", "of", "example", "examples", "bySheet"];
const beside = (node: ts.PropertyAssignment): boolean =>
  (node.name.getText() !== "figures" && figuresAround(node) === null) || WHERE_PRINTED.includes(node.name.getText());

/** The row of the book around a node: the nearest property whose name is a ledger id, and whether it is the later edition's. */
function rowAround(node: ts.Node): { readonly rule: string | null; readonly later: boolean } {
  let later = false;
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isPropertyAssignment(at) && ts.isStringLiteral(at.name)) {
      later ||= at.name.text === "2e-late";
      if (/^[a-z0-9]+\./.test(at.name.text)) return { rule: at.name.text, later };
    }
  return { rule: null, later };
}

/** Is there something to work out in what a row of the book says? */
const counted = (node: ts.Expression): boolean =>
  !ts.isObjectLiteralExpression(node) &&
  !ts.isStringLiteral(node) &&
  !ts.isArrowFunction(node) &&
  ![ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind);

/** All mutants of a file, numbered from `first` on, and the file with all of them in it. */
export function mutated(
  file: string,
  text: string,
  first: number,
): { readonly code: string; readonly mutants: readonly Mutant[]; readonly next: number } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const inEntry = file.includes("/entries/") && !file.endsWith(".play.ts");
  const inBook = file.includes("/book/") || inEntry;
  const mutants: Mutant[] = [];
  let next = first;
  const add = (node: ts.Node, kind: Kind, was: string, becomes: readonly string[]): number => {
    const site = next++;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const shown = text.split("\n")[line]?.trim() ?? "";
    const rule = inEntry ? figuresAround(node) : rowAround(node).rule;
    becomes.forEach((b, variant) =>
      mutants.push({ site, variant, kind, file, line: line + 1, text: shown, was, becomes: b, rule }),
    );
    return site;
  };
  /** The text of a node with the changes of everything inside it. */
  const inside = (node: ts.Node): string => {
    let out = "";
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      const start = child.getStart();
      if (start < at) return;
      out += text.slice(at, start) + emit(child);
      at = child.getEnd();
    });
    return out + text.slice(at, node.getEnd());
  };
  const emitNumber = (node: ts.NumericLiteral): string => {
    const value = Number(node.text);
    const signed = ts.isPrefixUnaryExpression(node.parent) && node.parent.operator === ts.SyntaxKind.MinusToken;
    const told = signed ? -value : value;
    const site = add(
      node,
      inBook || value > 1 ? "number" : "small",
      String(told),
      signed ? [`${told - 1}`, `${told + 1}`] : [`${told + 1}`, `${told - 1}`],
    );
    return `$n(${site}, ${node.getText()})`;
  };
  const emitBinary = (node: ts.BinaryExpression): string => {
    const op = node.operatorToken.getText();
    const [l, r] = [node.left, node.right];
    const kind = op in BOUNDARY ? "boundary" : op in EQUALITY ? "equality" : op in LOGIC ? "logic" : "arithmetic";
    const other = BOUNDARY[op] ?? EQUALITY[op] ?? LOGIC[op] ?? (inBook ? undefined : ARITHMETIC[op]);
    if (other === undefined) return inside(node);
    if (op === "+" && [l, r].some((x) => ts.isStringLiteral(x) || ts.isTemplateExpression(x))) return inside(node);
    const site = add(node, kind, op, [other]);
    if (kind === "logic") return `$l(${site}, ${emit(l)}, "${op}", () => ${wrapped(r)})`;
    return `$b(${site}, ${emit(l)}, "${op}", ${emit(r)})`;
  };
  const wrapped = (node: ts.Node): string => `(${emit(node)})`;
  function emit(node: ts.Node): string {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return node.getText();
    if (ts.isImportDeclaration(node)) return node.getText();
    // What an entry says of itself beside its figures, and where on a sheet they stand: nobody plays that.
    if (inEntry && ts.isPropertyAssignment(node) && beside(node)) return node.getText();
    if (inBook && rowAround(node).later) return node.getText();
    if (ts.isNumericLiteral(node)) return onlyNames(node) ? node.getText() : emitNumber(node);
    // What a row says is worked out when it is read, not when the book is opened: who reads it can be seen.
    if (inBook && ts.isPropertyAssignment(node) && counted(node.initializer))
      return `get ${node.name.getText()}() { return ${emit(node.initializer)}; }`;
    if (ts.isBinaryExpression(node)) return emitBinary(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      const site = add(node, "not", "!x", ["x"]);
      return `$not(${site}, ${emit(node.operand)})`;
    }
    return inside(node);
  }
  // Comments before the first statement are no statement's.
  const code = source.statements.map((s) => emit(s)).join("\n");
  return { code, mutants, next };
}
