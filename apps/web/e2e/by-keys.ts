import type { Page } from "playwright-core";

/** What a player without a mouse is before: what is asked, and where the keys go. */
export interface Before {
  readonly asked: string;
  readonly answers: number;
  readonly focus: string;
  readonly confirm: boolean;
  /** Several questions are answered together. */
  readonly panel: boolean;
  /** The figures on the first answer that has any, one by one. */
  readonly number: readonly string[];
}

export const before = (page: Page): Promise<Before> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      asked: document.querySelector<HTMLElement>(".prompt")?.dataset["asked"] ?? "",
      answers: Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]),
      focus: at === null || at === document.body ? "nowhere" : at.closest(".prompt") !== null ? "prompt" : at.tagName,
      confirm: document.querySelector(".prompt-foot #confirm:enabled") !== null,
      panel: document.querySelector(".deed") !== null,
      number: (document.querySelector<HTMLElement>(".prompt .answer[data-number]")?.dataset["number"] ?? "1").split(""),
    };
  });

export const keys = async (page: Page, ...list: readonly string[]): Promise<void> => {
  for (const key of list) await page.keyboard.press(key);
};

/** Until more has been answered than `answers`: a key is pressed at once, what it answers is drawn when it is drawn. */
export const answeredSince = (page: Page, answers: number): Promise<unknown> =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]) > n, answers);

/** Answers a panel by keys: the first answer of each question that is open, until Enter gives them. */
export async function panelAnswered(page: Page): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const { confirm, number, panel } = await before(page);
    if (!panel) return;
    await keys(page, ...(confirm ? ["Enter"] : number));
    if (confirm) return;
  }
}
