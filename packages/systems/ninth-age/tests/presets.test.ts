import { counterSource } from "@tercio/dice";
import { answer, startBattle } from "@tercio/kernel";
import { presetsOf, tryOut } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { STYLES } from "@tercio/regiments";
import { joinsUnits } from "../src/calculation/joining.ts";
import { unit as unitOf } from "../src/state/state.ts";

interface Put {
  readonly units: readonly { readonly unit: number }[];
  readonly joins?: readonly { readonly unit: number; readonly host: number }[];
}

/** The first deployment turn in which a whole army may be put down, or one unit alone, of a battle by name. */
function deploying(id: string, seed: number, alone = false) {
  const named = ninthAge.rules.scenarios().find((s) => s.id === id);
  if (named === undefined) throw new Error(id);
  const wanted = (about: { readonly single?: boolean }): boolean => (about.single === true) === alone;
  for (const { battle } of byChance(
    startBattle(ninthAge, named.scenario, seed),
    counterSource(seed, 0),
    alone ? 12 : 200,
  )) {
    const { request } = battle;
    if (request?.type === "choice" && request.choice === "deploy" && wanted(request.about)) return { battle, request };
  }
  return null;
}

describe("U5: presets put Characters into units", () => {
  const found = ["led", "magic", "heroes", "heirlooms"].flatMap((id) =>
    [1, 2, 3].flatMap((seed) => {
      const at = deploying(id, seed);
      return at === null ? [] : [[id, seed, at] as const];
    }),
  );

  test("in most of these battles a whole army may be put down at once", () => {
    expect(found.length).toBeGreaterThan(5);
  });

  test.each(found)(
    "%s, seed %i: legal in each style, and every Character whose like is there stands in it",
    (...at) => {
      const { battle, request } = at[2];
      const { game } = battle;
      const about = request.about as unknown as { readonly units: readonly number[] };
      for (const preset of Object.keys(STYLES)) {
        const preview = tryOut(ninthAge.rules.choices["deploy"], game, request, { do: "preset", preset }, null);
        expect([preset, preview?.verdict]).toEqual([preset, true]);
        const { units, joins = [] } = preview?.answer as unknown as Put;
        const typeOf = (unit: number): string => game.units[unit]?.entry.type ?? "";
        const hosts = new Set(about.units.filter((n) => !joinsUnits(game, unitOf(game, n))).map(typeOf));
        const alone = units.filter(
          ({ unit }) => joinsUnits(game, unitOf(game, unit)) && hosts.has(typeOf(unit)) && typeOf(unit) === "Infantry",
        );
        expect(alone, preset).toEqual([]);
        for (const { unit, host } of joins) expect(typeOf(unit)).toBe(typeOf(host));
        expect(joins.length).toBeGreaterThan(0);
        expect(answer(battle, preview?.answer).ok).toBe(true);
      }
    },
  );
});

test("where one unit a turn is placed, the preset is for that unit, and does not say that the others find no room", () => {
  const found = Array.from({ length: 12 }, (_, seed) => deploying("starter", seed, true)).find((at) => at !== null);
  if (found == null) throw new Error("no battle deploys one unit a turn");
  const { battle, request } = found;
  const deploy = ninthAge.rules.choices["deploy"];
  expect(presetsOf(deploy, battle.game, request).map(({ id, single }) => [id, single])).toEqual([["next", true]]);
  const preview = tryOut(deploy, battle.game, request, { do: "preset", preset: "next" }, null);
  expect(preview?.verdict).toBe(true);
  expect((preview?.answer as unknown as Put).units.length).toBe(1);
  expect(preview?.notes).toEqual([]);
  expect(answer(battle, preview?.answer).ok).toBe(true);
});
