import { say } from "@tercio/kernel";
import { type Decided, type Decision, exactOdds, type Odds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { combatQuestion, ninthAge, type Scene } from "../src/index.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";

const small = { models: 5, files: 5 };
const odds = (scene: Scene, decided: Decided = {}): Odds =>
  exactOdds(ninthAge, combatQuestion(gameOf(scene), [0, 1]), decided);
const words = (d: Decision): readonly string[] => d.options.map((o) => say(ninthAge, o.label, "en"));
const optionOf = (d: Decision | undefined, at: number): string => d?.options[at]?.id ?? "";
/** How likely the first player is the better for it. */
const better = ({ results }: Odds): number =>
  results.reduce((sum, r) => sum + (r.id.startsWith("second") ? r.probability : 0), 0);
const first = (aim: "most" | "least") => ({ player: 0, aim, number: "winner-0" }) as const;

const armed = (weapons: readonly ("halberd" | "great-weapon")[]): Scene =>
  fight({ a: { profile: like({ name: "Armed", weapons }), ...small }, b: small });

describe("a weapon that may be chosen", () => {
  const both = armed(["halberd", "great-weapon"]);

  test("the other one picked: the same as who has no other", () => {
    const taken = odds(both);
    const [weapon] = taken.decisions;
    expect(taken.decisions.map((d) => [d.choice, d.player])).toEqual([["weapon", 0]]);
    expect(words(weapon as Decision)).toEqual(["Halberd", "Great Weapon"]);
    expect(weapon?.taken).toEqual([{ option: optionOf(weapon, 0), share: 1 }]);
    const other = odds(both, { picks: { [weapon?.id ?? ""]: optionOf(weapon, 1) } });
    const alone = odds(armed(["great-weapon"]));
    for (const { id, probability } of alone.results)
      expect(other.results.find((r) => r.id === id)?.probability, id).toBeCloseTo(probability, 12);
    expect(Math.abs(better(other) - better(taken))).toBeGreaterThan(0.01);
    expect(other.assumes.map((m) => say(ninthAge, m, "en"))).toEqual(["Which weapon should Armed use? Great Weapon"]);
  });

  test("looked for: the better of the two, and the worse", () => {
    const alone = (["halberd", "great-weapon"] as const).map((w) => better(odds(armed([w]))));
    for (const [aim, wanted] of [
      ["most", Math.max(...alone)],
      ["least", Math.min(...alone)],
    ] as const) {
      const found = odds(both, { seekers: [first(aim)] });
      expect(found.exact).toBe(true);
      expect(found.sought?.values?.[0]).toBeCloseTo(wanted, 12);
      expect(better(found)).toBeCloseTo(wanted, 12);
      expect(found.assumes).toEqual([]);
    }
  });
});

describe("champions on both sides", () => {
  const led = { profile: like({ name: "Led" }), ...small, champion: true };
  const scene = fight({ a: { ...led, profile: like({ name: "Brave" }) }, b: led });

  test("a Duel that is issued is answered: one more decision, which may be picked too", () => {
    const duel = odds(scene).decisions.find((d) => d.choice === "issue-duel" && d.player === 0);
    const issued = { [duel?.id ?? ""]: optionOf(duel, 1) };
    const accept = odds(scene, { picks: issued }).decisions.find((d) => d.choice === "accept-duel");
    expect(words(accept as Decision)).toEqual(["Refuse the Duel", "The champion of Led"]);
    const fought = odds(scene, { picks: { ...issued, [accept?.id ?? ""]: optionOf(accept, 1) } });
    // Who duels strikes at nobody else, and nobody at them: no more is left to share out.
    expect(fought.decisions.map((d) => d.choice)).toEqual(["issue-duel", "accept-duel"]);
    expect(fought.assumes.map((m) => say(ninthAge, m, "fr"))).toEqual([
      "L’un de vos champions ou Personnages provoque-t-il un Duel\u00a0? Le champion (Brave)",
      "Le champion (Brave) vous provoque en Duel. Quelle figurine relève le défi\u00a0? Le champion (Led)",
    ]);
  });

  test("what is looked for is as good as the best of all fixed answers, and as bad as the worst", () => {
    const decisions = odds(scene).decisions.filter((d) => d.player === 0);
    expect(decisions.map((d) => d.choice)).toEqual(["issue-duel", "allocate"]);
    const [duel, allocate] = decisions;
    const fixed = [0, 1].flatMap((i) =>
      [0, 1].map((j) =>
        better(
          odds(scene, { picks: { [duel?.id ?? ""]: optionOf(duel, i), [allocate?.id ?? ""]: optionOf(allocate, j) } }),
        ),
      ),
    );
    expect(better(odds(scene, { seekers: [first("most")] }))).toBeCloseTo(Math.max(...fixed), 12);
    expect(better(odds(scene, { seekers: [first("least")] }))).toBeCloseTo(Math.min(...fixed), 12);
    expect(Math.max(...fixed) - Math.min(...fixed)).toBeGreaterThan(0.01);
  });

  test("what was picked stays, whatever else is looked for", () => {
    const allocate = odds(scene).decisions.find((d) => d.choice === "allocate" && d.player === 0);
    const picks = { [allocate?.id ?? ""]: optionOf(allocate, 1) };
    const found = odds(scene, { picks, seekers: [first("most")] });
    expect(found.decisions.find((d) => d.id === allocate?.id)?.taken).toEqual([
      { option: optionOf(allocate, 1), share: 1 },
    ]);
    expect(better(found)).toBeLessThan(better(odds(scene, { seekers: [first("most")] })) - 0.01);
  });
});
