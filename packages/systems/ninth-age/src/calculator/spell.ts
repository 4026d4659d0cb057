import {
  bilingual,
  both,
  type Frame,
  type GivenNumbers,
  message,
  type Message,
  type OddsQuestion,
  type CalculatorQuestion,
} from "@tercio/kernel";
import { titled } from "@tercio/mass-battle";
import { castings } from "../book/magic.ts";
import { type Edition, EDITIONS } from "../book/row.ts";
import { isPlayed, onlyHits } from "../calculation/spell-effects.ts";
import { aimingOf, spellTargets, whyNotTarget } from "../battlefield/spell-targets.ts";
import { casterOf } from "../calculation/casting.ts";
import type { Told } from "../scene/told.ts";
import type { SceneProfile } from "../scene/types.ts";
import { type Aimed, type CastingOwn, UNROLLED } from "../sequence/casting-rolls.ts";
import { enter, frameAt } from "../sequence/flow.ts";
import { withMagic } from "../state/magic.ts";
import { PATHS } from "../entries/forms.ts";
import { LEVELS, spellName, spellRow, type SpellWord, spellWords, wayOf, type WayName } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { about, lostByB } from "./about.ts";
import { editionIn } from "./edition.ts";
import { before } from "./set-ups.ts";
import { called, characterWord, numbersOf, ruleName, unitFlags, wordOf, weaponWord } from "./units.ts";
import { stands, standsIn } from "../state/steps.ts";

/** How spells are aimed that somebody is struck by. */
const AIMED: readonly string[] = ["unit", "model", "aura"];

interface Known {
  readonly word: SpellWord;
  readonly way: WayName;
  readonly path: (typeof PATHS)[number] | undefined;
}

/** Spells of an edition that hit somebody and do nothing else, by the name under which they are asked about. */
const spellsOf = (edition: Edition): ReadonlyMap<string, Known> =>
  new Map(
    spellWords(edition)
      .filter((word) => isPlayed(edition, word))
      .flatMap((word) =>
        spellRow(edition, word)
          .versions.filter(
            ({ name: way }) => onlyHits(edition, word, way) && AIMED.includes(aimingOf(edition, { spell: word, way })),
          )
          .map(({ name: way }): [string, Known] => [
            `${word.replace(/^spell\./, "")}${way === "basic" ? "" : `.${way}`}`,
            { word, way, path: PATHS.find((path) => path === spellRow(edition, word).school) },
          ]),
      ),
  );
const BY_EDITION = new Map(EDITIONS.map((edition) => [edition, spellsOf(edition)]));
/** The spell that is asked about; undefined where the edition has none of that name, or none that does nothing but hit. */
const spellIn = (given: GivenNumbers): Known | undefined => BY_EDITION.get(editionIn(given))?.get(String(given.spell));

/** What a spell is called, with its way and its path. */
function titleOf({ word, way, path }: Known) {
  const name = spellName(word);
  const how = way === "basic" ? both("", "") : called(`spell.${way.replaceAll(" ", "-")}`);
  const of = path === undefined ? both("", "") : called(`path.${path}`);
  const said = (language: "en" | "fr"): string =>
    `${name[language]}${how[language] === "" ? "" : `, ${how[language]}`}${of[language] === "" ? "" : ` (${of[language]})`}`;
  return both(said("en"), said("fr"));
}

const knownIn = (given: GivenNumbers): Known => {
  const known = spellIn(given);
  if (known === undefined) throw new Error(`no spell "${String(given.spell)}"`);
  return known;
};

/** A Wizard who knows nothing else, and stands alone. */
function casterIn(given: GivenNumbers): Told {
  const level = LEVELS.find((word) => word === given.level) ?? "wizard-adept";
  const profile: SceneProfile = {
    ...{ name: WIZARD, type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 8, hp: 3 },
    ...{ def: 3, res: 3, parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }] },
    rules: [{ rule: level, path: knownIn(given).path ?? "pyromancy" }],
  };
  return { profile, models: 1, files: 1, character: true };
}
const WIZARD = both("Wizard", "Magicien");

const castIn = (given: GivenNumbers) => {
  const { word: spell, way } = knownIn(given);
  return { spell, way };
};

/** At whom it is aimed, where B is among them. */
const targetsOf = (game: NinthAge, given: GivenNumbers): readonly PoolRef[] | undefined =>
  spellTargets(game, 0, castIn(given)).find((list) => list.some((t) => t.unit === 1));

/** Why the spell does nothing to B; null where it does. */
function whyNot(game: NinthAge, given: GivenNumbers): Message | null {
  const { spell, way } = castIn(given);
  if (given.dice !== undefined && wayOf(game.edition, spell, way).castingValue === null)
    return message("posed.cast-along");
  if (targetsOf(game, given) !== undefined) return null;
  const caster = casterOf(game, 0);
  const why = caster === null ? null : whyNotTarget(game, caster, { spell, way }, unit(game, 1));
  return why?.message ?? message("posed.no-unit");
}

