import {
  bilingual,
  both,
  type Frame,
  type GivenNumbers,
  message,
  type OddsQuestion,
  type CalculatorQuestion,
} from "@tercio/kernel";
import { buildScene } from "../scene/build.ts";
import type { Scene, SceneProfile, SceneUnit } from "../scene/types.ts";
import { enter, frameAt } from "../sequence/flow.ts";
import { frighteningLosses, panicTestsFrame } from "../sequence/panic.ts";
import { finalResult } from "../sequence/scoring.ts";
import { change, type ModelHeight, models, type NinthAge, onField, unit } from "../state/state.ts";
import { byEdition, editionIn } from "./edition.ts";
import { stands as standsAt } from "../state/steps.ts";

type G = NinthAge;
type Question = CalculatorQuestion<G>;

const MOST = 60;

/** A plain human on foot: of no army, and with what a question is about put in. */
const recruit = {
  ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
} satisfies SceneProfile;
const of = (more: Partial<SceneProfile>, name: Question["title"]): SceneProfile => ({ ...recruit, ...more, name });

const SUBJECT = both("Your unit", "Votre unité");
const ENEMY = both("The enemy", "L’ennemi");

/** The game of a small scene. Throws where there is no such situation: a fault of the question. */
function stands(given: GivenNumbers, scene: Scene): G {
  const built = buildScene(scene, editionIn(given));
  if ("problem" in built) throw new Error(`no such scene: ${built.problem.where}`);
  return built.game;
}

const men = (models: number, profile: SceneProfile) => ({ profile, models, files: Math.min(5, models) });
const own = (models: number, profile: SceneProfile, more: Partial<SceneUnit> = {}): SceneUnit => ({
  ...{ side: "first", ...men(models, profile), at: [0, -2], facing: "north" },
  ...more,
});
const foe = (more: Partial<SceneUnit> = {}): SceneUnit => ({
  ...{ side: "second", ...men(20, of({}, ENEMY)), at: [0, 8], facing: "south" },
  ...more,
});

/** How many models a unit has lost, once what lies on the stack is over; the panic that follows is not played. */
function slain(
  start: G,
  id: number,
  of: number,
  plays: (top: Frame) => boolean,
): Omit<OddsQuestion<G>, "id" | "label"> {
  return {
    start,
    stop: (top) => !plays(top),
    result: (g) => {
      const top = g.stack[g.stack.length - 1];
      if (top !== undefined && plays(top)) return null;
      return `${onField(unit(g, id)) ? of - models(unit(g, id)) : of}`;
    },
    results: Array.from({ length: of + 1 }, (_, n) => ({
      ...{ id: `${n}`, value: n },
      label: bilingual(
        both(`${n} ${n === 1 ? "model" : "models"} lost`, `${n} ${n < 2 ? "figurine perdue" : "figurines perdues"}`),
      ),
    })),
  };
}

const modelsAsked = { id: "models", title: both("models in the unit", "figurines dans l’unité"), least: 1, most: MOST };
const numberOf = (given: GivenNumbers, id: string): number => Number(given[id] ?? 0);

const dangerous: Question = {
  id: "dangerous-terrain",
  title: both(
    "chance that Dangerous Terrain costs a unit models",
    "probabilité qu’un terrain dangereux coûte des figurines",
  ),
  numbers: [
    modelsAsked,
    {
      id: "fails",
      title: both("each die fails on this or less", "chaque dé échoue sur ceci ou moins"),
      least: 1,
      most: 5,
    },
    {
      id: "health",
      title: both("Health Points of a model", "Points de vie par figurine"),
      least: 1,
      most: 10,
      usual: 1,
    },
  ],
  words: [
    {
      id: "height",
      title: both("Height of the models", "Taille des figurines"),
      of: ["Standard", "Large", "Gigantic"],
      usual: "Standard",
    },
  ],
  flags: [],
  example: { models: 10, fails: 1 },
  pose(given) {
    const count = numberOf(given, "models");
    const profile = of(
      { hp: Math.max(1, numberOf(given, "health")), height: String(given.height ?? "Standard") as ModelHeight },
      SUBJECT,
    );
    const game = stands(given, { units: { A: own(count, profile), B: foe() } });
    const test = enter("dangerous-terrain", { unit: 0, fails: numberOf(given, "fails"), models: null, feature: null });
    return {
      id: "dangerous-terrain",
      label: bilingual(both("Losses", "Pertes")),
      ...slain({ ...game, stack: [test] }, 0, count, (top) => standsAt(top, "dangerous-terrain")),
    };
  },
  counts: (result) => result !== "0",
};

