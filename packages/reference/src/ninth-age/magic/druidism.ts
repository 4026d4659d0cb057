import type { Entry } from "../../entry.ts";
import { spell, version, within } from "../../spells.ts";
import { type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Druidism",
  late: "Voies de magie > Druidisme",
  facts: { path: "druidism" },
  see: ["t9a.path.druidism"],
};

/** Sheet 000 lost the shapes of its brackets in this path. */
const bracketShapes = {
  edition: "2e-early",
  printed: {
    en: "Two kinds of bracket, both turned into round ones.",
    fr: "Deux sortes de crochets, toutes deux devenues des parenthèses.",
  },
  used: {
    en: "First value without The Oaken Throne, second value with it.",
    fr: "Première valeur sans le Trône de chêne, seconde valeur avec lui.",
  },
  why: {
    en: "The casting values fall from first to second, as the throne promises.",
    fr: "Les valeurs de lancement baissent de la première à la seconde, comme le trône l’annonce.",
  },
};

export const druidismEntries: readonly Entry[] = [
  spellEntry(place, {
    id: "t9a.spell.druidism.fountain-of-youth",
    names: { en: "Fountain of Youth", fr: "Fontaine de Jouvence" },
    summary: {
      en: "Attribute Spell. The target Recovers 1 HP; with The Oaken Throne it Raises 1 HP. Never more than 1 HP for the same model in a phase.",
      fr: "Attribut de la Voie. La cible récupère 1 PV ; avec le Trône de chêne, elle ressuscite 1 PV. Jamais plus de 1 PV pour la même figurine dans une phase.",
    },
    lateSummary: {
      en: "An ordinary spell now: Raise 1 HP on a Character, or 4 HP among Standard Rank and File, or 2 HP of anything else.",
      fr: "Désormais un sort ordinaire : 1 PV ressuscité chez un Personnage, ou 4 PV chez des figurines ordinaires de taille Standard, ou 2 PV pour tout autre cas.",
    },
    early: spell(
      "druidism",
      "attribute",
      [
        version("basic", null, within(18), ["A", "F"], "instant", { recovers: 1 }),
        version("throne", null, within(18), ["A", "F"], "instant", { raises: 1 }),
      ],
      { maximumPerModelAndPhase: 1 },
    ),
    late: spell("druidism", 1, [version("basic", 5, within(12), ["A"], "instant")], {
      raises: { character: 1, standardRankAndFile: 4, otherwise: 2 },
    }),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.healing-waters",
    names: { en: "Healing Waters", fr: "Eaux vivifiantes" },
    summary: {
      en: "The target gains Fortitude (5+); with the throne (6+) Fortitude (4+). May be cast out of Water Terrain.",
      fr: "La cible gagne Fortitude (5+) ; avec le trône (6+), Fortitude (4+). Peut partir d’un Terrain aquatique.",
    },
    lateSummary: {
      en: "The target gains Fortitude (6+) together with Fortitude (+1, never better than 3+).",
      fr: "La cible gagne à la fois Fortitude (6+) et Fortitude (+1, jamais mieux que 3+).",
    },
    early: spell("druidism", 1, [
      version("basic", 7, within(18, ["caster", "Water Terrain"]), ["A"], "one turn", { fortitude: "5+" }),
      version("throne", 6, within(18, ["caster", "Water Terrain"]), ["A"], "one turn", { fortitude: "4+" }),
    ]),
    late: spell("druidism", 3, [version("basic", 8, within(18), ["A"], "one turn")], {
      fortitude: "6+",
      fortitudeImprovedBy: 1,
      fortitudeAtBest: "3+",
    }),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.master-of-earth",
    names: { en: "Master of Earth", fr: "Maître de la terre" },
    summary: {
      en: "D6 Magical hits at Str 4, AP 1; with the throne (5+) at Str 5, AP 2. May be cast out of Impassable Terrain.",
      fr: "D6 touches magiques, Fo 4, PA 1 ; avec le trône (5+), Fo 5, PA 2. Peut partir d’un Terrain infranchissable.",
    },
    lateSummary: {
      en: "2D6 Magical hits at Str 4, AP 1, at 6″ only. Boosted (8+): range 18″.",
      fr: "2D6 touches magiques, Fo 4, PA 1, à 6″ seulement. Version améliorée (8+) : portée 18″.",
    },
    early: spell(
      "druidism",
      2,
      [
        version("basic", 6, within(18, ["caster", "Impassable Terrain"]), ["Da", "Di", "H"], "instant", {
          strength: 4,
          armourPenetration: 1,
        }),
        version("throne", 5, within(18, ["caster", "Impassable Terrain"]), ["Da", "Di", "H"], "instant", {
          strength: 5,
          armourPenetration: 2,
        }),
      ],
      { hits: "D6", magical: true },
    ),
    late: spell(
      "druidism",
      4,
      [
        version("basic", 7, within(6), ["Da", "H"], "instant"),
        version("boosted", 8, within(18), ["Da", "H"], "instant"),
      ],
      { hits: "2D6", strength: 4, armourPenetration: 1, magical: true },
    ),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.entwining-roots",
    names: { en: "Entwining Roots", fr: "Enchevêtrement de racines" },
    summary: {
      en: "The target has -1 Offensive Skill, -1 Defensive Skill and shoots at -1 to hit; with the throne (5+) each is -2. May be cast out of a Forest.",
      fr: "La cible a -1 Off, -1 Déf et tire avec -1 pour toucher ; avec le trône (5+), chaque malus est de -2. Peut partir d’une Forêt.",
    },
    lateSummary: {
      en: "The target has -1 Offensive Skill, -1 Defensive Skill and shoots at -1 to hit. Boosted (8+): -2 each.",
      fr: "La cible a -1 Off, -1 Déf et tire avec -1 pour toucher. Version améliorée (8+) : -2 partout.",
    },
    early: spell("druidism", 3, [
      version("basic", 6, within(12, ["caster", "Forest"]), ["H"], "one turn", {
        offensiveSkill: -1,
        defensiveSkill: -1,
        shootingToHit: -1,
      }),
      version("throne", 5, within(12, ["caster", "Forest"]), ["H"], "one turn", {
        offensiveSkill: -2,
        defensiveSkill: -2,
        shootingToHit: -2,
      }),
    ]),
    late: spell("druidism", 2, [
      version("basic", 5, within(18), ["H"], "one turn", { offensiveSkill: -1, defensiveSkill: -1, shootingToHit: -1 }),
      version("boosted", 8, within(18), ["H"], "one turn", {
        offensiveSkill: -2,
        defensiveSkill: -2,
        shootingToHit: -2,
      }),
    ]),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.summer-growth",
    names: { en: "Summer Growth", fr: "Croissance estivale" },
    summary: {
      en: "One unit Raises 4 HP if Standard Infantry or Beast, 1 HP if it has Towering Presence, else 2 HP. With the throne (10+): 6, 1 or 3 HP.",
      fr: "Une unité ressuscite 4 PV si elle est Infanterie ou Bête Standard, 1 PV avec Présence imposante, sinon 2 PV. Avec le trône (10+) : 6, 1 ou 3 PV.",
    },
    lateSummary: {
      en: "Aimed at a point: each unit within 3″ of it Raises 1 HP on a Character, or 4 HP among Standard Rank and File, or 2 HP of anything else.",
      fr: "Vise un point : chaque unité à 3″ ou moins y gagne 1 PV ressuscité sur un Personnage, ou 4 PV parmi des figurines ordinaires de taille Standard, ou 2 PV pour le reste.",
    },
    early: spell("druidism", 4, [
      version("basic", 11, within(24), ["A"], "instant", {
        raises: { standardInfantryOrBeast: 4, toweringPresence: 1, otherwise: 2 },
      }),
      version("throne", 10, within(24), ["A"], "instant", {
        raises: { standardInfantryOrBeast: 6, toweringPresence: 1, otherwise: 3 },
      }),
    ]),
    late: spell("druidism", 6, [version("basic", 11, within(12), ["G"], "instant")], {
      unitsWithin: 3,
      raises: { character: 1, standardRankAndFile: 4, otherwise: 2 },
    }),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.stone-skin",
    names: { en: "Stone Skin", fr: "Peau rocailleuse" },
    summary: {
      en: "The target has +2 Resilience; with the throne (9+) +3. May be cast out of a Hill.",
      fr: "La cible a +2 en Résistance ; avec le trône (9+), +3. Peut partir d’une Colline.",
    },
    lateSummary: {
      en: "Melee Attacks wound the target on 5+ at best: any to-wound roll of 1 to 4 fails.",
      fr: "Les Attaques de mêlée blessent la cible sur 5+ au mieux : tout jet pour blesser de 1 à 4 échoue.",
    },
    early: spell("druidism", 5, [
      version("basic", 10, within(12, ["caster", "Hill"]), ["A"], "one turn", { resilience: 2 }),
      version("throne", 9, within(12, ["caster", "Hill"]), ["A"], "one turn", { resilience: 3 }),
    ]),
    late: spell("druidism", 5, [version("basic", 9, within(18), ["A"], "one turn")], {
      meleeToWoundFailsOn: [1, 2, 3, 4],
    }),
    misprints: [bracketShapes],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.spirits-of-the-wood",
    names: { en: "Spirits of the Wood", fr: "Esprits du bois", ours: true },
    summary: {
      en: "A Forest springs up over the target’s Unit Boundary. A friendly target also has Strider (Forest). An enemy that is Engaged is not affected unless the throne is up (6+).",
      fr: "Une Forêt surgit sur le Rectangle limite de la cible. Une cible alliée a aussi Guide (Forêt). Un ennemi Engagé n’est pas affecté, sauf avec le trône (6+).",
    },
    early: spell(
      "druidism",
      6,
      [
        version("basic", 7, within(12), ["U"], "one turn", { affectsEngagedEnemy: false }),
        version("throne", 6, within(12), ["U"], "one turn", { affectsEngagedEnemy: true }),
      ],
      { terrain: "Forest", area: "target's Unit Boundary", friendlyGains: ["Strider (Forest)"] },
    ),
    see: ["t9a.terrain.forest.cover", "t9a.terrain.forest.dangerous"],
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "The clause on Engaged enemies stands in a bracket whose kind is lost.",
          fr: "La clause sur les ennemis Engagés est dans un crochet dont la sorte est perdue.",
        },
        used: {
          en: "It is a basic clause, dropped while The Oaken Throne is up.",
          fr: "C’est une clause de base, levée tant que le Trône de chêne est en jeu.",
        },
        why: {
          en: "A single bracket in this path is the first one, and without it the throne would change nothing but the cost.",
          fr: "Un crochet seul dans cette Voie est le premier, et sans cela le trône ne changerait que le coût.",
        },
      },
    ],
  }),
];
