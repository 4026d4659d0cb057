import { inForce, silent, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { type Packet, strikeOf } from "../calculation/attacks.ts";
import { afterHits, hitDice, hitsFirst, looksAtSaves, wardOf, wardSpent } from "../calculation/hits-first.ts";
import { bodiesOf } from "../calculation/health.ts";
import { hitReasons, strikeNumbers } from "../calculation/strikes.ts";
import { lossEach } from "../calculation/attack-chain.ts";
import { nothingSpare } from "../calculation/losses-ignored.ts";
import { sickened } from "../calculation/miasma.ts";
import { apart } from "../calculation/saves-apart.ts";
import type { ItemId } from "../state/items.ts";
import { poolOf } from "../state/pools.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { struckPools } from "../calculation/shots.ts";
import { listedRule, ruleId } from "../state/ids.ts";
import {
  applyLosses,
  BlowsRoll,
  diceOf,
  duelOf,
  dying,
  type Fallen,
  fallsAt,
  healing,
  hitsOf,
  NONE,
  places,
  sameFall,
  withFallen,
} from "./blows.ts";
import { doer, leader, named, partName, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";
import { dealtBy, lostToo, reprisals } from "./reprisal.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";

/** The stage whose dice are hits. */
const hitAt = ({ special }: Packet): number => (special !== null && special.sides > 0 ? 1 : 0);

/** Hits on a whole unit, whose pools are to share them; -1 when there are none. */
const toShare = (packets: readonly Packet[]): number => packets.findIndex((p) => there(p.aims[0]).pool < 0);
/** The same, where it is still to be rolled how many they are. */
const toCount = (game: NinthAge, packets: readonly Packet[]): number =>
  packets.findIndex(
    (p) => p.special !== null && p.special.sides > 0 && (there(p.aims[0]).pool < 0 || guarded(game, p)),
  );
/** Might the first of these hits do nothing, or does something look at each save? Then it is rolled first how many they are. */
const guarded = (game: NinthAge, p: Packet): boolean => {
  const [aim] = p.aims;
  if (aim === undefined || p.aims.length !== 1) return false;
  const strike = strikeOf(game, p, aim, p.special);
  return wardOf(game, strike) !== null || looksAtSaves(game, strike);
};

const replaced = (packets: readonly Packet[], at: number, by: readonly Packet[]): readonly Packet[] => [
  ...packets.slice(0, at),
  ...by,
  ...packets.slice(at + 1),
];
/** So many hits of such an attack: nothing is left to be rolled for their number. */
const counted = (p: Packet, hits: number): Packet => ({
  ...p,
  dice: hits,
  special: p.special === null ? null : { ...p.special, each: 1, sides: 0, add: 0 },
});

/** What keeps the first hit on whoever these are aimed at from doing anything, if they have hit for certain. */
function wardIn(game: NinthAge, p: Packet): ItemId | null {
  const [aim] = p.aims;
  const certain = p.struck !== undefined || (p.special?.rolls === false && p.special.sides === 0);
  return aim === undefined || aim.pool < 0 || !certain ? null : wardOf(game, strikeOf(game, p, aim, p.special));
}

/** What somebody who has fallen does to who has slain him. */
function curses(before: NinthAge, game: NinthAge, { aim, by }: Fallen): readonly Packet[] {
  if (by === undefined || poolOf(game, aim).count > 0 || poolOf(game, by).count === 0) return [];
  return dying(before, aim).map(({ value: granted }) => ({ ...aim, part: 0, special: granted, dice: 1, aims: [by] }));
}

/** Do these go on to the end of the round's blows, whatever has befallen them? */
const staysUp = (game: NinthAge, aim: PoolRef): boolean =>
  bodiesOf(game, unit(game, aim.unit)).staysUp[aim.pool] === true;

/** Those of what fell that do. Looked through without a function of its own: it is done for every state. */
function stayingUp(game: NinthAge, rolled: readonly Fallen[]): readonly Fallen[] {
  let list: readonly Fallen[] = NONE;
  for (const f of rolled) if (staysUp(game, f.aim)) list = [...list, f];
  return list;
}

/** Health Points that wounds cost on which all saves have failed, where nothing is rolled for them any more; else null. */
function certainLoss(game: NinthAge, p: Packet): number | null {
  if (p.struck !== "unsaved") return null;
  const each = lossEach(
    strikeNumbers(game, strikeOf(game, p, there(p.aims[0]), p.special)),
    p.lessened === true ? 1 : 0,
  );
  return each === null ? null : hitsOf(p) * each;
}

const toAllocate = (packets: readonly Packet[]): number => packets.findIndex((p) => p.aims.length > 1);

/** Melee Attacks of one Initiative Step: all its blows fall at the same time. It hands back what was lost. */
export const initiativeStep = sequence(
  "initiative-step",
  { en: "Initiative Step", fr: "Palier d’initiative" },
  { rolled: NONE, lost: [0, 0], overkill: [0, 0], later: NONE, healed: NONE, dealt: NONE, causes: NONE },
  ({ act, again, each, repeat, roll }) => [
    again.choose(
      "6.1",
      { en: "Allocate attacks", fr: "Allouer les attaques" },
      "allocate",
      (game, v) => {
        const packet = v.packets[toAllocate(v.packets)];
        return packet === undefined ? null : { player: unit(game, packet.unit).seat, about: { packet } };
      },
      (_, v, answer) => {
        const at = toAllocate(v.packets);
        const p = there(v.packets[at]);
        const split = p.aims
          .map((aim, i) => ({ ...p, dice: answer.dice[i] ?? 0, aims: [aim] }))
          .filter((x) => x.dice > 0);
        return { vars: { packets: replaced(v.packets, at, split) } };
      },
      `${ROUND}.6.1`,
    ),
    again.roll(
      "number",
      { en: "Number of hits, where they are shared out", fr: "Nombre de touches, quand elles se répartissent" },
      (game, v) => {
        const p = v.packets[toCount(game, v.packets)];
        if (p?.special == null) return null;
        const { special } = p;
        const label = message("roll.number-of-hits", {
          unit: doer(game, p),
          attack: message(`rule.${special.rule}`),
          foe: named(unit(game, there(p.aims[0]).unit)),
          dice: diceOf(special, p.dice),
        });
        return {
          type: "roll",
          player: unit(game, p.unit).seat,
          label,
          dice: { kind: "sum", dice: hitsOf(p), sides: special.sides },
          rule: ruleId(special.rule),
        };
      },
      (game, v, { total }) => {
        const at = toCount(game, v.packets);
        const p = there(v.packets[at]);
        const more = (p.special?.add ?? 0) * p.dice;
        return { vars: { packets: replaced(v.packets, at, [counted(p, total + more)]) } };
      },
    ),
    again.choose(
      "shared",
      { en: "Distribute hits", fr: "Répartir les touches" },
      "share-hits",
      (game, v) => {
        const p = v.packets[toShare(v.packets)];
        if (p === undefined) return null;
        const id = there(p.aims[0]).unit;
        const pools = struckPools(unit(game, id));
        const about = { by: p.unit, unit: id, hits: hitsOf(p), wounded: false, pools, given: pools.map(() => 0) };
        return { player: unit(game, p.unit).seat, about };
      },
      (game, v, answer) => {
        const at = toShare(v.packets);
        const p = there(v.packets[at]);
        const shared = struckPools(unit(game, there(p.aims[0]).unit)).flatMap((aim, i) => {
          const hits = answer.dice[i] ?? 0;
          return hits > 0 ? [{ ...counted(p, hits), aims: [aim] }] : [];
        });
        return { vars: { packets: replaced(v.packets, at, shared) } };
      },
    ),
    again.roll(
      "to-hit",
      { en: "Roll to hit, where hits must be known first", fr: "Jets pour toucher, quand il faut d’abord les touches" },
      (game, v) => {
        const at = v.packets.findIndex((x) => hitsFirst(game, x) !== null);
        const p = v.packets[at];
        const told = p === undefined ? null : hitsFirst(game, p);
        if (p === undefined || told === null) return null;
        const { n, strike } = told;
        return {
          type: "roll",
          player: strike.by.seat,
          label: message("roll.hits-first", {
            unit: doer(game, p),
            part: partName(strike.pool, p.part),
            foe: named(strike.at),
            dice: p.dice * (p.special?.each ?? 1),
            hit: n.hit,
          }),
          dice: hitDice(told, p.dice * (p.special?.each ?? 1)),
          rule: `${ROUND}.6.2`,
          get breakdowns() {
            return hitReasons(n);
          },
        };
      },
      (game, v, { counts }) => {
        const at = v.packets.findIndex((x) => hitsFirst(game, x) !== null);
        const p = there(v.packets[at]);
        const after = afterHits(game, p, there(hitsFirst(game, p)), counts);
        return { game: after.game, vars: { packets: replaced(v.packets, at, after.packets) } };
      },
    ),
    act("wasted", { en: "A hit that does nothing", fr: "Une touche sans effet" }, (game, v, context) => {
      const warded = v.packets.findIndex((p) => wardIn(game, p) !== null);
      const p = v.packets[warded];
      const item = p === undefined ? null : wardIn(game, p);
      if (p === undefined || item === null) return {};
      const aim = there(p.aims[0]);
      tell(context, "hitIgnored", listedRule(item), {
        unit: named(unit(game, aim.unit)),
        who: leader(game, aim),
        item: message(`rule.${item}`),
      });
      const left = hitsOf(p) - 1;
      return {
        game: wardSpent(game, aim, item),
        vars: { packets: replaced(v.packets, warded, left > 0 ? [{ ...counted(p, left) }] : []) },
      };
    }),
    each((game, v) => sickened(game, v.packets)).call(
      "sickened",
      { en: "Tests of Resilience", fr: "Tests de Résistance" },
      "miasma",
      (_, __, test) => test,
    ),
    each((game, v) =>
      v.packets.some((p) => apart(game, p) !== null)
        ? v.packets.flatMap((p, at) => (apart(game, p) === null ? [] : [at]))
        : NONE,
    ).call(
      "saves",
      { en: "Saves one by one", fr: "Sauvegardes une à une" },
      "saves",
      (game, v, at) => {
        const attack = there(v.packets[at]);
        return apart(game, attack) === null ? null : { attack, seat: unit(game, attack.unit).seat };
      },
      (game, v, at, { left, lessened, healed }) => {
        const p = there(v.packets[at]);
        const unsaved = (wounds: number): Packet => ({ ...counted(p, wounds), struck: "unsaved" });
        const packets = replaced(v.packets, at, [unsaved(left)]);
        const heals = apart(game, p)?.heals;
        const aim = there(p.aims[0]);
        return {
          vars: {
            packets: lessened === 0 ? packets : [...packets, { ...unsaved(lessened), lessened: true as const }],
            healed: healed === 0 || heals == null ? v.healed : [...v.healed, { aim, points: healed, rule: heals.rule }],
          },
        };
      },
    ),
    act("unstopped", { en: "Wounds that nothing stops", fr: "Blessures que rien n’arrête" }, (game, v) => {
      if (!v.packets.some((p) => p.struck === "unsaved")) return {};
      let rolled = v.rolled;
      for (const p of v.packets) {
        const points = certainLoss(game, p) ?? 0;
        const aim = there(p.aims[0]);
        const duel = duelOf(game, v, p);
        const by = places(game, v).find((f) => sameFall(f, aim, duel))?.by;
        if (points > 0)
          rolled = withFallen(rolled, by === undefined ? { aim, duel, points } : { aim, duel, points, by });
      }
      const dealt = dealtBy(
        game,
        v.packets,
        v.packets.map((p) => certainLoss(game, p) ?? 0),
      );
      const packets = v.packets.filter((p) => hitsOf(p) > 0 && certainLoss(game, p) === null);
      return {
        game: nothingSpare(game),
        vars: { rolled, packets, dealt: dealt.length === 0 ? v.dealt : [...v.dealt, ...dealt] },
      };
    }),
    roll(
      "6.2",
      { en: "Roll to hit, to wound and saves", fr: "Jets pour toucher, blesser et sauvegardes" },
      (game, v) => {
        if (v.packets.length === 0 || !inForce("t9a.sequence.attacks.attack.1")) return null;
        return new BlowsRoll(game, v, `${ROUND}.6.2`, (falls) =>
          // One alone has nobody to be apart from.
          falls.length < 2 || v.rolled.length > 0 || falls.some((f) => staysUp(game, f.aim))
            ? undefined
            : falls.map((f) => ({ of: f.aim.unit, below: fallsAt(game, f.aim) })),
        );
      },
      (game, v, outcome, context) => {
        if (context !== silent)
          for (const [at, { passed, points }] of outcome.chains.entries()) {
            const p = there(v.packets[at]);
            tell(context, "attacks", p.special === null ? `${ROUND}.6.2` : ruleId(p.special.rule), {
              unit: doer(game, p),
              foe: named(unit(game, there(p.aims[0]).unit)),
              hits: passed[hitAt(p)] ?? 0,
              wounds: passed[hitAt(p) + 1] ?? 0,
              points,
            });
          }
        let { rolled } = v;
        const falls = places(game, v);
        for (let at = 0; at < falls.length; at++) {
          const { aim, duel, most, by } = there(falls[at]);
          // Whole numbers all the way: an infinite bound would make them all records of their own to the engine of JavaScript.
          const dealt = outcome.points[at] ?? 0;
          const points = most !== null && dealt > most ? most : dealt;
          if (points === 0) continue;
          const fell = by === undefined ? { aim, duel, points } : { aim, duel, points, by };
          // All of these fall in different places; lists are made as long as they are to be.
          const [one] = rolled;
          if (one === undefined) rolled = [fell];
          else if (v.rolled.length > 0) rolled = withFallen(rolled, fell);
          else rolled = rolled.length === 1 ? [one, fell] : [...rolled, fell];
        }
        const dealt =
          game.effects.length === 0
            ? NONE
            : dealtBy(
                game,
                v.packets,
                outcome.chains.map((c) => c.points),
              );
        const { duel, lost, overkill, later, healed, causes } = v;
        const all = dealt.length === 0 ? v.dealt : [...v.dealt, ...dealt];
        return { all: { duel, packets: NONE, rolled, lost, overkill, later, healed, dealt: all, causes } };
      },
      `${ROUND}.6.2`,
    ),
    act(
      "6.3",
      { en: "Remove casualties, next Initiative Step", fr: "Retirer les pertes, palier suivant" },
      (game, v, context) => {
        const later = stayingUp(game, v.rolled);
        const now = later.length === 0 ? v : { ...v, rolled: v.rolled.filter((f) => !later.includes(f)) };
        const applied = applyLosses(game, now, context);
        const back = healing(applied.game, v.healed, context);
        const after = afterLosses(back, game, applied.destroyed, context);
        const { lost, overkill } = applied;
        let packets: readonly Packet[] = NONE;
        for (const f of now.rolled) if (f.by !== undefined) packets = [...packets, ...curses(game, applied.game, f)];
        const all = {
          duel: v.duel,
          packets,
          rolled: NONE,
          lost,
          overkill,
          later: later.length === 0 ? v.later : [...v.later, ...later],
          healed: NONE,
          dealt: NONE,
          causes: reprisals(game, v.dealt),
        };
        return { game: after.game, all, enter: after.frames };
      },
    ),
    each((_, v) => v.causes).call(
      "struck-back",
      { en: "What strikes back", fr: "Ce qui riposte" },
      "reprisal",
      (_, __, cause) => cause,
      (_, v, __, more) => ({ vars: { lost: lostToo(v.lost, more) } }),
    ),
    repeat(
      "dying",
      { en: "What the fallen do", fr: "Ce que font les morts" },
      "wasted",
      (_, v) => v.packets.length > 0,
    ),
  ],
  (_, { lost, overkill, later }) => ({ lost, overkill, later }),
);
