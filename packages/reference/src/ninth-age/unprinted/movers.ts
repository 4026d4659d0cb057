import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Model Rules that are kinds of movement. */
export const moverEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement"], kind: "rule" },
  [
    {
      id: "fly",
      names: say("Fly", "Vol"),
      summary: say(
        "Fly (X, Y): the unit may make its Advance, March and Charge Moves through the air, with X as its Advance Rate and Y as its March Rate. It passes over terrain and units; where it ends it keeps its distance like any other. For a charge the owner says when declaring it whether the unit flies.",
        "Vol (X, Y) : l’unité peut faire en vol ses Mouvements simples, ses marches forcées et ses charges, X valant Mouvement simple et Y Marche forcée. Elle passe au-dessus des décors et des unités ; à l’arrivée elle garde ses distances comme toute autre. Pour une charge, son propriétaire dit en la déclarant si l’unité vole.",
      ),
      see: ["t9a.rule.moves", "t9a.rule.charge-range", "t9a.terrain.forest.dangerous"],
    },
    {
      id: "light-troops",
      phases: ["movement", "melee"],
      names: say("Light Troops", "Troupe légère"),
      summary: say(
        "Reforms as often as it likes during an Advance or March Move, free of cost, as long as no model’s centre ends farther than the rate from where it began; goes backwards and sideways as far as ahead; may shoot after marching. It has no Full Ranks (0).",
        "Se reforme autant qu’elle veut pendant un Mouvement simple ou une marche forcée, sans frais, tant qu’aucun centre de figurine ne finit plus loin que cette valeur de son départ ; recule et va de côté aussi loin que vers l’avant ; peut tirer après une marche forcée. Elle n’a aucun Rang complet (0).",
      ),
      see: ["t9a.rule.backwards", "t9a.rule.moves", "t9a.model-height.full-ranks"],
    },
    {
      id: "skirmisher",
      phases: ["movement", "shooting", "melee"],
      names: say("Skirmisher", "Tirailleur"),
      summary: say(
        "While one of a unit’s own Skirmishers stands, its models stand 12.5 mm apart, beside and behind one another. The gaps count as part of the unit; ranks, facings, reforms and Supporting Attacks are as usual. Such a unit hides nobody: what is seen through it has Soft Cover at most. Its Skirmishers shoot from any rank and do not test in Ruins. Only Characters of the same Type and Height join it. When only they are left, they close up at once about the middle of the first rank.",
        "Tant qu’un Tirailleur de l’unité est debout, ses figurines se tiennent à 12,5 mm les unes des autres, de côté comme en arrière. Les intervalles font partie de l’unité ; rangs, faces, reformations et attaques de soutien restent ordinaires. Elle ne cache personne : ce qu’on voit à travers elle a au plus un Couvert léger. Ses Tirailleurs tirent de tous les rangs et ne testent pas dans les Ruines. Seuls des Personnages de mêmes Type et Taille la rejoignent. Quand il ne reste qu’eux, ils se resserrent aussitôt autour du milieu du premier rang.",
      ),
      ruling: "skirmish-contact",
      see: [
        "t9a.shooting.first-and-second-rank",
        "t9a.cover.height-combinations",
        "t9a.terrain.ruins.dangerous",
        "t9a.rule.light-troops",
      ],
    },
    {
      id: "scout",
      phases: ["deployment", "charge"],
      names: say("Scout", "Éclaireur"),
      summary: say(
        "May be declared before deployment and is then put down after all others, anywhere on the table at least 18″ from enemies (12″ wholly inside a Field, Forest, Ruins or Water). Declares no charge in the first Player Turn.",
        "Peut s’annoncer avant le déploiement et se pose alors après tous les autres, n’importe où à 18″ au moins des ennemis (12″ entièrement dans un Champ, une Forêt, des Ruines ou de l’Eau). Ne déclare aucune charge au premier Tour de joueur.",
      ),
      ruling: "scout-charge",
      see: ["t9a.sequence.pre-game.pre-game.8", "t9a.sequence.pre-game.deployment-phase.5"],
    },
    {
      id: "ambush",
      phases: ["deployment", "movement"],
      names: say("Ambush", "Embuscade"),
      summary: say(
        "May be declared before deployment and is then kept off the table. From its owner’s second turn on (Game Turn 2) it comes on a 3 or more of a D6 after the flights of the Movement Phase, its whole rear on any Board Edge; it does not march in that turn. Who comes in Game Turn 4 or later no longer scores; who never comes counts as destroyed.",
        "Peut s’annoncer avant le déploiement et reste alors hors de la table. À partir du deuxième tour de son propriétaire (Tour de jeu 2), elle arrive sur 3 ou plus d’un D6 après les fuites de la Phase de mouvement, tout l’arrière sur un bord de table quelconque ; elle ne fait pas de marche forcée à ce tour. Qui arrive au Tour de jeu 4 ou plus tard ne capture plus rien ; qui n’arrive jamais compte comme détruite.",
      ),
      ruling: "never-arrived",
      see: ["t9a.sequence.pre-game.pre-game.8", "t9a.deployment.dawn-assault"],
    },
    {
      id: "feigned-flight",
      phases: ["charge", "movement"],
      names: say("Feigned Flight", "Fuite simulée"),
      summary: say(
        "A unit that chose to Flee from a charge and rallies at its first try is not Shaken: it may move in that Movement Phase, also march, and shoot.",
        "Une unité qui a choisi de Fuir une charge et se rallie au premier essai n’est pas Ébranlée : elle peut bouger à cette Phase de mouvement, même en marche forcée, et tirer.",
      ),
      see: ["t9a.rule.rally", "t9a.rule.flee-reaction"],
    },
    {
      id: "random-movement",
      phases: ["movement", "melee"],
      names: say("Random Movement (X)", "Mouvement aléatoire (X)"),
      summary: say(
        "Moves by the dice X and in no other way: it declares no charges and neither advances, marches nor reforms. After rallying and flights of its owner’s Movement Phase it turns on the spot, then goes straight ahead as far as the dice show, like a pursuer: an enemy that it reaches is charged. It flees and pursues by the same dice and loses Swiftstride. A Shaken unit does not move so.",
        "Bouge selon les dés X et pas autrement : elle ne déclare aucune charge et ne fait ni mouvement simple, ni marche forcée, ni reformation. Après les ralliements et fuites de la Phase de mouvement de son propriétaire, elle pivote sur place puis va tout droit d’autant que les dés montrent, comme qui poursuit : un ennemi atteint est chargé. Elle fuit et poursuit avec les mêmes dés et perd Course rapide. Une unité Ébranlée ne bouge pas ainsi.",
      ),
      ruling: "random-movement-first-turns",
      see: ["t9a.shaken.cannot.random-movement", "t9a.rule.pursuit"],
    },
    {
      id: "war-machine",
      phases: ["charge", "movement", "melee"],
      names: say("War Machine", "Machine de guerre"),
      summary: say(
        "Stands on a round base: whoever charges it touches the rim anywhere with its front and does not align. Declares no charges, does not pursue and cannot Flee from a charge. If it fails a Panic Test it is Shaken, if it fails a Break Test it is destroyed. Nobody reforms in combat against it, and who breaks from it turns by 180 degrees.",
        "Se tient sur un socle rond : qui la charge en touche le bord n’importe où de son front, sans s’aligner. Ne déclare aucune charge, ne poursuit pas et ne peut pas Fuir une charge. Un test de Panique raté la laisse Ébranlée, un test de Moral raté la détruit. Personne ne se reforme au combat contre elle, et qui fuit devant elle tourne de 180 degrés.",
      ),
      see: ["t9a.misfire.jammed", "t9a.shaken"],
    },
  ],
);
