import { type AskStep, ask, inForce, message, type RollRequest } from "@tercio/kernel";
import type { Packet } from "../calculation/attacks.ts";
import { gathered } from "../calculation/losses.ts";
import { hitRoll, type Numbers, numbers, saveRoll, wholeAttack, woundRoll } from "../calculation/numbers.ts";
import { type OldWorld, unit } from "../state.ts";
import { named, tell } from "./emit.ts";
import type { Blow, RoundVars } from "./vars.ts";

type G = OldWorld;
const HIT = "tow.combat.roll-to-hit";
const WOUND = "tow.combat.roll-to-wound-and-saves";

const numbersOf = (game: G, p: Packet): Numbers => numbers(game, unit(game, p.by), unit(game, p.at));
const need = (key: string, value: number | null) =>
  value === null ? message(`${key}.none`) : message(key, { need: value });

function request(
  game: G,
  p: Packet,
  n: Numbers,
  label: string,
  rule: string,
  dice: RollRequest["dice"],
  player: number,
): RollRequest {
  return {
    type: "roll",
    player,
    label: message(label, {
      unit: named(unit(game, p.by)),
      foe: named(unit(game, p.at)),
      dice: dice.kind === "chain" || dice.kind === "pool" ? dice.dice : 0,
      hit: need("roll.hit", n.hit),
      wound: need("roll.wound", n.wound),
      save: need("roll.save", n.save),
      after6: need("roll.save", n.saveAfter6),
    }),
    dice,
    rule,
    breakdowns: [
      { name: message("value.strength"), breakdown: n.strength },
      { name: message("value.armour-penetration"), breakdown: n.penetration },
      { name: message("value.armour"), breakdown: n.armour },
    ],
  };
}

/** The first packet is done: its unsaved wounds wait for the end of the Initiative. */
function done(game: G, v: RoundVars, points: number): { vars: Partial<RoundVars>; goTo: string } {
  const p = v.packets[0] as Packet;
  const loser = unit(game, p.at).id;
  return {
    vars: { packets: v.packets.slice(1), blow: null, rolled: gathered(v.rolled, loser, p.contact, points) },
    goTo: "roll-to-hit",
  };
}

/** On to the next dice that are left to roll, or to the next packet. */
function onwards(game: G, v: RoundVars, blow: Blow): { vars: Partial<RoundVars>; goTo: string } {
  if ((blow.hits ?? 0) > 0) return { vars: { blow }, goTo: "roll-to-wound" };
  if ((blow.wounds ?? 0) > 0) return { vars: { blow }, goTo: "armour-saves" };
  if ((blow.sixes ?? 0) > 0) return { vars: { blow }, goTo: "armour-saves-after-sixes" };
  return done(game, v, blow.points);
}

/** Steps 1.2 and 1.3: one throw where one chain of dice says all, else to hit, to wound and saves in turn. */
export const strikeSteps: readonly AskStep<G>[] = [
  ask(
    "roll-to-hit",
    { en: "Roll to hit", fr: "Jets pour toucher" },
    (game, v: RoundVars) => {
      const p = v.packets[0];
      if (p === undefined) return null;
      const n = numbersOf(game, p);
      const whole = wholeAttack(n, p.dice);
      const seat = unit(game, p.by).entry.seat;
      return whole === null
        ? request(game, p, n, "roll.to-hit", HIT, hitRoll(n, p.dice), seat)
        : request(game, p, n, "roll.attack", HIT, whole, seat);
    },
    (game, v: RoundVars, outcome: { passed: readonly number[]; points: number }, context) => {
      const p = v.packets[0] as Packet;
      const n = numbersOf(game, p);
      if (wholeAttack(n, p.dice) === null)
        return onwards(game, v, { hits: outcome.points, wounds: null, sixes: null, points: 0 });
      tell(context, "attacks", HIT, {
        unit: named(unit(game, p.by)),
        foe: named(unit(game, p.at)),
        hits: outcome.passed[0] ?? "?",
        wounds: outcome.passed[1] ?? "?",
        points: outcome.points,
      });
      return done(game, v, outcome.points);
    },
    HIT,
  ),
  ask(
    "roll-to-wound",
    { en: "Roll to wound", fr: "Jets pour blesser" },
    (game, v: RoundVars) => {
      const p = v.packets[0];
      if (p === undefined || v.blow === null || v.blow.hits === null) return null;
      const n = numbersOf(game, p);
      return request(game, p, n, "roll.to-wound", WOUND, woundRoll(n, v.blow.hits), unit(game, p.by).entry.seat);
    },
    (game, v: RoundVars, outcome: { counts: readonly number[] }, context) => {
      const p = v.packets[0] as Packet;
      const [, wounds = 0, sixes = 0] = outcome.counts;
      tell(context, "attacks-wound", WOUND, {
        unit: named(unit(game, p.by)),
        foe: named(unit(game, p.at)),
        hits: v.blow?.hits ?? 0,
        wounds: wounds + sixes,
        sixes,
      });
      return onwards(game, v, { hits: null, wounds, sixes, points: 0 });
    },
    WOUND,
  ),
  ...([false, true] as const).map((after) =>
    ask<G>(
      after ? "armour-saves-after-sixes" : "armour-saves",
      after
        ? { en: "Armour saves after natural 6s", fr: "Sauvegardes après des 6 naturels" }
        : { en: "Armour saves", fr: "Sauvegardes d’armure" },
      (game, v: RoundVars) => {
        const p = v.packets[0];
        const count = (after ? v.blow?.sixes : v.blow?.wounds) ?? 0;
        if (p === undefined || count === 0) return null;
        const n = numbersOf(game, p);
        const dice = saveRoll(after ? n.saveAfter6 : n.save, count);
        return request(game, p, n, after ? "roll.saves-after" : "roll.saves", WOUND, dice, unit(game, p.at).entry.seat);
      },
      (game, v: RoundVars, outcome: { points: number }, context) => {
        const p = v.packets[0] as Packet;
        const blow = v.blow as Blow;
        tell(context, "saves", WOUND, {
          unit: named(unit(game, p.at)),
          dice: (after ? blow.sixes : blow.wounds) ?? 0,
          points: outcome.points,
        });
        const points = blow.points + outcome.points;
        return onwards(game, v, after ? { ...blow, sixes: null, points } : { ...blow, wounds: null, points });
      },
      WOUND,
    ),
  ),
];

export const strikesInOrder = (): boolean => inForce("tow.combat.initiative-order");
