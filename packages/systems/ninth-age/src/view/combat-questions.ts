import { type Frame, hashOf, message, type OddsQuestion, varsOf, there } from "@tercio/kernel";
import { bothLose, lossesOfSide, lossTallies } from "@tercio/mass-battle";
import { distanceRoll } from "../calculation/characteristics.ts";
import { health } from "../calculation/health.ts";
import { catcherOf, type Pursuit } from "../sequence/chase.ts";
import type { CombatResult } from "../sequence/combat-result.ts";
import { named } from "../sequence/emit.ts";
import { enter } from "../sequence/flow.ts";
import { combatOf, engaged, type NinthAge, onField, other, type Seat, type Unit, unit } from "../state/state.ts";
import { stands, placeOf } from "../state/steps.ts";

type G = NinthAge;
type V = CombatResult & Pursuit;

/** Health Points that a side had then and has not now; whoever is gone has none. */
const lostBy = (before: G, now: G, units: readonly number[], seat: Seat): number =>
  units.reduce((sum, id) => {
    const [was, is] = [unit(before, id), unit(now, id)];
    return was.seat !== seat ? sum : sum + health(before, was) - (onField(is) ? health(now, is) : 0);
  }, 0);
const healthOf = (game: G, units: readonly number[], seat: Seat): number =>
  units.reduce((sum, id) => (unit(game, id).seat === seat ? sum + health(game, unit(game, id)) : sum), 0);

const atStart = (game: G, units: readonly number[]): G => ({ ...game, stack: [enter("round-of-combat", { units })] });
const said = (game: G, units: readonly number[]): ReturnType<typeof named>[] =>
  units.map((id) => named(unit(game, id)));

/** What the blows of a Round of Combat cost either side, Break Tests and flight left out; `game` stands at its start or within it. */
export function lossesQuestion(game: G, units: readonly number[], inProgress?: readonly Frame[]): OddsQuestion<G> {
  const start = inProgress === undefined ? atStart(game, units) : { ...game, stack: inProgress };
  return {
    id: `losses-${units.join("-")}`,
    label: message("odds.losses", { units: said(game, units) }),
    start,
    pieces: units,
    stop: (top) => stands(top, "round-of-combat", "7"),
    result: (g) =>
      g.stack.length === 0 || stands(g.stack[g.stack.length - 1], "round-of-combat", "7")
        ? bothLose(lostBy(game, g, units, 0), lostBy(game, g, units, 1))
        : null,
    results: [],
    tallies: lossTallies((player) => message("odds.lost-by", { player })),
  };
}

/** Health Points that the blows of one round cost one side: each number that it can come to. */
export function lossesOf(game: G, units: readonly number[], seat: Seat): OddsQuestion<G> {
  const of = lossesOfSide(lossesQuestion(game, units), seat, healthOf(game, units, seat), (points) =>
    message("odds.health-points", { points }),
  );
  return { ...of, id: `losses-${seat}-${units.join("-")}` };
}

const ENDS = ["gone", "caught", "flees"] as const;

/** How one side ended that fights no longer; null where it stands. */
function endOf(game: G, units: readonly number[], seat: Seat): "gone" | "flees" | null {
  const left = units.map((id) => unit(game, id)).filter((u) => u.seat === seat && onField(u));
  if (left.length === 0) return "gone";
  return left.every((u) => u.fleeing) ? "flees" : null;
}

const isCaught = ({ chasers, flights }: V, id: number): boolean =>
  flights.some((f) => f.unit === id && catcherOf(chasers, f) !== undefined);
const fled = (v: V): boolean => v.broken.length > 0 && v.broken.length === v.losers.length;
const endOfFlight = (top: Frame | undefined): boolean =>
  stands(top, "round-of-combat", "13") && fled(varsOf<V>(there(top)));

/** Is there nobody and nothing else on the table? */
const alone = (g: G, units: readonly number[]): boolean =>
  g.terrain.length === 0 && g.units.every((u) => units.includes(u.id) || !onField(u));

/**
 * Where games may meet that go on alike: before the Break Tests, when what either side has lost is in the score; once the losers’ tests
 * to reform are taken; once all losers
 * are Broken and it is known who pursues, when the rest hangs on both distances and on nothing that has been lost (but where
 * somebody else or something is on the table that a flight may meet, on how all stand); and at the end of each round.
 */
