import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { ninthAge } from "../../src/index.ts";
import type { NinthAge, Seat, Unit } from "../../src/state/state.ts";
import type { Stand } from "../stand.ts";
import { assert, barbarians, cavalry, field, halberds, horsemen, INCH, one, run } from "./table.ts";
import { frameAt } from "../../src/sequence/flow.ts";

export const RULE = "t9a.rule.vanguard";
/** The unit that goes ahead of the battle: hounds have no place of their own here. */
export const scouts = cavalry;
type Given = Unit["entry"]["rules"][number];
const vanguard = (u: Unit, given: Given): Unit["entry"] => ({ ...u.entry, rules: [...u.entry.rules, given] });

/** Before the battle: the cavalry in the middle, looking north, the others as they are given; `led` are Vanguards. */
export function ahead(
  units: { readonly [id: number]: Stand } = {},
  more: Partial<NinthAge> = {},
  led: readonly number[] = [scouts, horsemen],
  given: Given = "vanguard",
): NinthAge {
  const game = field({ [scouts]: { x: 0, y: -20 * INCH, facing: 0 }, ...units }, [], {
    phase: "deployment",
    active: 0,
    playerTurn: 0,
    gameTurn: 0,
    ...more,
  });
  const asVanguard = (u: Unit): Unit =>
    led.includes(u.id)
      ? { ...u, entry: vanguard(u, given), pools: u.pools.map((p) => ({ ...p, profile: vanguard(u, given) })) as never }
      : u;
  return { ...game, units: game.units.map(asVanguard) };
}
export const straight = (unit: number, inches: number, move = "advance") => ({
  unit,
  move,
  path: [{ kind: "straight", distance: Math.round(inches * INCH) }],
});
/** By which rule it is refused; null where it may be. */
export const refusedBy = (game: NinthAge, answer: unknown): string | null => {
  const verdict = ninthAge.rules.choices.move?.accept(game, { player: 0, units: [] } as never, answer as never);
  return verdict === true || verdict === undefined ? null : (verdict.rule ?? "?");
};

/** Step 6 played: who is asked, and what he may move, one after the other; each goes so far ahead or wants no more. */
export function stepped(game: NinthAge, inches: readonly (number | null)[]) {
  const left = [...inches];
  const told: [player: number, units: readonly number[]][] = [];
  const r = run(game, [frameAt("deployment-phase", "6", { chooser: 0 })], (q) => {
    if (q.type !== "choice" || q.choice !== "move") return null;
    const { units } = q.about as { readonly units: readonly number[] };
    told.push([q.player, units]);
    const far = left.shift();
    return far == null ? { done: true } : straight(units[0] ?? -1, far);
  });
  return { told, game: r.game };
}

export const vanguardCases: readonly RuleCase[] = [
  one("t9a.sequence.pre-game.deployment-phase.6", "who finished deployment last goes first, then by turns", () => {
    const game = (finishedFirst: Seat) =>
      ahead(
        { [horsemen]: { x: 10 * INCH, y: 20 * INCH, facing: 32768 }, [halberds]: { x: -20 * INCH, y: -20 * INCH } },
        {
          finishedFirst,
        },
      );
    const first = stepped(game(1), [3, 12]);
    assert.deepEqual(first.told, [
      [0, [scouts]],
      [1, [horsemen]],
    ]);
    assert.place([first.game.units[scouts]?.y, first.game.units[horsemen]?.y], [-17 * INCH, 8 * INCH]);
    assert.deepEqual(
      [scouts, horsemen, halberds].map((id) => first.game.units[id]?.vanguarded),
      [true, true, false],
    );
    assert.deepEqual(stepped(game(0), [null, 12]).told, [
      [1, [horsemen]],
      [0, [scouts]],
    ]);
    // Who wants no more is not asked again, and stays free to charge.
    const stays = stepped(game(0), [null, null]).game;
    assert.place(stays.units[horsemen]?.y, 20 * INCH);
    assert.deepEqual(stays.units[horsemen]?.vanguarded, false);
  }),
  one("t9a.sequence.pre-game.deployment-phase.6", "where nobody is a Vanguard nobody is asked", () => {
    const game = field({ [halberds]: {}, [barbarians]: { y: 12 * INCH } }, [], {
      phase: "deployment",
      finishedFirst: 0,
    });
    const { told, game: after } = stepped(game, []);
    assert.deepEqual([told, after.active], [[], game.active]);
  }),
  one(
    RULE,
    "twelve inches ahead whatever its Advance Rate, no March, and nobody else before the battle",
    () => {
      const game = ahead({ [halberds]: { x: 20 * INCH, y: -20 * INCH, facing: 0 } });
      assert.legality(
        [11.99, 12, 12.01].map((n) => refusedBy(game, straight(scouts, n))),
        [null, null, "t9a.rule.moves"],
      );
      assert.legality(refusedBy(game, straight(scouts, 5, "march")), RULE);
      assert.legality(refusedBy(game, straight(halberds, 1)), RULE);
      // In its own Movement Phase it moves like any other of its kind.
      const later = { ...game, phase: "movement" as const, playerTurn: 1, gameTurn: 1 };
      assert.legality(refusedBy(later, straight(halberds, 1)), null);
      assert.legality(
        [7, 7.01].map((n) => refusedBy(later, straight(scouts, n))),
        [null, "t9a.rule.moves"],
      );
    },
    "vanguard-move",
  ),
  one(RULE, "as far as its own figure says, where it has one", () => {
    const short = ahead({}, {}, [scouts], { rule: "vanguard", inches: 6 });
    assert.legality(
      [5.99, 6, 6.01].map((n) => refusedBy(short, straight(scouts, n))),
      [null, null, "t9a.rule.moves"],
    );
  }),
  one(RULE, "more than twelve inches from the enemy at the end, more than six from one who went ahead himself", () => {
    // Their fronts are 20 inches apart.
    const before = (foe: number, more: Stand = {}): NinthAge =>
      ahead({ [foe]: { x: 0, y: 0, facing: 32768, ...more } }, {});
    assert.legality(
      [7.99, 8, 8.01].map((n) => refusedBy(before(barbarians), straight(scouts, n))),
      [null, RULE, RULE],
    );
    const moved = before(horsemen, { vanguarded: true, y: -2 * INCH });
    assert.legality(
      [11.99, 12].map((n) => refusedBy(moved, straight(scouts, n))),
      [null, RULE],
    );
    assert.legality(refusedBy(before(horsemen, { y: -2 * INCH }), straight(scouts, 11.99)), RULE);
  }),
  one(RULE, "it charges nobody in the first Player Turn, and does not score in the first Game Turn", () => {
    const barred = (vanguarded: boolean, playerTurn: number, gameTurn: number) => {
      const game = ahead({ [scouts]: { vanguarded } }, { phase: "charge", playerTurn, gameTurn });
      const facts = { unit: game.units[scouts] as Unit };
      return [
        book.refusals("declare a charge", game, facts).map((r) => r.rule),
        book.refusals("count as scoring", game, facts).some((r) => r.rule === RULE),
      ];
    };
    assert.legality(barred(true, 1, 1), [[RULE], true]);
    assert.legality(barred(false, 1, 1), [[], false]);
    assert.legality(barred(true, 2, 1), [[], true]);
    assert.legality(barred(true, 3, 2), [[], false]);
  }),
];
