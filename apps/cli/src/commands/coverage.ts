import { existsSync, readFileSync } from "node:fs";
import { coverage, knockout, type Later, type LedgerId } from "@tercio/lab";
import { withoutLine } from "@tercio/lab/status";
import type { RuleCase } from "@tercio/testkit";
import Table from "cli-table3";
import type { Command } from "commander";
import { systemOf, Wrong } from "../systems.ts";

async function casesOf(system: string): Promise<readonly RuleCase[]> {
  const path = new URL(`../../../../packages/systems/${system}/tests/rule-cases/index.ts`, import.meta.url);
  if (!existsSync(path)) return [];
  return ((await import(path.href)) as { ruleCases: readonly RuleCase[] }).ruleCases;
}

export function coverageCommand(command: Command): void {
  command
    .requiredOption("--system <id>", "rule system")
    .option("--knockout", "switch each rule off and see whether a test that names it fails")
    .option("--json", "an array of {id, status, why?}")
    .action(async (o: { system: string; knockout?: true; json?: true }) => {
      const system = systemOf(o.system);
      // Every rule id begins with the game's own letters.
      const ledger = system.rules.enforced[0]?.split(".")[0];
      if (ledger === undefined) throw new Wrong(`no list of rules for "${o.system}"`);
      const list = new URL("../../../../packages/lab/src/ids/", import.meta.url);
      const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, list), "utf8"));
      const more = existsSync(new URL(`${ledger}-rules.json`, list)) ? read(`${ledger}-rules.json`) : [];
      const ids = [
        ...(read(`${ledger}.json`) as readonly LedgerId[]),
        ...withoutLine(more as readonly { readonly id: string }[]),
      ];
      const reasons = new URL(`${ledger}-later.json`, list);
      const later = existsSync(reasons) ? (read(`${ledger}-later.json`) as Later) : [];
      const cases = await casesOf(o.system);
      const plain = coverage(system, ids, cases, later);
      const rows = o.knockout === true ? knockout(plain, cases) : plain;
      if (o.json === true) console.log(JSON.stringify(rows, null, 1));
      else {
        const table = new Table({ head: ["status", "rules"] });
        for (const status of ["executed", "enforced", "reference", "later", "missing"])
          table.push([status, rows.filter((r) => r.status === status).length]);
        console.log(table.toString());
        for (const r of rows)
          if (r.why !== undefined && r.status !== "later") console.log(`${r.id}: ${r.status}: ${r.why}`);
      }
      if (
        rows.some((r) => r.status === "missing") ||
        (o.knockout === true && rows.some((r) => r.why === "no test misses it"))
      )
        process.exitCode = 1;
    });
}
