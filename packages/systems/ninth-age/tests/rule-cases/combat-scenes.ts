import type { Scenario } from "@tercio/kernel";
import { ninthAge, type NinthAge, type Scene } from "../../src/index.ts";
import type { Facing } from "../../src/state/state.ts";
import type { SceneContact, SceneProfile, SceneUnit } from "../../src/scene/types.ts";

/** A plain man on a 20 mm base: everything 3, one attack, no armour. */
export const man: SceneProfile = {
  type: "Infantry",
  height: "Standard",
  base: [20, 20],
  adv: 4,
  mar: 8,
  dis: 7,
  hp: 1,
  def: 3,
  res: 3,
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};
type Part = SceneProfile["parts"][number];
/** The same with other numbers; `part`: of its only part. */
export const like = (
  more: Partial<SceneProfile>,
  part: Partial<Part> = {},
  base: SceneProfile = man,
): SceneProfile => ({
  ...base,
  parts: base.parts.map((p) => ({ ...p, ...part })),
  ...more,
});

type Own = Partial<SceneUnit>;
const unitOf = (side: SceneUnit["side"], more: Own): SceneUnit => ({
  side,
  profile: man,
  models: 30,
  files: 6,
  ...more,
});

/** A in the middle, facing north, and whoever touches it: B with its front unless said otherwise. */
export interface Fight {
  readonly a?: Own;
  readonly b?: Own;
  /** What of A is touched by B. */
  readonly facing?: Facing;
  readonly offset?: number;
  readonly more?: {
    readonly [name: string]: Own & { readonly on?: Facing; readonly offset?: number; readonly of?: string };
  };
  readonly scene?: Partial<Scene>;
}

export function fight({ a = {}, b = {}, facing = "front", offset = 0, more = {}, scene = {} }: Fight = {}): Scene {
  const others: { [name: string]: SceneUnit } = {};
  const contact: SceneContact[] = [{ of: "B", at: "A", facing, offset }];
  for (const [name, { on, offset: along, of, ...own }] of Object.entries(more)) {
    others[name] = unitOf("second", own);
    if (on !== undefined) contact.push({ of: name, at: of ?? "A", facing: on, offset: along ?? 0 });
  }
  return {
    phase: "melee",
    units: { A: unitOf("first", { at: [0, 0], facing: "north", ...a }), B: unitOf("second", b), ...others },
    contact,
    ...scene,
  };
}

const scenario = (scene: Scene): Scenario => {
  const made = ninthAge.rules.scenes?.scenario(scene as never);
  if (made === undefined) throw new Error("this game has scenes");
  return made;
};
/** The game of a scene before anything has run, whose first units are those of the scene in their order. */
export const gameOf = (scene: Scene): NinthAge => {
  const wrong = ninthAge.rules.checkScenario(scenario(scene));
  if (wrong !== null) throw new Error(`${wrong.where}: ${JSON.stringify(wrong.message)}`);
  return ninthAge.rules.setup(scenario(scene));
};
