import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { oneAlike } from "../in-turn.ts";

const scene = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "movement",
    units: {
      A: { side: "first", profile: "imperial-rangers", models: 10, files: 5, at: [0, -6] },
      B: { side: "first", profile: "line-of-halberds", models: 10, files: 5, at: [8, -6] },
      C: { side: "second", profile: "grey-watchers", models: 6, files: 6, at: [0, 8] },
    },
  },
  script: [],
});

describe.skipIf(!hasChromium)("units in skirmish formation", () => {
  const app = theApp("apart");
  test.each(
    oneAlike(
      [
        ["desktop", { width: 1366, height: 768 }],
        ["phone", { width: 390, height: 844, touch: true, french: true }],
      ] as const,
      1,
    ),
  )("are drawn with their gaps and told as such, on a %s", async (name, look) => {
    const page = await app.open({ oddless: true, ...look });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "apart.json", scene);
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.waitForSelector('svg.board [data-piece="0"]');
    const rangers = page.locator('svg.board [data-piece="0"]').first();
    const said = "french" in look ? /En formation de tirailleurs$/ : /In skirmish formation$/;
    expect(await rangers.getAttribute("aria-label")).toMatch(said);
    expect(await page.locator('svg.board [data-piece="1"]').first().getAttribute("aria-label")).not.toMatch(said);
    // 150 by 52.5 mm, and ten bases of 20 mm in it, 32.5 mm from one to the next.
    const drawn = await rangers.locator("path").evaluateAll((all) => all.map((p) => p.getAttribute("d") ?? ""));
    expect(drawn).toContain("M-75 0h150v52.5h-150z");
    const rank = (y: number) => [-75, -42.5, -10, 22.5, 55].map((x) => `M${x} ${y}h20v20h-20z`).join("");
    expect(drawn).toContain(rank(0) + rank(32.5));
    await app.picture(page, `${name}.png`);
    // Led a step ahead, its ghost keeps the same gaps; the card says how far they are apart.
    await page
      .locator(".prompt .answer, .prompt button")
      .filter({ hasText: /Rangers|Forestiers/ })
      .first()
      .click();
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]");
    const ghost = await page
      .locator("[data-ghost] path")
      .evaluateAll((all) => all.map((p) => p.getAttribute("d") ?? ""));
    expect(ghost.some((d) => d.includes("M-42.5 32.5h20v20h-20z"))).toBe(true);
    await app.picture(page, `${name}-led.png`);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
