import { resolve } from "@tercio/kernel";
import { rankSlots, ranksOf } from "@tercio/mass-battle";
import { hasRule } from "../rules/has-rule.ts";
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

/** The facings with which two units are in contact, seen from `by`. */
export function strikeOf(
  game: NinthAge,
  by: Unit,
  part: ModelPart,
  champion: boolean,
  at: Unit,
  atChampion: boolean,
): Strike {
  const e = game.engagements.find((x) => (x.a === by.id && x.b === at.id) || (x.b === by.id && x.a === at.id));
  const facing: Facing = e === undefined ? "front" : e.a === by.id ? e.aFacing : e.bFacing;
  const foeFacing: Facing = e === undefined ? "front" : e.a === by.id ? e.bFacing : e.aFacing;
  return { by, part, at, facing, foeFacing, champion, atChampion };
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
  const stomps = order.some((o) => hasRule(unit(game, o.by), "stomp-1")) ? [0] : [];
  return [...new Set([...order.map((o) => o.step), ...stomps])].sort((p, q) => q - p);
}

interface Attacker {
  readonly champion: boolean;
  readonly supporting: boolean;
  readonly aims: readonly Aim[];
}

const sameAim = (p: Aim, q: Aim): boolean => p.at === q.at && p.champion === q.champion;

/** Each model of `u` that may strike now, with what it can reach. */
function attackers(game: NinthAge, u: Unit, duel: Duel | null): readonly Attacker[] {
  const reach = new Map<number, { champion: boolean; front: boolean; file: number; aims: Aim[] }>();
  for (const e of engagementsOf(game, u.id)) {
    const foe = unit(game, e.a === u.id ? e.b : e.a);
    const facing = e.a === u.id ? e.aFacing : e.bFacing;
    for (const t of touches(game, e, u.id)) {
      const key = t.own.rank * 1000 + t.own.file;
      const found = reach.get(key) ?? { champion: isChampion(u, t.own), front: false, file: t.own.file, aims: [] };
      if (facing === "front") found.front = true;
      const champion = isChampion(foe, t.theirs);
      const duelling = duel !== null && (duel.a === foe.id || duel.b === foe.id);
      if (champion && !duelling) pushAim(found.aims, { at: foe.id, champion: true });
      // A model that touches only the champion, or only a duellist, may strike the rank and file beside it.
      if (!champion || foe.rankAndFile > 0) pushAim(found.aims, { at: foe.id, champion: false });
      reach.set(key, found);
    }
  }
  const inDuel = duel !== null && (duel.a === u.id || duel.b === u.id);
  const list: Attacker[] = [];
  const extra = resolve(priorityOfModifiers, 1, book.modifiers("supporting ranks", game, { unit: u })).value;
  const formation = formationOf(u);
  const supporting: (readonly number[])[] = [];
  for (let rank = 1; rank <= extra && rank < ranksOf(formation); rank++)
    supporting.push(rankSlots(formation, rank, game.chirality));
  for (const [, m] of [...reach].sort((p, q) => p[0] - q[0])) {
    const aims = standingAims(game, m.aims, duel);
    if (m.champion && inDuel) {
      const foe = (duel as Duel).a === u.id ? (duel as Duel).b : (duel as Duel).a;
      list.push({ champion: true, supporting: false, aims: [{ at: foe, champion: true }] });
    } else if (aims.length > 0) list.push({ champion: m.champion, supporting: false, aims });
    if (!m.front || aims.length === 0) continue;
    for (const slots of supporting) if (slots.includes(m.file)) list.push({ champion: false, supporting: true, aims });
  }
  if (inDuel && !list.some((a) => a.champion)) {
    const foe = (duel as Duel).a === u.id ? (duel as Duel).b : (duel as Duel).a;
    list.push({ champion: true, supporting: false, aims: [{ at: foe, champion: true }] });
  }
  return list;
}

/** Where the rank and file has fallen only the champion can be struck, and not by others while it duels. */
function standingAims(game: NinthAge, aims: readonly Aim[], duel: Duel | null): readonly Aim[] {
  const list: Aim[] = [];
  for (const a of aims) {
    const foe = unit(game, a.at);
    if (a.champion || foe.rankAndFile > 0) pushAim(list, a);
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
  if (step === 0 && hasRule(u, "stomp-1")) {
    // The strongest part tramples.
    const index = u.entry.parts.reduce((best, p, i) => (p.strength > partOf(u, best).strength ? i : best), 0);
    for (const a of who) {
      if (a.supporting) continue;
      const aims = a.aims.filter((aim) => stompable(unit(game, aim.at)));
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
