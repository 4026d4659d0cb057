import type { DiceRequest } from "@tercio/dice";
import {
  type Battle,
  checkChoice,
  type Core,
  engineOf,
  type Frame,
  type GameEvent,
  giveLine,
  type Json,
  type Names,
  type Request,
  rollDice,
  type RuleSystem,
  say,
  seeded,
  type Scenario,
  type ScriptLine,
  stackPath,
  startBattle,
  type StepPath,
  type StepsFor,
  stepsOf,
  withIds,
  there,
} from "@tercio/kernel";
import { exactOdds, type OddsOptions } from "@tercio/odds";

export type SceneLine = ScriptLine;
/** Answers by what is asked, for tests that care about a few requests only; null = stop here. */
export type SceneReply<G> = (request: Request, game: G, names: Names) => SceneLine | null;

/** Where a run stops, before anything is answered there. */
export interface Until<S = StepsFor<Core>> {
  /** Before that step runs. */
  readonly step?: StepPath<S>;
  /** Before its first step runs. */
  readonly sequence?: Extract<keyof S, string>;
  /** A choice of this kind stands. */
  readonly choice?: string;
  /** Dice stand whose announcement has this key. */
  readonly roll?: string;
  /** An event of this kind has happened. */
  readonly event?: string;
}

export interface SceneOptions<S = StepsFor<Core>> {
  readonly until?: Until<S>;
  /** Play these sequences alone (the first runs first) instead of the rest of the battle; names of units are ids there too. */
  readonly enter?: readonly Frame[];
  /** After the last line: stop (the usual), or let choices time out and dice fall from the seed. */
  readonly rest?: "stop" | "usual";
  readonly seed?: number;
  /** Most replies; 400 if not given. Reaching it is an error. */
  readonly most?: number;
}

/** One request of a run: the game that asked, and what came of the reply (null where it was the last). */
export interface Asked<G> {
  readonly request: Request;
  readonly game: G;
  readonly line: SceneLine | null;
  readonly events: readonly GameEvent[];
}

export interface SceneRun<G extends Core> {
  readonly system: RuleSystem<G>;
  readonly battle: Battle<G>;
  readonly game: G;
  /** What stands now; null where the battle, or what was entered, is over, or where `until.step` stopped at a step that asks nothing. */
  readonly request: Request | null;
  readonly events: readonly GameEvent[];
  readonly requests: readonly Asked<G>[];
  readonly names: Names;
}

const isBattle = <G extends Core>(from: Scenario | G | Battle<G>): from is Battle<G> => "system" in from;
const isGame = <G extends Core>(from: Scenario | G): from is G => "stack" in from;

/** A battle that stands at the first request, or between two where `stop` holds. */
function begun<G extends Core>(
  system: RuleSystem<G>,
  from: Scenario | G | Battle<G>,
  options: SceneOptions,
  events: GameEvent[],
  stop: ((top: Frame) => boolean) | undefined,
): Battle<G> {
  if (isBattle(from)) return from;
  const scenario = isGame(from) ? system.rules.starter() : from;
  const wrong = isGame(from) ? null : system.rules.checkScenario(from);
  if (wrong !== null) throw new Error(`${wrong.where}: ${say(system, wrong.message, "en")}`);
  const seed = options.seed ?? 1;
  if (!isGame(from) && options.enter === undefined && stop === undefined) {
    const started = startBattle(system, from, seed);
    events.push(...started.events);
    return started.battle;
  }
  const names = isGame(from) ? {} : (system.rules.scenes?.names(from) ?? {});
  const game = isGame(from) ? from : system.rules.setup(from);
  const frames = options.enter?.map((f) => ({ ...f, vars: withIds(f.vars, names) as Frame["vars"] }));
  const restacked = frames === undefined ? game : { ...game, stack: [...frames].reverse() };
  const { advance, pending } = engineOf(system);
  const at = advance(restacked, { emit: (e) => void events.push(e) }, stop);
  // Where it does not stop before the first request it is the battle that anybody would begin, and can be kept as one.
  if (!isGame(from) && frames === undefined && at.request !== null) return startBattle(system, from, seed).battle;
  const request = at.request ?? pending(at.game);
  return {
    ...{ system, game: at.game, request, scenario, seats: [] },
    ...{ dice: seeded(seed), draws: 0, since: null, log: null, chained: false },
  };
}

