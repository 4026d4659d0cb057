import { overlaps } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { onTable } from "../field/world.ts";
import { engaged, health, models, type NinthAge, onField, startingHealth, unit } from "../state.ts";

/** What may never happen, checked after every answer in simulation; empty when all is well. */
export function invariants(game: NinthAge): readonly string[] {
  const wrong: string[] = [];
  if (game.stack.length > 20) wrong.push(`the stack is ${game.stack.length} deep`);
  const field = game.units.filter(onField);
  for (const u of game.units) {
    if (health(u) > startingHealth(u.entry)) wrong.push(`unit ${u.id} has more Health Points than it started with`);
    if (u.rankAndFile < 0 || u.poolLost < 0 || (u.rankAndFile > 0 && u.poolLost >= u.entry.healthPoints))
      wrong.push(`unit ${u.id} has a broken health pool`);
    if (onField(u) && models(u) === 0) wrong.push(`unit ${u.id} stands on the field without models`);
    if (onField(u) && (u.files < 1 || u.files > models(u)))
      wrong.push(`unit ${u.id} is ${u.files} wide with ${models(u)} models`);
    if (!onField(u) && engaged(game, u.id)) wrong.push(`unit ${u.id} is engaged but not on the field`);
    if (u.place === "gone" && u.rankAndFile < 0) wrong.push(`unit ${u.id} lost more models than it had`);
    if (u.champion && (u.championFile < 0 || u.championFile >= u.files) && onField(u))
      wrong.push(`the champion of unit ${u.id} stands outside it`);
    for (const n of [u.x, u.y, u.facing])
      if (!Number.isInteger(n)) wrong.push(`unit ${u.id} stands at a broken number`);
  }
  for (const [i, u] of field.entries()) {
    if (!onTable(game, rectangleOf(u))) wrong.push(`unit ${u.id} is not on the table`);
    for (const v of field.slice(i + 1))
      if (overlaps(rectangleOf(u), rectangleOf(v))) wrong.push(`units ${u.id} and ${v.id} overlap`);
  }
  for (const e of game.engagements)
    if (unit(game, e.a).seat === unit(game, e.b).seat) wrong.push(`units ${e.a} and ${e.b} of one side are engaged`);
  return wrong;
}
