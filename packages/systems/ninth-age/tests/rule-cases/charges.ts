import { type Charge, placeInContact } from "@tercio/mass-battle";
import type { RuleCase } from "@tercio/testkit";
import { chargeable, placesOf } from "../../src/battlefield/charges.ts";
import { inContact } from "../../src/sequence/charge-contact.ts";
import { placeOf } from "../../src/sequence/charge.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import type { Engagement, NinthAge, Unit } from "../../src/state/state.ts";
import {
  assert,
  barbarians,
  cavalry,
  dull,
  field,
  griffons,
  guard,
  halberds,
  horsemen,
  INCH,
  kinds,
  one,
  run,
  spears,
  start,
  warriors,
} from "./table.ts";
import type { Stand } from "../stand.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const CONTACT = "t9a.maximising-contact";
const south = 32768;

/** Where the charger may go: the ends and the best place of each stretch. Files of the cavalry are 25 mm wide, five of them. */
function offers(game: NinthAge, target: number, mates: readonly number[] = []): readonly Charge[] {
  const [u, v] = [game.units[cavalry] as Unit, game.units[target] as Unit];
  const places = placesOf(
    game,
    u,
    v,
    mates.map((id) => game.units[id] as Unit),
  );
  return places.stretches.flatMap((s) =>
    [s.from, s.best.offset, s.to].map((o) => placeOf(game, u, v, mates, places, o)),
  );
}

const modelsOf = (c: Charge): number => c.modelsInContact.own + c.modelsInContact.theirs;
const few = { files: 3, rankAndFile: 11, champion: true };

/** Three files of warriors (75 mm) ahead of the cavalry (125 mm), and horsemen beside them, 10 mm to the east. */
const beside = (): NinthAge =>
  field({
    [cavalry]: { x: 0, y: 0, facing: 0 },
    [warriors]: { x: 0, y: 8 * INCH, facing: south, ...few },
    [horsemen]: { x: 3750 + 1000 + 6250, y: 8 * INCH, facing: south },
  });

/**
 * One file of warriors (25 mm), horsemen in line with it 3 mm to the west, and friends that keep the cavalry from going far
 * enough east to miss them: flush with the warriors it touches the horsemen too.
 */
const cramped = (): NinthAge =>
  field({
    [cavalry]: { x: 0, y: 0, facing: 0 },
    [warriors]: { x: 0, y: 8 * INCH, facing: south, files: 1, rankAndFile: 2, champion: true },
    [horsemen]: { x: -1250 - 300 - 6250, y: 8 * INCH, facing: south },
    [halberds]: { x: 6600 + 2000, y: 8 * INCH - 500, facing: 0, files: 2 },
  });

/** Cavalry and knights have both declared a charge at the three files of warriors. */
const together = (): NinthAge =>
  field({
    [cavalry]: { x: 0, y: 0, facing: 0, declared: warriors },
    [griffons]: { x: 18000, y: 0, facing: 0, declared: warriors },
    [warriors]: { x: 0, y: 8 * INCH, facing: south, ...few },
  });

/**
 * The cavalry in a lane 129 mm wide between two columns of friends, and in the mouth of the lane two files of warriors
 * that look an eighth of a right angle past it: there is no room to turn in the lane.
 */
const behind = placeInContact(
  { width: 10_000, depth: 8000 },
  "front",
  { x: 0, y: 12_000, facing: south + 2048, width: 5000, depth: 15_000 },
  "rear",
  0,
);
const lane = (engagements: readonly Engagement[] = []): NinthAge =>
  field(
    {
      [cavalry]: { x: 0, y: 0, facing: 0 },
      [halberds]: { x: -6450 - 2000, y: 14000, facing: 0, files: 2 },
      [spears]: { x: 6450 + 2000, y: 14000, facing: 0, files: 2 },
      [warriors]: { x: 0, y: 12000, facing: south + 2048, files: 2 },
      ...(engagements.length === 0 ? {} : { [guard]: behind }),
    },
    engagements,
  );

