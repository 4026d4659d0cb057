import { piece, type RuleCase, type SceneReply, verdict } from "@tercio/testkit";
import type { Packet } from "../../src/calculation/attacks.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, like } from "./combat-scenes.ts";
import { at, breaking, type Played, played, quiet, type Rolled, rolls, vars } from "./scenes.ts";
import { assert, INCH, one, testNeed } from "./table.ts";
import { within } from "../stand.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const ATTACK = "t9a.sequence.attacks.attack";
const unitOf = (run: Played, name: string): Unit => piece(run, name) as Unit;
const later = { state: { rounds: 1 } };
const charging = { state: { charging: true } };

/** The first blows of all wound so often; whatever is not said is quiet. */
function wounding(points: number): { readonly [asked: string]: SceneReply<NinthAge> } {
  let done = false;
  const reply: SceneReply<NinthAge> = (request) => {
    const chains = request.type === "roll" && request.dice.kind === "chains" ? request.dice.chains : [];
    const shown = chains.map((_, i) => (i === 0 && !done ? points : 0));
    done = true;
    return { show: { points: shown } };
  };
  return { "roll.attack": reply, "roll.and": reply };
}
const asked = (run: Played): readonly string[] =>
  run.requests.map(({ request: q }) => (q.type === "choice" ? q.choice : q.label.key));
const led = { champion: true };

