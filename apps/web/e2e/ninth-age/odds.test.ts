import { percents } from "@tercio/dice";
import { answer, type Battle, type NamedScenario, type Request, startBattle } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fromMenu, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { asks, sceneUpTo } from "../saves.ts";
import { inProof } from "../in-turn.ts";

/** Five units in one combat, at the start of its Melee Phase. */
function fiveUnits(): NamedScenario {
  const five = ninthAge.rules.scenarios().find((s) => s.id === "many-in-one-combat");
  if (five === undefined) throw new Error("no such scenario");
  return five;
}

/** The same battle where the app has taken it: what leaves no choice is answered, a Duel is the first that does. */
function atDuel(): Battle<NinthAge> {
  let { battle } = startBattle(ninthAge, fiveUnits().scenario, 7);
  while (!asks("issue-duel")(battle)) {
    const { request, game } = battle;
    if (request?.type !== "choice") throw new Error("no Duel");
    const step = answer(battle, ninthAge.rules.choices[request.choice]?.timeout(game, request.about));
    if (!step.ok) throw new Error(step.refusal.message.key);
    battle = step.battle;
  }
  return battle;
}

/** The first question of the list as it stands: its lines, what they say of themselves, and from how many plays. */
const standing = (page: Page): Promise<{ lines: string[]; says: string; plays: number } | null> =>
  page.evaluate(() => {
    const section = document.querySelector(".odds section");
    const says = section?.querySelector<HTMLElement>(".exact");
    if (section === null || says === null || says === undefined) return null;
    const lines = [...section.querySelectorAll(".bars .n, .contest-words strong")].map((e) => e.textContent ?? "");
    return { lines, says: says.textContent ?? "", plays: Number(says.dataset["plays"]) };
  });

