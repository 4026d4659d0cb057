import { type ChoiceRequest, type Frame, type Lookahead, type Json, varsOf } from "@tercio/kernel";
import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { castings } from "../book/magic.ts";
import { castingChances } from "../choice/magic.ts";
import { dispelChance, dispellingBonus } from "../calculation/casting.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { pointsFor } from "../battlefield/spell-points.ts";
import { spellTargets, aimingOf } from "../battlefield/spell-targets.ts";
import { aboutOf, type AnswerTo, type OneCast } from "../sequence/asked.ts";
import { enter } from "../sequence/flow.ts";
import { castable } from "../sequence/magic-phase.ts";
import { type NinthAge, onField, other, type PoolRef, type Seat, unit } from "../state/state.ts";
import { DIE, MISCAST } from "./weights.ts";
import { price } from "./worth.ts";
import { stands } from "../state/steps.ts";

type G = NinthAge;

const begun = (game: G, frame: Frame): G => ({ ...game, stack: [...game.stack, frame] });

/** A spell as it takes effect. */
const spellAt = (game: G, { wizard, spell, way }: OneCast, targets: readonly PoolRef[], point?: Point): G =>
  begun(
    game,
    enter("spell", { wizard, spell, way, targets, sacrificed: false, ...(point === undefined ? {} : { point }) }),
  );

/** Dice that are thought to be cast with where others are to be left for another spell. */
const USUAL = 3;
const { most: MOST_DICE } = castings["t9a.rule.casting-dice"];
/** Dice that a spell will be cast with: all that may be, where nothing else could be cast with them. */
const diceFor = (game: G, seat: Seat, others: boolean): number =>
  Math.min(others ? USUAL : MOST_DICE, game.magic.dice[seat]);
/** Of so many targets the dearest are thought of. */
const TARGETS = 3;

/** The point at which the Ground spell that is being cast has been aimed. */
function pointOf({ stack }: G): Point | undefined {
  const casting = stack.findLast((f) => stands(f, "casting"));
  return casting === undefined ? undefined : (varsOf<{ readonly point: Point | null }>(casting).point ?? undefined);
}

/**
 * How likely a spell takes effect: half way between nobody dispelling it and all dice being spent on that. And what it
 * costs: dice with which something else could be cast, and what may go wrong.
 */
function attempted(game: G, cast: OneCast, targets: readonly PoolRef[], dice: number, others: boolean): Attempt {
  const spent = others ? dice * DIE : 0;
  if (cast.bound !== undefined) return { chance: BOUND, cost: spent };
  const { passed, left, miscast } = castingChances(game, cast, targets, dice);
  return { chance: (passed + left()) / 2, cost: spent + miscast * MISCAST };
}
type Attempt = Pick<Lookahead<G>, "chance" | "cost">;
const BOUND = 0.7;

/** Those for whom a spell would tell most: what costs most stands first. */
const dearest = (game: G, lists: readonly (readonly PoolRef[])[]): readonly (readonly PoolRef[])[] =>
  lists
    .map((targets) => ({ targets, worth: targets.reduce((sum, t) => sum + price(game, unit(game, t.unit)), 0) }))
    .sort((p, q) => q.worth - p.worth)
    .slice(0, TARGETS)
    .map(({ targets }) => targets);

/** Points of the table at which a spell would tell most: what costs most stands nearest. */
function dearestPoints(game: G, cast: OneCast, seat: Seat): readonly Point[] {
  const enemies = game.units.filter((u) => onField(u) && u.seat !== seat);
  const near = (p: Point): number =>
    enemies.reduce((sum, u) => sum + price(game, u) / (1 + distanceToPoint(rectangleOf(u), p) / INCH), 0);
  return pointsFor(game, cast.wizard, cast)
    .map((p) => ({ p, worth: near(p) }))
    .sort((p, q) => q.worth - p.worth)
    .slice(0, TARGETS)
    .map(({ p }) => p);
}

/** What a shot, a spell or an attempt to dispel begins. */
export function lookahead(game: G, request: ChoiceRequest, answer: Json): readonly Lookahead<G>[] | null {
  const shooting = aboutOf(request, "shoot");
  if (shooting !== null) {
    const pair = answer as AnswerTo<"shoot">;
    return "done" in pair
      ? null
      : [{ start: begun(game, enter("shooting", { ...pair, standing: false })), chance: 1, cost: 0 }];
  }
  const reacting = aboutOf(request, "charge-reaction");
  if (reacting !== null) {
    if ((answer as AnswerTo<"charge-reaction">).reaction !== "stand-and-shoot") return null;
    const volley = enter("shooting", { unit: reacting.unit, target: reacting.charger, standing: true });
    return [{ start: begun(game, volley), chance: 1, cost: 0 }];
  }
  const casting = aboutOf(request, "cast-spell");
  if (casting !== null) {
    const cast = answer as AnswerTo<"cast-spell">;
    if ("done" in cast) return null;
    const seat = request.player as Seat;
    const others = casting.spells.some((s) => s.spell !== cast.spell);
    const dice = diceFor(game, seat, others);
    if (aimingOf(game.edition, cast) === "point") {
      const attempt = attempted(game, cast, [], dice, others);
      return dearestPoints(game, cast, seat).map((point) => ({ start: spellAt(game, cast, [], point), ...attempt }));
    }
    return dearest(game, spellTargets(game, cast.wizard, cast)).map((targets) => ({
      start: spellAt(game, cast, targets),
      ...attempted(game, cast, targets, dice, others),
    }));
  }
  const pointing = aboutOf(request, "spell-point");
  if (pointing !== null)
    return [{ start: spellAt(game, pointing, [], answer as unknown as Point), chance: 1, cost: 0 }];
  const aiming = aboutOf(request, "spell-target");
  if (aiming !== null) return [{ start: spellAt(game, aiming, [answer as PoolRef]), chance: 1, cost: 0 }];
  const rolling = aboutOf(request, "casting-dice");
  if (rolling !== null) {
    const { dice } = answer as AnswerTo<"casting-dice">;
    // A spell that is tried is tried no more in this phase.
    const others = castable(game).some((s) => s.spell !== rolling.spell);
    return [
      {
        start: spellAt(game, rolling, rolling.targets, pointOf(game)),
        ...attempted(game, rolling, rolling.targets, dice, others),
      },
    ];
  }
  const dispelling = aboutOf(request, "dispel");
  if (dispelling === null) return null;
  const { dice } = answer as AnswerTo<"dispel">;
  const bonus = dispellingBonus(game, { ...dispelling, dice: dispelling.castWith }).value;
  const more = game.magic.dice[other(request.player as Seat)] > 0;
  return [
    {
      start: spellAt(game, dispelling, dispelling.targets, pointOf(game)),
      chance: 1 - dispelChance(dice, dispelling.total, bonus),
      cost: more ? dice * DIE : 0,
    },
  ];
}
