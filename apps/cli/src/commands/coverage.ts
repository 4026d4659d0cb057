import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { destination } from "@tercio/files/writing";
import {
  coverage,
  type Enforced,
  enforcedSource,
  type Later,
  type LedgerId,
  stale,
  type WithoutRule,
} from "@tercio/lab";
import { enforcedBy, type Knockout, knockOuts, pagesOf, type RuleCase } from "@tercio/testkit";
import { resolveList } from "@tercio/rosters";
import Table from "cli-table3";
import type { Command } from "commander";
import { gameTitles, loadGame, loadRuleIds } from "@tercio/games/reference";
import { there } from "@tercio/kernel";
import { editionOf, systemOf, Wrong } from "../shared/systems.ts";

const systems = new URL("../../../../packages/systems/", import.meta.url);

/** What the rows of a list begin with: ids. */
const idsIn = (rows: unknown): ReadonlySet<unknown> =>
  new Set(Array.isArray(rows) ? rows.map((row: unknown): unknown => (Array.isArray(row) ? row[0] : null)) : []);

/**
 * The rule pages of a game, in the edition that is asked for. Pages that name none are of its usual one, so that is set first; a
 * game with several editions has `src/state/usual-edition.ts` for it, and a list of the pages of the usual one alone.
 */
async function casesOf(system: string, edition: string | undefined, usual: string): Promise<readonly RuleCase[]> {
  const path = new URL(`${system}/tests/rule-cases/index.ts`, systems);
  if (!existsSync(path)) return [];
  if (edition !== undefined && edition !== usual) {
    const setting = new URL(`${system}/src/state/usual-edition.ts`, systems);
    ((await import(setting.href)) as { setUsualEdition(edition: string): void }).setUsualEdition(edition);
  }
  const { ruleCases } = (await import(path.href)) as { ruleCases: readonly RuleCase[] };
  const other = new URL(`${system}/tests/rule-cases/only-${usual}.json`, systems);
  const only =
    edition === undefined || edition === usual || !existsSync(other)
      ? []
      : (JSON.parse(readFileSync(other, "utf8")) as readonly string[]);
  return pagesOf(ruleCases, edition ?? usual).filter((c) => !only.includes(`${c.ids.join(" ")}: ${c.title}`));
}

/** The file beside a system that lists what it enforces, by each edition. */
const enforcedFile = (system: string, edition: string | undefined, usual: string): URL =>
  new URL(`${system}/src/enforced${edition === undefined || edition === usual ? "" : `-${edition}`}.ts`, systems);

const enforcedIn = async (file: URL): Promise<Enforced> =>
  existsSync(file) ? ((await import(file.href)) as { enforced: Enforced }).enforced : {};

/** Without the rules that another edition prints: they run as parts of this one's, and its pages miss them too. */
export function printedOnly(enforced: Enforced, all: readonly LedgerId[], printed: readonly LedgerId[]): Enforced {
  const ids = new Set(printed.map(([id]) => id));
  const elsewhere = new Set(all.flatMap(([id]) => (ids.has(id) ? [] : [id])));
  return Object.fromEntries(Object.entries(enforced).filter(([id]) => !elsewhere.has(id)));
}

/** Rules that a page names and no test misses at all, and what the file beside the system says otherwise. */
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
  readonly edition?: string;
  readonly armies?: true;
  readonly knockout?: true;
  readonly write?: true;
  readonly json?: true;
}

export function coverageCommand(command: Command): void {
  command
    .requiredOption("--system <id>", "rule system")
    .option("--edition <id>", "only what this edition prints, tried by its rules")
    .option("--knockout", "switch each rule off and see whether a place, a number, legality, odds or points change")
    .option("--write", "with --knockout: write the result to the system’s list of enforced rules")
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
      const usual = there(system.rules.editions[0]);
      const { edition } = editionOf(system, o.edition);
      const beside = enforcedFile(system.id, edition, usual);
      const out = o.write === true ? destination(fileURLToPath(beside)) : null;
      const told = await enforcedIn(beside);
      const title = gameTitles.find((g) => g.id === system.id);
      if (title === undefined) throw new Wrong(`no list of rules for "${o.system}"`);
      const list = new URL("../../../../packages/lab/src/ids/", import.meta.url);
      const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, list), "utf8"));
      const known = new Set(
        (await loadGame(system.id)).entries.flatMap((e) =>
          edition === undefined || edition in e.editions ? [e.id] : [],
        ),
      );
      // Words that only the glossary explains are no rules.
      const glossed = new URL(`${title.family}-words.json`, list);
      const words = existsSync(glossed) ? idsIn(read(`${title.family}-words.json`)) : new Set();
      const rules = (await loadRuleIds(system.id)).filter(([id]) => !words.has(id));
      const ids = rules.filter(([id, , , sheets]) => sheets === undefined || known.has(id));
      const reasons = new URL(`${title.family}-later.json`, list);
      const later = existsSync(reasons) ? (read(`${title.family}-later.json`) as Later) : [];
      const nothing = new URL(`${title.family}-none.json`, list);
      const none = existsSync(nothing) ? (read(`${title.family}-none.json`) as WithoutRule) : [];
      const cases = await casesOf(o.system, edition, usual);
      const found = o.knockout === true ? knockOuts(cases) : null;
      const enforced = printedOnly(found === null ? told : enforcedBy(found), rules, ids);
      const rows = coverage(system, ids, cases, enforced, later, none);
      const wrong = found === null ? [] : problems(found, told, o.write === true);
      if (found !== null) out?.write(enforcedSource(o.system, found, edition === usual ? undefined : edition));
      if (o.json === true) console.log(JSON.stringify(rows, null, 1));
      else {
        const table = new Table({ head: ["status", "rules"] });
        for (const status of ["enforced", "runs", "none", "reference", "later", "missing"])
          table.push([status, rows.filter((r) => r.status === status).length]);
        console.log(table.toString());
        for (const r of rows)
          if (r.status !== "enforced" && r.status !== "reference")
            console.log(`${r.id}: ${r.status}${r.why === undefined ? "" : `: ${r.why}`}`);
      }
      for (const line of wrong) console.error(line);
      if (wrong.length > 0 || rows.some((r) => r.status === "missing")) process.exitCode = 1;
    });
}
