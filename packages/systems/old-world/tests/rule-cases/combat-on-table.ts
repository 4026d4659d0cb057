import type { RuleCase } from "@tercio/testkit";
import { contactsOnTable } from "../../src/battlefield/contacts.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { enter } from "../../src/sequence/flow.ts";
import { type Contact, type Facing, type OldWorld, unit } from "../../src/state/state.ts";
import { INCH } from "@tercio/tabletop";
import { battle, type Placed, type Table } from "./field.ts";
import { assert, kinds, one, play, type Run } from "./table.ts";

const touch = (charger: number, charged: number, facing: Facing, turn = 0): Contact => ({
  ...{ charger, charged, facing, chargerModels: 1, chargedModels: 1, inches: 5, turn },
});
const fighting = (t: Table): OldWorld => contactsOnTable(battle(t));
const HERE: Placed = { at: [0, 0] };
const OPPOSITE: Placed = { at: [0, 0], turns: 2 };
const duel = (more: Partial<Table> = {}, b: Partial<Placed> = {}): OldWorld =>
  fighting({
    contacts: [touch(0, 1, "front")],
    ...more,
    first: { A: HERE, ...more.first },
    second: { B: { ...OPPOSITE, ...b }, ...more.second },
  });

/** One round of the combat of A and B that A wins by 2 wounds; totals of the dice from the Break test on, A's plan. */
const won = (game: OldWorld, totals: readonly number[], plan: unknown, choices = {}): Run =>
  play(game, { points: { A: 2 }, totals, choices: { "after-combat": [plan], ...choices } }, undefined, [
    enter("combat", {
      units: game.contacts
        .flatMap((c) => [c.charger, c.charged])
        .filter((x, i, l) => l.indexOf(x) === i)
        .sort((p, q) => p - q),
    }),
  ]);
const FOLLOW = { plan: "follow-up", foe: 1 };
const PURSUE = { plan: "pursue", foe: 1 };
const RESTRAIN = { plan: "restrain" };
const at = (r: Run, id: number): readonly [number, number] => {
  const { x, y } = unit(r.game, id);
  return [Math.round((x / INCH) * 100) / 100 + 0, Math.round((y / INCH) * 100) / 100 + 0];
};
const stay = { "free-reform": [{ stay: true }, { stay: true }] };

