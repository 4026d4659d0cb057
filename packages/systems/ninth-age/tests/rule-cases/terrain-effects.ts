import { hiddenFraction } from "@tercio/tabletop";
import { chances, needs, type RuleCase } from "@tercio/testkit";
import { lostBy } from "../../src/calculation/combat-score.ts";
import { obstructions } from "../../src/battlefield/obstructions.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneFeature, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { block, melee, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";
import { box } from "./terrain.ts";

const MM = 1 / 25.4;
/** Ground from west to east and from south to north, in millimetres. */
const patch = (kind: SceneFeature["kind"], west: number, east: number, south: number, north: number): SceneFeature =>
  box(kind, [((west + east) / 2) * MM, ((south + north) / 2) * MM], [(east - west) * MM, (north - south) * MM]);

/** By how much B's Break Test is harder, which lost by three against a thin enemy and has five ranks: 60 mm to either side. */
function harder(
  terrain: readonly SceneFeature[],
  rules: NonNullable<SceneProfile["rules"]> = [],
  profile = {},
): number {
  const thin = { models: 4, files: 4 };
  const run = played({ ...melee({}, thin, { profile: like({ rules, ...profile }) }), terrain });
  const [a, b] = run.game.units as readonly [Unit, Unit];
  return lostBy(run.game, b, [a.id, b.id], 3).value;
}

/** A charges B, whose front is ten inches off, from or to a hill. */
const charge = (terrain: readonly SceneFeature[], more: Partial<SceneUnit> = {}, target: Partial<SceneUnit> = {}) =>
  played(
    {
      phase: "charge",
      terrain,
      units: { A: block("first", [0, 0], "north", more), B: block("second", [0, 11], "south", target) },
    },
    quiet({ charge: { choice: "charge", answer: { unit: "A", target: "B" } } }),
    { until: { roll: "roll.charge" } },
  );

const looking = (terrain: readonly SceneFeature[], others: Scene["units"] = {}) =>
  played(
    {
      phase: "charge",
      terrain,
      units: { A: block("first", [0, 0], "north"), B: block("second", [0, 11], "south"), ...others },
    },
    [],
    { until: { choice: "charge" } },
  );
const sees = (terrain: readonly SceneFeature[], others: Scene["units"] = {}): boolean => {
  const { game } = looking(terrain, others);
  return seesUnit(game, game.units[0] as Unit, game.units[1] as Unit);
};
/** How much of B's front is hidden from the middle of A's by what gives such cover, in hundredths. */
const hidden = (cover: "soft" | "hard", terrain: readonly SceneFeature[]): number => {
  const { game } = looking(terrain);
  const [a, b] = game.units as readonly [Unit, Unit];
  const shapes = obstructions(game, a, b).flatMap((o) => (o.cover === cover ? [o.shape] : []));
  const half = 60 * 100;
  return Math.round(
    100 *
      hiddenFraction(
        { x: 0, y: 0 },
        [
          { x: b.x - half, y: b.y },
          { x: b.x + half, y: b.y },
        ],
        shapes,
      ),
  );
};

