import {
  among,
  exactly,
  isOneOf,
  keysOf,
  type Message,
  message,
  type Scenario,
  there,
  type Fields,
  isRecord,
} from "@tercio/kernel";
import { toldApart } from "@tercio/board";
import { type MapId, MAPS } from "@tercio/regiments";
import { INCH } from "@tercio/tabletop";
import { armies } from "../armies/index.ts";
import { gameLength } from "../entries/rules/battle.ts";
import { enter } from "../sequence/flow.ts";
import { weapons, wornArmour } from "../entries/index.ts";
import { type BattleId, BATTLES } from "../state/battles.ts";
import { holds } from "../state/held.ts";
import { isRule, listedRules } from "../state/rules.ts";
import { recruit } from "../state/units.ts";
import { troopTypes } from "../state/tables.ts";
import { SPECIAL, type SpecialKind, terrainOf } from "../state/terrain.ts";
import { rulings } from "../rulings/rulings.ts";
import { buildScene } from "./build.ts";
import { CONTACTS, TABLE, UNITS } from "./check.ts";
import {
  type Contact,
  type Field,
  facings,
  type OldWorld,
  type Order,
  UNDONE,
  type Unit,
  type UnitEntry,
} from "../state/state.ts";
import { ordersOf } from "../state/orders.ts";

export const EDITION = "standard";

/** Set-up, if no `scene` stands in its place (see `scene/types.ts`): the units, which of them touch which, whose turn comes first (0 or 1), and when it ends at the latest. */
export type Setup = {
  readonly units: readonly UnitEntry[];
  readonly contacts: readonly Contact[];
  readonly first: 0 | 1;
  /** Player turns, 1-40. */
  readonly maximumTurns: number;
};

/**
 * Set-up of a battle on a table, in inches: armies by id, which battle ("roll": by its die), the map ("none": a bare table,
 * also where it is left out), what lies in its middle, how long it lasts, and the sign that breaks left/right ties.
 */
export type BattleSetup = {
  readonly battle: BattleId | "roll";
  readonly armies: readonly [string, string];
  readonly map?: MapId | "none" | "roll";
  readonly feature?: SpecialKind | "none";
  readonly length?: "fixed" | "random";
  readonly width?: number;
  readonly depth?: number;
  readonly chirality?: 1 | -1;
};

type Wrong = { readonly where: string; readonly message: Message } | null;
const whole = (v: unknown, low: number, high: number): v is number =>
  typeof v === "number" && Number.isInteger(v) && v >= low && v <= high;
const bad = (where: string, key: string, values?: Message["values"]): Wrong => ({
  where,
  message: message(key, values),
});

const numbers: readonly (readonly [keyof UnitEntry, number, number])[] = [
  ["weaponSkill", 1, 10],
  ["strength", 1, 10],
  ["toughness", 1, 10],
  ["wounds", 1, 10],
  ["initiative", 1, 10],
  ["attacks", 1, 10],
  ["leadership", 1, 10],
  ["armourBonus", 0, 6],
  ["models", 1, 100],
  ["files", 1, 100],
  ["movement", 1, 20],
];
/** What may be left out of an entry, and between what it lies. */
const optionalNumbers: readonly (readonly [keyof UnitEntry, number, number])[] = [
  ["baseWidth", 1000, 20_000],
  ["baseDepth", 1000, 20_000],
  ["points", 0, 5000],
];
const optionalFlags = ["character", "general"] as const;
const flags = keysOf(recruit).filter((field) => typeof recruit[field] === "boolean");
const fields: readonly string[] = [
  "name",
  "seat",
  "troopType",
  "armour",
  "weapon",
  "rules",
  ...numbers.map((n) => n[0]),
  ...optionalNumbers.map((n) => n[0]),
  ...optionalFlags,
  "missile",
  ...flags,
];
const contactFields = [
  "charger",
  "charged",
  "facing",
  "chargerModels",
  "chargedModels",
  "inches",
  "turn",
  "chargerRow",
  "chargedRow",
  "disordered",
  "both",
  "first",
];

const extra = (v: Fields, known: readonly string[]): string | undefined =>
  Object.keys(v).find((k) => !known.includes(k));

