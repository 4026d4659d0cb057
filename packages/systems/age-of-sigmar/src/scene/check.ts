import { among, type Message, message, type Fields, isRecord, fieldsOf } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import { rules } from "../rules/index.ts";
import { builtIn } from "./warscrolls.ts";

export type Wrong = { readonly where: string; readonly message: Message };
const whole = (v: unknown, low: number, high: number): boolean =>
  typeof v === "number" && Number.isInteger(v) && v >= low && v <= high && !Object.is(v, -0);

export const bad = (where: string, key: string, values?: Message["values"]): Wrong => ({
  where: ["setup", "scene", where].filter((part) => part !== "").join("."),
  message: message(key, values),
});

const UNITS = { least: 2, most: 40 } as const;
const MODELS = 60;
const sceneFields = ["rulings", "table", "round", "rounds", "first", "units"];
const unitFields = ["side", "warscroll", "models", "startModels", "at", "facing", "arrangement", "places", "wounded"];
const scrollFields = ["name", "move", "wounds", "bravery", "save", "flies", "base", "weapons", "abilities"];
const weaponFields = ["name", "range", "attacks", "toHit", "toWound", "rend", "damage"];
export const arrangements = ["close", "line", "ring", "spread"] as const;

const extra = (o: Fields, known: readonly string[]): string | undefined =>
  Object.keys(o).find((k) => !known.includes(k));
const range = (v: unknown, low: number, high: number, where: string): Wrong | null =>
  whole(v, low, high) ? null : bad(where, "setup.number", { low, high });
const firstOf = (list: readonly (Wrong | null)[]): Wrong | null => list.find((w) => w !== null) ?? null;
const name = (v: unknown, where: string): Wrong | null =>
  isRecord(v) &&
  [v.en, v.fr].every((t) => typeof t === "string" && t !== "" && t.length < 80) &&
  Object.keys(v).length === 2
    ? null
    : bad(where, "setup.name");
const count = (v: unknown, where: string): Wrong | null =>
  v === "D3" || v === "D6" || whole(v, 1, 20) ? null : bad(where, "setup.count");

function weaponWrong(w: unknown, at: string): Wrong | null {
  if (!isRecord(w)) return bad(at, "setup.not-a-weapon");
  const odd = extra(w, weaponFields);
  if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
  return firstOf([
    name(w.name, `${at}.name`),
    range(w.range, 1, 6, `${at}.range`),
    count(w.attacks, `${at}.attacks`),
    range(w.toHit, 2, 6, `${at}.toHit`),
    range(w.toWound, 2, 6, `${at}.toWound`),
    range(w.rend, -6, 0, `${at}.rend`),
    count(w.damage, `${at}.damage`),
  ]);
}

function baseWrong(b: unknown, at: string): Wrong | null {
  if (!isRecord(b)) return bad(at, "setup.base");
  if (b.kind === "round" && Object.keys(b).length === 2) return range(b.radius, 500, 10_000, `${at}.radius`);
  if (b.kind === "oval" && Object.keys(b).length === 3)
    return firstOf([range(b.length, 1000, 20_000, `${at}.length`), range(b.width, 1000, 20_000, `${at}.width`)]);
  return bad(at, "setup.base");
}

/** What is wrong with a warscroll; null where it can be played. */
function scrollWrong(w: unknown, at: string): Wrong | null {
  if (typeof w === "string")
    return builtIn.has(w) ? null : bad(at, "scene.no-warscroll", { options: among(w, [...builtIn.keys()]) });
  if (!isRecord(w)) return bad(at, "scene.no-warscroll", { options: among(w, [...builtIn.keys()]) });
  const odd = extra(w, scrollFields);
  if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
  const held = w.abilities;
  if (!Array.isArray(held) || held.length > 20 || !held.every((a) => rules.some((r) => r.id === a)))
    return bad(`${at}.abilities`, "setup.abilities", {
      options: among(
        Array.isArray(held) ? held.find((a) => !rules.some((r) => r.id === a)) : held,
        rules.map((r) => r.id),
      ),
    });
  if (!Array.isArray(w.weapons) || w.weapons.length < 1 || w.weapons.length > 6)
    return bad(`${at}.weapons`, "setup.weapons");
  return firstOf([
    name(w.name, `${at}.name`),
    range(w.move, 1, 30, `${at}.move`),
    range(w.wounds, 1, 40, `${at}.wounds`),
    range(w.bravery, 1, 20, `${at}.bravery`),
    w.save === null ? null : range(w.save, 2, 6, `${at}.save`),
    typeof w.flies === "boolean" ? null : bad(`${at}.flies`, "setup.flag"),
    baseWrong(w.base, `${at}.base`),
    ...w.weapons.map((x, i) => weaponWrong(x, `${at}.weapons.${i}`)),
  ]);
}

