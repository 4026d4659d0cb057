import { type GivenNumbers, type Message, say } from "@tercio/kernel";
import { completed, exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

function posed(id: string, given: GivenNumbers) {
  const question = ninthAge.views.calculator?.find((q) => q.id === id);
  if (question === undefined) throw new Error(id);
  const whole = completed(question, given);
  if (!("given" in whole)) throw new Error(JSON.stringify(whole.lacking));
  return { question, given: whole.given };
}
const problem = (id: string, more: GivenNumbers): Message | null => {
  const { question, given } = posed(id, more);
  return question.problem?.(given) ?? null;
};
function chances(id: string, more: GivenNumbers): ReadonlyMap<string, number> {
  const { question, given } = posed(id, more);
  const why = question.problem?.(given) ?? null;
  if (why !== null) throw new Error(say(ninthAge, why, "en"));
  const { results, exact } = exactOdds(ninthAge, question.pose(given));
  expect(exact).toBe(true);
  return new Map(results.map((r) => [r.id, r.probability]));
}
const mean = (id: string, given: GivenNumbers): number =>
  [...chances(id, given)].reduce((sum, [n, p]) => sum + Number(n) * p, 0);

/** Twenty broad and five deep, without a blow of its own: whoever comes to it strikes with all it has. */
const BLOCK = {
  ...{ b: "typed", "b-models": 100, "b-files": 20, "b-attacks": 0, "b-agility": 1 },
  charges: "nobody",
};
/** Five men in one rank that hit and wound on 4. */
const MEN = { a: "typed", "a-models": 5, "a-files": 5, "a-agility": 10 };

describe("U6: who stands beside one of the two", () => {
  // A Marshal: 3 attacks of Offensive Skill 5 and Strength 4 with a halberd, against skill, Resilience and Armour of 3, 3 and 0.
  const marshal = 3 * (4 / 6) * (5 / 6);

  test("a Character in a unit strikes its own blows, the others theirs; alone he strikes alone", () => {
    expect(mean("losses", { ...BLOCK, ...MEN })).toBeCloseTo(5 / 4, 12);
    expect(mean("losses", { ...BLOCK, a: "marshal" })).toBeCloseTo(marshal, 12);
    // He takes the place of a man, who strikes from behind.
    expect(mean("losses", { ...BLOCK, ...MEN, "a-character": "marshal" })).toBeCloseTo(5 / 4 + marshal, 12);
    // The other side may have one as well; of whose losses it is asked does not hang on him.
    expect(mean("losses", { ...BLOCK, ...MEN, "b-character": "chosen-lord", "b-agility": 1 })).toBeCloseTo(5 / 4, 12);
  });

  test("two against one: what both deal is what each deals by itself, on a flank, in the rear, side by side on the front", () => {
    const guard = { second: "imperial-guard", "second-models": 10, "second-files": 5 };
    const alone = (facing: string): number =>
      mean("losses", { ...BLOCK, a: "imperial-guard", "a-models": 10, "a-files": 5, facing });
    for (const facing of ["left", "rear", "front"])
      expect(mean("losses", { ...BLOCK, ...MEN, ...guard, "second-facing": facing }), facing).toBeCloseTo(
        5 / 4 + alone(facing),
        12,
      );
    const [left, right] = ["left", "right"].map((facing) =>
      mean("losses", { ...BLOCK, ...MEN, ...guard, "second-facing": facing }),
    );
    expect(left).toBeCloseTo(right ?? 0, 12);
  });

  test("two that are broader than what they meet find room around every corner of it", () => {
    const broad = { a: "imperial-guard", "a-models": 30, "a-files": 15, b: "warhounds", "b-models": 5, "b-files": 5 };
    const refused: string[] = [];
    for (const facing of ["front", "left", "rear"])
      for (const other of ["front", "left", "right", "rear"]) {
        const second = { second: "warriors", "second-models": 20, "second-files": 10, "second-facing": other };
        for (const id of ["fight", "assault"])
          if (problem(id, { ...broad, ...second, facing }) !== null) refused.push(`${id} ${facing} ${other}`);
      }
    expect(refused).toEqual([]);
  });

  test("two charge: both fail as often as both dice fall short; one that comes fights without the other", () => {
    const one = { ...{ a: "imperial-guard", b: "barbarians-with-spears" }, distance: 10 };
    // Advance Rate 4: six or more of two dice.
    expect(chances("assault", one).get("fails")).toBeCloseTo(10 / 36, 12);
    const two = chances("assault", { ...one, second: "imperial-guard", "second-distance": 10 });
    expect(two.get("fails")).toBeCloseTo((10 / 36) ** 2, 12);
    expect([...two.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    // The second is too far off: all is as without it.
    const far = chances("assault", { ...one, second: "imperial-guard", "second-distance": 30 });
    for (const [id, p] of chances("assault", one)) expect(far.get(id), id).toBeCloseTo(p, 12);
  });

  test("who may not stand together is refused in words", () => {
    const said = (more: GivenNumbers): string => {
      const why = problem("fight", { a: "imperial-guard", b: "warriors", ...more });
      return why === null ? "" : say(ninthAge, why, "en");
    };
    expect(said({})).toBe("");
    expect(said({ a: "marshal", second: "marshal" })).toMatch(/General a second time/);
    expect(said({ a: "marshal", "a-character": "wizard-adept" })).not.toBe("");
    expect(said({ second: '{"profile":1}' })).not.toBe("");
    // Whose a unit is, is not told with it.
    expect(said({ a: '{"profile":"warriors","models":10,"files":5,"side":"second"}' })).toBe("");
    const { question } = posed("fight", {});
    for (const wrong of [{ second: "nobody" }, { second: "{bad" }, { "a-character": '{"profile":"warriors"}' }])
      expect("lacking" in completed(question, wrong), JSON.stringify(wrong)).toBe(true);
  });
});

describe("U6: reactions to a charge", () => {
  /** One man charges another who has a handgun: 8 inches, of which his Advance Rate is 4. */
  const DUEL = {
    ...{ a: "typed", "a-models": 1, "a-files": 1, b: "typed", "b-models": 1, "b-files": 1, distance: 8 },
    ...{ "b-missile": "handgun", "b-aim": 4 },
  };
  for (const side of ["a", "b"]) Object.assign(DUEL, { [`${side}-champion`]: false });

  test("Stand and Shoot: the shot falls first, then the charge", () => {
    // Aim 4, one less for the reaction; Strength 4 against Resilience 3.
    const shot = (2 / 6) * (4 / 6);
    const stand = chances("assault", { ...DUEL, reaction: "stand-and-shoot" });
    expect(stand.get("driven-off")).toBeCloseTo(shot, 12);
    expect(stand.get("fails")).toBeCloseTo((1 - shot) * (3 / 36), 12);
    // Without it, all that follows the dice is as likely among those that come.
    for (const [id, p] of chances("assault", DUEL)) expect(stand.get(id), id).toBeCloseTo((1 - shot) * p, 12);
  });

  test("who shoots at the first of two does not stop the second", () => {
    const shot = (2 / 6) * (4 / 6);
    const second = { second: "imperial-guard", "second-models": 5, "second-files": 5, "second-distance": 10 };
    const two = chances("assault", { ...DUEL, ...second, reaction: "stand-and-shoot" });
    expect(two.get("driven-off")).toBeCloseTo(shot * (10 / 36), 12);
    expect(two.get("fails")).toBeCloseTo((1 - shot) * (3 / 36) * (10 / 36), 12);
    expect([...two.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  test("a flight is run down by as much more as it needs", () => {
    let caught = 0;
    const faces = [1, 2, 3, 4, 5, 6];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces) for (const d of faces) if (4 + a + b >= 8 + c + d) caught += 1 / 6 ** 4;
    expect(chances("assault", { ...DUEL, reaction: "flee" }).get("caught")).toBeCloseTo(caught, 12);
  });

  test("who has nothing to shoot with does not stand and shoot", () => {
    const { "b-missile": _, ...unarmed } = DUEL;
    const why = problem("assault", { ...unarmed, reaction: "stand-and-shoot" });
    expect(why === null ? "" : say(ninthAge, why, "en")).toMatch(/cannot react .* another reaction/);
  });
});
