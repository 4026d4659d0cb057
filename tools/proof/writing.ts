import { type Chunk, lastLine, type Proof } from "./kind.ts";

/** What is written and by which commands; what is played meanwhile matters to none of it. */
const sources = [
  "packages/files/src/writing.ts",
  "apps/cli/src/commands",
  "apps/cli/tests/killed.ts",
  "apps/cli/tests/kill-at.mjs",
];
const killed = (id: string, title: string, disk: "roomy" | "full", first: number): Proof => ({
  id,
  title,
  chunks: 10,
  sources,
  command: (chunk) => ["node", "--import", "tsx", "tools/proof/writing-chunk.ts", disk, `${first + chunk}`, "50"],
  read: (out) => lastLine(out) as Chunk,
  line: (c) =>
    c["runs"] === 0
      ? "skipped, no small disk may be mounted here"
      : `${c["runs"]} runs, ${c["killed"]} killed${disk === "full" ? `, ${c["full"]} found no room and said so` : ""}: ${c["old"]} times the old file stands, ${c["new"]} times the new one, both verified; neither ${(c["runs"] ?? 0) - (c["old"] ?? 0) - (c["new"] ?? 0)}`,
});

/** A player's file is written whole or not at all: see apps/cli/tests/killed.ts. */
export const writingProofs: readonly Proof[] = [
  killed("killed", "Commands ended by SIGKILL at a write, fsync or rename drawn by chance (L2)", "roomy", 100),
  killed("killed-full", "The same on a small disk with room for a part drawn by chance (L2)", "full", 200),
];
