import { type Chain, distribution } from "@tercio/dice";
import type { RuleCase, SceneLine } from "@tercio/testkit";
import type { Scene } from "../../src/index.ts";
import type { Packet } from "../../src/calculation/attacks.ts";
import { armourOf, attackValue } from "../../src/calculation/characteristics.ts";
import { attackers, supportingRanks } from "../../src/calculation/attackers.ts";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { initiativeOf, packetsAt, stepsOf, strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { ScenePart, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { mainPool } from "../../src/state/pools.ts";
import type { ModelPart, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { played, quiet, type Played, vars } from "./scenes.ts";
import { assert, one } from "./table.ts";

type Rules = NonNullable<SceneProfile["rules"]>;
const charging = { state: { charging: true } } as const;

/** Wounds on average of one blow of the first part of A at B, over so many. */
function blow(a: Partial<SceneUnit>, b: Partial<SceneUnit> = {}, of = 36, part = 0): number {
  const game = gameOf(fight({ a, b }));
  const n = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part }, { unit: 1, pool: 0 }));
  const sum = distribution(attackChain(n, 1, [n.hit])).reduce((m, o) => m + o.outcome.points * o.probability, 0);
  return Math.round(sum * of * 1e6) / 1e6;
}
const attacksOf = (a: Partial<SceneUnit>, part = 0, b: Partial<SceneUnit> = {}): number => {
  const game = gameOf(fight({ a, b }));
  return attackValue(game, strikeOf(game, { unit: 0, pool: 0, part }, { unit: 1, pool: 0 })).value;
};
const has = (rules: Rules, more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  profile: like({ rules, ...more }),
});

/** What A does in this round, packet by packet: the step, the part, the rule, its models, and how many dice or hits each. */
function attacks(
  scene: Scene,
): readonly (readonly [step: number, part: number, rule: string, dice: number, each: string])[] {
  const game = gameOf(scene);
  const u = game.units[0] as Unit;
  const order = initiativeOf(game, u);
  return stepsOf(game, order).flatMap((step) =>
    packetsAt(game, u, step, null, order).map(({ part, special, dice }) => {
      const each =
        special === null ? "" : `${special.each}${special.sides > 0 ? `D${special.sides}+${special.add}` : ""}`;
      return [step, part, special?.rule ?? "blow", dice, each] as const;
    }),
  );
}

/** A chariot: crew, steeds and chassis. */
const crew: ScenePart = { name: "crew", att: 2, off: 3, str: 3, ap: 0, agi: 3 };
const steeds: ScenePart = { name: "steeds", att: 2, off: 3, str: 4, ap: 1, agi: 4, harnessed: true };
const chassis: ScenePart = {
  ...{ name: "chassis", att: 3, off: 0, str: 5, ap: 2, agi: 1, harnessed: true },
  rules: ["inanimate", { rule: "impact-hits", dice: "D6+1" }],
};
const chariot = (
  more: Partial<SceneProfile> = {},
  parts: readonly ScenePart[] = [crew, steeds, chassis],
): SceneProfile => like({ type: "Construct", height: "Large", base: [50, 100], hp: 4, res: 5, parts, ...more });
const one1 = { models: 1, files: 1 } as const;
/** A monster as large as they come, with rules of its own. */
const monster = (rules: Rules, more: Partial<SceneProfile> = {}): SceneProfile =>
  like({
    ...{ type: "Beast", height: "Gigantic", base: [50, 100], hp: 6, res: 5, rules },
    parts: [{ att: 4, off: 4, str: 5, ap: 2, agi: 2 }],
    ...more,
  });

/** Played to the end of the blows: each packet as it was rolled, with its chain. */
function rolled(
  scene: Scene,
  told: Parameters<typeof quiet>[0] = {},
): readonly { readonly p: Packet; readonly chain: Chain }[] {
  const run = played(scene, quiet(told), { until: { step: "round-of-combat/7" } });
  return run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const packets = vars({ game }, "initiative-step").packets as readonly Packet[];
    return packets.map((p, at) => ({
      p,
      chain: (request.dice as { readonly chains: readonly Chain[] }).chains[at] as Chain,
    }));
  });
}
const meanOf = (chain: Chain, of: number): number =>
  Math.round(distribution(chain).reduce((m, b) => m + b.outcome.points * b.probability, 0) * of * 1e6) / 1e6;
