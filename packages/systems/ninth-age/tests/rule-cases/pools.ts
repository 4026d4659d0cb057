import { hashOf, type Json } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { needs, piece, type RuleCase, type SceneLine, type SceneReply, verdict } from "@tercio/testkit";
import type { Packet } from "../../src/calculation/attacks.ts";
import { discipline } from "../../src/calculation/characteristics.ts";
import { combatQuestion, ninthAge } from "../../src/index.ts";
import { poolHealth, rowsOf } from "../../src/calculation/health.ts";
import { startingHealth } from "../../src/state/pools.ts";
import { decimated } from "../../src/entries/rules/psychology.play.ts";
import { buildScene } from "../../src/scene/build.ts";
import type { SceneCharacter, SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { writeScene } from "../../src/scene/write.ts";
import { pointsOf } from "../../src/sequence/scoring.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { type Fight, fight, gameOf, like } from "./combat-scenes.ts";
import { at, block, type Played, played, quiet, vars } from "./scenes.ts";
import { assert, INCH, one } from "./table.ts";
import { stands } from "../../src/state/steps.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const LOSS = "t9a.sequence.attacks.attack.8";

/** Three Health Points, three attacks at Agility 5, Heavy Armour; slower and steadier than the men. */
const captain: SceneCharacter = {
  profile: like(
    {
      hp: 3,
      def: 5,
      res: 4,
      dis: 9,
      adv: 3,
      mar: 6,
      suit: "heavy",
      weapons: ["hand-weapon", "halberd", "great-weapon"],
    },
    { att: 3, off: 5, str: 4, ap: 1, agi: 5 },
  ),
  weapon: "halberd",
  cost: 150,
};
/** Men whose champion is a Favoured one: Agility 4 instead of 3, two Health Points. */
const men = like({ rules: ["favoured-champion"] });
/** Eleven men, their champion and the captain, six wide, who have fought a round; the champion in file 3, the captain in 2. */
const three: Partial<SceneUnit> = {
  ...{ profile: men, models: 12, files: 6, champion: true, characters: [captain] },
  state: { rounds: 1, weapon: "hand-weapon" },
};
/** They strike last. */
const slow = like({}, { agi: 1 });
const foe: Partial<SceneUnit> = { profile: slow, models: 12, files: 6, state: { rounds: 1, weapon: "hand-weapon" } };
const meet = (more: Fight = {}) => fight({ ...more, a: { ...three, ...more.a }, b: { ...foe, ...more.b } });

const unitOf = (run: Played, name = "A"): Unit => piece(run, name) as Unit;
/** Health Points of each pool, as its list has them: the men, the champion, the captain. */
const left = (run: Played, name = "A"): readonly number[] =>
  unitOf(run, name).pools.map((p) => poolHealth(run.game, unitOf(run, name), p));

/** What is rolled together now. */
const blowsOf = (game: NinthAge): readonly Packet[] =>
  vars({ game }, "initiative-step").packets as unknown as readonly Packet[];

type Struck = readonly [step: number, by: string, at: string, dice: number, ...needs: (number | null)[]];
/** All blows as rolled, "A.2" the third pool of A. */
const struck = (run: Played): readonly Struck[] =>
  run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const packets = blowsOf(game);
    const step = game.stack.find((f) => stands(f, "round-of-combat"))?.loop?.item as unknown as number;
    const name = (p: { unit: number; pool: number }): string =>
      `${Object.entries(run.names).find(([, id]) => id === p.unit)?.[0]}.${p.pool}`;
    const { chains } = request.dice;
    return packets.map((p, i): Struck => {
      const aim = p.aims[0] as Packet["aims"][number];
      return [step, name(p), name(aim), chains[i]?.dice ?? 0, ...(needs(request)[i] ?? [])];
    });
  });

/** Who may choose strikes at this pool where it can, otherwise at whom it likes. */
const striking =
  (pool: number): SceneReply<NinthAge> =>
  (request) => {
    if (request.type !== "choice") return "usual";
    const { packet } = request.about as unknown as { packet: Packet };
    const aim = Math.max(
      0,
      packet.aims.findIndex((a) => a.pool === pool),
    );
    return { choice: "allocate", answer: { dice: packet.aims.map((_, i) => (i === aim ? packet.dice : 0)) } };
  };
