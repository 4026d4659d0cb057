import { inCombat, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Elementalism. */
export const loreElementalism: readonly Entry[] = [
  {
    id: "tow.lore.elementalism",
    chapter: "lore-elementalism",
    phases: [],
    kind: "table",
    names: { en: "Elementalism (lore)", fr: "Élémentalisme", ours: true },
    summary: {
      en: "Seven spells: Storm Caller is the signature spell; 1 Flaming Sword, 2 Plague of Rust, 3 Summon Elemental Spirit, 4 Earthen Ramparts, 5 Wind Blast, 6 Travel Mystical Pathway.",
      fr: "Sept sorts : Appel des tempêtes est le sort signature ; 1 Épée enflammée, 2 Fléau de rouille, 3 Invocation d’un esprit élémentaire, 4 Remparts de terre, 5 Bourrasque, 6 Voie mystique.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Storm Caller"],
            [1, "Flaming Sword"],
            [2, "Plague of Rust"],
            [3, "Summon Elemental Spirit"],
            [4, "Earthen Ramparts"],
            [5, "Wind Blast"],
            [6, "Travel Mystical Pathway"],
          ],
        },
      },
    },
    see: [
      "tow.spell.elementalism.storm-caller",
      "tow.spell.elementalism.flaming-sword",
      "tow.spell.elementalism.plague-of-rust",
      "tow.spell.elementalism.summon-elemental-spirit",
      "tow.spell.elementalism.earthen-ramparts",
      "tow.spell.elementalism.wind-blast",
      "tow.spell.elementalism.travel-mystical-pathway",
    ],
  },
  {
    id: "tow.spell.elementalism.storm-caller",
    chapter: "lore-elementalism",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Storm Caller", fr: "Appel des tempêtes", ours: true },
    summary: {
      en: "Until your next Start of Turn the target has -1 Movement and -1 Initiative (at least 1). Hexes already on it end.",
      fr: "Jusqu’à votre prochain Début de tour, la cible a -1 en Mouvement et en Initiative (minimum 1). Les autres Maléfices qu’elle subit cessent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell(
          "elementalism",
          "signature",
          [version("basic", 7, within(12), ["hex"], "until your next Start of Turn")],
          { movement: -1, initiative: -1, minimum: 1, endsOther: "hex" },
        ),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.keyword.signature-spell", "tow.lore.elementalism"],
  },
  {
    id: "tow.spell.elementalism.flaming-sword",
    chapter: "lore-elementalism",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Flaming Sword", fr: "Épée enflammée", ours: true },
    summary: {
      en: "One enemy unit in combat with the caster takes D6+1 flaming hits at S3, no AP.",
      fr: "Une unité ennemie au combat avec le lanceur subit D6+1 touches enflammées de F3, sans PA.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell("elementalism", 1, [version("basic", 8, inCombat, ["assailment"], "instant")], {
          hits: "D6+1",
          strength: 3,
          armourPenetration: 0,
          rules: ["Flaming Attacks"],
          targets: 1,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.flaming-attacks",
      "tow.keyword.base-contact",
      "tow.lore.elementalism",
    ],
  },
  {
    id: "tow.spell.elementalism.plague-of-rust",
    chapter: "lore-elementalism",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Plague of Rust", fr: "Fléau de rouille", ours: true },
    summary: {
      en: "Until your next Start of Turn the target’s armour value is 2 worse (4+ becomes 6+). Engaged units may be chosen.",
      fr: "Jusqu’à votre prochain Début de tour, la valeur d’armure de la cible est pire de 2 (4+ devient 6+). On peut viser une unité engagée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell("elementalism", 2, [version("basic", 9, within(21), ["hex"], "until your next Start of Turn")], {
          armourValue: -2,
          engagedTargets: true,
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.keyword.base-contact", "tow.lore.elementalism"],
  },
  {
    id: "tow.spell.elementalism.summon-elemental-spirit",
    chapter: "lore-elementalism",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Summon Elemental Spirit", fr: "Invocation d’un esprit élémentaire", ours: true },
    summary: {
      en: "3″ template, hole within 15″ of the caster; dangerous, and nobody sees through it. It drifts D6″ at random every Start of Turn; enemy units (only) that it touches or crosses take D3+3 hits at S4, AP -1.",
      fr: "Gabarit de 3″, trou à 15″ du lanceur au plus ; dangereux, et nul ne voit à travers. Il dérive de D6″ au hasard à chaque Début de tour ; les unités ennemies (elles seules) touchées ou traversées subissent D3+3 touches de F4, PA -1.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell("elementalism", 3, [version("basic", 9, within(15), ["vortex"], "remains in play")], {
          template: 3,
          placement: 15,
          move: "D6",
          direction: "random",
          terrain: "dangerous",
          blocksLineOfSight: true,
          affects: "enemy",
          hits: "D3+3",
          strength: 4,
          armourPenetration: -1,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.remains-in-play",
      "tow.keyword.small-blast",
      "tow.keyword.random-direction",
      "tow.keyword.dangerous-terrain",
      "tow.keyword.line-of-sight",
      "tow.lore.elementalism",
    ],
  },
  {
    id: "tow.spell.elementalism.earthen-ramparts",
    chapter: "lore-elementalism",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Earthen Ramparts", fr: "Remparts de terre", ours: true },
    summary: {
      en: "Until your next Start of Turn a friendly unit has a Ward save of 5+, and a unit that charges it meets a defended low obstacle. In return it may neither march nor charge.",
      fr: "Jusqu’à votre prochain Début de tour, une unité amie a une sauvegarde invulnérable de 5+ et qui la charge rencontre un obstacle bas défendu. En échange elle ne peut ni marcher ni charger.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell(
          "elementalism",
          4,
          [version("basic", 10, within(15), ["enchantment"], "until your next Start of Turn")],
          { ward: "5+", ifCharged: "behind a defended low linear obstacle", march: false, charge: false },
        ),
      },
    },
    see: [
      "tow.magic.spell-type.enchantment",
      "tow.keyword.ward",
      "tow.keyword.defended-low-linear-obstacle",
      "tow.lore.elementalism",
    ],
  },
  {
    id: "tow.spell.elementalism.wind-blast",
    chapter: "lore-elementalism",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Wind Blast", fr: "Bourrasque", ours: true },
    summary: {
      en: "The target takes D3+3 hits at S5, AP -1, and must Give Ground once they are resolved.",
      fr: "La cible subit D3+3 touches de F5, PA -1, puis doit céder du terrain.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell("elementalism", 5, [version("basic", 8, within(15), ["magic missile"], "instant")], {
          hits: "D3+3",
          strength: 5,
          armourPenetration: -1,
          then: "Give Ground",
        }),
      },
    },
    see: ["tow.magic.spell-type.magic-missile", "tow.lore.elementalism"],
  },
  {
    id: "tow.spell.elementalism.travel-mystical-pathway",
    chapter: "lore-elementalism",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Travel Mystical Pathway", fr: "Voie mystique", ours: true },
    summary: {
      en: "A friendly unit that neither flees nor has moved this phase is lifted and set down within 12″ of where it stood, outside 6″ of all enemy models. It moves no more this phase.",
      fr: "Une unité amie qui ne fuit pas et n’a pas bougé cette phase est retirée puis reposée à 12″ au plus de sa place, à plus de 6″ de toute figurine ennemie. Elle ne bouge plus cette phase.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Elementalism",
        facts: spell("elementalism", 6, [version("basic", 10, within(9), ["conveyance"], "instant")], {
          distance: 12,
          enemyClearance: 6,
          condition: "not moved, not fleeing",
          movesAgainThisPhase: false,
        }),
      },
    },
    see: ["tow.magic.spell-type.conveyance", "tow.keyword.flee-move", "tow.lore.elementalism"],
  },
];
