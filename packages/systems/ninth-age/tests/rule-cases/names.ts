import { EARLY } from "../editions.ts";
import type { Json } from "@tercio/kernel";
import { type RuleCase, type SceneLine, type SceneOptions, verdict } from "@tercio/testkit";
import type { Scene } from "../../src/index.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { victoryPoints } from "../../src/sequence/scoring.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { book } from "../../src/hooks/book.ts";
import { gatesOf } from "../../src/calculation/gateway.ts";
import { casters, channelled } from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { health } from "../../src/calculation/health.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, rule } from "./item-scenes.ts";
import { at, block, type Played, played, quiet } from "./scenes.ts";
import { atB, range, shooter, toHit } from "./shooting-scenes.ts";
import { assert, INCH, one } from "./table.ts";
import type { Steps } from "../../src/state/steps.ts";

const UNDER = "t9a.rule.underground-ambush";

const counts = (...list: readonly number[]): SceneLine => ({ show: { counts: list as unknown as Json } }) as SceneLine;
/** Dice of each roll that was made with this label, and the sides on which they need something. */
const rolled = (run: Played, label: string): readonly unknown[] =>
  run.requests.flatMap(({ request }) =>
    request.type === "roll" && request.label.key === label && request.dice.kind === "pool"
      ? [[request.dice.dice, ...(request.dice.groups as readonly number[])]]
      : [],
  );
const lostBy = (run: Played, id = 1): number => run.game.units[id]?.pools[0]?.lost ?? -1;
const asked = (run: Played, choice: string): number =>
  run.requests.filter(({ request }) => request.type === "choice" && request.choice === choice).length;

/** One man with so many Attacks. */
const striking = (att: number) => ({ models: 1, files: 1, profile: like({}, { att }) });
const hydra = (more: Partial<SceneProfile> = {}): SceneProfile =>
  like({ hp: 5, rules: ["cut-one-off", { rule: "fortitude", need: 5 }], ...more }, { att: 0 });

