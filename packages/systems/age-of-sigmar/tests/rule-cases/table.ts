import type { Json, Request } from "@tercio/kernel";
import { assert, piece, play, type RuleCase, type SceneLine, type SceneRun, verdict } from "@tercio/testkit";
import { ageOfSigmar, type Scene, type SceneUnit, type Sigmar, type Unit, type Warscroll } from "../../src/index.ts";
import { shieldguard } from "../../src/state/units.ts";

export { assert };
export type Run = SceneRun<Sigmar>;

/** A plain fighter on a 32 mm base without abilities: what a unit differs from. */
export const plain: Warscroll = { ...shieldguard, abilities: [] };
/** A mile of room: 0.01 mm an inch. */
export const INCH = 2540;

/** Models in a row from (x, y) to the east, base to base, in 0.01 mm; `gap` between them. */
export const row = (count: number, x: number, y: number, gap = 0): SceneUnit["places"] =>
  Array.from({ length: count }, (_, i) => [x + i * (3200 + gap), y, 0] as const);

export const unitOf = (
  side: "first" | "second",
  places: NonNullable<SceneUnit["places"]>,
  more: Partial<Warscroll> = {},
  unit: Partial<SceneUnit> = {},
): SceneUnit => ({ side, warscroll: { ...plain, ...more }, models: places.length, places, ...unit });

export const sceneOf = (units: Scene["units"], more: Partial<Scene> = {}): Scene => ({
  table: [60, 44],
  rounds: 1,
  units,
  ...more,
});

/** Replies by the kind of choice, or by what is rolled for; the first that fits, else what is usual. */
export interface Replies {
  readonly [asked: string]: SceneLine | readonly SceneLine[];
}

const asked = (r: Request): string => (r.type === "choice" ? r.choice : r.label.key);

/** Plays a scene with these replies until something is asked that `until` names, or to its end. */
export function run(scene: Scene, replies: Replies = {}, until?: string): Run {
  const scenes = ageOfSigmar.rules.scenes;
  if (scenes === undefined) throw new Error("this game has scenes");
  const used = new Map<string, number>();
  return play(ageOfSigmar, scenes.scenario(scene as never), (request, game) => {
    const kind = asked(request);
    if (kind === until) return null;
    const at = used.get(kind) ?? 0;
    used.set(kind, at + 1);
    // Each reply serves once: what is asked again, of the other side perhaps, is answered as usual.
    const given = ([replies[kind] ?? []].flat() as readonly SceneLine[])[at];
    // Nobody piles in unless a page says so: who strikes whom is then as the page has set it up.
    if (given === undefined && request.type === "choice" && request.choice === "pile-in")
      return { answer: { to: (game.units[request.about.unit as number] as Unit).models as Json, order: [] } };
    if (given === undefined) return request.type === "roll" ? { show: usualDice(request) } : "usual";
    return given;
  });
}

/** Where nothing is said of dice they fall low. */
function usualDice(request: Extract<Request, { readonly type: "roll" }>): object {
  const { dice } = request;
  if (dice.kind === "sum") return { total: dice.dice };
  if (dice.kind === "pool") return { counts: [dice.dice, ...dice.groups.map(() => 0)] };
  return {};
}

export const unit = (r: Run, name: string): Unit => piece(r, name) as Unit;
/** May what is asked be answered so? Not where nobody is asked. */
export const legal = (r: Run, answer: Json): boolean => r.request?.type === "choice" && verdict(r, answer).legal;

/** The models of a unit pushed by so much, those in front going first, as an answer. */
export function pushed(r: Run, name: string, x: number, y: number, only?: readonly number[]): Json {
  const { models } = unit(r, name);
  const goes = (i: number): boolean => only?.includes(i) ?? true;
  const order = models.map((_, i) => i).filter(goes);
  order.sort((p, q) => ahead(models[q], x, y) - ahead(models[p], x, y) || p - q);
  return {
    to: models.map((m, i) => (goes(i) ? { x: m.x + x, y: m.y + y, facing: m.facing } : { ...m })),
    order,
  };
}
const ahead = (m: { readonly x: number; readonly y: number } | undefined, x: number, y: number): number =>
  m === undefined ? 0 : m.x * x + m.y * y;

export const one = (ids: string | readonly string[], title: string, body: () => void): RuleCase => ({
  ids: typeof ids === "string" ? [ids] : ids,
  title,
  run: body,
});
