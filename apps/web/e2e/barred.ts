import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What of a page to look at, and for what. */
export interface Regard {
  /** Only what stands in this. */
  readonly within?: string;
  readonly without?: readonly string[];
  /** Only this rule of axe. */
  readonly rule?: string;
}

/**
 * What bars somebody from the page as it stands, by axe: rule and places, each a line that begins with `name`. The app has
 * no frames, so that axe works in the page itself; else it opens another for each time it is asked.
 */
export async function barred(page: Page, name: string, { within, without = [], rule }: Regard = {}): Promise<string[]> {
  // It is read once a page, not twice for each time it is asked.
  const there = await page.evaluate(() => "axe" in window);
  let axe = new AxeBuilder({ page, ...(there ? { axeSource: "0" } : {}) }).setLegacyMode();
  if (within !== undefined) axe = axe.include(within);
  for (const part of without) axe = axe.exclude(part);
  // Its rules need none of the style sheets that it would fetch and read anew each time, but what would play by itself.
  const preload = { assets: ["media"] };
  axe = axe.options({ resultTypes: ["violations"], preload, ...(rule === undefined ? {} : { runOnly: [rule] }) });
  const { violations } = await axe.analyze();
  return violations.map((v) => `${name} ${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}
