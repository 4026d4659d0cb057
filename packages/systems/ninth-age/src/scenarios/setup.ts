import { usualEdition } from "../state/usual-edition.ts";
import { type Edition, EDITIONS, isEdition } from "../book/row.ts";
import { NO_MAGIC } from "../state/magic.ts";
import {
  bilingual,
  briefly,
  inForce,
  type Message,
  message,
  ruledOtherwise,
  type Scenario,
  watched,
  there,
  isRecord,
} from "@tercio/kernel";
import { toldApart } from "@tercio/board";
import { oneOf, type Problem } from "@tercio/rosters";
import { enter } from "../sequence/flow.ts";
import { INCH } from "@tercio/tabletop";
import { size } from "../book/battle.ts";
import { armies, type Army, armyProblem, randomArmy } from "../armies/index.ts";
import { type DeploymentType, DEPLOYMENTS, type Objective, OBJECTIVES, played } from "../state/deployments.ts";
import { startObjective } from "../battlefield/markers.ts";
import { type MapId, mapOf, MAPS } from "@tercio/regiments";
import { rulings } from "../rulings/rulings.ts";
import { type Built, buildScene } from "../scene/build.ts";
import { newUnit } from "../state/unit-records.ts";
import type { NinthAge, Unit } from "../state/state.ts";

/**
 * Set-up of a battle: armies by id or in full, the table in inches, the sign that breaks left/right ties. A `scene` beside
 * them, or instead of them, is what the battle starts from: see `scene/types.ts`.
 */
export type Setup = {
  readonly armies: readonly [string | Army, string | Army];
  readonly width: number;
  readonly depth: number;
  readonly chirality: 1 | -1;
  /** By id, or "roll" (also where it is left out): the sheet's table decides. */
  readonly deployment?: DeploymentType | "roll";
  readonly objective?: Objective | "roll";
  /** A map of the battlefield by id, "none" for a bare table (also where it is left out), or "roll". */
  readonly map?: MapId | "none" | "roll";
  /** Army Points of the game, which neither army may exceed; left out: {@link usualSize}. */
  readonly size?: number;
};

export const starter = (): Scenario => ({
  edition: usualEdition(),
  rulings: Object.fromEntries(rulings.map((r) => [r.id, r.default])),
  setup: {
    armies: ["empire-of-sonnstahl", "warriors-of-the-dark-gods"],
    width: 72,
    depth: 48,
    chirality: 1,
    deployment: "roll",
    objective: "roll",
    size: 1500,
  },
});

/** The starter battle between two armies drawn by chance, each of `least` to `most` units (1 to 30), of their own size. */
export function randomScenario(
  source: { next(sides: number): number },
  [least, most]: readonly [number, number],
): Scenario {
  const usual = starter();
  const { size: _, ...setup } = usual.setup;
  const lists = [randomArmy(source, least, most), randomArmy(source, least, most)];
  return { ...usual, setup: { ...setup, armies: lists, chirality: source.next(2) === 1 ? 1 : -1 } };
}

/** Army Points of all its units. */
export const costOf = (army: Army): number => army.units.reduce((sum, e) => sum + e.pointCost, 0);

const { roundedUpTo } = size["t9a.rule.game-size"];

/** The size of a game for which none was agreed: the dearer army, rounded up. */
export const usualSize = (lists: readonly Army[]): number =>
  Math.ceil(Math.max(...lists.map(costOf)) / roundedUpTo) * roundedUpTo;

type Span = readonly [least: number, most: number];
/** Sizes that a table may have, in whole inches, and a game, in Army Points. */
const WIDTHS: Span = [36, 120];
const DEPTHS: Span = [36, 96];
const SIZES: Span = [1, 100_000];
const between = (n: number, [least, most]: Span): boolean => n >= least && n <= most;

