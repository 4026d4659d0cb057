import { styleFaults } from "@tercio/lab/style";
import { expect, test } from "vitest";
import { en as odds } from "../chances/messages/en.ts";
import { en as lists } from "../lists/messages/en.ts";
import { en as reference } from "../reference/messages/en.ts";
import { en as battle } from "./en.ts";

test("the app's sentences speak as players do: no clause as a subject, no barred word", () => {
  const wrong = Object.entries({ battle, lists, odds, reference }).flatMap(([part, words]) =>
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === "string" ? styleFaults(text).map((fault) => `${part} ${key}: ${fault}`) : [],
    ),
  );
  expect(wrong).toEqual([]);
});
