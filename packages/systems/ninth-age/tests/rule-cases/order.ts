import type { Request } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { panicTestsFrame } from "../../src/sequence/panic.ts";
import { awayFrom } from "../../src/sequence/chase.ts";
import { chargeable } from "../../src/battlefield/charges.ts";
import { ninthAge } from "../../src/index.ts";
import { book } from "../../src/hooks/book.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
  asked,
  assert,
  barbarians,
  dull,
  faceToFace,
  field,
  greatWeapons,
  guard,
  halberds,
  INCH,
  kinds,
  one,
  type Reply,
  run,
  spears,
  start,
  warriors,
} from "./table.ts";
import { type Stand } from "../stand.ts";
import { mainPool } from "../../src/state/pools.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const led: Stand = { champion: false };
const choices = (r: { requests: readonly Request[] }, id: string) =>
  r.requests.flatMap((q) => (q.type === "choice" && q.choice === id ? [q] : []));

/** The guard between barbarians before it and great weapons on its left: all it fights may break. */
const between = (more: Stand = {}): NinthAge =>
  field(
    {
      [guard]: { x: 0, y: 0, facing: 0, ...led, ...more },
      [barbarians]: { x: 0, y: 0, facing: 32768, ...led },
      [greatWeapons]: { x: -5000, y: -7000, facing: 16384, ...led },
    },
    [
      { a: barbarians, b: guard, aFacing: "front", bFacing: "front", offset: 0 },
      { a: greatWeapons, b: guard, aFacing: "front", bFacing: "left", offset: 0 },
    ],
  );
const three = [guard, barbarians, greatWeapons] as const;

/** The second side wins by `points` and the first fails its Break Test, or the other way round; other dice show `total`. */
const won = (
  winner: "Barbarians" | "Imperial Guard",
  total: number,
  given: { readonly [id: string]: unknown } = {},
): Reply => {
  const usual = dull({
    total,
    points: (b) => (JSON.stringify(b.label.values?.unit).includes(winner) ? Math.min(5, b.chain.dice) : 0),
    choices: given,
  });
  return (q, g) => (q.type === "roll" && q.label.key.startsWith("roll.break") ? { total: 12 } : usual(q, g));
};
const fought = (game: NinthAge, reply: Reply) => run(game, start("round-of-combat", { units: [...three] }), reply);

/** Halberds and spears both charge the barbarians; great weapons stand beside them. */
const chased = (): NinthAge =>
  field({
    [halberds]: { x: -4 * INCH, y: 0, facing: 0, declared: barbarians },
    [spears]: { x: 4 * INCH, y: 0, facing: 0, declared: barbarians },
    [barbarians]: { x: 0, y: 9 * INCH, facing: 32768 },
    [greatWeapons]: { x: 8 * INCH, y: 10 * INCH, facing: 32768 },
  });
/** The barbarians flee; the great weapons do as they are told. */
const afterFlight =
  (second: "hold" | "flee", choices: { readonly [id: string]: unknown }): Reply =>
  (q, g) =>
    q.type === "choice" && q.choice === "charge-reaction"
      ? { reaction: (q.about as { unit: number }).unit === barbarians ? "flee" : second }
      : dull({ total: 5, choices })(q, g);

