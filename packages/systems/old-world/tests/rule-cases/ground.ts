import type { DiceRequest } from "@tercio/dice";
import { type Frame, type Json, message, type Request, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { play, type RuleCase, type SceneRun } from "@tercio/testkit";
import { contactsOnTable } from "../../src/battlefield/contacts.ts";
import { whyNotMove } from "../../src/battlefield/paths.ts";
import { oldWorld } from "../../src/index.ts";
import { enter } from "../../src/sequence/flow.ts";
import { type OldWorld, unit } from "../../src/state/state.ts";
import { problem } from "../../src/choice/set-up.ts";
import { battle, charge, type Placed } from "./field.ts";
import { assert, one } from "./table.ts";

type Box = readonly [west: number, south: number, east: number, north: number];
const STRIP: Box = [-8, 2, 8, 4];
const WIDE: Box = [-10, -10, 10, 10];
const HERE: Placed = { at: [0, 0] };
const ahead = (y: number): Placed => ({ at: [0, y], turns: 2 });
const chariot: Placed = {
  ...{ at: [0, 0], troopType: "light-chariot", movement: 8, models: 1, files: 1, wounds: 4 },
  ...{ baseWidth: 5000, baseDepth: 10_000 },
};
const straight = (inches: number) => ({ kind: "straight", distance: Math.round(inches * INCH) }) as const;
const CHARGES: readonly Frame[] = [enter("declare-charges", {}), enter("charge-moves", {})];

/** Totals of sums in turn, answers by what is asked; in pools and of what runs out every die shows a 1. */
function played(
  game: OldWorld,
  frames: readonly Frame[],
  answers: { readonly [choice: string]: readonly Json[] },
  totals: readonly number[] = [],
): SceneRun<OldWorld> {
  const left = [...totals];
  const given = Object.fromEntries(Object.entries(answers).map(([k, list]) => [k, [...list]]));
  const line = (r: Request) => {
    if (r.type === "choice") {
      const answer = given[r.choice]?.shift();
      return answer === undefined ? ("usual" as const) : { choice: r.choice, answer };
    }
    if (r.dice.kind === "pool") return { dice: Array.from({ length: r.dice.dice }, () => 1) };
    return { show: { total: left.shift() ?? least(r.dice) } };
  };
  return play(oldWorld, game, line, { enter: frames });
}
const least = (d: DiceRequest): number => (d.kind === "sum" ? d.dice - (d.dropLowest ?? 0) - (d.dropHighest ?? 0) : 1);

/** Of which unit how many models tested, one test after another. */
const tests = (r: SceneRun<OldWorld>): readonly string[] =>
  r.requests.flatMap(({ request: q }) => {
    if (q.type !== "roll" || q.label.key !== "roll.dangerous" || q.dice.kind !== "pool") return [];
    const name = q.label.values?.["unit"] as ReturnType<typeof message>;
    return [`${String(name.values?.["en"])} ${q.dice.dice}`];
  });

/** A charges B, whose front lies so far ahead, through dangerous ground. */
const charged = (far: number, roll: number, a: Placed = HERE, b: Partial<Placed> = {}, box = STRIP, answers = {}) =>
  played(
    battle({ first: { A: a }, second: { B: { ...ahead(far), ...b } }, terrain: [{ kind: "dangerous", box }] }),
    CHARGES,
    { charge: [charge(0, 1)], ...answers },
    [roll],
  );

/** One round that A wins against B; totals of the dice from the Break test on. */
function won(totals: readonly number[], plan: Json, box: Box, b: Partial<Placed> = {}): SceneRun<OldWorld> {
  const game = battle({
    first: { A: { at: [0, 0], weaponSkill: 9, models: 25 } },
    second: { B: { ...ahead(0), models: 20, ...b } },
    terrain: [{ kind: "dangerous", box }],
    contacts: [{ charger: 0, charged: 1, facing: "front", chargerModels: 5, chargedModels: 5, inches: 0, turn: 0 }],
  });
  const frames = [enter("combat", { units: [0, 1] })];
  const left = [...totals];
  const answers: Json[] = [plan];
  return play(
    oldWorld,
    contactsOnTable(game),
    (r) => {
      if (r.type === "choice") {
        const answer = r.choice === "after-combat" ? answers.shift() : undefined;
        return answer === undefined ? "usual" : { choice: r.choice, answer };
      }
      // A's blows all wound, B's none.
      if (r.dice.kind === "chain") return { show: { points: [r.player === 0 ? 2 : 0] } };
      // Nobody fails here.
      if (r.dice.kind === "pool") return { dice: Array.from({ length: r.dice.dice }, () => 6) };
      return { show: { total: left.shift() ?? 7 } };
    },
    { enter: frames },
  );
}

export const groundCases: readonly RuleCase[] = [
  one("tow.keyword.dangerous-terrain", "a charge tests every model that touches the ground on its way", () => {
    // The fourth rank comes to the strip as soon as the front is 2.953 inches beyond its edge.
    assert.number([tests(charged(4.95, 5)), tests(charged(4.96, 5))], [["A 15"], ["A 20"]]);
    // One that falls short as far as it comes: two ranks of it at 3 inches.
    assert.number(tests(charged(9, 3)), ["A 10"]);
    const flyer: Placed = { ...HERE, rules: [{ rule: "fly", value: 8 }] };
    const thin: Box = [-8, 0.4, 8, 0.6];
    assert.number([tests(charged(4.96, 5, HERE, {}, thin)), tests(charged(4.96, 5, flyer, {}, thin))], [["A 20"], []]);
  }),
  one("tow.keyword.dangerous-terrain", "what falls on the way of a charge causes no Panic, and touches nobody", () => {
    const r = charged(4.96, 5, { ...HERE, models: 5 });
    assert.place([unit(r.game, 0).place, r.game.contacts.length], ["destroyed", 0]);
    const half = charged(2.5, 2, { ...HERE, models: 10 });
    assert.place([tests(half), unit(half.game, 0).models, half.game.contacts[0]?.chargerModels], [["A 5"], 5, 5]);
    const asked = half.requests.map(({ request: q }) => (q.type === "roll" ? q.label.key : q.choice));
    assert.legality(asked.includes("roll.test.panic"), false);
  }),
  one("tow.keyword.dangerous-terrain", "a unit that comes to meet a charge tests, too", () => {
    const riders: Placed = {
      ...HERE,
      troopType: "heavy-cavalry",
      movement: 8,
      models: 5,
      baseWidth: 3000,
      baseDepth: 6000,
    };
    const b = { models: 5, rules: ["counter-charge" as const] };
    const meets = { "charge-reaction": [{ reaction: "counter-charge" }] };
    const pond = (south: number): Box => [-8, south, 8, 8];
    // 2 inches to meet them: from 9 to 7.
    const at = (south: number) => tests(charged(9, 1, riders, b, pond(south), meets)).filter((t) => t.startsWith("B"));
    assert.number([at(6), at(7.5)], [["B 5"], ["B 5"]]);
    assert.number(
      tests(charged(9, 1, riders, b, [-8, 5, 8, 6.99], meets)).filter((t) => t.startsWith("B")),
      [],
    );
  }),
  one("tow.keyword.dangerous-terrain", "a flight and the pursuit of it", () => {
    const pursue = { plan: "pursue", foe: 1 };
    // B's rear lies at 3.94; it runs 6 inches, so that its last rank comes to 6.984, and A 3.
    const ran = (south: number, north: number) => tests(won([10, 6, 3], pursue, [-8, south, 8, north]));
    assert.number([ran(6.98, 9), ran(6.99, 9)], [["B 18"], ["B 15"]]);
    assert.number([ran(2.99, 3), ran(3.01, 3.02)], [["B 18", "A 5"], ["B 18"]]);
  }),
  one("tow.keyword.dangerous-terrain", "giving ground and following up within it", () => {
    const r = won([2], { plan: "follow-up", foe: 1 }, WIDE);
    assert.number(tests(r), ["B 18", "A 25"]);
    // Who stays where he is does not move through it.
    assert.number(tests(won([2], { plan: "restrain" }, [-10, -10, 10, -0.01])), []);
  }),
  one("tow.rule.iron-shod-wheels", "linear obstacles are impassable to chariots, low ones too", () => {
    const low = (a: Placed, far: number) =>
      whyNotMove(
        battle({ first: { A: a }, second: {}, terrain: [{ kind: "low-obstacle", box: [-8, 3, 8, 3.5] }] }),
        unit(battle({ first: { A: a }, second: {} }), 0),
        [straight(far)],
        { gait: "move", air: false },
      )?.rule ?? null;
    assert.legality([low(chariot, 2.99), low(chariot, 3.01)], [null, "tow.rule.iron-shod-wheels"]);
    assert.legality(low({ ...HERE, movement: 8 }, 3.01), null);
    const game = battle({
      first: { A: chariot },
      second: {},
      terrain: [{ kind: "low-obstacle", box: [-8, 3, 8, 3.5] }],
    });
    const put = { ...game, units: game.units.map((u) => ({ ...u, place: "reserve" as const })) };
    const about = { player: 0, units: [0], together: false, from: "scout" } as const;
    const down = (y: number) =>
      problem(put, about, [{ unit: 0, x: 0, y: Math.round(y * INCH), facing: 0, files: 1 }]) === true;
    assert.legality([down(2.99), down(3.01)], [true, false]);
  }),
  one("tow.rule.iron-shod-wheels", "difficult ground and woods are dangerous to them, and a 1 costs D3 Wounds", () => {
    const drives = (kind: "difficult" | "wood" | "hill" | "dangerous", a: Placed = chariot, far = 3) =>
      played(
        battle({ first: { A: a }, second: {}, terrain: [{ kind, box: STRIP }] }),
        [enter("remaining-moves", {})],
        { move: [{ unit: 0, move: "move", path: [straight(far)] }, { done: true }] },
        [3],
      );
    assert.number(
      (["difficult", "wood", "dangerous", "hill"] as const).map((kind) => unit(drives(kind).game, 0).woundsLost),
      [3, 3, 3, 0],
    );
    assert.number([tests(drives("wood", chariot, 1.99)), tests(drives("wood", chariot, 2.01))], [[], ["A 1"]]);
    // On foot a wood is no danger, and one Wound is lost where there is.
    const foot = { ...HERE, movement: 8, models: 1, files: 1, wounds: 4 };
    assert.number(
      [unit(drives("wood", foot).game, 0).woundsLost, unit(drives("dangerous", foot).game, 0).woundsLost],
      [0, 1],
    );
    const three = drives("wood", { ...chariot, models: 3, files: 3 });
    const roll = there(
      three.requests
        .map(({ request: q }) => q)
        .find((q) => q.type === "roll" && q.label.key === "roll.dangerous-wounds"),
    );
    assert.number(roll.type === "roll" ? roll.dice : null, { kind: "sum", dice: 3, sides: 3 });
  }),
];
