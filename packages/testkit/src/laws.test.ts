import { generatorId } from "@tercio/dice";
import {
  checkDeclaration,
  declare,
  giveLine,
  hashOf,
  originHash,
  rollDice,
  save,
  startBattle,
  told,
} from "@tercio/kernel";
import { expect, test } from "vitest";
import { diceRace, laws, playTrack } from "./index.ts";

for (const law of laws(diceRace, { battles: 12, maximumAnswers: 2000, cuts: 60, forks: 60 }))
  test(`dice race: ${law.name}`, law.run);

test("a player sees neither the other hand nor the deck, and a view does not depend on them", () => {
  const { turns } = playTrack(diceRace, diceRace.rules.starter(), 5, 2000);
  let seen = 0;
  for (const { battle } of turns) {
    const { game } = battle;
    const swapped = {
      ...game,
      deck: game.deck.map((c) => (c === "double" ? "guard" : "double")),
      hands: [game.hands[0], game.hands[1].map((c) => (c === "double" ? "guard" : "double"))],
    } as typeof game;
    expect(diceRace.rules.see(swapped, 0)).toEqual(diceRace.rules.see(game, 0));
    seen += game.hands[1].length;
  }
  expect(seen).toBeGreaterThan(0);
});

test("both languages have the same sentences", () => {
  expect(Object.keys(diceRace.messages.fr).sort()).toEqual(Object.keys(diceRace.messages.en).sort());
});

test("a declaration stands in the log under its seat, ends the race also while dice must fall, and not twice", () => {
  const begun = startBattle(diceRace, diceRace.rules.starter(), 5).battle;
  expect(begun.request?.type).toBe("roll");
  const given = declare(begun, "resign", 1);
  if (!given.ok) throw new Error(given.refusal.message.key);
  expect(given.battle.request).toBeNull();
  expect(diceRace.rules.outcome(given.battle.game)?.winner).toBe(0);
  expect(given.events.map((e) => [e.kind, e.player])).toEqual([["declared", 1]]);
  const file = save(given.battle as never);
  expect(file.entries.map(({ hash: _, ...entry }) => entry)).toEqual([{ declared: "resign", seat: 1 }]);
  expect(checkDeclaration(given.battle, "resign", 1)).toMatchObject({ message: { key: "kernel.over" } });
  const scripted = giveLine(begun, { declared: "resign", seat: 1 });
  expect(scripted.ok && scripted.battle.log?.hash).toBe(given.battle.log?.hash);
  expect(giveLine(begun, { declared: "resign", seat: 7 })).toMatchObject({ ok: false });
  // The battle that was declared over is itself untouched: undoing is going back to it.
  expect(rollDice(begun).battle.log?.length).toBe(1);
});

test("where a chain begins can be checked by whoever knows the hash of the seed, and covers who sits where", () => {
  const seats = [{ by: "human" }, { by: "computer", level: "2" }] as const;
  const { battle } = startBattle(diceRace, diceRace.rules.starter(), 77, { seats });
  const known = { scenario: battle.scenario, seats, dice: told(generatorId, hashOf({ seed: 77 })) };
  expect(save(battle as never).origin).toBe(originHash(diceRace, known));
  expect(originHash(diceRace, { ...known, seats: [...seats].reverse() })).not.toBe(originHash(diceRace, known));
  expect(originHash({ ...diceRace, version: "2" }, known)).not.toBe(originHash(diceRace, known));
});
