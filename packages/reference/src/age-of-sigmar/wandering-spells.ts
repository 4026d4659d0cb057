import type { Entry } from "../entry/entry.ts";

/** Wandering endless spells: an option that lets predatory spells haunt the table from the start. */
export const wanderingSpells: readonly Entry[] = [
  {
    id: "aos2.wandering.rules.optional",
    chapter: "wandering-spells",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Wandering endless spells", fr: "Sorts persistants errants", ours: true },
    summary: {
      en: "An option both players agree on before the battle. The models are predatory endless spells, used with their own warscrolls, and belong to neither army.",
      fr: "Une option à convenir avant la bataille. Les figurines sont des sorts persistants prédateurs, jouées avec leur charte d’unité, et n’appartiennent à aucune armée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: { optional: true, models: "predatory endless spells", army: "neither" },
      },
    },
    see: [
      "aos2.general.optional-rules",
      "aos2.wandering.rules.selection",
      "aos2.keyword.predatory",
      "aos2.wandering.rules.activation-timing",
    ],
  },
  {
    id: "aos2.wandering.rules.selection",
    chapter: "wandering-spells",
    phases: ["set-up"],
    kind: "step",
    names: { en: "Selection", fr: "Choix", ours: true },
    summary: {
      en: "Once armies and Roaming Monsters stand and before round one: roll off; beginning with the winner, players take turns choosing one predatory endless spell and placing it.",
      fr: "Une fois les armées et les Monstres en maraude placés, avant le premier round : on se départage aux dés ; en commençant par le gagnant, les joueurs choisissent et placent tour à tour un sort persistant prédateur.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: {
          when: "after armies and Roaming Monsters, before round one",
          first: "winner of the roll-off",
          each: "one",
        },
      },
    },
    see: ["aos2.core.roll-offs", "aos2.wandering.rules.setup-point", "aos2.wandering.rules.limit"],
  },
  {
    id: "aos2.wandering.rules.setup-point",
    chapter: "wandering-spells",
    phases: ["set-up", "start-of-round"],
    kind: "rule",
    names: { en: "Set-up point", fr: "Point de placement", ours: true },
    summary: {
      en: "A D3 and the number of the battle round name a point of a map. The sheet has no map; it says only that in round 1 a roll of 2 is the centre of the table.",
      fr: "Un D3 et le numéro du round désignent un point d’une carte. La carte manque à la feuille, qui dit seulement qu’au round 1 un 2 désigne le centre de la table.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: {
          roll: "D3",
          map: "not on the sheet",
          known: { round: 1, roll: 2, point: "centre of the battlefield" },
        },
      },
    },
    see: ["aos2.wandering.rules.setup-distance", "aos2.keyword.wandering-endless-spells-table"],
    misprints: [
      {
        printed: {
          en: "a reference to a map below, which is absent",
          fr: "un renvoi à une carte, qui est absente",
        },
        used: {
          en: "nine points of a grid: the round picks the column, the D3 the row, the grid’s middle being the centre of the table",
          fr: "neuf points d’un quadrillage : le round donne la colonne, le D3 la rangée, le milieu étant le centre de la table",
        },
        why: {
          en: "The printed example fixes one point; a grid is our guess for the rest.",
          fr: "L’exemple imprimé ne fixe qu’un point ; le quadrillage est notre supposition pour les autres.",
        },
      },
    ],
  },
  {
    id: "aos2.wandering.rules.setup-distance",
    chapter: "wandering-spells",
    phases: ["set-up", "start-of-round"],
    kind: "rule",
    names: { en: "Set-up distance", fr: "Distance de placement", ours: true },
    summary: {
      en: "Place the spell no farther than 9″ from the point and more than 6″ away from every unit. It makes no move now, even if its warscroll would grant one.",
      fr: "On place le sort à 9″ ou moins du point et à plus de 6″ de toute unité. Il ne bouge pas alors, même si sa charte d’unité le permettrait.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: { withinPoint: 9, moreThanFromUnits: 6, immediateMove: false },
      },
    },
    see: ["aos2.wandering.rules.setup-point"],
  },
  {
    id: "aos2.wandering.rules.limit",
    chapter: "wandering-spells",
    phases: ["set-up", "start-of-round"],
    kind: "rule",
    names: { en: "Number limit", fr: "Nombre maximal", ours: true },
    summary: {
      en: "No more of them on the table than both armies together have artefacts of power; 1 if nobody has any.",
      fr: "Pas plus de sorts errants en jeu que les deux armées n’ont d’artefacts de pouvoir à elles deux ; 1 si personne n’en a.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: { maximum: "artefacts of power of both armies", withoutArtefacts: 1 },
      },
    },
    see: ["aos2.core.artefacts-of-power", "aos2.roaming-monster.rules.limit"],
  },
  {
    id: "aos2.wandering.rules.later-rounds",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Later rounds", fr: "Rounds suivants", ours: true },
    summary: {
      en: "From the second round on, after the predatory spells have moved, roll off again; from the winner, players alternate adding wandering spells under the same rules and the same limit.",
      fr: "À partir du deuxième round, après le mouvement des sorts prédateurs, on se départage à nouveau aux dés ; en commençant par le gagnant, les joueurs ajoutent tour à tour des sorts errants, selon les mêmes règles et le même maximum.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: {
          when: "from round two on, at its start, once predatory spells have moved",
          first: "winner of the roll-off",
        },
      },
    },
    see: ["aos2.wandering.rules.limit", "aos2.wandering.rules.selection"],
  },
  {
    id: "aos2.wandering.rules.activation-timing",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Volatile by Nature - activation", fr: "Nature instable : activation", ours: true },
    summary: {
      en: "When every predatory spell has moved and before the first turn, players alternate picking 1 wandering spell to activate; the player with the second turn begins. That player resolves the effects of its warscroll. We let them act before the Roaming Monsters.°",
      fr: "Quand tous les sorts prédateurs ont bougé et avant le premier tour, les joueurs activent tour à tour 1 sort errant\u00a0; celui qui a le second tour commence. Qui l’active résout les effets de sa charte d’unité. Nous les faisons agir avant les Monstres en maraude.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Volatile by Nature",
        facts: {
          when: "after predatory moves, before the first turn",
          each: 1,
          first: "player with the second turn",
          resolvedBy: "activating player",
        },
      },
    },
    see: [
      "aos2.endless-spell.rules.predatory.move-order",
      "aos2.roaming-monster.rules.activation-timing",
      "aos2.wandering.rules.activation-roll",
    ],
  },
  {
    id: "aos2.wandering.rules.activation-roll",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Volatile by Nature - roll", fr: "Nature instable : jet", ours: true },
    summary: {
      en: "Each acts once a battle round: measure to the closest enemy models for the column, roll a D6 on the behaviour table and finish the action before the next spell is picked.",
      fr: "Chacun agit une fois par round : on mesure jusqu’aux figurines ennemies les plus proches pour la colonne, on jette un D6 sur la table de comportement et on achève l’action avant de choisir le sort suivant.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Volatile by Nature",
        facts: { roll: "D6", printedRoll: "D3", rows: 6, activations: "once per battle round" },
      },
    },
    see: ["aos2.wandering.behaviour-table", "aos2.roaming-monster.rules.activation-roll"],
    ruling: "wandering-behaviour",
    misprints: [
      {
        printed: { en: "a D3 for the behaviour table", fr: "un D3 pour la table de comportement" },
        used: { en: "a D6", fr: "un D6" },
        why: {
          en: "The table is headed D6 and has six rows; the Roaming Monsters use the same table form with one die.",
          fr: "La table s’intitule D6 et compte six lignes ; celle des Monstres en maraude, de même forme, se joue avec un dé.",
        },
      },
    ],
  },
  {
    id: "aos2.wandering.formidable-to-behold",
    chapter: "wandering-spells",
    phases: ["any"],
    kind: "step",
    names: { en: "Formidable to Behold", fr: "Spectacle redoutable", ours: true },
    summary: {
      en: "End of every battle round: from the player who had the second turn, alternate picking 1 wandering spell. Roll for it on Unleashed Power Effects, apply the result, then remove it unless that result keeps it. Go on until each has had its roll.",
      fr: "À la fin de chaque round : en commençant par qui a joué en second, on choisit tour à tour 1 sort errant. On jette pour lui sur la table Effets de puissance déchaînée, on applique le résultat, puis on le retire sauf si ce résultat le garde. On continue jusqu’à ce que chacun ait eu son jet.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Formidable to Behold",
        facts: { when: "end of each battle round", first: "player who had the second turn", each: 1, then: "removed" },
      },
    },
    see: ["aos2.wandering.unleashed-power", "aos2.keyword.battle-round"],
  },
  {
    id: "aos2.wandering.immunity",
    chapter: "wandering-spells",
    phases: [],
    kind: "rule",
    names: { en: "Wandering endless spell status", fr: "Statut des sorts errants", ours: true },
    summary: {
      en: "Like other endless spells: no attack, spell or ability touches them unless it says it does, and for all else they are friends of every army.",
      fr: "Comme les autres sorts persistants : ni attaque, ni sort, ni capacité ne les touche sauf mention expresse ; pour le reste, ils sont amis de toutes les armées.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Wandering Endless Spells",
        facts: { attackable: false, affectedBySpells: false, friendlyTo: "all armies" },
      },
    },
    see: ["aos2.endless-spell.rules.treated-as"],
  },
  {
    id: "aos2.wandering.faq.unleashed-power-removal",
    chapter: "wandering-spells",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "FAQ: removal after Unleashed Power", fr: "FAQ : retrait après Puissance déchaînée", ours: true },
    summary: {
      en: "A spell whose behaviour was Unleashed Power leaves the table when the effect is done, in mid-round too.",
      fr: "Un sort dont le comportement fut Puissance déchaînée quitte la table une fois l’effet résolu, même en cours de round.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "FAQ",
        facts: { removed: true },
      },
    },
    see: ["aos2.wandering.behaviour.unleashed-power", "aos2.wandering.formidable-to-behold"],
  },
];
