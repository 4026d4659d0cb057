import { inForce, resolve } from "@tercio/kernel";
import { type Place, rankSlots, ranksOf } from "@tercio/mass-battle";
import { hasRule } from "../rules/has-rule.ts";
import { ruleId } from "../rules/ids.ts";
import { book } from "../rules/index.ts";
import type { Strike } from "../rules/moments.ts";
import { engagementsOf, type Facing, type ModelPart, models, type NinthAge, type Unit, unit } from "../state.ts";
import { agility, attackValue } from "./characteristics.ts";
import { engagedFacings, isChampion, touches } from "./contact.ts";
import { formationOf } from "./formation.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { supportingAttacks } from "./tables.ts";

/** Where an attack may go: a unit's rank and file, or its champion. */
export interface Aim {
  readonly at: number;
  readonly champion: boolean;
}

/** Attacks of one kind that have the same choice of targets. */
export interface Packet {
  readonly by: number;
  readonly part: number;
  readonly champion: boolean;
  readonly stomp: boolean;
  readonly dice: number;
  readonly aims: readonly Aim[];
}

export interface Duel {
  readonly a: number;
  readonly b: number;
}

const partOf = (u: Unit, index: number): ModelPart => u.entry.parts[index] as ModelPart;

/** One blow, with the facings with which the two units are in contact, seen from `by`. */
export function strikeOf(
  game: NinthAge,
  by: Unit,
  part: ModelPart,
  champion: boolean,
  at: Unit,
  atChampion: boolean,
  stomp = false,
): Strike {
  const e = game.engagements.find((x) => (x.a === by.id && x.b === at.id) || (x.b === by.id && x.a === at.id));
  const facing: Facing = e === undefined ? "front" : e.a === by.id ? e.aFacing : e.bFacing;
  const foeFacing: Facing = e === undefined ? "front" : e.a === by.id ? e.bFacing : e.aFacing;
  return { by, part, at, facing, foeFacing, champion, atChampion, stomp };
}

/** When a part of a unit's models strikes in this round, 10 first, 0 last; a champion may be quicker than its like. */
export interface Initiative {
  readonly by: number;
  readonly part: number;
  readonly champion: boolean;
  readonly step: number;
}

/** The Initiative Order is settled at the start of the round: what happens in it changes nothing any more. */
export function initiativeOf(game: NinthAge, u: Unit): readonly Initiative[] {
  const facings = engagedFacings(game, u.id);
  return u.entry.parts.flatMap((part, index) =>
    (u.champion && !part.harnessed ? [false, true] : [false]).map((champion) => ({
      by: u.id,
      part: index,
      champion,
      step: agility(game, u, part, facings, champion).value,
    })),
  );
}

/** The Initiative Steps in which somebody of this order strikes, the first one first; Stomp Attacks strike at 0. */
export function stepsOf(game: NinthAge, order: readonly Initiative[]): readonly number[] {
  const stomps = order.some((o) => tramples(unit(game, o.by))) ? [0] : [];
  return [...new Set([...order.map((o) => o.step), ...stomps])].sort((p, q) => q - p);
}

interface Attacker {
  readonly champion: boolean;
  readonly supporting: boolean;
  readonly aims: readonly Aim[];
  /** Enemy units that the model itself touches: where it may trample. */
  readonly touched: readonly number[];
}

/** A model in base contact: what it can reach, and what of it lies across the front of its unit. */
interface Touching {
  readonly place: Place;
  readonly champion: boolean;
  readonly aims: Aim[];
  readonly frontAims: Aim[];
  readonly touched: number[];
}

const sameAim = (p: Aim, q: Aim): boolean => p.at === q.at && p.champion === q.champion;
const keyOf = (p: Place): number => p.rank * 1000 + p.file;