const special = (attack: string | null): SceneLine => ({ choice: "special-attack", answer: { attack } });
const kinds = (run: Played, choice: string): number =>
  run.requests.filter(({ request: r }) => r.type === "choice" && r.choice === choice).length;

/** Attributes of Close Combat Attacks, and attacks that are no blows. */
export const specialAttackCases: readonly RuleCase[] = [
  one(
    "t9a.rule.battle-focus",
    "a natural 6 to hit hits twice",
    () => {
      // Hits on 4+: two plain, one double; half of them wound. With Poison one of the two wounds.
      assert.odds([blow(has([])), blow(has(["battle-focus"]))], [9, 12]);
      assert.odds([blow(has(["poison-attacks"])), blow(has(["poison-attacks", "battle-focus"]))], [12, 15]);
    },
    "battle-focus-poison",
  ),
  one("t9a.rule.hatred", "failed rolls to hit are made again in the first round", () => {
    const fought = { ...has(["hatred"]), state: { rounds: 1 } };
    assert.odds([blow(has(["hatred"])), blow(fought)], [13.5, 9]);
    const large = has([{ rule: "hatred", against: ["Large", "Gigantic"] }]);
    assert.odds([blow(large), blow(large, { profile: like({ height: "Large", base: [40, 40] }), ...one1 })], [9, 13.5]);
    assert.odds(blow(has(["hatred", "battle-focus"])), 18);
  }),
  one("t9a.rule.devastating-charge", "what a charge adds, several added up, of the part that has it", () => {
    const raised: Rules = [
      { rule: "devastating-charge", attackValue: 1, strength: 1, armourPenetration: 1, agility: 2 },
    ];
    const a = (rules: Rules) => ({ ...has(rules), ...charging });
    assert.number([attacksOf(a(raised)), attacksOf(has(raised))], [2, 1]);
    assert.odds([blow(a(raised)), blow(has(raised))], [12, 9]);
    const game = gameOf(fight({ a: a(raised) }));
    assert.number(initiativeOf(game, game.units[0] as Unit)[0]?.step, 6);
    // It gives a rule: a natural 6 hits twice.
    const focus: Rules = [{ rule: "devastating-charge", gives: ["battle-focus"] }];
    assert.odds([blow(a(focus)), blow(has(focus))], [12, 9]);
    const own = chariot({}, [{ ...crew, rules: raised }, { ...steeds, rules: raised }, chassis]);
    const both = {
      profile: { ...own, rules: [{ rule: "devastating-charge", attackValue: 1 } as const] },
      ...one1,
      ...charging,
    };
    assert.number([attacksOf(both, 0), attacksOf(both, 1), attacksOf(both, 2)], [4, 4, 4]);
  }),
  one(
    ["t9a.rule.fight-in-extra-rank", "t9a.rule.extra-support"],
    "more ranks support, with more attacks",
    () => {
      const line = (rules: Rules, att = 1, more: Partial<SceneUnit> = {}) =>
        attacks(fight({ a: { profile: like({ rules }, { att }), models: 20, files: 5, ...more } })).reduce(
          (n, [, , , dice]) => n + dice,
          0,
        );
      assert.number(
        [line([]), line(["fight-in-extra-rank"]), line(["fight-in-extra-rank"], 1, { models: 12 })],
        [10, 15, 12],
      );
      // Two attacks each: those behind make one, up to three by the rule but no more than they have.
      const extra: Rules = [{ rule: "extra-support", value: 3 }];
      assert.number([line([], 2), line(extra, 2), line(extra, 4), line([], 4)], [15, 20, 35, 25]);
      const ranks = (rules: Rules): number => {
        const game = gameOf(fight({ a: has(rules) }));
        const u = game.units[0] as Unit;
        return supportingRanks(game, u, mainPool(u).profile.parts[0] as ModelPart);
      };
      assert.number([ranks([]), ranks(["fight-in-extra-rank"])], [1, 2]);
      // Of two parts only that which has it: a howdah of two crews.
      const two = like({
        parts: [
          { ...crew, att: 1, rules: ["fight-in-extra-rank"] },
          { ...crew, att: 1 },
        ],
      });
      const game = gameOf(fight({ a: { profile: two, models: 20, files: 5 } }));
      assert.number(attackers(game, game.units[0] as Unit, null).length, 15);
      assert.number(
        attacks(fight({ a: { profile: two, models: 20, files: 5 } })).map(([, part, , dice]) => [part, dice]),
        [
          [0, 15],
          [1, 10],
        ],
      );
    },
    "extra-support",
  ),
  one("t9a.rule.inanimate", "strikes no blows", () => {
    const a = { profile: chariot(), ...one1 };
    assert.number(
      attacks(fight({ a }))
        .filter(([, , rule]) => rule === "blow")
        .map(([, part, , dice]) => [part, dice]),
      [
        [1, 2],
        [0, 2],
      ],
    );
  }),
  one(
    "t9a.rule.rage",
    "an attack more for each Health Point lost",
    () => {
      const beast = (lost: number, models = 1) => ({
        profile: like({ rules: ["rage"], hp: 4 }),
        models,
        files: 1,
        lost,
      });
      assert.number(
        [0, 1, 3].map((lost) => attacksOf(beast(lost))),
        [1, 2, 4],
      );
      assert.number(attacksOf(beast(3, 2)), 1, "nobody knows who of two is hurt");
    },
    "rage-of-several",
  ),
  one("t9a.rule.weapon-master", "a weapon anew in each round, the Hand Weapon too", () => {
    const armed = { profile: like({ rules: ["weapon-master"], weapons: ["great-weapon", "halberd"] }) };
    const held = (a: Partial<SceneUnit>) =>
      mainPool(played(fight({ a }), quiet(), { until: { step: "melee-phase/6" } }).game.units[0] as Unit).weapon;
    const first = played(fight({ a: armed }), quiet(), { until: { choice: "weapon" } });
    const answers = (run: Played): number => {
      const { request, system, game } = run;
      return request?.type === "choice"
        ? (system.rules.choices.weapon?.enumerate?.(game, request.about)?.length ?? 0)
        : 0;
    };
    const plain = played(fight({ a: { profile: like({ weapons: ["great-weapon", "halberd"] }) } }), quiet(), {
      until: { choice: "weapon" },
    });
    assert.legality([answers(first), answers(plain)], [3, 2]);
    const other = { profile: like({ weapons: ["great-weapon", "halberd"] }) };
    assert.number([held(armed), held(other)], [null, "great-weapon"]);
  }),
  one(
    ["t9a.rule.impact-hits", "t9a.sequence.melee.round-of-combat.5"],
    "chargers run over whom they touch with their front, at step 10",
    () => {
      const scene = (more: Partial<SceneUnit> = charging, facing?: "front" | "left") =>
        fight({ a: { profile: chariot(), ...one1, ...more }, ...(facing === undefined ? {} : { facing }) });
      const impacts = (s: Scene) => attacks(s).filter(([, , rule]) => rule === "impact-hits");
      assert.number(impacts(scene()), [[10, 2, "impact-hits", 1, "1D6+1"]]);
      assert.number([impacts(scene({})), impacts(scene(charging, "left"))], [[], []]);
      // Strength 5 against 3, no armour: D6+1 hits that wound on 2+, four and a half and five sixths of them.
      const [first] = rolled(scene());
      assert.odds(first === undefined ? 0 : meanOf(first.chain, 12), 45);
      assert.number(
        first?.chain.stages.map((s) => s.need),
        [null, null, 2, null],
      );
      // In a model of several parts only who is Harnessed or Inanimate; the strongest of those.
      const whole = (parts: readonly ScenePart[]) =>
        impacts(
          fight({
            a: { profile: chariot({ rules: [{ rule: "impact-hits", dice: "2" }] }, parts), ...one1, ...charging },
          }),
        );
      assert.number(whole([{ ...crew, str: 6 }, steeds]), [[10, 1, "impact-hits", 1, "2"]]);
    },
  ),
  one("t9a.rule.grind-attacks", "hits at the part’s own Agility, of any facing", () => {
    const grinds = (facing: "front" | "left", more: Partial<SceneUnit> = {}) =>
      attacks(
        fight({ a: { profile: monster([{ rule: "grind-attacks", dice: "D3+1" }]), ...one1, ...more }, facing }),
      ).filter(([, , r]) => r === "grind-attacks");
    assert.number(
      [grinds("front"), grinds("left"), grinds("front", charging)],
      [
        [[2, 0, "grind-attacks", 1, "1D3+1"]],
        [[2, 0, "grind-attacks", 1, "1D3+1"]],
        [[3, 0, "grind-attacks", 1, "1D3+1"]],
      ],
    );
  }),
  one(
    ["t9a.rule.grind-attacks", "t9a.rule.impact-hits"],
    "one of the two in a round, as its player chooses",
    () => {
      const both = monster([
        { rule: "grind-attacks", dice: "3D3" },
        { rule: "impact-hits", dice: "2D3" },
      ]);
      const scene = (more: Partial<SceneUnit>) => fight({ a: { profile: both, ...one1, ...more } });
      const made = (answer: string) =>
        rolled(scene(charging), { "special-attack": special(answer) }).flatMap(({ p }) =>
          p.special === null || p.special.rule === "stomp-attacks" ? [] : [p.special.rule],
        );
      assert.deepEqual([made("impact-hits"), made("grind-attacks")], [["impact-hits"], ["grind-attacks"]]);
      assert.number([made("impact-hits").length, made("grind-attacks").length], [1, 1]);
      const still = played(scene({}), quiet(), { until: { step: "round-of-combat/7" } });
      assert.number(kinds(still, "special-attack"), 0);
    },
    "special-attacks-declared",
  ),
  one(
    "t9a.rule.breath-attack",
    "2D6 hits of their own Strength, once in a battle",
    () => {
      const rules: Rules = [
        { rule: "breath-attack", strength: 4, armourPenetration: 1, attributes: ["flaming-attacks"] },
      ];
      const scene = fight({ a: { profile: monster(rules), ...one1 } });
      const breaths = (answer: string | null) =>
        rolled(scene, { "special-attack": special(answer) }).filter(({ p }) => p.special?.rule === "breath-attack");
      assert.number([breaths("breath-attack").length, breaths(null).length], [1, 0]);
      const [first] = breaths("breath-attack");
      // Seven hits on average, Strength 4 against 3: two thirds wound.
      assert.odds(first === undefined ? 0 : meanOf(first.chain, 3), 14);
      const spent = {
        ...scene,
        effects: [{ id: 1, rule: "spent-attack", on: 0, from: null, until: {}, params: { attack: "breath-attack" } }],
      };
      const again = played(spent, quiet(), { until: { step: "round-of-combat/7" } });
      assert.legality(kinds(again, "special-attack"), 0);
      const flammable = fight({
        a: { profile: monster(rules), ...one1 },
        b: { profile: like({ rules: ["flammable"], arm: 2 }) },
      });
      const [burnt] = rolled(flammable, { "special-attack": special("breath-attack") }).filter(
        ({ p }) => p.special?.rule === "breath-attack",
      );
      // A third of a third fails twice; armour 2 less 1 saves one of six.
      assert.odds(burnt === undefined ? 0 : meanOf(burnt.chain, 54), 280);
    },
    "special-attacks-declared",
  ),
  one(
    "t9a.rule.crush-attack",
    "one attack at step 0 in place of all blows of that part",
    () => {
      const scene = fight({
        a: { profile: monster(["crush-attack"]), ...one1 },
        b: { profile: like({ hp: 4, res: 8, arm: 6 }), ...one1 },
      });
      const made = (answer: string | null) =>
        rolled(scene, { "special-attack": special(answer) }).filter(
          ({ p }) => p.unit === 0 && p.special?.rule !== "stomp-attacks",
        );
      const [crushing] = made("crush-attack");
      assert.number(
        made("crush-attack").map(({ p, chain }) => [p.special?.rule, ...chain.stages.map((s) => s.need)]),
        [["crush-attack", 3, 2, null]],
      );
      assert.number(
        made(null).map(({ p }) => [p.special, p.dice]),
        [[null, 4]],
      );
      // Two thirds hit, five sixths wound, D3+1 each, four at most.
      assert.odds(crushing === undefined ? 0 : meanOf(crushing.chain, 3), 5);
    },
    "special-attacks-declared",
  ),
  one(["t9a.rule.stomp-d6", "t9a.model-height.gigantic"], "a Gigantic model tramples with D6 hits", () => {
    const stomps = (rules: Rules, b: Partial<SceneUnit> = {}) =>
      attacks(fight({ a: { profile: monster(rules), ...one1 }, b })).filter(([, , rule]) => rule === "stomp-attacks");
    assert.number(
      [stomps([]), stomps([], { profile: like({ height: "Large", base: [40, 40] }), ...one1 })],
      [[[0, 0, "stomp-attacks", 1, "1D6+0"]], []],
    );
  }),
  one(
    "t9a.rule.stomp-d6",
    "all its hits fall on one of two units that it touches",
    () => {
      const small = { models: 5, files: 5 };
      const a = { profile: monster([]), ...one1 };
      const two = fight({ a, b: small, offset: 55, more: { C: { ...small, on: "front", offset: -55 } } });
      const dice: number[] = [];
      played(
        two,
        quiet({
          allocate: (request) => {
            const packet = request.type === "choice" ? (request.about.packet as unknown as Packet) : null;
            if (packet?.special == null) return "usual";
            dice.push(packet.dice, packet.aims.length);
            return { choice: "allocate", answer: { dice: [0, 1] } };
          },
        }),
        { until: { step: "round-of-combat/7" } },
      );
      assert.number(dice, [1, 2]);
    },
    "hits-of-one-model",
  ),
  one("t9a.rule.massive-bulk", "a Gigantic mount has nothing of its rider’s armour", () => {
    const rider: ScenePart = { ...crew, name: "rider" };
    const worn = { suit: "plate", shield: true, arm: 3 } as const;
    const armour = (parts: readonly ScenePart[], height: "Large" | "Gigantic"): number => {
      const game = gameOf(fight({ a: { profile: monster([], { ...worn, height, parts }), ...one1, character: true } }));
      const u = game.units[0] as Unit;
      return armourOf(game, u, mainPool(u)).value;
    };
    assert.number([armour([rider, steeds], "Gigantic"), armour([rider, steeds], "Large")], [3, 6]);
    assert.number(armour([crew], "Gigantic"), 6, "nobody rides it");
  }),
  one(
    "t9a.rule.stomp-attacks",
    "its own in place of those of its Height",
    () => {
      const a = {
        profile: chariot({ type: "Cavalry" }, [crew, { ...steeds, rules: [{ rule: "stomp-attacks", dice: "D3" }] }]),
        ...one1,
      };
      const stomps = attacks(fight({ a })).filter(([, , rule]) => rule === "stomp-attacks");
      assert.number(stomps, [[0, 1, "stomp-attacks", 1, "1D3+0"]]);
    },
    "stomps-of-two-kinds",
  ),
  one(
    ["t9a.rule.impact-hits", "t9a.sequence.attacks.attack.3"],
    "hits on a unit with few men and a Character are counted, then shared out",
    () => {
      const b = { models: 3, files: 4, characters: [{ profile: like({ hp: 3 }), cost: 50 }] };
      const run = played(
        fight({ a: { profile: chariot(), ...one1, ...charging }, b }),
        quiet({ "roll.number-of-hits": { show: { total: 6 } } }),
        { until: { choice: "share-hits" } },
      );
      assert.number(run.request?.type === "choice" ? run.request.about.hits : 0, 7);
      const crowd = played(
        fight({ a: { profile: chariot(), ...one1, ...charging }, b: { ...b, models: 5, files: 6 } }),
        quiet(),
        { until: { step: "round-of-combat/7" } },
      );
      assert.number(
        [
          kinds(crowd, "share-hits"),
          crowd.requests.filter(({ request: r }) => r.type === "roll" && r.label.key === "roll.number-of-hits").length,
        ],
        [0, 0],
      );
    },
    "special-hits",
  ),
  one(
    "t9a.rule.rolled-figures",
    "an Attack Value and an Offensive Skill of dice, anew in each round",
    () => {
      const omen = like({
        parts: [{ ...crew, att: 0, off: 0, rolled: { attackValue: "D6+2", offensiveSkill: "D6+5" } }],
      });
      const fought = (face: number) =>
        rolled(fight({ a: { profile: omen, ...one1 } }), { "roll.rolled-figure": { show: { total: face } } })
          .filter(({ p }) => p.unit === 0)
          .map(({ p, chain }) => [p.dice, chain.stages[0]?.need ?? null]);
      // Skill 6 against 3 hits on 3+, 11 against 3 is no more than 10: 2+.
      assert.number([fought(1), fought(6)], [[[3, 3]], [[8, 2]]]);
    },
    "rolled-figures",
  ),
  one("t9a.rule.magical-attacks", "what stands against Magical Attacks asks for them", () => {
    const saved = has([{ rule: "aegis", need: 4, against: ["magical-attacks"] }]);
    const others = has([{ rule: "aegis", need: 4, against: ["no magical-attacks"] }]);
    assert.odds([blow(has(["magical-attacks"]), saved), blow(has([]), saved)], [4.5, 9]);
    assert.odds([blow(has(["magical-attacks"]), others), blow(has([]), others)], [9, 4.5]);
  }),
];
