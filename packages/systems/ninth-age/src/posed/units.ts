import type { AskedInNumbers, Bilingual, GivenNumbers } from "@tercio/kernel";
import { missileIds } from "../book/missiles.ts";
import { weaponIds } from "../book/weapons.ts";
import { builtIn } from "../scene/profile.ts";
import type { Told } from "../scene/told.ts";
import type { SceneProfile } from "../scene/types.ts";
import { en } from "../words/en.ts";
import { fr } from "../words/fr.ts";

type Numbers = AskedInNumbers["numbers"];
type Words = NonNullable<AskedInNumbers["words"]>;
type Flags = AskedInNumbers["flags"];
/** The two units of a set-up that is told in numbers. */
export type Whose = "a" | "b";
export const both = (english: string, french: string): Bilingual => ({ en: english, fr: french });

/** A unit whose figures are typed. */
const TYPED = "typed";
const [MODELS, FILES] = [20, 5] as const;
const typedBy = (whose: Whose) => ({ only: { word: whose, is: TYPED } });

/** Figures of a unit that is typed: what a common foot soldier has where nothing is said. */
const FIGURES: readonly (readonly [string, Bilingual, number, number, number])[] = [
  ["attacks", both("Attack Value", "Valeur d’attaque"), 0, 10, 1],
  ["offence", both("Offensive Skill", "Compétence offensive"), 1, 10, 3],
  ["strength", both("Strength", "Force"), 1, 10, 3],
  ["penetration", both("Armour Penetration", "Pénétration d’armure"), 0, 10, 0],
  ["agility", both("Agility", "Agilité"), 1, 10, 3],
  ["defence", both("Defensive Skill", "Compétence défensive"), 1, 10, 3],
  ["resilience", both("Resilience", "Endurance"), 1, 10, 3],
  ["armour", both("Armour", "Armure"), 0, 6, 0],
  ["aegis", both("Aegis, needed", "Égide, nécessaire"), 2, 6, 0],
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
const named = (whose: Whose, title: Bilingual): Bilingual => {
  const of = whose.toUpperCase();
  return both(`${of}: ${title.en}`, `${of}\u00a0: ${title.fr}`);
};

export const unitNumbers = (whose: Whose): Numbers => [
  {
    ...{ id: `${whose}-models`, title: named(whose, both("models", "figurines")) },
    ...{ least: 1, most: 100, usual: null },
  },
  {
    ...{ id: `${whose}-files`, title: named(whose, both("models in a rank", "figurines par rang")) },
    ...{ least: 1, most: 20, usual: null },
  },
  ...FIGURES.map(([id, title, least, most, usual]) => ({
    ...{ id: `${whose}-${id}`, title: named(whose, title), least, most, usual: usual < least ? null : usual },
    ...typedBy(whose),
  })),
];
export const unitFlags = (whose: Whose): Flags =>
  COMMAND.map(([id, title]) => ({ id: `${whose}-${id}`, title: named(whose, title), ...typedBy(whose) }));

/** What a rule is called, as far as the words tell it. */
const ruleName = (id: string): Bilingual =>
  both(
    (en as { readonly [key: string]: string })[`rule.${id}`] ?? id,
    (fr as { readonly [key: string]: string })[`rule.${id}`] ?? id,
  );
const namesOf = (ids: readonly string[]): { readonly [id: string]: Bilingual } =>
  Object.fromEntries(ids.map((id) => [id, ruleName(id)]));

const UNITS = [...builtIn.keys()].filter((id) => builtIn.get(id)?.character !== true);
/** Which unit; `usual` of those that are known. */
export const unitWord = (whose: Whose, usual: string): Words[number] => ({
  id: whose,
  title: named(whose, both("unit", "unité")),
  of: [...UNITS, TYPED],
  titles: {
    ...Object.fromEntries(UNITS.map((id) => [id, builtIn.get(id)?.name ?? both(id, id)])),
    [TYPED]: both("figures of your own", "caractéristiques saisies"),
  },
  usual,
  piece: true,
});
export const weaponWord = (whose: Whose): Words[number] => ({
  id: `${whose}-weapon`,
  title: named(whose, both("weapon", "arme")),
  of: weaponIds,
  titles: namesOf(weaponIds),
  usual: null,
  ...typedBy(whose),
});
/** Shooting weapons that anybody may carry. */
const SHOT = ["bow", "longbow", "crossbow", "handgun", "pistol", "brace-of-pistols", "throwing-weapons"] as const;
export const missileWord = (whose: Whose): Words[number] => ({
  id: `${whose}-missile`,
  title: named(whose, both("shooting weapon", "arme de tir")),
  of: SHOT,
  titles: namesOf(missileIds.filter((id) => SHOT.some((shot) => shot === id))),
  usual: "bow",
  ...typedBy(whose),
});
export const aimNumber = (whose: Whose): Numbers[number] => ({
  id: `${whose}-aim`,
  title: named(whose, both("Aim", "Visée")),
  ...{ least: 2, most: 6, usual: 4, ...typedBy(whose) },
});

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
  const models = Number(given[`${whose}-models`] ?? said.models);
  return { ...said, models, files: Math.min(models, Number(given[`${whose}-files`] ?? said.files)) };
}

const INCH = 25.4;
/** How wide and deep a unit stands, inches. */
export function extent({ profile, models, files }: Told): { readonly wide: number; readonly deep: number } {
  const entry = typeof profile === "string" ? builtIn.get(profile) : undefined;
  const [w, d] =
    typeof profile === "string" ? [(entry?.baseWidth ?? 0) / 100, (entry?.baseDepth ?? 0) / 100] : profile.base;
  return { wide: (w * files) / INCH, deep: (d * Math.ceil(models / files)) / INCH };
}
