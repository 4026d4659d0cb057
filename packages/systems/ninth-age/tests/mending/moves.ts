import { verdict } from "@tercio/testkit";
import { dangerOf } from "../../src/calculation/ground.ts";
import { aimNeeded } from "../../src/calculation/shots.ts";
import { dangerousDice } from "../../src/calculation/rates.ts";
import { whyNoShooting } from "../../src/battlefield/volleys.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { scores } from "../../src/sequence/objectives.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import type { FeatureKind } from "../../src/state/terrain.ts";
import type { MagicalMoveInput } from "../expected/mending.ts";
import { like } from "../rule-cases/combat-scenes.ts";
import { block, type Played } from "../rule-cases/scenes.ts";
import { plainShot, shooter } from "../rule-cases/shooting-scenes.ts";
import { aims, asked, cast, castUpTo, foe, friend, rolled, spellbook, unitOf } from "../rule-cases/spell-scenes.ts";
import { INCH } from "../rule-cases/table.ts";
import { given, type Players } from "./play.ts";

type Path = readonly object[];
type I = MagicalMoveInput;
const WORDS: { readonly [name: string]: SpellWord } = {
  "Danse Macabre": "spell.evocation.danse-macabre",
  "Raven's Wing": "spell.witchcraft.ravens-wing",
  "Rune of Resolve": "battle-rune.resolve",
};
const wordOf = (i: I): SpellWord => WORDS[i.spell ?? ""] as SpellWord;
const airborne = (i: I): object => (i.spell === "Raven's Wing" ? { air: true } : {});
const wayOf = (i: I): WayName =>
  i.spell === "Rune of Resolve" ? "Runic Smith" : i.boosted === true ? "boosted" : "basic";
const far = (inches: number): number => Math.round(inches * INCH);
/** From the middle of the five men wide C to its edge, in inches; how deep its two ranks are. */
const [EDGE, DEEP, MAN] = [50 / 25.4, 40 / 25.4, 20 / 25.4];
const EAST = 5;

function pathOf(kind: string, inches: number): Path {
  const distance = far(inches);
  if (kind === "backward") return [{ kind: "back", distance }];
  if (kind === "sideways") return [{ kind: "side", side: "right", distance }];
  return [{ kind: "straight", distance }];
}
const moveOf = (kind: string): string => (kind === "march" ? "march" : "advance");

/** The unit that is moved: ten men, five wide. */
const moved = (i: I): SceneUnit =>
  friend(EAST, {
    profile: like({
      adv: i.advance ?? 4,
      mar: i.march ?? 8,
      ...(i.weapon === undefined ? {} : shooter(["bow"])),
      rules: [
        ...(i.randomMovement === true ? [{ rule: "random-movement", dice: "3D6" }] : []),
        ...(i.undead === true ? ["undead"] : []),
      ] as never,
    }),
    state: {
      ...(i.fleeing === true ? { fleeing: true } : {}),
      ...(i.shaken === true ? { shaken: true } : {}),
      ...(i.marchedThisTurn === true || i.marchedInMovementPhase === true ? { moved: "march" } : {}),
    },
  });

/** Enemies of a case: one that is nearest where C ends, or before, one that C passes, one that fights it. */
function enemies(i: I): { readonly [name: string]: SceneUnit } {
  const before = (y: number) => ({ B: block("second", [EAST, y], "south", { models: 10, files: 10 }) });
  if (i.engaged === true) return { B: block("second", undefined, undefined, { models: 10, files: 5 }) };
  if (i.moveKind === "charge") return before(given(i.distance));
  if (i.passesEnemyAt !== undefined) {
    const north = given(i.distance) - DEEP - given(i.endsFromNearestEnemy);
    const x = EAST + EDGE + given(i.passesEnemyAt) + MAN / 2;
    return { B: block("second", [x, north], "north", { models: 1, files: 1 }) };
  }
  if (i.endsFromNearestEnemy !== undefined) return before(given(i.distance) + given(i.endsFromNearestEnemy));
  return i.nearestEnemyBefore === undefined ? { B: foe(40) } : before(given(i.nearestEnemyBefore));
}
const FIRST = { "next-unit": { choice: "next-unit", answer: { unit: "C" } } } as const;
const fought = (i: I): Partial<Scene> =>
  i.engaged === true ? { contact: [{ of: "B", at: "C", facing: "front" }] } : {};
const sceneOf = (i: I, more: Partial<Scene> = {}): Scene =>
  spellbook(
    i.spell === "Raven's Wing" ? "witchcraft" : "evocation",
    [wordOf(i), ...((i.magicalMovesThisPhase ?? 0) > 0 ? [other(i)] : [])],
    { ...enemies(i), C: moved(i) },
    { ...fought(i), ...more },
  );
