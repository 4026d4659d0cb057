import type { Json } from "@tercio/kernel";
import { ninthAge } from "../../src/index.ts";
import { ranksOf } from "@tercio/mass-battle";
import { type RuleCase, verdict } from "@tercio/testkit";
import { attackers } from "../../src/calculation/attackers.ts";
import { formationOf, fullRanksOf, rectangleOf } from "../../src/calculation/formation.ts";
import { baseIn, placeIn } from "../../src/calculation/joining.ts";
import { loseHealth } from "../../src/calculation/losses.ts";
import { bodyOf } from "../../src/battlefield/body.ts";
import { reformed } from "../../src/battlefield/paths.ts";
import type { Scene, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { writeScene } from "../../src/scene/write.ts";
import { duellists } from "../../src/sequence/champions.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { invariants } from "../../src/view/invariants.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block, type Played, played } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";

const JOINING = "t9a.rule.joining";
const MM = 1 / 25.4;
const REAR = -100 * MM;

const captain = like({ adv: 4, mar: 8, dis: 9, hp: 3 });
/** The same on a base of so many millimetres. */
const on = (base: readonly [number, number], more: Partial<SceneProfile> = {}): SceneProfile => ({
  ...captain,
  base,
  ...more,
});
/** As large as four men, and of a size that is no multiple of theirs. */
const LARGE = on([40, 40]);
const OTHER = on([25, 25]);
const men = (more: Partial<SceneUnit> = {}): SceneUnit => block("first", [0, 0], "north", more);
const among = (profile: SceneProfile, file?: number) => ({
  profile,
  cost: 150,
  ...(file === undefined ? {} : { file }),
});
const joins: Json = {
  unit: "C",
  move: "advance",
  path: [{ kind: "straight", distance: Math.round(1.5 * INCH) }],
  join: "A",
};
const asked = (profile: SceneProfile, host: SceneUnit, x = 0, script: readonly Json[] = [], character = true): Played =>
  played(
    {
      phase: "movement",
      units: {
        A: host,
        C: {
          ...{ side: "first", profile, models: 1, files: 1, facing: "north", cost: 150, at: [x, REAR - 1.5] },
          ...(character ? { character: true } : {}),
        },
        Near: block("first", [-30, -20], "north"),
        Far: block("second", [-30, 20], "south"),
      },
    },
    script as never,
    script.length === 0 ? { until: { choice: "move" } } : {},
  );
const joined = (profile: SceneProfile, host = men(), x = 0): NinthAge =>
  asked(profile, host, x, [{ choice: "move", answer: joins }]).game;
const key = (run: Played): string | null => {
  const said = verdict(run, joins as never);
  return said.legal ? null : (said.key ?? "?");
};
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
/** How wide it stands, how many ranks, how many of them full, and how large it is in whole millimetres. */
const shape = (game: NinthAge) => {
  const { width, depth } = rectangleOf(the(game));
  return [the(game).files, ranksOf(formationOf(the(game))), fullRanksOf(game, the(game)), width / 100, depth / 100];
};
/** Which of its files he has, and where the middle of his base's front lies, in whole 0.01 mm. */
const his = (game: NinthAge) => {
  const place = placeIn(game, 1);
  if (place === null) throw new Error("he has joined nobody");
  const { x, y, width, depth } = baseIn(game, place);
  return [place.pool.slot, x, y, width / 100, depth / 100];
};
const ZONED = { zone: [-1, 1], phase: "deployment", deployment: "frontline-clash" } as const;
const scene = (host: SceneUnit): NinthAge => gameOf({ phase: "movement", units: { A: host } } as Scene);
const sound = (game: NinthAge): NinthAge => {
  assert.deepEqual(invariants(game), []);
  return game;
};

