import type { Chain } from "@tercio/dice";
import { distribution } from "@tercio/dice";
import { needs, verdict } from "@tercio/testkit";
import type { Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { Shots } from "../../src/calculation/shots.ts";
import type { Missile } from "../../src/state/state.ts";
import { like, man } from "./combat-scenes.ts";
import { type Played, played } from "./scenes.ts";

/** A man with a shooting weapon, Aim 4+ where nothing else is said. */
export const shooter = (
  missiles: readonly (Missile | Missile["weapon"])[],
  more: Partial<SceneProfile> = {},
): SceneProfile => like(more, { missiles: missiles.map((m) => (typeof m === "string" ? { weapon: m, aim: 4 } : m)) });

type Own = Partial<SceneUnit>;
interface Range {
  /** Ten men in one rank of ten, unless said otherwise. */
  readonly a?: Own;
  /** Twenty men in two ranks, facing A. */
  readonly b?: Own;
  /** Inches between the two fronts. */
  readonly away?: number;
  readonly more?: { readonly [name: string]: SceneUnit };
  readonly scene?: Partial<Scene>;
}

/** A shoots north at B. */
export const range = ({ a = {}, b = {}, away = 6, more = {}, scene = {} }: Range = {}): Scene => ({
  phase: "shooting",
  table: [72, 96],
  units: {
    A: { side: "first", profile: shooter(["bow"]), models: 10, files: 10, at: [0, 0], facing: "north", ...a },
    B: { side: "second", profile: man, models: 20, files: 10, at: [0, away], facing: "south", ...b },
    ...more,
  },
  ...scene,
});

export const atB = { choice: "shoot", answer: { unit: "A", target: "B" } } as const;

/** A shoots at B, up to the first roll. */
export const shot = (scene: Scene): Played => played(scene, [atB]);

/** Dice, then what they need, of each group of shots. */
export const groups = (run: Played): readonly (readonly (number | null)[])[] => {
  const { request } = run;
  if (request?.type !== "roll" || request.dice.kind !== "chains") return [];
  const chains = request.dice.chains as readonly Chain[];
  return needs(request).map((list, i) => [chains[i]?.dice ?? 0, ...list]);
};

/** What A's shots need: dice, to hit, to wound, to save. */
export const needed = (scene: Scene): readonly (readonly (number | null)[])[] => groups(shot(scene));

/** What the first group needs to hit: two numbers of a hopeless shot come as one list. */
export const toHit = (scene: Scene): number | null => needed(scene)[0]?.[1] ?? null;

/** Why A may not shoot at B; null when it may. Asked of a third unit's turn to shoot, so that something is asked. */
export function why(scene: Scene): string | null {
  const helper: SceneUnit = { side: "first", profile: shooter(["longbow"]), models: 1, files: 1, at: [-30, -20] };
  const target: SceneUnit = { side: "second", profile: man, models: 1, files: 1, at: [-30, -10] };
  const run = played({ ...scene, units: { ...scene.units, Helper: helper, Target: target } });
  const said = verdict(run, { unit: "A", target: "B" });
  return said.legal ? null : (said.rule ?? "?");
}

/** The mean of what all chains of a roll come to, as a fraction of so many. */
export function mean(run: Played, of: number): number {
  const { request } = run;
  if (request?.type !== "roll" || request.dice.kind !== "chains") throw new Error("no shots are rolled");
  const sum = (request.dice.chains as readonly Chain[]).reduce(
    (all, chain) => all + distribution(chain).reduce((m, b) => m + b.outcome.points * b.probability, 0),
    0,
  );
  return Math.round(sum * of * 1e6) / 1e6;
}

/** One plain shot of the first unit at the second, as the rules are asked about it. */
export const plainShot: Shots = {
  unit: 0,
  pool: 0,
  part: 0,
  weapon: "throwing-weapons",
  at: { unit: 1, pool: 0 },
  dice: 1,
  aim: 4,
  long: false,
  cover: null,
  standing: false,
  bracket: false,
  partial: false,
  strained: false,
  wounded: false,
};
