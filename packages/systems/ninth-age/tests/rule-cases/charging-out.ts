import type { Json } from "@tercio/kernel";
import { type RuleCase, type SceneLine, type SceneReply, verdict } from "@tercio/testkit";
import { gap } from "@tercio/tabletop";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { placeIn } from "../../src/calculation/joining.ts";
import type { Scene, SceneUnit } from "../../src/scene/types.ts";
import { models, type NinthAge, type Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { everybody } from "../../src/battlefield/world.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import { shooter } from "./shooting-scenes.ts";
import { assert, INCH, one } from "./table.ts";

const JOINING = "t9a.rule.joining";
const READING = "charging-out";
const MM = 1 / 25.4;
const captain = like({ adv: 4, mar: 8, dis: 9, hp: 3 });
const among = (file: number, more: object = {}) => ({ profile: captain, file, cost: 150, ...more });
/** Thirty men six wide who look north from the middle, a Character in the third file. */
const men = (more: Partial<SceneUnit> = {}): SceneUnit =>
  block("first", [0, 0], "north", { models: 29, characters: [among(2)], ...more });
/** Somebody else may charge too, so that the phase asks on. His record stands behind those of the units. */
const HIS = 4;

const phase = (
  units: Scene["units"],
  script: readonly SceneLine[] | SceneReply<NinthAge> = [],
  until?: { readonly choice: string },
): Played =>
  played(
    {
      phase: "charge",
      units: { ...units, Far: block("first", [-30, -19], "north"), Foe: block("second", [-30, -9], "south") },
    },
    script,
    until === undefined ? {} : { until },
  );
const foes = (x: number, inches: number, more: Partial<SceneUnit> = {}): SceneUnit =>
  block("second", [x, inches], "south", more);
const scene = (inches: number, a: Partial<SceneUnit> = {}, x = 0): Scene["units"] => ({
  A: men(a),
  B: foes(x, inches),
});
const asked = (units: Scene["units"], script: readonly SceneLine[] = []): Played =>
  phase(units, script, script.length === 0 ? { choice: "charge" } : undefined);
const charges = (unit: string | number, target = "B"): Json => ({ unit, target });
const declares = (unit: string | number, target = "B"): readonly SceneLine[] => [
  { choice: "charge", answer: charges(unit, target) as never },
  { choice: "charge-reaction", answer: { reaction: "hold" } },
];
const key = (run: Played, answer: Json): string | null => {
  const said = verdict(run, answer as never);
  return said.legal ? null : (said.key ?? "?");
};
const at = (run: Played, id: number): Unit => run.game.units[id] as Unit;
/** He charges, and these dice fall; up to the Movement Phase. */
function gone(inches: number, dice: SceneLine, x = 0): Played {
  const answers = [charges(HIS), { done: true }];
  const reply = quiet({
    charge: () => ({ choice: "charge", answer: answers.shift() ?? { done: true } }) as never,
    "roll.charge": dice,
  });
  return phase(scene(inches, {}, x), reply, { choice: "move" });
}

export const chargingOutCases: readonly RuleCase[] = [
  one(
    JOINING,
    "a Character charges out of his unit by his own Advance Rate and dice, from where he stands",
    () => {
      const out = (inches: number) => key(asked(scene(inches)), charges(HIS));
      assert.legality([15.99, 16, 16.01].map(out), [null, null, "refuse.charge-too-far"]);
      // His unit is slower, and stands nowhere in his way; nor is he in its.
      const slow = asked(scene(15, { profile: like({ adv: 3 }) }));
      assert.legality([key(slow, charges(HIS)), key(slow, charges("A"))], [null, null]);
      const slower = asked(scene(15.5, { profile: like({ adv: 3 }) }));
      assert.legality([key(slower, charges(HIS)), key(slower, charges("A"))], [null, "refuse.charge-too-far"]);
    },
    READING,
  ),
  one(
    JOINING,
    "where his charge arrives he fights alone; the unit has closed up and stands where it stood",
    () => {
      const run = gone(8, { show: { total: 4, highest: 2 } }, 0);
      const his = at(run, HIS);
      assert.number(Math.round(gap(rectangleOf(his), rectangleOf(at(run, 1)))), 0);
      assert.place([his.y, his.facing], [8 * INCH, 0]);
      assert.legality([his.place, his.moved, his.charging, his.outOf], ["field", "charge", true, null]);
      const a = at(run, 0);
      assert.place([a.x, a.y, a.files], [0, 0, 6]);
      assert.number([models(a), at(run, HIS).pools[0]?.count ?? 0], [29, 1]);
      assert.legality(
        run.game.engagements.map((e) => [e.a, e.b]),
        [[HIS, 1]],
      );
      // It has not charged, and moves as it likes.
      assert.legality(key(run, { unit: "A", move: "advance", path: [{ kind: "back", distance: INCH }] }), null);
    },
    READING,
  ),
  one(
    JOINING,
    "one of a unit at a time, and the unit itself does not charge then",
    () => {
      const units = scene(8, { models: 28, characters: [among(2), among(3)] });
      const run = asked(units, declares(HIS));
      assert.legality(
        [key(run, charges("A")), key(run, charges(HIS + 1))],
        ["refuse.charged-out-of", "refuse.leave-another"],
      );
      const other = asked(units, declares("A"));
      assert.legality(key(other, charges(HIS)), "refuse.leave-declared");
    },
    READING,
  ),
  one(
    JOINING,
    "he ends clear of his unit: between it and an enemy there must be room for his base",
    () => {
      // Bases 40 mm deep, half a millimetre apart.
      const deep = { base: [20, 40] as const };
      const tall = { ...captain, ...deep };
      const room = (mm: number) =>
        key(
          asked({
            A: men({ profile: like(deep), characters: [among(2, { profile: tall })] }),
            // Narrow, in front of the very middle: nothing of it can be touched from beside the unit.
            B: foes(0, mm * MM, { models: 4, files: 2 }),
          }),
          charges(HIS),
        );
      assert.legality([40.4, 40.6].map(room), ["refuse.charge-blocked", null]);
    },
    READING,
  ),
  one(
    [JOINING, "t9a.rule.failed-charge"],
    "a Failed Charge leads him clear of the unit, or he is one of it again, which stays",
    () => {
      const far = 14;
      // An inch straight ahead: his base of 20 mm is 5.4 mm in front of the men.
      const ahead = gone(far, { show: { total: 2, highest: 1 } }, -10 * MM);
      const his = at(ahead, HIS);
      assert.place([his.x, his.y], [-1000, INCH]);
      assert.legality([his.place, his.moved, his.shaken], ["field", "failed-charge", true]);
      // Towards an enemy aside a wheel takes most of that inch: he is still among them.
      const aside = gone(9, { show: { total: 2, highest: 1 } }, 10);
      const place = placeIn(aside.game, HIS);
      assert.legality([at(aside, HIS).place, place?.host.id, at(aside, HIS).moved], ["joined", 0, "failed-charge"]);
      assert.number([place?.pool.slot, models(at(aside, 0))], [2, 30]);
      assert.place([at(aside, 0).x, at(aside, 0).y], [0, 0]);
      assert.legality(
        key(aside, { unit: "A", move: "advance", path: [{ kind: "straight", distance: INCH }] }),
        "refuse.joined-stays",
      );
      assert.legality(
        key(aside, { unit: HIS, move: "advance", path: [{ kind: "straight", distance: 2 * INCH }] }),
        "refuse.leave-moved",
      );
      // Five inches lead clear in any case.
      const clear = gone(9, { show: { total: 6, highest: 5 } }, 10);
      assert.legality(at(clear, HIS).place, "field");
      assert.legality(gap(rectangleOf(at(clear, HIS)), rectangleOf(at(clear, 0))) >= 50, true);
    },
    READING,
  ),
  one(
    JOINING,
    "until he has moved nobody else takes the place in the unit to which he may come back",
    () => {
      const units = (behind: number): Scene["units"] => ({
        // He before one man: 40 mm deep, 20 without him.
        A: men({ models: 1, files: 1, characters: [among(0)] }),
        B: foes(0, 8),
        C: block("first", [6, -30 * MM], "west", { models: 1, files: 1 }),
        // Seen over them.
        E: block("second", [-11 * MM, behind * MM], "east", {
          models: 1,
          files: 1,
          profile: like({ height: "Gigantic" }),
        }),
      });
      const friend = (behind: number, out: boolean) =>
        key(asked(units(behind), out ? declares(6) : []), charges("C", "E"));
      const blocked = "refuse.charge-blocked";
      assert.legality([friend(-30, false), friend(-30, true)], [blocked, blocked]);
      // Half a millimetre clear of the two, or not.
      assert.legality([friend(-40.4, true), friend(-40.6, true), friend(-60, true)], [null, null, null]);
    },
    READING,
  ),
  one(
    JOINING,
    "who falls on his way out leaves nobody behind him: his unit is where it stands",
    () => {
      const bows = { profile: shooter(["bow"]), models: 20, files: 10 };
      const answers = [charges(HIS), { done: true }];
      const shot = phase(
        { A: men(), B: foes(0, 12, bows) },
        quiet({
          charge: () => ({ choice: "charge", answer: answers.shift() ?? { done: true } }) as never,
          "charge-reaction": { choice: "charge-reaction", answer: { reaction: "stand-and-shoot" } },
          "roll.and": { show: { points: [3] } },
        }),
        { choice: "move" },
      );
      const left = (run: Played) => everybody(run.game).find((u) => u.id === 0) as Unit;
      assert.place(at(shot, HIS).place, "gone");
      assert.place(rectangleOf(left(shot)), rectangleOf(at(shot, 0)));
    },
    READING,
  ),
];
