import type { Entry } from "../entry/entry.ts";

/** Endless spells: casting them, moving the predatory ones, getting rid of them. */
export const endlessSpells: readonly Entry[] = [
  {
    id: "aos2.endless-spell.rules.definition",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Endless spells", fr: "Sorts persistants", ours: true },
    summary: {
      en: "Spells that become a model. Once cast, the model stays on the table until it leaves it, is dispelled, or its own warscroll takes it away.",
      fr: "Des sorts qui prennent la forme d’une figurine. Une fois lancée, elle reste en jeu jusqu’à ce qu’elle quitte la table, soit dissipée ou que sa propre charte d’unité la retire.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spells",
        facts: { creates: "model", stays: "until it leaves the battlefield or is dispelled" },
      },
    },
    see: ["aos2.endless-spell.rules.setup", "aos2.endless-spell.rules.removal", "aos2.keyword.endless-spell"],
  },
  {
    id: "aos2.endless-spell.rules.knowledge",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Endless spells known", fr: "Sorts persistants connus", ours: true },
    summary: {
      en: "Own the model and its warscroll, and every WIZARD of your army knows the spell besides its other spells. The sheet prints one warscroll, the Balewind Vortex.",
      fr: "Qui possède la figurine et sa charte d’unité : tous les SORCIERS de son armée connaissent le sort en plus des leurs. La feuille n’imprime qu’une charte d’unité, celle du Vortex de Malevent.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spells",
        facts: { knownBy: "every WIZARD of the army", needs: ["model", "warscroll"], printed: ["Balewind Vortex"] },
      },
    },
    see: ["aos2.endless-spell.balewind-vortex", "aos2.keyword.wizard", "aos2.core.casting.attempt"],
  },
  {
    id: "aos2.endless-spell.rules.setup",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Endless spell set-up", fr: "Placement d’un sort persistant", ours: true },
    summary: {
      en: "The model starts off the table. When the spell is cast and not unbound, place it as its warscroll says. If there is no legal place, the casting fails. It never changes an army’s allegiance.",
      fr: "La figurine commence hors de la table. Quand le sort est lancé et n’est pas contré, on la place comme le dit sa charte d’unité. Sans place légale, le lancement échoue. Elle ne change jamais l’allégeance d’une armée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spell Models",
        facts: { atStart: "off the battlefield", noLegalPlace: "cast fails", allegiance: "no effect" },
      },
    },
    see: ["aos2.endless-spell.rules.casting-limits", "aos2.endless-spell.rules.unbind"],
  },
  {
    id: "aos2.endless-spell.rules.treated-as",
    chapter: "endless-spells",
    phases: [],
    kind: "rule",
    names: { en: "Endless spell model status", fr: "Statut de la figurine de sort", ours: true },
    summary: {
      en: "Nobody can attack it, and spells and abilities pass it by unless they say otherwise. For every other rule it is friendly to all armies. Only predatory ones can be moved.",
      fr: "Nul ne peut l’attaquer ; sorts et capacités ne l’affectent pas, sauf s’ils le disent. Pour toute autre règle elle est amie de toutes les armées. Seuls les sorts prédateurs peuvent bouger.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spell Models",
        facts: { attackable: false, affectedBySpells: false, friendlyTo: "all armies", moves: "predatory only" },
      },
    },
    see: ["aos2.endless-spell.rules.predatory.definition", "aos2.wandering.immunity"],
  },
  {
    id: "aos2.endless-spell.rules.casting-limits",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Endless spell casting limits", fr: "Limites de lancement", ours: true },
    summary: {
      en: "You need a model of that spell that is not on the table yet: with two models, two can stand at once. A WIZARD tries at most one endless spell a turn, whichever it is.",
      fr: "Il faut une figurine de ce sort qui ne soit pas encore en jeu : avec deux figurines, deux à la fois. Un SORCIER tente au plus un sort persistant par tour, quel qu’il soit.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spell Models",
        facts: { attemptsPerWizardPerTurn: 1, atOnce: "as many as the models owned" },
      },
    },
    see: ["aos2.core.casting.attempt", "aos2.endless-spell.rules.after-dispel"],
  },
  {
    id: "aos2.endless-spell.rules.predatory.definition",
    chapter: "endless-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Predatory endless spells", fr: "Sorts persistants prédateurs", ours: true },
    summary: {
      en: "A warscroll says whether its spell is predatory. These move; all others stay where they were placed.",
      fr: "La charte d’unité dit si le sort est prédateur. Ceux-là bougent ; tous les autres restent où on les a placés.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells",
        facts: { markedOn: "warscroll", move: "predatory only" },
      },
    },
    see: ["aos2.endless-spell.rules.predatory.move-order", "aos2.keyword.predatory"],
  },
  {
    id: "aos2.endless-spell.rules.predatory.move-order",
    chapter: "endless-spells",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Predatory move order", fr: "Ordre de mouvement des prédateurs", ours: true },
    summary: {
      en: "Each battle round, once it is known who goes first and before that turn: players alternate, the one with the second turn beginning. Picking is compulsory while any is left; each moves once.",
      fr: "À chaque round, quand on sait qui joue en premier et avant ce tour : les joueurs alternent, celui qui a le second tour commence. Il faut en choisir un tant qu’il en reste ; chacun bouge une fois.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells",
        facts: {
          when: "start of battle round, after priority, before the first turn",
          first: "player with the second turn",
          compulsory: true,
          movesEach: "once per battle round",
        },
      },
    },
    see: [
      "aos2.keyword.battle-round",
      "aos2.wandering.rules.activation-timing",
      "aos2.realm.eightpoints.command.forced-by-the-aether",
    ],
  },
  {
    id: "aos2.endless-spell.rules.predatory.move-distance",
    chapter: "endless-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Predatory move distance", fr: "Distance de mouvement d’un prédateur", ours: true },
    summary: {
      en: "How far it goes, and whether it flies, stands on its warscroll.",
      fr: "La distance parcourue, et la faculté de voler, sont sur sa charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells",
        facts: { distance: "warscroll", fly: "warscroll" },
      },
    },
    see: ["aos2.core.flying", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.endless-spell.rules.predatory.edge",
    chapter: "endless-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Predatory crossing edge", fr: "Prédateur quittant la table", ours: true },
    summary: {
      en: "A predatory spell may be moved over the table edge, which no other model may do. It is then dispelled at once.",
      fr: "Un sort prédateur peut franchir le bord de la table, ce qu’aucune autre figurine ne peut faire. Il est alors aussitôt dissipé.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells",
        facts: { mayCross: true, then: "dispelled" },
      },
    },
    see: ["aos2.endless-spell.rules.removal"],
  },
  {
    id: "aos2.endless-spell.rules.predatory.resolution",
    chapter: "endless-spells",
    phases: ["start-of-round", "any"],
    kind: "rule",
    names: { en: "Predatory effects", fr: "Effets des prédateurs", ours: true },
    summary: {
      en: "The player who moved it this battle round resolves what it does, even if the other player cast it.",
      fr: "Celui qui l’a bougé pendant ce round en résout les effets, même si l’autre joueur l’a lancé.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Predatory Endless Spells",
        facts: { resolvedBy: "the player who moved it this battle round" },
      },
    },
    see: ["aos2.endless-spell.rules.predatory.move-order"],
  },
  {
    id: "aos2.endless-spell.rules.removal",
    chapter: "endless-spells",
    phases: [],
    kind: "rule",
    names: { en: "Removing endless spells", fr: "Retrait des sorts persistants", ours: true },
    summary: {
      en: "Three ways only: a WIZARD dispels it; it crosses the table edge while moving; a method on its own warscroll.",
      fr: "Trois façons seulement : un SORCIER le dissipe ; il franchit le bord de la table en bougeant ; un moyen prévu par sa charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Removing Endless Spells",
        facts: {
          rows: [
            [1, "dispelled by a WIZARD"],
            [2, "crosses the battlefield edge when moved"],
            [3, "method on its warscroll"],
          ],
        },
      },
    },
    see: [
      "aos2.endless-spell.rules.dispel-attempt",
      "aos2.endless-spell.rules.predatory.edge",
      "aos2.endless-spell.rules.after-dispel",
    ],
  },
  {
    id: "aos2.endless-spell.rules.unbind",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Unbinding endless spells", fr: "Contrer un sort persistant", ours: true },
    summary: {
      en: "At the moment it is cast an enemy WIZARD within 30″ of the caster may unbind it like any spell, beating the casting roll on 2D6.",
      fr: "Au moment du lancement, un SORCIER ennemi à 30″ ou moins du lanceur peut le contrer comme tout sort, en dépassant le jet de lancement sur 2D6.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unbinding and Dispelling",
        facts: { when: "as it is cast", roll: "2D6", beats: "casting roll", range: 30 },
      },
    },
    see: ["aos2.core.casting.unbinding", "aos2.endless-spell.rules.dispel-roll"],
  },
  {
    id: "aos2.endless-spell.rules.dispel-attempt",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Dispelling endless spells", fr: "Dissiper un sort persistant", ours: true },
    summary: {
      en: "As your hero phase begins, every WIZARD of yours may try to dispel one endless spell, giving up one of its casts for that phase. The same model faces only one try a hero phase.",
      fr: "Au début de chacune de vos phases des héros, chacun de vos SORCIERS peut tenter de dissiper un sort persistant, au prix d’un lancement de cette phase. Une même figurine ne subit qu’une tentative par phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unbinding and Dispelling",
        facts: { spellsPerWizard: 1, castsSpent: 1, attemptsPerModelPerHeroPhase: 1, when: "start of own hero phase" },
      },
    },
    see: [
      "aos2.endless-spell.rules.dispel-roll",
      "aos2.endless-spell.balewind-vortex.self-dispel",
      "aos2.core.endless-spell-tooltip",
    ],
  },
  {
    id: "aos2.endless-spell.rules.dispel-roll",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Dispel roll", fr: "Jet de dissipation", ours: true },
    summary: {
      en: "The model must be within 30″ of the wizard and visible to it. 2D6 must be higher than the casting value of the spell; a tie fails. What was rolled to cast it does not matter.",
      fr: "La figurine doit être à 30″ ou moins du sorcier et visible de lui. Sur 2D6 il faut dépasser la valeur de lancement du sort ; l’égalité échoue. Le jet de lancement d’origine ne compte pas.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unbinding and Dispelling",
        facts: { range: 30, visible: true, roll: "2D6", comparison: "> casting value" },
      },
    },
    see: ["aos2.endless-spell.rules.dispel-attempt", "aos2.core.casting.unbinding", "aos2.keyword.visible"],
  },
  {
    id: "aos2.endless-spell.rules.after-dispel",
    chapter: "endless-spells",
    phases: ["hero"],
    kind: "rule",
    names: { en: "After dispelling", fr: "Après la dissipation", ours: true },
    summary: {
      en: "Take the model off. A later casting of the same spell may bring it back.",
      fr: "On retire la figurine. Un lancement ultérieur du même sort peut la ramener.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unbinding and Dispelling",
        facts: { model: "removed", reusable: true },
      },
    },
    see: ["aos2.endless-spell.rules.casting-limits"],
  },
];
