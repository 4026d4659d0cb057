import { inForce, message, type Modifier } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { castings } from "../book/magic.ts";
import { inEdition } from "../book/row.ts";
import { spellRow, type SpellWord } from "../state/spells.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import type { FeatureKind, Ground } from "../state/terrain.ts";
import { features } from "./features.ts";
import { isInside } from "./ground.ts";

/** Terrain by the words of rows. */
const GROUND = {
  "Water Terrain": "water",
  "Impassable Terrain": "impassable",
  Forest: "forest",
  Hill: "hill",
} as const satisfies { readonly [printed: string]: FeatureKind };

/** All terrain on the table that these words name. */
export function terrainNamed(game: NinthAge, words: readonly string[]): readonly Ground[] {
  const kinds = words.flatMap((f) => (Object.hasOwn(GROUND, f) ? [GROUND[f as keyof typeof GROUND]] : []));
  return kinds.length === 0 ? [] : features(game).filter((f) => kinds.some((kind) => kind === f.kind));
}

const LEY_LINES = "t9a.spell.druidism.ley-lines";
const NONE: readonly never[] = [];

/** What Ley Lines make of a spell in a game; null where it has none. */
function rowFor(game: NinthAge, spell: SpellWord) {
  const row = inEdition(castings[LEY_LINES], game.edition);
  return "range" in row && spellRow(game.edition, spell).school === row.path && inForce(LEY_LINES) ? row : null;
}

/** Terrain from which a spell reaches so far (0.01 mm), wherever its caster is: only one that is measured at all. */
export function leyLines(
  game: NinthAge,
  spell: SpellWord,
): { readonly reach: number; readonly from: readonly Ground[] } {
  const row = rowFor(game, spell);
  return row === null
    ? { reach: 0, from: NONE }
    : { reach: row.range * INCH, from: terrainNamed(game, row.measuredFrom) };
}

/** A spell at somebody inside such terrain (ruling `ley-lines-inside`) is easier to cast. */
export function easedByLeyLines(game: NinthAge, spell: SpellWord, targets: readonly Unit[]): readonly Modifier[] {
  const row = rowFor(game, spell);
  if (row === null || !terrainNamed(game, row.measuredFrom).some((f) => targets.some((u) => isInside(game, u, f))))
    return NONE;
  const value = row.castingValueIfTargetInside;
  return [{ operation: "add", value, because: message("because.ley-lines"), rule: LEY_LINES }];
}
