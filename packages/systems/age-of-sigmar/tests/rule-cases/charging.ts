import { exactOdds } from "@tercio/odds";
import type { RuleCase } from "@tercio/testkit";
import { ageOfSigmar } from "../../src/index.ts";
import { assert, INCH, legal, one, pushed, type Run, row, run, sceneOf, unit, unitOf } from "./table.ts";

const apart = (inches: number): number => Math.round(inches * INCH) + 3200;
const scene = (inches: number, models = 1) =>
  sceneOf({
    Us: unitOf("first", row(models, 0, 0) ?? []),
    Them: unitOf("second", row(1, 0, apart(inches)) ?? []),
  });
const charging = (inches: number, total: number, models = 1): Run =>
  run(
    scene(inches, models),
    { "charge-unit": { answer: { unit: 0 } }, "roll.charge": { show: { total } } },
    "charge-move",
  );

export const chargingCases: readonly RuleCase[] = [
  one("aos2.core.charge-roll", "within 12 inches of an enemy: 11.99 and 12, not 12.01; not within 3", () => {
    for (const [inches, may] of [
      [11.99, true],
      [12, true],
      [12.01, false],
      [3.01, true],
      [3, false],
    ] as const) {
      const r = run(scene(inches), {}, "charge-unit");
      const asked = r.request?.type === "choice" && r.request.choice === "charge-unit";
      assert.legality(asked && legal(r, { unit: 0 }), may);
    }
  }),
  one("aos2.core.charge-roll", "each model moves up to 2D6 inches", () => {
    const r = charging(7, 7);
    for (const [inches, may] of [
      [6.99, true],
      [7, true],
    ] as const)
      assert.legality(legal(r, pushed(r, "Us", 0, Math.round(inches * INCH))), may);
    const short = charging(7.51, 7);
    assert.legality(legal(short, pushed(short, "Us", 0, Math.round(7.01 * INCH))), false);
  }),
  one(
    "aos2.core.charge-move",
    "the first model must end within half an inch of an enemy: 0.49 and 0.5, not 0.51",
    () => {
      const r = charging(7, 8);
      for (const [left, may] of [
        [0.49, true],
        [0.5, true],
        [0.51, false],
      ] as const)
        assert.legality(legal(r, pushed(r, "Us", 0, Math.round((7 - left) * INCH))), may);
      assert.legality(legal(r, { decline: true }), true);
    },
  ),
  one(
    "aos2.core.charge-move",
    "the chance of a charge 7 inches away: a 7 or more brings the first model within half an inch",
    () => {
      const r = run(scene(7.5), {}, "charge-unit");
      assert.odds(Math.round(chanceOf(r) * 1e12), Math.round((21 / 36) * 1e12));
      assert.odds(Math.round(chanceOf(run(scene(7.51), {}, "charge-unit")) * 1e12), Math.round((15 / 36) * 1e12));
    },
  ),
  one(
    "aos2.core.piling-in",
    "each model up to 3 inches: 2.99 and 3, not 3.01; none farther from whom it was nearest to",
    () => {
      const r = run(
        sceneOf({
          Us: unitOf("first", row(2, 0, 0) ?? []),
          Them: unitOf("second", row(1, 0, apart(3)) ?? []),
          Others: unitOf("second", row(1, 20_000, 20_000) ?? []),
        }),
        {},
        "pile-in",
      );
      const asks = r.request?.type === "choice" && r.request.choice === "pile-in";
      assert.legality(asks && legal(r, pushed(r, "Us", 0, Math.round(2.99 * INCH), [0, 1])), true);
      assert.legality(asks && legal(r, pushed(r, "Us", 0, 3 * INCH, [0, 1])), true);
      assert.legality(asks && legal(r, pushed(r, "Us", 0, Math.round(3.01 * INCH), [1])), false);
      assert.legality(asks && legal(r, pushed(r, "Us", 0, -100)), false);
      assert.place(asks ? unit(r, "Us").models.length : 0, 2);
    },
  ),
];

/** The chance that stands beside the first charge on offer. */
function chanceOf(r: Run): number {
  if (r.request === null) return 0;
  const [question] = ageOfSigmar.views.questions(r.game, r.request);
  if (question === undefined) return 0;
  return exactOdds(ageOfSigmar, question).results.find((x) => x.id === "arrives")?.probability ?? 0;
}
