import { inCombat, onCaster, spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The seven spells of Daemonology. */
export const loreDaemonology: readonly Entry[] = [
  {
    id: "tow.lore.daemonology",
    chapter: "lore-daemonology",
    phases: [],
    kind: "table",
    names: { en: "Daemonology (lore)", fr: "Démonologie", ours: true },
    summary: {
      en: "Seven spells: The Summoning is the signature spell; 1 Steed of Shadows, 2 Gathering Darkness, 3 Daemonic Familiars, 4 Daemonic Vessel, 5 Vortex of Chaos, 6 Daemonic Vigour.",
      fr: "Sept sorts : L’Invocation est le sort signature ; 1 Destrier des ombres, 2 Ténèbres grandissantes, 3 Familiers démoniaques, 4 Réceptacle démoniaque, 5 Vortex du Chaos, 6 Vigueur démoniaque.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: {
          spells: 7,
          rows: [
            ["signature", "The Summoning"],
            [1, "Steed of Shadows"],
            [2, "Gathering Darkness"],
            [3, "Daemonic Familiars"],
            [4, "Daemonic Vessel"],
            [5, "Vortex of Chaos"],
            [6, "Daemonic Vigour"],
          ],
        },
      },
    },
    see: [
      "tow.spell.daemonology.the-summoning",
      "tow.spell.daemonology.steed-of-shadows",
      "tow.spell.daemonology.gathering-darkness",
      "tow.spell.daemonology.daemonic-familiars",
      "tow.spell.daemonology.daemonic-vessel",
      "tow.spell.daemonology.vortex-of-chaos",
      "tow.spell.daemonology.daemonic-vigour",
    ],
  },
  {
    id: "tow.spell.daemonology.the-summoning",
    chapter: "lore-daemonology",
    phases: ["shooting"],
    kind: "spell",
    names: { en: "The Summoning", fr: "L’Invocation", ours: true },
    summary: { en: "The target takes 2D6 hits at S4, AP -1.", fr: "La cible subit 2D6 touches de F4, PA -1." },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell("daemonology", "signature", [version("basic", 9, within(18), ["magic missile"], "instant")], {
          hits: "2D6",
          strength: 4,
          armourPenetration: -1,
        }),
      },
    },
    see: ["tow.magic.spell-type.magic-missile", "tow.keyword.signature-spell", "tow.lore.daemonology"],
  },
  {
    id: "tow.spell.daemonology.steed-of-shadows",
    chapter: "lore-daemonology",
    phases: ["movement"],
    kind: "spell",
    names: { en: "Steed of Shadows", fr: "Destrier des ombres", ours: true },
    summary: {
      en: "Friendly infantry that is not fleeing and has yet to move this phase gains Fly (12) until your next Start of Turn.",
      fr: "Une infanterie amie qui ne fuit pas et n’a pas encore bougé cette phase gagne Vol (12) jusqu’à votre prochain Début de tour.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell(
          "daemonology",
          1,
          [version("basic", 9, within(15), ["conveyance"], "until your next Start of Turn")],
          { fly: 12, troopType: "infantry", condition: "not moved, not fleeing" },
        ),
      },
    },
    see: [
      "tow.magic.spell-type.conveyance",
      "tow.keyword.fly",
      "tow.keyword.troop-type-infantry",
      "tow.keyword.flee-move",
      "tow.lore.daemonology",
    ],
  },
  {
    id: "tow.spell.daemonology.gathering-darkness",
    chapter: "lore-daemonology",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Gathering Darkness", fr: "Ténèbres grandissantes", ours: true },
    summary: {
      en: "Until your next Start of Turn: Initiative -2 (not under 1), Leadership -2 (not under 2), no Inspiring Presence from its General. Engaged units may be chosen.",
      fr: "Jusqu’à votre prochain Début de tour : Initiative -2 (minimum 1), Commandement -2 (minimum 2), pas de Présence inspirante de son Général. On peut viser une unité engagée.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell("daemonology", 2, [version("basic", 9, within(12), ["hex"], "until your next Start of Turn")], {
          initiative: -2,
          minimumInitiative: 1,
          leadership: -2,
          minimumLeadership: 2,
          inspiringPresence: false,
          engagedTargets: true,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.hex",
      "tow.keyword.inspiring-presence",
      "tow.keyword.base-contact",
      "tow.lore.daemonology",
    ],
  },
  {
    id: "tow.spell.daemonology.daemonic-familiars",
    chapter: "lore-daemonology",
    phases: ["combat"],
    kind: "spell",
    names: { en: "Daemonic Familiars", fr: "Familiers démoniaques", ours: true },
    summary: {
      en: "One enemy unit in combat with the caster takes 2D6 hits at S2 against which armour does not help; Ward and Regeneration do.",
      fr: "Une unité ennemie au combat avec le lanceur subit 2D6 touches de F2, contre lesquelles l’armure n’aide pas ; sauvegarde invulnérable et Régénération oui.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell("daemonology", 3, [version("basic", 8, inCombat, ["assailment"], "instant")], {
          hits: "2D6",
          strength: 2,
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
      "tow.lore.daemonology",
    ],
  },
  {
    id: "tow.spell.daemonology.daemonic-vessel",
    chapter: "lore-daemonology",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Daemonic Vessel", fr: "Réceptacle démoniaque", ours: true },
    summary: {
      en: "This turn the caster, its mount and its unit have +1 Strength and +1 Attack (up to 10), and their weapons pierce 1 better.",
      fr: "Ce tour-ci, le lanceur, sa monture et son unité ont +1 en Force et +1 Attaque (10 au plus), et la PA de leurs armes s’améliore de 1.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell(
          "daemonology",
          4,
          [version("basic", 10, onCaster, ["enchantment"], "until the end of this turn")],
          { strengthBonus: 1, attacks: 1, maximum: 10, armourPenetrationImprovement: 1 },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.lore.daemonology"],
  },
  {
    id: "tow.spell.daemonology.vortex-of-chaos",
    chapter: "lore-daemonology",
    phases: ["shooting", "strategy"],
    kind: "spell",
    names: { en: "Vortex of Chaos", fr: "Vortex du Chaos", ours: true },
    summary: {
      en: "3″ template, hole within 15″ of the caster; dangerous terrain. It drifts D6″ in a random direction at every Start of Turn; units of either side that it touches or crosses take D6+1 hits at S3, no AP.",
      fr: "Gabarit de 3″, trou à 15″ du lanceur au plus ; terrain dangereux. Il dérive de D6″ au hasard à chaque Début de tour ; toute unité, amie ou ennemie, touchée ou traversée subit D6+1 touches de F3, sans PA.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell("daemonology", 5, [version("basic", 8, within(15), ["vortex"], "remains in play")], {
          template: 3,
          placement: 15,
          move: "D6",
          direction: "random",
          terrain: "dangerous",
          hits: "D6+1",
          strength: 3,
          armourPenetration: 0,
        }),
      },
    },
    see: [
      "tow.magic.spell-type.vortex",
      "tow.keyword.remains-in-play",
      "tow.keyword.small-blast",
      "tow.keyword.random-direction",
      "tow.keyword.dangerous-terrain",
      "tow.lore.daemonology",
    ],
  },
  {
    id: "tow.spell.daemonology.daemonic-vigour",
    chapter: "lore-daemonology",
    phases: ["strategy"],
    kind: "spell",
    names: { en: "Daemonic Vigour", fr: "Vigueur démoniaque", ours: true },
    summary: {
      en: "A friendly unit has +1 Movement, +1 Toughness and +1 Initiative this turn (10 at most).",
      fr: "Une unité amie a +1 en Mouvement, en Endurance et en Initiative ce tour-ci (10 au plus).",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Daemonology",
        facts: spell(
          "daemonology",
          6,
          [version("basic", 9, within(15), ["enchantment"], "until the end of this turn")],
          { movement: 1, toughness: 1, initiative: 1, maximum: 10 },
        ),
      },
    },
    see: ["tow.magic.spell-type.enchantment", "tow.lore.daemonology"],
  },
];
