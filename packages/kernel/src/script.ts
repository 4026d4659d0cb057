import { there, isRecord, hasFields } from "@tercio/basis";
import { type Outcome, roll, showing, type Wish } from "@tercio/dice";
import { answer, type Battle, correct, declare, giveOutcome } from "./battle.ts";
import type { Corrected } from "./correction.ts";
import type { Declared } from "./declaration.ts";
import { briefly, MOST_LEVELS, tooDeepAt } from "./foreign.ts";
import type { Json, Message, Refusal } from "./json.ts";
import type { Core, GameEvent, Request, RollRequest } from "./sequence.ts";
import { message } from "./messages.ts";

/**
 * One reply of a script: an answer (pieces by id or by name), an answer that a rule refuses and that changes nothing, the
 * faces of the dice as they fall or what they come to, what a seat declares unasked, or the time-out's answer.
 */
export type ScriptLine =
  | { readonly choice?: string; readonly answer: Json }
  | { readonly choice?: string; readonly refused: Json; readonly by: string }
  | { readonly dice: readonly number[] }
  | { readonly show: Wish }
  | Declared
  | Corrected
  | "usual";

/** Why a line does not fit what is asked. `refusal`: where the system refused the answer. */
export interface ScriptProblem {
  readonly message: Message;
  readonly refusal: Refusal | null;
}

interface Misfitting {
  readonly ok: false;
  readonly problem: ScriptProblem;
}
export type ScriptStep<G extends Core> =
  | { readonly ok: true; readonly battle: Battle<G>; readonly events: readonly GameEvent[] }
  | Misfitting;

/** Names of pieces, and their ids. */
export type Names = { readonly [name: string]: number };

/** The same answer with ids for names. */
export function withIds(value: Json, names: Names): Json {
  if (typeof value === "string") return Object.hasOwn(names, value) ? there(names[value]) : value;
  if (!hasFields(value)) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((v) => withIds(v, names));
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, withIds(v, names)]));
}

const problem = (key: string, values: Message["values"] = {}, refusal: Refusal | null = null): Misfitting => ({
  ok: false,
  problem: { message: message(key, values), refusal },
});

class Misfit extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.key);
    this.said = said;
  }
}

/** The dice of a request showing these faces, in the order in which they are rolled; a message where they cannot. */
export function rolledAs(
  request: RollRequest,
  faces: readonly number[],
): { readonly outcome: Outcome; readonly faces: readonly (readonly number[])[] } | Message {
  let used = 0;
  const what = request.label;
  try {
    const { outcome, faces: fell } = roll(request.dice, {
      next(sides) {
        const face = faces[used];
        if (face === undefined) throw new Misfit(message("script.too-few", { what, given: faces.length }));
        used += 1;
        if (!Number.isInteger(face) || face < 1 || face > sides)
          throw new Misfit(message("script.no-face", { what, face: briefly(face), at: used, sides }));
        return face;
      },
    });
    if (used < faces.length) return message("script.too-many", { what, given: faces.length, used });
    return { outcome, faces: fell };
  } catch (error) {
    if (error instanceof Misfit) return error.said;
    throw error;
  }
}

/** Faces that show what a line wishes; null where these dice never can, or it wishes for nothing that dice show. */
function wished(request: RollRequest, wish: unknown): readonly number[] | null {
  if (!hasFields(wish)) return null;
  try {
    return showing(request.dice, wish);
  } catch {
    return null;
  }
}

/** Gives one line of a script to a battle. Never throws for what the line holds. */
export function giveLine<G extends Core>(battle: Battle<G>, line: unknown, names: Names = {}): ScriptStep<G> {
  const request = battle.request;
  if (request === null) return problem("kernel.over");
  if (tooDeepAt(line) !== null) return problem("save.too-deep", { most: MOST_LEVELS });
  if (line === "usual" && request.type === "choice") {
    const kind = battle.system.rules.choices[request.choice];
    if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
    const usual = kind.timeout(battle.game, request.about);
    return usual === null ? problem("script.no-answer", { choice: request.choice }) : told(battle, usual);
  }
  if (!isRecord(line)) return problem(line === "usual" ? "script.dice-asked" : "script.no-line", labelled(battle));
  const given = line;
  if ("dice" in given || "show" in given) {
    if (request.type !== "roll") return problem("script.choice-asked", { choice: request.choice });
    const faces = "dice" in given ? given["dice"] : wished(request, given["show"]);
    if (!Array.isArray(faces)) return problem("script.no-show", { what: request.label, wish: briefly(given) });
    const rolled = rolledAs(request, faces as readonly number[]);
    if ("key" in rolled) return { ok: false, problem: { message: rolled, refusal: null } };
    return { ok: true, ...giveOutcome(battle, rolled.outcome, rolled.faces, 0) };
  }
  if ("declared" in given) {
    const made = declare(battle, given["declared"] as string, given["seat"] as number);
    return made.ok ? made : problem("script.not-declared", { why: made.refusal.message }, made.refusal);
  }
  if ("corrected" in given) {
    const right = withIds(given["corrected"] as Json, names);
    const made = correct(battle, right, given["seat"] as number, given["agreed"] as readonly number[]);
    return made.ok ? made : problem("script.not-corrected", { why: made.refusal.message }, made.refusal);
  }
  if (!("answer" in given || "refused" in given)) return problem("script.no-line", labelled(battle));
  if (request.type !== "choice") return problem("script.dice-asked", labelled(battle));
  if (given["choice"] !== undefined && given["choice"] !== request.choice)
    return problem("script.other-choice", { choice: request.choice, given: briefly(given["choice"]) });
  return "refused" in given
    ? refusedBy(battle, withIds(given["refused"] as Json, names), given["by"])
    : told(battle, withIds(given["answer"] as Json, names));
}

const labelled = ({ request }: { readonly request: Request | null }): Message["values"] => {
  return { what: request?.type === "roll" ? request.label : (request?.choice ?? "?") };
};

function told<G extends Core>(battle: Battle<G>, given: Json): ScriptStep<G> {
  const result = answer(battle, given);
  if (result.ok) return result;
  const choice = battle.request?.type === "choice" ? battle.request.choice : "?";
  return problem("script.refused", { choice, why: result.refusal.message }, result.refusal);
}

/** An answer that this rule must refuse: the battle stays as it is. */
function refusedBy<G extends Core>(battle: Battle<G>, given: Json, by: unknown): ScriptStep<G> {
  const result = answer(battle, given);
  if (result.ok) return problem("script.accepted", { by: briefly(by) });
  const { rule, message: why } = result.refusal;
  return rule === by
    ? { ok: true, battle, events: [] }
    : problem("script.refused-by", { by: briefly(by), rule: String(rule), why });
}
