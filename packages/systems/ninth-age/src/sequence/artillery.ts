import * as shooting from "../entries/rules/shooting.ts";
import { printedTotal } from "@tercio/dice";
import { inForce, there } from "@tercio/kernel";
import { shotRolls } from "../calculation/attack-chain.ts";
import { areaHits } from "../calculation/area.ts";
import { aimNeeded, type Shots, struckPools } from "../calculation/shots.ts";
import { aimReasons } from "../calculation/strikes.ts";
import type { Volley } from "../battlefield/volleys.ts";
import { spent } from "../calculation/declared.ts";
import { listedRule } from "../state/ids.ts";
import { poolOf } from "../state/pools.ts";
import { missileRow } from "../state/missiles.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { NONE } from "./blows.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";

type G = NinthAge;
const STEP = "t9a.sequence.shooting.shooting-phase.2";
const PARTIAL = "t9a.rule.partial-hit";

/** One Artillery Weapon and whom it shoots at. */
export interface ArtilleryGiven {
  readonly target: number;
  readonly piece: Volley;
  /** As a Charge Reaction. */
  readonly standing: boolean;
}

/** What has become of the shot so far. */
type Fate = "misfire" | "miss" | "hit" | "partial";
export interface ArtilleryOwn {
  /** Null until it is known. */
  readonly fate: Fate | null;
  /** A natural 6 that hopeless shots go on from. */
  readonly again: boolean;
  readonly shots: readonly Shots[];
}
type Vars = ArtilleryGiven & ArtilleryOwn;

/** The artillery's shot at the whole unit; `more`: what it is besides. */
function shotOf({ piece, target, standing }: Vars, more: Partial<Shots> = {}): Shots {
  const { models: _, misfire: __, ...shot } = piece;
  const plain = { dice: 1, standing, bracket: false, partial: false, strained: false, wounded: false };
  return { ...shot, at: { unit: target, pool: -1 }, ...plain, ...more };
}

/** Hits that need no roll any more: the one with the values in brackets first. */
function hits(v: Vars, count: number, partial: boolean): readonly Shots[] {
  const bracketed = missileRow(v.piece.weapon).bracket !== undefined && !partial ? 1 : 0;
  return [
    shotOf(v, { aim: null, dice: Math.min(bracketed, count), bracket: true }),
    shotOf(v, { aim: null, dice: Math.max(0, count - bracketed), partial }),
  ].filter((s) => s.dice > 0);
}

/** Aimed at the unit: whom of it, makes no difference to the roll to hit. */
const needed = (game: G, v: Vars) => aimNeeded(game, shotOf(v, { at: there(struckPools(unit(game, v.target))[0]) }));

/** Rolls to hit with a shot that either hits as a whole or not: one die, with its natural 1 apart. */
const ROLLS_ONCE = ["cannon", "catapult", "bolt-thrower"] as const;
const rollsOnce = (v: Vars): boolean => ROLLS_ONCE.some((kind) => kind === missileRow(v.piece.weapon).kind);
/** Who rolls for the number of shots of each model; a Volley Gun may come to harm by it. */
const ROLLS_SHOTS = ["volley-gun", "salvo"] as const;
const rollsShots = (v: Vars): boolean => ROLLS_SHOTS.some((kind) => kind === missileRow(v.piece.weapon).kind);
const isSalvo = (v: Vars): boolean => missileRow(v.piece.weapon).kind === "salvo";
/** A bolt thrower only misses on a natural 1. */
const mayMisfire = (v: Vars): boolean =>
  inForce(MISFIRE) && !(missileRow(v.piece.weapon).kind === "bolt-thrower" && inForce("t9a.rule.bolt-thrower"));
/** A Catapult that misses; one whose area is a single model has nothing left of it. */
const mayHitPartly = (v: Vars): boolean => {
  const { kind, area } = missileRow(v.piece.weapon);
  return kind === "catapult" && (area ?? SINGLE).every((n) => n > 1);
};
const SINGLE = [1, 1] as const;
/** What one hit counts as, where that is rolled. */
const hitsOfOne = (v: Vars): string | undefined => (v.fate === "hit" ? missileRow(v.piece.weapon).hits : undefined);
const breathes = (v: Vars): boolean => missileRow(v.piece.weapon).kind === "breath";
const flames = (v: Vars): boolean => missileRow(v.piece.weapon).kind === "flamethrower";

/** What makes it misfire: the roll to hit, the dice for the number of shots, or the valve. */
const whyMisfire = (v: Vars) =>
  flames(v) ? "t9a.rule.flamethrower" : rollsShots(v) ? "t9a.rule.volley-gun-misfire" : MISFIRE;

