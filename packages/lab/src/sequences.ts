import type { Core, RuleSystem } from "@tercio/kernel";

/** The numbered sequences of a system as a document to lay beside its rule sheet. */
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
