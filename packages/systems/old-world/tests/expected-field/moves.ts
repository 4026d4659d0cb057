import type { MovePath } from "@tercio/mass-battle";
import { INCH, TURN } from "@tercio/tabletop";
import { there } from "@tercio/kernel";
import { move } from "../../src/choice/move.ts";
import { whyNotDeclare } from "../../src/choice/charge.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { followed, type Going, reformed, whyNotMove } from "../../src/battlefield/paths.ts";
import { combatResult } from "../../src/calculation/numbers.ts";
import { closeOrder } from "../../src/entries/rules/combat-result.ts";
import { enter } from "../../src/sequence/flow.ts";
import { destroyedNear, fledThrough, heavyCasualties } from "../../src/sequence/panic-causes.ts";
import { owesMarchTest } from "../../src/sequence/moving.ts";
import { change, fieldOf, type OldWorld, type Unit, unit } from "../../src/state/state.ts";
import type { Feature } from "../../src/state/terrain.ts";
import {
  type Answers,
  type Change,
  diceOf,
  gameOf,
  idOf,
  placeOf,
  playedWith,
  unitAfter,
  type Written,
} from "./scene.ts";

export const walk: Going = { gait: "move", air: false };
export const march: Going = { gait: "march", air: false };
const degrees = (n: number): number => Math.round((n / 360) * TURN);
export const inches = (n: number): number => Math.round(n * INCH);
export const straight = (n: number) => ({ kind: "straight", distance: inches(n) }) as const;
const wheel = (n: number) => ({ kind: "wheel", side: n < 0 ? "left" : "right", angle: degrees(Math.abs(n)) }) as const;
const turn = (side: "left" | "right" | "about") => ({ kind: "turn", side }) as const;

export const goes = (game: OldWorld, path: MovePath, going: Going = walk, id = 0): boolean =>
  whyNotMove(game, unit(game, id), path, going) === null;

