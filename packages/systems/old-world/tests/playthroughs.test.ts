import { readFileSync } from "node:fs";
import { account, shows } from "@tercio/lab";
import { describe, expect, test } from "vitest";
import { topicsOf } from "@tercio/lab/topics";
import { oldWorld } from "../src/index.ts";

const root = new URL("../../../../", import.meta.url);
const topics = topicsOf(oldWorld.id);

describe("golden playthroughs", () => {
  test("are as many as ever", () => expect(topics.length).toBeGreaterThanOrEqual(4));

  test.each(topics)("%s plays as it is written, and shows what it is there to show", (file, topic) => {
    const text = readFileSync(new URL(`playthroughs/old-world/${file}.txt`, root), "utf8");
    expect(account(oldWorld, topic.title, topic)).toBe(text);
    expect(shows(oldWorld, topic.shows, topic)).toBe(true);
  });
});
