import { bilingual, type Breakdown, type Context, inForce, type Message, silent, there } from "@tercio/kernel";
import { entryOf } from "../entries/index.ts";
import { message } from "../messages/message.ts";
import { lastingOn } from "../calculation/lasting.ts";
import { crumbling, sharedOut } from "../calculation/crumbling.ts";
import { lossesOf } from "../calculation/losses.ts";
import { neededToHold } from "../calculation/characteristics.ts";
import {
  combatScore,
  type CombatTally,
  type Loser,
  loserOf,
  lostBy,
  lostByNumber,
  scoreOf,
} from "../calculation/combat-score.ts";
import { engaged, type NinthAge, other, type Seat, unit, withUnits } from "../state/state.ts";
import { test, type Tested } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { book } from "../hooks/book.ts";
import { anyStands, standing } from "./melee.ts";
import { afterLosses, destroyUnit } from "./panic.ts";

const STEP = "t9a.sequence.melee.round-of-combat.7";

/** Who won a Round of Combat, by how much, who lost it and who of them is Broken. */
export interface CombatResult {
  readonly winner: Seat | null;
  readonly difference: number;
  readonly losers: readonly number[];
  readonly broken: readonly number[];
}

/** What makes the difference count for nothing, or null where it counts. */
const firmness = (lost: Breakdown): Message | null =>
  lost.lines.length < 2 ? null : there(lost.lines[lost.lines.length - 1]).because;

/** Losers that pay in Health Points, having failed their Break Test. */
export interface Crumbling {
  readonly failed: readonly number[];
}

type V = CombatTally & CombatResult & Crumbling;

const NOBODY: readonly never[] = [];
const loser = (game: NinthAge, v: V, id: number) => loserOf(game, unit(game, id), v.units);

/** How many Health Points a loser crumbles away, and what of it is left; null for who does not. */
function losses(game: NinthAge, v: V, id: number) {
  const u = unit(game, id);
  const { fate } = loser(game, v, id);
  const failed = v.failed.includes(id);
  if (fate === null || (fate !== "crumbles" && !failed)) return null;
  const points = crumbling(game, u, v.units, v.difference, failed);
  return { points, after: lossesOf(game, u, sharedOut(game, u, points.value)) };
}

/** The Break Test of one loser: by how much it is harder, and why not where that counts for nothing. */
function breakTest(game: NinthAge, v: V, id: number): { readonly tested: Tested; readonly firm: Message | null } {
  const u = unit(game, id);
  const lost = lostBy(game, u, v.units, v.difference);
  const firm = firmness(lost);
  const label = (need: number): Message =>
    firm === null
      ? message("roll.break", { unit: named(u), difference: v.difference, need })
      : message("roll.break-firm", { unit: named(u), difference: v.difference, need, why: firm });
  return { tested: { unit: id, use: "break", lostBy: lost.value, label, rule: STEP }, firm };
}

/** What the dice of a loser's Break Test hang on, whoever it is. */
function testDice({ fate, tests, test }: Loser, harder: number): string {
  if (!tests) return "";
  const needed = neededToHold(test, harder);
  return `${needed}${test.again.value > 0 ? "r" : ""}${test.extra.value}${fate === null ? "" : "c"}`;
}

/** The Break Tests before which a game stands, by what their dice hang on, in their order. */
export function breakTestDice(game: NinthAge, v: V): string {
  let all = "";
  for (const id of v.losers) {
    const own = loser(game, v, id);
    const { fate, tests } = own;
    const harder = tests ? lostByNumber(game, unit(game, id), v.units, v.difference, own) : 0;
    const dice = (own.dice[harder] ??= ` ${id}:${testDice(own, harder)}`);
    const gone = fate !== null && losses(game, { ...v, failed: [id] }, id)?.after.destroyed === true;
    all = gone ? `${all}${dice}x` : all === "" ? dice : all + dice;
  }
  return all;
}

/** The game with what lasts on the winners' models from then on. */
function afterVictory(game: NinthAge, winners: readonly number[], context: Context): NinthAge {
  let now = game;
  for (const id of winners) {
    const u = unit(game, id);
    for (const pool of u.pools)
      for (const { value, rule } of pool.count === 0 ? NOBODY : book.follows("combat won", game, { unit: u, pool })) {
        const next = lastingOn(now, [value]);
        if (next !== now)
          tell(context, "gains", entryOf(rule)?.id ?? null, {
            unit: bilingual(pool.profile.name),
            rule: { key: `rule.${rule}` },
          });
        now = next;
      }
  }
  return now;
}