const { stands } = stepsOf<StepsFor<Core>>();

/** Does a run stop before the step on top of the stack? */
function stopAt(until: Until | undefined): ((top: Frame) => boolean) | undefined {
  const { step, sequence } = until ?? {};
  if (step === undefined && sequence === undefined) return undefined;
  return (top) => `${top.sequence}/${top.at}` === step || (sequence !== undefined && stands(top, sequence, ""));
}

function reached(until: Until | undefined, request: Request | null, events: readonly GameEvent[]): boolean {
  if (until === undefined) return false;
  if (until.event !== undefined && events.some((e) => e.kind === until.event)) return true;
  if (request?.type === "choice") return until.choice === request.choice;
  return request?.type === "roll" && until.roll === request.label.key;
}

/** Told of each battle of every run at each of its requests: for who looks for positions in which something is asked. */
export const listening: { to: ((battle: Battle<Core>) => void) | null } = { to: null };

/**
 * Plays from a scenario (or from a game, or on from a battle) by a script or a reply function. Answers go through the
 * system's `accept`, dice through `roll`; whatever does not fit is an error that names the request. A list must be used
 * up to its last line.
 */
export function play<G extends Core>(
  system: RuleSystem<G>,
  from: Scenario | G | Battle<G>,
  script: readonly SceneLine[] | SceneReply<G> = [],
  given: SceneOptions<StepsFor<G>> = {},
): SceneRun<G> {
  // From here on steps are words: what they may be has been checked where they were written.
  const options = given;
  const events: GameEvent[] = [];
  const requests: Asked<G>[] = [];
  const stop = stopAt(options.until);
  let battle = begun(system, from, options, events, stop);
  const names = isGame(from as Scenario | G) ? {} : (system.rules.scenes?.names(battle.scenario) ?? {});
  const list = typeof script === "function" ? null : script;
  const most = options.most ?? 400;
  let used = 0;
  let fresh: readonly GameEvent[] = events;
  const where = (): string => `reply ${requests.length} at ${stackPath(battle.game.stack)}`;
  for (;;) {
    const { request, game } = battle;
    listening.to?.(battle as unknown as Battle<Core>);
    const top = game.stack.at(-1);
    if (request === null || (top !== undefined && stop?.(top) === true) || reached(options.until, request, fresh))
      break;
    const line = list === null ? (script as SceneReply<G>)(request, game, names) : (list[used] ?? null);
    if (list !== null && line !== null) used++;
    if (line === null && (list === null || options.rest !== "usual")) {
      requests.push({ request, game, line: null, events: [] });
      break;
    }
    if (requests.length >= most) throw new Error(`${where()}: no end within ${most} replies`);
    const next = replied(battle, line ?? "usual", names, list !== null ? options.rest : "usual", where);
    if (stop !== undefined) {
      const between = stoppedBetween(battle, next.battle, stop);
      if (between !== null) {
        events.push(...between.events);
        requests.push({ request, game, line, events: between.events });
        battle = { ...battle, game: between.game, request: engineOf(system).pending(between.game) };
        continue;
      }
    }
    fresh = next.events;
    events.push(...fresh);
    requests.push({ request, game, line, events: fresh });
    battle = next.battle;
  }
  const last = requests.at(-1);
  if (battle.request !== null && last?.request !== battle.request)
    requests.push({ request: battle.request, game: battle.game, line: null, events: [] });
  if (list !== null && used < list.length)
    throw new Error(
      `${where()}: ${list.length - used} lines of the script are left, the next is ${JSON.stringify(list[used])}`,
    );
  return { system, battle, game: battle.game, request: battle.request, events, requests, names };
}