/** The game of a scene and the rulings under which it is that: whoever checks it and then sets it up builds it once. */
const known = new WeakMap<object, { readonly edition: Edition; readonly rulings: unknown; readonly built: Built }>();
function sceneOf(scene: unknown, edition: Edition, chosen: Scenario["rulings"]): Built {
  // What is switched off, or looked after, counts while it is built.
  if (typeof scene !== "object" || scene === null || watched()) return buildScene(scene, edition, chosen);
  const before = known.get(scene);
  if (before?.rulings === chosen && before.edition === edition) return before.built;
  const built = buildScene(scene, edition, chosen);
  known.set(scene, { edition, rulings: chosen, built });
  return built;
}

/** What is wrong with a scene. A battle is of one edition: what its scenario is named by is what is played. */
function sceneProblem(scene: unknown, edition: Edition, chosen: Scenario["rulings"]): Problem | null {
  const built = sceneOf(scene, edition, chosen);
  if ("problem" in built) return built.problem;
  return isRecord(scene) && scene.edition !== undefined ? oneOf(edition)(scene.edition, "edition") : null;
}

export function checkScenario(value: unknown): { where: string; message: Message } | null {
  const bad = (where: string, key: string, values?: Message["values"]): { where: string; message: Message } => ({
    where,
    message: message(key, values),
  });
  const badSide = (side: "width" | "depth") =>
    bad(`setup.${side}`, "setup.size", { narrow: WIDTHS[0], wide: WIDTHS[1], shallow: DEPTHS[0], deep: DEPTHS[1] });
  if (!isRecord(value)) return bad("scenario", "setup.not-scenario");
  const { edition } = value;
  if (!isEdition(edition)) return bad("edition", "setup.edition", { known: EDITIONS.join(", ") });
  if (!isRecord(value.rulings)) return bad("rulings", "setup.rulings");
  for (const [id, option] of Object.entries(value.rulings)) {
    const ruling = rulings.find((r) => r.id === id);
    if (ruling === undefined || !ruling.options.some((o) => o.id === option))
      return bad(`rulings.${id}`, "setup.ruling", { id: briefly(id), option: briefly(option) });
  }
  const s = value.setup;
  if (!isRecord(s)) return bad("setup", "setup.not-scenario");
  if (Object.hasOwn(s, "scene")) {
    const wrong = sceneProblem(s.scene, edition, value.rulings as Scenario["rulings"]);
    if (wrong === null) return null;
    const { where, problem } = wrong;
    return bad(["setup", "scene", where].filter((part) => part !== "").join("."), "setup.scene-problem", { problem });
  }
  if (!Array.isArray(s.armies) || s.armies.length !== 2) return bad("setup.armies", "setup.armies");
  for (const [i, a] of s.armies.entries()) {
    if (typeof a === "string") {
      if (!Object.hasOwn(armies, a)) return bad(`setup.armies.${i}`, "setup.unknown-army", { id: briefly(a) });
    } else {
      const wrong = armyProblem(a);
      if (wrong !== null)
        return bad(
          ["setup.armies", `${i}`, wrong.where].filter((part) => part !== "").join("."),
          "setup.army-problem",
          {
            problem: wrong.problem,
          },
        );
    }
  }
  if (typeof s.width !== "number" || !Number.isInteger(s.width) || !between(s.width, WIDTHS)) return badSide("width");
  if (typeof s.depth !== "number" || !Number.isInteger(s.depth) || !between(s.depth, DEPTHS) || s.depth % 2 !== 0)
    return badSide("depth");
  if (s.chirality !== 1 && s.chirality !== -1) return bad("setup.chirality", "setup.chirality");
  return (
    tableProblem(s.deployment, "deployment", DEPLOYMENTS) ??
    tableProblem(s.objective, "objective", OBJECTIVES) ??
    mapProblem(s.map) ??
    sizeProblem(s.size, (s.armies as readonly (string | Army)[]).map(armyOf))
  );
}

