import { type Frame, type GameEvent, type Json, type Request } from "@tercio/kernel";
import { enter } from "../../src/sequence/flow.ts";
import { assert, play as playScene, type RuleCase, type SceneLine } from "@tercio/testkit";
import { oldWorld, scenarioOf } from "../../src/index.ts";
import type { Contact, OldWorld, UnitEntry } from "../../src/state/state.ts";
import { recruit } from "../../src/state/units.ts";

/** The examples' plain human without armour, twenty of them, five wide; tests change what they are about. */
export const plain: UnitEntry = {
  ...recruit,
  name: { en: "Plain", fr: "Simples" },
  seat: 0,
  armour: "none",
  shield: false,
};

export interface Given {
  readonly units: readonly Partial<UnitEntry>[];
  readonly contacts?: readonly Partial<Contact>[];
  readonly rulings?: { readonly [id: string]: string };
  readonly first?: 0 | 1;
  readonly maximumTurns?: number;
}

/** Unit 0 (seat 0) against the others (seat 1 unless told otherwise); one contact front to front unless told otherwise. */
export function table(given: Given): OldWorld {
  const units = given.units.map((u, i) => ({ ...plain, seat: i === 0 ? 0 : 1, ...u }) as UnitEntry);
  const five = (id: number): number => Math.min(5, units[id]?.models ?? 5);
  const contacts = (given.contacts ?? [{}]).map((c): Contact => {
    const pair = { charger: 1, charged: 0, ...c };
    const models = { chargerModels: five(pair.charger), chargedModels: five(pair.charged) };
    return { facing: "front", ...models, inches: 0, turn: 0, ...pair };
  });
  const { first = 1, maximumTurns = 1 } = given;
  return oldWorld.rules.setup(scenarioOf({ units, contacts, first, maximumTurns }, given.rulings));
}

export interface Dice {
  /** Unsaved wounds of each chain by its attacker's name; none unless told. */
  readonly points?: { readonly [name: string]: number };
  /** Totals of 2D6 rolls in turn; 7 when they run out. */
  readonly totals?: readonly number[];
  readonly choices?: { readonly [id: string]: readonly unknown[] };
}

export interface Run {
  readonly game: OldWorld;
  readonly requests: readonly Request[];
  readonly events: readonly GameEvent[];
  /** Requests with the game that asked them. */
  readonly asked: readonly { readonly request: Request; readonly game: OldWorld }[];
}

const nameOf = (r: Request): string =>
  r.type === "roll" ? String((r.label.values?.["unit"] as { values?: { en?: string } })?.values?.en) : "";

/** Plays on until the end, or until `stop` says that the standing request is far enough. Answers go through `accept`. */
export function play(game: OldWorld, dice: Dice = {}, stop?: (r: Request) => boolean, frames?: readonly Frame[]): Run {
  const totals = [...(dice.totals ?? [])];
  const choices = Object.fromEntries(Object.entries(dice.choices ?? {}).map(([k, list]) => [k, [...list]]));
  const line = (r: Request): SceneLine => {
    if (r.type === "roll") {
      if (r.dice.kind !== "sum") return { show: { points: [dice.points?.[nameOf(r)] ?? 0] } };
      const kept = r.dice.dice - (r.dice.dropLowest ?? 0);
      return { show: { total: totals.shift() ?? Math.min(7, kept * r.dice.sides) } };
    }
    const given = choices[r.choice]?.shift();
    return given === undefined ? "usual" : { choice: r.choice, answer: given as Json };
  };
  const r = playScene(oldWorld, game, (request) => (stop?.(request) === true ? null : line(request)), {
    ...(frames === undefined ? {} : { enter: frames }),
  });
  return { game: r.game, requests: r.requests.map((q) => q.request), events: r.events, asked: r.requests };
}

/** One round of the units in combat, on its own. */
export const round = (game: OldWorld, dice: Dice = {}, stop?: (r: Request) => boolean): Run =>
  play(game, dice, stop, [enter("combat", { units: game.units.map((u) => u.id) })]);

export interface Strike {
  readonly by: string;
  readonly dice: number;
  readonly needs: readonly (number | null)[];
  /** What the save needs after a natural 6 to wound, where that is another number; "none" where 6s go past it. */
  readonly after6: number | "none" | null;
}

/** The attack rolls of a run: who, how many dice, what each stage needs. */
export const strikes = (r: Run): readonly Strike[] =>
  r.requests.flatMap((q) => {
    if (q.type !== "roll" || q.dice.kind !== "chain") return [];
    const [, wound, save] = q.dice.stages;
    return [
      {
        by: nameOf(q),
        dice: q.dice.dice,
        needs: q.dice.stages.map((s) => s.need),
        after6: wound?.when6 === "skip-next" ? "none" : (save?.needAfter6 ?? null),
      },
    ];
  });

/** Both combat results of the round, after the Musicians; none where nobody counts. */
export function results(r: Run): readonly number[] {
  const event = r.events.find((e) => e.kind === "combatResult");
  return (event?.data?.["points"] ?? []) as readonly number[];
}

export const kinds = (r: Run): readonly string[] => r.events.map((e) => e.kind);
export const one = (ids: string | readonly string[], title: string, body: () => void): RuleCase => ({
  ids: typeof ids === "string" ? [ids] : ids,
  title,
  run: body,
});

export { assert };
