import { message, settled } from "@tercio/kernel";
import { pilingIn } from "../entries/rules/moves.ts";
import { groupsOf, split } from "../calculation/attacks.ts";
import { enemyWithin, inches, mayFight } from "../calculation/reach.ts";
import { placesOf, went } from "../battlefield/moves.ts";
import { change, ofSeat, other, type Seat, type Sigmar, type Unit, unit } from "../state/state.ts";
import { type Damage, sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const ORDER = "aos2.keyword.fight-order";
const PILE_IN = "aos2.core.piling-in";
const TOTAL = "aos2.core.allocating-wounds.total";

/** Units of a player that still may be picked. */
export const fighters = (g: Sigmar, seat: Seat): readonly Unit[] => ofSeat(g, seat).filter((u) => mayFight(g, u));

/** Who picks next: the players in turns, whose turn it is first; who has nobody passes. */
export function picking(g: Sigmar, last: Seat | null): Seat | null {
  const next = last === null ? g.active : other(last);
  if (fighters(g, next).length > 0) return next;
  return fighters(g, other(next)).length > 0 ? other(next) : null;
}

export const combatPhase = sequence(
  "combat-phase",
  { en: "Combat phase", fr: "Phase de combat" },
  { unit: null, last: null },
  ({ act, choose, call, repeat }) => [
    act("start", { en: "Combat phase", fr: "Phase de combat" }, (_, __, context) => {
      tell(context, "phase", ORDER, { phase: message("phase.combat") });
      return {};
    }),
    choose(
      "pick",
      { en: "Pick a unit to fight", fr: "Choisir une unité qui combat" },
      "fight-unit",
      (g, v) => {
        const seat = picking(g, v.last);
        if (seat === null) return null;
        const [only, ...more] = fighters(g, seat);
        return more.length === 0 && only !== undefined ? settled({ unit: only.id }) : { player: seat, about: { seat } };
      },
      (g, _, { unit: id }, context) => {
        tell(context, "fights", ORDER, { unit: named(unit(g, id)) });
        return { game: change(g, id, { fought: true }), vars: { unit: id, last: unit(g, id).entry.seat } };
      },
      ORDER,
    ),
    choose(
      "pile-in",
      { en: "Pile in", fr: "Mise au contact" },
      "pile-in",
      (g, v) => {
        if (v.unit === null) return null;
        const u = unit(g, v.unit);
        if (!u.charged && !enemyWithin(g, u, pilingIn.figures.within)) return null;
        return { player: u.entry.seat, about: { unit: v.unit, limit: inches(pilingIn.figures.move) } };
      },
      (g, v, answer, context) => {
        const u = unit(g, v.unit ?? 0);
        const places = placesOf(u, answer);
        const { to } = places;
        const moved = to.filter((m, i) => m.x !== u.models[i]?.x || m.y !== u.models[i]?.y).length;
        const along = went(g, u, "pile-in", inches(pilingIn.figures.move), places);
        if (moved > 0) tell(context, "pilesIn", PILE_IN, { unit: named(u), models: moved }, along);
        return { game: change(g, u.id, { models: to }) };
      },
      PILE_IN,
    ),
    call(
      "fight",
      { en: "Attack", fr: "Attaquer" },
      "fight",
      (_, v) => (v.unit === null ? null : { unit: v.unit }),
      () => ({ vars: { unit: null } }),
    ),
    repeat(
      "next",
      { en: "The next unit", fr: "L’unité suivante" },
      "pick",
      (g, v) => picking(g, v.last) !== null,
      ORDER,
    ),
  ],
);

/** Damage of another attack beside that of those before. */
function gathered(damage: readonly Damage[], more: Damage): readonly Damage[] {
  const at = damage.findIndex((d) => d.unit === more.unit);
  const before = damage[at];
  if (before === undefined) return [...damage, more];
  const both = { ...before, wounds: before.wounds + more.wounds, mortal: before.mortal + more.mortal };
  return damage.map((d, i) => (i === at ? both : d));
}

/** All attacks of one unit: targets of all weapons first, then attack by attack, then what became of it. */
export const fight = sequence(
  "fight",
  { en: "Attacks of a unit", fr: "Attaques d’une unité" },
  { groups: [], packets: [], damage: [] },
  ({ act, each }) => [
    act(
      "who-reaches-whom",
      { en: "Which models reach which enemies", fr: "Quelles figurines atteignent quels ennemis" },
      (g, v) => ({
        vars: { groups: groupsOf(g, unit(g, v.unit)) },
      }),
    ),
    each((_, v) => v.groups).choose(
      "targets",
      { en: "Choose the targets", fr: "Choisir les cibles" },
      "who-strikes-whom",
      (g, v, group) =>
        group.targets.length === 1
          ? settled({ models: [group.models] })
          : { player: unit(g, v.unit).entry.seat, about: { unit: v.unit, group } },
      (_, v, group, { models }) => ({ vars: { packets: split(v.packets, group, models) } }),
      "aos2.core.melee-weapons",
    ),
    each((_, v) => v.packets).call(
      "attacks",
      { en: "Make the attacks", fr: "Porter les attaques" },
      "attack",
      (_, v, packet) => ({ unit: v.unit, packet }),
      (_, v, __, result) => ({ vars: { damage: gathered(v.damage, result) } }),
      "aos2.core.attack.sequence",
    ),
    each((_, v) => v.damage).call(
      "allocate",
      { en: "Allocate the wounds", fr: "Répartir les blessures" },
      "allocate",
      (_, __, damage) => damage,
      undefined,
      TOTAL,
    ),
  ],
);
