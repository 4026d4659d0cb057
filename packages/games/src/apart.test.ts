import { expect, test } from "vitest";
import { apart } from "./apart.ts";
import { games } from "./index.ts";

test("the games that are fetched one by one are all games, in their order", async () => {
  expect(apart.map((g) => g.id)).toEqual(games.map((g) => g.id));
  for (const [i, { load }] of apart.entries()) expect(await load()).toBe(games[i]);
});
