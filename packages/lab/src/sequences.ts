import type { Core, RuleSystem, Sequence } from "@tercio/kernel";
import type { LedgerId } from "./ids/together.ts";

/** A sequence that a sheet prints: what the ids of its steps begin with in the ledger, their numbers or letters in order. */
export interface Printed {
  readonly head: string;
  readonly steps: readonly string[];
}

/** The sequences of a ledger. A step in parts (6.1, 6.2, 6.3) stands in its own order and is a sequence itself. */
export function printedSequences(ids: readonly LedgerId[]): readonly Printed[] {
  const found = new Map<string, string[]>();
  for (const [id] of ids) {
    const [, head, step] = /^([^.]+\.sequence\..+?)\.([a-z]|\d+(?:\.\d+)?)$/.exec(id) ?? [];
    if (head === undefined || step === undefined) continue;
    const [whole = "", part] = step.split(".");
    const key = part === undefined ? head : `${head}.${whole}`;
    found.set(key, [...(found.get(key) ?? []), step]);
  }
  return [...found].map(([head, steps]) => ({ head, steps }));
}

type AnySequence = Pick<Sequence<never>, "id" | "title"> & {
  readonly steps: readonly { readonly id: string; readonly rule?: string }[];
};

/** The printed sequence that this one plays; undefined where no sheet prints it. */
export const printedAs = ({ steps }: AnySequence, all: readonly Printed[]): Printed | undefined =>
  all.find((p) => steps.some((s) => p.steps.includes(s.id) && s.rule === `${p.head.replace(/\.\d+$/, "")}.${s.id}`));

/** Does this id look as a sheet numbers its steps: "4", "6.1", "c"? */
const numbered = (id: string): boolean => /^([a-z]|\d+(\.\d+)*)$/.test(id);
/** Does it look so, or nearly: "6.1a", "b2"? */
const nearly = (id: string): boolean => /\d/.test(id) || id.length === 1;

/** What is wrong with the ids of steps, beside the ledger of a game's sheets. */
export function outOfOrder(sequences: readonly AnySequence[], ids: readonly LedgerId[]): readonly string[] {
  const all = printedSequences(ids);
  const problems: string[] = [];
  for (const s of sequences) {
    const printed = printedAs(s, all);
    const own = s.steps.map((step) => step.id);
    if (printed === undefined) {
      // Of our own the letters are in order, so that they can be read beside each other.
      const letters = own.filter(nearly);
      if (letters.some((id, at) => at > 0 && id < String(letters[at - 1])))
        problems.push(`${s.id}: ${letters.join(" ")}`);
      continue;
    }
    const steps = own.filter(numbered);
    if (steps.join(" ") !== printed.steps.join(" "))
      problems.push(`${s.id}: ${steps.join(" ")}, where ${printed.head} has ${printed.steps.join(" ")}`);
    for (const id of own) if (nearly(id) && !numbered(id)) problems.push(`${s.id}: ${id} is on no sheet, and looks so`);
  }
  return problems;
}

/** The sequences of a system as a document to lay beside its rule sheet; what no sheet prints is marked. */
export function sequencesDocument<G extends Core>(system: RuleSystem<G>, ids: readonly LedgerId[]): string {
  const all = printedSequences(ids);
  const lines = [
    `# Sequences of ${system.name.en}`,
    "",
    "Generated from the tables that run (`npx tsx tools/sequences.ts`). Steps in italics are not on the sheet: they are ours, and",
    "stand where the printed step before or after them needs them.",
  ];
  for (const s of system.rules.sequences) {
    const printed = printedAs(s, all);
    const of = printed === undefined ? "" : ` (\`${printed.head}\`)`;
    lines.push("", `## ${s.title.en} · ${s.title.fr}${of}`, "");
    for (const step of s.steps) {
      const title = `${step.title.en} · ${step.title.fr}`;
      const ours = printed !== undefined && !numbered(step.id);
      lines.push(
        `- \`${step.id}\` ${ours ? `*${title}*` : title}${step.kind === "ask" ? " (asks)" : ""}${step.rule === undefined ? "" : ` — \`${step.rule}\``}`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}
