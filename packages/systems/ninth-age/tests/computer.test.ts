import { counterSource, rollOutcome } from "@tercio/dice";
import {
  checkChoice,
  type ChoiceRequest,
  engineOf,
  type Json,
  LEVELS,
  recording,
  type Request,
  silent,
  startBattle,
} from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, inject, test } from "vitest";
import { type Army, armies, chargedCombat, type NinthAge, ninthAge } from "../src/index.ts";
import { chargedOutlook } from "../src/computer/combat.ts";
import { toCharge } from "../src/calculation/joining.ts";
import { facingCharged } from "../src/battlefield/charges.ts";
import { unit } from "../src/state/state.ts";
import { inProof } from "@tercio/testkit/in-proof";

interface State {
  readonly game: NinthAge;
  readonly request: Request;
}

/** An army with each of its units so often, as large ones have them. */
function times(id: string, n: number): Army {
  const army = armies[id] as Army;
  const units = Array.from({ length: n }, () => army.units).flat();
  return { ...army, id: `${id}-${n}`, units: units.filter((u, i) => u.character !== true || i < army.units.length) };
}

/** Every request of a random battle with magic, terrain and shots, in order; with each unit `often` times. */
function* states(seed: number, every = 1, often = 1): Generator<State> {
  const engine = engineOf(ninthAge);
  const source = counterSource(seed, 0);
  const usual = ninthAge.rules.starter();
  const named = seed % 2 === 0 ? ["sonnstahl-magic", "dark-gods-magic"] : ["sonnstahl-guns", "highborn-elves"];
  const armies = often === 1 ? named : named.map((id) => times(id, often));
  const scenario = { ...usual, setup: { ...usual.setup, armies, map: "roll", size: 2500 * often } };
  let at: { game: NinthAge; request: Request | null } = startBattle(ninthAge, scenario, seed).battle;
  for (let i = 0; at.request !== null; i++) {
    const { game, request } = at;
    if (i % every === 0) yield { game, request };
    const reply =
      request.type === "roll"
        ? rollOutcome(request.dice, source)
        : ninthAge.rules.choices[request.choice]?.sample(game, request.about, source);
    at = engine.reply(game, reply, silent);
  }
}

const { computer: mind } = ninthAge;
const total = (game: NinthAge): number => mind.evaluate(game, 3).reduce((sum, p) => sum + p.value, 0);
const battles = inject("fully") ? 4 : 1;