/** One roll to hit: its label, its die, and the reasons for what it needs. */
function toHit(game: G, v: Vars, key: "roll.artillery" | "roll.artillery.sure" | "roll.partial") {
  const aim = needed(game, v);
  if (aim === null) throw new Error("artillery that rolls to hit has an Aim");
  const [first = 0] = shotRolls(aim.value);
  return {
    type: "roll",
    player: unit(game, v.piece.unit).seat,
    label: message(key, {
      unit: named(unit(game, v.piece.unit)),
      weapon: message(`rule.${v.piece.weapon}`),
      foe: named(unit(game, v.target)),
      need: aim.value,
    }),
    dice: { kind: "pool", dice: 1, sides: 6, groups: first > 2 ? [2, first] : [2] },
    rule: STEP,
    breakdowns: aimReasons(aim),
  } as const;
}

/** The dice for the number of hits; null where it is not rolled. */
function hitDice(v: Vars): ReturnType<typeof printedTotal> | null {
  const { hitsLong, hitsShort } = missileRow(v.piece.weapon);
  if (breathes(v)) return v.fate === null ? printedTotal(`${missileRow(v.piece.weapon).shots}`) : null;
  const spat = flames(v) && v.fate === null ? (v.piece.long ? hitsLong : hitsShort) : undefined;
  const dice = spat ?? hitsOfOne(v);
  return dice === undefined ? null : printedTotal(dice);
}

const MISFIRE = "t9a.rule.artillery";
/** What one die came to: a natural 1, a miss, or enough. */
function read(counts: readonly number[]): "one" | "short" | "enough" {
  if (counts[0] === 1) return "one";
  return counts[counts.length - 1] === 1 ? "enough" : "short";
}

/** Did a Volley Gun's dice for its number of shots strain or stop it? Rulings of this program. */
function strain(faces: readonly number[]): "misfire" | "strained" | "fine" {
  if (!inForce("t9a.rule.volley-gun-misfire")) return "fine";
  const high = faces.filter((f) => f === strained.face).length;
  const low = faces.length === strained.onesOf && faces.every((f) => f === strained.ones);
  if (high >= strained.stoppedBy || low) return "misfire";
  return high >= strained.strainedBy ? "strained" : "fine";
}

const strained = shooting.volleyGunMisfire.figures;

