import { newSeed } from "../device/chance.ts";
import { asKind, type FileProblem, kindOf, valueOf } from "@tercio/files";
import {
  type Battle,
  type Bilingual,
  type Core,
  type Entry,
  type GameEvent,
  isSituation,
  load,
  type Loaded,
  type Message,
  openSituation,
  save,
  type Save,
  type Scenario,
  type Sitter,
  hasFields,
  fieldsOf,
} from "@tercio/kernel";
import { shownOf } from "@tercio/board";
import { languageNow } from "../messages/i18n.ts";
import type { Misfit } from "./asked.ts";
import { levelNow } from "./level.ts";
import { nameNow } from "./names.ts";
import { outOfReach, systemOf } from "./systems.ts";

export type Seat = "human" | "computer";
export type TheBattle = Battle<Core>;

/** A battle as it was before a reply, to go back to. */
export interface Past {
  readonly battle: TheBattle;
  readonly lines: number;
  /** Did dice fall in the step after this? Taking it back needs both players. */
  readonly dice: boolean;
}

/** Who plays each side; where a record does not say, people at this screen do. */
export const seatsOf = (battle: TheBattle): readonly [Seat, Seat] => [
  battle.seats[0]?.by ?? "human",
  battle.seats[1]?.by ?? "human",
];

/** Seats as the record has them; a computer's level is how it thinks, a person's name is left out where it is empty. */
export const sitters = (seats: readonly Seat[], level: string, names: (seat: number) => string): readonly Sitter[] =>
  seats.map((by, seat) =>
    by === "computer" ? { by, level } : { by, ...(names(seat) === "" ? {} : { name: names(seat) }) },
  );

/** The name that a record has for a player; null where it has none. */
export const nameIn = (seats: readonly Sitter[], seat: number): string | null => {
  const sitter = seats[seat];
  return sitter?.by === "human" ? (sitter.name ?? null) : null;
};

/** Who plays, as a row of the shelf has it: names where there are any. */
export function playersOf(battle: TheBattle, seats: readonly Seat[]) {
  const names = seats.map((_, seat) => nameIn(battle.seats, seat) ?? "");
  return names.every((name) => name === "") ? { seats } : { seats, names };
}

/** What is wrong with a file, where, and what can be done about it. */
export interface Fault {
  readonly where: string;
  /** Null: its game is out of reach, or `says` has it. */
  readonly problem: Message | null;
  /** What is wrong with it before any game is asked. */
  readonly says?: Bilingual;
  /** Its game could not be fetched: nothing is wrong with it. */
  readonly unfetched?: true;
  /** The set-up of a battle that other rules played: it can be begun anew. */
  readonly anew: {
    readonly system: string;
    readonly scenario: Scenario;
    readonly seats: readonly [Seat, Seat];
    readonly seed: number;
  } | null;
  /** The file itself where other rules played it: a kept build may go on with it, and it can be read. */
  readonly old?: { readonly system: string; readonly version: string; readonly text: string };
}

export interface Reopened {
  readonly battle: TheBattle;
  readonly lines: readonly GameEvent[];
  readonly past: readonly Past[];
  /** Is it a scene, which has no record yet? */
  readonly fromScene: boolean;
  /** Where its record does not hold: what comes before that is there to be looked at. */
  readonly misfit: Misfit | null;
}

const idIn = (file: unknown): unknown => (hasFields(file) ? file.system : null);

/** The version of the rules that a file names; none where what stands there is no text, whatever it is. */
function versionIn(file: unknown): string {
  const { version } = fieldsOf(file);
  return typeof version === "string" ? version : "";
}

/** The game that a file names; the first where it names none that is known here, which then says so. */
const named = (file: unknown) => systemOf(idIn(file));

const isOlder = (file: unknown): boolean => kindOf(file) === "save" && versionIn(file) !== named(file).version;

/** What is wrong with a text before any game is asked. */
export const unreadable = ({ where, says }: FileProblem): Fault => ({ where, says, problem: null, anew: null });

/** Can the set-up of this file be played under the rules of today? */
function anewFrom(file: unknown): Fault["anew"] {
  const { scenario, seats, seed } = fieldsOf(file);
  const system = named(file);
  if (system.rules.checkScenario(scenario) !== null) return null;
  const by = (i: number): Seat =>
    Array.isArray(seats) && fieldsOf(seats[i])["by"] === "computer" ? "computer" : "human";
  const whole = typeof seed === "number" && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;
  return { system: system.id, scenario: scenario as Scenario, seats: [by(0), by(1)], seed: whole ? seed : 1 };
}

/** A saved battle, or a scene with its script, with every state of it to go back to, as if it had been played here. */
export function reopened(text: string, seats: readonly Seat[] = ["human", "human"]): Reopened | Fault {
  const read = valueOf(text);
  if (!read.ok) return unreadable(read.problem);
  const file = read.value;
  if (outOfReach(idIn(file))) return { where: "system", problem: null, unfetched: true, anew: null };
  const kind = asKind(file, ["save", "scene"]);
  // Of a battle of other rules its version is said first: it may be read all the same.
  if (!kind.ok && !isOlder(file)) return unreadable(kind.problem);
  const before: { battle: TheBattle; dice: boolean }[] = [];
  if (isSituation(file)) {
    // Dice of its own, where the file has none: the same puzzle may be tried twice.
    const seed = newSeed();
    const opened = openSituation<Core>(
      named(file),
      { seed, ...(file as object) },
      {
        seats: sitters(seats, levelNow(), nameNow),
        visit: (battle) => before.push({ battle, dice: battle.request?.type === "roll" }),
      },
    );
    if (!opened.ok) return { where: opened.problem.where, problem: opened.problem.message, anew: null };
    return { battle: opened.battle, ...withPast(opened.events, before), fromScene: true, misfit: null };
  }
  const playTo = (until?: number): Loaded<Core> => {
    before.length = 0;
    const visit = (battle: TheBattle, entry: Entry): void => void before.push({ battle, dice: "outcome" in entry });
    return load<Core>(named(file), file, { visit, ...(until === undefined ? {} : { until }) });
  };
  const loaded = playTo();
  if (!loaded.ok) {
    const { entry, where, message } = loaded.problem;
    const upTo = entry === null ? null : playTo(entry);
    if (upTo?.ok === true)
      return {
        battle: upTo.battle,
        ...withPast(upTo.events, before),
        fromScene: false,
        misfit: { entry, where, message },
      };
    return {
      where,
      problem: message,
      anew: where === "version" ? anewFrom(file) : null,
      ...(where === "version" ? { old: { system: named(file).id, version: versionIn(file), text } } : {}),
    };
  }
  return { battle: loaded.battle, ...withPast(loaded.events, before), fromScene: false, misfit: null };
}

/** Every state before a reply, with how many lines the log had then. */
function withPast(
  events: readonly (readonly GameEvent[])[],
  before: readonly { readonly battle: TheBattle; readonly dice: boolean }[],
): Pick<Reopened, "lines" | "past"> {
  let written = 0;
  const past = before.map(({ battle, dice }, i) => {
    written += events[i]?.length ?? 0;
    return { battle, lines: written, dice };
  });
  return { lines: events.flat(), past };
}

/** The record of a battle, and what it shows of itself where it cannot be played. */
export const fileOf = ({ battle, lines }: Pick<Reopened, "battle" | "lines">): Save =>
  save(battle, {
    build: __TERCIO_VERSION__,
    shown: shownOf(systemOf(battle.system.id), battle.game, lines, languageNow()),
  });