/** What Terrain Features do to those who fight, charge and look among them. */
export const terrainEffectCases: readonly RuleCase[] = [
  one(
    ["t9a.terrain.forest.no-steadfast", "t9a.rule.steadfast"],
    "nobody is Steadfast with most of its models among trees: with half of them it is",
    () => {
      // B's files lie 20 mm apart about the middle: three of six are fifteen of thirty.
      assert.number(
        [0, -9, -11].map((west) => harder([patch("forest", west, 200, 0, 200)])),
        [0, 0, 3],
      );
      assert.number(harder([patch("field", -200, 200, 0, 200)]), 0);
    },
    "inside-a-feature",
  ),
  one(["t9a.rule.strider", "t9a.rule.steadfast"], "who strides there stays Steadfast", () => {
    const wood = [patch("forest", -200, 200, 0, 200)];
    const at = (terrain: "forest" | "water") => [{ rule: "strider", terrain } as const];
    assert.number([harder(wood, at("forest")), harder(wood, at("water"))], [0, 3]);
  }),
  one("t9a.terrain.water.no-steadfast", "nor in water", () => {
    assert.number(
      [-9, -11].map((west) => harder([patch("water", west, 200, 0, 200)])),
      [0, 3],
    );
  }),
  one("t9a.terrain.forest.light-troops-stubborn", "light infantry among trees does not mind that it lost", () => {
    const wood = [patch("forest", -200, 200, 0, 200)];
    assert.number(
      [
        harder(wood, ["light-troops"]),
        harder([patch("water", -200, 200, 0, 200)], ["light-troops"]),
        harder(wood, ["light-troops"], { type: "Beast" }),
        harder(wood, ["light-troops"], { height: "Gigantic" }),
        harder(wood, []),
      ],
      [0, 3, 3, 3, 3],
    );
  }),
  one("t9a.terrain.wall.distracting", "who charges those behind a wall hits on one more", () => {
    const toHit = (terrain: readonly SceneFeature[], charging = true): number | null | undefined => {
      const run = played({ ...melee({}, { state: { charging } }), terrain }, quiet(), {
        until: { roll: "roll.attack" },
      });
      const all = run.requests.flatMap(({ request: q }) =>
        q.type === "roll" && q.dice.kind === "chains" ? needs(q) : [],
      );
      return all[0]?.[0];
    };
    // B's front lies on the line y = 0: a wall that touches it by a hundredth of an inch, or does not.
    assert.number(
      [
        toHit([]),
        toHit([patch("wall", -40, 40, -5, 0)]),
        toHit([patch("wall", -40, 40, -5, -0.26)]),
        toHit([patch("wall", -40, 40, -5, 0)], false),
      ],
      [4, 5, 4, 4],
    );
  }),
  one(
    "t9a.terrain.hill.charge-reroll",
    "a charge down from a hill rolls again what falls short",
    () => {
      const again = (terrain: readonly SceneFeature[], target: Partial<SceneUnit> = {}): number | null => {
        const q = charge(terrain, {}, target).request;
        return q?.type === "roll" && q.dice.kind === "sum" ? (q.dice.reroll?.below ?? null) : null;
      };
      // Eleven inches less four: seven. Of A's files, 20 mm apart about the middle, three, three, four on the hill.
      assert.number(
        [0, -9, -11].map((west) => again([patch("hill", west, 200, -200, 5)])),
        [null, null, 7],
      );
      // Most of the target must be off it: of four ranks one may be on it, and two, exactly half, may not.
      assert.number(again([patch("hill", -200, 200, -200, 500)]), null);
      assert.number(
        [300, 320].map((north) => again([patch("hill", -200, 200, -200, north)], { models: 24, files: 6 })),
        [7, null],
      );
      assert.odds(
        Math.round(100 * (chances(charge([patch("hill", -200, 200, -200, 5)]), "charge-0-1").arrives ?? 0)),
        83,
      );
      assert.odds(Math.round(100 * (chances(charge([]), "charge-0-1").arrives ?? 0)), 58);
    },
    "elevated",
  ),
  one(
    ["t9a.terrain.hill.cover", "t9a.line-of-sight.definition"],
    "nothing is seen through a hill, but who is on it",
    () => {
      const hill = (south: number, north: number): SceneFeature => patch("hill", -200, 200, south, north);
      // A's front lies at 0, B's at 11 inches: 279.4 mm, and its rear 100 mm behind that.
      assert.legality(
        [sees([]), sees([hill(100, 200)]), sees([hill(100, 300)]), sees([hill(-150, 200)])],
        [true, false, true, true],
      );
      assert.number(
        [hidden("hard", [hill(100, 200)]), hidden("soft", [hill(100, 300)]), hidden("hard", [hill(100, 300)])],
        [100, 100, 0],
      );
      // From a hill one looks over those who are lower.
      const wall = { C: block("second", [0, 6], "south", { models: 90, files: 30 }) };
      assert.legality([sees([], wall), sees([hill(-150, 50)], wall)], [false, true]);
    },
    "elevated",
  ),
  one("t9a.terrain.impassable.cover", "nothing is seen through rock", () => {
    const rock = (half: number) => [patch("impassable", -half, half, 120, 160)];
    assert.legality([sees(rock(300)), sees(rock(20))], [false, true]);
    assert.number([hidden("hard", rock(300)), hidden("soft", rock(300))], [100, 0]);
  }),
  one("t9a.terrain.forest.cover", "trees hide softly who is inside or behind", () => {
    assert.number(
      [hidden("soft", [patch("forest", -300, 300, 100, 200)]), hidden("soft", [patch("forest", 0, 300, 100, 200)])],
      [100, 50],
    );
    assert.number(hidden("soft", [patch("forest", -300, 300, 250, 500)]), 100);
    assert.number(hidden("soft", [patch("forest", -300, 300, -200, 200)]), 0);
    assert.legality(sees([patch("forest", -300, 300, 100, 200)]), true);
  }),
  one("t9a.terrain.field.cover", "a field hides softly who is inside, and nobody behind", () => {
    assert.number(
      [hidden("soft", [patch("field", -300, 300, 250, 500)]), hidden("soft", [patch("field", -300, 300, 100, 200)])],
      [100, 0],
    );
    assert.number(hidden("soft", [patch("field", 0, 300, 250, 500)]), 50);
  }),
  one("t9a.terrain.ruins.cover", "ruins hide well who is inside, and nobody behind", () => {
    assert.number(
      [hidden("hard", [patch("ruins", -300, 300, 250, 500)]), hidden("hard", [patch("ruins", -300, 300, 100, 200)])],
      [100, 0],
    );
  }),
  one("t9a.terrain.wall.cover", "a wall hides well who defends it: by a hundredth of an inch", () => {
    assert.number(
      [279.4, 279.14].map((north) => hidden("hard", [patch("wall", -300, 300, 260, north)])),
      [100, 0],
    );
  }),
];
