// Ground, and who may cross it (public pages of the rules).
import { defineRule } from "../define.ts";

export const ironShodWheels = defineRule({
  id: "tow.rule.iron-shod-wheels",
  name: { en: "Iron Shod Wheels", fr: "Roues cerclées de fer" },
  figures: { onSheets: "not printed", die: "D3" },
  text: {
    en: "Difficult ground is dangerous to chariots, and linear obstacles are impassable. Each Dangerous Terrain test that a chariot fails costs it {die} Wounds.",
    fr: "Le terrain difficile est dangereux pour les chars, et les obstacles linéaires sont infranchissables. Chaque test de terrain dangereux raté coûte {die} Points de Vie à un char.",
  },
  reference: {
    group: "movement",
    see: ["tow.keyword.dangerous-terrain", "tow.rule.difficult-terrain", "tow.rule.impassable-terrain"],
  },
});

export const occupiedBuildings = defineRule({
  id: "tow.rule.occupied-buildings",
  name: { en: "Occupied buildings", fr: "Bâtiments occupés" },
  figures: { onSheets: "not printed", tower: 10, ruins: 20, building: 20, inches: 4, fighting: 5 },
  text: {
    en: "In Remaining Moves a unit of infantry that moves into contact with an empty building may enter it: a tower with Unit Strength {tower} or less, ruins {ruins}, another building, {inches} inches wide and deep at least, {building}. The garrison sees all around and has no flank and no rear. It does not charge, follow up or pursue, and moves only to leave. In combat it and each enemy fight with {fighting} models at most. It neither gives ground nor falls back; if it breaks it is destroyed.",
    fr: "Aux autres mouvements, une unité d’infanterie qui arrive au contact d’un bâtiment vide peut y entrer\u00a0: une tour avec une Puissance d’Unité de {tower} ou moins, des ruines {ruins}, un autre bâtiment, large et profond d’au moins {inches} pouces, {building}. La garnison voit tout autour et n’a ni flanc ni arrière. Elle ne charge pas, ne suit pas, ne poursuit pas, et ne bouge que pour sortir. Au combat, elle et chaque ennemi se battent avec {fighting} figurines au plus. Elle ne cède pas de terrain et ne recule pas\u00a0; démoralisée, elle est détruite.",
  },
  refused: {
    en: "A garrison does not do that: it stays in its building until it leaves it in Remaining Moves.",
    fr: "Une garnison ne fait pas cela\u00a0: elle reste dans son bâtiment jusqu’à ce qu’elle en sorte aux autres mouvements.",
  },
  reference: {
    ruling: "garrisons",
    group: "movement",
    see: ["tow.rule.impassable-terrain", "tow.keyword.unit-strength", "tow.break-move.breaks"],
  },
});

export const specialFeatures = defineRule({
  id: "tow.rule.special-features",
  name: { en: "Special features", fr: "Décors spéciaux" },
  figures: {
    onSheets: "not printed",
    monolith: 50,
    others: 100,
    inches: 6,
    unitStrength: 5,
  },
  text: {
    en: "A special feature lies in the middle of the table: an arcane monolith, a monument, a tower or dark ruins. At the end it is worth {others} victory points, a monolith {monolith}, to the player whose unit of Unit Strength {unitStrength} or more, not fleeing, is nearest to it within {inches} inches, or inside it; if the nearest are of both players, to neither. A unit holds one thing at a time.",
    fr: "Un décor spécial se trouve au milieu de la table\u00a0: un monolithe occulte, un monument, une tour ou des ruines obscures. À la fin, il vaut {others} points de victoire, un monolithe {monolith}, au joueur dont l’unité de Puissance d’Unité {unitStrength} ou plus, pas en fuite, en est la plus proche à {inches} pouces ou moins, ou se trouve dedans\u00a0; si les plus proches sont des deux joueurs, à aucun d’eux. Une unité tient une seule chose à la fois.",
  },
  reference: {
    ruling: "special-features",
    group: "battle",
    see: ["tow.rule.victory-points", "tow.rule.command-and-control", "tow.rule.occupied-buildings"],
  },
});
