import type { Entry } from "../entry/entry.ts";

/** Keywords and flags of armies, units and models, and the numbers of a warscroll. */
export const keywordsUnits: readonly Entry[] = [
  {
    id: "aos2.keyword.order",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "ORDER", fr: "ORDRE", ours: true },
    summary: {
      en: "Grand Alliance keyword, of an army’s allegiance or of a unit. Order’s battle trait and abilities look for it; so do the Chaos general who hates Order and one region of Hysh.",
      fr: "Mot-clé de Grande Alliance, pour l’allégeance d’une armée ou pour une unité. Le trait de bataille et les capacités de l’Ordre s’y réfèrent, tout comme le général du Chaos qui hait l’Ordre et une région de Hysh.",
    },
    editions: {
      standard: { sheet: "004", section: "Allegiance Abilities", facts: { keywordOf: ["army allegiance", "unit"] } },
    },
    see: [
      "aos2.allegiance.order",
      "aos2.battle-trait.order.defiant-avengers",
      "aos2.command-trait.order.inspiring",
      "aos2.command-trait.chaos.dark-avenger",
      "aos2.artefact.chaos.chaos-talisman",
      "aos2.realm.hysh.feature.wilderness-of-broken-dreams",
    ],
  },
  {
    id: "aos2.keyword.chaos",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "CHAOS", fr: "CHAOS", ours: true },
    summary: {
      en: "Grand Alliance keyword of an army or unit. It decides which units profit from Unbridled Malice and the Crown of Conquest, and which the light of Hysh disheartens.",
      fr: "Mot-clé de Grande Alliance, d’une armée ou d’une unité. Il dit qui profite de Malveillance débridée et de la Couronne de conquête, et qui la lumière de Hysh décourage.",
    },
    editions: {
      standard: { sheet: "004", section: "Allegiance Abilities", facts: { keywordOf: ["army allegiance", "unit"] } },
    },
    see: [
      "aos2.allegiance.chaos",
      "aos2.battle-trait.chaos.unbridled-malice",
      "aos2.command-trait.chaos.lord-of-war",
      "aos2.artefact.chaos.crown-of-conquest",
      "aos2.realm.hysh.feature.domain-of-symmetry-and-purity",
    ],
  },
  {
    id: "aos2.keyword.destruction",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "DESTRUCTION", fr: "DESTRUCTION", ours: true },
    summary: {
      en: "Grand Alliance keyword of an army or unit. Rampaging Destroyers and two of the Destruction command traits work on units that have it.",
      fr: "Mot-clé de Grande Alliance, d’une armée ou d’une unité. Destructeurs déchaînés et deux traits de commandement de la Destruction agissent sur les unités qui l’ont.",
    },
    editions: {
      standard: { sheet: "004", section: "Allegiance Abilities", facts: { keywordOf: ["army allegiance", "unit"] } },
    },
    see: [
      "aos2.allegiance.destruction",
      "aos2.battle-trait.destruction.rampaging-destroyers",
      "aos2.command-trait.destruction.nothing-left-standing",
      "aos2.command-trait.destruction.bellowing-tyrant",
      "aos2.realm.hysh.feature.domain-of-symmetry-and-purity",
    ],
  },
  {
    id: "aos2.keyword.death",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "DEATH", fr: "MORT", ours: true },
    summary: {
      en: "Grand Alliance keyword of an army or unit. Deathless Minions protects units that have it, the Cursed Book spares them and the Tomb Blade heals them.",
      fr: "Mot-clé de Grande Alliance, d’une armée ou d’une unité. Serviteurs immortels protège les unités qui l’ont, le Livre maudit les épargne et la Lame sépulcrale les soigne.",
    },
    editions: {
      standard: { sheet: "004", section: "Allegiance Abilities", facts: { keywordOf: ["army allegiance", "unit"] } },
    },
    see: [
      "aos2.allegiance.death",
      "aos2.battle-trait.death.deathless-minions",
      "aos2.artefact.death.cursed-book",
      "aos2.artefact.death.blade-of-dark-summons",
      "aos2.artefact.death.tomb-blade",
      "aos2.realm.hysh.feature.domain-of-symmetry-and-purity",
    ],
    misprints: [
      {
        printed: {
          en: "the introduction of the Death abilities speaks of a Destruction army",
          fr: "l’introduction des capacités de la Mort parle d’une armée de Destruction",
        },
        used: { en: "a Death army", fr: "une armée de la Mort" },
        why: { en: "A slip from the section before.", fr: "Un reste de la section précédente." },
      },
    ],
  },
  {
    id: "aos2.keyword.nurgle",
    chapter: "keywords",
    phases: ["hero"],
    kind: "term",
    names: { en: "NURGLE", fr: "NURGLE", ours: true },
    summary: {
      en: "An army allegiance. One region of Ghyran rolls better for such an army.",
      fr: "Une allégeance d’armée. Une région de Ghyran donne de meilleurs jets à une telle armée.",
    },
    editions: {
      standard: { sheet: "004", section: "Realm of Battle: Ghyran", facts: { keywordOf: ["army allegiance"] } },
    },
    see: ["aos2.realm.ghyran.feature.hidden-festering-corruption"],
  },
  {
    id: "aos2.keyword.hero",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "HERO", fr: "HÉROS", ours: true },
    summary: {
      en: "Unit keyword. Heroes carry artefacts; a general needs it for a command trait; without one in the army no command ability can be used.",
      fr: "Mot-clé d’unité. Les héros portent les artefacts ; le général doit en être un pour avoir un trait de commandement ; sans héros dans l’armée, aucune aptitude de commandement.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities",
        facts: { keywordOf: ["unit"], needsIt: ["artefact", "command trait", "command abilities"] },
      },
    },
    see: [
      "aos2.core.artefacts-of-power",
      "aos2.core.command-traits",
      "aos2.core.command-abilities.who",
      "aos2.keyword.general",
      "aos2.realm.ghyran.feature.lifesprings",
      "aos2.realm.ghur.monstrous-beasts.setup",
    ],
  },
  {
    id: "aos2.keyword.wizard",
    chapter: "keywords",
    phases: ["hero"],
    kind: "term",
    names: { en: "WIZARD", fr: "SORCIER", ours: true },
    summary: {
      en: "Unit keyword of those who cast, unbind and dispel. How many spells it may try to cast, and how many to unbind, is on its warscroll. Each knows Arcane Bolt, Mystic Shield, the realm’s spell and the army’s endless spells besides its own.",
      fr: "Mot-clé d’unité de ceux qui lancent, contrent et dissipent. Le nombre de sorts à lancer et à contrer est sur la charte d’unité. Chacun connaît le Trait Magique, le Bouclier mystique, le sort du royaume et les sorts persistants de l’armée, outre les siens.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realmsphere Magic",
        facts: { keywordOf: ["unit"], casts: "warscroll", unbinds: "warscroll" },
      },
    },
    see: [
      "aos2.core.casting.attempt",
      "aos2.core.casting.unbinding",
      "aos2.realm.common.realmsphere-magic",
      "aos2.endless-spell.rules.knowledge",
      "aos2.endless-spell.rules.dispel-attempt",
      "aos2.command-trait.death.master-of-the-black-arts",
    ],
  },
  {
    id: "aos2.keyword.monster",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "MONSTER", fr: "MONSTRE", ours: true },
    summary: {
      en: "Unit keyword. One with 8 or more Wounds never has cover; one that is no HERO may be taken as a monstrous beast of Ghur; the Collar of Domination may drive it off.",
      fr: "Mot-clé d’unité. Avec 8 Blessures ou plus, jamais de couvert ; sans être un HÉROS, il peut servir de bête monstrueuse de Ghur ; le Collier de domination peut le faire fuir.",
    },
    editions: {
      standard: { sheet: "004", section: "Monstrous Beasts", facts: { keywordOf: ["unit"], noCoverFromWounds: 8 } },
    },
    see: [
      "aos2.core.cover",
      "aos2.realm.ghur.monstrous-beasts.setup",
      "aos2.artefact.destruction.collar-of-domination",
    ],
  },
  {
    id: "aos2.keyword.war-machine",
    chapter: "keywords",
    phases: ["shooting", "combat"],
    kind: "term",
    names: { en: "WAR MACHINE", fr: "MACHINE DE GUERRE", ours: true },
    summary: {
      en: "Unit keyword. With 8 or more Wounds a war machine never gains cover.",
      fr: "Mot-clé d’unité. À 8 Blessures ou plus, une machine de guerre n’a jamais de couvert.",
    },
    editions: {
      standard: { sheet: "004", section: "Cover", facts: { keywordOf: ["unit"], noCoverFromWounds: 8 } },
    },
    see: ["aos2.core.cover"],
  },
  {
    id: "aos2.keyword.summonable",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "SUMMONABLE", fr: "INVOCABLE", ours: true },
    summary: {
      en: "Unit keyword: the Blade of Dark Summons can bring such units onto the table.",
      fr: "Mot-clé d’unité : la Lame d’appel ténébreux peut faire entrer de telles unités en jeu.",
    },
    editions: {
      standard: { sheet: "004", section: "Allegiance Abilities: Death", facts: { keywordOf: ["unit"] } },
    },
    see: ["aos2.artefact.death.blade-of-dark-summons"],
  },
  {
    id: "aos2.keyword.endless-spell",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "ENDLESS SPELL", fr: "SORT PERSISTANT", ours: true },
    summary: {
      en: "Keyword of a model that is a spell in play; the endless spell rules apply to it.",
      fr: "Mot-clé d’une figurine qui est un sort en jeu ; les règles des sorts persistants s’y appliquent.",
    },
    editions: {
      standard: { sheet: "004", section: "Balewind Vortex", facts: { keywordOf: ["model"] } },
    },
    see: ["aos2.endless-spell.rules.definition", "aos2.endless-spell.balewind-vortex"],
  },
  {
    id: "aos2.keyword.balewind-vortex",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "BALEWIND VORTEX", fr: "VORTEX DE MALEVENT", ours: true },
    summary: {
      en: "Keyword of the one model of that name.",
      fr: "Mot-clé de la seule figurine de ce nom.",
    },
    editions: {
      standard: { sheet: "004", section: "Balewind Vortex", facts: { keywordOf: ["model"] } },
    },
    see: ["aos2.endless-spell.balewind-vortex", "aos2.core.balewind-keyword-tooltip"],
  },
  {
    id: "aos2.keyword.general",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: { en: "General", fr: "Général", ours: true },
    summary: {
      en: "One model leads the army; a HERO in that place has a command trait. The sheet leaves out how it is picked: name it with your army list.° If a new general is needed in battle, a HERO chosen gets a trait at once.",
      fr: "Une figurine mène l’armée\u00a0; si c’est un HÉROS, elle a un trait de commandement. La feuille ne dit pas comment la choisir\u00a0: nommez-la avec votre liste.° Si un nouveau général est requis en pleine bataille, un HÉROS reçoit aussitôt un trait.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allegiance Abilities",
        facts: { models: "one of the army", picking: "not on the sheet" },
      },
    },
    see: [
      "aos2.core.command-traits",
      "aos2.core.command-abilities.who",
      "aos2.allegiance.structure",
      "aos2.keyword.hero",
    ],
  },
  {
    id: "aos2.keyword.named-character",
    chapter: "keywords",
    phases: ["set-up"],
    kind: "term",
    names: { en: "Named character", fr: "Personnage nommé", ours: true },
    summary: {
      en: "A model that stands for one particular person.° It takes no command trait and no artefact; the Forbidden Forgecraft of Varanthax’s Maw passes it by as well.",
      fr: "Une figurine qui représente une personne précise.° Elle ne reçoit ni trait de commandement ni artefact\u00a0; la Forge interdite de la Gueule de Varanthax l’ignore aussi.",
    },
    editions: {
      standard: { sheet: "004", section: "Named Characters", facts: { commandTrait: false, artefact: false } },
    },
    see: ["aos2.core.named-characters", "aos2.realm.varanthaxs-maw.feature.forbidden-forgecraft"],
  },
  {
    id: "aos2.keyword.warscroll-battalion",
    chapter: "keywords",
    phases: ["set-up"],
    kind: "term",
    names: { en: "Warscroll battalion", fr: "Bataillon de chartes d’unité", ours: true },
    summary: {
      en: "A named group of units taken together.° Every one in the army brings a command point at the start and an artefact for one HERO more.",
      fr: "Un groupe d’unités pris ensemble sous un nom.° Chacun apporte à l’armée un point de commandement au départ et un artefact pour un HÉROS de plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Command Abilities",
        facts: { commandPointsEach: 1, artefactsEach: 1 },
      },
    },
    see: ["aos2.core.command-abilities.points", "aos2.core.artefacts-of-power"],
  },
  {
    id: "aos2.keyword.rend",
    chapter: "keywords",
    phases: ["shooting", "combat"],
    kind: "term",
    names: { en: "Rend characteristic", fr: "Caractéristique de Perforation", ours: true },
    summary: {
      en: "The modifier a weapon puts on the save roll: Rend -1 takes 1 off. A dash is none. Improving Rend by 1 makes it one more negative, from a dash to -1; worsened, it stops at the dash.",
      fr: "Le modificateur qu’une arme impose à la sauvegarde : Perforation -1 en retire 1. Un tiret : aucun. Améliorer la Perforation de 1 la rend plus négative d’un point, du tiret à -1 ; dégradée, elle s’arrête au tiret.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: { modifies: "save roll", dash: "none", improvedBy: 1, example: { rend: -1, saveRoll: -1 } },
      },
    },
    see: [
      "aos2.core.attack.save-roll",
      "aos2.artefact.order.obstinate-blade",
      "aos2.realm.aqshy.feature.flaming-missiles",
      "aos2.realm.chamon.feature.iron-trees",
      "aos2.realm.chamon.feature.brittle-isles",
    ],
  },
  {
    id: "aos2.keyword.bravery",
    chapter: "keywords",
    phases: ["battleshock"],
    kind: "term",
    names: { en: "Bravery characteristic", fr: "Caractéristique de Bravoure", ours: true },
    summary: {
      en: "The warscroll number that holds a unit together: a battleshock roll above it makes models flee. Some spells and artefacts roll against it too.",
      fr: "Le nombre de la charte d’unité qui tient l’unité ensemble : un jet de déroute au-dessus fait fuir des figurines. Certains sorts et artefacts s’y mesurent aussi.",
    },
    editions: {
      standard: { sheet: "004", section: "Battleshock Tests", facts: { from: "warscroll" } },
    },
    see: [
      "aos2.core.battleshock.roll",
      "aos2.core.battleshock.result",
      "aos2.realm.shyish.spell.pall-of-doom",
      "aos2.command-trait.death.death-incarnate",
      "aos2.artefact.destruction.collar-of-domination",
    ],
  },
  {
    id: "aos2.keyword.wounds-characteristic",
    chapter: "keywords",
    phases: [],
    kind: "term",
    names: {
      en: "Wounds, Move, Save, Attacks, Damage characteristics",
      fr: "Blessures, Mouvement, Sauvegarde, Attaques, Dégâts",
      ours: true,
    },
    summary: {
      en: "The other numbers of a warscroll. Wounds: damage a model takes before it is slain.° Move: inches of a normal move. Save: the roll to stop a wound. Attacks: dice of a weapon.° Damage: wounds each unsaved attack inflicts.",
      fr: "Les autres nombres d’une charte d’unité. Blessures\u00a0: les dégâts qui tuent la figurine.° Mouvement\u00a0: les pouces d’un mouvement normal. Sauvegarde\u00a0: le jet qui arrête une blessure. Attaques\u00a0: les dés d’une arme.° Dégâts\u00a0: les blessures par attaque non sauvegardée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Making Attacks",
        facts: { from: "warscroll", characteristics: ["Wounds", "Move", "Save", "Attacks", "Damage"] },
      },
    },
    see: [
      "aos2.core.normal-moves",
      "aos2.core.attack.sequence",
      "aos2.core.attack.damage",
      "aos2.core.allocating-wounds.order",
      "aos2.endless-spell.balewind-vortex.cast",
    ],
  },
];
