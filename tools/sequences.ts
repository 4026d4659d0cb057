// Prints the numbered sequences of a system as a document to lay beside the rule sheet.
import { mkdirSync, writeFileSync } from "node:fs";
import { ninthAge } from "@tercio/ninth-age";

export function sequencesDocument(): string {
  const lines = [
    "# Sequences of The Ninth Age",
    "",
    "Generated from the tables that run (`npx tsx tools/sequences.ts`).",
  ];
  for (const s of ninthAge.sequences) {
    lines.push("", `## ${s.title.en} · ${s.title.fr}`, "");
    for (const step of s.steps)
      lines.push(
        `- \`${step.id}\` ${step.title.en} · ${step.title.fr}${step.kind === "ask" ? " (asks)" : ""}${step.rule === undefined ? "" : ` — \`${step.rule}\``}`,
      );
  }
  return `${lines.join("\n")}\n`;
}

if (process.argv[1]?.endsWith("sequences.ts") === true) {
  mkdirSync("docs/sequences", { recursive: true });
  writeFileSync("docs/sequences/ninth-age.md", sequencesDocument());
}
