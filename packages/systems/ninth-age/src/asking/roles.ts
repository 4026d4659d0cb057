import type { Roles } from "@tercio/kernel";
import { mainPool } from "../state/pools.ts";
import { foes, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { modelOf, unitOf } from "../state/held.ts";
import type { NinthAgeMoments, OfPart, Strike } from "./moments.ts";

interface OfUnit {
  readonly unit: Unit;
}
const ofUnit = { unit: ({ unit: u }: OfUnit) => unitOf(u) };
const friends = ({ unit: u }: OfUnit, game: NinthAge) =>
  game.units.filter((v) => v.seat === u.seat && v.id !== u.id && onField(v)).map(unitOf);
const ofStrike = { by: (s: Strike) => s.striker, at: (s: Strike) => s.struck };

/** Who holds the rules that speak at a moment, by the role that they hold them in. */
export const roles: Roles<NinthAge, NinthAgeMoments> = {
  modify: {
    discipline: {
      ...ofUnit,
      foes: ({ unit: u }, game) => foes(game, u.id).map((f) => unitOf(unit(game, f.foe))),
      enemies: ({ unit: u }, game) => game.units.filter((v) => v.seat !== u.seat && onField(v)).map(unitOf),
    },
    "advance rate": ofUnit,
    "march rate": ofUnit,
    height: ofUnit,
    "dangerous terrain dice": ofUnit,
    "health points": { model: ({ unit: u, pool }) => modelOf(u, pool) },
    agility: { model: ({ unit: u, pool, part }: OfPart) => modelOf(u, pool, part.harnessed) },
    "attack value": ofStrike,
    "offensive skill": ofStrike,
    "defensive skill": ofStrike,
    "defensive skill, raised": ofStrike,
    "defensive skill, copied": ofStrike,
    strength: ofStrike,
    "armour penetration": ofStrike,
    resilience: ofStrike,
    "to-hit roll": ofStrike,
    "to-wound roll": ofStrike,
    "save roll": ofStrike,
    armour: { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "charge dice": ofUnit,
    "maximised dice": ofUnit,
    "supporting ranks": { model: ({ unit: u }) => modelOf(u, mainPool(u)) },
    "lost by": ofUnit,
  },
  allow: {
    "declare a charge": ofUnit,
    "flee as a charge reaction": ofUnit,
    "hold as a charge reaction": ofUnit,
    advance: ofUnit,
    march: ofUnit,
    reform: ofUnit,
    "swift reform": ofUnit,
    pursue: ofUnit,
    overrun: ofUnit,
    "take a panic test": ofUnit,
    "be frightened": { ...ofUnit, by: ({ by }) => unitOf(by) },
    "be steadfast": ofUnit,
    "count as scoring": ofUnit,
  },
  on: {
    "unit destroyed": { friends },
    "unit breaks": { friends },
    "fled through": { through: ({ through }) => through.map(unitOf) },
    "losses suffered": ofUnit,
  },
  offer: {
    "charge reaction": ofUnit,
    "attacks besides": { model: ({ unit: u, pool }) => modelOf(u, pool) },
  },
};
