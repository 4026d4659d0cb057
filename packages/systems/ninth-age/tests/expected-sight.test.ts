import {
  arcOf,
  convexParts,
  corners,
  hiddenFraction,
  holdsPoint,
  INCH,
  type Point,
  roundHalfAway,
  seesAny,
  touches,
} from "@tercio/tabletop";
import { basesOf } from "@tercio/mass-battle";
import { expect, inject, test } from "vitest";
import { formationOf, rectangleOf } from "../src/calculation/formation.ts";
import { obstructions } from "../src/battlefield/obstructions.ts";
import { ninthAge } from "../src/index.ts";
import type { SceneProfile } from "../src/scene/types.ts";
import type { NinthAge, Unit } from "../src/state/state.ts";
import { oracle, type Scene, scene, type Unit as Given } from "./expected/ground/sight.ts";
import { like } from "./rule-cases/combat-scenes.ts";

const profileOf = (u: Given): SceneProfile =>
  like({
    height: u.height,
    base: u.base,
    type: u.height === "Standard" && u.rules.includes("Tall") ? "Cavalry" : "Infantry",
  });

function gameOf(s: Scene): NinthAge {
  const all = [s.own, s.target, ...s.others];
  const far: Given = {
    ...s.own,
    x: 0,
    y: 0,
    facing: 0,
    files: 1,
    ranks: 1,
    base: [20, 20],
    height: "Standard",
    rules: [],
  };
  const units = Object.fromEntries(
    [...all, far].map((u, i) => [
      `U${i}`,
      {
        side: i === 1 ? "second" : "first",
        profile: profileOf(u),
        models: u.files * u.ranks,
        files: u.files,
        ...(i === all.length ? { place: "reserve" } : { at: [0, 0] }),
      },
    ]),
  );
  const built = ninthAge.rules.setup(
    ninthAge.rules.scenes?.scenario({ units: { ...spread(units) } } as never) as never,
  );
  // Those scenes put units and terrain where they like: also over one another.
  const stood = (u: Unit, i: number): Unit => {
    const g = all[i];
    if (g === undefined) return u;
    const tall =
      g.rules.includes("Tall") && !g.rules.includes("Towering Presence") && u.entry.type !== "Cavalry" ? ["tall"] : [];
    return {
      ...u,
      entry: {
        ...u.entry,
        rules: [...u.entry.rules, ...tall, ...(g.rules.includes("Towering Presence") ? ["tall"] : [])],
      },
      x: roundHalfAway(g.x * INCH),
      y: roundHalfAway(g.y * INCH),
      facing: roundHalfAway((g.facing * 65_536) / 360) % 65_536,
    };
  };
  const terrain = s.terrain.map(({ kind, polygon }) => ({
    kind,
    outline: polygon.map(([x, y]) => ({ x: roundHalfAway(x * INCH), y: roundHalfAway(y * INCH) })),
  }));
  return { ...built, terrain, units: built.units.map(stood) };
}

/** Apart from each other, as a scene wants them. */
const spread = (units: { readonly [name: string]: object }): object =>
  Object.fromEntries(
    Object.entries(units).map(([name, u], i) => [
      name,
      { ...u, ...("place" in u ? {} : { at: [-30 + (i % 6) * 12, -18 + Math.floor(i / 6) * 14] }) },
    ]),
  );

const SIDES = { front: [0, 1], right: [1, 2], rear: [2, 3], left: [3, 0] } as const;

/** What one model sees, and the cover of the target: half of its facing or more behind what is in between. */
function found(s: Scene): { readonly sees: boolean; readonly cover: string; readonly partly: boolean } {
  const game = gameOf(s);
  const [own, target] = game.units as readonly [Unit, Unit];
  const base = basesOf(own, formationOf(own), game.chirality).find(
    (b) => b.rank === s.model.rank && b.file === s.model.file,
  )?.base as never as { x: number; y: number; facing: number; width: number; depth: number };
  const centre = {
    x: base.x - (base.depth / 2) * Math.sin((base.facing / 32_768) * Math.PI),
    y: base.y - (base.depth / 2) * Math.cos((base.facing / 32_768) * Math.PI),
  };
  const eye: Point = { x: base.x, y: base.y };
  const between = obstructions(game, own, target, centre);
  const aim = rectangleOf(target);
  const opaque = between.filter((o) => o.opaque).map((o) => o.shape);
  const sees = seesAny([eye], rectangleOf(own), aim, opaque);
  const c = corners(aim);
  const [a, b] = SIDES[arcOf(aim, eye)];
  const ends = [c[a] as Point, c[b] as Point] as const;
  const behind = (list: typeof between): boolean =>
    hiddenFraction(
      eye,
      ends,
      list.map((o) => o.shape),
    ) >= 0.5;
  const cover = behind(between.filter((o) => o.cover === "hard")) ? "hard" : behind(between) ? "soft" : "none";
  const partly = game.terrain.some(
    (t) =>
      t.kind === "hill" &&
      !c.every((p) => holdsPoint(t.outline, p)) &&
      convexParts(t.outline).some((p) => touches(aim, p)),
  );
  return { sees, cover, partly };
}

test("random scenes with terrain, against sampled rays", () => {
  let [compared, unseen, covered] = [0, 0, 0];
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= (inject("fully") ? 2000 : 240); seed++) {
    const s = scene(seed);
    // Loose formations have gaps that are drawn elsewhere.
    if ([s.own, s.target, ...s.others].some((u) => u.rules.includes("Skirmisher"))) continue;
    const e = oracle(s);
    if (e.margin < 0.02) continue;
    const open = e.depends.filter((d) => d !== "mix");
    if (open.length > 0) continue;
    const f = found(s);
    compared++;
    if (!e.sees) unseen++;
    if (e.cover !== "none") covered++;
    // Who is partly on a hill counts as seen there, wherever the hill might hide the rest (a reading of this program).
    const unlike = f.sees !== e.sees && !(f.sees && f.partly);
    if (unlike || (e.sees && f.cover !== e.cover))
      wrong.push({
        seed,
        found: f,
        expected: [e.sees, e.cover, e.hidden, e.hardHidden],
        terrain: s.terrain.map((t) => t.kind),
        depends: e.depends,
      });
  }
  expect(wrong).toEqual([]);
  expect([compared > 60, unseen > 6, covered > 15]).toEqual([true, true, true]);
}, 300_000);
