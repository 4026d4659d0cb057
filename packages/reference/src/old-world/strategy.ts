import type { Entry } from "../entry/entry.ts";

/** The Strategy phase and its four sub-phases. */
export const strategy: readonly Entry[] = [
  {
    id: "tow.phase.strategy",
    chapter: "strategy",
    phases: ["strategy"],
    kind: "sequence",
    names: { en: "Strategy phase", fr: "Phase de Stratégie", ours: true },
    summary: {
      en: "First phase of the turn, in four sub-phases: Start of Turn, Command, Conjuration, Rally Fleeing Troops.",
      fr: "Première phase du tour, en quatre sous-phases : Début de tour, Commandement, Conjuration, Ralliement des fuyards.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Strategy Phase",
        facts: {
          phase: 1,
          rows: [
            [1, "Start of Turn"],
            [2, "Command"],
            [3, "Conjuration"],
            [4, "Rally Fleeing Troops"],
          ],
        },
      },
    },
    see: ["tow.turn.phase-order", "tow.keyword.rally-test"],
  },
  {
    id: "tow.phase.strategy.start-of-turn",
    chapter: "strategy",
    phases: ["strategy"],
    kind: "step",
    names: { en: "Start of Turn", fr: "Début de tour", ours: true },
    summary: {
      en: "Do everything that happens as a turn begins: special actions and tests; Stupidity is tested now too.° Templates of moving vortices move now, in both players’ turns, and spells that last until your next Start of Turn end.",
      fr: "On règle tout ce qui se passe quand un tour commence\u00a0: actions spéciales et tests\u00a0; la Stupidité se teste aussi maintenant.° Les gabarits des vortex mobiles avancent maintenant, aux tours des deux joueurs, et les sorts qui durent jusqu’à votre prochain Début de tour prennent fin.",
    },
    editions: { standard: { sheet: "003", section: "Strategy Phase", facts: { step: 1, of: 4, page: 116 } } },
    see: ["tow.magic.spell-type.vortex", "tow.keyword.stupidity"],
  },
  {
    id: "tow.phase.strategy.command",
    chapter: "strategy",
    phases: ["strategy"],
    kind: "step",
    names: { en: "Command", fr: "Commandement", ours: true },
    summary: {
      en: "Characters of the active player use the abilities that name the Command sub-phase. A fleeing character may not.",
      fr: "Les personnages du joueur actif emploient leurs capacités de la sous-phase de Commandement. Un personnage en fuite ne le peut pas.",
    },
    editions: { standard: { sheet: "003", section: "Strategy Phase", facts: { step: 2, of: 4, page: 117 } } },
    see: ["tow.keyword.character", "tow.keyword.flee-move"],
  },
  {
    id: "tow.phase.strategy.conjuration",
    chapter: "strategy",
    phases: ["strategy"],
    kind: "step",
    names: { en: "Conjuration", fr: "Conjuration", ours: true },
    summary: {
      en: "The active player’s Wizards may cast Enchantments and Hexes, and no other type of spell. In this sub-phase you may also try to dispel enemy spells that remain in play.°",
      fr: "Les sorciers du joueur actif peuvent lancer des Enchantements et des Maléfices, et aucun autre type de sort. C’est aussi le moment de tenter de dissiper les sorts adverses qui restent en jeu.°",
    },
    editions: { standard: { sheet: "003", section: "Strategy Phase", facts: { step: 3, of: 4, page: 117 } } },
    see: ["tow.magic.spell-type.enchantment", "tow.magic.spell-type.hex", "tow.magic.casting.roll"],
  },
  {
    id: "tow.phase.strategy.rally",
    chapter: "strategy",
    phases: ["strategy"],
    kind: "step",
    names: { en: "Rally Fleeing Troops", fr: "Ralliement des fuyards", ours: true },
    summary: {
      en: "Each of your fleeing units tries to rally; it takes a Leadership test.° Below half of its starting models it has -1 Leadership;° below a quarter only a natural double 1 will do.° Passed: it stops and reforms, but may not charge this turn and counts as having moved.° Failed: it flees on; it does so in the Compulsory Moves.°",
      fr: "Chacune de vos unités en fuite tente de se rallier\u00a0; elle passe un test de Commandement.° Sous la moitié de son effectif de départ, elle a -1 en Commandement\u00a0;° sous le quart, seul un double 1 naturel la rallie.° Réussi\u00a0: elle s’arrête et se reforme, mais ne peut pas charger ce tour-ci et compte comme ayant bougé.° Raté\u00a0: elle continue de fuir\u00a0; c’est lors des Mouvements obligatoires.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Strategy Phase",
        facts: {
          step: 4,
          of: 4,
          page: 117,
          test: "2D6",
          belowHalf: -1,
          belowQuarter: "natural double 1",
          procedureOnSheets: false,
        },
      },
    },
    see: ["tow.phase.movement.compulsory-moves", "tow.keyword.rally-test", "tow.keyword.flee-move"],
  },
];
