import { EVERYBODY, inForce } from "@tercio/kernel";
import { combatResult } from "../book/combat.ts";
import { combatOrder, rankBonus, skirmishing, unitStrength } from "../calculation/formation.ts";
import { foes, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { add, type R, type Side } from "../hooks/moments.ts";

const own = (game: OldWorld, s: Side): readonly Unit[] =>
  s.units.map((id) => unit(game, id)).filter((u) => u.entry.seat === s.seat && onField(u));

type Part = keyof typeof combatResult extends `tow.combat-result.${infer P}` ? P : never;

/** A line of the Combat Result: as often as `times` says, what the row gives for one. */
function resultRule(part: Part, en: string, fr: string, times: (game: OldWorld, s: Side) => number): R {
  const id = `tow.combat-result.${part}` as const;
  return {
    id,
    name: { en, fr },
    enforces: [id],
    heldBy: EVERYBODY,
    modify: {
      "combat result": { side: (game, s) => add(times(game, s) * combatResult[id].points, `result.${part}`, id) },
    },
  };
}

/** Enemy units of this combat that a unit of the side strikes in the flank, or in the rear; each counts once. */
const struckIn = (game: OldWorld, s: Side, flanks: boolean): number =>
  s.units.filter(
    (id) =>
      unit(game, id).entry.seat !== s.seat &&
      onField(unit(game, id)) &&
      !skirmishing(unit(game, id)) &&
      foes(game, id).some((f) => (flanks ? f.own === "left" || f.own === "right" : f.own === "rear")),
  ).length;

const threshold = (game: OldWorld): number =>
  game.rulings["close-order-bonus"] === "ten"
    ? 10
    : game.rulings["close-order-bonus"] === "none"
      ? 0
      : combatResult["tow.combat-result.close-order"].unitStrength;

const any = (test: (u: Unit) => boolean) => (game: OldWorld, s: Side) => (own(game, s).some(test) ? 1 : 0);

/** Excess wounds that count: without challenges there are none, unless the ruling takes them from everywhere. */
const overkill = (game: OldWorld, s: Side): number => {
  const ruling = game.rulings["overkill"];
  if (ruling === "challenges") return 0;
  return ruling === "everywhere-five" ? Math.min(5, s.excess) : s.excess;
};

export const combatResultRules: readonly R[] = [
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
  resultRule(
    "standard",
    "Standard",
    "Étendard",
    any((u) => u.entry.standard),
  ),
  resultRule(
    "battle-standard",
    "Battle Standard",
    "Grande Bannière",
    any((u) => u.entry.battleStandard),
  ),
  resultRule("flank-attack", "Flank attack", "Attaque de flanc", (game, s) => struckIn(game, s, true)),
  resultRule("rear-attack", "Rear attack", "Attaque par l’arrière", (game, s) => struckIn(game, s, false)),
  resultRule(
    "high-ground",
    "High ground",
    "Terrain élevé",
    any((u) => u.entry.highGround),
  ),
  resultRule("overkill", "Overkill", "Carnage", overkill),
];

/** Each side with a Musician adds 1 to an even score. */
export const hasMusician = (game: OldWorld, s: Side): boolean => own(game, s).some((u) => u.entry.musician);
