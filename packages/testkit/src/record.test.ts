import {
  type Battle,
  giveLine,
  giveOutcome,
  hashNow,
  hashOf,
  keyed,
  lengthOf,
  load,
  loading,
  originHash,
  resumed,
  rollDice,
  save,
  seeded,
  snapshotOf,
  startBattle,
  told,
} from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { diceRace, type DiceRace } from "./dice-race.ts";
import { chooser, give, step } from "./track.ts";

const KEY = "00112233445566778899aabbccddeeff".repeat(2);
/** What a server would take a hash for that nobody can steer. */
const HASH = "sha-256 of the key";
const secret = keyed(KEY, HASH);

/** The race up to so many entries, or to its end. */
function raced(dice: Parameters<typeof startBattle>[2], entries = Number.POSITIVE_INFINITY): Battle<DiceRace> {
  let { battle } = startBattle(diceRace, diceRace.rules.starter(), dice, { seats: [{ by: "human" }, { by: "human" }] });
  const source = chooser(11);
  while (battle.request !== null && lengthOf(battle) < entries) battle = step(battle, source)?.after ?? battle;
  return battle;
}
const text = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("dice from a secret key", () => {
  test("are the same for the same key, others for another, and a roll does not hang on the ones before", () => {
    const battle = raced(secret);
    expect(hashNow(raced(secret))).toBe(hashNow(battle));
    expect(hashNow(raced(keyed(KEY.replace("00", "01"), HASH)))).not.toBe(hashNow(battle));
    expect(hashNow(raced(seeded(7)))).not.toBe(hashNow(battle));
    const faces = (entry: number, draws: number): number[] => {
      const numbers = secret.numbers?.(entry, draws);
      return Array.from({ length: 8 }, () => numbers?.next(6) ?? 0);
    };
    expect(faces(5, 0)).toEqual(faces(5, 99));
    expect(faces(5, 0)).not.toEqual(faces(6, 0));
    const numbers = secret.numbers?.(5, 40);
    numbers?.next(6);
    expect(numbers?.counter).toBe(41);
  });

  test("a key is 256 bits and nothing else", () => {
    for (const wrong of ["", "7", KEY.slice(1), `${KEY}00`, KEY.toUpperCase().replace("A", "G")])
      expect(() => keyed(wrong, HASH)).toThrow("64 hexadecimal digits");
  });

  test("a record tells no key, is read without it, verified with it, and with no other", () => {
    const battle = raced(secret);
    const file = text(save(battle as never));
    expect(file).toMatchObject({ seed: null, seedHash: HASH, generator: secret.generator });
    expect(JSON.stringify(file)).not.toContain(KEY.slice(0, 16));
    const read = load(diceRace, file);
    expect(read.ok && hashNow(read.battle)).toBe(hashNow(battle));
    expect(load(diceRace, file, { verify: true, dice: secret }).ok).toBe(true);
    const problem = (of: unknown, dice = secret): string => {
      const loaded = load(diceRace, of, { verify: true, dice });
      return loaded.ok ? "none" : `${loaded.problem.entry ?? "head"} ${loaded.problem.message.key}`;
    };
    expect(problem(file, told(secret.generator, HASH))).toBe("head save.no-key");
    expect(problem(file, keyed(KEY, "another hash"))).toBe("head save.other-key");
    // A hash that lies about its key is found out by the first die.
    const first = file.entries.findIndex((e) => "faces" in e);
    const lying = keyed(KEY.replace("00", "01"), HASH);
    expect(problem(file, lying)).toMatch(new RegExp(`^(?:${first}|\\d+) save\\.other-(?:outcome|faces|draws)$`));
    const entry = file.entries[first] as { readonly draws: number };
    const entries = file.entries.map((e, i) => (i === first ? { ...e, draws: entry.draws + 1 } : e));
    expect(problem({ ...file, entries })).toBe(`${first} save.other-draws`);
  });

  test("the seed of an open battle stays in its record, as ever, and needs no source from outside", () => {
    const battle = raced(7);
    const file = text(save(battle as never));
    expect(file.seed).toBe(7);
    expect(Object.keys(file)).not.toContain("seedHash");
    const loaded = load(diceRace, file, { verify: true });
    expect(loaded.ok && hashNow(loaded.battle)).toBe(hashNow(battle));
    expect(raced(seeded(7)).log?.hash).toBe(battle.log?.hash);
  });
});

