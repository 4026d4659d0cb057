import { expect, test } from "vitest";
import { toldApart } from "./namesakes.ts";

const told = (...list: readonly (readonly [name: string, seat: number])[]): readonly string[] =>
  toldApart(list.map(([en, seat]) => ({ name: { en, fr: en }, seat }))).map((n) => n.en);

test("namesakes of a side are numbered from the second on, those of the other side by themselves", () => {
  expect(told(["Guard", 0], ["Guard", 1], ["Watch", 0], ["Guard", 0], ["Guard", 1], ["Guard", 0])).toEqual([
    ...["Guard", "Guard", "Watch"],
    ...["Guard II", "Guard II", "Guard III"],
  ]);
  expect(told(...Array.from({ length: 12 }, () => ["Guard", 0] as const)).slice(-3)).toEqual([
    "Guard X",
    "Guard 11",
    "Guard 12",
  ]);
});

test("who has been told apart stays so; a number that somebody bears already is not given twice", () => {
  expect(told(["Guard", 0], ["Guard II", 0], ["Guard III", 0])).toEqual(["Guard", "Guard II", "Guard III"]);
  const odd = told(["Guard", 0], ["Guard", 0], ["Guard II", 0], ["Guard", 0]);
  expect(odd).toEqual(["Guard", "Guard II", "Guard II II", "Guard III"]);
  expect(told(...odd.map((name) => [name, 0] as const))).toEqual(odd);
});

test("they are told apart in both languages", () => {
  const names = toldApart([
    { name: { en: "Riders", fr: "Cavaliers" }, seat: 0 },
    { name: { en: "Horsemen", fr: "Cavaliers" }, seat: 0 },
  ]);
  expect(names).toEqual([
    { en: "Riders", fr: "Cavaliers" },
    { en: "Horsemen II", fr: "Cavaliers II" },
  ]);
});
