import { inForce, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { distanceRoll, inchesRolled } from "../calculation/characteristics.ts";
import type { Duel } from "../calculation/attackers.ts";
import { type Initiative, type Packet, packetsAt } from "../calculation/attacks.ts";
import { armed, fightingAgain, inFiles, withoutWeapon, withPool } from "../state/pools.ts";
import { change, type NinthAge, onField, other, unit } from "../state/state.ts";
import { free, freeFirst } from "./after-combat.ts";
import { makeWayFiles, wantsWay } from "./champions.ts";
import type { Chaser, Pursuit } from "./chase.ts";
import type { CombatResult } from "./combat-result.ts";
import { inWords } from "./dice-messages.ts";
import { leader, named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { fearful, settleFree } from "./melee.ts";
import { ownerOrders } from "./order.ts";
import { applyLosses, type Fallen } from "./blows.ts";
import { afterLosses, frightened, onceEach } from "./panic.ts";
import { deciding, preyOf } from "./pursuit.ts";
import { scoringLost } from "./scoring.ts";
import { added } from "./spell-messages.ts";
import { usingItems } from "./use-items.ts";
import { wayOf, went, wentAnew } from "./ways.ts";

const ROUND = "t9a.sequence.melee.round-of-combat";
/** What a chaser rolls for. */
const useOf = ({ prey }: Chaser): "overrun" | "pursuit" => (prey === null ? "overrun" : "pursuit");

/** Variables of one Round of Combat, besides its units. */
export interface RoundVars extends CombatResult, Omit<Pursuit, "units"> {
  readonly duel: Duel | null;
  readonly order: readonly Initiative[];
  /** Initiative Steps, the first one first. */
  readonly steps: readonly number[];
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
  /** What has befallen models that go on to the end of the round's blows. */
  readonly later: readonly Fallen[];
}

const sum = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] =>
  b[0] === 0 && b[1] === 0 ? a : a[0] === 0 && a[1] === 0 ? b : [a[0] + b[0], a[1] + b[1]];

/** All that strikes at this Initiative Step. Put together by hand: a `flatMap` is dear, and this is done for every state. */
function packetsOf(game: NinthAge, { units, duel, order }: RoundVars & Pick<Pursuit, "units">, step: number) {
  const packets: Packet[] = [];
  for (const id of units) for (const p of packetsAt(game, unit(game, id), step, duel, order)) packets.push(p);
  return packets;
}

export const roundOfCombat = sequence(
  "round-of-combat",
  { en: "Round of Combat", fr: "Manche de combat" },
  {
    duel: null,
    order: [],
    steps: [0],
    lost: [0, 0],
    overkill: [0, 0],
    later: [],
    winner: null,
    difference: 0,
    losers: [],
    broken: [],
    chasers: [],
    flights: [],
  },
  ({ act, again, call, each }) => [
    act(
      "1",
      { en: "Start of the Round of Combat", fr: "Début de la manche" },
      (game, v, context) => {
        tell(context, "combatRounds", `${ROUND}.1`, { units: v.units.map((id) => named(unit(game, id))) });
        const afraid = fearful(game, v.units);
        const tests = afraid.length > 0 ? [enter("fear-tests", { units: afraid })] : [];
        return { enter: [...tests, ...usingItems(game, "melee", v.units)] };
      },
      `${ROUND}.1`,
    ),
    again.choose(
      "2",
      { en: "Choose a weapon", fr: "Choisir une arme" },
      "weapon",
      (game, v) => {
        const id = v.units.find((x) => onField(unit(game, x)) && withoutWeapon(unit(game, x)) >= 0);
        if (id === undefined) return null;
        return { player: unit(game, id).seat, about: { unit: id, pool: withoutWeapon(unit(game, id)) } };
      },
      (game, _, { unit: id, weapon }) => {
        const u = unit(game, id);
        return { game: change(game, id, armed(u, withoutWeapon(u), weapon)) };
      },
      `${ROUND}.2`,
    ),
    each((game, v) => wantsWay(game, v.units)).choose(
      "3",
      { en: "Make Way", fr: "Faites place" },
      "make-way",
      (game, _, who) => ({
        player: unit(game, who.unit).seat,
        about: { ...who, files: makeWayFiles(game, who.unit) },
      }),
      (game, _, who, answer, context) => {
        if (answer.file === null) return {};
        const u = unit(game, who.unit);
        tell(context, "makeWay", `${ROUND}.3`, { unit: named(u), who: leader(game, who) });
        return { game: change(game, u.id, { pools: withPool(u, who.pool, { slot: answer.file }) }) };
      },
      `${ROUND}.3`,
    ),
    each((game) => [game.active, other(game.active)], { still: (_, v) => v.duel === null }).call(
      "4",
      { en: "Duels", fr: "Duels" },
      "duel",
      (_, v, seat) => ({ units: v.units, seat }),
      (_, __, ___, result) => ({ vars: result }),
      `${ROUND}.4`,
    ),
    call(
      "5",
      { en: "Initiative Order", fr: "Ordre d’initiative" },
      "initiative-order",
      (_, { units, duel }) => ({ units, duel }),
      (_, __, result) => ({ vars: result }),
      `${ROUND}.5`,
    ),
    each((_, v) => (inForce(`${ROUND}.6.3`) ? v.steps : v.steps.slice(0, 1))).call(
      "6",
      {
        en: "Melee Attacks, one Initiative Step after the other",
        fr: "Attaques de mêlée, palier d’initiative par palier",
      },
      "initiative-step",
      (game, v, step) => ({
        duel: v.duel,
        packets: packetsOf(game, v, step),
      }),
      (_, v, __, result) => {
        const { units, duel, order, steps, winner, difference, losers, broken, chasers, flights } = v;
        const lost = sum(v.lost, result.lost);
        const overkill = sum(v.overkill, result.overkill);
        const later = result.later.length === 0 ? v.later : [...v.later, ...result.later];
        return {
          all: {
            units,
            duel,
            order,
            steps,
            lost,
            overkill,
            later,
            winner,
            difference,
            losers,
            broken,
            chasers,
            flights,
          },
        };
      },
      `${ROUND}.6`,
    ),
    act(
      "fallen",
      { en: "Who has gone on to the end falls", fr: "Ceux qui ont tenu jusqu’au bout tombent" },
      (game, v, context) => {
        if (v.later.length === 0) return {};
        const applied = applyLosses(game, { ...v, packets: [], rolled: v.later }, context);
        const after = afterLosses(applied.game, game, applied.destroyed, context);
        const { lost, overkill } = applied;
        return { game: after.game, vars: { lost, overkill, later: [] }, enter: after.frames };
      },
    ),
    call(
      "7",
      { en: "Winner and Break Tests", fr: "Vainqueur et Tests de moral" },
      "combat-result",
      (_, { units, lost, overkill }) => ({ units, lost, overkill }),
      (_, __, result) => ({ vars: result }),
      `${ROUND}.7`,
    ),
    call(
      "8",
      { en: "Panic Tests near Broken units", fr: "Tests de panique près des unités démoralisées" },
      "panic-tests",
      (game, v) => {
        const tests = onceEach(v.broken.flatMap((id) => frightened(game, id, "broken")));
        return tests.length === 0 ? null : { tests };
      },
      undefined,
      `${ROUND}.8`,
    ),
    each(deciding).call(
      "9",
      { en: "Restrain or Pursue", fr: "Se retenir ou poursuivre" },
      "pursuer",
      (game, v, id) => ({ unit: id, prey: preyOf(game, v.broken, id) }),
      (_, v, id, chase) => {
        if (!chase.goes) return {};
        const chaser: Chaser = { unit: id, prey: chase.prey, distance: 0 };
        return { vars: { chasers: [...v.chasers, chaser] } };
      },
      `${ROUND}.9`,
    ),
    call(
      "10",
      { en: "Roll Flee Distances", fr: "Distances de fuite" },
      "flee-distances",
      (_, v) => (v.broken.length === 0 ? null : { broken: v.broken }),
      (_, __, flights) => ({ vars: { flights } }),
      `${ROUND}.10`,
    ),
    each((_, v) => v.chasers.map((c) => c.unit)).roll(
      "11",
      { en: "Roll Pursuit Distances", fr: "Distances de poursuite" },
      (game, v, id) => {
        const u = unit(game, id);
        const use = useOf(there(v.chasers.find((c) => c.unit === id)));
        const dice = distanceRoll(game, u, use);
        const more = inchesRolled(game, u, use);
        return {
          type: "roll",
          player: u.seat,
          label: message(`roll.${use}`, { unit: named(u), dice: inWords(dice), added: added(more.value) }),
          dice,
          rule: `${ROUND}.11`,
          ...(more.value === 0 ? {} : { breakdowns: [{ name: message("value.inches-rolled"), breakdown: more }] }),
        };
      },
      (game, v, id, { total }) => ({
        vars: {
          chasers: v.chasers.map((c) =>
            c.unit === id ? { ...c, distance: total + inchesRolled(game, unit(game, id), useOf(c)).value } : c,
          ),
        },
      }),
      `${ROUND}.11`,
    ),
    call(
      "12",
      { en: "Move Fleeing units", fr: "Déplacer les unités en fuite" },
      "move-fleeing",
      (_, { units, flights, chasers }) => (flights.length === 0 ? null : { units, flights, chasers }),
      undefined,
      `${ROUND}.12`,
    ),
    call(
      "13",
      { en: "Move Pursuing units", fr: "Déplacer les poursuivants" },
      "move-pursuing",
      (_, { units, broken, flights, chasers }) => (chasers.length === 0 ? null : { units, broken, flights, chasers }),
      undefined,
      `${ROUND}.13`,
    ),
    each(free, { order: ownerOrders("post-combat", freeFirst) }).choose(
      "14",
      { en: "Post-Combat Pivots and Reforms", fr: "Pivots et Reformations post-combat" },
      "post-combat",
      (game, _, id) => ({ player: unit(game, id).seat, about: { unit: id } }),
      (game, _, id, answer, context) => {
        if (answer.kind === "stay") return {};
        const u = unit(game, id);
        const next = change(game, id, {
          x: answer.x,
          y: answer.y,
          facing: answer.facing,
          ...inFiles(u, answer.files, game.chirality),
          ...(answer.kind === "reform" ? { ...scoringLost(), noChargeIn: game.playerTurn + 1 } : {}),
        });
        const pivots = answer.kind === "pivot";
        const pivot = wayOf(u, [{ kind: "pivot", to: answer.facing }], false);
        const along = pivots ? went(game, u, pivot) : wentAnew(u, next);
        tell(context, pivots ? "postCombatPivots" : "postCombatReforms", `${ROUND}.14`, { unit: named(u) }, along);
        return { game: next };
      },
      `${ROUND}.14`,
    ),
    call(
      "15",
      { en: "Combat Reforms", fr: "Reformations de combat" },
      "combat-reforms",
      (_, { units, chasers, losers, difference }) => ({ units, chasers, losers, difference }),
      undefined,
      `${ROUND}.15`,
    ),
    act(
      "16",
      { en: "End of the Round of Combat", fr: "Fin de la manche" },
      (game, v) => {
        const ended = { fought: true, charging: false, afraid: false } as const;
        let next = game;
        for (const id of v.units) {
          const u = unit(next, id);
          // Who pursued into a fresh enemy has that charge still before it, but has struck in this phase: it fights again
          // only where the enemy's own combat is still to come.
          const fresh = u.charging && v.chasers.some((c) => c.unit === id);
          const again = { afraid: false, fought: inForce("t9a.rule.combat-after-pursuit") };
          next = change(next, id, {
            ...(fresh ? again : { ...ended, rounds: onField(u) ? u.rounds + 1 : u.rounds }),
            ...fightingAgain(u),
          });
        }
        return { game: settleFree(next) };
      },
      `${ROUND}.16`,
    ),
  ],
);