const pair = (v: unknown, most: number): boolean =>
  Array.isArray(v) &&
  v.length === 2 &&
  v.every((n) => typeof n === "number" && Number.isFinite(n) && Math.abs(n) <= most);

function unitWrong(u: unknown, at: string): Wrong | null {
  if (!isRecord(u)) return bad(at, "setup.not-a-unit");
  const odd = extra(u, unitFields);
  if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
  if (u.side !== "first" && u.side !== "second") return bad(`${at}.side`, "scene.side");
  const scroll = scrollWrong(u.warscroll, `${at}.warscroll`);
  if (scroll !== null) return scroll;
  const least = u.startModels === undefined ? 1 : 0;
  if (!whole(u.models, least, MODELS)) return bad(`${at}.models`, "setup.number", { low: least, high: MODELS });
  const models = u.models as number;
  if (u.startModels !== undefined && !whole(u.startModels, Math.max(1, models), MODELS))
    return bad(`${at}.startModels`, "setup.number", { low: Math.max(1, models), high: MODELS });
  if (u.wounded !== undefined && !mayBeWounded(u, models)) return bad(`${at}.wounded`, "scene.wounded");
  return u.places === undefined ? arrangementWrong(u, models, at) : placesWrong(u, models, at);
}

/** Whether the model that is wounded is one of its unit, and has Wounds left. */
function mayBeWounded(u: Fields, models: number): boolean {
  const scroll = typeof u.warscroll === "string" ? builtIn.get(u.warscroll) : fieldsOf(u.warscroll);
  const [model, lost]: readonly unknown[] = Array.isArray(u.wounded) && u.wounded.length === 2 ? u.wounded : [];
  return whole(model, 0, models - 1) && whole(lost, 1, Number(scroll?.wounds ?? 1) - 1);
}

/** Models that stand where the scene says. */
function placesWrong(u: Fields, models: number, at: string): Wrong | null {
  if (u.at !== undefined || u.facing !== undefined || u.arrangement !== undefined)
    return bad(`${at}.places`, "scene.places-alone");
  const ok = (p: unknown): boolean =>
    Array.isArray(p) &&
    p.length === 3 &&
    whole(p[0], -200_000, 200_000) &&
    whole(p[1], -200_000, 200_000) &&
    whole(p[2], 0, 65_535);
  return Array.isArray(u.places) && u.places.length === models && u.places.every(ok)
    ? null
    : bad(`${at}.places`, "scene.places", { models });
}

/** Models that are put down about a point, by the arrangement of their unit. */
function arrangementWrong(u: Fields, models: number, at: string): Wrong | null {
  if (models > 0 && !pair(u.at, 72)) return bad(`${at}.at`, "scene.at");
  if (u.facing !== undefined && !whole(u.facing, 0, 359))
    return bad(`${at}.facing`, "setup.number", { low: 0, high: 359 });
  if (u.arrangement !== undefined && !arrangements.some((a) => a === u.arrangement))
    return bad(`${at}.arrangement`, "scene.arrangement", { options: arrangements.join(", ") });
  return null;
}

/** The scene is shaped as one; null when it is. */
export function misshaped(v: unknown): Wrong | null {
  if (!isRecord(v)) return bad("", "setup.not-scenario");
  const more = extra(v, sceneFields);
  if (more !== undefined) return bad(more, "setup.unknown-field");
  if (v.first !== undefined && v.first !== "first" && v.first !== "second") return bad("first", "scene.side");
  if (
    v.table !== undefined &&
    !(Array.isArray(v.table) && v.table.length === 2 && v.table.every((n) => whole(n, 12, 96)))
  )
    return bad("table", "scene.table");
  if (v.round !== undefined && !whole(v.round, 1, 20)) return bad("round", "setup.number", { low: 1, high: 20 });
  const round = typeof v.round === "number" ? v.round : 1;
  if (v.rounds !== undefined && !whole(v.rounds, round, 20))
    return bad("rounds", "setup.number", { low: round, high: 20 });
  const given = v.rulings ?? {};
  if (!isRecord(given)) return bad("rulings", "setup.rulings");
  for (const [id, chosen] of Object.entries(given))
    if (!rulings.some((r) => r.id === id && r.options.some((o) => o.id === chosen)))
      return bad(`rulings.${id}`, "setup.ruling", { id });
  if (!isRecord(v.units)) return bad("units", "setup.units", UNITS);
  const units = Object.entries(v.units);
  if (units.length < UNITS.least || units.length > UNITS.most) return bad("units", "setup.units", UNITS);
  for (const [unit, u] of units) {
    const wrong = unitWrong(u, `units.${unit}`);
    if (wrong !== null) return wrong;
  }
  for (const side of ["first", "second"])
    if (!units.some(([, u]) => (u as Fields).side === side)) return bad("units", "scene.both-sides");
  return null;
}
