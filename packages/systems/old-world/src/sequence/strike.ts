import { type AskStep, ask, message } from "@tercio/kernel";
import type { Packet } from "../calculation/attacks.ts";
import { gathered } from "../calculation/losses.ts";
import { numbers, wholeAttack } from "../calculation/numbers.ts";
import { type OldWorld, unit } from "../state.ts";
import { named, tell } from "./emit.ts";
import type { RoundVars } from "./vars.ts";

type G = OldWorld;
const HIT = "tow.combat.roll-to-hit";

const need = (key: string, value: number | null) =>
  value === null ? message(`${key}.none`) : message(key, { need: value });

/** Steps 1.2 and 1.3: to hit, to wound and armour saves of one unit against one enemy in one throw. */
export const strikeStep: AskStep<G> = ask(
  "roll-to-hit",
  { en: "Roll to hit, to wound, armour saves", fr: "Jets pour toucher, pour blesser, sauvegardes" },
  (game, v: RoundVars) => {
    const p = v.packets[0];
    if (p === undefined) return null;
    const by = unit(game, p.by);
    const at = unit(game, p.at);
    const n = numbers(game, by, at);
    return {
      type: "roll",
      player: by.entry.seat,
      label: message(n.save === n.saveAfter6 ? "roll.attack" : "roll.attack-bane", {
        unit: named(by),
        foe: named(at),
        dice: p.dice,
        hit: need("roll.hit", n.hit),
        wound: need("roll.wound", n.wound),
        save: need("roll.save", n.save),
        after6: need("roll.save", n.saveAfter6),
      }),
      dice: wholeAttack(n, p.dice),
      rule: HIT,
      breakdowns: [
        { name: message("value.strength"), breakdown: n.strength },
        { name: message("value.armour-penetration"), breakdown: n.penetration },
        { name: message("value.armour"), breakdown: n.armour },
      ],
    };
  },
  (game, v: RoundVars, outcome: { passed: readonly number[]; points: number }, context) => {
    const p = v.packets[0] as Packet;
    tell(context, "attacks", HIT, {
      unit: named(unit(game, p.by)),
      foe: named(unit(game, p.at)),
      hits: outcome.passed[0] ?? "?",
      wounds: outcome.passed[1] ?? "?",
      points: outcome.points,
    });
    // Unsaved wounds wait for the end of the Initiative.
    const rolled = gathered(v.rolled, p.at, p.contact, outcome.points);
    return { vars: { packets: v.packets.slice(1), rolled }, goTo: "roll-to-hit" };
  },
  HIT,
);
