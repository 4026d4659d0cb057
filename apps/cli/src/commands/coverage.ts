import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { destination } from "@tercio/files/writing";
import { loadRuleIds } from "@tercio/games/reference";
import { coverage, type Enforced, enforcedSource, type Later, stale, type WithoutRule } from "@tercio/lab";
import { enforcedBy, type Knockout, knockOuts, type RuleCase } from "@tercio/testkit";
import { resolveList } from "@tercio/rosters";
import Table from "cli-table3";
import type { Command } from "commander";
import { systemOf, Wrong } from "../shared/systems.ts";

const systems = new URL("../../../../packages/systems/", import.meta.url);

async function casesOf(system: string): Promise<readonly RuleCase[]> {
  const path = new URL(`${system}/tests/rule-cases/index.ts`, systems);
  if (!existsSync(path)) return [];
  return ((await import(path.href)) as { ruleCases: readonly RuleCase[] }).ruleCases;
}
async function toldBy(system: string): Promise<Enforced> {
  const path = new URL(`${system}/src/enforced.ts`, systems);
  return ((await import(path.href)) as { enforced: Enforced }).enforced;
}

/** Rules that a page names and nobody misses at all, and what the file beside the system says otherwise. */
function problems(found: readonly Knockout[], told: Enforced, written: boolean): readonly string[] {
  const unnoticed = found.flatMap((k) => (k.noticed ? [] : [`${k.id}: no test misses it`]));
  const old = written ? [] : stale(found, told).map((line) => `stale: ${line}`);
  return [...unnoticed, ...old];
}

/** What the lists that a game brings name, and the rule that plays each; of what none plays also who has it. */
async function armies(o: Options): Promise<void> {
  const system = systemOf(o.system);
  if (system.rosters === undefined) throw new Wrong(`${system.id} has no army books yet`);
  const room = await system.rosters();
  interface Named {
    kind: string;
    what: string;
    rule: string | null;
    waits: string | null;
    units: Set<string>;
  }
  const rows = new Map<string, Named>();
  for (const { list } of await room.lists()) {
    const book = await room.open(list.army);
    if (book === null) throw new Wrong(`no army book "${list.army}"`);
    const m = resolveList(book, list);
    for (const u of m.units)
      for (const { kind, what, rule, waits } of room.names(m, u)) {
        const row = rows.get(what) ?? { kind, what, rule, waits: waits?.en ?? null, units: new Set() };
        row.units.add(`${list.army}/${u.entry.id}`);
        rows.set(what, row);
      }
  }
  const all = [...rows.values()].sort((a, b) => (a.what < b.what ? -1 : 1)).map((r) => ({ ...r, units: [...r.units] }));
  const open = all.filter((r) => r.rule === null);
  if (o.json === true) console.log(JSON.stringify(all, null, 1));
  else {
    const table = new Table({ head: ["name", "kind", "played by"] });
    for (const r of all) if (r.rule !== null) table.push([r.what, r.kind, r.rule]);
    console.log(table.toString());
    for (const r of open)
      console.log(`${r.what} (${r.kind}): ${r.waits ?? "not known to Tercio"}: ${r.units.join(", ")}`);
    const waiting = open.filter((r) => r.waits !== null).length;
    const [played, unknown] = [all.length - open.length, open.length - waiting];
    console.log(`${all.length} names, ${played} played, ${waiting} waiting, ${unknown} not known`);
  }
}

interface Options {
  readonly system: string;
  readonly armies?: true;
  readonly knockout?: true;
  readonly write?: true;
  readonly json?: true;
}

export function coverageCommand(command: Command): void {
  command
    .requiredOption("--system <id>", "rule system")
    .option("--knockout", "switch each rule off and see whether a place, a number, legality, odds or points change")
    .option("--write", "with --knockout: write down what was found as what the system enforces")
    .option("--armies", "every name of the lists that come with the game, and the rule that plays it")
    .option("--json", "an array of {id, status, by?, why?}; of --armies {kind, what, rule, waits, units}")
    .action(async (o: Options) => {
      if (o.armies === true) {
        if (o.knockout === true || o.write === true)
          throw new Wrong("--armies stands alone: leave --knockout and --write out");
        await armies(o);
        return;
      }
      const system = systemOf(o.system);
      if (o.write === true && o.knockout !== true) throw new Wrong("--write needs --knockout");
      const file = fileURLToPath(new URL(`${system.id}/src/enforced.ts`, systems));
      const out = o.write === true ? destination(file) : null;
      const told = await toldBy(o.system);
      // Every rule id begins with the game's own letters.
      const ledger = Object.keys(told)[0]?.split(".")[0];
      if (ledger === undefined) throw new Wrong(`no list of rules for "${o.system}"`);
      const list = new URL("../../../../packages/lab/src/ids/", import.meta.url);
      const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, list), "utf8"));
      // Words that only the glossary explains are no rules.
      const glossed = existsSync(new URL(`${ledger}-words.json`, list)) ? read(`${ledger}-words.json`) : [];
      const words = new Set((glossed as readonly (readonly [string])[]).map(([id]) => id));
      const ids = (await loadRuleIds(o.system)).filter(([id]) => !words.has(id));
      const reasons = new URL(`${ledger}-later.json`, list);
      const later = existsSync(reasons) ? (read(`${ledger}-later.json`) as Later) : [];
      const nothing = new URL(`${ledger}-none.json`, list);
      const none = existsSync(nothing) ? (read(`${ledger}-none.json`) as WithoutRule) : [];
      const cases = await casesOf(o.system);
      const found = o.knockout === true ? knockOuts(cases) : null;
      const rows = coverage(system, ids, cases, found === null ? told : enforcedBy(found), later, none);
      const wrong = found === null ? [] : problems(found, told, o.write === true);
      if (found !== null) out?.write(enforcedSource(o.system, found));
      if (o.json === true) console.log(JSON.stringify(rows, null, 1));
      else {
        const table = new Table({ head: ["status", "rules"] });
        for (const status of ["enforced", "runs", "none", "reference", "later", "missing"])
          table.push([status, rows.filter((r) => r.status === status).length]);
        console.log(table.toString());
        for (const r of rows)
          if (r.status === "runs" || r.status === "missing" || r.status === "none")
            console.log(`${r.id}: ${r.status}${r.why === undefined ? "" : `: ${r.why}`}`);
      }
      for (const line of wrong) console.error(line);
      if (wrong.length > 0 || rows.some((r) => r.status === "missing")) process.exitCode = 1;
    });
}
