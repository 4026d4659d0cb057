import { fieldsOf, isRecord, there } from "@tercio/basis";
import { type Answered, type Battle, type Entry, entriesOf, originHash, startBattle } from "./battle.ts";
import { areSeats, type Sitter } from "./declaration.ts";
import { type DiceSource, seeded, told } from "./dice-source.ts";
import { answerOf, playedInFull, type Rolls, takeEntry, type Wrong } from "./entry-again.ts";
import { briefly, MOST_LEVELS, tooDeepAt } from "./foreign.ts";
import type { Message } from "./json.ts";
import type { SaveProblemKey } from "./save-messages.ts";
import type { Core, GameEvent } from "./sequence.ts";
import type { Rules, RuleSystem, Scenario } from "./system.ts";
import { bilingual, message, say } from "./messages.ts";

/**
 * Version of the saved form; older forms are refused by number. 2: seats, whose answer it is, declarations.
 * What the rules mean is the version of the system, beside it.
 */
export const SAVE_FORMAT = 2;

/** A saved battle: everything that is needed to play it again, and a hash after every answer. */
export interface Save {
  readonly format: number;
  readonly system: string;
  /** Of the system's rules: a battle means nothing under any others. */
  readonly version: string;
  readonly generator: string;
  readonly scenario: Scenario;
  readonly seats: readonly Sitter[];
  /** Of the dice; null where they came from a secret that is not told, and which `seedHash` then covers. */
  readonly seed: number | null;
  readonly seedHash?: string;
  readonly origin: string;
  readonly entries: readonly (Entry & { readonly hash: string })[];
  /** Which build of the program wrote it, as it names itself. */
  readonly build?: string;
  readonly shown?: Shown;
}

/**
 * Where a battle stood and what had happened, in words, so that it can be read by a program that cannot play it. No part of the
 * record: nothing of it is covered by the hashes.
 */
export interface Shown {
  readonly language: "en" | "fr";
  /** Each piece and where it is, in a sentence. */
  readonly board: readonly string[];
  /** The log, a line each. */
  readonly lines: readonly string[];
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === "string");

export const isShown = (value: unknown): value is Shown =>
  isRecord(value) &&
  (value.language === "en" || value.language === "fr") &&
  areTexts(value.board) &&
  areTexts(value.lines);

/** @throws where the battle keeps no chain, or its beginning is not here (see {@link resumed}) */
export function save<G extends Core>(battle: Battle<G>, beside: Pick<Save, "build" | "shown"> = {}): Save {
  const { dice } = battle;
  if (battle.since !== null) throw new Error("the beginning of this battle is not here");
  return {
    format: SAVE_FORMAT,
    system: battle.system.id,
    version: battle.system.version,
    generator: dice.generator,
    scenario: battle.scenario,
    seats: battle.seats,
    seed: dice.seed,
    ...(dice.seed === null ? { seedHash: dice.seedHash } : {}),
    origin: originHash(battle.system, battle),
    entries: entriesOf(battle).map((l) => {
      if (l.hash === null) throw new Error("this battle keeps no hash chain and cannot be saved");
      return { ...l.entry, hash: l.hash };
    }),
    ...beside,
  };
}

export interface SaveProblem {
  /** Number of the entry (from 0), or null for the file's head. */
  readonly entry: number | null;
  /** The field of the entry or of the head. */
  readonly where: string;
  /** What is wrong, in words that the kernel and the system have in every language. */
  readonly message: Message;
  /** The same in English, with what the dice say of an outcome that they cannot show. */
  readonly problem: string;
}

export type Loaded<G extends Core> =
  | {
      readonly ok: true;
      readonly battle: Battle<G>;
      readonly events: readonly (readonly GameEvent[])[];
      /** Rolls at its beginning that a script gave; only where `given` allows them. */
      readonly given: number;
    }
  | { readonly ok: false; readonly problem: SaveProblem; readonly upTo: Battle<G> | null };

type Words = Pick<RuleSystem<never>, "messages">;
/** What of a system tells whether a file is one of its own. */
type Door = Pick<RuleSystem<never>, "id" | "name" | "version" | "messages"> & {
  readonly rules: Pick<Rules<never>, "checkScenario">;
};

export function problemOf(
  system: Words,
  entry: number | null,
  where: string,
  key: SaveProblemKey,
  values?: Message["values"],
  detail?: string,
): SaveProblem {
  const said = message(key, values);
  const english = say(system, said, "en");
  return { entry, where, message: said, problem: detail === undefined ? english : `${english}: ${detail}` };
}

/** What is wrong with the head that saves and snapshots share. */
export function headProblem(file: unknown, system: Door): SaveProblem | null {
  const bad = (where: string, key: SaveProblemKey, values?: Message["values"]): SaveProblem =>
    problemOf(system, null, where, key, values);
  if (!isRecord(file)) return bad("file", "save.no-battle");
  const deep = tooDeepAt(file);
  if (deep !== null) return bad(deep.join("."), "save.too-deep", { most: MOST_LEVELS });
  if (file.system !== system.id)
    return bad("system", "save.system", { saved: briefly(file.system), system: system.id });
  // Before anything else: under other rules no answer and no hash of the file need be right, and nobody has tampered.
  if (file.version !== system.version)
    return bad("version", "save.version", {
      saved: briefly(file.version),
      version: system.version,
      system: bilingual(system.name),
    });
  if (file.format !== SAVE_FORMAT)
    return bad("format", "save.format", { saved: briefly(file.format), reads: SAVE_FORMAT });
  const wrong = system.rules.checkScenario(file.scenario);
  if (wrong !== null) return bad(`scenario.${wrong.where}`, "save.scenario", { why: wrong.message });
  if (!areSeats(file.seats)) return bad("seats", "save.seats");
  return null;
}

