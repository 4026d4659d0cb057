import { stoneThrower } from "./peculiar.ts";
import type { WeaponEntries } from "./weapon.ts";

/**
 * Shooting weapons of the armies played (army books): `range` in inches, `shots` of each model, Strength and Armour
 * Penetration of a hit ("user": those of who throws it). `bracket`: the values of the one hit that an Area Attack or a
 * flame has in brackets; `area`: hits in each rank or file, and in how many of them. Aim stands with who carries it;
 * `inCombat`: what it is to fight with.
 */
export const common = {
  "t9a.rule.bow": {
    name: { en: "Bow", fr: "Arc" },
    asked: true,
    range: 24,
    shots: 1,
    strength: 3,
    armourPenetration: 0,
    attributes: ["volley-fire"],
    reference: {
      text: {
        en: "Range 24″, 1 shot, Strength 3, Armour Penetration 0. Volley Fire.",
        fr: "Portée 24″, 1 tir, Force 3, Pénétration d’armure 0. Tir de volée.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.volley-fire"],
    },
  },
  "t9a.rule.longbow": {
    name: { en: "Longbow", fr: "Arc long" },
    asked: true,
    range: 30,
    shots: 1,
    strength: 3,
    armourPenetration: 0,
    attributes: ["volley-fire"],
    reference: {
      text: {
        en: "Range 30″, 1 shot, Strength 3, Armour Penetration 0. Volley Fire.",
        fr: "Portée 30″, 1 tir, Force 3, Pénétration d’armure 0. Tir de volée.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.volley-fire"],
    },
  },
  "t9a.rule.crossbow": {
    name: { en: "Crossbow", fr: "Arbalète" },
    asked: true,
    range: 30,
    shots: 1,
    strength: 4,
    armourPenetration: 1,
    attributes: ["unwieldy"],
    reference: {
      text: {
        en: "Range 30″, 1 shot, Strength 4, Armour Penetration 1. Unwieldy.",
        fr: "Portée 30″, 1 tir, Force 4, Pénétration d’armure 1. Encombrant.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
  },
  "t9a.rule.handgun": {
    name: { en: "Handgun", fr: "Arquebuse" },
    asked: true,
    range: 24,
    shots: 1,
    strength: 4,
    armourPenetration: 2,
    attributes: ["unwieldy"],
    reference: {
      text: {
        en: "Range 24″, 1 shot, Strength 4, Armour Penetration 2. Unwieldy.",
        fr: "Portée 24″, 1 tir, Force 4, Pénétration d’armure 2. Encombrant.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
  },
  "t9a.rule.pistol": {
    name: { en: "Pistol", fr: "Pistolet" },
    asked: true,
    range: 12,
    shots: 1,
    strength: 4,
    armourPenetration: 2,
    attributes: ["quick-to-fire"],
    reference: {
      text: {
        en: "Range 12″, 1 shot, Strength 4, Armour Penetration 2. Quick to Fire.",
        fr: "Portée 12″, 1 tir, Force 4, Pénétration d’armure 2. Tir rapide.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire"],
    },
  },
  "t9a.rule.brace-of-pistols": {
    name: { en: "Brace of Pistols", fr: "Paire de pistolets" },
    asked: true,
    range: 12,
    shots: 2,
    strength: 4,
    armourPenetration: 2,
    inCombat: "paired-weapons",
    attributes: ["quick-to-fire"],
    reference: {
      from: "army",
      text: {
        en: "Range 12″, 2 shots, Strength 4, Armour Penetration 2. Quick to Fire. In close combat it counts as Paired Weapons.",
        fr: "Portée 12″, 2 tirs, Force 4, Pénétration d’armure 2. Tir rapide. Au corps à corps, vaut une Paire d’armes.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire", "t9a.rule.paired-weapons"],
    },
  },
  "t9a.rule.throwing-weapons": {
    name: { en: "Throwing Weapons", fr: "Armes de jet" },
    asked: true,
    range: 8,
    shots: 2,
    strength: "user",
    armourPenetration: "user",
    attributes: ["accurate", "quick-to-fire"],
    reference: {
      text: {
        en: "Range 8″, 2 shots with the thrower’s own Strength and Armour Penetration. Accurate, Quick to Fire.",
        fr: "Portée 8″, 2 tirs avec la Force et la Pénétration d’armure du lanceur. Tir précis, Tir rapide.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.accurate", "t9a.rule.quick-to-fire"],
    },
  },
  "t9a.rule.long-rifle": {
    name: { en: "Long Rifle", fr: "Fusil long" },
    range: 48,
    shots: 1,
    strength: 5,
    armourPenetration: 3,
    multipleWounds: "2",
    against: "Standard",
    attributes: ["unwieldy"],
    reference: {
      from: "army",
      text: {
        en: "Range 48″, 1 shot, Strength 5, Armour Penetration 3. Unwieldy; Multiple Wounds (2) against models of Standard Height.",
        fr: "Portée 48″, 1 tir, Force 5, Pénétration d’armure 3. Encombrant ; Blessures multiples (2) contre les figurines de Taille standard.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy", "t9a.rule.multiple-wounds"],
    },
  },
  "t9a.rule.repeater-gun": {
    name: { en: "Repeater Gun", fr: "Arquebuse à répétition" },
    range: 24,
    shots: 3,
    strength: 4,
    armourPenetration: 2,
    attributes: ["unwieldy"],
    reference: {
      from: "army",
      text: {
        en: "Range 24″, 3 shots, Strength 4, Armour Penetration 2. Unwieldy.",
        fr: "Portée 24″, 3 tirs, Force 4, Pénétration d’armure 2. Encombrant.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
  },
  "t9a.rule.repeater-pistol": {
    name: { en: "Repeater Pistol", fr: "Pistolet à répétition" },
    range: 12,
    shots: 3,
    strength: 4,
    armourPenetration: 2,
    attributes: ["quick-to-fire"],
    reference: {
      from: "army",
      text: {
        en: "Range 12″, 3 shots, Strength 4, Armour Penetration 2. Quick to Fire. More shots with a second pistol: not played.",
        fr: "Portée 12″, 3 tirs, Force 4, Pénétration d’armure 2. Tir rapide. Davantage de tirs avec un second pistolet : non joué.",
      },
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire"],
    },
  },
  "t9a.rule.cannon": {
    name: { en: "Cannon", fr: "Canon" },
    kind: "cannon",
    range: 72,
    shots: 1,
    strength: 4,
    armourPenetration: 0,
    area: [1, 5],
    bracket: { strength: 10, armourPenetration: 10, multipleWounds: "D3+1", clippedWings: true },
    attributes: ["reload", "move-or-fire"],
    reference: {
      from: "army",
      text: {
        en: "Range 72″, 1 shot that must hit. A hit is an Area Attack (1×5) of Strength 4, Armour Penetration 0; one of its hits has Strength 10, Armour Penetration 10 and Multiple Wounds (D3+1, Clipped Wings). A natural 1 is a misfire.",
        fr: "Portée 72″, 1 tir qui doit toucher. Touché : Attaque de zone (1×5) de Force 4, Pénétration d’armure 0 ; une des touches a Force 10, Pénétration d’armure 10 et Blessures multiples (D3+1, Ailes rognées). Un 1 naturel est un incident de tir.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.area-attack",
        "t9a.rule.clipped-wings",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
  "t9a.rule.canister": {
    name: { en: "Cannon, canister", fr: "Canon, mitraille" },
    kind: "volley-gun",
    range: 12,
    shots: "2D6",
    times: 1,
    strength: 4,
    armourPenetration: 4,
    attributes: ["reload", "move-or-fire"],
    reference: {
      from: "army",
      text: {
        en: "The cannon fired as a Volley Gun: range 12″, 2D6 shots, Strength 4, Armour Penetration 4.",
        fr: "Le canon tiré comme orgue : portée 12″, 2D6 tirs, Force 4, Pénétration d’armure 4.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
  "t9a.rule.volley-gun": {
    name: { en: "Volley Gun", fr: "Orgue de tir" },
    kind: "volley-gun",
    range: 24,
    shots: "3D6",
    times: 2,
    strength: 5,
    armourPenetration: 3,
    attributes: ["reload", "move-or-fire"],
    reference: {
      from: "army",
      text: {
        en: "Range 24″, 3D6 shots times 2, Strength 5, Armour Penetration 3.",
        fr: "Portée 24″, 3D6 tirs fois 2, Force 5, Pénétration d’armure 3.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
  "t9a.rule.mortar": {
    name: { en: "Mortar", fr: "Mortier" },
    kind: "catapult",
    least: 12,
    range: 48,
    shots: 1,
    strength: 3,
    armourPenetration: 1,
    area: [6, 6],
    bracket: { strength: 6, armourPenetration: 4, multipleWounds: "D3" },
    attributes: ["reload", "move-or-fire"],
    reference: {
      from: "army",
      text: {
        en: "From 12″ to 48″. A hit is an Area Attack (6×6) of Strength 3, Armour Penetration 1; one of its hits has Strength 6, Armour Penetration 4 and Multiple Wounds (D3). A miss may still hit in part.",
        fr: "De 12″ à 48″. Touché : Attaque de zone (6×6) de Force 3, Pénétration d’armure 1 ; une des touches a Force 6, Pénétration d’armure 4 et Blessures multiples (D3). Un tir raté peut encore toucher en partie.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.area-attack",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
  "t9a.rule.stone-thrower": {
    name: { en: "Stone Thrower", fr: "Catapulte à rochers" },
    ...stoneThrower,
    reference: {
      from: "army",
      text: {
        en: "From 12″ to 60″. A hit is an Area Attack (4×4) of Strength 3, Armour Penetration 0; one of its hits has Strength 7, Armour Penetration 4 and Multiple Wounds (D3, Clipped Wings). A miss may still hit in part.",
        fr: "De 12″ à 60″. Touché : Attaque de zone (4×4) de Force 3, Pénétration d’armure 0 ; une des touches a Force 7, Pénétration d’armure 4 et Blessures multiples (D3, Ailes rognées). Un tir raté peut encore toucher en partie.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.area-attack",
        "t9a.rule.clipped-wings",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
  "t9a.rule.flame-cannon": {
    name: { en: "Flame Cannon", fr: "Canon à flammes" },
    kind: "flamethrower",
    range: 24,
    shots: 1,
    strength: 4,
    armourPenetration: 1,
    hitsLong: "D6",
    hitsShort: "2D6",
    bracket: { strength: 5, armourPenetration: 2, multipleWounds: "D3" },
    attributes: ["reload", "move-or-fire", "flaming-attacks"],
    reference: {
      from: "army",
      text: {
        en: "Range 24″, no roll to hit: D6 hits, at short range 2D6, of Strength 4, Armour Penetration 1; one of them has Strength 5, Armour Penetration 2 and Multiple Wounds (D3). Flaming Attacks.",
        fr: "Portée 24″, sans jet pour toucher : D6 touches, à courte portée 2D6, de Force 4, Pénétration d’armure 1 ; l’une d’elles a Force 5, Pénétration d’armure 2 et Blessures multiples (D3). Attaques enflammées.",
      },
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.flaming-attacks",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  },
} as const satisfies WeaponEntries;