/** The models of `u` in base contact, by their place. */
function touching(game: NinthAge, u: Unit, duel: Duel | null): ReadonlyMap<number, Touching> {
  const reach = new Map<number, Touching>();
  const engagements = engagementsOf(game, u.id);
  const frontOnly = engagements.every((e) => (e.a === u.id ? e.aFacing : e.bFacing) === "front");
  for (const e of engagements) {
    const foe = unit(game, e.a === u.id ? e.b : e.a);
    const front = (e.a === u.id ? e.aFacing : e.bFacing) === "front";
    const duelling = duel !== null && (duel.a === foe.id || duel.b === foe.id);
    for (const t of touches(game, e, u.id)) {
      const key = keyOf(t.own);
      let found = reach.get(key);
      if (found === undefined) {
        const aims: Aim[] = [];
        found = { place: t.own, champion: isChampion(u, t.own), aims, frontAims: frontOnly ? aims : [], touched: [] };
        reach.set(key, found);
      }
      if (!found.touched.includes(foe.id)) found.touched.push(foe.id);
      const champion = isChampion(foe, t.theirs);
      const put = (aim: Aim): void => {
        pushAim(found.aims, aim);
        if (front && !frontOnly) pushAim(found.frontAims, aim);
      };
      if (champion && !duelling) put({ at: foe.id, champion: true });
      // A model that touches only the champion, or only a duellist, may strike the rank and file beside it.
      if (!champion || foe.rankAndFile > 0) put({ at: foe.id, champion: false });
    }
  }
  return reach;
}

/** Each model of `u` that may strike now, with what it can reach. */
function attackers(game: NinthAge, u: Unit, duel: Duel | null): readonly Attacker[] {
  const reach = touching(game, u, duel);
  const rival = duel === null ? null : duel.a === u.id ? duel.b : duel.b === u.id ? duel.a : null;
  const strikers: Attacker[] = [];
  const supporters: Attacker[] = [];
  // Duellists strike each other wherever they stand, and nobody else, also when one of them has fallen.
  if (rival !== null && u.champion && unit(game, rival).champion)
    strikers.push({ champion: true, supporting: false, aims: [{ at: rival, champion: true }], touched: [] });
  const extra = supportingRanks(game, u);
  const formation = formationOf(u);
  const behind: (readonly number[])[] = [];
  for (let rank = 1; rank <= extra && rank < ranksOf(formation); rank++)
    behind.push(rankSlots(formation, rank, game.chirality));
  for (const [, m] of [...reach].sort((p, q) => p[0] - q[0])) {
    const aims = standingAims(game, m.aims, duel);
    if (aims.length > 0 && !(m.champion && rival !== null))
      strikers.push({ champion: m.champion, supporting: false, aims, touched: m.touched });
    if (m.place.rank > 0 || m.frontAims.length === 0) continue;
    const across = m.frontAims === m.aims ? aims : standingAims(game, m.frontAims, duel);
    if (across.length === 0) continue;
    behind.forEach((slots, at) => {
      if (!slots.includes(m.place.file)) return;
      // Who strikes an enemy on its own flank or rear does not reach over its unit's front as well.
      const own = reach.get(keyOf({ rank: at + 1, file: m.place.file }));
      if (own === undefined || standingAims(game, own.aims, duel).length === 0)
        supporters.push({ champion: false, supporting: true, aims: across, touched: [] });
    });
  }
  return [...strikers, ...supporters];
}

/** Ranks behind the first from which `u` gives Supporting Attacks across its front. */
const supportingRanks = (game: NinthAge, u: Unit): number =>
  inForce(ruleId("supporting-attacks"))
    ? resolve(priorityOfModifiers, 1, book.modifiers("supporting ranks", game, { unit: u })).value
    : 0;

/** Where the rank and file has fallen only the champion can be struck, and not by others while it duels. */
function standingAims(game: NinthAge, aims: readonly Aim[], duel: Duel | null): readonly Aim[] {
  const list: Aim[] = [];
  for (const a of aims) {
    const foe = unit(game, a.at);
    if (a.champion ? foe.champion : foe.rankAndFile > 0) pushAim(list, a);
    else if (foe.champion && duel?.a !== a.at && duel?.b !== a.at) pushAim(list, { at: a.at, champion: true });
  }
  // An order of their own: left and right may not decide which dice fall first.
  return list.sort((p, q) => p.at - q.at || Number(p.champion) - Number(q.champion));
}

