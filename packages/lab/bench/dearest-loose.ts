// The dearest charges and pile-ins of loose models: looks for them in scenes by number, 30 against 30 at most, among friends.
//   node tools/run.mjs packages/lab/bench/dearest-loose.ts [scenes=200] [first=1]
import { counterSource } from "@tercio/dice";
import { type Base, charged, gap, pileIn } from "@tercio/loose";
import { work } from "../../loose/src/work.ts";

const INCH = 2540;
const TABLE = { width: 60 * INCH, depth: 44 * INCH };
const RADII = [1250, 1600, 2000, 2500] as const;

type Draw = (least: number, most: number) => number;

/** Models of one size in ranks, front to the north, a little out of line; `apart` from each other at most. */
function block(draw: Draw, x: number, y: number, count: number, apart: number): readonly Base[] {
  const radius = RADII[draw(0, RADII.length - 1)] as number;
  const files = draw(3, 10);
  return Array.from({ length: count }, (_, i): Base => {
    const [file, rank] = [i % files, Math.floor(i / files)];
    const step = 2 * radius + 2 + draw(0, apart);
    const at = { x: x + Math.round((file - (files - 1) / 2) * step), y: y - rank * step };
    return { shape: { kind: "round", radius }, facing: 0, ...at };
  });
}

interface Scene {
  readonly from: readonly Base[];
  readonly enemies: readonly (readonly Base[])[];
  readonly friends: readonly Base[];
}

/** Attackers before one or two enemy units, with up to two units of friends between and beside them. */
function scene(seed: number): Scene {
  const source = counterSource(seed, 0);
  const draw: Draw = (least, most) => least + source.next(most - least + 1) - 1;
  const clear = (bases: readonly Base[], others: readonly Base[]): readonly Base[] =>
    bases.filter((b, i) => [...others, ...bases.slice(0, i)].every((o) => gap(b, o) > 1));
  const from = clear(block(draw, 0, 0, draw(10, 30), draw(0, 600)), []);
  const enemies: (readonly Base[])[] = [];
  for (let n = draw(1, 2); n > 0; n--) {
    const far = draw(2, 24) * 500;
    const all = block(draw, draw(-6, 6) * 1500, far + 12_000, draw(10, 30), draw(0, 900));
    enemies.push(clear(all, [...from, ...enemies.flat()]));
  }
  let friends: readonly Base[] = [];
  for (let n = draw(0, 2); n > 0; n--) {
    const more = block(draw, draw(-8, 8) * 2000, draw(0, 6) * 2000, draw(3, 12), draw(0, 3000));
    friends = [...friends, ...clear(more, [...from, ...enemies.flat(), ...friends])];
  }
  return { from, enemies, friends };
}

const [scenes, first] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 1)];
const dear: {
  seed: number;
  what: string;
  milliseconds: number;
  work: number;
  ended: boolean | null;
  models: number;
}[] = [];
for (let seed = first; seed < first + scenes; seed++) {
  const { from, enemies, friends } = scene(seed);
  const ask = {
    charge: () => charged(from, enemies, friends, TABLE, 12 * INCH, INCH / 2, INCH),
    "pile-in": () => pileIn(from, enemies, friends, TABLE, 3 * INCH, INCH),
  };
  for (const [what, find] of Object.entries(ask)) {
    const [before, done] = [process.cpuUsage(), work.done];
    const found = find();
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    dear.push({ seed, what, milliseconds, work: work.done - done, ended: found?.ended ?? null, models: from.length });
  }
}
dear.sort((a, b) => b.milliseconds - a.milliseconds);
const ended = dear.filter((d) => d.ended === true).length;
console.log(`${scenes} scenes, ${dear.length} questions, ${ended} ended by their work; CPU of the dearest:`);
for (const d of dear.slice(0, 12))
  console.log(
    `scene ${d.seed}, ${d.what} of ${d.models}: ${d.milliseconds.toFixed(0)} ms, ${d.work} looks, ${d.ended === null ? "none found" : d.ended ? "ended" : "whole"}`,
  );
