import { describe, expect, test } from "vitest";
import { list } from "../../games/src/list.ts";
import type { Entry } from "../src/entry/entry.ts";
import { unmarked } from "../src/entry/marks.ts";

const printing = { sheet: "000", facts: { a: 1 } };
const entry = (en: string, fr: string, more: object = {}): Entry =>
  ({
    ...{ id: "x", chapter: "c", phases: [], kind: "rule", names: { en: "X", fr: "X" }, summary: { en, fr } },
    editions: { early: printing, late: printing },
    ...more,
  }) as unknown as Entry;

describe("marks behind sentences", () => {
  test("are taken off, and say whose word a sentence is in which edition", () => {
    const { entries, attribution } = unmarked([
      entry(
        "Turn by 90° at most. One more;° a third.‡[late]",
        "Tournez de 90° au plus. Une autre ;° une troisième.‡[late]",
      ),
    ]);
    expect(entries[0]?.summary).toEqual({
      en: "Turn by 90° at most. One more; a third.",
      fr: "Tournez de 90° au plus. Une autre ; une troisième.",
    });
    expect(attribution).toEqual({ "x@early": "=-=", "x@late": "=-~" });
  });

  test("a text without one is its entry's whole", () => {
    const plain = entry("One. Two.", "Un. Deux.");
    expect(unmarked([plain])).toEqual({ entries: [plain], attribution: {} });
  });

  test.each(list.map((g) => [g.id, g] as const))(
    "%s: both languages have the same marks in the same places",
    async (_, game) => {
      const { entries } = await game.contents();
      const swapped = entries.map((e) => {
        const turned = ({ en, fr }: Entry["summary"]) => ({ en: fr, fr: en });
        const editions = Object.entries(e.editions).map(([id, p]) => [
          id,
          p.summary === undefined ? p : { ...p, summary: turned(p.summary) },
        ]);
        return { ...e, summary: turned(e.summary), editions: Object.fromEntries(editions) } as Entry;
      });
      expect(unmarked(swapped).attribution).toEqual(unmarked(entries).attribution);
    },
  );
});