function replied<G extends Core>(
  battle: Battle<G>,
  line: SceneLine,
  names: Names,
  rest: SceneOptions["rest"],
  where: () => string,
): { readonly battle: Battle<G>; readonly events: readonly GameEvent[] } {
  const request = there(battle.request);
  if (line === "usual" && request.type === "roll" && rest === "usual") return rollDice(battle);
  const step = giveLine(battle, line, names);
  if (!step.ok) {
    const rule = step.problem.refusal?.rule ?? null;
    throw new Error(
      `${where()}: ${say(battle.system, step.problem.message, "en")}${rule === null ? "" : ` [${rule}]`}: ${JSON.stringify(line)}`,
    );
  }
  return step;
}

/** Where the way from one request to the next first comes to such a step; null if it does not. */
function stoppedBetween<G extends Core>(
  before: Battle<G>,
  after: Battle<G>,
  stop: (top: Frame) => boolean,
): { readonly game: G; readonly events: readonly GameEvent[] } | null {
  const entry = after.log?.entry;
  if (entry === undefined || "declared" in entry || "corrected" in entry) return null;
  const reply = "answer" in entry ? entry.answer : entry.outcome;
  const engine = engineOf(before.system);
  const events: GameEvent[] = [];
  const at = engine.reply(before.game, reply, { emit: (e) => void events.push(e) }, stop);
  if (at.request !== null || at.game.stack.length === 0) return null;
  return { game: at.game, events };
}

/** The unit that a scene calls so, as it is in the game now. */
export function piece<G extends Core & { readonly units: readonly unknown[] }>(
  run: Pick<SceneRun<G>, "game" | "names">,
  name: string,
): G["units"][number] {
  const id = run.names[name];
  if (id === undefined) throw new Error(`no unit "${name}"; there is: ${Object.keys(run.names).join(", ")}`);
  return run.game.units[id];
}

/** May the standing choice be answered so? `key` and `rule` of the refusal, and its sentence, where it may not. */
export function verdict<G extends Core>(
  run: SceneRun<G>,
  answer: Json,
): {
  readonly legal: boolean;
  readonly key: string | null;
  readonly rule: string | null;
  readonly where: string | null;
  readonly says: string;
} {
  if (run.request?.type !== "choice") throw new Error("no player is asked");
  const given = checkChoice(run.system, run.game, run.request, withIds(answer, run.names));
  if (given === true) return { legal: true, key: null, rule: null, where: null, says: "" };
  return {
    legal: false,
    key: given.message.key,
    rule: given.rule,
    where: given.where ?? null,
    says: say(run.system, given.message, "en"),
  };
}

/** What each die of a request needs, chain by chain and stage by stage; the rows of a table less what is added. */
export function needs(request: Request | null): readonly (readonly (number | null)[])[] {
  if (request?.type !== "roll") throw new Error("no dice are asked for");
  const { dice } = request;
  const ofChain = (c: Extract<DiceRequest, { kind: "chain" }>): readonly (number | null)[] =>
    c.stages.map((s) => s.need);
  if (dice.kind === "chains") return dice.chains.map(ofChain);
  if (dice.kind === "chain") return [ofChain(dice)];
  if (dice.kind === "table") return [dice.rows.map((r) => r - dice.add)];
  if (dice.kind === "pool") return [dice.groups];
  return [];
}

/** Chances (0..1) of the results of a question about what is asked now: the first one, or the one with this id. */
export function chances<G extends Core>(
  run: SceneRun<G>,
  question?: string,
  options: OddsOptions = {},
): { readonly [result: string]: number } {
  const request = run.request;
  if (request === null) throw new Error("nothing is asked");
  const all = run.system.views.questions(run.game, request);
  const found = question === undefined ? all[0] : all.find((q) => q.id === question);
  if (found === undefined) throw new Error(`no such question; there is: ${all.map((q) => q.id).join(", ")}`);
  return Object.fromEntries(exactOdds(run.system, found, options).results.map((r) => [r.id, r.probability]));
}
