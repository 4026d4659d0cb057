import { expect, test } from "vitest";
import { tailsAlong } from "./tails.ts";

test("U16: along a curve what is all but certain, or all but never, shares a row at either end; one alone keeps its own", () => {
  const line = [0.2, 0.9, 0.9995, 0.9999, 1];
  expect(tailsAlong([line])).toEqual({ from: 0, to: 1, before: [null], after: [0.9995] });
  expect(tailsAlong([line.toReversed()])).toEqual({ from: 3, to: 4, before: [0.9995], after: [null] });
  expect(tailsAlong([[0.2, 0.9, 0.9995]])).toMatchObject({ from: 0, to: 2 });
  // Two lines share a row where both stay as they are.
  expect(tailsAlong([line, [0.1, 0.2, 0.3, 0.0001, 0]])).toMatchObject({ to: 2, after: [0.9999, 0.0001] });
  // What is not known yet, and what is the same everywhere, stays as it is.
  expect(tailsAlong([[0.2, null, null]])).toMatchObject({ from: 0, to: 2 });
  expect(tailsAlong([[1, 1, 1]])).toBeUndefined();
});