/** A row of a table by its id, or "roll". */
function tableProblem(
  value: unknown,
  field: "deployment" | "objective",
  rows: readonly (DeploymentType | Objective)[],
): { where: string; message: Message } | null {
  if (value === undefined || value === "roll") return null;
  const row = rows.find((id) => id === value);
  const options = [...rows.filter(played), "roll"].join(", ");
  if (row === undefined)
    return { where: `setup.${field}`, message: message("setup.table", { id: briefly(value), options }) };
  return played(row)
    ? null
    : { where: `setup.${field}`, message: message("setup.table-later", { id: message(`${field}.${row}`), options }) };
}

function mapProblem(value: unknown): { where: string; message: Message } | null {
  const ids = ["none", ...MAPS, "roll"];
  if (value === undefined || ids.some((id) => id === value)) return null;
  const field = "map";
  return { where: `setup.${field}`, message: message("setup.table", { id: briefly(value), options: ids.join(", ") }) };
}

/** Neither army may cost more than the size agreed on. */
function sizeProblem(value: unknown, lists: readonly Army[]): { where: string; message: Message } | null {
  if (value === undefined) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || !between(value, SIZES))
    return { where: "setup.size", message: message("setup.game-size", { least: SIZES[0], most: SIZES[1] }) };
  const over = inForce("t9a.sequence.pre-game.pre-game.1") ? lists.find((a) => costOf(a) > value) : undefined;
  return over === undefined
    ? null
    : {
        where: "setup.size",
        message: message("setup.over-size", { army: bilingual(over.name), cost: costOf(over), size: value }),
      };
}

const armyOf = (a: string | Army): Army => {
  if (typeof a !== "string") return a;
  const found = armies[a];
  if (found === undefined) throw new Error(`no army "${a}"`);
  return found;
};

export function setup(scenario: Scenario): NinthAge {
  const wrong = checkScenario(scenario);
  const { edition } = scenario;
  if (wrong !== null || !isEdition(edition))
    throw new Error(`this set-up cannot be used: ${wrong?.where} (${wrong?.message.key})`);
  if (Object.hasOwn(scenario.setup, "scene")) {
    const built = sceneOf(scenario.setup.scene, edition, scenario.rulings);
    if ("problem" in built) throw new Error("a scene that was checked cannot be built");
    return built.game;
  }
  const s = scenario.setup as Setup;
  const lists = [armyOf(s.armies[0]), armyOf(s.armies[1])] as const;
  const units: Unit[] = [];
  const rows = ([0, 1] as const).flatMap((seat) =>
    lists[seat].units.map((entry) => ({ entry, seat, name: entry.name })),
  );
  const names = toldApart(rows);
  for (const [id, { entry, seat }] of rows.entries())
    units.push(newUnit({ ...entry, name: there(names[id]) }, id, seat, s.chirality));
  const chosen = <T extends string>(id: T | "roll" | undefined): T | null =>
    id === undefined || id === "roll" ? null : id;
  const game: NinthAge = {
    stack: [enter("game", {})],
    edition,
    rulings: ruledOtherwise(rulings, scenario.rulings),
    width: s.width * INCH,
    depth: s.depth * INCH,
    chirality: s.chirality,
    armyPoints: inForce("t9a.rule.game-size") ? (s.size ?? usualSize(lists)) : Math.max(...lists.map(costOf)),
    armies: [lists[0].name, lists[1].name],
    gameTurn: 0,
    playerTurn: 0,
    active: 0,
    phase: "pre-game",
    units,
    map: chosen(s.map ?? "none"),
    terrain: mapOf(s.map ?? "none", s.width * INCH, s.depth * INCH, s.chirality),
    engagements: [],
    effects: [],
    magic: NO_MAGIC,
    zone: [null, null],
    deployment: chosen(s.deployment),
    attacker: 0,
    diagonal: s.chirality,
    shortEdge: [null, null],
    zoneChooser: null,
    objective: null,
    markers: [],
    marked: [],
    hills: [null, null],
    firstDeployer: null,
    finishedFirst: null,
    unitsLeftThen: 0,
    intent: null,
    firstTurn: null,
    counters: [0, 0],
    conceded: null,
    result: null,
  };
  const objective = chosen(s.objective);
  return objective === null ? game : startObjective(game, objective);
}
