import { readFileSync } from "node:fs";
import { gameOf } from "@tercio/games";
import { describe, expect, test } from "vitest";
import { coverage, type Enforced, type LedgerId, type WithoutRule } from "../src/index.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../src/ids/${name}`, import.meta.url), "utf8"));
const ids = read("t9a.json") as readonly LedgerId[];
const none = read("t9a-none.json") as WithoutRule;
const SYSTEM = new URL("../../systems/ninth-age/src/enforced.ts", import.meta.url).href;
const { enforced } = (await import(SYSTEM)) as { readonly enforced: Enforced };
const isEnforced = (id: string): boolean => Object.hasOwn(enforced, id);
const listed = new Map(none);

/** Rows of sheet 000, the one that is played first. */
const printed = ids.filter(([, , , sheets]) => sheets?.split(" ").includes("000"));
const due = printed.map(([id]) => id);

/** Rows of sheet 000 that no knock-out can miss. */
const NINE = [
  ...["model-type.infantry", "sequence.pre-game.pre-game.2", "sequence.pre-game.deployment-phase.7"],
  ...["table.terrain-rules", "terrain.field.rules", "terrain.ruins.rules"],
  ...["sequence.shooting.shooting-phase.4", "table.cover", "shooting.same-target"],
].map((id) => `t9a.${id}`);

test("R8: of 381 rows of sheet 000 that are to be enforced 372 are, and nine hold no rule of their own", () => {
  const asked = printed.filter(([, expects]) => expects === "enforce").map(([id]) => id);
  expect([asked.length, asked.filter(isEnforced).length]).toEqual([381, 372]);
  expect(asked.filter((id) => !isEnforced(id)).sort()).toEqual([...NINE].sort());
});

describe("R8: each row of the sheet is enforced, or listed as holding no rule of its own", () => {
  test("none is left out, and none is both", () => {
    expect(due.filter((id) => !isEnforced(id) && !listed.has(id))).toEqual([]);
    expect(none.filter(([id]) => isEnforced(id) || !due.includes(id))).toEqual([]);
    expect(new Set(none.map(([id]) => id)).size).toBe(none.length);
  });

  test("the nine that are to be enforced say why they cannot be missed", () => {
    for (const id of NINE) expect(listed.get(id), id).toMatch(/^[A-Z].{30,}\.$/);
  });

  test.each(["rules", "cover"])("where a table as a whole is listed, its cells are not: %s of terrain", (of) => {
    const cells = due.filter((id) => id.startsWith("t9a.terrain.") && (of === "cover") === id.endsWith(".cover"));
    expect(cells.length).toBeGreaterThan(5);
    expect(
      cells.filter((id) => !isEnforced(id) && !["t9a.terrain.field.rules", "t9a.terrain.ruins.rules"].includes(id)),
    ).toEqual([]);
  });

  test("coverage hands them on with the reason", () => {
    const rows = coverage(gameOf("ninth-age") as never, ids, [], enforced, [], none, 0);
    expect(rows.filter((r) => r.status === "none").map((r) => [r.id, r.why])).toEqual(none);
    expect(rows.filter((r) => due.includes(r.id) && r.status !== "enforced" && r.status !== "none")).toEqual([]);
  });
});
