import { among, briefly, type Message, message, type Fields, isRecord, fieldsOf, isOneOf } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import { ARRIVALS, type Unit } from "../state/state.ts";
import { MAPS } from "@tercio/regiments";
import { INCH, isOutline, roundHalfAway } from "@tercio/tabletop";
import { BATTLES } from "../state/battles.ts";
import { FEATURES, SPECIAL } from "../state/terrain.ts";
import { builtIn } from "./profiles.ts";
import { flags } from "./types.ts";

export type Wrong = { readonly where: string; readonly message: Message };
const whole = (v: unknown, low: number, high: number): boolean =>
  typeof v === "number" && Number.isInteger(v) && v >= low && v <= high;
/** How many a set-up may have. */
export const UNITS = { least: 2, most: 12 } as const;
/** The table where nothing is said, in inches, and how large one may be. */
export const TABLE = { width: 72, depth: 48, least: 30, most: 120 } as const;
export const CONTACTS = { least: 1, most: 24 } as const;

export const bad = (where: string, key: string, values?: Message["values"]): Wrong => ({
  where: ["setup", "scene", where].filter((part) => part !== "").join("."),
  message: message(key, values),
});

const sceneFields = ["rulings", "turn", "active", "lastTurn", "field", "units", "contact"];
const contactFields = ["of", "at", "facing", "models", "inches", "turn", "rows", "disordered", "both", "first"];
export const unitFields = [
  "side",
  "profile",
  "models",
  "files",
  ...flags,
  "startModels",
  "startFiles",
  "woundsLost",
  "rounds",
  "place",
  "moved",
  "loose",
  "formedUp",
  "at",
  "facing",
  "order",
  "fleeing",
  "frenzied",
  "stupid",
  "hasCharged",
  "noChargeIn",
  "building",
  "arrival",
];
/** No model of a scene stands farther off, 0.01 mm. */
const FARTHEST = 100_000;
const places: readonly Unit["place"][] = ["reserve", "field", "off", "fallen-back", "fled", "destroyed"];

const extra = (o: Fields, known: readonly string[]): string | undefined =>
  Object.keys(o).find((k) => !known.includes(k));
const range = (v: unknown, low: number, high: number, where: string): Wrong | null =>
  v === undefined || whole(v, low, high) ? null : bad(where, "setup.number", { low, high });
const firstOf = (list: readonly (Wrong | null)[]): Wrong | null => list.find((w) => w !== null) ?? null;

/** The scene is shaped as one, as far as the set-up below does not say it; null when it is. */
export function misshaped(v: unknown): Wrong | null {
  if (!isRecord(v)) return bad("", "setup.not-scenario");
  const more = extra(v, sceneFields);
  if (more !== undefined) return bad(more, "setup.unknown-field");
  if (v.active !== undefined && v.active !== "first" && v.active !== "second") return bad("active", "scene.side");
  const turn = typeof v.turn === "number" ? v.turn : 1;
  const wrong =
    range(v.turn, 1, 40, "turn") ?? range(v.lastTurn, turn, 40, "lastTurn") ?? rulingsWrong(v.rulings ?? {});
  if (wrong !== null) return wrong;
  const astray = v.field === undefined ? null : fieldWrong(v.field);
  if (astray !== null) return astray;
  if (!isRecord(v.units)) return bad("units", "setup.units", UNITS);
  const { units } = v;
  const names = Object.keys(units);
  for (const name of names) {
    const wrong = unitWrong(units[name], `units.${name}`, names, v.field !== undefined);
    if (wrong !== null) return wrong;
  }
  // On a table nobody need touch anybody.
  if (v.contact === undefined && v.field !== undefined) return null;
  if (!Array.isArray(v.contact)) return bad("contact", "setup.contacts", CONTACTS);
  return firstOf(v.contact.map((c, i) => contactWrong(c, `contact.${i}`, units, turn)));
}

function rulingsWrong(given: unknown): Wrong | null {
  if (!isRecord(given)) return bad("rulings", "setup.rulings");
  for (const [id, chosen] of Object.entries(given))
    if (!rulings.some((r) => r.id === id && r.options.some((o) => o.id === chosen)))
      return bad(`rulings.${id}`, "setup.ruling", { id });
  return null;
}

