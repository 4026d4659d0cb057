import { expect, test } from "vitest";
import { chachaBlock, keyedSource } from "./keyed.ts";

const words = (bytes: readonly number[]): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, i) =>
    bytes.slice(i * 4, i * 4 + 4).reduce((n, b, at) => (n | (b << (at * 8))) >>> 0, 0),
  );
const counting = words(Array.from({ length: 32 }, (_, i) => i));
const hex = (block: Uint32Array): string => Array.from(block, (w) => w.toString(16).padStart(8, "0")).join(" ");

test("a block is that of RFC 8439, 2.3.2", () => {
  const nonce = words([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
  expect(hex(chachaBlock(counting, 1, nonce))).toBe(
    "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
  );
});

test("a block is that of RFC 8439, A.1: all zeros, and the next counter", () => {
  const none = Array.from({ length: 8 }, () => 0);
  expect(hex(chachaBlock(none, 0, [0, 0, 0])).slice(0, 35)).toBe("ade0b876 903df1a0 e56a5d40 28bd8653");
  expect(hex(chachaBlock(none, 1, [0, 0, 0])).slice(0, 35)).toBe("bee7079f 7a385155 7c97ba98 0d082d73");
});

test("each roll has a stream of its own, the same every time, and counts what it took", () => {
  const faces = (roll: number, count = 40): number[] => {
    const source = keyedSource(counting, roll);
    return Array.from({ length: count }, () => source.next(6));
  };
  expect(faces(3)).toEqual(faces(3));
  expect(faces(3)).not.toEqual(faces(4));
  const source = keyedSource(counting, 3);
  for (let i = 0; i < 40; i += 1) source.next(6);
  expect(source.counter).toBe(40);
  expect(() => keyedSource([1, 2, 3], 0)).toThrow("8 words");
});

test("every face comes as often as another", () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 600; roll += 1) {
    const source = keyedSource(counting, roll);
    for (let die = 0; die < 100; die += 1) counts[source.next(6) - 1]! += 1;
  }
  // 60,000 dice: chi-squared of five degrees of freedom is above 20.5 once in a thousand keys.
  const chi = counts.reduce((sum, n) => sum + ((n - 10_000) * (n - 10_000)) / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});