/** Is this what the id of one of these entries ends with? */
const isOne = (word: unknown, head: string, entries: readonly { readonly id: string }[]): boolean =>
  typeof word === "string" && entries.some(({ id }) => id === head + word);

/** What is wrong with what an entry may leave out. */
function besidesWrong(u: Fields, at: string): Wrong {
  for (const [field, low, high] of optionalNumbers)
    if (u[field] !== undefined && !whole(u[field], low, high))
      return bad(`${at}.${field}`, "setup.number", { low, high });
  for (const field of optionalFlags)
    if (u[field] !== undefined && u[field] !== true) return bad(`${at}.${field}`, "setup.flag");
  if (
    u.missile !== undefined &&
    !(isRecord(u.missile) && exactly(u.missile, ["range"]) && whole(u.missile.range, 1, 120))
  )
    return bad(`${at}.missile`, "setup.number", { low: 1, high: 120 });
  return null;
}

function unitWrong(u: unknown, at: string): Wrong {
  if (!isRecord(u)) return bad(at, "setup.not-a-unit");
  const more = extra(u, fields);
  if (more !== undefined) return bad(`${at}.${more}`, "setup.unknown-field");
  const name = u.name;
  if (!isRecord(name) || typeof name.en !== "string" || typeof name.fr !== "string" || name.en === "" || name.fr === "")
    return bad(`${at}.name`, "setup.name");
  if (u.seat !== 0 && u.seat !== 1) return bad(`${at}.seat`, "setup.seat");
  for (const [field, low, high] of numbers)
    if (!whole(u[field], low, high)) return bad(`${at}.${field}`, "setup.number", { low, high });
  const besides = besidesWrong(u, at);
  if (besides !== null) return besides;
  for (const field of flags) if (typeof u[field] !== "boolean") return bad(`${at}.${field}`, "setup.flag");
  if (typeof u.troopType !== "string" || !Object.hasOwn(troopTypes, u.troopType))
    return bad(`${at}.troopType`, "setup.troop-type");
  if (!isOne(u.weapon, "tow.weapon.melee.", weapons)) return bad(`${at}.weapon`, "setup.weapon");
  if (u.armour !== "none" && !isOne(u.armour, "tow.armour.", wornArmour)) return bad(`${at}.armour`, "setup.armour");
  const { rules = [] } = u;
  if (!Array.isArray(rules)) return bad(`${at}.rules`, "setup.rules", { options: listedRules.join(", ") });
  const odd = rules.findIndex((given) => !isRule(given));
  if (odd >= 0) return bad(`${at}.rules.${odd}`, "setup.rules", { options: among(rules[odd], listedRules) });
  if ((u.files as number) > (u.models as number)) return bad(`${at}.files`, "setup.files");
  return null;
}

function contactWrong(
  c: unknown,
  at: string,
  units: readonly UnitEntry[],
  first: unknown,
  taken: Set<string>,
  onTable: boolean,
): Wrong {
  if (!isRecord(c)) return bad(at, "setup.not-a-contact");
  const more = extra(c, contactFields);
  if (more !== undefined) return bad(`${at}.${more}`, "setup.unknown-field");
  for (const side of ["charger", "charged"] as const)
    if (!whole(c[side], 0, units.length - 1)) return bad(`${at}.${side}`, "setup.no-such-unit");
  const { charger, charged } = c as Contact;
  if (units[charger]?.seat === units[charged]?.seat) return bad(at, "setup.own-side");
  if (!facings.some((f) => f === c.facing)) return bad(`${at}.facing`, "setup.facing");
  for (const [id, side] of [
    [charger, "chargerModels"],
    [charged, "chargedModels"],
  ] as const)
    if (!whole(c[side], 1, units[id]?.models ?? 1))
      return bad(`${at}.${side}`, "setup.number", { low: 1, high: units[id]?.models ?? 1 });
  if (!whole(c.inches, 0, 60)) return bad(`${at}.inches`, "setup.number", { low: 0, high: 60 });
  if (!whole(c.turn, 0, 1)) return bad(`${at}.turn`, "setup.number", { low: 0, high: 1 });
  // Only the player whose turn it is can have charged in it.
  if (c.turn === 1 && units[charger]?.seat !== first) return bad(`${at}.turn`, "setup.charge-turn");
  const pair = [charger, charged].sort((p, q) => p - q).join(" with ");
  // On a table a facing may touch several enemies.
  for (const facing of onTable ? [pair] : [`${charger} front`, `${charged} ${String(c.facing)}`, pair]) {
    if (taken.has(facing)) return bad(at, "setup.facing-taken");
    taken.add(facing);
  }
  return null;
}

