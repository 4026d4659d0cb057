import { coherent, gap, groups, nearest, touchedBy, within } from "../../src/index.ts";
import * as oracle from "../oracle/checks.ts";
import { type Base, INCH } from "../oracle/geometry.ts";
import { type Random, randomFrom, sceneFrom } from "../oracle/scenes.ts";
import { type Compared, HAIR, OVAL, ovals, Tally } from "./compared.ts";

/** Directions in which the oracle looks: less than 0.1 of 0.01 mm off for bases within these few inches. */
const LOOKS = 2048;
const NEARBY = 6 * INCH;

/**
 * What the engine says of a distance lies between the true one and that of ovals as polygons in their ellipses, which is
 * longer by no more than OVAL for each.
 */
function comparedGaps(tally: Tally, bases: readonly Base[], where: string): void {
  bases.forEach((a, i) => {
    for (const b of bases.slice(i + 1)) {
      if (Math.hypot(a.x - b.x, a.y - b.y) > NEARBY) continue;
      const told = gap(a, b);
      const { lower, upper } = oracle.gap(a, b, LOOKS);
      tally.count("gaps");
      if (told < lower - HAIR || told > upper + OVAL * ovals(a, b) + HAIR)
        tally.fault("gap", `${where}: ${told}, not from ${lower} to ${upper}: ${JSON.stringify([a, b])}`);
    }
  });
}

/** Groups as sorted lists, so that equal ones read alike. */
const written = (found: readonly (readonly number[])[]): string =>
  JSON.stringify(found.map((g) => [...g].sort((a, b) => a - b)).sort((a, b) => (a[0] as number) - (b[0] as number)));

/** Whether each group of `fine` lies wholly in one of `coarse`. */
const inside = (fine: readonly (readonly number[])[], coarse: readonly (readonly number[])[]): boolean =>
  fine.every((g) => coarse.some((c) => g.every((i) => c.includes(i))));

/**
 * Groups: those of bases that are surely so near hold together, those that may be are not surpassed. Where no oval is
 * among them, and no distance too near to the limit to say, both are the same and so are the engine's.
 */
function comparedGroups(tally: Tally, bases: readonly Base[], reach: number, where: string): void {
  const least = oracle.groups(bases, reach - OVAL * Math.min(2, ovals(...bases)), false);
  const most = oracle.groups(bases, reach, true);
  const told = groups(bases, reach);
  tally.count("groups", told.length);
  if (written(least) === written(most)) tally.count("groups told surely");
  if (!inside(least, told) || !inside(told, most))
    tally.fault("group", `${where} within ${reach}: ${written(told)}, from ${written(least)} to ${written(most)}`);
  const verdict = most.length > 1 ? "no" : least.length <= 1 ? "yes" : "edge";
  if (verdict !== "edge" && coherent(bases, reach) !== (verdict === "yes"))
    tally.fault("coherency", `${where} within ${reach}: not ${verdict}`);
}

/** Which of one list are within a distance of any of the other, also at the very distance of one of them. */
function comparedWithin(tally: Tally, models: readonly Base[], others: readonly Base[], reach: number, where: string) {
  const surely = oracle.within(models, others, reach - OVAL * Math.min(2, ovals(...models, ...others)));
  const perhaps = oracle.within(models, others, reach);
  models.forEach((m, i) => {
    const told = others.some((o) => within(m, o, reach));
    tally.count(told ? "within" : "not within");
    if ((surely[i] === "yes" && !told) || (perhaps[i] === "no" && told))
      tally.fault("distance", `${where}: model ${i} ${told ? "" : "not "}within ${reach}`);
    if (told !== nearest([m], others) <= reach + 1e-6) tally.fault("distance", `${where}: model ${i} told twice`);
  });
}

/** Which lie under a circle at least in part. */
function comparedCircle(tally: Tally, bases: readonly Base[], random: Random, where: string): void {
  const about = random.of(bases);
  const centre = { x: about.x + random.whole(-4000, 4000), y: about.y + random.whole(-4000, 4000) };
  // Any, or one that just touches somebody, or just does not.
  const disc: Base = { shape: { kind: "round", radius: 0 }, ...centre, facing: 0 };
  const away = Math.max(1, Math.ceil(gap(disc, random.of(bases))));
  const radius = random.of([random.whole(1, 4) * INCH, away, Math.max(1, away - 1)]);
  const told = new Set(touchedBy(bases, { ...centre, radius }));
  const perhaps = oracle.underCircle(bases, centre, radius);
  const surely = oracle.underCircle(bases, centre, Math.max(0, radius - OVAL));
  bases.forEach((b, i) => {
    const sure = (b.shape.kind === "oval" ? surely : perhaps)[i]?.touched === "yes";
    tally.count(told.has(i) ? "under a circle" : "beside it");
    if ((sure && !told.has(i)) || (perhaps[i]?.touched === "no" && told.has(i)))
      tally.fault("circle", `${where}: base ${i}, ${JSON.stringify(centre)}, ${radius}`);
  });
}

/** Distances, groups, models within a distance and under a circle, of a scene's bases and of some put into each other. */
export function comparedChecks(seed: number): Compared {
  const { unit, obstacles, kind } = sceneFrom(seed);
  const random = randomFrom(seed + 1_000_000);
  const tally = new Tally();
  tally.count("scenes");
  const where = `${kind} ${seed}`;
  const all = [...unit, ...obstacles];
  comparedGaps(tally, all, where);
  // Shoved by a third of an inch at most, so that some lie in one another.
  const shoved = unit.map((b) => ({ ...b, x: b.x + random.whole(-800, 800), y: b.y + random.whole(-800, 800) }));
  comparedGaps(tally, shoved, `${where}, shoved`);
  // The very distance of two of them, the next whole number on either side of it.
  const [a, b] = [random.of(all), random.of(all)];
  const apart = Math.max(1, Math.min(10 * INCH, Math.floor(gap(a, b))));
  for (const reach of [INCH / 2, INCH, apart, apart + 1]) {
    comparedGroups(tally, unit, reach, where);
    comparedGroups(tally, shoved, reach, `${where}, shoved`);
    comparedGroups(tally, all, reach, `${where}, everybody`);
  }
  if (obstacles.length > 0)
    for (const reach of [INCH, 3 * INCH, apart, apart + 1]) {
      comparedWithin(tally, unit, obstacles, reach, where);
      comparedWithin(tally, obstacles, unit, reach, where);
    }
  comparedCircle(tally, all, random, where);
  comparedCircle(tally, all, random, where);
  return tally;
}
