import type { Entry } from "../entry/entry.ts";

/** Rules that every realm shares: landscape, magic and commands. */
export const realmsGeneral: readonly Entry[] = [
  {
    id: "aos2.realm.common.heading",
    chapter: "realms-general",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Realms of Battle", fr: "Royaumes de bataille", ours: true },
    summary: {
      en: "If both players agree, the battle stands in one realm and uses what that realm offers: a landscape feature, a spell and commands. Seven realms are given: Shyish, Aqshy, Chamon, Ghur, Ghyran, Hysh and Ulgu; four smaller regions follow.",
      fr: "Si les deux joueurs sont d’accord, la bataille se livre dans un royaume et use de ce qu’il offre : une particularité du paysage, un sort et des aptitudes de commandement. Il y en a sept : Shyish, Aqshy, Chamon, Ghur, Ghyran, Hysh et Ulgu ; quatre régions plus petites suivent.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Realms of Battle",
        facts: { realms: ["Shyish", "Aqshy", "Chamon", "Ghur", "Ghyran", "Hysh", "Ulgu"] },
      },
    },
    see: [
      "aos2.general.optional-rules",
      "aos2.realm.common.feature-roll",
      "aos2.realm.common.realmsphere-magic",
      "aos2.realm.common.realm-commands",
      "aos2.realm.shyish",
      "aos2.realm.aqshy",
      "aos2.realm.chamon",
      "aos2.realm.ghur",
      "aos2.realm.ghyran",
      "aos2.realm.hysh",
      "aos2.realm.ulgu",
      "aos2.realm.eightpoints",
    ],
  },
  {
    id: "aos2.realm.common.feature-roll",
    chapter: "realms-general",
    phases: ["set-up"],
    kind: "step",
    names: { en: "Realmscape feature roll", fr: "Jet de particularité du royaume", ours: true },
    summary: {
      en: "The player who chose the realm may roll a D6 on its feature table. The result holds for the whole battle and for both players; no roll, no feature.",
      fr: "Celui qui a choisi le royaume peut lancer un D6 sur son tableau de particularités. Le résultat vaut pour toute la bataille et pour les deux joueurs ; sans jet, pas de particularité.",
    },
    editions: {
      standard: { sheet: "004", section: "Realmscape Features", facts: { table: "D6", affects: "both players" } },
    },
    see: ["aos2.realm.common.heading"],
    misprints: [
      {
        printed: {
          en: "“Your hero phase”, “an enemy unit”: not said whose.",
          fr: "« Votre phase des héros », « une unité ennemie » : le texte ne dit pas de qui.",
        },
        used: {
          en: "Each player uses the feature in their own turn against the other side.",
          fr: "Chaque joueur use de la particularité durant son propre tour contre l’autre camp.",
        },
        why: {
          en: "The result applies to both players alike.",
          fr: "Le résultat s’applique également aux deux joueurs.",
        },
      },
    ],
  },
  {
    id: "aos2.realm.common.realmsphere-magic",
    chapter: "realms-general",
    phases: ["hero"],
    kind: "rule",
    names: { en: "Realmsphere magic", fr: "Magie du royaume", ours: true },
    summary: {
      en: "Every WIZARD of either side knows the realm’s spell on top of those it knows already. It is cast like any spell: 2D6 must reach the casting value, once a turn for each army.",
      fr: "Tout SORCIER des deux camps connaît le sort du royaume en plus des siens. Il se lance comme tout sort : 2D6 doivent atteindre la valeur de lancement, une fois par tour et par armée.",
    },
    editions: {
      standard: { sheet: "004", section: "Realmsphere Magic", facts: { who: "all WIZARDS, both sides", roll: "2D6" } },
    },
    see: [
      "aos2.core.casting.attempt",
      "aos2.core.casting.unbinding",
      "aos2.keyword.wizard",
      "aos2.realm.common.heading",
    ],
  },
  {
    id: "aos2.realm.common.realm-commands",
    chapter: "realms-general",
    phases: [],
    kind: "rule",
    names: { en: "Realm commands", fr: "Commandements du royaume", ours: true },
    summary: {
      en: "Each realm adds its own command abilities to those your army already has. Using one costs 1 command point, as with any other, and needs a HERO in your army.",
      fr: "Chaque royaume ajoute ses aptitudes de commandement à celles de l’armée. En utiliser une coûte 1 point de commandement, comme toute autre, et suppose un HÉROS dans l’armée.",
    },
    editions: { standard: { sheet: "004", section: "Realm Commands", facts: { cost: 1 } } },
    see: [
      "aos2.core.command-abilities.who",
      "aos2.core.command-abilities.points",
      "aos2.keyword.command-point",
      "aos2.realm.common.heading",
    ],
  },
];
