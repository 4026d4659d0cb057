import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What a charge needs and no line of the sheet says. */
export const unprintedChargeEntries: readonly Entry[] = unprintedAt(
  { chapter: "charge", phases: ["charge"], kind: "rule" },
  [
    {
      id: "charge-declaration",
      names: say("Who may declare a charge", "Qui peut déclarer une charge"),
      summary: say(
        "A unit may charge an enemy that it sees in front, that some throw of its dice would reach, and that it has the room to touch. Units that are Engaged, Shaken or Fleeing declare none; each unit declares one a phase.",
        "Une unité peut charger un ennemi qu’elle voit devant elle, qu’un résultat possible de ses dés atteindrait et qu’elle a la place de toucher. Engagée, Ébranlée ou en fuite, elle n’en déclare pas ; une seule par phase.",
      ),
      facts: { perPhase: 1 },
      see: ["t9a.rule.charge-range", "t9a.rule.facing-charged"],
    },
    {
      id: "charge-range",
      names: say("Charge Range", "Portée de charge"),
      summary: say(
        "2D6 plus the Advance Rate, compared with the shortest distance between the two units when the dice fall. If it reaches, and there is room, the charger goes straight ahead with one wheel of up to 90° on the way, as far as it needs, and then turns flush for free.",
        "2D6 plus le Mouvement simple, comparés à la plus courte distance entre les deux unités quand les dés tombent. S’ils suffisent, et s’il y a la place, le chargeur va tout droit avec une seule conversion d’au plus 90° en chemin, aussi loin qu’il le faut, puis s’aligne gratuitement.",
      ),
      see: ["t9a.rule.failed-charge", "t9a.rule.ordering-the-charge", "t9a.rule.swiftstride"],
      ruling: "success-of-a-charge",
    },
    {
      id: "facing-charged",
      names: say("The facing that is charged", "La façade chargée"),
      summary: say(
        "The facing in whose arc the middle of the charger’s front lies when the charge is declared; arcs run outwards from the corners at 45°. It stays the same until the charger has moved; only a target that flees is caught on the facing the charger stands before then.",
        "La façade dont l’arc contient le milieu du front du chargeur quand la charge est déclarée ; les arcs partent des coins à 45° vers l’extérieur. Elle ne change plus jusqu’au mouvement du chargeur ; seule une cible en fuite est rattrapée sur la façade devant laquelle il se tient alors.",
      ),
      ruling: "fled-target",
    },
    {
      id: "charge-reaction",
      names: say("Charge Reactions", "Réactions à la charge"),
      summary: say(
        "The charged unit Holds or Flees, at once and before the next declaration. An Engaged unit can only Hold, a Fleeing one can only Flee.",
        "L’unité chargée Tient ou Fuit, aussitôt et avant la déclaration suivante. Engagée, elle ne peut que Tenir ; en fuite, elle ne peut que Fuir.",
      ),
      facts: { reactions: ["Hold", "Flee"] },
      see: ["t9a.rule.flee-reaction", "t9a.rule.engaged"],
    },
    {
      id: "flee-reaction",
      names: say("Fleeing from a charge", "Fuir une charge"),
      summary: say(
        "The unit turns straight away from the charger, centre from centre, and makes a Flee Move at once. A unit that charged it may try to redirect. If a charger still reaches it, it is destroyed.",
        "L’unité se détourne du chargeur, de centre à centre, et fait aussitôt un Mouvement de fuite. Qui la chargeait peut tenter de rediriger sa charge. Rattrapée par un chargeur, elle est détruite.",
      ),
      facts: { direction: "centre from centre", reached: "destroyed" },
      see: ["t9a.rule.redirect", "t9a.rule.flee-extension", "t9a.rule.facing-charged"],
    },
    {
      id: "redirect",
      names: say("Redirecting a Charge", "Rediriger une charge"),
      summary: say(
        "When its target flees, a charger may take a Discipline Test, once a Player Turn. Passed, it names another target that it could charge, which reacts in turn; failed, it goes on after the first. If the second flees too, it chooses which to follow before the dice.",
        "Quand sa cible fuit, un chargeur peut faire un test de discipline, une fois par tour de joueur. Réussi, il désigne une autre cible qu’il pourrait charger, qui réagit à son tour ; raté, il poursuit la première. Si la seconde fuit aussi, il choisit laquelle suivre avant les dés.",
      ),
      facts: { testsPerPlayerTurn: 1, order: ["Discipline Test", "new target", "reaction"] },
    },
    {
      id: "several-chargers",
      names: say("Several chargers of one target", "Plusieurs chargeurs d’une même cible"),
      summary: say(
        "All of them roll first. Those that reach are then moved one after another, in their owner’s order, so that the priorities of Maximising Contact hold for all of them together; those that failed, or find no room any more, move last.",
        "Tous lancent d’abord leurs dés. Ceux qui arrivent bougent ensuite l’un après l’autre, dans l’ordre de leur propriétaire, de sorte que les priorités du contact valent pour tous ensemble ; ceux qui ont raté, ou ne trouvent plus de place, bougent en dernier.",
      ),
      facts: { order: ["all roll", "those that reach move", "those that failed move"] },
      see: ["t9a.maximising-contact.order", "t9a.maximising-contact.2"],
      ruling: "several-chargers",
    },
    {
      id: "failed-charge",
      names: say("Failed Charge", "Charge ratée"),
      summary: say(
        "A charger that does not reach, or has no room, wheels towards the middle of its target and goes straight on, as far in all as the highest single die of its roll says; it stops half a millimetre (0.5 mm) from others and at the Board Edge, and is Shaken for the rest of the Player Turn.",
        "Un chargeur qui n’arrive pas, ou n’a pas la place, fait une conversion vers le milieu de sa cible puis avance tout droit, en tout de la valeur du plus haut dé de son jet ; il s’arrête à un demi-millimètre (0,5 mm) des autres et au bord de table, et reste Ébranlé jusqu’à la fin du tour de joueur.",
      ),
      see: ["t9a.shaken", "t9a.rule.charge-range"],
      ruling: "failed-charge",
    },
  ],
);
