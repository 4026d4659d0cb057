import { briefly, isSituation, SAVE_FORMAT, isRecord, fieldsOf } from "@tercio/kernel";
import { isList } from "@tercio/rosters";
import * as v from "valibot";
import { type Kind, type Read, right, wrong } from "./problem.ts";
import {
  army,
  build,
  keptBuild,
  keptList,
  layers,
  list,
  listCode,
  namedList,
  oddsLink,
  pins,
  position,
  save,
  scene,
  snapshot,
  table,
  unwritten,
  volume,
} from "./shapes.ts";

/** What a value is meant to be, by the fields that only this kind has; null where it is none of ours. */
export function kindOf(value: unknown): Kind | null {
  if (!isRecord(value)) return null;
  if (isList(value)) return "list";
  if ("entries" in value || ("format" in value && "origin" in value)) return "save";
  if ("game" in value && "last" in value) return "snapshot";
  if (isSituation(value)) return "scene";
  if (Array.isArray(value["units"])) return "army" in value ? "named-list" : "army";
  return null;
}

/** What each kind is called, with its article. */
export const kindNames: { readonly [kind in Kind]: { readonly en: string; readonly fr: string } } = {
  save: { en: "a saved battle", fr: "une bataille enregistrée" },
  scene: { en: "a scene", fr: "une position" },
  list: { en: "an army list", fr: "une liste d’armée" },
  army: { en: "an army of units in full", fr: "une armée dont les unités sont données en entier" },
  "named-list": { en: "an army list in names", fr: "une liste d’armée en toutes lettres" },
  snapshot: { en: "a snapshot of a battle", fr: "un instantané d’une bataille" },
};

const schemas = { save, scene, list, army, "named-list": namedList, snapshot } as const;
/** What is kept in the browser, or stands in an address. */
const stored = {
  volume,
  unwritten,
  "kept-list": keptList,
  pins,
  position,
  table,
  layers,
  build,
  "kept-build": keptBuild,
  "list-code": listCode,
  "odds-link": oddsLink,
} as const;
type Stored = keyof typeof stored;

const EXPECTED: { readonly [type: string]: readonly [en: string, fr: string] } = {
  string: ["a text", "un texte"],
  number: ["a number", "un nombre"],
  integer: ["a whole number", "un nombre entier"],
  boolean: ["true or false", "true ou false"],
  array: ["a list", "une liste"],
  custom: ["a record with its fields", "un objet avec ses champs"],
  record: ["a record with its fields", "un objet avec ses champs"],
  object: ["a record with its fields", "un objet avec ses champs"],
  strict_object: ["a record with its fields", "un objet avec ses champs"],
  nullable: ["a number or null", "un nombre ou null"],
};

/** The first thing that a schema finds, in words; `deep`: the field that it is about. */
function told(issue: v.BaseIssue<unknown>): Read<never> {
  const where = (v.getDotPath(issue) ?? "").slice(0, 200);
  const last = issue.path?.at(-1)?.key;
  if (issue.type === "strict_object" && issue.expected === "never") {
    const field = briefly(last);
    return wrong(
      where,
      `is no field that is known here: remove “${field}”, or open the file with the edition that wrote it`,
      `n’est pas un champ connu ici\u00a0: supprimez «\u00a0${field}\u00a0», ou ouvrez le fichier avec l’édition qui l’a écrit`,
    );
  }
  if (issue.received === "undefined") return wrong(where, "is missing", "manque");
  const shown = briefly(issue.input);
  if (issue.type === "max_length")
    return wrong(where, "is longer than it can be", "est plus long qu’il ne peut l’être");
  if (issue.type === "min_value" || issue.type === "max_value")
    return wrong(
      where,
      `is too ${issue.type === "min_value" ? "small" : "large"}: ${shown}`,
      `est trop ${issue.type === "min_value" ? "petit" : "grand"}\u00a0: ${shown}`,
    );
  const [en, fr] = EXPECTED[issue.type] ?? [String(issue.expected), String(issue.expected)];
  return wrong(where, `must be ${en}, and is ${shown}`, `doit être ${fr}, et non ${shown}`);
}

function checked<S extends v.GenericSchema>(schema: S, value: unknown): Read<v.InferOutput<S>> {
  const found = v.safeParse(schema, value, { abortEarly: true });
  if (found.success) return right(found.output);
  return told(found.issues[0]);
}

/**
 * A value as one of these kinds of files, or what is wrong with it and where. A save of another format is left to the game, which
 * says so.
 */
export function asKind<K extends Kind>(
  value: unknown,
  kinds: readonly K[],
): Read<{ readonly kind: K; readonly value: object }> {
  const kind = kindOf(value);
  const wanted = kinds.map((k) => kindNames[k]);
  if (kind === null || !kinds.some((k) => k === kind)) {
    const [en, fr] = [wanted.map((w) => w.en).join(" or "), wanted.map((w) => w.fr).join(" ou ")];
    const found = kind === null ? null : kindNames[kind];
    return wrong(
      "",
      found === null ? `is not ${en}` : `is ${found.en}, not ${en}`,
      found === null ? `n’est pas ${fr}` : `est ${found.fr}, et non ${fr}`,
      kind,
    );
  }
  const file = fieldsOf(value);
  const foreignFormat = (kind === "save" || kind === "snapshot") && "format" in file && file["format"] !== SAVE_FORMAT;
  const read = foreignFormat ? right(file) : checked(schemas[kind], value);
  return read.ok ? right({ kind: kind as K, value: value as object }) : read;
}

/** A value that the browser kept or an address holds, with what was left out filled in. Never throws. */
export const asStored = <K extends Stored>(value: unknown, kind: K): Read<v.InferOutput<(typeof stored)[K]>> =>
  checked(stored[kind], value);
