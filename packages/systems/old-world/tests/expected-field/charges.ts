import { type Json, there } from "@tercio/kernel";
import { segmentLength } from "../../../../mass-battle/src/path.ts";
import { INCH, TURN } from "@tercio/tabletop";
import { arcFrom } from "../../src/battlefield/arc-charged.ts";
import { whyNotDeclare } from "../../src/choice/charge.ts";
import { rectangleOf } from "../../src/calculation/formation.ts";
import { followed } from "../../src/battlefield/paths.ts";
import { redirectTargets } from "../../src/sequence/reacting.ts";
import { unit } from "../../src/state/state.ts";
import {
  type Answers,
  type Change,
  CHARGES,
  DECLARED,
  diceOf,
  gameOf,
  idOf,
  placeOf,
  playedWith,
  unitAfter,
  type Written,
} from "./scene.ts";

/** May the first unit declare a charge at the second, or the named one at the named one? */
function declares(w: Written, change: Change = {}, who = 0, whom = 1): boolean {
  return whyNotDeclare(gameOf(w, change), [], { unit: who, target: whom }) === true;
}
const charge = (unit: number, target: number): Json => ({ unit, target });
const NAMES: { readonly [reaction: string]: string } = {
  hold: "Hold",
  "stand-and-shoot": "Stand & Shoot",
  flee: "Flee",
};

/** The charge that is written, and how the charged reacts. */
const charged = (w: Written, reaction: Json[] = [], change: Change = {}, pairs = [charge(0, 1)]) =>
  playedWith(gameOf(w, change), diceOf(w), CHARGES, { charge: pairs, "charge-reaction": reaction });
const reacted = (w: Written, reaction: Json[], pairs = [charge(0, 1)]) =>
  playedWith(gameOf(w), diceOf(w), DECLARED, { charge: pairs, "charge-reaction": reaction });

/** What the charged unit may do, as it is asked; what is not asked happens by itself. */
function reactions(
  w: Written,
  pairs = [charge(0, 1)],
  first: Json[] = [],
): readonly { readonly [field: string]: Json }[] {
  let left = first.length;
  const r = playedWith(
    gameOf(w),
    diceOf(w),
    DECLARED,
    { charge: pairs, "charge-reaction": first, redirect: [{ redirect: true }], "redirect-target": [{ target: 2 }] },
    (q) => q.type === "choice" && q.choice === "charge-reaction" && left-- === 0,
  );
  if (r.request === null) {
    const { reaction } = there(r.game.units[1]);
    return reaction === null ? [] : [{ reaction }];
  }
  if (r.request.type !== "choice") return [];
  const { about } = r.request;
  const kind = there(r.system.rules.choices[r.request.choice]);
  return (kind.enumerate?.(r.game, about as never) ?? []) as readonly { readonly [field: string]: Json }[];
}
const named = (list: readonly { readonly [field: string]: Json }[]): Json => [
  ...new Set(list.map((a) => there(NAMES[String(a["reaction"])]))),
];
const mayShoot = (w: Written): boolean => reactions(w).some((a) => a["reaction"] === "stand-and-shoot");
const arc = (w: Written): string => {
  const facing = arcFrom(gameOf(w), unit(gameOf(w), 0), unit(gameOf(w), 1));
  return facing === "left" || facing === "right" ? "flank" : facing;
};
/** Is this test asked before the charge of the first unit at this target? */
const tests = (w: Written, key: string, target = 1): boolean =>
  playedWith(gameOf(w), [3, 3, 3, 3, 3, 3], DECLARED, { charge: [charge(0, target)] }).requests.some(
    ({ request: q }) => q.type === "roll" && q.label.key === key,
  );

