import { describe, expect, test } from "vitest";
import blind from "./expected/items-armies.json" with { type: "json" };
import { ofDaemons } from "./expected/items-daemons.ts";
import { weaponsOf } from "./expected/items-weapons.ts";
import { wornBy } from "./expected/items-worn.ts";
import type { Plays, Rows } from "./expected/items-scenes.ts";

/*
 * Special items and rules of armies, against answers by somebody who has read the texts and not this program
 * (expected/items-armies.json, as it was written).
 */
const played: { readonly [name: string]: Rows } = { ...ofDaemons, ...weaponsOf, ...wornBy };

const compared = blind.items.flatMap(({ name, expected }) =>
  expected.flatMap((e, i): readonly (readonly [string, Plays, readonly unknown[]])[] => {
    const plays = played[name]?.[i];
    return typeof plays === "function" ? [[`${name}: ${e.what}, ${e.situation}`, plays, [e.value, e.without]]] : [];
  }),
);

describe("with the item, and without", () => {
  test.each(compared)("%s", (_, plays, expected) => {
    expect([plays(true), plays(false)]).toEqual(expected);
  });
});
test("every answer is compared, or stands there with the reason why not", () => {
  const counted = blind.items.map(({ name, expected }) => [name, expected.length]);
  expect(blind.items.map(({ name }) => [name, played[name]?.length ?? 0])).toEqual(counted);
});
