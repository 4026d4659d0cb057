// Lists the rule ids that the coverage report must know, from the ledger beside the project: node tools/ids.mjs
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** The sheets of The Ninth Age, by the edition that the ledger names. */
const SHEETS = { en: "000", fr: "002" };

const lists = new URL("../packages/lab/src/ids/", import.meta.url);
for (const system of readdirSync(lists).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [])) {
  const [head, ...rows] = readFileSync(new URL(`../../shared/ledger/${system}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const columns = head.split("\t");
  const at = (row, name) => row[columns.indexOf(name)];
  const byId = new Map();
  const sheetsOf = new Map();
  for (const line of rows) {
    const row = line.split("\t");
    const id = at(row, "id");
    const sheets = sheetsOf.get(id) ?? sheetsOf.set(id, new Set()).get(id);
    for (const sheet of (SHEETS[at(row, "edition")] ?? at(row, "seed")).split("+")) sheets.add(sheet);
    // The earlier English sheet speaks for an id that stands in both.
    if (!byId.has(id) || at(row, "edition") === "en") byId.set(id, [id, at(row, "expects"), at(row, "when")]);
  }
  const list = [...byId.values()]
    .map((r) => `  ${JSON.stringify([...r, [...sheetsOf.get(r[0])].sort((p, q) => p - q).join(" ")])}`)
    .join(",\n");
  writeFileSync(new URL(`${system}.json`, lists), `[\n${list}\n]\n`);
}
