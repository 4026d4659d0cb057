import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const LINES: readonly (readonly [before: string, line: string])[] = [
  ['import type { System } from "@tercio/board";', 'import { stub } from "@tercio/stub/title";'],
  [
    "];\n",
    '  { ...stub, play: async () => (await import("@tercio/stub")).stub, ids: async () => (await import("@tercio/stub/ids")).ids },',
  ],
];
const list = fileURLToPath(new URL("./list.ts", import.meta.url));
const folder = fileURLToPath(new URL("../../testkit/stub/src/", import.meta.url));

/** What is asked of the house in which the stub stands in the list: what was said of it, and what went wrong. */
const asked = `
import { gameOf, games } from "@tercio/games";
import { gameOfRule, gameTitles, loadGame, loadRuleIds } from "@tercio/games/reference";
import { laws } from "@tercio/testkit";
const stub = gameOf("stub");
const broken = [];
for (const law of laws(stub, { battles: 2, maximumAnswers: 50, cuts: 5, forks: 5 }))
  try { law.run(); } catch (wrong) { broken.push(law.name + ": " + wrong.message); }
const { entries, chapters } = await loadGame("stub");
console.log(JSON.stringify({
  games: games.length, titles: gameTitles.map((g) => g.id), broken,
  read: entries.map((e) => [e.id, e.names.en]), chapters: chapters.length,
  ids: (await loadRuleIds("stub")).map(([id]) => id), of: gameOfRule("stub.throw"),
}));
`;

describe("a new game is a folder and its place in the list", () => {
  const home = mkdtempSync(join(tmpdir(), "tercio-stub-"));
  let said: { readonly [what: string]: unknown } = {};
  beforeAll(async () => {
    const outfile = join(home, "house.mjs");
    await build({
      stdin: { contents: asked, resolveDir: fileURLToPath(new URL("../../..", import.meta.url)), loader: "ts" },
      ...{ outfile, bundle: true, platform: "node", format: "esm", target: "node20", logLevel: "error" },
      plugins: [
        {
          name: "stub",
          setup(b) {
            b.onResolve({ filter: /^@tercio\/stub/ }, ({ path }) => ({
              path: join(folder, `${path.split("/")[2] ?? "index"}.ts`),
            }));
            b.onLoad({ filter: /games\/src\/list\.ts$/ }, () => ({
              loader: "ts",
              contents: LINES.reduce(
                (text, [before, line]) => text.replace(before, `${line}\n${before}`),
                readFileSync(list, "utf8"),
              ),
            }));
          },
        },
      ],
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    said = JSON.parse(stdout);
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test("it is played, and keeps the laws of every game", () => {
    expect(said["games"]).toBe(4);
    expect(said["broken"]).toEqual([]);
  });

  test("it is read: its title, its entries, the ids of its rules", () => {
    expect(said["titles"]).toContain("stub");
    expect(said["read"]).toEqual([
      ["stub.throw", "Throw"],
      ["stub.stay", "Stay"],
    ]);
    expect([said["chapters"], said["of"]]).toEqual([1, "stub"]);
    expect(said["ids"]).toEqual(["stub.throw", "stub.stay"]);
  });
});
