import { counterSource } from "@tercio/dice";
import { answer, type Battle, type Json, rollDice, say, startBattle } from "@tercio/kernel";
import { expect, test } from "vitest";
import { ninthAge } from "../index.ts";
import type { NinthAge } from "../state/state.ts";

interface About {
  readonly pairs: readonly { readonly unit: number; readonly target: number }[];
}

const sketchOf = ({ game, request }: Battle<NinthAge>, given: Json) =>
  request === null ? null : (ninthAge.views.sketch?.(game, request, given) ?? null);

/** Every charge declared in battles by chance alone against its target, and where it came to stand if nothing else happened. */
function* charges(seed: number) {
  let { battle } = startBattle<NinthAge>(ninthAge, ninthAge.rules.starter(), seed, {});
  const source = counterSource(seed, 1);
  let open: { readonly unit: number; readonly sketch: ReturnType<typeof sketchOf> } | null = null;
  while (battle.request !== null) {
    const { request, game } = battle;
    if (open !== null && game.units[open.unit]?.moved === "charge") {
      yield { sketch: open.sketch, unit: game.units[open.unit], game };
      open = null;
    }
    if (request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const kind = ninthAge.rules.choices[request.choice];
    let given = kind?.sample(game, request.about, source) ?? null;
    if (request.choice === "charge" && typeof given === "object" && given !== null && "target" in given) {
      const { pairs } = request.about as unknown as About;
      const sketch = sketchOf(battle, given);
      open = { unit: given["unit"] as number, sketch };
      expect(pairs).toContainEqual(given);
    } else if (request.choice === "charge-reaction" && kind?.accept(game, request.about, { reaction: "hold" }) === true)
      given = { reaction: "hold" };
    else if (request.choice === "charge") given = { done: true };
    // The very first charge is answered and carried out before another is declared.
    if (open !== null && request.choice === "charge" && game.units[open.unit]?.declared !== null)
      given = { done: true } as never;
    if (request.choice === "charge-move") given = kind?.timeout(game, request.about) ?? null;
    const done = answer(battle, given);
    if (!done.ok) throw new Error(done.refusal.message.key);
    battle = done.battle;
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
  let { battle } = startBattle<NinthAge>(ninthAge, ninthAge.rules.starter(), 3, {});
  const source = counterSource(3, 1);
  for (let i = 0; i < 400 && !(battle.request?.type === "choice" && battle.request.choice === "charge"); i++) {
    const { request, game } = battle;
    if (request === null) break;
    if (request.type === "roll") battle = rollDice(battle).battle;
    else {
      const done = answer(battle, ninthAge.rules.choices[request.choice]?.sample(game, request.about, source) ?? null);
      if (!done.ok) throw new Error(done.refusal.message.key);
      battle = done.battle;
    }
  }
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
