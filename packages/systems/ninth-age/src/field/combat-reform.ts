import { type Refusal, refuse } from "@tercio/kernel";
import { contactOf, facingLine, modelsReach, placeInContact } from "@tercio/mass-battle";
import {
  at,
  cosine,
  gap,
  INCH,
  normalise,
  overlaps,
  type Rectangle,
  rightward,
  roundHalfAway,
  sine,
} from "@tercio/tabletop";
import { touches } from "../calculation/contact.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import {
  centreFile,
  change,
  combatOf,
  type Engagement,
  engagementsOf,
  type Facing,
  models,
  type NinthAge,
  type Unit,
  unit,
} from "../state.ts";
import { inches, leaderOf } from "./paths.ts";
import { keptFrom, onTable, others, UNIT_SPACING } from "./world.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat.15";

/** Where a unit would stand after a Combat Reform. Lengths in 0.01 mm, facing in 1/65536 turns. */
export interface CombatFront {
  readonly files: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

const turns: { readonly [facing in Facing]: number } = { front: 0, right: 16384, rear: 32768, left: 49152 };
const facings: readonly Facing[] = ["front", "right", "rear", "left"];
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
  const no = (key: string): { problem: Refusal } => ({ problem: refuse(key, ROUND, {}, "files") });
  if (front.files < 1 || front.files > models(u)) return no("refuse.combat-reform");
  const placed = change(game, id, { ...front, championFile: centreFile(front.files, game.chirality) });
  const v = unit(placed, id);
  const r = rectangleOf(v);
  if (!onTable(game, r)) return { problem: refuse("refuse.off-table", "board-edge") };
  if (others(placed, id).some((o) => overlaps(r, rectangleOf(o)))) return no("refuse.combat-reform-room");
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
  if (inContact(next, id) < inContact(game, id)) return no("refuse.combat-reform-fewer");
  const foes = held.map((e) => (e.a === id ? e.b : e.a));
  const mates = combatOf(game, id);
  const start = rectangleOf(u);
  for (const o of others(next, id)) {
    const room = rectangleOf(o);
    if (foes.includes(o.id)) continue;
    if (o.seat !== u.seat && gap(r, room) <= IN_CONTACT) return no("refuse.combat-reform-contact");
    if (!mates.includes(o.id) && gap(r, room) <= keptFrom(start, room, UNIT_SPACING))
      return no("refuse.combat-reform-room");
  }
  const limit = u.entry.marchRate * INCH;
  if (!modelsReach(u, formationOf(u), v, v.files, limit, game.chirality, leaderOf(game, u, v.files)))
    return { problem: refuse("refuse.model-too-far", "reform", { limit: inches(limit) }) };
  return { game: next };
}

/** Fronts that are worth offering: facing the enemy, up to three models wider or narrower, or a fresh front where the flank was held. */
export function combatFronts(game: G, id: number): readonly CombatFront[] {
  const u = unit(game, id);
  const e = engagementsOf(game, id)[0];
  if (e === undefined) return [];
  const list: CombatFront[] = [];
  const offer = (front: CombatFront): void => {
    if (list.some((f) => f.files === front.files && f.x === front.x && f.y === front.y)) return;
    if ("game" in combatReformed(game, id, front)) list.push(front);
  };
  const own = e.a === id ? e.aFacing : e.bFacing;
  const most = Math.min(models(u), own === "front" ? u.files + 3 : 10);
  for (let files = own === "front" ? Math.max(1, u.files - 3) : Math.min(3, models(u)); files <= most; files++)
    for (const front of own === "front" ? wider(game, u, files) : faced(game, u, e, files)) offer(front);
  return list;
}

function wider(game: G, u: Unit, files: number): readonly CombatFront[] {
  if (files === u.files) return [];
  const right = rightward(rectangleOf(u));
  return [0, game.chirality, -game.chirality].map((side) => {
    const shift = (side * (files - u.files) * u.entry.baseWidth) / 2;
    return {
      files,
      x: roundHalfAway(u.x + right.x * shift),
      y: roundHalfAway(u.y + right.y * shift),
      facing: u.facing,
    };
  });
}

/** With its front to the enemy that holds its flank or rear: as near to where it stands as may be, or before its middle. */
function faced(game: G, u: Unit, e: Engagement, files: number): readonly CombatFront[] {
  const foe = unit(game, e.a === u.id ? e.b : e.a);
  const facing = e.a === u.id ? e.bFacing : e.aFacing;
  const target = rectangleOf(foe);
  const line = facingLine(target, facing);
  const size: Rectangle = {
    ...rectangleOf(u),
    width: files * u.entry.baseWidth,
    depth: Math.ceil(models(u) / files) * u.entry.baseDepth,
  };
  const middle = at(rectangleOf(u), 0, rectangleOf(u).depth / 2);
  const along = -(middle.x - line.middle.x) * cosine(line.outward) + (middle.y - line.middle.y) * sine(line.outward);
  const reach = Math.floor((line.length + size.width) / 2) - Math.min(u.entry.baseWidth, 1000);
  const near = Math.max(-reach, Math.min(reach, roundHalfAway(along)));
  return [near, 0].map((offset) => ({ files, ...placeInContact(size, "front", target, facing, offset) }));
}
