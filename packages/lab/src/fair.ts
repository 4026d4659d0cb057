import { chooseAnswer, type Player, standing } from "@tercio/bots";
import { counterSource, rollOutcome } from "@tercio/dice";
import {
  checkChoice,
  type Core,
  engineOf,
  type Json,
  LEVELS,
  type Request,
  type RuleSystem,
  type Scenario,
  silent,
} from "@tercio/kernel";

/** By how much a kind of roll changed what a position is worth to whoever rolls, in the system's points. */
export interface Change {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** What was seen in battles: changes by the rule that a roll follows, and what a computer might answer. */
export interface Fairness {
  readonly changes: ReadonlyMap<string, Change>;
  readonly proposals: number;
  /** Proposals that are refused, in words. */
  readonly illegal: readonly string[];
}

/** Of so many choices one is asked what might be answered. */
const ASKED = 5;

/**
 * One battle from a scenario, judged before and after every roll. A fair judgement does not change on average when dice fall.
 * `player`: who answers for both seats.
 */
export function fairness<G extends Core>(
  system: RuleSystem<G>,
  scenario: Scenario,
  seed: number,
  player: Player = "random",
): Fairness {
  const engine = engineOf(system);
  const [dice, source] = [counterSource(seed, 0), counterSource((seed ^ 0x5555) >>> 0, 0)];
  const changes = new Map<string, Change>();
  const illegal: string[] = [];
  let [proposals, choices, after] = [0, 0, 0];
  let at: { readonly game: G; readonly request: Request | null } = engine.advance(system.rules.setup(scenario), silent);
  for (; at.request !== null; after++) {
    const { game, request } = at;
    if (request.type === "choice") {
      if (++choices % ASKED === 0)
        for (const level of LEVELS)
          for (const group of system.computer.options?.(game, request, level, source) ?? [])
            for (const given of group) {
              proposals++;
              if (checkChoice(system, game, request, given) !== true)
                illegal.push(`${seed}/${after}: ${request.choice} ${JSON.stringify(given)}`);
            }
      const kind = system.rules.choices[request.choice];
      const given =
        player === "random"
          ? kind?.sample(game, request.about, source)
          : chooseAnswer({ system, game, request }, { player, seed, after });
      at = engine.reply(game, given as Json, silent);
      continue;
    }
    // For whoever rolls, so that good and bad luck of the two do not make up for each other.
    const seat = request.player ?? 0;
    const before = standing(system, game, seat);
    at = engine.reply(game, rollOutcome(request.dice, dice), silent);
    if (at.request === null) continue;
    const by = standing(system, at.game, seat) - before;
    const { count, sum, squares } = changes.get(request.rule ?? "") ?? { count: 0, sum: 0, squares: 0 };
    changes.set(request.rule ?? "", { count: count + 1, sum: sum + by, squares: squares + by * by });
  }
  return { changes, proposals, illegal };
}

/** The same of several battles. */
export function allFair(list: readonly Fairness[]): Fairness {
  const changes = new Map<string, Change>();
  for (const f of list)
    for (const [kind, c] of f.changes) {
      const { count, sum, squares } = changes.get(kind) ?? { count: 0, sum: 0, squares: 0 };
      changes.set(kind, { count: count + c.count, sum: sum + c.sum, squares: squares + c.squares });
    }
  return {
    changes,
    proposals: list.reduce((n, f) => n + f.proposals, 0),
    illegal: list.flatMap((f) => f.illegal),
  };
}

/** Mean change of a kind of roll and its standard error, both in points; the error is infinite after a single one. */
export function meanOf({ count, sum, squares }: Change): { readonly mean: number; readonly error: number } {
  const mean = sum / count;
  if (count < 2) return { mean, error: Number.POSITIVE_INFINITY };
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
}

/** Of so many rolls, and by so many standard errors and points, so that chance and what nobody would notice are no complaint. */
export interface Bounds {
  readonly rolls: number;
  readonly errors: number;
  readonly points: number;
}

/** Kinds of rolls that change a judgement on average, the worst first. */
export const unfair = ({ changes }: Pick<Fairness, "changes">, { rolls, errors, points }: Bounds): readonly string[] =>
  [...changes]
    .map(([kind, change]) => ({ kind, count: change.count, ...meanOf(change) }))
    .filter(({ count, mean, error }) => count >= rolls && Math.abs(mean) > errors * error + points)
    .sort((p, q) => Math.abs(q.mean) - Math.abs(p.mean))
    .map(({ kind, count, mean, error }) => `${kind}: ${mean.toFixed(1)} \u00b1 ${error.toFixed(1)} (${count} rolls)`);