describe("a snapshot", () => {
  for (const [what, dice] of [
    ["a seed", seeded(7)],
    ["a key", secret],
  ] as const)
    test(`of a battle with dice from ${what} is enough for a player who is told what they show`, () => {
      const server = raced(dice, 12);
      const snapshot = text(snapshotOf(server as never));
      const taken = resumed(diceRace, snapshot);
      if (!taken.ok) throw new Error(taken.problem.problem);
      expect(taken.battle.request).toEqual(server.request);
      expect([lengthOf(taken.battle), hashNow(taken.battle)]).toEqual([12, hashNow(server)]);
      expect(() => {
        let at = taken.battle;
        for (let i = 0; i < 50; i++)
          at = at.request?.type === "roll" ? rollDice(at).battle : give(at, choice(at)).battle;
      }).toThrow("fall elsewhere");
      // Both go on: the server rolls, the player takes its word, and every hash is the same.
      let [here, there]: [Battle<DiceRace>, Battle<DiceRace>] = [server, taken.battle];
      const source = chooser(3);
      while (here.request !== null) {
        const turn = step(here, source);
        if (turn === null) throw new Error("nobody can answer");
        here = turn.after;
        const { reply } = turn;
        there =
          reply.type === "dice"
            ? giveOutcome(there, reply.outcome, reply.faces, reply.draws).battle
            : give(there, reply).battle;
        expect(there.log?.hash).toBe(here.log?.hash);
      }
      expect(there.request).toBeNull();
      expect(diceRace.rules.outcome(there.game)).toEqual(diceRace.rules.outcome(here.game));
      // And where it is taken up again, its dice are those of the battle, if somebody has them.
      const again = resumed(diceRace, snapshot, dice);
      if (!again.ok) throw new Error(again.problem.problem);
      let rolled = again.battle;
      const same = chooser(3);
      while (rolled.request !== null) rolled = step(rolled, same)?.after ?? rolled;
      expect(rolled.log?.hash).toBe(here.log?.hash);
    });

  const choice = (battle: Battle<DiceRace>) =>
    ({ type: "answer", answer: diceRace.rules.choices["race-turn"]?.timeout(battle.game, {}) ?? null }) as const;

  test("of the first moment has the origin for its hash, which needs no seed", () => {
    const { battle } = startBattle(diceRace, diceRace.rules.starter(), 77);
    const snapshot = text(snapshotOf(battle as never));
    const { scenario, seats, generator, seedHash } = snapshot;
    expect(seedHash).toBe(hashOf({ seed: 77 }));
    expect(snapshot.hash).toBe(originHash(diceRace, { scenario, seats, dice: told(generator, seedHash) }));
    expect(snapshot.hash).toBe(save(battle as never).origin);
    expect(resumed(diceRace, snapshot).ok).toBe(true);
  });

  test("whose game, hash, dice or rules are others is refused, and says what is wrong in both languages", () => {
    const snapshot = text(snapshotOf(raced(7, 12) as never));
    const start = text(snapshotOf(raced(7, 0) as never));
    const { game } = snapshot as unknown as { readonly game: { readonly [field: string]: unknown } };
    const wrong: readonly (readonly [key: string, of: unknown])[] = [
      ["save.no-battle", null],
      ["save.version", { ...snapshot, version: "0" }],
      ["save.seats", { ...snapshot, seats: null }],
      ["save.no-dice", { ...snapshot, seedHash: 1 }],
      ["save.no-dice", { ...snapshot, generator: null }],
      ["save.no-draws", { ...snapshot, draws: -1 }],
      ["save.no-entries", { ...snapshot, length: 0.5 }],
      ["save.snapshot", { ...snapshot, game: { ...game, pot: 99 } }],
      ["save.snapshot", { ...snapshot, hash: "0".repeat(16) }],
      ["save.snapshot", { ...snapshot, last: null }],
      ["save.snapshot", { ...start, game: { ...game, pot: 99 } }],
      ["save.snapshot", { ...start, seedHash: "another" }],
    ];
    for (const [key, of] of wrong) {
      const taken = resumed(diceRace, of);
      expect(taken.ok ? "nothing" : taken.problem.message.key).toBe(key);
    }
    const other = resumed(diceRace, snapshot, seeded(8));
    expect(other.ok ? "nothing" : other.problem.message.key).toBe("save.other-key");
  });

  test("cannot be saved from the beginning, which is not there, nor told twice from nothing", () => {
    const taken = resumed(diceRace, text(snapshotOf(raced(7, 12) as never)), seeded(7));
    if (!taken.ok) throw new Error(taken.problem.problem);
    expect(() => save(taken.battle as never)).toThrow("beginning");
    expect(() => snapshotOf(taken.battle as never)).toThrow("since");
    const next = step(taken.battle, chooser(1))?.after as Battle<DiceRace>;
    expect(resumed(diceRace, text(snapshotOf(next as never))).ok).toBe(true);
  });
});

