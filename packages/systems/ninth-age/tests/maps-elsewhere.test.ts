import { existsSync, readFileSync } from "node:fs";
import { playOne } from "@tercio/lab";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { Scene, SceneFeature, SceneUnit } from "../src/scene/types.ts";

/** Maps that tournaments play on lie beside the project, not in it: skipped where they are missing. Inches from the top left. */
const file = new URL("../../../../../shared/maps/t9a-maps.json", import.meta.url);
interface Box {
  readonly kind: SceneFeature["kind"];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface Listed {
  readonly table: readonly [number, number];
  readonly maps: readonly { readonly name: string; readonly terrain: readonly (Box | { readonly line: unknown })[] }[];
}
const there = existsSync(file);
const { table, maps }: Listed = there
  ? (JSON.parse(readFileSync(file, "utf8")) as Listed)
  : { table: [0, 0], maps: [] };

/** A feature as a rectangle about the middle of the table, to hundredths of an inch. */
function outlined({ kind, x, y, w, h }: Box): SceneFeature {
  const at = (right: number, down: number): readonly [number, number] => [
    Math.round((right - table[0] / 2) * 100) / 100,
    Math.round((table[1] / 2 - down) * 100) / 100,
  ];
  return { kind, polygon: [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)] };
}

/** Where the fronts of two lines of units stand: in the open, as near to the enemy as they may be put. */
const DEEP = 13;
const PROFILES = ["imperial-guard", "electoral-cavalry", "light-infantry-with-handguns", "imperial-rangers"] as const;
function line(side: SceneUnit["side"], terrain: readonly Box[]): { [name: string]: SceneUnit } {
  const list: { [name: string]: SceneUnit } = {};
  const y = side === "first" ? -DEEP : DEEP;
  for (let x = -30; x <= 30 && Object.keys(list).length < 6; x += 10) {
    const clear = terrain.every((t) => {
      const [east, north] = [t.x + t.w / 2 - table[0] / 2, table[1] / 2 - t.y - t.h / 2];
      return t.kind !== "impassable" || Math.abs(east - x) > t.w / 2 + 5 || Math.abs(north - y) > t.h / 2 + 5;
    });
    const profile = PROFILES[Object.keys(list).length % PROFILES.length] as string;
    if (clear)
      list[`${side} ${x}`] = { side, profile, models: 8, files: 4, at: [x, y], facing: y < 0 ? "north" : "south" };
  }
  return list;
}

describe.skipIf(!there)("a battle on maps that nobody here drew", () => {
  test("six of them", () => expect(maps.length).toBe(6));

  test.each(maps.map((m, i) => [m.name, m, i] as const))("%s", (_, { terrain }, i) => {
    const boxes = terrain.filter((t): t is Box => "w" in t);
    const scene: Scene = {
      phase: "movement",
      table: [table[0], table[1]],
      terrain: boxes.map(outlined),
      units: { ...line("first", boxes), ...line("second", boxes) },
    };
    const scenario = ninthAge.rules.scenes?.scenario(scene as never);
    if (scenario === undefined) throw new Error("this game has scenes");
    expect(ninthAge.rules.checkScenario(scenario)).toBeNull();
    const { tally } = playOne(ninthAge, 700 + i, { bots: "random", scenario });
    expect(tally).toMatchObject({ finished: 1, violations: 0, unexplainedRefusals: 0, problems: [] });
    expect((tally.events.advances ?? 0) + (tally.events.marches ?? 0)).toBeGreaterThan(5);
  });
});
