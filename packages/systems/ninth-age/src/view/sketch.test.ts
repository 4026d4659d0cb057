import { counterSource } from "@tercio/dice";
import { type Battle, type Json, say, startBattle } from "@tercio/kernel";
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
