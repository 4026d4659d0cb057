import {
  type ChoiceKind,
  exactly,
  type Fields,
  type Json,
  type Message,
  message,
  isRecord,
  refuse,
  type Verdict,
} from "@tercio/kernel";
import { gathered, type Arrangement, middleOf, nearest } from "@tercio/loose";
import { type Point, signedTurn } from "@tercio/tabletop";
import { COHERENT } from "../calculation/reach.ts";
import { bestCharge, bestPileIn, closeFirst, modelsOf, wrongCharge, wrongPileIn } from "../battlefield/fighting.ts";
import { hindrancesOf, legal, type MoveKind, type Places, retreats, ruleOf, staying } from "../battlefield/moves.ts";
import type { About } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { basesAt, basesOf, enemiesOf, type Model, type Sigmar, type Unit, unit } from "../state/state.ts";

type G = Sigmar;

const whole = (n: unknown): n is number =>
  Number.isSafeInteger(n) && Math.abs(n as number) < 10_000_000 && !Object.is(n, -0);
const isModel = (m: unknown): boolean =>
  exactly(m, ["x", "y", "facing"]) && whole(m.x) && whole(m.y) && whole(m.facing) && m.facing >= 0 && m.facing < 65_536;

/** The answer as a place for every model and the order of those that move; null where it is none. */
export function placesIn(u: Unit, answer: unknown): Places | null {
  if (!exactly(answer, ["to", "order"])) return null;
  const { to, order }: Fields = answer;
  const count = u.models.length;
  if (!Array.isArray(to) || to.length !== count || !to.every(isModel)) return null;
  if (!Array.isArray(order) || new Set<unknown>(order).size !== order.length) return null;
  if (!order.every((i) => whole(i) && i >= 0 && i < count)) return null;
  return { to: to as readonly Model[], order: order as readonly number[] };
}

/** The unit led to a point, in an arrangement, as far as it comes; null where it cannot even stay. */
export function led(
  game: G,
  u: Unit,
  kind: MoveKind,
  limit: number,
  to: { readonly at: Point; readonly facing: number | null; readonly arrangement: Arrangement | "keep" },
): { readonly places: Places; readonly ways: readonly (readonly Point[])[]; readonly longest: number } | null {
  const found = gathered(
    basesOf(u),
    to.arrangement,
    to.at,
    to.facing,
    hindrancesOf(game, u, kind),
    game.table,
    limit,
    COHERENT,
    { flies: u.entry.warscroll.flies },
  );
  if (found === null) return null;
  const places = { to: modelsOf(found.to), order: found.moved.order };
  return {
    places: kind === "charge" ? closeFirst(game, u, limit, places) : places,
    ways: found.moved.ways.map((w) => w.points),
    longest: Math.max(0, ...found.moved.ways.map((w) => w.length)),
  };
}

/** The enemy unit that is nearest; null where there is none. */
export function nearestEnemy(game: G, u: Unit): Unit | null {
  const bases = basesOf(u);
  let found: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const e of enemiesOf(game, u)) {
    const far = nearest(bases, basesOf(e));
    if (far < least) [found, least] = [e, far];
  }
  return found;
}

const arrangements: readonly (Arrangement | "keep")[] = ["keep", "close", "line", "spread", "ring"];

/** A move that somebody without a plan might make: towards an enemy, away from it or anywhere; in any arrangement. */
function anyMove(game: G, u: Unit, kind: MoveKind, limit: number, source: { next(sides: number): number }): Places {
  const here = middleOf(u.models);
  const enemy = nearestEnemy(game, u);
  if (retreats(kind)) for (const places of waysOut(game, u, kind, limit)) return places;
  const arrangement = arrangements[source.next(arrangements.length) - 1] ?? "keep";
  const way = source.next(4);
  const there = enemy === null ? here : middleOf(enemy.models);
  const at: Point =
    way <= 2
      ? there
      : way === 3
        ? { x: 2 * here.x - there.x, y: 2 * here.y - there.y }
        : { x: here.x + (source.next(201) - 101) * 100, y: here.y + (source.next(201) - 101) * 100 };
  return led(game, u, kind, limit, { at, facing: null, arrangement })?.places ?? staying(u);
}

