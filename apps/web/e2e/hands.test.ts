import { openSituation, type Battle, type JsonObject, save } from "@tercio/kernel";
import { armies, ninthAge } from "@tercio/ninth-age";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFile, theApp } from "./app.ts";
import { hasChromium } from "./browser.ts";
import { playOut } from "./hands/battle.ts";
import { finger, type Hand, keyboard, mouse } from "./hands/hands.ts";
import { playedUntil } from "./saves.ts";
import type { Page } from "playwright-core";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

/** The last Game Turn, from the first player's charges on. */
function lastTurn(): string {
  const opened = openSituation(
    ninthAge,
    {
      system: ninthAge.id,
      seed: 3,
      scene: {
        phase: "charge",
        turn: 6,
        units: {
          Knights: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [0, -6] },
          Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [12, -8] },
          // Too far from anybody to charge.
          Halberds: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [-26, -15] },
          Spears: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 3], facing: 180 },
          Axes: {
            ...{ side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5 },
            ...{ at: [14, 6], facing: 180 },
          },
        },
      },
      script: [],
    },
    { seats: against },
  );
  if (!opened.ok) throw new Error(`${opened.problem.where}: ${opened.problem.message.key}`);
  return JSON.stringify(save(opened.battle as unknown as Battle));
}

/** Two units a side: from the roll for the zones to the final score. */
function whole(): string {
  const starter = ninthAge.rules.starter();
  const small = Object.values(armies)
    .slice(0, 2)
    .map((army) => ({ ...army, units: army.units.slice(0, 2) }));
  const setup = { ...starter.setup, armies: small } as unknown as JsonObject;
  return playedUntil(23, () => true, { scenario: { ...starter, setup }, seats: against }).text;
}

describe.skipIf(!hasChromium)("a battle to its end by who knows only the page", () => {
  const app = theApp("hands");
  const hands: readonly (readonly [string, string, object, (page: Page) => Hand | Promise<Hand>, readonly string[]])[] =
    [
      ["mouse", lastTurn(), { width: 1366, height: 768 }, mouse, ["charge", "move", "roll"]],
      ["touch", lastTurn(), { width: 390, height: 844, touch: true }, finger, ["charge", "move", "roll"]],
      [
        "keys",
        whole(),
        { width: 1440, height: 900 },
        keyboard,
        ["deploy", "charge", "charge-reaction", "charge-move", "move", "pursue", "roll"],
      ],
    ];
  test.each(hands)("%s", async (name, file, look, handOf, kinds) => {
    const page = await app.open({ ...look, oddless: true, random: true });
    await page.click("#hotseat");
    await openFile(app, page, `${name}.json`, file);
    const { seed } = JSON.parse(file) as { readonly seed: number };
    await page.waitForSelector(`.app[data-seed="${seed}"]`);
    const folder = join(app.folder, name);
    const { wrong, result, asked } = await playOut(page, await handOf(page), {
      ...{ seed: 5, reloads: 2, curious: 0, looks: false, most: 600 },
      folder,
    });
    expect(wrong).toEqual([]);
    expect(result).toMatch(/^The battle is over/);
    for (const kind of kinds) expect(asked[kind] ?? 0, kind).toBeGreaterThan(0);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
