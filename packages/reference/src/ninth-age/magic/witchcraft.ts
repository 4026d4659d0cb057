import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Witchcraft",
  late: "Voies de magie > Sorcellerie",
  facts: { path: "witchcraft" },
  see: ["t9a.path.witchcraft"],
};

export const witchcraftEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.witchcraft",
    kind: "table",
    names: { en: "Witchcraft", fr: "Sorcellerie" },
    summary: {
      en: "Six spells that bewilder and displace, with the Attribute Spell Evil Eye quickening friends or slowing foes.",
      fr: "Six sorts qui égarent et déplacent, l’Attribut de la Voie Mauvais œil hâtant les alliés ou freinant les ennemis.",
    },
    both: {
      attributeSpell: "evil-eye",
      spells: [
        [1, "ravens-wing"],
        [2, "deceptive-glamour"],
        [3, "twisted-effigy"],
        [4, "the-wheel-turns"],
        [5, "will-o-the-wisp"],
        [6, "bewitching-glare"],
      ],
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "The label of Thaumaturgy stands beside Will-o’-the-Wisp.",
          fr: "Le titre Thaumaturgie se trouve à côté de Feu follet.",
        },
        used: { en: "Will-o’-the-Wisp is Witchcraft 5.", fr: "Feu follet est le sort 5 de Sorcellerie." },
        why: {
          en: "The label slipped by two rows; numbering and sheet 000 agree.",
          fr: "Le titre a glissé de deux rangées ; la numérotation et la feuille 000 concordent.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.evil-eye",
    summary: {
      en: "Attribute Spell. A friend has +1 Advance Rate and +2 March Rate; an enemy -1 and -2, but never under 3 and 6. A unit can be under two of these at most.",
      fr: "Attribut de la Voie. Une unité alliée a +1 en MS et +2 en MF ; une ennemie -1 et -2, mais jamais sous 3 et 6. Une unité en subit deux au maximum.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.ravens-wing",
    summary: {
      en: "The target makes an 8″ Magical Move with Fly and Light Troops, with a Sweeping Attack of D6 Magical hits at Str 4, AP 1 on what it passes over. Boosted (9+): 12″.",
      fr: "La cible fait un Mouvement magique de 8″ avec Vol et Troupe légère, avec une attaque au passage de D6 touches magiques, Fo 4, PA 1, sur ce qu’elle survole. Version améliorée (9+) : 12″.",
    },
    lateSummary: {
      en: "The target makes an 8″ Magical Move with Fly and Light Troops, and is not Scoring until the next Magic Phase begins. Boosted (9+): 12″.",
      fr: "La cible fait un Mouvement magique de 8″ avec Vol et Troupe légère, et n’a plus Capture tant que la Phase de magie suivante n’a pas commencé. Version améliorée (9+) : 12″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.deceptive-glamour",
    summary: {
      en: "The target has -1 Offensive Skill, Defensive Skill and Agility. Boosted (6+): -2 each.",
      fr: "La cible a -1 en Off, Déf et Agi. Version améliorée (6+) : -2 chacune.",
    },
    lateSummary: {
      en: "The target has -1 Offensive Skill, Defensive Skill and Agility (5+). Boosted (8+): -2 each.",
      fr: "La cible a -1 en Off, Déf et Agi (5+). Version améliorée (8+) : -2 chacune.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.twisted-effigy",
    summary: {
      en: "The target may make no Shooting Attacks. Boosted (8+): it also has -2 to its casting rolls.",
      fr: "La cible ne peut plus tirer. Version améliorée (8+) : elle a aussi -2 à ses jets de lancement.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.the-wheel-turns",
    summary: {
      en: "Before any modifier, Melee Attacks by the Rank and File of the target wound on 4+ and its Close Combat Attacks hit on 4+. Boosted (10+): so do attacks aimed at them.",
      fr: "Avant tout modificateur, les Attaques de mêlée des figurines ordinaires de la cible blessent sur 4+ et leurs attaques de corps à corps touchent sur 4+. Version améliorée (10+) : les attaques dirigées contre elles aussi.",
    },
    lateSummary: {
      en: "Melee Attacks on the target hit on a 4, 5 or 6 and miss on a 1, 2 or 3, whatever the skills. Boosted (8+): the same for rolls to wound in place of rolls to hit.",
      fr: "Les Attaques de mêlée sur la cible touchent sur 4, 5 ou 6 et manquent sur 1, 2 ou 3, quelles que soient les valeurs. Version améliorée (8+) : de même pour blesser au lieu de toucher.",
    },
    see: ["t9a.modifier-priority.1", "t9a.modifier-priority.4"],
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.will-o-the-wisp",
    summary: {
      en: "The target, friend or foe, has Random Movement, of 2D6″ or 3D6″ as the Caster’s player picks.",
      fr: "La cible, alliée ou ennemie, a Mouvement aléatoire, de 2D6″ ou de 3D6″ au choix du joueur du Lanceur.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.witchcraft.bewitching-glare",
    summary: {
      en: "Melee Attacks on the target that fail to wound are rolled again. Boosted (12+): Shooting Attacks as well.",
      fr: "Les Attaques de mêlée contre la cible qui ne blessent pas sont relancées. Version améliorée (12+) : les tirs aussi.",
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "All rolls to wound are rerolled, it seems.",
          fr: "Tous les jets pour blesser seraient relancés.",
        },
        used: { en: "Only failed rolls are rerolled.", fr: "Seuls les jets ratés sont relancés." },
        why: {
          en: "Sheet 000 says failed; a Hex that rerolled successes would protect its victim.",
          fr: "La feuille 000 dit ratés ; une Malédiction qui relance les succès protégerait sa victime.",
        },
      },
    ],
  }),
];
