import { describe, expect, inject, test } from "vitest";
import { compared, drawn, here, mutilated, printed, ways } from "./by-tables/by-tables.ts";

/** Two hundred in `npm run proof -- by-tables`. */
const count = inject("fully") ? 60 : 20;

describe.skipIf(!here())("lists judged by the tables alone, and by the program that came with them", () => {
  test("the lists of tournaments: points of every unit, and nothing wrong", async () => {
    const { counted, wrong } = compared(await printed());
    expect(wrong).toEqual([]);
    expect(counted).toMatchObject({ lists: 8, alike: 8, unread: 0 });
  });

  test("lists drawn by chance are legal and cost the same; broken ones are refused by both for the same thing", async () => {
    const made = await drawn(301, count);
    const [whole, broken] = [compared(made), mutilated(made)];
    expect([...whole.wrong, ...broken.wrong]).toEqual([]);
    expect(whole.counted).toMatchObject({ lists: count });
    for (const way of Object.keys(ways)) expect(broken.counted[way], way).toBeGreaterThan(0);
  });
});
