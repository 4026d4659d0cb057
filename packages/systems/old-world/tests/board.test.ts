import { presetsOf, tryOut } from "@tercio/board";
import { counterSource } from "@tercio/dice";
import { startBattle, there } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import { starter } from "../src/scenarios/starter.ts";
import { battlefield } from "./field.ts";

const sheetOf = (now: object, rules: readonly { readonly rule: "random-movement"; readonly dice: "2D6" }[] = []) => {
  const game = battlefield({ units: [{ side: 0, entry: { movement: 5, rules }, now }] });
  const piece = there(oldWorld.views.board(game).pieces.find((p) => p.kind === "body"));
  const table = there(piece.sheet?.tables?.[0]);
  return {
    signs: piece.marks.map((m) => m.label.key),
    profile: Object.fromEntries(table.columns.map((c, i) => [c.key, table.rows[0]?.cells[i]])),
  };
};

test("a unit that is dazed bears a sign, and its sheet begins with its Movement", () => {
  expect(sheetOf({ stupid: true }).signs).toEqual(["sign.stupid"]);
  expect(sheetOf({}).signs).toEqual([]);
  expect(sheetOf({}).profile["column.movement"]).toBe(5);
  expect(sheetOf({}, [{ rule: "random-movement", dice: "2D6" }]).profile["column.movement"]).toBe("–");
});

test("where units deploy one by one, each layout offers the next of them a legal place of its own", () => {
  const deploy = there(oldWorld.rules.choices["deploy"]);
  const { battle } = startBattle(oldWorld, starter(), 5);
  for (const { battle: now } of byChance({ battle, events: [] }, counterSource(5, 0), 200)) {
    const { request, game } = now;
    if (request?.type !== "choice" || request.choice !== "deploy") continue;
    const offered = presetsOf(deploy, game, request);
    expect(offered.map((p) => [p.id, p.single])).toEqual([
      ["next-line", true],
      ["next-refused", true],
      ["next-centre", true],
    ]);
    const places = offered.map(({ id }) => {
      const preview = tryOut(deploy, game, request, { do: "preset", preset: id }, null);
      expect(preview?.verdict).toBe(true);
      expect(preview?.ghosts.length).toBe(1);
      return preview?.ghosts[0]?.x;
    });
    expect(new Set(places).size).toBeGreaterThan(1);
    return;
  }
  throw new Error("nobody deployed");
});
