import { gameTitles, loadRuleIds } from "@tercio/games/reference";
import { existsSync, readFileSync } from "node:fs";

/** The project's lists of rules: which file names a game's ids. */
const ledgerNames = Object.fromEntries(gameTitles.map(({ id, family }) => [id, family]));

const file = (game: string): URL => new URL(`../../../../shared/ledger/${ledgerNames[game]}.tsv`, import.meta.url);

/** The ledger lies beside the project, not in it: tests that need it are skipped where it is missing. */
export const ledgerThere = (game: string): boolean => existsSync(file(game));

const known = new Map(await Promise.all(gameTitles.map(async ({ id }) => [id, await loadRuleIds(id)] as const)));
const idsOf = (game: string) => known.get(game) ?? [];

/** Rules that a game needs and no sheet prints. */
export const unprintedIds = (game: string): readonly string[] =>
  idsOf(game).flatMap(([id, , , sheets]) => (sheets === undefined ? [id] : []));

/** Every rule id of a game, from the project's own lists. */
export const ruleIds = (game: string): readonly string[] => idsOf(game).map(([id]) => id);

export interface LedgerRow {
  readonly id: string;
  readonly edition: string;
  readonly sheet: string;
  readonly kind: string;
  readonly name: string;
  readonly french: string | null;
  readonly facts: string;
}

/** The ledger's rows: an id of The Ninth Age has one for each edition that prints it. None where the ledger is missing. */
export function ledger(game: string): readonly LedgerRow[] {
  if (!ledgerThere(game)) return [];
  const [head = [], ...rows] = readFileSync(file(game), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  const cell = (row: readonly string[], name: string): string => row[head.indexOf(name)] ?? "";
  return rows.map((row) => {
    const edition = cell(row, "edition");
    const late = edition === "fr";
    return {
      id: cell(row, "id"),
      edition: game === "ninth-age" ? (late ? "2e-late" : "2e-early") : "standard",
      sheet: game === "ninth-age" ? (late ? "002" : "000") : cell(row, "seed"),
      kind: cell(row, "kind"),
      name: cell(row, "name_en"),
      french: game === "ninth-age" ? cell(row, "name_fr") : null,
      // What stands after "used by:" are ids of other rules.
      facts: cell(row, "facts").replace(/used by: .*$/, ""),
    };
  });
}