/** Rules by which single units of the eight lists live, strike and come to the table. */
export const nameCases: readonly RuleCase[] = [
  one(
    "t9a.rule.cut-one-off",
    "each natural 6 of a Fortitude Save gives a Health Point back; a 5 only saves",
    () => {
      const fought = (saves: readonly number[], lost = 3, profile = hydra()): Played =>
        played(
          fight({ a: striking(3), b: { models: 1, files: 1, profile, lost } }),
          quiet({
            "roll.hits-first": counts(0, 0, 0, 3),
            "roll.apart.wound": counts(0, 3),
            "roll.apart.special": counts(...saves),
          }),
          at("7"),
        );
      // Three wounds, as they are saved: failed, by a 5, by a 6.
      const all = [
        [1, 1, 1],
        [0, 3, 0],
        [0, 1, 2],
        [0, 0, 3],
      ].map((saves) => lostBy(fought(saves)));
      assert.number(all, [3, 3, 1, 0]);
      // Nothing more than it has lost comes back, and nothing to who has fallen.
      assert.number(lostBy(fought([0, 0, 3], 1)), 0);
      assert.number(fought([2, 0, 1], 3).game.units[1]?.pools[0]?.count, 0);
      assert.number(rolled(fought([1, 1, 1]), "roll.apart.special"), [[3, 5, 6]]);
      // Of shots as of blows; flames leave it no Fortitude.
      const shotAt = (rules: readonly string[]): Played =>
        played(
          range({
            a: { profile: shooter(["bow"], { rules }), models: 4, files: 4 },
            b: { profile: hydra(), models: 1, files: 1, lost: 3 },
          }),
          (request, game, names) =>
            request.type === "choice" && request.choice === "shoot"
              ? atB
              : quiet({
                  "roll.to-hit-first": { show: { points: [2] } },
                  "roll.apart.wound": counts(0, 2, 0),
                  "roll.apart.special": counts(0, 0, 2),
                })(request, game, names),
          { until: { step: "shooting-phase/3" } },
        );
      assert.number([lostBy(shotAt([])), lostBy(shotAt(["flaming-attacks"]))], [1, 3]);
    },
    "saves-apart",
  ),
  one(
    ["t9a.rule.lethal-strike", "t9a.rule.fortitude", "t9a.sequence.attacks.attack.6"],
    "where saves fall one by one, what no Fortitude stops is saved by the Aegis, with dice of its own",
    () => {
      const guarded = hydra({ rules: ["cut-one-off", { rule: "fortitude", need: 5 }, { rule: "aegis", need: 6 }] });
      const profile = like({ rules: ["lethal-strike"] }, { att: 3 });
      /** Of three wounds one by a natural 6: what becomes of its Aegis. */
      const fought = (b: SceneProfile, ...aegis: readonly number[]): Played =>
        played(
          fight({ a: { models: 1, files: 1, profile }, b: { models: 1, files: 1, profile: b, lost: 2 } }),
          quiet({
            "roll.hits-first": counts(0, 0, 0, 3),
            "roll.apart.wound": counts(0, 2, 1),
            "roll.apart.special": (request) =>
              request.type === "roll" && request.dice.kind === "pool" && request.dice.dice === 1
                ? counts(...aegis)
                : counts(0, 2, 0),
          }),
          at("7"),
        );
      assert.number(rolled(fought(guarded, 1, 0), "roll.apart.special"), [
        [2, 5, 6],
        [1, 6],
      ]);
      assert.number([lostBy(fought(guarded, 1, 0)), lostBy(fought(guarded, 0, 1))], [3, 2]);
      assert.number(lostBy(fought(hydra())), 3, "without an Aegis nothing stops it");
    },
    "aegis-or-fortitude",
  ),
  one(
    rule("lucky-charm"),
    "one failed Armour Save of its bearer is made again, once in the battle, if he wishes",
    () => {
      const charm = hero("second", { ...item("lucky-charm"), suit: "plate", hp: 4 });
      const fought = (says: boolean, second: readonly number[], b = charm): Played =>
        played(
          fight({ a: striking(3), b }),
          quiet({
            "roll.hits-first": counts(0, 0, 3, 0),
            "roll.apart.wound": counts(0, 3, 0),
            "roll.apart.armour": (request) =>
              request.type === "roll" && request.dice.kind === "pool" && request.dice.dice === 3
                ? counts(2, 1, 0)
                : counts(...second),
            "use-item": { choice: "use-item", answer: says ? { unit: "B", item: "lucky-charm" } : { done: true } },
          }),
          at("7"),
        );
      assert.number(
        [lostBy(fought(true, [0, 1, 0])), lostBy(fought(true, [1, 0, 0])), lostBy(fought(false, [0, 1, 0]))],
        [1, 2, 2],
      );
      const used = fought(true, [0, 1, 0]);
      assert.number(rolled(used, "roll.apart.armour"), [
        [3, 4, 6],
        [1, 4, 6],
      ]);
      // Nobody is asked who has no such save, or has used it.
      const bare = fought(true, [0, 1, 0], hero("second", { ...item("lucky-charm"), hp: 4 }));
      assert.legality([asked(used, "use-item"), asked(bare, "use-item")], [1, 0]);
      const spent = used.game.effects.filter((e) => e.params.item === "lucky-charm").length;
      assert.number([spent, fought(false, [0, 1, 0]).game.effects.length], [1, 0]);
    },
    "saves-apart",
  ),
  one(
    "t9a.rule.wizard-conclave",
    "its Champion is an Adept of the spells that are listed for it, with a Health Point more; nobody else of it casts",
    () => {
      const FIRE: SpellWord = "spell.pyromancy.fireball";
      const listed = [FIRE, "hereditary.dl.spear-of-infinity", "spell.shamanism.break-the-spirit"];
      const conclave = (champion: boolean, rules: SceneProfile["rules"], state: object = {}): SceneUnit => ({
        ...{ side: "first", models: 8, files: 4, at: [0, 0], facing: "north", champion },
        ...{ profile: like({ rules: rules ?? [] }), ...state },
      });
      const stage = (a: SceneUnit) =>
        gameOf({
          phase: "magic",
          units: { A: a, B: block("second", [0, 12], "south") },
          magic: { known: { "0": [FIRE] } },
        });
      const rules = [{ rule: "wizard-conclave", spells: listed }] as const;
      const [led, headless, plain] = [
        stage(conclave(true, rules)),
        stage(conclave(false, rules)),
        stage(conclave(true, [{ rule: "wizard-adept", path: "pyromancy" }])),
      ];
      const the = (game: NinthAge): Unit => game.units[0] as Unit;
      assert.number(health(led, the(led)), 9);
      assert.number(health(headless, the(headless)), 8);
      assert.legality(
        [led, headless, plain].map((game) => casters(game, 0).map((c) => c.pool.kind)),
        [["champion"], [], ["rank-and-file"]],
      );
      assert.number([channelled(led, 0), channelled(headless, 0)], [1, 0]);
      assert.legality(
        [
          toSelect(EARLY, the(led), [])?.count,
          toSelect(EARLY, the(led), [])?.spells.length,
          toSelect(EARLY, the(led), [FIRE])?.count,
        ],
        [2, 3, 1],
      );
      assert.legality(toSelect(EARLY, the(headless), []), null);
    },
    "conclave-spells",
  ),
  one(
    UNDER,
    "comes up anywhere an inch from everything; on 4 and less it drifts, and stops an inch short of whom it meets",
    () => {
      const below: Scene = {
        turn: 2,
        phase: "movement",
        units: {
          A: {
            ...{ side: "first", profile: like({ rules: ["underground-ambush"] }), models: 1, files: 1 },
            ...{ place: "reserve", state: { special: "underground" } },
          },
          E: block("second", [0, 0], "south"),
        },
      };
      const up = (x: number, y: number): Json => ({
        units: [{ unit: "A", x: Math.round(x * INCH), y: Math.round(y * INCH), facing: 0, files: 1 }],
      });
      const surfaces = (at: Json, stays: number, turn = 0, far = 2): Played =>
        played(
          below,
          quiet({
            "roll.arrive": { show: { total: 3 } },
            deploy: { choice: "deploy", answer: at as never },
            "roll.underground": { show: { total: stays } },
            "roll.underground-way": { dice: [turn + 1] },
            "roll.underground-far": { show: { total: far } },
          }),
          { until: { choice: "move" } },
        );
      const place = (run: Played): readonly number[] => [run.game.units[0]?.x ?? 0, run.game.units[0]?.y ?? 0];
      const from = up(0, -8);
      const y = -8 * INCH;
      assert.place(place(surfaces(from, 5)), [0, y]);
      assert.place(place(surfaces(from, 4, 0, 6)), [0, y + 6 * INCH]);
      assert.place(place(surfaces(from, 4, 16384, 6)), [6 * INCH, y]);
      // Seven inches would end an inch before the enemy, which is too near: it is held up.
      assert.place(
        [6, 7, 12].map((far) => place(surfaces(from, 1, 0, far))[1]),
        [y + 6 * INCH, -INCH - 1, -INCH - 1],
      );
      const tests = (far: number): number =>
        surfaces(from, 1, 0, far).requests.filter(
          ({ request }) => request.type === "roll" && request.label.key === "roll.dangerous",
        ).length;
      assert.number([tests(6), tests(7)], [0, 1]);
      // The Board Edge holds it up as well: the table is 48 inches deep, the model 20 mm.
      assert.place(place(surfaces(from, 1, 32768, 12))[1], y - 12 * INCH);
      assert.place(place(surfaces(up(0, -20), 1, 32768, 12))[1], -23 * INCH + 2001);
      const asks = played(below, quiet({ "roll.arrive": { show: { total: 3 } } }), { until: { choice: "deploy" } });
      const may = (x: number, at: number): string | null => {
        const said = verdict(asks, up(x, at));
        return said.legal ? null : (said.rule ?? "?");
      };
      const south = -24 + 20 / 25.4;
      assert.legality(
        [may(0, south + 1), may(0, south + 1.01), may(0, -1), may(0, -1.01)],
        [UNDER, null, "t9a.rule.unit-spacing", null],
      );
    },
    "underground",
  ),
  one(
    "t9a.rule.fae-miasma",
    "each hit of its Longbows tests the Resilience of most of the unit; once failed, blows and shots hit 1 worse",
    () => {
      const asks = (weapon: "longbow" | "bow", res: number, more: Partial<SceneUnit> = {}): Played =>
        played(
          range({
            a: { profile: shooter([weapon], { rules: ["fae-miasma"] }), models: 4, files: 4 },
            b: { profile: like({ res }), ...more },
          }),
          (request, game, names) =>
            request.type === "choice" && request.choice === "shoot"
              ? atB
              : quiet({ "roll.to-hit-first": { show: { points: [3] } }, "roll.miasma": counts(2, 1) })(
                  request,
                  game,
                  names,
                ),
          { until: { step: "shooting-phase/3" } },
        );
      const test = (run: Played): unknown => rolled(run, "roll.miasma")[0] ?? null;
      assert.number(
        [3, 4, 5, 6].map((res) => test(asks("longbow", res))),
        [
          [3, 4],
          [3, 5],
          [3, 6],
          [3, 6],
        ],
      );
      assert.number(test(asks("bow", 3)), null);
      // Nineteen men and a Character: most are men.
      const led = { characters: [{ profile: like({ res: 5, hp: 3 }) }] };
      assert.number(test(asks("longbow", 3, led)), [3, 4]);
      // What they need to hit afterwards: in close combat, and with a bow of their own.
      const sick = (rules: readonly string[]): readonly (number | null)[] => {
        const lying = (on: number) => ({
          scene: {
            effects: rules.map((word, id) => ({ id: id + 1, rule: word, on, from: null, until: {}, params: {} })),
          },
        });
        const game = gameOf(fight(lying(1)));
        const blow = strikeNumbers(game, strikeOf(game, { unit: 1, pool: 0, part: 0 }, { unit: 0, pool: 0 })).hit;
        return [blow, toHit(range({ a: { profile: shooter(["bow"]) }, ...lying(0) }))];
      };
      assert.odds(
        [sick(["sickened"]), sick([])],
        [
          [5, 5],
          [4, 4],
        ],
      );
      const lies = (run: Played): readonly unknown[] =>
        run.game.effects.map(({ rule: word, on, until }) => [word, on, until.steps?.[0]?.player]);
      assert.legality(lies(asks("longbow", 3)), [["sickened", 1, 0]]);
      // Paired Weapons have it in close combat, a Hand Weapon has not.
      const struck = (weapon: "paired-weapons" | "hand-weapon"): unknown =>
        test(
          played(
            fight({
              a: {
                ...striking(3),
                profile: like({ rules: ["fae-miasma"], weapons: [weapon] }, { att: 3 }),
                state: { weapon },
              },
            }),
            quiet({ "roll.miasma": counts(4, 0) }),
            at("7"),
          ),
        );
      assert.legality([struck("paired-weapons") === null, struck("hand-weapon")], [false, null]);
    },
    "miasma",
  ),
  one(
    "t9a.rule.rebirth",
    "who has lost the last Health Point comes back on 5, on 3 with Warden’s Bond, 3 inches from there, with one, and once",
    () => {
      const bird = (rules: NonNullable<SceneProfile["rules"]>) => ({
        ...{ models: 1, files: 1, lost: 4, cost: 400 },
        profile: like({ hp: 5, rules }, { att: 0 }),
      });
      const slain = (
        total: number,
        rules: NonNullable<SceneProfile["rules"]> = ["rebirth"],
        until: SceneOptions<Steps> = at("7"),
        at2: Json | null = null,
      ): Played =>
        played(
          fight({ a: striking(1), b: bird(rules) }),
          (request, game, names) =>
            request.type === "roll" && request.dice.kind === "chains"
              ? { show: { points: [1] } }
              : quiet({
                  "roll.rebirth": { show: { total } },
                  ...(at2 === null ? {} : { deploy: { choice: "deploy", answer: at2 as never } }),
                })(request, game, names),
          until,
        );
      const place = (run: Played): string | undefined => run.game.units[1]?.place;
      assert.place([slain(4), slain(5)].map(place), ["gone", "reserve"]);
      const bonded = ["rebirth", "wardens-bond"];
      assert.place([slain(2, bonded), slain(3, bonded), slain(6, [])].map(place), ["gone", "reserve", "gone"]);
      const back = { until: { choice: "deploy" } };
      const asks = slain(5, ["rebirth"], back);
      assert.legality([asks.game.active, asks.game.phase], [1, "movement"]);
      // It fell with its front on A's: its middle 10 mm behind that.
      const down = (y: number): Json => ({
        units: [{ unit: "B", x: 0, y: 1000 + Math.round(y * INCH) - 1000, facing: 32768, files: 1 }],
      });
      const may = (y: number): string | null => {
        const said = verdict(asks, down(y));
        return said.legal ? null : (said.rule ?? "?");
      };
      assert.legality(
        [may(1), may(1.01), may(3), may(3.01)],
        ["t9a.rule.unit-spacing", null, null, "t9a.rule.rebirth"],
      );
      const returned = slain(5, ["rebirth"], { until: { step: "movement-phase/3" } }, down(2));
      const it = returned.game.units[1];
      assert.number([it?.pools[0]?.count, it?.pools[0]?.lost], [1, 4]);
      assert.place([it?.place, it?.y], ["field", 2 * INCH]);
      // It is hers to be slain again, and stays so then; while she lives she is shattered.
      assert.points(victoryPoints(returned.game)[0], 200);
      assert.points(victoryPoints(slain(4).game)[0], 400);
      const twice = { ...returned.game, units: returned.game.units.map((u) => ({ ...u, special: null })) } as NinthAge;
      assert.legality(
        [twice, slain(4).game].map((game) => book.offers("rebirth", game, { unit: game.units[1] as Unit }).length),
        [0, 1],
      );
    },
    "rebirth",
  ),
  one(
    "t9a.rule.gateway",
    "lays markers within 24 inches, four at most, sends a friend from 6 inches to an old one, and strikes around one that goes",
    () => {
      const maw = {
        type: "Construct",
        height: "Gigantic",
        base: [100, 150],
        hp: 6,
        res: 5,
        rules: ["gateway"],
      } as const;
      const lying = (...at: readonly (readonly [x: number, y: number, placedIn: number])[]) =>
        at.map(([x, y, placedIn], id) => ({
          ...{ id: id + 1, rule: "gateway-marker", on: null, from: null, until: {} },
          params: { seat: 0, x: x * INCH, y: y * INCH, placedIn },
        }));
      const stage = (effects: readonly object[] = [], away = 0, rules: readonly string[] = ["gateway"]): Scene =>
        ({
          phase: "magic",
          table: [72, 96],
          units: {
            A: {
              side: "first",
              profile: { ...like({}), ...maw, rules },
              models: 1,
              files: 1,
              at: [0, 0],
              facing: "north",
            },
            // Twenty millimetres square, beside the gate that is 100 wide, with so much between them.
            F: { side: "first", profile: like({}), models: 1, files: 1, at: [60 / 25.4 + away, 0], facing: "north" },
            E: { side: "second", profile: like({ hp: 9 }), models: 1, files: 1, at: [0, 20], facing: "south" },
          },
          effects,
        }) as never;
      const until = (choice: string) => ({ until: { choice } });
      const says = (answer: Json) => ({ choice: "gateway", answer: answer as never });
      const may = (scene: Scene): unknown => {
        const { request } = played(scene, quiet(), { until: { step: "magic-phase/2" } }).requests.find(
          ({ request: r }) => r.type === "choice" && r.choice === "gateway",
        ) ?? { request: null };
        return request?.type === "choice" ? [request.about.marks, request.about.units] : null;
      };
      const four = [
        [10, 0, 1],
        [12, 0, 1],
        [14, 0, 1],
        [16, 0, 1],
      ] as const;
      assert.legality(
        [may(stage()), may(stage(lying([10, 10, 1]))), may(stage(lying([10, 10, 1]), 5.99)), may(stage([], 0, []))],
        [[true, []], [true, [1]], [true, [1]], null],
      );
      assert.legality(may(stage(lying([10, 10, 1]), 6.01)), [true, []]);
      // Where.
      const mark = quiet({
        gateway: says({ mark: true }),
        "gateway-close": { choice: "gateway-close", answer: { gate: null } },
      });
      const asks = played(stage(), mark, until("gateway-point"));
      const place = (y: number): string | null => {
        const said = verdict(asks, { x: 0, y: Math.round(y * INCH) });
        return said.legal ? null : (said.rule ?? "?");
      };
      assert.legality([place(23.99), place(24), place(24.01)], [null, null, "t9a.rule.gateway"]);
      const close = played(stage(lying(...four)), mark, until("gateway-close"));
      assert.legality([verdict(close, { gate: null }).legal, verdict(close, { gate: 1 }).legal], [false, true]);
      // With three lying there is room for a fourth.
      const room = played(stage(lying(...four.slice(0, 3))), mark, until("gateway-close"));
      assert.legality([verdict(room, { gate: null }).legal, verdict(room, { gate: 1 }).legal], [true, true]);
      // Out of it: within an inch and a half of the marker.
      const send = quiet({ gateway: says({ send: "F" }) });
      const out = played(stage(lying([10, 10, 1])), send, until("deploy"));
      const comes = (y: number): string | null => {
        const said = verdict(out, {
          units: [{ unit: "F", x: 10 * INCH, y: 10 * INCH - Math.round(y * INCH), facing: 0, files: 1 }],
        });
        return said.legal ? null : (said.rule ?? "?");
      };
      assert.legality([comes(1.5), comes(1.51)], [null, "t9a.rule.gateway"]);
      // What is taken away strikes whoever stands within an inch and a half, with toxic hits.
      const struck = (y: number): readonly unknown[] => {
        const run = played(
          stage(lying([0, 20 - y, 1])),
          quiet({
            gateway: says({ mark: true }),
            "gateway-close": { choice: "gateway-close", answer: { gate: 1 } },
            "gateway-point": { choice: "gateway-point", answer: { x: 0, y: 5000 } },
            "roll.gateway": { show: { total: 5 } },
          }),
          { until: { step: "magic-phase/2" } },
        );
        return run.requests.flatMap(({ request }) =>
          request.type === "roll" && request.dice.kind === "chains" ? [request.dice.chains[0]?.dice] : [],
        );
      };
      assert.number([struck(1.5), struck(1.51)], [[5], []]);
      assert.number(gatesOf(gameOf(stage(lying(...four))), 0).length, 4);
      assert.number(gatesOf(gameOf(stage(lying(...four), 0, [])), 0).length, 0);
    },
    "gateway",
  ),
];
