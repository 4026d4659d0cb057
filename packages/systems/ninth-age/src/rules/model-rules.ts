import { type Rule, refuse } from "@tercio/kernel";
import { engaged, foes, models, type NinthAge, type Unit, unit } from "../state.ts";
import { hasRule } from "./has-rule.ts";
import type { NinthAgeMoments } from "./moments.ts";
import { because, twoHanded } from "./weapons.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const swiftstride: R = {
  id: "swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  text: {
    en: "Charge Range, Flee, Pursuit and Overrun Distances are Maximised Rolls: one more die, the lowest dropped.",
    fr: "Portée de charge et distances de fuite, poursuite et charge irrésistible : jet maximisé, un dé de plus et le plus bas est retiré.",
  },
  enforces: ["swiftstride"],
  modify: {
    "maximised dice": (_, { unit: u }) => (hasRule(u, "swiftstride") ? because("swiftstride", "add", 1) : null),
  },
};

const chargingMomentum: R = {
  id: "charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  text: { en: "Charging models strike with +1 Agility.", fr: "Les figurines en charge frappent avec +1 en Agilité." },
  enforces: ["charging-momentum"],
  modify: { agility: (_, { unit: u }) => (u.charging ? because("charging-momentum", "add", 1) : null) },
};

const champion: R = {
  id: "champion",
  name: { en: "Champion", fr: "Champion" },
  text: { en: "+1 Attack Value; has Health Points of its own.", fr: "+1 Attaque ; possède ses propres Points de Vie." },
  enforces: ["champion"],
  modify: { "attack value": (_, s) => (s.champion && !s.part.harnessed ? because("champion", "add", 1) : null) },
};

/** A champion of the Dark Gods, rider or on foot: never its mount. */
const favoured = (rule: string, s: { champion: boolean; part: { harnessed: boolean }; by: Unit }): boolean =>
  s.champion && !s.part.harnessed && hasRule(s.by, rule);

const favouredChampion: R = {
  id: "favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  text: {
    en: "The champion has +1 Agility, Offensive Skill, Defensive Skill and Health Point.",
    fr: "Le champion a +1 en Agilité, Capacité Offensive et Capacité Défensive, et un Point de Vie de plus.",
  },
  enforces: ["favoured-champion"],
  modify: {
    agility: (_, { unit: u, part, champion }) =>
      favoured("favoured-champion", { by: u, part, champion }) ? because("favoured-champion", "add", 1) : null,
    "offensive skill": (_, s) => (favoured("favoured-champion", s) ? because("favoured-champion", "add", 1) : null),
    "defensive skill": (_, s) =>
      s.atChampion && hasRule(s.at, "favoured-champion") ? because("favoured-champion", "add", 1) : null,
  },
};

const pathOfTheFavoured: R = {
  id: "path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  text: {
    en: "The champion has Discipline 9, which its unit uses while it stands, and one more Health Point, three at most.",
    fr: "Le champion a une Discipline de 9, dont son unité se sert tant qu’il vit, et un Point de Vie de plus, trois au plus.",
  },
  enforces: ["path-of-the-favoured"],
  modify: {
    discipline: (_, { unit: u }) =>
      u.champion && hasRule(u, "path-of-the-favoured") && u.entry.discipline < 9
        ? because("path-of-the-favoured", "set", 9)
        : null,
  },
};

const parry: R = {
  id: "parry",
  name: { en: "Parry", fr: "Parade" },
  text: {
    en: "Against Close Combat Attacks from the front: Defensive Skill +1, or the attacker's Offensive Skill if that is higher. Needs Hand Weapon and Shield, on foot.",
    fr: "Contre les attaques de corps à corps de front : Capacité Défensive +1, ou la Capacité Offensive de l’attaquant si elle est plus haute. Arme de base et Bouclier, à pied.",
  },
  enforces: ["parry"],
  modify: {
    "defensive skill": (_, s) => {
      const u = s.at;
      if (!hasRule(u, "parry") || s.foeFacing !== "front" || u.weapon !== "hand-weapon" || !u.entry.shield) return null;
      if (s.by.weapon === "paired-weapons" && !s.part.harnessed) return null;
      const own = u.entry.defensiveSkill + 1;
      return s.part.offensiveSkill > own ? because("parry", "set", s.part.offensiveSkill) : because("parry", "add", 1);
    },
  },
};