/** One Artillery Weapon shoots. */
export const artillery = sequence(
  "artillery",
  { en: "Artillery Weapon", fr: "Arme d’artillerie" },
  { fate: null, again: false, shots: NONE },
  ({ act, roll }) => [
    roll(
      "a",
      { en: "Number of shots, where it is rolled", fr: "Nombre de tirs, quand il se tire" },
      (game, v) => {
        const { shots, times = 1 } = missileRow(v.piece.weapon);
        if (!rollsShots(v) || typeof shots !== "string") return null;
        const { dice, sides, add } = printedTotal(shots);
        const who = named(unit(game, v.piece.unit));
        const weapon = message(`rule.${v.piece.weapon}`);
        return {
          type: "roll",
          player: unit(game, v.piece.unit).seat,
          label:
            add > 0
              ? message("roll.number-of-shots-plus", { unit: who, weapon, add })
              : message("roll.number-of-shots", { unit: who, weapon, times }),
          dice: { kind: "hand", dice, sides },
          rule: isSalvo(v) ? listedRule(v.piece.weapon) : "t9a.rule.volley-gun-misfire",
        };
      },
      (_, v, { faces }) => {
        const how = isSalvo(v) ? "fine" : strain(faces);
        if (how === "misfire") return { vars: { fate: "misfire" } };
        const { shots, times = 1 } = missileRow(v.piece.weapon);
        const dice = (faces.reduce((sum, f) => sum + f, 0) + printedTotal(`${shots}`).add) * times;
        return { vars: { shots: [shotOf(v, { dice, strained: how === "strained" })] } };
      },
    ),
    roll(
      "b",
      { en: "Roll to hit", fr: "Jet pour toucher" },
      (game, v) =>
        v.fate === null && rollsOnce(v)
          ? toHit(game, v, mayMisfire(v) ? "roll.artillery" : "roll.artillery.sure")
          : null,
      (game, v, { counts }) => {
        const came = read(counts);
        if (came === "one" && mayMisfire(v)) return { vars: { fate: "misfire" } };
        if (came !== "enough") return { vars: { fate: "miss" } };
        return shotRolls(needed(game, v)?.value ?? 0).length > 1
          ? { vars: { again: true } }
          : { vars: { fate: "hit" } };
      },
    ),
    roll(
      "c",
      { en: "Second roll of a hopeless shot", fr: "Second jet d’un tir désespéré" },
      (game, v) => hopelessRoll(game, v),
      (_, __, { counts }) => ({ vars: { again: false, fate: counts[1] === 1 ? "hit" : "miss" } }),
    ),
    roll(
      "d",
      { en: "Partial Hit of a Catapult", fr: "Touche partielle d’une catapulte" },
      (game, v) => (v.fate === "miss" && mayHitPartly(v) && inForce(PARTIAL) ? toHit(game, v, "roll.partial") : null),
      (game, v, { counts }) => {
        if (read(counts) !== "enough") return {};
        return shotRolls(needed(game, v)?.value ?? 0).length > 1
          ? { vars: { again: true } }
          : { vars: { fate: "partial" } };
      },
    ),
    roll(
      "e",
      { en: "Second roll of a hopeless Partial Hit", fr: "Second jet d’une touche partielle désespérée" },
      (game, v) => hopelessRoll(game, v),
      (_, __, { counts }) => ({ vars: { again: false, fate: counts[1] === 1 ? "partial" : "miss" } }),
    ),
    roll(
      "f",
      { en: "A flamethrower spits fire, or misfires", fr: "Un lance-flammes crache le feu, ou s’enraye" },
      (game, v) => {
        if (!flames(v) || !inForce("t9a.rule.flamethrower")) return null;
        return {
          type: "roll",
          player: unit(game, v.piece.unit).seat,
          label: message("roll.flamethrower", { unit: named(unit(game, v.piece.unit)) }),
          dice: { kind: "pool", dice: 1, sides: 6, groups: [2] },
          rule: "t9a.rule.flamethrower",
        };
      },
      (_, __, { counts }) => (counts[0] === 1 ? { vars: { fate: "misfire" } } : {}),
    ),
    roll(
      "g",
      { en: "Number of hits, where it is rolled", fr: "Nombre de touches, quand il se tire" },
      (game, v) => {
        const dice = hitDice(v);
        if (dice === null) return null;
        const [who, foe] = [named(unit(game, v.piece.unit)), named(unit(game, v.target))];
        const weapon = message(`rule.${v.piece.weapon}`);
        return {
          type: "roll",
          player: unit(game, v.piece.unit).seat,
          label: breathes(v)
            ? message("roll.breath", { unit: who, foe })
            : flames(v)
              ? message("roll.flames", { unit: who, foe })
              : message("roll.hits-of-one", { unit: who, weapon, foe, add: dice.add }),
          dice: { kind: "sum", dice: dice.dice, sides: dice.sides },
          rule: flames(v) ? "t9a.rule.flamethrower" : listedRule(v.piece.weapon),
        };
      },
      (game, v, { total }) => {
        const shots = hits(v, total + (hitDice(v)?.add ?? 0), false);
        if (!breathes(v)) return { vars: { shots } };
        const u = unit(game, v.piece.unit);
        return { game: spent(game, u, poolOf(game, v.piece), "breath-attack", v.piece.lent === true), vars: { shots } };
      },
    ),
    act("h", { en: "What it comes to", fr: "Ce qui en résulte" }, (game, v, context) => {
      const [u, target] = [unit(game, v.piece.unit), unit(game, v.target)];
      if (v.fate === "misfire") {
        const { unit: id, pool, part, weapon, misfire: modifier } = v.piece;
        tell(context, "misfires", whyMisfire(v), { unit: named(u) });
        return { enter: enter("misfire", { unit: id, pool, part, weapon, modifier }) };
      }
      const area = missileRow(v.piece.weapon).area;
      const [wide, deep] = area ?? SINGLE;
      const less = v.fate === "partial" ? 1 : 0;
      const shots =
        (v.fate === "hit" || v.fate === "partial") && v.shots.length === 0
          ? hits(v, areaOf(game, v, [wide - less, deep - less]), v.fate === "partial")
          : v.shots;
      if (shots.length === 0) {
        tell(context, "shotMisses", STEP, { unit: named(u), foe: named(target) });
        return {};
      }
      if (v.fate !== null)
        tell(context, "areaHits", STEP, {
          unit: named(u),
          foe: named(target),
          hits: shots.reduce((n, s) => n + s.dice, 0),
        });
      return { enter: enter("volley", { by: u.id, target: target.id, shots }) };
    }),
  ],
);

const areaOf = (game: G, v: Vars, area: readonly [number, number]): number =>
  inForce("t9a.rule.area-attack") ? areaHits(game, unit(game, v.piece.unit), unit(game, v.target), area) : 1;

/** The second roll of a shot that needs more than a die can show. */
function hopelessRoll(game: G, v: Vars) {
  if (!v.again) return null;
  const [, then = 0] = shotRolls(needed(game, v)?.value ?? 0);
  return {
    type: "roll",
    player: unit(game, v.piece.unit).seat,
    label: message("roll.hopeless-again", { unit: named(unit(game, v.piece.unit)), need: then }),
    dice: { kind: "pool", dice: 1, sides: 6, groups: [then] },
    rule: "t9a.shooting.hopeless-shots",
  } as const;
}
