import {
  type AskedInNumbers,
  type Bilingual,
  type GivenNumbers,
  type Message,
  message,
  type OddsQuestion,
  type PosedQuestion,
} from "@tercio/kernel";
import { scenesOf } from "./scene/index.ts";
import { builtIn } from "./scene/profiles.ts";
import { checkScenario, EDITION, setup } from "./scene/setup.ts";
import type { Scene, SceneUnit } from "./scene/types.ts";
import type { OldWorld } from "./state/state.ts";
import { lossesQuestion, roundsQuestion } from "./view/questions.ts";

type Whose = "a" | "b";
type Words = NonNullable<AskedInNumbers["words"]>;
const both = (en: string, fr: string): Bilingual => ({ en, fr });
const titled = (titles: { readonly [word: string]: Bilingual }) => ({ of: Object.keys(titles), titles });
const named = (whose: Whose, { en, fr }: Bilingual): Bilingual =>
  both(`${whose.toUpperCase()}: ${en}`, `${whose.toUpperCase()}\u00a0: ${fr}`);

const TYPED = "typed";
const typedBy = (whose: Whose) => ({ only: { word: whose, is: TYPED } });
const FIGURES: readonly (readonly [keyof SceneProfile, string, Bilingual, number, number])[] = [
  ["weaponSkill", "weapon-skill", both("Weapon Skill", "Capacité de combat"), 10, 3],
  ["strength", "strength", both("Strength", "Force"), 10, 3],
  ["toughness", "toughness", both("Toughness", "Endurance"), 10, 3],
  ["wounds", "wounds", both("Wounds", "Points de vie"), 10, 1],
  ["initiative", "initiative", both("Initiative", "Initiative"), 10, 3],
  ["attacks", "attacks", both("Attacks", "Attaques"), 10, 1],
  ["leadership", "leadership", both("Leadership", "Commandement"), 10, 7],
];
type SceneProfile = Exclude<NonNullable<SceneUnit["profile"]>, string>;
const WEAPONS = titled({
  "hand-weapon": both("hand weapon", "arme de base"),
  "additional-hand-weapon": both("two hand weapons", "deux armes de base"),
  "great-weapon": both("great weapon", "arme à deux mains"),
  halberd: both("halberd", "hallebarde"),
  flail: both("flail", "fléau"),
  "thrusting-spear": both("thrusting spear", "lance d’infanterie"),
});
const ARMOUR = titled({
  none: both("none", "aucune"),
  light: both("light", "légère"),
  heavy: both("heavy", "lourde"),
  "full-plate": both("full plate", "de plates complète"),
});

const numbersOf = (whose: Whose): AskedInNumbers["numbers"] => [
  {
    ...{ id: `${whose}-models`, title: named(whose, both("models", "figurines")) },
    ...{ least: 1, most: 100, usual: 20 },
  },
  {
    ...{ id: `${whose}-files`, title: named(whose, both("models in a rank", "figurines par rang")) },
    ...{ least: 1, most: 20, usual: 5 },
  },
  ...FIGURES.map(([, id, title, most, usual]) => ({
    ...{ id: `${whose}-${id}`, title: named(whose, title), least: 1, most, usual },
    ...typedBy(whose),
  })),
];
const wordsOf = (whose: Whose, usual: string): Words => [
  {
    id: whose,
    title: named(whose, both("unit", "unité")),
    of: [...builtIn.keys(), TYPED],
    titles: {
      ...Object.fromEntries([...builtIn].map(([id, { name }]) => [id, name])),
      [TYPED]: both("figures of your own", "caractéristiques saisies"),
    },
    usual,
    piece: true,
  },
  {
    ...{ id: `${whose}-weapon`, title: named(whose, both("weapon", "arme")), ...WEAPONS, usual: "hand-weapon" },
    ...typedBy(whose),
  },
  {
    ...{ id: `${whose}-armour`, title: named(whose, both("armour", "armure")), ...ARMOUR, usual: "none" },
    ...typedBy(whose),
  },
];
const flagsOf = (whose: Whose): AskedInNumbers["flags"] => [
  { id: `${whose}-shield`, title: named(whose, both("shields", "boucliers")), ...typedBy(whose) },
  { id: `${whose}-standard`, title: named(whose, both("a standard", "un étendard")) },
  { id: `${whose}-musician`, title: named(whose, both("a musician", "un musicien")) },
];

