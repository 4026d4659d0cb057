import { type Refusal, refuse } from "./json.ts";
import type { DeclarationKind } from "./declaration.ts";
import { type Engine, engine } from "./engine.ts";
import { MOST_LEVELS, tooDeepAt } from "./foreign.ts";
import type { ChoiceRequest, Core, Request } from "./sequence.ts";
import type { RuleSystem } from "./system.ts";

/**
 * Where a game stands and what is asked of whom: all that computers, odds and screens need. It knows no dice to come, no
 * seats and nothing of what was; a battle is a position with its record.
 */
export interface Position<G extends Core = Core> {
  readonly system: RuleSystem<G>;
  readonly game: G;
  /** What is asked now; null when the battle is over. */
  readonly request: Request | null;
}

const engines = new WeakMap<object, Engine<Core>>();

/** The engine of a system, compiled once. */
export function engineOf<G extends Core>(system: RuleSystem<G>): Engine<G> {
  let found = engines.get(system);
  if (found === undefined) {
    const { sequences, restack, choices, lasting } = system.rules;
    found = engine(sequences, restack, choices, lasting);
    engines.set(system, found);
  }
  return found as Engine<G>;
}

/** The position of a game that stands at a request: what is asked follows from it. */
export const positionOf = <G extends Core>(system: RuleSystem<G>, game: G): Position<G> => ({
  system,
  game,
  request: engineOf(system).pending(game),
});

/** Is this answer legal? Never throws, whatever the answer is. */
export function checkAnswer<G extends Core>({ system, game, request }: Position<G>, answer: unknown): true | Refusal {
  if (request === null) return refuse("kernel.over", null);
  if (request.type !== "choice") return refuse("kernel.dice-not-answer", null);
  return checkChoice(system, game, request, answer);
}

export function checkChoice<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  answer: unknown,
): true | Refusal {
  const kind = system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  if (tooDeepAt(answer) !== null) return refuse("save.too-deep", kind.rule, { most: MOST_LEVELS });
  return kind.accept(game, request.about, answer);
}

/** May this seat declare this now? Never throws, whatever is given. */
export function checkDeclaration<G extends Core>(at: Position<G>, declared: unknown, seat: unknown): true | Refusal {
  if (at.request === null) return refuse("kernel.over", null);
  const kind = at.system.rules.declarations?.find((d) => d.id === declared);
  if (kind === undefined) return refuse("kernel.no-declaration", null);
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0) return refuse("kernel.no-seat", null);
  return kind.accept(at.game, seat);
}

/** What a seat may declare now, whoever is asked. */
export const declarationsFor = <G extends Core>(at: Position<G>, seat: number): readonly DeclarationKind<G>[] =>
  (at.system.rules.declarations ?? []).filter((d) => checkDeclaration(at, d.id, seat) === true);
