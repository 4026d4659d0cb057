import { type GivenNumbers, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import type { Edition } from "../book/row.ts";
import { buildScene } from "../scene/build.ts";
import type { Told } from "../scene/told.ts";
import type { Scene, SceneContact, SceneFeature, SceneUnit } from "../scene/types.ts";
import { type Facing, unit } from "../state/state.ts";
import { editionIn } from "./edition.ts";
import { secondTold, unitTold } from "./units.ts";

type Sides = readonly [Told, Told];
const sides = (given: GivenNumbers): Sides => [unitTold(given, "a"), unitTold(given, "b")];
// Who is told in full says neither whose it is nor where it stands.
const on = (side: "first" | "second", told: Told, more: object): SceneUnit => ({ ...told, side, ...more });

/** The largest table of a scene: a cannon shoots across it, whoever stands at its end. Inches. */
const LARGEST = 120;

/** How wide and deep a unit stands, inches. */
interface Extent {
  readonly wide: number;
  readonly deep: number;
}
const NOTHING: Extent = { wide: 0, deep: 0 };

/** Of each of these, as far apart as can be: what holds models apart, and who else is in a unit, their formations know. */
function extents(edition: Edition, units: readonly Told[]): readonly Extent[] {
  const apart = Object.fromEntries(
    units.map((told, nth) => [
      `${nth}`,
      on(nth === 1 ? "second" : "first", told, {
        at: [0, [-1, 1, LARGEST / 2 - 1][nth]],
        facing: nth === 1 ? "south" : "north",
      }),
    ]),
  );
  const made = buildScene({ table: [LARGEST, LARGEST], units: apart }, edition);
  // What is wrong with one of them is said of the scene that is asked about.
  if ("problem" in made) return units.map(() => NOTHING);
  return units.map((_, nth) => {
    const { width, depth } = rectangleOf(unit(made.game, nth));
    return { wide: width / INCH, deep: depth / INCH };
  });
}

/** Both on one facing stand side by side, with their inner edges so far apart, inches. */
const [SIDE_BY_SIDE, ABREAST] = [1.1, 0.01];
const MM = 25.4;

/** Quarters of a turn to the right of where a unit looks. */
const QUARTERS: { readonly [facing in Facing]: number } = { front: 0, right: 1, rear: 2, left: 3 };
const isFlank = (facing: Facing): boolean => facing === "left" || facing === "right";

/**
 * How far to the right of the middle of its facing of B either of two stands, seen from B, inches: side by side on one facing;
 * around a corner the first no farther than that corner, where the other begins.
 */
function besides(facing: Facing, other: Facing, [own, theirs, second]: readonly [Extent, Extent, Extent]) {
  const quarters = (QUARTERS[other] - QUARTERS[facing] + AROUND.length) % AROUND.length;
  if (quarters === 0) return [(own.wide + ABREAST) / 2, -(second.wide + ABREAST) / 2] as const;
  const over = (own.wide - (isFlank(facing) ? theirs.deep : theirs.wide)) / 2 + ABREAST;
  return [over <= 0 || quarters === 2 ? 0 : quarters === 1 ? -over : over, 0] as const;
}

/** In contact, as a charge has left them. */
export function met(given: GivenNumbers): Scene {
  const [a, b] = sides(given);
  const second = secondTold(given);
  const charging = (whose: "a" | "b") => (given.charges === whose ? { state: { charging: true } } : {});
  const facing = String(given.facing) as Facing;
  const [first, other] =
    second === null
      ? [0, 0]
      : besides(facing, second.facing, extents(editionIn(given), [a, b, second.told]) as [Extent, Extent, Extent]);
  const contact = (of: string, at: Facing, beside: number): SceneContact => ({
    ...{ of, at: "B", facing: at },
    ...(beside === 0 ? {} : { offset: beside * MM }),
  });
  return {
    ...{ phase: "melee", turn: 1, active: given.charges === "b" ? "second" : "first" },
    units: {
      A: on("first", a, charging("a")),
      B: on("second", b, { at: [0, 0], ...charging("b") }),
      ...(second === null ? {} : { C: on("first", second.told, charging("a")) }),
    },
    contact: [contact("A", facing, first), ...(second === null ? [] : [contact("C", second.facing, other)])],
  };
}

/** Directions as steps on the table, and who looks there. */
const compass = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const;
type Compass = keyof typeof compass;
const AROUND: readonly Compass[] = ["north", "east", "south", "west"];
const turned = (from: Compass, quarters: number): Compass =>
  there(AROUND[(AROUND.indexOf(from) + quarters + AROUND.length) % AROUND.length]);
/** How B looks whose facing is turned to the south, where A comes from. */
const looking = (facing: Facing): Compass => turned("south", -QUARTERS[facing]);

/** So many inches apart, A looking at the facing of B that is meant. */
export function before(
  given: GivenNumbers,
  phase: "charge" | "magic" | "shooting",
  a: Told = unitTold(given, "a"),
): Scene {
  const b = unitTold(given, "b");
  const second = secondTold(given);
  const [own, theirs, other] = extents(editionIn(given), second === null ? [a, b] : [a, b, second.told]) as [
    Extent,
    Extent,
    Extent,
  ];
  const { wide, deep } = theirs;
  const away = Number(given.distance);
  const facing = String(given.facing) as Facing;
  const behind = isFlank(facing) ? wide : deep;
  // Whole inches, so that all lengths are the same wherever the two stand.
  const from = Math.floor((own.deep - away - behind) / 2);
  const to = from + away;
  const looks = looking(facing);
  // The middle of B, and from there to the middle of its front.
  const middle = to + behind / 2;
  const [fx, fy] = compass[looks];
  const stands = { at: [fx * (deep / 2), middle + fy * (deep / 2)], facing: looks };
  // Broad enough for whatever stands there, and no broader than the table.
  const most = 2 * (wide + deep) + 4;
  const near = to - 0.1;
  const [broad, far] = [Math.min(most, LARGEST), Math.min(most, LARGEST / 2 - near)];
  const cover = (kind: SceneFeature["kind"]): readonly SceneFeature[] => [
    { kind, rectangle: { at: [0, near + far / 2], size: [broad, far] } },
  ];
  const terrain = given.cover === "soft" ? cover("field") : given.cover === "hard" ? cover("ruins") : [];
  const abreast = second?.facing === facing;
  const aside = abreast && second !== null ? (own.wide + SIDE_BY_SIDE) / 2 : 0;
  return {
    ...{ phase, turn: 1, table: [LARGEST, LARGEST] },
    units: {
      A: on("first", a, {
        at: [0 - aside, from],
        facing: "north",
        ...(given.moved === true ? { state: { moved: "advance" } } : {}),
      }),
      B: on("second", b, stands),
      ...(second === null
        ? {}
        : {
            C: on(
              "first",
              second.told,
              comes(second, { looks, middle, theirs }, (other.wide + SIDE_BY_SIDE) / 2, abreast),
            ),
          }),
    },
    ...(terrain.length === 0 ? {} : { terrain }),
  };
}

/** Where a second unit stands that looks at its facing of B, and that it has declared its charge. */
function comes(
  { facing, distance }: NonNullable<ReturnType<typeof secondTold>>,
  { looks, middle, theirs }: { readonly looks: Compass; readonly middle: number; readonly theirs: Extent },
  aside: number,
  abreast: boolean,
) {
  const out = turned(looks, QUARTERS[facing]);
  const [x, y] = compass[out];
  const off = (isFlank(facing) ? theirs.wide : theirs.deep) / 2 + distance;
  return {
    at: [x * off + (abreast ? aside : 0), middle + y * off],
    facing: turned(out, 2),
    state: { declared: "B" },
  };
}
