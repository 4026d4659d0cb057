import { counterSource } from "@tercio/dice";
import type { OddsQuestion } from "@tercio/kernel";
import { exactOdds, type Odds } from "@tercio/odds";
import { expect, inject, test } from "vitest";
import { combatQuestion, ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import { fight, gameOf, like, man } from "./rule-cases/combat-scenes.ts";

/** The same question where nothing is put together: each outcome of each roll is played. */
const played = ({ meets, ...question }: OddsQuestion<NinthAge>): OddsQuestion<NinthAge> => {
  expect(meets).toBeDefined();
  return question;
};

/** Both ways come to the same; gives what each found. */
function agree(scene: Scene, what: string): readonly [together: Odds, each: Odds] {
  const game = gameOf(scene);
  const question = combatQuestion(
    game,
    game.units.filter((u) => u.place === "field").map((u) => u.id),
  );
  const [together, each] = [question, played(question)].map((q) => exactOdds(ninthAge, q)) as [Odds, Odds];
  expect([together.exact, each.exact], what).toEqual([true, true]);
  expect(new Set(together.assumes.map((m) => JSON.stringify(m)))).toEqual(
    new Set(each.assumes.map((m) => JSON.stringify(m))),
  );
  for (const [i, r] of together.results.entries())
    expect(Math.abs(r.probability - (each.results[i]?.probability ?? Number.NaN)), `${what}, ${r.id}`).toBeLessThan(
      1e-12,
    );
  return [together, each];
}

const men = (models: number, files: number, agi = 3) => ({ profile: like({}, { agi }), models, files });

test("who strikes first, then three at the same time, one of them to the last man: fewer states, the same chances", () => {
  const [together, each] = agree(
    fight({
      a: men(12, 4),
      b: men(12, 4),
      more: { C: { ...men(3, 3), on: "left" }, D: { ...men(8, 4, 5), on: "right" } },
    }),
    "one and three",
  );
  expect(together.states).toBeLessThan(each.states / 2);
  for (const id of ["second-breaks", "draw", "first-breaks"])
    expect(together.results.find((r) => r.id === id)?.probability, id).toBeGreaterThan(0.01);
});

test("a champion, a Character and models of several Health Points among those that fall together", () => {
  const big = { profile: like({ hp: 3, res: 4, base: [40, 40], height: "Large" }), models: 3, files: 1 };
  const led = {
    ...men(8, 4),
    champion: true,
    standard: true,
    characters: [{ profile: like({ hp: 2, dis: 8 }, { att: 2, str: 5 }) }],
  };
  agree(fight({ a: led, b: big, more: { C: { ...men(5, 5, 4), on: "right" } } }), "a Character");
});

test("who falls to the last model, and what the others then score", () => {
  const strong = { profile: like({}, { att: 3, str: 5, agi: 3 }), models: 10, files: 5 };
  const [together] = agree(
    fight({ a: strong, b: men(4, 4), more: { C: { ...men(2, 2), on: "left" }, D: { ...men(6, 3), on: "right" } } }),
    "to the last",
  );
  expect(together.results.find((r) => r.id === "second-breaks")?.probability).toBeGreaterThan(0.1);
});

/** A combat of three or four units of so many models, by chance. */
function byChance(seed: number, [most, few]: readonly [number, number]): Scene {
  const source = counterSource(seed, 0);
  const pick = <T>(list: readonly T[]): T => list[source.next(list.length) - 1] as T;
  const own = (models: number) => ({
    profile: like(
      { dis: 5 + source.next(5), hp: pick([1, 1, 1, 2]), rules: pick([[], [], ["stubborn"], ["fearless"]]) },
      { att: 1 + source.next(2), str: 3 + source.next(2), agi: 3 + source.next(2) },
      man,
    ),
    models: 3 + source.next(models),
    files: 1 + source.next(3),
    champion: source.next(2) === 1,
    standard: source.next(2) === 1,
  });
  const more = {
    C: { ...own(few + 3), on: "left" as const },
    ...(source.next(3) === 0 ? { D: { ...own(few), on: "right" as const } } : {}),
  };
  const [a, b] = [own(most), own(few + 3)];
  // Nobody before its front is broader than A: the ends of a broader one would stand where those at A's flanks do.
  return fight({ a: { ...a, files: Math.max(a.files, b.files) }, b, more });
}

test("combats by chance of three and four end as if each outcome had been played", () => {
  for (let seed = 1; seed <= (inject("fully") ? 60 : 3); seed++) agree(byChance(seed, [10, 4]), `combat ${seed}`);
});

test("and many small ones, in which units fall to the last model", () => {
  for (let seed = 1001; seed <= (inject("fully") ? 1100 : 1024); seed++)
    agree(byChance(seed, [3, 1]), `combat ${seed}`);
});
