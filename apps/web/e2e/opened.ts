import type { Page } from "playwright-core";

/** Opens a text as a file, as a player does from the menu. */
export const opened = (page: Page, text: string): Promise<void> =>
  page.setInputFiles("input[type=file]", {
    name: "battle.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
