import type { Entry } from "../entry/entry.ts";

/** Roaming Monsters: choosing and placing them, when they act, fight, suffer and regroup. */
export const roamingMonsters: readonly Entry[] = [
  {
    id: "aos2.roaming-monster.rules.optional",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Roaming Monsters", fr: "Monstres en maraude", ours: true },
    summary: {
      en: "An option both players agree on before the battle: creatures that fight for neither army and attack both.",
      fr: "Une option à convenir avant la bataille : des créatures qui ne servent aucune armée et attaquent les deux.",
    },
    editions: {
      standard: { sheet: "004", section: "Roaming Monsters", facts: { optional: true, army: "neither" } },
    },
    see: [
      "aos2.general.optional-rules",
      "aos2.roaming-monster.rules.selection",
      "aos2.roaming-monster.rules.enemy-status",
      "aos2.keyword.roaming-monsters",
    ],
  },
  {
    id: "aos2.roaming-monster.rules.selection",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "step",
    names: { en: "Selection", fr: "Choix", ours: true },
    summary: {
      en: "When both armies stand and before round one, roll off; beginning with the winner, players take turns choosing one unit from the list of 15 and placing it.",
      fr: "Les deux armées placées et avant le premier round, on se départage aux dés ; en commençant par le gagnant, les joueurs choisissent tour à tour une unité dans la liste de 15 et la placent.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { list: 15, when: "after armies, before round one", first: "winner of the roll-off", each: "one unit" },
      },
    },
    see: ["aos2.core.roll-offs", "aos2.roaming-monster.rules.setup", "aos2.roaming-monster.rules.limit"],
  },
  {
    id: "aos2.roaming-monster.rules.setup",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Set-up", fr: "Placement", ours: true },
    summary: {
      en: "Place the unit no farther than 1″ from a terrain feature, and more than 9″ away from all units of both armies. Other Roaming Monsters may be near.",
      fr: "On place l’unité à 1″ ou moins d’un élément de terrain et à plus de 9″ de toute unité des deux armées. D’autres Monstres en maraude peuvent être proches.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { withinTerrain: 1, moreThanFromUnits: 9 },
      },
    },
    see: ["aos2.keyword.terrain-feature", "aos2.roaming-monster.rules.selection"],
  },
  {
    id: "aos2.roaming-monster.rules.limit",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "rule",
    names: { en: "Number limit", fr: "Nombre maximal", ours: true },
    summary: {
      en: "Count the artefacts of power of both armies: that is the greatest number of Roaming Monsters units. With no artefact at all, 1 unit.",
      fr: "On compte les artefacts de pouvoir des deux armées : c’est le nombre maximal d’unités de Monstres en maraude. Sans aucun artefact, 1 unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { maximum: "artefacts of power of both armies", withoutArtefacts: 1 },
      },
    },
    see: ["aos2.core.artefacts-of-power", "aos2.wandering.rules.limit"],
  },
  {
    id: "aos2.roaming-monster.rules.enemy-status",
    chapter: "roaming-monsters",
    phases: [],
    kind: "rule",
    names: { en: "Enemy status", fr: "Statut d’ennemi", ours: true },
    summary: {
      en: "For both armies they are enemies: they may be shot, charged and fought, and they hold up movement as enemies do. To them everybody is an enemy but other Roaming Monsters.",
      fr: "Pour les deux armées ce sont des ennemis : on peut leur tirer dessus, les charger, les combattre, et ils gênent le mouvement comme tels. Pour eux, tous sont ennemis sauf les autres Monstres en maraude.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { enemiesOf: "both armies", notEnemies: "other Roaming Monsters" },
      },
    },
    see: ["aos2.keyword.roaming-monsters"],
  },
  {
    id: "aos2.roaming-monster.rules.activation-timing",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Primal Instincts - activation", fr: "Instincts primitifs : activation", ours: true },
    summary: {
      en: "Each battle round, when all endless spells have moved and before the first turn, players alternate activating 1 unit; the player with the second turn begins. Every unit acts once. We let wandering spells act before them.°",
      fr: "À chaque round, quand tous les sorts persistants ont bougé et avant le premier tour, les joueurs activent tour à tour 1 unité\u00a0; celui qui a le second tour commence. Chaque unité agit une fois. Nous faisons agir les sorts errants avant elles.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Primal Instincts",
        facts: {
          when: "start of battle round, after endless spells, before the first turn",
          each: 1,
          first: "player with the second turn",
          activations: "once per battle round",
        },
      },
    },
    see: [
      "aos2.roaming-monster.rules.activation-roll",
      "aos2.wandering.rules.activation-timing",
      "aos2.endless-spell.rules.predatory.move-order",
    ],
  },
  {
    id: "aos2.roaming-monster.rules.activation-roll",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "step",
    names: { en: "Primal Instincts - roll", fr: "Instincts primitifs : jet", ours: true },
    summary: {
      en: "Roll a D6 on the behaviour table, in the column for the distance from the unit to the closest enemy models.",
      fr: "On jette un D6 sur la table de comportement, dans la colonne de la distance entre l’unité et les figurines ennemies les plus proches.",
    },
    editions: {
      standard: { sheet: "004", section: "Primal Instincts", facts: { roll: "D6", column: "closest enemy models" } },
    },
    see: ["aos2.roaming-monster.behaviour-table", "aos2.roaming-monster.action.procedure"],
  },
  {
    id: "aos2.roaming-monster.combat.order",
    chapter: "roaming-monsters",
    phases: ["combat"],
    kind: "step",
    names: { en: "Combat phase order", fr: "Ordre en phase de combat", ours: true },
    summary: {
      en: "They fight first. As a combat phase opens, before any player unit is picked, players alternate picking Roaming Monsters that stand within 3″ of a unit of an army; the active player begins. Effects of that player at the start of the phase we resolve before that.°",
      fr: "Ils frappent en premier. À l’ouverture de chaque phase de combat, avant toute unité des joueurs, ceux-ci choisissent tour à tour des Monstres en maraude à 3″ ou moins d’une unité d’une armée\u00a0; le joueur dont c’est le tour commence. Ses effets de début de phase se résolvent, chez nous, juste avant.°",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Combat Phase",
        facts: { when: "start of combat phase, before players' units", first: "player whose turn it is", within: 3 },
      },
    },
    see: [
      "aos2.keyword.fight-order",
      "aos2.roaming-monster.combat.quarry",
      "aos2.artefact.order.quicksilver-potion",
      "aos2.realm.hysh.command.strike-quickly",
    ],
  },
  {
    id: "aos2.roaming-monster.combat.quarry",
    chapter: "roaming-monsters",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Quarry", fr: "Proie", ours: true },
    summary: {
      en: "The closest model of a player’s army is the unit’s quarry. If several tie, the player who picked the unit to fight names one.",
      fr: "La figurine d’armée la plus proche est la proie de l’unité. À égalité, le joueur qui a choisi l’unité la désigne.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Combat Phase",
        facts: { quarry: "closest model of a player's army", ties: "picking player" },
      },
    },
    see: ["aos2.roaming-monster.combat.fight", "aos2.realm.eightpoints.spell.marked-quarry"],
  },
  {
    id: "aos2.roaming-monster.combat.fight",
    chapter: "roaming-monsters",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Roaming Monsters fighting", fr: "Attaque des Monstres en maraude", ours: true },
    summary: {
      en: "Each model piles in towards the quarry, then strikes the quarry’s unit with every melee weapon that reaches it.",
      fr: "Chaque figurine se met au contact en direction de la proie, puis frappe l’unité de celle-ci avec toutes les armes de mêlée à portée.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "The Combat Phase",
        facts: { pileIn: "towards quarry", target: "quarry's unit", weapons: "all melee weapons in range" },
      },
    },
    see: ["aos2.core.piling-in", "aos2.core.melee-weapons", "aos2.roaming-monster.combat.quarry"],
  },
  {
    id: "aos2.roaming-monster.wounds.own-turn",
    chapter: "roaming-monsters",
    phases: ["hero", "movement", "shooting", "charge", "combat", "battleshock"],
    kind: "rule",
    names: { en: "Allocating wounds - during a turn", fr: "Attribution des blessures pendant un tour", ours: true },
    summary: {
      en: "The player whose turn it is decides which model of the unit is hurt, keeping to the usual limits: a wounded model goes on until it is slain.",
      fr: "Le joueur dont c’est le tour décide quelle figurine de l’unité est blessée, dans les limites habituelles : une figurine déjà blessée continue jusqu’à sa mort.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allocating Wounds",
        facts: { chooses: "player whose turn it is", restrictions: "as usual" },
      },
    },
    see: ["aos2.core.allocating-wounds.order", "aos2.roaming-monster.wounds.outside-turn"],
  },
  {
    id: "aos2.roaming-monster.wounds.outside-turn",
    chapter: "roaming-monsters",
    phases: ["start-of-round"],
    kind: "rule",
    names: { en: "Allocating wounds - outside turns", fr: "Attribution des blessures hors des tours", ours: true },
    summary: {
      en: "Between turns, at the start or end of a battle round, the winner of a roll-off picks the model.",
      fr: "Entre les tours, au début ou à la fin d’un round, le gagnant d’un jet de départage choisit la figurine.",
    },
    editions: {
      standard: { sheet: "004", section: "Allocating Wounds", facts: { chooses: "winner of a roll-off" } },
    },
    see: ["aos2.core.roll-offs", "aos2.roaming-monster.wounds.own-turn"],
  },
  {
    id: "aos2.roaming-monster.battleshock",
    chapter: "roaming-monsters",
    phases: ["battleshock"],
    kind: "rule",
    names: { en: "Roaming Monsters battleshock", fr: "Monstres en maraude et déroute", ours: true },
    summary: {
      en: "They take no battleshock tests, whatever they lost.",
      fr: "Ils ne passent aucun test de déroute, quelles que soient leurs pertes.",
    },
    editions: {
      standard: { sheet: "004", section: "Allocating Wounds", facts: { battleshock: false } },
    },
    see: ["aos2.core.battleshock.who"],
  },
  {
    id: "aos2.roaming-monster.coherency",
    chapter: "roaming-monsters",
    phases: ["start-of-round", "battleshock", "combat"],
    kind: "rule",
    names: { en: "Roaming Monsters split unit", fr: "Unité de maraudeurs scindée", ours: true },
    summary: {
      en: "A unit split at the end of a turn loses no model. Its next move, of whatever kind, has to join the groups again; if it cannot, the unit stays still.",
      fr: "Une unité scindée à la fin d’un tour ne perd pas de figurine. Son prochain mouvement, quel qu’il soit, doit réunir les groupes ; sinon, elle reste immobile.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Allocating Wounds",
        facts: { modelsRemoved: "none", nextMove: "reform into one group or no move" },
      },
    },
    see: ["aos2.roaming-monster.combat.fight", "aos2.keyword.roaming-monsters"],
  },
];
