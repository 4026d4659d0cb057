import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of High Magic. */
export const loreHighMagic: readonly Entry[] = [
  {
    id: "tow.lore.high-magic",
    chapter: "lore-high-magic",
    phases: [],
    kind: "table",
    names: { en: "High Magic (lore)", fr: "Haute magie", ours: true },
    summary: {
      en: "Seven spells: Drain Magic is the signature spell; 1 Walk Between Worlds, 2 Fiery Convocation, 3 Tempest, 4 Corporeal Unmaking, 5 Fury of Khaine, 6 Shield of Saphery.",
      fr: "Sept sorts : Drain de magie est le sort signature ; 1 Marche entre les mondes, 2 Convocation ardente, 3 Tempête, 4 Dissolution corporelle, 5 Fureur de Khaine, 6 Bouclier de Saphery.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Drain Magic"],
            [1, "Walk Between Worlds"],
            [2, "Fiery Convocation"],
            [3, "Tempest"],
            [4, "Corporeal Unmaking"],
            [5, "Fury of Khaine"],
            [6, "Shield of Saphery"],
          ],
        },
      },
    },
    see: [
      "tow.spell.high-magic.drain-magic",
      "tow.spell.high-magic.walk-between-worlds",
      "tow.spell.high-magic.fiery-convocation",
      "tow.spell.high-magic.tempest",
      "tow.spell.high-magic.corporeal-unmaking",
      "tow.spell.high-magic.fury-of-khaine",
      "tow.spell.high-magic.shield-of-saphery",
    ],
  },
  {
    id: "tow.spell.high-magic.drain-magic",
    chapter: "lore-high-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Drain Magic", fr: "Drain de magie", ours: true },
    summary: {
      en: "Remains in play. Each spell that an enemy Wizard tries to cast within 24″ of the caster’s model has its casting value raised by 2.",
      fr: "Reste en jeu. Tout sort qu’un sorcier ennemi tente à 24″ ou moins de la figurine du lanceur voit sa valeur de lancement augmentée de 2.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell("high-magic", "signature", [version("basic", 9, onCaster, ["hex"], "remains in play")], {
          auraRange: 24,
          castingValueIncrease: 2,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.hex",
      "tow.keyword.remains-in-play",
      "tow.keyword.signature-spell",
      "tow.lore.high-magic",
    ],
  },
  {
    id: "tow.spell.high-magic.walk-between-worlds",
    chapter: "lore-high-magic",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Walk Between Worlds", fr: "Marche entre les mondes", ours: true },
    summary: {
      en: "Caster and the unit it has joined are Ethereal and have Reserve Move until your next Start of Turn.",
      fr: "Le lanceur et son unité sont Éthérés et ont Mouvement de réserve jusqu’à votre prochain Début de tour.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell(
          "high-magic",
          1,
          [version("basic", 10, onCaster, ["conveyance"], "until your next Start of Turn")],
          { rules: ["Ethereal", "Reserve Move"] },
        ),
      },
    },
    see: ["tow.magic.spell-type.conveyance", "tow.keyword.ethereal", "tow.keyword.reserve-move", "tow.lore.high-magic"],
  },
  {
    id: "tow.spell.high-magic.fiery-convocation",
    chapter: "lore-high-magic",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Fiery Convocation", fr: "Convocation ardente", ours: true },
    summary: {
      en: "Centre the 5″ template on the target unit, then let it scatter D3+1″. Enemy models under its last place risk being hit: S4, AP -2, flaming.",
      fr: "Centrez le gabarit de 5″ sur l’unité visée, puis il dévie de D3+1″. Les figurines ennemies sous sa place finale risquent d’être touchées : F4, PA -2, enflammé.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell("high-magic", 2, [version("basic", 10, within(18), ["magic missile"], "instant")], {
          template: 5,
          scatter: "D3+1",
          hits: 1,
          strength: 4,
          armourPenetration: -2,
          rules: ["Flaming Attacks"],
          page: 95,
          affects: "enemy",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.magic-missile",
      "tow.keyword.flaming-attacks",
      "tow.keyword.risks-being-hit",
      "tow.keyword.large-blast",
      "tow.keyword.scatter",
      "tow.lore.high-magic",
    ],
  },
  {
    id: "tow.spell.high-magic.tempest",
    chapter: "lore-high-magic",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Tempest", fr: "Tempête", ours: true },
    summary: {
      en: "3″ template that stays, hole within 12″ of the caster; dangerous terrain. For enemy units within 6″ open ground is difficult and difficult ground dangerous.",
      fr: "Gabarit de 3″ immobile, trou à 12″ du lanceur au plus ; terrain dangereux. Pour les unités ennemies à 6″ ou moins, le terrain dégagé est difficile et le difficile dangereux.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell("high-magic", 3, [version("basic", 9, within(12), ["vortex"], "remains in play")], {
          template: 3,
          placement: 12,
          move: 0,
          terrain: "dangerous",
          auraRange: 6,
          terrainInAura: { affects: "enemy", openGround: "difficult", difficult: "dangerous" },
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.remains-in-play",
      "tow.keyword.small-blast",
      "tow.keyword.dangerous-terrain",
      "tow.keyword.difficult-terrain",
      "tow.lore.high-magic",
    ],
  },
  {
    id: "tow.spell.high-magic.corporeal-unmaking",
    chapter: "lore-high-magic",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Corporeal Unmaking", fr: "Dissolution corporelle", ours: true },
    summary: {
      en: "One enemy unit in combat with the caster takes D3 hits at S5. Neither armour nor Regeneration helps, a Ward save does.",
      fr: "Une unité ennemie au combat avec le lanceur subit D3 touches de F5. Ni l’armure ni la Régénération n’aident, une sauvegarde invulnérable oui.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell("high-magic", 4, [version("basic", 8, inCombat, ["assailment"], "instant")], {
          hits: "D3",
          strength: 5,
          regeneration: false,
          targets: 1,
          armourSave: false,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.regeneration",
      "tow.keyword.ward",
      "tow.keyword.base-contact",
      "tow.lore.high-magic",
    ],
  },
  {
    id: "tow.spell.high-magic.fury-of-khaine",
    chapter: "lore-high-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Fury of Khaine", fr: "Fureur de Khaine", ours: true },
    summary: {
      en: "A friendly unit, engaged or not, has Extra Attacks (+1) this turn.",
      fr: "Une unité amie, engagée ou non, a Attaques supplémentaires (+1) ce tour-ci.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell(
          "high-magic",
          5,
          [version("basic", 9, within(12), ["enchantment"], "until the end of this turn")],
          { extraAttacks: 1, engagedTargets: true },
        ),
      },
    },
    see: [
      "tow.magic.spell-type.enchantment",
      "tow.keyword.extra-attacks",
      "tow.keyword.base-contact",
      "tow.lore.high-magic",
    ],
  },
  {
    id: "tow.spell.high-magic.shield-of-saphery",
    chapter: "lore-high-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Shield of Saphery", fr: "Bouclier de Saphery", ours: true },
    summary: {
      en: "A friendly unit has a Ward save of 5+ this turn. Enchantments already on it end.",
      fr: "Une unité amie a une sauvegarde invulnérable de 5+ ce tour-ci. Les autres Enchantements qu’elle porte cessent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "High Magic",
        facts: spell(
          "high-magic",
          6,
          [version("basic", 9, within(18), ["enchantment"], "until the end of this turn")],
          { ward: "5+", endsOther: "enchantment" },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.ward", "tow.lore.high-magic"],
  },
];
