import {
  type ChoiceKind,
  inForce,
  type Json,
  type JsonObject,
  message,
  type Preview,
  refuse,
  type Verdict,
} from "@tercio/kernel";
import { corners, gap, INCH, normalise, type Rectangle } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { inches } from "../field/paths.ts";
import { onTable, others, UNIT_SPACING } from "../field/world.ts";
import { models, type NinthAge, type Seat, type Unit } from "../state.ts";
import { named } from "../sequence/emit.ts";
import { exactly } from "./shape.ts";

type G = NinthAge;
const RULE = "t9a.deployment.frontline-clash";
/** Frontline Clash: more than 12" from the Centre Line. */
export const FROM_CENTRE = 12 * INCH;

export interface Placing {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
}

const placed = (u: Unit, p: Placing): Unit => ({
  ...u,
  x: p.x,
  y: p.y,
  facing: p.facing,
  files: p.files,
  place: "field",
});

function inZone(game: G, seat: Seat, r: Rectangle): boolean {
  const side = game.zone[seat] ?? (seat === 0 ? -1 : 1);
  const from = inForce(RULE) ? FROM_CENTRE : 0;
  return onTable(game, r) && corners(r).every((c) => c.y * side > from);
}

function problem(game: G, about: { player: Seat; units: readonly number[] }, list: readonly Placing[]): Verdict {
  const standing = others(game);
  const here: Rectangle[] = standing.map(rectangleOf);
  for (const [i, p] of list.entries()) {
    const where = `units.${i}`;
    const u = game.units[p.unit];
    if (u === undefined || !about.units.includes(p.unit)) return refuse("refuse.not-to-deploy", RULE, {}, where);
    if (list.findIndex((q) => q.unit === p.unit) !== i) return refuse("refuse.twice", RULE, { unit: named(u) }, where);
    for (const n of [p.x, p.y, p.facing, p.files])
      if (typeof n !== "number" || !Number.isInteger(n)) return refuse("refuse.shape", RULE, { kind: "deploy" }, where);
    if (p.files < 1 || p.files > models(u))
      return refuse("refuse.files", RULE, { unit: named(u), most: models(u) }, `${where}.files`);
    if (p.facing !== normalise(p.facing)) return refuse("refuse.shape", RULE, { kind: "deploy" }, `${where}.facing`);
    const r = rectangleOf(placed(u, p));
    if (!inZone(game, about.player, r))
      return refuse("refuse.zone", RULE, { unit: named(u), distance: inches(FROM_CENTRE) }, where);
    const tight = here.findIndex((o) => gap(o, r) <= UNIT_SPACING);
    if (tight >= 0) {
      const foe = standing[tight] ?? (game.units[list[tight - standing.length]?.unit ?? 0] as Unit);
      return {
        ...refuse("refuse.deploy-spacing", "unit-spacing", { unit: named(u), foe: named(foe) }, where),
        pieces: [foe.id],
      };
    }
    here.push(r);
  }
  return true;
}

/** The facing that looks at the Centre Line. */
const ahead = (game: G, seat: Seat): number => ((game.zone[seat] ?? -1) === -1 ? 0 : 32768);

function spot(game: G, seat: Seat, u: Unit, x: number, row: number, files = u.entry.files): Placing {
  const side = game.zone[seat] ?? -1;
  const depth = rectangleOf({ ...u, files }).depth;
  return {
    unit: u.id,
    x,
    y: side * (FROM_CENTRE + 300 + row * (depth + INCH + 300)),
    facing: ahead(game, seat),
    files,
  };
}

/** Just beyond Unit Spacing from a friend, on one side of it. */
const beside = (mate: Unit, width: number, side: 1 | -1): number =>
  mate.x + side * (Math.ceil((rectangleOf(mate).width + width) / 2) + UNIT_SPACING + 20);

/** The place nearest to x, in the first row that has one. */
function near(
  game: G,
  about: { player: Seat; units: readonly number[] },
  u: Unit,
  x: number,
  before: readonly Placing[],
): Placing | null {
  const half = Math.floor(game.width / 2);
  for (let row = 0; row < 3; row++)
    for (let step = 0; step * 1270 < game.width; step++)
      for (const by of step === 0 ? [0] : [step * 1270 * game.chirality, -step * 1270 * game.chirality]) {
        if (Math.abs(x + by) > half) continue;
        const p = spot(game, about.player, u, x + by, row);
        if (problem(game, about, [...before, p]) === true) return p;
      }
  return null;
}

