import { counterSource } from "@tercio/dice";
import { type Battle, type Core, say, startBattle } from "@tercio/kernel";
import type { CombatView } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { games } from "./index.ts";

type Game = (typeof games)[number];

const fail = (why: string): never => {
  throw new Error(why);
};

/** Does this game keep no score of its combats? */
const unscored = ({ views }: Game): boolean => !Object.values(views.tellings ?? {}).includes("score");

/** Every state of a battle that chance plays, but what the last reply led to. */
const states = (game: Game, seed: number, replies: number): readonly Battle<Core>[] =>
  [...byChance(startBattle<Core>(game, game.rules.starter(), seed), counterSource(seed, 0), replies - 1)].flatMap(
    ({ battle }) => (battle.request === null ? [] : [battle]),
  );

describe.each(games.filter((g) => g.views.combats !== undefined).map((g) => [g.id, g] as const))(
  "the card of a combat, %s",
  (_, game) => {
    const views = (battle: Battle<Core>): readonly CombatView[] => game.views.combats?.(battle.game) ?? [];

    test("the first step to come is what is rolled, die by die, in words of both languages", () => {
      let rolled = 0;
      for (const seed of inject("fully") ? [3, 7] : [3])
        for (const battle of states(game, seed, 600)) {
          const now = views(battle);
          const under = now.find((v) => v.inProgress);
          const { request } = battle;
          if (under !== undefined && request?.type === "roll" && request.dice.kind.startsWith("chain")) {
            const { dice } = request;
            const chains = dice.kind === "chains" ? dice.chains : dice.kind === "chain" ? [dice] : [];
            const blows = under.steps[0]?.blows.slice(0, chains.length) ?? [];
            expect(blows.map((b) => b.dice)).toEqual(chains);
            for (const b of blows) {
              if (b.dice.kind !== "chain") continue;
              expect(b.stages.length).toBeGreaterThanOrEqual(b.dice.stages.length);
              expect(under.units).toContain(b.by);
            }
            rolled++;
          }
          // Where stages are rolled one by one, the card says which is asked for now, with so many dice, against so much.
          const turn = under?.steps[0]?.blows.flatMap(({ dice, stages }) =>
            dice.kind === "staged" && dice.now !== null ? [{ dice, stages, stage: dice.stages[dice.now] }] : [],
          );
          if (turn !== undefined && turn.length > 0 && request?.type === "roll") {
            const [{ dice, stages, stage } = fail("nobody strikes")] = turn;
            expect(turn.length).toBe(1);
            expect(stages.length).toBe(dice.stages.length);
            expect("dice" in request.dice ? request.dice.dice : null).toBe(stage?.dice);
            expect(request.dice.kind === "pool" ? (request.dice.groups[0] ?? null) : null).toBe(stage?.need ?? null);
            rolled++;
          }
          for (const v of now)
            for (const language of ["en", "fr"] as const)
              for (const m of [
                v.label,
                ...v.steps.flatMap((s) => [s.title, ...s.blows.flatMap((b) => [b.who, b.whom, ...b.stages])]),
              ])
                expect(say(game, m, language)).not.toMatch(/\?|combat\.|stage\./);
        }
      expect(rolled).toBeGreaterThan(2);
    });

    if (!unscored(game))
      test("what is lost and how the score stands is what the round comes to", () => {
        let compared = 0;
        for (const seed of inject("fully") ? [3, 7, 9] : [7]) {
          let last: CombatView | undefined;
          const begun = startBattle<Core>(game, game.rules.starter(), seed);
          for (const { battle, events } of byChance(begun, counterSource(seed, 0), 600)) {
            const under = views(battle).find((v) => v.inProgress);
            const told = events.find((e) => e.data?.["first"] !== undefined && e.data["second"] !== undefined);
            // Break tests stand between the score and its end.
            if (told !== undefined && under !== undefined && under.steps.length === 0) {
              for (const [seat, side] of (["first", "second"] as const).entries()) {
                const scored = told.data?.[side] as { readonly value: number };
                if (under.score !== null && under.score !== undefined)
                  expect(under.score[seat]?.value).toBe(scored.value);
                else expect(game.views.tellings?.[told.kind]).toBe("score");
              }
              compared++;
            }
            last = under ?? last;
          }
          expect(last).toBeDefined();
        }
        expect(compared).toBeGreaterThan(0);
      });
  },
);
