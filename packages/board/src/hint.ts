import type { Core, Message, NamedScenario, Request, Scenario } from "@tercio/kernel";

/** A sentence and the rule that it leads to, by its ledger id. */
export interface Lesson {
  readonly text: Message;
  readonly rule: string;
}

/**
 * A hint of a guided battle. It belongs to positions and not to a course of events: each position is asked anew which of them
 * speak about it, so that whoever takes a step back finds them again.
 */
export interface Hint<G extends Core = Core> extends Lesson {
  readonly id: string;
  /** The choice that it is about, or dice, by the keys of what they are rolled for. */
  readonly on: { readonly choice: string } | { readonly rolls: readonly string[] };
  /** Where not every such position is meant. */
  when?(game: G, request: Request): boolean;
}

/** A battle by name that explains itself while it is played: an ordinary one, with hints beside it. */
export interface GuidedBattle<G extends Core = Core> {
  readonly scenario: NamedScenario;
  /** In the order in which they are read where several speak about one position. */
  readonly hints: readonly Hint<G>[];
  /** What a player has seen, told when it is over. */
  readonly learned: readonly Lesson[];
}

/** Is this the battle that is guided? Its set-up says so, which stands in every record. */
export const isGuided = (guided: GuidedBattle | undefined, scenario: Scenario): guided is GuidedBattle =>
  guided !== undefined && JSON.stringify(guided.scenario.scenario.setup) === JSON.stringify(scenario.setup);

/** The hints that speak about what is asked now. */
export function hintsAt<G extends Core>({ hints }: GuidedBattle<G>, game: G, request: Request): readonly Hint<G>[] {
  const meant = ({ on }: Hint<G>): boolean =>
    "choice" in on
      ? request.type === "choice" && request.choice === on.choice
      : request.type === "roll" && on.rolls.includes(request.label.key);
  return hints.filter((h) => meant(h) && (h.when?.(game, request) ?? true));
}