export const chargeCases: readonly RuleCase[] = [
  one(
    [`${CONTACT}.1`, `${CONTACT}.order`],
    "no other enemy is touched, though that brings fewer models to blows",
    () => {
      const list = offers(beside(), warriors);
      assert.ok(list.length > 0);
      for (const c of list) {
        assert.deepEqual(c.otherEnemies, []);
        // East of this the front would touch the horsemen at 4750.
        assert.ok(c.end.x < -1500, `${c.end.x} is too far east`);
        assert.equal(modelsOf(c), 4 + 3);
      }
    },
  ),
  one(`${CONTACT}.1`, "where one must be touched it is not two", () => {
    // Engaged by the guard in its rear, the charged unit cannot be turned out of the way.
    const here: { readonly [id: number]: Stand } = {
      [barbarians]: { place: "field", x: -3750 - 1000 - 6250, y: 8 * INCH, facing: south },
      [guard]: { place: "field", x: 0, y: 8 * INCH + 10000, facing: south },
    };
    const game = beside();
    const units = game.units.map((u) => ({ ...u, ...here[u.id] }));
    const engagements = [{ a: guard, b: warriors, aFacing: "front", bFacing: "rear", offset: 0 }] as const;
    const list = offers({ ...game, units, engagements }, warriors);
    assert.ok(list.length > 0);
    for (const c of list) assert.equal(c.otherEnemies.length, 1);
  }),
  one([`${CONTACT}.1`, `${CONTACT}.order`], "sooner than touch another enemy it has the charged unit turned", () => {
    const list = offers(cramped(), warriors);
    const c = list[0] as Charge;
    assert.deepEqual(c.otherEnemies, []);
    // From 28 mm away half a millimetre is 1.02 degrees, 186 of 65536.
    assert.ok(Math.abs(Math.abs(c.rotateTarget) - 186) <= 3, `the warriors turned by ${c.rotateTarget}`);
    const near = { ...cramped(), units: cramped().units.filter((u) => u.id <= warriors) };
    assert.equal(offers(near, warriors)[0]?.rotateTarget, 0);
  }),
  one(`${CONTACT}.2`, "the first charger leaves room for the second", () => {
    const list = offers(together(), warriors, [griffons]);
    assert.ok(list.length > 0);
    for (const c of list) {
      // Wherever the cavalry ends, the knights still find a place beside it.
      const game = inContact(together(), cavalry, warriors, "front", c);
      const [u, v] = [game.units[griffons] as Unit, game.units[warriors] as Unit];
      assert.ok(placesOf(game, u, v).best !== null, `${c.end.x} leaves no room`);
    }
    const frames = [frameAt("charge-phase", "5", {})];
    const choices = { "next-unit": { unit: cavalry } };
    const r = run(together(), frames, dull({ total: 12, choices }));
    assert.equal(r.game.engagements.length, 2);
    assert.ok(kinds(r).includes("combinedCharges"));
  }),
  one(`${CONTACT}.3`, "a charger that cannot turn has the charged unit turned by the rest", () => {
    const c = offers(lane(), warriors)[0] as Charge;
    // By wheel and by aligning together: 12500 wide and 10000 deep, it is half a millimetre from either side of the lane at
    // 1.75 degrees (318 of 65536).
    assert.ok(c.end.facing > 314 && c.end.facing <= 318, `it turned by ${c.end.facing}`);
    assert.equal(c.end.facing - c.rotateTarget, 2048);
    assert.equal(c.target.facing - c.end.facing, south);
  }),
  one(
    `${CONTACT}.3`,
    "a charger that can turn does all the turning",
    () => {
      const game = lane();
      const away = { place: "pursued-off" as const };
      const units = game.units.map((u) => (u.id === halberds || u.id === spears ? { ...u, ...away } : u));
      const list = offers({ ...game, units }, warriors);
      assert.ok(list.length > 0);
      for (const c of list) assert.equal(c.rotateTarget, 0);
      assert.equal(offers(lane(), warriors)[0]?.rotateTarget === 0, false);
      // Nor is the target turned for the sake of a friend that charges after it.
      const pair = field({
        [cavalry]: { x: 0, y: 0, facing: 0 },
        [griffons]: { x: 18_000, y: 0, facing: 0 },
        [warriors]: { x: 0, y: 12_000, facing: south + 2048, files: 2 },
      });
      const two = offers(pair, warriors, [griffons]);
      assert.ok(two.length > 0);
      for (const c of two) assert.equal(c.rotateTarget, 0);
    },
    "aligning-after-a-charge",
    "who-turns",
  ),
  one(`${CONTACT}.3`, "a unit Engaged in Combat is not turned", () => {
    const fight: Engagement = { a: guard, b: warriors, aFacing: "front", bFacing: "rear", offset: 0 };
    assert.legality([offers(lane(), warriors).length > 0, offers(lane([fight]), warriors).length], [true, 0]);
    assert.legality(chargeable(lane([fight]), lane().units[cavalry] as Unit, lane().units[warriors] as Unit), false);
  }),
  one([`${CONTACT}.4`, `${CONTACT}.order`], "the most models in contact, not the shortest way", () => {
    const game = field({
      [cavalry]: { x: 0, y: 0, facing: 0 },
      [barbarians]: { x: 4 * INCH, y: 8 * INCH, facing: south },
    });
    const list = offers(game, barbarians);
    assert.ok(list.length > 1);
    for (const c of list) {
      assert.equal(modelsOf(c), 10);
      // Corner to corner counts, so one file may be past the end.
      assert.ok(Math.abs(c.end.x - 4 * INCH) <= 2510, `${c.end.x} leaves some out`);
    }
  }),
  one(
    `${CONTACT}.4`,
    "the way to more models may be longer than the range: only the distance is compared with it",
    () => {
      // Eight inches aside and twelve ahead: the best place is farther by the way there than by the distance.
      const game = field({
        [cavalry]: { x: 0, y: 0, facing: 0, champion: false, declared: barbarians },
        [barbarians]: { x: 8 * INCH, y: 12 * INCH, facing: south },
      });
      const best = placesOf(game, game.units[cavalry] as Unit, game.units[barbarians] as Unit).best as Charge;
      assert.equal(modelsOf(best), 10);
      const { distance, counted } = chargeNeed(game, game.units[cavalry] as Unit, game.units[barbarians] as Unit);
      assert.ok(best.distance > distance + INCH, `the way of ${best.distance} is not longer than ${distance}`);
      const moved = (total: number): string | undefined =>
        run(game, start("charge-move", { unit: cavalry }), dull({ total })).game.units[cavalry]?.moved;
      assert.deepEqual([moved(counted - 1), moved(counted)], ["failed-charge", "charge"]);
    },
    "success-of-a-charge",
  ),
];
