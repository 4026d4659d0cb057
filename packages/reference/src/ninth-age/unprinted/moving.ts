import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** How units move, rally and keep their distance. */
export const unprintedMovementEntries: readonly Entry[] = unprintedAt(
  { chapter: "movement", phases: ["movement"], kind: "rule" },
  [
    {
      id: "moves",
      names: say("Advance and March Moves", "Mouvement simple et marche forcée"),
      summary: say(
        "An Advance Move goes forward with any number of wheels, up to the Advance Rate; a March Move the same way up to the March Rate, forward only. A wheel costs the way of its outer corner. No model ends farther than that rate from where it began.",
        "Un Mouvement simple va vers l’avant avec autant de conversions qu’on veut, jusqu’au Mouvement simple ; une marche forcée de même jusqu’à la Marche forcée, vers l’avant seulement. Une conversion coûte le chemin du coin extérieur. Aucune figurine ne finit plus loin que cette valeur de son départ.",
      ),
      facts: { advance: "Advance Rate", march: "March Rate", marchDirections: ["forward"] },
      see: ["t9a.rule.backwards", "t9a.rule.march-test"],
    },
    {
      id: "backwards",
      names: say("Backwards and sideways", "À reculons et de côté"),
      summary: say(
        "An Advance Move may go backwards or sideways instead, in that one direction alone: every inch counts as 2.",
        "Un Mouvement simple peut aller à reculons ou de côté, dans cette seule direction : chaque pouce en vaut 2.",
      ),
      see: ["t9a.rule.moves"],
    },
    {
      id: "single-model-pivot",
      names: say("A single model pivots freely", "Une figurine seule pivote librement"),
      summary: say(
        "A unit of 1 model turns on its centre as often as it likes in an Advance or March Move, free of cost.",
        "Une unité d’une seule figurine tourne sur son centre autant qu’elle veut pendant un Mouvement simple ou une marche forcée, sans frais.",
      ),
    },
    {
      id: "reform",
      names: say("Reform", "Reformation"),
      summary: say(
        "The unit is placed again about the same centre, in any formation and facing. No model ends farther than its March Rate from where it began; it makes no other move.",
        "L’unité est reposée autour du même centre, dans n’importe quelle formation et direction. Aucune figurine ne finit plus loin que sa Marche forcée de son départ ; elle ne bouge pas autrement.",
      ),
      facts: { modelAtMost: "March Rate", centre: "kept" },
      see: ["t9a.rule.swift-reform", "t9a.rule.unit-spacing"],
    },
    {
      id: "unit-spacing",
      phases: ["charge", "movement", "melee"],
      names: say("Unit Spacing", "Espacement des unités"),
      summary: say(
        "A unit ends its move more than 1″ from every other, friend or enemy; on the way half an inch (0.5″) is enough. Flights pass through anybody, and end clear. Charges, Failed Charges and pursuits may end nearer than 1″, but touch only the units they fight and keep half a millimetre (0.5 mm) from everybody else. Who stands nearer already may stay so until they part. Combat Reforms keep 0.5″ from all they do not touch.",
        "Une unité finit son mouvement à plus de 1 pouce de toute autre, amie ou ennemie ; en chemin, un demi-pouce (0,5) suffit. Une fuite traverse tout le monde, et finit dégagée. Charges, charges ratées et poursuites peuvent finir à moins de 1 pouce, mais ne touchent que ceux qu’elles combattent et restent à un demi-millimètre (0,5 mm) de tous les autres. Qui est déjà plus près peut le rester jusqu’à s’éloigner. Les Reformations de combat gardent 0,5 pouce de tous ceux qu’elles ne touchent pas.",
      ),
      ruling: "half-a-millimetre",
      see: ["t9a.rule.flee-extension", "t9a.rule.combat-reform"],
    },
    {
      id: "board-edge",
      phases: ["charge", "movement", "melee"],
      names: say("Board Edge", "Bord de table"),
      summary: say(
        "No voluntary move ends over the edge of the board. A flight that touches it destroys the unit; a Failed Charge stops at it; a unit that pursues over it comes back.",
        "Aucun mouvement volontaire ne finit hors de la table. Une fuite qui en touche le bord détruit l’unité ; une charge ratée s’y arrête ; une unité qui poursuit au-delà revient.",
      ),
      facts: { fleeing: "destroyed", failedCharge: "stops", pursuing: "comes back" },
      see: ["t9a.rule.pursuit-off-board"],
    },
    {
      id: "rally",
      names: say("Rallying", "Ralliement"),
      summary: say(
        "Each Fleeing unit takes a Discipline Test at the start of its owner’s Movement Phase. Passed, it stops fleeing, may reform at once and is Shaken until the end of the Player Turn; failed, it goes on fleeing.",
        "Chaque unité en fuite fait un test de discipline au début de la phase de mouvement de son propriétaire. Réussi, elle cesse de fuir, peut aussitôt se reformer et reste Ébranlée jusqu’à la fin du tour de joueur ; raté, elle fuit encore.",
      ),
      facts: { then: "Shaken" },
      see: ["t9a.decimated.rally", "t9a.rule.rally-reform", "t9a.rule.flight-goes-on"],
    },
    {
      id: "rally-reform",
      names: say("Reform after rallying", "Reformation après ralliement"),
      summary: say(
        "A unit that rallies may reform at once, and ends more than 1″ from every other.",
        "Une unité qui se rallie peut se reformer aussitôt, et finit à plus de 1 pouce de toute autre.",
      ),
      see: ["t9a.rule.unit-spacing"],
    },
    {
      id: "flight-goes-on",
      names: say("A flight that goes on", "Une fuite qui continue"),
      summary: say(
        "A unit that does not rally flees on 2D6 inches straight ahead, the way it faces.",
        "Une unité qui ne se rallie pas fuit encore de 2D6 pouces, tout droit devant elle.",
      ),
      ruling: "continuing-flight",
    },
    {
      id: "flee-extension",
      phases: ["charge", "movement", "melee"],
      names: say("A flight goes on until it is clear", "Une fuite va jusqu’à être dégagée"),
      summary: say(
        "A flight that would end on a unit or within 1″ of one goes on the same way until it is clear of it. Friends it ran through test for Panic; through enemies each of its models takes a Dangerous Terrain (3) Test. Enemies of the combat it fled from do not count.",
        "Une fuite qui finirait sur une unité ou à 1 pouce ou moins d’une autre se prolonge dans la même direction jusqu’à être dégagée. Les amis traversés font un test de panique ; à travers des ennemis, chacune de ses figurines fait un test de terrain dangereux (3). Les ennemis du combat qu’elle a fui ne comptent pas.",
      ),
      see: ["t9a.panic.trigger.fled-through", "t9a.terrain.dangerous-terrain-test.when", "t9a.rule.unit-spacing"],
    },
  ],
);
