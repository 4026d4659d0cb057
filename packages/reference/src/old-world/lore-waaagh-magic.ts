import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Waaagh! Magic. */
export const loreWaaaghMagic: readonly Entry[] = [
  {
    id: "tow.lore.waaagh-magic",
    chapter: "lore-waaagh-magic",
    phases: [],
    kind: "table",
    names: { en: "Waaagh! Magic (lore)", fr: "Magie de la Waaagh !", ours: true },
    summary: {
      en: "Seven spells: Fist of Gork is the signature spell; 1 Vindictive Glare, 2 Hand of Mork, 3 Bad Moon Rizin’, 4 Evil Sun Shinin’, 5 ’Ere We Go!, 6 Foot of Gork.",
      fr: "Sept sorts : Poing de Gork est le sort signature ; 1 Regard vengeur, 2 Main de Mork, 3 La Mauvaise Lune se lève, 4 Le Soleil maléfique brille, 5 On y va !, 6 Pied de Gork.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Fist of Gork"],
            [1, "Vindictive Glare"],
            [2, "Hand of Mork"],
            [3, "Bad Moon Rizin'"],
            [4, "Evil Sun Shinin'"],
            [5, "'Ere We Go!"],
            [6, "Foot of Gork"],
          ],
        },
      },
    },
    see: [
      "tow.spell.waaagh-magic.fist-of-gork",
      "tow.spell.waaagh-magic.vindictive-glare",
      "tow.spell.waaagh-magic.hand-of-mork",
      "tow.spell.waaagh-magic.bad-moon-rizin",
      "tow.spell.waaagh-magic.evil-sun-shinin",
      "tow.spell.waaagh-magic.ere-we-go",
      "tow.spell.waaagh-magic.foot-of-gork",
    ],
  },
  {
    id: "tow.spell.waaagh-magic.fist-of-gork",
    chapter: "lore-waaagh-magic",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Fist of Gork", fr: "Poing de Gork", ours: true },
    summary: {
      en: "Centre the 5″ template on a unit fighting the caster, then let it scatter D3+1″. All models under it, friends included, risk being hit: one hit each at S4, AP -1.",
      fr: "Centrez le gabarit de 5″ sur une unité au combat avec le lanceur, puis il dévie de D3+1″. Toutes les figurines dessous, amies comprises, risquent d’être touchées : une touche de F4, PA -1 chacune.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", "signature", [version("basic", 9, inCombat, ["assailment"], "instant")], {
          template: 5,
          scatter: "D3+1",
          printedScatter: 'D3"+1',
          hits: 1,
          strength: 4,
          armourPenetration: -1,
          page: 95,
          affects: "any",
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.risks-being-hit",
      "tow.keyword.large-blast",
      "tow.keyword.scatter",
      "tow.keyword.base-contact",
      "tow.keyword.signature-spell",
      "tow.lore.waaagh-magic",
    ],
    misprints: [
      {
        printed: { en: "scatter D3″+1", fr: "déviation D3″+1" },
        used: { en: "D3+1″", fr: "D3+1″" },
        why: {
          en: "The inch mark slipped; two other spells print it in its place.",
          fr: "Le signe du pouce a glissé ; deux autres sorts le portent à sa place.",
        },
      },
    ],
  },
  {
    id: "tow.spell.waaagh-magic.vindictive-glare",
    chapter: "lore-waaagh-magic",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Vindictive Glare", fr: "Regard vengeur", ours: true },
    summary: {
      en: "The target takes one hit at S7 that costs D3 Wounds when unsaved. Armour does not help; Ward and Regeneration do. Engaged units may be chosen.",
      fr: "La cible subit une touche de F7 qui ôte D3 Points de Vie si elle n’est pas sauvegardée. L’armure n’aide pas ; sauvegarde invulnérable et Régénération oui. On peut viser une unité engagée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", 1, [version("basic", 8, within(21), ["magic missile"], "instant")], {
          hits: 1,
          strength: 7,
          multipleWounds: "D3",
          engagedTargets: true,
          armourSave: false,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.magic-missile",
      "tow.keyword.multiple-wounds",
      "tow.keyword.regeneration",
      "tow.keyword.ward",
      "tow.keyword.base-contact",
      "tow.lore.waaagh-magic",
    ],
  },
  {
    id: "tow.spell.waaagh-magic.hand-of-mork",
    chapter: "lore-waaagh-magic",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Hand of Mork", fr: "Main de Mork", ours: true },
    summary: {
      en: "A friendly character, even one in combat, is lifted and set down within 2D6″ of where it stood, outside 3″ of all enemy models. Double 1: it also loses 1 Wound. It may so leave a combat; even a fleeing one may be chosen.°",
      fr: "Un personnage ami, même au combat, est retiré puis reposé à 2D6″ au plus de sa place, à plus de 3″ de toute figurine ennemie. Double 1\u00a0: il perd aussi 1 Point de Vie. Il peut ainsi quitter un combat\u00a0; on peut même choisir un fuyard.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", 2, [version("basic", 7, within(18), ["conveyance"], "instant")], {
          distance: "2D6",
          enemyClearance: 3,
          doubleOf: 1,
          wounds: 1,
          target: "friendly character",
          engagedTargets: true,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.conveyance",
      "tow.keyword.character",
      "tow.keyword.base-contact",
      "tow.lore.waaagh-magic",
    ],
  },
  {
    id: "tow.spell.waaagh-magic.bad-moon-rizin",
    chapter: "lore-waaagh-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Bad Moon Rizin’", fr: "La Mauvaise Lune se lève", ours: true },
    summary: {
      en: "Roll a D3: this turn the target’s Weapon Skill and Initiative are lower by that much (at least 1); one roll serves both.°",
      fr: "Jetez un D3\u00a0: ce tour-ci, la Capacité de Combat et l’Initiative de la cible baissent d’autant (minimum 1)\u00a0; un seul jet vaut pour les deux.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", 3, [version("basic", 10, within(15), ["hex"], "until the end of this turn")], {
          weaponSkill: "-D3",
          initiative: "-D3",
          minimum: 1,
          die: "D3",
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.lore.waaagh-magic"],
  },
  {
    id: "tow.spell.waaagh-magic.evil-sun-shinin",
    chapter: "lore-waaagh-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Evil Sun Shinin’", fr: "Le Soleil maléfique brille", ours: true },
    summary: {
      en: "Until your next Start of Turn friendly units in the caster’s Command range may re-roll natural 1s To Hit, and their weapons pierce 1 better.",
      fr: "Jusqu’à votre prochain Début de tour, les unités amies dans la portée de Commandement du lanceur peuvent relancer les 1 naturels pour toucher, et la PA de leurs armes s’améliore de 1.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell(
          "waaagh-magic",
          4,
          [version("basic", 9, onCaster, ["enchantment"], "until your next Start of Turn")],
          { affects: "friendly units within Command range", reroll: 1, armourPenetrationImprovement: 1 },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.command-range", "tow.lore.waaagh-magic"],
  },
  {
    id: "tow.spell.waaagh-magic.ere-we-go",
    chapter: "lore-waaagh-magic",
    phases: ["strategy", "movement"],
    kind: "spell",
    names: { en: "’Ere We Go!", fr: "On y va !", ours: true },
    summary: {
      en: "Cast in Conjuration; it works in this turn’s charges. Friendly units in the caster’s Command range when charges are declared have 3″ more maximum charge range, and may add D3 to their Charge roll.",
      fr: "Se lance en Conjuration et sert aux charges de ce tour. Les unités amies dans la portée de Commandement du lanceur lors des déclarations ont 3″ de plus de portée de charge maximale et peuvent ajouter D3 à leur jet de charge.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", 5, [version("basic", 9, onCaster, ["enchantment"], "this turn's charges")], {
          affects: "friendly units within Command range",
          maximumChargeRange: 3,
          chargeRoll: "+D3",
          die: "D3",
        }),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.command-range", "tow.lore.waaagh-magic"],
  },
  {
    id: "tow.spell.waaagh-magic.foot-of-gork",
    chapter: "lore-waaagh-magic",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Foot of Gork", fr: "Pied de Gork", ours: true },
    summary: {
      en: "5″ template, hole within 15″ of the caster; dangerous terrain. It stamps 2D6″ in a random direction at every Start of Turn; units of either side it touches or crosses take D3+3 hits at S5, AP -1.",
      fr: "Gabarit de 5″, trou à 15″ du lanceur au plus ; terrain dangereux. Il piétine de 2D6″ au hasard à chaque Début de tour ; toute unité, amie ou ennemie, touchée ou traversée subit D3+3 touches de F5, PA -1.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Waaagh! Magic",
        facts: spell("waaagh-magic", 6, [version("basic", 8, within(15), ["vortex"], "remains in play")], {
          template: 5,
          placement: 15,
          move: "2D6",
          direction: "random",
          terrain: "dangerous",
          hits: "D3+3",
          strength: 5,
          armourPenetration: -1,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.remains-in-play",
      "tow.keyword.large-blast",
      "tow.keyword.random-direction",
      "tow.keyword.dangerous-terrain",
      "tow.lore.waaagh-magic",
    ],
  },
];
