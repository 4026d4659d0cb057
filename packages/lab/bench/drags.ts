// A unit of loose models taken along by the pointer: what the board asks for at every frame of a drag.
import { type Sigmar, ageOfSigmar } from "@tercio/age-of-sigmar";
import { type ChoiceRequest, engineOf, type Json, silent } from "@tercio/kernel";
import { tryOut } from "@tercio/board";
import { benchCase, type Case } from "./case.ts";

/** So many on 32 mm bases with Move 5, friends beside them and enemies before them, ten each. */
export const sceneOf = (models: number) => ({
  table: [44, 30],
  rounds: 1,
  units: {
    Led: { side: "first", warscroll: "shieldguard", models, at: [0, -6] },
    Beside: { side: "first", warscroll: "shieldguard", models: 10, at: [9, -5] },
    Before: { side: "second", warscroll: "shieldguard", models: 10, at: [-2, 5] },
  },
});

/** Its move is asked for. */
export const opening: readonly Json[] = [{ first: 0 }, { unit: 0, kind: "move" }];

const KINDS = ["forest", "field", "ruins", "wall", "hill", "water", "impassable"] as const;

/** Twenty regiments a side, of which the first has room before it, and twenty Terrain Features between and beside them. */
export const crowd = {
  phase: "movement",
  units: Object.fromEntries(
    (["first", "second"] as const).flatMap((side) =>
      Array.from({ length: 20 }, (_, i) => [
        `${side} ${i}`,
        {
          side,
          profile: side === "first" ? "imperial-guard" : "barbarians-with-spears",
          models: 20,
          files: 5,
          at: [((i + 5) % 10) * 6.4 - 29, (side === "first" ? -1 : 1) * (i < 10 ? 10 : 16)],
          ...(side === "second" ? { facing: 180 } : {}),
        },
      ]),
    ),
  ),
  terrain: Array.from({ length: 20 }, (_, i) => ({
    kind: KINDS[i % KINDS.length] ?? "field",
    rectangle: { at: [(i % 10) * 6.8 - 30.5, i < 10 ? -3 : 3], size: [i % 3 === 0 ? 2 : 4, 3], turned: (i * 13) % 90 },
  })),
};

/** Thirty regiments of 25 a side: 1,500 models. */
export const sixty = {
  phase: "movement",
  units: Object.fromEntries(
    (["first", "second"] as const).flatMap((side) =>
      Array.from({ length: 30 }, (_, i) => [
        `${side} ${i}`,
        {
          side,
          profile: side === "first" ? "imperial-guard" : "barbarians-with-spears",
          models: 25,
          files: 5,
          at: [(i % 10) * 6.4 - 29, (side === "first" ? -1 : 1) * (8 + 5 * Math.floor(i / 10))],
          ...(side === "second" ? { facing: 180 } : {}),
        },
      ]),
    ),
  ),
};

/** Corners of the way of the hand, inches: into the friends, beyond what it may, to the enemy, behind itself, home. */
const CORNERS = [
  [0, -6],
  [7, -3],
  [6, 4],
  [-3, 3],
  [-8, -6],
  [-2, -12],
  [0, -6],
] as const;
const STOPS = 20;

/** Where the pointer is at one frame after another, 0.01 mm. */
const hand = CORNERS.slice(1).flatMap(([x, y], i) =>
  Array.from({ length: STOPS }, (_, k) => {
    const [fromX, fromY] = CORNERS[i] ?? [0, 0];
    const at = (from: number, to: number): number => Math.round(2540 * (from + ((to - from) * k) / STOPS));
    return { x: at(fromX, x), y: at(fromY, y) };
  }),
);

/** As they stand; and in each of the arrangements in turn. */
const ways = { "as they stand": ["keep"], "in arrangements": ["close", "line", "spread", "ring"] } as const;

interface Led {
  readonly game: Sigmar;
  readonly request: ChoiceRequest;
}

function led(models: number): Led {
  const scenario = ageOfSigmar.rules.scenes?.scenario(sceneOf(models));
  if (scenario === undefined) throw new Error("this game has scenes");
  const engine = engineOf(ageOfSigmar);
  let at = engine.advance(ageOfSigmar.rules.setup(scenario), silent);
  for (const answer of opening) at = engine.reply(at.game, answer, silent);
  if (at.request?.type !== "choice") throw new Error("its move must be asked for");
  return { game: at.game, request: at.request };
}

export const drags: readonly Case[] = [10, 20, 30].flatMap((models) =>
  Object.entries(ways).map(([called, list]) =>
    benchCase<Led>({
      name: `${models} loose models led ${called}`,
      unit: "previews",
      setup: () => led(models),
      body: ({ game, request }) => {
        const choice = ageOfSigmar.rules.choices[request.choice];
        for (const way of list)
          for (const at of hand) {
            const preview = tryOut(choice, game, request, { do: "to", piece: 0, way, ...at });
            if (preview?.verdict !== true) throw new Error(`a lead to ${at.x}, ${at.y} must be possible`);
          }
        return list.length * hand.length;
      },
    }),
  ),
);
