import { distribution } from "@tercio/dice";
import { type Bilingual, both, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { spellReach } from "../battlefield/spell-targets.ts";
import { type Edition, EDITIONS } from "../book/row.ts";
import {
  castingBonus,
  castingDice,
  castingValue,
  casterOf,
  judgeCasting,
  miscastModifier,
} from "../calculation/casting.ts";
import { called, ruleName } from "../calculator/units.ts";
import { PATHS } from "../entries/forms.ts";
import { everySpell, isPrinted, spellRow, spellRule, type SpellWord, wayOf, type WayName } from "../state/spells.ts";
import { B, C, COUNTED, hasWay, staged, W, type Difference } from "./stage.ts";

const DICE = 3;

/** A Wizard of the spell's Path, or of any where it is an army's. */
const pathOf = (edition: Edition, word: SpellWord): (typeof PATHS)[number] =>
  PATHS.find((path) => path === spellRow(edition, word).school) ?? "pyromancy";

/** How likely so many Magic Dice cast it, at the enemy or at a unit of its own side. */
function chanceToCast(edition: Edition, spell: SpellWord, way: WayName): number | null {
  if (!hasWay(edition, spell, way) || wayOf(edition, spell, way).castingValue === null) return null;
  const game = staged(edition, { path: pathOf(edition, spell) });
  const own = wayOf(edition, spell, way).types.includes("A");
  const attempt = { wizard: W, spell, way, dice: DICE, targets: [{ unit: own ? C : B, pool: -1 }] };
  const [value, bonus, miscast] = [
    castingValue(game, attempt),
    castingBonus(game, attempt).value,
    miscastModifier(game, spell),
  ];
  return distribution(castingDice(edition, attempt)).reduce(
    (sum, { outcome, probability }) =>
      sum + (judgeCasting(outcome.faces, bonus, value, miscast).passed ? probability : 0),
    0,
  );
}

/** How far it reaches, inches. */
function reachOf(edition: Edition, spell: SpellWord, way: WayName): number | null {
  if (!hasWay(edition, spell, way)) return null;
  const game = staged(edition, { path: pathOf(edition, spell) });
  const caster = casterOf(game, W);
  const reach = caster === null ? null : spellReach(game, { spell, way }, caster);
  return reach === null ? null : reach / INCH;
}

const wayTitle = (way: WayName): Bilingual => {
  const name = called(`spell.${way.replaceAll(" ", "-")}`, ruleName(way.toLowerCase().replaceAll(" ", "-")));
  return way === "basic" ? both("", "") : both(` (${name.en})`, ` (${name.fr})`);
};
const besides = (counted: Bilingual, way: WayName): Bilingual =>
  both(`${counted.en}${wayTitle(way).en}`, `${counted.fr}${wayTitle(way).fr}`);

const SITUATION = both("a Wizard Adept without other modifiers", "un Magicien adepte sans autre modificateur");
const MEASURES = [
  { counted: there(COUNTED.cast), kind: "chance", of: chanceToCast },
  { counted: there(COUNTED.reach), kind: "inches", of: reachOf },
] as const;

/** Of a version of a spell: its chance and its range, where the editions differ in it; where one lacks it the first that it has. */
function ofWay(word: SpellWord, way: WayName): readonly Difference[] {
  const found = MEASURES.flatMap(({ counted, kind, of }): readonly Difference[] => {
    const values = EDITIONS.map((edition) => of(edition, word, way));
    if (new Set(values).size === 1) return [];
    return [
      {
        ...{ id: spellRule(word), situation: SITUATION, counted: besides(counted, way), kind },
        of: (edition) => of(edition, word, way),
      },
    ];
  });
  return EDITIONS.every((edition) => hasWay(edition, word, way)) ? found : found.slice(0, 1);
}

/** What the editions make of casting a spell: wherever its chance or its range is another, or one edition lacks it. */
export const spellDifferences = (): readonly Difference[] =>
  everySpell.flatMap((word) => {
    const of = (edition: Edition) =>
      isPrinted(edition, word) ? spellRow(edition, word).versions.map((v) => v.name) : [];
    const ways = [...new Set(EDITIONS.flatMap(of))];
    const shared = EDITIONS.every((edition) => isPrinted(edition, word));
    const found = ways.map((way) => ofWay(word, way)).filter((list) => list.length > 0);
    return (shared ? found : found.slice(0, 1)).flat();
  });
