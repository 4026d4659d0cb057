// Prints the numbered sequences of each system as a document to lay beside its rule sheet.
import { mkdirSync, writeFileSync } from "node:fs";
import { games } from "@tercio/games";
import type { Core, RuleSystem } from "@tercio/kernel";

export function sequencesDocument<G extends Core>(system: RuleSystem<G>): string {
  const lines = [
    `# Sequences of ${system.name.en}`,
    "",
    "Generated from the tables that run (`npx tsx tools/sequences.ts`).",
  ];
  for (const s of system.rules.sequences) {
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
  for (const game of games) writeFileSync(`docs/sequences/${game.id}.md`, sequencesDocument(game));
}
