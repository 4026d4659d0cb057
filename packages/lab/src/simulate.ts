import { chooseAnswer, chooseDeclaration, playerOf, type PlayerWord } from "@tercio/bots";
import { counterSource, read, type Source } from "@tercio/dice";
import {
  type Answer,
  answer,
  type Battle,
  checkChoice,
  type ChoiceRequest,
  type Core,
  declare,
  type GameEvent,
  type Json,
  type JsonObject,
  lengthOf,
  rollDice,
  type RollRequest,
  type RuleSystem,
  say,
  type Scenario,
  stackPath,
  startBattle,
} from "@tercio/kernel";

/** What came of a number of battles; sums can be merged. */
export interface Simulated {
  readonly battles: number;
  readonly finished: number;
  readonly violations: number;
  readonly unexplainedRefusals: number;
  readonly answers: number;
  readonly seconds: number;
  readonly events: { readonly [kind: string]: number };
  /** The same told apart by the rule that each event names, as "kind rule": which row of a table, which objective. */
  readonly byRule: { readonly [kindAndRule: string]: number };
  /** Dice that decided something in chains (blows, shots), by what they were rolled for: each kind of save too. */
  readonly dice: { readonly [stage: string]: number };
  /** Seeds that went wrong, and how. */
  readonly problems: readonly { readonly seed: number; readonly problem: string }[];
}

export const nothing: Simulated = {
  battles: 0,
  finished: 0,
  violations: 0,
  unexplainedRefusals: 0,
  answers: 0,
  seconds: 0,
  events: {},
  byRule: {},
  dice: {},
  problems: [],
};