export const joiningBasesCases: readonly RuleCase[] = [
  one(
    JOINING,
    "a base of four men’s takes their places in the middle, and counts as many in the ranks",
    () => {
      const game = sound(joined(LARGE));
      assert.place(his(game), [2, 0, 0, 40, 40]);
      // Four men beside it in two ranks, then six, six, six and four: five Full Ranks of six.
      assert.number(shape(game), [6, 6, 5, 120, 120]);
      const stood = (models: number) => shape(scene(men({ models, characters: [among(LARGE, 2)] })));
      assert.number([26, 25, 24].map(stood), [
        [6, 5, 5, 120, 100],
        [6, 5, 5, 120, 100],
        [6, 5, 4, 120, 100],
      ]);
      // Two files side by side have to be free.
      const led = men({ files: 3, models: 15, champion: true, championFile: 1 });
      assert.legality(key(asked(LARGE, led)), "refuse.join-no-file");
      assert.legality(key(asked(LARGE, men({ files: 3, models: 15, champion: true, championFile: 2 }))), null);
    },
    "joining-bases",
  ),
  one(
    JOINING,
    "a base of another kind stands at the front corner where it comes from, one at each, and counts for no rank",
    () => {
      // In the middle the left one comes first; its room is two files of 20 mm, and the men stay where they are.
      const left = sound(joined(OTHER));
      assert.place(his(left), [0, -8750, 0, 25, 25]);
      assert.place([the(left).x, the(left).y], [-2000, 0]);
      assert.number(shape(left), [8, 5, 5, 160, 100]);
      const right = sound(joined(OTHER, men(), 1));
      assert.place(his(right), [6, 8750, 0, 25, 25]);
      assert.place([the(right).x, the(right).y], [2000, 0]);
      // Four men abreast are no Full Rank, whoever stands beside them.
      assert.number(shape(joined(OTHER, men({ files: 4, models: 20 }))), [6, 5, 0, 120, 100]);
      // Where one corner is taken he goes to the other, and where both are he does not come.
      const one = men({ files: 8, characters: [among(OTHER, 0)] });
      assert.number(his(joined(OTHER, one, -1))[0], 8);
      const both = men({ files: 10, characters: [among(OTHER, 0), among(OTHER, 8)] });
      assert.legality(
        [one, both].map((host) => key(asked(OTHER, host))),
        [null, "refuse.join-no-file"],
      );
    },
    "joining-bases",
  ),
  one(JOINING, "where he falls, the others stand as if he had not been there", () => {
    const fallen = (profile: SceneProfile, x = 0): NinthAge =>
      sound(loseHealth(joined(profile, men(), x), 0, [0, 3]).game);
    for (const game of [fallen(LARGE), fallen(OTHER), fallen(OTHER, 1)]) {
      assert.number(shape(game), [6, 5, 5, 120, 100]);
      assert.place([the(game).x, the(game).y], [0, 0]);
    }
  }),
  one(JOINING, "losses close the first rank up around him; he stands to the last", () => {
    const host = men({ models: 4, files: 6, characters: [among(LARGE, 2)] });
    const after = (lost: number): NinthAge => sound(loseHealth(scene(host), 0, [lost]).game);
    assert.number(
      [0, 1, 2, 4].map((lost) => shape(after(lost))),
      [
        [6, 2, 1, 120, 40],
        [5, 2, 1, 100, 40],
        [4, 2, 0, 80, 40],
        [2, 2, 0, 40, 40],
      ],
    );
    const beside = men({ models: 4, files: 6, characters: [among(OTHER, 0)] });
    assert.number(
      [0, 1, 4].map((lost) => shape(sound(loseHealth(scene(beside), 0, [lost]).game))[0]),
      [6, 5, 2],
    );
  }),
  one(JOINING, "a deep base sticks out behind fewer ranks, and the men stand beside it", () => {
    const deep = scene(men({ models: 8, files: 6, characters: [among(on([40, 80]), 2)] }));
    assert.number(shape(sound(deep)), [6, 4, 2, 120, 80]);
    assert.number(
      bodyOf(deep, the(deep)).bases.map((b) => b.at.length),
      [8, 1],
    );
  }),
  one(JOINING, "it strikes once, however many places of it are touched; nobody supports through it", () => {
    const count = (game: NinthAge) => {
      const list = attackers(game, the(game), null);
      const of = (pool: number, rank: boolean): number =>
        list.filter((a) => a.pool === pool && a.rank > 0 === rank).length;
      return [of(0, false), of(0, true), of(1, false)];
    };
    const alone = gameOf(fight());
    assert.number(count(alone), [6, 6, 0]);
    const large = gameOf(fight({ a: { characters: [among(LARGE, 2)] } }));
    assert.number(count(large), [4, 4, 1]);
    // Before the enemy’s six files are two of the corner’s places by half, and six men, the last by his corner.
    const beside = gameOf(fight({ a: { files: 8, characters: [among(OTHER, 0)] } }));
    assert.number(count(beside), [6, 6, 1]);
    // Those over against him, and those at his corners, may strike him.
    const able = attackers(large, the(large, 1), null).filter((a) => a.rank === 0 && a.aims.some((w) => w.pool === 1));
    assert.number(able.length, 4);
  }),
  one(JOINING, "a Reform is no narrower than those with places of their own", () => {
    const game = scene(men({ characters: [among(LARGE, 2)], champion: true, championFile: 1 }));
    const files = (n: number) => reformed(game, the(game), 0, n, 100_000, 0);
    const least = files(2);
    assert.legality("problem" in least ? least.problem.message.key : null, "refuse.files-leaders");
    assert.legality("end" in files(3), true);
    assert.legality("end" in reformed(game, the(game), 0, 6, 0, 0), false);
  }),
  one(JOINING, "a scene tells of such bases, and is told back with them", () => {
    const game = scene(men({ files: 8, characters: [among(OTHER, 6), among(LARGE, 2)] }));
    const told = writeScene(game);
    assert.deepEqual(
      Object.values(told.units)[0]?.characters?.map((c) => c.file),
      [6, 2],
    );
    const wrong = (host: SceneUnit): boolean => {
      try {
        scene(host);
        return false;
      } catch {
        return true;
      }
    };
    assert.legality(
      [among(OTHER, 0), among(OTHER, 2), among(LARGE, 5), among(LARGE, 4)].map((c) => wrong(men({ characters: [c] }))),
      [false, true, true, false],
    );
  }),
  one(
    "t9a.rule.war-platform",
    "joins as a Character does, also with Towering Presence, and fights no Duels",
    () => {
      const shrine = on([40, 60], { type: "Construct", rules: ["war-platform", "towering-presence"] });
      const plain = on([40, 60], { type: "Construct" });
      assert.legality(key(asked(shrine, men(), 0, [], false)), null);
      assert.legality(key(asked(plain, men(), 0, [], false)), "refuse.join-character");
      const run = asked(shrine, men(), 0, [{ choice: "move", answer: joins }], false);
      assert.place(his(sound(run.game)), [2, 0, 0, 40, 60]);
      const rivals = (profile: SceneProfile) =>
        duellists(gameOf(fight({ a: { characters: [among(profile, 2)] }, b: { champion: true } })), [0, 1], 0).length;
      assert.number([rivals(plain), rivals(on([40, 60], { rules: ["war-platform"] }))], [1, 0]);
    },
    "war-platforms",
  ),
  one(
    "t9a.deployment.frontline-clash",
    "a unit that a larger base widens stays in its Deployment Zone and an inch from others",
    () => {
      const why = (profile: SceneProfile, south: number, beside: number): string | null => {
        const units = {
          // Facing east, it grows to the north and to the south.
          A: men({ at: [0, -south], facing: "east" }),
          C: {
            side: "first",
            profile,
            models: 1,
            files: 1,
            character: true,
            cost: 150,
            at: [20, -20],
            place: "reserve",
          },
          Near: block("first", [-20, -south + beside - 5], "north"),
          Far: block("second", [-30, 20], "south"),
        } as const;
        const game = { ...gameOf({ phase: "movement", units } as Scene), ...ZONED } as NinthAge;
        const joins = [{ unit: 1, host: 0 }];
        const said = ninthAge.rules.choices.deploy?.accept(game, { player: 0, units: [1] }, {
          units: [],
          joins,
        } as never);
        return said === true || said === undefined ? null : said.message.key;
      };
      // The zone begins 12 inches from the middle of the table; six men are 60 mm to each side of theirs.
      const edge = 12 + 61 * MM;
      assert.legality(
        [why(captain, edge, 5), why(OTHER, edge, 5), why(OTHER, edge + 2, 5), why(LARGE, edge, 5)],
        [null, "refuse.zone.frontline-clash", null, null],
      );
    },
  ),
];
