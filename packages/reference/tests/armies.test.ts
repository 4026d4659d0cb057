import { loadGame } from "@tercio/games/reference";
import { expect, test } from "vitest";

const game = await loadGame("ninth-age");
const of = (id: string): readonly string[] => game.armies.find((a) => a.id === id)?.entries ?? [];
test("an army book brings its rules, its own items and its lore, each an entry and once", () => {
  const ids = new Set(game.entries.map((e) => e.id));
  expect(game.armies.length).toBeGreaterThan(15);
  for (const army of game.armies) {
    expect(army.entries.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(army.entries).size, army.id).toBe(army.entries.length);
    expect(army.entries.length, army.id).toBeGreaterThan(50);
  }
  expect(of("vampire-covenant")).toEqual(
    expect.arrayContaining(["t9a.hereditary.vc.arise", "t9a.path.evocation", "t9a.spell.evocation.danse-macabre"]),
  );
  expect(of("vampire-covenant")).not.toContain("t9a.path.pyromancy");
  expect(of("dwarven-holds").filter((id) => id.startsWith("t9a.battle-rune."))).toHaveLength(7);
  expect(of("empire-of-sonnstahl")).toEqual(
    expect.arrayContaining(["t9a.rule.orders", "t9a.rule.parent-unit", "t9a.rule.imperial-seal"]),
  );
  // What every army may buy is brought by its name.
  expect(of("empire-of-sonnstahl")).not.toContain("t9a.rule.lucky-charm");
});
