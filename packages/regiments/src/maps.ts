import { type Point, roundHalfAway } from "@tercio/tabletop";

/** What the maps show: each game says what such ground is by its rules. */
export type Drawing = "field" | "forest" | "hill" | "impassable" | "ruins" | "wall" | "water";

type Corner = readonly [x: number, y: number];
/** A feature by its corners on a table of 72 by 48 inches, in inches about its middle. */
type Line = readonly [kind: Drawing, ...corners: Corner[]];

/** The table that the maps are drawn for; on another they are stretched. */
const [WIDTH, DEPTH] = [72, 48];

const box = (x: number, y: number, w: number, d: number): readonly Corner[] => [
  [x - w / 2, y + d / 2],
  [x + w / 2, y + d / 2],
  [x + w / 2, y - d / 2],
  [x - w / 2, y - d / 2],
];
/** Eight corners around a middle: a round wood, a pond, a knoll. */
const round = (x: number, y: number, w: number, d: number): readonly Corner[] =>
  (
    [
      [-0.2, 0.5],
      [0.25, 0.48],
      [0.5, 0.2],
      [0.48, -0.22],
      [0.2, -0.5],
      [-0.25, -0.48],
      [-0.5, -0.2],
      [-0.48, 0.22],
    ] as const
  ).map(([right, ahead]) => [x + right * w, y + ahead * d]);

/** What lies in the middle looks the same from both sides; of all the rest the other half is the half turned. */
interface Map {
  readonly middle: readonly Line[];
  readonly half: readonly Line[];
}

const drawn = {
  "two-woods": {
    middle: [["hill", ...round(0, 0, 12, 8)]],
    half: [
      ["forest", ...round(-20, 4, 9, 7)],
      ["field", ...box(16, 8, 8, 6)],
      ["wall", ...box(-8, 14, 8, 1)],
    ],
  },
  "broken-town": {
    middle: [["ruins", ...box(0, 0, 8, 8)]],
    half: [
      ["impassable", ...box(-14, 3, 5, 5)],
      ["ruins", ...box(13, 9, 7, 6)],
      ["wall", ...box(-26, 10, 8, 1)],
      ["field", ...box(-28, -8, 8, 6)],
    ],
  },
  "the-ford": {
    middle: [["field", ...box(0, 0, 9, 6)]],
    half: [
      ["water", [-32, 3], [-24, 4], [-14, 1], [-7, 2], [-7, -2], [-15, -3], [-24, 0], [-32, -1]],
      ["forest", ...round(-18, 15, 9, 6)],
      ["hill", ...round(24, 13, 10, 6)],
    ],
  },
  "high-ground": {
    middle: [["field", ...round(0, 0, 8, 6)]],
    half: [
      ["hill", ...round(-20, 7, 12, 7)],
      ["forest", ...round(2, 13, 9, 6)],
      ["ruins", ...box(24, 9, 6, 6)],
    ],
  },
  hedgerows: {
    middle: [],
    half: [
      ["field", ...box(-9, 6, 10, 8)],
      ["wall", ...box(-9, 11, 10, 1)],
      ["field", ...box(13, 7, 9, 8)],
      ["wall", ...box(18.5, 7, 1, 8)],
      ["forest", ...round(-27, 4, 8, 8)],
    ],
  },
  marshes: {
    middle: [["forest", ...round(0, 0, 10, 8)]],
    half: [
      ["water", ...round(-17, 5, 9, 6)],
      ["water", ...round(13, 11, 8, 5)],
      ["hill", ...round(27, 4, 8, 8)],
      ["field", ...box(-28, 15, 8, 5)],
    ],
  },
  "the-pass": {
    middle: [["wall", ...box(0, 0, 10, 1)]],
    half: [
      ["impassable", [-16, 8], [-11, 6], [-9, 1], [-14, -2], [-19, 2]],
      ["hill", ...round(-30, 6, 9, 9)],
      ["forest", ...round(12, 12, 9, 6)],
    ],
  },
  crossroads: {
    middle: [["ruins", ...round(0, 0, 6, 6)]],
    half: [
      ["forest", [-26, 12], [-16, 12], [-16, 8], [-21, 8], [-21, 3], [-26, 3]],
      ["wall", ...box(9, 7, 8, 1)],
      ["impassable", ...box(26, 9, 5, 4)],
      ["water", ...round(1, 17, 8, 5)],
    ],
  },
} as const satisfies { readonly [id: string]: Map };

export type MapId = keyof typeof drawn;

/** The maps of our own, each the same for both players: turned by half it is itself. */
export const MAPS = Object.keys(drawn) as readonly MapId[];

/** A feature of a map: what is drawn, its outline in whole 0.01 mm about the table's middle. */
export interface Drawn {
  readonly kind: Drawing;
  readonly outline: readonly Point[];
}

/** The features of a map on a table (0.01 mm); a battle whose sign is -1 has it mirrored. */
export function mapOf(id: MapId | "none" | "roll", width: number, depth: number, chirality: 1 | -1): readonly Drawn[] {
  if (id === "none" || id === "roll") return [];
  const map: Map = drawn[id];
  const feature =
    (turned: 1 | -1) =>
    ([kind, ...corners]: Line): Drawn => ({
      kind,
      outline: corners.map(([x, y]) => ({
        x: chirality * turned * roundHalfAway((x * width) / WIDTH) + 0,
        y: turned * roundHalfAway((y * depth) / DEPTH) + 0,
      })),
    });
  return [...map.middle.map(feature(1)), ...map.half.map(feature(1)), ...map.half.map(feature(-1))];
}
