import { spell, version, within } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** Command points, casting and unbinding, and the two spells every wizard knows. */
export const coreMagic: readonly Entry[] = [
  {
    id: "aos2.core.command-abilities.who",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Command abilities", fr: "Aptitudes de commandement", ours: true },
    summary: {
      en: "With at least one HERO in your army you may use command abilities: three are open to every army (the sheet does not print them), others stand on warscrolls, some of those only while that model is your general.",
      fr: "Avec au moins un HÉROS dans votre armée, vous pouvez employer des aptitudes de commandement : trois sont ouvertes à toute armée (la feuille ne les imprime pas), d’autres figurent sur les chartes d’unité, certaines réservées à la figurine qui est votre général.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Abilities",
        facts: { heroes: "1+", core: 3, corePrinted: false, others: "warscrolls", generalOnly: "where noted" },
      },
    },
    see: ["aos2.core.command-abilities.points", "aos2.keyword.core-command-abilities", "aos2.keyword.hero"],
    ruling: "command-ability-ranges",
    misprints: [
      {
        printed: {
          en: "Points at three core command abilities beside the text that the sheet does not hold.",
          fr: "Renvoie à trois aptitudes de commandement placées à côté du texte, absentes de la feuille.",
        },
        used: {
          en: "The core abilities of the core rules, reaching 6″ from a HERO and 12″ from the general.",
          fr: "Les aptitudes des règles de base, à 6″ d’un HÉROS et à 12″ du général.",
        },
        why: {
          en: "A remnant of another page layout; the ranges are those of a published page.",
          fr: "Reste d’une autre mise en page ; les portées sont celles d’une page publiée.",
        },
      },
    ],
  },
  {
    id: "aos2.core.command-abilities.points",
    chapter: "core",
    phases: [],
    kind: "rule",
    names: { en: "Command points", fr: "Points de commandement", ours: true },
    summary: {
      en: "Each use costs 1 command point. You begin with 1 per warscroll battalion and gain 1 as each of your hero phases starts; leftovers keep. The same ability may be bought again in the same phase. One without a stated moment is used in your hero phase.",
      fr: "Chaque emploi coûte 1 point de commandement. Vous commencez avec 1 par bataillon de chartes d’unité et en gagnez 1 au début de chacune de vos phases des héros ; le reste se garde. La même aptitude peut resservir dans la phase. Sans moment indiqué, elle s’emploie en votre phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Abilities",
        facts: {
          cost: 1,
          startOfBattle: { perWarscrollBattalion: 1 },
          startOfOwnHeroPhase: 1,
          repeatable: true,
          unspent: "kept",
          defaultPhase: "own hero phase",
        },
      },
    },
    see: ["aos2.keyword.command-point", "aos2.keyword.warscroll-battalion", "aos2.core.command-abilities.who"],
  },
  {
    id: "aos2.core.casting.attempt",
    chapter: "core",
    phases: ["hero"],
    kind: "step",
    names: { en: "Casting spells", fr: "Lancer des sorts", ours: true },
    summary: {
      en: "In your hero phase a WIZARD names a spell it knows and rolls 2D6: the casting value or more casts it. An army attempts each spell at most once a turn, whichever wizard tries.",
      fr: "En votre phase des héros, un SORCIER nomme un sort qu’il connaît et lance 2D6 : la valeur de lancement ou plus le lance. Une armée ne tente chaque sort qu’une fois par tour, quel que soit le SORCIER.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Casting and Unbinding Spells",
        facts: {
          who: "WIZARD",
          phase: "own hero phase",
          castingRoll: "2D6",
          needs: ">= casting value",
          attemptsPerSpellPerTurn: 1,
        },
      },
    },
    see: ["aos2.core.casting.unbinding", "aos2.keyword.wizard"],
  },
  {
    id: "aos2.core.casting.unbinding",
    chapter: "core",
    phases: ["hero"],
    kind: "step",
    names: { en: "Unbinding spells", fr: "Contrer des sorts", ours: true },
    summary: {
      en: "Before a cast spell takes effect the opponent may choose one WIZARD within 30″ of the caster and roll 2D6: more than the casting roll and the spell is not cast. A tie is not enough, and each spell meets one attempt only.",
      fr: "Avant l’effet d’un sort lancé, l’adversaire peut choisir un SORCIER à 30″ ou moins du lanceur et jeter 2D6 : plus que le jet de lancement, et le sort n’est pas lancé. L’égalité ne suffit pas ; une seule tentative par sort.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Casting and Unbinding Spells",
        facts: { wizards: 1, within: 30, unbindingRoll: "2D6", needs: "> casting roll", attemptsPerSpell: 1 },
      },
    },
    see: ["aos2.core.casting.attempt", "aos2.endless-spell.rules.unbind"],
  },
  {
    id: "aos2.core.spell.arcane-bolt",
    chapter: "core",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Arcane Bolt", fr: "Trait Magique", ours: true },
    summary: {
      en: "Casting value 5. A visible enemy unit within 18″ suffers 1 mortal wound, or D3 if the casting roll came to 10 or more.",
      fr: "Valeur de lancement 5. Une unité ennemie visible à 18″ ou moins subit 1 blessure mortelle, ou D3 si le jet de lancement atteint 10.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Arcane Bolt",
        facts: spell("core", null, [version("basic", 5, within(18), [], null)], {
          target: "enemy unit",
          visible: true,
          mortalWounds: 1,
          castingRollAtLeast: { roll: 10, mortalWounds: "D3" },
        }),
      },
    },
    see: ["aos2.core.casting.attempt", "aos2.core.mortal-wounds", "aos2.core.spell.mystic-shield"],
  },
  {
    id: "aos2.core.spell.mystic-shield",
    chapter: "core",
    phases: ["hero"],
    kind: "spell",
    names: { en: "Mystic Shield", fr: "Bouclier mystique", ours: true },
    summary: {
      en: "Casting value 6. A visible friendly unit within 18″ re-rolls its save rolls of 1 until your next hero phase.",
      fr: "Valeur de lancement 6. Une unité amie visible à 18″ ou moins relance ses sauvegardes de 1 jusqu’à votre prochaine phase des héros.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Mystic Shield",
        facts: spell("core", null, [version("basic", 6, within(18), [], "until your next hero phase")], {
          target: "friendly unit",
          visible: true,
          rerollSavesOf: 1,
        }),
      },
    },
    see: ["aos2.core.casting.attempt", "aos2.core.attack.save-roll", "aos2.core.spell.arcane-bolt"],
  },
  {
    id: "aos2.core.endless-spell-tooltip",
    chapter: "core",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Unbinding and Dispelling (tooltip)", fr: "Contrer et dissiper (infobulle)", ours: true },
    summary: {
      en: "A pop-up that restates the endless spell rules: unbind as usual when cast; at the start of your hero phase each WIZARD may give up one cast to dispel one endless spell model it sees within 30″, on 2D6 above the casting value. One try per model a phase; a dispelled model may return.",
      fr: "Une infobulle qui redit les règles des sorts persistants : on les contre comme tout sort ; au début de votre phase des héros, chaque SORCIER peut renoncer à un lancement pour dissiper une figurine de sort persistant qu’il voit à 30″ ou moins, sur 2D6 dépassant la valeur de lancement. Une tentative par figurine et par phase ; une figurine dissipée peut revenir.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Unbinding and Dispelling",
        facts: {
          attemptsPerWizard: 1,
          castsLost: 1,
          within: 30,
          visible: true,
          dispelRoll: "2D6",
          needs: "> casting value",
          attemptsPerModelPerPhase: 1,
          modelReusable: true,
        },
      },
    },
    see: [
      "aos2.endless-spell.rules.unbind",
      "aos2.endless-spell.rules.dispel-attempt",
      "aos2.endless-spell.rules.dispel-roll",
      "aos2.endless-spell.rules.after-dispel",
    ],
  },
  {
    id: "aos2.core.balewind-keyword-tooltip",
    chapter: "core",
    phases: [],
    kind: "term",
    names: { en: "BALEWIND VORTEX keyword (tooltip)", fr: "Mot-clé VORTEX DE MALEVENT (infobulle)", ours: true },
    summary: {
      en: "A pop-up listing where the keyword occurs: on a single warscroll, the endless spell of that name.",
      fr: "Une infobulle qui dit où figure le mot-clé : sur une seule charte d’unité, le sort persistant du même nom.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Endless Spell",
        facts: { keyword: "BALEWIND VORTEX", warscrolls: ["Balewind Vortex"] },
      },
    },
    see: ["aos2.keyword.balewind-vortex", "aos2.endless-spell.balewind-vortex"],
  },
];
