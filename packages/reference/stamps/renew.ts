// Renews the stamps of all entries: npm run stamps -w @tercio/reference [-- --fr-checked ID] [--en-checked ID] ...
import { gameTitles, loadGame } from "@tercio/games/reference";
import { readStamps, renew, writeStamps } from "./stamps.ts";

const checked = { en: new Set<string>(), fr: new Set<string>() };
const rest = process.argv.slice(2);
const faults: string[] = [];
while (rest.length > 0) {
  const option = rest.shift();
  const id = rest.shift();
  if ((option !== "--fr-checked" && option !== "--en-checked") || id === undefined || id.startsWith("--"))
    faults.push(`"${option}": the options are --fr-checked ID and --en-checked ID`);
  else checked[option === "--fr-checked" ? "fr" : "en"].add(id);
}
const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const known = new Set(games.flatMap((g) => g.entries.map((e) => e.id)));
for (const id of [...checked.en, ...checked.fr]) if (!known.has(id)) faults.push(`no entry "${id}"`);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 2;
} else
  for (const game of games) {
    const before = readStamps(game.id);
    const { stamps, refused } = renew(game.entries, before, checked);
    writeStamps(game.id, stamps);
    const changed = Object.entries(stamps).filter(([id, s]) => before[id]?.en !== s.en || before[id]?.fr !== s.fr);
    console.log(`${game.id}: ${changed.length} stamped, ${refused.length} refused`);
    for (const line of refused) console.error(`  ${line}`);
    if (refused.length > 0) process.exitCode = 1;
  }
