import type { Json } from "@tercio/kernel";
import { needs, type SceneLine, type SceneOptions, type SceneReply } from "@tercio/testkit";
import type { Chain } from "@tercio/dice";
import type { NinthAge, Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { lasting } from "../../src/sequence/spell-lasting.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import type { PoolRef } from "../../src/state/state.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import type { Steps } from "../../src/state/steps.ts";

/** A Wizard by himself: three Health Points, everything else 3. */
export const wizard = (path: string, level = "wizard-adept", more: Partial<SceneProfile> = {}): Partial<SceneUnit> => ({
  models: 1,
  files: 1,
  character: true,
  profile: like({ hp: 3, rules: [{ rule: level, path } as never], ...more }),
});

export interface Stage {
  readonly knows: readonly SpellWord[];
  /** Inches from the Wizard to the enemy. */
  readonly away?: number;
  readonly w?: Partial<SceneUnit>;
  readonly b?: Partial<SceneUnit>;
  readonly more?: { readonly [name: string]: SceneUnit };
  readonly scene?: Partial<Scene>;
}

/** The Wizard W (unit 0) looks north at the enemies B (unit 1); its friends F (unit 2) stand at its side. */
export const stage = ({ knows, away = 10, w = {}, b = {}, more = {}, scene = {} }: Stage): Scene => ({
  phase: "magic",
  table: [72, 96],
  units: {
    W: block("first", [0, 0], "north", { ...wizard("pyromancy"), ...w }),
    B: block("second", [0, away], "south", b),
    F: block("first", [8, 0], "north"),
    ...more,
  },
  ...(knows.length === 0 ? {} : { magic: { known: { 0: knows } } }),
  ...scene,
});

export interface Casts {
  readonly spell: SpellWord;
  readonly way?: WayName;
  readonly target?: number;
  readonly pool?: number;
  /** Whom the Attribute Spell is aimed at. */
  readonly attribute?: number;
  readonly dice: readonly number[];
  readonly dispel?: readonly number[];
  /** Flux Card. */
  readonly card?: number;
  readonly rolls?: { readonly [label: string]: SceneLine };
}

/** Everything that is asked in a Magic Phase in which W casts this once; anything else as quietly as can be. */
export function casts(
  scene: Scene,
  c: Casts,
  options: SceneOptions<Steps> = {},
  /** Answers of one's own, null for the others. */
  own: (request: Parameters<SceneReply<NinthAge>>[0]) => SceneLine | null = () => null,
): Played {
  let done = false;
  return played(
    scene,
    (request, game, names) => {
      const mine = own(request);
      if (mine !== null) return mine;
      if (request.type === "roll") {
        const { key } = request.label;
        if (key === "roll.flux-card") return { show: { total: c.card ?? 4 } };
        if (key === "roll.casting") return { dice: c.dice };
        if (key === "roll.dispelling") return { dice: c.dispel ?? [] };
        return c.rolls?.[key] ?? quiet()(request, game, names);
      }
      const about = request.about as { readonly spell?: string };
      switch (request.choice) {
        case "siphon":
          return { answer: { dice: 0 } };
        case "cast-spell": {
          if (done) return { answer: { done: true } };
          done = true;
          return { answer: { wizard: 0, spell: c.spell, way: c.way ?? "basic" } };
        }
        case "spell-target":
          return {
            answer: {
              unit: about.spell === c.spell ? (c.target ?? 1) : (c.attribute ?? 1),
              pool: c.pool ?? -1,
            } as Json,
          };
        case "casting-dice":
          return { answer: { dice: c.dice.length } };
        case "dispel":
          return { answer: { dice: c.dispel?.length ?? 0 } };
        default:
          return quiet()(request, game, names);
      }
    },
    options,
  );
}

/** Dice, then what they need, of each group of hits that is about to be rolled. */
export function hitGroups(run: Played): readonly (readonly (number | null)[])[] {
  const { request } = run;
  if (request?.type !== "roll" || request.dice.kind !== "chains") return [];
  const chains = request.dice.chains as readonly Chain[];
  return needs(request).map((list, i) => [chains[i]?.dice ?? 0, ...list]);
}

/** A situation in which a spell lies on a unit, cast by the first unless said otherwise. */
export function under(
  scene: Scene,
  spell: SpellWord,
  {
    way = "basic",
    on = 0,
    times = 1,
    face = 0,
    by = 0,
  }: {
    readonly way?: WayName;
    readonly on?: number;
    readonly times?: number;
    readonly face?: number;
    /** Who has cast it. */
    readonly by?: number;
  } = {},
): NinthAge {
  let game = gameOf(scene);
  const targets: readonly PoolRef[] = [{ unit: on, pool: -1 }];
  for (let n = 0; n < times; n++)
    game = { ...game, effects: lasting(game, { wizard: by, spell, way, targets, sacrificed: false }, face) };
  return game;
}
