import { inForce, type Refusal, refuse } from "@tercio/kernel";
import { contactOf, modelsReach } from "@tercio/mass-battle";
import { gap, INCH, normalise } from "@tercio/tabletop";
import { touches } from "../calculation/contact.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { change, type Engagement, engagementsOf, type Facing, foes, type NinthAge, unit } from "../state/state.ts";
import { marchRate } from "../calculation/rates.ts";
import { inFiles } from "../state/pools.ts";
import { leadersOf } from "./paths.ts";
import { inches } from "@tercio/regiments";
import { solids } from "./terrain.ts";
import { APART, isTaken, keptFrom, onTable, others, REFORM_SPACING } from "./world.ts";
import { abreast } from "../state/rooms.ts";

type G = NinthAge;
const RULE = "t9a.rule.combat-reform";

/** Where a unit would stand after a Combat Reform. Lengths in 0.01 mm, facing in 1/65536 turns. */
export type CombatFront = {
  readonly files: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
};

/** Where a facing looks, 1/65536 turns clockwise from the front. */
export const turns: { readonly [facing in Facing]: number } = { front: 0, right: 16384, rear: 32768, left: 49152 };
export const facings: readonly Facing[] = ["front", "right", "rear", "left"];
/** Whole-number positions may leave two flush units this far apart (0.01 mm). */
const IN_CONTACT = 12;
/** Two facings look at each other if they are this near to it, 1/65536 turns. */
const PARALLEL = 40;

/** Own models in base contact over all engagements. */
const inContact = (game: G, id: number): number =>
  new Set(engagementsOf(game, id).flatMap((e) => touches(game, e, id).map(({ own }) => own.rank * 1000 + own.file)))
    .size;

/** The engagement after one of its units has turned to `facing`, or null where no facing of it looks at the enemy. */
function turned(game: G, e: Engagement, id: number, facing: number): Engagement | null {
  const first = e.a === id;
  const foe = unit(game, first ? e.b : e.a);
  const towards = normalise(foe.facing + turns[first ? e.bFacing : e.aFacing] + 32768);
  const own = facings.find((f) => {
    const apart = normalise(facing + turns[f] - towards);
    return apart <= PARALLEL || apart >= 65536 - PARALLEL;
  });
  if (own === undefined) return null;
  const [aFacing, bFacing] = first ? [own, e.bFacing] : [e.aFacing, own];
  const offset = contactOf(rectangleOf(unit(game, e.a)), aFacing, rectangleOf(unit(game, e.b)), bFacing);
  return { a: e.a, b: e.b, aFacing, bFacing, offset };
}

/**
 * A Combat Reform: any front and any facing, in contact with the same enemies on the same facings of theirs and with no
 * others, no fewer own models in contact than before, and no model's centre beyond its March Rate. The new state, or
 * the reason why not.
 */
export function combatReformed(
  game: G,
  id: number,
  front: CombatFront,
): { readonly game: G } | { readonly problem: Refusal } {
  const u = unit(game, id);
  const no = (key: string): { problem: Refusal } => ({ problem: refuse(key, RULE, {}, "files") });
  if (front.files < 1 || front.files > abreast(u)) return no("refuse.combat-reform");
  const placed = change(game, id, { ...front, ...inFiles(u, front.files, game.chirality) });
  const v = unit(placed, id);
  const r = rectangleOf(v);
  if (!onTable(game, r)) return { problem: refuse("refuse.off-table", "t9a.rule.board-edge") };
  if (isTaken(placed, r, id)) return no("refuse.combat-reform-room");
  const old = engagementsOf(game, id);
  const engagements: Engagement[] = [];
  for (const e of game.engagements) {
    const now = old.includes(e) ? turned(placed, e, id, front.facing) : e;
    if (now === null) return no("refuse.combat-reform-contact");
    engagements.push(now);
  }
  const next: G = { ...placed, engagements };
  const held = engagementsOf(next, id);
  for (const e of held)
    if (gap(r, rectangleOf(unit(next, e.a === id ? e.b : e.a))) > IN_CONTACT || touches(next, e, id).length === 0)
      return no("refuse.combat-reform-contact");
  const within = inForce("t9a.rule.combat-reform") ? beyondLimits(game, next, id) : null;
  return within === null ? { game: next } : { problem: within };
}

/** Why a Combat Reform that keeps its enemies may not be made; null when it may. */
function beyondLimits(game: G, next: G, id: number): Refusal | null {
  const [u, v] = [unit(game, id), unit(next, id)];
  const no = (key: string): Refusal => refuse(key, RULE, {}, "files");
  if (inContact(next, id) < inContact(game, id)) return no("refuse.combat-reform-fewer");
  const held = foes(next, id).map((f) => f.foe);
  const start = rectangleOf(u);
  const r = rectangleOf(v);
  for (const o of others(next, id, ...held)) {
    const room = rectangleOf(o);
    const apart = gap(r, room);
    if (o.seat !== u.seat && apart < APART) return no("refuse.combat-reform-contact");
    // Friends of the same combat are kept from like all others.
    if (apart < keptFrom(start, room, REFORM_SPACING, o.seat !== u.seat)) return no("refuse.combat-reform-room");
  }
  for (const s of solids(next))
    if (gap(r, s.shape) < keptFrom(start, s.shape, REFORM_SPACING, false)) return no("refuse.combat-reform-room");
  const limit = marchRate(game, u) * INCH;
  if (!modelsReach(u, formationOf(u), v, v.files, limit, game.chirality, leadersOf(game, u, v.files)))
    return refuse("refuse.model-too-far", RULE, { limit: inches(limit) });
  return null;
}
