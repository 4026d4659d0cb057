import { changedGame } from "../state/copies.ts";
import { type Context, type Message, settled } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { gap } from "@tercio/tabletop";
import { touches } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { changeAll, combatOf, engaged, models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { isArmed, unarmed } from "../state/pools.ts";
import { facesFear } from "../entries/rules/model-rules.play.ts";
import { backIntoContact } from "../battlefield/contact-moves.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";
import { shakenNow, tellShaken } from "./shaken.ts";
import { pushed } from "./ways.ts";

type G = NinthAge;

/** Combats that still have to be fought this phase, each as its units in ascending order. */
export function combatsToFight(game: G): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const list: (readonly number[])[] = [];
  for (const u of game.units) {
    if (!onField(u) || seen.has(u.id) || !engaged(game, u.id)) continue;
    const combat = combatOf(game, u.id);
    for (const id of combat) seen.add(id);
    if (combat.some((id) => !unit(game, id).fought)) list.push(combat);
  }
  return list;
}

/** Whole-number positions may leave two flush units this far apart (0.01 mm). */
const IN_CONTACT = 12;

/** Step 2 of the phase: units whose casualties opened a gap are nudged back, or are no longer engaged. */
export function noLongerEngaged(game: G, context: Context): G {
  let next = game;
  for (const e of game.engagements) {
    const gone = !onField(unit(next, e.a)) || !onField(unit(next, e.b));
    if (
      !gone &&
      touches(next, e, e.a).length > 0 &&
      gap(rectangleOf(unit(next, e.a)), rectangleOf(unit(next, e.b))) <= IN_CONTACT
    )
      continue;
    const nudged = gone ? null : backIntoContact(next, e);
    if (nudged !== null) {
      const along = pushed(next, nudged, [e.a, e.b]);
      next = nudged;
      tell(context, "nudged", "t9a.sequence.melee.melee-phase.2", { unit: named(unit(next, e.a)) }, along);
      continue;
    }
    next = changedGame(next, { engagements: next.engagements.filter((x) => x.a !== e.a || x.b !== e.b) });
    if (!gone)
      tell(context, "noLongerEngaged", "t9a.sequence.melee.melee-phase.2", {
        unit: named(unit(next, e.a)),
        foe: named(unit(next, e.b)),
      });
  }
  // Whoever is out of contact has no combat left to fight, not even one that a pursuer brings this phase.
  return settleFree(changeAll(next, (u) => !u.fought && !engaged(next, u.id), { fought: true }));
}

/**
 * A unit without an enemy in contact, on the table or off it, starts its next combat with a first round and chooses its
 * weapon anew.
 */
export const settleFree = (game: G): G =>
  changeAll(
    game,
    (u) => (u.rounds > 0 || isArmed(u)) && !engaged(game, u.id),
    (u) => ({ rounds: 0, ...unarmed(u) }),
  );

export const meleePhase = sequence(
  "melee-phase",
  { en: "Melee Phase", fr: "Phase de mêlée" },
  { combat: 0 },
  ({ act, call, choose, repeat }) => [
    act(
      "1",
      { en: "Start of the Melee Phase", fr: "Début de la phase de mêlée" },
      (game, _, context) => {
        tell(context, "phase", "t9a.sequence.melee.melee-phase.1", { phase: message("phase.melee") });
        const begun = beginPhase(game, "melee");
        return {
          game: changeAll(
            begun,
            () => true,
            (u) => ({ fought: !engaged(game, u.id) }),
          ),
        };
      },
      "t9a.sequence.melee.melee-phase.1",
    ),
    act(
      "2",
      { en: "No Longer Engaged", fr: "Plus engagées" },
      (game, _, context) => ({ game: noLongerEngaged(game, context) }),
      "t9a.sequence.melee.melee-phase.2",
    ),
    choose(
      "3",
      { en: "Choose a combat", fr: "Choisir un combat" },
      "choose-combat",
      (game) => {
        const combats = combatsToFight(game);
        return combats.length < 2 ? settled({ combat: 0 }) : { player: game.active, about: { combats } };
      },
      (_, __, { combat }) => ({ vars: { combat } }),
      "t9a.sequence.melee.melee-phase.3",
    ),
    call(
      "4",
      { en: "Fight a Round of Combat", fr: "Livrer une manche de combat" },
      "round-of-combat",
      (game, v) => {
        const units = combatsToFight(game)[v.combat];
        return units === undefined ? null : { units };
      },
      () => ({ vars: { combat: 0 } }),
      "t9a.sequence.melee.melee-phase.4",
    ),
    repeat(
      "5",
      { en: "Next combat", fr: "Combat suivant" },
      "2",
      (game) => combatsToFight(game).length > 0,
      "t9a.sequence.melee.melee-phase.5",
    ),
    act(
      "6",
      { en: "End of the Melee Phase", fr: "Fin de la phase de mêlée" },
      (game) => ({
        game: changeAll(game, (u) => u.charging && !engaged(game, u.id), { charging: false }),
      }),
      "t9a.sequence.melee.melee-phase.6",
    ),
  ],
);

/** Fear at the start of a round: each unit that minds it takes a Discipline Test. */
export const fearTests = sequence("fear-tests", { en: "Fear Tests", fr: "Tests de Peur" }, {}, ({ each }) => [
  test(
    each((_, v) => v.units),
    "test",
    { en: "Discipline Test against Fear", fr: "Test de discipline contre la Peur" },
    (game, _, id) => {
      const label = (need: number): Message => message("roll.fear", { unit: named(unit(game, id)), need });
      return { unit: id, use: "fear", label, rule: "t9a.rule.fear" };
    },
    (game, _, id, passed, __, context) => {
      const u = unit(game, id);
      tell(context, passed ? "fearPassed" : "fearFailed", "t9a.rule.fear", { unit: named(u) });
      if (!passed) tellShaken(context, u);
      return passed ? {} : { game: shakenNow(game, id, { afraid: true }) };
    },
  ),
]);

export const fearful = (game: G, units: readonly number[]): readonly number[] =>
  units.filter((id) => onField(unit(game, id)) && facesFear(game, unit(game, id)));

const stands = (u: Unit, seat: number): boolean => u.seat === seat && onField(u) && models(u) > 0;

/** Those of a side that stand. */
export function standing(game: G, ids: readonly number[], seat: number): readonly number[] {
  // Mostly it is one: a list that grows takes room for seventeen, and each outcome of a round makes one.
  let only = -1;
  for (const id of ids) {
    if (!stands(unit(game, id), seat)) continue;
    if (only >= 0) return ids.filter((x) => stands(unit(game, x), seat));
    only = id;
  }
  return only < 0 ? NOBODY : [only];
}
const NOBODY: readonly number[] = [];

export function anyStands(game: G, ids: readonly number[], seat: number): boolean {
  for (const id of ids) if (stands(unit(game, id), seat)) return true;
  return false;
}
