import { existsSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { run } from "./command.ts";
import { killedRuns } from "./killed.ts";
import { inProof } from "@tercio/testkit/in-proof";

const RUNS = inject("fully") ? 60 : 2;

test("L2: ended at any write, fsync or rename, a command leaves the old file or the new one", () => {
  const { counted, wrong } = killedRuns(1, RUNS, false) ?? { counted: null, wrong: ["nothing was run"] };
  expect(wrong).toEqual([]);
  expect(counted).toMatchObject({ runs: RUNS, killed: RUNS });
});

inProof("L2: the same on a full disk, which is said in a sentence", (context) => {
  const survived = killedRuns(2, RUNS, true);
  if (survived === null) return context.skip("no small disk may be mounted here");
  expect(survived.wrong).toEqual([]);
  expect(survived.counted.runs).toBe(RUNS);
});

test.each([
  ["battle", "--system", "old-world"],
  ["scene", "no-such-save.json"],
  ["correct", "no-such-save.json"],
  ["army", "convert", "no-such-list.json"],
])("L2: %s tries the path before it reads or plays anything", async (...args) => {
  const { code, out, err } = await run(...args, "--out", "/no-such-folder/file.json");
  expect(err).toBe("tercio: /no-such-folder/file.json: cannot be written: there is no such folder\n");
  expect([code, out, existsSync("/no-such-folder")]).toEqual([2, "", false]);
});
