import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Battle Magic. */
export const loreBattleMagic: readonly Entry[] = [
  {
    id: "tow.lore.battle-magic",
    chapter: "lore-battle-magic",
    phases: [],
    kind: "table",
    names: { en: "Battle Magic (lore)", fr: "Magie de bataille", ours: true },
    summary: {
      en: "Seven spells: Hammerhand is the signature spell; Fireball is 1, Curse of Arrow Attraction 2, Pillar of Fire 3, Arcane Urgency 4, Oaken Shield 5, Curse of Cowardly Flight 6.",
      fr: "Sept sorts : Main-marteau est le sort signature ; 1 Boule de feu, 2 Malédiction d’attire-flèches, 3 Pilier de feu, 4 Urgence arcanique, 5 Bouclier de chêne, 6 Malédiction de fuite lâche.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: {
          spells: 7,
          rows: [
            ["signature", "Hammerhand"],
            [1, "Fireball"],
            [2, "Curse of Arrow Attraction"],
            [3, "Pillar of Fire"],
            [4, "Arcane Urgency"],
            [5, "Oaken Shield"],
            [6, "Curse of Cowardly Flight"],
          ],
        },
      },
    },
    see: [
      "tow.spell.battle-magic.hammerhand",
      "tow.spell.battle-magic.fireball",
      "tow.spell.battle-magic.curse-of-arrow-attraction",
      "tow.spell.battle-magic.pillar-of-fire",
      "tow.spell.battle-magic.arcane-urgency",
      "tow.spell.battle-magic.oaken-shield",
      "tow.spell.battle-magic.curse-of-cowardly-flight",
    ],
  },
  {
    id: "tow.spell.battle-magic.hammerhand",
    chapter: "lore-battle-magic",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Hammerhand", fr: "Main-marteau", ours: true },
    summary: {
      en: "One enemy unit in combat with the caster takes 2D3 hits at S4, AP -2.",
      fr: "Une unité ennemie au combat avec le lanceur subit 2D3 touches de F4, PA -2.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", "signature", [version("basic", 7, inCombat, ["assailment"], "instant")], {
          hits: "2D3",
          strength: 4,
          armourPenetration: -2,
          targets: 1,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.assailment",
      "tow.keyword.base-contact",
      "tow.keyword.signature-spell",
      "tow.lore.battle-magic",
    ],
  },
  {
    id: "tow.spell.battle-magic.fireball",
    chapter: "lore-battle-magic",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "Fireball", fr: "Boule de feu", ours: true },
    summary: {
      en: "The target takes 2D6 flaming hits at S4, no AP.",
      fr: "La cible subit 2D6 touches enflammées de F4, sans PA.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", 1, [version("basic", 8, within(24), ["magic missile"], "instant")], {
          hits: "2D6",
          strength: 4,
          armourPenetration: 0,
          rules: ["Flaming Attacks"],
        }),
      },
    },
    see: ["tow.magic.spell-type.magic-missile", "tow.keyword.flaming-attacks", "tow.lore.battle-magic"],
  },
  {
    id: "tow.spell.battle-magic.curse-of-arrow-attraction",
    chapter: "lore-battle-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Curse of Arrow Attraction", fr: "Malédiction d’attire-flèches", ours: true },
    summary: {
      en: "Until your next Start of Turn your side may re-roll natural 1s To Hit in shooting at the target.",
      fr: "Jusqu’à votre prochain Début de tour, votre camp peut relancer les 1 naturels pour toucher en tirant sur la cible.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", 2, [version("basic", 7, within(21), ["hex"], "until your next Start of Turn")], {
          reroll: 1,
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.lore.battle-magic"],
  },
  {
    id: "tow.spell.battle-magic.pillar-of-fire",
    chapter: "lore-battle-magic",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Pillar of Fire", fr: "Pilier de feu", ours: true },
    summary: {
      en: "3″ template, its hole within 12″ of the caster; dangerous terrain. At every Start of Turn it goes D6″ the way the caster chooses. A unit of either side that it touches or passes takes D3+3 flaming hits at S3, AP -2.",
      fr: "Gabarit de 3″, trou à 12″ du lanceur au plus ; terrain dangereux. À chaque Début de tour il avance de D6″ dans la direction choisie par le lanceur. Toute unité, amie ou ennemie, touchée ou traversée subit D3+3 touches enflammées de F3, PA -2.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", 3, [version("basic", 9, within(12), ["vortex"], "remains in play")], {
          template: 3,
          placement: 12,
          move: "D6",
          direction: "caster's choice",
          terrain: "dangerous",
          hits: "D3+3",
          strength: 3,
          armourPenetration: -2,
          rules: ["Flaming Attacks"],
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.flaming-attacks",
      "tow.keyword.remains-in-play",
      "tow.keyword.small-blast",
      "tow.keyword.dangerous-terrain",
      "tow.lore.battle-magic",
    ],
  },
  {
    id: "tow.spell.battle-magic.arcane-urgency",
    chapter: "lore-battle-magic",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Arcane Urgency", fr: "Urgence arcanique", ours: true },
    summary: {
      en: "A friendly unit that has moved already in this Movement phase, and is not fleeing, moves once more at once.",
      fr: "Une unité amie qui a déjà bougé durant cette phase de Mouvement, et ne fuit pas, bouge aussitôt une fois de plus.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", 4, [version("basic", 10, within(15), ["conveyance"], "instant")], {
          target: "friendly unit",
          condition: "already moved, not fleeing",
        }),
      },
    },
    see: ["tow.magic.spell-type.conveyance", "tow.keyword.flee-move", "tow.lore.battle-magic"],
  },
  {
    id: "tow.spell.battle-magic.oaken-shield",
    chapter: "lore-battle-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Oaken Shield", fr: "Bouclier de chêne", ours: true },
    summary: {
      en: "Caster and the unit it has joined: Ward 5+ against every wound, until your next Start of Turn.",
      fr: "Le lanceur et son unité : sauvegarde invulnérable 5+ contre toute blessure, jusqu’à votre prochain Début de tour.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell(
          "battle-magic",
          5,
          [version("basic", 7, onCaster, ["enchantment"], "until your next Start of Turn")],
          { ward: "5+" },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.keyword.ward", "tow.lore.battle-magic"],
  },
  {
    id: "tow.spell.battle-magic.curse-of-cowardly-flight",
    chapter: "lore-battle-magic",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Curse of Cowardly Flight", fr: "Malédiction de fuite lâche", ours: true },
    summary: {
      en: "The target takes a Panic test now. A unit that passes Panic automatically must still roll; on a failure it Gives Ground.",
      fr: "La cible passe aussitôt un test de Panique. Une unité qui les réussit d’office doit quand même jeter ; en cas d’échec, elle cède du terrain.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Battle Magic",
        facts: spell("battle-magic", 6, [version("basic", 9, within(15), ["hex"], "instant")], {
          test: "Panic",
          automaticPassersFailing: "Give Ground",
        }),
      },
    },
    see: ["tow.magic.spell-type.hex", "tow.keyword.panic-test", "tow.lore.battle-magic"],
  },
];
