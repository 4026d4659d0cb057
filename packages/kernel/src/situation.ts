import { isRecord, hasFields } from "@tercio/basis";
import { type Battle, entriesOf, type StartOptions, startBattle } from "./battle.ts";
import { silent } from "./engine.ts";
import { briefly, MOST_LEVELS, tooDeepAt } from "./foreign.ts";
import type { Json, JsonObject, Message } from "./json.ts";
import { engineOf } from "./position.ts";
import { giveLine, type Names, type ScriptLine } from "./script.ts";
import type { Core, Frame, GameEvent } from "./sequence.ts";
import type { RuleSystem, Scenario } from "./system.ts";
import { message } from "./messages.ts";

/**
 * A file that says where a battle begins and how it goes on from there: for reports of faults, playthroughs, puzzles.
 * `scene` is a situation in the system's own words, `scenario` a whole set-up; one of them is there.
 */
export type Situation = {
  readonly system: string;
  readonly title?: string;
  readonly scene?: JsonObject;
  readonly scenario?: Scenario;
  /** Of the dice that fall after the script; 1 if not given. */
  readonly seed?: number;
  readonly script?: readonly ScriptLine[];
};

export interface SituationProblem {
  /** The field of the file. */
  readonly where: string;
  readonly message: Message;
}

export type Opened<G extends Core> =
  | {
      readonly ok: true;
      readonly battle: Battle<G>;
      /** Of the start, then of each line. */
      readonly events: readonly (readonly GameEvent[])[];
      readonly names: Names;
    }
  | { readonly ok: false; readonly problem: SituationProblem; readonly upTo: Battle<G> | null };

/** Does a file tell a situation, rather than a battle that was saved? */
export const isSituation = (file: unknown): boolean =>
  isRecord(file) && !("entries" in file) && ("scene" in file || "scenario" in file);

/** The set-up that a situation starts from; checked. */
function scenarioOf<G extends Core>(system: RuleSystem<G>, file: unknown): Scenario | SituationProblem {
  const bad = (where: string, key: string, values?: Message["values"]): SituationProblem => ({
    where,
    message: message(key, values),
  });
  if (!isRecord(file)) return bad("file", "situation.none");
  const deep = tooDeepAt(file);
  if (deep !== null) return bad(deep.join("."), "save.too-deep", { most: MOST_LEVELS });
  if (file["system"] !== system.id)
    return bad("system", "save.system", { saved: briefly(file["system"]), system: system.id });
  const { scene, scenario, seed, script } = file;
  if (seed !== undefined && (typeof seed !== "number" || !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff))
    return bad("seed", "save.seed");
  if (script !== undefined && !Array.isArray(script)) return bad("script", "situation.script");
  if ((scene === undefined) === (scenario === undefined)) return bad("scene", "situation.one");
  if (scene !== undefined && system.rules.scenes === undefined) return bad("scene", "situation.no-scenes");
  const from = scene === undefined ? scenario : system.rules.scenes?.scenario(scene as JsonObject);
  const wrong = system.rules.checkScenario(from);
  if (wrong === null) return from as Scenario;
  const where = scene === undefined ? `scenario.${wrong.where}` : wrong.where.replace(/^setup\./, "");
  return { where, message: wrong.message };
}

/** Starts the battle of a situation and plays its script; never throws for what the file holds. */
export function openSituation<G extends Core>(
  system: RuleSystem<G>,
  file: unknown,
  options: StartOptions & {
    /** Lines to play; all if not given. */
    readonly until?: number;
    /** Is given the battle before each line, and the line. */
    readonly visit?: (before: Battle<G>, line: ScriptLine) => void;
  } = {},
): Opened<G> {
  const from = scenarioOf(system, file);
  if ("where" in from) return { ok: false, problem: from, upTo: null };
  const { seed, script } = file as Situation;
  const names = system.rules.scenes?.names(from) ?? {};
  const begun = startBattle(system, from, seed ?? 1, options);
  let { battle } = begun;
  const events = [begun.events];
  for (const [i, line] of (script ?? []).slice(0, options.until).entries()) {
    options.visit?.(battle, line);
    const step = giveLine(battle, line, names);
    if (!step.ok) return { ok: false, problem: { where: `script.${i}`, message: step.problem.message }, upTo: battle };
    battle = step.battle;
    events.push(step.events);
  }
  return { ok: true, battle, events, names };
}

