import { inForce, silent } from "@tercio/kernel";
import { message } from "../words/message.ts";
import type { Packet } from "../calculation/attacks.ts";
import { type PoolRef, unit } from "../state/state.ts";
import { applyLosses, blow, duelOf, type Fallen, NONE, places, sameFall, titled } from "./blows.ts";
import { doer, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";

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
        return { vars: { packets: [...v.packets.slice(0, at), ...split, ...v.packets.slice(at + 1)] } };
      },
      `${ROUND}.6.1`,
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
              hits: passed[0] ?? 0,
              wounds: passed[1] ?? 0,
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
