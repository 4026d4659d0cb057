import type { ItemEntries } from "../items/item.ts";
import { aura, CASTER, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

/** Bound Spells of armies that no sheet prints: what the army books say of them. */
export const armyBound = {
  "t9a.rule.blessing-of-protection": named(
    "Blessing of Protection",
    "Bénédiction de protection",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      aegis: "5+",
      against: "Melee Attacks",
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell on its bearer’s own unit, for one turn: Aegis (5+) against Melee Attacks.",
        fr: "Un Sort lié sur l’unité de son porteur, pour un tour : Ægide (5+) contre les attaques de mêlée.",
      },
      see: ["t9a.rule.blessings", "t9a.rule.aegis"],
      ruling: "blessings",
    },
  ),
  "t9a.rule.blessing-of-fire": named(
    "Blessing of Fire",
    "Bénédiction de feu",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      flaming: true,
      contacts: { hits: "D6", strength: 4, armourPenetration: 1 },
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell on its bearer’s own unit: Flaming Attacks for one turn, and at once each enemy in contact with it takes D6 hits of Strength 4 and Armour Penetration 1.",
        fr: "Un Sort lié sur l’unité de son porteur : Attaques enflammées pour un tour, et aussitôt chaque ennemi à son contact subit D6 touches de Force 4 et de Pénétration d’armure 1.",
      },
      see: ["t9a.rule.blessings", "t9a.rule.flaming-attacks"],
      ruling: "blessings",
    },
  ),
  "t9a.rule.blessing-of-fervour": named(
    "Blessing of Fervour",
    "Bénédiction de ferveur",
    spell("blessings", null, [way("basic", null, CASTER, ["A"], "one turn")], {
      of: "unit",
      rerollFailedToWound: ["Melee Attacks"],
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell on its bearer’s own unit, for one turn: it re-rolls failed to-wound rolls in Melee Attacks.",
        fr: "Un Sort lié sur l’unité de son porteur, pour un tour : elle relance ses jets pour blesser ratés en mêlée.",
      },
      see: ["t9a.rule.blessings"],
      ruling: "blessings",
    },
  ),
  "t9a.rule.drain-magic": named(
    "Drain Magic",
    "Drain de magie",
    spell("asfad", null, [way("basic", null, within(24), ["U"], "instant")], {
      ends: "one turn",
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell at a unit within 24″, friendly or enemy: all spells of one turn that lie on it end.",
        fr: "Un Sort lié sur une unité à 24″ ou moins, alliée ou ennemie : tous les sorts d’un tour qui sont sur elle cessent.",
      },
      see: ["t9a.rule.asfad-scholar"],
      ruling: "drain-magic",
    },
  ),
  "t9a.rule.command-of-the-rod": glossed(
    "Command of the Rod",
    "Ordre du bâton",
    spell("rod", null, [way("basic", null, within(18), ["A"], "one turn")], {
      closeCombatToHit: 1,
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell at a friendly unit within 18″, for one turn: +1 to hit in close combat.",
        fr: "Un Sort lié sur une unité alliée à 18″ ou moins, pour un tour : +1 pour toucher au corps à corps.",
      },
      see: ["t9a.rule.rod-of-battle"],
      ruling: "rod-of-battle",
    },
  ),
  "t9a.rule.call-of-the-dead": glossed(
    "Call of the Dead",
    "Appel des morts",
    spell("book", null, [way("basic", null, aura(12), ["A"], "instant")], {
      rankAndFile: { raises: "Resurrected value" },
      character: { recovers: "Resurrected value" },
      maximumPerPhaseForCharactersAndToweringPresence: 2,
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell on all friendly units within 12″: as Death is only the Beginning, rank and file raise as many Health Points as Resurrected says, or a Character recovers as many; Characters and models with Towering Presence at most 2 in a phase.",
        fr: "Un Sort lié sur toutes les unités alliées à 12″ ou moins : comme La mort n’est que le commencement, la troupe relève autant de Points de vie que le dit Ressuscité, ou un Personnage en récupère autant ; les Personnages et les figurines à Présence imposante 2 au plus par phase.",
      },
      see: ["t9a.rule.book-of-the-dead", "t9a.hereditary.ud.death-is-only-the-beginning", "t9a.rule.resurrected"],
      ruling: "raise-value",
    },
  ),
  "t9a.rule.curse-of-phatep": glossed(
    "Curse of Phatep",
    "Anathème de Phatep",
    spell("casket", null, [way("basic", null, within(36), ["Da", "H"], "instant")], {
      hits: "3D6",
      armourPenetration: 10,
      woundsAutomatically: true,
    }),
    {
      group: "magic",
      from: "army",
      text: {
        en: "A Bound Spell at an enemy within 36″, which tests its Discipline with a die more: 3D6. It takes a hit for each point above its Discipline; these wound by themselves, with Armour Penetration 10.",
        fr: "Un Sort lié sur un ennemi à 36″ ou moins, qui teste sa Discipline avec un dé de plus : 3D6. Il subit une touche par point au-dessus de sa Discipline ; elles blessent d’elles-mêmes, avec une Pénétration d’armure de 10.",
      },
      see: ["t9a.rule.phateps-curse"],
    },
  ),
} as const satisfies SpellEntries;

/** Who casts them by a rule of its own: that stands beside its spell. */
export const armyBearers = {
  "t9a.rule.phateps-curse": {
    name: { en: "Phatep’s Curse", fr: "Malédiction de Phatep" },
    slot: "ability",
    effects: [{ casts: "rule.curse-of-phatep", power: [6, 6], unless: "moved" }],
  },
  "t9a.rule.asfad-scholar": {
    name: { en: "Asfad Scholar", fr: "Érudit d’Asfad" },
    reference: { ruling: "drain-magic" },
    slot: "ability",
    effects: [
      { reaches: 6, aura: 3 },
      { casts: "rule.drain-magic", power: [4, 8] },
    ],
  },
  "t9a.rule.blessings": {
    name: { en: "Blessings", fr: "Bénédictions" },
    reference: { ruling: "blessings" },
    slot: "ability",
    effects: [
      { lends: "hatred" },
      { casts: "rule.blessing-of-protection", power: [4, 8] },
      { casts: "rule.blessing-of-fire", power: [4, 8] },
      { casts: "rule.blessing-of-fervour", power: [4, 8] },
    ],
  },
} as const satisfies ItemEntries;
