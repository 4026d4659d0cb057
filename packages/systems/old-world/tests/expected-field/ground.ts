import { type Json, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { dangersOn } from "../../src/battlefield/ground.ts";
import { whyNotWalk } from "../../src/battlefield/loose.ts";
import { whyNotMove } from "../../src/battlefield/paths.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { chargeRange } from "../../src/calculation/charge-range.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { loseWounds } from "../../src/calculation/losses.ts";
import { looseAt } from "../../src/calculation/models.ts";
import { combatResult } from "../../src/calculation/numbers.ts";
import { whyNotDeclare } from "../../src/choice/charge.ts";
import { move } from "../../src/choice/move.ts";
import { problem } from "../../src/choice/set-up.ts";
import { flankAttack, rearAttack } from "../../src/entries/rules/combat-result.ts";
import { enter } from "../../src/sequence/flow.ts";
import { movable } from "../../src/sequence/moving.ts";
import { hunt } from "../../src/sequence/plans.ts";
import {
  change,
  type Contact,
  type Facing,
  type OldWorld,
  type Place,
  type Unit,
  unit,
} from "../../src/state/state.ts";
import { farthest, goes, greatest, inInches, march, straight, walk } from "./moves.ts";
import {
  type Answers,
  box,
  CHARGES,
  diceOf,
  gameOf,
  NOT_ASKED,
  placeOf,
  playedWith,
  sceneOf,
  soldiers,
  unitAfter,
  type Written,
  type WrittenUnit,
} from "./scene.ts";

const inch = (n: number): number => Math.round(n * INCH) + 0;
const BASE = 2500;
const HALF = BASE / 2 / INCH;
const at = (x: number, y: number): Place => ({ x: inch(x), y: inch(y) });
const shifted = (places: readonly Place[], x: number, y: number): readonly Place[] =>
  places.map((p) => ({ x: p.x + inch(x), y: p.y + inch(y) }));
/** Middles of models in a row to the east, with these gaps in inches between their bases. */
const row = (gaps: readonly number[], base = BASE): readonly Place[] =>
  gaps.reduce((done: readonly Place[], g) => [...done, { x: there(done.at(-1)).x + base + inch(g), y: 0 }], [at(0, 0)]);
const even = (models: number, gap: number): readonly Place[] => row(Array.from({ length: models - 1 }, () => gap));

const foe = (more: Partial<WrittenUnit> = {}): WrittenUnit =>
  soldiers({ name: "Foe", side: "B", facing: 180, models: 1, files: 1, ...more });
/** The scene with skirmishers where their models are said to stand, and these enemies. */
function loosely(w: Written, places: readonly Place[], foes: readonly WrittenUnit[] = []): OldWorld {
  const game = gameOf({ ...w, scene: { ...w.scene, units: [...w.scene.units, ...foes] } });
  return change(game, 0, looseAt(unit(game, 0), places));
}
/** May the models that are named go to these places? */
const walks = (game: OldWorld, to: readonly Place[], order: readonly number[], going = walk): boolean =>
  whyNotWalk(game, unit(game, 0), going, { to, order }) === null;
const ALL = [0, 1, 2, 3, 4];
const about = { player: 0, units: [0] };

/** Two units in combat. */
const touch = (charger: number, charged: number, facing: Facing): Contact => ({
  ...{ charger, charged, facing, chargerModels: 5, chargedModels: 5, inches: 0, turn: 0 },
});
const tests = (r: ReturnType<typeof playedWith>, key: string, id = 0): readonly number[] =>
  r.requests.flatMap(({ request: q }) =>
    q.type === "roll" && q.label.key === key && q.player === id && q.dice.kind === "pool" ? [q.dice.dice] : [],
  );
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** How many models test for dangerous ground. */
const dangers = (r: ReturnType<typeof playedWith>, seat = 0): number => sum(tests(r, "roll.dangerous", seat));
const SIXES = Array.from({ length: 40 }, () => 6);

/** Skirmishers under these gaps lose so many: is it these? The program takes the last that may fall. */
function fall(w: Written, gap: number, base: number, who: readonly number[]): boolean {
  const game = gameOf(w, { units: { Skirl: { base: [base, base] } } });
  const places = row([gap, gap, gap, gap], base * 100);
  const last = [...ALL.filter((i) => !who.includes(i)), ...who].map((i) => there(places[i]));
  const stood = change(game, 0, looseAt(unit(game, 0), last));
  const left = there(unit(loseWounds(stood, 0, who.length).game, 0).places).map((p) => p.x);
  const gone = ALL.filter((i) => !left.includes(there(places[i]).x));
  return gone.length === who.length && gone.every((i) => who.includes(i));
}
const NAMES = ["P", "Q", "R", "S", "T"];
const nameAt = (i: number): string => there(NAMES[i]);
/** The pair falls in one order or the other. */
const pairs = (w: Written): Json =>
  ALL.flatMap((i) => ALL.filter((k) => k > i).map((k) => [i, k] as const))
    .filter(([i, k]) => fall(w, 1, 25, [i, k]) || fall(w, 1, 25, [k, i]))
    .map(([i, k]) => [nameAt(i), nameAt(k)]);

/** A wall close behind the first so many of a row hides the enemy behind them, who stands at their end of the row. */
function sees(w: Written, models: number, watching: number): boolean {
  const hidden = models - watching;
  const gap = 0.9;
  const pitch = (BASE + inch(gap)) / INCH;
  const wide = (hidden - 1) * pitch + 1.3;
  const wall = soldiers({
    ...{ name: "Wall", at: [((hidden - 1) * pitch) / 2, -HALF - 0.05], facing: 0 },
    ...{ models: 1, files: 1, base: [wide * 25.4, 5] },
  });
  const target = foe({ at: [0, -HALF - 6], facing: 0 });
  const units = [soldiers({ ...there(w.scene.units[0]), models, files: 5 }), target, ...(hidden > 0 ? [wall] : [])];
  const game = gameOf(sceneOf(w, units));
  const stood = change(game, 0, looseAt(unit(game, 0), even(models, gap)));
  return seesUnit(stood, unit(stood, 0), unit(stood, 1));
}

/** Points that the first unit has for the flank or rear of the second. */
function attacked(game: OldWorld, facing: Facing): number {
  const fighting = { ...game, contacts: [touch(0, 1, facing)] };
  const { lines } = combatResult(fighting, { seat: 0, units: [0, 1], wounds: 0, excess: 0 });
  return sum(lines.filter((l) => l.rule === flankAttack.id || l.rule === rearAttack.id).map((l) => l.by));
}
/** The Rank Bonus of the second unit when the first is in its right flank. */
const ranked = (game: OldWorld): number =>
  rankBonus({ ...game, contacts: [touch(0, 1, "right")] }, unit({ ...game, contacts: [touch(0, 1, "right")] }, 1));
const formedUp = (game: OldWorld, id: number): OldWorld =>
  change(game, id, { formedUp: true, order: "skirmish", places: null });

/** Light chariots go so far ahead: the farthest that they may, and what they roll there. */
function driven(w: Written, dice: readonly number[], terrain = gameOf(w).field?.terrain ?? []) {
  const chariots = there(w.scene.units[0]).name;
  const game = gameOf(w, { field: { terrain }, units: { [chariots]: { woundsStart: 4 } } });
  const far = inInches(farthest(game));
  const r = playedWith(game, [...dice, ...SIXES], [enter("remaining-moves", {})], {
    move: [{ unit: 0, move: "move", path: [straight(far)] }],
  });
  return { far, dice: dangers(r), lost: unit(r.game, 0).woundsLost };
}

/** What the wall of the scene lets these do, at this height. */
function walled(w: Written, u: Partial<WrittenUnit>, foeAt: number, high = false): OldWorld {
  const terrain = w.scene.terrain.map((t) => (high ? { ...t, kind: "high linear obstacle" } : t));
  return gameOf(sceneOf(w, [soldiers(u), foe({ models: 20, files: 5, at: [0, foeAt] })], terrain));
}
const declares = (game: OldWorld): boolean => whyNotDeclare(game, [], { unit: 0, target: 1 }) === true;
const charged = (game: OldWorld, dice: readonly number[]) =>
  playedWith(game, dice, CHARGES, { charge: [{ unit: 0, target: 1 }] });

export const groundAnswers: Answers = {
  "blind-skirmish-coherency-chain": (w) => {
    const chains = [
      [1, 1, 1, 0.99],
      [1, 1, 1, 1],
      [1, 1, 1, 1.01],
      [0.5, 1.2, 0.5, 0.5],
    ].map((gaps) => row(gaps));
    const next = BASE + INCH;
    const ring = [
      { x: 0, y: 0 },
      { x: 0, y: next },
      { x: next, y: next },
      { x: 2 * next, y: next },
      { x: BASE + 3 * INCH, y: 0 },
    ];
    return [...chains, ring].map((to) => walks(loosely(w, shifted(to, 0, -0.5)), to, [1, 2, 3, 0, 4]));
  },
  "blind-skirmish-move-per-model": (w) => {
    const line = even(4, 1);
    /** The first is behind the row, and goes along it. */
    const along = (n: number): boolean => {
      const y = HALF * 2 + 0.9;
      return walks(loosely(w, [at(0, y), ...line]), [at(n, y), ...line], [0]);
    };
    const back = (n: number): boolean => {
      const begun = even(5, 0.4);
      const [first, ...others] = begun;
      return walks(loosely(w, begun), [...shifted([there(first)], 0, -n), ...shifted(others, 0, -9.5)], ALL, march);
    };
    /** The first goes into the ground; of the others, which stand outside of it, the last may come up from the south. */
    const into = (n: number, follows = 0): boolean => {
      const others = [2.5, 1, -0.5, -2].map((y) => at(9.4, y));
      const from = [at(10.5 - n, 4), ...others.slice(0, 3), at(9.4, -2 - follows)];
      return walks(loosely(w, from), [at(10.5, 4), ...others], follows === 0 ? [0] : [0, 4]);
    };
    return [along(5), along(5.01), back(10), back(10.01), NOT_ASKED, into(4), into(4.01), into(4, 5)];
  },
  "blind-skirmish-march-near-enemy": (w) => {
    const begun = even(5, 0.5);
    const at = (n: number, more: Partial<WrittenUnit> = {}) => foe({ at: [0, HALF + n], ...more });
    const south = (gait: "move" | "march", n: number) => ({
      ...{ unit: 0, move: gait, to: shifted(begun, 0, -n), order: ALL },
    });
    const marched = (foes: readonly WrittenUnit[], dice: readonly number[]) => {
      let asked = 0;
      return playedWith(
        loosely(w, begun, foes),
        dice,
        [enter("remaining-moves", {})],
        { move: [south("march", 10)] as never },
        (q) => q.type === "choice" && q.choice === "move" && asked++ > 0,
      );
    };
    const count = (foes: readonly WrittenUnit[]): number =>
      marched(foes, [3, 4]).requests.filter(({ request: q }) => q.type === "roll" && q.label.key === "roll.test.march")
        .length;
    /** The farthest that a model gets: by the march where it is made, else by what may still be done. */
    const far = (dice: readonly number[]): number => {
      const r = marched([at(8)], dice);
      const gone = (there(begun[0]).y - there(there(unit(r.game, 0).places)[0]).y) / INCH;
      const more = (gait: "move" | "march") => (n: number) =>
        n === 0 ||
        move.accept(r.game, about as never, { ...south(gait, 0), to: begun.map((p) => ({ x: p.x, y: p.y - n })) }) ===
          true;
      if (gone === 0)
        return inInches(Math.max(...(["move", "march"] as const).map((g) => greatest(12 * INCH, more(g)))));
      const before = loosely(w, begun, [at(8)]);
      const legal = (n: number) =>
        move.accept(before, about as never, {
          ...south("march", 0),
          to: begun.map((p) => ({ x: p.x, y: p.y - n })),
        }) === true;
      return inInches(greatest(12 * INCH, (n) => n === 0 || legal(n)));
    };
    const cases = [[at(8)], [at(8.01)], [at(5, { state: { fleeing: true } })], [at(8), at(3, { name: "Second" })]];
    return [cases.map(count), [far([3, 4]), far([4, 4])], NOT_ASKED];
  },
  "blind-skirmish-one-inch": (w) => {
    const column = (y: number): readonly Place[] => [0, 1, 2, 3, 4].map((i) => at(0, y - i * (2 * HALF + 1)));
    const enemy = foe({ at: [0, HALF] });
    /** Its front lies half a base north of the middle of the table. */
    const ends = (n: number): boolean => walks(loosely(w, column(-n - 2), [enemy]), column(-n), ALL);
    const passes = (): boolean => {
      const x = 2 * HALF + 0.3;
      const y = enemy.base[1] / 25.4 + HALF + HALF + Math.sqrt(1.5 * 1.5 - 0.3 * 0.3);
      const others = [1, 2, 3, 4].map((i) => at(x + i * (2 * HALF + 0.9), y));
      return walks(loosely(w, [at(x, y - 5), ...others], [enemy]), [at(x, y), ...others], [0]);
    };
    return [ends(0.99), NOT_ASKED, ends(1.01), passes()];
  },
  "blind-skirmish-losses-keep-chain": (w) => [
    ...[
      [0, 25],
      [0.02, 25],
      [0, 32],
    ].map(([gap, base]) => ALL.filter((i) => fall(w, there(gap), there(base), [i])).map(nameAt)),
    pairs(w),
  ],
  "blind-skirmish-sight-and-charge": (w) => {
    const rear = 2 * (BASE / INCH);
    const far = (n: number): boolean => {
      const target = foe({ at: [0, -rear - n], facing: 0 });
      return declares(gameOf({ ...w, scene: { ...w.scene, units: [...w.scene.units, target] } }));
    };
    return [
      ...(
        [
          [10, 4],
          [10, 5],
          [10, 6],
          [5, 2],
          [5, 3],
        ] as const
      ).map(([models, watching]) => far(6) && sees(w, models, watching)),
      far(11),
      far(11.01),
    ];
  },
  "blind-skirmish-no-flank-no-disruption": (w) => {
    const spears = there(w.scene.units[0]);
    const skirl = soldiers({ name: "Skirl", models: 10, formation: "skirmish", special: ["Skirmishers"] });
    const at = (first: WrittenUnit): OldWorld => gameOf(sceneOf(w, [first, spears]));
    const behind = formedUp(gameOf(sceneOf(w, [soldiers(), { ...skirl, side: "B" }])), 1);
    const loose = formedUp(at(skirl), 0);
    const few = (models: number): number => ranked(at(soldiers({ models, files: models })));
    return [attacked(behind, "rear"), ranked(loose), few(4), few(5), attacked(loose, "right")];
  },
  "blind-chariots-difficult-dice": (w) => {
    const [x, y, z] = diceOf(w);
    const all = [there(x), there(y), there(z)];
    const two = [box("difficult", [-8, 2, 8, 4]), box("difficult", [-8, 5, 8, 6])];
    const one = driven(w, SIXES);
    const both = driven(w, SIXES, two);
    const foot = gameOf(sceneOf(w, [soldiers()]));
    const walked = playedWith(foot, [], [enter("remaining-moves", {})], {
      move: [{ unit: 0, move: "move", path: [straight(3)] }],
    });
    const lost = [1, 2, 3, 4, 5].map((d3) => driven(w, [...all, d3]).lost);
    return [
      one.far,
      one.dice,
      both.dice,
      both.far,
      ...lost,
      driven(w, [there(y), there(y), there(y)]).lost,
      dangers(walked),
    ];
  },
  "blind-obstacle-chariot-and-infantry": (w) => {
    const chariot = { troopType: "light chariot", movement: 8, models: 1, files: 1, base: [50, 100] } as const;
    const dice = diceOf(w);
    const game = walled(w, {}, 6);
    const made = (n: number): Unit => unit(charged(walled(w, {}, n), dice).game, 0);
    const [lower] = charged(game, dice).requests.flatMap(({ request: q }) =>
      q.type === "roll" && q.dice.kind === "sum" ? [q.dice.dropHighest === 1] : [],
    );
    const rolled = lower ? Math.min(...dice) : Math.max(...dice);
    return [
      declares(walled(w, { ...chariot, special: ["Iron Shod Wheels"] }, 8)),
      whyNotMove(walled(w, chariot, 20), unit(walled(w, chariot, 20), 0), [straight(5)], walk) === null,
      declares(walled(w, {}, 9)),
      declares(walled(w, {}, 9.01)),
      rolled,
      inInches(chargeRange(game, unit(game, 0), true, rolled)),
      made(6).deed === "charged",
      made(6.01).deed === "charged",
      inInches(made(6.01).y),
      declares(walled(w, {}, 6, true)),
    ];
  },
  "blind-dangerous-charge-made-and-failed": (w) => {
    const rolls = [
      [6, 2],
      [6, 3],
      [6, 4],
      [4, 4],
    ];
    const each = rolls.map((dice) => {
      const r = charged(gameOf(w), [...dice, ...SIXES]);
      const u = unitAfter(r, w, "Axes");
      return [u.deed === "charged", inInches(u.y), dangers(r)];
    });
    const far = greatest(
      20 * INCH,
      (n) => n < 6 * INCH || declares(gameOf(w, { units: { Foe: { at: [0, n / INCH] } } })),
    );
    return [...each, inInches(far), unitAfter(charged(gameOf(w), [...diceOf(w), 1, 6, 6, 6, 6]), w, "Axes").models];
  },
  "blind-dangerous-flight-and-pursuit": (w) => {
    const dice = diceOf(w);
    const difficult = sceneOf(
      w,
      w.scene.units,
      w.scene.terrain.map((t) => ({ ...t, kind: "difficult" })),
    );
    const flees = (s: Written, after: readonly number[] = SIXES) =>
      playedWith(gameOf(s), [...dice, ...after], [enter("compulsory-moves", {})]);
    const y = (r: ReturnType<typeof playedWith>): number => inInches(unit(r.game, 0).y);
    const steady = gameOf(w, { units: { Runners: { state: {} } } });
    const back = playedWith(
      steady,
      [...dice, ...SIXES],
      [enter("flee-move", { unit: 0, direction: 0, fallsBack: true })],
    );
    const chariot = sceneOf(difficult, [
      { ...there(w.scene.units[0]), troopType: "heavy chariot", models: 1, files: 1, woundsStart: 4, base: [50, 100] },
    ]);
    const left = (...after: readonly number[]): number => 4 - unit(flees(chariot, after).game, 0).woundsLost;
    const hunted = pursued(w, dice);
    return [
      y(flees(w)),
      dangers(flees(w)),
      y(flees(difficult)),
      dangers(flees(difficult)),
      y(back),
      hunted.inches,
      hunted.dice,
      y(flees(chariot)),
      dangers(flees(chariot)),
      left(1, 4),
      left(2),
    ];
  },
  "blind-pivot-lumbering-open-order": (w) => {
    const quarter = 16_384;
    const pivot = (to: number) => ({ kind: "pivot", to }) as const;
    const game = gameOf(w);
    const after = (id: number, n: number, to: number): Json => {
      const path = [straight(n), pivot(to)];
      if (!goes(game, path, walk, id)) return "refused";
      const r = playedWith(game, [], [enter("remaining-moves", {})], { move: [{ unit: id, move: "move", path }] });
      return placeOf(unit(r.game, id));
    };
    const wardens = (n: number, degrees: number, going = walk, g = game): boolean =>
      goes(g, [straight(n), pivot(Math.round((degrees * quarter) / 90))], going);
    const before = (y: number): OldWorld => {
      const enemy = foe({ models: 5, files: 5, at: [0, y] });
      return gameOf({ ...w, scene: { ...w.scene, units: [...w.scene.units, enemy] } });
    };
    const failed = gameOf(w, { units: { Beast: { state: { chargeFailed: true } } } });
    /** A friend beside their front corner as it turns, clear of where they end. */
    const friend = soldiers({ name: "Friend", models: 1, files: 1, at: [-2.2, 5], facing: 0 });
    const beside = gameOf({ ...w, scene: { ...w.scene, units: [...w.scene.units, friend] } });
    return {
      a: after(0, 4, quarter),
      b: after(1, 5, 3 * quarter),
      c: [wardens(4, 90), wardens(4, 91)],
      d: goes(game, [straight(12), pivot(3 * quarter)], march, 1),
      e: movable(failed).includes(1),
      f: wardens(8, 90, march),
      g: wardens(4, 90, walk, before(6.49)),
      h: wardens(4, 90, walk, before(6.46)),
      i: wardens(4, 90, walk, beside),
    };
  },
  "blind-deployment-zone-line": (w) => {
    const game = gameOf(w, { field: { phase: "set-up" } });
    const waiting = { ...game, units: game.units.map((u) => ({ ...u, place: "reserve" as const })) };
    const put = { player: 0, units: [0], together: false } as const;
    const stands = (x: number, y: number, degrees: number): boolean => {
      const facing = Math.round((degrees / 360) * 65_536);
      return problem(waiting, put, [{ unit: 0, x: inch(x), y: inch(y), facing, files: 5 }]) === true;
    };
    const skirl = soldiers({ models: 10, formation: "skirmish", special: ["Skirmishers"] });
    const loose = gameOf(sceneOf(w, [skirl]), { field: { phase: "set-up" } });
    const over = (n: number): boolean => {
      const line = shifted(even(10, 0.5), 0, -12.6);
      const to = [...line.slice(0, 9), { x: there(line[9]).x, y: inch(-12 + n) - BASE / 2 }];
      const down = { ...loose, units: loose.units.map((u) => ({ ...u, place: "reserve" as const })) };
      return problem(down, put, [{ unit: 0, x: 0, y: 0, facing: 0, files: 5, to }]) === true;
    };
    return [
      stands(0, -12, 0),
      stands(0, -11.99, 0),
      stands(0, -20.06, 0),
      stands(0, -20.07, 0),
      stands(33.53, -16, 0),
      stands(33.55, -16, 0),
      stands(0, -12, 45),
      stands(0, -13.75, 45),
      stands(0, -13.73, 45),
      // A hundredth less is in the zone.
      over(0) && over(0.01),
    ];
  },
};

/** Ten infantry run after a foe whose front they touched and who is far gone: how far they come, and what they roll for the ground. */
function pursued(w: Written, dice: readonly number[]) {
  const runners = { ...there(w.scene.units[0]), state: {} };
  const game = gameOf(sceneOf(w, [runners, foe({ at: [0, 20], state: { fleeing: true } })]));
  const { game: after, way } = hunt(game, { units: [0] }, 0, null, sum(dice));
  return { inches: inInches(unit(after, 0).y), dice: sum(dangersOn(game, unit(game, 0), way).map((d) => d.models)) };
}
