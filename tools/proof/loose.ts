import { type Chunk, type Counted, lastLine, type Proof } from "./kind.ts";

/** The geometry of loose models but for how a unit is drawn and forms up, who compares it, and the oracle that is compared with. */
const all = [
  "packages/loose/src",
  "packages/loose/tests/proof",
  "packages/loose/tests/oracle",
  "packages/tabletop/src",
  ...["body", "form-up"].map((f) => `:(exclude)packages/loose/src/${f}.ts`),
];

/** Without what seeks places for a whole unit, on which neither ways nor distances hang. */
const single = [
  ...all,
  ...["arrange", "charge", "contact*", "crowd*", "gather*", "index", "match"].map(
    (f) => `:(exclude,glob)packages/loose/src/${f}.ts`,
  ),
  ":(exclude,glob)packages/loose/tests/*/contact*.ts",
];

/** The script ends with one line of JSON: what was counted, and how many `faults`, each told before it. */
function read(out: string): Chunk {
  const counted = lastLine(out) as Counted;
  return { counted, wrong: (counted["faults"] ?? 1) > 0 ? [out.slice(0, 4000)] : [] };
}

/** 2,000 scenes in parts of `scenes`. */
const proof = (
  what: string,
  title: string,
  scenes: number,
  sources: readonly string[],
  line: (c: Counted) => string,
): Proof => ({
  id: `loose-${what}`,
  title,
  chunks: 2000 / scenes,
  sources,
  command: (chunk) => [
    "node",
    "tools/run.mjs",
    "packages/loose/tests/proof/run.ts",
    what,
    String(1 + chunk * scenes),
    String(scenes),
  ],
  read,
  line,
});

/** A number that is not told where nothing of the kind happened. */
const n = (c: Counted, what: string): number => c[what] ?? 0;

export const looseProofs: readonly Proof[] = [
  proof(
    "ways",
    "Shortest ways of single models, against proven bounds",
    40,
    single,
    (c) =>
      `${n(c, "scenes")} scenes, ${n(c, "ways")} ways, ${n(c, "none")} without one; shorter than possible ${n(c, "shorter")}, longer than one that exists ${n(c, "longer")}`,
  ),
  proof(
    "places",
    "Places of a fine grid that a single model can get to within a limit, against proven bounds",
    40,
    single,
    (c) =>
      `${n(c, "scenes")} scenes, ${n(c, "reached")} places within reach, ${n(c, "out of reach")} out of it, ${n(c, "not told")} too near to the limit to tell; missed ${n(c, "missed")}, impossible ${n(c, "impossible")}, otherwise by the referee of a unit ${n(c, "refereed otherwise")}`,
  ),
  proof(
    "checks",
    "Distances, coherency, models within a distance and under a circle, against brute force",
    40,
    single,
    (c) =>
      `${n(c, "scenes")} scenes: ${n(c, "gaps")} distances, ${n(c, "groups")} groups, ${n(c, "within") + n(c, "not within")} models asked whether within a distance, ${n(c, "under a circle") + n(c, "beside it")} bases whether under a circle; wrong ${n(c, "faults")}`,
  ),
  proof(
    "contact",
    "Charges, moves into contact and pile-ins of up to six round models, against exhaustive search over places, models and orders",
    20,
    all,
    (c) =>
      `${n(c, "scenes")} scenes, ${n(c, "models")} of ${n(c, "possible")} models that can strike or touch do: as many as the search in ${n(c, "as many")}, more than it in ${n(c, "more than the oracle")}, fewer in ${n(c, "fewer")}; charges called impossible though one exists ${n(c, "called impossible")}, moves that break a rule ${n(c, "illegal")}, wrongly called proven ${n(c, "wrongly proven")}`,
  ),
];
