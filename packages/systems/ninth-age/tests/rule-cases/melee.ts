import type { Request } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import type { NinthAge, Unit } from "../../src/state.ts";
import {
  asked,
  assert,
  barbarians,
  type Blow,
  blowsOf,
  dull,
  faceToFace,
  field,
  greatWeapons,
  guard,
  halberds,
  hounds,
  INCH,
  kinds,
  one,
  run,
  start,
  warriors,
} from "./table.ts";

const PHASE = "t9a.sequence.melee.melee-phase";
const ROUND = "t9a.sequence.melee.round-of-combat";
const ATTACK = "t9a.sequence.attacks.attack";
/** Without champions nobody duels or makes way. */
const led: Partial<Unit> = { champion: false };
const duelling = (more: Partial<NinthAge> = {}): NinthAge => faceToFace(halberds, barbarians, led, led, more);
const round = (game: NinthAge, reply = dull(), units: readonly number[] = [halberds, barbarians]) =>
  run(game, start("round-of-combat", { units }), reply);
const blows = (r: { requests: readonly Request[] }): readonly Blow[] => r.requests.flatMap(blowsOf);
const dice = (b: Blow): number => b.chain.dice;
const needs = (b: Blow): readonly (number | null)[] => b.chain.stages.map((s) => s.need);
const by =
  (id: string) =>
  (b: Blow): number =>
    JSON.stringify(b.label.values?.unit).includes(id) ? 4 : 0;
/** The barbarians lose the round and fail every test. */
const lost = (choices: { readonly [id: string]: unknown } = {}, total = 12) =>
  dull({ total, points: by("Heavy Infantry"), choices });
const chase = { pursue: true, prey: barbarians };
const two = (): NinthAge =>
  field(
    {
      [halberds]: { x: 0, y: 0, facing: 0, ...led },
      [barbarians]: { x: 0, y: 0, facing: 32768, ...led },
      [guard]: { x: 20 * INCH, y: 0, facing: 0, ...led },
      [greatWeapons]: { x: 20 * INCH, y: 0, facing: 32768, ...led },
    },
    [
      { a: halberds, b: barbarians, aFacing: "front", bFacing: "front", offset: 0 },
      { a: guard, b: greatWeapons, aFacing: "front", bFacing: "front", offset: 0 },
    ],
  );