/** Blows at this pool of A come to so many Health Points, as far as their dice go; all others are quiet. */
function wounding(pool: number, points: number): { readonly [asked: string]: SceneReply<NinthAge> } {
  let rest = points;
  const reply: SceneReply<NinthAge> = (_, game, names) => {
    const shown = blowsOf(game).map((p) => {
      const now = p.aims[0]?.unit === names.A && p.aims[0]?.pool === pool ? Math.min(rest, p.dice) : 0;
      rest -= now;
      return now;
    });
    return { show: { points: shown } };
  };
  return { allocate: striking(pool), "roll.attack": reply, "roll.and": reply };
}
const answers = (choice: string, answer: Json): SceneLine => ({ choice, answer });

/** Victory Points that A gives at the end: its own row of the Army List, then the captain's. */
const given = (more: Partial<SceneUnit>): readonly number[] => {
  const { contact: _, ...apart } = meet({
    a: { cost: 200, startModels: 12, startCommand: { champion: true }, ...more },
    b: { at: [0, 20] },
  });
  const game = gameOf(apart);
  const u = game.units[0] as Unit;
  return rowsOf(game, u).map((row) => pointsOf(u, row));
};

/** Binomial chances of 0 to n successes. */
function successes(n: number, p: number): readonly number[] {
  let list = [1];
  for (let i = 0; i < n; i++)
    list = Array.from({ length: list.length + 1 }, (_, k) => (list[k] ?? 0) * (1 - p) + (list[k - 1] ?? 0) * p);
  return list;
}
/** Two dice that show so much or less. */
const atMost = (need: number): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= need) n++;
  return n / 36;
};