export const chargeAnswers: Answers = {
  "rallied-unit-may-not-charge": (w) => declares(w),
  "charge-declare-exactly-max": (w) => declares(w),
  "charge-declare-hair-over-max": (w) => declares(w),
  "charge-declare-swiftstride": (w) => declares(w),
  "charge-declare-through-difficult": (w) => declares(w),
  "charge-through-difficult-exact": (w) => placeOf(unitAfter(charged(w), w, "Spears")),
  "charge-through-difficult-fails": (w) => placeOf(unitAfter(charged(w), w, "Spears")),
  "charge-move-through-cover": (w) => unitAfter(charged(w), w, "Rangers").y / INCH,
  "charge-range-exactly-reaches": (w) => placeOf(unitAfter(charged(w), w, "Spears")),
  "charge-failed-moves-roll-only": (w) => placeOf(unitAfter(charged(w), w, "Spears")),
  "charge-from-marching-column": (w) => declares(w),
  "charge-no-line-of-sight": (w) => declares(w),
  "charge-target-outside-front-arc": (w) => declares(w),
  "charge-no-way-into-contact": (w) => declares(w),
  "stand-and-shoot-exactly-movement": mayShoot,
  "stand-and-shoot-hair-under-movement": mayShoot,
  "flee-reaction-diagonal": (w) => placeOf(unitAfter(reacted(w, [{ reaction: "flee" }]), w, "Goblins")),
  "run-down-exactly-reached": (w) => unitAfter(charged(w, [{ reaction: "flee" }]), w, "Goblins").place === "destroyed",
  "run-down-missed-full-range": (w) => placeOf(unitAfter(charged(w, [{ reaction: "flee" }]), w, "Knights")),
  "already-fleeing-only-flees": (w) => named(reactions({ ...w, dice: [{ value: 1 }, { value: 1 }] })),
  "flee-from-highest-unit-strength": (w) =>
    placeOf(unitAfter(reacted(w, [{ reaction: "flee" }], [charge(0, 2), charge(1, 2)]), w, "Goblins")),
  "stand-and-shoot-at-one-charger": (w) => {
    const shots = reactions(w, [charge(0, 2), charge(1, 2)]).filter((a) => a["reaction"] === "stand-and-shoot");
    return shots.length > 0 && shots.every((a) => typeof a["against"] === "number") ? 1 : shots.length;
  },
  "fire-and-flee-higher-die": (w) => placeOf(unitAfter(reacted(w, [{ reaction: "fire-and-flee" }]), w, "Riders")),
  "feigned-flight-reached-by-charger": (w) =>
    unitAfter(charged(w, [{ reaction: "flee" }]), w, "Riders").place === "destroyed",
  "counter-charge-distance": (w) => placeOf(unitAfter(reacted(w, [{ reaction: "counter-charge" }]), w, "Lancers")),
  "redirect-target-reactions": (w) => named(reactions(w, [charge(0, 1)], [{ reaction: "flee" }])),
  "redirect-beyond-max-range": (w) => redirectTargets(gameOf(w), idOf(w, "Spears"), idOf(w, "Goblins")).length > 0,
  "charge-arc-three-of-five": arc,
  "charge-arc-two-of-five": arc,
  "charge-arc-even-split": arc,
  "charge-path-with-wheel-cost": (w) => {
    const u = unit(gameOf(w), 0);
    const { width } = rectangleOf(u);
    const path = [
      { kind: "wheel", side: "right", angle: Math.round((20 / 360) * TURN) },
      { kind: "straight", distance: 5.25 * INCH },
    ] as const;
    return followed(u, path).end.x === 0 ? 0 : path.reduce((sum, s) => sum + segmentLength(width, s), 0) / INCH;
  },
  // Written to a thousandth of an inch, the corner is 8.00007 inches away: it is put down a thousandth nearer.
  "charge-alignment-is-free": (w) =>
    unitAfter(charged(w, [], { units: { Goblins: { at: [-0.377, 8.636] } } }), w, "Spears").deed === "charged",
  "fear-equal-unit-strength-no-test": (w) => tests(w, "roll.test.fear"),
  "fear-failed-no-move": (w) => unitAfter(charged(w), w, "Spears").y / INCH,
  "cavalry-shape-models-or-inches": (w) => declares(w),
  "terror-who-must-test": (w) =>
    ["Spears", "Ogres", "Zealots"].filter((name) => tests(w, "roll.test.terror", idOf(w, name))),
  "frenzy-must-charge": (w) => {
    const r = playedWith(gameOf(w), [], DECLARED, {}, (q) => q.type === "choice" && q.choice === "charge");
    const q = there(r.request);
    return (
      q.type === "choice" && r.system.rules.choices["charge"]?.accept(r.game, q.about as never, { done: true }) === true
    );
  },
  "impetuous-test-boundary": (w) =>
    [
      [3, 4],
      [4, 4],
    ].map((dice) => {
      const r = playedWith(gameOf(w), dice, DECLARED, {}, (q) => q.type === "choice" && q.choice === "charge");
      const q = there(r.request);
      return (
        q.type === "choice" &&
        r.system.rules.choices["charge"]?.accept(r.game, q.about as never, { done: true }) !== true
      );
    }),
  "fly-charge-over-difficult": (w) => placeOf(unitAfter(charged(w), w, "Eagles")),
};
