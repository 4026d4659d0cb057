import { ninthAge } from "@tercio/ninth-age";
import { completed } from "@tercio/odds";
import { expect, test } from "vitest";
import { typed, unknownIn } from "./address.ts";
import { assumedIn, sidesOf } from "./told.ts";

const question = (id: string) => {
  const found = ninthAge.views.calculator?.find((q) => q.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const given = (id: string, more = {}) => {
  const found = completed(question(id), { ...question(id).example, ...more });
  if (!("given" in found)) throw new Error(id);
  return found.given;
};

test("U6: either side has the name of its own unit, who stands beside it none; a question may know one side alone", () => {
  const sides = (id: string, more = {}) => sidesOf(question(id), given(id, more), [], "en");
  expect(sides("fight", { second: "warriors", "a-character": "marshal" })).toEqual([
    ...["Knights of the Sun Griffon", "Barbarians with Spears"],
  ]);
  expect(sides("spell")).toEqual(["A", "Barbarians with Spears"]);
  expect(sides("spell", { b: "typed" })).toEqual(["A", "B"]);
  expect(sides("attack")).toEqual([]);
});

test("U6: what a case counts names figures that are given, and nothing that is seldom wanted and usual", () => {
  const told = (id: string, more = {}) =>
    assumedIn(question(id), given(id, more), [], "en", (what) => `without ${what}`);
  expect(told("attack", { by: "figures", strength: 4 })).toBe(
    "given as: figures of attackers and target · attacks: 20 · Offensive Skill: 3 · Defensive Skill of the target: 3 · Strength: 4 · Resilience of the target: 3",
  );
  expect(told("attack", { "hit-modifier": -1, "lethal-strike": true })).toContain(
    "modifier of to-hit rolls: -1 · Lethal Strike",
  );
});

test("a unit that an address names and nobody knows is told as not understood, and left out", () => {
  const strange = { a: "nobody", "a-character": '{"profile":"warriors"}', second: '{"profile":"warriors"}' };
  expect(unknownIn(question("fight"), strange)).toEqual(["a", "a-character"]);
  expect(Object.keys(typed(question("fight"), strange))).toEqual(["second"]);
});
