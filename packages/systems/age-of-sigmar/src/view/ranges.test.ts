import { say } from "@tercio/kernel";
import { nearest } from "@tercio/loose";
import { expect, test } from "vitest";
import { ageOfSigmar } from "../index.ts";
import { inFight } from "../calculation/reach.ts";
import { basesOf, change, type Sigmar, type Unit } from "../state/state.ts";
import { ranges } from "./ranges.ts";
import { threats } from "./threats.ts";

/** One model of each of two enemies, this many inches from rim to rim. */
function apart(inches: number): { readonly game: Sigmar; readonly own: Unit; readonly foe: Unit } {
  const game = ageOfSigmar.rules.setup(ageOfSigmar.rules.starter());
  const own = game.units.find((u) => u.entry.seat === 0) as Unit;
  const foe = game.units.find((u) => u.entry.seat === 1) as Unit;
  const alone = { ...game, units: game.units.map((u) => (u === own || u === foe ? u : { ...u, models: [] })) };
  const first = change(alone, own.id, { models: [{ x: 0, y: 0, facing: 0 }] });
  const put = (y: number): Sigmar => change(first, foe.id, { models: [{ x: 0, y, facing: 0 }] });
  const unit = (at: Sigmar, id: number): Unit => at.units[id] as Unit;
  const far = put(50_000);
  const rim = 50_000 - nearest(basesOf(unit(far, own.id)), basesOf(unit(far, foe.id)));
  const at = put(Math.round(rim + inches * 2540));
  return { game: at, own: unit(at, own.id), foe: unit(at, foe.id) };
}

test("near enemies are those who then fight: at three inches, and no farther", () => {
  for (const inches of [2.99, 3, 3.01]) {
    const { game, own, foe } = apart(inches);
    const [view, other] = ranges(game);
    expect(view).toMatchObject({ piece: own.id, rule: "aos2.rule.three-inches", covers: inches <= 3 ? [foe.id] : [] });
    expect(other?.covers).toEqual(inches <= 3 ? [own.id] : []);
    expect(inFight(game, own)).toBe(inches <= 3);
  }
});

test("what is drawn has its words", () => {
  const game = ageOfSigmar.rules.setup(ageOfSigmar.rules.starter());
  const labels = [...ranges(game).map((v) => v.label), ...threats(game, 0).flatMap((v) => v.bands.map((b) => b.label))];
  for (const language of ["en", "fr"] as const)
    for (const label of labels) expect(say(ageOfSigmar, label, language)).not.toContain(label.key);
});
