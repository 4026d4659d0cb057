import { type Counted, engine, lastLine, type Proof } from "./kind.ts";

const reading = (out: string): { readonly counted: Counted; readonly wrong: readonly string[] } =>
  lastLine(out) as { readonly counted: Counted; readonly wrong: readonly string[] };
const script = (what: string, ...more: readonly (string | number)[]): readonly string[] => [
  ...["node", "--import", "tsx", "tools/proof/record-chunk.ts", what],
  ...more.map(String),
];

/** What holds of saves and of copies of a battle: see tests/played.ts of The Ninth Age. */
export const recordProofs: readonly Proof[] = [
  {
    id: "saves",
    title: "Saved battles verified in Node and in Chromium, hash by hash",
    chunks: 5,
    sources: [...engine, "apps/web", "tools/built.mjs"],
    command: (chunk) => script("saves", 5000 + chunk * 10, 10),
    read: reading,
    line: (c) =>
      `${c["node"]} of ${c["saves"]} in Node; ${c["asked"] === 0 ? "Chromium was not there" : `${c["chromium"]} of ${c["asked"]} in Chromium, with the same hashes`}`,
  },
  {
    id: "cuts",
    title: "Battles cut, loaded in a new process and continued; forks answered otherwise",
    chunks: 10,
    command: (chunk) => script("cuts", 6000 + chunk * 2, 2),
    read: reading,
    line: (c) => `${c["cuts"]} cuts, ${c["forks"]} forks: ${c["differences"]} differences`,
  },
  {
    id: "lists",
    title: "The eight real lists deployed against each other on 72x48 inches",
    chunks: 50,
    needs: "../shared/data/ninth-age/armies",
    command: (chunk) => script("lists", 1 + chunk * 4, 4),
    read: reading,
    line: (c) => `${c["deployments"]} deployments: ${c["off"]} units left off`,
  },
  {
    id: "twenty",
    title: "Twenty starter-like units a side deployed on 72x48 inches",
    chunks: 10,
    command: (chunk) => script("twenty", 1 + chunk * 20, 20),
    read: reading,
    line: (c) =>
      `${c["deployments"]} deployments (three types for each of ${(c["deployments"] ?? 0) / 3} seeds): ${c["off"]} units left off`,
  },
];
