import { type AskedInNumbers, type Bilingual, both, type GivenNumbers } from "@tercio/kernel";
import {
  type Figure,
  sizeGiven,
  TYPED,
  typedFigure,
  typedWord,
  unitFlag,
  unitNumbers,
  unitWord,
  type Whose,
} from "@tercio/mass-battle";
import { missileIds } from "../book/missiles.ts";
import { weaponIds } from "../book/weapons.ts";
import { specialRules } from "../rules/index.ts";
import { builtIn } from "../scene/profile.ts";
import type { Told } from "../scene/told.ts";
import type { SceneProfile } from "../scene/types.ts";
import { en } from "../words/en.ts";
import { fr } from "../words/fr.ts";

type Numbers = AskedInNumbers["numbers"];
type Words = NonNullable<AskedInNumbers["words"]>;
type Flags = AskedInNumbers["flags"];

const [MODELS, FILES] = [20, 5] as const;

/** Figures of a unit that is typed: what a common foot soldier has where nothing is said. */
const FIGURES: readonly Figure[] = [
  ["attacks", both("Attack Value", "Valeur d’attaque"), 0, 10, 1],
  ["offence", both("Offensive Skill", "Compétence offensive"), 1, 10, 3],
  ["strength", both("Strength", "Force"), 1, 10, 3],
  ["penetration", both("Armour Penetration", "Pénétration d’armure"), 0, 10, 0],
  ["agility", both("Agility", "Agilité"), 1, 10, 3],
  ["defence", both("Defensive Skill", "Compétence défensive"), 1, 10, 3],
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

export const numbersOf = (whose: Whose): Numbers => unitNumbers(whose, FIGURES, { models: null, files: null });
export const unitFlags = (whose: Whose): Flags => COMMAND.map(([id, title]) => unitFlag(whose, id, title, true));

/** What a rule is called: rules that are objects bring their names along. */
export const ruleName = (id: string): Bilingual => {
  const own = specialRules.find((r) => r.id === id)?.name;
  return both(
    (en as { readonly [key: string]: string })[`rule.${id}`] ?? own?.en ?? id,
    (fr as { readonly [key: string]: string })[`rule.${id}`] ?? own?.fr ?? id,
  );
};
const namesOf = (ids: readonly string[]): { readonly [id: string]: Bilingual } =>
  Object.fromEntries(ids.map((id) => [id, ruleName(id)]));

const KNOWN = Object.fromEntries(
  [...builtIn].flatMap(([id, { character, name }]) => (character === true ? [] : [[id, name] as const])),
);
/** Which unit; `usual` of those that are known. */
export const wordOf = (whose: Whose, usual: string): Words[number] => unitWord(whose, KNOWN, usual);
export const weaponWord = (whose: Whose): Words[number] =>
  typedWord(whose, "weapon", both("weapon", "arme"), { of: weaponIds, titles: namesOf(weaponIds), usual: null });
/** Shooting weapons that anybody may carry. */
const SHOT = ["bow", "longbow", "crossbow", "handgun", "pistol", "brace-of-pistols", "throwing-weapons"] as const;
export const missileWord = (whose: Whose): Words[number] =>
  typedWord(whose, "missile", both("shooting weapon", "arme de tir"), {
    of: SHOT,
    titles: namesOf(missileIds.filter((id) => SHOT.some((shot) => shot === id))),
    usual: "bow",
  });
export const aimNumber = (whose: Whose): Numbers[number] => typedFigure(whose, ["aim", both("Aim", "Visée"), 2, 6, 4]);

function typed(given: GivenNumbers, whose: Whose): SceneProfile {
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

function saidOf(given: GivenNumbers, whose: Whose): Told {
  const word = String(given[whose]);
  if (word === TYPED) {
    const has = (id: string): boolean => given[`${whose}-${id}`] === true;
    return {
      ...{ profile: typed(given, whose), models: MODELS, files: FILES },
      ...{ champion: has("champion"), standard: has("standard"), musician: has("musician") },
    };
  }
  const known = builtIn.get(word);
  if (known === undefined) return JSON.parse(word) as Told;
  const { models, files, champion, standard, musician } = known;
  return { profile: word, models, files, champion, standard, musician };
}

/** One of the two as a scene has it; throws where its word is neither a name nor a unit of a scene as JSON. */
export function unitTold(given: GivenNumbers, whose: Whose): Told {
  const said = saidOf(given, whose);
  return { ...said, ...sizeGiven(given, whose, { models: said.models, files: said.files ?? said.models }) };
}
