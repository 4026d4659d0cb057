import { counterSource } from "@tercio/dice";
import { type Mark, type Piece, rectangle, thing } from "@tercio/board";
import { describe, expect, inject, test } from "vitest";
import { apart, type Box, cross, enters, nearestOn } from "./boxes.ts";
import { boundsOf, type Label, lettersAt, lineAt, placeLabels, roughly, stateWidths } from "./labels.ts";
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
/** The field in the windows of the gallery, pixels, and whether the table stands upright there. */
const windows = [
  ["390x844", 390, 577, true],
  ["844x390", 514, 346, false],
  ["768x1024", 768, 553, false],
  ["1366x768", 1038, 722, false],
  ["1440x900", 1112, 854, false],
  ["1920x1080", 1534, 1034, false],
] as const;
/** How much wider than the whole field is what is seen: all of it, from farther off, a part in the thick of it. */
const views = [1, 1.4, 0.4] as const;

describe.each(windows)("names of forty units at %s", (_, width, height, upright) => {
  test.each(inject("fully") ? [1, 2, 3] : [1])(
    "none is lost, none lies upon another, no line crosses one, crowd %i",
    (seed) => {
      const flat = crowd(seed, 40);
      const pieces = upright
        ? flat.map((p) => ({ ...p, x: p.y, y: -p.x, facing: (p.facing + 16_384) % 65_536 }))
        : flat;
      const names = pieces.map((p) => unitNames[Number(p.key) % unitNames.length] as string);
      const [w, h] = upright ? [table.h, table.w] : [table.w, table.h];
      const fit = Math.max(w + 44, ((h + 44) * width) / height);
      for (const zoom of views) {
        const [wide, high] = [fit * zoom, (fit * zoom * height) / width];
        const scale = wide / width;
        const room = { w: fit / 2, h: (fit * height) / width / 2 };
        const view = zoom === 1 ? null : { left: -wide / 2, right: wide / 2, top: -high / 2, bottom: high / 2 };
        const labels = placeLabels(pieces, names, { scale, selected: 3, room, view });
        const seen = pieces.filter((p) => view === null || !apart(boundsOf(p, 2 * scale), view));
        expect(new Set(labels.keys())).toEqual(new Set(seen.map((p) => p.key)));
        const boxes = seen.map((p) => {
          const l = labels.get(p.key) as Label;
          const [, shortest] = briefer(names[Number(p.key)] as string);
          expect(l.lines.length > 0 || l.tag === shortest).toBe(true);
          const box = boxOf(p, l, scale);
          expect(Math.max(Math.abs(box.left), Math.abs(box.right))).toBeLessThan(wide / 2);
          expect(Math.max(Math.abs(box.top), Math.abs(box.bottom))).toBeLessThan(high / 2);
          return box;
        });
        const upon = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap((b, k) => (apart(a, b) ? [] : [[i, i + 1 + k]])),
        );
        expect(upon).toEqual([]);
        for (const [i, p] of seen.entries()) {
          const { lead } = labels.get(p.key) as Label;
          const box = boxes[i] as Box;
          if (lead === null) {
            // Without a line it touches its block, but for a few pixels.
            expect(apart(box, boundsOf(p, 12 * scale))).toBe(false);
            continue;
          }
          // It ends at the block itself, wherever that has turned, and crosses no other name.
          const end = nearestOn(p, { x: lead.x2, y: lead.y2 });
          expect(Math.hypot(end.x - lead.x2, end.y - lead.y2)).toBeLessThan(0.01);
          expect(boxes.flatMap((b, k) => (k !== i && enters(lead, b) ? [k] : []))).toEqual([]);
        }
        // From where all of it is seen on a desk there is room without standing upon a block.
        if (width > 1000 && zoom === 1)
          expect(boxes.filter((b) => pieces.some((p) => !apart(b, boundsOf(p, 0))))).toEqual([]);
      }
    },
  );
});

test("lines seldom cross: of forty in a melee on a tablet and on a phone, seen from three distances", () => {
  for (const [width, height, upright, most] of [
    [768, 553, false, 25],
    [390, 577, true, 110],
  ] as const) {
    let crossed = 0;
    for (const seed of [1, 2, 3]) {
      const flat = crowd(seed, 40);
      const pieces = upright
        ? flat.map((p) => ({ ...p, x: p.y, y: -p.x, facing: (p.facing + 16_384) % 65_536 }))
        : flat;
      const names = pieces.map((p) => unitNames[Number(p.key) % unitNames.length] as string);
      const [w, h] = upright ? [table.h, table.w] : [table.w, table.h];
      const fit = Math.max(w + 44, ((h + 44) * width) / height);
      for (const zoom of views) {
        const [wide, high] = [fit * zoom, (fit * zoom * height) / width];
        const view = zoom === 1 ? null : { left: -wide / 2, right: wide / 2, top: -high / 2, bottom: high / 2 };
        const room = { w: fit / 2, h: (fit * height) / width / 2 };
        const labels = placeLabels(pieces, names, { scale: wide / width, selected: 3, room, view });
        const leads = [...labels.values()].flatMap((l) => (l.lead === null ? [] : [l.lead]));
        crossed += leads.flatMap((a, i) => leads.slice(i + 1).filter((b) => cross(a, b))).length;
      }
    }
    // 125 and 217 times where names are put down one after the other alone.
    expect(crossed).toBeLessThan(most);
  }
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

test("while one is led along the names of all others stay, but for those that it comes upon", () => {
  const pieces = crowd(2, 24);
  const names = pieces.map((p) => unitNames[Number(p.key) % unitNames.length] as string);
  const how = { scale: 1879 / 742, room: { w: table.w / 2, h: table.h / 2 } };
  const all = placeLabels(pieces, names, { ...how, selected: null });
  const kept = new Map([...all].filter(([key]) => key !== 2));
  let stayed = 0;
  for (const far of [0, 4000, 20_000, 60_000]) {
    const led = pieces.map((p) => (p.key === 2 ? { ...p, x: p.x - far } : p));
    const now = placeLabels(led, names, { ...how, selected: 2, kept });
    const boxes = led.map((p) => boxOf(p, now.get(p.key) as Label, how.scale));
    expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)))).toEqual([]);
    expect(now.get(2)?.lines.join(" ")).toBe("Knights of the Sun Griffon");
    stayed += led.filter((p) => now.get(p.key) !== undefined && same(now.get(p.key), kept.get(p.key))).length;
  }
  // Of the 23 others, four times.
  expect(stayed).toBeGreaterThan(70);
});
const same = (a: Label | undefined, b: Label | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

test("names in shorter forms, in both languages", () => {
  expect(briefer("Heavy Infantry with Halberds")).toEqual(["Heavy Infan. Halbe.", "HIH"]);
  expect(briefer("Warhounds")).toEqual(["Warho.", "Warh"]);
  expect(briefer("Infanterie lourde à hallebardes")).toEqual(["Infan. lourde halle.", "Ilh"]);
  expect(briefer("Chevaliers du Griffon")).toEqual(["Cheva. Griffon", "ChGr"]);
});
