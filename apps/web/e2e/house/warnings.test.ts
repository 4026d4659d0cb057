import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { oldWorld } from "@tercio/old-world";
import { build, preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { fromMenu, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";
import { everyKindOfChoice } from "../saves.ts";

// The app as it is shipped is silent about a list without keys or an element where none may stand; the one built for
// developers tells, in the console. It is several times slower, so that one walk through everything must do.
describe.skipIf(!hasChromium)("the app built for developers has nothing to complain of", () => {
  const app = theApp("warnings");
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), "tercio-developers-"));
  let server: PreviewServer;
  let at = "";
  beforeAll(async () => {
    // Anything but "production" makes it React's for developers; Vitest calls itself "test".
    expect(process.env.NODE_ENV).not.toBe("production");
    await build({ root, mode: "development", logLevel: "error", build: { outDir, emptyOutDir: true, minify: false } });
    server = await preview({
      root,
      logLevel: "error",
      build: { outDir },
      preview: { host: "127.0.0.1", port: 0 },
    });
    at = server.resolvedUrls?.local[0] ?? "";
  });
  afterAll(async () => {
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  inProof("it is the build that complains", () => {
    const parts = readdirSync(join(outDir, "assets")).filter((name) => name.endsWith(".js"));
    const complaint = "Encountered two children with the same key";
    expect(parts.some((name) => readFileSync(join(outDir, "assets", name), "utf8").includes(complaint))).toBe(true);
  });

  inProof("a battle: every kind of choice, what is tried, the legend and the dialogs", async () => {
    const { points, whole } = everyKindOfChoice();
    const page = await app.open({ at, oddless: true });
    await page.click("#hotseat");
    for (const [kind, text] of points) {
      await openFile(app, page, "kind.json", text);
      await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
      if (kind !== "deploy" && kind !== "move") continue;
      await page.keyboard.press("n");
      await page.keyboard.press("ArrowUp");
      await page.waitForSelector("[data-ghost]");
      await page.keyboard.press("Escape");
    }
    await page.click("#show-legend");
    await page.keyboard.press("t");
    await page.waitForSelector("dialog table tbody tr");
    await page.keyboard.press("Escape");
    await fromMenu(page, "#language");
    await openFile(app, page, "whole.json", whole);
    await page.waitForSelector("#rematch");
    await fromMenu(page, "#shelf");
    await page.waitForSelector(".shelf li");
    await page.keyboard.press("Escape");
    await fromMenu(page, "#new");
    await page.selectOption("#choose-game", oldWorld.id);
    await page.click("#start");
    await page.waitForSelector("#roll, .prompt .answer");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof("a battle: the odds of each kind of question, as they come in", async () => {
    const { points } = everyKindOfChoice();
    const page = await app.open({ at });
    await page.click("#hotseat");
    for (const kind of ["charge", "charge-reaction", "shoot", "casting-dice", "accept-duel", "allocate"]) {
      await openFile(app, page, "kind.json", points.get(kind) ?? "");
      await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
      await page.waitForFunction(
        () => document.querySelector('.odds[aria-busy="false"] section, .prompt .chance') !== null,
      );
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof("the rules: pages of each game, both editions, search, pins, print", async () => {
    const page = await app.open({ at });
    const go = async (hash: string, sign: string): Promise<void> => {
      await page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
      await page.waitForSelector(sign);
    };
    await go("#/rules/ninth-age", '[data-edition="both"]');
    await page.click('[data-edition="both"]');
    for (const [hash, sign] of [
      ["#/rules/ninth-age/spells", ".sides"],
      ["#/rules/ninth-age/scoring", ".table-box"],
      ["#/rules/ninth-age/phase/deployment", ".part"],
      ["#/rules/old-world/lore-illusion", ".spells .entry"],
      ["#/rules/old-world/special-rules", ".entry"],
      ["#/rules/age-of-sigmar", ".chapter-cards"],
      ["#/rules/pins/with/t9a.table.to-hit,tow.miscast", ".pins table"],
      ["#/rules/old-world/print", '.leaves[data-set="true"] .leaf'],
    ] as const)
      await go(hash, sign);
    await go("#/rules", ".game-cards");
    await page.fill("#search", "panic");
    await page.waitForSelector(".result");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