const volley: Question = {
  id: "wounds",
  title: both("chance that a volley costs a unit models", "probabilité qu’une salve coûte des figurines"),
  numbers: [
    {
      id: "shooters",
      title: both("Archers with a longbow, Aim 4+", "Archers à l’arc long, Tir 4+"),
      least: 1,
      most: 10,
    },
    { id: "models", title: both("models of the target", "figurines de la cible"), least: 1, most: MOST },
    {
      id: "health",
      title: both("Health Points of a model", "Points de vie par figurine"),
      least: 1,
      most: 10,
      usual: 1,
    },
    { id: "resilience", title: both("Resilience", "Résistance"), least: 1, most: 10, usual: 3 },
    { id: "armour", title: both("Armour", "Armure"), least: 0, most: 6, usual: 0 },
    { id: "lost", title: both("Health Points lost before", "Points de vie perdus avant"), least: 0, most: 9, usual: 0 },
  ],
  flags: [{ id: "champion", title: both("the target has a Champion", "la cible a un champion") }],
  example: { shooters: 10, models: 6, health: 3, resilience: 4, lost: 2 },
  pose(given) {
    const [shooters, count] = [numberOf(given, "shooters"), numberOf(given, "models")];
    const hp = Math.max(1, numberOf(given, "health"));
    const missiles = [{ weapon: "longbow" as const, aim: 4 }];
    const archers = of({ parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3, missiles }] }, SUBJECT);
    const target = of({ hp, res: Number(given.resilience ?? 3), arm: numberOf(given, "armour") }, ENEMY);
    const game = stands(given, {
      phase: "shooting",
      units: {
        A: own(shooters, archers, { files: shooters }),
        B: foe({
          ...{ profile: target, models: count, files: Math.min(5, count) },
          ...(given.champion === true ? { champion: true } : {}),
          lost: Math.min(hp - 1, numberOf(given, "lost")),
        }),
      },
    });
    const start = { ...game, stack: [enter("shooting", { unit: 0, target: 1, standing: false })] };
    return {
      id: "wounds",
      label: bilingual(both("Losses", "Pertes")),
      ...slain(start, 1, count, (top) => !standsAt(top, "panic-tests") && !standsAt(top, "panicked")),
    };
  },
  counts: (result) => result !== "0",
};

const panicked: Question = {
  id: "panic",
  title: both("chance that a unit panics at its losses", "probabilité qu’une unité panique après ses pertes"),
  numbers: [
    modelsAsked,
    {
      id: "lost",
      title: both("of them lost in this phase", "dont perdues dans cette phase"),
      least: 0,
      most: MOST - 1,
    },
    { id: "discipline", title: both("Discipline", "Discipline"), least: 1, most: 10 },
  ],
  flags: [],
  example: { models: 20, lost: 5, discipline: 7 },
  pose(given) {
    const count = numberOf(given, "models");
    const lost = Math.min(count - 1, numberOf(given, "lost"));
    const built = stands(given, {
      units: {
        A: own(count - lost, of({ dis: numberOf(given, "discipline") }, SUBJECT), { startModels: count }),
        B: foe(),
      },
    });
    const game = change(built, 0, { lostUnengaged: lost, healthAtPhaseStart: count });
    const over = (g: G): boolean => g.stack.length === 0 || unit(g, 0).fleeing || !onField(unit(g, 0));
    return {
      id: "panic",
      label: bilingual(both("Panic", "Panique")),
      start: { ...game, stack: panicTestsFrame(frighteningLosses(game, 0, 1, [])) },
      stop: () => false,
      result: (g) => (!over(g) ? null : unit(g, 0).fleeing || !onField(unit(g, 0)) ? "panics" : "holds"),
      results: [
        { id: "panics", label: bilingual(both("The unit panics and flees", "L’unité panique et fuit")) },
        { id: "holds", label: bilingual(both("The unit stands", "L’unité tient")) },
      ],
    };
  },
  counts: (result) => result === "panics",
};

