import { counterSource } from "@tercio/dice";
import { say, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { ninthAge } from "../index.ts";
import type { NinthAge } from "../state/state.ts";

const choice = (kind: string) => ninthAge.rules.choices[kind];

/** Every pair of enemies wherever a battle by chance asks for a shot or a charge. */
function* pairs(map: string, seed: number) {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "guns-and-eagles");
  if (named === undefined) throw new Error("no such battle");
  const scenario = { ...named.scenario, setup: { ...named.scenario.setup, map } };
  for (const { battle } of byChance(startBattle<NinthAge>(ninthAge, scenario, seed, {}), counterSource(seed, 1))) {
    const { request, game } = battle;
    if (request === null || game.gameTurn >= 3) return;
    if (request.type === "choice" && (request.choice === "shoot" || request.choice === "charge"))
      for (const u of game.units)
        for (const v of game.units)
          yield { game, request, u, v, view: ninthAge.views.sight?.(game, request, u.id, v.id) };
  }
}

test.each(["broken-town", "high-ground", ...(inject("fully") ? ["two-woods", "hedgerows"] : [])])(
  "what is drawn of a line of sight is what the referee says: %s",
  (map) => {
    const met = { open: 0, covered: 0, hidden: 0, other: 0 };
    for (let seed = 1; seed <= (inject("fully") ? 2 : 1); seed++)
      for (const { game, request, u, v, view } of pairs(map, seed)) {
        if (u.place !== "field" || v.place !== "field" || u.seat === v.seat || u.seat !== game.active) {
          expect(view).toBeNull();
          continue;
        }
        if (view == null) throw new Error("no line");
        const ask = (more: object) =>
          choice(request.choice)?.accept(game, request.about as never, { unit: u.id, target: v.id, ...more });
        const verdict = ask({});
        expect(view.may).toBe(verdict === true || ask({ air: true }) === true);
        // Why not is told in the referee's own words.
        if (!view.may && verdict !== true && verdict !== undefined) expect(view.words).toEqual(verdict.message);
        const hidden = view.stops.findIndex((s) => s.opaque);
        // Nothing stands behind what hides everything, and whoever may be gone for is not behind it.
        expect(hidden === -1 || hidden === view.stops.length - 1).toBe(true);
        if (view.may) expect(hidden).toBe(-1);
        const words = say(ninthAge, view.words, "en");
        if (view.may && request.choice === "shoot") {
          const covered = view.stops.length > 0;
          if (covered) {
            met.covered++;
            expect(words).toMatch(/Cover/);
          } else {
            met.open++;
            expect(words).toMatch(/no Cover|through/);
          }
        } else if (hidden >= 0) met.hidden++;
        else met.other++;
      }
    expect(met.open).toBeGreaterThan(0);
    expect(met.hidden + met.covered).toBeGreaterThan(0);
  },
);
