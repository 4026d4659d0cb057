import { findPlaces } from "@tercio/mass-battle";
import { centre, gap } from "@tercio/tabletop";
import { type RuleCase, type SceneReply } from "@tercio/testkit";
import { chargeDistance, chargeNeed } from "../../src/calculation/charge-range.ts";
import { touches } from "../../src/calculation/contact.ts";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { aboutCharge, chargeable } from "../../src/battlefield/charges.ts";
import { buildScene } from "../../src/scene/build.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { awayFrom } from "../../src/sequence/chase.ts";
import type { Engagement, NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block, breaking, melee, type Played, played, quiet } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const MOVE = "t9a.sequence.charge.charge-phase.5";
const CONTACT = "t9a.maximising-contact";
const RANDOM = "t9a.rule.random-movement";
const FAILED = "t9a.rule.failed-charge";
const MM = 1 / 25.4;
const RADIUS = 30 * MM;

/** A lone beast on a round base 60 mm wide. */
const roller = like({ name: "Roller", type: "Beast", height: "Large", base: [60, 60], round: true, hp: 4 });
const mad: SceneProfile = { ...roller, rules: [{ rule: "random-movement", dice: "3D6" }] };
const disc = (
  side: SceneUnit["side"],
  at: readonly [number, number],
  facing: SceneUnit["facing"] = 0,
  more: Partial<SceneUnit> = {},
) => ({ side, profile: roller, models: 1, files: 1, at, facing, ...more }) as const satisfies SceneUnit;
/** By the middle of its base, from where it looks north. */
const rolling = (x: number, y: number, more: Partial<SceneUnit> = {}) => disc("first", [x, y + RADIUS], 0, more);
/** A hundred millimetres abreast. */
const wall = (
  at: readonly [number, number],
  facing: SceneUnit["facing"] = "south",
  more: Partial<SceneUnit> = {},
): SceneUnit => block("second", at, facing, { models: 10, files: 5, ...more });

type Units = { readonly [name: string]: SceneUnit };
const unitAt = (game: NinthAge, id: number): Unit => game.units[id] as Unit;
const charging = (units: Units): Played => played({ phase: "charge", units }, [], { until: { choice: "charge" } });

/** All of the first side that can declare a charge at B, whose dice show so much. */
const charged = (
  units: Units,
  total: number,
  more: { readonly [asked: string]: SceneReply<NinthAge> } = {},
): Played => {
  const named = Object.keys(units);
  const sent = new Set<string>();
  return played(
    { phase: "charge", units },
    quiet({
      charge: () => {
        const next = named.find((n) => units[n]?.side === "first" && !sent.has(n));
        if (next === undefined) return { choice: "charge", answer: { done: true } };
        sent.add(next);
        return { choice: "charge", answer: { unit: next, target: "B" } };
      },
      "charge-reaction": { choice: "charge-reaction", answer: { reaction: "hold" } },
      "roll.charge": { show: { total } },
      "roll.charge.sure": { show: { total } },
      ...more,
    }),
    { until: { step: "charge-phase/6" } },
  );
};

/** Where A would end against B by the shortest of the best ways, straight ahead or turned. */
const best = (units: Units, mayWheel = true) => {
  const { game } = charging(units);
  return findPlaces(aboutCharge(game, unitAt(game, 0), unitAt(game, 1), { mayWheel })).best;
};
const contacts = (game: NinthAge, at = 0) =>
  touches(game, game.engagements[at] as Engagement, 0).map((t) => t.theirs.file);

