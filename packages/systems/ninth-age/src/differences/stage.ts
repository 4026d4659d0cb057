import { type Bilingual, both, message, type EditionDifference, type OddsQuestion } from "@tercio/kernel";
import type { Edition } from "../book/row.ts";
import { PATHS } from "../entries/forms.ts";
import { buildScene } from "../scene/build.ts";
import type { Scene, SceneProfile, SceneUnit } from "../scene/types.ts";
import { enter } from "../sequence/flow.ts";
import type { RuleGiven } from "../state/parameters.ts";
import { isPrinted, spellRow, type SpellWord, type WayName } from "../state/spells.ts";
import type { NinthAge } from "../state/state.ts";

type Path = (typeof PATHS)[number];

/** What stands in the small situations in which the editions are compared: W casts, B is the enemy's, C stands beside W. */
export const [W, B, C] = [0, 1, 2] as const;

type Part = SceneProfile["parts"][number];
/** A plain human on foot with 3 in everything. */
export const soldier = (more: Partial<SceneProfile> = {}, part: Partial<Part> = {}): SceneProfile => ({
  ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3, ...part }],
  ...more,
});
const wizard = (path: Path, rules: readonly RuleGiven[], army: string | undefined): SceneUnit => ({
  ...{ side: "first", models: 1, files: 1, character: true, at: [0, 0], facing: "north" },
  profile: soldier({
    hp: 3,
    rules: [{ rule: "wizard-adept", path }, ...rules],
    ...(army === undefined ? {} : { army }),
  }),
});

/** A difference as this folder writes it: asked by an edition of this game. */
export type Difference = Omit<EditionDifference<NinthAge>, "of"> & {
  of(edition: Edition): ReturnType<EditionDifference<NinthAge>["of"]>;
};

/** What is not as it is mostly. */
export interface Staged {
  readonly path?: Path;
  readonly rules?: readonly RuleGiven[];
  /** Of the Wizard, and of the enemy. */
  readonly armies?: readonly [string | undefined, string | undefined];
  readonly foe?: Partial<SceneUnit>;
  readonly friend?: Partial<SceneUnit>;
  readonly scene?: Partial<Scene>;
}

/** The game of such a situation by the rules of an edition. Throws where there is no such scene: a fault of the case. */
export function gameOf(edition: Edition, scene: Scene): NinthAge {
  const made = buildScene(scene, edition);
  if ("problem" in made) throw new Error(`no such scene: ${made.problem.where} ${made.problem.problem.key}`);
  return made.game;
}

/** A Wizard, twenty of the enemy's soldiers 12″ before it, twenty of its own beside it. */
export function staged(
  edition: Edition,
  { path = "pyromancy", rules = [], armies = [undefined, undefined], ...more }: Staged,
): NinthAge {
  const [own, theirs] = armies;
  const unit = { profile: soldier(), models: 20, files: 5 } as const;
  const foes = theirs === undefined ? {} : { profile: soldier({ army: theirs }) };
  return gameOf(edition, {
    ...{ phase: "magic", table: [96, 96], magic: { cards: [[5], [5]] } },
    units: {
      W: wizard(path, rules, own),
      B: { side: "second", ...unit, at: [0, 12], facing: "south", ...foes, ...more.foe },
      C: { side: "first", ...unit, at: [8, 0], facing: "north", ...more.friend },
    },
    ...more.scene,
  });
}

/** Is a spell printed by an edition, and has it this version? */
export const hasWay = (edition: Edition, word: SpellWord, way: WayName): boolean =>
  isPrinted(edition, word) && spellRow(edition, word).versions.some((v) => v.name === way);

/** What is left when all that lies on the stack has been played: `measure` of the game, a whole number from `least` to `most`. */
export const stacked = (
  game: NinthAge,
  stack: NinthAge["stack"],
  measure: (game: NinthAge) => number,
  [least, most]: readonly [number, number],
): OddsQuestion<NinthAge> => ({
  ...{ id: "difference", label: message("odds.losses", { units: [] }), start: { ...game, stack }, stop: () => false },
  result: (g) => (g.stack.length === 0 ? `${measure(g)}` : null),
  results: Array.from({ length: most - least + 1 }, (_, n) => ({
    ...{ id: `${least + n}`, value: least + n },
    label: message("odds.health-points", { points: least + n }),
  })),
});

/** The same of a spell that takes effect on a unit. */
export const castOn = (
  game: NinthAge,
  { word, way, on }: { readonly word: SpellWord; readonly way: WayName; readonly on: number },
  measure: (game: NinthAge) => number,
  bounds: readonly [number, number],
): OddsQuestion<NinthAge> => {
  const targets = [{ unit: on, pool: -1 }];
  return stacked(game, [enter("spell", { wizard: W, spell: word, way, targets, sacrificed: false })], measure, bounds);
};

/** Words for what is counted. */
export const COUNTED: { readonly [what: string]: Bilingual } = {
  cast: both("chance to cast it with three Magic Dice", "probabilité de le lancer avec trois dés de magie"),
  reach: both("range", "portée"),
  mended: both("Health Points regained by ten of twenty soldiers", "points de vie regagnés par dix soldats sur vingt"),
  lost: both("Health Points lost by the target", "points de vie perdus par la cible"),
};
