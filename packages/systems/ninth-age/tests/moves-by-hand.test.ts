import { chooseAnswer, type Player } from "@tercio/bots";
import { answer, lengthOf, rollDice, startBattle } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { INCH, TURN } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import { moveLimits, trim, trimByHand } from "../src/battlefield/paths.ts";
import { ninthAge } from "../src/index.ts";
import { unit } from "../src/state/state.ts";
import { gameOf } from "./rule-cases/combat-scenes.ts";
import { block } from "./rule-cases/scenes.ts";

/** What nobody does by hand: a turn of less than half a degree, a step of less than a millimetre. */
const HALF_DEGREE = TURN / 720;
const MILLIMETRE = 100;
const hardly = (s: Segment): boolean =>
  s.kind === "wheel" ? s.angle < HALF_DEGREE : "distance" in s && s.distance < MILLIMETRE;

/** Every part of every path that a computer answers with in a battle from a seed. */
function parts(player: Player, seed: number, most: number): readonly Segment[] {
  const found: Segment[] = [];
  let { battle } = startBattle(ninthAge, ninthAge.rules.starter(), seed, { chained: false });
  for (let i = 0; battle.request !== null && i < most; i++) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const options = { player, seed, after: lengthOf(battle), milliseconds: Number.POSITIVE_INFINITY };
    const given = chooseAnswer(battle, options);
    found.push(...((given as { readonly path?: readonly Segment[] } | null)?.path ?? []));
    const step = answer(battle, given);
    if (!step.ok) throw new Error(step.refusal.message.key);
    battle = step.battle;
  }
  return found;
}

describe("R5: a computer moves as a hand does", () => {
  // Of 144 paths in six battles 21 had such a part before.
  test.each([
    ["random", [3, 4], 400],
    [2, [1], 90],
  ] as const)(
    "player %s: no wheel of less than half a degree, no step of less than a millimetre",
    (player, seeds, most) => {
      const all = seeds.flatMap((seed) => parts(player, seed, most));
      expect(all.length).toBeGreaterThan(15);
      expect(all.filter(hardly)).toEqual([]);
    },
  );

  test("a wheel that a neighbour stops at once is no move, and what comes after it is tried without it", () => {
    // A friend stands 1.005 inches to the right: a wheel to the right ends as soon as it begins.
    const game = gameOf({
      phase: "movement",
      units: {
        A: block("first", [0, 0], "north"),
        B: block("first", [6 * (20 / 25.4) + 1.005, 0], "north"),
      },
    });
    const u = unit(game, 0);
    const limits = moveLimits(game, u, "advance");
    const turned = { kind: "wheel", side: "left", angle: 4096 } as const;
    const ahead = { kind: "straight", distance: INCH } as const;
    const [cut] = trim(game, u, [turned, ahead], limits).path;
    expect(cut).toMatchObject({ kind: "wheel" });
    expect(hardly(cut as Segment)).toBe(true);
    expect(trimByHand(game, u, [turned], limits)).toEqual([]);
    expect(trimByHand(game, u, [turned, ahead], limits)).toEqual([]);
    expect(trimByHand(game, u, [{ ...turned, angle: 2 }, ahead], limits)).toEqual([ahead]);
  });
});
