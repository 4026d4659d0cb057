import { type CalculatorForm, type Bilingual, both, type GivenNumbers, hasFields } from "@tercio/kernel";
import {
  besideNumbers,
  besideWord,
  type Figure,
  sizeGiven,
  titled,
  TYPED,
  typedFigure,
  typedWord,
  unitFlag,
  unitNumbers,
  unitWord,
  type Side,
} from "@tercio/mass-battle";
import { askedMissiles, missileIds } from "../book/missiles.ts";
import { weaponIds } from "../book/weapons.ts";
import { specialRules } from "../rules/index.ts";
import { builtIn } from "../scene/profile.ts";
import type { Told } from "../scene/told.ts";
import type { SceneProfile, SceneUnit } from "../scene/types.ts";
import type { Facing } from "../state/state.ts";
import { en } from "../messages/en.ts";
import { fr } from "../messages/fr.ts";

type Numbers = CalculatorForm["numbers"];
type Words = NonNullable<CalculatorForm["words"]>;
type Flags = CalculatorForm["flags"];

const [MODELS, FILES] = [20, 5] as const;

/** Figures of a unit that is typed: what a common foot soldier has where nothing is said. */
const FIGURES: readonly Figure[] = [
  ["attacks", both("Attack Value", "Valeur d’attaque"), 0, 10, 1],
  ["offence", both("Offensive Skill", "Capacité offensive"), 1, 10, 3],
  ["strength", both("Strength", "Force"), 1, 10, 3],
  ["penetration", both("Armour Penetration", "Pénétration d’armure"), 0, 10, 0],
  ["agility", both("Agility", "Agilité"), 1, 10, 3],
  ["defence", both("Defensive Skill", "Capacité défensive"), 1, 10, 3],
  ["resilience", both("Resilience", "Résistance"), 1, 10, 3],
  ["armour", both("Armour", "Armure"), 0, 6, 0],
  ["aegis", both("Aegis, needed", "Ægide, nécessaire"), 2, 6, null],
  ["discipline", both("Discipline", "Discipline"), 1, 10, 7],
  ["health", both("Health Points of a model", "Points de vie d’une figurine"), 1, 10, 1],
  ["advance", both("Advance Rate", "Mouvement simple"), 1, 10, 4],
  ["base", both("width of a base, mm", "largeur d’un socle, mm"), 20, 100, 20],
];
const COMMAND = [
  ["champion", both("a champion", "un champion")],
  ["standard", both("a standard bearer", "un porte-étendard")],
  ["musician", both("a musician", "un musicien")],
] as const;

/** Figures by which foot soldiers seldom differ. */
const SELDOM = ["aegis", "discipline", "health", "advance", "base"];
export const numbersOf = (whose: Side): Numbers =>
  unitNumbers(whose, FIGURES, { models: null, files: null }).map((n) =>
    SELDOM.some((id) => n.id === `${whose}-${id}`) ? { ...n, more: true } : n,
  );
export const unitFlags = (whose: Side): Flags =>
  COMMAND.map(([id, title]) => ({ ...unitFlag(whose, id, title, true), more: true }));

/** Words of the game by their key. */
export const called = (key: string, otherwise = both(key, key)): Bilingual =>
  both(
    (en as { readonly [key: string]: string })[key] ?? otherwise.en,
    (fr as { readonly [key: string]: string })[key] ?? otherwise.fr,
  );
/** What a rule is called: rules that are objects bring their names along. */
export const ruleName = (id: string): Bilingual =>
  called(`rule.${id}`, specialRules.find((r) => r.id === id)?.name ?? both(id, id));
const namesOf = (ids: readonly string[]): { readonly [id: string]: Bilingual } =>
  Object.fromEntries(ids.map((id) => [id, ruleName(id)]));

const namesIn = (characters: boolean): { readonly [id: string]: Bilingual } =>
  Object.fromEntries(
    [...builtIn].flatMap(([id, { character, name }]) =>
      (character === true) === characters ? [[id, name] as const] : [],
    ),
  );
/** Units first; a Character may stand alone. */
const [UNITS, CHARACTERS] = [namesIn(false), namesIn(true)];
const ALL = { ...UNITS, ...CHARACTERS };
/** Which unit; `usual` of those that are known. */
export const wordOf = (whose: Side, usual: string): Words[number] => unitWord(whose, ALL, usual);

/** A unit of a scene as somebody tells it in full; null where it is none. */
function read(told: string): Told | null {
  try {
    const found: unknown = JSON.parse(told);
    return hasFields(found) && "profile" in found ? (found as Told) : null;
  } catch {
    return null;
  }
}
const isCharacter = (told: string): boolean => read(told)?.character === true;

const character = (whose: Side): string => `${whose}-character`;
/** Who has joined one of the two. */
export const characterWord = (whose: Side): Words[number] =>
  besideWord(whose, character(whose), both("joined Character", "personnage qui l’a rejointe"), CHARACTERS, isCharacter);

