import { counterSource } from "@tercio/dice";
import { answer, type Battle, giveOutcome, type Json, rollDice, type Scenario, startBattle } from "@tercio/kernel";
import { describe, expect, inject, test } from "vitest";
import { ageOfSigmar, type Scene, type Sigmar } from "../src/index.ts";

type B = Battle<Sigmar>;
type Spot = { readonly x: number; readonly y: number; readonly facing: number };

/** A way to lay the table differently. */
type Image = (m: Spot) => Spot;
const zero = (n: number): number => (n === 0 ? 0 : n);
const images: { readonly [name: string]: Image } = {
  mirrored: (m) => ({ x: zero(-m.x), y: m.y, facing: (65_536 - m.facing) % 65_536 }),
  "mirrored lengthwise": (m) => ({ x: m.x, y: zero(-m.y), facing: (98_304 - m.facing) % 65_536 }),
  "half turned": (m) => ({ x: zero(-m.x), y: zero(-m.y), facing: (m.facing + 32_768) % 65_536 }),
};

const scenes = ageOfSigmar.rules.scenes;
if (scenes === undefined) throw new Error("this game has scenes");
const started = (scenario: Scenario, seed: number): B =>
  startBattle(ageOfSigmar, scenario, seed, { chained: false }).battle;

/** The same set-up with every model at its image. */
function imageOf(image: Image, game: Sigmar): Scenario {
  const scene = scenes?.write(game) as unknown as Scene;
  const units = Object.entries(scene.units).map(([name, u]) => [
    name,
    { ...u, places: u.places?.map(([x, y, facing]) => Object.values(image({ x, y, facing }))) },
  ]);
  return scenes?.scenario({ ...scene, units: Object.fromEntries(units) } as never) as Scenario;
}

const answered = (image: Image, given: Json): Json => {
  const { to } = given as { readonly to?: readonly Spot[] };
  return to === undefined ? given : ({ ...(given as object), to: to.map(image) } as Json);
};
const seen = (battle: B, image: Image): unknown =>
  battle.game.units.map((u) => ({ ...u, models: u.models.map(image) }));

function compare(image: Image, scenario: Scenario, seed: number): number {
  let here = started(scenario, seed);
  const start = ageOfSigmar.rules.setup(scenario);
  let there = started(imageOf(image, start), seed);
  here = started(scenes?.scenario(scenes.write(start) as never) as Scenario, seed);
  const source = counterSource(seed ^ 0x7777, 0);
  let replies = 0;
  for (; here.request !== null; replies++) {
    const where = `seed ${seed}, reply ${replies}`;
    const request = here.request;
    if (there.request?.type !== request.type) throw new Error(`${where}: the other table asks something else`);
    if (request.type === "roll") {
      const rolled = rollDice(here);
      const entry = rolled.battle.log?.entry as unknown as { outcome: never };
      there = giveOutcome(there, entry.outcome, [], 0).battle;
      here = rolled.battle;
    } else {
      const given = ageOfSigmar.rules.choices[request.choice]?.sample(here.game, request.about, source) as Json;
      const [one, other] = [answer(here, given), answer(there, answered(image, given))];
      if (!one.ok || !other.ok)
        throw new Error(`${where}, ${request.choice}: ${other.ok ? "" : other.refusal.message.key}`);
      here = one.battle;
      there = other.battle;
    }
    expect(
      seen(there, (m) => m),
      where,
    ).toEqual(seen(here, image));
  }
  expect(there.request).toBeNull();
  return replies;
}

describe.each(Object.entries(images))("a battle on the %s table", (_, image) => {
  // What is legal here is legal there, and comes to the same: to the last hundredth of a millimetre.
  test.each(
    ageOfSigmar.rules
      .scenarios()
      .filter((s) => s.id !== "crowd")
      .map((s) => [s.id, s.scenario] as const),
  )("goes as it went: %s", (__, scenario) => {
    let replies = 0;
    for (let seed = 1; seed <= (inject("fully") ? 4 : 2); seed++) replies += compare(image, scenario, seed);
    expect(replies).toBeGreaterThan(30);
  });
});
