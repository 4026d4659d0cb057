import type { RuleCase, SceneReply } from "@tercio/testkit";
import { judgeDispelling } from "../../src/calculation/casting.ts";
import { castable } from "../../src/sequence/magic-phase.ts";
import type { ItemId, NinthAge } from "../../src/state/state.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { block, played } from "./scenes.ts";
import { assert, one } from "./table.ts";

/** A bearer of a Bound Spell `far` inches before a company of the enemy; one Flux Card is left, of four Magic Dice. */
const scene = (items: readonly ItemId[], far = 20) =>
  ({
    phase: "magic",
    units: {
      A: {
        side: "first",
        profile: like({ items, rules: ["battle-standard-bearer"] }),
        models: 1,
        files: 1,
        at: [0, -12],
        facing: "north",
        character: true,
      },
      B: block("second", [0, far - 12], "south"),
    },
    magic: { cards: [[1], [1]] },
  }) as const;
const VAMBRACES = "lightning-vambraces";

/** Plays the phase with so many dice for the Bound Spell, to the question whether it is dispelled. */
function cast(dice: number) {
  let [asked, offered] = [0, 0];
  const reply: SceneReply<NinthAge> = (request) => {
    if (request.type === "roll") return { show: { total: 1 } };
    if (request.choice === "siphon") return { choice: "siphon", answer: { dice: 0 } };
    if (request.choice === "cast-spell") {
      const { spells } = request.about as { readonly spells: readonly object[] };
      offered = spells.length;
      return { choice: "cast-spell", answer: spells[0] as never };
    }
    if (request.choice === "casting-dice") {
      asked = (request.about as { readonly most: number }).most;
      return { choice: "casting-dice", answer: { dice } };
    }
    return "usual";
  };
  const run = played(scene([VAMBRACES]), reply, { until: { choice: "dispel" } });
  const about = run.request?.type === "choice" ? (run.request.about as { readonly total?: number }) : {};
  return { run, asked, offered, total: about.total ?? -1 };
}

/** Bound Spells, and items that have one. */
export const boundSpellCases: readonly RuleCase[] = [
  one(
    [
      "t9a.sequence.magic.bound-spell.1",
      "t9a.sequence.magic.bound-spell.2",
      "t9a.sequence.magic.bound-spell.3",
      "t9a.rule.lightning-vambraces",
    ],
    "two or three dice, gone without a roll; dispelled from 4, or from 8; once in a phase",
    () => {
      const [two, three] = [cast(2), cast(3)];
      assert.number([two.offered, two.asked, two.total, three.total], [1, 3, 4, 8]);
      assert.number([two.run.game.magic.dice[0], three.run.game.magic.dice[0]], [2, 1]);
      const stopped = (faces: readonly number[], total: number) => judgeDispelling(faces, 0, total).passed;
      assert.legality(
        [stopped([3], 4), stopped([4], 4), stopped([3, 4], 8), stopped([4, 4], 8)],
        [false, true, false, true],
      );
      // It is not in hand again, and one die is too few.
      const again = (dice: number, bound: readonly string[]): number => {
        const { game } = two.run;
        return castable({ ...game, magic: { ...game.magic, dice: [dice, 4], bound } }).length;
      };
      assert.legality([again(2, two.run.game.magic.bound), again(2, []), again(1, [])], [0, 1, 0]);
    },
    "bound-spell-power-level",
  ),
  one("t9a.rule.lightning-vambraces", "24 inches, as the spell says", () => {
    const at = (far: number): number => {
      const game = gameOf(scene([VAMBRACES], far));
      return castable({ ...game, magic: { ...game.magic, dice: [4, 4] } }).length;
    };
    assert.legality([at(23.99), at(24), at(24.01)], [1, 1, 0]);
  }),
];
