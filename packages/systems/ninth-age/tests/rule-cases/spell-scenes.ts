import type { SceneLine, SceneOptions } from "@tercio/testkit";
import type { Scene } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { health } from "../../src/calculation/health.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { like } from "./combat-scenes.ts";
import { hero, type More } from "./item-scenes.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import type { Steps } from "../../src/state/steps.ts";

/** A Wizard of a path, alone: everything 3, Discipline 8, three Health Points. */
export const wizard = (path: string, more: More = {}, own: Partial<SceneUnit> = {}): SceneUnit => ({
  ...(hero("first", { dis: 8, rules: [{ rule: "wizard-adept", path } as never], ...more }) as SceneUnit),
  at: [0, 0],
  facing: "north",
  ...own,
});

type Units = { readonly [name: string]: SceneUnit };
/** W casts what it knows, on a wide table, five Magic Dice each. */
export const spellbook = (
  path: string,
  known: readonly SpellWord[],
  units: Units,
  more: Partial<Scene> = {},
): Scene => ({
  phase: "magic",
  table: [96, 96],
  magic: { known: { "0": known }, cards: [[5], [5]] },
  units: { W: wizard(path), ...units },
  ...more,
});

/** Twenty men, ten wide, whose front is so many inches north of the caster's. */
export const foe = (inches: number, more: Partial<SceneUnit> = {}): SceneUnit =>
  block("second", [0, inches], "south", { models: 20, files: 10, ...more });
/** The same on the caster's side, beside it. */
export const friend = (east: number, more: Partial<SceneUnit> = {}): SceneUnit =>
  block("first", [east, 0], "north", { models: 10, files: 5, ...more });

export interface Tried {
  readonly spell: SpellWord;
  readonly way?: WayName;
  /** By name; of a spell that is aimed at nobody nothing. */
  readonly at?: string;
  /** Of the target. */
  readonly pool?: number;
  /** Magic Dice as they fall: mostly enough for anything. */
  readonly dice?: readonly number[];
  /** Other answers and dice, by what is asked. */
  readonly told?: { readonly [asked: string]: SceneLine };
}

/** One spell after the other, none dispelled, up to the next question which spell is cast, or the end of the phase. */
export const cast = (scene: Scene, ...tries: readonly Tried[]): Played =>
  castUpTo({ step: "magic-phase/6" }, scene, ...tries);

/** The same up to another step, choice, roll or event. */
export function castUpTo(
  until: NonNullable<SceneOptions<Steps>["until"]>,
  scene: Scene,
  ...tries: readonly Tried[]
): Played {
  let next = 0;
  let now: Tried | undefined;
  return played(
    scene,
    (request, game, names) => {
      if (request.type === "choice" && request.choice === "cast-spell") {
        now = tries[next++];
        if (now === undefined) return null;
        const own = { wizard: 0, spell: now.spell, way: now.way ?? "basic" };
        const { spells } = request.about as { readonly spells: readonly (typeof own & { readonly bound?: string })[] };
        // What is bound by nature says so.
        const bound = spells.find((s) => s.spell === own.spell && s.bound === own.spell);
        return { choice: "cast-spell", answer: bound === undefined ? own : { ...own, bound: own.spell } };
      }
      const dice = now?.dice ?? [6, 6, 5, 5];
      const kind = request.type === "choice" ? request.choice : request.label.key;
      const about = request.type === "choice" ? (request.about as { readonly spell?: string }) : {};
      // Whom the Attribute Spell concerns that comes along is the first that it may, if nothing is told.
      if (kind === "spell-target" && about.spell !== now?.spell) {
        const [t] = (about as { readonly targets: readonly { readonly unit: number; readonly pool: number }[] })
          .targets;
        const unit = Object.keys(names).find((name) => names[name] === t?.unit) ?? "";
        return now?.told?.attribute ?? { choice: kind, answer: { unit, pool: t?.pool ?? -1 } };
      }
      const own = now?.told?.[kind];
      if (own !== undefined) return own;
      if (kind === "spell-target") return { choice: kind, answer: { unit: now?.at ?? "B", pool: now?.pool ?? -1 } };
      if (kind === "casting-dice") {
        const { most } = about as { readonly most?: number };
        return { choice: kind, answer: { dice: Math.min(dice.length, most ?? dice.length) } };
      }
      if (kind === "roll.casting") return { dice };
      if (kind === "dispel") return { choice: kind, answer: { dice: 0 } };
      // What wounds without a roll, and meets no save, cannot come to nothing.
      if (kind === "roll.hits.wounded" && request.type === "roll" && request.dice.kind === "chains")
        return { show: { points: request.dice.chains.map((c) => c.dice) } };
      if (kind === "sacrifice") return { choice: kind, answer: { unit: null } };
      return quiet()(request, game, names);
    },
    { until },
  );
}

export const unitOf = (run: Played, name: string): Unit => run.game.units[run.names[name] as number] as Unit;
/** Health Points that those named have left. */
export const healthOf = (run: Played, ...names: readonly string[]): readonly number[] =>
  names.map((name) => health(run.game, unitOf(run, name)));
/** What lies on somebody, by its rule. */
export const liesOn = (game: NinthAge, id: number): readonly string[] =>
  game.effects.filter((e) => e.on === id).map((e) => e.rule);
/** The dice of all rolls that were announced so. */
export const rolled = (run: Played, key: string) =>
  run.requests.flatMap(({ request }) => (request.type === "roll" && request.label.key === key ? [request] : []));
export const asked = (run: Played, kind: string) =>
  run.requests.flatMap(({ request }) => (request.type === "choice" && request.choice === kind ? [request] : []));
/** Whom the first spell may be aimed at. */
export const aims = (run: Played): readonly number[] =>
  asked(run, "spell-target")
    .slice(0, 1)
    .flatMap((r) => (r.about as { readonly targets: readonly { readonly unit: number }[] }).targets.map((t) => t.unit));
/** Losses of every pack of hits. */
export const hurting = (points: number): SceneLine => ({ show: { points: [points] } });
export { like };