/** Nobody moves, as an answer. */
export const STAY = { stay: true } as const;
/** The least that a computer moves or turns a model, 0.01 mm and 1/65536 turns: a millimetre and half a degree. */
const LEAST = { way: 100, turn: 92 } as const;
/** These places as a computer answers them: a move by which no model moves visibly is none. */
export function byHand(u: Unit, { to, order }: Places): Json {
  const before = basesOf(u);
  const moves = basesAt(u, to).some((b, i) => {
    const was = before[i] ?? b;
    const [dx, dy] = [b.x - was.x, b.y - was.y];
    const turns = b.shape.kind !== "round" && Math.abs(signedTurn(b.facing - was.facing)) >= LEAST.turn;
    return turns || dx * dx + dy * dy >= LEAST.way * LEAST.way;
  });
  return moves ? { to, order } : STAY;
}
export const DECLINE = { decline: true } as const;
const says = (answer: unknown, what: "stay" | "decline"): boolean =>
  isRecord(answer) && exactly(answer, [what]) && answer[what] === true;

/** What stands on the button that does not move; places have a board to be seen on. */
const label = (_: G, __: object, answer: Json): Message =>
  message(says(answer, "stay") ? "answer.stay" : says(answer, "decline") ? "answer.decline" : "answer.places");

const shapeless = (id: string, rule: string): Verdict => refuse("refuse.shape", rule, { kind: id });

/** A normal move, a run or a retreat: where each model ends, and who goes before whom. */
export const moveKind: ChoiceKind<G, About<"move">> = {
  id: "move",
  rule: "aos2.core.normal-moves",
  describe: (game, { unit: id, kind }) => message(`ask.${kind}`, { unit: named(unit(game, id)) }),
  label,
  accept(game, { unit: id, kind, limit }, answer) {
    if (says(answer, "stay")) return true;
    const u = unit(game, id);
    const places = placesIn(u, answer);
    return places === null ? shapeless("move", ruleOf[kind]) : legal(game, u, kind, limit, places);
  },
  sample(game, about, source) {
    const u = unit(game, about.unit);
    const places = anyMove(game, u, about.kind, about.limit, source);
    if (legal(game, u, about.kind, about.limit, places) === true) return byHand(u, places);
    return moveKind.timeout(game, about);
  },
  timeout: () => STAY,
};

/** Ways out of a fight: eight directions, in close order and as they stand. */
function* waysOut(game: G, u: Unit, kind: MoveKind, limit: number): Generator<Places> {
  const here = middleOf(u.models);
  for (const arrangement of ["keep", "close"] as const)
    for (const [dx, dy] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const at = { x: here.x + dx * 2 * limit, y: here.y + dy * 2 * limit };
      const found = led(game, u, kind, limit, { at, facing: null, arrangement });
      if (found !== null && legal(game, u, kind, limit, found.places) === true) yield found.places;
    }
}

/** A charge move, or none after all. */
export const chargeKind: ChoiceKind<G, About<"charge-move">> = {
  id: "charge-move",
  rule: ruleOf.charge,
  describe: (game, { unit: id }) => message("ask.charge", { unit: named(unit(game, id)) }),
  accept(game, { unit: id, limit }, answer) {
    if (says(answer, "decline")) return true;
    const u = unit(game, id);
    const places = placesIn(u, answer);
    return places === null ? shapeless("charge-move", ruleOf.charge) : (wrongCharge(game, u, limit, places) ?? true);
  },
  sample(game, about, source) {
    const best = bestCharge(game, unit(game, about.unit), about.limit);
    return best === null || source.next(8) === 1 ? DECLINE : best;
  },
  timeout: () => DECLINE,
  label,
  // The odds ask whether it can be made, not whether it is.
  assumes: () => null,
};

/** A pile-in move: each model up to three inches, none farther from whom it was nearest to. */
export const pileInKind: ChoiceKind<G, About<"pile-in">> = {
  id: "pile-in",
  rule: ruleOf["pile-in"],
  describe: (game, { unit: id }) => message("ask.pile-in", { unit: named(unit(game, id)) }),
  label,
  accept(game, { unit: id, limit }, answer) {
    if (says(answer, "stay")) return true;
    const u = unit(game, id);
    const places = placesIn(u, answer);
    return places === null ? shapeless("pile-in", ruleOf["pile-in"]) : (wrongPileIn(game, u, limit, places) ?? true);
  },
  sample: (game, { unit: id, limit }, source) => {
    const u = unit(game, id);
    return source.next(6) === 1 ? STAY : byHand(u, bestPileIn(game, u, limit));
  },
  timeout(game, { unit: id, limit }) {
    const u = unit(game, id);
    return byHand(u, bestPileIn(game, u, limit));
  },
};
