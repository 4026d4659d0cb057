import { type Chunk, lastLine, type Proof } from "./kind.ts";

const EACH = 10;

/** Several tabs with one battle in Chromium: see apps/web/e2e/tabs. */
export const tabProofs: readonly Proof[] = [
  {
    id: "tabs",
    title: "Two and three tabs with one battle (L1): chance answers, takes over, freezes, wakes, reloads and closes",
    chunks: 30,
    // How a battle is kept, followed and taken over; what it plays is of no account.
    sources: ["apps/web/src/session", "apps/web/src/device", "apps/web/e2e/tabs", "tools/proof/tabs.ts"],
    command: (chunk) => [
      ...["node", "--import", "tsx", "apps/web/e2e/tabs/run.ts"],
      ...[1 + chunk * EACH, EACH].map(String),
    ],
    read: (out) => lastLine(out) as Chunk,
    line: (c) =>
      `${c["runs"]} runs, ${c["answers"]} answers accepted, ${c["lost"]} lost or hidden; taken over ${c["taken"]} times, frozen ${c["frozen"]}, reloaded ${c["reloaded"]}, closed and opened again ${c["closed"]}; ${c["battles"]} battles on the shelves`,
  },
];