describe("L4: dice that a script gave", () => {
  /** The race with its first roll given, so and no other way; then as it falls. */
  function scripted(total: number): Battle<DiceRace> {
    let { battle } = startBattle(diceRace, diceRace.rules.starter(), seeded(7), {
      seats: [{ by: "human" }, { by: "human" }],
    });
    const source = chooser(11);
    for (let given = false; lengthOf(battle) < 30 && battle.request !== null; ) {
      if (battle.request.type === "roll" && !given) {
        given = true;
        const faces = Array.from({ length: countOf(battle) }, () => total);
        const line = giveLine(battle, { dice: faces });
        if (!line.ok) throw new Error(JSON.stringify(line.problem));
        battle = line.battle;
      } else battle = step(battle, source)?.after ?? battle;
    }
    return battle;
  }
  const countOf = (battle: Battle<DiceRace>): number => {
    const rolled = rollDice(battle);
    return rolled.faces.flat().length;
  };
  const file = text(save(scripted(1) as never));
  const rolls = file.entries.flatMap((e, at) => ("outcome" in e ? [at] : []));

  test("are no dice of the seed, and count where they may have been given", () => {
    const plain = load(diceRace, file, { verify: true });
    expect(plain.ok ? null : plain.problem.where).toBe("outcome");
    const given = load(diceRace, file, { verify: true, given: true });
    expect(given.ok ? given.given : given.problem.problem).toBe(1);
    const rolled = text(save(raced(seeded(7), 30) as never));
    const none = load(diceRace, rolled, { verify: true, given: true });
    expect(none.ok ? none.given : none.problem.problem).toBe(0);
  });

  test("come before all that fell: one that is slipped in later is found", () => {
    const later = rolls[1] as number;
    const slipped = { ...file, entries: file.entries.map((e, at) => (at === later ? { ...e, draws: 0 } : e)) };
    const honest = text(save(raced(seeded(7), 30) as never));
    const second = honest.entries.flatMap((e, at) => ("outcome" in e ? [at] : []))[1] as number;
    const forged = { ...honest, entries: honest.entries.map((e, at) => (at === second ? { ...e, draws: 0 } : e)) };
    const read = (of: unknown): string => {
      const loaded = load(diceRace, of, { verify: true, given: true });
      return loaded.ok ? "ok" : `${loaded.problem.entry} ${loaded.problem.where}`;
    };
    expect(read(slipped)).toBe(`${later} hash`);
    expect(read(forged)).toBe(`${second} draws`);
  });

  test("an entry at a time is the same as at once", () => {
    const all = loading(diceRace, file, { verify: true, given: true });
    const played: number[] = [];
    for (;;) {
      const next = all.next();
      if (next.done === true) {
        expect(next.value.ok && hashNow(next.value.battle)).toBe(hashNow(scripted(1)));
        break;
      }
      played.push(next.value);
    }
    expect(played).toEqual(file.entries.map((_, i) => i + 1));
  });
});
