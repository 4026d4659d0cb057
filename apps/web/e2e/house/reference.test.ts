import { gzipSync } from "node:zlib";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { barred } from "../barred.ts";
import { hasChromium, PATIENCE, theBrowser } from "../browser.ts";
import { borrowed, givenBack } from "../pages.ts";
import { inProof } from "../in-turn.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

describe.skipIf(!hasChromium)("the rules in the browser", () => {
  const url = inject("app");
  const faults: string[] = [];

  async function open(hash = "#/rules", { width, height } = desk, french = false): Promise<Page> {
    const page = await borrowed({ width, height, french, dark: false, touch: false });
    return at(page, hash);
  }

  async function at(page: Page, hash: string): Promise<Page> {
    page.on("pageerror", (e) => faults.push(e.message));
    await page.goto(url + hash);
    await page.waitForSelector(".page");
    return page;
  }

  /** Where the app is to be stored for days without a network: in a context that ends with the test. */
  async function storing(hash: string, viewport = desk): Promise<Page> {
    const context = await (await theBrowser()).newContext({ viewport, locale: "en-GB", reducedMotion: "reduce" });
    context.setDefaultTimeout(PATIENCE);
    return at(await context.newPage(), hash);
  }

  /** Waits until everything is stored: the worker is active only then. */
  const stored = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

  const find = async (page: Page, query: string): Promise<void> => {
    await page.fill("#search", query);
    await page.waitForSelector(".result");
  };

  inProof("the first load is small; games come when they are opened", async () => {
    const context = await (await theBrowser()).newContext({ viewport: phone, serviceWorkers: "block" });
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    const bodies: Promise<void>[] = [];
    page.on("response", (r) => {
      const { pathname } = new URL(r.url());
      if (!pathname.endsWith(".woff2"))
        bodies.push(r.body().then((body) => void sizes.set(pathname, gzipSync(body).length)));
    });
    await page.goto(`${url}#/rules`, { waitUntil: "networkidle" });
    await Promise.all(bodies);
    const total = [...sizes.values()].reduce((a, b) => a + b, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(200_000);
    const games = (): string[] => [...sizes.keys()].filter((p) => /(ninth-age|old-world|age-of-sigmar)-/.test(p));
    expect(games()).toEqual([]);
    await page.click('a[href="#/rules/old-world"] >> nth=-1');
    await page.waitForSelector(".chapter-cards");
    expect(games().filter((p) => /ninth-age|age-of-sigmar/.test(p))).toEqual([]);
    expect(games()).toHaveLength(1);
    // The engine comes when a worked example is opened, and not before.
    const fetched = async (): Promise<number> => {
      await Promise.all(bodies);
      return [...sizes.values()].reduce((a, b) => a + b, 0);
    };
    const read = await fetched();
    await page.goto(`${url}#/rules/old-world/decisions`, { waitUntil: "networkidle" });
    const example = page.locator("#decision-break-test");
    await example.waitFor();
    const folded = await fetched();
    expect(folded - read).toBeLessThan(40_000);
    await example.locator("summary").click();
    await example.locator(".chance strong").waitFor();
    expect((await fetched()) - folded).toBeGreaterThan(100_000);
    await context.close();
  });

  inProof("can be installed, and says which version it is", async () => {
    const page = await storing("#/rules");
    await stored(page);
    const cdp = await page.context().newCDPSession(page);
    const { installabilityErrors } = (await cdp.send("Page.getInstallabilityErrors")) as {
      installabilityErrors: readonly { errorId: string }[];
    };
    // A private window, such as every test has, is never offered an installation.
    expect(installabilityErrors.map((e) => e.errorId).filter((e) => e !== "in-incognito")).toEqual([]);
    const manifest = (await (await page.request.get(`${url}manifest.webmanifest`)).json()) as {
      display: string;
      icons: readonly { src: string; sizes: string }[];
    };
    expect(manifest.display).toBe("standalone");
    for (const icon of manifest.icons) expect((await page.request.get(url + icon.src)).status()).toBe(200);
    await page.waitForSelector(".version:has-text('✓')");
    expect(await page.locator(".version").innerText()).toMatch(
      /^Version \d+\.\d+\.\d+ \(([0-9a-f]{7,}, )?\d{4}-\d\d-\d\d\)/,
    );
    await page.context().close();
  });

  test("without a network everything works: games, search, pins, languages, the battle", async () => {
    const page = await storing("#/rules", phone);
    await stored(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector(".game-cards");
    for (const game of ["ninth-age", "old-world", "age-of-sigmar"]) {
      await page.goto(`${url}#/rules/${game}`);
      await page.waitForSelector(".chapter-cards");
    }
    await find(page, "boule de feu");
    expect(await page.locator(".result-name").first().innerText()).toMatch(/Fireball/);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".entry.target");
    const name = await page.locator(".entry.target h3").innerText();
    expect(name).toBe("Fireball");
    const address = await page.evaluate(() => location.hash);
    expect(address).toMatch(/^#\/rules\/[a-z0-9]+\..*fireball$/);
    await page.click(".entry.target .pin");
    await page.reload();
    await page.waitForSelector(".entry.target .pin[aria-pressed=true]");
    await page.click("#language");
    expect(await page.locator(".entry.target h3").innerText()).toBe("Boule de feu");
    await page.reload();
    await page.goto(`${url}#/rules/pins`);
    await page.waitForSelector(".pins .entry");
    expect(await page.locator(".pins .entry h2").allInnerTexts()).toEqual(["Boule de feu"]);
    // Army books too, also those that were never opened.
    await page.goto(`${url}#/lists`);
    await page.waitForSelector("#begin-list");
    await page.selectOption("#list-army", "hobgoblins");
    await page.click("#begin-list");
    await page.waitForSelector(".builder");
    await page.goto(`${url}#/`);
    await page.click("#hotseat");
    await page.waitForSelector("#roll");
    await page.context().close();
  });

  test("goes by keys alone: to the search, along the answers, into an entry, back", async () => {
    const page = await open("#/rules/ninth-age");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search");
    await page.keyboard.type("pyro fireball");
    await page.waitForSelector(".result");
    // The answers change with every letter typed: those to all of them are wanted.
    await page.waitForSelector('.results[aria-busy="false"] .result');
    const second = await page.locator(".result-name").nth(1).innerText();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator('.result[aria-selected="true"] .result-name').innerText()).toBe(second);
    expect(await page.getAttribute("#search", "aria-activedescendant")).toBe(
      await page.getAttribute('.result[aria-selected="true"]', "id"),
    );
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".entry.target");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("entry-t9a.spell.pyromancy.fireball");
    // On from the entry: its name, its sources, its star.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.waitForSelector(".entry.target .pin[aria-pressed=true]");
    await page.keyboard.press("/");
    await page.keyboard.type("panic");
    await page.waitForSelector(".result");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".result", { state: "hidden" });
    expect(await page.inputValue("#search")).toBe("panic");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#search")?.value === "");
    await page.goBack();
    await page.waitForSelector(".chapter-cards");
    await givenBack(page);
  });

  test("shows what differs between the two editions in signs and words", async () => {
    const page = await open("#/rules/ninth-age/spells");
    await page.click('[data-edition="both"]');
    const sides = page.locator("article.entry:has(.sides)").first();
    expect(await sides.locator(".side-title").allInnerTexts()).toEqual([
      "≠ Second edition, early",
      "≠ Second edition, late",
    ]);
    const mark = sides.locator("mark").first();
    expect(await mark.evaluate((e) => getComputedStyle(e).textDecorationLine)).toBe("underline");
    expect(await page.locator(".only").first().innerText()).toMatch(/^[◁▷] only in: Second edition/);
    await page.click('[data-edition="2e-late"]');
    expect(await page.locator(".sides").count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-edition="2e-late"][aria-pressed=true]');
    await givenBack(page);
  });

  test("filters spells, tells the engine's status and what the sheets leave open", async () => {
    const page = await open("#/rules/old-world/lore-battle-magic");
    await page.waitForSelector(".spells .entry");
    const all = await page.locator(".spells .entry").count();
    await page.locator(".filters select").last().selectOption({ index: 1 });
    const left = await page.locator(".spells .entry").count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await page.goto(`${url}#/rules/t9a.sequence.melee.melee-phase.2`);
    await page.waitForSelector(".entry.target .status");
    const played = ninthAge.rules.enforced.includes("t9a.sequence.melee.melee-phase.2");
    expect(await page.locator(".entry.target .status").innerText()).toBe(played ? "✓ enforced" : "○ not yet enforced");
    const note = page.locator(".entry.target .doubts");
    expect((await note.innerText()).toLowerCase()).toMatch(/ruling[\s\S]*we use[\s\S]*why/);
    await givenBack(page);
  });

  test("the way back leads to where the reader was", async () => {
    const page = await open("#/rules/old-world/special-rules", phone);
    await page.locator(".entry h3 a").nth(20).click();
    await page.waitForSelector(".entry.target .sources a");
    const down = await page.evaluate(() => (window.scrollBy(0, 40), window.scrollY));
    expect(down).toBeGreaterThan(1000);
    await page.locator(".entry.target .sources a").first().click();
    await page.waitForFunction((y) => window.scrollY !== y, down);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, down);
    await page.goBack();
    await page.waitForFunction(() => location.hash === "#/rules/old-world/special-rules");
    await givenBack(page);
  });

  test("a page of one's own travels as a link", async () => {
    const page = await open("#/rules/pins/with/t9a.table.to-hit,tow.miscast,no.such-rule");
    await page.waitForSelector(".pins .entry");
    expect(await page.locator(".pins .entry h2").allInnerTexts()).toEqual([
      "Close Combat To-Hit Table",
      "Miscast table",
    ]);
    expect(await page.locator(".pins table").count()).toBe(2);
    await page.click("#keep");
    await page.click("#share");
    expect(await page.inputValue(".share input")).toBe(`${url}#/rules/pins/with/t9a.table.to-hit,tow.miscast`);
    await givenBack(page);
  });

  test("from the battle a rule opens beside it, and the way back leads to the same battle", async () => {
    const page = await open("#/rules");
    await page.goto(`${url}#/`);
    await page.click("#hotseat");
    await page.click("#roll");
    const asked = await page.locator(".prompt .what").innerText();
    await page.click("#tab-log");
    const said = await page.locator(".log-box").innerText();
    await page.locator('a[href^="#/rules/t9a."]').first().click();
    await page.waitForSelector("dialog .rule-body .says");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(await page.evaluate(() => location.hash)).toBe("#/");
    await page.locator('a[href^="#/rules/t9a."]').first().click();
    await page.click("dialog .rule-body ~ p a");
    await page.waitForSelector(".entry.target, tr.target");
    await page.goBack();
    await page.goBack();
    await page.waitForSelector(".prompt .what");
    expect(await page.locator("dialog").count()).toBe(0);
    expect(await page.locator(".prompt .what").innerText()).toBe(asked);
    await page.click("#tab-log");
    expect(await page.locator(".log-box").innerText()).toBe(said);
    await givenBack(page);
  });

  test("axe finds nothing, on a phone and on a desk, by day and by night", async () => {
    const page = await open("#/rules/pins/with/t9a.table.to-hit,tow.lore.illusion,aos2.core.battleshock.roll");
    await page.click("#keep");
    await page.goto(`${url}#/rules/ninth-age`);
    await page.click('[data-edition="both"]');
    const views = [
      ["#/rules", ".game-cards"],
      ["#/rules/ninth-age", ".chapter-cards"],
      ["#/rules/t9a.model-height.large", "tr.target"],
      ["#/rules/old-world/lore-illusion", ".spells"],
      ["#/rules/ninth-age/phase/deployment", ".part"],
      ["#/rules/pins", ".pins .entry"],
      ["#/rules/old-world/print", '.leaves[data-set="true"]'],
    ] as const;
    const alike = [
      ...[".leaf + .leaf", ".flow > .set ~ .set", ".result:nth-child(n+5)"],
      ...[".steps > li:nth-child(n+6)", ".prose tbody tr:nth-child(n+6)", ".spells .entry:nth-child(n+5)"],
    ];
    const found: string[] = [];
    for (const theme of ["light", "dark"])
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        for (const [at, [hash, sign]] of views.entries()) {
          // A sheet of paper is white by night too, and as wide on a phone.
          if (hash.endsWith("print") && (theme === "dark" || size === phone)) continue;
          // Each at one of the sizes, at the other by night, where only the colours are others, which both have.
          const turn = (at % 2 === 0) === (size === phone);
          if (theme === "dark" ? !turn : turn && !inject("fully")) continue;
          // The colours of the night are those of all pages.
          if (theme === "dark" && at % 3 !== 1 && !inject("fully")) continue;
          await page.goto(url + hash);
          await page.waitForSelector(sign, { state: "attached" });
          // Where a page has many alike, the first ones tell of all.
          const regard = { without: alike };
          const only = theme === "dark" ? { rule: "color-contrast" } : {};
          found.push(...(await barred(page, `${hash} ${size.width} ${theme}`, { ...regard, ...only })));
        }
        if (size === phone) await page.click("#theme");
        // By day on a desk, by night on a phone.
        if ((theme === "dark") !== (size === phone) && !inject("fully")) continue;
        await page.goto(`${url}#/rules`);
        await find(page, "panic");
        const answers = { within: ".search", without: alike, ...(theme === "dark" ? { rule: "color-contrast" } : {}) };
        found.push(...(await barred(page, `search ${size.width} ${theme}`, answers)));
        await page.keyboard.press("Escape");
      }
    expect(found).toEqual([]);
    await givenBack(page);
  });

  inProof(
    "nothing scrolls sideways on a phone, and no sign begins a line: every chapter, both editions, both languages",
    async () => {
      const wide: string[] = [];
      // French words are the longer ones.
      for (const french of inject("fully") ? [false, true] : [true]) {
        const page = await open("#/rules/ninth-age", phone, french);
        await page.click('.narrow-only [data-edition="both"]');
        for (const game of ["ninth-age", "old-world", "age-of-sigmar"]) {
          await page.goto(`${url}#/rules/${game}`);
          await page.waitForSelector(`.chapter-cards a[href^="#/rules/${game}/"]`);
          const found = await page.evaluate(async () => {
            const links = document.querySelectorAll<HTMLAnchorElement>(".chapter-cards a");
            const out: string[] = [];
            for (const hash of ["#/rules", "#/rules/pins", ...[...links].map((a) => a.hash)]) {
              location.hash = hash;
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
              const { scrollWidth, clientWidth } = document.documentElement;
              if (scrollWidth > clientWidth) out.push(`${hash}: ${scrollWidth}`);
              for (const sign of document.querySelectorAll(".entry .whose")) {
                const words = sign.parentElement?.firstChild;
                if (words === null || words === undefined) continue;
                const before = document.createRange();
                before.setStart(words, 0);
                before.setEndBefore(sign);
                const last = [...before.getClientRects()].filter((r) => r.width > 0).at(-1);
                const own = sign.firstElementChild?.getBoundingClientRect();
                if (last !== undefined && own !== undefined && own.top >= last.bottom)
                  out.push(`${hash}: ${before.toString()}`);
              }
            }
            return links.length < 12 ? ["no chapters"] : out;
          });
          wide.push(...found);
        }
        await givenBack(page);
      }
      expect(wide).toEqual([]);
    },
  );

  inProof("each game prints on two to four sides of A4 in each language, with nothing cut off", async () => {
    for (const french of [false, true]) {
      const page = await open("#/rules/ninth-age", desk, french);
      for (const [at, [game, edition]] of (
        [
          ["ninth-age", "2e-early"],
          ["ninth-age", "2e-late"],
          ["old-world", null],
          ["age-of-sigmar", null],
        ] as const
      ).entries()) {
        // Each game in the longer language, of the other one.
        if ((french ? at === 1 : at % 3 !== 1) && !inject("fully")) continue;
        await page.goto(`${url}#/rules/${game}/print`);
        if (edition !== null) await page.click(`[data-edition="${edition}"]`);
        await page.waitForSelector('.leaves[data-set="true"] .leaf');
        await page.emulateMedia({ media: "print" });
        const { leaves, cut } = await page.evaluate(() => {
          const cut: string[] = [];
          const leaves = document.querySelectorAll(".leaves .leaf");
          for (const leaf of leaves)
            for (const piece of leaf.querySelectorAll(".column > *, .across > *")) {
              const [outer, box] = [piece.parentElement?.getBoundingClientRect(), piece.getBoundingClientRect()];
              const low = leaf.getBoundingClientRect().bottom;
              if (
                outer === undefined ||
                box.right > outer.right + 1 ||
                box.bottom > low ||
                piece.scrollWidth > box.width + 1
              )
                cut.push(piece.textContent?.slice(0, 40) ?? "");
            }
          return { leaves: leaves.length, cut };
        });
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        await page.emulateMedia({ media: "screen" });
        const sides = (pdf.match(/\/Type\s*\/Page(?!s)/g) ?? []).length;
        expect(cut, `${game} ${french ? "fr" : "en"}`).toEqual([]);
        expect(sides, `${game} ${french ? "fr" : "en"}`).toBe(leaves);
        expect(sides).toBeGreaterThanOrEqual(2);
        expect(sides, `${game} ${french ? "fr" : "en"}`).toBeLessThanOrEqual(4);
        expect(pdf).toMatch(/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
      }
      await page.goto(`${url}#/rules/pins/with/t9a.table.flux-cards,tow.table.to-wound,aos2.core.battleshock.roll`);
      await page.click("#keep");
      await page.goto(`${url}#/rules/pins/print`);
      await page.waitForSelector('.leaves[data-set="true"] .leaf');
      expect(await page.locator(".leaf h2").count()).toBe(3);
      expect(await page.locator(".leaf table").count()).toBe(2);
      await givenBack(page);
    }
  });

  test("no fault all along", () => {
    expect(faults).toEqual([]);
  });
});
