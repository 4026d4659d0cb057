import type { Message } from "@tercio/kernel";
import type { Picture } from "../picture.ts";
import type { Volume } from "../saves.ts";

const record = (v: unknown): v is { readonly [field: string]: unknown } =>
  typeof v === "object" && v !== null && !Array.isArray(v);
const text = (v: unknown): string => (typeof v === "string" ? v : "");
const number = (v: unknown): number => (typeof v === "number" && Number.isFinite(v) ? v : 0);
const numbers = (v: unknown): v is readonly number[] =>
  Array.isArray(v) && v.every((n) => typeof n === "number" && Number.isFinite(n));

/** A sentence whose values are numbers, texts and sentences. */
function isMessage(v: unknown, depth = 0): v is Message {
  if (!record(v) || typeof v.key !== "string" || depth > 8) return false;
  return (
    v.values === undefined ||
    (record(v.values) &&
      Object.values(v.values).every((x) => typeof x === "string" || typeof x === "number" || isMessage(x, depth + 1)))
  );
}

const isPicture = (v: unknown): v is Picture =>
  record(v) &&
  numbers([v.width, v.depth]) &&
  Array.isArray(v.things) &&
  v.things.every((t) => record(t) && numbers(t.corners) && (t.seat === null || typeof t.seat === "number"));

/**
 * What the shelf has of a battle, whoever wrote it there: what is broken of it counts as not known. Null where not even its place is.
 * Never throws.
 */
export function volumeOf(value: unknown): Volume | null {
  if (!record(value) || typeof value.id !== "string" || value.id === "") return null;
  const pace = record(value.pace) ? value.pace : {};
  const seats = Array.isArray(value.seats) ? value.seats.filter((s) => s === "human" || s === "computer") : [];
  return {
    id: value.id,
    name: text(value.name),
    begun: number(value.begun),
    played: number(value.played),
    pace: { autoRoll: pace.autoRoll === true, paused: pace.paused === true },
    seed: number(value.seed),
    answers: number(value.answers),
    system: text(value.system),
    moment: isMessage(value.moment) ? value.moment : null,
    edition: text(value.edition),
    version: text(value.version),
    seats,
    points: numbers(value.points) ? value.points : null,
    ...(isPicture(value.picture) ? { picture: value.picture } : {}),
    ...(value.second === true ? { second: true } : {}),
  };
}
