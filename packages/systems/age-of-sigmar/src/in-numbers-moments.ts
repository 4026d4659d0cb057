import { both, type GivenNumbers, message, type CalculatorQuestion, varsOf } from "@tercio/kernel";
import { pilingIn } from "./entries/rules/moves.ts";
import { INCH } from "@tercio/tabletop";
import { groupsOf } from "./calculation/attacks.ts";
import { inches } from "./calculation/reach.ts";
import { bestPileIn } from "./battlefield/fighting.ts";
import { scenes, setup } from "./scene/setup.ts";
import type { Scene, SceneUnit } from "./scene/types.ts";
import { choosing } from "./sequence/game.ts";
import { enter } from "./sequence/flow.ts";
import { change, type Seat, type Sigmar, unit, type Warscroll } from "./state/state.ts";
import { chargeQuestion } from "./view/questions.ts";
import { stands } from "./state/steps.ts";

type Question = CalculatorQuestion<Sigmar>;
const YOURS = both("Your unit", "Votre unité");
const ENEMY = both("The enemy", "L’ennemi");
const numberOf = (given: GivenNumbers, id: string): number => Number(given[id]);

const RADIUS = 1250;
/** What two bases that touch are apart from middle to middle, in inches. */
const ABREAST = (2 * RADIUS) / INCH;
/** Small foot on round bases of 25 mm with a weapon of reach 1. */
const scroll = (name: Warscroll["name"], bravery: number): Warscroll => ({
  ...{ name, move: 5, wounds: 1, bravery, save: null, flies: false, abilities: [] },
  base: { kind: "round", radius: RADIUS },
  weapons: [
    {
      name: both("Weapon", "Arme"),
      ...{ range: 1, attacks: 1, toHit: 4, toWound: 4, rend: 0, damage: 1 },
    },
  ],
});

function facing(
  own: Omit<SceneUnit, "side" | "warscroll">,
  theirs: Omit<SceneUnit, "side" | "warscroll">,
  bravery = 6,
): Sigmar {
  const scene: Scene = {
    units: {
      A: { side: "first", warscroll: scroll(YOURS, bravery), ...own },
      B: { side: "second", warscroll: scroll(ENEMY, bravery), facing: 180, ...theirs },
    },
  };
  return setup(scenes.scenario(scene));
}

const charge: Question = {
  id: "charge",
  title: both("chance that a charge arrives", "probabilité qu’une charge aboutisse"),
  numbers: [
    {
      id: "distance",
      title: both("inches to the nearest enemy", "pouces jusqu’à l’ennemi le plus proche"),
      least: 3,
      most: 12,
    },
  ],
  flags: [],
  example: { distance: 8 },
  pose(given) {
    const game = facing({ models: 1, at: [0, 0] }, { models: 1, at: [0, numberOf(given, "distance") + ABREAST] });
    // One model goes straight ahead: nothing has to be looked for.
    const { assumes: _, ...question } = chargeQuestion(game, unit(game, 0));
    return question;
  },
  counts: (result) => result === "arrives",
};

