import type { Bilingual, Language } from "@tercio/reference";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

const names: { readonly [id: string]: Bilingual } = {
  "line-formation": say("Line Formation by width", "Formation en ligne selon la largeur"),
  "who-deploys-first": say("Who deploys first", "Qui se déploie en premier"),
  "units-per-deployment-turn": say("Units per deployment turn", "Unités par tour de déploiement"),
  "deployment-steps": say("Number of deployment steps", "Nombre d’étapes du déploiement"),
  "first-turn": say("Roll for the First Turn", "Jet pour jouer en premier"),
  "deployment-zones": say("Deployment zones without their maps", "Zones de déploiement sans leurs cartes"),
  "hold-the-ground-winner": say("Who wins Hold the Ground", "Qui remporte Tenez la ligne"),
  "aligning-after-a-charge": say("Aligning after a charge", "Alignement après une charge"),
  "continuing-flight": say("Units that go on fleeing", "Unités qui continuent de fuir"),
  "dangerous-terrain": say("Dangerous Terrain", "Terrain dangereux"),
  elevated: say("Elevated", "Surélevé"),
  siphon: say("Siphon the Veil", "Siphonner le Voile"),
  "bound-spell-power-level": say("Power Level of Bound Spells", "Niveau de puissance des Sorts liés"),
  "damaged-cells": say("Damaged cells of the sheet", "Cases abîmées de la feuille"),
  "cascading-fire": say("Cascading Fire is a Hex", "Cascade de feu est une Malédiction"),
  misfire: say("Misfire roll", "Jet d’incident de tir"),
  cover: say("Cover", "Couvert"),
  "cover-heights": say("Cover by Height", "Couvert selon la Taille"),
  casualties: say("Where casualties are taken", "Où retirer les pertes"),
  "no-longer-engaged": say("No Longer Engaged", "Désengagement"),
  "make-way": say("Make Way", "Faire de la place"),
  "probability-misprints": say("Chances calculated anew", "Probabilités recalculées"),
  "manoeuvres-per-move": say("Manoeuvres in one move", "Manœuvres par mouvement"),
  "charge-from-marching-column": say("Charging from a Marching Column", "Charger depuis une colonne de marche"),
  "close-order-bonus": say("Close Order bonus", "Bonus d’Ordre serré"),
  "overkill-cap": say("Overkill without a cap", "Acharnement sans plafond"),
  "break-test-modifier": say("Sign of the Break Test modifier", "Signe du modificateur du test de moral"),
  "spell-timing": say("When spells are cast", "Quand lancer les sorts"),
  "casting-bonus": say("Bonus to cast", "Bonus au lancement"),
  "casting-double-one": say("Double 1 when casting", "Double 1 au lancement"),
  "dispel-roll": say("Dispel roll", "Jet de dissipation"),
  "dispel-miscast": say("Double 1 when dispelling", "Double 1 à la dissipation"),
  "wizardly-dispel": say("Wizardly dispel", "Dissipation par un sorcier"),
  "fated-dispel": say("Fated dispel", "Dissipation du destin"),
  "first-round-weapons": say(
    "Flail and morningstar after the first round",
    "Fléau et étoile du matin après le premier round",
  ),
  "mortar-armour-bane": say("Armour Bane of the Mortar", "Perce-armure du mortier"),
  "wandering-behaviour": say("Die of the behaviour table", "Dé de la table de comportement"),
  "command-range": say("Range of command abilities", "Portée des capacités de commandement"),
  "tied-priority": say("Tied priority roll", "Égalité au jet de priorité"),
};

/** A ruling by its name; one without a name here by its id's words. */
export const rulingName = (id: string, language: Language): string =>
  names[id]?.[language] ?? id.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase());