const pursuit: Question = {
  id: "pursuit",
  title: both("chance that pursuers run down who flees", "probabilité que les poursuivants rattrapent les fuyards"),
  numbers: [],
  flags: [
    { id: "pursuers-swift", title: both("the pursuers have Swiftstride", "les poursuivants ont Course rapide") },
    { id: "fleeing-swift", title: both("who flees has Swiftstride", "les fuyards ont Course rapide") },
  ],
  example: {},
  pose(given) {
    const swift = (flag: string): Partial<SceneProfile> => (given[flag] === true ? { rules: ["swiftstride"] } : {});
    const game = stands(given, {
      phase: "melee",
      units: {
        A: { side: "first", ...men(20, of(swift("pursuers-swift"), SUBJECT)) },
        B: foe({ profile: of(swift("fleeing-swift"), ENEMY), at: [0, 0] }),
      },
      contact: [{ of: "A", at: "B", facing: "front" }],
    });
    const chasers = [{ unit: 0, prey: 1, distance: 0 }];
    const vars = { units: [0, 1], winner: 0 as const, difference: 1, losers: [1], broken: [1], chasers };
    const over = (top: Frame | undefined): boolean => standsAt(top, "round-of-combat", "13");
    return {
      id: "pursuit",
      label: bilingual(both("Pursuit", "Poursuite")),
      start: { ...game, stack: [frameAt("round-of-combat", "10", vars)] },
      stop: over,
      result: (g) => (!over(g.stack[g.stack.length - 1]) ? null : onField(unit(g, 1)) ? "escapes" : "caught"),
      results: ["caught", "escapes"].map((id) => ({ id, label: message(`odds.${id}`) })),
    };
  },
  counts: (result) => result === "caught",
};

const TWENTY = 20;
const score = (first: number): string => `${first}-${TWENTY - first}`;
const points = { least: 0, most: 20_000 } as const;

/** No unit of a scene costs more. */
const DEAREST = 5000;
/** As many units as it takes for them to cost so much together. */
function inUnits(
  cost: number,
  unitOf: (cost: number, nth: number) => readonly [string, SceneUnit],
): { readonly [name: string]: SceneUnit } {
  const units = Math.ceil(cost / DEAREST);
  return Object.fromEntries(
    Array.from({ length: units }, (_, nth) => unitOf(Math.min(DEAREST, cost - nth * DEAREST), nth)),
  );
}

const victory: Question = {
  id: "victory",
  title: both("Battle Points, without the Secondary Objective", "Points de bataille, sans l’objectif secondaire"),
  numbers: [
    { id: "destroyed", title: both("cost of enemies destroyed", "coût des ennemis détruits"), ...points },
    { id: "fleeing", title: both("cost of enemies that flee", "coût des ennemis en fuite"), ...points, usual: 0 },
    { id: "lost", title: both("cost of your units destroyed", "coût de vos unités détruites"), ...points, usual: 0 },
    { id: "size", title: both("Army Points", "points d’armée"), least: 1, most: 20_000, usual: 4500 },
  ],
  flags: [],
  example: { destroyed: 1400, fleeing: 400, lost: 1000, size: 4500 },
  pose(given) {
    type Units = { readonly [name: string]: SceneUnit };
    const fallen = (side: "first" | "second", id: string): Units =>
      inUnits(numberOf(given, id), (cost, nth) => [
        `${side} lost ${nth}`,
        { side, ...men(20, of({}, ENEMY)), place: "destroyed", cost },
      ]);
    const fled = inUnits(numberOf(given, "fleeing"), (cost, nth) => [
      `C${nth}`,
      foe({ at: [12, 10 - 6 * nth], cost, state: { fleeing: true } }),
    ]);
    const built = stands(given, {
      points: Number(given.size ?? 4500),
      units: {
        A: own(20, of({}, SUBJECT), { at: [0, -8] }),
        B: foe({ at: [-12, 10] }),
        ...fled,
        ...fallen("first", "lost"),
        ...fallen("second", "destroyed"),
      },
    });
    return {
      id: "victory",
      label: bilingual(both("Battle Points", "Points de bataille")),
      start: { ...built, stack: [] },
      stop: () => true,
      result: (g) => score(finalResult(g).battlePoints[0]),
      results: Array.from({ length: TWENTY + 1 }, (_, n) => ({
        ...{ id: score(TWENTY - n), value: TWENTY - n },
        label: bilingual(both(`${TWENTY - n} to ${n} Battle Points`, `${TWENTY - n} à ${n} Points de bataille`)),
      })),
    };
  },
  counts: (result) => Number(result.split("-")[0]) * 2 > TWENTY,
};

/** The hard moments of a battle as questions about a small set-up, each played by the sequence that referees it. */
export const posed: readonly Question[] = [volley, panicked, pursuit, dangerous, victory].map(byEdition);
