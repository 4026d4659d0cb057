import { counterSource } from "@tercio/dice";
import { type Battle, type ChoiceRequest, type Json, openSituation, say, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { ninthAge } from "../index.ts";
import type { NinthAge } from "../state/state.ts";

interface About {
  readonly pairs: readonly { readonly unit: number; readonly target: number }[];
}

const sketchOf = ({ game, request }: Battle<NinthAge>, given: Json) =>
  request === null ? null : (ninthAge.views.sketch?.(game, request, given) ?? null);

/** Charges declared in battles by chance whose target holds, the first of each phase, and where each came to stand. */
function* charges(seed: number) {
  let open: { readonly unit: number; readonly sketch: ReturnType<typeof sketchOf> } | null = null;
  const instead = (battle: Battle<NinthAge>, sampled: Json): Json => {
    const { request, game } = battle;
    if (request?.type !== "choice") return sampled;
    const kind = ninthAge.rules.choices[request.choice];
    if (request.choice === "charge-move") return kind?.timeout(game, request.about) ?? null;
    if (request.choice === "charge-reaction")
      return kind?.accept(game, request.about, { reaction: "hold" }) === true ? { reaction: "hold" } : sampled;
    if (request.choice !== "charge") return sampled;
    // The first is answered and carried out before another is declared.
    if (open !== null && game.units[open.unit]?.declared !== null) return { done: true };
    if (typeof sampled !== "object" || sampled === null || !("target" in sampled)) return { done: true };
    expect((request.about as unknown as About).pairs).toContainEqual(sampled);
    open = { unit: sampled["unit"] as number, sketch: sketchOf(battle, sampled) };
    return sampled;
  };
  const begun = startBattle<NinthAge>(ninthAge, ninthAge.rules.starter(), seed, {});
  for (const { battle } of byChance(begun, counterSource(seed, 1), Number.POSITIVE_INFINITY, instead)) {
    const unit = open === null ? undefined : battle.game.units[(open as { readonly unit: number }).unit];
    if (open === null || unit?.moved !== "charge") continue;
    yield { sketch: (open as { readonly sketch: ReturnType<typeof sketchOf> }).sketch, unit };
    open = null;
  }
}

test("where a charge on offer is drawn, there it comes to stand", () => {
  let same = 0;
  for (const seed of [3, 8])
    for (const { sketch, unit } of charges(seed)) {
      if (sketch === null || unit === undefined) continue;
      const [ghost] = sketch.ghosts;
      expect(ghost).toMatchObject({ key: unit.id, x: unit.x, y: unit.y, facing: unit.facing });
      // The way ends where the unit stands.
      expect(sketch.ways[0]?.at(-1)).toEqual({ x: unit.x, y: unit.y });
      for (const language of ["en", "fr"] as const) expect(say(ninthAge, sketch.words, language)).toMatch(/contact/);
      same++;
    }
  expect(same).toBeGreaterThan(4);
});

test("of answers that lead nowhere, or are not on offer, nothing is drawn", () => {
  const asks = ({ request }: Battle<NinthAge>): boolean => request?.type === "choice" && request.choice === "charge";
  const begun = startBattle<NinthAge>(ninthAge, ninthAge.rules.starter(), 3, {});
  const battle = [...byChance(begun, counterSource(3, 1), 400)].map((h) => h.battle).find(asks) ?? begun.battle;
  const { pairs } = battle.request?.type === "choice" ? (battle.request.about as unknown as About) : { pairs: [] };
  const [pair] = pairs;
  if (pair === undefined) throw new Error("nobody may charge");
  expect(sketchOf(battle, pair as unknown as Json)).not.toBeNull();
  const wrong = [
    { ...pair, unit: 999 },
    { ...pair, target: 999 },
    { ...pair, unit: 0.5 },
  ];
  const turned = { unit: pair.target, target: pair.unit };
  for (const given of [null, 7, "x", [], {}, { done: true }, ...wrong, turned] as Json[])
    expect(sketchOf(battle, given)).toBeNull();
});

test("a point at which a spell is aimed is ringed before it is chosen, and called by who stands there", () => {
  const spell = "spell.thaumaturgy.wrath-of-god";
  const wizard = {
    ...{ name: { en: "Wizard", fr: "Sorcier" }, type: "Infantry", height: "Standard", base: [20, 20] },
    ...{ adv: 4, mar: 8, dis: 7, hp: 3, def: 3, res: 3, weapons: ["hand-weapon"] },
    ...{ parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }], rules: [{ rule: "wizard-master", path: "thaumaturgy" }] },
  };
  const opened = openSituation(ninthAge, {
    system: ninthAge.id,
    scene: {
      phase: "magic",
      magic: { known: { 0: [spell] }, tokens: [6, 0] },
      units: {
        W: { side: "first", models: 1, files: 1, at: [0, -6], profile: wizard },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [-3, 6] },
      },
    },
    script: [
      ...[{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
      { choice: "cast-spell", answer: { wizard: 0, spell, way: "basic" } },
    ],
  });
  if (!opened.ok) throw new Error(opened.problem.where);
  const { battle } = opened;
  const request = battle.request as ChoiceRequest;
  expect(request.choice).toBe("spell-point");
  const choice = ninthAge.rules.choices["spell-point"];
  const answers = choice?.enumerate?.(battle.game, request.about) ?? [];
  expect(answers.length).toBeGreaterThan(5);
  for (const given of answers) {
    const { x, y } = given as { readonly x: number; readonly y: number };
    const [ring] = sketchOf(battle, given)?.ways ?? [];
    // Half an inch around it.
    for (const p of ring ?? []) expect(Math.hypot(p.x - x, p.y - y)).toBeCloseTo(1270, -2);
    expect(ring).toHaveLength(9);
  }
  const labels = answers.map((a) => {
    const label = choice?.label?.(battle.game, request.about, a);
    return label === undefined ? "" : say(ninthAge, label, "en");
  });
  expect(labels[0]).toMatch(/^On Barbarians with Spears, 3″ west, /);
  expect(labels.at(-1)).toMatch(/^At /);
  expect(sketchOf(battle, { x: "0", y: 0 })).toBeNull();
});
