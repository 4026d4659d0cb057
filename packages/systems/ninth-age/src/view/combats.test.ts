import { expect, test } from "vitest";
import { centre } from "@tercio/tabletop";
import { fight, gameOf, like } from "../../tests/rule-cases/combat-scenes.ts";
import { played } from "../../tests/rule-cases/scenes.ts";
import { range, shooter } from "../../tests/rule-cases/shooting-scenes.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { unit } from "../state/state.ts";
import { combats } from "./combats.ts";
import { sight } from "./sight.ts";

/** Needs of the blows that a card tells of the first unit. */
const needs = (missile: "brace-of-pistols" | "pistol") => {
  const profile = shooter([missile], { weapons: ["hand-weapon"] });
  const [card] = combats(gameOf(fight({ a: { profile }, b: { profile: like({ def: 4 }) } })));
  return card?.steps.flatMap((s) =>
    s.blows.flatMap(({ by, dice }) =>
      by === 0 && dice.kind === "chain" ? [[dice.dice, dice.stages[0]?.need ?? null]] : [],
    ),
  );
};

test("who has not chosen a weapon is told with the first that may be chosen: two pistols, not the hand weapon", () => {
  // Of thirty men six wide six strike and six support: one Attack each of Offensive Skill 3 at 4, or two of Skill 4.
  expect(needs("pistol")).toEqual([[12, 4]]);
  expect(needs("brace-of-pistols")).toEqual([[18, 4]]);
});

test("who is asked for a Duel sees the blows that are to come", () => {
  const champions = { champion: true };
  const game = fight({ a: champions, b: champions });
  const asked = ["weapon", "issue-duel", "allocate"].map((choice) => {
    const run = played(game, [], { rest: "usual", until: { choice } });
    const [card] = combats(run.game);
    return [choice, card?.steps.map((s) => [s.title.values, s.blows.length])];
  });
  // Of either side its champion, the men beside it, and those who support them.
  const steps = [[{ step: 3 }, 6]];
  expect(asked).toEqual([
    ["weapon", steps],
    ["issue-duel", steps],
    ["allocate", steps],
  ]);
});

test("hits that a whole unit shares are told of the unit: a chariot upon few men and a Character", () => {
  const chariot = like({
    ...{ type: "Construct", height: "Large", base: [50, 100], hp: 4 },
    rules: [{ rule: "impact-hits", dice: "D6" }],
  });
  const a = { profile: chariot, models: 1, files: 1, state: { charging: true } };
  const b = { models: 3, files: 4, characters: [{ profile: like({ hp: 3 }) }] };
  const [card] = combats(gameOf(fight({ a, b })));
  const hits = card?.steps.flatMap((s) => s.blows.filter((x) => x.by === 0).map((x) => x.whom.values)) ?? [];
  expect(hits.length).toBeGreaterThan(1);
  expect(hits[0]).toMatchObject({ champion: "" });
});

test("a line of sight ends at a quarter of a round base, not at the square around it", () => {
  const round = { profile: like({ type: "Construct", base: [60, 60], round: true, rules: ["war-machine"] }) };
  for (const at of [
    [0, 10],
    [6, 8],
    [-7, 3],
  ] as const) {
    const b = { ...round, models: 1, files: 1, at };
    const run = played(range({ a: { profile: shooter(["longbow"]) }, b }), [], { until: { choice: "shoot" } });
    if (run.request === null) throw new Error("nobody is asked");
    const line = sight(run.game, run.request, 0, 1);
    expect(line?.may).toBe(true);
    const middle = centre(rectangleOf(unit(run.game, 1)));
    const to = line?.to ?? { x: 0, y: 0 };
    // Between the ends of a quarter of a rim of 30 mm: 21.2 mm from the middle. A side of the square is 30 mm away.
    expect(Math.hypot(to.x - middle.x, to.y - middle.y)).toBeCloseTo(3000 * Math.SQRT1_2, -1);
  }
});