export const meleeCases: readonly RuleCase[] = [
  one(`${PHASE}.1`, "the phase starts and marks who has to fight", () => {
    const r = run(duelling({ phase: "charge" }), start("melee-phase"), () => null);
    assert.equal(r.game.phase, "melee");
  }),
  one(`${PHASE}.2`, "losses opened a gap: closed by the least move, or the units are no longer engaged", () => {
    // Six files of 20 mm against five of 25: beside one another by 15 mm and apart by 20 mm.
    const apart = (facing: number): NinthAge =>
      field(
        {
          [halberds]: { x: 0, y: 0, facing: 0, ...led },
          [barbarians]: { x: 6000 + 6250 + 1500, y: 2000, facing, ...led },
        },
        [{ a: halberds, b: barbarians, aFacing: "front", bFacing: "front", offset: 0 }],
        {},
        "apart",
      );
    const closed = run(apart(32768), start("melee-phase"), () => null);
    assert.deepEqual(kinds(closed).slice(0, 2), ["phase", "nudged"]);
    assert.deepEqual([closed.game.units[halberds]?.x, closed.game.units[halberds]?.y], [1500, 2000]);
    const lost = run(apart(30_000), start("melee-phase"), () => null);
    assert.deepEqual(kinds(lost).slice(0, 2), ["phase", "noLongerEngaged"]);
    assert.deepEqual(lost.game.engagements, []);
  }),
  one(`${PHASE}.3`, "the Active Player chooses among the combats", () =>
    assert.equal(asked(run(two(), start("melee-phase"), () => null))[0], "choose-combat"),
  ),
  one(`${PHASE}.4`, "a Round of Combat is fought", () =>
    assert.ok(kinds(run(duelling(), start("melee-phase"), dull({ total: 2 }))).includes("combatRounds")),
  ),
  one(`${PHASE}.5`, "until every combat has been fought", () =>
    assert.equal(
      kinds(run(two(), start("melee-phase"), dull({ total: 2 }))).filter((k) => k === "combatRounds").length,
      2,
    ),
  ),
  one(`${PHASE}.6`, "at the end nobody out of combat is Charging", () => {
    const r = run(field({ [halberds]: { charging: true } }), start("melee-phase"), () => null);
    assert.equal(r.game.units[halberds]?.charging, false);
  }),
  one(`${ROUND}.1`, "the round starts and notes who charged", () =>
    assert.ok(kinds(round(duelling(), dull({ total: 2 }))).includes("combatRounds")),
  ),
  one(`${ROUND}.2`, "each unit takes its weapon", () => {
    const r = round(duelling(), dull({ total: 2 }));
    assert.equal(r.game.units[halberds]?.weapon, "halberd");
  }),
  one(`${ROUND}.3`, "a champion out of contact may step to where the fight is", () => {
    const wide = faceToFace(halberds, barbarians, { files: 12, championFile: 11 }, { files: 5 });
    assert.ok(asked(round(wide, dull({ total: 2 }))).includes("make-way"));
  }),
  one(`${ROUND}.4`, "champions may duel", () => {
    const game = faceToFace(halberds, barbarians);
    const r = round(
      game,
      dull({ total: 2, choices: { "issue-duel": { unit: halberds }, "accept-duel": { unit: barbarians } } }),
    );
    assert.ok(asked(r).includes("issue-duel") && kinds(r).includes("duels"));
  }),
  one(`${ROUND}.5`, "the faster strike first", () => {
    const r = round(faceToFace(halberds, warriors, led, led), dull({ total: 2 }), [halberds, warriors]);
    assert.ok(
      JSON.stringify(blows(r)[0]?.label.values ?? null).startsWith('{"unit":{"key":"@","values":{"en":"Warriors"'),
    );
  }),
  one(`${ROUND}.6`, "all in contact strike, and one rank behind them", () => {
    const r = round(duelling(), dull({ total: 2 }));
    assert.equal(blows(r).length, 2);
    // Six files of 20 mm against five of 25 mm: all six touch and six stand behind them.
    assert.ok(blows(r).some((q) => dice(q) === 12));
  }),
  one(`${ROUND}.6.1`, "attacks are allocated where there is a choice", () =>
    assert.ok(asked(round(faceToFace(halberds, barbarians, led, {}), dull({ total: 2 }))).includes("allocate")),
  ),
  one(`${ROUND}.6.2`, "to hit, to wound and armour are rolled as one", () =>
    assert.equal(
      blows(round(duelling(), dull({ total: 2 }))).every((q) => needs(q).length === 3),
      blows(round(duelling(), dull({ total: 2 }))).length > 0,
    ),
  ),
  one(`${ROUND}.7`, "the loser by Combat Score takes a Break Test at the difference", () => {
    const r = round(duelling(), lost({}, 2));
    const test = r.requests.find((q) => q.type === "roll" && q.label.key.startsWith("roll.break"));
    assert.ok(test !== undefined);
  }),
  one(`${ROUND}.8`, "friends near a unit that breaks take Panic Tests", () => {
    const game = {
      ...duelling(),
      units: duelling().units.map((u) =>
        u.id === hounds ? { ...u, place: "field" as const, x: 6 * INCH, y: 4 * INCH, facing: 32768 } : u,
      ),
    };
    assert.ok(
      round(game, lost()).requests.some((q) => q.type === "roll" && JSON.stringify(q.label).includes("panic.broken")),
    );
  }),
  one(`${ROUND}.9`, "the winner chooses to pursue or to restrain", () =>
    assert.ok(asked(round(duelling(), lost())).includes("pursue")),
  ),
  one(`${ROUND}.10`, "Flee Distances are rolled", () =>
    assert.ok(asked(round(duelling(), lost())).includes("roll.flee")),
  ),
  one(`${ROUND}.11`, "Pursuit Distances are rolled", () =>
    assert.ok(asked(round(duelling(), lost({ pursue: chase }))).includes("roll.pursuit")),
  ),
  one(`${ROUND}.12`, "the broken unit flees, or is caught", () => {
    assert.equal(round(duelling(), lost({ pursue: chase })).game.units[barbarians]?.place, "gone");
    const free = round(duelling(), (q, g) =>
      q.type === "roll" && q.label.key === "roll.pursuit" ? { total: 2 } : lost({ pursue: chase })(q, g),
    );
    assert.ok(free.game.units[barbarians]?.fleeing && (free.game.units[barbarians]?.y ?? 0) > 10 * INCH);
  }),
  one(`${ROUND}.13`, "the pursuer moves", () =>
    assert.ok((round(duelling(), lost({ pursue: chase })).game.units[halberds]?.y ?? 0) > 2 * INCH),
  ),
  one(`${ROUND}.14`, "a winner that stays may pivot or reform", () => {
    // Restrained: the Discipline Test passes on 2, so the Break Test is failed by hand before it.
    let first = true;
    const reply = (q: Request, g: NinthAge): unknown => {
      if (q.type === "roll" && q.label.key.startsWith("roll.break") && first) {
        first = false;
        return { total: 12 };
      }
      return dull({ total: 2, points: by("Heavy Infantry"), choices: { pursue: { pursue: false } } })(q, g);
    };
    assert.ok(asked(round(duelling(), reply)).includes("post-combat"));
  }),
  one(`${ROUND}.15`, "units still engaged on one side may reform", () =>
    assert.ok(asked(round(duelling(), dull({ total: 2 }))).includes("combat-reform")),
  ),
  one(`${ROUND}.16`, "the round ends: nobody is Charging, all have fought", () => {
    const u = round(faceToFace(halberds, barbarians, { ...led, charging: true }, led), dull({ total: 2 })).game.units[
      halberds
    ] as Unit;
    assert.deepEqual([u.charging, u.fought, u.rounds], [false, true, 1]);
  }),
  one(`${ATTACK}.1`, "attacks are allocated before they are rolled", () =>
    assert.equal(blows(round(duelling(), dull({ total: 2 }))).length, 2),
  ),
  one(`${ATTACK}.2`, "hits are rolled", () =>
    assert.ok(blows(round(duelling(), dull({ total: 2 }))).every((q) => needs(q)[0] === 4 || needs(q)[0] === 3)),
  ),
  one(`${ATTACK}.4`, "then wounds", () =>
    assert.ok(blows(round(duelling(), dull({ total: 2 }))).every((q) => typeof needs(q)[1] === "number")),
  ),
  one(`${ATTACK}.5`, "then armour", () =>
    assert.ok(blows(round(duelling(), dull({ total: 2 }))).some((q) => typeof needs(q)[2] === "number")),
  ),
  one([`${ATTACK}.7`, `${ATTACK}.8`], "unsaved wounds cost Health Points", () =>
    assert.equal(
      kinds(round(duelling(), dull({ total: 2, points: by("Heavy Infantry") }))).filter((k) => k === "losses").length,
      1,
    ),
  ),
  one(`${ATTACK}.9`, "casualties are removed from the back", () => {
    const r = round(duelling(), dull({ total: 2, points: by("Heavy Infantry") }));
    assert.equal(r.game.units[barbarians]?.rankAndFile, 20);
    assert.equal(r.game.units[barbarians]?.files, 5);
  }),
];
