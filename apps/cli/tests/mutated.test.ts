import { expect, inject, test } from "vitest";
import { commandLines, listsAndLinks, savesRead, savesVerified, scenesOpened, type Tried } from "./mutated.ts";

const MANY = inject("fully") ? 500 : 60;
const right = ({ counted, wrong }: Tried): void => {
  expect(wrong).toEqual([]);
  expect(counted["tried"]).toBe(MANY);
  // What is changed is mostly refused; a test that refuses nothing tries nothing.
  expect(counted["refused"]).toBeGreaterThan(MANY / 5);
};

test("C2: saves changed anywhere are refused with a sentence, or read", () => right(savesRead(1, MANY)));
test("L5: no changed set-up, seat, answer or die verifies", () => right(savesVerified(2, MANY)));
test("C2: scenes changed anywhere", () => right(scenesOpened(3, MANY)));
test("C2: lists, links of lists and addresses of odds changed anywhere", async () =>
  right(await listsAndLinks(4, MANY)));
test("C7: command lines by chance end with an answer or a sentence", async () => right(await commandLines(5, MANY)));
