import { bilingual, type Refusal } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { whyNotCharge } from "../src/battlefield/charges.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import type { Unit } from "../src/state/state.ts";
import { barbarians, cavalry, field, halberds, INCH, warriors } from "./rule-cases/table.ts";
import type { Stand } from "./stand.ts";

const south = 32768;
type Places = Parameters<typeof field>[0];
/** The cavalry looks north from ten inches south of the table's middle; places are told from its own. */
const scene = (target: Stand, more: Places = {}): NinthAge => {
  const units: Places = {
    [cavalry]: { x: 0, y: 0, facing: 0 },
    [barbarians]: { x: 0, y: 10 * INCH, facing: south, ...target },
    ...more,
  };
  return field(Object.fromEntries(Object.entries(units).map(([id, u]) => [id, { ...u, y: (u.y ?? 0) - 10 * INCH }])));
};
const why = (game: NinthAge): Refusal | null =>
  whyNotCharge(game, game.units[cavalry] as Unit, game.units[barbarians] as Unit);
const key = (game: NinthAge): string | null => why(game)?.message.key ?? null;

describe("why a charge may not be declared", () => {
  test("it may", () => expect(why(scene({}))).toBeNull());

  test("behind the charger nobody is seen", () => {
    expect(key(scene({ y: -12 * INCH }))).toBe("refuse.charge-unseen");
  });

  test("20 inches are too far for a unit that goes 7 and 12", () => {
    expect(why(scene({ y: 20 * INCH }))?.message.values).toMatchObject({ needed: 20, most: 19 });
    expect(key(scene({ y: 19 * INCH }))).toBeNull();
    expect(key(scene({ y: 19 * INCH + 1 }))).toBe("refuse.charge-too-far");
  });

  test("friends across the way block it; the first of them is named", () => {
    // Thirty files of halberds, 600 mm abreast, low enough for riders to be seen over them.
    const wall = { [halberds]: { x: 0, y: 5 * INCH, facing: 0, files: 30 } };
    const game = scene({}, wall);
    const tall = game.units.map((u) =>
      u.id === halberds ? u : { ...u, entry: { ...u.entry, height: "Gigantic" as const } },
    );
    expect(why({ ...game, units: tall })?.message).toMatchObject({
      key: "refuse.charge-blocked",
      values: { blocker: bilingual((game.units[halberds] as Unit).entry.name) },
    });
  });

  test("between two of its friends there is no room for a front of 125 mm at one of 25", () => {
    const game = scene(
      { files: 1, rankAndFile: 3, champion: false },
      { [warriors]: { x: -10000, y: 9 * INCH, facing: south }, [halberds]: { x: 8000, y: 9 * INCH, facing: south } },
    );
    expect(key(game)).toBe("refuse.charge-blocked");
  });

  test("the answer to the choice says it too", () => {
    const game = { ...scene({ y: 20 * INCH }), active: 0 as const, phase: "charge" as const };
    const verdict = ninthAge.rules.choices.charge?.accept(game, { pairs: [] }, { unit: cavalry, target: barbarians });
    expect(verdict).toMatchObject({ message: { key: "refuse.charge-too-far" }, where: "target" });
    const moved = game.units.map((u) => (u.id === cavalry ? { ...u, moved: "advance" as const } : u));
    const late = ninthAge.rules.choices.charge?.accept(
      { ...game, units: moved },
      { pairs: [] },
      { unit: cavalry, target: barbarians },
    );
    expect(late).toMatchObject({ message: { key: "refuse.already-moved" } });
  });
});
