import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Pyromancy",
  late: "Voies de magie > Pyromancie",
  facts: { path: "pyromancy" },
  see: ["t9a.path.pyromancy"],
};

export const pyromancyEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.pyromancy",
    kind: "table",
    names: { en: "Pyromancy", fr: "Pyromancie" },
    summary: {
      en: "Six spells of fire, followed by the Attribute Spell Blaze. Number 2 is Cascading Fire.",
      fr: "Six sorts de feu, suivis de l’Attribut de la Voie Brasier. Le numéro 2 est la Cascade de feu.",
    },
    lateSummary: {
      en: "Six spells of fire, followed by the Attribute Spell Blaze. Number 2 is Cloak of Ashes.",
      fr: "Six sorts de feu, suivis de l’Attribut de la Voie Brasier. Le numéro 2 est Manteau de cendres.",
    },
    early: {
      attributeSpell: "blaze",
      spells: [
        [1, "fireball"],
        [2, "cascading-fire"],
        [3, "flaming-swords"],
        [4, "pyroclastic-flow"],
        [5, "scorching-salvo"],
        [6, "enveloping-embers"],
      ],
    },
    late: {
      attributeSpell: "blaze",
      spells: [
        [1, "fireball"],
        [2, "cloak-of-ashes"],
        [3, "flaming-swords"],
        [4, "pyroclastic-flow"],
        [5, "scorching-salvo"],
        [6, "enveloping-embers"],
      ],
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "The label of Witchcraft stands beside Enveloping Embers.",
          fr: "Le titre Sorcellerie se trouve à côté de Nappe de braises.",
        },
        used: { en: "Enveloping Embers is Pyromancy 6.", fr: "Nappe de braises est le sort 6 de Pyromancie." },
        why: {
          en: "The label slipped by a row; numbering and sheet 000 agree.",
          fr: "Le titre a glissé d’une rangée ; la numérotation et la feuille 000 concordent.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.blaze",
    summary: {
      en: "Attribute Spell. One Flaming, Magical hit at Str 5, AP 2.",
      fr: "Attribut de la Voie. Une touche enflammée et magique, Fo 5, PA 2.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.fireball",
    summary: {
      en: "D6 Flaming, Magical hits at Str 4, AP 0.",
      fr: "D6 touches enflammées et magiques, Fo 4, PA 0.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.cascading-fire",
    summary: {
      en: "D6 Flaming, Magical hits at Str 4, AP 0. Boosted (8+, 12″): 2D6 hits. It needs neither Front Arc nor Line of Sight, but units in combat are off limits.‡",
      fr: "D6 touches enflammées et magiques, Fo 4, PA 0. Version améliorée (8+, 12″)\u00a0: 2D6 touches. Ni arc frontal ni ligne de vue requis, mais pas d’unité au combat.‡",
    },
    see: ["t9a.spell.pyromancy.cloak-of-ashes"],
    ruling: "cascading-fire",
    misprints: [
      {
        edition: "2e-early",
        printed: { en: "Type Hex alone.", fr: "Type Malédiction seulement." },
        used: {
          en: "A Hex, but like the damage spells it may not choose a unit in combat.",
          fr: "Une Malédiction, mais comme les sorts de dégâts elle ne peut choisir une unité au combat.",
        },
        why: {
          en: "It deals hits, so Damage was probably dropped from its types.",
          fr: "Le sort inflige des touches : Dégâts a sans doute disparu de ses types.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.cloak-of-ashes",
    summary: {
      en: "Melee Attacks on the target have -1 to wound. Boosted (9+): Ranged Attacks too.",
      fr: "Les Attaques de mêlée subies par la cible ont -1 pour blesser. Version améliorée (9+) : celles à distance également.",
    },
    see: ["t9a.spell.pyromancy.cascading-fire"],
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.flaming-swords",
    summary: {
      en: "The target’s attacks are Flaming and Magical, and its Melee and Shooting Attacks have +1 to wound. Boosted (11+): all friends in a 6″ Aura.",
      fr: "Les attaques de la cible sont enflammées et magiques, et celles de mêlée et de tir ont +1 pour blesser. Version améliorée (11+) : toutes les unités alliées dans une Aura de 6″.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.pyroclastic-flow",
    summary: {
      en: "2D6 Flaming, Magical hits at Str 4, AP 0. Boosted (10+, 12″): 3D6 hits.",
      fr: "2D6 touches enflammées et magiques, Fo 4, PA 0. Version améliorée (10+, 12″) : 3D6 touches.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.scorching-salvo",
    summary: {
      en: "Each enemy unit the spell may choose in a 24″ Aura takes D3+1 Flaming, Magical hits at Str 4, AP 0.",
      fr: "Chaque unité ennemie que le sort peut choisir dans une Aura de 24″ subit D3+1 touches enflammées et magiques, Fo 4, PA 0.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.pyromancy.enveloping-embers",
    summary: {
      en: "Every single model of the target takes one Flaming, Magical hit at Str 3, AP 0.",
      fr: "Toutes les figurines de la cible, une par une, subissent une touche enflammée et magique, Fo 3, PA 0.",
    },
    lateSummary: {
      en: "One Flaming, Magical hit at Str 3, AP 0 with Area Attack (6x6); up to six ranks take six hits each, never more than they have models.°",
      fr: "Une touche enflammée et magique, Fo 3, PA 0, avec Attaque de zone (6x6)\u00a0; jusqu’à six rangs reçoivent six touches chacun, jamais plus qu’ils n’ont de figurines.°",
    },
  }),
];
