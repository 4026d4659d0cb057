import { expect, test } from "vitest";
import type { Odds } from "./answers.ts";
import type { Weighing } from "./exact-odds.ts";
import { firstAnswer } from "./first.ts";

/** A question of so many states, of which each takes so many milliseconds, as each of its plays does. */
function question(states: number, each: { readonly state: number; readonly play: number }) {
  let [time, walked, played] = [0, 0, 0];
  const told = (): Odds => ({ exact: walked >= states }) as Odds;
  const weighing: Weighing = {
    get odds() {
      return walked >= states || played > 0 ? told() : null;
    },
    get done() {
      return walked >= states;
    },
    get walks() {
      return walked < states;
    },
    get plays() {
      return walked < states;
    },
    walk(n) {
      walked += n;
      time += n * each.state;
    },
    play(n) {
      played += n;
      time += n * each.play;
    },
  };
  return { weighing, now: () => time, played: () => played };
}

test("what is walked quickly is exact, and nothing of it is played", () => {
  const { weighing, now, played } = question(40, { state: 0.2, play: 0.5 });
  firstAnswer(weighing, now);
  expect(weighing.odds?.exact).toBe(true);
  expect(played()).toBe(0);
  expect(now()).toBeLessThan(10);
});

test("what is not is sampled, and the answer is there within 50 ms", () => {
  const { weighing, now, played } = question(100_000, { state: 0.2, play: 2 });
  firstAnswer(weighing, now);
  expect(weighing.odds?.exact).toBe(false);
  expect(played()).toBeGreaterThan(5);
  expect(now()).toBeLessThan(50);
});

test("where one state takes longer than all of that there is still one play", () => {
  const { weighing, now, played } = question(100, { state: 300, play: 5 });
  firstAnswer(weighing, now);
  expect(played()).toBe(1);
  expect(weighing.odds?.exact).toBe(false);
  expect(now()).toBe(305);
});
