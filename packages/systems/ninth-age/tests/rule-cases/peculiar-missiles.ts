import { piece, type RuleCase, type SceneLine, verdict } from "@tercio/testkit";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { aimNeeded } from "../../src/calculation/shots.ts";
import { chargeRoll } from "../../src/calculation/characteristics.ts";
import { whyNoShooting } from "../../src/battlefield/volleys.ts";
import { type MissileId, unit, type Unit } from "../../src/state/state.ts";
import { gameOf, like, man } from "./combat-scenes.ts";
import { type Played, played } from "./scenes.ts";
import { atB, groups, mean, needed, plainShot, range, shooter, toHit, why } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

const gun = (weapon: MissileId, more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: shooter([weapon], { type: "Construct", base: [60, 60], hp: 5, ...more }),
  models: 1,
  files: 1,
});
const counts = (...list: readonly number[]) => ({ show: { counts: list } }) as const;
const [natural1, miss, hit] = [counts(1, 0, 0), counts(0, 1, 0), counts(0, 0, 1)];
const rolling = (run: Played): string => (run.request?.type === "roll" ? run.request.label.key : "nothing");
const over = { until: { step: "shooting-phase/3" } } as const;
/** How many dice of how many sides are added up now. */
const sum = ({ request }: Played): readonly number[] | null =>
  request?.type === "roll" && request.dice.kind === "sum" ? [request.dice.dice, request.dice.sides] : null;

const wood = (west: number) =>
  [
    {
      kind: "forest",
      polygon: [
        [west, 2],
        [30, 2],
        [30, 30],
        [west, 30],
      ],
    },
  ] as const;

