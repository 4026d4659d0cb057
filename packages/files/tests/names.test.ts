import { gameOf } from "@tercio/games";
import { load, save, startBattle } from "@tercio/kernel";
import { expect, test } from "vitest";
import { asKind } from "../src/index.ts";

const system = gameOf("old-world");
if (system === null) throw new Error("the game is not there");
const saved = (sitter: object): object => {
  const seats = [
    { by: "human", ...sitter },
    { by: "computer", level: "level1" },
  ] as never;
  return JSON.parse(
    JSON.stringify({ ...save(startBattle(system, system.rules.starter(), 1).battle), seats }),
  ) as object;
};

test("a player's name has 1 to 40 characters; a record with another, or with a level for a person, is refused with its place", () => {
  const opens = (sitter: object): boolean => {
    const file = saved(sitter);
    const [atBorder, atKernel] = [asKind(file, ["save"]).ok, load(system, file).ok];
    expect(atBorder).toBe(atKernel);
    return atKernel;
  };
  for (const good of [{}, { name: "A" }, { name: "é".repeat(40) }])
    expect(opens(good), JSON.stringify(good)).toBe(true);
  for (const bad of [
    { name: "" },
    { name: "é".repeat(41) },
    { name: 1 },
    { name: null },
    { level: "level1" },
    { name: "A", level: "level1" },
    { called: "A" },
  ])
    expect(opens(bad), JSON.stringify(bad)).toBe(false);
});
