import type { Entry } from "../entry/entry.ts";

/** Artillery profiles. */
export const artillery: readonly Entry[] = [
  {
    id: "tow.table.artillery",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "table",
    names: { en: "Artillery table", fr: "Tableau d’artillerie", ours: true },
    summary: {
      en: "Ten profiles; the repeater bolt thrower has two. A figure in brackets is for the model under the centre hole of the template, the plain one for the rest.‡ No engine may move and shoot, or Stand & Shoot.°",
      fr: "Dix profils\u00a0; la baliste à répétition en a deux. Une valeur entre parenthèses vaut pour la figurine sous le trou central du gabarit, l’autre pour le reste.‡ Aucune machine ne bouge et tire, ni ne fait Tenir et tirer.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: { profiles: 10, page: 222, repeaterBoltThrowerProfiles: 2, bracketsOnSheets: false },
      },
    },
    see: ["tow.misfire.trigger", "tow.keyword.bombardment"],
    ruling: "artillery-brackets",
  },
  {
    id: "tow.artillery.bolt-thrower",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Bolt thrower", fr: "Baliste", ours: true },
    summary: {
      en: "48″, S6, AP -3, an unsaved wound takes 2 Wounds. Roll To Hit with Ballistic Skill;° the bolt goes on through further ranks, 1 Strength weaker each time.°",
      fr: "48″, F6, PA -3, une blessure non sauvegardée ôte 2 Points de Vie. On touche à la Capacité de Tir\u00a0;° le trait traverse les rangs suivants en perdant 1 de Force à chaque fois.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 48,
          strength: 6,
          armourPenetration: -3,
          rules: ["Through & Through", "Multiple Wounds (2)", "Move or Shoot", "Cumbersome"],
          multipleWounds: 2,
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
      "tow.keyword.through-and-through",
    ],
    misprints: [
      {
        printed: {
          en: "a full stop between two of its special rules",
          fr: "un point entre deux de ses règles spéciales",
        },
        used: { en: "a comma", fr: "une virgule" },
        why: { en: "The rules are a list.", fr: "Les règles forment une liste." },
      },
    ],
  },
  {
    id: "tow.artillery.repeater-bolt-thrower",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Repeater bolt thrower", fr: "Baliste à répétition", ours: true },
    summary: {
      en: "As a bolt thrower: 48″, S6, AP -3, Multiple Wounds (2), Through & Through. Or use its Rapid Fire profile instead.",
      fr: "Comme une baliste : 48″, F6, PA -3, Blessures multiples (2), De part en part. Ou bien son profil de Cadence rapide.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 48,
          strength: 6,
          armourPenetration: -3,
          rules: ["Through & Through", "Rapid Fire", "Multiple Wounds (2)", "Move or Shoot", "Cumbersome"],
          multipleWounds: 2,
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
      "tow.keyword.rapid-fire",
      "tow.keyword.through-and-through",
    ],
    misprints: [
      {
        printed: {
          en: "a full stop between two of its special rules",
          fr: "un point entre deux de ses règles spéciales",
        },
        used: { en: "a comma", fr: "une virgule" },
        why: { en: "The rules are a list.", fr: "Les règles forment une liste." },
      },
    ],
  },
  {
    id: "tow.artillery.repeater-bolt-thrower-rapid-fire",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Repeater bolt thrower (Rapid Fire)", fr: "Baliste à répétition (cadence rapide)", ours: true },
    summary: {
      en: "48″, S4, AP -1, Armour Bane (1). Multiple Shots (D3+3); so many shots at -1 To Hit, or one without.°",
      fr: "48″, F4, PA -1, Perce-armure (1). Tirs multiples (D3+3)\u00a0; autant de tirs à -1 pour toucher, ou un seul sans malus.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 48,
          strength: 4,
          armourPenetration: -1,
          rules: ["Multiple Shots (D3+3)", "Move or Shoot", "Cumbersome", "Armour Bane (1)"],
          armourBane: 1,
          multipleShots: "D3+3",
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.armour-bane",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-shots",
      "tow.keyword.rapid-fire",
    ],
  },
  {
    id: "tow.artillery.stone-thrower",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Stone thrower", fr: "Catapulte", ours: true },
    summary: {
      en: "12″ to 60″. Bombardment: S4, AP -1; under the centre hole S8, AP -3 and D3+1 Wounds.‡ Its template is the 3″ one.° Misfires on the stone thrower table.",
      fr: "12″ à 60″. Bombardement\u00a0: F4, PA -1\u00a0; sous le trou central F8, PA -3 et D3+1 Points de Vie.‡ Son gabarit est celui de 3″.° Incidents sur le tableau de la catapulte.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: [12, 60],
          strength: [4, 8],
          armourPenetration: [-1, -3],
          rules: ["Multiple Wounds (D3+1)", "Move or Shoot", "Cumbersome", "Bombardment"],
          multipleWounds: "D3+1",
          template: 3,
          minimumRange: 12,
          maximumRange: 60,
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.bombardment",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
    ],
    ruling: "artillery-brackets",
  },
  {
    id: "tow.artillery.cannon",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Cannon", fr: "Canon", ours: true },
    summary: {
      en: "48″, S8, AP -2, Armour Bane (2), D3 Wounds. Cannon Fire: the ball strikes and bounces on, hitting what lies in its path.° Misfires on the black powder table.°",
      fr: "48″, F8, PA -2, Perce-armure (2), D3 Points de Vie. Tir de canon\u00a0: le boulet frappe puis rebondit et touche ce qu’il rencontre.° Incidents sur le tableau de la poudre noire.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 48,
          strength: 8,
          armourPenetration: -2,
          rules: ["Multiple Wounds (D3)", "Move or Shoot", "Cumbersome", "Cannon Fire", "Armour Bane (2)"],
          armourBane: 2,
          multipleWounds: "D3",
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.armour-bane",
      "tow.keyword.cannon-fire",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
    ],
    misprints: [
      {
        printed: { en: "“Multiple Wound (D3)”", fr: "« Multiple Wound (D3) »" },
        used: { en: "Multiple Wounds (D3)", fr: "Multiple Wounds (D3)" },
        why: { en: "A letter is missing.", fr: "Il manque une lettre." },
      },
    ],
  },
  {
    id: "tow.artillery.great-cannon",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Great cannon", fr: "Grand canon", ours: true },
    summary: {
      en: "60″, S10, AP -3, Armour Bane (2), D3+1 Wounds. Cannon Fire as for the cannon.",
      fr: "60″, F10, PA -3, Perce-armure (2), D3+1 Points de Vie. Tir de canon comme pour le canon.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 60,
          strength: 10,
          armourPenetration: -3,
          rules: ["Multiple Wounds (D3+1)", "Move or Shoot", "Cumbersome", "Cannon Fire", "Armour Bane (2)"],
          armourBane: 2,
          multipleWounds: "D3+1",
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.armour-bane",
      "tow.keyword.cannon-fire",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
    ],
    misprints: [
      {
        printed: { en: "“Amour Bane”", fr: "« Amour Bane »" },
        used: { en: "Armour Bane", fr: "Armour Bane" },
        why: {
          en: "A letter is missing; other rows of the same table spell it in full.",
          fr: "Il manque une lettre ; d’autres lignes du même tableau l’écrivent en entier.",
        },
      },
    ],
  },
  {
    id: "tow.artillery.grapeshot",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Grapeshot", fr: "Mitraille", ours: true },
    summary: {
      en: "12″, S4, AP -1. Needs More Nails: an Artillery dice gives the number of hits, with no roll To Hit.°",
      fr: "12″, F4, PA -1. Il faut plus de clous\u00a0: un dé d’artillerie donne le nombre de touches, sans jet pour toucher.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 12,
          strength: 4,
          armourPenetration: -1,
          rules: ["Needs More Nails", "Move or Shoot", "Cumbersome"],
        },
      },
    },
    see: ["tow.table.artillery", "tow.keyword.cumbersome", "tow.keyword.move-or-shoot", "tow.keyword.needs-more-nails"],
  },
  {
    id: "tow.artillery.organ-gun",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Organ gun", fr: "Canon orgue", ours: true },
    summary: {
      en: "30″, S5, AP -1, Armour Bane (2). Two Artillery dice give the number of shots;° roll To Hit with each.°",
      fr: "30″, F5, PA -1, Perce-armure (2). Deux dés d’artillerie donnent le nombre de tirs\u00a0;° jet pour toucher pour chacun.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 30,
          strength: 5,
          armourPenetration: -1,
          rules: ["Multi-Barrelled", "Move or Shoot", "Cumbersome", "Armour Bane (2)"],
          armourBane: 2,
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.armour-bane",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multi-barrelled",
    ],
    misprints: [
      {
        printed: { en: "“Amour Bane”", fr: "« Amour Bane »" },
        used: { en: "Armour Bane", fr: "Armour Bane" },
        why: {
          en: "A letter is missing; other rows of the same table spell it in full.",
          fr: "Il manque une lettre ; d’autres lignes du même tableau l’écrivent en entier.",
        },
      },
    ],
  },
  {
    id: "tow.artillery.mortar",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Mortar", fr: "Mortier", ours: true },
    summary: {
      en: "12″ to 48″. Bombardment: S2, AP -2; under the centre hole S6, AP -3 and D3 Wounds.‡ Its template is the 5″ one.° Armour Bane (1) throughout.‡",
      fr: "12″ à 48″. Bombardement\u00a0: F2, PA -2\u00a0; sous le trou central F6, PA -3 et D3 Points de Vie.‡ Son gabarit est celui de 5″.° Perce-armure (1) partout.‡",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: [12, 48],
          strength: [2, 6],
          armourPenetration: [-2, -3],
          rules: ["Multiple Wounds (D3)", "Move or Shoot", "Cumbersome", "Bombardment", "Armour Bane (1)"],
          armourBane: 1,
          multipleWounds: "D3",
          template: 5,
          minimumRange: 12,
          maximumRange: 48,
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.armour-bane",
      "tow.keyword.bombardment",
      "tow.keyword.cumbersome",
      "tow.keyword.move-or-shoot",
      "tow.keyword.multiple-wounds",
    ],
    ruling: "mortar-armour-bane",
    misprints: [
      {
        printed: {
          en: "A second Strength and AP in brackets, and Multiple Wounds (D3), without saying for which models.",
          fr: "Une deuxième Force et une deuxième PA entre parenthèses, et Blessures multiples (D3), sans dire pour qui.",
        },
        used: {
          en: "The bracketed figures and the D3 Wounds for the model under the centre hole.",
          fr: "Les valeurs entre parenthèses et les D3 Points de Vie pour la figurine sous le trou central.",
        },
        why: {
          en: "As for every engine with brackets, a decision of this program.",
          fr: "Comme pour toute machine à parenthèses, une décision de ce programme.",
        },
      },
    ],
  },
  {
    id: "tow.artillery.fire-throwers",
    chapter: "artillery",
    phases: ["shooting"],
    kind: "weapon",
    names: { en: "Fire throwers", fr: "Lance-feu", ours: true },
    summary: {
      en: "12″, S5, AP -1, Flaming Attacks. Column of Fire: every model under the flame template risks being hit.°",
      fr: "12″, F5, PA -1, Attaques enflammées. Colonne de feu\u00a0: toute figurine sous le gabarit de flammes risque d’être touchée.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Artillery pg. 222",
        facts: {
          range: 12,
          strength: 5,
          armourPenetration: -1,
          rules: ["Move or Shoot", "Flaming Attacks", "Cumbersome", "Column of Fire"],
        },
      },
    },
    see: [
      "tow.table.artillery",
      "tow.keyword.column-of-fire",
      "tow.keyword.cumbersome",
      "tow.keyword.flaming-attacks",
      "tow.keyword.move-or-shoot",
    ],
  },
];