describe.skipIf(!hasChromium)("odds that are too large to be exact", () => {
  const app = theApp("odds");

  test("beside a battle a decision is answered otherwise, and the best of all answers looked for, in this position alone", async () => {
    const page = await app.open({ width: 1366, height: 768 });
    page.setDefaultTimeout(120_000);
    await page.click("#hotseat");
    const unit = { profile: "imperial-guard", models: 10, files: 5, champion: true };
    const units = { A: { ...unit, side: "first", at: [0, 0] }, B: { ...unit, side: "second" } };
    const contact = [{ of: "B", at: "A", facing: "front" }];
    const scene = JSON.stringify({ system: "ninth-age", scene: { phase: "melee", units, contact } });
    await openFile(app, page, "duel.json", scene);
    const lines = async (): Promise<string> => JSON.stringify((await standing(page))?.lines);
    const section = page.locator(".odds section").first();
    const exact = () => expect.poll(async () => (await standing(page))?.says).toBe("exact");
    await expect.poll(() => section.locator("[data-decision]").count()).toBe(4);
    await exact();
    const granted = await lines();
    // What was to be expected before the first blow is what is exact, no sample that came before it.
    const ends = (column: number): Promise<(string | null)[]> =>
      page.locator(`.ends tbody td:nth-child(${column})`).evaluateAll((all) => all.map((e) => e.textContent));
    const before = await ends(2);
    expect(before.length).toBeGreaterThan(3);
    expect(await ends(3)).toEqual(before);
    await section.locator(".decisions summary").click();
    const allocate = section.locator("[data-decision]").nth(2);
    const champion = await allocate.locator("option").nth(1).getAttribute("value");
    await allocate.selectOption(champion ?? "");
    await expect.poll(lines).not.toBe(granted);
    await exact();
    const worse = await lines();
    expect(await ends(2)).toEqual(before);
    expect(await ends(3)).not.toEqual(before);
    // What was said before stands until there is something better, and nothing is asked of the battle itself.
    await section.locator("[data-granted]").click();
    await expect.poll(lines).toBe(granted);
    // What is said meanwhile, as it is heard: nothing stands still without a word.
    await section.locator(".decisions p[role=status]").evaluate((status) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, {
        ...{ childList: true, characterData: true, subtree: true },
      });
    });
    await section.locator('[data-seeks="0"]').selectOption("least:winner-0");
    await expect.poll(lines).toBe(worse);
    await expect.poll(() => allocate.evaluate((e: HTMLSelectElement) => e.value)).toBe(champion);
    await expect.poll(() => section.locator(".decisions").textContent()).toMatch(/Every answer on offer was tried/);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.map((text) => text.split(" ")[0])).toEqual(["Looking", "Every"]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  }, 240_000);

  inProof(
    "five units: a sample with its error, surer and surer until it is exact; a new question ends it, in both languages",
    async () => {
      const page = await app.open();
      page.setDefaultTimeout(240_000);
      await page.click("#hotseat");
      const { scenario } = fiveUnits();
      const five = JSON.stringify({ system: ninthAge.id, scenario, seed: 1, script: [] });
      await openFile(app, page, "five.json", five);
      // A first answer comes long before the sample is good enough.
      await page.waitForSelector(".odds section .exact");
      const first = await standing(page);
      expect(first?.says).toMatch(/^sampled from [\d,]+ plays.*refining$/);
      // Who wins stands there at once; of a handful of plays not everything has come up yet.
      expect(first?.lines.length).toBeGreaterThanOrEqual(3);
      for (const line of first?.lines ?? []) expect(line).toMatch(/^(\d+% ± \d+\.\d|[<>] \d+(\.\d)?%)$/);
      expect(first?.plays).toBeLessThan(9_000);
      const surer = (plays: number): Promise<unknown> =>
        page.waitForFunction(
          (n) => Number(document.querySelector<HTMLElement>(".odds .exact")?.dataset["plays"]) > n,
          plays,
        );
      await surer(first?.plays ?? 0);
      // The same plays as anywhere else: they hang on the position, not on the battle's dice or on time.
      const { game, request } = atDuel();
      const [question] = ninthAge.views.questions(game, request as Request);
      if (question === undefined) throw new Error("no question");
      const shown = await standing(page);
      const odds = exactOdds(ninthAge, question, { limit: 0, samples: shown?.plays ?? 0 });
      const told = odds.results.filter((r) => r.probability >= 0.0005);
      const whole = percents(told.map((r) => r.probability));
      const lines = told.map((r, i) => `${whole[i]}% ± ${(Math.ceil(r.error * 1000 - 1e-9) / 10).toFixed(1)}`);
      const draw = told.findIndex((r) => r.id === "draw");
      expect(shown?.lines.slice(3)).toEqual(lines.filter((_, i) => i !== draw));
      // Meanwhile all ways are walked, and what comes of that takes its place.
      const exact = () => expect.poll(async () => (await standing(page))?.says, { timeout: 240_000 }).toBe("exact");
      await exact();
      const last = await standing(page);
      for (const line of last?.lines ?? []) expect(line).toMatch(/^\d+%$/);
      // In French; what is asked again is there at once, and exact.
      await fromMenu(page, "#language");
      await openFile(app, page, "duel.json", sceneUpTo("duel", 0));
      await page.waitForFunction(() => document.querySelector(".odds .exact")?.textContent === "exact");
      await openFile(app, page, "five.json", five);
      await exact();
      await expect.poll(async () => (await standing(page))?.lines.length).toBe(last?.lines.length);
      // Told while the sample is still small: the same with one man less, which nobody has asked.
      await openFile(app, page, "fewer.json", five.replace('"models":20', '"models":19'));
      await page.waitForFunction(() => document.querySelector(".odds .exact")?.textContent?.includes("parties"));
      const french = await standing(page);
      expect(french?.says).toMatch(/^échantillon de [\d\s\u202f]+ parties.*calcul en cours$/);
      for (const line of french?.lines ?? [])
        expect(line).toMatch(/^(\d+\u00a0% ±\u00a0\d+,\d|[<>] \d+(,\d)?[\u00a0\u202f]%)$/);
      await surer(french?.plays ?? 0);
      // Another question meanwhile: what is exact says so, and nothing of the sample comes after it.
      await openFile(app, page, "duel.json", sceneUpTo("duel", 0));
      await page.waitForFunction(() => document.querySelector(".odds .exact")?.textContent === "exact");
      expect((await standing(page))?.lines.every((line) => !line.includes("±"))).toBe(true);
      await page.waitForTimeout(1_000);
      expect(await page.locator(".odds .exact").allInnerTexts()).not.toContain(expect.stringContaining("parties"));
      await app.close(page);
      expect(app.faults).toEqual([]);
    },
    600_000,
  );
});