const pileIn: Question = {
  id: "pile-in",
  title: both(
    "do models reach the enemy after piling in",
    "des figurines atteignent-elles l’ennemi après la mise au contact",
  ),
  numbers: [
    {
      id: "models",
      title: both("models in a block, on 25 mm bases", "figurines en bloc, sur socles de 25 mm"),
      least: 1,
      most: 30,
    },
    { id: "foes", title: both("models of the enemy in a line", "figurines ennemies en ligne"), least: 1, most: 10 },
    { id: "gap", title: both("inches between the two", "pouces entre les deux"), least: 0, most: 3, usual: 0 },
  ],
  flags: [],
  example: { models: 20, foes: 5, gap: 1 },
  pose(given) {
    const foes = numberOf(given, "foes");
    const count = numberOf(given, "models");
    const apart = facing(
      { models: count, at: [0, 0], arrangement: "close" },
      { models: foes, at: [0, 18], arrangement: "line" },
    );
    // Both stand where they do; the enemy is brought up until the nearest two are so far apart.
    const before = unit(apart, 1);
    const front = Math.max(...unit(apart, 0).models.map((m) => m.y)) + 2 * RADIUS + inches(Number(given.gap ?? 0)) + 10;
    const back = Math.min(...before.models.map((m) => m.y));
    const game = change(apart, 1, { models: before.models.map((m) => ({ ...m, y: m.y - back + front })) });
    const piled = bestPileIn(game, unit(game, 0), inches(pilingIn.figures.move));
    const start = { ...change(game, 0, { models: piled.to }), stack: [] };
    return {
      id: "pile-in",
      label: message("odds.pile-in", { unit: { key: "@", values: YOURS } }),
      start,
      stop: () => true,
      result: (g) => `${groupsOf(g, unit(g, 0)).reduce((sum, group) => sum + group.models, 0)}`,
      results: Array.from({ length: count + 1 }, (_, n) => ({
        ...{ id: `${n}`, value: n },
        label: message("odds.reach", { models: n }),
      })),
      // Where they go is looked for; that nobody finds more is not proven.
      assumes: [message("odds.assume-charge")],
    };
  },
  counts: (result) => result !== "0",
};

const battleshock: Question = {
  id: "battleshock",
  title: both("chance that models flee from Battleshock", "probabilité que des figurines fuient en déroute"),
  numbers: [
    { id: "models", title: both("models left", "figurines restantes"), least: 1, most: 60 },
    { id: "slain", title: both("models slain this turn", "figurines perdues ce tour"), least: 1, most: 60 },
    { id: "bravery", title: both("Bravery", "Bravoure"), least: 1, most: 10 },
  ],
  flags: [],
  example: { models: 7, slain: 5, bravery: 6 },
  pose(given) {
    const count = numberOf(given, "models");
    const built = facing({ models: count, at: [0, -8] }, { models: 1, at: [0, 8] }, numberOf(given, "bravery"));
    const game = change(built, 0, { slain: numberOf(given, "slain") });
    return {
      id: "battleshock",
      label: message("odds.battleshock", { unit: { key: "@", values: YOURS } }),
      start: { ...game, stack: [enter("battleshock-phase", {})] },
      stop: (top) => stands(top, "flight"),
      result(g) {
        const top = g.stack[g.stack.length - 1];
        if (top === undefined) return "0";
        return stands(top, "flight") ? `${varsOf<{ readonly count: number }>(top).count}` : null;
      },
      results: Array.from({ length: count + 1 }, (_, n) => ({
        ...{ id: `${n}`, value: n },
        label: message("odds.flee", { models: n }),
      })),
    };
  },
  counts: (result) => result !== "0",
};

const priority: Question = {
  id: "priority",
  title: both("chance to choose who has the first turn", "probabilité de choisir qui joue en premier"),
  numbers: [],
  flags: [
    {
      id: "began",
      title: both("you had the first turn of the round before", "vous aviez le premier tour du round précédent"),
    },
  ],
  example: {},
  pose(given) {
    const first: Seat = given.began === true ? 0 : 1;
    const game = { ...facing({ models: 1, at: [0, -8] }, { models: 1, at: [0, 8] }), round: 2, first };
    return {
      id: "priority",
      label: message("odds.priority"),
      start: { ...game, stack: [enter("battle-round", {})] },
      stop: (top) => stands(top, "battle-round", "priority"),
      result(g) {
        const top = g.stack[g.stack.length - 1];
        if (top === undefined || !stands(top, "battle-round", "priority")) return null;
        return choosing(g, varsOf<{ readonly rolls: readonly number[] }>(top).rolls) === 0 ? "chooses" : "waits";
      },
      results: ["chooses", "waits"].map((id) => ({ id, label: message(`odds.${id}`) })),
    };
  },
  counts: (result) => result === "chooses",
};

/** The hard moments of a battle, each played by the sequence that referees it. */
export const moments: readonly Question[] = [charge, pileIn, battleshock, priority];
