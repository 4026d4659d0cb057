import { needs, type RuleCase, type SceneLine } from "@tercio/testkit";
import type { Warscroll, Weapon } from "../../src/index.ts";
import { assert, INCH, legal, one, plain, type Replies, type Run, row, run, sceneOf, unit, unitOf } from "./table.ts";

const apart = (inches: number): number => Math.round(inches * INCH) + 3200;
const weapon = plain.weapons[0] as Weapon;
const armed = (more: Partial<Weapon>): Partial<Warscroll> => ({ weapons: [{ ...weapon, ...more }] });

/** Three against three, base to base; ours strike first. */
const duel = (
  mine: Partial<Warscroll> = {},
  theirs: Partial<Warscroll> = {},
  replies: Replies = {},
  until?: string,
  models = 3,
  gap = 0,
): Run =>
  run(
    sceneOf({
      Us: unitOf("first", row(models, 0, 0) ?? [], mine),
      Them: unitOf("second", row(models, 0, apart(gap)) ?? [], theirs),
    }),
    replies,
    until,
  );
/** How many of the dice succeed, of natural 6s apart where they are asked for. */
const pool = (...counts: readonly number[]): SceneLine => ({ show: { counts } });
const total = (n: number): SceneLine => ({ show: { total: n } });
const least = (r: Run): number | null => (r.request?.type === "roll" ? (needs(r.request)[0]?.[0] ?? null) : null);
const dice = (r: Run): number =>
  r.request?.type === "roll" && r.request.dice.kind === "pool" ? r.request.dice.dice : 0;

