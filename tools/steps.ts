// Writes the ids of all steps of each system's sequences, as types, from the tables that run: `npx tsx tools/steps.ts`.
// The compiler compares them with each sequence where it is written (kernel/src/flow.ts), so that none can be stale.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { games } from "@tercio/games";

for (const { id, rules } of games) {
  const file = `packages/systems/${id}/src/state/step-ids.ts`;
  const lines = rules.sequences.map(
    ({ id: sequence, steps }) => `  readonly "${sequence}": ${steps.map((s) => `"${s.id}"`).join(" | ")};`,
  );
  writeFileSync(
    file,
    [
      "/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */",
      "export interface Steps {",
      ...lines,
      "}",
      "",
    ].join("\n"),
  );
  execFileSync("npx", ["biome", "format", "--write", file], { stdio: "inherit" });
}
