import { FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

test("C7: a unit of as many models as its book allows can be played", async () => {
  const room = await ninthAge.rosters?.();
  const wrong: string[] = [];
  let large = 0;
  for (const { id: army } of room?.books ?? []) {
    const book = await room?.open(army);
    for (const entry of book?.entries ?? []) {
      const models = entry.models.most.most;
      if (models <= 40) continue;
      large++;
      const list = {
        format: FORMAT,
        version: FORMAT_VERSION,
        system: "ninth-age",
        army,
        name: "x",
        size: 4500,
        units: [{ entry: entry.id, models }],
      };
      const field = room?.field(book as NonNullable<typeof book>, list as never);
      if (field !== undefined && "problems" in field && field.problems.some((p) => p.where.endsWith("models")))
        wrong.push(`${army}: ${entry.id}, ${models}`);
      if (
        field !== undefined &&
        "army" in field &&
        ninthAge.armies?.check(field.army)?.where.endsWith("models") === true
      )
        wrong.push(`${army}: ${entry.id}, ${models}`);
    }
  }
  expect(large).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
