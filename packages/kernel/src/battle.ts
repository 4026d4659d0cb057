import { accepts as diceAccept, counterSource, generatorId, type Outcome, roll } from "@tercio/dice";
import type { Declared, DeclarationKind, Sitter } from "./declaration.ts";
import { type Engine, engine, silent } from "./engine.ts";
import { chainHash, hashOf } from "./hash.ts";
import { type Json, type Refusal, refuse } from "./json.ts";
import type { ChoiceRequest, Core, GameEvent, Request, RollRequest } from "./sequence.ts";
import type { RuleSystem, Scenario } from "./system.ts";

/** One line of a saved battle: what a seat answered, what it declared unasked, or what the dice showed. */
export type Entry =
  | { readonly answer: Json; readonly seat: number }
  | Declared
  | { readonly outcome: Json; readonly faces: readonly (readonly number[])[]; readonly draws: number };

/** The log as a linked list, newest first, so that a fork costs nothing. */
export interface LogLink {
  readonly entry: Entry;
  readonly before: LogLink | null;
  readonly length: number;
  /** The chain hash after this entry; null where it was not asked for (simulation). */
  readonly hash: string | null;
}

/** A battle under way: a value; answering gives a new one and leaves this as it was. */
export interface Battle<G extends Core = Core> {
  readonly system: RuleSystem<G>;
  readonly scenario: Scenario;
  /** Who sits where, in the order of the seats; empty where nobody said. */
  readonly seats: readonly Sitter[];
  readonly seed: number;
  readonly draws: number;
  readonly game: G;
  /** What is asked now; null when the battle is over. */
  readonly request: Request | null;
  readonly log: LogLink | null;
  readonly chained: boolean;
}

export interface Answered<G extends Core> {
  readonly battle: Battle<G>;
  readonly events: readonly GameEvent[];
}

export type AnswerResult<G extends Core> =
  | ({ readonly ok: true } & Answered<G>)
  | { readonly ok: false; readonly refusal: Refusal };

const engines = new WeakMap<object, Engine<Core>>();

/** The engine of a system, compiled once. */
export function engineOf<G extends Core>(system: RuleSystem<G>): Engine<G> {
  let found = engines.get(system);
  if (found === undefined) {
    found = engine(system.sequences, system.restack, system.choices) as unknown as Engine<Core>;
    engines.set(system, found);
  }
  return found as unknown as Engine<G>;
}

/**
 * The first link of the hash chain: covers the system and its version, the set-up, the seats and the generator. The
 * seed goes in by its own hash: who must not know the seed can still check where a chain begins.
 */
export function originHash(
  system: { readonly id: string; readonly version: string },
  { scenario, seats, seedHash }: { scenario: Scenario; seats: readonly Sitter[]; seedHash: string },
): string {
  return hashOf({ system: system.id, version: system.version, scenario, seats, seedHash, generator: generatorId });
}

/** The origin of a battle under way, or of one that a file describes. */
export const originOf = (
  system: { readonly id: string; readonly version: string },
  of: { readonly scenario: Scenario; readonly seats: readonly Sitter[]; readonly seed: number },
): string => originHash(system, { scenario: of.scenario, seats: of.seats, seedHash: hashOf({ seed: of.seed }) });

export interface StartOptions {
  /** Keep a hash chain over every answer (on for battles that may be saved; off in bulk simulation). */
  readonly chained?: boolean;
  readonly seats?: readonly Sitter[];
}

export function startBattle<G extends Core>(
  system: RuleSystem<G>,
  scenario: Scenario,
  seed: number,
  options: StartOptions = {},
): Answered<G> {
  const events: GameEvent[] = [];
  const begun = engineOf(system).advance(system.setup(scenario), { emit: (e) => events.push(e) });
  const battle: Battle<G> = {
    system,
    scenario,
    seats: options.seats ?? [],
    seed: seed >>> 0,
    draws: 0,
    game: begun.game,
    request: begun.request,
    log: null,
    chained: options.chained ?? true,
  };
  return { battle, events };
}

function link<G extends Core>(battle: Battle<G>, entry: Entry, game: G): LogLink {
  const before = battle.log;
  const hash = battle.chained ? chainHash(before?.hash ?? originOf(battle.system, battle), entry, game) : null;
  return { entry, before, length: (before?.length ?? 0) + 1, hash };
}

/** Is this answer legal? Never throws, whatever the answer is. */
export function checkAnswer<G extends Core>(battle: Battle<G>, answer: unknown): true | Refusal {
  const request = battle.request;
  if (request === null) return refuse("kernel.over", null);
  if (request.type !== "choice") return refuse("kernel.dice-not-answer", null);
  return checkChoice(battle.system, battle.game, request, answer);
}

