import { expect, test } from "vitest";
import { remembering } from "../src/index.ts";

test("what reads alike is asked once, and of more than it holds the one not asked for longest is forgotten", () => {
  const asked: number[] = [];
  const double = remembering(2, ({ n }: { readonly n: number }) => (asked.push(n), { n: 2 * n }));
  expect(double({ n: 1 })).toEqual({ n: 2 });
  expect(double({ n: 1 })).toBe(double({ n: 1 }));
  double({ n: 2 });
  double({ n: 1 });
  double({ n: 3 });
  // 2 went for 3; 1 was asked again since.
  double({ n: 1 });
  double({ n: 2 });
  expect(asked).toEqual([1, 2, 3, 2]);
});
