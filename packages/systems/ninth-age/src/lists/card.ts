import { bilingual, message } from "@tercio/kernel";
import { called, costOfUnit, type ResolvedUnit, type ResolvedList, named } from "@tercio/rosters";
import type { Fact, Sheet, UnitCard } from "@tercio/board";
import type { Army } from "../armies/build.ts";
import { armyProblem } from "../armies/check.ts";
import { figuresOf, unitOnField } from "../armies/field.ts";
import { namesOfUnit } from "../armies/list-names.ts";
import type { BookProfile, Figure } from "../armies/profile.ts";
import { setup, starter } from "../scenarios/setup.ts";
import { listedRule } from "../state/ids.ts";
import type { UnitEntry } from "../state/state.ts";
import { board, partColumns, typeSaid } from "../view/board.ts";

type M = ResolvedList<BookProfile | null>;
type U = ResolvedUnit<BookProfile | null>;

/** What only a battle that is under way has to tell of a unit. */
const ONLY_IN_BATTLE: readonly string[] = ["fact.health", "fact.full-ranks"];

/** The card that a unit has when a battle begins. */
function playedSheet(entry: UnitEntry, name: string): Sheet {
  const army: Army = { id: name, name: { en: name, fr: name }, units: [entry] };
  const usual = starter();
  const { size: _, ...on } = usual.setup;
  const game = setup({ ...usual, setup: { ...on, armies: [army, army] } });
  const sheet = board(game).pieces.find((p) => p.kind === "body" && p.seat === 0)?.sheet;
  if (sheet === undefined) throw new Error("a unit has no card");
  return { ...sheet, facts: sheet.facts.filter((f) => !ONLY_IN_BATTLE.includes(f.label.key)) };
}

const global = [
  ["value.advance-rate", "advanceRate"],
  ["value.march-rate", "marchRate"],
  ["value.discipline", "discipline"],
  ["value.health-points", "healthPoints"],
  ["value.defensive-skill", "defensiveSkill"],
  ["value.resilience", "resilience"],
  ["value.armour", "armour"],
] as const;

const inPrint = (figure: Figure): string | number => (typeof figure === "object" ? "–" : figure);

/** What an army book prints of a unit that cannot stand on a table yet. */
function printedSheet(m: M, u: U, riders: BookProfile, body: BookProfile): Sheet {
  const { figure, height, changes } = figuresOf(m, u, body, riders);
  const type = typeSaid({ height, type: body.type });
  const fact = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    label: message(key),
    told,
    rule,
  });
  const parts = [...riders.parts, ...(body === riders ? [] : body.parts), ...changes.flatMap((c) => c.part ?? [])];
  const rules = namesOfUnit(m, u).filter((n) => n.kind === "rule" && n.rule !== null);
  return {
    facts: [
      fact("fact.type", type, `t9a.model-type.${body.type.toLowerCase()}`),
      fact("fact.models", u.unit.models),
      ...global.map(([key, field]) => fact(key, figure(field) ?? inPrint(body[field]))),
      fact("fact.points", costOfUnit(m, u).points),
    ],
    tables: [
      {
        corner: message("fact.part"),
        columns: partColumns,
        rows: parts.map((p) => ({
          label: bilingual(named(m.book, p.name)),
          cells: [p.attackValue, p.offensiveSkill, p.strength, p.armourPenetration, p.agility].map(inPrint),
        })),
      },
    ],
    lists: [
      {
        label: message("fact.rules"),
        items: rules.map(({ what }) => ({ told: called(m.book, what), rule: listedRule(what) })),
      },
    ],
  };
}

const NOTHING: Sheet = { facts: [], tables: [], lists: [] };

/** A unit of a list as its players read it: as the game has it, else as its army book prints it. */
export function cardOf(m: M, u: U): UnitCard {
  const entry = unitOnField(m, u);
  if ("problem" in entry) {
    const riders = u.entry.profile;
    const body = u.mount === null ? riders : u.mount.profile;
    const unknown = namesOfUnit(m, u).filter((n) => n.rule === null);
    return {
      sheet: riders === null || body === null ? NOTHING : printedSheet(m, u, riders, body),
      unknown: unknown.map(({ what }) => called(m.book, what)),
      barred: entry.problem,
    };
  }
  const alone = { ...entry, notYet: [] };
  const problem = armyProblem({ id: u.entry.id, name: entry.name, units: [alone] });
  return {
    sheet: problem === null ? playedSheet(alone, u.entry.id) : NOTHING,
    unknown: entry.notYet.map((name) => bilingual(name)),
    barred: problem?.problem ?? null,
  };
}
