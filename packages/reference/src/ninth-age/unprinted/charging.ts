import type { Entry } from "../../entry.ts";
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
        "Une unité peut charger un ennemi qu'elle voit devant elle, qu'un résultat possible de ses dés atteindrait et qu'elle a la place de toucher. Engagée, Ébranlée ou en fuite, elle n'en déclare pas ; une seule par phase.",
      ),
      facts: { perPhase: 1 },
      see: ["t9a.rule.charge-range", "t9a.rule.facing-charged"],
    },
    {
      id: "charge-range",
      names: say("Charge Range", "Portée de charge"),
      summary: say(
        "2D6 plus the Advance Rate, compared with the shortest distance between the two units when the charger moves. If it reaches, the charger goes straight ahead with one wheel of up to 90° on the way, as far as it needs, and then turns flush for free.",
        "2D6 plus le Mouvement simple, comparés à la plus courte distance entre les deux unités quand le chargeur bouge. S'ils suffisent, le chargeur va tout droit avec une seule conversion d'au plus 90° en chemin, aussi loin qu'il le faut, puis s'aligne gratuitement.",
      ),
      facts: { dice: "2D6", wheels: 1, degrees: 90, comparedWith: "shortest distance" },
      see: ["t9a.rule.failed-charge", "t9a.rule.ordering-the-charge", "t9a.rule.swiftstride"],
    },
    {
      id: "facing-charged",
      names: say("The facing that is charged", "La façade chargée"),
      summary: say(
        "The facing in whose arc the middle of the charger's front lies when the charge is declared; arcs run outwards from the corners at 45°. It stays the same until the charger has moved.",
        "La façade dont l'arc contient le milieu du front du chargeur quand la charge est déclarée ; les arcs partent des coins à 45° vers l'extérieur. Elle ne change plus jusqu'au mouvement du chargeur.",
      ),
      facts: { degrees: 45, fixedAt: "declaration" },
    },
    {
      id: "charge-reaction",
      names: say("Charge Reactions", "Réactions à la charge"),
      summary: say(
        "The charged unit Holds or Flees, at once and before the next declaration. An Engaged unit can only Hold, a Fleeing one can only Flee.",
        "L'unité chargée Tient ou Fuit, aussitôt et avant la déclaration suivante. Engagée, elle ne peut que Tenir ; en fuite, elle ne peut que Fuir.",
      ),
      facts: { reactions: ["Hold", "Flee"] },
      see: ["t9a.rule.flee-reaction", "t9a.rule.engaged"],
    },
    {
      id: "flee-reaction",
      names: say("Fleeing from a charge", "Fuir une charge"),
      summary: say(
        "The unit turns straight away from the charger, centre from centre, and makes a Flee Move at once. Whoever charged it may try to redirect. If a charger still reaches it, it is destroyed.",
        "L'unité se détourne du chargeur, de centre à centre, et fait aussitôt un Mouvement de fuite. Qui la chargeait peut tenter de rediriger sa charge. Rattrapée par un chargeur, elle est détruite.",
      ),
      facts: { direction: "centre from centre", reached: "destroyed" },
      see: ["t9a.rule.redirect", "t9a.rule.flee-extension"],
    },
    {
      id: "redirect",
      names: say("Redirecting a Charge", "Rediriger une charge"),
      summary: say(
        "When its target flees, a charger may take a Discipline Test, once a turn. Passed, it names another target that it could charge, which reacts in turn; failed, it goes on after the first. If the second flees too, it chooses which to follow before the dice.",
        "Quand sa cible fuit, un chargeur peut faire un test de Discipline, une fois par tour. Réussi, il désigne une autre cible qu'il pourrait charger, qui réagit à son tour ; raté, il poursuit la première. Si la seconde fuit aussi, il choisit laquelle suivre avant les dés.",
      ),
      facts: { perTurn: 1, order: ["Discipline Test", "new target", "reaction"] },
    },
    {
      id: "several-chargers",
      names: say("Several chargers of one target", "Plusieurs chargeurs d'une même cible"),
      summary: say(
        "All of them roll first. Those that reach are then moved one after another, in their owner's order, so that the priorities of Maximising Contact hold for all of them together.",
        "Tous lancent d'abord leurs dés. Ceux qui arrivent bougent ensuite l'un après l'autre, dans l'ordre de leur propriétaire, de sorte que les priorités du contact valent pour tous ensemble.",
      ),
      facts: { order: ["all roll", "all move"] },
      see: ["t9a.maximising-contact.order", "t9a.maximising-contact.2"],
    },
    {
      id: "failed-charge",
      names: say("Failed Charge", "Charge ratée"),
      summary: say(
        "A charger that does not reach wheels towards the middle of its target and goes straight on, as far as the highest single die of its roll says, and is Shaken for the rest of the Player Turn.",
        "Un chargeur qui n'arrive pas se tourne vers le milieu de sa cible puis avance tout droit, de la valeur du plus haut dé de son jet, et reste Ébranlé jusqu'à la fin du tour de joueur.",
      ),
      facts: { inches: "highest die", then: "Shaken" },
      see: ["t9a.shaken", "t9a.rule.charge-range"],
    },
  ],
);