/** Is it a seed, or the hash of a secret that stands in its place? */
function diceTold({ seed, seedHash }: { readonly [key: string]: unknown }): boolean {
  if (seed === null) return typeof seedHash === "string" && seedHash !== "";
  return typeof seed === "number" && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;
}

/**
 * Plays a saved battle again from its stored answers and outcomes, up to `until` entries. With `verify`,
 * also derives every outcome from its dice and every hash from the state. Stops at the first difference
 * and names it; never throws for what a file holds.
 */
export function load<G extends Core>(system: RuleSystem<G>, file: unknown, options: LoadOptions<G> = {}): Loaded<G> {
  const all = loading(system, file, options);
  for (;;) {
    const step = all.next();
    if (step.done === true) return step.value;
  }
}

export interface LoadOptions<G extends Core> {
  readonly until?: number;
  readonly verify?: boolean;
  /**
   * With `verify`: rolls that the script of a scene gave before any die fell count as they stand, as long as these dice can show
   * them. What the seed gives, and when, is checked of all others.
   */
  readonly given?: boolean;
  /** Nobody wants to know what happened: the events of answers and rolls stay empty, which is faster. */
  readonly untold?: boolean;
  /** The dice of a file that does not tell its secret: to verify it, or to go on rolling. */
  readonly dice?: DiceSource;
  /** Is given the battle before each entry, and the entry: a caller that goes back needs them all. */
  readonly visit?: (before: Battle<G>, entry: Entry) => void;
}

/** As {@link load}, an entry at a time: yields how many have been played. For a caller that does other things in between. */
export function* loading<G extends Core>(
  system: RuleSystem<G>,
  file: unknown,
  options: LoadOptions<G> = {},
): Generator<number, Loaded<G>> {
  const head = headProblem(file, system);
  if (head !== null) return { ok: false, problem: head, upTo: null };
  const saved = file as Save;
  const begun = beginning(system, saved, options);
  if ("key" in begun)
    return { ok: false, problem: problemOf(system, null, begun.where, begun.key, begun.values), upTo: null };
  let { battle } = begun;
  const events: (readonly GameEvent[])[] = [begun.events];
  const until = Math.min(options.until ?? saved.entries.length, saved.entries.length);
  const rolls: Rolls = { dice: begun.dice, given: 0, fell: false };
  for (let i = 0; i < until; i++) {
    const fail = ({ where, key, values, detail }: Wrong): Loaded<G> => ({
      ok: false,
      problem: problemOf(system, i, where, key, values, detail),
      upTo: battle,
    });
    const entry: unknown = saved.entries[i];
    if (!isRecord(entry)) return fail({ where: "entry", key: "save.no-entry" });
    if (battle.request === null) return fail({ where: "entry", key: "save.over" });
    options.visit?.(battle, there(saved.entries[i]));
    // At the last position everything that could be answered may be read, so it is made in full.
    const ahead = options.verify === true && options.untold === true && i + 1 < until;
    const next = ahead ? answerOf(saved.entries[i + 1]) : undefined;
    const taken = takeEntry(battle, battle.request, entry, next, rolls, options);
    if ("key" in taken) return fail(taken);
    events.push(taken.events);
    // What was taken for certain because of what is answered is asked in full before a file is called wrong.
    const asked = ahead && taken.battle.log?.hash !== entry["hash"] ? playedInFull(battle, entry, options) : null;
    battle = asked ?? taken.battle;
    if (options.verify === true && battle.log?.hash !== entry["hash"])
      return fail({
        ...{ where: "hash", key: "save.hash" },
        values: { state: battle.log?.hash ?? "?", file: briefly(entry["hash"]) },
      });
    yield i + 1;
  }
  return { ok: true, battle, events, given: rolls.given };
}

/** The battle of a file before its first entry, with the dice that it goes on with; or what is wrong with its head. */
function beginning<G extends Core>(
  system: RuleSystem<G>,
  saved: Save,
  options: LoadOptions<G>,
): (Answered<G> & { readonly dice: DiceSource }) | Wrong {
  if (!diceTold(fieldsOf(saved))) return { where: "seed", key: "save.seed" };
  if (!Array.isArray(saved.entries)) return { where: "entries", key: "save.no-entries" };
  const open = saved.seed === null ? null : seeded(saved.seed);
  const dice = open ?? options.dice ?? told(saved.generator, saved.seedHash ?? "");
  if (options.verify === true && saved.generator !== dice.generator) {
    const values = { saved: briefly(saved.generator), has: dice.generator };
    return { where: "generator", key: "save.generator", values };
  }
  if (open === null && dice.seedHash !== saved.seedHash) return { where: "seedHash", key: "save.other-key" };
  if (options.verify === true && dice.numbers === null) return { where: "seedHash", key: "save.no-key" };
  const origin = originHash(system, { scenario: saved.scenario, seats: saved.seats, dice });
  if (options.verify === true && saved.origin !== origin) return { where: "origin", key: "save.origin" };
  return { ...startBattle(system, saved.scenario, dice, { seats: saved.seats }), dice };
}
