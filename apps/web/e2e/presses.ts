import type { Page } from "playwright-core";

/** What a player who plays a whole battle by mouse has pressed, by kind. */
export interface Presses {
  readonly all: number;
  readonly by: { readonly [kind: string]: number };
  readonly result: string;
}

/** What stands in the prompt: what can be pressed next, and the units that may still be led. */
const look = `(() => {
  const shown = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility() && !e.disabled);
  const prompt = document.querySelector(".prompt");
  return {
    asked: prompt?.dataset.asked ?? null,
    over: document.querySelector("#rematch") !== null,
    answers: Number(document.querySelector(".app").dataset.answers),
    units: shown(".prompt .units [data-unit]").map((e) => e.dataset.unit),
    can: ["#usual", "[id^=preset-]", "#confirm", "#roll", ".prompt .answers .answer", "[data-ends]", "#end-as-it-stands", ".spot"].filter((s) => shown(s).length > 0),
  };
})()`;

interface Seen {
  readonly asked: string | null;
  readonly over: boolean;
  readonly answers: number;
  readonly units: readonly string[];
  readonly can: readonly string[];
}

/**
 * Plays the battle that is open to its end, each unit led ahead by one drag, everything else answered by the first answer;
 * and counts what is pressed: buttons, and pieces that are dragged.
 */
export async function playedByMouse(page: Page, most = 3000): Promise<Presses> {
  const by: { [kind: string]: number } = {};
  let all = 0;
  const count = (kind: string): void => {
    all++;
    by[kind] = (by[kind] ?? 0) + 1;
  };
  const press = async (selector: string, kind = selector): Promise<void> => {
    // What has gone meanwhile, as dice that fall by themselves, is not pressed.
    const pressed = await page
      .locator(selector)
      .first()
      .click({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (pressed) count(kind);
  };
  /** Units that have been led in this turn of moves. */
  let led = new Set<string>();
  let before = "";
  for (;;) {
    const seen = await page.evaluate<Seen>(look);
    if (seen.over || all > most) break;
    const key = `${seen.answers} ${seen.asked} ${seen.can.join()}`;
    if (seen.can.length === 0) {
      await page.waitForTimeout(15);
      continue;
    }
    if (seen.asked !== before) led = new Set();
    before = seen.asked ?? "";
    const next = seen.units.find((u) => !led.has(u));
    if (seen.can.includes("#usual")) await press("#usual");
    else if (seen.asked === "move" && next !== undefined) {
      // One drag ahead, from the unit's own place on the board.
      const box = await page.locator(`svg.board [data-piece="${next}"] .hull`).boundingBox();
      led.add(next);
      if (box !== null) {
        count("drag");
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y - 24, { steps: 3 });
        await page.mouse.up();
      }
      if (await page.locator("#confirm").isVisible()) {
        const quick = await page.evaluate(`document.querySelector("#quick")?.checked === true`);
        if (quick !== true) await press("#confirm");
      }
    } else if (seen.can.includes("#confirm") && !seen.can.includes("[data-ends]")) await press("#confirm");
    else if (seen.can.includes("[id^=preset-]")) await press("[id^=preset-]");
    else if (seen.can.includes("#roll")) await press("#roll");
    else if (seen.asked === "charge" && seen.can.includes(".prompt .answers .answer"))
      await press(".prompt .answers .answer");
    else if (seen.can.includes("[data-ends]")) await press("[data-ends]");
    else if (seen.can.includes(".prompt .answers .answer")) await press(".prompt .answers .answer", "answer");
    else if (seen.can.includes(".spot")) await press(".spot");
    else await press("#end-as-it-stands");
    // Until something has come of it.
    for (let waits = 0; waits < 20; waits++) {
      const now = await page.evaluate<Seen>(look);
      if (now.over || `${now.answers} ${now.asked} ${now.can.join()}` !== key) break;
      await page.waitForTimeout(10);
    }
  }
  const result = await page.locator(".prompt").innerText();
  return { all, by, result: result.split("\n")[0] ?? "" };
}
