import {
  type CalculatorForm,
  type Bilingual,
  both,
  type GivenNumbers,
  message,
  type Message,
  type OddsQuestion,
  type CalculatorQuestion,
} from "@tercio/kernel";
import {
  CHARGES,
  FACING,
  FIGHT,
  namingSides,
  lossesOfSide,
  type Figure,
  ROUNDS,
  sizeGiven,
  titled,
  TYPED,
  typedWord,
  unitFlag,
  unitNumbers,
  unitWord,
  WHOSE,
  type Side,
} from "@tercio/mass-battle";
import { type RuleEntry, wordOfId } from "./entries/define.ts";
import { ruleEntries, weapons, wornArmour } from "./entries/index.ts";
import { scenesOf } from "./scene/index.ts";
import { builtIn } from "./scene/profiles.ts";
import { checkScenario, EDITION, setup } from "./scene/setup.ts";
import type { Scene, SceneUnit } from "./scene/types.ts";
import { named } from "./sequence/emit.ts";
import { type OldWorld, unit } from "./state/state.ts";
import { lossesQuestion, roundsQuestion } from "./view/questions.ts";

const [MODELS, FILES] = [20, 5] as const;
type SceneProfile = Exclude<NonNullable<SceneUnit["profile"]>, string>;
const FIGURES: readonly (readonly [keyof SceneProfile, Figure])[] = [
  ["weaponSkill", ["weapon-skill", both("Weapon Skill", "Capacité de combat"), 1, 10, 3]],
  ["strength", ["strength", both("Strength", "Force"), 1, 10, 3]],
  ["toughness", ["toughness", both("Toughness", "Endurance"), 1, 10, 3]],
  ["wounds", ["wounds", both("Wounds", "Points de Vie"), 1, 10, 1]],
  ["initiative", ["initiative", both("Initiative", "Initiative"), 1, 10, 3]],
  ["attacks", ["attacks", both("Attacks", "Attaques"), 1, 10, 1]],
  ["leadership", ["leadership", both("Leadership", "Commandement"), 1, 10, 7]],
];
const inLine = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
/** What entries are called within a line, by how their ids go on after this. */
const called = (entries: readonly RuleEntry[], head: string): { readonly [id: string]: Bilingual } =>
  Object.fromEntries(entries.map(({ id, name }) => [id.slice(head.length), both(inLine(name.en), inLine(name.fr))]));
const WEAPONS = titled(called(weapons, "tow.weapon.melee."));
const ARMOUR = titled({ none: both("none", "aucune"), ...called(wornArmour, "tow.armour.") });

/** Rules without parameters that may be asked about: a flag each. */
const RULES = ruleEntries.filter((e) => e.asked === true && e.parameters === undefined);

const KNOWN = Object.fromEntries([...builtIn].map(([id, { name }]) => [id, name]));
const numbersOf = (whose: Side): CalculatorForm["numbers"] =>
  unitNumbers(
    whose,
    FIGURES.map(([, figure]) => figure),
    { models: MODELS, files: FILES },
  );
const wordsOf = (whose: Side, usual: string): NonNullable<CalculatorForm["words"]> => [
  unitWord(whose, KNOWN, usual),
  typedWord(whose, "weapon", both("weapon", "arme"), { ...WEAPONS, usual: "hand-weapon" }),
  typedWord(whose, "armour", both("armour", "armure"), { ...ARMOUR, usual: "none" }),
];
const flagsOf = (whose: Side): CalculatorForm["flags"] => [
  unitFlag(whose, "shield", both("shields", "boucliers"), true),
  unitFlag(whose, "standard", both("a standard", "un étendard"), false),
  unitFlag(whose, "musician", both("a musician", "un musicien"), false),
  ...RULES.map(({ id, name }) => unitFlag(whose, wordOfId(id), both(inLine(name.en), inLine(name.fr)), true)),
];

function unitTold(given: GivenNumbers, whose: Side, side: SceneUnit["side"]): SceneUnit {
  const word = String(given[whose]);
  const own = {
    ...{ side, ...sizeGiven(given, whose, { models: MODELS, files: FILES }) },
    ...{ standard: given[`${whose}-standard`] === true, musician: given[`${whose}-musician`] === true },
  };
  if (word.startsWith("{")) return { ...own, profile: JSON.parse(word) as SceneProfile };
  if (word !== TYPED) return { ...own, profile: word };
  const rules = RULES.map((e) => wordOfId(e.id)).filter((rule) => given[`${whose}-${rule}`] === true);
  const figures = Object.fromEntries(FIGURES.map(([field, [id]]) => [field, Number(given[`${whose}-${id}`])]));
  return {
    ...own,
    profile: {
      ...figures,
      ...{ name: whose.toUpperCase(), weapon: given[`${whose}-weapon`], armour: given[`${whose}-armour`] },
      shield: given[`${whose}-shield`] === true,
      ...(rules.length === 0 ? {} : { rules }),
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
  const { models = 0, entry } = game.units[seat] ?? {};
  return lossesOfSide(lossesQuestion(game, [0, 1]), seat, models * (entry?.wounds ?? 1), (wounds) =>
    message("odds.wounds", { wounds }),
  );
}

const words = [...wordsOf("a", "halberd-band"), ...wordsOf("b", "northmen"), CHARGES, FACING];
const numbers = [...numbersOf("a"), ...numbersOf("b")];
const flags = [...flagsOf("a"), ...flagsOf("b")];
const example = { a: "halberd-band", b: "northmen" };

/** What becomes of two units in contact: of the starter, or with figures that are typed. */
export const unitsPosed: readonly CalculatorQuestion<OldWorld>[] = [
  {
    id: "fight",
    title: FIGHT,
    numbers: [ROUNDS, ...numbers],
    ...{ words, flags, example, problem },
    pose(given) {
      const game = setup(scenarioOf(given));
      return namingSides(roundsQuestion(game, [0, 1], Number(given.rounds)), [
        named(unit(game, 0)),
        named(unit(game, 1)),
      ]);
    },
    counts: (result) => result.startsWith("second-"),
  },
  {
    id: "losses",
    title: both("wounds that a round of close combat costs", "blessures que coûte un round de corps à corps"),
    ...{ numbers, words: [...words, WHOSE], flags, example, problem },
    pose: (given) => lossesOf(setup(scenarioOf(given)), given.of === "a" ? 0 : 1),
    counts: (result) => result !== "0",
  },
];
