// Marching and manoeuvres (sheet 003; what it leaves open: public pages of the rules).
import { oneOf, whole } from "@tercio/entries";
import { defineRule } from "../define.ts";

export const marchDistance = defineRule({
  id: "tow.march.distance",
  name: { en: "Marching distance", fr: "Distance de marche" },
  figures: { multiplier: 2, marchingColumn: 3 },
});

export const marchWheels = defineRule({
  id: "tow.march.wheel-only",
  name: { en: "Marching manoeuvres", fr: "Manœuvres en marche" },
  figures: { allowed: ["wheel"] },
});

export const marchTest = defineRule({
  id: "tow.march.enemy-near",
  name: { en: "Marching near the enemy", fr: "Marcher près de l’ennemi" },
  figures: { distance: 8, test: "Leadership" },
});

export const limits = defineRule({
  id: "tow.manoeuvre.limits",
  name: { en: "Manoeuvre limits", fr: "Limites des manœuvres" },
  figures: {
    manoeuvresPerMove: 1,
    maximumMultiplier: 2,
    list: ["wheel", "turn", "move backwards", "move sideways", "redress the ranks", "reform"],
  },
});

export const wheel = defineRule({
  id: "tow.manoeuvre.wheel",
  name: { en: "Wheel", fr: "Roue" },
  figures: { pivot: "front corner" },
});

export const turn = defineRule({
  id: "tow.manoeuvre.turn",
  name: { en: "Turn", fr: "Volte" },
  figures: { degrees: [90, 180], cost: { "90": "1/4", "180": "1/2" } },
});

export const backwards = defineRule({
  id: "tow.manoeuvre.move-backwards",
  name: { en: "Move Backwards", fr: "Marche arrière" },
  figures: { movement: "1/2" },
});

export const sideways = defineRule({
  id: "tow.manoeuvre.move-sideways",
  name: { en: "Move Sideways", fr: "Pas de côté" },
  figures: { movement: "1/2" },
});

export const redressRanks = defineRule({
  id: "tow.manoeuvre.redress-ranks",
  name: { en: "Redress the Ranks", fr: "Resserrer les rangs" },
  figures: { cost: "1/2", models: 5 },
});

export const reform = defineRule({
  id: "tow.manoeuvre.reform",
  name: { en: "Reform", fr: "Reformation" },
});

export const oneInch = defineRule({
  id: "tow.rule.one-inch",
  name: { en: "One inch apart", fr: "Un pouce d’écart" },
  figures: { onSheets: "not printed", inches: 1 },
  text: {
    en: "No unit ends its move nearer than {inches} inch to an enemy that it is not engaged with. On the way it may pass nearer, but not through other units.",
    fr: "Aucune unité ne finit son mouvement à moins de {inches} pouce d’un ennemi avec lequel elle n’est pas engagée. En chemin elle peut passer plus près, mais pas au travers d’autres unités.",
  },
  reference: { ruling: "one-inch", group: "movement", see: ["tow.phase.movement.remaining-moves"] },
});

export const difficultTerrain = defineRule({
  id: "tow.rule.difficult-terrain",
  name: { en: "Difficult terrain", fr: "Terrain difficile" },
  figures: { onSheets: "not printed", movement: 1, least: 1 },
  text: {
    en: "A unit any part of which crosses difficult ground has {movement} Movement less for that move, once, and at least {least}. Woods, dangerous ground and low obstacles are difficult too. Of a flight only the ground where the unit lands counts.",
    fr: "Une unité dont une partie traverse un terrain difficile a {movement} Mouvement de moins pour ce mouvement, une seule fois, et au moins {least}. Bois, terrain dangereux et obstacles bas sont aussi difficiles. D’un vol, seul compte le terrain où l’unité se pose.",
  },
  reference: {
    ruling: "flight-ground",
    group: "movement",
    see: ["tow.keyword.dangerous-terrain", "tow.manoeuvre.limits"],
  },
});

export const dangerousTerrain = defineRule({
  id: "tow.keyword.dangerous-terrain",
  name: { en: "Dangerous terrain", fr: "Terrain dangereux" },
  figures: { onSheets: "named only", die: "D6", woundOn: 1 },
});

export const impassable = defineRule({
  id: "tow.rule.impassable-terrain",
  name: { en: "Impassable terrain", fr: "Terrain infranchissable" },
  figures: { onSheets: "not printed" },
  text: {
    en: "No unit enters impassable ground. Buildings and high obstacles are impassable too.",
    fr: "Aucune unité n’entre dans un terrain infranchissable. Bâtiments et obstacles hauts sont aussi infranchissables.",
  },
  reference: { group: "movement", see: ["tow.rule.difficult-terrain"] },
});

export const tableEdge = defineRule({
  id: "tow.rule.table-edge",
  name: { en: "Table edge", fr: "Bord de table" },
  figures: { onSheets: "not printed" },
  text: {
    en: "A unit may stick out over the table edge during a move, but not at its end. A fleeing unit that touches the edge is destroyed.",
    fr: "Une unité peut dépasser du bord de table pendant un mouvement, mais pas à la fin. Une unité en fuite qui touche le bord est détruite.",
  },
  reference: { group: "movement", see: ["tow.phase.movement.compulsory-moves"] },
});

export const quickTurn = defineRule({
  id: "tow.rule.open-order",
  name: { en: "Open Order", fr: "Ordre lâche" },
  listed: true,
  figures: { onSheets: "not printed", degrees: 90 },
  text: {
    en: "After a move without marching the unit may pivot about its middle by up to {degrees} degrees. Terrain does not disrupt it, and it adds nothing to the combat result for its formation.",
    fr: "Après un mouvement sans marche, l’unité peut pivoter sur son centre de {degrees} degrés au plus. Le terrain ne la désorganise pas, et sa formation n’ajoute rien au résultat de combat.",
  },
  reference: { group: "movement", see: ["tow.combat-result.close-order", "tow.rule.skirmishers"] },
});

