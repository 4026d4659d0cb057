import { play, type RuleCase, type SceneRun } from "@tercio/testkit";
import { oldWorld, type OldWorld } from "../../src/index.ts";
import type { Scene, SceneUnit } from "../../src/scene/types.ts";
import { scores, touching } from "../expected/skirmishers.ts";
import { assert, one } from "./table.ts";

const rules = { skirmishers: true, movement: 4 } as const;
/** A charger five wide, and skirmishers as the page has them. */
const charge = (loose: SceneUnit["loose"], files = 5, movement = 4): Scene => ({
  active: "second",
  lastTurn: 1,
  units: {
    Us: {
      side: "first",
      models: loose?.length ?? 1,
      profile: { ...rules, movement },
      ...(loose === undefined ? {} : { loose }),
    },
    They: { side: "second", models: 2 * files, files },
  },
  contact: [{ of: "They", at: "Us", facing: "front", inches: 5, turn: 1 }],
});
/** Plays until something is asked, or until the blows begin. */
const begun = (scene: Scene, column?: number): SceneRun<OldWorld> => {
  const { scenes } = oldWorld.rules;
  if (scenes === undefined) throw new Error("this game has scenes");
  return play(oldWorld, scenes.scenario(scene as never), (request) =>
    request.type === "choice" && request.choice === "form-up" && column !== undefined ? { answer: { column } } : null,
  );
};
const us = (r: SceneRun<OldWorld>) => r.game.units[0];
const places = (r: SceneRun<OldWorld>): readonly (readonly number[])[] =>
  r.request?.type === "choice" && r.request.choice === "form-up"
    ? (r.request.about.ways as readonly { column: number; width: number; stand: number }[]).map((w) => [
        w.column,
        w.width,
        w.stand,
      ])
    : [];

/** Seven in a row against the front, two of them at its corners, and one behind. */
const eight: SceneUnit["loose"] = [
  ...Array.from({ length: 7 }, (_, i) => [-7500 + 2500 * i, 1250] as const),
  [0, 3750 + 2000],
];

/** Two fronts, the first side formed up out of skirmishers or in ranks from the beginning. */
const formed = (
  formedUp: boolean,
  more: Partial<Scene["units"][string]> = {},
  at: "front" | "left" = "front",
): Scene => ({
  active: "second",
  lastTurn: 1,
  units: {
    Us: { side: "first", models: 15, files: 5, formedUp, profile: { skirmishers: formedUp }, ...more },
    They: { side: "second", models: 5, files: 5 },
    Others: { side: "second", models: 5, files: 5 },
  },
  contact: [
    { of: "They", at: "Us", facing: "front", inches: 5 },
    ...(at === "front" ? [] : [{ of: "Others", at: "Us", facing: at } as const]),
  ],
});
const score = (scene: Scene): readonly unknown[] => {
  const { scenes } = oldWorld.rules;
  if (scenes === undefined) throw new Error("this game has scenes");
  const r = play(oldWorld, scenes.scenario(scene as never), (request) =>
    request.type === "roll" && request.dice.kind !== "sum" ? { show: { points: [0] } } : null,
  );
  const said = r.events.find((e) => e.kind === "combatResult")?.message.values;
  return [said?.first, said?.second];
};

export const skirmisherCases: readonly RuleCase[] = [
  one("tow.rule.form-up", "as many as can stand in the first rank, corners too; the others behind", () => {
    const r = begun(charge(eight));
    assert.number([us(r)?.files, us(r)?.models], [7, 8]);
    assert.number(
      r.game.contacts.map((c) => [c.chargerModels, c.chargedModels]),
      [[5, 7]],
    );
  }),
  one("tow.rule.form-up", "each by its Movement at most: 2.99 and 3 inches, not 3.01", () => {
    // A lone one against three files: the corner on the other side is the farthest of five places.
    for (const [inches, farthest] of [
      [2.99, 3],
      [3, 3],
      [3.01, 2],
    ] as const) {
      const r = begun(charge([[5000 - Math.round(inches * 2540), 1250]], 3, 3));
      assert.number(places(r).at(-1)?.[0] ?? null, farthest);
    }
  }),
  one("tow.rule.form-up", "who finds no place within reach is lost", () => {
    // Seven fill the front; the eighth is not quite two inches behind one of them, and all may step aside for it.
    const far = (movement: number): number | undefined =>
      us(begun(charge([...(eight ?? []).slice(0, 7), [7500, 6290]], 5, movement)))?.models;
    assert.number([far(2), far(1)], [8, 7]);
  }),
  one("tow.rule.form-up", "fewer than the front has room for stand where their owner says", () => {
    const few = charge([
      [-2500, 1250],
      [0, 1250],
      [2500, 1250],
    ]);
    const r = begun(few);
    assert.number(places(r), [
      [-1, 3, 3],
      [0, 3, 3],
      [1, 3, 3],
      [2, 3, 3],
      [3, 3, 3],
    ]);
    // At the corner the enemy's first file touches two of them, the second file the third.
    const corner = begun(few, -1);
    assert.number(
      corner.game.contacts.map((c) => [c.chargerModels, c.chargedModels]),
      [[3, 3]],
    );
    assert.number(
      begun(few, 1).game.contacts.map((c) => [c.chargerModels, c.chargedModels]),
      [[5, 3]],
    );
  }),
  one("tow.rule.skirmishers", "formed up they have no Rank Bonus and are in no Close Order", () => {
    assert.number(score(formed(true)), [0, 1]);
    assert.number(score(formed(false)), [3, 1]);
  }),
  one("tow.rule.skirmishers", "they have no flank: nothing is scored for it", () => {
    const [, flank] = score(formed(false, {}, "left"));
    const [, none] = score(formed(true, {}, "left"));
    assert.number([flank, none], [3, 2]);
  }),
  // Numbers by somebody who had not seen the engine; their file stays as it came.
  one("tow.rule.form-up", "expected: who touches whom when they have formed up", () => {
    for (const { files, column, width, charger, skirmishers } of touching) {
      const at = (c: number): number => 2500 * c - 1250 * (files - 1);
      const loose = Array.from({ length: width }, (_, i) => [at(column + i), 1250] as const);
      const [contact] = begun(charge(loose, files), column).game.contacts;
      assert.number(
        [files, column, width, contact?.chargerModels, contact?.chargedModels],
        [files, column, width, charger, skirmishers],
      );
    }
  }),
  one("tow.rule.skirmishers", "expected: what both sides score, in ranks and out of skirmish", () => {
    for (const { why, formedUp, models, files, flank, score: points } of scores)
      assert.number([why, ...score(formed(formedUp, { models, files }, flank ? "left" : "front"))], [why, ...points]);
  }),
];
