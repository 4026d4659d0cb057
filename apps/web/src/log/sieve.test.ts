import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Core, type GameEvent, type Language, startBattle } from "@tercio/kernel";
import type { Piece, System } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { DICE, finder, sifted } from "./sieve.ts";

/** What happens in a battle that chance plays, and how it stands then. */
function played(game: (typeof games)[number], seed: number, replies: number) {
  const all = [...byChance(startBattle<Core>(game, game.rules.starter(), seed), counterSource(seed, 0), replies)];
  const lines = all.flatMap(({ events }) => events);
  return { lines, who: finder(game, game.views.board((all.at(-1) as (typeof all)[number]).battle.game).pieces) };
}

describe.each(games.map((g) => [g.id, g] as const))("the log of %s narrowed", (_, game) => {
  const { tellings = {}, sorts = [] } = game.views;
  const words: { readonly [language in Language]: { readonly [key: string]: string } } = game.messages;
  const { lines, who } = played(game, 5, 400);
  const heads = (kind: string): boolean => tellings[kind] === "turn" || tellings[kind] === "phase";

  test("every sort is of kinds that are told in both languages, and is met or told by none", () => {
    expect(sorts.length).toBeGreaterThan(3);
    for (const language of ["en", "fr"] as const)
      for (const { label, kinds } of sorts) {
        expect(words[language][label.key]).toBeDefined();
        for (const kind of kinds) expect(words[language][`event.${kind}`], kind).toBeDefined();
      }
  });

  test("a sort shows its events and nothing else, under headings that have something below them", () => {
    const all = sifted(game, who, lines, { sort: null, seat: null });
    for (const sort of [DICE, ...sorts.map((s) => s.id)]) {
      const kinds = sorts.find((s) => s.id === sort)?.kinds ?? ["roll"];
      const shown = sifted(game, who, lines, { sort, seat: null });
      expect(shown.filter((t) => !heads(t.event.kind)).every((t) => kinds.includes(t.event.kind))).toBe(true);
      expect(shown.filter((t) => kinds.includes(t.event.kind)).length).toBe(
        all.filter((t) => kinds.includes(t.event.kind)).length,
      );
      for (const [i, t] of shown.entries())
        if (heads(t.event.kind)) {
          const next = shown[i + 1];
          expect(next === undefined || tellings[next.event.kind] === "turn").toBe(false);
        }
    }
  });

  test("each side has lines of its own, and no line is of both", () => {
    const of = (seat: number): readonly number[] =>
      sifted(game, who, lines, { sort: null, seat }).flatMap((t) => (heads(t.event.kind) ? [] : [t.at]));
    expect(of(0).length).toBeGreaterThan(3);
    expect(of(1).length).toBeGreaterThan(3);
    expect(of(0).filter((at) => of(1).includes(at))).toEqual([]);
  });
});

test("an event is about whoever bears its name, not about whoever bears a part of it", () => {
  const [game] = games;
  const called = (name: string) => ({ key: "@", values: { en: name, fr: name } });
  const [guard, imperial, other] = ["Guard", "Imperial Guard", "Imperial Guard"].map((name, key) => ({
    key,
    name: called(name),
  })) as unknown as readonly Piece[];
  const who = finder(game as System, [guard, imperial, other] as readonly Piece[]);
  const event = (values: object) => ({ kind: "falls", message: { key: "", values }, rule: null }) as GameEvent;
  expect(who.about(event({ unit: called("Imperial Guard") }))).toEqual([imperial, other]);
  expect(who.about(event({ unit: called("Guard"), foe: called("Imperial Guard") }))).toEqual([guard]);
  expect(who.mentioned(event({ unit: called("Nobody"), foe: called("Guard"), inches: 3 }))).toEqual([guard]);
  expect(who.about(event({ foe: called("Guard") }))).toEqual([]);
});