/** Whole-army layouts: an even line, a refused flank, everything around the centre. */
export function preset(game: G, about: { player: Seat; units: readonly number[] }, kind: string): readonly Placing[] {
  const list: Placing[] = [];
  const n = about.units.length;
  const mirror = (game.zone[about.player] ?? -1) === -1 ? 1 : -1;
  about.units.forEach((id, i) => {
    const u = game.units[id] as Unit;
    const share = n === 1 ? 0 : i / (n - 1) - 0.5;
    const spread = kind === "centre" ? 0.35 : kind === "refused" ? 0.45 : 0.75;
    const shift = kind === "refused" ? 0.22 : 0;
    const x = Math.trunc(game.width * (share * spread + shift)) * mirror * game.chirality;
    const p = near(game, about, u, x, list);
    if (p !== null) list.push(p);
  });
  return list;
}

export const deploy: ChoiceKind<G> = {
  id: "deploy",
  rule: "t9a.sequence.pre-game.deployment-phase.2",
  describe: (_, about: { player: Seat; units: readonly number[] }) =>
    message("ask.deploy", { player: about.player + 1, count: about.units.length }),
  accept(game, about: { player: Seat; units: readonly number[] }, answer) {
    if (!exactly(answer, ["units"]) || !Array.isArray(answer.units) || answer.units.length === 0)
      return refuse("refuse.deploy-none", "t9a.sequence.pre-game.deployment-phase.2", {}, "units");
    if (!answer.units.every((p) => exactly(p, ["unit", "x", "y", "facing", "files"])))
      return refuse("refuse.shape", RULE, { kind: "deploy" }, "units");
    return problem(game, about, answer.units as unknown as readonly Placing[]);
  },
  sample(game, about: { player: Seat; units: readonly number[] }, source) {
    const id = about.units[source.next(about.units.length) - 1] as number;
    const u = game.units[id] as Unit;
    const third = Math.floor(game.width / 3);
    for (let i = 0; i < 12; i++) {
      const anywhere = (source.next(third) - 1 - Math.floor(third / 2)) * 2 - (source.next(2) - 1);
      // Now and then a wide front, and a place in line with a friend: closed lines make for Multiple Charges.
      const files = source.next(5) === 1 ? Math.min(models(u), u.entry.files * 2) : u.entry.files;
      const mates = others(game).filter((v) => v.seat === about.player);
      const mate = source.next(2) === 1 ? mates[source.next(Math.max(1, mates.length)) - 1] : undefined;
      const x = mate === undefined ? anywhere : beside(mate, files * u.entry.baseWidth, anywhere < 0 ? -1 : 1);
      const p = spot(game, about.player, u, x, 0, files);
      if (problem(game, about, [p]) === true) return { units: [p] } as unknown as Json;
    }
    return deploy.timeout(game, about);
  },
  timeout(game, about: { player: Seat; units: readonly number[] }) {
    for (const id of about.units) {
      const p = near(game, about, game.units[id] as Unit, 0, []);
      if (p !== null) return { units: [p] } as unknown as Json;
    }
    throw new Error("the deployment zone has no room for any unit that is left");
  },
  preview(game, about: { player: Seat; units: readonly number[] }, gesture: JsonObject): Preview {
    const g = gesture as unknown as Placing & { type: string; preset?: string };
    const list =
      g.type === "preset"
        ? preset(game, about, g.preset ?? "line")
        : [
            {
              unit: g.unit,
              x: Math.trunc(g.x),
              y: Math.trunc(g.y),
              facing: normalise(Math.trunc(g.facing ?? ahead(game, about.player))),
              files: g.files ?? game.units[g.unit]?.entry.files ?? 5,
            },
          ];
    const verdict = list.length === 0 ? refuse("refuse.deploy-none", RULE) : problem(game, about, list);
    return {
      answer: verdict === true ? ({ units: list } as unknown as Json) : null,
      verdict,
      ghosts: list.map((p) => ({ piece: p.unit, x: p.x, y: p.y, facing: p.facing, files: p.files })),
      ways: [],
      notes: [],
    };
  },
};