/** What comes of the spell, as it takes effect or from its casting roll on. */
function spellQuestion(game: NinthAge, given: GivenNumbers): OddsQuestion<NinthAge> {
  const { spell, way } = castIn(given);
  const targets = targetsOf(game, given) ?? [];
  const against = Number(given["dispel-dice"] ?? 0);
  const start = given.dice === undefined ? game : withMagic(game, { dice: [Number(given.dice), against] });
  const cast = { wizard: 0, spell, way, targets, augmented: false };
  const own = {
    ...{ point: null, walks: false, sacrificed: false },
    ...{ dice: 0, total: null, passed: false, miscast: null, broken: false },
  } satisfies Omit<CastingOwn, keyof Aimed>;
  const over = (top: Frame | undefined): boolean =>
    top === undefined || stands(top, "panic-tests") || stands(top, "casting", AFTER);
  return {
    id: "spell",
    label: message("odds.spell", { spell: bilingual(spellName(spell)), targets: bilingual(unit(game, 1).entry.name) }),
    start: {
      ...start,
      stack:
        given.dice === undefined
          ? [enter("spell", { wizard: 0, spell, way, targets, sacrificed: false })]
          : [
              frameAt("casting", "a", { ...cast, ...own }),
              { ...frameAt("casting-attempt", "2", { ...cast, ...UNROLLED, dice: Number(given.dice) }), called: true },
            ],
    },
    stop: over,
    ...lostByB(start, (g) => over(g.stack[g.stack.length - 1])),
    rest: effect,
    settles: (_, request) => (request.choice === "dispel" ? { dice: against } : null),
  };
}
/**
 * Once a spell is cast its Miscast and the dice that are left are of no account here, and once it takes effect, or does not,
 * all that it was cast with.
 */
const effect: NonNullable<OddsQuestion<NinthAge>["rest"]> = {
  again: true,
  at: (top) => standsIn(top, "casting", [DISPEL, EFFECT]),
  like(g) {
    const stack = g.stack.map((f) => {
      if (!stands(f, "casting")) return f;
      const cast = stands(f, "casting", EFFECT) ? { dice: 0, total: null } : {};
      return { ...f, vars: { ...f.vars, miscast: null, ...cast } };
    });
    const { dice, dispels } = g.magic;
    const over = stack.some((f) => stands(f, "casting", EFFECT));
    return { ...withMagic(g, over ? { dice: [0, 0], dispels: 0 } : { dice: [0, dice[1]], dispels }), stack };
  },
};

/** Who dispels, the spell that takes effect, and what comes after it. */
const [DISPEL, EFFECT, AFTER] = ["b", "d", "e"] as const;

/** More dice than a side has in a Magic Phase, and as many as are counted out in a few seconds. */
const MOST_AGAINST = 10;
const { least, most } = castings["t9a.rule.casting-dice"];

const asked = about((given) => before({ ...given, facing: "front" }, "magic", casterIn(given)), whyNot, spellQuestion);
/** What a spell that strikes a unit costs it: once it takes effect, or with so many Magic Dice against so many. */
export const spell: CalculatorQuestion<NinthAge> = {
  id: "spell",
  title: both("Health Points that a spell costs B", "points de vie qu’un sort coûte à B"),
  numbers: [
    {
      id: "dice",
      title: both("Magic Dice", "dés de magie"),
      ...{ least, most, usual: null, otherwise: both("it is cast", "sort lancé") },
    },
    {
      id: "dispel-dice",
      title: both("Magic Dice against it", "dés de magie pour le dissiper"),
      ...{ least: 0, most: MOST_AGAINST, usual: 0 },
    },
    {
      id: "distance",
      title: both("inches from the Wizard to B", "pouces du Magicien jusqu’à B"),
      ...{ least: 1, most: 48, usual: 6, more: true },
    },
    ...numbersOf("b"),
  ],
  words: [
    {
      ...{ id: "spell", title: both("spell", "sort"), usual: "pyromancy.fireball" },
      ...titled(
        Object.fromEntries(
          [...BY_EDITION.values()].flatMap((spells) => [...spells]).map(([id, known]) => [id, titleOf(known)]),
        ),
      ),
    },
    wordOf("b", "barbarians-with-spears"),
    weaponWord("b"),
    {
      ...{ id: "level", title: both("Wizard", "Magicien"), usual: "wizard-adept", more: true },
      ...titled(Object.fromEntries(LEVELS.map((word) => [word, ruleName(word)]))),
    },
    characterWord("b"),
  ],
  flags: unitFlags("b"),
  example: { spell: "pyromancy.fireball", b: "barbarians-with-spears" },
  counts: (result) => result !== "0",
  ...asked,
  problem: (given) => (spellIn(given) === undefined ? message("posed.no-spell") : (asked.problem?.(given) ?? null)),
};
