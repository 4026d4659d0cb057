import { message as plain, varsOf, there } from "@tercio/kernel";
import type { Blow, CombatStep, CombatView } from "@tercio/board";
import { initiativeOf, type Packet, packetsAt, stepsOf } from "../calculation/attacks.ts";
import { combatScore } from "../calculation/combat-score.ts";
import { weaponsFor } from "../entries/rules/weapons.play.ts";
import { blow, duelOf, mostLost, type StrikeVars } from "../sequence/blows.ts";
import { aimedAt, doer, named, partName } from "../sequence/emit.ts";
import type { RoundVars } from "../sequence/round-of-combat.ts";
import { ROUND_STEPS, type RoundSoFar, roundSoFar } from "../sequence/round-so-far.ts";
import { armed, poolOf, withoutWeapon } from "../state/pools.ts";
import { change, combatOf, engaged, type NinthAge, onField, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";

type G = NinthAge;
type Striking = Pick<StrikeVars, "duel" | "packets" | "rolled" | "lost" | "overkill" | "later">;

const NOBODY = { duel: null, rolled: [], lost: [0, 0], overkill: [0, 0], later: [] } as const;

function blowOf(game: G, v: Striking, p: Packet): Blow {
  const { dice, words } = blow(game, p);
  const aim = there(p.aims[0]);
  const at = unit(game, aim.unit);
  return {
    seat: unit(game, p.unit).seat,
    by: p.unit,
    who: message("combat.who", { unit: doer(game, p), part: partName(poolOf(game, p), p.part) }),
    // Where a whole unit shares the hits, nobody of it is named yet.
    whom: message("combat.whom", { foe: named(at), champion: aim.pool < 0 ? "" : aimedAt(at, poolOf(game, aim)) }),
    dice,
    stages: words.stages,
    reasons: words.breakdowns,
    most: mostLost(game, aim, duelOf(game, v, p)),
  };
}

const stepOf = (game: G, v: Striking, step: number): CombatStep => ({
  title: message("combat.step", { step }),
  blows: v.packets.map((p) => blowOf(game, v, p)),
});

/** Who has not chosen a weapon yet strikes with the first that they may choose. */
export function withWeapons(game: G, units: readonly number[]): G {
  let next = game;
  for (const id of units)
    for (let at = withoutWeapon(unit(next, id)); at >= 0; at = withoutWeapon(unit(next, id))) {
      const [first] = weaponsFor(poolOf(next, { unit: id, pool: at }).profile);
      if (first === undefined) break;
      next = change(next, id, armed(unit(next, id), at, first));
    }
  return next;
}

/** Each of these Initiative Steps as it would be struck if nobody fell before it. */
function toCome(
  game: G,
  units: readonly number[],
  v: Pick<RoundVars, "duel" | "order" | "steps">,
): readonly CombatStep[] {
  return v.steps.flatMap((step) => {
    const packets = units.flatMap((id) => packetsAt(game, unit(game, id), step, v.duel, v.order));
    return packets.length === 0 ? [] : [stepOf(game, { ...NOBODY, duel: v.duel, packets }, step)];
  });
}

function combat(game: G, ids: readonly number[], round: RoundSoFar | null): CombatView {
  const units = ids.filter((id) => onField(unit(game, id)));
  const { lost, overkill, duel } = round?.vars ?? NOBODY;
  const ready = withWeapons(game, units);
  const toStrike = round?.toCome ?? null;
  // Until the order is settled it is as it would be now.
  const order =
    round === null || toStrike === null
      ? units.flatMap((id) => initiativeOf(ready, unit(ready, id)))
      : round.vars.order;
  const steps = toStrike ?? stepsOf(ready, order);
  const { striking = null, inside } = round ?? {};
  const struck = striking === null || inside === undefined ? null : varsOf<StrikeVars>(inside);
  const current =
    striking === null || struck === null || struck.packets.length === 0 ? [] : [stepOf(game, struck, striking)];
  const tally = { units: ids, lost, overkill };
  return {
    question: `combat-${ids.join("-")}`,
    units: ids,
    label: plain("event.combatRounds", { units: ids.map((id) => named(unit(game, id))) }),
    inProgress: round !== null,
    struck: lost[0] + lost[1] > 0,
    steps: [...current, ...toCome(ready, units, { duel, order, steps })],
    lost,
    score: [combatScore(game, tally, 0), combatScore(game, tally, 1)],
  };
}

/** The combats to be told: the one under way up to its Break Tests, or all that there are. */
export function combats(game: G): readonly CombatView[] {
  const round = roundSoFar(game);
  if (round !== null) return round.step <= ROUND_STEPS.result ? [combat(game, round.vars.units, round)] : [];
  const seen = new Set<number>();
  return game.units.flatMap((u) => {
    if (!onField(u) || seen.has(u.id) || !engaged(game, u.id)) return [];
    const ids = combatOf(game, u.id);
    for (const id of ids) seen.add(id);
    return [combat(game, ids, null)];
  });
}
