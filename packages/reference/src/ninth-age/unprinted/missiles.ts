import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Shooting weapons, as the army books arm their units. */
export const missileEntries: readonly Entry[] = unprintedAt(
  { chapter: "weapons", phases: ["shooting"], kind: "weapon" },
  [
    {
      id: "bow",
      names: say("Bow", "Arc"),
      summary: say(
        "Range 24″, 1 shot, Strength 3, Armour Penetration 0. Volley Fire.",
        "Portée 24″, 1 tir, Force 3, Pénétration d’armure 0. Tir de volée.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.volley-fire"],
    },
    {
      id: "longbow",
      names: say("Longbow", "Arc long"),
      summary: say(
        "Range 30″, 1 shot, Strength 3, Armour Penetration 0. Volley Fire.",
        "Portée 30″, 1 tir, Force 3, Pénétration d’armure 0. Tir de volée.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.volley-fire"],
    },
    {
      id: "crossbow",
      names: say("Crossbow", "Arbalète"),
      summary: say(
        "Range 30″, 1 shot, Strength 4, Armour Penetration 1. Unwieldy.",
        "Portée 30″, 1 tir, Force 4, Pénétration d’armure 1. Encombrant.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
    {
      id: "handgun",
      names: say("Handgun", "Arquebuse"),
      summary: say(
        "Range 24″, 1 shot, Strength 4, Armour Penetration 2. Unwieldy.",
        "Portée 24″, 1 tir, Force 4, Pénétration d’armure 2. Encombrant.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
    {
      id: "pistol",
      names: say("Pistol", "Pistolet"),
      summary: say(
        "Range 12″, 1 shot, Strength 4, Armour Penetration 2. Quick to Fire.",
        "Portée 12″, 1 tir, Force 4, Pénétration d’armure 2. Tir rapide.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire"],
    },
    {
      id: "brace-of-pistols",
      names: say("Brace of Pistols", "Paire de pistolets"),
      summary: say(
        "Range 12″, 2 shots, Strength 4, Armour Penetration 2. Quick to Fire. In close combat it counts as Paired Weapons.",
        "Portée 12″, 2 tirs, Force 4, Pénétration d’armure 2. Tir rapide. Au corps à corps, vaut une Paire d’armes.",
      ),
      from: "army",
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire", "t9a.rule.paired-weapons"],
    },
    {
      id: "throwing-weapons",
      names: say("Throwing Weapons", "Armes de jet"),
      summary: say(
        "Range 8″, 2 shots with the thrower’s own Strength and Armour Penetration. Accurate, Quick to Fire.",
        "Portée 8″, 2 tirs avec la Force et la Pénétration d’armure du lanceur. Tir précis, Tir rapide.",
      ),
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.accurate", "t9a.rule.quick-to-fire"],
    },
    {
      id: "long-rifle",
      names: say("Long Rifle", "Fusil long"),
      summary: say(
        "Range 48″, 1 shot, Strength 5, Armour Penetration 3. Unwieldy; Multiple Wounds (2) against models of Standard Height.",
        "Portée 48″, 1 tir, Force 5, Pénétration d’armure 3. Encombrant ; Blessures multiples (2) contre les figurines de Taille standard.",
      ),
      from: "army",
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy", "t9a.rule.multiple-wounds"],
    },
    {
      id: "repeater-gun",
      names: say("Repeater Gun", "Arquebuse à répétition"),
      summary: say(
        "Range 24″, 3 shots, Strength 4, Armour Penetration 2. Unwieldy.",
        "Portée 24″, 3 tirs, Force 4, Pénétration d’armure 2. Encombrant.",
      ),
      from: "army",
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.unwieldy"],
    },
    {
      id: "repeater-pistol",
      names: say("Repeater Pistol", "Pistolet à répétition"),
      summary: say(
        "Range 12″, 3 shots, Strength 4, Armour Penetration 2. Quick to Fire. More shots with a second pistol: not played.",
        "Portée 12″, 3 tirs, Force 4, Pénétration d’armure 2. Tir rapide. Davantage de tirs avec un second pistolet : non joué.",
      ),
      from: "army",
      see: ["t9a.table.to-hit-modifiers", "t9a.table.cover", "t9a.rule.quick-to-fire"],
    },
    {
      id: "cannon",
      names: say("Cannon", "Canon"),
      summary: say(
        "Range 72″, 1 shot that must hit. A hit is an Area Attack (1×5) of Strength 4, Armour Penetration 0; one of its hits has Strength 10, Armour Penetration 10 and Multiple Wounds (D3+1, Clipped Wings). A natural 1 is a misfire.",
        "Portée 72″, 1 tir qui doit toucher. Touché : Attaque de zone (1×5) de Force 4, Pénétration d’armure 0 ; une des touches a Force 10, Pénétration d’armure 10 et Blessures multiples (D3+1, Ailes rognées). Un 1 naturel est un incident de tir.",
      ),
      from: "army",
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
    {
      id: "canister",
      names: say("Cannon, canister", "Canon, mitraille"),
      summary: say(
        "The cannon fired as a Volley Gun: range 12″, 2D6 shots, Strength 4, Armour Penetration 4.",
        "Le canon tiré comme orgue : portée 12″, 2D6 tirs, Force 4, Pénétration d’armure 4.",
      ),
      from: "army",
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
    {
      id: "volley-gun",
      names: say("Volley Gun", "Orgue de tir"),
      summary: say(
        "Range 24″, 3D6 shots times 2, Strength 5, Armour Penetration 3.",
        "Portée 24″, 3D6 tirs fois 2, Force 5, Pénétration d’armure 3.",
      ),
      from: "army",
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
    {
      id: "mortar",
      names: say("Mortar", "Mortier"),
      summary: say(
        "From 12″ to 48″. A hit is an Area Attack (6×6) of Strength 3, Armour Penetration 1; one of its hits has Strength 6, Armour Penetration 4 and Multiple Wounds (D3). A miss may still hit in part.",
        "De 12″ à 48″. Touché : Attaque de zone (6×6) de Force 3, Pénétration d’armure 1 ; une des touches a Force 6, Pénétration d’armure 4 et Blessures multiples (D3). Un tir raté peut encore toucher en partie.",
      ),
      from: "army",
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.area-attack",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
    {
      id: "stone-thrower",
      names: say("Stone Thrower", "Catapulte à rochers"),
      summary: say(
        "From 12″ to 60″. A hit is an Area Attack (4×4) of Strength 3, Armour Penetration 0; one of its hits has Strength 7, Armour Penetration 4 and Multiple Wounds (D3, Clipped Wings). A miss may still hit in part.",
        "De 12″ à 60″. Touché : Attaque de zone (4×4) de Force 3, Pénétration d’armure 0 ; une des touches a Force 7, Pénétration d’armure 4 et Blessures multiples (D3, Ailes rognées). Un tir raté peut encore toucher en partie.",
      ),
      from: "army",
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
    {
      id: "flame-cannon",
      names: say("Flame Cannon", "Canon à flammes"),
      summary: say(
        "Range 24″, no roll to hit: D6 hits, at short range 2D6, of Strength 4, Armour Penetration 1; one of them has Strength 5, Armour Penetration 2 and Multiple Wounds (D3). Flaming Attacks.",
        "Portée 24″, sans jet pour toucher : D6 touches, à courte portée 2D6, de Force 4, Pénétration d’armure 1 ; l’une d’elles a Force 5, Pénétration d’armure 2 et Blessures multiples (D3). Attaques enflammées.",
      ),
      from: "army",
      see: [
        "t9a.table.to-hit-modifiers",
        "t9a.table.cover",
        "t9a.rule.flaming-attacks",
        "t9a.rule.reload",
        "t9a.rule.move-or-fire",
        "t9a.rule.artillery",
      ],
    },
  ],
);
