import { inForce, message, type Moments, type Modifier, type Rule, type RuleBook, ruleBook } from "@tercio/kernel";
import { combatOrder, rankBonus, unitStrength } from "../calculation/formation.ts";
import { weaponOf } from "../calculation/tables.ts";
import { foes, type OldWorld, onField, type Seat, type Unit, unit } from "../state.ts";

/** What a side brings to the combat result. */
export interface Side {
  readonly seat: Seat;
  /** Units of this combat still on the field, both seats. */
  readonly units: readonly number[];
  /** Unsaved wounds this seat inflicted. */
  readonly wounds: number;
}

export interface OldWorldMoments extends Moments {
  modify: { "combat result": Side; initiative: { readonly unit: Unit } };
  allow: Record<string, never>;
  on: Record<string, never>;
  instead: Record<string, never>;
}

type R = Rule<OldWorld, OldWorldMoments>;

const own = (game: OldWorld, s: Side): readonly Unit[] =>
  s.units.map((id) => unit(game, id)).filter((u) => u.entry.seat === s.seat && onField(u));
const add = (value: number, key: string, rule: string): Modifier | null =>
  value === 0 ? null : { operation: "add", value, because: message(key), rule };

function resultRule(part: string, en: string, fr: string, points: (game: OldWorld, s: Side) => number): R {
  const id = `tow.combat-result.${part}`;
  return {
    id,
    name: { en, fr },
    text: { en: `Combat result: ${en}.`, fr: `Résultat de combat : ${fr}.` },
    enforces: [id],
    modify: { "combat result": (game, s) => add(points(game, s), `result.${part}`, id) },
  };
}

/** Enemy units of this combat that a unit of the side strikes in one of these facings; each counts once. */
const struckIn = (game: OldWorld, s: Side, flanks: boolean): number =>
  s.units.filter(
    (id) =>
      unit(game, id).entry.seat !== s.seat &&
      foes(game, id).some((f) => (flanks ? f.own === "left" || f.own === "right" : f.own === "rear")),
  ).length;

const threshold = (game: OldWorld): number =>
  game.rulings["close-order-bonus"] === "ten" ? 10 : game.rulings["close-order-bonus"] === "none" ? 0 : 5;

function chargeInitiative(id: string, limit: number, en: string, fr: string, flank: boolean): R {
  return {
    id,
    name: { en, fr },
    text: {
      en: `A charger gains 1 Initiative for each full inch it moved, ${limit} at most.`,
      fr: `Un chargeur gagne 1 en Initiative par pouce entier parcouru, ${limit} au plus.`,
    },
    enforces: [id],
    modify: {
      initiative: (game, { unit: u }) => {
        const f = foes(game, u.id).find((x) => x.charged && game.contacts[x.contact]?.turn === game.turn);
        if (f === undefined || (f.theirs !== "front") !== flank) return null;
        return add(Math.min(limit, Math.floor(game.contacts[f.contact]?.inches ?? 0)), "initiative.charge", id);
      },
    },
  };
}

export const chargedThisTurn = (game: OldWorld, u: Unit): boolean =>
  foes(game, u.id).some((f) => f.charged && game.contacts[f.contact]?.turn === game.turn);
const wasCharged = (game: OldWorld, u: Unit): boolean =>
  foes(game, u.id).some((f) => !f.charged && game.contacts[f.contact]?.turn === game.turn);

const spear: R = {
  id: "tow.weapon.melee.thrusting-spear",
  name: { en: "Thrusting spear", fr: "Lance d’infanterie" },
  text: {
    en: "Its user strikes 1 Initiative sooner in the turn it was charged.",
    fr: "Son porteur frappe 1 d’Initiative plus tôt le tour où il est chargé.",
  },
  enforces: ["tow.weapon.melee.thrusting-spear"],
  modify: {
    initiative: (game, { unit: u }) =>
      wasCharged(game, u)
        ? add(weaponOf(u.entry).initiativeWhenCharged, "initiative.spear", "tow.weapon.melee.thrusting-spear")
        : null,
  },
};

const any = (test: (u: Unit) => boolean) => (game: OldWorld, s: Side) => (own(game, s).some(test) ? 1 : 0);

export const book: RuleBook<OldWorld, OldWorldMoments> = ruleBook<OldWorld, OldWorldMoments>([
  resultRule("unsaved-wounds", "Unsaved wounds", "Blessures non sauvegardées", (_, s) => s.wounds),
  // Of several units only the best one's ranks count.
  resultRule("rank-bonus", "Rank Bonus", "Bonus de rang", (game, s) =>
    Math.max(0, ...own(game, s).map((u) => (inForce("tow.keyword.rank-bonus") ? rankBonus(game, u) : 0))),
  ),
  resultRule(
    "close-order",
    "Close Order",
    "Ordre serré",
    (game, s) => own(game, s).filter((u) => combatOrder(u) && unitStrength(u) >= threshold(game)).length,
  ),
  resultRule("standard", "Standard", "Étendard", any((u) => u.entry.standard)),
  resultRule("battle-standard", "Battle Standard", "Grande Bannière", any((u) => u.entry.battleStandard)),
  resultRule("flank-attack", "Flank attack", "Attaque de flanc", (game, s) => struckIn(game, s, true)),
  resultRule("rear-attack", "Rear attack", "Attaque de dos", (game, s) => 2 * struckIn(game, s, false)),
  resultRule("high-ground", "High ground", "Terrain élevé", any((u) => u.entry.highGround)),
  chargeInitiative("tow.combat.charge-initiative.front", 3, "Charge to the front", "Charge de face", false),
  chargeInitiative(
    "tow.combat.charge-initiative.flank-or-rear",
    4,
    "Charge to the flank or rear",
    "Charge de flanc ou de dos",
    true,
  ),
  spear,
]);