/** What is wrong with a unit of a scene in which units are called `names`. */
function unitWrong(u: unknown, at: string, names: readonly string[], onTable: boolean): Wrong | null {
  if (!isRecord(u)) return bad(at, "setup.not-a-unit");
  const odd = extra(u, unitFields);
  if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
  if (u.side !== "first" && u.side !== "second") return bad(`${at}.side`, "scene.side");
  const place = u.place ?? "field";
  const wrong = profileWrong(u.profile, `${at}.profile`);
  if (wrong !== null) return wrong;
  if (!places.some((p) => p === place)) return bad(`${at}.place`, "scene.place", { options: places.join(", ") });
  const least = place === "destroyed" ? 0 : 1;
  const { models } = u;
  if (typeof models !== "number" || !whole(models, least, 100))
    return bad(`${at}.models`, "setup.number", { low: least, high: 100 });
  return (
    (u.loose !== undefined ? looseWrong(u, models, at, onTable) : least === 1 ? filesWrong(u, models, at) : null) ??
    (u.formedUp !== undefined && typeof u.formedUp !== "boolean" ? bad(`${at}.formedUp`, "setup.flag") : null) ??
    range(u.startModels, models, 100, `${at}.startModels`) ??
    range(u.rounds, 0, 40, `${at}.rounds`) ??
    range(u.woundsLost, 0, 9, `${at}.woundsLost`) ??
    onTableWrong(u, at) ??
    (u.moved === undefined ? null : movedWrong(u.moved, `${at}.moved`, names))
  );
}

const real = (v: unknown, most: number): boolean => typeof v === "number" && Number.isFinite(v) && Math.abs(v) <= most;
const point = (v: unknown): boolean => Array.isArray(v) && v.length === 2 && v.every((n) => real(n, 120));
const option = (v: unknown, known: readonly unknown[], where: string): Wrong | null =>
  v === undefined || known.includes(v) ? null : bad(where, "setup.option", { options: known.join(", ") });

/** What is wrong with how a unit stands on a table. */
const onTableWrong = (u: Fields, at: string): Wrong | null =>
  (u.at === undefined || point(u.at) ? null : bad(`${at}.at`, "scene.point")) ??
  (u.facing === undefined || real(u.facing, 360) ? null : bad(`${at}.facing`, "scene.degrees")) ??
  option(u.order, ["close", "open", "skirmish"], `${at}.order`) ??
  option(u.arrival, ARRIVALS, `${at}.arrival`) ??
  range(u.building, 0, 39, `${at}.building`) ??
  firstOf(["fleeing", "frenzied", "stupid", "hasCharged"].map((f) => option(u[f], [true, false], `${at}.${f}`))) ??
  range(u.noChargeIn, 0, 40, `${at}.noChargeIn`);

const SIDES = ["first", "second"] as const;

const FLANKS = ["east", "west", null] as const;
/** What is wrong with the flanks on which units wait. */
const flankWrong = (v: unknown): Wrong | null =>
  v === undefined || (Array.isArray(v) && v.length === 2 && v.every((n) => FLANKS.includes(n)))
    ? null
    : bad("field.flank", "setup.option", { options: "east, west" });

/** What is wrong with the table of a battle. */
function fieldWrong(f: unknown): Wrong | null {
  if (!isRecord(f)) return bad("field", "setup.not-scenario");
  const known = [
    "table",
    "chirality",
    "battle",
    "map",
    "feature",
    "terrain",
    "zone",
    "firstTurn",
    "finishedFirst",
    "flank",
    "rounds",
    "standards",
  ];
  const more = extra(f, known);
  if (more !== undefined) return bad(`field.${more}`, "setup.unknown-field");
  const pair = (v: unknown, low: number, high: number): boolean =>
    v === undefined || (Array.isArray(v) && v.length === 2 && v.every((n) => whole(n, low, high)));
  if (!pair(f.table, 30, 120)) return bad("field.table", "setup.number", { low: 30, high: 120 });
  if (!pair(f.standards, 0, 40)) return bad("field.standards", "setup.number", { low: 0, high: 40 });
  if (f.terrain !== undefined && !(Array.isArray(f.terrain) && f.terrain.length <= 40))
    return bad("field.terrain", "scene.terrain");
  return (
    firstOf(
      (Array.isArray(f.terrain) ? f.terrain : []).map((t: unknown, i) => featureWrong(t, `field.terrain.${i}`)),
    ) ??
    option(f.chirality, [1, -1], "field.chirality") ??
    option(f.battle, BATTLES, "field.battle") ??
    option(f.map, [...MAPS, "none"], "field.map") ??
    option(f.feature, [...SPECIAL, "none"], "field.feature") ??
    option(f.zone, ["south", "north"], "field.zone") ??
    option(f.firstTurn, SIDES, "field.firstTurn") ??
    option(f.finishedFirst, SIDES, "field.finishedFirst") ??
    flankWrong(f.flank) ??
    (f.rounds === "random" ? null : range(f.rounds, 1, 20, "field.rounds"))
  );
}

