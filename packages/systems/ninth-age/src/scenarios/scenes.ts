import { discScene } from "./discs.ts";
import { machineScene } from "./machines.ts";
import { chargingChariots, tramplingMonsters } from "./monsters.ts";
import { daemonScene, undeadScene } from "./natures.ts";
import { missileScene } from "./missiles.ts";
import { platformScene } from "./platforms.ts";
import type { NamedScenario } from "@tercio/kernel";
import { scenarioOf } from "../scene/index.ts";
import type { Scene, SceneCharacter } from "../scene/types.ts";

const of = (id: string, title: NamedScenario["title"], scene: Scene): NamedScenario => ({
  id,
  title,
  scenario: scenarioOf(scene),
});

const led = { champion: true, standard: true, musician: true } as const;

/** A Character on the base of the infantry that it joins. */
const hero = (
  name: NamedScenario["title"],
  base: number,
  weapons: NonNullable<Exclude<SceneCharacter["profile"], string>["weapons"]>,
  dis: number,
  cost: number,
  rules: readonly string[] = [],
): SceneCharacter => ({
  cost,
  profile: {
    ...{ name, type: "Infantry", height: "Standard", base: [base, base], adv: 4, mar: 8, dis, weapons },
    ...{ rules, hp: 3, def: 5, res: 4, suit: "plate", parts: [{ att: 4, off: 5, str: 4, ap: 1, agi: 5 }] },
  },
});

