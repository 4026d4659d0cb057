import {
  type Answer,
  type ChoiceKind,
  type Core,
  type Json,
  type JsonObject,
  message,
  type Message,
  type OddsQuestion,
  type Request,
  type RuleSystem,
} from "@tercio/kernel";

export interface OddsResult {
  readonly id: string;
  /** 0..1 */
  readonly probability: number;
  /** How far its 95% interval reaches from there at most; 0 when exact. */
  readonly error: number;
}

export interface Odds {
  readonly exact: boolean;
  /** States that were visited; of a sample: before the walk was given up. */
  readonly states: number;
  /** Plays of a sample; 0 when exact. */
  readonly plays: number;
  /** The greatest error of all results, and of what each seat gains by several of them together; null when exact. */
  readonly error: number | null;
  readonly results: readonly OddsResult[];
  /** Answers taken for granted where a player would have had a choice; "exact" holds under these. */
  readonly assumes: readonly Message[];
}

/** An error of 0..1 in percentage points, rounded up to a tenth: never told less than it is. */
export const errorInPoints = (error: number): number => Math.ceil(error * 1000 - 1e-9) / 10;

/** What odds take for granted, each thing once. */
export type Assumed = Map<string, Message>;

export const taken = <G extends Core>(question: OddsQuestion<G>): Assumed =>
  new Map((question.assumes ?? []).map((m) => [JSON.stringify(m), m]));

/** The answer that stands in for a player: what the choice gives when time runs out. It is noted. Null where none is legal. */
export function standIn<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: Request,
  assumes: Assumed,
): Answer | null {
  if (request.type !== "choice") throw new Error("not a choice");
  const kind = system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  const answer = kind.timeout(game, request.about);
  if (answer === null) return null;
  const assumed = assumptionOf(kind, game, request.about, answer);
  if (assumed !== null) assumes.set(JSON.stringify(assumed), assumed);
  return answer;
}

function assumptionOf<G extends Core>(kind: ChoiceKind<G>, game: G, about: JsonObject, answer: Json): Message | null {
  if (kind.assumes !== undefined) return kind.assumes(game, about, answer);
  if (kind.enumerate?.(game, about)?.length === 1) return null;
  const asked = kind.describe(game, about);
  return kind.label === undefined
    ? asked
    : message("kernel.assumed", { asked, answer: kind.label(game, about, answer) });
}

/** Results by id in the order in which the question announces them; what it did not announce comes last. */
export function inOrder<G extends Core>(
  question: OddsQuestion<G>,
  sums: ReadonlyMap<string, number>,
): readonly { readonly id: string; readonly sum: number }[] {
  const known = question.results.map((r) => ({ id: r.id, sum: sums.get(r.id) ?? 0 }));
  for (const [id, sum] of sums) if (!question.results.some((r) => r.id === id)) known.push({ id, sum });
  return known;
}