const meeting = (units: readonly number[]): Required<OddsQuestion<G>>["rest"] => ({
  again: true,
  at: (top) =>
    top.loop === undefined &&
    (stands(top, "combat-result", "b") ||
      stands(top, "combat-reforms", "c") ||
      stands(top, "melee-phase", "5") ||
      (stands(top, "round-of-combat", "10") && fled(varsOf<V>(top)))),
  key(g, top) {
    if (!stands(top, "round-of-combat", "10")) return null;
    const { broken, chasers, winner } = varsOf<V>(top);
    const dice = [
      ...broken.map((id) => distanceRoll(g, unit(g, id), "flee")),
      ...chasers.map((c) => distanceRoll(g, unit(g, c.unit), c.prey === null ? "overrun" : "pursuit")),
    ];
    return hashOf({
      broken,
      chasers,
      winner,
      dice,
      effects: g.effects,
      units: alone(g, units) ? [] : g.units,
    });
  },
  like(g) {
    const done = stands(g.stack[g.stack.length - 1], "combat-reforms") ? { difference: 0, losers: [] } : {};
    return {
      ...g,
      // Who is alone with its enemy takes no Panic Test for what it loses.
      units: alone(g, units) ? g.units.map((u) => ({ ...u, healthAtPhaseStart: 0 })) : g.units,
      stack: g.stack.map((f) =>
        stands(f, "round-of-combat") || stands(f, "combat-result")
          ? { ...f, vars: { ...f.vars, lost: [0, 0], overkill: [0, 0], ...done } }
          : stands(f, "combat-reforms")
            ? { ...f, vars: { ...f.vars, ...done } }
            : f,
      ),
    };
  },
});

/**
 * How a combat ends that goes on for so many rounds at most: turn after turn as they are played, flight and pursuit with it. The game
 * stands at a Melee Phase, with all its frames. Whoever breaks is followed until it is caught or away.
 */
export function roundsQuestion(game: G, units: readonly number[], rounds: number): OddsQuestion<G> {
  const { playerTurn: from } = game;
  const fights = (g: G): boolean => units.some((id) => onField(unit(g, id)) && engaged(g, id));
  const seatIn = (seat: Seat): "first" | "second" => (seat === 0 ? "first" : "second");
  return {
    id: `rounds-${rounds}-${units.join("-")}`,
    label: message("odds.rounds", { units: said(game, units), rounds }),
    start: game,
    pieces: units,
    stop: endOfFlight,
    rest: meeting(units),
    result(g) {
      const top = g.stack[g.stack.length - 1];
      if (endOfFlight(top)) {
        const v = varsOf<V>(there(top));
        return `${seatIn(other(v.winner ?? 0))}-${v.broken.every((id) => isCaught(v, id)) ? "caught" : "flees"}`;
      }
      const [first, second] = [endOf(g, units, 0), endOf(g, units, 1)];
      if (first === "gone" && second === "gone") return "both-gone";
      if (!fights(g)) return first !== null ? `first-${first}` : second !== null ? `second-${second}` : "apart";
      return g.playerTurn - from >= rounds || g.stack.length === 0 ? "fights-on" : null;
    },
    results: [
      ...ENDS.map((end) => `second-${end}`),
      ...["fights-on", "apart", "both-gone"],
      ...[...ENDS].reverse().map((end) => `first-${end}`),
    ].map((id) => ({
      id,
      label: message(`odds.${id}` as "odds.fights-on"),
      winner: id.startsWith("second") ? 0 : id.startsWith("first") ? 1 : null,
    })),
  };
}

/** Every combat that stands, followed for so many rounds. */
export function rounds(game: G, most: number): readonly OddsQuestion<G>[] {
  const seen = new Set<number>();
  return game.units.flatMap((u: Unit) => {
    if (!onField(u) || seen.has(u.id) || !engaged(game, u.id)) return [];
    const combat = combatOf(game, u.id);
    for (const id of combat) seen.add(id);
    return [roundsQuestion(game, combat, most)];
  });
}

/** Will a pursuer catch whom it goes after? From the choice on: both distances, nobody else decides anything. */
export function pursuitQuestion(game: G, round: Frame, pursuer: number, prey: number): OddsQuestion<G> {
  const { loop: _, ...frame } = { ...round, ...placeOf("round-of-combat", "10") };
  const v = varsOf<V>(round);
  const chasers = [...v.chasers.map((c) => ({ ...c })), { unit: pursuer, prey, distance: 0 }];
  const vars = { ...frame.vars, chasers };
  return {
    id: `pursuit-${pursuer}-${prey}`,
    label: message("odds.pursuit", { unit: named(unit(game, pursuer)), foe: named(unit(game, prey)) }),
    start: { ...game, stack: [{ ...frame, vars }] },
    answer: { pursue: true, prey },
    headline: "caught",
    pieces: [pursuer, prey],
    stop: (top) => stands(top, "round-of-combat", "13"),
    result(g) {
      const top = g.stack[g.stack.length - 1];
      if (!stands(top, "round-of-combat", "13")) return null;
      return isCaught(varsOf<V>(there(top)), prey) ? "caught" : onField(unit(g, prey)) ? "escapes" : "lost";
    },
    results: (["caught", "escapes", "lost"] as const).map((id) => ({ id, label: message(`odds.${id}`) })),
  };
}