describe("how a position is judged", () => {
  inProof("S4: what is kept of other positions and of units that are alike changes nothing of a judgement", () => {
    let [seen, fought, lasting] = [0, 0, 0];
    const level = inject("fully") ? 3 : 2;
    for (let seed = 1; seed <= battles; seed++)
      for (const { game, request } of states(seed + 1, inject("fully") ? 7 : 9, 2)) {
        if (game.gameTurn > (inject("fully") ? 6 : 2)) break;
        if (request.type !== "choice" || game.gameTurn === 0) continue;
        // Who watches the rules has nothing kept.
        expect(mind.evaluate(game, level)).toEqual(recording(() => mind.evaluate(game, level)).result);
        seen++;
        if (game.engagements.length > 0) fought++;
        if (game.effects.length > 0) lasting++;
      }
    expect(seen).toBeGreaterThan(4);
    expect(fought).toBeGreaterThan(1);
    expect(lasting).toBeGreaterThan(0);
  });

  test("every option of every level is legal, and there is always one", () => {
    let asked = 0;
    for (let seed = 1; seed <= battles; seed++)
      for (const { game, request } of states(seed, inject("fully") ? 3 : 4)) {
        if (request.type !== "choice") continue;
        for (const level of LEVELS) {
          let count = 0;
          for (const group of mind.options?.(game, request, level, counterSource(1, 0)) ?? [])
            for (const given of group) {
              expect(checkChoice(ninthAge, game, request, given), JSON.stringify(given)).toBe(true);
              count++;
            }
          expect(count, request.choice).toBeGreaterThan(0);
        }
        asked++;
      }
    expect(asked).toBeGreaterThan(30);
  });

  test("the parts are the same in the same order everywhere, and every number is one", () => {
    let first: readonly string[] | null = null;
    for (const { game } of states(2, inject("fully") ? 7 : 15))
      for (const level of LEVELS) {
        const parts = mind.evaluate(game, level);
        first ??= parts.map((p) => p.id);
        expect(parts.map((p) => p.id)).toEqual(first);
        for (const p of parts) expect(Number.isFinite(p.value), p.id).toBe(true);
      }
  });

  test("what has been kept from other battles changes no judgement", () => {
    const every = inject("fully") ? 9 : 27;
    const kept = [...states(4, every)].map(({ game }) => total(game));
    for (const { game } of states(3, inject("fully") ? 5 : 15)) total(game);
    // Other records of the same battle: nothing is known of them by identity.
    const again = [...states(4, every)].map(({ game }) => total(JSON.parse(JSON.stringify(game)) as NinthAge));
    again.forEach((value, i) => expect(value).toBeCloseTo(kept[i] as number, 6));
  });

  test("on average dice a first round breaks whom the exact odds break, within a few in a hundred", () => {
    let off = 0;
    let count = 0;
    const seen = new Set<string>();
    for (const { game, request } of states(2)) {
      if (request.type !== "choice" || request.choice !== "charge" || count >= 16) continue;
      const { pairs } = request.about as unknown as { pairs: readonly { unit: number; target: number; air?: true }[] };
      for (const { unit: charger, target } of pairs) {
        if (seen.has(`${charger}-${target}`) || unit(game, target).fleeing) continue;
        seen.add(`${charger}-${target}`);
        const question = chargedCombat(game, charger, target)?.find((q) =>
          q.results.some((r) => r.id === "first-breaks"),
        );
        if (question === undefined) continue;
        const odds = exactOdds(ninthAge, question, { limit: 4000, samples: 400 });
        const chance = (id: string): number => odds.results.find((r) => r.id === id)?.probability ?? 0;
        // Who charges out of a unit stands beside it then.
        const then = toCharge(game, charger);
        const [u, v] = [unit(then, charger), unit(then, target)];
        const { breaks } = chargedOutlook(then, [{ charger, target, facing: facingCharged(u, v) }]);
        for (const [seat, side] of [
          [0, "first"],
          [1, "second"],
        ] as const) {
          off += Math.abs(breaks[seat] - chance(`${side}-breaks`) - chance(`${side}-gone`));
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(6);
    expect(off / count).toBeLessThan(0.06);
  });

  test("a learner stands where it may, others think of flight as well", () => {
    let [charged, fled] = [0, 0];
    for (const { game, request } of states(2)) {
      if (request.type !== "choice" || request.choice !== "charge-reaction") continue;
      const thought = (level: 1 | 2): readonly string[] =>
        [...(mind.options?.(game, request, level, counterSource(1, 0)) ?? [])].flatMap((group) =>
          group.map((a) => (a as { readonly reaction: string }).reaction),
        );
      const [learner, other] = [thought(1), thought(2)];
      expect(learner).toEqual(other.some((r) => r !== "flee") ? other.filter((r) => r !== "flee") : other);
      charged++;
      if (other.length > learner.length) fled++;
    }
    expect(charged).toBeGreaterThan(3);
    expect(fled).toBeGreaterThan(1);
  });

  test("chances of an answer are told where there are some", () => {
    let told = 0;
    for (const { game, request } of states(2, 2)) {
      if (request.type !== "choice") continue;
      const kind = ninthAge.rules.choices[request.choice];
      const given = kind?.timeout(game, request.about);
      const list = [given, ...(kind?.enumerate?.(game, request.about) ?? []).slice(0, 3)];
      for (const one of list) told += mind.chances?.(game, request as ChoiceRequest, one as Json).length ?? 0;
    }
    expect(told).toBeGreaterThan(5);
  });
});
