import { counted, figures } from "../counted.ts";

/** Natures of models and the armies' own rules: what is asked, told and refused about them. */
export const natures = {
  "roll.dust": "{unit} : plus rien ne les tient, Discipline {need} sur {dice}, ce qui dépasse est perdu",
  "event.holdsTogether": "{unit} tient encore.",
  "event.fallsToDust": "{unit} tombe en poussière : {points} {points|Point de Vie perdu|Points de Vie perdus}.",
  "refuse.parent-unit": "Unité principale : le sort de ses Unités de soutien ne l’effraie pas.",
  "refuse.reserves": "Réserves : leur sort n’effraie ni Unités principales ni Unités de soutien.",
  "refuse.unburnt": "Ignifugé : le sort des autres ne les effraie pas.",
  "value.test-dice": "Dés de plus que d’habitude, ou moins gardés",
  "roll.other-dice": "{test} ; {kind}",
  "roll.maximised": "jet maximisé : {dice}",
  "roll.minimised": "jet minimisé : {dice}",
  "roll.frenzy": `{unit} : ennemi tout proche, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés, sinon la charge est forcée`,
  "panic.terror": "Terreur",
  "break.crumbles": "elle s’effrite",
  "event.neverBreaks": "{unit} : Indémoralisable, reste sur place.",
  "event.crumbles": "{unit} s’effrite : {points} {points|Point de Vie perdu|Points de Vie perdus}.",
  "event.crumblesLess": "{unit}, {why} : {points} à perdre.",
  "event.frenzyHeld": "{unit} contient sa Frénésie.",
  "event.frenzyBreaksOut": "{unit} : la Frénésie éclate, la charge est forcée.",
  "refuse.undead-march":
    "Mort-vivant : hors de la Présence impérieuse du Général, pas de marche forcée. Un mouvement simple reste permis.",
  "refuse.undead-holds": "Mort-vivant : face à une charge, on ne peut que tenir.",
  "refuse.unbreakable": "Indémoralisable : aucun test de Moral n’est dû.",
  "refuse.join-unbreakable":
    "Les figurines Indémoralisables ne se mêlent qu’à leurs semblables. Choisissez une autre unité.",
  "refuse.frenzy": "Frénésie : {unit} doit charger. Choisissez une de ses charges.",
};
