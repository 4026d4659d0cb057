import { insideTable, overlaps } from "@tercio/tabletop";
import { solids } from "../battlefield/world.ts";
import { coherent, overlap } from "@tercio/loose";
import { COHERENT, isLoose, looseAt, modelsOf, shapesOf } from "../calculation/models.ts";
import { type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { stands } from "../state/steps.ts";

/** What is wrong with how units lie on the table of a battle. */
function onTable(game: OldWorld): readonly string[] {
  const { field } = game;
  if (field === null) return [];
  const wrong: string[] = [];
  const here = game.units.filter(onField);
  for (const [i, u] of here.entries()) {
    const own = shapesOf(u);
    if (!own.every((r) => insideTable(r, field.width + 2 * ROUNDED, field.depth + 2 * ROUNDED)))
      wrong.push(`unit ${u.id} is not on the table`);
    const held = u.garrison === null ? -1 : game.units.length + u.garrison.feature;
    if (solids(game, u).some((s) => s.id !== held && own.some((r) => overlaps(r, s.shape, ROUNDED))))
      wrong.push(`unit ${u.id} stands in impassable ground`);
    for (const v of here.slice(i + 1))
      if (own.some((r) => shapesOf(v).some((o) => overlaps(r, o, ROUNDED))))
        wrong.push(`units ${u.id} and ${v.id} overlap`);
    wrong.push(...loose(u));
    for (const n of [u.x, u.y, u.facing])
      if (!Number.isInteger(n)) wrong.push(`unit ${u.id} stands at a broken number`);
  }
  return wrong;
}
/** What is wrong with the models of a loose unit. */
function loose(u: Unit): readonly string[] {
  if (!isLoose(u)) return [];
  const bases = modelsOf(u);
  const { x, y } = u.places === null ? u : looseAt(u, u.places);
  return [
    ...(coherent(bases, COHERENT) ? [] : [`unit ${u.id} does not hold together`]),
    ...(bases.some((b, i) => bases.slice(0, i).some((o) => overlap(b, o))) ? [`models of unit ${u.id} overlap`] : []),
    ...(x === u.x && y === u.y ? [] : [`unit ${u.id} is not about the middle of its models`]),
  ];
}
/** A place is a whole number, and files that fall round it anew: this much (0.01 mm) is no overlap. */
const ROUNDED = 10;

/** What is wrong with who touches whom. */
function inContact(game: OldWorld): readonly string[] {
  const wrong: string[] = [];
  // Until the combat is over its contacts tell who fought whom.
  const fighting = game.stack.some((f) => stands(f, "combat"));
  const taken = new Set<string>();
  for (const c of game.contacts) {
    if (unit(game, c.charger).entry.seat === unit(game, c.charged).entry.seat)
      wrong.push(`units ${c.charger} and ${c.charged} of one side touch`);
    for (const id of [c.charger, c.charged])
      if (!onField(unit(game, id)) && !fighting) wrong.push(`unit ${id} touches an enemy but is not on the field`);
    const pair = [c.charger, c.charged].sort((p, q) => p - q).join(" with ");
    // On a table a facing may touch several enemies.
    const once = game.field === null ? [`${c.charger} front`, `${c.charged} ${c.facing}`, pair] : [pair];
    for (const facing of once) {
      if (taken.has(facing)) wrong.push(`two contacts for ${facing}`);
      taken.add(facing);
    }
  }
  return wrong;
}

/** What may never happen, checked after every answer in simulation; empty when all is well. */
export function invariants(game: OldWorld): readonly string[] {
  const wrong: string[] = [];
  if (game.stack.length > 20) wrong.push(`the stack is ${game.stack.length} deep`);
  if (game.over && game.stack.length > 0) wrong.push("the game is over, but steps are left");
  for (const u of game.units) {
    const { id, entry, models, files } = u;
    if (models < 0 || models > entry.models) wrong.push(`unit ${id} has ${models} of ${entry.models} models`);
    if (u.place !== "destroyed" && models === 0) wrong.push(`unit ${id} is ${u.place} without models`);
    if (models > 0 && (files < 1 || files > models)) wrong.push(`unit ${id} is ${files} wide with ${models} models`);
    if (u.places !== null && (!entry.skirmishers || u.formedUp || u.places.length !== models))
      wrong.push(`unit ${id} of ${models} models has ${u.places.length} places one by one`);
    if (u.formedUp && !entry.skirmishers) wrong.push(`unit ${id} has formed up and never skirmished`);
    if (u.woundsLost < 0 || (u.woundsLost > 0 && u.woundsLost >= entry.wounds))
      wrong.push(`the next model of unit ${id} has lost ${u.woundsLost} of ${entry.wounds} wounds`);
    for (const n of [models, files, u.woundsLost, u.rounds])
      if (!Number.isInteger(n)) wrong.push(`unit ${id} has a broken number`);
  }
  wrong.push(...onTable(game));
  wrong.push(...inContact(game));
  return wrong;
}
