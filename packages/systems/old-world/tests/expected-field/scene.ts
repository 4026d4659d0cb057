import type { DiceRequest } from "@tercio/dice";
import { type Frame, type Json, type Request, there } from "@tercio/kernel";
import { play, type SceneRun } from "@tercio/testkit";
import { INCH, TURN } from "@tercio/tabletop";
import { oldWorld } from "../../src/index.ts";
import { enter } from "../../src/sequence/flow.ts";
import { entryOf } from "../../src/entries/index.ts";
import type { RuleGiven } from "../../src/state/rules.ts";
import type { Feature } from "../../src/state/terrain.ts";
import { TROOP_TYPES } from "../../src/state/troop-types.ts";
import type { Field, OldWorld, Unit, UnitEntry } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";

/** A unit as the reader of the sheets has written it down: inches about the table's middle, degrees clockwise from north. */
export interface WrittenUnit {
  readonly name: string;
  readonly side: "A" | "B";
  readonly troopType: string;
  readonly movement: number;
  readonly ld: number;
  readonly models: number;
  readonly files: number;
  readonly base: readonly [number, number];
  readonly formation: string;
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly special: readonly string[];
  readonly weapons: readonly string[];
  readonly points?: number;
  readonly woundsStart?: number;
  readonly state: {
    readonly fleeing?: boolean;
    readonly startModels?: number;
    readonly woundsLeft?: number;
    readonly woundsStart?: number;
    readonly rallied?: boolean;
    readonly moved?: boolean;
    readonly shot?: boolean;
    readonly marched?: boolean;
    readonly charged?: boolean;
    readonly chargeFailed?: boolean;
    readonly destroyed?: boolean;
  };
}

export interface Written {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly answer: Json;
  readonly sure: string;
  readonly dice: readonly { readonly value: number }[];
  readonly scene: {
    readonly units: readonly WrittenUnit[];
    readonly terrain: readonly { readonly kind: string; readonly polygon: readonly (readonly [number, number])[] }[];
  };
}

const KINDS: { readonly [kind: string]: Feature["kind"] } = {
  difficult: "difficult",
  woods: "wood",
  impassable: "impassable",
  dangerous: "dangerous",
  hill: "hill",
  "low linear obstacle": "low-obstacle",
  "high linear obstacle": "high-obstacle",
  tower: "tower",
  "arcane monolith": "monolith",
};
/** Ranges of the two bows, in inches. */
const RANGES: { readonly [weapon: string]: number } = { longbow: 30, shortbow: 18 };
/** What is said of a unit in the list of its rules and is a field of its own here. */
/** Lumbering and Iron Shod Wheels go with the troop type. */
const FLAGS = ["Lumbering", "Musician", "Battle Standard Bearer", "General", "Skirmishers", "Iron Shod Wheels"];