export function checkChoice<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  answer: unknown,
): true | Refusal {
  const kind = system.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  return kind.accept(game, request.about, answer);
}

/** Answers the standing choice; a refused answer changes nothing. */
export function answer<G extends Core>(battle: Battle<G>, given: unknown): AnswerResult<G> {
  const verdict = checkAnswer(battle, given);
  if (verdict !== true) return { ok: false, refusal: verdict };
  const events: GameEvent[] = [];
  const next = engineOf(battle.system).reply(battle.game, given, { emit: (e) => events.push(e) });
  const log = link(battle, { answer: given as Json, seat: (battle.request as ChoiceRequest).player }, next.game);
  return { ok: true, battle: { ...battle, game: next.game, request: next.request, log }, events };
}

/** May this seat declare this now? Never throws, whatever is given. */
export function checkDeclaration<G extends Core>(battle: Battle<G>, declared: unknown, seat: unknown): true | Refusal {
  if (battle.request === null) return refuse("kernel.over", null);
  const kind = battle.system.declarations?.find((d) => d.id === declared);
  if (kind === undefined) return refuse("kernel.no-declaration", null);
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0) return refuse("kernel.no-seat", null);
  return kind.accept(battle.game, seat);
}

/** What a seat may declare now, whoever is asked. */
export const declarationsFor = <G extends Core>(battle: Battle<G>, seat: number): readonly DeclarationKind<G>[] =>
  (battle.system.declarations ?? []).filter((d) => checkDeclaration(battle, d.id, seat) === true);

/** Declares something unasked; a refused declaration changes nothing. */
export function declare<G extends Core>(battle: Battle<G>, declared: string, seat: number): AnswerResult<G> {
  const verdict = checkDeclaration(battle, declared, seat);
  if (verdict !== true) return { ok: false, refusal: verdict };
  const kind = battle.system.declarations?.find((d) => d.id === declared) as DeclarationKind<G>;
  const { rule } = kind;
  const events: GameEvent[] = [{ kind: "declared", message: kind.told(battle.game, seat), rule, player: seat }];
  const context = { emit: (e: GameEvent): void => void events.push(e) };
  const next = engineOf(battle.system).advance(kind.apply(battle.game, seat, context), context);
  const log = link(battle, { declared, seat }, next.game);
  return { ok: true, battle: { ...battle, game: next.game, request: next.request, log }, events };
}

function standingRoll(battle: Battle): RollRequest {
  if (battle.request?.type !== "roll") throw new Error("no dice are asked for");
  return battle.request;
}

/** Lets the dice fall, from the battle's seed. */
export function rollDice<G extends Core>(
  battle: Battle<G>,
): Answered<G> & { readonly faces: readonly (readonly number[])[] } {
  const request = standingRoll(battle as unknown as Battle);
  const source = counterSource(battle.seed, battle.draws);
  const { outcome, faces } = roll(request.dice, source);
  const given = giveOutcome(battle, outcome, faces, source.counter - battle.draws);
  return { ...given, faces };
}

/** Puts in a known outcome: scripted tests, replays, real dice on a real table. */
export function giveOutcome<G extends Core>(
  battle: Battle<G>,
  outcome: Outcome,
  faces: readonly (readonly number[])[],
  draws: number,
): Answered<G> {
  const request = standingRoll(battle as unknown as Battle);
  const verdict = diceAccept(request.dice, outcome);
  if (verdict !== true) throw new Error(`these dice cannot show that: ${verdict}`);
  const events: GameEvent[] = [];
  events.push({
    kind: "roll",
    message: request.label,
    rule: request.rule,
    player: request.player,
    // With the request itself: whoever shows the dice needs to know what each was rolled for.
    data: { faces, outcome: outcome as unknown as Json, request } as never,
  });
  const next = engineOf(battle.system).reply(battle.game, outcome, { emit: (e) => events.push(e) });
  const log = link(battle, { outcome: outcome as unknown as Json, faces, draws }, next.game);
  return { battle: { ...battle, draws: battle.draws + draws, game: next.game, request: next.request, log }, events };
}

/** The same without log, faces or events: for looking ahead and for bulk simulation. */
export function replyFast<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  reply: unknown,
): { readonly game: G; readonly request: Request | null } {
  return engineOf(system).reply(game, reply, silent);
}

/** The log, oldest first. */
export function entriesOf(battle: Battle): readonly LogLink[] {
  const list: LogLink[] = [];
  for (let at = battle.log; at !== null; at = at.before) list.push(at);
  return list.reverse();
}
