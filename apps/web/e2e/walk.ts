import type { Page } from "playwright-core";

/**
 * Goes back through a battle that has been played, as with the button, until `stop` holds of the page or the battle
 * stands at its beginning. `stop` runs in the page; what it returns (not null) is returned.
 */
export async function backUntil(page: Page, stop: string): Promise<string | null> {
  return page.evaluate(async (source) => {
    const holds = new Function(`return (${source})()`) as () => string | null;
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    const button = (id: string): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>(id);
    for (;;) {
      const undo = button("#undo");
      if (undo === null || undo.disabled) return null;
      undo.click();
      await drawn();
      const sure = button("#yes");
      if (sure !== null) {
        sure.click();
        await drawn();
      }
      const found = holds();
      if (found !== null) return found;
    }
  }, stop);
}
