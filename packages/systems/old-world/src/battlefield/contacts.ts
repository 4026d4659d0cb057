import { there } from "@tercio/kernel";
import { type Base, baseContacts, basesOf, nudgeIntoContact } from "@tercio/mass-battle";
import { gap } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import {
  type Contact,
  change,
  type Facing,
  fieldOf,
  type Foe,
  foes,
  type OldWorld,
  onField,
  opponents,
  type Unit,
  unit,
} from "../state/state.ts";
import { touch } from "./charge-world.ts";
import { isTaken, onTable } from "./world.ts";

type G = OldWorld;

/** Models of the charger and of the charged unit in base contact, one at least: corners count. */
function touched(game: G, c: Contact): Pick<Contact, "chargerModels" | "chargedModels"> {
  const [a, b] = [unit(game, c.charger), unit(game, c.charged)];
  const pairs = baseContacts(
    ...[rectangleOf(a), formationOf(a), "front" as const],
    ...[rectangleOf(b), formationOf(b), c.facing],
    fieldOf(game).chirality,
  );
  const several = (of: "own" | "theirs"): number =>
    Math.max(1, new Set(pairs.map((p) => `${p[of].rank}/${p[of].file}`)).size);
  return { chargerModels: several("own"), chargedModels: several("theirs") };
}

/** Two units that have just come into contact, by what of them touches. */
export const contactMade = (game: G, c: Omit<Contact, "chargerModels" | "chargedModels">): Contact => ({
  ...c,
  ...touched(game, { ...c, chargerModels: 1, chargedModels: 1 }),
});

/** The models of a unit that face out of one of its sides. */
function rowOf(game: G, u: Unit, facing: Facing): readonly Base[] {
  const all = basesOf(u, formationOf(u), fieldOf(game).chirality);
  const last = Math.max(...all.map((b) => b.rank));
  if (facing === "front" || facing === "rear") return all.filter((b) => b.rank === (facing === "front" ? 0 : last));
  const outer = facing === "left" ? 0 : u.files - 1;
  return all.filter((b) => b.file === outer);
}

/**
 * Of a side that several enemies touch, how many models face each: a model faces the enemy that it touches, of several the
 * one that fewest face so far, and where it touches none the nearest.
 */
function shared(game: G, u: Unit, foesThere: readonly Foe[], facing: Facing): ReadonlyMap<number, number> {
  const count = new Map(foesThere.map((f) => [f.contact, 0]));
  for (const { base } of rowOf(game, u, facing)) {
    const near = foesThere.map((f) => ({ f, far: gap(base, rectangleOf(unit(game, f.foe))) }));
    const least = Math.min(...near.map((n) => n.far));
    const among = near.filter((n) =>
      touch(base, rectangleOf(unit(game, n.f.foe))) ? true : n.far === least && least > 2,
    );
    const fewest = Math.min(...among.map((n) => count.get(n.f.contact) ?? 0));
    const { f } = there(among.find((n) => (count.get(n.f.contact) ?? 0) === fewest));
    count.set(f.contact, fewest + 1);
  }
  return count;
}

/** How many models of each unit face an enemy, where several touch the same side of it. */
function withRows(game: G): G {
  const rows = new Map<number, { chargerRow?: number; chargedRow?: number }>();
  for (const u of game.units) {
    const all = foes(game, u.id);
    for (const facing of new Set(all.map((f) => f.own))) {
      const here = all.filter((f) => f.own === facing);
      if (here.length < 2) continue;
      for (const [at, models] of shared(game, u, here, facing)) {
        const field = there(game.contacts[at]).charger === u.id ? "chargerRow" : "chargedRow";
        rows.set(at, { ...rows.get(at), [field]: models });
      }
    }
  }
  const contacts = game.contacts.map(
    ({ chargerRow: _, chargedRow: __, ...c }, at): Contact => ({ ...c, ...rows.get(at) }),
  );
  return { ...game, contacts };
}

/**
 * The least move that brings two units back into contact on the same sides: of the one that touches nobody else. Null where
 * both do, or there is no room.
 */
function nudged(game: G, c: Contact): G | null {
  const alone = (id: number): boolean => opponents(game, id).length === 1 && unit(game, id).garrison === null;
  const mover = alone(c.charger) ? c.charger : alone(c.charged) ? c.charged : null;
  if (mover === null) return null;
  const [own, foe]: readonly [Facing, Facing] = mover === c.charger ? ["front", c.facing] : [c.facing, "front"];
  const held = mover === c.charger ? c.charged : c.charger;
  const place = nudgeIntoContact(rectangleOf(unit(game, mover)), own, rectangleOf(unit(game, held)), foe);
  if (place === null) return null;
  const next = change(game, mover, { x: place.x, y: place.y, facing: place.facing });
  const r = rectangleOf(unit(next, mover));
  return onTable(next, r) && !isTaken(next, unit(next, mover), r) ? next : null;
}

/** All contacts as the table has them: who has lost touch by losses is nudged back to it, or touches no more. */
export function contactsOnTable(game: G): G {
  let next = game;
  const kept: Contact[] = [];
  for (const c of game.contacts) {
    const [a, b] = [unit(next, c.charger), unit(next, c.charged)];
    if (!onField(a) || !onField(b) || a.fleeing || b.fleeing) continue;
    if (!touch(rectangleOf(a), rectangleOf(b))) {
      const moved = nudged(next, c);
      if (moved === null) continue;
      next = moved;
    }
    kept.push({ ...c, ...touched(next, c) });
  }
  return withRows({ ...next, contacts: kept });
}