export const fightingCases: readonly RuleCase[] = [
  one("aos2.keyword.fight-order", "whose turn it is picks first, then in turns; each unit once a phase", () => {
    const r = run(
      sceneOf({
        A: unitOf("first", row(1, 0, 0) ?? []),
        B: unitOf("first", row(1, 10_000, 0) ?? []),
        C: unitOf("second", row(1, 0, 3200) ?? []),
        D: unitOf("second", row(1, 10_000, 3200) ?? []),
      }),
      { "fight-unit": [{ answer: { unit: 1 } }, { answer: { unit: 3 } }] },
    );
    const first = r.events
      .filter((e) => e.kind === "fights")
      .slice(0, 4)
      .map((e) => e.message.values?.unit);
    assert.number(first.length, 4);
    const who = r.requests.filter((q) => q.request.type === "choice" && q.request.choice === "fight-unit");
    assert.number(
      who.slice(0, 2).map((q) => (q.request.type === "choice" ? q.request.player : -1)),
      [0, 1],
    );
  }),
  one("aos2.core.melee-weapons", "a model strikes whom its weapon reaches: 0.99 and 1 inch, not 1.01", () => {
    for (const [inches, attacks] of [
      [0.99, 2],
      [1, 2],
      [1.01, 0],
    ] as const)
      assert.number(dice(duel({}, {}, {}, "roll.hit", 1, inches)), attacks);
  }),
  one("aos2.core.attack.hit-roll", "a D6 of To Hit or more, as many dice as Attacks", () => {
    const r = duel({}, {}, {}, "roll.hit");
    assert.number(least(r), 4);
    assert.number(dice(r), 6);
    assert.number(dice(duel({}, {}, { "roll.hit": pool(4, 2) }, "roll.wound")), 2);
  }),
  one("aos2.core.attack.wound-roll", "each hit needs To Wound or more", () => {
    const r = duel({}, {}, { "roll.hit": pool(4, 2) }, "roll.wound");
    assert.number(least(r), 3);
    assert.number(dice(duel({}, {}, { "roll.hit": pool(4, 2), "roll.wound": pool(1, 1) }, "roll.save")), 1);
  }),
  one("aos2.core.attack.save-roll", "Rend is taken off the die; a 6 that is not enough fails", () => {
    const at = (rend: number, save: number | null): number | null =>
      least(duel(armed({ rend }), { save }, { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2) }, "roll.save"));
    assert.number(at(0, 4), 4);
    assert.number(at(-1, 4), 5);
    assert.number(at(-2, 4), 6);
    const slain = (rend: number, save: number | null): number =>
      3 -
      unit(
        duel(
          armed({ rend }),
          { save },
          { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2), "roll.save": pool(0, 2) },
          "roll.battleshock",
        ),
        "Them",
      ).models.length;
    assert.number(slain(-2, 4), 0);
    assert.number(slain(-3, 4), 2);
    assert.number(slain(0, null), 2);
  }),
  one("aos2.core.attack.damage", "each attack that is not saved does the weapon's Damage", () => {
    const lost = (damage: Weapon["damage"], more: Replies = {}): number | undefined =>
      unit(
        duel(
          armed({ damage }),
          { wounds: 5 },
          { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2), "roll.save": pool(2, 0), ...more },
          "fight-unit",
        ),
        "Them",
      ).wounded?.lost;
    assert.number(lost(2), 4);
    assert.number(lost("D3", { "roll.damage": total(3) }), 3);
  }),
  one("aos2.core.modifiers.random-values", "a random number of attacks is rolled for each model", () => {
    const r = duel(armed({ attacks: "D3" }), {}, { "roll.attacks": total(7) }, "roll.hit");
    assert.number(dice(r), 7);
  }),
  one("aos2.core.allocating-wounds.order", "a wounded model takes all until it is slain, then the next", () => {
    const after = (wounds: number): readonly unknown[] => {
      const r = duel(
        armed({ damage: 1, attacks: 3 }),
        { wounds: 3, save: null },
        { "roll.hit": pool(9 - wounds, wounds), "roll.wound": pool(0, wounds) },
        "fight-unit",
      );
      return [unit(r, "Them").models.length, unit(r, "Them").wounded?.lost ?? 0];
    };
    assert.number(after(2), [3, 2]);
    assert.number(after(3), [2, 0]);
    assert.number(after(5), [2, 2]);
    assert.number(after(9), [0, 0]);
  }),
  one("aos2.core.allocating-wounds.order", "the owner names who falls, a wounded model before all others", () => {
    const r = run(
      sceneOf({
        Us: unitOf("first", row(3, 0, 0) ?? [], armed({ damage: 1, attacks: 2 })),
        Them: unitOf("second", row(3, 0, 3200) ?? [], { wounds: 2, save: null }, { wounded: [1, 1] }),
      }),
      {
        "roll.hit": pool(5, 1),
        "roll.wound": pool(0, 1),
      },
      "casualties",
    );
    assert.legality(legal(r, { slain: [1], wounded: null }), true);
    assert.legality(legal(r, { slain: [0], wounded: null }), false);
    assert.legality(legal(r, { slain: [0, 1], wounded: null }), false);
  }),
  one("aos2.core.allocating-wounds.negation", "each wound is rolled for; on the number it is negated", () => {
    const r = duel(
      {},
      { abilities: ["warding"], save: null },
      { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2), "roll.negate": pool(1, 1) },
      "roll.battleshock",
    );
    assert.number(unit(r, "Them").models.length, 2);
    const asked = duel(
      {},
      { abilities: ["warding"], save: null },
      { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2) },
      "roll.negate",
    );
    assert.number(least(asked), 6);
  }),
  one(
    "aos2.core.mortal-wounds",
    "mortal wounds need no wound roll and no save: a natural 6 to hit of cruel blows",
    () => {
      const r = duel({ abilities: ["cruel"] }, {}, { "roll.hit": { dice: [1, 2, 3, 1, 2, 6] } }, "roll.battleshock");
      assert.number(unit(r, "Them").models.length, 2);
    },
  ),
  one("aos2.core.re-rolls", "hit rolls of 1 are rolled again, once", () => {
    const r = duel({ abilities: ["practised"] }, {}, {}, "roll.hit");
    const again =
      r.request?.type === "roll" && r.request.dice.kind === "pool" ? (r.request.dice.reroll?.faces ?? []) : [];
    assert.number(again.length, 1);
    assert.number(again[0] ?? null, 1);
  }),
  one("aos2.core.modifiers.cumulative", "a minus on the die is one more to need, two of them two", () => {
    const need = (mine: readonly string[], theirs: readonly string[], hit = 4): number | null =>
      least(duel({ ...armed({ toHit: hit }), abilities: mine }, { abilities: theirs }, {}, "roll.hit"));
    assert.number(need([], ["eerie"]), 5);
    assert.number(need([], ["eerie"], 6), 6);
    const save = least(
      duel(
        armed({ rend: -1 }),
        { abilities: ["braced"] },
        { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2) },
        "roll.save",
      ),
    );
    assert.number(save, 4);
  }),
  one("aos2.core.battleshock.roll", "the die and the slain against Bravery, one more for ten models", () => {
    const asked = duel(
      {},
      { bravery: 6, save: null },
      { "roll.hit": pool(4, 2), "roll.wound": pool(0, 2) },
      "roll.battleshock",
    );
    const said =
      asked.request?.type === "roll"
        ? [asked.request.label.values?.slain, asked.request.label.values?.bravery]
        : [0, 0];
    assert.number(said, [2, 6]);
  }),
  one("aos2.core.battleshock.result", "above Bravery the difference flees: 6 stays, 7 loses one", () => {
    const left = (die: number): number =>
      unit(
        duel(
          {},
          { bravery: 6, save: null },
          { "roll.hit": pool(5, 1), "roll.wound": pool(0, 1), "roll.battleshock": total(die) },
        ),
        "Them",
      ).models.length;
    assert.number(left(5), 2);
    assert.number(left(6), 1);
  }),
  one(
    "aos2.core.battleshock.who",
    "units that lost models this turn test, those of the player whose turn it is first",
    () => {
      const r = duel(
        { save: null },
        { save: null },
        { "roll.hit": [pool(5, 1), pool(3, 1)], "roll.wound": [pool(0, 1), pool(0, 1)] },
      );
      const tests = r.requests.filter((q) => q.request.type === "roll" && q.request.label.key === "roll.battleshock");
      assert.number(
        tests.slice(0, 2).map((q) => (q.request.type === "roll" ? q.request.player : -1)),
        [0, 1],
      );
    },
  ),
  one(
    "aos2.keyword.battle-round",
    "from the second round on the higher die chooses; of equals who began before",
    () => {
      const chooses = (rolls: readonly [number, number]): number => {
        const r = run(
          sceneOf(
            { A: unitOf("first", row(1, 0, 0) ?? []), B: unitOf("second", row(1, 0, 40_000) ?? []) },
            { round: 2, rounds: 2, first: "second" },
          ),
          { "roll.priority": [total(rolls[0]), total(rolls[1])] },
          "priority",
        );
        return r.request?.type === "choice" && r.request.choice === "priority" ? r.request.player : -1;
      };
      assert.number(chooses([4, 3]), 0);
      assert.number(chooses([3, 4]), 1);
      assert.number(chooses([3, 3]), 1);
    },
  ),
];
