import { bilingual, type JsonObject, type Message } from "@tercio/kernel";
import type { Sheet } from "@tercio/board";
import { listedRule } from "../state/ids.ts";
import { type RuleGiven, wordOf } from "../state/parameters.ts";
import type { ModelPart } from "../state/state.ts";
import { message } from "../messages/message.ts";

type Item = Sheet["lists"][number]["items"][number];

/** Characteristics by the words of their columns. */
const columns: {
  readonly [field: string]:
    | "attack-value"
    | "offensive-skill"
    | "strength"
    | "armour-penetration"
    | "agility"
    | "advance-rate";
} = {
  attackValue: "attack-value",
  offensiveSkill: "offensive-skill",
  strength: "strength",
  armourPenetration: "armour-penetration",
  agility: "agility",
  advanceRate: "advance-rate",
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];

/** What a list of figures and rules comes to: of a charge what it adds, then what it gives. */
function listOf(rule: string, params: JsonObject): readonly Message[] {
  const plus =
    rule === "devastating-charge"
      ? Object.entries(params).flatMap(([field, by]) => {
          const column = columns[field];
          return column === undefined || typeof by !== "number"
            ? []
            : [message("params.plus", { by, value: message(`value.${column}`) })];
        })
      : [];
  return [...plus, ...[...texts(params.gives), ...texts(params.attributes)].map((word) => ruleName(word))];
}

const ruleName = (word: string): Message => ({ key: `rule.${word}` });

/** Paths of Magic by their names. */
const pathsSaid = (path: string, paths: readonly string[]): readonly Message[] =>
  (paths.length === 0 ? [path] : paths).map((word) => ({ key: `path.${word}` }));

/** Ground is called by its name, figures stand as they are. */
function inWords(rule: string, params: JsonObject): NonNullable<Message["values"]> {
  const list = listOf(rule, params);
  const values: { [field: string]: NonNullable<Message["values"]>[string] } = {
    list: rule === "breath-attack" ? (list.length === 0 ? "" : message("params.more", { list })) : list,
    against: texts(params.against).map((word) => ({ key: `against.${word}` })),
  };
  for (const [field, value] of Object.entries(params)) {
    if (field === "terrain" && typeof value === "string") values[field] = { key: `terrain.${value}` };
    else if (field === "spells") values[field] = texts(value).map((word) => ({ key: `rule.${word}` }));
    else if (field === "path" && typeof value === "string") values[field] = pathsSaid(value, texts(params.paths));
    else if (typeof value === "number" || typeof value === "string") values[field] = value;
  }
  return values;
}

function told(rule: string, params: JsonObject | undefined): Message {
  const name = ruleName(rule);
  if (params === undefined || Object.keys(params).every((field) => field === "rule" || field === "besides"))
    return name;
  const against = params.against !== undefined && rule !== "hatred" ? "-against" : "";
  return { key: `params.${rule}${against}`, values: { ...inWords(rule, params), name } };
}

/** "Fly (8″, 16″)": a special rule with what a profile prints behind it. */
export const ruleSaid = (rule: string, params: JsonObject | undefined): Item => ({
  told: told(rule, params),
  rule: listedRule(rule),
});

/** The same of one part of a model, with whose it is. */
export function ruleOfPart(part: ModelPart, given: RuleGiven): Item {
  const word = wordOf(given);
  const said = told(word, typeof given === "string" ? undefined : { ...given });
  return { told: message("params.of-part", { rule: said, part: bilingual(part.name) }), rule: listedRule(word) };
}
