import { type Chunk, type Counted, lastLine, type Proof } from "./kind.ts";

const proof = (id: string, title: string, what: string, each: number, chunks: number): Proof => ({
  id,
  title,
  chunks,
  command: (chunk) => [
    "node",
    "tools/run.mjs",
    "tools/proof/law-chunk.ts",
    what,
    String(1 + chunk * each),
    String(each),
  ],
  read: (out) => lastLine(out) as Chunk,
  line: (c: Counted) =>
    `${c["battles"]} battles${c["laws"] === undefined ? "" : " under every law"}, ${c["broken"]} broken`,
});

export const lawProofs: readonly Proof[] = [
  proof("laws", "Every law over every battle by name of The Ninth Age", "ninth-age", 1, 10),
  proof("laws-old-world", "Every law over every battle by name of The Old World", "old-world", 10, 10),
  proof("wild", "Legal scenarios that nobody would set up, played to their end", "wild", 10, 40),
];
