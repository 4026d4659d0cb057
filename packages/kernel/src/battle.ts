import { there } from "@tercio/basis";
import { accepts as diceAccept, type Outcome, roll } from "@tercio/dice";
import { checkAgreement, type Corrected, corrected } from "./correction.ts";
import type { Declared, Sitter } from "./declaration.ts";
import { type DiceSource, seeded } from "./dice-source.ts";
import { silent } from "./engine.ts";
import { chainHash, hashOf } from "./hash.ts";
import { type Json, type Refusal, refuse } from "./json.ts";
import { checkAnswer, checkDeclaration, engineOf, type Position } from "./position.ts";
import type { ChoiceRequest, Context, Core, GameEvent, Request, RollRequest } from "./sequence.ts";
import type { RuleSystem, Scenario } from "./system.ts";
import { message as anyMessage } from "./messages.ts";

/** One line of a saved battle: what a seat answered, what it declared unasked, what was put right by hand, or what the dice showed. */
export type Entry =
  | { readonly answer: Json; readonly seat: number }
  | Declared
  | Corrected
  | { readonly outcome: Outcome; readonly faces: readonly (readonly number[])[]; readonly draws: number };

/** The log as a linked list, newest first, so that a fork costs nothing. */
export interface LogLink {
  readonly entry: Entry;
  readonly before: LogLink | null;
  readonly length: number;
  /** The chain hash after this entry; null where it was not asked for (simulation). */
  readonly hash: string | null;
}

/** Where a battle was taken up whose log before is not here. */
export interface TakenUp<G extends Core> {
  /** Entries before. */
  readonly length: number;
  /** The chain hash after them. */
  readonly hash: string;
  readonly game: G;
}

