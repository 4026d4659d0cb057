import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Army, armies, type UnitEntry } from "../src/index.ts";
import { deployArmies, off, TYPES } from "./deploying.ts";

/** Whole army lists and the bases of their units lie beside the project, not in it: skipped where they are missing. */
const data = new URL("../../../../../shared/data/ninth-age/", import.meta.url);
export const there = existsSync(new URL("armies/", data));

interface Listed {
  readonly army: string;
  readonly units: readonly {
    readonly unit: string;
    readonly models: number;
    readonly points: number;
    readonly mount?: string | { readonly name: string };
  }[];
}

/** Base and height of every profile, by army and name; a round base as the square around it. */
function profiles(): ReadonlyMap<string, { readonly base: readonly [number, number]; readonly large: boolean }> {
  const [, ...rows] = readFileSync(new URL("profiles.tsv", data), "utf8").trim().split("\n");
  return new Map(
    rows.flatMap((row) => {
      const [army, unit, , height, , base] = row.split("\t");
      const [, width, depth] = /^(\d+)(?:x(\d+)|Ø)$/.exec(base ?? "") ?? [];
      return width === undefined
        ? []
        : [
            [
              `${army}/${unit}`,
              { base: [Number(width), Number(depth ?? width)], large: height !== "Standard" },
            ] as const,
          ];
    }),
  );
}

/** The room that each unit of a list takes, Characters by themselves and on their mounts; how it fights is of no account. */
export function footprints(file: string): Army {
  const known = profiles();
  const like = armies["empire-of-sonnstahl"]?.units[0] as UnitEntry;
  const listed = JSON.parse(readFileSync(new URL(`armies/${file}`, data), "utf8")) as Listed;
  const units = listed.units.map((u): UnitEntry => {
    const mount = typeof u.mount === "string" ? u.mount : u.mount?.name;
    const p = known.get(`${listed.army}/${mount ?? u.unit}`);
    if (p === undefined) throw new Error(`${file}: no base of ${mount ?? u.unit}`);
    const files = Math.min(u.models, p.large ? 3 : u.models >= 30 ? 6 : 5);
    return {
      ...like,
      name: { en: u.unit, fr: u.unit },
      baseWidth: p.base[0] * 100,
      baseDepth: p.base[1] * 100,
      ...{ models: u.models, files, pointCost: Math.ceil(u.points) },
      ...{ champion: u.models > 1, standard: u.models > 1, musician: u.models > 1 },
    };
  });
  return { id: file, name: { en: file, fr: file }, units };
}

export const files = there
  ? readdirSync(new URL("armies/", data))
      .filter((f) => f.endsWith(".json"))
      .sort()
  : [];

/** A list against each of the eight for some seeds: deployments, and in which of them how many units found no room. */
export function deployedLists(file: string, first: number, seeds: number): { count: number; left: readonly string[] } {
  const one = footprints(file);
  const left: string[] = [];
  let count = 0;
  for (const [n, foe] of files.entries()) {
    const both = [one, footprints(foe)] as const;
    for (let seed = first; seed < first + seeds; seed++) {
      const type = TYPES[(n + seed) % TYPES.length] as string;
      // Now and then the time runs out for everything.
      const units = off(deployArmies(both, [72, 48], type, seed, (n + seed) % 4 === 0));
      count++;
      if (units > 0) left.push(`${file} against ${foe}, ${type}, seed ${seed}: ${units} left off`);
    }
  }
  return { count, left };
}