/** Step 7: the Combat Score, and the Break Tests of the losers. It hands back the result. */
export const combatResult = sequence(
  "combat-result",
  { en: "Winner and Break Tests", fr: "Vainqueur et Tests de moral" },
  { winner: null, difference: 0, losers: [], broken: [], failed: [] },
  ({ act, each }) => [
    act("a", { en: "Combat Score", fr: "Résultat de combat" }, (game, v, context) => {
      const first = scoreOf(game, v, 0);
      const second = scoreOf(game, v, 1);
      const firstStands = anyStands(game, v.units, 0);
      const secondStands = anyStands(game, v.units, 1);
      let winner: Seat | null = first > second ? 0 : second > first ? 1 : null;
      if (!firstStands || !secondStands) winner = firstStands ? 0 : secondStands ? 1 : null;
      const difference = Math.abs(first - second);
      if (context !== silent) {
        const reasons = { first: combatScore(game, v, 0), second: combatScore(game, v, 1) };
        tell(context, "combatScore", STEP, { first, second }, reasons);
      }
      // A unit with no enemy left in contact counts as a winner.
      const stood = winner === null ? NOBODY : standing(game, v.units, other(winner));
      const fights = (id: number): boolean => engaged(game, id) || !inForce("t9a.rule.no-more-foes");
      const losers = stood.every(fights) ? stood : stood.filter(fights);
      for (const id of context === silent ? NOBODY : losers) {
        const stays = book.refusals("take a break test", game, { unit: unit(game, id) })[0];
        if (stays !== undefined) tell(context, "neverBreaks", stays.rule ?? STEP, { unit: named(unit(game, id)) });
      }
      const { units, lost, overkill, broken, failed } = v;
      const won = winner === null ? game : afterVictory(game, standing(game, units, winner), context);
      return { game: won, all: { units, lost, overkill, winner, difference, losers, broken, failed } };
    }),
    test(
      each((game, v) => v.losers.filter((id) => loser(game, v, id).tests)),
      "b",
      { en: "Break Tests", fr: "Tests de moral" },
      (game, v, id) => breakTest(game, v, id).tested,
      (game, v, id, passed, _, context) => {
        if (context !== silent) {
          const u = unit(game, id);
          const { firm } = breakTest(game, v, id);
          if (firm !== null) tell(context, "standsFirm", STEP, { unit: named(u), why: firm });
          const crumbles = loser(game, v, id).fate !== null;
          tell(context, "breakTests", STEP, {
            unit: named(u),
            result: message(passed ? "break.holds" : crumbles ? "break.crumbles" : "break.breaks"),
          });
          if (!passed && !crumbles) tell(context, "breaks", STEP, { unit: named(u) });
        }
        if (passed) return {};
        if (loser(game, v, id).fate !== null) return { vars: { failed: [...v.failed, id] } };
        // Who cannot flee from it is lost.
        const stays = book.refusals("flee from combat", game, { unit: unit(game, id) })[0];
        if (stays === undefined) return { vars: { broken: [...v.broken, id] } };
        tell(context, "brokenInPlace", stays.rule ?? STEP, { unit: named(unit(game, id)) });
        const gone = destroyUnit(game, id, context);
        return { game: gone.game, enter: gone.frames };
      },
    ),
    each((game, v) => (v.losers.length === 0 ? NOBODY : v.losers.filter((id) => losses(game, v, id) !== null))).act(
      "c",
      { en: "Losses of units that crumble", fr: "Pertes des unités qui s’effritent" },
      (game, v, id, context) => {
        const lost = losses(game, v, id);
        if (lost === null) return {};
        const u = unit(game, id);
        const { points, after } = lost;
        for (const { value, because, rule } of points.lines.slice(1))
          tell(context, "crumblesLess", rule, { unit: named(u), why: because, points: value });
        tell(context, "crumbles", "t9a.rule.unstable", { unit: named(u), points: after.points });
        const fallen = afterLosses(withUnits(game, [after.unit]), game, after.destroyed ? [id] : [], context);
        return { game: fallen.game, enter: fallen.frames };
      },
    ),
  ],
  (_, { winner, difference, losers, broken }) => ({ winner, difference, losers, broken }),
);
