import type { NamedScenario } from "@tercio/kernel";
import { scenesOf } from "../scene/index.ts";
import type { Scene } from "../scene/types.ts";
import { type BattleSetup, EDITION } from "../scene/setup.ts";
import { guidedBattle } from "./guided.ts";
import { ARMIES, combatSetup, scenarioOf, starter } from "./starter.ts";

const scenes = scenesOf(EDITION);
const of = (id: string, title: NamedScenario["title"], scene: Scene): NamedScenario => ({
  id,
  title,
  scenario: scenes.scenario(scene),
});

const battle = (id: string, title: NamedScenario["title"], more: Omit<BattleSetup, "armies">): NamedScenario => ({
  id,
  title,
  scenario: scenarioOf({ ...more, armies: ARMIES }),
});

/** Battles by name: the starter first; the smallest and a tangled one; one for each family of rules. */
export const scenarios: readonly NamedScenario[] = [
  {
    id: "starter",
    title: { en: "A battle of two armies", fr: "Une bataille de deux armées" },
    scenario: starter(),
  },
  guidedBattle,
  {
    id: "combat",
    title: { en: "A charge, and one into its flank", fr: "Une charge, et une autre dans son flanc" },
    scenario: scenarioOf(combatSetup),
  },
  of(
    "one-model",
    { en: "One model a side", fr: "Une figurine par camp" },
    {
      lastTurn: 6,
      units: {
        Knight: { side: "first", models: 1, files: 1, profile: { weapon: "flail" } },
        Rogue: { side: "second", models: 1, files: 1 },
      },
      contact: [{ of: "Knight", at: "Rogue", facing: "front", inches: 5, turn: 1 }],
    },
  ),
  of(
    "standards",
    { en: "Two battle standards, and the hill between them", fr: "Deux grandes bannières, et la colline entre elles" },
    {
      active: "second",
      lastTurn: 8,
      units: {
        Guard: {
          side: "first",
          profile: "spear-regiment",
          models: 20,
          files: 5,
          standard: true,
          battleStandard: true,
          musician: true,
          highGround: true,
        },
        North: {
          side: "second",
          profile: "northmen",
          models: 16,
          files: 6,
          standard: true,
          battleStandard: true,
          musician: true,
        },
      },
      contact: [{ of: "North", at: "Guard", facing: "front", models: [6, 5], inches: 7, turn: 1 }],
    },
  ),
  of(
    "monstrous",
    { en: "Brutes and beasts against ranks", fr: "Brutes et bêtes contre des rangs" },
    {
      active: "second",
      lastTurn: 8,
      units: {
        Spears: { side: "first", profile: "spear-regiment", models: 30, files: 6, standard: true },
        Brutes: {
          side: "second",
          models: 4,
          files: 4,
          profile: {
            name: { en: "Brutes", fr: "Brutes" },
            troopType: "monstrous-infantry",
            strength: 4,
            toughness: 4,
            wounds: 3,
            attacks: 3,
            weapon: "great-weapon",
            initiative: 2,
          },
        },
        Beasts: {
          side: "second",
          models: 8,
          files: 4,
          profile: {
            name: { en: "Beasts", fr: "Bêtes" },
            troopType: "war-beasts",
            armour: "none",
            shield: false,
            initiative: 4,
            leadership: 5,
          },
        },
      },
      contact: [
        { of: "Brutes", at: "Spears", facing: "front", inches: 6, turn: 1 },
        { of: "Beasts", at: "Spears", facing: "right", inches: 9, turn: 1 },
      ],
    },
  ),
  of(
    "skirmishers",
    { en: "A charge into skirmishers", fr: "Une charge dans des tirailleurs" },
    {
      active: "second",
      lastTurn: 8,
      units: {
        Hunters: {
          side: "first",
          models: 6,
          profile: {
            name: { en: "Hunters", fr: "Chasseurs" },
            skirmishers: true,
            weaponSkill: 4,
            initiative: 5,
            armour: "light",
            weapon: "additional-hand-weapon",
          },
          loose: [
            [-2600, 1250],
            [700, 3400],
            [-5000, 4300],
            [-1800, 6500],
            [-6900, 7500],
            [-8200, 11_900],
          ],
        },
        Spears: { side: "first", profile: "spear-regiment", models: 15, files: 5, standard: true },
        North: { side: "second", profile: "northmen", models: 15, files: 5, standard: true, musician: true },
        Late: { side: "second", profile: "northmen", models: 10, files: 5 },
      },
      contact: [
        { of: "North", at: "Hunters", facing: "front", inches: 6, turn: 1 },
        { of: "Late", at: "Spears", facing: "front", inches: 4, turn: 1 },
      ],
    },
  ),
  of(
    "tangle",
    { en: "Six regiments, one combat, the third round", fr: "Six régiments, un seul combat, le troisième round" },
    {
      turn: 3,
      lastTurn: 9,
      units: {
        Spears: {
          side: "first",
          profile: "spear-regiment",
          models: 18,
          files: 5,
          startModels: 20,
          standard: true,
          rounds: 2,
        },
        Halberds: { side: "first", profile: "halberd-band", models: 10, files: 5, rounds: 2 },
        Late: { side: "first", profile: "halberd-band", models: 8, files: 4, musician: true },
        North: {
          side: "second",
          profile: "northmen",
          models: 14,
          files: 6,
          startModels: 16,
          standard: true,
          rounds: 2,
        },
        South: { side: "second", profile: "northmen", models: 12, files: 6, rounds: 2 },
        Pack: {
          side: "second",
          models: 6,
          files: 3,
          profile: { name: { en: "Pack", fr: "Meute" }, troopType: "war-beasts", armour: "none", shield: false },
        },
      },
      contact: [
        { of: "North", at: "Spears", facing: "front", inches: 7 },
        { of: "Halberds", at: "North", facing: "right" },
        { of: "South", at: "Halberds", facing: "rear", inches: 7 },
        { of: "Late", at: "South", facing: "rear", inches: 8 },
        { of: "Pack", at: "Late", facing: "left", inches: 4 },
      ],
    },
  ),
  battle(
    "rolled",
    { en: "A battle, its map and its length rolled", fr: "Une bataille, sa carte et sa durée tirées au sort" },
    { battle: "roll", map: "roll", length: "random" },
  ),
  battle(
    "break-point",
    { en: "A battle to the Break Point", fr: "Une bataille jusqu’au point de rupture" },
    { battle: "break-point", map: "none" },
  ),
  battle(
    "flank-attack",
    { en: "A battle with units that wait on a flank", fr: "Une bataille avec des unités qui attendent sur un flanc" },
    { battle: "flank-attack", map: "none" },
  ),
  battle(
    "meeting",
    { en: "A battle of two armies on the march", fr: "Une bataille de deux armées en marche" },
    { battle: "meeting-engagement", map: "none" },
  ),
  battle(
    "pass",
    { en: "A battle in a mountain pass", fr: "Une bataille dans un col" },
    { battle: "mountain-pass", map: "none" },
  ),
  battle(
    "command",
    { en: "A battle for the middle of the table", fr: "Une bataille pour le milieu de la table" },
    { battle: "command-and-control", map: "none" },
  ),
  {
    id: "charges",
    title: { en: "Riders of the steppe against a wild host", fr: "Cavaliers des steppes contre une horde sauvage" },
    scenario: scenarioOf({ battle: "open-battle", armies: ["steppe-riders", "wild-host"], map: "none" }),
  },
  {
    id: "wheels",
    title: { en: "Chariots among woods, walls and ruins", fr: "Des chars entre bois, murs et ruines" },
    scenario: scenarioOf({
      battle: "open-battle",
      armies: ["salt-plains", "salt-plains"],
      map: "broken-town",
      feature: "dark-ruins",
    }),
  },
];