const plain: readonly RuleCase[] = [
  one(
    "t9a.rule.aspen-arrows",
    "hit on their Aim from afar, on the move, at skirmishers and as a Charge Reaction",
    () => {
      const at = (weapon: MissileId) =>
        toHit(
          range({
            a: { profile: shooter([weapon]), state: { moved: "advance" } },
            b: { profile: like({ rules: [{ rule: "hard-target", value: 2 }] }) },
            away: 12.01,
          }),
        );
      // A Bow needs 4, and more for the range, the move and the target: a hopeless shot.
      assert.number([at("aspen-bow"), at("bow")], [4, 6]);
      const standing = (weapon: MissileId) =>
        aimNeeded(gameOf(range({ a: { profile: shooter([weapon]) } })), { ...plainShot, weapon, standing: true })
          ?.value;
      assert.number([standing("aspen-bow"), standing("bow")], [4, 5], "as a Charge Reaction");
      const far = (weapon: MissileId) => {
        const run = played(range({ a: gun(weapon), b: { models: 20, files: 5 }, away: 24.01 }), [atB]);
        return run.request?.type === "roll" && run.request.dice.kind === "pool" ? run.request.dice.groups : null;
      };
      assert.number(
        [far("giant-aspen-bow"), far("dwarf-ballista")],
        [
          [2, 4],
          [2, 5],
        ],
      );
    },
  ),
  one(
    ["t9a.rule.pivot-and-shoot", "t9a.rule.hurl-attack", "t9a.rule.thunder-canister"],
    "a pivot is no move for such a weapon; a step is",
    () => {
      const moved = (weapon: MissileId, state: "none" | "pivot" | "advance") =>
        range({ a: { ...gun(weapon), state: { moved: state } }, b: { models: 20, files: 5 }, away: 12 });
      const after = (weapon: MissileId) => (["none", "pivot", "advance"] as const).map((m) => why(moved(weapon, m)));
      assert.legality(after("thunder-canister"), [null, null, "t9a.rule.move-or-fire"]);
      assert.legality(after("canister"), [null, "t9a.rule.move-or-fire", "t9a.rule.move-or-fire"]);
      const need = (state: "none" | "pivot" | "advance") => {
        const { request } = played(moved("hurl-attack", state), [atB]);
        return request?.type === "roll" && request.dice.kind === "pool" ? request.dice.groups[1] : null;
      };
      assert.number([need("none"), need("pivot"), need("advance")], [4, 4, 5]);
      const turned = (...more: readonly { readonly kind: "straight"; readonly distance: number }[]) =>
        piece(
          played(
            range({ a: gun("hurl-attack"), away: 20, scene: { phase: "movement" } }),
            [
              {
                choice: "move",
                answer: { unit: "A", move: "advance", path: [{ kind: "pivot", to: 8192 }, ...more] },
              } as SceneLine,
            ],
            { until: { step: "movement-phase/4" } },
          ),
          "A",
        ).moved;
      assert.legality([turned(), turned({ kind: "straight", distance: 1 })], ["pivot", "advance"]);
      const range12 = (away: number) => why(range({ a: gun("thunder-canister"), away }));
      assert.legality([range12(12), range12(12.01)], [null, "t9a.rule.thunder-canister"]);
      assert.number(
        groups(
          played(range({ a: gun("thunder-canister"), b: { profile: like({ res: 4, arm: 6 }) } }), [
            atB,
            { dice: [3, 4] },
          ]),
        ),
        [[7, 4, 3, 5]],
      );
    },
  ),
  one("t9a.rule.aether-battery", "2D6 shots twice", () => {
    const b = { profile: like({ res: 4, arm: 6 }) };
    assert.number(groups(played(range({ a: gun("aether-battery"), b }), [atB, { dice: [3, 4] }])), [[14, 4, 4, 2]]);
    const at = (away: number) => why(range({ a: gun("aether-battery"), away }));
    assert.legality([at(18), at(18.01)], [null, "t9a.rule.aether-battery"]);
  }),
  one("t9a.rule.dark-fire", "armour saves of a natural 4 fail, a 5 saves as it would", () => {
    const at = (arm: number, weapon: MissileId = "dark-fire") =>
      needed(range({ a: { profile: shooter([weapon]) }, b: { profile: like({ res: 4, arm }) } }))[0];
    assert.number(
      [at(6), at(3), at(2), at(1), at(0)].map((g) => g?.[3]),
      [5, 5, 5, 6, null],
    );
    assert.number(at(3, "forge-gun")?.[3], 4, "without it");
    assert.number(at(6), [20, 4, 4, 5]);
    const away = (inches: number) => why(range({ a: { profile: shooter(["dark-fire"]) }, away: inches }));
    assert.legality([away(18), away(18.01)], [null, "t9a.rule.dark-fire"]);
  }),
  one(
    "t9a.rule.blowpipe",
    "better at who has Towering Presence to a model",
    () => {
      const at = (height: "Large" | "Gigantic", away: number, weapon: MissileId = "blowpipe") =>
        toHit(
          range({
            a: { profile: shooter([weapon]) },
            b: { models: 1, files: 1, profile: like({ height, hp: 4, base: [50, 50] }) },
            away,
          }),
        );
      assert.number([at("Gigantic", 6), at("Large", 6)], [3, 4]);
      assert.number([at("Gigantic", 6.01), at("Large", 6.01)], [4, 5]);
      assert.number([at("Gigantic", 6, "poisoned-javelin"), at("Gigantic", 6.01, "poisoned-javelin")], [4, 5]);
    },
    "blowpipe-towering",
  ),
  one(
    ["t9a.rule.must-stand-and-shoot", "t9a.rule.spikes", "t9a.rule.steady-aim"],
    "who can shoot at a charger does, and with no penalty; who cannot may hold or flee",
    () => {
      const charged = (away: number, weapon: MissileId = "spikes", state: SceneUnit["state"] = {}) =>
        range({ a: { ...gun(weapon), state }, away, scene: { phase: "charge", active: "second" } });
      const charge = { choice: "charge", answer: { unit: "B", target: "A" } } as const;
      const may = (...of: Parameters<typeof charged>) => {
        const run = played(charged(...of), [charge]);
        return ["hold", "flee", "stand-and-shoot"].map((reaction) => {
          const said = verdict(run, { reaction });
          return said.legal || (said.rule ?? "?");
        });
      };
      const must = "t9a.rule.must-stand-and-shoot";
      // Four inches are what the charger advances: so near nobody has the time.
      assert.legality(may(4.01), [must, must, true]);
      assert.legality(may(4).slice(0, 2), [true, true]);
      assert.legality(may(4.01, "hand-cannon"), [true, true, true]);
      assert.legality(may(8, "spikes", { shot: true }).slice(0, 2), [true, true]);
      assert.legality(may(8, "spikes", { shaken: true }).slice(0, 2), [true, true]);
      const need = (away: number, weapon: MissileId, dice: readonly number[]) =>
        groups(
          played(charged(away, weapon), [
            charge,
            { choice: "charge-reaction", answer: { reaction: "stand-and-shoot" } },
            { dice },
          ]),
        )[0]?.slice(0, 2);
      assert.number(
        [need(8, "spikes", [3, 4]), need(8, "hand-cannon", [4])],
        [
          [7, 4],
          [4, 5],
        ],
      );
      assert.number(
        [need(9, "spikes", [3, 4]), need(9.01, "spikes", [3, 4])],
        [
          [7, 4],
          [7, 5],
        ],
      );
    },
    "must-stand-and-shoot",
  ),
  one("t9a.rule.hunting-spear", "Penetration of one more, and wounds that count for more against the Gigantic", () => {
    const at = (weapon: MissileId) =>
      needed(range({ a: { profile: shooter([weapon]) }, b: { profile: like({ arm: 4 }) } }))[0]?.[3];
    assert.number([at("hunting-spear"), at("poisoned-javelin")], [4, 3]);
    const wounds = (height: "Large" | "Gigantic") =>
      mean(
        played(
          range({
            a: { profile: shooter(["hunting-spear"]), models: 1, files: 1 },
            b: { models: 1, files: 1, profile: like({ height, hp: 4, base: [50, 50] }) },
          }),
          [atB],
        ),
        4,
      );
    // Hits and wounds on 4+: a quarter; of D3 two on average.
    assert.odds([wounds("Large"), wounds("Gigantic")], [1, 2]);
    const away = (inches: number) => why(range({ a: { profile: shooter(["hunting-spear"]) }, away: inches }));
    assert.legality([away(12), away(12.01)], [null, "t9a.rule.hunting-spear"]);
  }),
  one(
    ["t9a.rule.impaling-roots", "t9a.rule.ignores-cover"],
    "one shot more than the die shows; no Cover; stronger against who stands among trees, from more than half of them on",
    () => {
      const at = (west: number) =>
        groups(
          played(
            range({
              a: { ...gun("impaling-roots"), at: [0, 0] },
              b: { models: 6, files: 6, profile: like({ res: 4, arm: 6 }) },
              scene: { terrain: wood(west) },
            }),
            [atB, { dice: [4] }],
          ),
        );
      // Six files of 20 mm about the middle: a wood from the middle on has three of six, from 10 mm farther west four.
      assert.number([at(0), at(-20 / 25.4)], [[[5, 4, 4, 2]], [[5, 4, 3, 3]]]);
      const away = (inches: number) => why(range({ a: gun("impaling-roots"), away: inches }));
      assert.legality([away(12), away(12.01)], [null, "t9a.rule.impaling-roots"]);
      const asked = played(range({ a: gun("impaling-roots") }), [atB]).request;
      assert.equal(asked?.type === "roll" ? asked.rule : null, "t9a.rule.impaling-roots");
      const screen: SceneUnit = { side: "first", profile: man, models: 3, files: 3, at: [0, 3], facing: "north" };
      const covered = (weapon: MissileId) =>
        groups(
          played(range({ a: gun(weapon, { height: "Large" }), b: { models: 3, files: 3 }, more: { S: screen } }), [
            atB,
            { dice: [4] },
          ]),
        )[0]?.[1];
      assert.number([covered("impaling-roots"), covered("hand-cannon")], [4, 5]);
    },
    "target-in-forest",
  ),
];