/** The other spell that moves somebody. */
const other = (i: I): SpellWord =>
  i.spell === "Raven's Wing" ? "spell.evocation.danse-macabre" : "spell.witchcraft.ravens-wing";
const answer = (kind: string, path: Path, more: object = {}) =>
  ({ choice: "move", answer: { unit: "C", move: moveOf(kind), ...more, path } }) as never;

/** Played until C is asked how it moves; null where nobody asks. */
function asking(i: I): Played | null {
  const cast = { spell: wordOf(i), way: wayOf(i), at: "C", dice: [5, 5, 4], told: FIRST };
  const earlier = { spell: other(i), at: "C", dice: [5, 4], told: { move: answer("forward", pathOf("forward", 0.5)) } };
  const before = (i.magicalMovesThisPhase ?? 0) > 0;
  const spells = before ? [earlier, cast] : [cast];
  const run = castUpTo({ step: "magic-phase/6" }, sceneOf(i), ...spells);
  if (asked(run, "move").length <= (before ? 1 : 0)) return null;
  if (before) return run;
  return castUpTo({ choice: "move" }, sceneOf(i), cast);
}
const may = (run: Played, i: I, path: Path): boolean =>
  verdict(run, { unit: "C", move: moveOf(i.moveKind ?? "forward"), ...airborne(i), path } as never).legal;

/** The same after a Reform on the spot. */
const reformed = (i: I): Played =>
  cast(sceneOf(i), {
    ...{ spell: wordOf(i), way: wayOf(i), at: "C", dice: [5, 5, 4] },
    told: { ...FIRST, move: { choice: "move", answer: { unit: "C", move: "reform", ...ON_THE_SPOT } } as never },
  });
const ON_THE_SPOT = { x: far(EAST), y: 0, facing: 0, files: 5 };

/** What the unit is like after a move of the spell, and what it was asked for. */
const after = (i: I, path: Path, more: object = {}, told = {}): Played =>
  cast(sceneOf(i), {
    ...{ spell: wordOf(i), way: wayOf(i), at: "C", dice: [5, 5, 4] },
    told: { ...FIRST, move: answer(i.moveKind ?? "forward", path, { ...airborne(i), ...more }), ...told },
  });

export const movePlayers: Players<I> = {
  "Magical Move allowed": (i) => {
    const run = asking(i);
    return { allowed: run !== null && may(run, i, pathOf(i.moveKind ?? "forward", given(i.distance))) };
  },
  "targets in range": (i) => {
    const scene = spellbook("witchcraft", [wordOf(i)], {
      ...{ B: foe(40), C: friend(given(i.distanceToTarget) + MAN / 2 + EDGE), D: friend(-9) },
    });
    return { allowed: aims(cast(scene, { spell: wordOf(i), at: "D" })).includes(2) };
  },
  "March Test needed": (i) => ({
    test: rolled(after(i, pathOf("forward", 0.5)), "roll.march").length > 0,
  }),
  "Dangerous Terrain dice per model": (i) => {
    const run = asking({ ...i, moveKind: "march" });
    if (run === null) return null;
    const [{ game }, c] = [run, unitOf(run, "C")];
    const danger = dangerOf(game, c, String(i.landsIn).toLowerCase() as FeatureKind, "flying");
    return { dice: dangerousDice(game, c).value, failsOn: danger?.fails };
  },
  "rest after a wheel of 90 degrees": (i) => {
    const run = asking(i);
    if (run === null) return null;
    const wheel = { kind: "wheel", side: "right", angle: Math.round((given(i.wheelDegrees) * 65536) / 360) };
    // The farthest that is allowed after it, to 0.01 mm.
    let [low, high] = [0, far(12)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (may(run, i, [wheel, { kind: "straight", distance: middle }])) low = middle;
      else high = middle - 1;
    }
    return { restForward: low / INCH, wheelCost: 12 - low / INCH };
  },
  "shooting in the same turn after a Magical Move": (i) => {
    const run = i.moveKind === "reform" ? reformed(i) : after(i, pathOf("forward", given(i.distance)));
    const [game, c] = [run.game, unitOf(run, "C")];
    const shoots = whyNoShooting(game, c, false) === null;
    const need = (g: typeof game) => aimNeeded(g, { ...plainShot, unit: 2, weapon: "bow" })?.value ?? 0;
    const still = { ...game, units: game.units.map((u) => (u.id === c.id ? { ...u, moved: "none" as const } : u)) };
    return { mayShoot: shoots, moveModifier: need(still) - need(game) };
  },
  "Scoring after the move": (i) => {
    const kept = (run: Played) => scores(run.game, unitOf(run, "C"));
    const run = after({ ...i, moveKind: "forward" }, pathOf("forward", 3));
    return { scoringKept: kept(run) };
  },
};
