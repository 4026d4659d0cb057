import { describe, expect, inject, test } from "vitest";
import { hasChromium, PATIENCE, theBrowser } from "../browser.ts";

describe.skipIf(!hasChromium)("U15: the walls of the app", () => {
  const url = inject("app");

  test("a page runs and fetches what its server has, and nothing else; others may not show it inside of theirs", async () => {
    const { headers } = await fetch(url);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const context = await (await theBrowser()).newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on("console", (m) => void (m.text().includes("Content Security Policy") && refused.push(m.text())));
    await page.goto(url);
    await page.waitForSelector("#versus");
    // Any server that hosts the built page has it in the page itself.
    const inPage = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
    expect(inPage).toContain("default-src 'self'");
    expect(refused).toEqual([]);
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      const fetched = await fetch("http://127.0.0.1:1/elsewhere").then(
        () => "fetched",
        () => "refused",
      );
      return { ran: (window as unknown as { ran?: boolean }).ran ?? false, fetched };
    });
    expect(ran).toEqual({ ran: false, fetched: "refused" });
    const said = refused.join("\n");
    expect(said).toContain("inline script");
    expect(said).toContain("127.0.0.1:1/elsewhere");
    await context.close();
  });

  const sections = [
    ["#/odds", ".chances"],
    ["#/lists", ".lists"],
  ] as const;
  // So does the app opened at the rules in reference.test.ts.
  test.each(inject("fully") ? sections : [])(
    "opened at %s alone, the app works without a network from then on",
    async (hash, there) => {
      const context = await (await theBrowser()).newContext({ locale: "en-GB" });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.goto(url + hash);
      await page.waitForSelector(there);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await context.setOffline(true);
      await page.goto(`${url}#/rules`);
      await page.reload();
      await page.waitForSelector(".game-cards");
      await context.close();
    },
  );
});
