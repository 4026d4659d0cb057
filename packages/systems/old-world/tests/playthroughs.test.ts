import { existsSync, readFileSync } from "node:fs";
import { account, shows } from "@tercio/lab";
import { describe, expect, test } from "vitest";
import { oldWorldTopics } from "../../../../tools/playthroughs.ts";
import { sequencesDocument } from "../../../../tools/sequences.ts";
import { oldWorld } from "../src/index.ts";

const root = new URL("../../../../", import.meta.url);

describe("golden playthroughs", () => {
  test.each(oldWorldTopics.map((t) => [t.file, t] as const))("%s plays as it is written", (file, topic) => {
    const path = new URL(`playthroughs/old-world/${file}.txt`, root);
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, "utf8");
    const head = /seed (\d+), answers (\d+) to (\d+)/.exec(text);
    if (head === null) throw new Error(`${file} does not say which battle it is`);
    const stretch = { seed: Number(head[1]), from: Number(head[2]), to: Number(head[3]) };
    expect(account(oldWorld, topic.title, stretch)).toBe(text);
    expect(shows(oldWorld, topic.kinds, stretch)).toBe(true);
  });

  test("the printed sequences are those that run", () => {
    expect(readFileSync(new URL("docs/sequences/old-world.md", root), "utf8")).toBe(sequencesDocument(oldWorld));
  });
});