export const combatOnTableCases: readonly RuleCase[] = [
  one("tow.break-move.gives-ground", "2 inches straight back, its facing kept; the follower goes as far", () => {
    const r = won(duel(), [5], FOLLOW);
    assert.place([at(r, 0), at(r, 1), r.game.contacts.length], [[0, 2], [0, 2], 1]);
    const apart = won(duel(), [5, 5], RESTRAIN, stay);
    assert.place([at(apart, 0), at(apart, 1), apart.game.contacts.length], [[0, 0], [0, 2], 0]);
  }),
  one(
    "tow.break-move.gives-ground",
    "it stops at another unit; with no room at all everybody stays and fights on",
    () => {
      const behind = (y: number): Run =>
        won(duel({ second: { Wall: { at: [0, y], turns: 2, models: 10 } } }), [5], FOLLOW);
      // B's rear is at 3.94: a friend at 5.44 leaves an inch and a half, one at 3.94 nothing.
      assert.place(
        [at(behind(5.44), 1), at(behind(5.44), 0)],
        [
          [0, 1.5],
          [0, 1.5],
        ],
      );
      assert.place([at(behind(3.94), 1), behind(3.94).game.contacts.length], [[0, 0], 1]);
    },
  ),
  one(
    "tow.break-move.gives-ground",
    "an inch from an enemy that it does not fight, and never into ground of any kind",
    () => {
      const foe = won(
        duel({ first: { C: { at: [0, 6.44], turns: 2, models: 10 } }, contacts: [touch(0, 2, "front")] }),
        [5],
        { plan: "follow-up", foe: 2 },
      );
      assert.place(at(foe, 2), [0, 1.5]);
      const wood = (south: number): Run =>
        won(duel({ terrain: [{ kind: "wood", box: [-5, south, 5, 10] }] }), [5], FOLLOW);
      assert.place(
        [at(wood(4.44), 1), at(wood(3), 1)],
        [
          [0, 0.5],
          [0, 2],
        ],
      );
    },
  ),
  one("tow.break-move.gives-ground", "struck in front and flank it goes between the two", () => {
    const game = fighting({
      contacts: [touch(0, 2, "front"), touch(1, 2, "left")],
      first: { A: { at: [0, 0] }, C: { at: [2.4606, 1.9685], turns: 3, models: 10 } },
      second: { B: { at: [0, 0], turns: 2, leadership: 10 } },
    });
    const r = won(game, [2], { plan: "follow-up", foe: 2 });
    // Its left looks east: away from there and from the south is north-west, 2 inches of it.
    assert.place(at(r, 2), [-1.41, 1.41]);
  }),
  one(
    ["tow.break-move.flee-direction", "tow.break-move.breaks"],
    "2D6 inches straight away from the winner, fleeing",
    () => {
      const r = won(duel(), [8, 9, 4], PURSUE);
      assert.place([at(r, 1), unit(r.game, 1).fleeing, unit(r.game, 1).facing], [[0, 12.94], true, 0]);
    },
  ),
  one("tow.break-move.breaks", "over the edge of the table it is destroyed", () => {
    const edge = (y: number): Run =>
      won(duel({ first: { A: { at: [0, y] } } }, { at: [0, y], turns: 2 }), [8, 5, 9], RESTRAIN, stay);
    assert.place([unit(edge(11.05).game, 1).place, unit(edge(11.07).game, 1).place], ["field", "destroyed"]);
  }),
  one("tow.break-move.falls-back-in-good-order", "the higher of 2D6; it rallies and may reform at once", () => {
    const r = won(duel(), [7, 6, 4], PURSUE, { "free-reform": [{ facing: 32_768, files: 10 }] });
    assert.place([unit(r.game, 1).fleeing, unit(r.game, 1).facing, unit(r.game, 1).files], [false, 32_768, 10]);
    const plain = won(duel(), [7, 6, 4], PURSUE, stay);
    assert.place(at(plain, 1), [0, 9.94]);
  }),
  one("tow.pursuit.pursue", "contact with a fleeing enemy destroys it, by the inches on the table", () => {
    // B, turned about, has its rear where its front was: it must come up 9 inches.
    assert.place(
      [unit(won(duel(), [8, 9, 8], PURSUE).game, 1).place, unit(won(duel(), [8, 9, 9], PURSUE).game, 1).place],
      ["field", "destroyed"],
    );
  }),
  one("tow.pursuit.pursue", "one that fell back is engaged, and the charge counts in the next turn", () => {
    const r = won(duel(), [7, 4, 8], PURSUE, stay);
    assert.place([r.game.contacts[0]?.facing, r.game.contacts[0]?.turn, r.game.contacts[0]?.inches], ["rear", 2, 4]);
    assert.place(at(r, 0), [0, 4]);
  }),
  one("tow.pursuit.pursue", "a fresh enemy in the way is met instead, and the prey gets away", () => {
    // D, through whom B flees, passes its Panic test.
    const r = won(duel({ second: { D: { at: [0, 7], turns: 2, models: 10 } } }), [8, 12, 5, 8], PURSUE);
    assert.place(
      [r.game.contacts.map((c) => [c.charger, c.charged, c.facing, c.turn]), unit(r.game, 1).place],
      [[[0, 2, "front", 2]], "field"],
    );
    assert.place(at(r, 0), [0, 7]);
  }),
  one("tow.pursuit.overrun", "over the edge it leaves the table for now", () => {
    const over = (inches: number): string =>
      unit(
        won(duel({ first: { A: { at: [0, 18] } } }, { at: [0, 18], turns: 2, models: 2, files: 2 }), [inches], {
          plan: "overrun",
        }).game,
        0,
      ).place;
    assert.place([over(6), over(7)], ["field", "off"]);
  }),
  one("tow.pursuit.overrun", "straight ahead 2D6 inches where every enemy in contact has fallen", () => {
    const game = duel({}, { models: 2, files: 2 });
    const r = won(game, [7], { plan: "overrun" });
    assert.place([unit(r.game, 1).place, at(r, 0)], ["destroyed", [0, 7]]);
  }),
  one(
    "tow.pursuit.follow-up",
    "struck in the flank it turns its front to the enemy that gives ground before it",
    () => {
      const game = fighting({
        contacts: [touch(1, 0, "left")],
        first: { A: { at: [0, 0], files: 5, models: 20, leadership: 10 } },
        second: { B: { at: [-2.4606, -1.9685], turns: 1, models: 10, leadership: 10 } },
      });
      const r = won(game, [2], FOLLOW);
      assert.place([unit(r.game, 0).facing, unit(r.game, 0).files, r.game.contacts[0]?.facing], [49_152, 4, "front"]);
      assert.place(at(r, 1), [-4.46, -1.97]);
    },
  ),
  one("tow.keyword.frenzy", "it lasts to the first round that is lost", () => {
    const r = won(duel({}, { rules: ["frenzy"], leadership: 10, state: { frenzied: true } }), [2], FOLLOW);
    assert.place(unit(r.game, 1).frenzied, false);
    const winner = won(duel({ first: { A: { ...HERE, rules: ["frenzy"], state: { frenzied: true } } } }), [5], FOLLOW);
    assert.place(unit(winner.game, 0).frenzied, true);
  }),
  one("tow.combat-result.rank-bonus", "contacts are read anew: who loses its rear ranks keeps its enemy there", () => {
    const game = fighting({
      contacts: [touch(0, 1, "rear")],
      first: { A: { at: [0, -3.937] } },
      second: { B: { at: [0, 0], turns: 0, models: 20 } },
    });
    const after = contactsOnTable({ ...game, units: game.units.map((u) => (u.id === 1 ? { ...u, models: 10 } : u)) });
    assert.place([after.contacts.length, Math.round((unit(after, 0).y / INCH) * 100) / 100], [1, -1.97]);
    assert.legality(kinds(won(game, [7, 5], RESTRAIN, stay)).includes("combatResult"), true);
  }),
  one("tow.rule.swiftstride", "a die more to flee from a lost combat and to pursue", () => {
    const swift = { rules: ["swiftstride" as const] };
    const fled = won(duel({}, swift), [8, 15, 4], PURSUE, { "die-more": [{ more: true }] });
    assert.place(at(fled, 1), [0, 18.94]);
    const plain = won(duel({}, swift), [8, 9, 4], PURSUE, { "die-more": [{ more: false }] });
    assert.place(at(plain, 1), [0, 12.94]);
    // B is 9 inches away: with a third die A can be sure of more than 12 as well.
    const hunted = won(duel({ first: { A: { ...HERE, ...swift } } }), [8, 9, 15], PURSUE, {
      "die-more": [{ more: true }],
    });
    assert.place([unit(hunted.game, 1).place, at(hunted, 0)], ["destroyed", [0, 8.98]]);
  }),
  one("tow.rule.steady-in-the-ranks", "disrupted in the flank by Unit Strength 10, not by 9", () => {
    const bonus = (models: number, rules: readonly "steady-in-the-ranks"[]): number => {
      const game = fighting({
        contacts: [touch(1, 0, "right")],
        first: { A: { at: [0, 0], models: 16, files: 4, troopType: "heavy-infantry", rules } },
        second: { B: { at: [1.9685, -1.9685], turns: 3, models, files: Math.min(5, models) } },
      });
      return rankBonus(game, unit(game, 0));
    };
    const steady = ["steady-in-the-ranks"] as const;
    assert.number([bonus(10, steady), bonus(9, steady), bonus(9, []), bonus(4, [])], [0, 2, 0, 2]);
  }),
  one("tow.rule.war-machines", "one that wins does not pursue, one that breaks is destroyed", () => {
    const engine = { troopType: "war-machine" as const, models: 1, files: 1, wounds: 3 };
    const broken = won(duel({}, engine), [8, 5, 7], RESTRAIN, stay);
    assert.place(unit(broken.game, 1).place, "destroyed");
    const winner = duel({ first: { A: { ...HERE, ...engine, attacks: 6 } } }, { leadership: 5 });
    const asked = play(winner, { points: { A: 6 }, totals: [12] }, (q) => q.type === "choice", [
      enter("combat", { units: [0, 1] }),
    ]).requests.at(-1);
    assert.legality(asked?.type === "choice" && asked.choice === "after-combat" ? asked.about["plans"] : [], [
      RESTRAIN,
    ]);
  }),
];
