import { onCaster, spell, version } from "../entry/spells.ts";
import type { Entry } from "../entry/entry.ts";

/** The Helleflux in Ulgu: a spell, a feature, a command, an artefact. */
export const realmHelleflux: readonly Entry[] = [
  {
    id: "aos2.realm.helleflux",
    chapter: "realm-helleflux",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "The Helleflux, Ulgu", fr: "L’Helleflux, Ulgu", ours: true },
    summary: {
      en: "A region for narrative and open play, not for matched play. Its feature, Wellspring of Shadow, always applies: there is no table to roll on. Spell: Umbral Leap. Command: Unseen Killers. Artefact: The Fetch’s Ring.",
      fr: "Une région pour le jeu narratif et le jeu libre, non pour le jeu égal. Sa particularité, Source d’ombre, s’applique toujours : aucun tableau. Sort : Saut ombreux. Commandement : Tueurs invisibles. Artefact : l’Anneau du double.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realm of Battle: The Helleflux, Ulgu",
        facts: {
          spells: 1,
          features: 1,
          commands: 1,
          artefacts: 1,
          tableNotUsed: "D6",
          play: ["narrative", "open"],
          matchedPlay: false,
        },
      },
    },
    see: [
      "aos2.realm.common.heading",
      "aos2.realm.ulgu",
      "aos2.realm.helleflux.spell.umbral-leap",
      "aos2.realm.helleflux.feature.wellspring-of-shadow",
      "aos2.realm.helleflux.command.unseen-killers",
      "aos2.realm.helleflux.artefact.the-fetchs-ring",
    ],
  },
  {
    id: "aos2.realm.helleflux.spell.umbral-leap",
    chapter: "realm-helleflux",
    phases: ["hero", "movement"],
    kind: "spell",
    names: { en: "Umbral Leap", fr: "Saut ombreux", ours: true },
    summary: {
      en: "Casting value 8. Lift the caster and put it down anywhere more than 9″ from enemy units. Unless the spell is unbound, it may make no move in your next movement phase.",
      fr: "Valeur de lancement 8. Retirez le lanceur et replacez-le n’importe où à plus de 9″ des unités ennemies. Si le sort n’a pas été contré, le lanceur ne peut pas bouger à la phase de mouvement suivante.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Helleflux, Ulgu: Realmsphere Magic",
        facts: spell("helleflux", null, [version("basic", 8, onCaster, [], null)], {
          minimumDistance: 9,
          mayMove: false,
        }),
      },
    },
    see: [
      "aos2.realm.helleflux",
      "aos2.realm.common.realmsphere-magic",
      "aos2.core.casting.unbinding",
      "aos2.core.normal-moves",
    ],
  },
  {
    id: "aos2.realm.helleflux.feature.wellspring-of-shadow",
    chapter: "realm-helleflux",
    phases: ["set-up", "movement"],
    kind: "rule",
    names: { en: "Wellspring of Shadow", fr: "Source d’ombre", ours: true },
    summary: {
      en: "Scenery rules that would be chosen or rolled before the battle stay open. The first time any unit is set up or ends a move within 1″ of such a terrain feature, roll on the Scenery table for it.",
      fr: "Les règles de décor qu’on aurait choisies ou tirées avant la bataille restent en suspens. La première fois qu’une unité est placée ou finit un mouvement à 1″ ou moins d’un tel élément, on tire la sienne sur le tableau des décors.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Helleflux, Ulgu: Realmscape Feature",
        facts: { distance: 1, roll: "D6", when: "first unit set up or ending a move within reach" },
      },
    },
    see: [
      "aos2.realm.helleflux",
      "aos2.keyword.scenery-table",
      "aos2.keyword.terrain-feature",
      "aos2.keyword.sinister",
    ],
    misprints: [
      {
        printed: {
          en: "Refers to a Scenery table that the sheet does not print.",
          fr: "Renvoie à un tableau des décors que la feuille n’imprime pas.",
        },
        used: {
          en: "D6, each for units within 1″ of it. 1 Damned: in your hero phase one of your units may take D3 mortal wounds to re-roll hit rolls of 1 until your next one. 2 Arcane: +1 to cast and unbind. 3 Inspiring: +1 Bravery. 4 Deadly: a unit ending a normal or charge move there takes D3 mortal wounds on a 1. 5 Mystical: wounds are negated on 6+. 6 Sinister: -1 Bravery.",
          fr: "D6, chacun pour les unités à 1″ ou moins. 1 Damné : en votre phase des héros, une de vos unités peut subir D3 blessures mortelles pour relancer ses jets de touche de 1 jusqu’à la suivante. 2 Arcanique : +1 pour lancer et contrer. 3 Exaltant : +1 en Bravoure. 4 Mortel : une unité qui y finit un mouvement normal ou de charge subit D3 blessures mortelles sur un 1. 5 Mystique : blessures annulées sur 6+. 6 Sinistre : -1 en Bravoure.",
        },
        why: {
          en: "The edition’s usual table, given from memory.",
          fr: "Le tableau usuel de l’édition, donné de mémoire.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.helleflux.command.unseen-killers",
    chapter: "realm-helleflux",
    phases: ["shooting", "combat"],
    kind: "rule",
    names: { en: "Unseen Killers", fr: "Tueurs invisibles", ours: true },
    summary: {
      en: "When you choose one of your units to shoot or to fight, lying wholly within 3″ of a terrain feature and wholly within 12″ of your HERO: its attacks are at +1 to hit until the phase ends.",
      fr: "Quand vous choisissez une de vos unités pour tirer ou combattre, et qu’elle est entièrement à 12″ ou moins d’un de vos HÉROS et entièrement à 3″ ou moins d’un élément de terrain : ses attaques ont +1 pour toucher jusqu’à la fin de la phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Helleflux, Ulgu: Realm Command",
        facts: {
          when: "unit picked to shoot or fight",
          cost: 1,
          heroRangeWholly: 12,
          terrainRangeWholly: 3,
          hit: 1,
          duration: "until the end of the phase",
        },
      },
    },
    see: [
      "aos2.realm.helleflux",
      "aos2.realm.common.realm-commands",
      "aos2.core.attack.hit-roll",
      "aos2.keyword.terrain-feature",
    ],
  },
  {
    id: "aos2.realm.helleflux.artefact.the-fetchs-ring",
    chapter: "realm-helleflux",
    phases: ["hero", "shooting", "combat"],
    kind: "item",
    names: { en: "The Fetch’s Ring", fr: "L’Anneau du double", ours: true },
    summary: {
      en: "Each wound or mortal wound allocated to the bearer is negated on 4+. Once it has stopped one, it stops no more until the phase is over.",
      fr: "Chaque blessure, mortelle ou non, attribuée au porteur est annulée sur 4+. Dès qu’il en a annulé une, il n’en annule plus jusqu’à la fin de la phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Helleflux, Ulgu: Realm Artefact",
        facts: { negates: "4+", successesPerPhase: "one" },
      },
    },
    see: ["aos2.realm.helleflux", "aos2.core.allocating-wounds.negation", "aos2.core.artefacts-of-power"],
  },
];