/** A second unit of A, and at which facing of B it is. */
export const SECOND = "second";
const [SECOND_FACING, SECOND_DISTANCE] = [`${SECOND}-facing`, `${SECOND}-distance`];
const ofSecond = { only: { word: SECOND }, more: true } as const;
export const secondWords: Words = [
  besideWord("a", SECOND, both("second unit", "deuxième unité"), ALL, (told) => read(told) !== null),
  {
    ...{
      id: SECOND_FACING,
      title: both("A: second unit at which facing of B", "A\u00a0: deuxième unité sur quelle face de B"),
    },
    ...titled({
      front: both("front", "front"),
      left: both("left flank", "flanc gauche"),
      right: both("right flank", "flanc droit"),
      rear: both("rear", "arrière"),
    }),
    ...{ usual: "left", ...ofSecond },
  },
];
export const secondNumbers: Numbers = besideNumbers("a", SECOND, [
  both("models of the second unit", "figurines de la deuxième unité"),
  both("models in a rank of the second unit", "figurines par rang de la deuxième unité"),
]);
export const secondDistance: Numbers[number] = {
  id: SECOND_DISTANCE,
  title: both("A: inches from the second unit to B", "A\u00a0: pouces de la deuxième unité jusqu’à B"),
  ...{ least: 1, most: 30, usual: 8, ...ofSecond },
};

export const weaponWord = (whose: Side): Words[number] =>
  typedWord(whose, "weapon", both("weapon", "arme"), { of: weaponIds, titles: namesOf(weaponIds), usual: null });
export const missileWord = (whose: Side): Words[number] =>
  typedWord(whose, "missile", both("shooting weapon", "arme de tir"), {
    of: askedMissiles,
    titles: namesOf(askedMissiles),
    usual: "bow",
  });
export const aimNumber = (whose: Side): Numbers[number] => typedFigure(whose, ["aim", both("Aim", "Visée"), 2, 6, 4]);

function typed(given: GivenNumbers, whose: Side): SceneProfile {
  const n = (id: string): number => Number(given[`${whose}-${id}`]);
  const weapon = weaponIds.find((id) => id === given[`${whose}-weapon`]);
  const missile = missileIds.find((id) => id === given[`${whose}-missile`]);
  const aegis = given[`${whose}-aegis`];
  const part = { att: n("attacks"), off: n("offence"), str: n("strength"), ap: n("penetration"), agi: n("agility") };
  return {
    ...{ name: whose.toUpperCase(), type: "Infantry", height: "Standard", base: [n("base"), n("base")] },
    ...{ adv: n("advance"), mar: 2 * n("advance"), dis: n("discipline"), hp: n("health") },
    ...{ def: n("defence"), res: n("resilience"), arm: n("armour") },
    ...(weapon === undefined ? {} : { weapons: [weapon] }),
    parts: [
      {
        ...part,
        ...(missile === undefined ? {} : { missiles: [{ weapon: missile, aim: n("aim") }] }),
      },
    ],
    rules: aegis === undefined ? [] : [{ rule: "aegis", need: Number(aegis) }],
  };
}

function saidOf(given: GivenNumbers, whose: string): Told {
  const word = String(given[whose]);
  if (word === TYPED && (whose === "a" || whose === "b")) {
    const has = (id: string): boolean => given[`${whose}-${id}`] === true;
    return {
      ...{ profile: typed(given, whose), models: MODELS, files: FILES },
      ...{ champion: has("champion"), standard: has("standard"), musician: has("musician") },
    };
  }
  const known = builtIn.get(word);
  if (known === undefined) return JSON.parse(word) as Told;
  const { models, files, champion, standard, musician, character: alone } = known;
  return {
    ...{ profile: word, models, files, champion, standard, musician },
    ...(alone === true ? { character: true } : {}),
  };
}

function sized(given: GivenNumbers, whose: string): Told {
  const said = saidOf(given, whose);
  return { ...said, ...sizeGiven(given, whose, { models: said.models, files: said.files ?? said.models }) };
}

/** One of the two as a scene has it; throws where a word is neither a name nor a unit of a scene as JSON. */
export function unitTold(given: GivenNumbers, whose: Side): Told & Pick<SceneUnit, "characters"> {
  const joins = given[character(whose)] === undefined ? null : saidOf(given, character(whose));
  return { ...sized(given, whose), ...(joins === null ? {} : { characters: [{ profile: joins.profile }] }) };
}

/** The second unit of A with the facing of B that it meets, and how far off it is, inches; null where there is none. */
export const secondTold = (
  given: GivenNumbers,
): { readonly told: Told; readonly facing: Facing; readonly distance: number } | null =>
  given[SECOND] === undefined
    ? null
    : {
        told: sized(given, SECOND),
        facing: String(given[SECOND_FACING]) as Facing,
        distance: Number(given[SECOND_DISTANCE]),
      };