/** The largest whole number for which it holds, of those up to `most`; it holds for all below. */
export function greatest(most: number, holds: (n: number) => boolean): number {
  let [low, high] = [0, most + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
/** How far it may go straight on after these steps, 0.01 mm. */
export const farthest = (game: OldWorld, before: MovePath = [], going: Going = walk): number =>
  greatest(50 * INCH, (n) => goes(game, [...before, { kind: "straight", distance: n }], going));
/** The same in inches, to a thousandth. */
export const inInches = (n: number): number => Math.round((n / INCH) * 1000) / 1000;
/** Where the first unit ends that goes these steps and then straight on as far as it may. */
function ends(w: Written, before: MovePath, going: Going = walk) {
  const game = gameOf(w);
  const path = [...before, { kind: "straight", distance: farthest(game, before, going) } as const];
  return placeOf(followed(unit(game, 0), path).end);
}
const reforms = (w: Written, facing: number, files: number) => {
  const game = gameOf(w);
  return reformed(game, unit(game, 0), degrees(facing), files);
};
const placeReformed = (w: Written, facing: number, files: number) => {
  const result = reforms(w, facing, files);
  return "end" in result ? placeOf(result.end) : result.problem.rule;
};
const owes = (w: Written, air = false): boolean => owesMarchTest(gameOf(w), unit(gameOf(w), 0), air);

const rally = (w: Written): boolean =>
  !unitAfter(playedWith(gameOf(w), diceOf(w), [enter("strategy-phase", {})]), w, "Spears").fleeing;
const flees = (w: Written, more: Change = {}, dice = diceOf(w)): Unit =>
  unitAfter(playedWith(gameOf(w, more), dice, [enter("compulsory-moves", {})]), w, "Spears");
const SHOT = { field: { phase: "shooting" } } as const;

/** The rank bonus of the first unit that fights to its front and, where it is said, in its right flank. */
function ranks(w: Written, flanked: number | null = null, more: Change = {}): number {
  const game = gameOf(w, flanked === null ? more : { ...more, units: { Skirl: { models: flanked } } });
  const contact = {
    charger: 1,
    charged: 0,
    facing: "right",
    chargerModels: 4,
    chargedModels: 3,
    inches: 0,
    turn: 0,
  } as const;
  const fighting = { ...game, contacts: flanked === null ? [] : [contact] };
  return rankBonus(fighting, unit(fighting, 0));
}
/** Points for Close Order that the named unit gives in a combat of its own. */
const forOrder = (w: Written, name: string): number => {
  const game = gameOf(w);
  const side = { seat: 0, units: [idOf(w, name)], wounds: 0, excess: 0 } as const;
  return combatResult(game, side).lines.find((l) => l.rule === closeOrder.id)?.by ?? 0;
};
/** A wood over so many models of the first unit, five files of four. */
const wood = (models: number): Feature["outline"] => {
  // The file on the left is four models; the front model of the next is the fifth.
  const edge = inches(-2.461 + 0.984);
  const deep = models > 4 ? inches(0.3) : 0;
  return [
    { x: inches(-8), y: inches(-6) },
    { x: edge - 10, y: inches(-6) },
    ...(deep === 0
      ? []
      : [
          { x: edge - 10, y: -deep },
          { x: edge + deep, y: -deep },
        ]),
    { x: edge + deep - 10, y: inches(2) },
    { x: inches(-8), y: inches(2) },
  ];
};

export const moveAnswers: Answers = {
  "rally-exactly-half": rally,
  "rally-one-below-half": rally,
  "rally-exactly-quarter": rally,
  "rally-below-quarter": rally,
  "rally-musician-cancels-penalty": rally,
  "rally-natural-twelve": rally,
  "rally-bsb-exactly-twelve": rally,
  "rally-with-general-leadership": rally,
  "rally-warband-no-rank-bonus": rally,
  "wheel-then-straight-final-place": (w) => ends(w, [wheel(30)]),
  "wheel-greatest-angle-normal-move": (w) =>
    (greatest(TURN / 4, (angle) => goes(gameOf(w), [{ kind: "wheel", side: "right", angle }])) * 360) / TURN,
  "wheel-march-wide-front-boundary": (w) => [46.5, 46.6].map((n) => goes(gameOf(w), [wheel(n)], march)),
  "wheel-right-then-left": (w) => ends(w, [wheel(15), straight(1), wheel(-15)]),
  "turn-ninety-final-place": (w) => ends(w, [turn("right")]),
  "turn-ninety-makes-column": (w) => {
    const game = gameOf(w);
    const { end } = followed(unit(game, 0), [turn("right")]);
    const { x, y, facing, files } = end;
    const turned = change(game, 0, { x, y, facing, files });
    return whyNotDeclare(turned, [], { unit: 0, target: 1 }) === true;
  },
  "about-turn-and-straight": (w) => ends(w, [turn("about")]),
  "turn-then-wheel": (w) => goes(gameOf(w), [turn("right"), wheel(10)]),
  "backwards-odd-movement": (w) => {
    const game = gameOf(w);
    const distance = greatest(50 * INCH, (n) => goes(game, [{ kind: "back", distance: n }]));
    return placeOf(followed(unit(game, 0), [{ kind: "back", distance }]).end);
  },
  "sideways-hair-too-far": (w) => goes(gameOf(w), [{ kind: "side", side: "right", distance: inches(2.01) }]),
  "redress-five-models": (w) => inInches(farthest(gameOf(w), [{ kind: "redress", files: 10 }])),
  "redress-six-models": (w) => goes(gameOf(w), [{ kind: "redress", files: 12 }]),
  "drilled-free-redress-then-march": (w) => inInches(farthest(gameOf(w), [{ kind: "redress", files: 7 }], march)),
  "reform-wider-front-place": (w) => placeReformed(w, 0, 10),
  "reform-about-face-place": (w) => placeReformed(w, 180, 5),
  "reform-then-walk": (w) => {
    const done = playedWith(gameOf(w), [], [enter("remaining-moves", {})], {
      move: [{ unit: 0, move: "reform", facing: 0, files: 10 }],
    });
    const { accept } = there(done.system.rules.choices["move"]);
    const more = { unit: 0, move: "move", path: [straight(0.5)] };
    return accept(done.game, { player: 0, units: [0] } as never, more) === true;
  },
  "reform-model-moves-too-far": (w) => "end" in reforms(w, 0, 5),
  "column-triple-march-with-wheel": (w) => ends(w, [wheel(90)], march),
  "march-test-at-exactly-eight": (w) => owes(w),
  "march-no-test-hair-over-eight": (w) => owes(w),
  "march-near-fleeing-enemy": (w) => owes(w),
  "rank-bonus-thin-rear-rank": (w) => ranks(w),
  "rank-bonus-heavy-infantry-rear-rank": (w) => ranks(w),
  "rank-bonus-marching-column": (w) => ranks(w),
  "disruption-flank-unit-strength-five": (w) => [ranks(w, 5), ranks(w, 4)],
  "disruption-steady-in-the-ranks": (w) => [ranks(w, 10), ranks(w, 9)],
  "quick-turn-after-normal-move": (w) => {
    const path = [straight(4), { kind: "pivot", to: TURN / 4 } as const];
    const game = gameOf(w);
    return goes(game, path) ? placeOf(followed(unit(game, 0), path).end) : "refused";
  },
  "quick-turn-after-march": (w) =>
    ["Rangers", "Riders"].filter((name) =>
      goes(gameOf(w), [straight(6), { kind: "pivot", to: TURN / 4 }], march, idOf(w, name)),
    ),
  "close-order-point-threshold": (w) => ["Five", "Four", "Open"].map((name) => forOrder(w, name)),
  "flee-to-the-table-edge": (w) =>
    [17, 16.99].map((y) => flees(w, { units: { Spears: { at: [0, y] } } }).place === "destroyed"),
  "flee-through-enemy-final-place": (w) => placeOf(flees(w)),
  "flee-through-enemy-peril": (w) => 5 - flees(w).models,
  "flee-through-friend-final-place": (w) => placeOf(flees(w, { units: { Archers: { ld: 10 } } }, [...diceOf(w), 1, 1])),
  "panic-heavy-casualties-quarter": (w) =>
    [5, 6].map((lost) => {
      const game = gameOf(w, SHOT);
      return heavyCasualties(change(game, 0, { models: 20 - lost }), 0).length > 0;
    }),
  "panic-failed-half-left": (w) =>
    [11, 10].map((models) => {
      const game = gameOf(w, { ...SHOT, units: { Spears: { models } } });
      const r = playedWith(game, diceOf(w), [enter("panic", { unit: 0, from: null })]);
      return inInches(unitAfter(r, w, "Spears").y);
    }),
  "panic-friend-destroyed-six-inches": (w) =>
    [10.921, 10.931].map((x) => {
      const game = gameOf(w, { ...SHOT, units: { Archers: { at: [x, 0] } } });
      return destroyedNear(change(game, 1, { place: "destroyed", models: 0 }), unit(game, 1)).length > 0;
    }),
  "panic-fled-through": (w) => {
    const archers = { ...there(w.scene.units[0]), name: "Fleeing", at: [20, 0] as const };
    return ["skirmish", "close"].map((formation) => {
      const scene = { ...w, scene: { ...w.scene, units: [...w.scene.units, { ...archers, formation }] } };
      return fledThrough(gameOf(scene), 1, [0]).length > 0;
    });
  },
  "panic-fall-back-direction": (w) => {
    const r = playedWith(
      gameOf(w, SHOT),
      diceOf(w),
      [enter("panic", { unit: 0, from: null })],
      {},
      (q) => q.type === "choice",
    );
    return placeOf(unitAfter(r, w, "Spears"));
  },
  "terrain-march-through-difficult": (w) => inInches(farthest(gameOf(w), [], march)),
  "terrain-two-difficult-features": (w) => inInches(farthest(gameOf(w))),
  "terrain-dangerous-per-model": (w) => {
    const r = playedWith(gameOf(w), [...diceOf(w), 1, 1], [enter("remaining-moves", {})], {
      move: [{ unit: 0, move: "move", path: [straight(7)] }],
    });
    return 5 - unitAfter(r, w, "Knights").models;
  },
  "terrain-chariot-in-difficult": (w) => {
    const r = playedWith(gameOf(w), diceOf(w), [enter("remaining-moves", {})], {
      move: [{ unit: 0, move: "move", path: [straight(7)] }],
    });
    return unitAfter(r, w, "Chariot").woundsLost;
  },
  "terrain-obstacles-who-may-cross": (w) =>
    ["Spears", "Chariot"].flatMap((name) =>
      (["low", "high"] as const).flatMap((height) => {
        const game = gameOf(w);
        const terrain = fieldOf(game).terrain.filter((f) => f.kind === `${height}-obstacle`);
        // Wholly over the strip, or a little of it.
        const far = terrain.flatMap((f) => f.outline.map((p) => p.y)).reduce((a, b) => Math.min(a, b)) / INCH + 0.1;
        const there = { ...game, field: { ...fieldOf(game), terrain } };
        return goes(there, [straight(far)], walk, idOf(w, name)) ? [`${name} ${height}`] : [];
      }),
    ),
  "terrain-tower-who-may-enter": (w) => {
    const game = gameOf(w);
    const about = { player: 0, units: game.units.map((u) => u.id) };
    return w.scene.units
      .filter((_, id) => move.accept(game, about as never, { unit: id, move: "enter", path: [], building: 0 }) === true)
      .map((u) => u.name);
  },
  "random-movement-into-contact": (w) =>
    placeOf(
      unitAfter(
        playedWith(gameOf(w), diceOf(w), [enter("compulsory-moves", {})], { "random-move": [{ path: [straight(9)] }] }),
        w,
        "Squigs",
      ),
    ),
  "terrain-flee-through-difficult": (w) => placeOf(flees(w)),
  "terrain-march-over-hill": (w) => inInches(farthest(gameOf(w), [], march)),
  "terrain-wood-disruption-quarter": (w) =>
    [5, 4, -5].map((models) => {
      const terrain = [{ kind: "wood", outline: wood(Math.abs(models)) }] as const;
      return ranks(w, null, {
        field: { terrain },
        ...(models < 0 ? { units: { Spears: { formation: "open" } } } : {}),
      });
    }),
  "fly-landing-near-enemy": (w) =>
    [0.99, 1, 1.01].filter((gap) => goes(gameOf(w), [straight(9 - gap)], { gait: "move", air: true })),
  "fly-march-over-enemy": (w) => [inInches(farthestLanding(gameOf(w))), owes(w, true)],
  "one-inch-passing-close": (w) => goes(gameOf(w), [straight(8)]),
};

/** How far it may fly straight on, over whatever stands in the way. */
function farthestLanding(game: OldWorld): number {
  const air: Going = { gait: "march", air: true };
  return greatest(50 * INCH, (n) => n < 10 * INCH || goes(game, [{ kind: "straight", distance: n }], air));
}
