import { inForce } from "@tercio/kernel";
import { coherent } from "@tercio/loose";
import { change, type OldWorld, type Place, type Unit, unit } from "../state/state.ts";
import type { Fallen } from "./attacks.ts";
import { basesAt, COHERENT, looseAt } from "./models.ts";

/** Unsaved wounds that wait to be taken off, by the unit that suffers them and the contact they came through. */
export interface Rolled {
  readonly unit: number;
  readonly contact: number;
  readonly points: number;
}

/** Wounds are summed by where they fall, so that the odds need not tell apart who dealt them. */
export function gathered(list: readonly Rolled[], unit: number, contact: number, points: number): readonly Rolled[] {
  if (points === 0) return list;
  const at = list.findIndex((r) => r.unit === unit && r.contact === contact);
  const same = list[at];
  if (same === undefined)
    return [...list, { unit, contact, points }].sort((p, q) => p.unit - q.unit || p.contact - q.contact);
  return list.map((r, i) => (i === at ? { ...same, points: same.points + points } : r));
}

export const woundsLeft = (u: Unit): number => u.models * u.entry.wounds - u.woundsLost;

export interface Losses {
  readonly game: OldWorld;
  /** Wounds really lost, and those beyond what there was to lose. */
  readonly lost: number;
  readonly excess: number;
  /** Whole models slain. */
  readonly slain: number;
}

/** Takes wounds from a unit: whole models from the rear rank, the rest stays with the model that falls next. */
export function loseWounds(game: OldWorld, id: number, points: number): Losses {
  if (!inForce("tow.combat.remove-casualties")) return { game, lost: points, excess: 0, slain: 0 };
  const u = unit(game, id);
  const lost = Math.min(points, woundsLeft(u));
  const all = u.woundsLost + lost;
  const slain = Math.floor(all / u.entry.wounds);
  const models = u.models - slain;
  const next = change(game, id, {
    models,
    files: Math.min(u.files, models),
    woundsLost: all - slain * u.entry.wounds,
    ...(u.places === null || slain === 0 ? {} : survivors(u, models)),
    ...(models === 0 ? { place: "destroyed" as const } : {}),
  });
  return { game: next, lost, excess: points - lost, slain };
}

/** Loose models that are left when so many stand on: those fall first without whom the others still hold together. */
function survivors(u: Unit, models: number): Partial<Unit> {
  let places = u.places ?? [];
  while (places.length > models) {
    const without = (i: number): readonly Place[] => places.filter((_, k) => k !== i);
    const falls = places.findLastIndex((_, i) => coherent(basesAt(u, without(i)), COHERENT));
    places = without(falls < 0 ? places.length - 1 : falls);
  }
  return models === 0 ? { places: null } : looseAt({ ...u, models, files: Math.min(u.files, models) }, places);
}

export function withFallen(list: readonly Fallen[], unit: number, contact: number, models: number): readonly Fallen[] {
  if (models === 0) return list;
  const same = list.find((f) => f.unit === unit && f.contact === contact);
  if (same === undefined)
    return [...list, { unit, contact, models }].sort((p, q) => p.unit - q.unit || p.contact - q.contact);
  return list.map((f) => (f === same ? { ...f, models: f.models + models } : f));
}
