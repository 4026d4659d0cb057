import { basesTouching, type Way } from "@tercio/mass-battle";
import { corners } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { casterRef } from "../calculation/casting.ts";
import { hitsOf } from "../calculation/spell-effects.ts";
import { spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import type { Shots } from "../calculation/shots.ts";
import { missileRow } from "../state/missiles.ts";
import { engaged, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";

type G = NinthAge;

/** The enemies that a unit has passed over on its way, and that fight nobody. */
function passed(game: G, u: Unit, { over: _, ...way }: Way): readonly number[] {
  return game.units
    .filter((v) => v.seat !== u.seat && onField(v) && !engaged(game, v.id))
    .filter((v) => basesTouching(way, formationOf(u), [{ points: corners(rectangleOf(v)) }], game.chirality).length > 0)
    .map((v) => v.id);
}

/** Who has passed over whom; where a spell has moved it, that spell. */
export interface Sweep {
  readonly unit: number;
  readonly targets: readonly number[];
  readonly cast?: { readonly wizard: number; readonly spell: SpellWord; readonly way: WayName };
}

/** The spell that moves a unit just now, if that does something to whom it passes over. */
function sweepingSpell(game: G, u: Unit): Sweep["cast"] {
  const effect = game.effects.find((e) => e.rule === "magical-move" && e.on === u.id && e.params.done !== true);
  if (effect === undefined || effect.from === null || typeof effect.params.spell !== "string") return undefined;
  const [spell, way] = [effect.params.spell as SpellWord, effect.params.way as WayName];
  return hitsOf(game.edition, spell, way, false, SWEEPS) === null ? undefined : { wizard: effect.from, spell, way };
}
/** The fact of a spell with such hits. */
const SWEEPS = "sweepingAttack";

/** What a unit may do to whom it has passed over, from where it stood as `u`; none where it has no such rule. */
export function sweeping(game: G, u: Unit, way: Way) {
  const cast = sweepingSpell(game, u);
  const own = book.offers("sweep", game, { unit: u }).length > 0;
  if (cast === undefined && !own) return [];
  const targets = passed(game, u, way);
  if (targets.length === 0) return [];
  // What a spell does in passing takes nothing from what the unit does by itself.
  return [
    ...(cast === undefined ? [] : [enter("sweep", { unit: u.id, targets, cast })]),
    ...(own ? [enter("sweep", { unit: u.id, targets })] : []),
  ];
}

/** The hits of each model, by pools. */
const hitsOn = (game: G, u: Unit, target: number): readonly Shots[] =>
  book.offers("sweep", game, { unit: u }).flatMap(({ value: weapon }) =>
    u.pools.flatMap((p, pool): readonly Shots[] => {
      const { shots } = missileRow(weapon);
      if (p.count === 0 || p.kind === "character" || typeof shots !== "number") return [];
      const plain = { long: false, cover: null, standing: false, bracket: false, partial: false } as const;
      const hit = { aim: null, dice: p.count * shots, wounded: false, strained: false } as const;
      return [{ unit: u.id, pool, part: 0, weapon, at: { unit: target, pool: -1 }, ...plain, ...hit }];
    }),
  );

/** A unit that has passed over enemies hits one of them, or none. */
export const sweep = sequence("sweep", { en: "Sweeping Attack", fr: "Attaque en passant" }, {}, ({ choose }) => [
  choose(
    "a",
    { en: "Unit it hits in passing", fr: "Unité touchée en passant" },
    "sweep",
    (game, v) => {
      const targets = v.targets.filter((id) => onField(unit(game, id)));
      return targets.length === 0 ? null : { player: unit(game, v.unit).seat, about: { unit: v.unit, targets } };
    },
    (game, v, answer, context) => {
      if (answer.target === null) return {};
      const u = unit(game, v.unit);
      tell(context, "sweeps", v.cast === undefined ? "t9a.rule.raking-claws" : spellRule(v.cast.spell), {
        unit: named(u),
        foe: named(unit(game, answer.target)),
      });
      if (v.cast !== undefined) {
        const target = { unit: answer.target, pool: -1 };
        const by = casterRef(game, v.cast.wizard);
        const { spell, way } = v.cast;
        return { enter: enter("spell-hits", { by, spell, way, target, sacrificed: false, fact: SWEEPS }) };
      }
      const shots = hitsOn(game, u, answer.target);
      return { enter: enter("volley", { by: u.id, target: answer.target, shots }) };
    },
    "t9a.rule.raking-claws",
  ),
]);
