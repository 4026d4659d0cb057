import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Necromancy. */
export const loreNecromancy: readonly Entry[] = [
  {
    id: "tow.lore.necromancy",
    chapter: "lore-necromancy",
    phases: [],
    kind: "table",
    names: { en: "Necromancy (lore)", fr: "Nécromancie", ours: true },
    summary: {
      en: "Seven spells: The Dwellers Below is the signature spell; 1 Deathly Cabal, 2 Unquiet Spirits, 3 Spiritual Vortex, 4 Curse of Years, 5 Spectral Steed, 6 Spirit Leech.",
      fr: "Sept sorts : Les Habitants d’en bas est le sort signature ; 1 Cabale mortelle, 2 Esprits sans repos, 3 Vortex spirituel, 4 Malédiction des ans, 5 Destrier spectral, 6 Sangsue d’âmes.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: {
          spells: 7,
          rows: [
            ["signature", "The Dwellers Below"],
            [1, "Deathly Cabal"],
            [2, "Unquiet Spirits"],
            [3, "Spiritual Vortex"],
            [4, "Curse of Years"],
            [5, "Spectral Steed"],
            [6, "Spirit Leech"],
          ],
        },
      },
    },
    see: [
      "tow.spell.necromancy.the-dwellers-below",
      "tow.spell.necromancy.deathly-cabal",
      "tow.spell.necromancy.unquiet-spirits",
      "tow.spell.necromancy.spiritual-vortex",
      "tow.spell.necromancy.curse-of-years",
      "tow.spell.necromancy.spectral-steed",
      "tow.spell.necromancy.spirit-leech",
    ],
  },
  {
    id: "tow.spell.necromancy.the-dwellers-below",
    chapter: "lore-necromancy",
    phases: ["combat"],
    kind: "spell",
    names: { en: "The Dwellers Below", fr: "Les Habitants d’en bas", ours: true },
    summary: {
      en: "Centre the 3″ template on a unit fighting the caster, then let it scatter D3+1″. Enemy models under it risk being hit: one hit each at S3, no AP.",
      fr: "Centrez le gabarit de 3″ sur une unité au combat avec le lanceur, puis il dévie de D3+1″. Les figurines ennemies dessous risquent d’être touchées : une touche de F3 chacune, sans PA.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", "signature", [version("basic", 7, inCombat, ["assailment"], "instant")], {
          template: 3,
          scatter: "D3+1",
          hits: 1,
          strength: 3,
          armourPenetration: 0,
          page: 95,
          affects: "enemy",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.risks-being-hit",
      "tow.keyword.small-blast",
      "tow.keyword.scatter",
      "tow.keyword.base-contact",
      "tow.keyword.signature-spell",
      "tow.lore.necromancy",
    ],
  },
  {
    id: "tow.spell.necromancy.deathly-cabal",
    chapter: "lore-necromancy",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Deathly Cabal", fr: "Cabale mortelle", ours: true },
    summary: {
      en: "Until your next Start of Turn caster and unit have a Ward save of 6+ against wounds from enemy attacks that are not magical. They cause Fear; those who already did cause Terror.",
      fr: "Jusqu’à votre prochain Début de tour, le lanceur et son unité ont une sauvegarde invulnérable de 6+ contre les blessures d’attaques ennemies non magiques. Ils causent la Peur ; ceux qui la causaient déjà, la Terreur.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell(
          "necromancy",
          1,
          [version("basic", 10, onCaster, ["enchantment"], "until your next Start of Turn")],
          { ward: "6+", against: "non-magical attacks", rules: ["Fear", "Terror if already Fear"] },
        ),
      },
    },
    see: [
      "tow.magic.spell-type.enchantment",
      "tow.keyword.fear",
      "tow.keyword.terror",
      "tow.keyword.ward",
      "tow.keyword.non-magical-attack",
      "tow.lore.necromancy",
    ],
  },
  {
    id: "tow.spell.necromancy.unquiet-spirits",
    chapter: "lore-necromancy",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Unquiet Spirits", fr: "Esprits sans repos", ours: true },
    summary: {
      en: "The target takes 3D6 hits at S2. Armour does not help; Ward and Regeneration do.",
      fr: "La cible subit 3D6 touches de F2. L’armure n’aide pas ; sauvegarde invulnérable et Régénération oui.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", 2, [version("basic", 8, within(15), ["magic missile"], "instant")], {
          hits: "3D6",
          strength: 2,
          armourSave: false,
        }),
      },
    },
    see: ["tow.magic.spell-type.magic-missile", "tow.keyword.regeneration", "tow.keyword.ward", "tow.lore.necromancy"],
  },
  {
    id: "tow.spell.necromancy.spiritual-vortex",
    chapter: "lore-necromancy",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Spiritual Vortex", fr: "Vortex spirituel", ours: true },
    summary: {
      en: "5″ template that stays, hole within 12″ of the caster; dangerous terrain. Enemy units within 8″ have -1 Leadership (at least 2) and get no Inspiring Presence.",
      fr: "Gabarit de 5″ immobile, trou à 12″ du lanceur au plus ; terrain dangereux. Les unités ennemies à 8″ ou moins ont -1 en Commandement (minimum 2) et perdent la Présence inspirante.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", 3, [version("basic", 11, within(12), ["vortex"], "remains in play")], {
          template: 5,
          placement: 12,
          move: 0,
          terrain: "dangerous",
          auraRange: 8,
          leadership: -1,
          minimumLeadership: 2,
          inspiringPresence: false,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.inspiring-presence",
      "tow.keyword.remains-in-play",
      "tow.keyword.large-blast",
      "tow.keyword.dangerous-terrain",
      "tow.lore.necromancy",
    ],
  },
  {
    id: "tow.spell.necromancy.curse-of-years",
    chapter: "lore-necromancy",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Curse of Years", fr: "Malédiction des ans", ours: true },
    summary: {
      en: "Until your next Start of Turn the target has -1 Movement, -1 Weapon Skill and -1 Toughness (at least 1). Hexes already on it end.",
      fr: "Jusqu’à votre prochain Début de tour, la cible a -1 en Mouvement, en Capacité de Combat et en Endurance (minimum 1). Les autres Maléfices qu’elle subit cessent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", 4, [version("basic", 10, within(15), ["hex"], "until your next Start of Turn")], {
          movement: -1,
          weaponSkill: -1,
          toughness: -1,
          minimum: 1,
          endsOther: "hex",
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.lore.necromancy"],
  },
  {
    id: "tow.spell.necromancy.spectral-steed",
    chapter: "lore-necromancy",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Spectral Steed", fr: "Destrier spectral", ours: true },
    summary: {
      en: "Remains in play. A friendly character of the infantry type is Ethereal and has Fly (10) while it lasts.",
      fr: "Reste en jeu. Un personnage ami de type infanterie est Éthéré et a Vol (10) tant que le sort dure.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", 5, [version("basic", 9, within(12), ["conveyance"], "remains in play")], {
          fly: 10,
          rules: ["Ethereal"],
          target: "friendly character",
          troopType: "infantry",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.conveyance",
      "tow.keyword.ethereal",
      "tow.keyword.fly",
      "tow.keyword.remains-in-play",
      "tow.keyword.character",
      "tow.keyword.troop-type-infantry",
      "tow.lore.necromancy",
    ],
  },
  {
    id: "tow.spell.necromancy.spirit-leech",
    chapter: "lore-necromancy",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Spirit Leech", fr: "Sangsue d’âmes", ours: true },
    summary: {
      en: "This turn the target has -2 Leadership (at least 2) and gets no Inspiring Presence. Engaged units may be chosen.",
      fr: "Ce tour-ci, la cible a -2 en Commandement (minimum 2) et perd la Présence inspirante. On peut viser une unité engagée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Necromancy",
        facts: spell("necromancy", 6, [version("basic", 8, within(18), ["hex"], "until the end of this turn")], {
          leadership: -2,
          minimumLeadership: 2,
          inspiringPresence: false,
          engagedTargets: true,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.hex",
      "tow.keyword.inspiring-presence",
      "tow.keyword.base-contact",
      "tow.lore.necromancy",
    ],
  },
];
