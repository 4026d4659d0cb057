import { execFileSync } from "node:child_process";
import { type Chunk, lastLine, type Proof } from "./kind.ts";

/** Files of tests of which `npm test` tries some of what is alike: `inject("fully")` tells them whether all of it is wanted, or `in-turn.ts` asks it for them. */
const asking = ["-e", 'inject("fully")', "-e", '/in-turn.ts"', "-e", '/in-proof"'];
const files = execFileSync("git", ["grep", "-l", ...asking, "--", "*.test.ts"], { encoding: "utf8" })
  .trim()
  .split("\n");

export const testProofs: readonly Proof[] = [
  {
    id: "tests",
    title: "Tests of which npm test tries some of what is alike (random scenes, seeds, maps, sizes), with all of it",
    chunks: files.length,
    sources: ["packages", "apps/web", "tools/proof", "package-lock.json"],
    command: (chunk) => ["node", "tools/proof/tests-chunk.mjs", files[chunk] as string],
    read: (out) => lastLine(out) as Chunk,
    line: (c) => `${c["files"]} files, ${c["tests"]} tests, ${c["failed"]} failed`,
  },
];
