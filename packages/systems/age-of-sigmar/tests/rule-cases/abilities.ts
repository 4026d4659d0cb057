import { needs, type RuleCase } from "@tercio/testkit";
import { assert, one, row, run, sceneOf, unitOf } from "./table.ts";

/** What so many models of ours, with these abilities, need to hit those in front of them. */
function toHit(models: number, abilities: readonly string[]): number | null {
  const r = run(
    sceneOf({
      Us: unitOf("first", row(models, -20_000, 0) ?? [], { abilities }),
      Them: unitOf("second", row(models, -20_000, 3200) ?? []),
    }),
    {},
    "roll.hit",
  );
  return r.request?.type === "roll" ? (needs(r.request)[0]?.[0] ?? null) : null;
}

export const abilityCases: readonly RuleCase[] = [
  one("aos2.ability.murderous-tide", "Murderous Tide: hits on 1 less while 20 models stand, and not with 19", () => {
    const tide = ["murderous-tide"];
    assert.number([toHit(20, tide), toHit(19, tide), toHit(20, [])], [3, 4, 4]);
  }),
  one("aos2.ability.soulreaper", "Soulreaper: misses are re-rolled against 5 models, and not against 4", () => {
    const faces = (models: number, abilities: readonly string[]): readonly number[] => {
      const r = run(
        sceneOf({
          Us: unitOf("first", row(3, 0, 0) ?? [], { abilities }),
          Them: unitOf("second", row(models, 0, 3200) ?? []),
        }),
        {},
        "roll.hit",
      );
      return r.request?.type === "roll" && r.request.dice.kind === "pool" ? (r.request.dice.reroll?.faces ?? []) : [];
    };
    const reaper = ["soulreaper"];
    assert.number([faces(5, reaper), faces(4, reaper), faces(5, [])], [[1, 2, 3], [], []]);
  }),
];