function compareAims(p: readonly Aim[], q: readonly Aim[]): number {
  for (let i = 0; i < Math.min(p.length, q.length); i++) {
    const a = p[i] as Aim;
    const b = q[i] as Aim;
    if (a.at !== b.at) return a.at - b.at;
    if (a.champion !== b.champion) return a.champion ? 1 : -1;
  }
  return p.length - q.length;
}

function pushAim(aims: Aim[], aim: Aim): void {
  if (!aims.some((a) => sameAim(a, aim))) aims.push(aim);
}

/** The attacks that `u` makes at this Initiative Step, gathered by part and by choice of targets. */
export function packetsAt(
  game: NinthAge,
  u: Unit,
  step: number,
  duel: Duel | null,
  order: readonly Initiative[],
): readonly Packet[] {
  if (u.place !== "field" || models(u) === 0) return [];
  if (step !== 0 && !order.some((o) => o.by === u.id && o.step === step)) return [];
  const who = attackers(game, u, duel);
  const packets: Packet[] = [];
  const add = (packet: Packet): void => {
    if (packet.dice <= 0) return;
    const at = packets.findIndex(
      (p) =>
        p.part === packet.part &&
        p.champion === packet.champion &&
        p.stomp === packet.stomp &&
        p.aims.length === packet.aims.length &&
        p.aims.every((a, i) => sameAim(a, packet.aims[i] as Aim)),
    );
    const same = packets[at];
    if (same === undefined) packets.push(packet);
    else packets[at] = { ...same, dice: same.dice + packet.dice };
  };
  u.entry.parts.forEach((part, index) => {
    const strikesNow = (champion: boolean): boolean =>
      (order.find((o) => o.by === u.id && o.part === index && o.champion === champion)?.step ?? 0) === step;
    const now = { champion: strikesNow(true), others: strikesNow(false) };
    if (!now.champion && !now.others) return;
    // Neighbours strike the same enemy alike: their Attack Value is asked once.
    let alike: { readonly champion: boolean; readonly aim: Aim; readonly full: number } | null = null;
    for (const a of who) {
      const champion = a.champion && !part.harnessed;
      if ((a.supporting && part.harnessed) || !(champion ? now.champion : now.others)) continue;
      const aim = a.aims[0] as Aim;
      if (alike === null || alike.champion !== a.champion || !sameAim(alike.aim, aim)) {
        const strike = strikeOf(game, u, part, a.champion, unit(game, aim.at), aim.champion);
        alike = { champion: a.champion, aim, full: attackValue(game, strike).value };
      }
      const { full } = alike;
      const dice = a.supporting ? Math.min(full, supportingAttacks(u.entry.height)) : full;
      add({ by: u.id, part: index, champion, stomp: false, dice, aims: a.aims });
    }
  });
  if (step === 0 && tramples(u)) {
    // The strongest part tramples.
    const index = u.entry.parts.reduce((best, p, i) => (p.strength > partOf(u, best).strength ? i : best), 0);
    for (const a of who) {
      const aims = stompAims(game, a);
      if (aims.length > 0) add({ by: u.id, part: index, champion: false, stomp: true, dice: 1, aims });
    }
  }
  return packets.sort(
    (p, q) =>
      p.part - q.part ||
      Number(p.champion) - Number(q.champion) ||
      Number(p.stomp) - Number(q.stomp) ||
      compareAims(p.aims, q.aims),
  );
}

const stompable = (u: Unit): boolean => u.entry.height === "Standard" && !hasRule(u, "cannot-be-stomped");
const tramples = (u: Unit): boolean => hasRule(u, "stomp-1") && !hasRule(u, "cannot-use-stomp");

/** Stomps go to the rank and file of a unit that the model touches, never to a champion. */
function stompAims(game: NinthAge, a: Attacker): readonly Aim[] {
  if (!inForce(ruleId("stomp-distribution"))) return a.aims.filter((aim) => stompable(unit(game, aim.at)));
  return a.touched
    .filter((id) => stompable(unit(game, id)) && unit(game, id).rankAndFile > 0)
    .sort((p, q) => p - q)
    .map((at) => ({ at, champion: false }));
}
