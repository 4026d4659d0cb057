import { isRecord } from "@tercio/basis";
import { accepts as diceAccept, type Outcome, roll, sameOutcome } from "@tercio/dice";
import {
  answer,
  type Answered,
  type AnswerResult,
  type Battle,
  correct,
  declare,
  type Entry,
  giveOutcome,
  lengthOf,
} from "./battle.ts";
import type { DiceSource } from "./dice-source.ts";
import { briefly } from "./foreign.ts";
import { foreseeing } from "./foreseen.ts";
import type { Json, Message, Refusal } from "./json.ts";
import type { LoadOptions } from "./save.ts";
import type { SaveProblemKey } from "./save-messages.ts";
import { rolledAs } from "./script.ts";
import type { Core, Request, RollRequest } from "./sequence.ts";

/** What is wrong with an entry of a file, or with its head: the field, and the sentence. */
export interface Wrong {
  readonly where: string;
  readonly key: SaveProblemKey;
  readonly values?: Message["values"];
  /** What the dice say of an outcome that they cannot show. */
  readonly detail?: string;
}

/** The dice of a file, and what was seen of its rolls so far. */
export interface Rolls {
  readonly dice: DiceSource;
  /** Rolls that a script gave. */
  given: number;
  /** Has any die fallen? From there on no script gives one. */
  fell: boolean;
}

/** An entry of which nothing is known. */
type Foreign = { readonly [field: string]: unknown };

/** Takes an entry of a file for what was asked, what is answered `next` being foreseen; or says what is wrong with it. */
export function takeEntry<G extends Core>(
  battle: Battle<G>,
  request: Request,
  entry: Foreign,
  next: Json | null | undefined,
  rolls: Rolls,
  options: LoadOptions<G>,
): Answered<G> | Wrong {
  if ("answer" in entry) {
    const wrong = answerWrong(request, entry["seat"]);
    return wrong ?? orRefused("answer", playedAgain(battle, entry as Replied, next, options));
  }
  if ("declared" in entry)
    return orRefused("declared", declare(battle, entry["declared"] as string, entry["seat"] as number));
  if ("corrected" in entry) {
    const agreed = entry["agreed"] as readonly number[];
    return orRefused("corrected", correct(battle, entry["corrected"], entry["seat"] as number, agreed));
  }
  if (!("outcome" in entry)) return { where: "entry", key: "save.neither" };
  if (request.type !== "roll") return { where: "outcome", key: "save.player-asked" };
  const wrong =
    outcomeWrong(request, entry) ??
    (options.verify === true ? rollWrong(battle, request, entry, rolls, options) : null);
  return wrong ?? orRefused("outcome", playedAgain(battle, entry as Replied, next, options));
}

const orRefused = <G extends Core>(where: string, result: AnswerResult<G>): Answered<G> | Wrong =>
  result.ok ? result : refused(where, result.refusal);

const refused = (where: string, { message: why, rule }: Refusal): Wrong =>
  rule === null
    ? { where, key: "save.refused", values: { why } }
    : { where, key: "save.refused-by", values: { why, rule } };

function answerWrong(request: Request, seat: unknown): Wrong | null {
  if (request.type !== "choice") return { where: "answer", key: "save.dice-asked" };
  if (seat === request.player) return null;
  const file = typeof seat === "number" ? seat + 1 : briefly(seat);
  return { where: "seat", key: "save.other-seat", values: { asked: request.player + 1, file } };
}

/** Can these dice show the outcome of an entry, and does it say how they fell? */
function outcomeWrong(request: RollRequest, { outcome, draws, faces }: Foreign): Wrong | null {
  const possible = diceAccept(request.dice, outcome as Outcome);
  if (possible !== true)
    return { where: "outcome", key: "save.impossible", values: { dice: briefly(outcome) }, detail: possible };
  if (typeof draws !== "number" || !Number.isInteger(draws) || draws < 0)
    return { where: "draws", key: "save.no-draws" };
  return Array.isArray(faces) ? null : { where: "faces", key: "save.no-faces" };
}

/** Is it what the dice of the file give here? A script may have given what comes before any of them fell. */
function rollWrong<G extends Core>(
  battle: Battle<G>,
  request: RollRequest,
  entry: Foreign,
  rolls: Rolls,
  options: LoadOptions<G>,
): Wrong | null {
  const source = rolls.dice.numbers?.(lengthOf(battle), battle.draws);
  if (source === undefined) return { where: "outcome", key: "save.no-key" };
  const rolled = roll(request.dice, source);
  const drawn = source.counter - battle.draws;
  if (options.given === true && !rolls.fell && entry["draws"] === 0 && drawn !== 0) {
    rolls.given++;
    return comesTo(request, entry) ? null : { where: "faces", key: "save.given-faces" };
  }
  if (drawn !== 0) rolls.fell = true;
  if (!sameOutcome(rolled.outcome, entry["outcome"] as Outcome)) {
    const values = { seed: briefly(rolled.outcome), file: briefly(entry["outcome"]) };
    return { where: "outcome", key: "save.other-outcome", values };
  }
  if (JSON.stringify(rolled.faces) !== JSON.stringify(entry["faces"]))
    return { where: "faces", key: "save.other-faces" };
  return drawn === entry["draws"] ? null : { where: "draws", key: "save.other-draws" };
}

/** The battle after an entry that was answered or rolled, with nothing foreseen; null where it is neither, or is refused. */
export function playedInFull<G extends Core>(
  battle: Battle<G>,
  entry: Foreign,
  options: LoadOptions<G>,
): Battle<G> | null {
  if (!("answer" in entry || "outcome" in entry)) return null;
  const again = playedAgain(battle, entry as Replied, undefined, options);
  return again.ok ? again.battle : null;
}

/** Takes an entry of a file, what is answered next being foreseen. */
const playedAgain = <G extends Core>(
  battle: Battle<G>,
  entry: Replied,
  next: Json | null | undefined,
  options: LoadOptions<G>,
): AnswerResult<G> =>
  foreseeing(next, () =>
    "answer" in entry
      ? answer(battle, entry.answer, options)
      : { ok: true, ...giveOutcome(battle, entry.outcome, entry.faces, entry.draws, options) },
  );
type Replied = Extract<Entry, { answer: unknown } | { outcome: unknown }>;

/** What an entry of a file answers; null where it is a roll or anything else. */
export const answerOf = (entry: unknown): Json | null =>
  isRecord(entry) && "answer" in entry ? ((entry["answer"] as Json | undefined) ?? null) : null;

/** Do the faces of an entry come to its outcome, and no other faces? */
function comesTo(request: RollRequest, { outcome, faces }: { readonly [field: string]: unknown }): boolean {
  const flat = (faces as readonly unknown[]).flat() as readonly number[];
  const shown = rolledAs(request, flat);
  return (
    "outcome" in shown &&
    sameOutcome(shown.outcome, outcome as Outcome) &&
    JSON.stringify(shown.faces) === JSON.stringify(faces)
  );
}
