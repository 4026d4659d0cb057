import type { RuleCase } from "@tercio/testkit";
import { inZone } from "../../src/battlefield/zones.ts";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { accountOf, resultOf } from "../../src/sequence/victory.ts";
import { bonus } from "../../src/sequence/set-up.ts";
import type { BattleId } from "../../src/state/battles.ts";
import { unit, type UnitEntry, type Unit } from "../../src/state/state.ts";
import { INCH } from "@tercio/tabletop";
import { battlefield, type Standing } from "../field.ts";
import { assert, one } from "./table.ts";

/** Is a unit of the first player in its zone, its front so many inches from the centre line? */
const zone = (battle: BattleId, at: readonly [number, number]): boolean => {
  // A Mountain Pass lies with its short edges north and south.
  const size = battle === "mountain-pass" ? { width: 48 * INCH, depth: 72 * INCH } : {};
  const game = battlefield({ units: [{ side: 0, at, entry: { models: 1, files: 1 } }], field: { battle, ...size } });
  return inZone(game, 0, rectangleOf(unit(game, 0)));
};
/** On, behind and before the line that is so far from the centre line. */
const line = (battle: BattleId, far = 12): readonly boolean[] =>
  [-far + 0.01, -far, -far - 0.01].map((y) => zone(battle, [0, y]));

/** The victory points of the second player for one unit of 101 points of the first. */
const worth = (entry: Partial<UnitEntry>, now: Partial<Unit>, more: readonly Standing[] = []): number => {
  const game = battlefield({ units: [{ side: 0, entry: { points: 101, ...entry }, now }, ...more] });
  return accountOf(game, 1)[0]?.breakdown.value ?? 0;
};

export const battleCases: readonly RuleCase[] = [
  one(
    "tow.rule.victory-points",
    "destroyed, fleeing, a quarter left; titles; a margin of 100, and twice as many",
    () => {
      assert.points(
        [{ place: "destroyed" }, { fleeing: true }, { models: 5 }, { models: 6 }].map((now) =>
          worth({}, now as Partial<Unit>),
        ),
        [101, 51, 51, 0],
      );
      assert.points(
        [worth({ general: true }, { fleeing: true }), worth({ battleStandard: true }, { fleeing: true })],
        [151, 101],
      );
      const troll = { models: 1, files: 1, wounds: 4 };
      assert.points([worth(troll, { woundsLost: 3 }), worth(troll, { woundsLost: 2 })], [51, 0]);
      const result = (mine: number, theirs: number) => {
        const lost = { place: "destroyed" } as const;
        const game = battlefield({
          units: [
            { side: 0, entry: { points: theirs }, now: lost },
            { side: 1, entry: { points: mine }, now: lost },
          ],
        });
        const { winner, crushing } = resultOf(game);
        return [winner, crushing];
      };
      assert.points(
        [result(199, 100), result(200, 100), result(250, 150)],
        [
          [null, false],
          [0, true],
          [0, false],
        ],
      );
    },
  ),
  ...(["open-battle", "break-point", "flank-attack", "meeting-engagement", "command-and-control"] as const).map(
    (battle) =>
      one(`tow.rule.${battle}`, "zones lie 12 inches from the centre line, and hold their front line", () => {
        assert.legality(line(battle), [false, true, true]);
      }),
  ),
  one("tow.rule.flank-attack", "the zone holds the ends of its 36 inches", () => {
    const wide = 0.984 / 2;
    assert.legality(
      [18.01, 18, 17.99].map((x) => zone("flank-attack", [x - wide, -14])),
      [false, true, true],
    );
  }),
  one("tow.rule.mountain-pass", "zones are 18 inches deep, and hold their front line", () => {
    assert.legality(line("mountain-pass", 36 - 18), [false, true, true]);
  }),
  one(
    "tow.rule.command-and-control",
    "the middle is worth 200 to the nearest unit of strength 5 within 6 inches",
    () => {
      const middle = (first: Partial<UnitEntry>, far: number, now: Partial<Unit> = {}) => {
        const game = battlefield({
          units: [
            { side: 0, at: [0, -far], entry: first, now },
            { side: 1, at: [0, 7], facing: 180 },
          ],
          field: { battle: "command-and-control" },
        });
        return accountOf(game, 0)[0]?.breakdown.value;
      };
      assert.points(
        [
          middle({}, 6),
          middle({}, 6.01),
          middle({ models: 5 }, 2),
          middle({ models: 4, files: 4 }, 2),
          middle({}, 2, { fleeing: true }),
        ],
        [200, 0, 200, 0, 0],
      );
    },
  ),
  one(
    "tow.rule.deployment",
    "the player who deployed first adds 1 to the roll for the first turn, in no Flank Attack",
    () => {
      const adds = (battle: BattleId) => {
        const game = battlefield({ units: [{ side: 0 }], field: { battle, finishedFirst: 0 } });
        return [bonus(game, 0), bonus(game, 1)];
      };
      assert.number(
        [adds("open-battle"), adds("flank-attack")],
        [
          [1, 0],
          [0, 0],
        ],
      );
    },
  ),
];
