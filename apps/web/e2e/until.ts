import type { Page } from "playwright-core";

/**
 * Waits until an expression holds in the page. Asked from outside each time: a page of the app runs nothing that is written
 * into it, an expression that would be looked at in it again and again neither.
 */
export async function until(page: Page, expression: string, timeout = 30_000): Promise<void> {
  for (const end = Date.now() + timeout; ; ) {
    if ((await page.evaluate(expression)) === true) return;
    if (Date.now() > end) throw new Error(`never came: ${expression.slice(0, 200)}`);
    await page.waitForTimeout(30);
  }
}
