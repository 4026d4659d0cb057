import { type GivenNumbers, say } from "@tercio/kernel";
import { expect, inject, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { builtIn } from "../src/scene/profile.ts";

const asked = (id: string) => {
  const found = (ninthAge.views.calculator ?? []).find((p) => p.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const units = [...builtIn].flatMap(([id, { character }]) => (character === true ? [] : [id]));

/** The usual answers of a question, with some given. */
function usual(id: string, given: GivenNumbers): GivenNumbers {
  const { numbers, words = [] } = asked(id);
  const parts = [...numbers, ...words].flatMap(({ id: part, usual: value }) => (value == null ? [] : [[part, value]]));
  return { ...(Object.fromEntries(parts) as GivenNumbers), ...given };
}

const DISTANCES = inject("fully") ? Array.from({ length: 72 }, (_, n) => n + 1) : [1, 30, 47, 72];

test("C6: every unit may be asked about every distance, cover and facing of a volley", () => {
  const refused: string[] = [];
  let count = 0;
  for (const [at, a] of units.entries())
    for (const distance of DISTANCES)
      for (const cover of ["none", "soft", "hard"])
        for (const facing of ["front", "left", "rear"]) {
          // Each of them against another in turn, and so each is shot at too.
          const b = units[(at * 7 + distance) % units.length] as string;
          const problem = asked("volley").problem?.(usual("volley", { a, b, distance, cover, facing })) ?? null;
          count++;
          if (problem !== null)
            refused.push(`${a} at ${b}, ${distance}", ${cover}, ${facing}: ${say(ninthAge, problem, "en")}`);
        }
  expect(count).toBeGreaterThan(1000);
  expect(refused).toEqual([]);
});

test("C6: blocks of any breadth, of 5 to 60 models", () => {
  const refused: string[] = [];
  for (const models of [5, 20, 40, 60])
    for (const files of [5, 10, 20])
      for (const distance of DISTANCES)
        for (const cover of ["none", "soft"]) {
          if (files > models) continue;
          const sizes = { "a-models": models, "a-files": files, "b-models": models, "b-files": files };
          const given = { a: "citizen-archers", b: "barbarians-with-spears", distance, cover, ...sizes };
          const problem = asked("volley").problem?.(usual("volley", given)) ?? null;
          if (problem !== null) refused.push(`${models} in ${files}, ${distance}": ${say(ninthAge, problem, "en")}`);
        }
  expect(refused).toEqual([]);
});
