import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type Save } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromMenu, kept, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { playedUntil, sceneUpTo } from "../saves.ts";
import { inProof } from "../in-turn.ts";

/** What the shelf has of the one battle on it, or puts another record in its place. */
const SHELVED = `(async (put) => {
  const done = (r) => new Promise((told) => { r.onsuccess = () => told(r.result); });
  const store = await done(indexedDB.open("tercio"));
  const texts = store.transaction("texts", "readwrite").objectStore("texts");
  const [key] = await done(texts.getAllKeys());
  if (put !== null) await done(texts.put(put, key));
  const text = await done(texts.get(key));
  store.close();
  return text;
})`;
const shelved = (page: Page, put: string | null = null): Promise<string> =>
  page.evaluate(`${SHELVED}(${JSON.stringify(put)})`);

describe.skipIf(!hasChromium)("L4: what is opened is verified", () => {
  const app = theApp("record");
  const { text } = playedUntil(5, (b) => (b.log?.length ?? 0) >= 60);
  const whole = JSON.parse(text) as Save;
  const changed = (at: number, change: (entry: Save["entries"][number]) => object): string =>
    JSON.stringify({ ...whole, entries: whole.entries.map((e, i) => (i === at ? change(e) : e)) });
  const is = (page: Page, check: string): Promise<unknown> => page.waitForSelector(`[data-record="${check}"]`);
  const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent("download"), press()]);
    const path = join(app.folder, "saved.json");
    await file.saveAs(path);
    return readFileSync(path, "utf8");
  };
  const answers = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector(".app")?.getAttribute("data-answers")));
  const look = async (page: Page, name: string): Promise<void> => {
    if (process.env.TERCIO_PICTURES === undefined) return;
    await app.picture(page, `${name}.png`);
    await page.setViewportSize({ width: 390, height: 844 });
    await app.picture(page, `${name}-phone.png`);
    await page.setViewportSize({ width: 1440, height: 900 });
  };

  test("L4: a good battle is played on at once, is verified meanwhile, and its line says what no file shows", async () => {
    const page = await app.open({ oddless: true });
    await openFile(app, page, "good.json", text);
    await is(page, "verified");
    await look(page, "verified");
    await page.click("#record-details");
    const facts = await textOf(page, ".record-facts");
    expect(facts).toContain("60 entries played again: each answer, die and hash fits.");
    expect(facts).toContain(`all by the program from seed ${whole.seed}`);
    for (const said of ["No correction by hand", "not finished", "A file cannot show who sat", "were cut off"])
      expect(facts).toContain(said);
    await look(page, "facts");
    expect(await barred(page, "record")).toEqual([]);
    await page.keyboard.press("Escape");
    // As it is kept it verifies again, also where the app is opened at it.
    await kept(page);
    await page.reload();
    await is(page, "verified");
    await app.close(page);
  });

  const die = whole.entries.findIndex((e) => "outcome" in e);
  const other = (e: object): object => {
    const { outcome } = e as { readonly outcome: { readonly total: number } };
    return { ...e, outcome: { ...outcome, total: outcome.total === 7 ? 6 : 7 } };
  };
  test("L4: a hash, a die or an answer that does not fit: the battle is looked at, saved as it is, begun from there", async () => {
    const page = await app.open({ oddless: true, french: true, dark: true });
    const forgeries = [
      ["answer", changed(40, () => ({ answer: { no: "such" }, seat: 0, hash: "0" })), "Entrée 40, "],
      ["die", changed(die, other), `Entrée ${die}, outcome`],
      ["hash", changed(40, (e) => ({ ...e, hash: "0" })), "Entrée 40, hash"],
    ] as const;
    for (const [name, forged, place] of inject("fully") ? forgeries : forgeries.slice(1)) {
      await openFile(app, page, `${name}.json`, forged);
      await page.waitForSelector('.prompt[data-asked="forged"]');
      expect(await textOf(page, ".prompt .refusal")).toContain(place);
      expect(await saved(page, () => page.click("#save-forged"))).toBe(forged);
      expect(await saved(page, () => fromMenu(page, "#save"))).toBe(forged);
      const before = await answers(page);
      for (const key of ["u", "r"]) await page.keyboard.press(key);
      expect(await page.locator("#undo").isDisabled()).toBe(true);
      expect(await answers(page)).toBe(before);
    }
    await is(page, "forged");
    await look(page, "forged");
    expect(await barred(page, "forged")).toEqual([]);
    await page.click("#begin-here");
    await page.waitForSelector('.prompt:not([data-asked="forged"])');
    const begun = JSON.parse(await saved(page, () => fromMenu(page, "#save"))) as Save;
    expect(begun.seed).not.toBe(whole.seed);
    expect(load(ninthAge, begun, { verify: true, given: true }).ok).toBe(true);
    await app.close(page);
  });

  test("L4: a battle of the shelf that was changed there stays there as it is", async () => {
    const page = await app.open({ oddless: true });
    await openFile(app, page, "shelf.json", text);
    await is(page, "verified");
    await kept(page);
    const forged = changed(50, (e) => ({ ...e, hash: "0" }));
    await page.goto(new URL("/icon.svg", page.url()).href);
    await shelved(page, forged);
    await page.goBack();
    await is(page, "forged");
    expect(await answers(page)).toBe(whole.entries.length);
    // Long enough for what is owed to be written.
    await page.waitForTimeout(400);
    expect(await shelved(page)).toBe(forged);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith("tercio-unwritten"))),
    ).toEqual([]);
    await app.close(page);
  });

  inProof("L4: a scene's dice are no dice of the seed: they are counted, and the battle goes on", async () => {
    const page = await app.open({ oddless: true });
    await openFile(app, page, "scene.json", sceneUpTo("redirect", 100));
    await page.waitForSelector('.prompt:not([data-asked="who"])');
    await kept(page);
    await page.reload();
    await is(page, "verified");
    await page.click("#record-details");
    expect(await textOf(page, ".record-facts")).toMatch(/given by a scene before the first die fell: [1-9]/);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