/** Battles that begin in the middle, each where one family of rules is about to speak. */
export const fromScenes: readonly NamedScenario[] = [
  of(
    "fear",
    { en: "Fear on every side", fr: "La peur de tous côtés" },
    {
      turn: 4,
      phase: "charge",
      units: {
        Griffons: { side: "first", profile: "knights-of-the-sun-griffon", models: 4, files: 4, at: [-8, -6], ...led },
        Halberds: { side: "first", profile: "heavy-infantry-with-halberds", models: 30, files: 6, at: [6, -5], ...led },
        Feldraks: { side: "second", profile: "feldraks", models: 3, files: 3, at: [6, 3] },
        Spears: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [-8, 4], ...led },
      },
    },
  ),
  of(
    "champions",
    { en: "Champions look for a duel", fr: "Des champions cherchent le duel" },
    {
      turn: 5,
      phase: "melee",
      units: {
        Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], ...led },
        Halberds: { side: "first", profile: "heavy-infantry-with-halberds", models: 12, files: 6, at: [16, 0], ...led },
        Warriors: { side: "second", profile: "warriors", models: 15, files: 5, ...led, state: { charging: true } },
        Barbarians: { side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5, ...led },
      },
      contact: [
        { of: "Warriors", at: "Guard", facing: "front" },
        { of: "Barbarians", at: "Halberds", facing: "front" },
      ],
    },
  ),
  of(
    "heroes",
    { en: "Heroes among their men", fr: "Des héros parmi leurs hommes" },
    {
      turn: 5,
      phase: "melee",
      units: {
        Guard: {
          ...{ side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], ...led },
          characters: [hero({ en: "Marshal", fr: "Maréchal" }, 20, ["hand-weapon", "great-weapon"], 9, 160)],
        },
        Halberds: {
          ...{ side: "first", profile: "heavy-infantry-with-halberds", models: 19, files: 5, at: [16, 0], ...led },
          characters: [hero({ en: "Artificer", fr: "Artificier" }, 20, ["hand-weapon"], 8, 110)],
        },
        Swords: {
          ...{ side: "second", profile: "barbarians-with-great-weapons", models: 18, files: 5, ...led },
          characters: [
            hero({ en: "Chieftain", fr: "Chef de clan" }, 25, ["hand-weapon", "paired-weapons"], 8, 150),
            hero({ en: "Young Chieftain", fr: "Jeune chef de clan" }, 25, ["hand-weapon", "halberd"], 7, 120),
          ],
          state: { charging: true },
        },
        Spears: {
          ...{ side: "second", profile: "barbarians-with-spears", models: 23, files: 5, ...led },
          characters: [
            hero({ en: "Old Chieftain", fr: "Vieux chef de clan" }, 25, ["hand-weapon", "halberd"], 8, 140),
            hero({ en: "Shaman", fr: "Chamane" }, 25, ["hand-weapon"], 8, 130),
          ],
        },
      },
      contact: [
        { of: "Swords", at: "Guard", facing: "front" },
        { of: "Spears", at: "Halberds", facing: "front" },
      ],
    },
  ),
  of(
    "leaders",
    { en: "Generals and Battle Standards", fr: "Généraux et grandes bannières" },
    {
      turn: 4,
      phase: "charge",
      units: {
        Guard: {
          ...{ side: "first", profile: "imperial-guard", models: 19, files: 5, at: [0, -5], ...led },
          characters: [
            hero({ en: "Marshal", fr: "Maréchal" }, 20, ["hand-weapon", "great-weapon"], 9, 160, ["general"]),
          ],
        },
        Halberds: {
          ...{ side: "first", profile: "heavy-infantry-with-halberds", models: 19, files: 5, at: [9, -5], ...led },
          characters: [
            hero({ en: "Standard Marshal", fr: "Maréchal à la bannière" }, 20, ["hand-weapon"], 8, 140, [
              "battle-standard-bearer",
            ]),
          ],
        },
        Spears: { side: "first", profile: "heavy-infantry-with-spears", models: 20, files: 5, at: [-9, -6], ...led },
        Cavalry: { side: "first", profile: "electoral-cavalry", models: 5, files: 5, at: [22, -6] },
        Swords: {
          ...{ side: "second", profile: "barbarians-with-great-weapons", models: 19, files: 5, at: [4, 4], ...led },
          characters: [
            hero({ en: "Chieftain", fr: "Chef de clan" }, 25, ["hand-weapon", "halberd"], 8, 200, [
              ...["general", "battle-standard-bearer"],
            ]),
          ],
        },
        Hounds: { side: "second", profile: "warhounds", models: 8, files: 4, at: [-9, 3] },
        Horsemen: { side: "second", profile: "barbarian-horsemen", models: 5, files: 5, at: [20, 6], ...led },
      },
    },
  ),
  of(
    "panic",
    { en: "One flight may become many", fr: "Une fuite peut en entraîner d’autres" },
    {
      turn: 4,
      phase: "melee",
      units: {
        Few: { side: "first", profile: "heavy-infantry-with-spears", models: 6, files: 5, at: [0, 0] },
        Left: { side: "first", profile: "heavy-infantry-with-halberds", models: 10, files: 5, at: [-6, -3] },
        Right: { side: "first", profile: "heavy-infantry-with-halberds", models: 10, files: 5, at: [6, -3] },
        Reserve: { side: "first", profile: "electoral-cavalry", models: 5, files: 5, at: [0, -9], ...led },
        Warriors: { side: "second", profile: "warriors", models: 15, files: 5, ...led, state: { charging: true } },
        Hounds: { side: "second", profile: "warhounds", models: 8, files: 4, at: [-14, 6] },
      },
      contact: [{ of: "Warriors", at: "Few", facing: "front" }],
    },
  ),
  of(
    "fever-and-stubborn",
    { en: "Battle fever against the stubborn", fr: "Fièvre du combat contre obstinés" },
    {
      turn: 5,
      phase: "charge",
      units: {
        Horsemen: { side: "first", profile: "barbarian-horsemen", models: 8, files: 5, at: [-9, -5], ...led },
        Axes: { side: "first", profile: "barbarians-with-great-weapons", models: 20, files: 5, at: [4, -5], ...led },
        Sworn: {
          side: "second",
          at: [4, 4],
          models: 12,
          files: 6,
          ...led,
          profile: {
            name: { en: "Sworn swords", fr: "Épées jurées" },
            type: "Infantry",
            height: "Standard",
            base: [20, 20],
            adv: 4,
            mar: 8,
            dis: 8,
            hp: 1,
            def: 4,
            res: 3,
            suit: "heavy",
            shield: true,
            parts: [{ att: 1, off: 4, str: 3, ap: 0, agi: 4 }],
            rules: ["stubborn", "parry"],
          },
        },
        Hounds: { side: "second", profile: "warhounds", models: 10, files: 5, at: [-9, 3] },
      },
    },
  ),
  of(
    "steadfast",
    { en: "Few hard hitters against many ranks", fr: "Peu d’élites contre beaucoup de rangs" },
    {
      turn: 5,
      phase: "melee",
      active: "second",
      units: {
        Spears: { side: "first", profile: "heavy-infantry-with-spears", models: 40, files: 5, at: [0, 0], ...led },
        Feldraks: { side: "second", profile: "feldraks", models: 4, files: 4, state: { charging: true } },
        Horsemen: { side: "second", profile: "barbarian-horsemen", models: 5, files: 5, ...led },
      },
      contact: [
        { of: "Feldraks", at: "Spears", facing: "front" },
        { of: "Horsemen", at: "Spears", facing: "left" },
      ],
    },
  ),
  of(
    "many-in-one-combat",
    { en: "Five units in one combat", fr: "Cinq unités dans un même combat" },
    {
      turn: 5,
      phase: "melee",
      units: {
        Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], ...led },
        Knights: {
          side: "first",
          profile: "electoral-cavalry",
          models: 5,
          files: 5,
          ...led,
          state: { charging: true },
        },
        Warriors: { side: "second", profile: "warriors", models: 15, files: 5, ...led },
        Hounds: { side: "second", profile: "warhounds", models: 3, files: 3 },
        Axes: { side: "second", profile: "barbarians-with-great-weapons", models: 16, files: 4 },
      },
      contact: [
        { of: "Warriors", at: "Guard", facing: "front" },
        { of: "Hounds", at: "Guard", facing: "left", offset: -10 },
        { of: "Axes", at: "Guard", facing: "rear" },
        { of: "Knights", at: "Warriors", facing: "left" },
      ],
    },
  ),
  of(
    "flight",
    { en: "Rallying, fleeing on, hunting the fleeing", fr: "Ralliement, fuite et poursuite" },
    {
      turn: 4,
      phase: "turn",
      units: {
        Routed: {
          side: "first",
          profile: "heavy-infantry-with-spears",
          models: 14,
          files: 5,
          at: [-6, -10],
          facing: "south",
          musician: true,
          state: { fleeing: true },
        },
        Remnant: {
          side: "first",
          profile: "imperial-guard",
          models: 4,
          files: 4,
          startModels: 20,
          at: [8, -14],
          facing: "south",
          state: { fleeing: true },
        },
        Knights: { side: "first", profile: "electoral-cavalry", models: 5, files: 5, at: [0, -6], ...led },
        Horsemen: { side: "second", profile: "barbarian-horsemen", models: 5, files: 5, at: [8, -4], ...led },
        Hounds: {
          side: "second",
          profile: "warhounds",
          models: 6,
          files: 6,
          at: [-2, 6],
          facing: "north",
          state: { fleeing: true },
        },
        Warriors: { side: "second", profile: "warriors", models: 15, files: 5, at: [-10, 2], ...led },
      },
    },
  ),
  of(
    "chariots",
    { en: "Chariots run through the enemy", fr: "Des chars fuient à travers l’ennemi" },
    {
      turn: 4,
      phase: "turn",
      units: {
        Chariots: {
          side: "first",
          at: [-8, -6],
          facing: "north",
          models: 3,
          files: 3,
          startModels: 4,
          cost: 260,
          state: { fleeing: true },
          profile: {
            name: { en: "War chariots", fr: "Chars de guerre" },
            ...{
              type: "Construct",
              height: "Large",
              base: [50, 100],
              adv: 7,
              mar: 7,
              dis: 5,
              hp: 4,
              def: 3,
              res: 4,
              arm: 3,
            },
            parts: [
              { name: { en: "Crew", fr: "Équipage" }, att: 2, off: 3, str: 3, ap: 0, agi: 3 },
              { name: { en: "Horses", fr: "Chevaux" }, att: 2, off: 3, str: 3, ap: 0, agi: 3, harnessed: true },
            ],
            weapons: ["hand-weapon", "halberd"],
          },
        },
        Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [6, -8], ...led },
        Spears: { side: "second", profile: "barbarians-with-spears", models: 20, files: 10, at: [-8, -3], ...led },
        Feldraks: { side: "second", profile: "feldraks", models: 3, files: 3, at: [8, 4] },
      },
    },
  ),
  of(
    "last-turn",
    { en: "The last turn: spoils to be carried home", fr: "Le dernier tour : un butin à emporter" },
    {
      turn: 6,
      phase: "charge",
      objective: "spoils-of-war",
      deployment: "frontline-clash",
      markers: [{ at: [-20, 0] }, { at: [0, 0], carrier: "Guard" }, { at: [20, 0] }],
      units: {
        Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], ...led },
        Spears: { side: "first", profile: "heavy-infantry-with-spears", models: 20, files: 5, at: [-20, -3] },
        Feldraks: { side: "second", profile: "feldraks", models: 3, files: 3, at: [10, 6], facing: 225 },
        Hounds: { side: "second", profile: "warhounds", models: 8, files: 4, at: [20, 4] },
      },
    },
  ),
  of(
    "machines",
    {
      en: "War Machines are charged, others move at random",
      fr: "Des Machines de guerre chargées, d’autres au hasard",
    },
    machineScene,
  ),
  of("discs", { en: "Models on round bases charge", fr: "Des figurines à socle rond chargent" }, discScene),
  of(
    "undead",
    {
      en: "The dead under their lord, zealots and terror",
      fr: "Les morts et leur seigneur, des fanatiques et la terreur",
    },
    undeadScene,
  ),
  of(
    "daemons",
    { en: "Daemons who crumble against elves", fr: "Des démons qui s’effritent contre des elfes" },
    daemonScene,
  ),
  of(
    "charging-chariots",
    { en: "Chariots run over infantry", fr: "Des chars écrasent l’infanterie" },
    chargingChariots,
  ),
  of(
    "trampling-monsters",
    { en: "Monsters breathe and trample", fr: "Des monstres soufflent et piétinent" },
    tramplingMonsters,
  ),
  of(
    "platforms",
    {
      en: "A War Platform and large heroes among their men",
      fr: "Une Plateforme de guerre et de grands héros parmi leurs hommes",
    },
    platformScene,
  ),
  of("missiles", { en: "Bows, guns and artillery", fr: "Arcs, arquebuses et artillerie" }, missileScene),
];
