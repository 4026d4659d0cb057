import { insideTable, overlaps } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { health, healthEach } from "../calculation/health.ts";
import { solids } from "../battlefield/terrain.ts";
import { slotOf, startingHealth } from "../state/pools.ts";
import { engaged, models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { amongWhom } from "../battlefield/world.ts";
import { abreast, cornerOf, filesOf } from "../state/rooms.ts";

/** What is wrong with the Health Pools of one unit. */
function poolFaults(game: NinthAge, u: Unit): readonly string[] {
  const wrong: string[] = [];
  const slots = new Set<number>();
  for (const [at, p] of u.pools.entries()) {
    const one = p.kind !== "rank-and-file";
    if (!Number.isInteger(p.count) || p.count < 0 || (one && p.count > 1))
      wrong.push(`has ${p.count} models in pool ${at}`);
    if (p.lost < 0 || (p.lost > 0 && (p.count === 0 || p.lost >= healthEach(game, u, p))))
      wrong.push(`has a broken Health Pool ${at}`);
    if (at > 0 && p.kind === "rank-and-file") wrong.push("has its rank and file behind others in its list");
    if (p.kind === "champion" && at !== 1) wrong.push("has its champion out of order");
    if (p.kind === "rank-and-file" ? p.slot !== null : p.count === 0 && (p.slot !== null || p.weapon !== null))
      wrong.push(`keeps something of the fallen in pool ${at}`);
    const slot = slotOf(p);
    if (slot === null) continue;
    const wide = filesOf(u, p);
    if (onField(u) && (slot < 0 || slot + wide > u.files)) wrong.push(`has somebody of pool ${at} standing outside it`);
    for (let file = slot; file < slot + wide; file++) {
      if (slots.has(file)) wrong.push(`has two in file ${file} of its first rank`);
      slots.add(file);
    }
    if (onField(u) && cornerOf(u, p) === 1 && slot + wide !== u.files)
      wrong.push(`has a base of another kind in file ${slot}, at no corner`);
  }
  return wrong;
}

/**
 * A unit's place is the centre of its front edge in whole hundredths of a millimetre: each file that falls rounds it anew,
 * while nobody moves. Who stands at the edge may come to lie this much (0.01 mm) beyond it.
 */
const ROUNDED = 10;

/** What may never happen, checked after every answer in simulation; empty when all is well. */
export function invariants(game: NinthAge): readonly string[] {
  const wrong: string[] = [];
  if (game.stack.length > 20) wrong.push(`the stack is ${game.stack.length} deep`);
  const field = game.units.filter(onField);
  for (const u of game.units) {
    if (health(game, u) > startingHealth(u)) wrong.push(`unit ${u.id} has more Health Points than it started with`);
    wrong.push(...poolFaults(game, u).map((fault) => `unit ${u.id} ${fault}`));
    if (onField(u) && models(u) === 0) wrong.push(`unit ${u.id} stands on the field without models`);
    if (onField(u) && (u.files < 1 || u.files > abreast(u)))
      wrong.push(`unit ${u.id} is ${u.files} wide with ${models(u)} models`);
    if (!onField(u) && engaged(game, u.id)) wrong.push(`unit ${u.id} is engaged but not on the field`);
    for (const n of [u.x, u.y, u.facing])
      if (!Number.isInteger(n)) wrong.push(`unit ${u.id} stands at a broken number`);
  }
  for (const [i, u] of field.entries()) {
    if (!insideTable(rectangleOf(u), game.width + 2 * ROUNDED, game.depth + 2 * ROUNDED))
      wrong.push(`unit ${u.id} is not on the table`);
    if (solids(game).some((s) => overlaps(rectangleOf(u), s.shape, ROUNDED)))
      wrong.push(`unit ${u.id} stands in impassable terrain`);
    for (const v of field.slice(i + 1))
      if (overlaps(rectangleOf(u), rectangleOf(v)) && !amongWhom(game, u.id).includes(v.id))
        wrong.push(`units ${u.id} and ${v.id} overlap`);
  }
  for (const e of game.engagements)
    if (unit(game, e.a).seat === unit(game, e.b).seat) wrong.push(`units ${e.a} and ${e.b} of one side are engaged`);
  return wrong;
}
