import { both, type GivenNumbers, message, type Message, type OddsQuestion, type PosedQuestion } from "@tercio/kernel";
import { CHARGES, FACING, FIGHT, namingSides, ROUNDS, titled, WHOSE, type Whose } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { EDITION } from "../scenarios/setup.ts";
import { buildScene } from "../scene/build.ts";
import type { Told } from "../scene/told.ts";
import type { Scene, SceneFeature } from "../scene/types.ts";
import { enter } from "../sequence/flow.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { health } from "../calculation/health.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { attack } from "./attack.ts";
import { aimNumber, missileWord, numbersOf, unitFlags, unitTold, wordOf, weaponWord } from "./units.ts";
import { lossesOf, roundsQuestion } from "../view/combat-questions.ts";
import { chargeThrough } from "../view/questions.ts";

type Asked = PosedQuestion<NinthAge>;
const COVER = {
  id: "cover",
  title: both("cover of B", "couvert de B"),
  ...titled({
    none: both("none", "aucun"),
    soft: both("stands in a Field", "se tient dans un champ"),
    hard: both("stands in Ruins", "se tient dans des ruines"),
  }),
  usual: "none",
};
const DISTANCE = {
  id: "distance",
  title: both("inches to B", "pouces jusqu’à B"),
  ...{ least: 1, most: 30, usual: 8 },
};

const numbers = [...numbersOf("a"), ...numbersOf("b")];
const words = [
  wordOf("a", "knights-of-the-sun-griffon"),
  wordOf("b", "barbarians-with-spears"),
  weaponWord("a"),
  weaponWord("b"),
];
const flags = [...unitFlags("a"), ...unitFlags("b")];

type Sides = readonly [Told, Told];
const sides = (given: GivenNumbers): Sides => [unitTold(given, "a"), unitTold(given, "b")];
const on = (side: "first" | "second", told: Told, more: object) => ({ side, ...told, ...more });

/** In contact, as a charge has left them. */
function met(given: GivenNumbers): Scene {
  const [a, b] = sides(given);
  const charging = (whose: Whose) => (given.charges === whose ? { state: { charging: true } } : {});
  return {
    ...{ phase: "melee", turn: 1, active: given.charges === "b" ? "second" : "first" },
    units: {
      A: on("first", a, charging("a")),
      B: on("second", b, { at: [0, 0], ...charging("b") }),
    },
    contact: [{ of: "A", at: "B", facing: String(given.facing) as "front" }],
  };
}

/** The largest table of a scene: a cannon shoots across it, whoever stands at its end. Inches. */
const LARGEST = 120;

/** How wide and deep a unit stands, inches. */
interface Extent {
  readonly wide: number;
  readonly deep: number;
}
/** Of both, as far apart as can be: what holds models apart, and who else is in a unit, their formations know. */
function extents(a: Told, b: Told): readonly [Extent, Extent] {
  const apart = {
    A: on("first", a, { at: [0, -1], facing: "north" }),
    B: on("second", b, { at: [0, 1], facing: "south" }),
  };
  const made = buildScene({ table: [LARGEST, LARGEST], units: apart }, EDITION);
  // What is wrong with either is said of the scene that is asked about.
  if ("problem" in made) return [NOTHING, NOTHING];
  const of = (id: number): Extent => {
    const { width, depth } = rectangleOf(unit(made.game, id));
    return { wide: width / INCH, deep: depth / INCH };
  };
  return [of(0), of(1)];
}
const NOTHING: Extent = { wide: 0, deep: 0 };

/** So many inches apart, A looking at the facing of B that is meant. */
function before(given: GivenNumbers, phase: "charge" | "shooting"): Scene {
  const [a, b] = sides(given);
  const [own, { wide, deep }] = extents(a, b);
  const away = Number(given.distance);
  const behind = given.facing === "left" ? wide : deep;
  // Whole inches, so that all lengths are the same wherever the two stand.
  const from = Math.floor((own.deep - away - behind) / 2);
  const to = from + away;
  const stands =
    given.facing === "left"
      ? { at: [0 - deep / 2, to + wide / 2], facing: "west" }
      : given.facing === "rear"
        ? { at: [0, to + deep], facing: "north" }
        : { at: [0, to], facing: "south" };
  // Broad enough for whatever stands there, and no broader than the table.
  const most = 2 * (wide + deep) + 4;
  const near = to - 0.1;
  const [broad, far] = [Math.min(most, LARGEST), Math.min(most, LARGEST / 2 - near)];
  const cover = (kind: SceneFeature["kind"]): readonly SceneFeature[] => [
    { kind, rectangle: { at: [0, near + far / 2], size: [broad, far] } },
  ];
  const terrain = given.cover === "soft" ? cover("field") : given.cover === "hard" ? cover("ruins") : [];
  return {
    ...{ phase, turn: 1, table: [LARGEST, LARGEST] },
    units: {
      A: on("first", a, {
        at: [0, from],
        facing: "north",
        ...(given.moved === true ? { state: { moved: "advance" } } : {}),
      }),
      B: on("second", b, stands),
    },
    ...(terrain.length === 0 ? {} : { terrain }),
  };
}

