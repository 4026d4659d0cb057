import type { SceneCharacter } from "../../src/scene/types.ts";
import { like } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { piece, type RuleCase, type SceneReply } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import { ninthAge } from "../../src/index.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { assert, barbarians, cavalry, dull, field, halberds, hounds, INCH, kinds, one, run, start } from "./table.ts";
import { type Stand } from "../stand.ts";
import { frameAt } from "../../src/sequence/flow.ts";

/** The cavalry is 10.9 inches from the barbarians: 4 on the dice are enough, 3 are not. */
const charge = (champion: boolean) =>
  run(
    field({
      [cavalry]: { x: 0, y: 0, facing: 0, champion, declared: barbarians },
      [barbarians]: { x: 0, y: 10 * INCH + 2286, facing: 32768 },
    }),
    start("charge-move", { unit: cavalry }),
    dull({ total: 2 }),
  );

const march = (more: Stand, ruling = "minus-one"): number => {
  const game: NinthAge = {
    ...field({ [halberds]: { x: 0, y: 0 }, [barbarians]: { x: 0, y: 7 * INCH, facing: 32768, ...more } }),
    rulings: { "march-to-the-beat": ruling },
  };
  return discipline(game, game.units[halberds] as Unit, "march").value;
};

const move = ninthAge.rules.choices.move;
const alone = (more: Stand = {}): NinthAge =>
  field({ [halberds]: { x: 0, y: 0, facing: 0, ...more }, [hounds]: { x: 0, y: 20 * INCH, facing: 32768 } });
const swift = (distance: number, facing = 16384) => ({
  unit: halberds,
  move: "swift-reform",
  facing,
  files: 6,
  path: [{ kind: "straight", distance }],
});
const judged = (game: NinthAge, answer: unknown): string => {
  const verdict = move?.accept(game, { player: 0, units: [halberds] }, answer);
  return verdict === true ? "yes" : (verdict?.message.key ?? "?");
};

/** Rules of the command group that no line of the sheet names. */
export const commandGroupCases: readonly RuleCase[] = [
  one("t9a.rule.ordering-the-charge", "with a champion the charge dice count as 4 at least", () => {
    assert.equal(charge(true).game.units[cavalry]?.moved, "charge");
    assert.ok(kinds(charge(true)).includes("orderedCharges"));
    assert.equal(charge(false).game.units[cavalry]?.moved, "failed-charge");
  }),
  one(
    "t9a.rule.ordering-the-charge",
    "beyond the pace of the slowest: with a Character of Advance 3, two dice that show 3 are enough to 7 inches",
    () => {
      const slow: SceneCharacter = { profile: like({ adv: 3, mar: 6 }) };
      /** Has it arrived, and was that the champion's doing? */
      const charged = (inches: number): readonly boolean[] => {
        const units = {
          A: block("first", [0, 0], "north", { champion: true, characters: [slow] }),
          B: block("second", [0, inches], "south"),
        };
        let declared = false;
        const declaring: SceneReply<NinthAge> = () => {
          const answer = declared ? { done: true } : { unit: "A", target: "B" };
          declared = true;
          return { choice: "charge", answer };
        };
        const three = { dice: [1, 2] };
        const rolls = { charge: declaring, "roll.charge": three, "roll.charge.sure": three };
        const run = played({ phase: "charge", units }, quiet(rolls), { until: { sequence: "movement-phase" } });
        return [piece(run, "A")?.moved === "charge", run.events.some((e) => e.kind === "orderedCharges")];
      };
      assert.place([5.99, 6, 6.01, 7, 7.01].map(charged), [
        [true, false],
        [true, false],
        [true, true],
        [true, true],
        [false, false],
      ]);
    },
    "ordered-charge",
  ),
  one("t9a.rule.march-to-the-beat", "an enemy Musician within 8 inches makes March Tests harder", () => {
    assert.equal(march({}), 6);
    assert.equal(march({ musician: false }), 7);
    assert.equal(march({ fleeing: true }), 7);
    assert.equal(march({ y: 9 * INCH }), 7);
    assert.equal(march({}, "none"), 7);
  }),
  one("t9a.rule.swift-reform", "with a Musician: Reform, then Advance, within the March Rate", () => {
    assert.equal(judged(alone(), swift(4 * INCH)), "yes");
    assert.equal(judged(alone(), swift(4 * INCH + 1)), "refuse.too-far");
    assert.equal(judged(alone({ musician: false }), swift(INCH)), "refuse.no-musician");
    assert.equal(judged(alone({ moved: "advance" }), swift(INCH)), "refuse.already-moved");
    // Turned about, three wide, the models of the first rank have come 180 mm already: 23.2 mm more make 8 inches.
    const deep: Stand = { files: 3 };
    const about = (distance: number): string => judged(alone(deep), { ...swift(distance, 32768), files: 3 });
    assert.legality([about(2320), about(2320 + 25)], ["yes", "refuse.model-too-far"]);
    assert.equal(judged(alone(deep), { ...swift(4 * INCH, 32768), files: 3 }), "refuse.model-too-far");
    const r = run(
      alone(),
      [frameAt("movement-phase", "3", {})],
      (q) => (q.type === "choice" ? swift(4 * INCH) : null),
      1,
    );
    const u = r.game.units[halberds] as Unit;
    assert.deepEqual([u.facing, u.moved], [16384, "advance"]);
    assert.ok(kinds(r).includes("swiftReforms"));
  }),
];
