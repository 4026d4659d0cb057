import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { oneAlike } from "../in-turn.ts";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { playedUntil } from "../saves.ts";

const first = { side: "first", facing: "north" } as const;
const halberds = { ...first, profile: "heavy-infantry-with-halberds", models: 30, files: 6 } as const;
/** A Marshal two inches behind one regiment; another stands in the first rank of the next. */
const scene = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "movement",
    units: {
      Marshal: { ...first, profile: "marshal", models: 1, files: 1, at: [0, -6] },
      Halberds: { ...halberds, at: [0, 0] },
      Led: {
        ...halberds,
        profile: "heavy-infantry-with-spears",
        at: [12, 0],
        characters: [{ profile: "marshal-with-battle-standard", file: 3 }],
      },
      Foes: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 16] },
    },
  },
  script: [],
});

describe.skipIf(!hasChromium)("Characters", () => {
  const app = theApp("characters");
  test.each(
    oneAlike(
      [
        ["desktop", { width: 1366, height: 768 }],
        ["phone", { width: 390, height: 844, touch: true }],
      ] as const,
      0,
    ),
  )("walk up to a unit and are one of it, and step out of another, on a %s", async (name, look) => {
    const page = await app.open({ oddless: true, ...look });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "characters.json", scene);
    await page.waitForSelector('.prompt[data-asked="move"]');
    const pieces = (): Promise<number> => page.locator("svg.board [data-piece] .hull").count();
    const before = await pieces();
    const choose = (who: RegExp): Promise<void> =>
      page.locator(".prompt .answer, .prompt button").filter({ hasText: who }).first().click();
    await choose(/Marshal/);
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, `${name}-joins.png`);
    expect(await page.locator(".prompt").innerText()).toMatch(/joins Heavy Infantry with Halberds/);
    await page.click("#confirm");
    await expect.poll(pieces).toBe(before - 1);
    expect(await page.locator('svg.board [data-piece="1"]').first().getAttribute("aria-label")).toMatch(/31 models/);
    // Out of the other regiment, by a way of that regiment.
    await choose(/Spears/);
    await choose(/leaving: Advance/);
    for (let i = 0; i < 3; i++) await page.click("#ahead");
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, `${name}-leaves.png`);
    await page.click("#confirm");
    await expect.poll(pieces).toBe(before);
    await app.picture(page, `${name}-left.png`);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U5: a tap on a regiment puts the Character in hand into it", async () => {
    const scenario = ninthAge.rules.scenarios().find((one) => one.id === "led")?.scenario;
    const deploys = (about: unknown): readonly number[] =>
      (about as { readonly units?: readonly number[] }).units ?? [];
    /** A Character on foot waits, and a regiment of infantry of its side stands. */
    const pair = ({ game, request }: ReturnType<typeof playedUntil>["battle"]): readonly [number, number] | null => {
      if (request?.type !== "choice" || request.choice !== "deploy") return null;
      const on = (id: number) => game.units[id]?.entry;
      const foot = deploys(request.about).find((id) => on(id)?.character === true && on(id)?.type === "Infantry");
      const host = game.units.find(
        (u) => u.place === "field" && u.seat === request.player && u.entry.type === "Infantry",
      );
      return foot === undefined || host === undefined ? null : [foot, host.id];
    };
    const { text, battle } = playedUntil(3, (b) => pair(b) !== null, scenario === undefined ? {} : { scenario });
    const [character, regiment] = pair(battle) ?? [-1, -1];
    const page = await app.open({ width: 390, height: 844, touch: true, oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "deploy.json", text);
    await page.waitForSelector('.prompt[data-asked="deploy"]');
    await page.locator(`.prompt [data-unit="${character}"]`).click();
    const box = await page.locator(`svg.board [data-piece="${regiment}"] .hull`).boundingBox();
    if (box === null) throw new Error("the regiment is not drawn");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector("#confirm");
    expect(await page.locator(".tried").innerText()).toMatch(/will join/i);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