export const roundChargerCases: readonly RuleCase[] = [
  one(MOVE, "a round base charges what its dice reach, from rim to front", () => {
    const need = (away: number) => {
      const { game } = charging({ A: disc("first", [0, 0]), B: wall([0, away]) });
      return chargeNeed(game, unitAt(game, 0), unitAt(game, 1)).need;
    };
    assert.number([7.99, 8, 8.01].map(need), [4, 4, 5]);
    const moved = (away: number) => unitAt(charged({ A: disc("first", [0, 0]), B: wall([0, away]) }, 4).game, 0).moved;
    assert.place([7.99, 8, 8.01].map(moved), ["charge", "charge", "failed-charge"]);
    // Past the corner: 3 inches aside and 4 ahead of its middle.
    const { game } = charging({ A: rolling(0, 0), B: wall([3 + 50 * MM, 4]) });
    assert.number(chargeDistance(unitAt(game, 0), unitAt(game, 1)), 5 * INCH - 3000);
  }),
  one(
    [MOVE, `${CONTACT}.4`],
    "it turns about its middle and goes straight, touches two models where it can, and nobody aligns",
    () => {
      // The files of B meet at 10 and 30 mm to either side of its middle; A stands 5 inches aside.
      const { game } = charged({ A: rolling(0, 0), B: wall([5, 7]) }, 12);
      const [a, b] = [unitAt(game, 0), unitAt(game, 1)];
      const { x, y } = centre(rectangleOf(a));
      // The seam at the nearer end, and the middle 30 mm before it.
      assert.place([Math.abs(x - (5 * INCH - 3000)) <= 6, Math.abs(y - (7 * INCH - 3000)) <= 2], [true, true]);
      assert.place([Math.abs(gap(rectangleOf(a), rectangleOf(b))) <= 3, a.facing % 16_384 === 0], [true, false]);
      assert.place([b.x, b.y, b.facing], [5 * INCH, 7 * INCH, 32_768]);
      assert.number(contacts(game), [3, 4]);
      assert.place(a.charging, true);
      // Without the fourth priority the shortest way: over the corner (77, 177.8), one model.
      const fresh = charging({ A: rolling(0, 0), B: wall([5, 7]) }).game;
      const { priorities, ...question } = aboutCharge(fresh, unitAt(fresh, 0), unitAt(fresh, 1));
      const shortest = findPlaces({ ...question, priorities: priorities.filter((p) => p !== "most-models") }).best;
      const hub = shortest === null ? { x: 0, y: 0 } : centre(rectangleOf({ ...unitAt(fresh, 0), ...shortest.end }));
      assert.number(shortest?.modelsInContact.theirs ?? null, 1);
      assert.place([Math.abs(hub.x - 6508) <= 3, Math.abs(hub.y - 15_027) <= 3], [true, true]);
    },
    "round-charges",
  ),
  one(
    MOVE,
    "the front quarter of its rim has to touch: no more than 45 degrees from how it goes",
    () => {
      const straight = (turned: number) =>
        best({ A: rolling(0, 0), B: wall([0, 8], 180 + turned) }, false)?.modelsInContact.theirs ?? null;
      assert.legality(
        [0, 44.9, 45.1].map(straight).map((n) => n !== null),
        [true, true, false],
      );
      // At a round base so far aside that the centres lie 45 degrees off where they touch: 60 mm apart, 42.43 of it aside.
      const rim = (aside: number) =>
        best({ A: rolling(0, 0), B: disc("second", [aside * MM, 8 - RADIUS], 180) }, false) !== null;
      assert.legality([42.3, 42.42, 42.6].map(rim), [true, true, false]);
    },
    "round-charges",
  ),
  one(
    MOVE,
    "it turns by a quarter turn and no more",
    () => {
      // At a round base as far away as 8 inches, so many degrees to its right: beyond, it touches past the middle.
      const turned = (degrees: number) => {
        const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
        return best({ A: rolling(0, 0), B: disc("second", [8 * s, 8 * c + RADIUS], 0) })?.end.facing ?? null;
      };
      // To a unit of angle, by the place in whole hundredths of a millimetre.
      const off = [45, 84.375, 91].map((n, i) => Math.abs((turned(n) ?? 0) - ([8192, 15_360, 16_384][i] as number)));
      assert.place(
        off.map((n) => n <= 1),
        [true, true, true],
      );
      // The sine of half a right angle by 60 mm, at 8 inches: 12.05 degrees are left for that.
      assert.place([101.9, 102.2].map(turned), [16_384, null]);
    },
    "round-charges",
  ),
  one(
    [MOVE, `${CONTACT}.1`],
    "somebody in its way, or too near to where it would touch",
    () => {
      // A gap between two friends 61 mm apart lets it through; of 59.9 it does not.
      const between = (room: number) => {
        const friend = (side: 1 | -1) =>
          block("first", [side * (room / 2 + 60) * MM, 4], "north", { models: 30, files: 6 });
        const units = { A: rolling(0, -2), B: wall([0, 10]), L: friend(-1), R: friend(1) };
        const { game } = charging(units);
        return chargeable(game, unitAt(game, 0), unitAt(game, 1));
      };
      assert.legality([59.9, 60.1, 61].map(between), [false, true, true]);
      // Another enemy flush beside B stands out to its front: it keeps off, to whom it charged.
      const end = best({ A: rolling(1.5, 0), B: wall([0, 8]), C: wall([102 * MM, 8]) });
      assert.place([end?.otherEnemies.length ?? null, (end?.end.x ?? 0) < 50 * 100], [0, true]);
    },
    "round-charges",
  ),
  one(
    FAILED,
    "it turns to its target on the spot, pays nothing for that and goes on as far as its highest die shows",
    () => {
      const { game } = charged({ A: rolling(0, 0), B: wall([5, 12 - 20 * MM], "south") }, 2);
      const { x, y } = centre(rectangleOf(unitAt(game, 0)));
      // B's middle lies 5 inches aside and 12 ahead: 13 away. The one die shows one.
      const reply = unitAt(game, 0);
      assert.place(reply.moved, "failed-charge");
      assert.place([Math.round(x / 10), Math.round(y / 10)], [Math.round((254 * 5) / 13), Math.round((254 * 12) / 13)]);
    },
    "round-charges",
  ),
  one(
    `${CONTACT}.2`,
    "a round base and a block that charge together both arrive, whoever goes first",
    () => {
      const units = {
        A: rolling(2.2, 0),
        C: block("first", [-1.4, 1], "north", { models: 10, files: 5 }),
        B: wall([0, 7]),
      };
      const arrived = (first: "A" | "C") => {
        const { game } = charged(units, 12, {
          "next-charger": { choice: "next-charger", answer: { unit: first } } as never,
        });
        return [game.engagements.length, unitAt(game, 0).moved, unitAt(game, 1).moved];
      };
      assert.place(arrived("A"), [2, "charge", "charge"]);
      assert.place(arrived("C"), [2, "charge", "charge"]);
    },
    "round-charges",
  ),
  one(
    RANDOM,
    "moved by its dice into an enemy it charges; a hundredth short it does not",
    () => {
      const ends = (away: number) => {
        const units = { A: disc("first", [0, 0], 0, { profile: mad }), B: wall([0, away]) };
        const { game } = played(
          { phase: "movement", units },
          quiet({
            "random-movement": { choice: "random-movement", answer: { facing: 0 } },
            "roll.random-movement": { show: { total: 8 } },
            "roll.random-movement.foe": { show: { total: 8 } },
          }),
          { until: { step: "movement-phase/3" } },
        );
        return [game.engagements.length, unitAt(game, 0).charging, unitAt(game, 0).y];
      };
      assert.place([7.99, 8, 8.01].map(ends), [
        [1, true, Math.round(7.99 * INCH)],
        [1, true, 8 * INCH],
        [0, false, 8 * INCH - 25],
      ]);
    },
    "round-machines",
  ),
  one(
    "t9a.sequence.melee.round-of-combat.13",
    "a round base pursues, and meets a fresh enemy with its rim",
    () => {
      const beyond = (away: number) => {
        const E = wall([0, away]);
        const run = played(
          melee({ E }, { profile: roller, models: 1, files: 1, standard: false }, { models: 4, files: 4 }),
          quiet(breaking(9, 7)),
          { until: { step: "melee-phase/6" } },
        );
        const a = run.game.units[0] as Unit;
        return [run.game.engagements.length, a.charging, a.y];
      };
      assert.place([6.99, 7, 7.01].map(beyond), [
        [1, true, 17_755],
        [1, true, 7 * INCH],
        [0, false, 17_755],
      ]);
    },
    "round-machines",
  ),
  one(
    "t9a.rule.flee-distance",
    "who Breaks from a round base flees over its own nearest point, straight from the centre",
    () => {
      const from = (aside: number) => {
        const game = gameOf(
          fight({ a: { profile: roller, models: 1, files: 1 }, b: { models: 10, files: 5 }, offset: aside }),
        );
        return awayFrom(game, 1, 0);
      };
      // Its front lies over the rim's foremost point; then its corner 50 mm aside, 20 mm of the rim past it.
      assert.number([from(0), from(20), from(50)], [0, 0, 0]);
      const past = from(70);
      const angle = (Math.asin(20 / 30) / (2 * Math.PI)) * 65_536;
      assert.number([Math.abs(past - angle) <= 20 || Math.abs(65_536 - past - angle) <= 20], [true]);
    },
    "round-fought",
  ),
  one(
    "t9a.rule.combat-reform",
    "nobody reforms in combat against a round base that is no War Machine, nor does it",
    () => {
      const asks = (a: Partial<SceneUnit>) =>
        played(melee({}, { standard: false, ...a }), quiet({ "roll.break": { show: { total: 2 } } }), {
          until: { step: "melee-phase/6" },
        }).requests.filter(({ request: q }) => q.type === "choice" && q.choice === "combat-reform").length;
      assert.legality([asks({ profile: roller, models: 1, files: 1 }), asks({}) > 0], [0, true]);
    },
    "round-fought",
  ),
  one(
    MOVE,
    "a profile's round base is enough; several in one unit are refused",
    () => {
      const problem = (more: Partial<SceneUnit>): string | null => {
        const built = buildScene({ phase: "charge", units: { A: rolling(0, 0, more), B: wall([0, 9]) } }, "2e-early");
        return "problem" in built ? built.problem.problem.key : null;
      };
      assert.legality(
        [
          problem({}),
          problem({ profile: mad }),
          problem({ models: 2, files: 2 }),
          problem({ profile: { ...roller, base: [60, 59.99] } }),
        ],
        [null, null, "army.round", "army.round"],
      );
    },
    "round-alone",
  ),
];
