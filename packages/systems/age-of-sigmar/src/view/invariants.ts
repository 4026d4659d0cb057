import { coherent, insideTable, overlap } from "@tercio/loose";
import { COHERENT } from "../calculation/reach.ts";
import { basesOf, type Sigmar } from "../state/state.ts";

/** What may never happen, checked after every answer in simulation; empty when all is well. */
export function invariants(game: Sigmar): readonly string[] {
  const wrong: string[] = [];
  if (game.stack.length > 8) wrong.push(`the stack is ${game.stack.length} deep`);
  if (game.over && game.stack.length > 0) wrong.push("the game is over, but steps are left");
  const all = game.units.flatMap((u) => basesOf(u).map((base, model) => ({ base, unit: u.id, model })));
  for (const u of game.units) {
    const { warscroll, models } = u.entry;
    if (u.models.length > models) wrong.push(`unit ${u.id} has ${u.models.length} of ${models} models`);
    if (u.wounded !== null) {
      const { model, lost } = u.wounded;
      if (u.models[model] === undefined) wrong.push(`the wounded model of unit ${u.id} is gone`);
      if (lost < 1 || lost >= warscroll.wounds)
        wrong.push(`a model of unit ${u.id} has ${lost} of ${warscroll.wounds} wounds`);
    }
    for (const { x, y, facing } of u.models)
      for (const n of [x, y, facing]) if (!Number.isInteger(n)) wrong.push(`unit ${u.id} has a broken number`);
    // Casualties may part a unit until its turn ends, when those that are cut off are lost.
    if (u.slain === 0 && !coherent(basesOf(u), COHERENT)) wrong.push(`unit ${u.id} is not in one group`);
  }
  for (const [i, p] of all.entries()) {
    if (!insideTable(p.base, game.table)) wrong.push(`model ${p.model} of unit ${p.unit} is off the table`);
    for (const q of all.slice(i + 1))
      if (overlap(p.base, q.base)) wrong.push(`models of units ${p.unit} and ${q.unit} stand in one another`);
  }
  return wrong;
}
