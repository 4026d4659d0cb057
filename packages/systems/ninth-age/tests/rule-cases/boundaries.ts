import { type RuleCase, verdict } from "@tercio/testkit";
import { discipline, distanceRoll } from "../../src/calculation/characteristics.ts";
import { chargeNeed, chargeReaches, shortByDice } from "../../src/calculation/charge-range.ts";
import { loseHealth } from "../../src/calculation/losses.ts";
import { bounded } from "../../src/calculation/pipeline.ts";
import { whyNotCharge } from "../../src/battlefield/charges.ts";
import { markerProblem } from "../../src/battlefield/markers.ts";
import { victoryPoints } from "../../src/sequence/scoring.ts";
import { championHealth } from "../../src/state/pools.ts";
import { boundaries as expected } from "../expected/boundaries.ts";
import { unit } from "../../src/state/state.ts";
import { fight, gameOf, like, man } from "./combat-scenes.ts";
import { at, block, melee, played, quiet, rolls, vars } from "./scenes.ts";
import {
  assert,
  barbarians,
  cavalry,
  dull,
  faceToFace,
  field,
  halberds,
  INCH,
  kinds,
  one,
  run,
  start,
} from "./table.ts";

const ATTACK = "t9a.sequence.attacks.attack";
const ROUND = "t9a.sequence.melee.round-of-combat";
const RANGE = "t9a.rule.charge-range";

/** A looks at B so many inches ahead, Advance Rate 4 and two dice: 16 inches at most, 6 at least. */
const ahead = (inches: number) =>
  gameOf({
    phase: "charge",
    units: { A: block("first", [0, 0], "north"), B: block("second", [0, inches], "south") },
  });

/**
 * Numbers that stand right on the edge of a rule, where one step more or less is something else. What they should be was
 * written from the sheet by somebody who had not seen the engine (`expected/boundaries.ts`), where a sheet has a say.
 */
