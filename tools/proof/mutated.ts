import { type Chunk, engine, lastLine, type Proof } from "./kind.ts";

const proof = (id: string, title: string, what: string, each: number, chunks: number, more = ""): Proof => ({
  id,
  title,
  chunks,
  sources: [...engine, "apps/cli/tests/mutated.ts", "apps/web/src/lists/model", "apps/web/src/chances/address.ts"],
  command: (chunk) => ["node", "--import", "tsx", "tools/proof/mutated-chunk.ts", what, `${1000 + chunk}`, `${each}`],
  read: (out) => lastLine(out) as Chunk,
  line: (c) =>
    `${c["tried"]} tried, ${c["refused"]} refused with a sentence${more === "" ? "" : `, ${c["the same"] ?? 0} the same battle, ${c["a tail cut off"] ?? 0} its beginning`}, ${c["opened"] ?? 0} opened; stack traces ${c["thrown"] ?? 0}; longest refusal ${c["most ms to refuse"] ?? 0} ms, most memory held ${c["most MB"]} MB`,
});

/** Whatever a file, a link or a line may hold: see apps/cli/tests/mutated.ts. */
export const mutatedProofs: readonly Proof[] = [
  proof("mutated-saves", "Saves changed anywhere, read and played again (C2)", "savesRead", 1000, 20),
  proof("mutated-verified", "Saves of short battles changed anywhere, verified (L5)", "savesVerified", 300, 10, "same"),
  proof("mutated-scenes", "Scenes changed anywhere, opened (C2)", "scenesOpened", 500, 10),
  proof("mutated-lists", "Lists, links of lists and addresses of odds changed anywhere (C2)", "listsAndLinks", 500, 10),
  proof("mutated-lines", "Command lines put together by chance (C4, C7)", "commandLines", 200, 10),
];
