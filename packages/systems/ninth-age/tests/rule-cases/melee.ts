import { piece, type RuleCase } from "@tercio/testkit";
import { initiativeOf } from "../../src/calculation/attacks.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
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
  run,
  start,
} from "./table.ts";
import type { Stand } from "../stand.ts";
import { melee, played, quiet } from "./scenes.ts";
import { stands } from "../../src/state/steps.ts";

const PHASE = "t9a.sequence.melee.melee-phase";
const ROUND = "t9a.sequence.melee.round-of-combat";
/** Without champions nobody duels or makes way. */
const led: Stand = { champion: false };
const duelling = (more: Partial<NinthAge> = {}): NinthAge => faceToFace(halberds, barbarians, led, led, more);
const round = (game: NinthAge, reply = dull()) =>
  run(game, start("round-of-combat", { units: [halberds, barbarians] }), reply);
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
  one(
    `${PHASE}.2`,
    "losses opened a gap: closed by the least move, or the units are no longer engaged",
    () => {
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
      assert.told(kinds(closed).slice(0, 2), ["phase", "nudged"]);
      assert.deepEqual([closed.game.units[halberds]?.x, closed.game.units[halberds]?.y], [1500, 2000]);
      const lost = run(apart(30_000), start("melee-phase"), () => null);
      assert.told(kinds(lost).slice(0, 2), ["phase", "noLongerEngaged"]);
      assert.deepEqual(lost.game.engagements, []);
    },
    "no-longer-engaged",
  ),
  one(`${PHASE}.3`, "the Active Player chooses among the combats", () => {
    const r = run(two(), start("melee-phase"), (q, g) =>
      q.type === "choice" && q.choice === "choose-combat" ? { combat: 1 } : q.type === "roll" ? null : dull()(q, g),
    );
    const fighting = r.game.stack.find((f) => stands(f, "round-of-combat"))?.vars.units;
    assert.legality(fighting, [guard, greatWeapons]);
  }),
  one(`${PHASE}.4`, "a Round of Combat is fought", () => {
    const run = played(melee(), quiet(), { until: { step: "melee-phase/5" } });
    assert.number(
      ["A", "B"].map((name) => (piece(run, name) as Unit).rounds),
      [1, 1],
    );
  }),
  one(`${PHASE}.5`, "until every combat has been fought", () => {
    const r = run(two(), start("melee-phase"), dull({ total: 2 }));
    const fought = [halberds, barbarians, guard, greatWeapons].map((id) => r.game.units[id]?.rounds);
    assert.number(fought, [1, 1, 1, 1]);
  }),
  one(`${PHASE}.6`, "at the end nobody out of combat is Charging", () => {
    const r = run(field({ [halberds]: { charging: true } }), start("melee-phase"), () => null);
    assert.equal(r.game.units[halberds]?.charging, false);
    // Charging Momentum would add 1.
    assert.number(initiativeOf(r.game, r.game.units[halberds] as Unit)[0]?.step, 3);
  }),
  one(`${ROUND}.16`, "the round ends: nobody is Charging, all have fought", () => {
    const u = round(faceToFace(halberds, barbarians, { ...led, charging: true }, led), dull({ total: 2 })).game.units[
      halberds
    ] as Unit;
    assert.number(u.rounds, 1);
    assert.deepEqual([u.charging, u.fought], [false, true]);
  }),
];
