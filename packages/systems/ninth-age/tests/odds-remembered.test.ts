import { EVERYBODY, message, type Modifier, type OddsQuestion, type Rule, without } from "@tercio/kernel";
import { exactOdds, remembering } from "@tercio/odds";
import { expect, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import type { NinthAgeMoments } from "../src/hooks/moments.ts";
import { combatQuestion, ninthAge, type NinthAge } from "../src/index.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";

const KEEN = "t9a.rule.lightning-reflexes";
/** Everybody hits more easily. */
const keen: Rule<NinthAge, NinthAgeMoments> = {
  id: KEEN,
  name: { en: "Keen", fr: "Ardent" },
  enforces: [],
  heldBy: EVERYBODY,
  modify: {
    "to-hit roll": {
      by: (): Modifier => ({ operation: "add", value: 1, because: message("base"), rule: KEEN }),
    },
  },
};

test("another rule, one switched off, an effect and another scene are never answered with what was known before", () => {
  const memory = remembering(ninthAge);
  const men = { profile: like({}), models: 10, files: 5 };
  const of = (start: NinthAge): OddsQuestion<NinthAge> => combatQuestion(start, [0, 1]);
  const ask = (question: OddsQuestion<NinthAge>) => {
    const weighing = memory.weigh(question);
    while (!weighing.done) weighing.walk(1000);
    expect(weighing.odds).toEqual(exactOdds(ninthAge, question));
    return weighing.odds?.results;
  };
  const game = gameOf(fight({ a: men, b: men }));
  const before = ask(of(game));
  const otherwise = (question: OddsQuestion<NinthAge>): void => expect(ask(question)).not.toEqual(before);
  book.also([keen], () => otherwise(of(game)));
  expect(ask(of(game))).toEqual(before);
  without("t9a.rule.supporting-attacks", () => otherwise(of(game)));
  const effect = { id: 1, rule: "stubborn", on: 0, from: null, until: {}, params: {} };
  otherwise(of({ ...game, effects: [effect] }));
  otherwise(of({ ...game, units: game.units.map((u) => (u.id === 0 ? { ...u, charging: true } : u)) }));
  otherwise(of(gameOf(fight({ a: { ...men, models: 15 }, b: men }))));
  expect(ask(of(game))).toEqual(before);
});