/** A Round of Combat from its weapons to its Break Tests, each page a scene. */
export const roundCases: readonly RuleCase[] = [
  one(`${ROUND}.1`, "the round starts before anything else of it, once, and a side that charged scores for it", () => {
    const run = played(fight({ b: charging, scene: { active: "second" } }), quiet(), at("8"));
    const told = run.events.filter((e) => e.rule?.startsWith(ROUND)).map((e) => e.kind);
    assert.deepEqual([told[0], told.lastIndexOf("combatRounds")], ["combatRounds", 0]);
    const score = run.events.find((e) => e.kind === "combatScore")?.data as unknown as {
      readonly [side: string]: { readonly lines: readonly { readonly rule: string | null }[] };
    };
    const charges = (side: string): number =>
      score[side]?.lines.filter((l) => l.rule === "t9a.combat-score.charge").length ?? 0;
    assert.points([charges("first"), charges("second")], [0, 1]);
    // Who is near a cause of Fear tests before anything else: Discipline 7, and 1 less in contact.
    const afraid = played(fight({ b: { profile: like({ rules: ["fear"] }) } }), quiet(), at("2"));
    assert.number(
      testNeed(
        afraid.requests.map((q) => q.request),
        "roll.fear",
      ),
      6,
    );
  }),
  one(
    [`${ROUND}.2`, "t9a.rule.weapon-choice"],
    "a weapon is chosen in the first round, the Hand Weapon only by who has no other",
    () => {
      const armed = { profile: like({ weapons: ["hand-weapon", "halberd", "great-weapon"] }), ...later };
      const strikes = (weapon: string): readonly unknown[] => {
        const choose: SceneReply<NinthAge> = (request, _, names) =>
          request.type === "choice" && request.about.unit === names.A
            ? { choice: "weapon", answer: { unit: "A", weapon } }
            : "usual";
        return rolls(played(fight({ a: armed, b: later }), quiet({ weapon: choose }), at("7")));
      };
      const B: Rolled[number] = ["B", 12, 4, 4, null];
      assert.number(
        [strikes("halberd"), strikes("great-weapon")],
        [[[["A", 12, 4, 3, null], B]], [[B], [["A", 12, 4, 2, null]]]],
      );
      const first = played(fight({ a: armed, b: later }), quiet(), { until: { choice: "weapon" } });
      assert.legality(
        ["halberd", "great-weapon", "hand-weapon", "lance"].map(
          (weapon) => verdict(first, { unit: "A", weapon }).legal,
        ),
        [true, true, false, false],
      );
      assert.equal(verdict(first, { unit: "A", weapon: "hand-weapon" }).rule, "t9a.rule.weapon-choice");
    },
    "weapon-choice",
  ),
  one([`${ROUND}.3`, "t9a.rule.make-way"], "a champion out of contact may take the place of any model in it", () => {
    // Twelve files of 20 mm against five: the third to eighth after the first touch, by an edge or a corner.
    const scene = fight({
      a: { models: 24, files: 12, champion: true, championFile: 11 },
      b: { models: 10, files: 5 },
    });
    const dice = (file: number | null) =>
      rolls(played(scene, quiet({ "make-way": { choice: "make-way", answer: { file } } }), at("7")))
        .flat()
        .filter(([of]) => of.startsWith("A"))
        .map(([of, n]) => [of, n]);
    assert.number(
      [dice(null), dice(3)],
      [
        [["A", 12]],
        [
          ["A", 11],
          ["A*", 2],
        ],
      ],
    );
    const run = played(scene, quiet(), { until: { choice: "make-way" } });
    assert.legality(
      [2, 3, 8, 9, null].map((file) => verdict(run, { file }).legal),
      [false, true, true, false, true],
    );
  }),
  one(`${ROUND}.5`, "Agility 4 strikes before Agility 3, and the dead strike no more", () => {
    const scene = fight({ a: { profile: like({}, { agi: 4 }) }, b: { models: 6 } });
    const run = played(scene, quiet(wounding(2)), at("7"));
    assert.deepEqual(
      rolls(run).map((r) => r.map(([of, n]) => [of, n])),
      [[["A", 12]], [["B", 4]]],
    );
  }),
  one(
    [`${ROUND}.6`, "t9a.rule.supporting-attacks"],
    "six in contact and six behind them; nobody behind a flank",
    () => {
      const dice = (facing: "front" | "left") =>
        rolls(played(fight({ facing }), quiet(), at("7"))).map((r) => r.map(([of, n]) => [of, n]));
      assert.deepEqual(
        [dice("front"), dice("left")],
        [
          [
            [
              ["A", 12],
              ["B", 12],
            ],
          ],
          [
            [
              ["A", 5],
              ["B", 12],
            ],
          ],
        ],
      );
    },
    "supporting-attacks",
  ),
  one(
    `${ROUND}.6.1`,
    "whoever touches the champion, and who stands behind, may strike it: six dice, split as one likes",
    () => {
      const run = played(fight({ b: led }), quiet(), { until: { choice: "allocate" } });
      // Rank and file first, then the champion: one model opposite and one at each corner, and one behind each.
      assert.deepEqual(
        [[4, 2], [6, 0], [0, 6], [4, 3], [3, 2], [-1, 7], [6]].map((dice) => verdict(run, { dice }).legal),
        [true, true, true, false, false, false, false],
      );
      const split = played(
        fight({ b: led }),
        quiet({ allocate: { choice: "allocate", answer: { dice: [4, 2] } } }),
        at("7"),
      );
      assert.deepEqual(
        rolls(split)[0]?.map(([of, n]) => [of, n]),
        [
          ["A", 6],
          ["A", 4],
          ["A", 2],
          ["B", 11],
          ["B*", 2],
        ],
      );
    },
  ),
  one(
    [`${ROUND}.6.2`, `${ATTACK}.1`, `${ATTACK}.2`, `${ATTACK}.4`, `${ATTACK}.5`],
    "to hit, to wound and to save are rolled as one",
    () => {
      const a = { profile: like({ suit: "heavy" }, { off: 4, str: 4, ap: 1 }) };
      const b = { profile: like({ suit: "plate", def: 4, res: 5 }, {}) };
      assert.number(rolls(played(fight({ a, b }), quiet(), at("7"))), [
        [
          ["A", 12, 4, 5, 5],
          ["B", 12, 4, 4, 5],
        ],
      ]);
    },
  ),
  one(
    [`${ATTACK}.7`, `${ATTACK}.8`],
    "each unsaved wound costs a Health Point; what is over a whole model stays with the others",
    () => {
      const scene = fight({ b: { profile: like({ hp: 3 }) } });
      const run = played(scene, quiet(wounding(7)), at("7"));
      assert.deepEqual(
        [within(unitOf(run, "B")).rankAndFile, within(unitOf(run, "B")).lost, within(unitOf(run, "A")).rankAndFile],
        [28, 1, 30],
      );
    },
  ),
  one(
    `${ATTACK}.9`,
    "casualties come from the back: the front stands as it stood",
    () => {
      const run = played(fight(), quiet(wounding(7)), at("7"));
      const { files, x, y } = unitOf(run, "B");
      assert.deepEqual([within(unitOf(run, "B")).rankAndFile, files, x, y], [23, 6, 0, 0]);
    },
    "casualties",
  ),
  one(`${ROUND}.7`, "the loser tests at the difference; in a tie nobody does", () => {
    // Ranks 3 to 3 and a charge; B is never deeper than A.
    const need = (lost: number): unknown => {
      const run = played(fight({ a: charging }), quiet(wounding(lost)), { until: { roll: "roll.break" } });
      return run.request?.type === "roll" && run.request.label.key === "roll.break"
        ? [run.request.label.values?.need, within(unitOf(run, "B")).rankAndFile]
        : null;
    };
    assert.number(
      [need(0), need(1), need(4)],
      [
        [6, 30],
        [5, 29],
        [2, 26],
      ],
    );
    const even = played(fight({ a: later, b: later }), quiet(), at("8"));
    assert.deepEqual([vars(even).winner, vars(even).losers], [null, []]);
  }),
  one(
    "t9a.rule.bounds",
    "a Discipline below 0 is 0, and a test that two dice cannot pass is failed without a roll",
    () => {
      // Charge 1 and seven lost: 7 - 8; five lost: 7 - 6 = 1, which two dice cannot show either.
      for (const [lost, value] of [
        [7, 0],
        [5, 1],
      ] as const) {
        const run = played(fight({ a: charging }), quiet(wounding(lost)), at("8"));
        assert.number(
          run.events.filter((e) => e.kind === "hopelessTest").map((e) => e.message.values?.need),
          [value],
        );
        assert.deepEqual([asked(run).includes("roll.break"), vars(run).broken], [false, [run.names.B]]);
      }
    },
    "bounds",
  ),
  one(`${ROUND}.8`, "friends of a Broken unit test at 6 inches, not beyond", () => {
    // B is 120 mm wide: C's side stands so far east of B's.
    const need = (inches: number): number | null => {
      const C = { at: [inches + 120 / 25.4, 0] as const, facing: "south" as const };
      const run = played(fight({ a: charging, more: { C } }), quiet(breaking(7, 2)), at("9"));
      return testNeed(run.requests.map((q) => q.request));
    };
    assert.number([5.99, 6, 6.01].map(need), [7, 7, null]);
  }),
  one(
    [`${ROUND}.9`, `${ROUND}.10`, `${ROUND}.11`, `${ROUND}.12`, `${ROUND}.13`],
    "caught by as many inches as it flees, not by one less",
    () => {
      const end = (flee: number, pursuit: number): readonly unknown[] => {
        const run = played(fight({ a: charging }), quiet(breaking(flee, pursuit)), at("14"));
        const [a, b] = [unitOf(run, "A"), unitOf(run, "B")];
        return [b.place, b.fleeing, a.y, b.place === "field" ? Math.round(b.y) : 0];
      };
      // B turns about where it stands, 100 mm deep, and flees from there.
      assert.place(
        [end(7, 6), end(7, 7)],
        [
          ["field", true, 6 * INCH, 10_000 + 7 * INCH],
          ["gone", false, 7 * INCH, 0],
        ],
      );
    },
  ),
  one(
    `${ROUND}.14`,
    "who restrains itself turns about its middle, or reforms there and is barred from charging",
    () => {
      const restrained = { ...breaking(7, 2), pursue: { choice: "pursue", answer: { pursue: false } } } as const;
      const scene = fight({ a: charging });
      // 120 mm wide and 100 mm deep, the middle 50 mm behind the front; ten wide it is 60 mm deep.
      const turn = { kind: "pivot", x: 5000, y: -5000, facing: 16_384, files: 6 };
      const wide = { kind: "reform", x: 0, y: -2000, facing: 0, files: 10 };
      const after = (answer: typeof turn): readonly unknown[] => {
        const u = unitOf(
          played(scene, quiet({ ...restrained, "post-combat": { choice: "post-combat", answer } }), at("16")),
          "A",
        );
        return [u.x, u.y, u.facing, u.files, u.noChargeIn];
      };
      assert.place(
        [after(turn), after(wide)],
        [
          [5000, -5000, 16_384, 6, null],
          [0, -2000, 0, 10, 4],
        ],
      );
      const run = played(scene, quiet(restrained), { until: { choice: "post-combat" } });
      assert.legality(
        [turn, { ...turn, x: 5020 }, { ...turn, files: 5 }, wide, { ...wide, y: -1900 }].map(
          (answer) => verdict(run, answer).legal,
        ),
        [true, false, false, true, false],
      );
    },
  ),
  one(
    "t9a.rule.stomp-distribution",
    "stomps fall on the rank and file alone, and on the unit that is chosen of two",
    () => {
      const ogre = like({ height: "Large", base: [40, 40], hp: 3 }, { str: 5, ap: 2, att: 1 });
      const a = { profile: { ...ogre, weapons: ["great-weapon" as const] }, models: 3, files: 3 };
      const run = played(fight({ a, b: { ...led, profile: like({ suit: "plate" }) } }), quiet(), at("7"));
      const stomps = rolls(run)
        .flat()
        .filter(([of]) => of === "A stomp");
      // Their own Strength 5 and Penetration 2: the great weapon would leave no save.
      assert.number(stomps, [["A stomp", 3, null, 2, 6]]);
      // B and C side by side, each before two of the three.
      const small = { models: 5, files: 5 };
      const two = fight({ a, b: small, offset: 60, more: { C: { ...small, on: "front", offset: -60 } } });
      const aims: unknown[] = [];
      const shared = played(
        two,
        quiet({
          allocate: (request) => {
            const packet = request.type === "choice" ? (request.about.packet as unknown as Packet) : null;
            if (packet?.special?.rule !== "stomp-attacks") return "usual";
            aims.push([packet.dice, packet.aims.map((x) => [x.unit, x.pool > 0])]);
            return { choice: "allocate", answer: { dice: [0, packet.dice] } };
          },
        }),
        at("7"),
      );
      assert.deepEqual(aims, [
        [
          1,
          [
            [shared.names.B, false],
            [shared.names.C, false],
          ],
        ],
      ]);
    },
    "stomps",
  ),
];
