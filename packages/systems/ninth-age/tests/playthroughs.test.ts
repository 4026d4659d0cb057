import { readFileSync } from "node:fs";
import { account, shows } from "@tercio/lab";
import { describe, expect, test } from "vitest";
import { topicsOf } from "../../../../tools/playthroughs.ts";
import { sequencesDocument } from "../../../../tools/sequences.ts";
import { ninthAge } from "../src/index.ts";

const root = new URL("../../../../", import.meta.url);
const topics = topicsOf(ninthAge.id);

describe("golden playthroughs", () => {
  test("are as many as ever", () => expect(topics.length).toBeGreaterThanOrEqual(11));

  test.each(topics)("%s plays as it is written, and shows what it is there to show", (file, topic) => {
    const text = readFileSync(new URL(`playthroughs/ninth-age/${file}.txt`, root), "utf8");
    expect(account(ninthAge, topic.title, topic)).toBe(text);
    expect(shows(ninthAge, topic.shows, topic)).toBe(true);
  });

  test("the printed sequences are those that run", () => {
    expect(readFileSync(new URL("docs/sequences/ninth-age.md", root), "utf8")).toBe(sequencesDocument(ninthAge));
  });
});
