import { expect, test } from "vitest";
import { diceRace, laws, playTrack } from "./index.ts";

for (const law of laws(diceRace, { battles: 12, maximumAnswers: 2000, cuts: 60, forks: 60 }))
  test(`dice race: ${law.name}`, law.run);

test("a player sees neither the other hand nor the deck, and a view does not depend on them", () => {
  const { turns } = playTrack(diceRace, diceRace.starter(), 5, 2000);
  let seen = 0;
  for (const { battle } of turns) {
    const { game } = battle;
    const swapped = {
      ...game,
      deck: game.deck.map((c) => (c === "double" ? "guard" : "double")),
      hands: [game.hands[0], game.hands[1].map((c) => (c === "double" ? "guard" : "double"))],
    } as typeof game;
    expect(diceRace.see(swapped, 0)).toEqual(diceRace.see(game, 0));
    seen += game.hands[1].length;
  }
  expect(seen).toBeGreaterThan(0);
});

test("both languages have the same sentences", () => {
  expect(Object.keys(diceRace.words.fr).sort()).toEqual(Object.keys(diceRace.words.en).sort());
});
