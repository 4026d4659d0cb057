import { counted, figures } from "../counted.ts";

/** Natures of models and the armies' own rules: what is asked, told and refused about them. */
export const natures = {
  "roll.dust": "{unit} : sans chef, Discipline {need} sur {dice}, l’excédent est perdu en Points de vie",
  "event.holdsTogether": "{unit} : l’unité tient encore.",
  "event.fallsToDust":
    "{unit} : l’unité tombe en poussière, {points} {points|Point de vie perdu|Points de vie perdus}.",
  "refuse.parent-unit": "Unité principale : pas de Test de panique pour ses Unités de soutien.",
  "refuse.reserves": "Réserves : les Unités principales et de soutien ne font pas de Test de panique pour elles.",
  "refuse.unburnt": "Ignifugé : pas de Test de panique pour d’autres unités.",
  "value.test-dice": "Dés de plus que d’habitude, ou moins gardés",
  "roll.other-dice": "{test} ; {kind}",
  "roll.maximised": "jet maximisé : {dice}",
  "roll.minimised": "jet minimisé : {dice}",
  "roll.frenzy": `{unit} : ennemi tout proche, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés, sinon la charge est forcée`,
  "panic.terror": "Terreur",
  "break.crumbles": "elle s’effrite",
  "event.neverBreaks": "{unit} : unité Indémoralisable.",
  "event.gains": "{unit} : {rule}.",
  "event.crumbles": "{unit} : l’unité s’effrite, {points} {points|Point de vie perdu|Points de vie perdus}.",
  "event.crumblesLess": "{unit}, {why} : {points} à perdre.",
  "event.frenzyHeld": "{unit} : test de Frénésie réussi, aucune charge forcée.",
  "event.frenzyBreaksOut": "{unit} : test de Frénésie raté, la charge est forcée.",
  "refuse.undead-march":
    "Mort-vivant : hors de la Présence impérieuse du Général, pas de Marche forcée. Un Mouvement simple reste permis.",
  "refuse.undead-holds": "Mort-vivant : face à une charge, cette unité ne peut que tenir la position.",
  "refuse.unbreakable": "Indémoralisable : aucun Test de moral n’est dû.",
  "refuse.join-unbreakable":
    "Des figurines Indémoralisables ne peuvent pas être dans la même unité que d’autres. Choisissez une autre unité.",
  "refuse.frenzy": "Frénésie : la charge est forcée pour {unit}. Choisissez une de ses charges.",
};