const carried: RuleCase = one(
  ["t9a.rule.move-or-fire", "t9a.rule.reload"],
  "a machine has both; artillery that a model carries has what its row prints",
  () => {
    const b = { models: 20, files: 5 };
    const walked = (weapon: MissileId) =>
      why(range({ a: { ...gun(weapon), state: { moved: "advance" } }, b, away: 13 }));
    const machines = ["fist-of-the-makhar", "dwarf-catapult", "vassal-slingshot"] as const;
    const borne = ["giant-recurve-bow", "giant-aspen-bow", "aether-battery", "hurl-attack", "pet-salamander"] as const;
    assert.legality(
      machines.map(walked),
      machines.map(() => "t9a.rule.move-or-fire"),
    );
    assert.legality(
      borne.map(walked),
      borne.map(() => null),
    );
    const charged = (weapon: MissileId) => {
      const game = gameOf(range({ a: gun(weapon), b, away: 13 }));
      const no = whyNoShooting(game, unit(game, 0), true);
      return no === null ? null : no.rule;
    };
    assert.legality([...machines, ...borne].map(charged), [
      ...machines.map(() => "t9a.rule.reload"),
      ...borne.map(() => null),
    ]);
  },
  "artillery-carried",
);

const swift = like({ rules: ["swiftstride"] });
const machines: readonly RuleCase[] = [
  one(
    ["t9a.rule.harpoon-launcher", "t9a.rule.harpooned"],
    "who is hit has nothing of Swiftstride until the shooter's next turn; who is missed has",
    () => {
      const scene = range({ a: gun("harpoon-launcher"), b: { profile: swift }, away: 12 });
      const away = (inches: number) => why(range({ a: gun("harpoon-launcher"), away: inches }));
      assert.legality([away(18), away(18.01)], [null, "t9a.rule.harpoon-launcher"]);
      const first = played(scene, [atB]);
      assert.number([rolling(first), groups(first)], ["roll.to-hit-first", [[3, 4]]]);
      const dice = (run: Played): number => chargeRoll(run.game, run.game.units[1] as Unit).dice;
      const none = { show: { points: [0] } } as const;
      const after = (hits: number) =>
        played(scene, [atB, { show: { points: [hits] } }, ...(hits > 0 ? [none] : [])], over);
      assert.number([dice(after(0)), dice(after(1)), dice(after(3))], [3, 2, 2]);
      assert.number(after(3).game.effects.length, 1, "once");
      const slow = played(
        range({ a: gun("harpoon-launcher"), away: 12 }),
        [atB, { show: { points: [1] } }, none],
        over,
      );
      assert.number(dice(slow), 2, "who has none loses none");
      const wound = groups(
        played(range({ a: gun("harpoon-launcher"), b: { profile: like({ res: 4, arm: 6 }) }, away: 12 }), [
          atB,
          { show: { points: [2] } },
        ]),
      );
      assert.number(wound, [[2, null, 2, 4]]);
      const until = (turn: number, active: "first" | "second") =>
        dice(
          played(
            range({
              a: gun("harpoon-launcher"),
              b: { profile: swift },
              away: 12,
              scene: { phase: "turn-end", turn, active, effects: after(1).game.effects as never },
            }),
            [],
            { until: { step: "player-turn/1" } },
          ),
        );
      assert.number([until(2, "first"), until(2, "second")], [2, 3]);
    },
    "weapon-effects",
  ),
  one(
    ["t9a.rule.git-launcher", "t9a.rule.catapult"],
    "a hit counts as D3 and one more; a miss is nothing",
    () => {
      const b = { models: 20, files: 5, profile: like({ res: 4, arm: 6 }) };
      const at = (...lines: readonly SceneLine[]) =>
        played(range({ a: gun("git-launcher"), b, away: 20 }), [atB, ...lines]);
      assert.number([rolling(at(hit)), sum(at(hit))], ["roll.hits-of-one", [1, 3]]);
      assert.number(
        [groups(at(hit, { show: { total: 3 } })), groups(at(hit, { show: { total: 1 } }))],
        [[[4, null, 3, 5]], [[2, null, 3, 5]]],
      );
      assert.number(rolling(at(miss)), "nothing");
      assert.number(rolling(at(natural1)), "roll.misfire");
      const away = (inches: number) => why(range({ a: gun("git-launcher"), away: inches }));
      assert.legality([away(11.99), away(12)], ["t9a.rule.git-launcher", null]);
      const far = (inches: number) =>
        why(range({ a: { ...gun("git-launcher"), at: [0, -30] }, b: { at: [0, inches - 30] } }));
      assert.legality([far(60), far(60.01)], [null, "t9a.rule.git-launcher"]);
    },
    "single-model-catapults",
  ),
  one(
    ["t9a.rule.imperial-rocketeer", "t9a.misfire.malfunction"],
    "three rockets one after the other; each that misfires costs a Health Point, without a roll",
    () => {
      const b = { models: 20, files: 5, profile: like({ res: 4, arm: 6, hp: 3 }) };
      const at = (lines: readonly SceneLine[], until = {}) =>
        played(range({ a: gun("imperial-rocketeer"), b, away: 20 }), [atB, ...lines], until);
      const lost = (lines: readonly SceneLine[]) => piece(at(lines, over), "A").pools[0]?.lost;
      assert.number(
        [lost([miss, miss, miss]), lost([natural1, miss, miss]), lost([natural1, natural1, natural1])],
        [0, 1, 3],
      );
      assert.number(rolling(at([miss, miss])), "roll.artillery");
      assert.number(rolling(at([miss, miss, miss])), "nothing");
      assert.number(groups(at([hit])), [[1, null, 3, 4]]);
      // Wounds on 3+, Armour 6 less 3 saves on 4+: a third of two.
      assert.odds(mean(at([hit]), 3), 2);
      const away = (inches: number) =>
        why(range({ a: { ...gun("imperial-rocketeer"), at: [0, -30] }, b: { at: [0, inches - 30] } }));
      assert.legality(
        [away(14.99), away(15), away(48), away(48.01)],
        ["t9a.rule.imperial-rocketeer", null, null, "t9a.rule.imperial-rocketeer"],
      );
    },
    "single-model-catapults",
  ),
  one(
    ["t9a.rule.pet-salamander", "t9a.rule.spout-flames"],
    "their misfires are their own: D3 Health Points, or always a Malfunction",
    () => {
      const b = { models: 20, files: 5, profile: like({ res: 4, arm: 6 }) };
      const at = (weapon: MissileId, away: number, ...lines: readonly SceneLine[]) =>
        played(range({ a: gun(weapon), b, away }), [atB, ...lines]);
      const stuck = counts(1, 0);
      assert.number(
        [rolling(at("pet-salamander", 6, stuck)), sum(at("pet-salamander", 6, stuck))],
        ["roll.misfire-loses", [1, 3]],
      );
      const lost = (weapon: MissileId, ...lines: readonly SceneLine[]) =>
        piece(played(range({ a: gun(weapon), b, away: 6 }), [atB, stuck, ...lines], over), "A").pools[0]?.lost;
      assert.number([lost("pet-salamander", { show: { total: 3 } }), lost("spout-flames")], [3, 1]);
      const fire = counts(0, 1);
      assert.number(
        [9, 9.01].map((away) => sum(at("pet-salamander", away, fire))?.[0]),
        [2, 1],
      );
      assert.number(
        [4, 4.01].map((away) => sum(at("spout-flames", away, fire))?.[0]),
        [2, 1],
      );
      const spat = (weapon: MissileId) => groups(at(weapon, 6, fire, { show: { total: 4 } }));
      assert.number(
        [spat("pet-salamander"), spat("spout-flames")],
        [
          [
            [1, null, 4, 3],
            [3, null, 5, 2],
          ],
          [[4, null, 4, 2]],
        ],
      );
      const reach = (weapon: MissileId, inches: number) => why(range({ a: gun(weapon), away: inches }));
      assert.legality(
        [
          reach("pet-salamander", 18),
          reach("pet-salamander", 18.01),
          reach("spout-flames", 8),
          reach("spout-flames", 8.01),
        ],
        [null, "t9a.rule.pet-salamander", null, "t9a.rule.spout-flames"],
      );
    },
    "flame-misfires",
  ),
  one(
    "t9a.rule.charnel-catapult",
    "one Health Point lost to it is a Panic Test, at one less",
    () => {
      const losing = (weapon: MissileId, points: number, models = 20) =>
        played(
          range({ a: gun(weapon), b: { models, files: Math.min(models, 5), profile: like({ hp: 2 }) }, away: 20 }),
          [atB, hit, { show: { points: weapon === "charnel-catapult" ? [points] : [points, 0] } }],
        );
      const need = (run: Played): number | null =>
        rolling(run) === "roll.panic" && run.request?.type === "roll" && run.request.dice.kind === "table"
          ? (run.request.dice.rows[0] as number) - 1
          : null;
      // Discipline 7; of 40 Health Points ten are a quarter.
      assert.number(
        [0, 1, 9, 10].map((points) => need(losing("charnel-catapult", points))),
        [null, 6, 6, 6],
      );
      assert.number([need(losing("scratapult", 9)), need(losing("charnel-catapult", 1, 1))], [null, null]);
    },
    "charnel-losses",
    "artillery-alike",
  ),
];

/** Shooting weapons that do what no other does. */
export const peculiarMissileCases: readonly RuleCase[] = [...plain, carried, ...machines];
