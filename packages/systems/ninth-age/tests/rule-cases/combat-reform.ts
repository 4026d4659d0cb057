import { say } from "@tercio/kernel";
import type { RuleCase } from "@tercio/testkit";
import { ninthAge } from "../../src/index.ts";
import { combatFronts } from "../../src/battlefield/combat-fronts.ts";
import { combatReformed } from "../../src/battlefield/combat-reform.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import {
  assert,
  barbarians,
  cavalry,
  dull,
  faceToFace,
  field,
  greatWeapons,
  halberds,
  INCH,
  one,
  run,
  start,
} from "./table.ts";
import { type Stand } from "../stand.ts";

const ROUND = "t9a.sequence.melee.round-of-combat.15";
const led: Stand = { champion: false };
/** Barbarians have charged the right flank of the halberds: five ranks of six. */
const flanked = (more: Stand = {}): NinthAge =>
  field(
    {
      [halberds]: { x: 0, y: 0, facing: 0, rankAndFile: 30, ...led, ...more },
      [barbarians]: { x: 6000, y: -5000, facing: 49152, ...led },
    },
    [{ a: barbarians, b: halberds, aFacing: "front", bFacing: "right", offset: 0 }],
  );
const why = (game: NinthAge, front: Parameters<typeof combatReformed>[2]): string => {
  const done = combatReformed(game, halberds, front);
  return "problem" in done ? done.problem.message.key : "yes";
};

/** What a unit may do when it reforms while it fights. */
export const combatReformCases: readonly RuleCase[] = [
  one(ROUND, "a unit held in the flank may turn its front to the enemy", () => {
    const game = flanked();
    const front = combatFronts(game, halberds).find((f) => f.files === 6 && f.facing === 16384);
    assert.ok(front !== undefined);
    const r = run(game, start("round-of-combat", { units: [halberds, barbarians] }), (q, g) =>
      q.type === "choice" && q.choice === "combat-reform" && (q.about as { unit: number }).unit === halberds
        ? front
        : dull({ total: 2 })(q, g),
    );
    assert.place(
      r.game.engagements.map((e) => [e.aFacing, e.bFacing]),
      [["front", "front"]],
    );
    assert.deepEqual(ninthAge.rules.invariants(r.game), []);
  }),
  one(ROUND, "no two fronts on offer read alike, in either language", () => {
    const kind = ninthAge.rules.choices["combat-reform"];
    const game = flanked();
    for (const language of ["en", "fr"] as const) {
      const words = (kind?.enumerate?.(game, { unit: halberds }) ?? []).map((answer) =>
        say(ninthAge, kind?.label?.(game, { unit: halberds }, answer) ?? { key: "" }, language),
      );
      assert.ok(words.length > 6);
      assert.deepEqual(
        words.filter((w, i) => words.indexOf(w) < i),
        [],
      );
    }
  }),
  one(ROUND, "in contact with the same enemies and no others, by no fewer models, within the March Rate", () => {
    const game = flanked();
    // Five models touch the enemy: four files wide, no more than four would.
    assert.equal(why(game, { files: 4, x: 6000, y: -5000, facing: 16384 }), "refuse.combat-reform-fewer");
    assert.equal(why(game, { files: 6, x: 6000, y: -5000, facing: 16384 }), "yes");
    assert.equal(why(game, { files: 6, x: 6000, y: -5000, facing: 0 }), "refuse.combat-reform-room");
    assert.equal(why(game, { files: 6, x: 4000, y: -5000, facing: 16384 }), "refuse.combat-reform-contact");
    assert.equal(why(game, { files: 6, x: 0, y: 0, facing: 3000 }), "refuse.combat-reform-contact");
    const slow = flanked({ entry: { ...(game.units[halberds] as Unit).entry, marchRate: 2 } });
    assert.equal(why(slow, { files: 30, x: 6000, y: -5000, facing: 16384 }), "refuse.model-too-far");
  }),
  one(ROUND, "not onto others, nor into contact with a fresh enemy", () => {
    const third = (x: number): NinthAge => ({
      ...flanked(),
      units: flanked().units.map((u) =>
        u.id === greatWeapons ? { ...u, place: "field" as const, x, y: 4 * INCH, facing: 32768, ...led } : u,
      ),
    });
    const wide = { files: 15, x: 6000, y: -2000, facing: 16384 };
    assert.equal(why(flanked(), wide), "yes");
    assert.equal(why(third(0), wide), "refuse.combat-reform-room");
  }),
  one(ROUND, "one engaged on two sides does not reform", () => {
    const game = faceToFace(halberds, barbarians, led, led);
    const both: NinthAge = {
      ...game,
      units: game.units.map((u) =>
        u.id === cavalry
          ? u
          : u.id === greatWeapons
            ? { ...u, place: "field" as const, x: 6000, y: -6300, facing: 49152, ...led }
            : u,
      ),
      engagements: [
        ...game.engagements,
        { a: greatWeapons, b: halberds, aFacing: "front", bFacing: "right", offset: -1300 },
      ],
    };
    const r = run(both, start("round-of-combat", { units: [halberds, barbarians, greatWeapons] }), dull({ total: 2 }));
    const asked = r.requests.flatMap((q) =>
      q.type === "choice" && q.choice === "combat-reform" ? [(q.about as { unit: number }).unit] : [],
    );
    assert.ok(!asked.includes(halberds) && asked.includes(barbarians));
  }),
];
