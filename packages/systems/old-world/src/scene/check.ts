import { among, briefly, type Message, message, type Fields, isRecord } from "@tercio/kernel";
import { rulings } from "../rulings/rulings.ts";
import type { Unit } from "../state/state.ts";
import { builtIn } from "./profiles.ts";
import { flags, type SceneUnit } from "./types.ts";

export type Wrong = { readonly where: string; readonly message: Message };
const whole = (v: unknown, low: number, high: number): boolean =>
  typeof v === "number" && Number.isInteger(v) && v >= low && v <= high;
/** How many a set-up may have. */
export const UNITS = { least: 2, most: 12 } as const;
export const CONTACTS = { least: 1, most: 24 } as const;

export const bad = (where: string, key: string, values?: Message["values"]): Wrong => ({
  where: ["setup", "scene", where].filter((part) => part !== "").join("."),
  message: message(key, values),
});

const sceneFields = ["rulings", "turn", "active", "lastTurn", "units", "contact"];
const contactFields = ["of", "at", "facing", "models", "inches", "turn"];
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
];
/** No model of a scene stands farther off, 0.01 mm. */
const FARTHEST = 100_000;
const places: readonly Unit["place"][] = ["field", "fallen-back", "fled", "destroyed"];

/** The scene is shaped as one, as far as the set-up below does not say it; null when it is. */
export function misshaped(v: unknown): Wrong | null {
  if (!isRecord(v)) return bad("", "setup.not-scenario");
  const extra = (o: Fields, known: readonly string[]): string | undefined =>
    Object.keys(o).find((k) => !known.includes(k));
  const more = extra(v, sceneFields);
  if (more !== undefined) return bad(more, "setup.unknown-field");
  if (v.active !== undefined && v.active !== "first" && v.active !== "second") return bad("active", "scene.side");
  if (v.turn !== undefined && !whole(v.turn, 1, 40)) return bad("turn", "setup.number", { low: 1, high: 40 });
  const turn = typeof v.turn === "number" ? v.turn : 1;
  if (v.lastTurn !== undefined && !whole(v.lastTurn, turn, 40))
    return bad("lastTurn", "setup.number", { low: turn, high: 40 });
  const rulingsGiven = v.rulings ?? {};
  if (!isRecord(rulingsGiven)) return bad("rulings", "setup.rulings");
  for (const [id, chosen] of Object.entries(rulingsGiven))
    if (!rulings.some((r) => r.id === id && r.options.some((o) => o.id === chosen)))
      return bad(`rulings.${id}`, "setup.ruling", { id });
  if (!isRecord(v.units)) return bad("units", "setup.units", UNITS);
  const names = Object.keys(v.units);
  for (const [name, u] of Object.entries(v.units)) {
    const at = `units.${name}`;
    if (!isRecord(u)) return bad(at, "setup.not-a-unit");
    const odd = extra(u, unitFields);
    if (odd !== undefined) return bad(`${at}.${odd}`, "setup.unknown-field");
    if (u.side !== "first" && u.side !== "second") return bad(`${at}.side`, "scene.side");
    if (typeof u.profile === "string" ? !builtIn.has(u.profile) : u.profile !== undefined && !isRecord(u.profile))
      return bad(`${at}.profile`, "scene.no-profile", { options: among(u.profile, [...builtIn.keys()]) });
    if (
      isRecord(u.profile) &&
      !(u.profile.name === undefined || typeof u.profile.name === "string" || isRecord(u.profile.name))
    )
      return bad(`${at}.profile.name`, "setup.name");
    const place = u.place ?? "field";
    if (!places.some((p) => p === place)) return bad(`${at}.place`, "scene.place", { options: places.join(", ") });
    const least = place === "destroyed" ? 0 : 1;
    if (!whole(u.models, least, 100)) return bad(`${at}.models`, "setup.number", { low: least, high: 100 });
    if (u.loose !== undefined) {
      const pair = (p: unknown): boolean =>
        Array.isArray(p) && p.length === 2 && p.every((n) => whole(n, -FARTHEST, FARTHEST) && !Object.is(n, -0));
      if (u.files !== undefined || u.startFiles !== undefined) return bad(`${at}.files`, "scene.loose-files");
      if (!Array.isArray(u.loose) || u.loose.length !== u.models || !u.loose.every(pair))
        return bad(`${at}.loose`, "scene.loose", { models: u.models as number });
    } else if (least === 1 && !whole(u.files, 1, u.models as number)) return bad(`${at}.files`, "setup.files");
    if (u.formedUp !== undefined && typeof u.formedUp !== "boolean") return bad(`${at}.formedUp`, "setup.flag");
    if (u.startModels !== undefined && !whole(u.startModels, u.models as number, 100))
      return bad(`${at}.startModels`, "setup.number", { low: u.models as number, high: 100 });
    if (u.rounds !== undefined && !whole(u.rounds, 0, 40))
      return bad(`${at}.rounds`, "setup.number", { low: 0, high: 40 });
    if (u.woundsLost !== undefined && !whole(u.woundsLost, 0, 9))
      return bad(`${at}.woundsLost`, "setup.number", { low: 0, high: 9 });
    const { moved } = u;
    if (moved === undefined) continue;
    if (!isRecord(moved) || !whole(moved.inches, 0, 60))
      return bad(`${at}.moved.inches`, "setup.number", { low: 0, high: 60 });
    if (moved.unit !== undefined && !names.includes(moved.unit as string))
      return bad(`${at}.moved.unit`, "setup.no-such-unit");
  }
  if (!Array.isArray(v.contact)) return bad("contact", "setup.contacts", CONTACTS);
  for (const [i, c] of v.contact.entries()) {
    if (!isRecord(c)) return bad(`contact.${i}`, "setup.not-a-contact");
    const odd = extra(c, contactFields);
    if (odd !== undefined) return bad(`contact.${i}.${odd}`, "setup.unknown-field");
    for (const end of ["of", "at"] as const)
      if (!names.includes(c[end] as string)) return bad(`contact.${i}.${end}`, "setup.no-such-unit");
    if (c.models !== undefined && !(Array.isArray(c.models) && c.models.length === 2))
      return bad(`contact.${i}.models`, "scene.pair");
    for (const id of [c.of, c.at]) {
      const there = (v.units[id as string] as SceneUnit).place ?? "field";
      if (there !== "field") return bad(`contact.${i}`, "scene.not-on-field", { unit: briefly(id) });
    }
    if (c.turn !== undefined && !whole(c.turn, 0, turn))
      return bad(`contact.${i}.turn`, "setup.number", { low: 0, high: turn });
  }
  return null;
}
