import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Illusion. */
export const loreIllusion: readonly Entry[] = [
  {
    id: "tow.lore.illusion",
    chapter: "lore-illusion",
    phases: [],
    kind: "table",
    names: { en: "Illusion (lore)", fr: "Illusion", ours: true },
    summary: {
      en: "Seven spells: Glittering Robe is the signature spell; 1 Mind Razor, 2 Shimmering Dragon, 3 Column of Crystal, 4 Confounding Convocation, 5 Spectral Doppelganger, 6 Miasmatic Mirage.",
      fr: "Sept sorts : Robe scintillante est le sort signature ; 1 Rasoir mental, 2 Dragon chatoyant, 3 Colonne de cristal, 4 Convocation déroutante, 5 Double spectral, 6 Mirage miasmatique.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Glittering Robe"],
            [1, "Mind Razor"],
            [2, "Shimmering Dragon"],
            [3, "Column of Crystal"],
            [4, "Confounding Convocation"],
            [5, "Spectral Doppelganger"],
            [6, "Miasmatic Mirage"],
          ],
        },
      },
    },
    see: [
      "tow.spell.illusion.glittering-robe",
      "tow.spell.illusion.mind-razor",
      "tow.spell.illusion.shimmering-dragon",
      "tow.spell.illusion.column-of-crystal",
      "tow.spell.illusion.confounding-convocation",
      "tow.spell.illusion.spectral-doppelganger",
      "tow.spell.illusion.miasmatic-mirage",
    ],
  },
  {
    id: "tow.spell.illusion.glittering-robe",
    chapter: "lore-illusion",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Glittering Robe", fr: "Robe scintillante", ours: true },
    summary: {
      en: "Until your next Start of Turn enemies have -1 To Hit against the caster and its unit. Enchantments already on these models end.",
      fr: "Jusqu’à votre prochain Début de tour, l’ennemi a -1 pour toucher le lanceur et son unité. Les autres Enchantements sur ces figurines cessent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell(
          "illusion",
          "signature",
          [version("basic", 8, onCaster, ["enchantment"], "until your next Start of Turn")],
          { toHit: -1, endsOther: "enchantment" },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.signature-spell", "tow.lore.illusion"],
  },
  {
    id: "tow.spell.illusion.mind-razor",
    chapter: "lore-illusion",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Mind Razor", fr: "Rasoir mental", ours: true },
    summary: {
      en: "The target takes a Leadership test. Passed: D3 hits at S3, no AP. Failed: D3+3 hits at S4, AP -3.",
      fr: "La cible passe un test de Commandement. Réussi : D3 touches de F3, sans PA. Raté : D3+3 touches de F4, PA -3.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 1, [version("basic", 7, within(15), ["magic missile"], "instant")], {
          test: "Leadership",
          passed: { hits: "D3", strength: 3, armourPenetration: 0 },
          failed: { hits: "D3+3", strength: 4, armourPenetration: -3 },
        }),
      },
    },
    see: ["tow.magic.spell-type.magic-missile", "tow.keyword.leadership-test", "tow.lore.illusion"],
  },
  {
    id: "tow.spell.illusion.shimmering-dragon",
    chapter: "lore-illusion",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Shimmering Dragon", fr: "Dragon chatoyant", ours: true },
    summary: {
      en: "A friendly character that neither flees nor has moved this phase has Fly (10) this turn.",
      fr: "Un personnage ami qui ne fuit pas et n’a pas bougé cette phase a Vol (10) ce tour-ci.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 2, [version("basic", 8, within(12), ["conveyance"], "until the end of this turn")], {
          fly: 10,
          target: "friendly character",
          condition: "not moved, not fleeing",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.conveyance",
      "tow.keyword.fly",
      "tow.keyword.character",
      "tow.keyword.flee-move",
      "tow.lore.illusion",
    ],
  },
  {
    id: "tow.spell.illusion.column-of-crystal",
    chapter: "lore-illusion",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Column of Crystal", fr: "Colonne de cristal", ours: true },
    summary: {
      en: "5″ template that stays, hole within 9″ of the caster: impassable, and nobody sees through it.",
      fr: "Gabarit de 5″ immobile, trou à 9″ du lanceur au plus : infranchissable, et nul ne voit à travers.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 3, [version("basic", 10, within(9), ["vortex"], "remains in play")], {
          template: 5,
          placement: 9,
          move: 0,
          terrain: "impassable",
          blocksLineOfSight: true,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.remains-in-play",
      "tow.keyword.large-blast",
      "tow.keyword.impassable-terrain",
      "tow.keyword.line-of-sight",
      "tow.lore.illusion",
    ],
  },
  {
    id: "tow.spell.illusion.confounding-convocation",
    chapter: "lore-illusion",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Confounding Convocation", fr: "Convocation déroutante", ours: true },
    summary: {
      en: "Remains in play. The target is subject to Stupidity until the spell ends.",
      fr: "Reste en jeu. La cible est sujette à la Stupidité jusqu’à la fin du sort.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 4, [version("basic", 9, within(9), ["hex"], "remains in play")], {
          rules: ["Stupidity"],
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.keyword.remains-in-play", "tow.keyword.stupidity", "tow.lore.illusion"],
  },
  {
    id: "tow.spell.illusion.spectral-doppelganger",
    chapter: "lore-illusion",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Spectral Doppelganger", fr: "Double spectral", ours: true },
    summary: {
      en: "One enemy unit fighting the caster takes 2D6 hits struck as if by the caster: its Strength, weapon and special rules.",
      fr: "Une unité ennemie au combat avec le lanceur subit 2D6 touches comme portées par lui : sa Force, son arme et ses règles spéciales.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 5, [version("basic", 9, inCombat, ["assailment"], "instant")], {
          hits: "2D6",
          strength: "caster",
          targets: 1,
        }),
      },
    },
    see: ["tow.magic.spell-type.assailment", "tow.keyword.base-contact", "tow.lore.illusion"],
  },
  {
    id: "tow.spell.illusion.miasmatic-mirage",
    chapter: "lore-illusion",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Miasmatic Mirage", fr: "Mirage miasmatique", ours: true },
    summary: {
      en: "Until your next Start of Turn the target has -2 Movement (at least 1) and can neither march nor charge. Hexes already on it end.",
      fr: "Jusqu’à votre prochain Début de tour, la cible a -2 en Mouvement (minimum 1) et ne peut ni marcher ni charger. Les autres Maléfices qu’elle subit cessent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Illusion",
        facts: spell("illusion", 6, [version("basic", 11, within(15), ["hex"], "until your next Start of Turn")], {
          movement: -2,
          minimum: 1,
          march: false,
          charge: false,
          endsOther: "hex",
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.lore.illusion"],
  },
];