export function checkScenario(value: unknown): Wrong {
  if (!isRecord(value)) return bad("scenario", "setup.not-scenario");
  if (value.edition !== EDITION) return bad("edition", "setup.edition", { known: EDITION });
  if (!isRecord(value.rulings)) return bad("rulings", "setup.rulings");
  for (const [id, chosen] of Object.entries(value.rulings))
    if (!rulings.some((r) => r.id === id && r.options.some((o) => o.id === chosen)))
      return bad(`rulings.${id}`, "setup.ruling", { id });
  const s = value.setup;
  if (!isRecord(s)) return bad("setup", "setup.not-scenario");
  if (Object.hasOwn(s, "scene")) {
    const built = buildScene(s.scene, setupWrong, gameOf);
    return "game" in built ? null : built;
  }
  return Object.hasOwn(s, "battle") ? battleWrong(s) : setupWrong(s);
}

const LENGTHS: readonly unknown[] = ["fixed", "random"];

/** What is wrong with the set-up of a battle. */
function battleWrong(s: Fields): Wrong {
  const more = extra(s, ["battle", "armies", "map", "feature", "length", "width", "depth", "chirality"]);
  if (more !== undefined) return bad(`setup.${more}`, "setup.unknown-field");
  const battles: readonly string[] = [...BATTLES, "roll"];
  if (!isOneOf(battles, s.battle)) return bad("setup.battle", "setup.option", { options: among(s.battle, battles) });
  const known = Object.keys(armies);
  if (!Array.isArray(s.armies) || s.armies.length !== 2) return bad("setup.armies", "setup.two-armies");
  for (const [i, id] of s.armies.entries())
    if (!isOneOf(known, id)) return bad(`setup.armies.${i}`, "setup.option", { options: among(id, known) });
  const maps: readonly string[] = [...MAPS, "none", "roll"];
  if (s.map !== undefined && !isOneOf(maps, s.map))
    return bad("setup.map", "setup.option", { options: among(s.map, maps) });
  const features: readonly string[] = [...SPECIAL, "none"];
  if (s.feature !== undefined && !isOneOf(features, s.feature))
    return bad("setup.feature", "setup.option", { options: among(s.feature, features) });
  if (s.length !== undefined && !LENGTHS.includes(s.length))
    return bad("setup.length", "setup.option", { options: LENGTHS.join(", ") });
  for (const side of ["width", "depth"] as const)
    if (s[side] !== undefined && !whole(s[side], TABLE.least, TABLE.most))
      return bad(`setup.${side}`, "setup.number", { low: TABLE.least, high: TABLE.most });
  return s.chirality === undefined || s.chirality === 1 || s.chirality === -1
    ? null
    : bad("setup.chirality", "setup.option", { options: "1, -1" });
}

/** Units that a battle on a table may have. */
const MANY = 80;

/** What is wrong with units and contacts, where no scene says it. */
function setupWrong(s: Fields): Wrong {
  const more = extra(s, ["units", "contacts", "first", "maximumTurns", "onTable"]);
  if (more !== undefined) return bad(`setup.${more}`, "setup.unknown-field");
  if (s.first !== 0 && s.first !== 1) return bad("setup.first", "setup.seat");
  if (!Array.isArray(s.units) || s.units.length < UNITS.least || s.units.length > MANY)
    return bad("setup.units", "setup.units", UNITS);
  for (const [i, u] of s.units.entries()) {
    const wrong = unitWrong(u, `setup.units.${i}`);
    if (wrong !== null) return wrong;
  }
  const fewest = s.onTable === true ? 0 : CONTACTS.least;
  const most = s.onTable === true ? MANY : UNITS.most;
  if (s.units.length > most) return bad("setup.units", "setup.units", { ...UNITS, most });
  if (!Array.isArray(s.contacts) || s.contacts.length < fewest || s.contacts.length > CONTACTS.most)
    return bad("setup.contacts", "setup.contacts", CONTACTS);
  const taken = new Set<string>();
  for (const [i, c] of s.contacts.entries()) {
    const wrong = contactWrong(c, `setup.contacts.${i}`, s.units as UnitEntry[], s.first, taken, s.onTable === true);
    if (wrong !== null) return wrong;
  }
  if (!whole(s.maximumTurns, 1, 40)) return bad("setup.maximumTurns", "setup.number", { low: 1, high: 40 });
  return null;
}

