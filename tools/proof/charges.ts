import { type Chunk, type Counted, lastLine, type Proof } from "./kind.ts";

const script = (name: string): string => `packages/mass-battle/tests/proof/${name}.ts`;

/** The scripts end with one line of JSON: what they counted, faults under the names given here. */
const reading =
  (faults: readonly string[]) =>
  (out: string): Chunk => {
    const counted = lastLine(out) as Counted;
    return { counted, wrong: faults.some((f) => (counted[f] ?? 1) > 0) ? [out.slice(0, 4000)] : [] };
  };

/** The geometry and the oracles, and the numbers that scenes are drawn with: no rule of a game. */
const sources = [
  "packages/mass-battle/src",
  "packages/mass-battle/tests/proof",
  "packages/tabletop/src",
  "packages/dice/src/generator.ts",
];

const one = (others: number): Proof => ({
  id: `charges-${others}`,
  title: `One charger, the target not turned, ${others} others, against an oracle of 4,096 wheels`,
  chunks: 50,
  sources,
  command: (chunk) => ["node", "tools/run.mjs", script("run-one"), "500", String(1 + chunk), String(others)],
  read: reading(["impossible", "fewer", "wrong"]),
  line: (c) =>
    `${c["scenes"]} scenes, ${c["charges"]} charges, ${c["none"]} without one; called impossible though one exists ${c["impossible"]}, fewer models than possible ${c["fewer"]}, places that do not stand the walk ${c["wrong"]}`,
});

export const chargeProofs: readonly Proof[] = [
  ...[0, 2, 6, 12].map(one),
  {
    ...one(2),
    id: "charges-gaps",
    title: "The same with 2 others, every other unit with its models 12.5 mm apart",
    command: (chunk) => ["node", "tools/run.mjs", script("run-one"), "500", String(101 + chunk), "2", "gaps"],
  },
  {
    id: "turned",
    title: "A target that may be turned, against every angle by 1/1024 turn",
    chunks: 200,
    sources,
    command: (chunk) => ["node", "tools/run.mjs", script("run-turned"), "10", String(1 + chunk)],
    read: reading(["impossible", "more", "wrong"]),
    line: (c) =>
      `${c["scenes"]} scenes that cannot be charged otherwise: ${c["turned"]} turned, ${c["unturned"]} touch another enemy, ${c["none"]} without a charge; called impossible though one exists ${c["impossible"]}, turned more than needed ${c["more"]}, wrong ways ${c["wrong"]}`,
  },
  {
    id: "together",
    title: "Two to four chargers of one facing, against every order",
    chunks: 200,
    sources,
    command: (chunk) => ["node", "tools/run.mjs", script("run-together"), "10", String(1 + chunk)],
    read: reading(["fewerPlaced", "fewerModels"]),
    line: (c) =>
      `${c["scenes"]} scenes, ${c["orders"]} orders, everybody placed in ${c["all"]}, worse than brute force where that is said to be possible ${c["early"] ?? 0}; fewer chargers placed ${c["fewerPlaced"]}, fewer models ${c["fewerModels"]}`,
  },
  {
    id: "discs",
    title: "A lone model on a round base that charges blocks and round bases, against brute force over its angles",
    chunks: 25,
    sources,
    command: (chunk) => ["node", "tools/run.mjs", script("run-discs"), "40", String(1 + chunk)],
    read: reading(["wrong"]),
    line: (c) =>
      `${c["scenes"]} scenes, ${c["charges"]} charges, ${c["none"]} without one; ${c["angles"]} angles looked at by brute force, of ${c["near"]} of which it says nothing, and ${c["single"]} moved one by one: answered otherwise ${c["wrong"]}`,
  },
];
