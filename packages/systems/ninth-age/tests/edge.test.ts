import { expect, test } from "vitest";
import { loseHealth } from "../src/calculation/losses.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { changed, models, unit } from "../src/state/state.ts";

/** Seed 461 of the starter armies: three Feldraks, slantwise at the southern edge. */
const EDGE = { x: -48_527, y: -53_548, facing: 47_576 };

test("who stands at the edge and loses a file is not said to have left the table", () => {
  const start = ninthAge.rules.setup(ninthAge.rules.starter());
  const feldraks = start.units.find((u) => u.entry.name.en === "Feldraks");
  if (feldraks === undefined) throw new Error("no Feldraks");
  const at = (y: number): NinthAge => ({
    ...start,
    gameTurn: 1,
    units: start.units.map((u) =>
      u === feldraks ? changed(u, { place: "field", ...EDGE, y, files: models(u), nextSide: 1 }) : u,
    ),
  });
  const beyond = (game: NinthAge): readonly string[] =>
    ninthAge.rules.invariants(game).filter((w) => w.includes("not on the table"));
  const before = at(EDGE.y);
  const each = unit(before, feldraks.id).entry.healthPoints;
  const { game: after } = loseHealth(before, feldraks.id, [each]);
  const [was, is] = [unit(before, feldraks.id), unit(after, feldraks.id)];
  expect([is.files, is.x, is.y]).toEqual([was.files - 1, expect.any(Number), expect.any(Number)]);
  expect([beyond(before), beyond(after)]).toEqual([[], []]);
  // A fifth of a millimetre farther out nothing was rounded.
  expect(beyond(at(EDGE.y - 20)).length).toBe(1);
});
