import type { Entry } from "../../entry/entry.ts";
import { type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "hereditary",
  early: "",
  late: "Sorts héréditaires",
};

/** Armies only sheet 002 lists. */
export const hereditaryLateArmyEntries: readonly Entry[] = [
  spellEntry(place, {
    id: "t9a.hereditary.cul.spear-of-infinity",
    summary: {
      en: "Army CUL. The Daemon Legions’ spear: one Magical Area Attack (1x5) hit, Str 2, AP 2; the bracketed hit Str 5 with Multiple Wounds (2); +1 Strength per spell that succeeded earlier in the phase.",
      fr: "Armée CUL. La lance des Légions démoniaques : une touche magique d’Attaque de zone (1x5), Fo 2, PA 2 ; la touche entre crochets Fo 5 avec Blessures multiples (2) ; +1 en Force par sort réussi avant elle dans la phase.",
    },
    see: ["t9a.hereditary.dl.spear-of-infinity"],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ldp.spear-of-infinity",
    summary: {
      en: "Army LdP. Identical to the Daemon Legions’ spear: one Magical Area Attack (1x5) hit, Str 2 [5], AP 2 [Multiple Wounds (2)], stronger by 1 for every spell already successful this phase.",
      fr: "Armée LdP. Identique à la lance des Légions démoniaques : une touche magique d’Attaque de zone (1x5), Fo 2 [5], PA 2 [Blessures multiples (2)], plus forte de 1 par sort déjà réussi dans la phase.",
    },
    see: ["t9a.hereditary.dl.spear-of-infinity"],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.ask.frostbite",
    summary: {
      en: "Åsklanders. A friendly target has +1 Armour, an enemy target -1. Boosted (8+): up to two targets.",
      fr: "Åsklanders. Une cible alliée a +1 en Armure, une cible ennemie -1. Version améliorée (8+) : jusqu’à deux cibles.",
    },
  }),
  spellEntry(place, {
    id: "t9a.hereditary.hob.chains-of-pride",
    summary: {
      en: "Hobgoblins. The target is Unstable and Fearless. Boosted (9+): a Supernal target takes no Break Tests any more.",
      fr: "Hobgobelins. La cible est Instable et Sans peur. Version améliorée (9+) : une cible Surnaturelle ne passe plus de Test de moral.",
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "Types U/M without a bracket for either.",
          fr: "Types U/M sans crochet pour l’un ni l’autre.",
        },
        used: {
          en: "Universal when basic, Hex when boosted.",
          fr: "Universel en version de base, Malédiction en version améliorée.",
        },
        why: {
          en: "Pairs on this sheet are read basic / boosted.",
          fr: "Les paires de cette feuille se lisent de base / améliorée.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.hereditary.mak.breath-of-the-steppe",
    ruling: "tornado-marker",
    summary: {
      en: "Makhar. Put down a round Tornado marker, 3″ across, over 1″ away from all units. Units in it or behind it have Soft Cover, and it is Dangerous Terrain (2) even with Strider. Boosted (8+, 18″): Hard Cover and Dangerous Terrain (3).",
      fr: "Makhar. Placer un marqueur « Tornade » rond, large de 3″, à plus de 1″ des unités. Celles qui sont dedans ou derrière ont un Couvert léger, et il est Terrain dangereux (2) même avec Guide. Version améliorée (8+, 18″) : Couvert lourd et Terrain dangereux (3).",
    },
    see: ["t9a.to-hit-modifier.soft-cover", "t9a.to-hit-modifier.hard-cover", "t9a.table.dangerous-terrain"],
  }),
];
