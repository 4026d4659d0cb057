// Whoever asks for the nearest places of a unit hears whether the search for them was ended before all was compared.
import { counterSource } from "@tercio/dice";
import { answer, type ChoiceRequest, rollDice, say, startBattle } from "@tercio/kernel";
import { tryOut } from "@tercio/board";
import { expect, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";

/** What the tool says of each charge and pile-in that random players of this seed are asked for, up to so many answers. */
function notes(seed: number, answers: number): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [];
  let { battle } = startBattle(ageOfSigmar, ageOfSigmar.rules.starter(), seed, { chained: false });
  const source = counterSource(seed ^ 0x5555, 0);
  for (let n = 0; battle.request !== null && n < answers; ) {
    if (battle.request.type === "roll") {
      ({ battle } = rollDice(battle));
      continue;
    }
    const request: ChoiceRequest = battle.request;
    const kind = ageOfSigmar.rules.choices[request.choice];
    if (request.choice === "charge-move" || request.choice === "pile-in") {
      const preview = tryOut(kind, battle.game, request, { do: "begin" });
      all.push(["en", "fr"].map((l) => (preview?.notes ?? []).map((m) => say(ageOfSigmar, m, l as "en")).join(" ")));
    }
    const given = answer(battle, kind?.sample(battle.game, request.about, source));
    if (!given.ok) throw new Error(request.choice);
    ({ battle } = given);
    n++;
  }
  return all;
}

test("S1: a charge or pile-in whose search was ended says so, and no other does", () => {
  const told = notes(19, 12);
  expect(told).toContainEqual([
    "Too many places to compare them all: Storm riders took the best place found; a better one may exist.",
    expect.stringContaining("Trop de places à comparer"),
  ]);
  expect(told).toContainEqual(["", ""]);
});
