import { type RuleCase, verdict } from "@tercio/testkit";
import { whyNotThere } from "../../src/battlefield/arrivals.ts";
import { inZone } from "../../src/battlefield/zones.ts";
import { DEPLOYMENTS, deploymentRule } from "../../src/state/deployments.ts";
import type { Feature } from "../../src/state/terrain.ts";
import type { NinthAge, Seat, Unit } from "../../src/state/state.ts";
import * as expected from "../expected/movement.ts";
import { man } from "./combat-scenes.ts";
import { block, played } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

/**
 * Plays what was written from the sheet and the rulings by somebody who had not seen the engine (expected/movement.ts).
 * Only this file knows how the engine asks; that one is never changed to agree with it.
 */
const hundredths = (inches: number): number => Math.round(inches * INCH);
const far = block("second", [-30, 20], "south");

/** The lists of that file that are played here, line by line or as far as their names say how. */
const PLAYED = ["zones", "scouts", "wheels", "rates", "fly", "light", "ambushChance"];
/** Pages of their own say the same, with the same figures: movers.ts, special-deployment.ts, vanguard.ts, charges.ts. */
const ELSEWHERE = [
  "scoutsCharge",
  "vanguard",
  "ambush",
  "feigned",
  "warMachine",
  "deploymentTurns",
  "chargeRange",
  "failedCharge",
  "lone",
];
/** Not played yet, and the sentences and the formula that only explain. */
const NOT_YET = ["random", "skirmish", "skirmishRules", "scoutsOpen", "zoneOpen", "wheelCost"];

const zoneCases = expected.zones.map((z): RuleCase => {
  const type = DEPLOYMENTS[z.type - 1] ?? "frontline-clash";
  return one(deploymentRule(type), `expected: zone ${z.type}, ${z.who}: ${z.name}`, () => {
    const { game } = played({ phase: "movement", units: { A: block("first", [0, -20], "north"), E: far } }, [], {
      until: { choice: "move" },
    });
    const seat: Seat = z.who.includes("north") ? 1 : 0;
    const own = z.who.includes("own edge west") ? -1 : 1;
    const edges = seat === 0 ? ([own, -own] as const) : ([-own, own] as const);
    const set: NinthAge = {
      ...game,
      deployment: type,
      zone: [-1, 1],
      shortEdge: edges as NinthAge["shortEdge"],
      attacker: z.who.includes("attacker") ? seat : seat === 0 ? 1 : 0,
      diagonal: 1,
    };
    const [x, y] = z.point;
    const r = { x: hundredths(x), y: hundredths(y), facing: 0, width: 0, depth: 0 };
    assert.legality(inZone(set, seat, r), z.legal);
  });
});

const scoutCases = expected.scouts.map(
  (s): RuleCase =>
    one("t9a.rule.scout", `expected: a Scout ${s.name}`, () => {
      const E = block("second", [0, 0], "south");
      const { game } = played({ phase: "movement", units: { A: block("first", [-30, -20], "north"), E } }, [], {
        until: { choice: "move" },
      });
      const y = -hundredths(s.d);
      const outline = [
        [-1, 0],
        [-1, -3],
        [1, -3],
        [1, 0],
      ].map(([dx = 0, dy = 0]) => ({ x: dx * INCH, y: y + dy * INCH }));
      const terrain: readonly Feature[] = s.inside === null ? [] : [{ kind: s.inside as Feature["kind"], outline }];
      const r = { x: 0, y, facing: 0, width: 2000, depth: 2000 };
      const why = whyNotThere({ ...game, terrain }, { player: 0, scouts: true }, game.units[0] as Unit, r, []);
      assert.legality(why === null, s.legal);
    }),
);

const moving = (rules: readonly unknown[], base: number, files: number, models: number) =>
  played(
    {
      phase: "movement",
      units: {
        A: block("first", [0, 0], "north", {
          profile: { ...man, base: [base, base], adv: 4, mar: 8, rules: rules as never },
          models,
          files,
        }),
        E: far,
      },
    },
    [],
    { until: { choice: "move" } },
  );

const wheelCases = expected.wheels.map(
  (w): RuleCase =>
    one("t9a.rule.moves", `expected: a wheel of ${w.deg} degrees by ${w.files} of ${w.mm} mm`, () => {
      const run = moving([], w.mm, w.files, w.files * 2);
      const path = [{ kind: "wheel", side: "left", angle: Math.round((w.deg * 65536) / 360) }];
      const may = (move: string): boolean => verdict(run, { unit: 0, move, path } as never).legal;
      assert.legality([may("advance"), may("march")], [w.advance4, w.march8]);
      assert.number(Math.abs(expected.wheelCost(w.files, w.mm, w.deg) - w.cost) < 0.001, true);
    }),
);

/** "advance straight 4.00", "flying march 16.01", "backwards 5.00": a way that its name tells. */
const WAY = /^(?:ground )?(flying )?(?:(advance|march) ?)?(straight|backwards|sideways)? ?(\d+\.\d+)(?: forward)?$/;

function wayCases(
  list: readonly expected.Case[],
  rule: string,
  rules: readonly unknown[],
  rate: number,
): readonly RuleCase[] {
  return list.flatMap((c): readonly RuleCase[] => {
    const told = WAY.exec(c.name);
    const legal = c.expect.legal;
    if (told === null || typeof legal !== "boolean") return [];
    const [, flying, move = "advance", way = "straight", inches] = told;
    return [
      one(rule, `expected: ${c.name}`, () => {
        const run = moving(rules, 20, 5, rate === 5 ? 5 : 10);
        // That list is about a unit of Advance 5.
        const more = rate - 4;
        const distance = hundredths(Number(inches) - (way === "straight" || more === 0 ? 0 : more));
        const kind = way === "backwards" ? "back" : way === "sideways" ? "side" : "straight";
        const path = [{ kind, distance, ...(kind === "side" ? { side: "left" } : {}) }];
        const answer = { unit: 0, move, path, ...(flying === undefined ? {} : { air: true }) };
        assert.legality(verdict(run, answer as never).legal, legal);
      }),
    ];
  });
}

export const expectedMovement: readonly RuleCase[] = [
  ...zoneCases,
  ...scoutCases,
  ...wheelCases,
  ...wayCases(expected.rates, "t9a.rule.moves", [], 4),
  ...wayCases(expected.fly, "t9a.rule.fly", [{ rule: "fly", advance: 8, march: 16 }], 4),
  ...wayCases(expected.light, "t9a.rule.light-troops", ["light-troops"], 5),
  one("t9a.rule.ambush", "expected: who has come by the end of which turn", () => {
    // Three or more on a D6, from the second own turn on.
    let away = 1;
    for (const turn of [1, 2, 3, 4, 5, 6] as const) {
      if (turn > 1) away /= 3;
      assert.number(Math.abs((expected.ambushChance[turn] ?? -1) - (1 - away)) < 1e-12, true);
    }
  }),
  one("t9a.rule.moves", "expected: every list of that file is played, stands on a page, or is named here", () => {
    const known = [...PLAYED, ...ELSEWHERE, ...NOT_YET];
    assert.deepEqual(
      Object.keys(expected).filter((list) => !known.includes(list)),
      [],
    );
  }),
];
