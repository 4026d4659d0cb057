import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, inject, test } from "vitest";
import { hasChromium } from "../browser.ts";
import { borrowed, givenBack } from "../pages.ts";
import { oneAlike } from "../in-turn.ts";

describe.skipIf(!hasChromium)("the hardest moments", () => {
  const url = inject("app");

  // Those of each game are worked out in packages/reference/tests/decisions.test.ts; here one of them is pressed.
  test.each(oneAlike(gameTitles, 1))(
    "of $name.en are worked out where they are read, in both languages",
    async ({ id }) => {
      const page = await borrowed({ width: 390, height: 844, french: id === "old-world", dark: false, touch: false });
      const faults: string[] = [];
      page.on("pageerror", (e) => faults.push(e.message));
      await page.goto(`${url}#/rules/${id}/decisions`);
      for (const d of (await loadGame(id)).decisions) {
        const card = page.locator(`#decision-${d.id}`);
        await card.waitFor();
        if (d.worked === undefined) continue;
        await card.locator("summary").click();
        await card.locator(".chance strong").waitFor();
        // A chance, or where losses are asked for how many are to be expected.
        expect((await card.locator(".chance").first().innerText()).replaceAll("\n", " ")).toMatch(
          /\d\s*%|\d on average|\d en moyenne/,
        );
        // Every word of the engine stands in the reader's language: no bare key of a message.
        expect(await card.innerText()).not.toMatch(/\bodds\.[a-z]/);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(faults).toEqual([]);
      await givenBack(page);
    },
  );
});
