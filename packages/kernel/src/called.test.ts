import { expect, test } from "vitest";
import { say } from "./messages.ts";

const words = {
  en: {
    rolls: "Player {player} rolls {dice}, as Player {by} chose.",
    score: "{first} for Player 1, {second} for Player 2.",
    told: "{what} Battle round {player}.",
  },
  fr: {
    rolls: "Le Joueur {player} lance {dice}, par choix du Joueur {by}.",
    score: "{first} pour le Joueur 1, {second} au joueur 2.",
    told: "{what} Round {player}.",
  },
};
const names = (seat: number): string | null => ["Ann {dice}", "Béla", null][seat] ?? null;

test("U14: a sentence has players by their names where they have some, in French without the article of the number", () => {
  const rolls = { key: "rolls", values: { player: 1, dice: 3, by: 2 } };
  expect(say({ messages: words }, rolls, "en")).toBe("Player 1 rolls 3, as Player 2 chose.");
  // A name is no template.
  expect(say({ messages: words }, rolls, "en", names)).toBe("Ann {dice} rolls 3, as Béla chose.");
  expect(say({ messages: words }, rolls, "fr", names)).toBe("Ann {dice} lance 3, par choix de Béla.");
  expect(say({ messages: words }, rolls, "fr", (seat) => (seat === 1 ? "Anna" : null))).toBe(
    "Le Joueur 1 lance 3, par choix d’Anna.",
  );
  const score = { key: "score", values: { first: 4, second: 5 } };
  expect(say({ messages: words }, score, "fr", names)).toBe("4 pour Ann {dice}, 5 à Béla.");
  expect(say({ messages: words }, score, "en", () => null)).toBe("4 for Player 1, 5 for Player 2.");
  // Also within a sentence; a number that is no player's stays.
  expect(say({ messages: words }, { key: "told", values: { what: score, player: 2 } }, "en", names)).toBe(
    "4 for Ann {dice}, 5 for Béla. Battle round 2.",
  );
});
