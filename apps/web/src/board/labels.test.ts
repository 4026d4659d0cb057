import { counterSource } from "@tercio/dice";
import { type Mark, type Piece, rectangle, thing } from "@tercio/scene";
import { describe, expect, test } from "vitest";
import { boundsOf, type Box, type Label, lettersAt, lineAt, placeLabels, roughly, stateWidths } from "./labels.ts";
import { briefer } from "./names.ts";

const sign = (icon: Mark["icon"]): Mark => ({ icon, label: { key: icon }, at: null });
const nobody = thing({ key: 0, seat: 0, kind: "body", name: { key: "name" }, x: 0, y: 0, outline: null });
const table = { w: 1829, h: 1219 };
const unitNames = ["Heavy Infantry with Halberds", "Warriors", "Knights of the Sun Griffon", "Barbarian Horsemen"];

/** So many bases of 20 mm wide and deep, the front's middle at its place. */
function blockOf(files: number, ranks: number): Pick<Piece, "outline" | "front"> {
  const [width, depth] = [files * 2000, ranks * 2000];
  return { outline: { shape: rectangle(width, depth), at: { x: 0, y: -depth / 2 } }, front: width };
}
const pipsOf = (n: number): Piece["pips"] => (n < 2 ? null : { now: 1, start: n });

/** Blocks at random places, half of them thrown together in the middle as in a melee. */
function crowd(seed: number, count: number): readonly Piece[] {
  const source = counterSource(seed, 0);
  const within = (n: number): number => source.next(n * 2 + 1) - 1 - n;
  return Array.from({ length: count }, (_, id): Piece => {
    const middle = id % 2 === 0;
    return {
      ...nobody,
      key: id,
      seat: id % 2,
      x: within(middle ? 25_000 : 85_000),
      y: within(middle ? 20_000 : 54_000),
      facing: source.next(65_536) - 1,
      ...blockOf(2 + source.next(8), source.next(5)),
      count: { now: source.next(40), start: 40 },
      marks: source.next(3) === 1 ? [sign("white-flag"), sign("waves")] : [],
      pips: pipsOf(source.next(3)),
    };
  });
}

function boxOf(p: Piece, l: Label, scale: number): Box {
  const widths = stateWidths(p, l.tag, roughly);
  const state = p.marks.length * widths.sign + widths.tag + widths.count + widths.pip * (p.pips?.start ?? 0);
  const w = Math.max(state, ...l.lines.map((t) => roughly(t) * lettersAt(scale))) * scale;
  const h = (l.lines.length + 1) * lineAt(scale) * scale;
  return { left: l.x - w / 2, right: l.x + w / 2, top: l.y, bottom: l.y + h };
}
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each([
  ["a desk", 1879 / 742, 24],
  ["a phone", 1879 / 390, 24],
  ["a phone, two large armies", 1879 / 390, 40],
])("names of units on %s", (_, scale, count) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("none is lost and none lies upon another, crowd %i", (seed) => {
    const pieces = crowd(seed, count);
    const names = pieces.map((p) => unitNames[Number(p.key) % unitNames.length] as string);
    const room = { w: (table.w + 50) / 2, h: (table.h + 200) / 2 };
    const labels = placeLabels(pieces, names, { scale, selected: 3, room });
    expect(labels.size).toBe(count);
    const boxes = pieces.map((p) => {
      const l = labels.get(p.key) as Label;
      const [, shortest] = briefer(names[Number(p.key)] as string);
      expect(l.lines.length > 0 || l.tag === shortest).toBe(true);
      const box = boxOf(p, l, scale);
      expect(Math.max(Math.abs(box.left), Math.abs(box.right))).toBeLessThan(room.w);
      expect(Math.max(Math.abs(box.top), Math.abs(box.bottom))).toBeLessThan(room.h);
      return box;
    });
    const upon = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b, k) => (overlap(a, b) ? [[i, i + 1 + k]] : [])));
    expect(upon).toEqual([]);
    const covered = boxes.filter((b) => pieces.some((p) => overlap(b, boundsOf(p, 0))));
    // With forty blocks on a phone a name may have to stand upon a block, but not where there is room elsewhere.
    expect(covered.length).toBeLessThanOrEqual(count > 30 ? 2 : 0);
  });
});

test("a moved label has a line to its block, and the chosen unit keeps its whole name", () => {
  const pieces = crowd(2, 24);
  const names = pieces.map((p) => unitNames[Number(p.key) % unitNames.length] as string);
  const room = { w: table.w / 2, h: table.h / 2 };
  const labels = placeLabels(pieces, names, { scale: 1879 / 742, selected: 2, room });
  expect(labels.get(2)?.lines.join(" ")).toBe("Knights of the Sun Griffon");
  const moved = [...labels.values()].filter((l) => l.lead !== null);
  expect(moved.length).toBeGreaterThan(0);
  for (const { lead } of moved)
    expect(lead === null ? 0 : Math.hypot(lead.x1 - lead.x2, lead.y1 - lead.y2)).toBeGreaterThan(0);
});

test("names in shorter forms, in both languages", () => {
  expect(briefer("Heavy Infantry with Halberds")).toEqual(["Heavy Infan. Halbe.", "HIH"]);
  expect(briefer("Warhounds")).toEqual(["Warho.", "Warh"]);
  expect(briefer("Infanterie lourde à hallebardes")).toEqual(["Infan. lourde halle.", "Ilh"]);
  expect(briefer("Chevaliers du Griffon")).toEqual(["Cheva. Griffon", "ChGr"]);
});