/** How a unit is arrayed where nothing else is said. */
const orderOf = (entry: UnitEntry): Order => ordersOf(entry)[0] ?? "close";

const newUnit = (entry: UnitEntry, id: number): Unit => ({
  id,
  entry,
  place: "field",
  models: entry.models,
  files: entry.files,
  woundsLost: 0,
  rounds: 0,
  fought: false,
  moved: null,
  places: null,
  formedUp: false,
  ...UNDONE,
  stupid: false,
  x: 0,
  y: 0,
  facing: 0,
  order: orderOf(entry),
  fleeing: false,
  frenzied: holds({ entry }, "frenzy"),
  hasCharged: false,
  modelsThen: entry.models,
  garrison: null,
  noChargeIn: null,
  arrival: null,
});

export function setup(scenario: Scenario): OldWorld {
  const wrong = checkScenario(scenario);
  if (wrong !== null) throw new Error(`this set-up cannot be used: ${wrong.where} (${wrong.message.key})`);
  const ruled = { ...Object.fromEntries(rulings.map((r) => [r.id, r.default])), ...scenario.rulings };
  if (Object.hasOwn(scenario.setup, "battle")) return battleOf(scenario.setup as BattleSetup, ruled);
  if (!Object.hasOwn(scenario.setup, "scene")) return gameOf(scenario.setup as Setup, ruled);
  const built = buildScene(scenario.setup.scene, setupWrong, (s) => gameOf(s, ruled));
  if (!("game" in built)) throw new Error("a scene that was checked cannot be built");
  return built.game;
}

function gameOf(s: Setup, ruled: OldWorld["rulings"] = {}): OldWorld {
  const names = toldApart(s.units);
  return {
    stack: [enter("game", {})],
    rulings: ruled,
    field: null,
    units: s.units.map((entry, id) => newUnit({ ...entry, name: there(names[id]) }, id)),
    contacts: s.contacts,
    turn: 1,
    maximumTurns: s.maximumTurns,
    active: s.first,
    over: false,
  };
}

/** A battle before its set-up: both armies in reserve, the table as far as it was agreed on. */
function battleOf(s: BattleSetup, ruled: OldWorld["rulings"]): OldWorld {
  const {
    width = TABLE.width,
    depth = TABLE.depth,
    chirality = 1,
    map = "none",
    feature = "none",
    length = "fixed",
  } = s;
  const lists = s.armies.flatMap((id, seat) =>
    there(armies[id]).units.map((u): UnitEntry => ({ ...u, seat: seat === 0 ? 0 : 1 })),
  );
  const names = toldApart(lists);
  const [w, d] = [width * INCH, depth * INCH];
  const field: Field = {
    width: w,
    depth: d,
    chirality,
    battle: s.battle === "roll" ? null : s.battle,
    map: map === "roll" ? null : map,
    feature,
    terrain: terrainOf({ map: map === "roll" ? null : map, feature, width: w, depth: d, chirality }),
    zone: [null, null],
    zoneChooser: null,
    finishedFirst: null,
    flank: [null, null],
    firstTurn: null,
    phase: "set-up",
    rounds: length === "random" ? null : gameLength.figures.rounds,
    standards: [0, 0],
    result: null,
  };
  return {
    stack: [enter("game", {})],
    rulings: ruled,
    field,
    units: lists.map((entry, id) => ({
      ...newUnit({ ...entry, name: there(names[id]) }, id),
      place: "reserve",
    })),
    contacts: [],
    turn: 1,
    maximumTurns: 2 * gameLength.figures.rounds + 2,
    active: 0,
    over: false,
  };
}
