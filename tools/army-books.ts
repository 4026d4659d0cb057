// Reads the tables of army books into rows, one data file an army: npx tsx tools/army-books.ts [../shared/data/ninth-age]
// What the notation leaves open is told in docs/army-books.md, and never guessed in silence.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optionsIn, type Share } from "@tercio/rosters";
import { arms } from "./army-books/arms.ts";
import { corrected } from "./army-books/corrections.ts";
import { entry, isMount, mount } from "./army-books/entry.ts";
import { equipment, terms } from "./army-books/given.ts";
import { itemsOf } from "./army-books/items.ts";
import { Army } from "./army-books/names.ts";
import { data, literal } from "./army-books/print.ts";
import { type Row, slug, table, typographic } from "./army-books/text.ts";

const from = process.argv[2] ?? "../shared/data/ninth-age";
const to = "packages/systems/ninth-age/src/armies/books";
const OPEN = "docs/army-books.md";
const CODES: { readonly [army: string]: string } = {
  "Empire of Sonnstahl": "EoS",
  "Warriors of the Dark Gods": "WDG",
  "Dread Elves": "DE",
  "Undying Dynasties": "UD",
  "Daemon Legions": "DL",
  "Highborn Elves": "HE",
};
const TITLES = {
  General: "general",
  "Army General": "general",
  "Battle Standard Bearer": "battle-standard-bearer",
};

const shares: readonly Row[] = table(join(from, "categories.tsv"));
const items = table(join(from, "items.tsv"));
const open: string[] = [];

for (const r of table(join(from, "weapons.tsv"))) equipment.add(slug((r.name ?? "").replace(/ \(\d\+\)/g, "")));

function book(army: string, rows: readonly Row[], reviewed: boolean): string {
  const id = slug(army);
  const known = new Army();
  const code = CODES[army] ?? "";
  const read = () => {
    known.reports.length = 0;
    const mounts = rows.filter(isMount).map((r) => mount(r, known.names(slug(r.unit ?? ""), TITLES)));
    const entries = rows
      .filter((r) => !isMount(r))
      .map((r) => entry(r, known.names(slug(r.unit ?? ""), TITLES), rows.filter(isMount)));
    const things = [...entries, ...mounts].flatMap((c) => [
      ...(c.given ?? []).map((g) => g.what),
      ...optionsIn(c.groups).flatMap((o) => [o.id.replace(/.*\//, ""), ...(o.gives ?? []).map((g) => g.what)]),
    ]);
    const bought = itemsOf(items, code, entries, new Set(things), (what) => void known.reports.push(what));
    return { entries, mounts, items: reviewed ? bought : bought.filter((i) => i.kit === undefined) };
  };
  // First what there is, then what conditions name; a second time for what proved to be the whole army's.
  let found = read();
  for (let round = 0; round < 2; round++) {
    for (const e of found.entries) known.add(e, found.mounts, found.items);
    // A mount is asked about with whoever rides it.
    for (const m of found.mounts) known.add({ ...m, rides: [{ mount: m.id }] }, [m], found.items);
    found = read();
  }
  const rest = corrected(
    id,
    found as unknown as Parameters<typeof corrected>[1],
    (what) => void known.reports.push(what),
  );
  const own: readonly Share[] = shares
    .filter((r) => r.army === army)
    .map((r) => ({
      category: typographic(r.category ?? ""),
      kind: r.kind === "min" ? "least" : "most",
      percent: Number(r.percent),
    }));
  const body = { entries: rest.entries, mounts: rest.mounts, items: rest.items, shares: own };
  for (const what of [...new Set(known.reports)]) open.push(`- ${army}: ${what}`);
  if (known.lacking.size > 0)
    open.push(`- ${army}: asked of the whole army, not of one unit: ${[...known.lacking].sort().join("; ")}`);
  return `${data(body)}\n`;
}

mkdirSync(to, { recursive: true });
for (const [file, reviewed] of [
  ["profiles.tsv", true],
  ["profiles-older-armies.tsv", false],
] as const) {
  const rows = table(join(from, file));
  for (const army of new Set(rows.map((r) => r.army ?? "")))
    writeFileSync(
      join(to, `${slug(army)}.json`),
      book(
        army,
        rows.filter((r) => r.army === army),
        reviewed,
      ),
    );
}
// Names of rules and equipment, as they are printed.
for (const r of [...table(join(from, "rules-names.tsv")), ...table(join(from, "weapons.tsv"))])
  terms.set(slug((r.name ?? "").replace(/ \(\d\+\)/g, "")), typographic((r.name ?? "").replace(/ \(\d\+\)/g, "")));
const named = Object.fromEntries([...terms].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  join(to, "terms.ts"),
  `/** Rules and equipment of the army books by their ids, as they are printed. Written by tools/army-books.ts. */
export const terms: { readonly [id: string]: string } = ${literal(named)};
`,
);
const armies: { readonly [code: string]: string } = {
  ...Object.fromEntries(Object.entries(CODES).map(([name, code]) => [code, slug(name)])),
  ...{ ASK: "asklanders", BH: "beast-herds", CUL: "cultists", DH: "dwarven-holds", HOB: "hobgoblins" },
  ...{ ID: "infernal-dwarves", KoE: "kingdom-of-equitaine", MAK: "makhar", OK: "ogre-khans", OnG: "orcs-and-goblins" },
  ...{ SA: "saurian-ancients", SE: "sylvan-elves", VS: "vermin-swarm" },
};
const armed = arms(table(join(from, "weapons.tsv")), (code) => armies[code] ?? code);
writeFileSync(
  join(to, "arms.ts"),
  `import type { Arm } from "../rows.ts";

/** Weapons to strike with and armour that only some armies have, by their ids, with what they add. Written by tools/army-books.ts. */
export const arms: { readonly [id: string]: Arm } = ${literal(armed)};
`,
);
// What other tools have written below stays.
const below = /\n## [^]*$/.exec(readFileSync(OPEN, "utf8"))?.[0] ?? "";
writeFileSync(
  OPEN,
  `# What the tables of the army books leave open\n\nWritten by tools/army-books.ts.\n\n${open.join("\n")}\n${below}`,
);
execFileSync("node_modules/.bin/biome", ["format", "--write", to], { stdio: "ignore" });
console.log(`${open.length} points left open: ${OPEN}`);
