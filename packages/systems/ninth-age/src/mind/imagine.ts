import { type ChoiceRequest, type Frame, type Imagined, type Json } from "@tercio/kernel";
import { castingChances } from "../choice/magic.ts";
import { dispelChance, dispellingBonus } from "../calculation/casting.ts";
import { spellTargets, aimingOf } from "../field/spell-targets.ts";
import { aboutOf, type AnswerTo, type OneCast } from "../sequence/asked.ts";
import { enter } from "../sequence/flow.ts";
import { type NinthAge, other, type PoolRef, type Seat, unit } from "../state/state.ts";
import { DIE } from "./weights.ts";
import { price } from "./worth.ts";

type G = NinthAge;

const begun = (game: G, frame: Frame): G => ({ ...game, stack: [...game.stack, frame] });

/** A spell as it takes effect. */
const spellAt = (game: G, { wizard, spell, way }: OneCast, targets: readonly PoolRef[]): G =>
  begun(game, enter("spell", { wizard, spell, way, targets, sacrificed: false }));

/** Dice that are thought to be cast with before it is said with how many. */
const USUAL = 3;
/** Of so many targets the dearest are thought of. */
const TARGETS = 3;

/** How likely a spell takes effect: half way between nobody dispelling it and all dice being spent on that. */
function castChance(game: G, cast: OneCast, targets: readonly PoolRef[], dice: number): number {
  if (cast.bound !== undefined) return BOUND;
  const { passed, left } = castingChances(game, cast, targets, dice);
  return (passed + left()) / 2;
}
const BOUND = 0.7;

/** Those for whom a spell would tell most: what costs most stands first. */
const dearest = (game: G, lists: readonly (readonly PoolRef[])[]): readonly (readonly PoolRef[])[] =>
  lists
    .map((targets) => ({ targets, worth: targets.reduce((sum, t) => sum + price(game, unit(game, t.unit)), 0) }))
    .sort((p, q) => q.worth - p.worth)
    .slice(0, TARGETS)
    .map(({ targets }) => targets);

/** What a shot, a spell or an attempt to dispel begins. */
export function imagine(game: G, request: ChoiceRequest, answer: Json): readonly Imagined<G>[] | null {
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
    if (aimingOf(cast) === "point") return [];
    const dice = Math.min(USUAL, game.magic.dice[request.player as Seat]);
    const others = casting.spells.some((s) => s.spell !== cast.spell);
    return dearest(game, spellTargets(game, cast.wizard, cast)).map((targets) => ({
      start: spellAt(game, cast, targets),
      chance: castChance(game, cast, targets, dice),
      cost: others ? dice * DIE : 0,
    }));
  }
  const aiming = aboutOf(request, "spell-target");
  if (aiming !== null) return [{ start: spellAt(game, aiming, [answer as PoolRef]), chance: 1, cost: 0 }];
  const rolling = aboutOf(request, "casting-dice");
  if (rolling !== null) {
    const { dice } = answer as AnswerTo<"casting-dice">;
    const left = game.magic.dice[request.player as Seat] > dice;
    return [
      {
        start: spellAt(game, rolling, rolling.targets),
        chance: castChance(game, rolling, rolling.targets, dice),
        cost: left || dice > USUAL ? dice * DIE : 0,
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
      start: spellAt(game, dispelling, dispelling.targets),
      chance: 1 - dispelChance(dice, dispelling.total, bonus),
      cost: more ? dice * DIE : 0,
    },
  ];
}
