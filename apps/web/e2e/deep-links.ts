import type { Page } from "playwright-core";

/** A desk, a phone, a desk at 200%, a phone on its side. */
export const windowsOfLinks = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 844, height: 390 },
] as const;

/**
 * Where the entry stands so many ms after its address has been opened as a new visitor does: not there; in the window (its whole box, or
 * its beginning where it is higher than three quarters of the window), or how far from it in px.
 */
export async function placeOf(page: Page, url: string, id: string, ms: number): Promise<string> {
  await page.goto("about:blank");
  await page.goto(`${url}#/rules/${id}`);
  await page.waitForTimeout(ms);
  await page.waitForSelector(`[id="entry-${id}"]`, { state: "attached", timeout: 5000 }).catch(() => undefined);
  return page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect();
    if (box === undefined) return "not there";
    const high = window.innerHeight;
    const begins = box.top >= -1 && box.top <= high * 0.6;
    const whole = box.top >= -1 && box.bottom <= high + 1;
    return whole || (begins && box.height > high * 0.75)
      ? "in the window"
      : `from ${box.top} to ${box.bottom} of ${high}`;
  }, `entry-${id}`);
}
