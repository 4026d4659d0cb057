// Pictures of the built app in the states that players see most, at the sizes they see them: npm run gallery
//   [-- --only combat,first] [--sizes 390x844,1366x768] [--png] [--at http://...] [--to docs/gallery]
// Every state in English by day at six sizes; by night, in strong contrast and in French on a phone and on a desk.
// What is worst in them, and what became of it, is written by hand in docs/gallery/README.md.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { ofLists, settled, states } from "../apps/web/e2e/states.ts";
import { sizes } from "../apps/web/e2e/sizes.ts";
import { withApp } from "../apps/web/e2e/served.ts";

const { values } = parseArgs({
  options: {
    ...{ only: { type: "string" }, sizes: { type: "string" }, png: { type: "boolean", default: false } },
    ...{ at: { type: "string" }, to: { type: "string", default: "docs/gallery" } },
  },
});

const all = { ...states, ...ofLists };

interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark" | "contrast";
  readonly language: "en" | "fr";
}
const both = sizes.filter(({ width }) => width === 390 || width === 1366);
const looks: readonly Look[] = [
  ...sizes.map((size) => ({ ...size, theme: "light", language: "en" }) as const),
  ...both.flatMap((size) => [
    { ...size, theme: "dark", language: "en" } as const,
    { ...size, theme: "contrast", language: "en" } as const,
    { ...size, theme: "light", language: "fr" } as const,
  ]),
];
const nameOf = ({ width, height, theme, language }: Look): string =>
  [`${width}x${height}`, ...(theme === "light" ? [] : [theme]), ...(language === "en" ? [] : [language])].join("-");

async function pictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(values.to, { recursive: true });
  const wanted = values.only?.split(",") ?? Object.keys(all);
  const sized = values.sizes?.split(",");
  for (const look of looks.filter((l) => sized?.includes(nameOf(l)) ?? true)) {
    for (const name of wanted) {
      const state = all[name];
      if (state === undefined) throw new Error(`there is no "${name}": ${Object.keys(all).join(", ")}`);
      // A browser that knows nothing of the state before.
      const context = await browser.newContext({
        viewport: { width: look.width, height: look.height },
        locale: look.language === "fr" ? "fr-FR" : "en-GB",
        hasTouch: Math.min(look.width, look.height) < 700,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await context.addInitScript(`localStorage.setItem("theme", "${look.theme}")`);
      const page = await context.newPage();
      await page.goto(`${address}?fast=random`);
      await page.waitForSelector(".app[data-seed] #hotseat");
      if (name !== "first") await page.click("#hotseat");
      await state(page);
      await settled(page);
      const path = join(values.to, `${name}-${nameOf(look)}`);
      if (values.png) await page.screenshot({ path: `${path}.png` });
      else await page.screenshot({ path: `${path}.jpg`, type: "jpeg", quality: 62 });
      await context.close();
    }
    console.log(nameOf(look));
  }
}

await withApp(values.at, pictures);
