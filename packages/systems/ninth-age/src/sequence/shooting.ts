import { foreseen, isRecord, pairsLater, settled, there } from "@tercio/kernel";
import {
  type Chosen,
  hasMissiles,
  toChoose,
  type Volley,
  mayShootAt,
  volleys,
  whyNoShooting,
} from "../battlefield/volleys.ts";
import { type Shots, shotsOf } from "../calculation/shots.ts";
import { missileRow } from "../state/missiles.ts";
import { poolOf } from "../state/pools.ts";
import { change, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { NONE } from "./blows.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";
import { usingItems } from "./use-items.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.shooting.shooting-phase";

/** Variables of one unit's Shooting Attack. */
export interface ShootingVars {
  readonly unit: number;
  readonly target: number;
  /** As a Charge Reaction. */
  readonly standing: boolean;
}

type ShootingPair = { readonly unit: number; readonly target: number };

/** Could this unit of the active player shoot at somebody now, for all that is known of itself? */
const mayShoot = (game: G, u: Unit): boolean =>
  u.seat === game.active && onField(u) && hasMissiles(game, u) && whyNoShooting(game, u, false) === null;
const mayBeShot = (game: G, u: Unit, v: Unit): boolean =>
  v.seat !== u.seat && onField(v) && mayShootAt(game, u, v, false);

/** Every Shooting Attack that the active player's units could make now: who, and at whom, one after the other. */
function* attacks(game: G): Generator<ShootingPair> {
  for (const u of game.units) {
    if (!mayShoot(game, u)) continue;
    for (const v of game.units) if (mayBeShot(game, u, v)) yield { unit: u.id, target: v.id };
  }
}
/** Is this among them? Whatever the numbers are. */
export function mayAttack(game: G, by: unknown, target: unknown): boolean {
  if (typeof by !== "number" || typeof target !== "number") return false;
  const [u, v] = [game.units[by], game.units[target]];
  return u !== undefined && v !== undefined && mayShoot(game, u) && mayBeShot(game, u, v);
}

/** In a battle that is verified the attack made next may be known: then only that is looked at. */
function nobodyShoots(game: G): boolean {
  const next = foreseen();
  if (isRecord(next) && mayAttack(game, next["unit"], next["target"])) return false;
  return attacks(game).next().done === true;
}

export const shootingPhase = sequence(
  "shooting-phase",
  { en: "Shooting Phase", fr: "Phase de tir" },
  { over: true },
  ({ act, choose, repeat }) => [
    act(
      "1",
      { en: "Start of the Shooting Phase", fr: "Début de la phase de tir" },
      (game, _, context) => {
        tell(context, "phase", `${PHASE}.1`, { phase: message("phase.shooting") });
        const begun = beginPhase(game, "shooting");
        return { game: begun, enter: nobodyShoots(begun) ? [] : usingItems(begun, "shooting") };
      },
      `${PHASE}.1`,
    ),
    choose(
      "2",
      { en: "Shoot with a unit", fr: "Tirer avec une unité" },
      "shoot",
      (game) =>
        nobodyShoots(game)
          ? settled({ done: true })
          : { player: game.active, about: pairsLater(() => [...attacks(game)]) },
      (_, __, answer) =>
        "done" in answer
          ? { vars: { over: true } }
          : {
              vars: { over: false },
              enter: enter("shooting", { unit: answer.unit, target: answer.target, standing: false }),
            },
      `${PHASE}.2`,
    ),
    repeat("3", { en: "Next unit", fr: "Unité suivante" }, "2", (_, v) => !v.over, `${PHASE}.3`),
    act("4", { en: "End of the Shooting Phase", fr: "Fin de la phase de tir" }, () => ({}), `${PHASE}.4`),
  ],
);

const shotsEach = (game: G, v: Volley): number => shotsOf(game, unit(game, v.unit), poolOf(game, v), v.weapon);

/** A volley of models that roll to hit, as shots at a whole unit. */
const asShots = (game: G, v: Volley, target: number, standing: boolean): Shots => ({
  unit: v.unit,
  pool: v.pool,
  part: v.part,
  weapon: v.weapon,
  at: { unit: target, pool: -1 },
  dice: v.models * shotsEach(game, v),
  aim: v.aim,
  long: v.long,
  cover: v.cover,
  standing,
  bracket: false,
  partial: false,
  strained: false,
  wounded: false,
});

const isArtillery = (v: Volley): boolean => missileRow(v.weapon).kind !== undefined;

/** All shots of a unit that roll to hit and to wound in one go: what is rolled, and what is told before. */
export const shotsAt = (
  game: G,
  u: Unit,
  target: Unit,
  standing: boolean,
  chosen: readonly Chosen[] = [],
): readonly Shots[] =>
  volleys(game, u, target, standing, chosen)
    .filter((v) => !isArtillery(v))
    .map((v) => asShots(game, v, target.id, standing));

/** One unit shoots: all its models at the same target, artillery one after the other. */
export const shooting = sequence(
  "shooting",
  { en: "Shooting Attack", fr: "Attaque de tir" },
  { chosen: NONE, pieces: NONE },
  ({ act, each }) => [
    each((game, v) => toChoose(game, unit(game, v.unit), unit(game, v.target), v.standing)).choose(
      "a",
      { en: "Choose a shooting weapon", fr: "Choisir une arme de tir" },
      "missile",
      (game, v, weapons) => {
        const { pool, part } = there(weapons[0]);
        return {
          player: unit(game, v.unit).seat,
          about: { unit: v.unit, pool, part, target: v.target, weapons: weapons.map((w) => w.weapon) },
        };
      },
      (_, v, weapons, answer) => {
        const { pool, part } = there(weapons[0]);
        return { vars: { chosen: [...v.chosen, { pool, part, weapon: answer.weapon }] } };
      },
    ),
    act("b", { en: "Shots of the unit", fr: "Tirs de l’unité" }, (game, v, context) => {
      const [u, target] = [unit(game, v.unit), unit(game, v.target)];
      const all = volleys(game, u, target, v.standing, v.chosen);
      tell(context, "shoots", `${PHASE}.2`, { unit: named(u), foe: named(target) });
      const pieces = all
        .filter(isArtillery)
        .flatMap((one) => Array.from({ length: one.models * shotsEach(game, one) }, () => one));
      const shots = shotsAt(game, u, target, v.standing, v.chosen);
      return {
        game: change(game, u.id, { shot: true }),
        vars: { pieces },
        enter: shots.length === 0 ? [] : [enter("volley", { by: u.id, target: target.id, shots })],
      };
    }),
    each((_, v) => v.pieces).call(
      "c",
      { en: "One Artillery Weapon", fr: "Une arme d’artillerie" },
      "artillery",
      (game, v, piece) =>
        onField(unit(game, v.unit)) && onField(unit(game, v.target))
          ? { target: v.target, piece, standing: v.standing }
          : null,
    ),
  ],
);
