import { writeFileSync } from "node:fs";
import { openSituation, type Battle, type JsonObject, save } from "@tercio/kernel";
import { armies, ninthAge } from "@tercio/ninth-age";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { lookUp, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";
import { playOut } from "../hands/battle.ts";
import { finger, type Hand, keyboard, mouse } from "../hands/hands.ts";
import { asks, playedUntil } from "../saves.ts";
import type { Page } from "playwright-core";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

type Units = { readonly [name: string]: JsonObject };
/** The last Game Turn, from the first player's charges on. */
function lastTurn(units: Units, seed = 3): string {
  const opened = openSituation(
    ninthAge,
    { system: ninthAge.id, seed, scene: { phase: "charge", turn: 6, units }, script: [] },
    { seats: against },
  );
  if (!opened.ok) throw new Error(`${opened.problem.where}: ${opened.problem.message.key}`);
  return JSON.stringify(save(opened.battle as unknown as Battle));
}

const unit = (side: string, profile: string, models: number, x: number, y: number): JsonObject => ({
  ...{ side, profile, models, files: 5, at: [x, y] },
  ...(side === "second" ? { facing: 180 } : {}),
});
const apart: Units = {
  Knights: unit("first", "electoral-cavalry", 10, 0, -6),
  Guard: unit("first", "imperial-guard", 20, 12, -8),
  // Too far from anybody to charge.
  Halberds: unit("first", "imperial-guard", 20, -26, -15),
  Spears: unit("second", "barbarians-with-spears", 25, 0, 3),
  Axes: unit("second", "barbarians-with-great-weapons", 20, 14, 6),
};
/** As many as it takes that each is asked for: more of them is more of the same. */
const few: Units = { Knights: apart.Knights ?? {}, Halberds: apart.Halberds ?? {}, Spears: apart.Spears ?? {} };
/** So near that charges arrive, the first player's upon whoever will not stand. */
const near: Units = {
  Knights: unit("first", "electoral-cavalry", 10, 0, -3),
  Guard: unit("first", "imperial-guard", 20, 14, -3),
  Spears: unit("second", "barbarians-with-spears", 10, 0, 3),
  Axes: unit("second", "barbarians-with-great-weapons", 20, 14, 3),
};

/** Two units a side: from the roll for the zones to the final score. */
function whole(): string {
  const starter = ninthAge.rules.starter();
  const small = Object.values(armies)
    .slice(0, 2)
    .map((army) => ({ ...army, units: army.units.slice(0, 2) }));
  const setup = { ...starter.setup, armies: small } as unknown as JsonObject;
  return playedUntil(23, () => true, { scenario: { ...starter, setup }, seats: against }).text;
}

/** Armies with Wizards by the later edition, whose spells have been selected: deployment comes next. */
function later(): string {
  const magic = ninthAge.rules.scenarios().find((s) => s.id === "magic");
  if (magic === undefined) throw new Error("no scenario has Wizards");
  return playedUntil(12, asks("deploy"), { scenario: { ...magic.scenario, edition: "2e-late" }, seats: against }).text;
}

describe.skipIf(!hasChromium)("a battle to its end by who knows only the page", () => {
  const app = theApp("hands");
  const [wide, tall] = [
    { width: 1440, height: 900 },
    { width: 390, height: 844, touch: true },
  ];
  type HandOf = (page: Page) => Hand | Promise<Hand>;
  const all = ["charge", "move", "roll"];
  /** With which hand, from where, seen how, which course it takes, and what must have been asked on the way. */
  const hands: readonly (readonly [string, string, object, HandOf, number, readonly string[]])[] = [
    ["mouse", lastTurn(inject("fully") ? apart : few), { width: 1366, height: 768 }, mouse, 5, all],
    ["touch", lastTurn(inject("fully") ? apart : few), tall, finger, 5, all],
    ["keys", whole(), wide, keyboard, 6, [...all, "deploy", "charge-reaction"]],
    ["keys in contact", lastTurn(near), wide, keyboard, 5, ["charge", "charge-move", "pursue", "roll"]],
  ];
  // Of two ways to point at the same, the finger's on a phone is tried here, the mouse's in `npm run proof -- tests`.
  test.each(hands.filter(([name]) => inject("fully") || name !== "mouse"))(
    "%s",
    async (name, file, look, handOf, course, kinds) => {
      const page = await app.open({ ...look, oddless: true, random: true });
      await page.click("#hotseat");
      await openFile(app, page, `${name}.json`, file);
      const { seed } = JSON.parse(file) as { readonly seed: number };
      await page.waitForSelector(`.app[data-seed="${seed}"]`);
      const folder = join(app.folder, name);
      const { wrong, result, asked } = await playOut(page, await handOf(page), {
        ...{ seed: course, reloads: inject("fully") ? 2 : 1, curious: 0, looks: false, most: 600 },
        folder,
      });
      expect(wrong).toEqual([]);
      expect(result).toMatch(/^The battle is over/);
      for (const kind of kinds) expect(asked[kind] ?? 0, kind).toBeGreaterThan(0);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  // Wizards on both sides, from the roll for the zones on.
  for (const [language, hand, over] of [
    ["en", mouse, /^The battle is over/],
    ["fr", finger, /^La bataille est terminée/],
  ] as const)
    inProof(
      `a battle by the later edition from set-up to score: ${language}`,
      async () => {
        const file = later();
        const page = await app.open({ ...(language === "fr" ? tall : wide), oddless: true, french: language === "fr" });
        await page.click("#hotseat");
        await openFile(app, page, `later-${language}.json`, file);
        await page.waitForSelector(`.app[data-seed="${(JSON.parse(file) as { readonly seed: number }).seed}"]`);
        const { wrong, result, asked } = await playOut(page, await hand(page), {
          ...{ seed: 8, reloads: 2, curious: 3, looks: false, most: 2500 },
          folder: join(app.folder, `later-${language}`),
        });
        expect(wrong).toEqual([]);
        expect(result).toMatch(over);
        for (const kind of ["deploy", "move", "cast-spell", "roll"]) expect(asked[kind] ?? 0, kind).toBeGreaterThan(0);
        await lookUp(page, "log");
        writeFileSync(join(app.folder, `later-${language}.log.txt`), await page.locator(".log").innerText());
        await app.picture(page, `later-${language}.png`);
        expect(app.faults).toEqual([]);
        await app.close(page);
      },
      1_500_000,
    );
});
