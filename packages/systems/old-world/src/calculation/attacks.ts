import { inForce } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import { type Foe, foes, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { chargedThisTurn, ranksOf, rowTowards } from "./formation.ts";
import { attacksOf, initiative, numbers } from "./numbers.ts";
import { weaponOf } from "../state/tables.ts";

/** Who of a unit can strike one enemy: settled before the first blow of a round. Models, except `initiative`. */
export interface Fighters {
  readonly unit: number;
  readonly contact: number;
  readonly foe: number;
  readonly initiative: number;
  /** Models of the unit that stood there. */
  readonly models: number;
  /** Models of the row that faces the enemy, and how many of them touch it. */
  readonly row: number;
  readonly touching: number;
  /** Models behind the row that the weapon lets strike. */
  readonly support: number;
}

/** Models slain in this round through one contact: those that step up in their place do not strike. */
export interface Fallen {
  readonly unit: number;
  readonly contact: number;
  readonly models: number;
}

/** Attacks of one unit against one enemy. */
export interface Packet {
  readonly by: number;
  readonly at: number;
  readonly contact: number;
  readonly dice: number;
}

/** Models of the row facing this enemy; a corner model that also touches an enemy in front or behind is left to that one. */
function rowAgainst(game: OldWorld, u: Unit, f: Foe): number {
  const all = foes(game, u.id);
  const sides = all.map((x) => x.own);
  let models = f.row ?? rowTowards(u, f.own);
  if (f.own === "rear" && ranksOf(u) === 1 && sides.includes("front")) return 0;
  if (f.own === "left" || f.own === "right") {
    // A single file has both flanks; its models strike at whichever enemy met them first.
    const across = f.own === "left" ? "right" : "left";
    if (u.files === 1 && all.some((x) => x.own === across && x.contact < f.contact)) return 0;
    if (sides.includes("front")) models--;
    if (sides.includes("rear") && ranksOf(u) > 1 && u.models % u.files === 0) models--;
  }
  return Math.max(0, models);
}

/** Models of the second rank that may strike over the first, to the front only. */
function supporters(game: OldWorld, u: Unit, f: Foe): number {
  const when = weaponOf(u.entry)?.extraRank ?? "never";
  if (f.own !== "front" || when === "never" || !inForce("tow.keyword.fight-in-extra-rank")) return 0;
  if (when !== "always" && (when === "charged") !== chargedThisTurn(game, u.id)) return 0;
  return Math.max(0, Math.min(u.files, u.models - u.files) - strikingElsewhere(game, u));
}

/** Models of the second rank that face an enemy on their own flank or rear: they strike it, and nobody over the front. */
function strikingElsewhere(game: OldWorld, u: Unit): number {
  const sides = new Set(foes(game, u.id).map((x) => x.own));
  if (sides.has("rear") && ranksOf(u) === 2) return u.files;
  // An incomplete second rank stands in the middle, away from the flanks.
  if (u.models < 2 * u.files) return 0;
  const flanks = Number(sides.has("left")) + Number(sides.has("right"));
  return Math.min(flanks, u.files);
}

/** The most models of a unit that fight an enemy in or around a building; its own are shared among all that it touches. */
function mostFighting(game: OldWorld, u: Unit, f: Foe): number {
  const of = (x: Unit): number =>
    Math.min(Infinity, ...book.offers("models that fight", game, { unit: x }).map((o) => o.value));
  const own = of(u);
  if (own === Infinity) return of(unit(game, f.foe));
  const all = foes(game, u.id);
  const at = all.findIndex((x) => x.contact === f.contact);
  return Math.floor((own + all.length - 1 - at) / all.length);
}

/** Step 1.1: every unit's models that can fight, one entry for each enemy it touches. */
export function fightersOf(game: OldWorld, id: number): readonly Fighters[] {
  if (!inForce("tow.combat.who-fights.fighting-rank")) return [];
  const u = unit(game, id);
  const at = initiative(game, u).value;
  return foes(game, id).map((f) => {
    const most = mostFighting(game, u, f);
    if (most < Infinity) {
      const row = Math.min(most, u.models);
      return {
        ...{ unit: id, contact: f.contact, foe: f.foe, initiative: at, models: u.models },
        row,
        touching: row,
        support: 0,
      };
    }
    const row = rowAgainst(game, u, f);
    return {
      unit: id,
      contact: f.contact,
      foe: f.foe,
      initiative: at,
      models: u.models,
      row,
      touching: Math.min(f.models, row),
      support: supporters(game, u, f),
    };
  });
}

interface Strikers {
  readonly touching: number;
  readonly apart: number;
  readonly support: number;
}

/** Who of `f` still strikes after its unit lost `slain` models through this contact. */
function strikers(game: OldWorld, f: Fighters, slain: number): Strikers {
  if (!inForce("tow.combat.step-up")) {
    // Then whoever steps up strikes as well.
    const alive = Math.max(0, f.models - slain);
    const row = Math.min(f.row, alive);
    const touching = Math.min(f.touching, row);
    return { touching, apart: row - touching, support: Math.min(f.support, alive - row) };
  }
  const touching = Math.max(0, f.touching - slain);
  const beyond = game.rulings["support-steps-up"] === "each" ? slain : Math.max(0, slain - f.row);
  return {
    touching,
    apart: Math.max(0, f.row - slain) - touching,
    support: Math.max(0, f.support - beyond),
  };
}

/** Attack dice of those, when no more than `left` models of the unit are there to roll them. */
function dice(u: Unit, each: number, s: Strikers, left: number): number {
  const touching = Math.min(s.touching, left);
  const apart = Math.min(s.apart, left - touching);
  const support = Math.min(s.support, left - touching - apart);
  const beside = inForce("tow.combat.who-fights.no-base-contact") ? Math.min(1, each) : each;
  return touching * each + apart * beside + support * Math.min(1, u.entry.attacks);
}

/** Attacks of all units that strike at this Initiative (null: all at once). */
export function packetsAt(
  game: OldWorld,
  fighters: readonly Fighters[],
  fallen: readonly Fallen[],
  step: number | null,
): readonly Packet[] {
  const list: Packet[] = [];
  const used = new Map<number, number>();
  for (const f of fighters) {
    const by = unit(game, f.unit);
    const at = unit(game, f.foe);
    if ((step !== null && f.initiative !== step) || !onField(by) || !onField(at)) continue;
    const n = numbers(game, by, at);
    if (n.hit === null || n.wound === null) continue;
    const s = strikers(game, f, fallen.find((x) => x.unit === f.unit && x.contact === f.contact)?.models ?? 0);
    const left = Math.max(0, by.models - (used.get(f.unit) ?? 0));
    used.set(f.unit, (used.get(f.unit) ?? 0) + Math.min(left, s.touching + s.apart + s.support));
    const attacks = dice(by, attacksOf(game, by).value, s, left);
    if (attacks > 0) list.push({ by: by.id, at: at.id, contact: f.contact, dice: attacks });
  }
  return list;
}
