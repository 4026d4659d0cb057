import { bilingual, type GameEvent, message } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { storyOf, type Strand } from "./story.ts";

const named = (unit: string) => bilingual({ en: unit, fr: unit });
const event = (kind: string, unit: string, values: { readonly [name: string]: number } = {}): GameEvent => ({
  kind,
  message: message(`event.${kind}`, { unit: named(unit), ...values }),
  rule: null,
});
const table: readonly Strand[] = [
  { id: "breaks", counts: { broken: ["breaks"] } },
  { id: "charges", counts: { declared: ["declares"], arrived: ["arrives"] } },
  { id: "arrivals", counts: { arrived: ["arrives"] } },
  { id: "losses", counts: { times: ["losses"] }, sums: ["points"] },
  { id: "moves", counts: { moved: ["moves"] } },
];

describe("a story", () => {
  test("events add up: how many, what they come to, and who it was, each once", () => {
    const story = storyOf(
      table,
      [
        event("declares", "A"),
        event("declares", "B"),
        event("quiet", "B"),
        event("arrives", "A"),
        event("losses", "C", { points: 3 }),
        event("losses", "C", { points: 2 }),
        event("breaks", "C"),
      ],
      6,
    );
    expect(story).toEqual([
      {
        id: "charges",
        message: { key: "story.charges", values: { declared: 2, arrived: 1, units: [named("A"), named("B")] } },
        events: [0, 1, 3],
      },
      {
        id: "losses",
        message: { key: "story.losses", values: { times: 2, points: 5, units: [named("C")] } },
        events: [4, 5],
      },
      { id: "breaks", message: { key: "story.breaks", values: { broken: 1, units: [named("C")] } }, events: [6] },
    ]);
  });

  test("what began before it is told by the line for that", () =>
    expect(storyOf(table, [event("arrives", "A")], 6).map((l) => l.id)).toEqual(["arrivals"]));

  test("where there are more lines than fit, the weightiest stay, in the order in which they happened", () => {
    const all = [event("moves", "A"), event("losses", "B"), event("declares", "A"), event("breaks", "B")];
    expect(storyOf(table, all, 6).map((l) => l.id)).toEqual(["moves", "losses", "charges", "breaks"]);
    expect(storyOf(table, all, 2).map((l) => l.id)).toEqual(["charges", "breaks"]);
  });
});
