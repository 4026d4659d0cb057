import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  type Json,
  kernelMessages,
  type Message,
  rollDice,
  say,
  startBattle,
} from "@tercio/kernel";
import { type ArmyBook, type ListUnit, listMessages, resolveList, unitInText, type Problem } from "@tercio/rosters";
import { describe, expect, inject, test } from "vitest";
import { fielded, unitOnField } from "../../src/armies/field.ts";
import { bookNames, openBook } from "../../src/armies/open-book.ts";
import type { BookProfile } from "../../src/armies/profile.ts";
import { ninthAge, type NinthAge, type UnitEntry } from "../../src/index.ts";
import { listOf, type Variant, variantsOf } from "./variants.ts";

type Book = ArmyBook<BookProfile | null>;

/** What keeps a unit from the table: none of these is a breakage. A unit of any other kind is one. */
const NOT_PRINTED = ["list.no-profile", "list.no-base", "list.no-rolled"];

async function opened(id: string): Promise<Book> {
  const book = await openBook(id);
  if (book === null) throw new Error(id);
  return book as Book;
}

/** Says every message in what is handed out, however deep, in both languages; what reads badly. */
function badly(told: unknown): readonly string[] {
  if (typeof told !== "object" || told === null) return [];
  if ("key" in told && typeof told.key === "string" && Object.keys(told).every((k) => k === "key" || k === "values")) {
    const m = told as Message;
    return (["en", "fr"] as const).flatMap((lang) => {
      const words = ninthAge.messages[lang][m.key] ?? listMessages[lang][m.key] ?? kernelMessages[lang][m.key];
      const text = say(ninthAge, m, lang);
      if (m.key !== "@" && words === undefined) return [`${m.key} has no sentence (${lang})`];
      return /undefined|NaN|\[object|[{}]/.test(text) ? [`${m.key} reads “${text}”`] : [];
    });
  }
  return Object.values(told).flatMap(badly);
}

/** A unit on the field, shown and printed; what is wrong, and the unit as the game has it. */
function shown(
  book: Book,
  v: Variant,
): { readonly wrong: readonly string[]; readonly made: UnitEntry | Problem | null } {
  const list = listOf(book.id, [v.unit]);
  try {
    const m = resolveList(book, list);
    const u = m.units[0];
    if (u === undefined) return { wrong: ["is in no book"], made: null };
    const made = unitOnField(m, u);
    const card = cards?.card(m, u);
    cards?.told?.(m, u);
    const paper = (["en", "fr"] as const).map((lang) => `${unitInText(m, u, lang)}`);
    const wrong = [
      ...badly(card),
      ...badly("problem" in made ? made.problem : null),
      ...paper.filter((p) => /undefined|NaN|\[object/.test(p)),
    ];
    const key = "problem" in made ? (made.problem.values?.what as Message | undefined)?.key : undefined;
    if ("problem" in made && !NOT_PRINTED.includes(key ?? ""))
      wrong.push(`is refused: ${JSON.stringify(made.problem)}`);
    if (!("problem" in made) && card?.barred !== null) wrong.push(`is barred: ${JSON.stringify(card?.barred)}`);
    return { wrong, made };
  } catch (error) {
    return { wrong: [String(error)], made: null };
  }
}

const cards = await ninthAge.rosters?.();

/** An army has one of each title: of several that bear it the first does. */
function alone(whole: ListUnit, all: readonly Variant[]): ListUnit {
  const { titles = [], ...unit } = whole;
  const own = titles.filter((t) => all.find((v) => v.unit.titles?.includes(t))?.unit === whole);
  return own.length === 0 ? unit : { ...unit, titles: own };
}

/** Units against as many others: deployed, and so many answers more. */
function playedOn(book: Book, units: readonly Variant[], seed: number, more: number): void {
  const made = fielded(
    book,
    listOf(
      book.id,
      units.map((v) => alone(v.unit, units)),
    ),
  );
  if ("problems" in made) throw new Error(JSON.stringify(made.problems));
  const setup = {
    ...{ armies: [made.army, made.army] as unknown as Json, width: 120, depth: 96, chirality: 1 },
    ...{ deployment: "frontline-clash", objective: "roll" },
  };
  const scenario = { ...ninthAge.rules.starter(), setup };
  expect(ninthAge.rules.checkScenario(scenario)).toBeNull();
  let battle: Battle<NinthAge> = startBattle(ninthAge, scenario, seed, { chained: false }).battle;
  const source = counterSource(seed, 0);
  for (let left = more; battle.request !== null && left > 0; ) {
    const { request, game } = battle;
    if (game.gameTurn > 0) left--;
    if (request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const result = answer(battle, ninthAge.rules.choices[request.choice]?.sample(game, request.about, source));
    if (!result.ok) throw new Error(`${request.choice}: ${result.refusal.message.key}`);
    battle = result.battle;
    expect(ninthAge.rules.invariants(game)).toEqual([]);
  }
  expect(badly(ninthAge.views.board(battle.game))).toEqual([]);
}

/** How many units one battle takes on each side. */
const ROOM = 8;
/** Answers and rolls from the first Game Turn on. */
const MORE = inject("fully") ? 25 : 5;
const DEEP = inject("fully") ? 4 : 1;

describe.each(bookNames.map((b) => b.id))("C1: every entry of %s", (id) => {
  test("with every option, command, title, mount and item is fielded, shown and printed", async () => {
    const book = await opened(id);
    const variants = variantsOf(book, DEEP);
    expect(new Set(variants.map((v) => v.entry)).size).toBe(book.entries.length);
    // Every entry as it comes, and of what else it may have every second thing; in the long proof each.
    const some = variants.filter((v, at) => inject("fully") || v.key === "" || at % 2 === 0);
    const wrong = some.flatMap((v) => shown(book, v).wrong.map((w) => `${v.entry} ${v.key}: ${w}`));
    expect(wrong).toEqual([]);
  });

  test("is deployed and played for some answers", async () => {
    const book = await opened(id);
    const all = variantsOf(book, DEEP).filter((v) => {
      const m = resolveList(book, listOf(id, [v.unit]));
      return m.units[0] !== undefined && !("problem" in unitOnField(m, m.units[0]));
    });
    // Every second as it comes; in the long proof each with each thing.
    const bare = all.filter((v, i) => all.findIndex((w) => w.entry === v.entry) === i);
    const some = inject("fully") ? all : bare.filter((_, at) => at % 2 === 0);
    const wrong: string[] = [];
    for (let at = 0; at < some.length; at += ROOM) {
      const units = some.slice(at, at + ROOM);
      try {
        playedOn(book, units, 1 + at, MORE);
      } catch (error) {
        wrong.push(`${units.map((v) => `${v.entry} ${v.key}`).join("; ")}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
