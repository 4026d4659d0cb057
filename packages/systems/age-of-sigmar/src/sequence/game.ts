import { message } from "@tercio/kernel";
import { battleRound as roundRule } from "../entries/rules/battle.ts";
import { groups } from "@tercio/loose";
import { COHERENT } from "../calculation/reach.ts";
import { basesOf, change, ofSeat, other, type Seat, type Sigmar, unit } from "../state/state.ts";
import { sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const ROUND = "aos2.keyword.battle-round";
const COHERENCY = "aos2.rule.coherency";
/** What a unit has done in a turn that has not begun. */
export const FRESH = {
  moved: false,
  ran: false,
  retreated: false,
  triedToCharge: false,
  charged: false,
  fought: false,
  slain: 0,
} as const;
const seats: readonly Seat[] = [0, 1];

/** Is anybody of both armies left? */
const bothStand = (g: Sigmar): boolean => ofSeat(g, 0).length > 0 && ofSeat(g, 1).length > 0;

/** Battle rounds until one army is gone or the last is over. */
export const game = sequence("game", { en: "Battle", fr: "Bataille" }, {}, ({ act, call, repeat }) => [
  call("battle-round", { en: "Battle round", fr: "Round de bataille" }, "battle-round", () => ({}), undefined, ROUND),
  act("next", { en: "Next battle round", fr: "Round suivant" }, (g, _, context) => {
    if (bothStand(g) && g.round < g.rounds) return { game: { ...g, round: g.round + 1, active: g.first } };
    tell(context, bothStand(g) ? "lastRound" : "armyGone", null);
    return { game: { ...g, over: true } };
  }),
  repeat(
    "again",
    { en: "Until the battle is over", fr: "Jusqu’à la fin de la bataille" },
    "battle-round",
    (g) => !g.over,
  ),
]);

/** Who chooses the first turn: before the first round the set-up says it, later the higher die, of equals who began before. */
export const choosing = (g: Sigmar, rolls: readonly number[]): Seat => {
  const [p = 0, q = 0] = rolls;
  return p > q ? 0 : q > p ? 1 : g.first;
};

export const battleRound = sequence(
  "battle-round",
  { en: "Battle round", fr: "Round de bataille" },
  { rolls: [] },
  ({ act, choose, each }) => [
    act("start", { en: "Start of the battle round", fr: "Début du round de bataille" }, (g, _, context) => {
      tell(context, "roundStart", ROUND, { round: g.round });
      return {};
    }),
    each((g) => (g.round < roundRule.figures.priorityFromRound ? [] : seats)).roll(
      "priority-roll",
      { en: "Roll for priority", fr: "Jet de priorité" },
      (_, __, seat) => ({
        type: "roll",
        player: seat,
        label: message("roll.priority", { player: seat + 1 }),
        dice: { kind: "sum", dice: 1, sides: 6 },
        rule: ROUND,
      }),
      (_, v, __, outcome) => ({ vars: { rolls: [...v.rolls, outcome.total] } }),
      ROUND,
    ),
    choose(
      "priority",
      { en: "First turn", fr: "Premier tour" },
      "priority",
      (g, v) => ({ player: choosing(g, v.rolls), about: { rolls: v.rolls } }),
      (g, { rolls }, { first }, context) => {
        const [one, two] = rolls;
        if (one !== undefined && two !== undefined)
          tell(context, "priorityRolled", ROUND, { first: one, second: two, player: choosing(g, rolls) + 1 });
        tell(context, "priority", ROUND, { player: first + 1 });
        return { game: { ...g, first } };
      },
      ROUND,
    ),
    each((g) => [g.first, other(g.first)], { still: bothStand }).call(
      "turn",
      { en: "The players’ turns", fr: "Les tours des joueurs" },
      "turn",
      (_, __, seat) => ({ seat }),
    ),
  ],
);

export const turn = sequence("turn", { en: "Turn", fr: "Tour" }, {}, ({ act, call, each }) => [
  act("start", { en: "Start of the turn", fr: "Début du tour" }, (g, v, context) => {
    tell(context, "turnStart", null, { round: g.round, player: v.seat + 1 });
    return { game: { ...g, active: v.seat } };
  }),
  call("movement", { en: "Movement phase", fr: "Phase de mouvement" }, "movement-phase", () => ({})),
  call("charge", { en: "Charge phase", fr: "Phase de charge" }, "charge-phase", () => ({})),
  call("combat", { en: "Combat phase", fr: "Phase de combat" }, "combat-phase", () => ({})),
  call("battleshock", { en: "Battleshock phase", fr: "Phase de déroute" }, "battleshock-phase", () => ({})),
  each((g) => [...ofSeat(g, g.active), ...ofSeat(g, other(g.active))].map((u) => u.id)).choose(
    "split-units",
    { en: "Split units lose models", fr: "Les unités dispersées perdent des figurines" },
    "stay-together",
    (g, _, id) => {
      const u = unit(g, id);
      const parts = groups(basesOf(u), COHERENT);
      return parts.length < 2 ? null : { player: u.entry.seat, about: { unit: id, groups: parts } };
    },
    (g, _, id, { group }, context) => {
      const u = unit(g, id);
      const stay = groups(basesOf(u), COHERENT)[group] ?? [];
      const gone = u.models.map((__, i) => i).filter((i) => !stay.includes(i));
      tell(context, "scattered", COHERENCY, { unit: named(u), models: gone.length });
      const { wounded } = u;
      return {
        game: change(g, id, {
          models: u.models.filter((__, i) => stay.includes(i)),
          wounded:
            wounded === null || !stay.includes(wounded.model)
              ? null
              : { ...wounded, model: stay.indexOf(wounded.model) },
          slain: u.slain + gone.length,
        }),
      };
    },
    COHERENCY,
  ),
  act("end", { en: "End of the turn", fr: "Fin du tour" }, (g) => ({
    game: { ...g, units: g.units.map((u) => ({ ...u, ...FRESH })) },
  })),
]);