/** Who goes first where several units wait, whom one pursues, from whom one flees. */
export const orderCases: readonly RuleCase[] = [
  one("t9a.maximising-contact.1", "a charge that cannot help it runs into a second enemy, by as few as may be", () => {
    const y = 8 * INCH;
    // The target fights the spears behind it, so it cannot be turned out of the line.
    const game = field(
      {
        [halberds]: { x: 0, y: 0, facing: 0, files: 10, declared: barbarians },
        [barbarians]: { x: 0, y, facing: 32768 },
        [greatWeapons]: { x: 12_500, y, facing: 32768 },
        [warriors]: { x: -14_000, y, facing: 32768 },
        [spears]: { x: 0, y: y + 12_500, facing: 32768 },
      },
      [{ a: spears, b: barbarians, aFacing: "front", bFacing: "rear", offset: 0 }],
    );
    const r = run(game, start("charge-move", { unit: halberds }), dull({ total: 12 }));
    assert.told(
      kinds(r).filter((k) => k === "multipleCharges" || k === "chargesArrived"),
      ["chargesArrived", "multipleCharges"],
    );
    assert.equal(r.game.engagements.filter((e) => e.a === halberds).length, 2);
    assert.deepEqual(ninthAge.rules.invariants(r.game), []);
  }),
  one(`${ROUND}.9`, "a unit pursues one of those it broke, which it chooses", () => {
    const r = fought(between(), won("Imperial Guard", 5, { pursue: { pursue: true, prey: greatWeapons } }));
    assert.deepEqual((choices(r, "pursue")[0]?.about as { prey: number[] }).prey, [barbarians, greatWeapons]);
    // A distance of 5 catches the prey that fled 5, not the other.
    assert.deepEqual([r.game.units[barbarians]?.place, r.game.units[greatWeapons]?.place], ["field", "gone"]);
    assert.equal(r.game.units[guard]?.facing, 49152);
  }),
  one(`${ROUND}.9`, "a unit that cannot restrain itself still chooses among several", () => {
    const r = run(
      between(),
      start("round-of-combat", { units: [...three] }),
      (q, g) => {
        if (q.type === "choice" && q.choice === "pursue") {
          const must = (q.about as { must: boolean }).must;
          return must ? { pursue: true, prey: barbarians } : { pursue: false };
        }
        return won("Imperial Guard", 10)(q, g);
      },
      80,
    );
    assert.ok(kinds(r).includes("restrainFails"));
    assert.deepEqual([r.game.units[barbarians]?.place, r.game.units[greatWeapons]?.place], ["gone", "field"]);
  }),
  one(
    `${ROUND}.9`,
    "the enemy of a Broken unit says from which of his it flees, and it turns its rear to that one",
    () => {
      const away = (foe: number) => {
        const r = fought(between(), won("Barbarians", 5, { "flee-from": { foe }, pursue: { pursue: false } }));
        const q = choices(r, "flee-from")[0];
        assert.deepEqual([q?.player, (q?.about as { foes: number[] }).foes], [1, [barbarians, greatWeapons]]);
        return r.game.units[guard]?.facing;
      };
      assert.deepEqual([away(barbarians), away(greatWeapons)], [32768, 16384]);
      assert.equal(awayFrom(between(), guard, barbarians), 32768);
    },
    "flight-from-combat",
  ),
  one(`${ROUND}.12`, "the owner says which Broken unit flees first", () => {
    const r = fought(between(), won("Imperial Guard", 2, { pursue: { pursue: false } }));
    assert.deepEqual(
      choices(r, "next-unit").map((q) => [q.player, (q.about as { waiting: string }).waiting]),
      [[1, "flee"]],
    );
    assert.ok(r.game.units[barbarians]?.fleeing && r.game.units[greatWeapons]?.fleeing);
  }),
  one(`${ROUND}.13`, "pursuers that meet a fresh enemy move first, the others as their owner says", () => {
    const game: NinthAge = {
      ...between(),
      units: between().units.map((u) =>
        u.id === spears ? { ...u, place: "field" as const, x: 10 * INCH, y: -7000, facing: 49152, ...led } : u,
      ),
    };
    const both = { pursue: { pursue: true, prey: guard } };
    const r = fought(between(), won("Barbarians", 5, both));
    assert.deepEqual(
      choices(r, "next-unit").map((q) => (q.about as { waiting: string; units: number[] }).units),
      [[barbarians, greatWeapons]],
    );
    // Away from the great weapons: they run into the spears, and so does nobody else.
    const met = fought(game, won("Barbarians", 12, { ...both, "flee-from": { foe: greatWeapons } }));
    assert.ok(met.game.engagements.some((e) => e.a === greatWeapons && e.b === spears));
  }),
  one(
    `${ROUND}.13`,
    "a fresh enemy is charged on the facing in whose arc the pursuer stood before it turned",
    () => {
      const game: NinthAge = field(
        {
          [guard]: { x: 0, y: 0, facing: 0, files: 10, ...led, rankAndFile: 20 },
          [greatWeapons]: { x: -10_000, y: -2000, facing: 16384, ...led, rankAndFile: 5, standard: false },
          [warriors]: { x: -15_500, y: 6000, facing: 32768, ...led, rankAndFile: 12 },
        },
        [{ a: greatWeapons, b: guard, aFacing: "front", bFacing: "left", offset: 0 }],
      );
      const r = run(
        game,
        start("round-of-combat", { units: [guard, greatWeapons] }),
        won("Imperial Guard", 9, { pursue: { pursue: true, prey: greatWeapons } }),
      );
      assert.deepEqual(
        r.game.engagements.map((e) => [e.a, e.b, e.bFacing]),
        [[guard, warriors, "left"]],
      );
    },
    "pursuit-into-fresh-enemy",
  ),
  one(
    `${ROUND}.16`,
    "a pursuer that ran into a fresh enemy still has its charge to fight",
    () => {
      const game: NinthAge = field(
        {
          [guard]: { x: 0, y: 0, facing: 0, ...led },
          [barbarians]: { x: 0, y: 0, facing: 32768, ...led },
          [spears]: { x: 0, y: -10 * INCH, facing: 0, fought: true, ...led },
        },
        [{ a: barbarians, b: guard, aFacing: "front", bFacing: "front", offset: 0 }],
      );
      const r = run(
        game,
        start("round-of-combat", { units: [guard, barbarians] }),
        won("Barbarians", 12, { pursue: { pursue: true, prey: guard } }),
      );
      const u = r.game.units[barbarians] as Unit;
      assert.ok(r.game.engagements.some((e) => e.a === barbarians && e.b === spears));
      assert.deepEqual([u.charging, u.rounds, mainPool(u).weapon], [true, 0, null]);
      assert.deepEqual([r.game.units[spears]?.rounds], [0]);
    },
    "combat-after-pursuit",
  ),
  one(`${ROUND}.15`, "the loser's test comes first, then the Active Player says whose units reform first", () => {
    const both = faceToFace(halberds, barbarians, led, led);
    const units = [halberds, barbarians];
    const points = won("Barbarians", 2);
    const r = run(both, start("round-of-combat", { units }), (q, g) =>
      q.type === "roll" && q.label.key.startsWith("roll.break") ? { total: 2 } : points(q, g),
    );
    assert.asked(asked(r).slice(-4), ["roll.combat-reform", "reform-first", "combat-reform", "combat-reform"]);
    const failed = run(both, start("round-of-combat", { units }), (q, g) =>
      q.type === "roll" && q.label.key.startsWith("roll.break")
        ? { total: 2 }
        : q.type === "roll" && q.label.key === "roll.combat-reform"
          ? { total: 12 }
          : points(q, g),
    );
    assert.asked(asked(failed).slice(-2), ["roll.combat-reform", "combat-reform"]);
  }),
  one(
    "t9a.rule.redirect",
    "each charger of a unit that fled may redirect, in the order its player says: the test first, then the new target",
    () => {
      const r = run(
        chased(),
        start("charge-reaction", { charger: halberds, target: barbarians, first: null }),
        afterFlight("hold", { "next-unit": { unit: spears }, redirect: { redirect: true } }),
      );
      const turn = ["redirect", "roll.redirect", "redirect-target", "charge-reaction"];
      assert.asked(
        asked(r).filter((a) => a !== "roll.flee"),
        ["charge-reaction", "next-unit", ...turn, ...turn],
      );
      assert.deepEqual(
        [r.game.units[spears]?.declared, r.game.units[halberds]?.declared],
        [greatWeapons, greatWeapons],
      );
    },
  ),
  one("t9a.rule.redirect", "Discipline 7: a 7 turns the charge, an 8 does not, and no new target is asked then", () => {
    const after = (total: number) =>
      run(
        { ...chased(), units: chased().units.map((u) => (u.id === spears ? { ...u, declared: null } : u)) },
        start("charge-reaction", { charger: halberds, target: barbarians, first: null }),
        (q, g) =>
          q.type === "roll" && q.label.key === "roll.redirect"
            ? { total }
            : afterFlight("hold", { redirect: { redirect: true } })(q, g),
      );
    assert.deepEqual(
      [after(7), after(8)].map((r) => r.game.units[halberds]?.declared),
      [greatWeapons, barbarians],
    );
    assert.ok(!asked(after(8)).includes("redirect-target"));
    // Once a Player Turn: nobody is asked again.
    assert.asked(asked(after(8)).filter((a) => a === "redirect").length, 1);
  }),
  one("t9a.rule.redirect", "if the second target flees too, the charger follows which it likes", () => {
    const r = run(
      { ...chased(), units: chased().units.map((u) => (u.id === spears ? { ...u, declared: null } : u)) },
      start("charge-reaction", { charger: halberds, target: barbarians, first: null }),
      afterFlight("flee", { redirect: { redirect: true }, chase: { target: barbarians } }),
    );
    assert.ok(asked(r).includes("chase"));
    assert.equal(r.game.units[halberds]?.declared, barbarians);
    assert.ok(r.game.units[barbarians]?.fleeing && r.game.units[greatWeapons]?.fleeing);
  }),
  one("t9a.sequence.movement.movement-phase.2", "the Active Player says which unit tries to rally first", () => {
    const game = field({
      [halberds]: { x: 0, y: 0, fleeing: true },
      [spears]: { x: 10 * INCH, y: 0, fleeing: true },
      [barbarians]: { x: 0, y: 18 * INCH, facing: 32768 },
    });
    const r = run(
      game,
      start("movement-phase"),
      dull({ total: 2, choices: { "next-unit": { unit: spears }, move: { done: true } } }),
    );
    assert.told(kinds(r).filter((k) => k === "rallies").length, 2);
    assert.deepEqual(
      r.requests.flatMap((q) => (q.type === "roll" ? [JSON.stringify(q.label).includes("Spears")] : [])),
      [true, false],
    );
  }),
  one(
    "t9a.sequence.attacks.attack.10",
    "of tests due together all are taken before anybody flees",
    () => {
      const game = field({
        [halberds]: { x: 0, y: 0 },
        [spears]: { x: 12 * INCH, y: 0 },
        [warriors]: { x: 0, y: 20 * INCH, facing: 32768 },
      });
      const due = [halberds, spears].map((unit) => ({ unit, cause: "broken" as const, from: null }));
      assert.asked(asked(run(game, panicTestsFrame(due), dull({ total: 12 }))), [
        "roll.panic",
        "roll.panic",
        "next-unit",
        "roll.flee",
        "roll.flee",
      ]);
    },
    "order-of-units",
  ),
  one("t9a.rule.post-combat-reform", "no charge in the Player Turn after a Post-Combat Reform", () => {
    const game = field({
      [halberds]: { x: 0, y: 0, facing: 0, noChargeIn: 3 },
      [barbarians]: { x: 0, y: 8 * INCH, facing: 32768 },
    });
    const u = game.units[halberds] as Unit;
    assert.ok(chargeable(game, u, game.units[barbarians] as Unit));
    assert.equal(book.refusals("declare a charge", game, { unit: u }).length, 1);
    assert.equal(book.refusals("declare a charge", { ...game, playerTurn: 4 }, { unit: u }).length, 0);
  }),
];