/** What is wrong with a feature: its kind, and an outline that never meets itself. */
function featureWrong(t: unknown, at: string): Wrong | null {
  if (!isRecord(t) || extra(t, ["kind", "polygon"]) !== undefined) return bad(at, "scene.terrain");
  const { polygon } = t;
  if (!Array.isArray(polygon) || polygon.length < 3 || polygon.length > 60 || !polygon.every(point))
    return bad(`${at}.polygon`, "scene.terrain");
  const outline = (polygon as readonly (readonly [number, number])[]).map(([x, y]) => ({ x: placed(x), y: placed(y) }));
  return option(t.kind, FEATURES, `${at}.kind`) ?? (isOutline(outline) ? null : bad(`${at}.polygon`, "scene.terrain"));
}

/** Inches as 0.01 mm. */
export const placed = (inches: number): number => roundHalfAway(inches * INCH) + 0;

function profileWrong(profile: unknown, at: string): Wrong | null {
  if (typeof profile === "string" ? !builtIn.has(profile) : profile !== undefined && !isRecord(profile))
    return bad(at, "scene.no-profile", { options: among(profile, [...builtIn.keys()]) });
  const { name } = fieldsOf(profile);
  return name === undefined || typeof name === "string" || isRecord(name) ? null : bad(`${at}.name`, "setup.name");
}

const filesWrong = (u: Fields, models: number, at: string): Wrong | null =>
  whole(u.files, 1, models) ? null : bad(`${at}.files`, "setup.files");

/** Models that stand one by one have places of their own, and no files. */
function looseWrong(u: Fields, models: number, at: string, onTable: boolean): Wrong | null {
  const pair = (p: unknown): boolean =>
    Array.isArray(p) && p.length === 2 && p.every((n) => whole(n, -FARTHEST, FARTHEST) && !Object.is(n, -0));
  // On a table they have a width in which they would stand in ranks.
  if (onTable) {
    if (u.files !== undefined && !whole(u.files, 1, models)) return bad(`${at}.files`, "setup.files");
  } else if (u.files !== undefined || u.startFiles !== undefined) return bad(`${at}.files`, "scene.loose-files");
  return Array.isArray(u.loose) && u.loose.length === models && u.loose.every(pair)
    ? null
    : bad(`${at}.loose`, "scene.loose", { models });
}

function movedWrong(moved: unknown, at: string, names: readonly string[]): Wrong | null {
  if (!isRecord(moved) || !whole(moved.inches, 0, 60)) return bad(`${at}.inches`, "setup.number", { low: 0, high: 60 });
  return moved.unit === undefined || isOneOf(names, moved.unit) ? null : bad(`${at}.unit`, "setup.no-such-unit");
}

/** What is wrong with a contact of two of these units in such a turn. */
function contactWrong(c: unknown, at: string, units: Fields, turn: number): Wrong | null {
  if (!isRecord(c)) return bad(at, "setup.not-a-contact");
  const odd = extra(c, contactFields);
  if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
  const names = Object.keys(units);
  for (const end of ["of", "at"] as const)
    if (!isOneOf(names, c[end])) return bad(`${at}.${end}`, "setup.no-such-unit");
  if (c.models !== undefined && !(Array.isArray(c.models) && c.models.length === 2))
    return bad(`${at}.models`, "scene.pair");
  for (const id of [c.of, c.at])
    if ((fieldsOf(units[String(id)]).place ?? "field") !== "field")
      return bad(at, "scene.not-on-field", { unit: briefly(id) });
  if (
    c.rows !== undefined &&
    !(Array.isArray(c.rows) && c.rows.length === 2 && c.rows.every((n) => n === null || whole(n, 0, 100)))
  )
    return bad(`${at}.rows`, "scene.pair");
  return (
    range(c.turn, 0, turn, `${at}.turn`) ??
    firstOf(["disordered", "both", "first"].map((f) => option(c[f], [true], `${at}.${f}`)))
  );
}
