import type { RuleCase, SceneLine, SceneReply } from "@tercio/testkit";
import type { Packet } from "../../src/calculation/attacks.ts";
import type { NinthAge } from "../../src/state.ts";
import { fight, like } from "./combat-scenes.ts";
import { at, type Played, played, quiet, rolls, vars } from "./scenes.ts";
import { assert, one } from "./table.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
const led = { champion: true };
const asked = (run: Played): readonly string[] =>
  run.requests.map(({ request: q }) => (q.type === "choice" ? q.choice : q.label.key));

/** Duels: who issues and refuses them, and what becomes of those who fight. */
export const duelCases: readonly RuleCase[] = [
  one(
    [`${ROUND}.4`, "t9a.rule.refuse-duel"],
    "the Active Player's side issues first; who refuses issues none; who is not asked may",
    () => {
      const scene = fight({ a: led, b: led });
      /** Who may say something of a Duel, one after the other. */
      const duels = (answers: { readonly [choice: string]: SceneLine }): readonly string[] => {
        let issued = false;
        const once: SceneReply<NinthAge> = () => {
          const line = issued ? "usual" : (answers["issue-duel"] ?? "usual");
          issued = true;
          return line;
        };
        return asked(played(scene, quiet({ ...answers, "issue-duel": once }), at("6"))).filter((c) =>
          c.endsWith("duel"),
        );
      };
      const issue = { "issue-duel": { choice: "issue-duel", answer: { unit: "A", pool: 1 } } } as const;
      assert.legality(duels({}), ["issue-duel", "issue-duel"]);
      assert.legality(duels(issue), ["issue-duel", "accept-duel"]);
      const accept = { choice: "accept-duel", answer: { unit: "B", pool: 1 } } as const;
      assert.legality(duels({ ...issue, "accept-duel": accept }), ["issue-duel", "accept-duel"]);
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