/** A unit that is itself feared or fearless does not mind Fear. */
const minds = (u: Unit): boolean => !hasRule(u, "fear") && !hasRule(u, "fearless");
export const facesFear = (game: NinthAge, u: Unit): boolean =>
  minds(u) && foes(game, u.id).some((f) => hasRule(unit(game, f.foe), "fear"));

const fear: R = {
  id: "fear",
  name: { en: "Fear", fr: "Peur" },
  text: {
    en: "Enemy units in contact have −1 Discipline and take a Discipline Test at the start of each Round of Combat; if it fails they are Shaken, strike at −1 to hit and are struck at +1 to hit.",
    fr: "Les unités ennemies au contact ont −1 en Discipline et font un test de Discipline au début de chaque round ; en cas d’échec elles sont Ébranlées, frappent à −1 pour toucher et sont frappées à +1.",
  },
  enforces: ["fear"],
  modify: {
    discipline: (game, { unit: u }) => (engaged(game, u.id) && facesFear(game, u) ? because("fear", "add", -1) : null),
    "to-hit roll": (_, s) => {
      const total = (s.by.afraid ? -1 : 0) + (s.at.afraid ? 1 : 0);
      return total === 0 ? null : because("fear", "add", total);
    },
  },
};

const fearless: R = {
  id: "fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  text: {
    en: "Passes Panic Tests, cannot choose Flee as a Charge Reaction, and is immune to Fear.",
    fr: "Réussit ses tests de Panique, ne peut pas choisir Fuir en réaction à une charge, et ne craint pas la Peur.",
  },
  enforces: ["fearless"],
  allow: {
    "flee as a charge reaction": (_, { unit: u }) =>
      hasRule(u, "fearless") && !u.fleeing ? refuse("refuse.fearless-flee", "fearless") : true,
    "take a panic test": (_, { unit: u }) =>
      hasRule(u, "fearless") ? refuse("refuse.fearless-panic", "fearless") : true,
  },
};

const lineFormation: R = {
  id: "line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  text: {
    en: "A unit eight or more models wide makes Supporting Attacks from one more rank, but has no Rank Bonus.",
    fr: "Une unité d’au moins huit figurines de front soutient sur un rang de plus, mais n’a pas de bonus de rang.",
  },
  enforces: ["line-formation"],
  modify: {
    "supporting ranks": (_, { unit: u }) =>
      u.files >= 8 && models(u) > u.files ? because("line-formation", "add", 1) : null,
  },
};

const armourWorn: R = {
  id: "armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  text: {
    en: "Light Armour +1, Heavy Armour +2, Plate Armour +3; a Shield +1 unless both hands hold the weapon in melee.",
    fr: "Armure légère +1, lourde +2, de plates +3 ; Bouclier +1 sauf si l’arme de mêlée occupe les deux mains.",
  },
  enforces: ["armour-worn"],
  modify: {
    armour: (_, { unit: u }) => {
      const suit = { none: 0, light: 1, heavy: 2, plate: 3 }[u.entry.suit];
      const shield = u.entry.shield && !twoHanded(u.weapon) ? 1 : 0;
      return suit + shield === 0 ? null : because("armour-worn", "add", suit + shield);
    },
  },
};

export const modelRules: readonly R[] = [
  swiftstride,
  chargingMomentum,
  champion,
  favouredChampion,
  pathOfTheFavoured,
  parry,
  fear,
  fearless,
  lineFormation,
  armourWorn,
];
