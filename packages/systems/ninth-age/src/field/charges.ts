import { bilingual, inForce, type Refusal, refuse, watched } from "@tercio/kernel";
import {
  canCharge,
  type Charge,
  type ChargeQuestion,
  type ComingCharger,
  type ContactPriority,
  findCharges,
  reachableOffsets,
  whyNoCharge,
} from "@tercio/mass-battle";
import { arcOf, INCH } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { engaged, type Facing, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { inches } from "./paths.ts";
import { others, seesUnit } from "./world.ts";

type G = NinthAge;
const CONTACT = "t9a.maximising-contact";

/** The facing that would be charged: by the arc of the target in which the middle of the charger's front lies. */
export const facingCharged = (charger: Unit, target: Unit): Facing =>
  arcOf(rectangleOf(target), { x: charger.x, y: charger.y });

/** Farthest a charge may go, 0.01 mm: twelve inches on the dice. */
export const farthestCharge = (u: Unit): number => (u.entry.advanceRate + 12) * INCH;

const byPriority: readonly (readonly [string, ContactPriority])[] = [
  [`${CONTACT}.1`, "fewest-enemies"],
  [`${CONTACT}.2`, "most-chargers"],
  [`${CONTACT}.4`, "most-models"],
];

/** The sheet's priorities in their order. The third, not to turn the charged unit, is in {@link aboutCharge}. */
function priorities(): readonly ContactPriority[] {
  if (!inForce(`${CONTACT}.order`)) return [];
  return byPriority.filter(([id]) => inForce(id)).map(([, priority]) => priority);
}

/** What is asked of the geometry about a charge. Lengths in 0.01 mm. */
export function aboutCharge(
  game: G,
  charger: Unit,
  target: Unit,
  maximum: number,
  mayWheel: boolean,
  facing: Facing = facingCharged(charger, target),
): ChargeQuestion {
  return {
    charger,
    chargerFormation: formationOf(charger),
    target,
    targetFormation: formationOf(target),
    facing,
    maximum,
    obstacles: others(game, charger.id, target.id).map((u) => ({
      id: u.id,
      kind: u.seat === charger.seat ? "friend" : "enemy",
      rectangle: rectangleOf(u),
    })),
    inContact: game.engagements.flatMap((e) =>
      e.a === target.id && e.aFacing === facing ? [e.b] : e.b === target.id && e.bFacing === facing ? [e.a] : [],
    ),
    toCome: [],
    priorities: priorities(),
    mayWheel,
    passesOver: false,
    targetMayTurn: inForce(`${CONTACT}.3`) && !engaged(game, target.id),
    table: { width: game.width, depth: game.depth },
    chirality: game.chirality,
  };
}

interface Mate {
  readonly unit: Unit;
  readonly coming: ComingCharger;
}

/** Those that declared a charge at the same facing and have not moved yet, with the places they may reach. */
function comingTo(game: G, charger: Unit, target: Unit, facing: Facing): readonly Mate[] {
  const list: Mate[] = [];
  for (const mate of game.units) {
    if (mate.id === charger.id || mate.declared !== target.id || !onField(mate)) continue;
    if (facingCharged(mate, target) !== facing) continue;
    const reach = reachableOffsets(aboutCharge(game, mate, target, farthestCharge(mate), true));
    if (reach !== null) list.push({ unit: mate, coming: { width: rectangleOf(mate).width, ...reach } });
  }
  return list;
}

/** The charges among which the player may choose, by the sheet's priorities; empty where the reach is not enough. */
export function chargesOf(game: G, charger: Unit, target: Unit, maximum: number): readonly Charge[] {
  const question = aboutCharge(game, charger, target, maximum, true);
  if (!inForce(`${CONTACT}.2`)) return findCharges(question);
  const mates = comingTo(game, charger, target, question.facing);
  const list = findCharges({ ...question, toCome: mates.map((m) => m.coming) });
  if (mates.length === 0 || list.length < 2) return list;
  // The facing alone says that they have room there; of these, the ones to which most of them really find a way.
  const found = list.map((c) => mates.filter((m) => findsWay(game, charger, c, m.unit, target)).length);
  const most = Math.max(...found);
  return list.filter((_, i) => found[i] === most);
}

/** Could `mate` still charge once `charger` has? */
function findsWay(game: G, charger: Unit, charge: Charge, mate: Unit, target: Unit): boolean {
  const moved = { ...charger, ...charge.end };
  const turned = { ...target, ...charge.target };
  const units = game.units.map((u) => (u === charger ? moved : u === target ? turned : u));
  const facing = facingCharged(charger, target);
  const engagement = { a: charger.id, b: target.id, aFacing: "front" as const, bFacing: facing, offset: charge.offset };
  const after = { ...game, units, engagements: [...game.engagements, engagement] };
  return canCharge(aboutCharge(after, mate, turned, farthestCharge(mate), true));
}

/** What decides whether a charge may be declared: who stands where, and who is Engaged. */
interface Field {
  readonly key: readonly unknown[];
  readonly found: Map<number, boolean>;
}
const fields = new WeakMap<readonly Unit[], Field>();
let recent: readonly Field[] = [];

/** The same for all states in which everybody stands where they stood: declarations alone change no answer. */
function fieldOf(game: G): Field {
  const known = fields.get(game.units);
  if (known !== undefined) return known;
  const key: unknown[] = [game.width, game.depth, game.chirality];
  for (const u of game.units)
    if (onField(u))
      key.push(u.id, u.entry, u.x, u.y, u.facing, u.files, u.rankAndFile, u.champion, engaged(game, u.id));
  const same = recent.find((f) => f.key.length === key.length && f.key.every((part, i) => part === key[i]));
  const field = same ?? { key, found: new Map<number, boolean>() };
  recent = [field, ...recent.filter((f) => f !== field)].slice(0, 4);
  fields.set(game.units, field);
  return field;
}

/** May `charger` declare a charge at `target`? Sight, reach and room are needed. */
export function chargeable(game: G, charger: Unit, target: Unit): boolean {
  if (target.seat === charger.seat || !onField(target)) return false;
  if (watched() || unit(game, charger.id) !== charger) return looked(game, charger, target);
  const { found } = fieldOf(game);
  const pair = charger.id * 65536 + target.id;
  let answer = found.get(pair);
  if (answer === undefined) {
    answer = looked(game, charger, target);
    found.set(pair, answer);
  }
  return answer;
}

function looked(game: G, charger: Unit, target: Unit): boolean {
  const reach = farthestCharge(charger);
  const far = reach + 30_000;
  const dx = target.x - charger.x;
  const dy = target.y - charger.y;
  if (dx * dx + dy * dy > far * far || !seesUnit(game, charger, target)) return false;
  return canCharge(aboutCharge(game, charger, target, reach, true));
}

const RULE = "t9a.sequence.charge.charge-phase.2";

/** Why `charger` may not declare a charge at `target`; null when it may. */
export function whyNotCharge(game: G, charger: Unit, target: Unit): Refusal | null {
  if (chargeable(game, charger, target)) return null;
  const name = bilingual(charger.entry.name);
  const foe = bilingual(target.entry.name);
  if (!onField(target) || !seesUnit(game, charger, target))
    return refuse("refuse.charge-unseen", RULE, { unit: name, foe }, "target");
  const why = whyNoCharge(aboutCharge(game, charger, target, farthestCharge(charger), true));
  if (why === null || why.reason === "cannot-turn-enough")
    return refuse("refuse.charge-turn", RULE, { unit: name, foe }, "target");
  if (why.reason === "too-far") {
    const [needed, most] = [inches(why.needed), inches(farthestCharge(charger))];
    return refuse("refuse.charge-too-far", RULE, { unit: name, foe, needed, most }, "target");
  }
  const by = why.by[0];
  if (by === undefined) return refuse("refuse.charge-edge", RULE, { unit: name, foe }, "target");
  const blocker = bilingual(unit(game, by).entry.name);
  return refuse("refuse.charge-blocked", RULE, { unit: name, foe, blocker }, "target");
}
