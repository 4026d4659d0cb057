import { enter, type Message, message, type Scenario } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { armies, type Army, armyProblem } from "./armies/index.ts";
import { rulings } from "./rulings.ts";
import { buildScene } from "./scene/build.ts";
import { centreFile, type NinthAge, type Seat, startingHealth, type Unit, type UnitEntry } from "./state.ts";

export const EDITION = "2e-early";

/**
 * Set-up of a battle: armies by id or in full, the table in inches, the sign that breaks left/right ties. A `scene` beside
 * them, or instead of them, is what the battle starts from: see `scene/types.ts`.
 */
export interface Setup {
  readonly armies: readonly [string | Army, string | Army];
  readonly width: number;
  readonly depth: number;
  readonly chirality: 1 | -1;
}

export const starter = (): Scenario => ({
  edition: EDITION,
  rulings: Object.fromEntries(rulings.map((r) => [r.id, r.default])),
  setup: { armies: ["empire-of-sonnstahl", "warriors-of-the-dark-gods"], width: 72, depth: 48, chirality: 1 },
});

const record = (v: unknown): v is { readonly [key: string]: unknown } =>
  typeof v === "object" && v !== null && !Array.isArray(v);

export function checkScenario(value: unknown): { where: string; message: Message } | null {
  const bad = (where: string, key: string, values?: Message["values"]): { where: string; message: Message } => ({
    where,
    message: message(key, values),
  });
  if (!record(value)) return bad("scenario", "setup.not-scenario");
  if (value.edition !== EDITION) return bad("edition", "setup.edition", { edition: String(value.edition) });
  if (!record(value.rulings)) return bad("rulings", "setup.rulings");
  for (const [id, option] of Object.entries(value.rulings)) {
    const ruling = rulings.find((r) => r.id === id);
    if (ruling === undefined || !ruling.options.some((o) => o.id === option))
      return bad(`rulings.${id}`, "setup.ruling", { id, option: String(option) });
  }
  const s = value.setup;
  if (!record(s)) return bad("setup", "setup.not-scenario");
  if (Object.hasOwn(s, "scene")) {
    const built = buildScene(s.scene, EDITION);
    if (!("problem" in built)) return null;
    const { where, problem } = built.problem;
    return bad(["setup", "scene", where].filter((part) => part !== "").join("."), "setup.scene-problem", { problem });
  }
  if (!Array.isArray(s.armies) || s.armies.length !== 2) return bad("setup.armies", "setup.armies");
  for (const [i, a] of s.armies.entries()) {
    if (typeof a === "string") {
      if (!Object.hasOwn(armies, a)) return bad(`setup.armies.${i}`, "setup.unknown-army", { id: a });
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
  if (typeof s.width !== "number" || !Number.isInteger(s.width) || s.width < 36 || s.width > 120)
    return bad("setup.width", "setup.size");
  if (typeof s.depth !== "number" || !Number.isInteger(s.depth) || s.depth < 36 || s.depth > 96 || s.depth % 2 !== 0)
    return bad("setup.depth", "setup.size");
  if (s.chirality !== 1 && s.chirality !== -1) return bad("setup.chirality", "setup.chirality");
  return null;
}

const armyOf = (a: string | Army): Army => {
  if (typeof a !== "string") return a;
  const found = armies[a];
  if (found === undefined) throw new Error(`no army "${a}"`);
  return found;
};

function newUnit(entry: UnitEntry, id: number, seat: Seat, chirality: 1 | -1): Unit {
  return {
    id,
    seat,
    entry,
    place: "reserve",
    x: 0,
    y: 0,
    facing: 0,
    files: entry.files,
    rankAndFile: entry.models - (entry.champion ? 1 : 0),
    poolLost: 0,
    champion: entry.champion,
    championLost: 0,
    championFile: centreFile(entry.files, chirality),
    standard: entry.standard,
    musician: entry.musician,
    fleeing: false,
    shaken: false,
    afraid: false,
    moved: "none",
    marchTest: "none",
    declared: null,
    declaredFacing: null,
    redirected: false,
    charging: false,
    rounds: 0,
    weapon: null,
    healthAtPhaseStart: startingHealth(entry),
    lostUnengaged: 0,
    panicPassed: false,
    scoringLost: false,
    noChargeIn: null,
    fought: false,
    nextSide: chirality,
  };
}

export function setup(scenario: Scenario): NinthAge {
  const wrong = checkScenario(scenario);
  if (wrong !== null) throw new Error(`this set-up cannot be used: ${wrong.where} (${wrong.message.key})`);
  if (Object.hasOwn(scenario.setup, "scene")) {
    const built = buildScene(scenario.setup.scene, EDITION, scenario.rulings);
    if ("problem" in built) throw new Error("a scene that was checked cannot be built");
    return built.game;
  }
  const s = scenario.setup as unknown as Setup;
  const lists = [armyOf(s.armies[0]), armyOf(s.armies[1])] as const;
  const units: Unit[] = [];
  for (const seat of [0, 1] as const)
    for (const e of lists[seat].units) units.push(newUnit(e, units.length, seat, s.chirality));
  const cost = (seat: Seat): number => lists[seat].units.reduce((sum, e) => sum + e.pointCost, 0);
  return {
    stack: [enter("game", {})],
    edition: scenario.edition,
    rulings: { ...Object.fromEntries(rulings.map((r) => [r.id, r.default])), ...scenario.rulings },
    width: s.width * INCH,
    depth: s.depth * INCH,
    chirality: s.chirality,
    armyPoints: Math.max(cost(0), cost(1)),
    armies: [lists[0].name, lists[1].name],
    gameTurn: 0,
    playerTurn: 0,
    active: 0,
    phase: "pre-game",
    units,
    engagements: [],
    effects: [],
    zone: [null, null],
    firstDeployer: null,
    finishedFirst: null,
    unitsLeftThen: 0,
    intent: null,
    firstTurn: null,
    counters: [0, 0],
    conceded: null,
    result: null,
  };
}
