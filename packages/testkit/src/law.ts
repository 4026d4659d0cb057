import { type Core, kernelMessages, type Message, type NamedScenario, type RuleSystem } from "@tercio/kernel";
import type { Track } from "./track.ts";

/** A statement that holds for every rule system; `run` throws where it does not, and says where. */
export interface Law {
  readonly name: string;
  run(): void;
}

export interface LawOptions {
  /** How many battles of each scenario are played. */
  readonly battles: number;
  /** What is played; all that the system knows by name if not given. */
  readonly scenarios?: readonly Pick<NamedScenario, "id" | "scenario">[];
  /** The seed of each battle of a scenario; 1, 2, 3, … if not given. */
  readonly seeds?: readonly number[];
  /** Replies (answers and rolls) within which every battle must end. */
  readonly maximumAnswers: number;
  /** Choices of each battle whose answers are tried and mutilated, spread over it; all if not given. */
  readonly looks?: number;
  /** Replies played on from each copied state; to the end if not given. */
  readonly follow?: number;
  /** Battles cut and saved as text, over all battles; 20 if not given. */
  readonly cuts?: number;
  /** Forks answered differently, over all battles; 20 if not given. */
  readonly forks?: number;
  /** One of so many battles is played a second time; each if not given. That it comes out the same, its save tells of each. */
  readonly replays?: number;
  /** At one of so many replies, besides some that stand close, whole states are compared; 4 if not given. */
  readonly whole?: number;
}

/** What the laws share: the system, the played battles (played when first needed) and the options. */
export interface LawBench<G extends Core> {
  readonly system: RuleSystem<G>;
  readonly options: Required<LawOptions>;
  tracks(): readonly Track<G>[];
  /** Battles and the same played a second time, in the same order, with nothing of what goes in open to change. */
  again(): readonly (readonly [track: Track<G>, again: Track<G>])[];
}

/** A failed law names the battle and the reply. */
export function demand(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

/** Deep equality of plain data; own fields only, NaN equals nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.keys(a);
  if (left.length !== Object.keys(b).length) return false;
  return left.every(
    (k) => Object.hasOwn(b, k) && same((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]),
  );
}

/** What is wrong with a message in either language: a key without a sentence, or a value that its sentence lacks. */
export function missingWords(system: Pick<RuleSystem<never>, "messages">, message: Message): readonly string[] {
  const wrong: string[] = [];
  for (const language of ["en", "fr"] as const) {
    if (message.key === "@") {
      if (!message.values?.[language]) wrong.push(`a name without ${language}`);
      continue;
    }
    const sentence = system.messages[language][message.key] ?? kernelMessages[language][message.key];
    if (sentence === undefined || sentence.trim() === "") wrong.push(`no sentence for ${message.key} in ${language}`);
    for (const [, name = ""] of (sentence ?? "").matchAll(/\{([a-zA-Z0-9-]+)/g))
      if (message.values?.[name] === undefined) wrong.push(`${message.key} has no value for ${name} in ${language}`);
  }
  for (const value of Object.values(message.values ?? {}))
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === "object" && "key" in part) wrong.push(...missingWords(system, part as Message));
  return wrong;
}
