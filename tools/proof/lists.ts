import { type Counted, engine, lastLine, type Proof } from "./kind.ts";

/** Lists drawn by chance, and as many broken, against a program that knows only the tables: see tests/by-tables of The Ninth Age. */
export const listProofs: readonly Proof[] = [
  {
    id: "by-tables",
    title: "Lists drawn by chance, and as many broken, judged by the tables and by the check.py beside them",
    chunks: 10,
    needs: "../shared/data/ninth-age/check.py",
    sources: [...engine, "packages/systems/ninth-age/tests/by-tables"],
    command: (chunk) => [
      ...["node", "tools/run.mjs", "packages/systems/ninth-age/tests/by-tables/run.ts"],
      ...[1 + chunk * 20, 20].map(String),
    ],
    read: (out) => lastLine(out) as { readonly counted: Counted; readonly wrong: readonly string[] },
    line: (c) =>
      `${c["lists"]} lists of ${c["units"]} units: legal by both, the points of every unit equal; check.py finds nothing in ${c["alike"]}, in ${c["unread"]} only the rows that it does not read, to the point; ${c["mutilated"]} broken lists refused by both (${[
        ...Object.keys(c),
      ]
        .filter((k) => /^(too|an?|one|points) /.test(k))
        .map((k) => `${k} ${c[k]}`)
        .join(", ")}), ours with place and sentence`,
  },
];
