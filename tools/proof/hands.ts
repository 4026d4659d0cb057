import { type Counted, engine, lastLine, type Proof } from "./kind.ts";

const battles = [
  ["mouse", "", 1],
  ["touch", "", 2],
  ["keys", "", 3],
  ["keys", "old-world", 4],
  ["mouse", "age-of-sigmar", 5],
  ["touch", "age-of-sigmar", 6],
] as const;

/** Whole battles against the computer in the built app, by who knows only the page: see apps/web/e2e/hands. */
export const handProofs: readonly Proof[] = [
  {
    id: "by-hand",
    title:
      "Whole battles against the computer by mouse, by touch at 390x844 and by keys alone, each reloaded ten times",
    chunks: battles.length,
    sources: [...engine, "apps/web", "tools/built.mjs"],
    command: (chunk) => [
      ...["node", "--import", "tsx", "apps/web/e2e/hands/play.ts"],
      ...(battles[chunk] as (typeof battles)[number]).map(String),
    ],
    read: (out) => lastLine(out) as { readonly counted: Counted; readonly wrong: readonly string[] },
    line: (c) =>
      `${c["battles"]} battles to their end, ${c["answers"]} replies, ${c["deeds"]} deeds; ${c["reloads"]} reloads (${c["during"]} while the computer was at it, ${c["abrupt"]} the moment after an answer); axe in ${c["states"]} kinds of states`,
  },
];