function unitTold(given: GivenNumbers, whose: Whose, side: SceneUnit["side"]): SceneUnit {
  const word = String(given[whose]);
  const models = Number(given[`${whose}-models`]);
  const own = {
    ...{ side, models, files: Math.min(models, Number(given[`${whose}-files`])) },
    ...{ standard: given[`${whose}-standard`] === true, musician: given[`${whose}-musician`] === true },
  };
  if (word.startsWith("{")) return { ...own, profile: JSON.parse(word) as SceneProfile };
  if (word !== TYPED) return { ...own, profile: word };
  const figures = Object.fromEntries(FIGURES.map(([field, id]) => [field, Number(given[`${whose}-${id}`])]));
  return {
    ...own,
    profile: {
      ...figures,
      ...{ name: whose.toUpperCase(), weapon: given[`${whose}-weapon`], armour: given[`${whose}-armour`] },
      shield: given[`${whose}-shield`] === true,
    } as SceneProfile,
  };
}

const sceneOf = (given: GivenNumbers): Scene => ({
  turn: 1,
  lastTurn: 24,
  active: given.charges === "b" ? "second" : "first",
  units: { A: unitTold(given, "a", "first"), B: unitTold(given, "b", "second") },
  contact: [
    given.charges === "b"
      ? { of: "B", at: "A", facing: "front", turn: 1, inches: 6 }
      : {
          ...{ of: "A", at: "B", facing: String(given.facing) as "front" },
          ...(given.charges === "a" ? { turn: 1, inches: 6 } : {}),
        },
  ],
});
const scenarioOf = (given: GivenNumbers) => scenesOf(EDITION).scenario(sceneOf(given));

function problem(given: GivenNumbers): Message | null {
  try {
    return checkScenario(scenarioOf(given))?.message ?? null;
  } catch {
    return message("posed.no-unit");
  }
}

/** Wounds that one side loses in a round: each number that it can come to. */
function lossesOf(game: OldWorld, seat: 0 | 1): OddsQuestion<OldWorld> {
  const { tallies: _, ...asked } = lossesQuestion(game, [0, 1]);
  const { models = 0, entry } = game.units[seat] ?? {};
  return {
    ...asked,
    result: (g) => asked.result(g)?.split("-")[seat] ?? null,
    results: Array.from({ length: models * (entry?.wounds ?? 1) + 1 }, (_n, value) => ({
      ...{ id: `${value}`, value },
      label: message("odds.wounds", { wounds: value }),
    })),
  };
}

const CHARGES = {
  id: "charges",
  title: both("who has charged", "qui a chargé"),
  ...titled({ nobody: both("nobody", "personne"), a: both("A", "A"), b: both("B", "B") }),
  usual: "a",
};
const FACING = {
  id: "facing",
  title: both("which facing of B", "quelle face de B"),
  ...titled({ front: both("front", "front"), left: both("flank", "flanc"), rear: both("rear", "arrière") }),
  usual: "front",
};
const OF = {
  ...{ id: "of", title: both("whose", "de qui"), ...titled({ a: both("A", "A"), b: both("B", "B") }), usual: "b" },
};
const words = [...wordsOf("a", "halberd-band"), ...wordsOf("b", "northmen"), CHARGES, FACING];
const numbers = [...numbersOf("a"), ...numbersOf("b")];
const flags = [...flagsOf("a"), ...flagsOf("b")];
const example = { a: "halberd-band", b: "northmen" };

/** What becomes of two units in contact: of the starter, or with figures that are typed. */
export const unitsPosed: readonly PosedQuestion<OldWorld>[] = [
  {
    id: "fight",
    title: both("chance that A beats B in close combat", "probabilité que A l’emporte sur B au corps à corps"),
    numbers: [
      { id: "rounds", title: both("rounds at most", "manches au plus"), least: 1, most: 6, usual: 1 },
      ...numbers,
    ],
    ...{ words, flags, example, problem },
    pose: (given) => roundsQuestion(setup(scenarioOf(given)), [0, 1], Number(given.rounds)),
    counts: (result) => result.startsWith("second-"),
  },
  {
    id: "losses",
    title: both("wounds that a round of close combat costs", "blessures que coûte une manche de corps à corps"),
    ...{ numbers, words: [...words, OF], flags, example, problem },
    pose: (given) => lossesOf(setup(scenarioOf(given)), given.of === "a" ? 0 : 1),
    counts: (result) => result !== "0",
  },
];