/** A battle under way, a position with its record: a value; answering gives a new one and leaves this as it was. */
export interface Battle<G extends Core = Core> extends Position<G> {
  readonly scenario: Scenario;
  /** Who sits where, in the order of the seats; empty where nobody said. */
  readonly seats: readonly Sitter[];
  readonly dice: DiceSource;
  /** Numbers drawn so far for all its dice. */
  readonly draws: number;
  /** Where the log begins; null = at the beginning of the battle. */
  readonly since: TakenUp<G> | null;
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

/**
 * The first link of the hash chain: covers the system and its version, the set-up, the seats and the generator. The
 * seed goes in by its own hash: who must not know the seed can still check where a chain begins.
 */
export function originHash(
  system: { readonly id: string; readonly version: string },
  of: {
    readonly scenario: Scenario;
    readonly seats: readonly Sitter[];
    readonly dice: Pick<DiceSource, "seedHash" | "generator">;
  },
): string {
  const { scenario, seats, dice } = of;
  const { seedHash, generator } = dice;
  return hashOf({ system: system.id, version: system.version, scenario, seats, seedHash, generator });
}

export interface StartOptions {
  /** Keep a hash chain over every answer (on for battles that may be saved; off in bulk simulation). */
  readonly chained?: boolean;
  readonly seats?: readonly Sitter[];
}

/** Starts a battle, with dice from a seed (0..2^32-1) or from another source. */
export function startBattle<G extends Core>(
  system: RuleSystem<G>,
  scenario: Scenario,
  dice: number | DiceSource,
  options: StartOptions = {},
): Answered<G> {
  const events: GameEvent[] = [];
  const begun = engineOf(system).advance(system.rules.setup(scenario), { emit: (e) => events.push(e) });
  const battle: Battle<G> = {
    system,
    scenario,
    seats: options.seats ?? [],
    dice: typeof dice === "number" ? seeded(dice) : dice,
    draws: 0,
    since: null,
    game: begun.game,
    request: begun.request,
    log: null,
    chained: options.chained ?? true,
  };
  return { battle, events };
}

/** How many entries came before now, those of a log that is not here among them. */
export const lengthOf = ({ log, since }: Pick<Battle, "log" | "since">): number => log?.length ?? since?.length ?? 0;

/** The end of the chain: the origin before the first entry; null where none is kept. */
export function hashNow<G extends Core>(battle: Battle<G>): string | null {
  if (!battle.chained) return null;
  return battle.log?.hash ?? battle.since?.hash ?? originHash(battle.system, battle);
}

function link<G extends Core>(battle: Battle<G>, entry: Entry, game: G): LogLink {
  const before = hashNow(battle);
  const hash = before === null ? null : chainHash(before, entry, game);
  return { entry, before: battle.log, length: lengthOf(battle) + 1, hash };
}

/** The battle after an entry. Field by field: a spread of these costs more than the rest of a simple answer. */
const after = <G extends Core>(
  battle: Battle<G>,
  next: Pick<Battle<G>, "game" | "request">,
  log: LogLink,
  draws: number,
): { [K in keyof Required<Battle<G>>]: Battle<G>[K] } => ({
  system: battle.system,
  scenario: battle.scenario,
  seats: battle.seats,
  dice: battle.dice,
  draws: battle.draws + draws,
  since: battle.since,
  game: next.game,
  request: next.request,
  log,
  chained: battle.chained,
});

/** A battle that is played again may need no account: then there are no events, and nothing is put into words. */
export interface Telling {
  readonly untold?: boolean | undefined;
}
const listening = (events: GameEvent[], { untold }: Telling): Context =>
  untold === true ? silent : { emit: (e) => void events.push(e) };

/** Answers the standing choice; a refused answer changes nothing. */
export function answer<G extends Core>(battle: Battle<G>, given: unknown, telling: Telling = {}): AnswerResult<G> {
  const verdict = checkAnswer(battle, given);
  if (verdict !== true) return { ok: false, refusal: verdict };
  const events: GameEvent[] = [];
  const next = engineOf(battle.system).reply(battle.game, given, listening(events, telling));
  const log = link(battle, { answer: given as Json, seat: (battle.request as ChoiceRequest).player }, next.game);
  return { ok: true, battle: after(battle, next, log, 0), events };
}

/** The game put right, or why that cannot be: nobody agrees who must, or it would not be whole. */
function checkCorrection<G extends Core>(battle: Battle<G>, correction: unknown, seat: unknown, agreed: unknown) {
  if (battle.request === null) return { refusal: refuse("kernel.over", null) };
  const all = checkAgreement(battle.seats, seat, agreed);
  return all === true ? corrected(battle.system, battle.game, correction) : { refusal: all };
}

/** Puts something right by hand, asked for by `seat` and agreed to by all others, ascending; refused, it changes nothing. */
export function correct<G extends Core>(
  battle: Battle<G>,
  correction: unknown,
  seat: number,
  agreed: readonly number[],
): AnswerResult<G> {
  const no = (refusal: Refusal): AnswerResult<G> => ({ ok: false, refusal });
  const verdict = checkCorrection(battle, correction, seat, agreed);
  if (!("game" in verdict)) return no(verdict.refusal);
  const given = correction as Json;
  const told = battle.system.rules.correcting?.told(battle.game, given);
  const message = anyMessage("kernel.corrected", { player: seat + 1, ...(told === undefined ? {} : { told }) });
  const events: GameEvent[] = [{ kind: "corrected", message, rule: null, player: seat }];
  const next = engineOf(battle.system).advance(verdict.game, { emit: (e) => void events.push(e) });
  const log = link(battle, { corrected: given, seat, agreed }, next.game);
  return { ok: true, battle: after(battle, next, log, 0), events };
}

/** Declares something unasked; a refused declaration changes nothing. */
export function declare<G extends Core>(battle: Battle<G>, declared: string, seat: number): AnswerResult<G> {
  const verdict = checkDeclaration(battle, declared, seat);
  if (verdict !== true) return { ok: false, refusal: verdict };
  const kind = there(battle.system.rules.declarations?.find((d) => d.id === declared));
  const { rule } = kind;
  const events: GameEvent[] = [{ kind: "declared", message: kind.told(battle.game, seat), rule, player: seat }];
  const context = { emit: (e: GameEvent): void => void events.push(e) };
  const next = engineOf(battle.system).advance(kind.apply(battle.game, seat, context), context);
  const log = link(battle, { declared, seat }, next.game);
  return { ok: true, battle: after(battle, next, log, 0), events };
}

function standingRoll({ request }: Pick<Battle, "request">): RollRequest {
  if (request?.type !== "roll") throw new Error("no dice are asked for");
  return request;
}

/**
 * Lets the dice fall, from the battle's own source.
 * @throws where its dice fall elsewhere
 */
export function rollDice<G extends Core>(
  battle: Battle<G>,
): Answered<G> & { readonly faces: readonly (readonly number[])[] } {
  const request = standingRoll(battle);
  const source = battle.dice.numbers?.(lengthOf(battle), battle.draws);
  if (source === undefined) throw new Error("the dice of this battle fall elsewhere");
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
  telling: Telling = {},
): Answered<G> {
  const request = standingRoll(battle);
  const verdict = diceAccept(request.dice, outcome);
  if (verdict !== true) throw new Error(`these dice cannot show that: ${verdict}`);
  const events: GameEvent[] = [];
  const context = listening(events, telling);
  context.emit({
    kind: "roll",
    message: request.label,
    rule: request.rule,
    player: request.player,
    // With the request itself: whoever shows the dice needs to know what each was rolled for.
    data: { faces, outcome, request } as never,
  });
  const next = engineOf(battle.system).reply(battle.game, outcome, context);
  const log = link(battle, { outcome, faces, draws }, next.game);
  return { battle: after(battle, next, log, draws), events };
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
export function entriesOf(battle: Pick<Battle, "log">): readonly LogLink[] {
  const list: LogLink[] = [];
  for (let at = battle.log; at !== null; at = at.before) list.push(at);
  return list.reverse();
}
