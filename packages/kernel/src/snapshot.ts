import { isRecord } from "@tercio/basis";
import { type Battle, type Entry, hashNow, lengthOf, originHash, startBattle } from "./battle.ts";
import { areSeats, type Sitter } from "./declaration.ts";
import { type DiceSource, told } from "./dice-source.ts";
import { chainHash, hashOf } from "./hash.ts";
import type { Json, Message } from "./json.ts";
import { positionOf } from "./position.ts";
import { headProblem, problemOf, SAVE_FORMAT, type SaveProblem } from "./save.ts";
import type { SaveProblemKey } from "./save-messages.ts";
import type { Core } from "./sequence.ts";
import type { RuleSystem, Scenario } from "./system.ts";

/**
 * A battle at one moment, in plain JSON and without its log: what somebody needs who joins in, or comes back. It tells no
 * seed and no key. Its last entry is there so that the hash shows the game to be the one that the chain covers.
 */
export interface Snapshot {
  readonly format: number;
  readonly system: string;
  readonly version: string;
  readonly scenario: Scenario;
  readonly seats: readonly Sitter[];
  readonly generator: string;
  readonly seedHash: string;
  readonly draws: number;
  /** Entries so far. */
  readonly length: number;
  /** The chain's end; the origin where nothing was answered yet. */
  readonly hash: string;
  readonly last: { readonly entry: Entry; readonly before: string } | null;
  readonly game: Json;
}

/** @throws where the battle keeps no chain, or was itself taken up and has not been answered since. */
export function snapshotOf<G extends Core>(battle: Battle<G>): Snapshot {
  const { system, scenario, seats, dice, draws, log, since } = battle;
  const hash = hashNow(battle);
  if (hash === null) throw new Error("this battle keeps no hash chain");
  if (log === null && since !== null) throw new Error("nothing has been answered since this battle was taken up");
  const before = log === null ? null : (log.before?.hash ?? since?.hash ?? originHash(system, battle));
  return {
    format: SAVE_FORMAT,
    system: system.id,
    version: system.version,
    scenario,
    seats,
    generator: dice.generator,
    seedHash: dice.seedHash,
    draws,
    length: lengthOf(battle),
    hash,
    last: log === null || before === null ? null : { entry: log.entry, before },
    game: battle.game as unknown as Json,
  };
}

export type Resumed<G extends Core> =
  | { readonly ok: true; readonly battle: Battle<G> }
  | { readonly ok: false; readonly problem: SaveProblem };

const whole = (v: unknown): v is number => typeof v === "number" && Number.isInteger(v) && v >= 0;

/**
 * The battle that goes on from a snapshot: the same answers and outcomes lead to the same hashes as in the battle that it
 * was taken of. Whoever trusts the hash may trust the game. Its dice fall elsewhere, unless `dice` with the same hash of
 * their secret are given. Never throws for what the snapshot holds.
 */
export function resumed<G extends Core>(system: RuleSystem<G>, value: unknown, dice?: DiceSource): Resumed<G> {
  const bad = (where: string, key: SaveProblemKey, values?: Message["values"]): Resumed<G> => ({
    ok: false,
    problem: problemOf(system, null, where, key, values),
  });
  const head = headProblem(value, system);
  if (head !== null) return { ok: false, problem: head };
  const s = value as Snapshot;
  if (typeof s.generator !== "string") return bad("generator", "save.no-dice");
  if (typeof s.seedHash !== "string") return bad("seedHash", "save.no-dice");
  if (!areSeats(s.seats)) return bad("seats", "save.seats");
  if (!whole(s.draws)) return bad("draws", "save.no-draws");
  if (!whole(s.length)) return bad("length", "save.no-entries");
  const own = dice ?? told(s.generator, s.seedHash);
  if (own.generator !== s.generator || own.seedHash !== s.seedHash) return bad("seedHash", "save.other-key");
  const begun: Battle<G> = startBattle(system, s.scenario, own, { seats: s.seats }).battle;
  if (s.length === 0) {
    const right = s.hash === hashNow(begun) && isRecord(s.game) && hashOf(s.game) === hashOf(begun.game);
    return right ? { ok: true, battle: begun } : bad("hash", "save.snapshot");
  }
  const { last } = s;
  const covered =
    isRecord(last) &&
    typeof last.before === "string" &&
    isRecord(last.entry) &&
    isRecord(s.game) &&
    chainHash(last.before, last.entry, s.game) === s.hash;
  if (!covered) return bad("hash", "save.snapshot");
  const game = s.game as unknown as G;
  try {
    const broken = system.rules.invariants(game)[0];
    if (broken !== undefined) return bad("game", "save.no-game");
    const since = { length: s.length, hash: s.hash, game };
    return { ok: true, battle: { ...begun, ...positionOf(system, game), draws: s.draws, since } };
  } catch {
    // A hash covers whatever somebody hashed: it need not be a game of this system.
    return bad("game", "save.no-game");
  }
}
