import { expect, test } from "vitest";
import { heightOf, paginate, type Piece } from "./paginate.ts";

const line = (height: number): Piece => ({ height, heading: false });
const head = (height: number): Piece => ({ height, heading: true });
const size = { columns: 2, height: 10, first: 8 };

test("fills columns in reading order; every piece stands exactly once", () => {
  const pieces = [4, 4, 4, 4, 5, 5, 5, 5, 3].map(line);
  const pages = paginate(pieces, size);
  expect(pages.flat(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pages[0]).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(pages).toHaveLength(3);
  for (const [i, p] of pages.entries()) expect(heightOf(pieces, p)).toBeLessThanOrEqual(i === 0 ? 8 : 10);
});

test("a heading goes to the next column with what it heads", () => {
  const pages = paginate([line(6), head(1), head(1), line(4), line(2), line(2), line(8)], size);
  expect(pages[0]?.[0]).toEqual([0]);
  expect(pages[0]?.[1]).toEqual([1, 2, 3, 4]);
});

test("the columns of the last page end side by side", () => {
  const pieces = Array.from({ length: 6 }, () => line(1));
  expect(paginate(pieces, size)).toEqual([
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
  ]);
});

test("a piece higher than a page stands alone instead of nowhere", () => {
  expect(paginate([line(1), line(30), line(1)], size).flat(2)).toEqual([0, 1, 2]);
});