/**
 * A battle as a situation: where it last stood at a place at which one can begin, and every reply since. Null where it
 * never did, or the system tells none.
 */
export function situationOf<G extends Core>(battle: Battle<G>): Situation | null {
  const { system } = battle;
  const { scenes } = system.rules;
  if (scenes === undefined) return null;
  const engine = engineOf(system);
  const entries = entriesOf(battle);
  let found: { readonly game: G; readonly after: number } | null = null;
  /** Runs on from `at`, stopping wherever a situation can begin. */
  const runOn = (start: G, after: number): G => {
    let game = start;
    for (let here: readonly Frame[] | null = null; ; ) {
      const stack = here;
      const at = engine.advance(game, silent, (top) => scenes.startsAt(top) && top !== stack?.at(-1));
      game = at.game;
      if (at.request !== null || game.stack.length === 0) return game;
      found = { game, after };
      here = game.stack;
    }
  };
  let game = runOn(battle.since?.game ?? system.rules.setup(battle.scenario), 0);
  const lines: ScriptLine[] = [];
  for (const [i, { entry }] of entries.entries()) {
    if ("declared" in entry) {
      const kind = system.rules.declarations?.find((d) => d.id === entry.declared);
      if (kind === undefined) return null;
      lines.push({ declared: entry.declared, seat: entry.seat });
      game = runOn(kind.apply(game, entry.seat, silent), i + 1);
      continue;
    }
    if ("corrected" in entry) {
      if (system.rules.correcting === undefined) return null;
      lines.push(entry);
      game = runOn(system.rules.correcting.apply(game, entry.corrected), i + 1);
      continue;
    }
    const request = engine.pending(game);
    const choice = request?.type === "choice" ? { choice: request.choice } : {};
    lines.push("answer" in entry ? { ...choice, answer: entry.answer } : { dice: entry.faces.flat() });
    const taken = engine.take(game, "answer" in entry ? entry.answer : entry.outcome, silent);
    game = runOn(engine.restack(taken.game, taken.stack), i + 1);
  }
  // The last assignment hides behind a function: to the compiler nothing was ever found.
  const last = found as { readonly game: G; readonly after: number } | null;
  if (last === null) return null;
  const script = lines.slice(last.after);
  const { seed } = battle.dice;
  const head = { system: system.id, scene: scenes.write(last.game), ...(seed === null ? {} : { seed }) };
  return script.length === 0 ? head : { ...head, script };
}

/** JSON that people read: lists and objects of the outer `deep` levels line by line, everything within on one line. */
function laidOut(value: Json, deep: number, indent: string): string {
  const one = (v: Json): string => {
    if (Array.isArray(v)) return `[${v.map((x) => one(x as Json)).join(", ")}]`;
    if (!hasFields(v)) return JSON.stringify(v);
    const inside = Object.entries(v).map(([k, x]) => `${JSON.stringify(k)}: ${one(x)}`);
    return inside.length === 0 ? "{}" : `{ ${inside.join(", ")} }`;
  };
  if (deep === 0 || !hasFields(value)) return one(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((v) => `${inner}${laidOut(v as Json, 0, inner)}`)
    : Object.entries(value).map(([k, v]) => `${inner}${JSON.stringify(k)}: ${laidOut(v, deep - 1, inner)}`);
  return parts.length === 0 ? one(value) : `${list ? "[" : "{"}\n${parts.join(",\n")}\n${indent}${list ? "]" : "}"}`;
}

/** The text of a situation's file: each piece of its scene and each line of its script stand on a line. */
export function situationText(file: Situation): string {
  const { script, scene, scenario, ...head } = file as { readonly [field: string]: Json };
  const lines = Object.entries(head).map(([k, v]) => `  ${JSON.stringify(k)}: ${laidOut(v, 0, "")}`);
  if (scenario !== undefined) lines.push(`  "scenario": ${laidOut(scenario, 3, "  ")}`);
  if (scene !== undefined) {
    const fields = Object.entries(scene as JsonObject).map(([k, v]) => {
      // What is a list of records, or a record of records, gets a line for each.
      const many = hasFields(v) && Object.values(v).some((x) => isRecord(x) && Object.keys(x).length > 2);
      return `    ${JSON.stringify(k)}: ${laidOut(v, many ? 1 : 0, "    ")}`;
    });
    lines.push(`  "scene": {\n${fields.join(",\n")}\n  }`);
  }
  if (script !== undefined) lines.push(`  "script": ${laidOut(script, 1, "  ")}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
