import { type Message, message } from "@tercio/kernel";
import type { UnitEntry } from "../state.ts";

/** What is wrong with an army file and where, as dotted fields; a sentence in both languages. */
export interface ArmyProblem {
  readonly where: string;
  readonly problem: Message;
}

/** Says what is wrong with a value that stands at `where`, or null. */
type Check = (value: unknown, where: string) => ArmyProblem | null;

const wrong = (where: string, key: string, values: Message["values"] = {}): ArmyProblem => ({
  where,
  problem: message(key, values),
});
const below = (where: string, field: string | number): string => (where === "" ? `${field}` : `${where}.${field}`);

const text: Check = (v, where) =>
  typeof v === "string" && v.length > 0 && v.length <= 120 ? null : wrong(where, "army.text");
const bilingual: Check = (v, where) => {
  if (typeof v !== "object" || v === null) return wrong(where, "army.names");
  const o = v as Record<string, unknown>;
  return text(o.en, below(where, "en")) ?? text(o.fr, below(where, "fr"));
};
const whole =
  (low: number, high: number): Check =>
  (v, where) =>
    typeof v === "number" && Number.isInteger(v) && v >= low && v <= high
      ? null
      : wrong(where, "army.whole", { low, high });
const oneOf =
  (...options: readonly string[]): Check =>
  (v, where) =>
    typeof v === "string" && options.includes(v) ? null : wrong(where, "army.one-of", { options: options.join(", ") });
const yesNo: Check = (v, where) => (typeof v === "boolean" ? null : wrong(where, "army.yes-no"));
const list =
  (item: Check, least: number, most: number): Check =>
  (v, where) => {
    if (!Array.isArray(v) || v.length < least || v.length > most) return wrong(where, "army.list", { least, most });
    for (const [i, x] of v.entries()) {
      const problem = item(x, below(where, i));
      if (problem !== null) return problem;
    }
    return null;
  };
const shaped =
  (shape: { readonly [key: string]: Check }): Check =>
  (value, where) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(where, "army.object");
    const o = value as Record<string, unknown>;
    for (const field of Object.keys(o))
      if (!Object.hasOwn(shape, field)) return wrong(where, "army.unknown-field", { field });
    for (const [field, check] of Object.entries(shape)) {
      if (!Object.hasOwn(o, field)) return wrong(where, "army.lacks", { field });
      const problem = check(o[field], below(where, field));
      if (problem !== null) return problem;
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
  parts: list(shaped(partShape), 1, 4),
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

const unitProblem: Check = (v, where) => {
  const problem = shaped(entryShape)(v, where);
  if (problem !== null) return problem;
  const e = v as UnitEntry;
  return e.files > e.models ? wrong(below(where, "files"), "army.files", { models: e.models }) : null;
};

const armyShape = shaped({ id: text, name: bilingual, units: list(unitProblem, 1, 30) });

/** Checks an army in the format of docs/army-format.md. Never throws. */
export const armyProblem = (value: unknown): ArmyProblem | null => armyShape(value, "");
