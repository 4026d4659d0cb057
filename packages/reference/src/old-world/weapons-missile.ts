import type { Entry } from "../entry/entry.ts";

/** Missile weapons; the Movement phase is named for Stand & Shoot. */
export const weaponsMissile: readonly Entry[] = [
  {
    id: "tow.table.weapons.missile",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "table",
    names: { en: "Missile weapons table", fr: "Tableau des armes de tir", ours: true },
    summary: {
      en: "Sixteen missile weapons with range in inches, Strength, AP and rules. Beyond half range a shot counts as long range.°",
      fr: "Seize armes de tir avec portée en pouces, Force, PA et règles. Au-delà de la moitié de la portée, le tir est à longue portée.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { weapons: 16, page: 216, columns: ["range", "strength", "armourPenetration", "rules"] },
      },
    },
    see: ["tow.to-hit-modifier.long-range"],
  },
  {
    id: "tow.weapon.missile.shortbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Shortbow", fr: "Arc court", ours: true },
    summary: {
      en: "18″, S3, no AP. Quick Shot and Volley Fire; no penalty for moving, and rear ranks may shoot in part.°",
      fr: "18″, F3, aucune PA. Tir vif et Tir de volée\u00a0; pas de malus de mouvement, et les rangs arrière tirent en partie.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 18, strength: 3, armourPenetration: 0, rules: ["Volley Fire", "Quick Shot"] },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.quick-shot", "tow.keyword.volley-fire"],
  },
  {
    id: "tow.weapon.missile.warbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Warbow", fr: "Arc de guerre", ours: true },
    summary: {
      en: "24″, at the Strength of the archer, no AP. Volley Fire.",
      fr: "24″, à la Force de l’archer, aucune PA. Tir de volée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 24, strength: "S", armourPenetration: 0, rules: ["Volley Fire"] },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.volley-fire"],
  },
  {
    id: "tow.weapon.missile.longbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Longbow", fr: "Arc long", ours: true },
    summary: {
      en: "30″, S3, no AP, Armour Bane (1); a natural 6 To Wound gives AP -1.° Volley Fire.",
      fr: "30″, F3, aucune PA, Perce-armure (1)\u00a0; un 6 naturel pour blesser donne PA -1.° Tir de volée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 30,
          strength: 3,
          armourPenetration: 0,
          rules: ["Volley Fire", "Armour Bane (1)"],
          armourBane: 1,
        },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.armour-bane", "tow.keyword.volley-fire"],
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
    id: "tow.weapon.missile.repeater-handbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Repeater handbow", fr: "Arbalète de poing à répétition", ours: true },
    summary: {
      en: "12″, S3, no AP. Multiple Shots (2); two shots at -1 To Hit, or one without.° Quick Shot.",
      fr: "12″, F3, aucune PA. Tirs multiples (2)\u00a0; deux tirs à -1 pour toucher, ou un seul sans malus.° Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 12,
          strength: 3,
          armourPenetration: 0,
          rules: ["Quick Shot", "Multiple Shots (2)"],
          multipleShots: 2,
        },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.multiple-shots", "tow.keyword.quick-shot"],
  },
  {
    id: "tow.weapon.missile.brace-of-repeater-handbows",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Brace of repeater handbows", fr: "Paire d’arbalètes de poing à répétition", ours: true },
    summary: {
      en: "12″, S3, no AP. Multiple Shots (4); four shots at -1 To Hit, or one without.° Quick Shot.",
      fr: "12″, F3, aucune PA. Tirs multiples (4)\u00a0; quatre tirs à -1 pour toucher, ou un seul sans malus.° Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 12,
          strength: 3,
          armourPenetration: 0,
          rules: ["Quick Shot", "Multiple Shots (4)"],
          multipleShots: 4,
        },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.multiple-shots", "tow.keyword.quick-shot"],
  },
  {
    id: "tow.weapon.missile.crossbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Crossbow", fr: "Arbalète", ours: true },
    summary: {
      en: "30″, S4, no AP, Armour Bane (2); a natural 6 To Wound gives AP -2.° Ponderous; -2 To Hit after moving.°",
      fr: "30″, F4, aucune PA, Perce-armure (2)\u00a0; un 6 naturel pour blesser donne PA -2.° Malcommode\u00a0; -2 pour toucher après un mouvement.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 30, strength: 4, armourPenetration: 0, rules: ["Ponderous", "Armour Bane (2)"], armourBane: 2 },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.armour-bane", "tow.keyword.ponderous", "tow.to-hit-modifier.list"],
  },
  {
    id: "tow.weapon.missile.repeater-crossbow",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Repeater crossbow", fr: "Arbalète à répétition", ours: true },
    summary: {
      en: "24″, S3, no AP. Multiple Shots (2); two shots at -1 To Hit, or one without.° Armour Bane (1).",
      fr: "24″, F3, aucune PA. Tirs multiples (2)\u00a0; deux tirs à -1 pour toucher, ou un seul sans malus.° Perce-armure (1).",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 24,
          strength: 3,
          armourPenetration: 0,
          rules: ["Multiple Shots (2)", "Armour Bane (1)"],
          armourBane: 1,
          multipleShots: 2,
        },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.armour-bane", "tow.keyword.multiple-shots"],
  },
  {
    id: "tow.weapon.missile.pistol",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Pistol", fr: "Pistolet", ours: true },
    summary: {
      en: "12″, S4, AP -1, Armour Bane (1). Its row has no Quick Shot.",
      fr: "12″, F4, PA -1, Perce-armure (1). Sa ligne n’a pas Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 12, strength: 4, armourPenetration: -1, rules: ["Armour Bane (1)"], armourBane: 1 },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.armour-bane"],
  },
  {
    id: "tow.weapon.missile.brace-of-pistols",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Brace of pistols", fr: "Paire de pistolets", ours: true },
    summary: {
      en: "12″, S4, AP -1, Armour Bane (1). Multiple Shots (2); two shots at -1 To Hit, or one without.° Quick Shot.",
      fr: "12″, F4, PA -1, Perce-armure (1). Tirs multiples (2)\u00a0; deux tirs à -1 pour toucher, ou un seul sans malus.° Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 12,
          strength: 4,
          armourPenetration: -1,
          rules: ["Quick Shot", "Multiple Shots (2)", "Armour Bane (1)"],
          armourBane: 1,
          multipleShots: 2,
        },
      },
    },
    see: [
      "tow.table.weapons.missile",
      "tow.keyword.armour-bane",
      "tow.keyword.multiple-shots",
      "tow.keyword.quick-shot",
    ],
  },
  {
    id: "tow.weapon.missile.repeater-pistol",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Repeater pistol", fr: "Pistolet à répétition", ours: true },
    summary: {
      en: "12″, S4, AP -1, Armour Bane (1). Multiple Shots (3); three shots at -1 To Hit, or one without.° Quick Shot.",
      fr: "12″, F4, PA -1, Perce-armure (1). Tirs multiples (3)\u00a0; trois tirs à -1 pour toucher, ou un seul sans malus.° Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 12,
          strength: 4,
          armourPenetration: -1,
          rules: ["Quick Shot", "Multiple Shots (3)", "Armour Bane (1)"],
          armourBane: 1,
          multipleShots: 3,
        },
      },
    },
    see: [
      "tow.table.weapons.missile",
      "tow.keyword.armour-bane",
      "tow.keyword.multiple-shots",
      "tow.keyword.quick-shot",
    ],
  },
  {
    id: "tow.weapon.missile.handgun",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Handgun", fr: "Arquebuse", ours: true },
    summary: {
      en: "24″, S4, AP -1, Armour Bane (1). Ponderous; -2 To Hit after moving.°",
      fr: "24″, F4, PA -1, Perce-armure (1). Malcommode\u00a0; -2 pour toucher après un mouvement.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 24,
          strength: 4,
          armourPenetration: -1,
          rules: ["Ponderous", "Armour Bane (1)"],
          armourBane: 1,
        },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.armour-bane", "tow.keyword.ponderous", "tow.to-hit-modifier.list"],
  },
  {
    id: "tow.weapon.missile.repeater-handgun",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Repeater handgun", fr: "Arquebuse à répétition", ours: true },
    summary: {
      en: "24″, S4, AP -1, Armour Bane (1). Multiple Shots (3); three shots at -1 To Hit, or one without.° Ponderous; -2 To Hit after moving.°",
      fr: "24″, F4, PA -1, Perce-armure (1). Tirs multiples (3)\u00a0; trois tirs à -1 pour toucher, ou un seul sans malus.° Malcommode\u00a0; -2 pour toucher après un mouvement.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 24,
          strength: 4,
          armourPenetration: -1,
          rules: ["Ponderous", "Multiple Shots (3)", "Armour Bane (1)"],
          armourBane: 1,
          multipleShots: 3,
        },
      },
    },
    see: [
      "tow.table.weapons.missile",
      "tow.keyword.armour-bane",
      "tow.keyword.multiple-shots",
      "tow.keyword.ponderous",
    ],
  },
  {
    id: "tow.weapon.missile.throwing-weapon",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Throwing weapon", fr: "Arme de jet", ours: true },
    summary: {
      en: "9″, user’s Strength, no AP. Multiple Shots (2); two shots at -1 To Hit, or one without.° Move & Shoot and Quick Shot; it may be thrown even after marching, with no penalty for moving.°",
      fr: "9″, Force du porteur, aucune PA. Tirs multiples (2)\u00a0; deux tirs à -1 pour toucher, ou un seul sans malus.° Mouvement et tir et Tir vif\u00a0; elle se lance même après une marche, sans malus de mouvement.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: {
          range: 9,
          strength: "S",
          armourPenetration: 0,
          rules: ["Quick Shot", "Move & Shoot", "Multiple Shots (2)"],
          multipleShots: 2,
        },
      },
    },
    see: [
      "tow.table.weapons.missile",
      "tow.keyword.move-and-shoot",
      "tow.keyword.multiple-shots",
      "tow.keyword.quick-shot",
    ],
  },
  {
    id: "tow.weapon.missile.throwing-axe",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Throwing axe", fr: "Hache de lancer", ours: true },
    summary: { en: "9″, S+1, no AP. Quick Shot.", fr: "9″, F+1, aucune PA. Tir vif." },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 9, strength: "S+1", armourPenetration: 0, rules: ["Quick Shot"] },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.quick-shot"],
  },
  {
    id: "tow.weapon.missile.javelin",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Javelin", fr: "Javelot", ours: true },
    summary: {
      en: "12″, user’s Strength, no AP. Move & Shoot and Quick Shot.",
      fr: "12″, Force du porteur, aucune PA. Mouvement et tir, Tir vif.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 12, strength: "S", armourPenetration: 0, rules: ["Quick Shot", "Move & Shoot"] },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.move-and-shoot", "tow.keyword.quick-shot"],
  },
  {
    id: "tow.weapon.missile.sling",
    chapter: "weapons-missile",
    phases: ["shooting", "movement"],
    kind: "weapon",
    names: { en: "Sling", fr: "Fronde", ours: true },
    summary: {
      en: "18″, S3, no AP. Multiple Shots (2); two shots at -1 To Hit, or one without.°",
      fr: "18″, F3, aucune PA. Tirs multiples (2)\u00a0; deux tirs à -1 pour toucher, ou un seul sans malus.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Missile Weapons pg. 216",
        facts: { range: 18, strength: 3, armourPenetration: 0, rules: ["Multiple Shots (2)"], multipleShots: 2 },
      },
    },
    see: ["tow.table.weapons.missile", "tow.keyword.multiple-shots"],
  },
];