/** A unit is its Health Pools: rank and file, champion and a Character that joined it, each for itself. */
export const poolCases: readonly RuleCase[] = [
  one(
    [`${ROUND}.5`, "t9a.rule.favoured-champion"],
    "three pools strike at 5, 4 and 3, each with its own numbers",
    () => {
      const run = played(meet(), quiet(), at("7"));
      assert.deepEqual(struck(run).slice(0, 3), [
        // Halberd: Strength 5, Penetration 2. Favoured: Offensive Skill 4 and one attack more. Four men and six behind them.
        [5, "A.2", "B.0", 3, 3, 2, null],
        [4, "A.1", "B.0", 2, 3, 4, null],
        [3, "A.0", "B.0", 10, 4, 4, null],
      ]);
      assert.equal(
        struck(run)
          .filter(([step]) => step === 1)
          .reduce((sum, [, , , dice]) => sum + dice, 0),
        12,
      );
    },
  ),
  one([`${ROUND}.2`, "t9a.rule.great-weapon"], "a Character chooses its own weapon; its unit's stays", () => {
    const { weapon: _, ...bare } = captain;
    const scene = meet({ a: { characters: [bare] } });
    const asked = played(scene, quiet(), { until: { choice: "weapon" } });
    assert.deepEqual(
      ["hand-weapon", "halberd", "great-weapon"].map((weapon) => verdict(asked, { unit: "A", weapon }).legal),
      [false, true, true],
    );
    const heavy = { weapon: answers("weapon", { unit: "A", weapon: "great-weapon" }) };
    const run = played(scene, quiet(heavy), at("7"));
    assert.deepEqual(
      unitOf(run).pools.map((p) => p.weapon),
      ["hand-weapon", "hand-weapon", "great-weapon"],
    );
    assert.deepEqual(struck(run).at(-1), [0, "A.2", "B.0", 3, 3, 2, null]);
  }),
  one(
    `${ROUND}.6.1`,
    "each is aimed at by itself: three of six in front and those behind them reach the captain",
    () => {
      const at2 = played(meet(), quiet({ allocate: striking(2) }), at("7"));
      const at1 = played(meet(), quiet({ allocate: striking(1) }), at("7"));
      /** Dice and needs by who is struck. */
      const blows = (run: Played): readonly unknown[] => {
        const found = new Map<string, [number, ...(number | null)[]]>();
        for (const [, by, aim, dice, ...faces] of struck(run))
          if (by === "B.0") found.set(aim, [(found.get(aim)?.[0] ?? 0) + dice, ...faces]);
        return [...found].sort((p, q) => (p[0] < q[0] ? -1 : 1));
      };
      // Def 5, Res 4 and Heavy Armour; the champion Def 4; the men Def 3.
      assert.number(blows(at2), [
        ["A.0", [6, 4, 4, null]],
        ["A.2", [6, 4, 5, 5]],
      ]);
      assert.deepEqual(blows(at1), [
        ["A.0", [6, 4, 4, null]],
        ["A.1", [6, 4, 4, null]],
      ]);
    },
  ),
  one(LOSS, "each loses by itself, and nobody takes over what a Character cannot lose", () => {
    const lost = (pool: number, points: number): readonly number[] =>
      left(played(meet(), quiet(wounding(pool, points)), at("7")));
    assert.deepEqual(
      [lost(0, 3), lost(1, 1), lost(1, 5), lost(2, 2), lost(2, 3), lost(2, 6)],
      [
        [8, 2, 3],
        [11, 1, 3],
        [11, 0, 3],
        [11, 2, 1],
        [11, 2, 0],
        [11, 2, 0],
      ],
    );
    // Six at the captain cost three Health Points: that is what the enemy scores.
    const run = played(meet(), quiet(wounding(2, 6)), at("8"));
    assert.deepEqual(vars(run).lost, [3, 0]);
    assert.equal(unitOf(run).files, 6);
  }),
  one(
    LOSS,
    "what the rank and file cannot lose goes to the champion, and no farther",
    () => {
      const scene = meet({ a: { models: 4, files: 5, startModels: 12 }, b: { models: 18 } });
      const lost = (points: number): readonly number[] => left(played(scene, quiet(wounding(0, points)), at("7")));
      assert.deepEqual([3, 4, 5, 6].map(lost), [
        [0, 2, 3],
        [0, 1, 3],
        [0, 0, 3],
        [0, 0, 3],
      ]);
      const last = played(scene, quiet(wounding(0, 6)), at("7"));
      assert.deepEqual([unitOf(last).place, unitOf(last).files, unitOf(last).pools[2]?.slot], ["field", 1, 0]);
      assert.deepEqual(vars(last).lost, [5, 0]);
    },
    "health-pools",
  ),
  one(
    `${ROUND}.6.1`,
    "a champion and who stands behind reach past whom they touch to the rank and file, a captain does not",
    () => {
      // One file against one: the captain and the champion touch each other alone.
      const column = { files: 1, models: 4 };
      const scene = meet({ a: { ...column, champion: false }, b: { ...column, champion: true } });
      const past = struck(played(scene, quiet({ allocate: striking(0) }), at("7")));
      assert.deepEqual(past, [
        [5, "A.1", "B.1", 3, 3, 2, null],
        [3, "A.0", "B.0", 1, 4, 4, null],
        [1, "B.0", "A.0", 1, 4, 4, null],
        [1, "B.1", "A.0", 2, 4, 4, null],
      ]);
    },
    "struck-beside",
  ),
  one([`${ROUND}.4`, "t9a.combat-score.overkill"], "a captain duels a champion; nobody else strikes either", () => {
    const scene = meet({ b: { champion: true } });
    const issued = played(scene, quiet(), { until: { choice: "issue-duel" } });
    assert.deepEqual(
      [
        { unit: "A", pool: 0 },
        { unit: "A", pool: 1 },
        { unit: "A", pool: 2 },
        { unit: "A", pool: 3 },
        { unit: null },
      ].map((answer) => verdict(issued, answer).legal),
      [false, true, true, false, true],
    );
    const duel = {
      "issue-duel": answers("issue-duel", { unit: "A", pool: 2 }),
      "accept-duel": answers("accept-duel", { unit: "B", pool: 1 }),
    };
    const run = played(scene, quiet(duel), at("7"));
    const of = (who: string) => struck(run).filter(([, by, aim]) => by === who || aim === who);
    assert.deepEqual(of("A.2"), [
      [5, "A.2", "B.1", 3, 3, 2, null],
      [1, "B.1", "A.2", 2, 4, 5, 5],
    ]);
    assert.deepEqual(of("B.1"), of("A.2"));
    // Three wounds on a champion with one Health Point: two of Overkill, one Health Point lost.
    const slain = (request: unknown, game: NinthAge): SceneLine => ({
      show: {
        points: blowsOf(game).map((p) => (p.pool === 2 && request !== null ? 3 : 0)),
      },
    });
    const won = played(scene, quiet({ ...duel, "roll.attack": slain, "roll.and": slain }), at("8"));
    assert.deepEqual(
      [vars(won).overkill, vars(won).lost, left(won, "B")],
      [
        [2, 0],
        [0, 1],
        [11, 0],
      ],
    );
  }),
  one([`${ROUND}.3`, "t9a.rule.make-way"], "a captain out of contact steps into it, into no champion's place", () => {
    const scene = meet({
      a: { models: 24, files: 12, championFile: 4, characters: [{ ...captain, file: 11 }] },
      b: { models: 10, files: 5 },
    });
    const run = played(scene, quiet(), { until: { choice: "make-way" } });
    assert.deepEqual(run.request?.type === "choice" ? run.request.about.pool : null, 2);
    assert.deepEqual(
      [2, 3, 4, 8, 9].map((file) => verdict(run, { file }).legal),
      [false, true, false, true, false],
    );
    const stepped = played(scene, quiet({ "make-way": answers("make-way", { file: 3 }) }), at("7"));
    assert.deepEqual(
      unitOf(stepped).pools.map((p) => p.slot),
      [null, 4, 3],
    );
    assert.deepEqual(struck(stepped)[0]?.slice(1, 4), ["A.2", "B.0", 3]);
  }),
  one(
    `${ROUND}.7`,
    "odds of three pools against a man of three Health Points: as added up by hand, to the last digit",
    () => {
      // Three files: the man in the middle is touched by all of them, and strikes back last.
      const scene = meet({
        a: { models: 2, files: 3 },
        b: { profile: like({ hp: 3 }, { agi: 1, att: 2 }), models: 1, files: 1 },
      });
      const game = gameOf(scene);
      const odds = exactOdds(ninthAge, combatQuestion(game, [0, 1]));
      const strong = successes(3, (4 / 6) * (5 / 6));
      const brave = successes(2, (4 / 6) * (3 / 6));
      const plain = successes(1, (3 / 6) * (3 / 6));
      const wounds = [0, 0, 0, 0];
      for (const [i, p] of strong.entries())
        for (const [j, q] of brave.entries())
          for (const [k, r] of plain.entries())
            wounds[Math.min(3, i + j + k)] = (wounds[Math.min(3, i + j + k)] ?? 0) + p * q * r;
      const hand: { [id: string]: number } = { "second-gone": wounds[3] as number, draw: 0 };
      const add = (id: string, p: number): void => void (hand[id] = (hand[id] ?? 0) + p);
      // He strikes at the man: what that one cannot lose the champion does, so that both count. A draw breaks nobody.
      for (const [lost, p] of wounds.slice(0, 3).entries())
        for (const [dealt, q] of successes(2, (3 / 6) * (3 / 6)).entries()) {
          const difference = lost - dealt;
          // The captain's Discipline of 9 holds the unit, the man has 7 himself.
          const holds = difference === 0 ? 1 : atMost((difference > 0 ? 7 : 9) - Math.abs(difference));
          const loser = difference > 0 ? "second" : "first";
          if (difference === 0) add("draw", p * q);
          else {
            add(`${loser}-holds`, p * q * holds);
            add(`${loser}-breaks`, p * q * (1 - holds));
          }
        }
      assert.equal(odds.exact, true);
      const apart = odds.results.map((r) => Math.abs(r.probability - (hand[r.id] ?? 0)));
      assert.ok(Math.max(...apart) < 1e-12);
      const chance = (id: string): string => (odds.results.find((r) => r.id === id)?.probability ?? 0).toFixed(6);
      assert.deepEqual(["second-gone", "draw", "first-breaks"].map(chance), ["0.521414", "0.091030", "0.006393"]);
    },
  ),
  one(
    "t9a.sequence.movement.movement-phase.3",
    "a unit is as slow as its slowest and as steady as its steadiest; both leaders keep to the first rank",
    () => {
      const moving = (characters: readonly SceneCharacter[]): Played =>
        played(
          { phase: "movement", units: { A: block("first", [0, 0], "north", { ...three, state: {}, characters }) } },
          quiet(),
          { until: { choice: "move" } },
        );
      const march = (run: Played, inches: number): boolean =>
        verdict(run, { unit: "A", move: "march", path: [{ kind: "straight", distance: Math.floor(inches * INCH) }] })
          .legal;
      const [alone, joined] = [moving([]), moving([captain])];
      assert.deepEqual(
        [6, 6.01, 8, 8.01].map((n) => march(joined, n)),
        [true, false, false, false],
      );
      assert.deepEqual(
        [6, 6.01, 8, 8.01].map((n) => march(alone, n)),
        [true, true, true, false],
      );
      assert.deepEqual(
        [alone, joined].map((run) => discipline(run.game, unitOf(run), "panic").value),
        [7, 9],
      );
      const u = unitOf(joined);
      const reform = (files: number) =>
        verdict(joined, { unit: "A", move: "reform", x: u.x, y: u.y, facing: u.facing, files });
      assert.deepEqual(
        [1, 2, 14].map((files) => reform(files).key),
        ["refuse.files-leaders", "refuse.reform-centre", "refuse.files"],
      );
    },
    "joined-characters",
  ),
  one(
    [
      "t9a.decimated.definition",
      "t9a.vp.shattered-definition",
      "t9a.vp.removed-as-casualty",
      "t9a.table.victory-points",
    ],
    "Decimated with the captain counted in, Shattered without; each row of the Army List gives its own points",
    () => {
      const few = (models: number, lost: number): boolean => {
        const game = gameOf(
          meet({
            a: {
              ...three,
              models,
              files: Math.min(6, models),
              champion: false,
              characters: [{ ...captain, lost }],
              startModels: 12,
              startCommand: { champion: true },
            },
          }),
        );
        return decimated(game, game.units[0] as Unit);
      };
      // Of 13 and the captain's 3 a quarter is 4.
      const start = gameOf(meet()).units[0] as Unit;
      assert.equal(startingHealth(start), 16);
      assert.deepEqual([few(2, 0), few(1, 0), few(2, 1), few(3, 2)], [false, true, true, true]);
      const files = { files: 3, champion: false };
      assert.deepEqual(
        [
          given({}),
          given({ models: 4, ...files }),
          given({ models: 3, ...files }),
          given({ models: 3, ...files, state: { fleeing: true } }),
          given({ characters: [{ profile: captain.profile, cost: 150, fallen: true }] }),
          given({ characters: [{ ...captain, lost: 2 }] }),
        ],
        [
          [0, 0],
          [0, 0],
          [100, 0],
          [200, 75],
          [0, 150],
          [0, 0],
        ],
      );
    },
  ),
  one(
    LOSS,
    "a scene tells of Characters, and is told back with them; what cannot be is refused where it stands",
    () => {
      const scene = meet({
        a: {
          championFile: 1,
          characters: [
            { ...captain, file: 4, lost: 2 },
            { profile: captain.profile, fallen: true, cost: 90 },
          ],
        },
      });
      const game = gameOf(scene);
      const told = writeScene(game);
      const again = buildScene(JSON.parse(JSON.stringify(told)), game.edition);
      assert.ok("game" in again && hashOf(again.game.units as never) === hashOf(game.units as never));
      assert.deepEqual(
        (told.units["A"] ?? Object.values(told.units)[0])?.characters?.map(({ profile: _, ...c }) => c),
        [
          { file: 4, lost: 2, weapon: "halberd", cost: 150 },
          { cost: 90, fallen: true },
        ],
      );
      const wrong = (characters: readonly SceneCharacter[], more: Partial<SceneUnit> = {}): string | null => {
        const problem = ninthAge.rules.checkScenario(
          ninthAge.rules.scenes?.scenario(meet({ a: { ...more, characters } }) as never),
        );
        return problem === null ? null : problem.where;
      };
      const on = (field: string): string => `setup.scene.units.A.characters.0.${field}`;
      assert.deepEqual(
        [
          wrong([captain]),
          // A base that is no multiple of theirs stands at a corner.
          wrong([{ ...captain, profile: { ...(captain.profile as SceneProfile), base: [25, 25] }, file: 2 }]),
          wrong([{ ...captain, profile: "no-such-unit" }]),
          wrong([{ ...captain, file: 5 }]),
          wrong([{ ...captain, file: 6 }]),
          wrong([{ ...captain, file: 2 }], { championFile: 2 }),
          wrong([{ ...captain, lost: 3 }]),
          wrong([{ ...captain, weapon: "lance" }]),
          wrong([captain], { models: 12, files: 14 }),
          wrong([captain], { models: 12, files: 13 }),
        ],
        [
          null,
          on("file"),
          on("profile"),
          null,
          on("file"),
          on("file"),
          on("lost"),
          on("weapon"),
          "setup.scene.units.A.files",
          null,
        ],
      );
    },
  ),
];
