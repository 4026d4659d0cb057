import { inForce, message, type Reason } from "@tercio/kernel";
import { type Fighters, fightersOf, packetsAt } from "../calculation/attacks.ts";
import { gathered, loseWounds, withFallen } from "../calculation/losses.ts";
import { type Numbers, numbers, wholeAttack } from "../calculation/numbers.ts";
import { onField, other, seatOf, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { destroyedNear } from "./panic-causes.ts";
import { standardTaken } from "./standards.ts";
import { added } from "./vars.ts";

const HIT = "tow.combat.roll-to-hit";

/** Steps 1.1 to 1.4: who can fight, and all blows of a combat, one Initiative after the other. It hands back the wounds. */
export const fight = sequence(
  "fight",
  { en: "Choose and fight", fr: "Choisir et combattre" },
  { fighters: [], fallen: [], wounds: [0, 0], excess: [0, 0] },
  ({ act, each }) => [
    act("who-can-fight", { en: "Determine who can fight", fr: "Déterminer qui combat" }, (game, v, context) => {
      tell(context, "combatRounds", "tow.phase.combat.choose-and-fight", {
        units: v.units.map((id) => named(unit(game, id))),
      });
      return { vars: { fighters: v.units.flatMap((id) => fightersOf(game, id)) } };
    }),
    each((_, v) => initiatives(v.fighters)).call(
      "next-initiative",
      { en: "One Initiative after the other", fr: "Une Initiative après l’autre" },
      "initiative",
      (game, v, step) => ({ packets: packetsAt(game, v.fighters, v.fallen, step), fallen: v.fallen }),
      (_, v, __, result) => ({ vars: { ...added(v, result), fallen: result.fallen } }),
    ),
  ],
  (_, { wounds, excess }) => ({ wounds, excess }),
);

/** Initiatives to strike at, highest first; null: all at once. */
export const initiatives = (fighters: readonly Fighters[]): readonly (number | null)[] =>
  inForce("tow.combat.initiative-order")
    ? [...new Set(fighters.map((f) => f.initiative))].sort((p, q) => q - p)
    : [null];

/** How the numbers of a blow came about. */
export const reasonsFor = (n: Numbers): readonly Reason[] => [
  { name: message("value.strength"), breakdown: n.strength },
  { name: message("value.armour-penetration"), breakdown: n.penetration },
  { name: message("value.armour"), breakdown: n.armour },
];

const need = (key: string, value: number | null) =>
  value === null ? message(`${key}.none`) : message(key, { need: value });

/** Steps 1.2 to 1.4 at one Initiative: all its wounds fall at the same time. */
export const initiative = sequence(
  "initiative",
  { en: "Initiative", fr: "Initiative" },
  { rolled: [], wounds: [0, 0], excess: [0, 0] },
  ({ act, each }) => [
    each((_, v) => v.packets).roll(
      "roll-to-hit",
      { en: "Roll to hit, to wound, armour saves", fr: "Jets pour toucher, pour blesser, sauvegardes" },
      (game, _, p) => {
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
          breakdowns: reasonsFor(n),
        };
      },
      (game, v, p, outcome, context) => {
        tell(context, "attacks", HIT, {
          unit: named(unit(game, p.by)),
          foe: named(unit(game, p.at)),
          hits: outcome.passed[0] ?? "?",
          wounds: outcome.passed[1] ?? "?",
          points: outcome.points,
        });
        return { vars: { rolled: gathered(v.rolled, p.at, p.contact, outcome.points) } };
      },
      HIT,
    ),
    act("remove-casualties", { en: "Remove casualties", fr: "Retirer les pertes" }, (game, v, context) => {
      let next = game;
      let fallen = v.fallen;
      const lost = new Map<number, number>();
      const wounds: [number, number] = [0, 0];
      const excess: [number, number] = [0, 0];
      for (const r of v.rolled) {
        const losses = loseWounds(next, r.unit, r.points);
        next = losses.game;
        fallen = withFallen(fallen, r.unit, r.contact, losses.slain);
        const by = other(seatOf(game, r.unit));
        wounds[by] += losses.lost;
        excess[by] += losses.excess;
        lost.set(r.unit, (lost.get(r.unit) ?? 0) + losses.lost);
      }
      for (const [id, points] of lost) {
        tell(context, "losses", "tow.combat.remove-casualties", { unit: named(unit(game, id)), points });
        if (onField(unit(next, id))) continue;
        tell(context, "destroyed", "tow.combat.remove-casualties", { unit: named(unit(game, id)) });
        next = standardTaken(next, id, context);
      }
      const gone = [...lost.keys()].filter((id) => onField(unit(game, id)) && !onField(unit(next, id)));
      return {
        game: next,
        vars: { fallen, wounds, excess, rolled: [] },
        enter: gone.flatMap((id) => destroyedNear(next, unit(game, id))),
      };
    }),
  ],
  (_, { wounds, excess, fallen }) => ({ wounds, excess, fallen }),
);
