import { inForce, silent } from "@tercio/kernel";
import { message } from "../words/message.ts";
import type { Packet } from "../calculation/attacks.ts";
import { type PoolRef, unit } from "../state/state.ts";
import { struckPools } from "../calculation/shots.ts";
import { ruleId } from "../state/ids.ts";
import { applyLosses, blow, diceOf, duelOf, type Fallen, NONE, places, sameFall, titled } from "./blows.ts";
import { doer, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";

/** The stage whose dice are hits. */
const hitAt = ({ special }: Packet): number => (special !== null && special.sides > 0 ? 1 : 0);

/** Hits on a whole unit, whose pools are to share them; -1 when there are none. */
const toShare = (packets: readonly Packet[]): number => packets.findIndex((p) => (p.aims[0] as PoolRef).pool < 0);
/** The same, where it is still to be rolled how many they are. */
const toCount = (packets: readonly Packet[]): number =>
  packets.findIndex((p) => (p.aims[0] as PoolRef).pool < 0 && p.special !== null && p.special.sides > 0);

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
const hitsOf = (p: Packet): number => p.dice * (p.special?.each ?? 1);

const toAllocate = (packets: readonly Packet[]): number => packets.findIndex((p) => p.aims.length > 1);

/** Melee Attacks of one Initiative Step: all its blows fall at the same time. It hands back what was lost. */
export const initiativeStep = sequence(
  "initiative-step",
  { en: "Initiative Step", fr: "Palier d’initiative" },
  { rolled: NONE, lost: [0, 0], overkill: [0, 0] },
  ({ act, again, roll }) => [
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
        const p = v.packets[at] as Packet;
        const split = p.aims
          .map((aim, i) => ({ ...p, dice: answer.dice[i] ?? 0, aims: [aim] }))
          .filter((x) => x.dice > 0);
        return { vars: { packets: replaced(v.packets, at, split) } };
      },
      `${ROUND}.6.1`,
    ),
    again.roll(
      "6.1a",
      { en: "Number of hits, where they are shared out", fr: "Nombre de touches, quand elles se répartissent" },
      (game, v) => {
        const p = v.packets[toCount(v.packets)];
        if (p?.special == null) return null;
        const { special } = p;
        const label = message("roll.number-of-hits", {
          unit: doer(game, p),
          attack: message(`rule.${special.rule}`),
          foe: named(unit(game, (p.aims[0] as PoolRef).unit)),
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
      (_, v, { total }) => {
        const at = toCount(v.packets);
        const p = v.packets[at] as Packet;
        const more = (p.special?.add ?? 0) * p.dice;
        return { vars: { packets: replaced(v.packets, at, [counted(p, total + more)]) } };
      },
    ),
    again.choose(
      "6.1b",
      { en: "Distribute hits", fr: "Répartir les touches" },
      "share-hits",
      (game, v) => {
        const p = v.packets[toShare(v.packets)];
        if (p === undefined) return null;
        const id = (p.aims[0] as PoolRef).unit;
        const pools = struckPools(unit(game, id));
        const about = { by: p.unit, unit: id, hits: hitsOf(p), wounded: false, pools, given: pools.map(() => 0) };
        return { player: unit(game, p.unit).seat, about };
      },
      (game, v, answer) => {
        const at = toShare(v.packets);
        const p = v.packets[at] as Packet;
        const shared = struckPools(unit(game, (p.aims[0] as PoolRef).unit)).flatMap((aim, i) => {
          const hits = answer.dice[i] ?? 0;
          return hits > 0 ? [{ ...counted(p, hits), aims: [aim] }] : [];
        });
        return { vars: { packets: replaced(v.packets, at, shared) } };
      },
    ),
    roll(
      "6.2",
      { en: "Roll to hit, to wound and saves", fr: "Jets pour toucher, blesser et sauvegardes" },
      (game, v) => {
        if (v.packets.length === 0 || !inForce("t9a.sequence.attacks.attack.1")) return null;
        const blows = v.packets.map((p) => blow(game, p));
        const { seat } = unit(game, (v.packets[0] as Packet).unit);
        const alone = v.packets.every((p) => unit(game, p.unit).seat === seat);
        const falls = places(game, v);
        return {
          type: "roll",
          // Where both sides strike, nobody's turn is it.
          player: alone ? seat : null,
          label: blows.map((b) => b.words.label).reduceRight((then, first) => message("roll.and", { first, then })),
          dice: {
            kind: "chains",
            chains: blows.map((b) => b.dice),
            into: v.packets.map((p) => falls.findIndex((f) => sameFall(f, p.aims[0] as PoolRef, duelOf(game, v, p)))),
          },
          most: falls.map((f) => f.most),
          rule: `${ROUND}.6.2`,
          get breakdowns() {
            return blows.flatMap((b, at) =>
              blows.length === 1 ? b.words.breakdowns : titled(game, v.packets[at] as Packet, b.words.breakdowns),
            );
          },
          chains: blows.map((b) => b.words),
        };
      },
      (game, v, outcome, context) => {
        if (context !== silent)
          for (const [at, { passed, points }] of outcome.chains.entries()) {
            const p = v.packets[at] as Packet;
            tell(context, "attacks", `${ROUND}.6.2`, {
              unit: doer(game, p),
              foe: named(unit(game, (p.aims[0] as PoolRef).unit)),
              hits: passed[hitAt(p)] ?? 0,
              wounds: passed[hitAt(p) + 1] ?? 0,
              points,
            });
          }
        let rolled: readonly Fallen[] = NONE;
        places(game, v).forEach(({ aim, duel, most }, at) => {
          const points = Math.min(outcome.points[at] ?? 0, most ?? Number.POSITIVE_INFINITY);
          if (points > 0) rolled = rolled.length === 0 ? [{ aim, duel, points }] : [...rolled, { aim, duel, points }];
        });
        return { vars: { packets: NONE, rolled } };
      },
      `${ROUND}.6.2`,
    ),
    act(
      "6.3",
      { en: "Remove casualties, next Initiative Step", fr: "Retirer les pertes, palier suivant" },
      (game, v, context) => {
        const applied = applyLosses(game, v, context);
        const after = afterLosses(applied.game, game, applied.destroyed, context);
        const { lost, overkill } = applied;
        return { game: after.game, vars: { lost, overkill, rolled: NONE }, enter: after.frames };
      },
    ),
  ],
  (_, { lost, overkill }) => ({ lost, overkill }),
);
