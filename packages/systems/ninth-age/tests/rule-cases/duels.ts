import { needs, type RuleCase, type SceneLine, type SceneReply, verdict } from "@tercio/testkit";
import type { Duel } from "../../src/calculation/attackers.ts";
import type { Packet } from "../../src/calculation/attacks.ts";
import { discipline } from "../../src/calculation/characteristics.ts";
import type { SceneCharacter } from "../../src/scene/types.ts";
import type { NinthAge, PoolRef, Unit } from "../../src/state/state.ts";
import { fight, like } from "./combat-scenes.ts";
import { at, type Played, played, quiet, rolls, vars } from "./scenes.ts";
import { assert, one } from "./table.ts";
import { stands } from "../../src/state/steps.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const led = { champion: true };
const asked = (run: Played): readonly string[] =>
  run.requests.map(({ request: q }) => (q.type === "choice" ? q.choice : q.label.key));

/** Duels: who issues and refuses them, and what becomes of those who fight. */
export const duelCases: readonly RuleCase[] = [
  one(
    `${ROUND}.4`,
    "the Active Player's side issues first; where nobody does, or nobody accepts, the other may, also who has refused",
    () => {
      const scene = fight({ a: led, b: led });
      const [mine, yours] = ["A", "B"].map((unit) => ({ unit, pool: 1 }));
      /** What is asked of the Duel, and who fights it; what is said in turn. */
      const told = (...said: readonly ({ readonly unit: string | null } | undefined)[]): readonly unknown[] => {
        let at = 0;
        const next: SceneReply<NinthAge> = (request) => ({
          choice: (request as { choice: string }).choice,
          answer: said[at++] ?? { unit: null },
        });
        const run = played(scene, quiet({ "issue-duel": next, "accept-duel": next }), at6);
        const fighting = vars(run).duel as Duel | null;
        return [...asked(run).filter((c) => c.endsWith("duel")), fighting?.a.unit ?? null];
      };
      const at6 = at("6");
      assert.legality(told(), ["issue-duel", "issue-duel", null]);
      assert.legality(told(mine, yours), ["issue-duel", "accept-duel", 0]);
      assert.legality(told(mine), ["issue-duel", "accept-duel", "issue-duel", null]);
      assert.legality(told(mine, undefined, yours, mine), [
        ...["issue-duel", "accept-duel", "issue-duel", "accept-duel"],
        1,
      ]);
      assert.legality(told(undefined, yours, mine), ["issue-duel", "issue-duel", "accept-duel", 1]);
    },
    "refused-duel",
  ),
  one(
    [`${ROUND}.4`, "t9a.rule.refuse-duel"],
    "for a Duel refused one of two Characters is named: no blow, no Duel, Discipline 0 until the end of the round",
    () => {
      const knight = (name: string, dis: number): SceneCharacter => ({
        profile: like({ name, dis, hp: 3 }, { att: 3, agi: 6 }),
      });
      const state = { rounds: 1 };
      const scene = fight({
        a: { ...led, state },
        b: { ...led, models: 10, state, characters: [knight("Old", 9), knight("Young", 8)] },
      });
      const issue = { "issue-duel": { choice: "issue-duel", answer: { unit: "A", pool: 1 } } } as const;
      const naming = played(scene, quiet(issue), { until: { choice: "name-refuser" } });
      const names = [...[0, 1, 2, 3].map((pool) => ({ unit: "B", pool })), { unit: "A", pool: 1 }, { unit: null }];
      assert.legality(
        names.map((answer) => verdict(naming, answer).legal),
        [false, false, true, true, false, false],
      );
      assert.legality(naming.request?.player, 0);
      /** Discipline of B and dice of its pools in the round; who of B may issue then; Discipline after the round. */
      const named = (pool: number): readonly unknown[] => {
        const lines: { [choice: string]: SceneLine | SceneReply<NinthAge> } = {
          "issue-duel": (request, game) =>
            game.stack.some((f) => stands(f, "duel") && f.vars.seat === 0)
              ? issue["issue-duel"]
              : { choice: (request as { choice: string }).choice, answer: { unit: null } },
          "name-refuser": { choice: "name-refuser", answer: { unit: "B", pool } },
        };
        const run = played(scene, quiet(lines), at("7"));
        const dice = [0, 0, 0, 0];
        for (const { request, game } of run.requests)
          if (request.type === "roll" && request.dice.kind === "chains")
            for (const p of vars({ game }, "initiative-step").packets as readonly Packet[])
              if (p.unit === 1) dice[p.pool] = (dice[p.pool] as number) + p.dice;
        const issuers = run.requests.flatMap(({ request: q }) =>
          q.type === "choice" && q.choice === "issue-duel" && q.player === 1
            ? (q.about.from as unknown as readonly PoolRef[]).map((who) => who.pool)
            : [],
        );
        const of = (r: Played): number => discipline(r.game, r.game.units[1] as Unit, "break").value;
        const after = played(scene, quiet(lines), { until: { step: "melee-phase/5" } });
        return [of(run), dice, issuers, of(after)];
      };
      // Three men in front and six behind; the champion has one attack more than they.
      assert.number(named(2), [8, [9, 2, 0, 3], [1, 3], 9]);
      assert.number(named(3), [9, [9, 2, 3, 0], [1, 2], 9]);
    },
    "refused-duel",
  ),
  one(
    [`${ROUND}.4`, "t9a.rule.refuse-duel"],
    "the only Character is named without a question; the Break Test of its unit needs what its men are worth",
    () => {
      const captain: SceneCharacter = { profile: like({ dis: 9, hp: 3 }, { att: 3 }) };
      const scene = fight({
        a: { ...led, standard: true, state: { rounds: 1 } },
        b: { ...led, models: 23, state: { rounds: 1 }, characters: [captain] },
      });
      const need = (by: string | null): readonly unknown[] => {
        const run = played(
          scene,
          quiet({
            "issue-duel": (request) => ({
              choice: "issue-duel",
              answer:
                by === null || (request as { player: number }).player > 0 ? { unit: null } : { unit: by, pool: 1 },
            }),
          }),
          { until: { roll: "roll.break" } },
        );
        return [asked(run).filter((c) => c === "name-refuser").length, (needs(run.request)[0]?.[0] ?? 0) - 1];
      };
      // Ranks count alike; the standard makes the difference.
      assert.number(
        [need(null), need("A")],
        [
          [0, 8],
          [0, 6],
        ],
      );
    },
    "refused-duel",
  ),
  one(
    `${ROUND}.4`,
    "a duellist whose rival has fallen strikes nobody, nor does its mount; five of six mounts strike on",
    () => {
      const [rider] = like({}, { agi: 4 }).parts;
      const [mount] = like({}, { harnessed: true }).parts;
      if (rider === undefined || mount === undefined) throw new Error("a man has a part");
      const scene = fight({
        a: { ...led, profile: like({ parts: [rider, mount] }) },
        b: { ...led, profile: like({}, { agi: 1 }) },
      });
      const slaying: SceneReply<NinthAge> = (request, game) => {
        const packets = vars({ game }, "initiative-step").packets as readonly Packet[];
        return { show: { points: packets.map((p) => (p.pool > 0 && p.unit === 0 ? 1 : 0)) } };
      };
      const dice = (answer: string | null): readonly unknown[] =>
        rolls(
          played(
            scene,
            quiet({
              "issue-duel": { choice: "issue-duel", answer: answer === null ? { unit: null } : { unit: "A", pool: 1 } },
              "accept-duel": {
                choice: "accept-duel",
                answer: answer === null ? { unit: null } : { unit: answer, pool: 1 },
              },
              "roll.attack": slaying,
              "roll.and": slaying,
            }),
            at("7"),
          ),
        ).map((step) => step.map(([who, count]) => [who, count]));
      // Five riders beside their champion and six behind; then the mounts; then twelve men, one stepped up from the back.
      assert.number(dice("B"), [
        [
          ["A", 11],
          ["A*", 2],
        ],
        [["A", 5]],
        [["B", 12]],
      ]);
      const mounts = dice(null)[1] as readonly (readonly [string, number])[];
      assert.equal(
        mounts.reduce((sum, [, count]) => sum + count, 0),
        6,
      );
    },
    "duellist-without-rival",
  ),
];
