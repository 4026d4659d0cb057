import { expect, test } from "vitest";
import { games } from "./index.ts";
import { list } from "./list.ts";

test("each game of the list goes by one id and one name, read or played, and its rules’ ids begin alike", async () => {
  expect(games.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  for (const [at, { name, family, ids, contents }] of list.entries()) {
    // A title may name the edition besides.
    for (const language of ["en", "fr"] as const) expect(name[language]).toContain(games[at]?.name[language]);
    const { entries } = await contents();
    const begun = [...(await ids()).map(([id]) => id), ...entries.map(({ id }) => id)];
    expect(begun.filter((id) => !id.startsWith(`${family}.`))).toEqual([]);
  }
});