/** The sums of two tables of counts. */
function added(a: { readonly [key: string]: number }, b: { readonly [key: string]: number }) {
  const sum: { [key: string]: number } = { ...a };
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

export function merge(a: Simulated, b: Simulated): Simulated {
  return {
    battles: a.battles + b.battles,
    finished: a.finished + b.finished,
    violations: a.violations + b.violations,
    unexplainedRefusals: a.unexplainedRefusals + b.unexplainedRefusals,
    answers: a.answers + b.answers,
    seconds: a.seconds + b.seconds,
    events: added(a.events, b.events),
    byRule: added(a.byRule, b.byRule),
    dice: added(a.dice, b.dice),
    problems: [...a.problems, ...b.problems].slice(0, 50),
  };
}

/** Every kind of event that this game can tell of: a few hundred random battles should show each of them. */
export const eventKinds = (system: { readonly messages: RuleSystem["messages"] }): readonly string[] =>
  Object.keys(system.messages.en)
    .filter((key) => key.startsWith("event."))
    .map((key) => key.slice("event.".length))
    .sort();

const ENDLESS = 5000;
/** Wrong answers of every shape; each must be refused with a rule and a sentence in both languages. */
const nonsense: readonly unknown[] = [
  null,
  {},
  [],
  7,
  "x",
  { unit: -1 },
  { unit: 1e9, target: 1e9 },
  { unit: 0, move: "march", path: [{ kind: "straight", distance: -5 }] },
  { units: [{ unit: 0, x: 1e12, y: 0.5, facing: 1, files: 1 }] },
];

function unexplained<G extends Core>(battle: Battle<G>): number {
  const { request, system, game } = battle;
  if (request?.type !== "choice") return 0;
  let count = 0;
  for (const wrong of nonsense) {
    const verdict = checkChoice(system, game, request, wrong);
    if (verdict === true) continue;
    const silent = (["en", "fr"] as const).some(
      (language) => say(system, verdict.message, language) === verdict.message.key,
    );
    if (silent || verdict.rule === null) count++;
  }
  return count;
}

export interface PlayOptions<G extends Core = Core> {
  readonly scenario?: Scenario;
  /** Instead: {@link randomScenario} of the battle's own seed, with so many pieces a seat. */
  readonly pieces?: readonly [least: number, most: number];
  /** Instead of the usual armies: those that meet in the battle of a seed, every one meeting every one in turn. */
  readonly armies?: readonly Json[];
  /** By which edition of the game; its usual one where nothing is said. */
  readonly edition?: string;
  /** What is chosen before the battle otherwise than usual, by the fields of a set-up. */
  readonly set?: JsonObject;
  /** A battle under way, from which it goes on instead. */
  readonly from?: { readonly battle: Battle<G>; readonly events: readonly (readonly GameEvent[])[] };
  readonly bots: PlayerWord;
  readonly chained?: boolean;
  readonly onTurn?: (battle: Battle<G>) => void;
}

/**
 * The scenario that chance gives for a seed, with `least` to `most` pieces a seat: the same on any machine.
 * @throws where the system draws none.
 */
export function randomScenario<G extends Core>(
  system: RuleSystem<G>,
  seed: number,
  pieces: readonly [least: number, most: number],
): Scenario {
  if (system.rules.randomScenario === undefined) throw new Error(`${system.id} draws no scenarios by chance yet`);
  return system.rules.randomScenario(counterSource((seed ^ 0x3333) >>> 0, 0), pieces);
}

/** A set-up with armies of one's own, as many as there are: they have a size of their own unless one is `chosen`. */
export function setupWith(setup: JsonObject, armies: readonly Json[], chosen: JsonObject = {}): JsonObject {
  if (armies.length === 0) return { ...setup, ...chosen };
  const { size: _, armies: before, ...usual } = setup;
  const seats = Array.isArray(before) ? before.map((army, at) => armies[at] ?? army) : armies;
  return { ...usual, armies: seats, ...chosen };
}

/** Which two of so many meet in the battle of a seed: each of them each other and itself, on either side. */
export const pairOf = (seed: number, count: number): readonly [number, number] => {
  const at = seed % (count * count);
  return [Math.floor(at / count), at % count];
};

/** What a battle of this seed is started from. */
function scenarioFor<G extends Core>(system: RuleSystem<G>, seed: number, o: PlayOptions<G>): Scenario {
  const by = o.edition === undefined ? {} : { edition: o.edition };
  if (o.scenario !== undefined) return { ...o.scenario, ...by };
  const usual = o.pieces === undefined ? system.rules.starter() : randomScenario(system, seed, o.pieces);
  const all = o.armies ?? [];
  const armies = all.length === 0 ? [] : pairOf(seed, all.length).map((at) => all[at] as Json);
  return { ...usual, ...by, setup: setupWith(usual.setup, armies, o.set) };
}

/** What the computer answers to the standing choice. */
function chosen<G extends Core>(
  battle: Battle<G>,
  seed: number,
  source: Source,
  options: PlayOptions<G>,
): Answer | null {
  const player = playerOf(options.bots);
  if (player !== "random") return chooseAnswer(battle, { player, seed, after: lengthOf(battle) });
  const request = battle.request as ChoiceRequest;
  return battle.system.rules.choices[request.choice]?.sample(battle.game, request.about, source) ?? null;
}

/** One battle between two computers, with every invariant checked after every answer. */
export function playOne<G extends Core>(
  system: RuleSystem<G>,
  seed: number,
  options: PlayOptions<G>,
): { readonly battle: Battle<G>; readonly tally: Simulated } {
  const events: { [kind: string]: number } = {};
  const byRule: { [kindAndRule: string]: number } = {};
  const count = (list: readonly Pick<GameEvent, "kind" | "rule">[]): void => {
    for (const { kind, rule } of list) {
      events[kind] = (events[kind] ?? 0) + 1;
      if (rule === null) continue;
      const key = `${kind} ${rule}`;
      byRule[key] = (byRule[key] ?? 0) + 1;
    }
  };
  const dice: { [stage: string]: number } = {};
  const countDice = (request: RollRequest, faces: readonly (readonly number[])[]): void => {
    const told = request.chains === undefined ? null : read(request.dice, faces);
    if (told?.kind !== "chains") return;
    for (const [at, stages] of told.chains.entries())
      for (const { stage, counted } of stages) {
        const key = request.chains?.[at]?.stages[stage]?.key ?? "";
        dice[key] = (dice[key] ?? 0) + counted;
      }
  };
  const started = Date.now();
  const sitter = { by: "computer", level: options.bots } as const;
  const { from } = options;
  const begun =
    from === undefined
      ? startBattle(system, scenarioFor(system, seed, options), seed, {
          chained: options.chained ?? false,
          seats: [sitter, sitter],
        })
      : { battle: from.battle, events: from.events.flat() };
  count(begun.events);
  let { battle } = begun;
  const source = counterSource((seed ^ 0x5555) >>> 0, 0);
  let answers = 0;
  let unexplainedRefusals = 0;
  let problem: string | null = null;
  try {
    while (battle.request !== null && problem === null) {
      if (battle.request.type === "roll") {
        const { request } = battle;
        const rolled = rollDice(battle);
        count(rolled.events);
        const fallen = rolled.battle.log?.entry;
        if (fallen !== undefined && "faces" in fallen) countDice(request, fallen.faces);
        battle = rolled.battle;
      } else {
        if (answers % 40 === 3) unexplainedRefusals += unexplained(battle);
        const { player } = battle.request;
        const unasked = chooseDeclaration(battle, player);
        const given = unasked === null ? chosen(battle, seed, source, options) : null;
        if (unasked === null && given === null) {
          problem = `"${battle.request.choice}" has no legal answer`;
          break;
        }
        const result = unasked === null ? answer(battle, given) : declare(battle, unasked, player);
        if (!result.ok) {
          problem = `${unasked ?? `a proposed answer to "${battle.request.choice}"`} was refused: ${result.refusal.message.key}`;
          break;
        }
        count(result.events);
        battle = result.battle;
      }
      answers++;
      options.onTurn?.(battle);
      const broken = system.rules.invariants(battle.game);
      if (broken.length > 0) problem = broken.join("; ");
      else if (answers > ENDLESS) problem = `no end after ${ENDLESS} answers`;
    }
  } catch (error) {
    problem = `${error instanceof Error ? error.message : String(error)} at ${stackPath(battle.game.stack)}`;
  }
  return {
    battle,
    tally: {
      battles: 1,
      finished: problem === null && system.rules.outcome(battle.game) !== null ? 1 : 0,
      violations: problem === null ? 0 : 1,
      unexplainedRefusals,
      answers,
      seconds: (Date.now() - started) / 1000,
      events,
      byRule,
      dice,
      problems: problem === null ? [] : [{ seed, problem: `${problem} (after ${answers} answers)` }],
    },
  };
}

/** Battles with consecutive seeds, one after the other. */
export function simulate<G extends Core>(
  system: RuleSystem<G>,
  first: number,
  battles: number,
  options: PlayOptions<G>,
  done?: (n: number) => void,
): Simulated {
  let sum = nothing;
  for (let i = 0; i < battles; i++) {
    sum = merge(sum, playOne(system, first + i, options).tally);
    done?.(i + 1);
  }
  return sum;
}