export const boundaryCases: readonly RuleCase[] = [
  one(`${ATTACK}.9`, "of the rank and file the bearer falls last, the musician before it", () => {
    const left = (lost: number, musicianAlone = false) => {
      const more = { rankAndFile: 3, files: 3, champion: false, musician: true, standard: !musicianAlone };
      const u = unit(loseHealth(faceToFace(halberds, barbarians, more), halberds, [lost]).game, halberds);
      return [u.standard, u.musician];
    };
    assert.deepEqual([left(1), left(2), left(3), left(2, true), left(3, true)], expected["bearer-and-musician"]);
  }),
  one(RANGE, "16 inches need a 12, more is out of reach; 6 need a 2, which no reason has to make up for", () => {
    const need = (inches: number) => {
      const game = ahead(inches);
      return chargeNeed(game, unit(game, 0), unit(game, 1));
    };
    const all = [need(16), need(16.01), need(6), need(5.99), need(5)];
    assert.number(
      all.map((n) => n.need),
      expected["charge-need"],
    );
    assert.number(
      all.map((n) => n.reasons.lines.length),
      [2, 2, 2, 2, 3],
    );
  }),
  one(RANGE, "at 16 inches a charge may be declared, at 16.01 it is too far", () => {
    const why = (inches: number): string | null => {
      const game = ahead(inches);
      return whyNotCharge(game, unit(game, 0), unit(game, 1))?.message.key ?? null;
    };
    const told = [why(15.99), why(16), why(16.01)];
    assert.legality(
      told.map((w) => w === null),
      expected["charge-declared"],
    );
    assert.equal(told[2], "refuse.charge-too-far");
  }),
  one(
    "t9a.rule.ordering-the-charge",
    "dice that reach by themselves are not ordered; a hundredth of an inch more are",
    () => {
      const ordered = (y: number): boolean => {
        const game = field({
          [cavalry]: { x: 0, y: 0, facing: 0, champion: true, declared: barbarians },
          [barbarians]: { x: 0, y, facing: 32768 },
        });
        const charge = run(game, start("charge-move", { unit: cavalry }), dull({ total: 3 }));
        return kinds(charge).includes("orderedCharges");
      };
      assert.told([ordered(10 * INCH), ordered(10 * INCH + 25)], [false, true]);
    },
  ),
  one(
    "t9a.rule.ordering-the-charge",
    "dice of 3 count as 4 with a champion, Advance Rate 8: 12 inches and no more",
    () => {
      const ordered = (inches: number): readonly boolean[] => {
        const profile = like({ adv: 8 });
        const game = gameOf({
          phase: "charge",
          units: {
            A: block("first", [0, 0], "north", { profile, champion: true }),
            B: block("second", [0, inches], "south"),
          },
        });
        const [u, target] = [unit(game, 0), unit(game, 1)];
        const arrives = chargeReaches(game, u, target, 3);
        return [arrives, arrives && shortByDice(game, u, target, 3)];
      };
      assert.legality([11, 11.01, 12, 12.01].map(ordered), expected["champion-orders"]);
    },
  ),
  one(["t9a.rule.swiftstride", RANGE], "without a rule for it a roll drops no die", () => {
    const game = field({ [cavalry]: {}, [halberds]: {} });
    assert.deepEqual(
      [halberds, cavalry].map((id) => distanceRoll(game, unit(game, id), "charge")),
      expected["dropped-die"].map(([dice, dropped, which]) => ({
        ...{ kind: "sum", dice, sides: 6 },
        ...(which === null ? {} : { dropLowest: dropped }),
      })),
    );
  }),
  one("t9a.rule.bounds", "a number on its bound has no reason for it, one beyond has one", () => {
    const lines = (base: number) => {
      const { value, lines: list } = bounded(base, [], { key: "base" });
      return [value, list.length];
    };
    const reasons = [1, 2, 1, 2];
    assert.number(
      [lines(10), lines(11), lines(0), lines(-1)],
      expected.bounds.map((value, i) => [value, reasons[i]]),
    );
  }),
  one("t9a.rule.moves", "a path of forty parts is one, of forty-one not", () => {
    const go = (parts: number): boolean =>
      verdict(
        played(
          { phase: "movement", units: { A: block("first", [0, 0], "north"), B: block("second", [0, 20], "south") } },
          [],
          { until: { choice: "move" } },
        ),
        {
          unit: "A",
          move: "advance",
          path: Array.from({ length: parts }, () => ({ kind: "straight", distance: 100 })),
        },
      ).legal;
    assert.legality([go(40), go(41)], [true, false]);
  }),
  one("t9a.rule.combat-reform", "a single model may turn where it stands, one file wide", () => {
    const scene = melee({}, { models: 1, files: 1, standard: false }, { models: 30, files: 30 });
    const standing = played(scene, (request, game, names) =>
      request.type === "choice" && request.choice === "combat-reform" && request.about.unit === names.A
        ? null
        : quiet({ "roll.combat-reform": { show: { total: 2 } } })(request, game, names),
    );
    assert.legality(verdict(standing, { files: 1, x: 0, y: 0, facing: 0 }).legal, true);
  }),
  one(
    "t9a.objective.secure-target",
    "a marker may lie on the edge of the table, not a hundredth of a millimetre beyond",
    () => {
      const game = { ...field({}), objective: "secure-target" as const };
      const why = (x: number, y: number): string | null => markerProblem(game, 0, { x, y })?.message.key ?? null;
      const [east, north] = [game.width / 2, game.depth / 2];
      assert.legality(
        [why(east, 6 * INCH), why(east + 1, 6 * INCH), why(0, north), why(0, north + 1)],
        [null, "refuse.marker-off-table", null, "refuse.marker-off-table"],
      );
    },
  ),
  one(
    ["t9a.rule.favoured-champion", "t9a.rule.path-of-the-favoured"],
    "one more Health Point for favour, one more for the Path, three at most",
    () => {
      const health = (hp: number, ...rules: readonly string[]): number => {
        const game = gameOf(fight({ a: { champion: true, profile: like({ hp, rules }) } }));
        return championHealth(unit(game, 0).entry);
      };
      const [favour, path] = ["favoured-champion", "path-of-the-favoured"];
      assert.number(
        [health(1), health(1, favour), health(1, path), health(1, favour, path), health(2, favour, path)],
        expected["favoured-health"],
      );
    },
  ),
  one(
    ["t9a.decimated.definition", "t9a.decimated.rally", "t9a.vp.shattered", "t9a.vp.shattered-definition"],
    "of fifty 12 are fewer than a quarter, 13 are 26 percent",
    () => {
      const left = (models: number): readonly number[] => {
        const A = block("first", [0, 0], "north", { models, files: 4, startModels: 50, cost: 100 });
        const game = gameOf({ phase: "movement", units: { A, B: block("second", [0, 20], "south") } });
        return [discipline(game, unit(game, 0), "rally").value, victoryPoints(game)[1]];
      };
      assert.number([left(12), left(13)], expected["quarter-of-fifty"]);
    },
  ),
  one(`${ATTACK}.8`, "losses are told of who has any", () => {
    const none = played(fight(), quiet(), at("7"));
    assert.told(
      none.events.filter((e) => e.kind === "losses"),
      [],
    );
  }),
  one(`${ROUND}.7`, "equal scores have no winner, whichever side counts first", () => {
    const even = played(fight({ a: { state: { rounds: 1 } }, b: { state: { rounds: 1 } } }), quiet(), at("8"));
    const { winner, losers } = vars(even) as unknown as { winner: unknown; losers: readonly number[] };
    assert.points([winner, losers.length], expected["equal-scores"]);
  }),
  one(`${ROUND}.4`, "no Duel is issued where one side has no champion", () => {
    const asked = (a: boolean, b: boolean): boolean =>
      played(fight({ a: { champion: a }, b: { champion: b } }), quiet(), at("6")).requests.some(
        ({ request: q }) => q.type === "choice" && q.choice === "issue-duel",
      );
    assert.legality([asked(true, true), asked(true, false), asked(false, true)], expected["duel-needs-two"]);
  }),
  one(`${ATTACK}.1`, "a champion that is left alone strikes with its mount", () => {
    const [rider] = like({}, { agi: 4 }).parts;
    const [mount] = like({}, { harnessed: true, agi: 2 }).parts;
    const mounted = like({ parts: [rider ?? man.parts[0], mount ?? man.parts[0]] as never });
    const scene = fight({ a: { profile: mounted, models: 1, files: 1, champion: true }, b: { models: 5, files: 5 } });
    const dice = rolls(played(scene, quiet(), at("7")))
      .flat()
      .filter(([of]) => of.startsWith("A"))
      .map(([, n]) => n);
    assert.number(dice, expected["lone-champion"]);
  }),
];
