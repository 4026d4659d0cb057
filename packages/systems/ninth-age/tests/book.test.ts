import { readdirSync, readFileSync } from "node:fs";
import { book } from "@tercio/ninth-age/book";
import { arcOf, cosine, type Rectangle, sine } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { LARGEST_WHEEL } from "../../../mass-battle/src/charge/tolerances.ts";
import { arcs, rolledMoves } from "../src/book/movement.ts";
import { turnOf } from "../src/state/angle.ts";

const src = new URL("../src/", import.meta.url);
/** The book, and of the entries all but what they do. */
const files = ["book", "entries"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, src), { recursive: true })
    .map((f) => `${folder}/${String(f)}`)
    .filter((f) => f.endsWith(".ts") && !f.endsWith("play.ts") && !f.endsWith("row.ts")),
);
const source = (file: string): string => readFileSync(new URL(file, src), "utf8");

test("the book and the entries import nothing but each other, and no play", () => {
  const outside = files.flatMap((f) =>
    [...source(f).matchAll(/from "([^"]+)"/g)].map(([, name = ""]) =>
      name.startsWith(".") ? new URL(name, new URL(f, src)).href.slice(src.href.length) : name,
    ),
  );
  expect(
    outside.filter((name) => name !== "@tercio/entries" && !/^(?:book|entries)\/(?!.*play\.ts$)/.test(name)),
  ).toEqual([]);
});

test("no row stands in two files", () => {
  const heads = files
    .filter((f) => !f.endsWith("index.ts"))
    .flatMap((f) =>
      // A row that is taken apart is not another one.
      [
        ...source(f)
          .replaceAll(/const \{[^}]*\} =/g, "")
          .matchAll(/^ {2}"(t9a\.[^"]+)": (?:\{|band\(|spell\(|named\(|glossed\(|card\(|[\w.]+,)/gm),
        // An entry with figures is a row as well.
        ...[...source(f).matchAll(/^export const \w+ = defineRule\(\{ ?(.*?)\}\);$/gms)].flatMap(([, body = ""]) =>
          /^\s*figures: /m.test(body) || / figures: /.test(body) ? [/id: "([^"]+)"/.exec(body) ?? []] : [],
        ),
      ].map(([, id = ""]) => id),
    );
  expect(heads.filter((id, i) => heads.indexOf(id) !== i)).toEqual([]);
  expect([...heads].sort()).toEqual(Object.keys(book).sort());
});

test("facings end and begin at the degrees that the row has, outwards from the corners", () => {
  const { degrees } = arcs["t9a.rule.facing-charged"];
  const target: Rectangle = { x: 0, y: 0, facing: 0, width: 10_000, depth: 6_000 };
  /** The arc of a point so many degrees to the side of straight ahead of (or behind) a corner. */
  const at = (corner: { readonly x: number; readonly y: number; readonly up: 1 | -1 }, off: number): string => {
    const angle = turnOf(off);
    const side = Math.sign(corner.x);
    return arcOf(target, {
      x: corner.x + side * Math.round(sine(angle) * 100_000),
      y: corner.y + corner.up * Math.round(cosine(angle) * 100_000),
    });
  };
  for (const [x, flank] of [
    [5_000, "right"],
    [-5_000, "left"],
  ] as const) {
    expect(at({ x, y: 0, up: 1 }, degrees - 0.01)).toBe("front");
    expect(at({ x, y: 0, up: 1 }, degrees + 0.01)).toBe(flank);
    expect(at({ x, y: -6_000, up: -1 }, degrees + 0.01)).toBe(flank);
    expect(at({ x, y: -6_000, up: -1 }, degrees - 0.01)).toBe("rear");
  }
});

test("a charge wheels by the degrees that its row has, and no farther", () => {
  const { degrees } = rolledMoves["t9a.rule.charge-range"];
  expect(LARGEST_WHEEL).toBe(turnOf(degrees));
});
