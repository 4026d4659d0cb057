import { accepts as diceAccept, counterSource, generatorId, type Outcome, roll, sameOutcome } from "@tercio/dice";
import { answer, type Battle, type Entry, entriesOf, giveOutcome, originHash, startBattle } from "./battle.ts";
import type { Json, Refusal } from "./json.ts";
import type { Core, GameEvent } from "./sequence.ts";
import type { RuleSystem, Scenario } from "./system.ts";

/** Version of the saved form; older forms are refused by number. */
export const SAVE_FORMAT = 1;

/** A saved battle: everything that is needed to play it again, and a hash after every answer. */
export interface Save {
  readonly format: number;
  readonly system: string;
  readonly version: string;
  readonly generator: string;
  readonly scenario: Scenario;
  readonly seed: number;
  readonly origin: string;
  readonly entries: readonly (Entry & { readonly hash: string })[];
}

export function save(battle: Battle): Save {
  return {
    format: SAVE_FORMAT,
    system: battle.system.id,
    version: battle.system.version,
    generator: generatorId,
    scenario: battle.scenario,
    seed: battle.seed,
    origin: originHash(battle.system, battle.scenario, battle.seed),
    entries: entriesOf(battle).map((l) => {
      if (l.hash === null) throw new Error("this battle keeps no hash chain and cannot be saved");
      return { ...l.entry, hash: l.hash };
    }),
  };
}

export interface SaveProblem {
  /** Number of the entry (from 0), or null for the file's head. */
  readonly entry: number | null;
  readonly where: string;
  readonly problem: string;
  /** The rules' own words, where they refuse an answer of the file. */
  readonly refusal?: Refusal;
}

export type Loaded<G extends Core> =
  | { readonly ok: true; readonly battle: Battle<G>; readonly events: readonly (readonly GameEvent[])[] }
  | { readonly ok: false; readonly problem: SaveProblem; readonly upTo: Battle<G> | null };

const record = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function headProblem(file: unknown, system: RuleSystem<never>): SaveProblem | null {
  const bad = (where: string, problem: string): SaveProblem => ({ entry: null, where, problem });
  if (!record(file)) return bad("file", "this is not a saved battle");
  if (file.format !== SAVE_FORMAT)
    return bad("format", `saved in format ${String(file.format)}, this program reads ${SAVE_FORMAT}`);
  if (file.system !== system.id) return bad("system", `this battle is of "${String(file.system)}", not "${system.id}"`);
  if (typeof file.seed !== "number" || !Number.isInteger(file.seed) || file.seed < 0 || file.seed > 0xffffffff)
    return bad("seed", "the seed is not a whole number from 0 to 4294967295");
  const wrong = system.checkScenario(file.scenario);
  if (wrong !== null) return bad(`scenario.${wrong.where}`, `the set-up cannot be used (${wrong.message.key})`);
  if (!Array.isArray(file.entries)) return bad("entries", "the list of answers is missing");
  return null;
}

/**
 * Plays a saved battle again from its stored answers and outcomes, up to `until` entries. With `verify`,
 * also derives every outcome from the seed and every hash from the state. Stops at the first difference
 * and names it; never throws for what a file holds.
 */
export function load<G extends Core>(
  system: RuleSystem<G>,
  file: unknown,
  options: {
    readonly until?: number;
    readonly verify?: boolean;
    /** Is given the battle before each entry, and the entry: whoever wants to go back needs them all. */
    readonly visit?: (before: Battle<G>, entry: Entry) => void;
  } = {},
): Loaded<G> {
  const head = headProblem(file, system as unknown as RuleSystem<never>);
  if (head !== null) return { ok: false, problem: head, upTo: null };
  const saved = file as Save;
  if (options.verify === true && saved.generator !== generatorId)
    return {
      ok: false,
      problem: {
        entry: null,
        where: "generator",
        problem: `rolled by "${saved.generator}", this program has "${generatorId}"`,
      },
      upTo: null,
    };
  if (options.verify === true && saved.origin !== originHash(system, saved.scenario, saved.seed))
    return {
      ok: false,
      problem: { entry: null, where: "origin", problem: "the set-up or the seed was changed" },
      upTo: null,
    };
  const begun = startBattle(system, saved.scenario, saved.seed);
  let battle = begun.battle;
  const events: (readonly GameEvent[])[] = [begun.events];
  const until = Math.min(options.until ?? saved.entries.length, saved.entries.length);
  for (let i = 0; i < until; i++) {
    const fail = (where: string, problem: string, refusal?: Refusal): Loaded<G> => ({
      ok: false,
      problem: { entry: i, where, problem, ...(refusal === undefined ? {} : { refusal }) },
      upTo: battle,
    });
    const entry: unknown = saved.entries[i];
    if (!record(entry)) return fail("entry", "this is not an answer");
    const request = battle.request;
    if (request === null) return fail("entry", "the battle is already over here");
    options.visit?.(battle, entry as unknown as Entry);
    if ("answer" in entry) {
      if (request.type !== "choice") return fail("answer", "dice are asked for here, not an answer");
      const result = answer(battle, entry.answer as Json);
      if (!result.ok)
        return fail(
          "answer",
          `this answer is refused: ${result.refusal.message.key}${result.refusal.rule === null ? "" : ` (${result.refusal.rule})`}`,
          result.refusal,
        );
      battle = result.battle;
      events.push(result.events);
    } else if ("outcome" in entry) {
      if (request.type !== "roll") return fail("outcome", "a player is asked here, not the dice");
      const possible = diceAccept(request.dice, entry.outcome as Outcome);
      if (possible !== true) return fail("outcome", `these dice cannot show that: ${possible}`);
      const draws = entry.draws;
      if (typeof draws !== "number" || !Number.isInteger(draws) || draws < 0)
        return fail("draws", "the number of draws is not a whole number");
      if (!Array.isArray(entry.faces)) return fail("faces", "the faces are missing");
      if (options.verify === true) {
        const source = counterSource(battle.seed, battle.draws);
        const rolled = roll(request.dice, source);
        if (!sameOutcome(rolled.outcome, entry.outcome as Outcome))
          return fail(
            "outcome",
            `the seed gives ${JSON.stringify(rolled.outcome)}, the file says ${JSON.stringify(entry.outcome)}`,
          );
        if (JSON.stringify(rolled.faces) !== JSON.stringify(entry.faces))
          return fail("faces", "the seed gives other faces");
        if (source.counter - battle.draws !== draws) return fail("draws", "the seed takes another number of draws");
      }
      const given = giveOutcome(battle, entry.outcome as Outcome, entry.faces as readonly (readonly number[])[], draws);
      battle = given.battle;
      events.push(given.events);
    } else return fail("entry", "neither an answer nor dice");
    if (options.verify === true && battle.log?.hash !== entry.hash)
      return fail("hash", `the state here hashes to ${String(battle.log?.hash)}, the file says ${String(entry.hash)}`);
  }
  return { ok: true, battle, events };
}
