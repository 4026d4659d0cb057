import type { ChoiceRequest, Json } from "@tercio/kernel";
import { middleOf } from "@tercio/loose";
import { INCH, type Point } from "@tercio/tabletop";
import { inFight } from "../calculation/reach.ts";
import { choices } from "../choice/index.ts";
import { byHand, led, nearestEnemy, STAY } from "../choice/move.ts";
import { soonCharge, soonPileIn } from "../battlefield/fighting.ts";
import { retreats } from "../battlefield/moves.ts";
import { chargers, DICE } from "../sequence/charge.ts";
import type { About } from "../sequence/flow.ts";
import { movers } from "../sequence/movement.ts";
import { type Seat, type Sigmar, type Unit, unit } from "../state/state.ts";
import { strikes, strikesWith } from "./fights.ts";
import { parts, preyOf } from "./evaluation.ts";

type Groups = readonly (readonly Json[])[];
const DONE = { done: true } as const;

/** The first is what is answered where nothing is better. */
const begun = (first: Json, all: readonly Json[]): Groups => [[first], all];

/** Answers worth a look: which of them is better is judged by how all stand then. */
export function options(
  game: Sigmar,
  request: ChoiceRequest,
  _: unknown,
  source: { next(sides: number): number },
): Groups {
  const kind = choices[request.choice];
  const all = kind?.enumerate?.(game, request.about) ?? [];
  switch (request.choice) {
    case "priority":
      // It stands as before until the turn begins: judged as if it had.
      return [dearest(all, (a) => ahead(game, (a as { readonly first: Seat }).first, request.player))];
    case "move-unit":
      return begun(mover(game), all);
    case "move":
      return [ways(game, request.about as About<"move">)];
    case "charge-unit":
      return begun(charger(game), all);
    case "charge-move": {
      const { unit: id, limit } = request.about as About<"charge-move">;
      const found = soonCharge(game, unit(game, id), limit);
      return [[...(found === null ? [] : [found]), { decline: true }]];
    }
    case "pile-in": {
      const { unit: id, limit } = request.about as About<"pile-in">;
      const u = unit(game, id);
      return [[byHand(u, soonPileIn(game, u, limit)), STAY]];
    }
    case "fight-unit":
      // Whoever strikes hardest, before it is struck itself.
      return [dearest(all, (a) => strikes(game, unit(game, (a as { readonly unit: number }).unit)))];
    case "who-strikes-whom": {
      const { unit: id, group } = request.about as About<"who-strikes-whom">;
      const by = unit(game, id);
      return [
        dearest(all, (a) =>
          (a as { readonly models: readonly number[] }).models.reduce((sum, models, i) => {
            const at = group.targets[i];
            return at === undefined ? sum : sum + strikesWith(game, by, unit(game, at), group.weapon, models);
          }, 0),
        ),
      ];
    }
    default: {
      if (all.length > 0) return [all];
      const one = kind?.timeout(game, request.about) ?? kind?.sample(game, request.about, source) ?? null;
      return one === null ? [] : [[one]];
    }
  }
}

/** How a seat stands when the turn of `first` begins the round. */
function ahead(game: Sigmar, first: Seat, seat: number): number {
  const value = parts({ ...game, first, active: first, stack: [] }, 3).reduce((sum, p) => sum + p.value, 0);
  return seat === 0 ? value : -value;
}

/** Answers by what they are worth, of equals the first. */
const dearest = (all: readonly Json[], worth: (answer: Json) => number): readonly Json[] =>
  all
    .map((answer, i) => ({ answer, i, worth: worth(answer) }))
    .sort((p, q) => q.worth - p.worth || p.i - q.i)
    .map(({ answer }) => answer);

/** Who moves next, one after another but for those that fight: it runs where a charge would not reach what it goes for. */
function mover(game: Sigmar): Json {
  const u = movers(game).find((one) => !inFight(game, one));
  if (u === undefined) return DONE;
  const prey = preyOf(game, u);
  const reach = (u.entry.warscroll.move + DICE.dice * DICE.sides) * INCH;
  return { unit: u.id, kind: prey !== null && prey.away > reach ? "run" : "move" };
}

/** Who charges next: whom it is worth the most to. */
function charger(game: Sigmar): Json {
  let best: { readonly u: Unit; readonly worth: number } | null = null;
  for (const u of chargers(game)) {
    const worth = preyOf(game, u)?.worth ?? 0;
    if (worth > 0 && (best === null || worth > best.worth)) best = { u, worth };
  }
  return best === null ? DONE : { unit: best.u.id };
}

/** Towards whom it goes for and the nearest, all the way and half of it, in line and as it stands; away from them; or it stays. */
function ways(game: Sigmar, { unit: id, kind, limit }: About<"move">): readonly Json[] {
  const u = unit(game, id);
  const near = nearestEnemy(game, u);
  if (near === null) return [STAY];
  const prey = preyOf(game, u)?.foe ?? null;
  const here = middleOf(u.models);
  const from = (foe: Unit): { readonly to: Point; readonly away: Point } => {
    const to = middleOf(foe.models);
    return { to, away: { x: 2 * here.x - to.x, y: 2 * here.y - to.y } };
  };
  const aims = [...(prey === null || prey === near ? [] : [prey]), near].map(from);
  const goes = aims.flatMap(({ to }) => [
    { at: to, most: limit, arrangement: "line" as const },
    { at: to, most: limit, arrangement: "keep" as const },
    { at: to, most: Math.trunc(limit / 2), arrangement: "keep" as const },
  ]);
  const leaves = aims.map(({ away }) => ({ at: away, most: limit, arrangement: "keep" as const }));
  const list = retreats(kind) ? leaves : [...goes, ...leaves];
  const found = list.flatMap(({ at, most, arrangement }) => {
    const places = led(game, u, kind, most, { at, facing: null, arrangement })?.places;
    return places === undefined ? [] : [byHand(u, places)];
  });
  return [...found.filter((places) => places !== STAY), STAY];
}
