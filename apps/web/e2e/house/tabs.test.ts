import { mkdirSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { withoutOdds } from "../app.ts";
import { hasChromium, theBrowser } from "../browser.ts";
import { answerOnce, begin, freeze, missing, openTab, playHere, stands, type Tab } from "../tabs/tabs.ts";
import { randomRun } from "../tabs/random.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("L1: one battle in several tabs", () => {
  let context: BrowserContext;
  const url = (): string => `${inject("app")}?fast`;
  beforeEach(async () => {
    context = await (await theBrowser()).newContext({
      locale: "en-GB",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await context.addInitScript(withoutOdds);
  });
  afterEach(() => context.close());

  const picture = async (tab: Tab, name: string): Promise<void> => {
    if (process.env.TERCIO_PICTURES === undefined) return;
    mkdirSync("/tmp/tercio-e2e/tabs", { recursive: true });
    await tab.page.screenshot({ path: `/tmp/tercio-e2e/tabs/${name}.png` });
    await tab.page.setViewportSize({ width: 390, height: 844 });
    await tab.page.screenshot({ path: `/tmp/tercio-e2e/tabs/${name}-phone.png` });
    await tab.page.setViewportSize({ width: 1280, height: 720 });
  };
  /** So many answers. @returns their hashes */
  const answers = async (tab: Tab, count: number): Promise<readonly string[]> => {
    const all: string[] = [];
    for (let i = 0; i < count; i++) {
      const now = await answerOnce(tab);
      if (now === null) throw new Error(`answer ${i} was not accepted: ${(await stands(tab)).asked}`);
      all.push(now.chain);
    }
    return all;
  };
  const until = (tab: Tab, chain: string): Promise<unknown> => tab.page.waitForSelector(`.app[data-chain="${chain}"]`);

  test("the second tab follows the first, takes it over, and the first follows then", async () => {
    const one = await openTab(context, url());
    await begin(one);
    const played = [...(await answers(one, 2))];
    await missing(one.page, new Set(played));
    const two = await openTab(context, url());
    await two.page.waitForSelector('.prompt[data-asked="elsewhere"]');
    await picture(two, "elsewhere");
    // What is played in the first is seen in the second, which answers nothing.
    played.push(...(await answers(one, 1)));
    await until(two, played.at(-1) ?? "");
    expect(await answerOnce(two)).toBeNull();
    await playHere(two);
    played.push(...(await answers(two, 4)));
    await until(one, played.at(-1) ?? "");
    expect((await stands(one)).asked).toBe("elsewhere");
    await playHere(one);
    played.push(...(await answers(one, 1)));
    expect((await stands(one)).answers).toBe(8);
    await Promise.all([one.page.close(), two.page.close()]);
    const three = await openTab(context, url());
    expect(await missing(three.page, new Set(played))).toEqual([]);
    await until(three, played.at(-1) ?? "");
  });

  inProof("a tab that is frozen and woken after another has played takes up what was played", async () => {
    const one = await openTab(context, url());
    await begin(one);
    const played = [...(await answers(one, 2))];
    await missing(one.page, new Set(played));
    const two = await openTab(context, url());
    // The last answer is not written yet when the tab is frozen.
    played.push(...(await answers(one, 1)));
    await freeze(one, true);
    await playHere(two);
    played.push(...(await answers(two, 3)));
    await freeze(one, false);
    await until(one, played.at(-1) ?? "");
    expect((await stands(one)).asked).toBe("elsewhere");
    expect(await missing(two.page, new Set(played))).toEqual([]);
  });

  inProof("without locks a tab that plays on differently goes on as a battle of its own", async () => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
      Reflect.deleteProperty(globalThis, "BroadcastChannel");
    });
    const one = await openTab(context, url());
    await begin(one);
    // As far as a question with two answers.
    const played = [...(await answers(one, 3))];
    await missing(one.page, new Set(played));
    const two = await openTab(context, url());
    played.push(...(await answers(two, 3)));
    await missing(two.page, new Set(played));
    const apart = await answerOnce(one, "first");
    expect(played).not.toContain(apart?.chain);
    await one.page.waitForSelector("#other-tab");
    await picture(one, "parted");
    played.push(...(await answers(one, 1)));
    const all = new Set([...played, apart?.chain ?? ""]);
    expect(await missing(one.page, all)).toEqual([]);
    await Promise.all([one.page.close(), two.page.close()]);
    const three = await openTab(context, url());
    await three.page.click(".menu-toggle");
    await three.page.click("#shelf");
    await three.page.waitForSelector(".shelf li");
    expect(await three.page.locator(".shelf li strong").allInnerTexts()).toEqual([
      expect.stringContaining("(second tab)"),
      expect.not.stringContaining("(second tab)"),
    ]);
    await picture(three, "shelf");
  });

  inProof("whatever chance does in two and three tabs, no answer is lost", async () => {
    // 300 runs of twelve steps: npm run proof -- tabs.
    for (let seed = 1; seed <= (inject("fully") ? 2 : 1); seed++) {
      const own = await (await theBrowser()).newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
      await own.addInitScript(withoutOdds);
      const { counted, wrong } = await randomRun(own, url(), seed, inject("fully") ? 12 : 5);
      await own.close();
      expect(wrong).toEqual([]);
      expect(counted["answers"]).toBeGreaterThan(1);
    }
  });
});
