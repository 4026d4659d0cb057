import { wholePercent } from "@tercio/dice";
import { type ChoiceRequest, type Json, type Message } from "@tercio/kernel";
import { castingChances } from "../choice/magic.ts";
import { weighed } from "../choice/shooting.ts";
import { dispelChance, dispellingBonus } from "../calculation/casting.ts";
import { toCharge } from "../calculation/joining.ts";
import { facingCharged } from "../battlefield/charges.ts";
import { aboutOf, type AnswerTo } from "../sequence/asked.ts";
import { engaged, type NinthAge, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { chargedOutlook } from "./combat.ts";
import { chanceOfCharge } from "./ways.ts";

type G = NinthAge;

/** A charge: how likely it arrives, and what breaks in the first round then, on average dice. */
function ofCharge(before: G, charger: number, target: number, own: number): readonly Message[] {
  const game = toCharge(before, charger);
  const [u, v] = [unit(game, charger), unit(game, target)];
  const arrives = message("mind.arrives", { chance: wholePercent(chanceOfCharge(game, u, v)) });
  if (v.fleeing) return [arrives, message("mind.runs-down")];
  const { breaks } = chargedOutlook(game, [{ charger, target, facing: facingCharged(u, v) }]);
  return [
    arrives,
    message("mind.breaks-them", { chance: wholePercent(breaks[own === 0 ? 1 : 0]) }),
    message("mind.breaks-us", { chance: wholePercent(breaks[own === 0 ? 0 : 1]) }),
  ];
}

/** The chances of an answer in a few words each. */
export function chances(game: G, request: ChoiceRequest, answer: Json): readonly Message[] {
  const charging = aboutOf(request, "charge");
  if (charging !== null) {
    const pair = answer as AnswerTo<"charge">;
    return "done" in pair ? [] : ofCharge(game, pair.unit, pair.target, request.player);
  }
  const reacting = aboutOf(request, "charge-reaction");
  if (reacting !== null && (answer as AnswerTo<"charge-reaction">).reaction !== "flee")
    return engaged(game, reacting.charger) ? [] : ofCharge(game, reacting.charger, reacting.unit, request.player);
  const shooting = aboutOf(request, "shoot");
  if (shooting !== null) {
    const pair = answer as AnswerTo<"shoot">;
    if ("done" in pair) return [];
    const { shots, losses } = weighed(game, pair.unit, pair.target, false);
    return shots === 0 ? [] : [message("mind.losses", { losses })];
  }
  const rolling = aboutOf(request, "casting-dice");
  if (rolling !== null && rolling.bound === undefined) {
    const { dice } = answer as AnswerTo<"casting-dice">;
    const { passed, left } = castingChances(game, rolling, rolling.targets, dice);
    return [message("mind.passes", { chance: wholePercent(passed), left: wholePercent(left()) })];
  }
  const dispelling = aboutOf(request, "dispel");
  if (dispelling === null) return [];
  const { dice } = answer as AnswerTo<"dispel">;
  const bonus = dispellingBonus(game, { ...dispelling, dice: dispelling.castWith }).value;
  return dice === 0
    ? []
    : [message("mind.dispels", { chance: wholePercent(dispelChance(dice, dispelling.total, bonus)) })];
}
