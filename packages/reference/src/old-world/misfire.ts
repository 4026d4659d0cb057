import type { Entry } from "../entry/entry.ts";

/** Misfires of war machines. */
export const misfire: readonly Entry[] = [
  {
    id: "tow.misfire.trigger",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Misfire trigger", fr: "Quand jeter un incident de tir", ours: true },
    summary: {
      en: "When an Artillery dice rolled for a war machine shows Misfire, roll a D6 on its table; the stone thrower table for stone throwers, the black powder table for weapons that use powder.° Organ guns only when both dice misfire.°",
      fr: "Quand un dé d’artillerie jeté pour une machine de guerre montre Incident, jetez un D6 sur son tableau\u00a0; celui de la catapulte pour les catapultes, celui de la poudre noire pour les armes à poudre.° Le canon orgue seulement si les deux dés le montrent.°",
    },
    editions: { standard: { sheet: "003", section: "Misfire Tables", facts: { die: "D6", face: "Misfire" } } },
    see: [
      "tow.misfire.stone-thrower",
      "tow.misfire.black-powder",
      "tow.keyword.artillery-dice",
      "tow.keyword.misfire-tables-assignment",
    ],
  },
  {
    id: "tow.misfire.stone-thrower",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "table",
    names: { en: "Stone Thrower Misfire table", fr: "Incidents de la catapulte", ours: true },
    summary: {
      en: "D6: 1 Destroyed, 2-4 Malfunction, 5-6 Twang.",
      fr: "D6 : 1 Détruit, 2-4 Avarie, 5-6 Corde cassée.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Stone Thrower Misfire Table",
        facts: {
          die: "D6",
          rows: [
            [1, 1, "Destroyed"],
            [2, 4, "Malfunction"],
            [5, 6, "Twang"],
          ],
        },
      },
    },
    see: [
      "tow.misfire.stone-thrower.1",
      "tow.misfire.stone-thrower.2-4",
      "tow.misfire.stone-thrower.5-6",
      "tow.keyword.misfire-tables-assignment",
    ],
  },
  {
    id: "tow.misfire.stone-thrower.1",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Destroyed (stone thrower)", fr: "Détruite (catapulte)", ours: true },
    summary: { en: "The engine breaks apart: remove it at once.", fr: "La machine se brise : on la retire aussitôt." },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Stone Thrower Misfire Table",
        facts: { die: "D6", results: [1], effect: "destroyed" },
      },
    },
    see: ["tow.misfire.stone-thrower"],
  },
  {
    id: "tow.misfire.stone-thrower.2-4",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Malfunction (stone thrower)", fr: "Avarie (catapulte)", ours: true },
    summary: {
      en: "A crewman is caught in the works: the crew loses 1 Wound, this shot is lost, and the engine stays silent until the next round is over.",
      fr: "Un servant est pris dans le mécanisme : l’équipage perd 1 Point de Vie, ce tir est perdu et la machine se tait jusqu’à la fin du round suivant.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Stone Thrower Misfire Table",
        facts: { die: "D6", results: [2, 4], wounds: 1, shootsAgain: "after the end of the next round" },
      },
    },
    see: ["tow.misfire.stone-thrower"],
  },
  {
    id: "tow.misfire.stone-thrower.5-6",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Twang", fr: "Corde cassée", ours: true },
    summary: {
      en: "A rope snaps: no shot this turn, and no further harm.",
      fr: "Une corde casse : pas de tir ce tour-ci, sans autre mal.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Stone Thrower Misfire Table",
        facts: { die: "D6", results: [5, 6], effect: "no shot this turn" },
      },
    },
    see: ["tow.misfire.stone-thrower"],
  },
  {
    id: "tow.misfire.black-powder",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "table",
    names: { en: "Black Powder Misfire table", fr: "Incidents de la poudre noire", ours: true },
    summary: { en: "D6: 1 Destroyed, 2-4 Malfunction, 5-6 Pffft.", fr: "D6 : 1 Détruit, 2-4 Avarie, 5-6 Pffft." },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Black Powder Misfire Table",
        facts: {
          die: "D6",
          rows: [
            [1, 1, "Destroyed"],
            [2, 4, "Malfunction"],
            [5, 6, "Pffft"],
          ],
        },
      },
    },
    see: [
      "tow.misfire.black-powder.1",
      "tow.misfire.black-powder.2-4",
      "tow.misfire.black-powder.5-6",
      "tow.keyword.misfire-tables-assignment",
    ],
  },
  {
    id: "tow.misfire.black-powder.1",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Destroyed (black powder)", fr: "Détruit (poudre noire)", ours: true },
    summary: { en: "The gun blows up: remove it at once.", fr: "La pièce explose : on la retire aussitôt." },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Black Powder Misfire Table",
        facts: { die: "D6", results: [1], effect: "destroyed" },
      },
    },
    see: ["tow.misfire.black-powder"],
  },
  {
    id: "tow.misfire.black-powder.2-4",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Malfunction (black powder)", fr: "Avarie (poudre noire)", ours: true },
    summary: {
      en: "The charge goes off badly and tips the gun over: 1 Wound off the crew, no shot now, none before the next round has ended.",
      fr: "La charge part mal et renverse la pièce : 1 Point de Vie en moins pour l’équipage, pas de tir maintenant, ni avant la fin du round suivant.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Black Powder Misfire Table",
        facts: { die: "D6", results: [2, 4], wounds: 1, shootsAgain: "after the end of the next round" },
      },
    },
    see: ["tow.misfire.black-powder"],
  },
  {
    id: "tow.misfire.black-powder.5-6",
    chapter: "misfire",
    phases: ["shooting"],
    kind: "row",
    names: { en: "Pffft", fr: "Pffft", ours: true },
    summary: {
      en: "The fuse dies: no shot this turn, and that is all.",
      fr: "La mèche s’éteint : pas de tir ce tour-ci, rien de plus.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Black Powder Misfire Table",
        facts: { die: "D6", results: [5, 6], effect: "no shot this turn" },
      },
    },
    see: ["tow.misfire.black-powder"],
  },
];
