import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { armiesSource } from "../src/army-entries.ts";

/** Set over as many lines as they need. */
const bare = (source: string): string => source.replace(/\s+/g, " ");

test("what each army book names is as the books say today: npx tsx tools/army-entries.ts writes it", async () => {
  const written = readFileSync(new URL("../../reference/src/ninth-age/armies.ts", import.meta.url), "utf8");
  expect(bare(written)).toBe(bare(await armiesSource()));
});