/** A rule as it is written ("Fly (10)") as one that a unit holds; it must be one that there is. */
function ruleOf(written: string): RuleGiven {
  const [, name, value] = /^([^(]+?)(?: \((.+)\))?$/.exec(written) ?? [];
  const word = there(name).toLowerCase().replace(/&/g, "and").replace(/ /g, "-");
  if (entryOf(word) === undefined) throw new Error(`no rule ${word}`);
  if (value === undefined) return word as RuleGiven;
  return (/^\d+$/.test(value) ? { rule: word, value: Number(value) } : { rule: word, dice: value }) as RuleGiven;
}

function entryIn(u: WrittenUnit): Partial<UnitEntry> {
  const troopType = TROOP_TYPES.find((t) => t === u.troopType.replace(/ /g, "-"));
  if (troopType === undefined) throw new Error(`no troop type ${u.troopType}`);
  const range = u.weapons[0] === undefined ? undefined : RANGES[u.weapons[0]];
  return {
    name: { en: u.name, fr: u.name },
    ...{ troopType, movement: u.movement, leadership: u.ld, files: u.files },
    ...{
      models: u.state.startModels ?? u.models,
      wounds: u.woundsStart ?? u.state.woundsStart ?? 1,
      points: u.points ?? 0,
    },
    ...{ baseWidth: u.base[0] * 100, baseDepth: u.base[1] * 100 },
    ...{ musician: u.special.includes("Musician"), battleStandard: u.special.includes("Battle Standard Bearer") },
    ...(u.special.includes("General") ? { general: true } : {}),
    ...(range === undefined ? {} : { missile: { range } }),
    skirmishers: u.formation === "skirmish" || u.special.includes("Skirmishers"),
    rules: u.special.filter((s) => !FLAGS.includes(s)).map(ruleOf),
  };
}

function nowIn(u: WrittenUnit): Partial<Unit> {
  const { fleeing = false, woundsLeft, rallied, marched, charged, chargeFailed, moved } = u.state;
  const deed = chargeFailed
    ? "failed-charge"
    : charged
      ? "charged"
      : marched
        ? "marched"
        : moved
          ? "moved"
          : rallied
            ? "rallied"
            : "none";
  return {
    ...{ fleeing, deed, models: u.models, modelsThen: u.models },
    ...(rallied ? { noChargeIn: 1 } : {}),
    ...(woundsLeft === undefined
      ? {}
      : { woundsLost: (u.woundsStart ?? u.state.woundsStart ?? woundsLeft) - woundsLeft }),
    ...(u.formation === "open" || u.formation === "close" ? { order: u.formation } : {}),
    frenzied: u.special.includes("Frenzy"),
  };
}

export const standing = (u: WrittenUnit): Standing => ({
  ...{ side: u.side === "A" ? 0 : 1, at: u.at, facing: u.facing },
  ...{ entry: entryIn(u), now: nowIn(u) },
});

/** How a scene differs from the one that is written. */
export interface Change {
  readonly units?: { readonly [name: string]: Partial<WrittenUnit> };
  readonly active?: 0 | 1;
  readonly turn?: number;
  readonly field?: Partial<Field>;
}

/** The scene as a battle on an open table of 72 by 48 inches, in A's turn. */
export function gameOf(w: Written, { units = {}, ...more }: Change = {}): OldWorld {
  return battlefield({
    units: w.scene.units.map((u) => standing({ ...u, ...units[u.name] })),
    terrain: w.scene.terrain.map(({ kind, polygon }) => ({ kind: there(KINDS[kind]), polygon })),
    ...more,
    field: { width: 72 * INCH, depth: 48 * INCH, ...more.field },
  });
}

export const idOf = (w: Written, name: string): number => w.scene.units.findIndex((u) => u.name === name);

const countOf = (d: DiceRequest): number => (d.kind === "sum" || d.kind === "pool" ? d.dice : 0);
const sidesOf = (d: DiceRequest): number => (d.kind === "sum" || d.kind === "pool" ? d.sides : 0);

/** Plays these sequences with the dice that are written, face by face; a D3 by the D6 that is written. Throws where a roll wants more. */
export function playedWith(
  game: OldWorld,
  dice: readonly number[],
  frames: readonly Frame[],
  answers: { readonly [choice: string]: readonly Json[] } = {},
  until: (r: Request) => boolean = () => false,
): SceneRun<OldWorld> {
  const left = [...dice];
  const given = Object.fromEntries(Object.entries(answers).map(([k, list]) => [k, [...list]]));
  return play(
    oldWorld,
    game,
    (r) => {
      if (until(r)) return null;
      if (r.type === "choice") {
        const answer = given[r.choice]?.shift();
        return answer === undefined ? "usual" : { choice: r.choice, answer };
      }
      const faces = left.splice(0, countOf(r.dice));
      const total = faces.reduce((sum, f) => sum + f, 0);
      if (r.dice.kind === "sum" && total > (r.dice.reroll?.above ?? Infinity))
        faces.push(...left.splice(0, r.dice.dice));
      if (faces.length < countOf(r.dice)) throw new Error(`no dice are written for ${r.label.key}`);
      return { dice: sidesOf(r.dice) === 3 ? faces.map((f) => Math.ceil(f / 2)) : faces };
    },
    { enter: frames },
  );
}

export const diceOf = (w: Written): readonly number[] => w.dice.map((d) => d.value);
export const unitAfter = (r: SceneRun<OldWorld>, w: Written, name: string): Unit => there(r.game.units[idOf(w, name)]);

/** Where a unit is: inches and degrees, to a thousandth. */
export function placeOf({ x, y, facing }: { readonly x: number; readonly y: number; readonly facing: number }): Json {
  const thousandth = (n: number): number => Math.round(n * 1000) / 1000 + 0;
  return { at: [thousandth(x / INCH), thousandth(y / INCH)], facing: thousandth((facing * 360) / TURN) };
}

export const DECLARED: readonly Frame[] = [enter("declare-charges", {})];
export const CHARGES: readonly Frame[] = [...DECLARED, enter("charge-moves", {})];
/** A unit that a scene names only in words: what differs from twenty foot soldiers, five wide, in the middle of the table. */
export const soldiers = (more: Partial<WrittenUnit> = {}): WrittenUnit => ({
  ...{ name: "Soldiers", side: "A", troopType: "regular infantry", movement: 4, ld: 7, models: 20, files: 5 },
  ...{ base: [25, 25], formation: "close", at: [0, 0], facing: 0, special: [], weapons: [], state: {} },
  ...more,
});
/** The scene with these units instead of its own, and with this ground where it is told. */
export const sceneOf = (w: Written, units: readonly WrittenUnit[], terrain = w.scene.terrain): Written => ({
  ...w,
  scene: { ...w.scene, units, terrain },
});
/** Ground from west to east and south to north, in inches. */
export const box = (
  kind: Feature["kind"],
  [w, s, e, n]: readonly [number, number, number, number],
): Field["terrain"][number] => ({
  kind,
  outline: [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ].map(([x, y]) => ({ x: Math.round(there(x) * INCH) + 0, y: Math.round(there(y) * INCH) + 0 })),
});

/** Stands in an answer for a part that is not asked; `waiting.ts` says why. */
export const NOT_ASKED = "not asked";
export type Answerer = (w: Written) => Json;
export type Answers = { readonly [id: string]: Answerer };
