import { there } from "@tercio/kernel";
import { gameOf } from "@tercio/games";
import type { Language } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import type { Hit } from "@tercio/reference/search";
import type { Command } from "commander";
import { languageOf, Wrong } from "../shared/systems.ts";
import { readable } from "../shared/wrong.ts";
import { exported, full } from "./rule-export.ts";

interface Options {
  readonly system?: string;
  readonly edition?: string;
  readonly lang: Language;
  readonly all?: true;
  readonly source?: true;
  readonly json?: true;
}

/** How much of the best hit's score earns a card of its own, and how many cards at most. */
const SHARE = 0.6;
const CARDS = 3;
const ANSWERS = 20;

async function opened(o: Options): Promise<readonly Game[]> {
  const { gameTitles, loadGame } = await import("@tercio/games/reference");
  const ids = gameTitles.map((g) => g.id);
  if (o.system !== undefined && !ids.some((id) => id === o.system))
    throw new Wrong(`no rules of "${o.system}"; there is: ${ids.join(", ")}`);
  const wanted = gameTitles.filter((g) => o.system === undefined || g.id === o.system);
  const editions = wanted.flatMap((g) => g.editions.map((e) => e.id));
  if (o.edition !== undefined && !editions.includes(o.edition))
    throw new Wrong(`no edition "${o.edition}"; there is: ${[...new Set(editions)].join(", ")}`);
  const games = await Promise.all(
    wanted
      .filter((g) => o.edition === undefined || g.editions.some((e) => e.id === o.edition))
      .map((g) => loadGame(g.id)),
  );
  return games.map((g) =>
    o.edition === undefined ? g : { ...g, entries: g.entries.filter((e) => there(o.edition) in e.editions) },
  );
}

async function cards(hits: readonly Hit[], games: readonly Game[], o: Options): Promise<string> {
  const [{ card }, { loadRuleIds, loadRulings }, { engineStatus }] = await Promise.all([
    import("../shared/rule-card.ts"),
    import("@tercio/games/reference"),
    import("@tercio/lab/status"),
  ]);
  const shown: string[] = [];
  for (const { entry, system } of hits) {
    const game = there(games.find((g) => g.id === system));
    const status = engineStatus(gameOf(system)?.rules.enforced ?? [], await loadRuleIds(system)).get(entry.id) ?? null;
    const rulings = await loadRulings(system);
    shown.push(card({ entry, game, rulings, status, edition: o.edition ?? null }, o.lang));
  }
  return shown.join("\n\n");
}

/** The entry of this id, however it is typed; null where it is no id. */
function byId(games: readonly Game[], query: string): Hit | null {
  const id = query.toLowerCase();
  for (const game of games) {
    const entry = game.entries.find((e) => e.id === id);
    if (entry !== undefined) return { entry, system: game.id, score: 1 };
  }
  return null;
}

const PARTS = {
  en: { entry: "entry", play: "play", page: "page" },
  fr: { entry: "entrée", play: "jeu", page: "page" },
} as const;

/** The files and lines of one rule: its entry, what plays it, the page that tries it. */
async function printSource({ entry, system }: Hit, o: Options): Promise<void> {
  const { sourcesOf, workspaceOf } = await import("@tercio/lab/sources");
  const root = workspaceOf(import.meta.url);
  if (root === null) throw new Wrong("the sources are not here: --source works in a copy of the project");
  const found = sourcesOf(root, system, [entry.id]).get(entry.id);
  if (found === undefined) throw new Wrong(`no file has "${entry.id}"`);
  if (o.json === true) {
    console.log(JSON.stringify({ id: entry.id, ...found }, null, 1));
    return;
  }
  console.log(`${entry.names[o.lang]} (${entry.id})`);
  for (const part of ["entry", "play", "page"] as const) {
    const place = found[part];
    if (place !== undefined) console.log(`${PARTS[o.lang][part].padEnd(6)} ${place.file}:${place.line}`);
  }
}

const line = ({ entry, system }: Hit, language: Language): string =>
  `  ${entry.names[language]} (${system}, ${entry.id})`;

export function ruleCommand(command: Command): void {
  command
    .argument("[words...]", "a name, an effect, a term, in English or French; or the id of a rule")
    .option("--system <id>", "only this game")
    .option("--edition <id>", "only this edition")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .option("--all", "the whole reference, every entry with all that is known of it; needs --json")
    .option(
      "--source",
      "where the program has a rule: its entry, what plays it, the page that tries it; needs an id or a name",
    )
    .option("--json", "an array, best entry first")
    // "-1 res" is a query, not an option.
    .allowUnknownOption()
    .action(async (given: readonly string[], o: Options) => {
      const stray = given.find((word) => /^-[^\d\s]/.test(word));
      if (stray !== undefined)
        throw new Wrong(
          `unknown option "${stray}"; rule takes --system, --edition, --lang, --all, --source and --json`,
        );
      const query = given.join(" ").trim();
      if (o.all === true && o.source === true) throw new Wrong("--all and --source: leave one of the two out");
      if (o.all === true && query !== "") throw new Wrong("--all takes no words; leave one of the two out");
      if (o.all === true && o.json !== true) throw new Wrong("--all prints every entry: add --json");
      if (o.all !== true && query === "") throw new Wrong('rule needs a word, such as: tercio rule "stand and shoot"');
      const games = await opened(o);
      if (o.all === true) {
        console.log(JSON.stringify(await exported(games, o.edition), null, 1));
        return;
      }
      const named = byId(games, query);
      // Whoever names an id looks for nothing else.
      const search = named === null ? (await import("@tercio/reference/search")).buildSearch(games) : null;
      const hits = named === null ? (search?.(query, { language: o.lang, limit: ANSWERS }) ?? []) : [named];
      const unknown = search?.unknown(query) ?? [];
      if (hits.length === 0 || unknown.length > 0) {
        if (o.json === true) console.log("[]");
        const what = unknown.length > 0 ? unknown.map((w) => `"${w}"`).join(", ") : `"${query}"`;
        console.error(readable(`tercio: no rule found for ${what}`));
        const { nearest } = await import("../shared/nearest.ts");
        const near = hits.length > 0 ? hits.slice(0, 5) : nearest(query, games, 5);
        console.error(`did you mean:\n${near.map((h) => line(h, o.lang)).join("\n")}`);
        process.exitCode = 1;
        return;
      }
      if (o.source === true) {
        const [best] = hits;
        if (best !== undefined) await printSource(best, o);
        return;
      }
      if (o.json === true) {
        console.log(
          JSON.stringify(
            hits.map((h) => full(h.entry, there(games.find((g) => g.id === h.system)), o.edition)),
            null,
            1,
          ),
        );
        return;
      }
      const best = hits[0]?.score ?? 0;
      const shown = hits.slice(0, CARDS).filter((h) => h.score >= best * SHARE);
      const rest = hits.slice(shown.length, shown.length + 5).filter((h) => h.score >= best * 0.2);
      console.log(await cards(shown, games, o));
      if (rest.length > 0)
        console.log(`\n${o.lang === "fr" ? "aussi" : "also"}:\n${rest.map((h) => line(h, o.lang)).join("\n")}`);
    });
}
