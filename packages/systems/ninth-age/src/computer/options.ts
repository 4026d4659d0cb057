import type { ChoiceKind, ChoiceRequest, Json, Level } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { type About, aboutOf } from "../sequence/asked.ts";
import { zoneDistance } from "../battlefield/zones.ts";
import { engaged, type NinthAge, onField, other, unit } from "../state/state.ts";
import { kinds, propose } from "../view/propose.ts";
import { chargedOutlook, chargesWorth, forSeat } from "./combat.ts";
import { deployOptions } from "./deploying.ts";
import { moveOptions } from "./moves.ts";
import { facingCharged } from "../battlefield/charges.ts";
import { unitDistance } from "../calculation/formation.ts";
import { toCharge } from "../calculation/joining.ts";
import { chanceOfCharge } from "./ways.ts";

type G = NinthAge;
interface Source {
  next(sides: number): number;
}

/** No more answers of one list are looked at. */
const MOST = 40;

/** What is answered where nothing is better, and then the others: all of a list, else some by chance. */
function listed(game: G, request: ChoiceRequest, kind: ChoiceKind<G>, source: Source): readonly Json[] {
  const all = kind.enumerate?.(game, request.about) ?? null;
  const usual = kind.timeout(game, request.about);
  const some = all ?? propose(game, request, source);
  const key = JSON.stringify(usual);
  return [...(usual === null ? [] : [usual]), ...some.filter((a) => JSON.stringify(a) !== key)].slice(0, MOST);
}

/** How likely such a charge arrives. */
function arrives(game: G, { unit: charger, target }: { readonly unit: number; readonly target: number }): number {
  const then = toCharge(game, charger);
  return chanceOfCharge(then, unit(then, charger), unit(then, target));
}
/** Nobody declares a charge that arrives less often: who fails it stands Shaken, and where the enemy wants it. */
const HOPE = 0.15;

/** A learner charges what arrives more often than not, and wins on average. */
function learnersCharges(game: G, pairs: readonly { unit: number; target: number; air?: true }[]): readonly Json[] {
  let best: Json | null = null;
  let most = 0;
  for (const pair of pairs) {
    const then = toCharge(game, pair.unit);
    const [u, v] = [unit(then, pair.unit), unit(then, pair.target)];
    const chance = chanceOfCharge(then, u, v);
    if (chance < LIKELY) continue;
    const worth =
      chance * forSeat(chargesWorth(then, [{ charger: u.id, target: v.id, facing: facingCharged(u, v) }]), u.seat);
    if (worth > most) [best, most] = [{ ...pair }, worth];
  }
  return [best ?? { done: true }];
}
const [LIKELY, MOSTLY] = [0.5, 0.8];

/** Choices of which one answer is as good as another, as far as anybody here can see: the usual one is given. */
const INDIFFERENT: readonly string[] = [
  ...["zone", "diagonal", "attacker", "first-deployer", "short-edge", "intent", "first-turn", "special-deployment"],
  ...["next-unit", "next-charger", "choose-combat", "reform-first", "siphon", "select-spell", "place-marker"],
];

/** The feature to which the enemy has farthest to go. */
function hardest(game: G, { player, features }: About<"choose-hill">): Json {
  const away = zoneDistance(game, other(player));
  const far = (at: number): number => Math.min(...(game.terrain[at]?.outline ?? []).map(away));
  return { feature: features.reduce((best, at) => (far(at) > far(best) ? at : best)) };
}

/** So near it frightens others who see it flee, or flees through them (0.01 mm). */
const NEAR = 10 * INCH;

/**
 * Is it thought of to flee from a charge? Where it would more likely arrive than not and mostly break whom it meets, and
 * nobody stands near who would run as well.
 */
function mayRun(game: G, { charger, unit: charged }: About<"charge-reaction">): boolean {
  const [u, v] = [unit(game, charger), unit(game, charged)];
  if (engaged(game, charger) || chanceOfCharge(game, u, v) < LIKELY) return false;
  if (game.units.some((w) => w.seat === v.seat && w !== v && onField(w) && !w.fleeing && unitDistance(w, v) < NEAR))
    return false;
  return chargedOutlook(game, [{ charger, target: charged, facing: facingCharged(u, v) }]).breaks[v.seat] >= MOSTLY;
}

/** Answers worth a look, by level. */
export function* options(game: G, request: ChoiceRequest, level: Level, source: Source): Generator<readonly Json[]> {
  const kind = kinds.get(request.choice);
  if (kind === undefined) return;
  const moving = aboutOf(request, "move");
  if (moving !== null) return yield* moveOptions(game, moving, level, source);
  const deploying = aboutOf(request, "deploy");
  if (deploying !== null) return yield deployOptions(game, deploying, level, source);
  const charging = aboutOf(request, "charge");
  if (charging !== null) {
    if (charging.must !== undefined) return yield charging.pairs.slice(0, MOST);
    if (level === 1) return yield learnersCharges(game, charging.pairs);
    const hopeful = charging.pairs.filter((pair) => arrives(game, pair) >= HOPE);
    return yield [{ done: true }, ...hopeful.slice(0, MOST)];
  }
  const casting = aboutOf(request, "cast-spell");
  if (casting !== null) return yield [{ done: true }, ...casting.spells.slice(0, MOST)];
  const shooting = aboutOf(request, "shoot");
  if (shooting !== null) return yield [{ done: true }, ...shooting.pairs.slice(0, 2 * MOST)];
  const crowning = aboutOf(request, "choose-hill");
  if (crowning !== null && level > 1) return yield [hardest(game, crowning)];
  const all = listed(game, request, kind, source);
  const reacting = aboutOf(request, "charge-reaction");
  if (reacting !== null) {
    // A learner stands: to run from a charge on purpose is learned later, and when not to later still.
    const stands = all.filter((a) => (a as { readonly reaction?: string }).reaction !== "flee");
    if (stands.length > 0 && (level === 1 || (level === 3 && !mayRun(game, reacting)))) return yield stands;
  }
  yield INDIFFERENT.includes(request.choice) ? all.slice(0, 1) : all;
}