export const fly = defineRule({
  id: "tow.keyword.fly",
  name: { en: "Fly (X)", fr: "Vol (X)" },
  listed: true,
  parameters: { value: whole(1, 20) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  figures: { onSheets: "named only", values: [10, 12] },
});

export const drilled = defineRule({
  id: "tow.rule.drilled",
  name: { en: "Drilled", fr: "Entraînée" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "The unit marches near enemies without a test, and may redress its ranks once for free before it moves or charges, out of a Marching Column too.",
    fr: "L’unité marche près de l’ennemi sans test, et peut resserrer ses rangs une fois gratuitement avant de bouger ou de charger, même à partir d’une colonne de marche.",
  },
  reference: {
    ruling: "drilled-before-the-roll",
    group: "movement",
    see: ["tow.march.enemy-near", "tow.manoeuvre.redress-ranks", "tow.charge.eligibility.barred"],
  },
});

export const moveThroughCover = defineRule({
  id: "tow.rule.move-through-cover",
  name: { en: "Move Through Cover", fr: "Progression à couvert" },
  listed: true,
  figures: { onSheets: "not printed", rerolled: 1 },
  text: {
    en: "Difficult and dangerous ground takes no Movement from the unit, and it re-rolls {rerolled}s of Dangerous Terrain tests.",
    fr: "Les terrains difficiles et dangereux n’enlèvent pas de Mouvement à l’unité, et elle relance les {rerolled} des tests de terrain dangereux.",
  },
  reference: { group: "movement", see: ["tow.rule.difficult-terrain"] },
});

export const reserveMove = defineRule({
  id: "tow.keyword.reserve-move",
  name: { en: "Reserve Move", fr: "Mouvement de réserve" },
  listed: true,
  figures: { onSheets: "named only" },
  refused: {
    en: "A unit that charged, marched or fled in this turn makes no Reserve Move, and none makes two.",
    fr: "Une unité qui a chargé, marché ou fui ce tour ne fait pas de mouvement de réserve, et aucune n’en fait deux.",
  },
});

export const randomMovement = defineRule({
  id: "tow.rule.random-movement",
  name: { en: "Random Movement", fr: "Mouvement aléatoire" },
  listed: true,
  parameters: { dice: oneOf("D6", "2D6", "3D6") },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  figures: { onSheets: "not printed" },
  text: {
    en: "The unit has no Movement: it neither marches nor declares charges. After the fleeing units of the Compulsory Moves it rolls its dice and goes that far, straight on and wheeling. If it comes into contact with an enemy it has charged it, and that enemy must Hold.",
    fr: "L’unité n’a pas de Mouvement : elle ne marche pas et ne déclare pas de charge. Après les unités en fuite des mouvements obligatoires, elle lance ses dés et avance d’autant, tout droit et en faisant des roues. Si elle entre en contact avec un ennemi, elle l’a chargé, et cet ennemi doit Tenir.",
  },
  refused: {
    en: "A unit of Random Movement moves only in the Compulsory Moves and declares no charge.",
    fr: "Une unité à mouvement aléatoire ne bouge qu’aux mouvements obligatoires et ne déclare pas de charge.",
  },
  reference: { group: "movement", see: ["tow.phase.movement.compulsory-moves", "tow.charge.move"] },
});

export const disruptedByTerrain = defineRule({
  id: "tow.rule.disrupted-by-terrain",
  name: { en: "Disrupted by terrain", fr: "Désorganisée par le terrain" },
  figures: { onSheets: "not printed", percent: 25 },
  text: {
    en: "A unit is disrupted while {percent}% or more of its models stand in difficult or dangerous ground or in a wood, and while it stands across a low obstacle: it has no Rank Bonus. A unit in Open Order is not.",
    fr: "Une unité est désorganisée tant que {percent}\u00a0% de ses figurines ou plus sont en terrain difficile ou dangereux ou dans un bois, et tant qu’elle est à cheval sur un obstacle bas : elle n’a pas de Bonus de Rangs. Une unité en ordre lâche ne l’est pas.",
  },
  reference: {
    ruling: "models-in-terrain",
    group: "movement",
    see: ["tow.combat-result.rank-bonus", "tow.rule.difficult-terrain", "tow.rule.open-order"],
  },
});

export const fastCavalry = defineRule({
  id: "tow.rule.fast-cavalry",
  name: { en: "Fast Cavalry", fr: "Cavalerie rapide" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "In Open Order the unit may pivot after a march, too.",
    fr: "En ordre lâche, l’unité peut aussi pivoter après une marche.",
  },
  reference: { group: "movement", see: ["tow.rule.open-order", "tow.march.wheel-only"] },
});

export const lumbering = defineRule({
  id: "tow.rule.lumbering",
  name: { en: "Lumbering", fr: "Massif" },
  figures: { onSheets: "not printed", degrees: 90 },
  text: {
    en: "A single monstrous creature, behemoth or heavy chariot may pivot about its middle by up to {degrees} degrees after a move without marching.",
    fr: "Une créature monstrueuse, un béhémoth ou un char lourd, seul, peut pivoter sur son centre de {degrees} degrés au plus après un mouvement sans marche.",
  },
  reference: { group: "movement", see: ["tow.manoeuvre.limits", "tow.rule.open-order"] },
});
