import { load, type Save } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { expect, inject, test } from "vitest";
import { hasChromium } from "../browser.ts";
import { playedUntil } from "../saves.ts";
import { verifiedInChromium } from "../verify-page.ts";

const COUNT = inject("fully") ? 4 : 1;

/** Few; `npm run proof -- saves` takes more. The last stops early, so that an unfinished game is among them. */
const battles = (): readonly string[] =>
  Array.from({ length: COUNT }, (_, i) => {
    const longest = i === COUNT - 1 ? 64 : Number.POSITIVE_INFINITY;
    return playedUntil(4000 + i, (b) => (b.log?.length ?? 0) >= longest).text;
  });

test.skipIf(!hasChromium)(
  "saved battles verify in Chromium with the hashes they have in Node; an altered one is named",
  async () => {
    const saves = battles();
    const here = saves.map((text) => {
      const loaded = load(ninthAge, JSON.parse(text) as unknown, { verify: true });
      return loaded.ok ? (loaded.battle.log?.hash ?? "") : loaded.problem.problem;
    });
    for (const hash of here) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const whole = JSON.parse(saves[0] ?? "") as Save;
    const entries = whole.entries.map((e, i) => (i === 20 ? { ...e, hash: "0".repeat(16) } : e));
    const there = await verifiedInChromium([...saves, JSON.stringify({ ...whole, entries })]);
    expect(there.slice(0, -1)).toEqual(here);
    expect(there.at(-1)).toContain("entry 20, ");
  },
);
