import { loadGame } from "@tercio/games/reference";
import { workedDifferences } from "@tercio/lab/differences";
import { printedApart } from "@tercio/lab/editions";
import { describe, expect, inject, test } from "vitest";
import { book } from "../src/book/index.ts";
import { ninthAge } from "../src/index.ts";
import { EARLY, LATE } from "./editions.ts";

const found = await ninthAge.differences?.();
if (found === undefined) throw new Error("the editions are not compared");
/** What is counted by hand below, and every fourth of the others; in `npm run proof -- tests` all. */
const COUNTED: readonly (readonly [string, string, number | null, number | null])[] = [
  // One shot at 4+, and at 4+ after a 6; 4+ to wound.
  ["t9a.cover.procedure", "lost", 2 / 18, 1 / 3],
  // Two of six misfires jam it, for two Player Turns and for one.
  ["t9a.misfire.jammed", "Shaken", 4 / 6, 2 / 6],
  ["t9a.deployment.marching-columns", "counts", 36 - 50 / 25.4, 36],
  ["t9a.spell.alchemy.word-of-iron", "cast", 160 / 216, 135 / 216],
  ["t9a.spell.occultism.the-grave-calls", "range", 12, 18],
  ["t9a.spell.druidism.master-of-earth", "lost", (3.5 * 4) / 6, (7 * 4) / 6],
  // Fifty hits and thirty, at 4+.
  ["t9a.spell.pyromancy.enveloping-embers", "lost", 25, 15],
  ["t9a.spell.divination.veil-mirror", "cast", null, 196 / 216],
  ["t9a.magic-modifier.dl.few-dice", "added", 0, 1],
  ["t9a.spell.druidism.ley-lines", "Value", 6, 4],
];
const some = found.worked.filter(
  ({ id }, at) => inject("fully") || at % 4 === 0 || COUNTED.some(([counted]) => counted === id),
);
const worked = workedDifferences(ninthAge, { ...found, worked: some });
const apart = printedApart((await loadGame("ninth-age")).entries, [EARLY, LATE], book);
const reasons = found.withoutNumber.flatMap(({ ids }) => ids);
const numbered = new Set(found.worked.map(({ id }) => id));
describe("issue 36: what the editions differ in, worked out by each", () => {
  test("each number is another in the two editions", () => {
    expect(worked.filter(({ values }) => values[EARLY] === values[LATE]).map((d) => d.id)).toEqual([]);
  });

  test("every row that they print differently has a number, or the reason why none shows it", () => {
    const missing = [...apart].filter((id) => !numbered.has(id) && !reasons.includes(id));
    expect(missing).toEqual([]);
    expect([...numbered, ...reasons].filter((id) => !apart.has(id))).toEqual([]);
    expect(reasons.filter((id) => numbered.has(id))).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test.each(COUNTED)("%s: %s", (id, counted, early, late) => {
    const [one] = worked.filter((d) => d.id === id && d.counted.en.includes(counted));
    for (const [edition, value] of [
      [EARLY, early],
      [LATE, late],
    ] as const)
      if (value === null) expect(one?.values[edition]).toBeNull();
      else expect(one?.values[edition]).toBeCloseTo(value, 3);
  });
});
