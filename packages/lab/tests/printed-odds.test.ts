import { distribution, percent } from "@tercio/dice";
import { ninthAge } from "@tercio/ninth-age";
import { loadGame } from "@tercio/games/reference";
import { expect, test } from "vitest";

/**
 * The tables of chances of sheets 000 and 002, cell by cell as they are printed (and stand in the reference), against what
 * the rules give. A cell that differs is a misprint that the reference names (ruling probability-misprints).
 */
const game = await loadGame("ninth-age");
type Values = { readonly [column: string]: number };

/** Cells that are printed wrongly, as the rules have them. */
const MISPRINTS: { readonly [id: string]: Values } = {
  "t9a.table.casting.3d6": { 15: 9 },
  "t9a.table.casting.5d6": {
    ...{ 3: 96, 4: 96, 5: 96, 6: 96, 7: 96, 8: 96, 9: 96, 10: 96, 11: 95, 12: 93, 13: 89, 14: 84 },
    16: 69,
  },
  "t9a.table.casting-thaumaturgy.3d6": { 3: 100, 14: 26 },
};

const tables = (ninthAge.views.diceQuestions ?? []).flatMap((question) =>
  (question.tables ?? []).flatMap((table) => table.rows.map((row) => ({ question, ...table, ...row }))),
);
const chance = ({ question }: (typeof tables)[number], given: object): string => {
  const { dice, passes } = question.roll(given as never);
  return percent(distribution(dice).reduce((sum, b) => sum + Number(passes(b.outcome)) * b.probability, 0));
};

test("every row of chances that the sheets print is asked of the rules", () => {
  const printed = game.entries.filter((e) =>
    /^t9a\.table\.(charge-range|discipline-test|casting(-thaumaturgy)?)\./.test(e.id),
  );
  const rows = printed.filter((e) => e.kind === "row" && e.id !== "t9a.table.casting.miscast-modifier-note");
  expect(tables.map((t) => t.id).sort()).toEqual(rows.map((e) => e.id).sort());
  expect(tables).toHaveLength(20);
});

test.each(tables.map((t) => [t.id, t] as const))("%s", (id, t) => {
  const entry = game.entries.find((e) => e.id === id);
  for (const edition of ["2e-early", "2e-late"] as const) {
    const facts = entry?.editions[edition]?.facts as { readonly values: Values; readonly miscast?: number } | undefined;
    if (facts === undefined) throw new Error(`${id} has no figures in ${edition}`);
    const differ: { [column: string]: number } = {};
    for (const [column, cell] of Object.entries(facts.values)) {
      const own = chance(t, { ...t.given, [t.over]: Number.parseInt(column, 10) });
      if (own !== String(cell)) differ[Number.parseInt(column, 10)] = Number(own);
    }
    expect(Object.keys(facts.values)).toHaveLength(t.to - t.from + 1);
    expect(differ).toEqual(MISPRINTS[id] ?? {});
    if (facts.miscast !== undefined) expect(chance(t, { ...t.given, ...t.last?.given })).toBe(String(facts.miscast));
  }
  expect((entry?.misprints ?? []).length > 0).toBe(id in MISPRINTS);
});
