import { ninthAge } from "@tercio/ninth-age";

/** Items of which no source that we have prints what they do. */
const UNPRINTED: ReadonlySet<string> = new Set([
  ...["Academy Banner", "Banner of Gar Daecos", "Ceinran’s Gambit", "Elixir of Shadows", "Ring of the 9th Legion"],
  ...["Ring of the Pearl Throne", "Winter Cloak", "Witchfire Guard"],
]);
/** Of these the books print what their bearer has, not what they do for others. */
const GUIDING = "manifestation-guiding";

/** The lines of an item in several slots are one: it is played where any of them is. */
type Standing = "played" | "by name" | "not known";

/** How many special items of each army book of The Ninth Age are played, and the names of the others, as a section of a page. */
export async function itemsPlayed(): Promise<string> {
  const rosters = await ninthAge.rosters?.();
  if (rosters === undefined) throw new Error("The Ninth Age has army books");
  const enforced = new Set(ninthAge.rules.enforced);
  const rows: string[] = [];
  const left = new Map<string, Exclude<Standing, "played">>();
  for (const { id, name } of rosters.books) {
    const book = await rosters.open(id);
    if (book === null) throw new Error(`no army book "${id}"`);
    const items = new Map<string, Standing>();
    for (const item of book.items) {
      const played = item.slot !== GUIDING && enforced.has(`t9a.rule.${item.id}`);
      const standing = played ? "played" : UNPRINTED.has(item.name) ? "not known" : "by name";
      const called = item.slot === GUIDING ? `${item.name} (Guiding)` : item.name;
      if (items.get(called) !== "played") items.set(called, standing);
    }
    const count = (standing: Standing): number => [...items.values()].filter((s) => s === standing).length;
    rows.push(`| ${name.en} | ${items.size} | ${count("played")} | ${count("by name")} | ${count("not known")} |`);
    for (const [called, standing] of items) if (standing !== "played") left.set(called, standing);
  }
  const named = (standing: Standing): string =>
    [...left]
      .filter(([, s]) => s === standing)
      .map(([called]) => called)
      .sort((p, q) => (p < q ? -1 : 1))
      .join(", ");
  return [
    "## Special items that are played",
    "",
    "Written by tools/items-played.ts. By name: a list may take it and its card shows it, its effect is not played yet.",
    "Not known: no source that we have prints its effect.",
    "",
    "| army book | items | played | by name | not known |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    `By name: ${named("by name")}.`,
    "",
    `Not known: ${named("not known")}.`,
    "",
  ].join("\n");
}
