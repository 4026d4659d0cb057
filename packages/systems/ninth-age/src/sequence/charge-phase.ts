import { foreseen, isRecord, pairsLater, settled, there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { aloft, mayFly } from "../calculation/rates.ts";
import { placeIn } from "../calculation/joining.ts";
import { chargeable } from "../battlefield/charges.ts";
import { chargerOf } from "../battlefield/joining.ts";
import type { ChargePair } from "./asked.ts";
import { book } from "../hooks/book.ts";
import { changeAll, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { chargersOf, declareCharge, targetsDeclared } from "./charge-declared.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";
import { usingItems } from "./use-items.ts";
import { unitDistance } from "../calculation/formation.ts";
import { INCH } from "@tercio/tabletop";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";

export const mayDeclare = (game: G, u: Unit): boolean =>
  onField(u) &&
  u.declared === null &&
  u.moved === "none" &&
  book.refusals("declare a charge", game, { unit: u }).length === 0;

/** Every charge that could be declared now, one after the other: whoever wants to know whether there is one asks no further. */
function* declarations(game: G): Generator<ChargePair> {
  for (const { id, seat } of game.units) {
    const charger = seat === game.active ? chargerOf(game, id) : null;
    if (charger === null || "message" in charger || !mayDeclare(charger.game, charger.unit)) continue;
    const { game: then, unit: u } = charger;
    const flying = mayFly(then, u) ? aloft(u) : null;
    for (const v of then.units) {
      const pair = { unit: id, target: v.id };
      if (flying !== null && chargeable(then, flying, v)) yield { ...pair, air: true };
      if (chargeable(then, u, v)) yield pair;
    }
  }
}
export const declarable = (game: G): readonly ChargePair[] => [...declarations(game)];

/** Could this charge be declared now? Whatever the numbers are. */
export function mayCharge(game: G, id: unknown, target: unknown, air: boolean): boolean {
  if (typeof id !== "number" || typeof target !== "number" || game.units[id]?.seat !== game.active) return false;
  const charger = chargerOf(game, id);
  if ("message" in charger || !mayDeclare(charger.game, charger.unit)) return false;
  const { game: then, unit: u } = charger;
  const v = then.units[target];
  return v !== undefined && (!air || mayFly(then, u)) && chargeable(then, air ? aloft(u) : u, v);
}

/** Is it known, in a battle that is verified, that a charge is declared next which may be declared? */
function declaredNext(game: G): boolean {
  const next = foreseen();
  return isRecord(next) && mayCharge(game, next["unit"], next["target"], next["air"] === true);
}

/** Units that an enemy near enough provokes: whom they could charge. */
function provoked(game: G): readonly number[] {
  let pairs: readonly ChargePair[] | null = null;
  return game.units
    .filter((u) => {
      if (u.seat !== game.active || !onField(u)) return false;
      const inches = Math.max(0, ...book.offers("provoked", game, { unit: u }).map((o) => o.value));
      if (inches === 0 || !mayDeclare(game, u)) return false;
      pairs ??= declarable(game);
      return pairs.some((p) => p.unit === u.id && unitDistance(u, unit(game, p.target)) <= inches * INCH);
    })
    .map((u) => u.id);
}

export const chargePhase = sequence(
  "charge-phase",
  { en: "Charge Phase", fr: "Phase de charge" },
  { last: null, must: [] },
  ({ act, call, choose, each, repeat }) => [
    act(
      "1",
      { en: "Start of the Charge Phase", fr: "Début de la phase de charge" },
      (game, _, context) => {
        tell(context, "phase", `${PHASE}.1`, { phase: message("phase.charge") });
        const undeclared = { declared: null, declaredFacing: null, redirected: false, air: false } as const;
        const begun = changeAll(beginPhase(game, "charge"), (u) => u.declared !== null || u.redirected, undeclared);
        // Whoever stands at a marker may pick it up now.
        const picking = game.objective === "spoils-of-war" ? [enter("pick-up", {})] : [];
        return { game: begun, enter: [...picking, ...usingItems(begun, "charge")] };
      },
      `${PHASE}.1`,
    ),
    test(
      each(provoked),
      "frenzied",
      { en: "Discipline Tests of the frenzied", fr: "Tests de discipline des frénétiques" },
      (game, _, id) => {
        const label = (need: number) => message("roll.frenzy", { unit: named(unit(game, id)), need });
        return { unit: id, use: "frenzy", label, rule: "t9a.rule.frenzy" };
      },
      (game, v, id, passed, tested, context) => {
        tell(context, passed ? "frenzyHeld" : "frenzyBreaksOut", tested.rule, { unit: named(unit(game, id)) });
        return passed ? {} : { vars: { must: [...v.must, id] } };
      },
    ),
    choose(
      "2",
      { en: "Declare a Charge", fr: "Déclarer une charge" },
      "charge",
      (game, v) => {
        if (!declaredNext(game) && declarations(game).next().done === true) return settled({ done: true });
        const { active } = game;
        if (v.must.length === 0) return { player: active, about: pairsLater(() => declarable(game)) };
        const all = declarable(game);
        const must = v.must.filter((id) => all.some((p) => p.unit === id));
        // Whoever charged out of it would keep it from charging.
        const pairs = must.length === 0 ? all : all.filter((p) => !must.includes(placeIn(game, p.unit)?.host.id ?? -1));
        return { player: active, about: must.length === 0 ? { pairs } : { pairs, must } };
      },
      (game, _, answer, context) => {
        if ("done" in answer) return { vars: { last: null } };
        const target = unit(game, answer.target);
        const place = placeIn(game, answer.unit);
        if (place !== null)
          tell(context, "chargesOut", "t9a.rule.joining", {
            unit: named(unit(game, answer.unit)),
            foe: named(place.host),
          });
        tell(context, answer.air === true ? "chargesFlying" : "chargesDeclared", `${PHASE}.2`, {
          unit: named(unit(game, answer.unit)),
          foe: named(target),
        });
        return {
          game: declareCharge(game, answer.unit, answer.target, answer.air === true),
          vars: { last: answer.unit },
        };
      },
      `${PHASE}.2`,
    ),
    call(
      "3",
      { en: "Charge Reaction", fr: "Réaction à la charge" },
      "charge-reaction",
      (game, v) =>
        v.last === null ? null : { charger: v.last, target: there(unit(game, v.last).declared), first: null },
      undefined,
      `${PHASE}.3`,
    ),
    repeat("4", { en: "Next declaration", fr: "Déclaration suivante" }, "2", (_, v) => v.last !== null, `${PHASE}.4`),
    choose(
      "5",
      { en: "Charge Range and Charge Move", fr: "Portée et mouvement de charge" },
      "next-charger",
      (game) => {
        // The chargers of one target roll together: one of them stands for all.
        const units = targetsDeclared(game).map((t) => there(chargersOf(game, t)[0]));
        const [first, second] = units;
        if (first === undefined) return null;
        return second === undefined ? settled({ unit: first }) : { player: game.active, about: { units } };
      },
      (_, __, answer) => ({ enter: enter("charge-move", { unit: answer.unit }) }),
      `${PHASE}.5`,
    ),
    repeat(
      "6",
      { en: "Next charge", fr: "Charge suivante" },
      "5",
      (game) => targetsDeclared(game).length > 0,
      `${PHASE}.6`,
    ),
    act(
      "7",
      { en: "End of the Charge Phase", fr: "Fin de la phase de charge" },
      (game) => ({
        game: changeAll(game, (u) => u.declared !== null, {
          ...{ declared: null, declaredFacing: null, air: false, outOf: null },
        }),
      }),
      `${PHASE}.7`,
    ),
  ],
);
