import { gap, INCH } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import type { FreeHit, Offering } from "../hooks/casting.ts";
import { castings, sacrifice } from "../book/magic.ts";
import { type Edition, inEdition } from "../book/row.ts";
import { highestDiscipline } from "../state/pools.ts";
import { takesSacrifice, type SpellWord } from "../state/spells.ts";
import { type NinthAge, onField } from "../state/state.ts";
import { casterOf } from "./casting.ts";
import { rectangleOf } from "./formation.ts";
import { health } from "./health.ts";
import { presenceBase } from "./presence.ts";
import { sureHit } from "./spell-effects.ts";

/** Where it is written what The Sacrifice costs. */
export const SACRIFICE = "t9a.spell.occultism.the-sacrifice";
const { within, rows } = sacrifice;

/** Health Points that somebody with such a Discipline, unmodified, gives. */
export function priceOf(discipline: number): number {
  for (const [span, points] of rows) {
    const [least = 0, most = least] = span.split("-").map(Number);
    if (discipline >= least && discipline <= most) return points;
  }
  return 0;
}

/** What hits a unit that bleeds, so often as it would lose Health Points; null: it loses them at once. */
export function sacrificeHit(edition: Edition): FreeHit | null {
  const row = inEdition(castings[SACRIFICE], edition);
  return "woundsAutomatically" in row ? sureHit("spell.occultism.the-sacrifice", SACRIFICE) : null;
}

/** Friends near enough to the caster with as much to give, or none at all where they are hit (readings `sacrifice-enough`, `sacrifice-discipline`). */
export function bleeding(game: NinthAge, wizard: number, spell: SpellWord): readonly Offering[] {
  const caster = casterOf(game, wizard);
  if (caster === null || !takesSacrifice(game.edition, spell)) return [];
  const base = presenceBase(game, caster);
  const hits = sacrificeHit(game.edition) !== null;
  return game.units.flatMap((u) => {
    if (u.seat !== caster.unit.seat || !onField(u) || gap(base, rectangleOf(u)) > within * INCH) return [];
    const points = priceOf(highestDiscipline(u));
    return points > 0 && (hits || health(game, u) >= points) ? [{ unit: u.id, points }] : [];
  });
}

/** Units of its side that may bleed for a spell that a Wizard has cast. */
export function offerings(game: NinthAge, wizard: number, spell: SpellWord): readonly Offering[] {
  const caster = casterOf(game, wizard);
  if (caster === null) return [];
  const facts = { seat: caster.unit.seat, wizard, spell, passed: true, targets: [] };
  return book
    .offers("spell tried", game, facts)
    .flatMap(({ value }) => (value.does === "asks for blood" ? value.units : []));
}
