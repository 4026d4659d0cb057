import type { Army } from "./build.ts";
import type { UnitEntry } from "../state.ts";

/** What is wrong with an army file and where, in words; null when it can be used. */
export interface ArmyProblem {
  readonly where: string;
  readonly problem: string;
}

type Check = (value: unknown) => string | null;

const text: Check = (v) =>
  typeof v === "string" && v.length > 0 && v.length <= 120 ? null : "must be a text of 1 to 120 characters";
const bilingual: Check = (v) => {
  if (typeof v !== "object" || v === null) return "must have the names `en` and `fr`";
  const o = v as Record<string, unknown>;
  return text(o.en) ?? text(o.fr);
};
const whole =
  (low: number, high: number): Check =>
  (v) =>
    typeof v === "number" && Number.isInteger(v) && v >= low && v <= high
      ? null
      : `must be a whole number from ${low} to ${high}`;
const oneOf =
  (...options: readonly string[]): Check =>
  (v) =>
    typeof v === "string" && options.includes(v) ? null : `must be one of ${options.join(", ")}`;
const yesNo: Check = (v) => (typeof v === "boolean" ? null : "must be true or false");
const list =
  (item: Check, least: number, most: number): Check =>
  (v) => {
    if (!Array.isArray(v) || v.length < least || v.length > most) return `must be a list of ${least} to ${most}`;
    for (const [i, x] of v.entries()) {
      const wrong = item(x);
      if (wrong !== null) return `number ${i + 1} ${wrong}`;
    }
    return null;
  };

const skill = whole(0, 10);
const partShape: { readonly [key: string]: Check } = {
  name: bilingual,
  attackValue: skill,
  offensiveSkill: skill,
  strength: skill,
  armourPenetration: skill,
  agility: skill,
  harnessed: yesNo,
};

export const knownRules = [
  "parry",
  "fear",
  "fearless",
  "tall",
  "swiftstride",
  "battle-fever",
  "hell-forged-armour",
  "path-of-the-favoured",
  "favoured-champion",
  "insignificant",
  "stubborn",
] as const;

const entryShape: { readonly [key in keyof UnitEntry]: Check } = {
  name: bilingual,
  type: oneOf("Infantry", "Beast", "Cavalry"),
  height: oneOf("Standard", "Large"),
  baseWidth: whole(1000, 15_000),
  baseDepth: whole(1000, 15_000),
  advanceRate: whole(1, 20),
  marchRate: whole(1, 30),
  discipline: skill,
  healthPoints: whole(1, 10),
  defensiveSkill: skill,
  resilience: skill,
  armour: whole(0, 6),
  suit: oneOf("none", "light", "heavy", "plate"),
  shield: yesNo,
  parts: list((v) => shapeProblem(v, partShape), 1, 4),
  weapons: list(
    oneOf("hand-weapon", "great-weapon", "halberd", "paired-weapons", "spear", "lance", "light-lance", "cavalry-pick"),
    1,
    4,
  ),
  rules: list(oneOf(...knownRules), 0, 10),
  notYet: list(bilingual, 0, 20),
  models: whole(1, 60),
  champion: yesNo,
  standard: yesNo,
  musician: yesNo,
  scoring: yesNo,
  pointCost: whole(1, 5000),
  files: whole(1, 20),
};

function shapeProblem(value: unknown, shape: { readonly [key: string]: Check }): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "must be an object";
  const o = value as Record<string, unknown>;
  for (const key of Object.keys(o)) if (!(key in shape)) return `has an unknown field "${key}"`;
  for (const [key, check] of Object.entries(shape)) {
    if (!(key in o)) return `lacks "${key}"`;
    const wrong = check(o[key]);
    if (wrong !== null) return `"${key}" ${wrong}`;
  }
  return null;
}

/** Checks an army in the format of docs/army-format.md. Never throws. */
export function armyProblem(value: unknown): ArmyProblem | null {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { where: "army", problem: "must be an object with id, name and units" };
  const o = value as Record<string, unknown>;
  const id = text(o.id);
  if (id !== null) return { where: "id", problem: id };
  const name = bilingual(o.name);
  if (name !== null) return { where: "name", problem: name };
  if (!Array.isArray(o.units) || o.units.length === 0 || o.units.length > 30)
    return { where: "units", problem: "must be a list of 1 to 30 units" };
  for (const [i, u] of o.units.entries()) {
    const wrong = shapeProblem(u, entryShape);
    if (wrong !== null) return { where: `units.${i}`, problem: wrong };
    const e = u as UnitEntry;
    if (e.files > e.models) return { where: `units.${i}.files`, problem: "cannot be wider than it has models" };
  }
  return null;
}

export type { Army };