/** The game of such a scene, or why there can be none. */
function built(scene: (given: GivenNumbers) => Scene, given: GivenNumbers): NinthAge | Message {
  let told: Scene;
  try {
    told = scene(given);
  } catch {
    return message("posed.no-unit");
  }
  const made = buildScene(told, EDITION);
  return "problem" in made ? made.problem.problem : made.game;
}
const isGame = (found: NinthAge | Message): found is NinthAge => "stack" in found;

/** A question about such a scene. */
const about = (
  scene: (given: GivenNumbers) => Scene,
  why: (game: NinthAge, given: GivenNumbers) => Message | null,
  ask: (game: NinthAge, given: GivenNumbers) => OddsQuestion<NinthAge>,
): Pick<Asked, "pose" | "problem"> => ({
  problem(given) {
    const found = built(scene, given);
    return isGame(found) ? why(found, given) : found;
  },
  pose(given) {
    const found = built(scene, given);
    if (!isGame(found)) throw new Error(`no such set-up: ${found.key}`);
    return namingSides(ask(found, given), [named(unit(found, 0)), named(unit(found, 1))]);
  },
});
const never = (): null => null;

/** Health Points that one volley costs, whatever comes of it. */
function volleyQuestion(game: NinthAge, standing: boolean): OddsQuestion<NinthAge> {
  const before = health(game, unit(game, 1));
  return {
    id: "volley",
    label: message("odds.losses", { units: [] }),
    start: { ...game, stack: [enter("shooting", { unit: 0, target: 1, standing })] },
    stop: (top) => top.sequence === "panic-tests",
    result(g) {
      const top = g.stack[g.stack.length - 1];
      if (top !== undefined && top.sequence !== "panic-tests") return null;
      const u = unit(g, 1);
      return `${before - (onField(u) ? health(g, u) : 0)}`;
    },
    results: Array.from({ length: before + 1 }, (_, value) => ({
      ...{ id: `${value}`, value },
      label: message("odds.health-points", { points: value }),
    })),
  };
}

const example = { a: "knights-of-the-sun-griffon", b: "barbarians-with-spears" };

/** What becomes of two units: of any army, of a list, or with figures that are typed. */
export const posed: readonly Asked[] = [
  {
    id: "fight",
    title: FIGHT,
    numbers: [ROUNDS, ...numbers],
    words: [...words, CHARGES, FACING],
    flags,
    example,
    counts: (result) => result.startsWith("second-"),
    ...about(met, never, (game, given) => roundsQuestion(game, [0, 1], Number(given.rounds))),
  },
  {
    id: "losses",
    title: both(
      "Health Points that a round of close combat costs",
      "Points de vie que coûte une manche de corps à corps",
    ),
    numbers,
    words: [...words, WHOSE, CHARGES, FACING],
    flags,
    example,
    counts: (result) => result !== "0",
    ...about(met, never, (game, { of }) => lossesOf(game, [0, 1], of === "a" ? 0 : 1)),
  },
  {
    id: "assault",
    title: both(
      "chance that A reaches B and beats it in the first round",
      "probabilité que A atteigne B et l’emporte à la première manche",
    ),
    numbers: [DISTANCE, ...numbers],
    words: [...words, FACING],
    flags,
    example: { ...example, distance: 12 },
    counts: (result) => result.startsWith("second-"),
    ...about(
      (given) => before(given, "charge"),
      (game) => (chargeThrough(game, 0, 1) === null ? message("posed.no-charge") : null),
      (game) => {
        const question = chargeThrough(game, 0, 1);
        if (question === null) throw new Error("no such charge");
        return question;
      },
    ),
  },
  {
    id: "volley",
    title: both("Health Points that the shots of A cost B", "Points de vie que les tirs de A coûtent à B"),
    numbers: [{ ...DISTANCE, most: 72, usual: 12 }, ...numbers, aimNumber("a")],
    words: [
      { ...wordOf("a", "light-infantry-with-handguns") },
      wordOf("b", "barbarians-with-spears"),
      missileWord("a"),
      FACING,
      COVER,
    ],
    flags: [
      { id: "moved", title: both("A has moved", "A a bougé") },
      { id: "standing", title: both("A stands and shoots", "A tient et tire") },
      ...flags,
    ],
    example: { a: "light-infantry-with-handguns", b: "barbarians-with-spears", distance: 12 },
    counts: (result) => result !== "0",
    ...about(
      (given) => before(given, "shooting"),
      never,
      (game, given) => volleyQuestion(game, given.standing === true),
    ),
  },
  attack,
];
