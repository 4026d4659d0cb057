// Whose tests take how long: each game has a share of `npm test`, and so has what belongs to no game. A file belongs to
// the game that a folder or its name names; the games are the folders of packages/systems.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Minutes of `npm test` on two cores. */
const [OF_A_GAME, OF_THE_HOUSE] = [4, 3];
const HOUSE = "the house";

const games = readdirSync(new URL("../packages/systems", import.meta.url));
const ownerOf = (file) => games.find((game) => file.includes(`/${game}/`) || file.includes(`/${game}.`)) ?? HOUSE;

/**
 * A line an owner, the longest first. `files`: path and seconds of each file of tests, as one worker took them.
 * What is over its share is moved to `npm run proof`, or made faster.
 */
export function shares(files, workers = availableParallelism()) {
  const seconds = new Map([...games, HOUSE].map((owner) => [owner, 0]));
  for (const { file, seconds: took } of files) seconds.set(ownerOf(file), seconds.get(ownerOf(file)) + took);
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .map(([owner, took]) => {
      const [minutes, most] = [took / workers / 60, owner === HOUSE ? OF_THE_HOUSE : OF_A_GAME];
      return `${minutes.toFixed(1).padStart(6)} of ${most} min  ${owner}${minutes > most ? "  OVER ITS SHARE" : ""}`;
    });
}
