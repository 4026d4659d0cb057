import { counted, figures, share } from "../counted.ts";

/** Why something may not be done: the rule, and the way out. */
export const refusals = {
  "refuse.shape": "Choix non valable. Choisissez dans la liste.",
  "refuse.not-offered": "Ce choix n’est pas proposé ici. Choisissez dans la liste.",
  "refuse.no-such-unit": "Cette unité n’existe pas. Choisissez-en une sur la table.",
  "refuse.not-yours": "{unit} : cette unité n’est pas à vous ce tour-ci. Choisissez une des vôtres.",
  "refuse.own-side": "Une unité alliée ne peut pas être chargée. Choisissez un ennemi.",
  "refuse.already-declared":
    "{unit} : charge déjà déclarée. Choisissez une autre unité, ou arrêtez là vos déclarations.",
  "refuse.charge-unseen": "{unit} : {foe} hors de vue du premier rang. Choisissez une autre cible.",
  "refuse.charge-too-far":
    "{unit} : il faudrait {needed} pouces pour atteindre {foe}, et le meilleur jet en donne {most}. Choisissez une autre cible.",
  "refuse.charge-turn":
    "{unit} : impossible d’amener le front contre ce côté de {foe} en une seule roue. Choisissez une autre cible.",
  "refuse.charge-blocked": "{unit} : {blocker} sur le chemin vers {foe}. Choisissez une autre cible.",
  "refuse.charge-edge": "{unit} : pas de place entre {foe} et le bord de table. Choisissez une autre cible.",
  "refuse.charge-place":
    "Maximiser le contact : une autre place amène plus de figurines au contact. Choisissez une place dans un segment mis en évidence.",
  "refuse.already-moved":
    "{unit} : ce mouvement n’est pas possible maintenant ; une unité bouge une fois par tour. Choisissez-en une autre.",
  "refuse.shaken": "Une unité Ébranlée ne peut pas faire cela. Elle se reprend à la fin du Tour de joueur.",
  "refuse.fleeing": "Une unité en fuite ne peut que fuir tant qu’elle n’est pas ralliée.",
  "refuse.engaged": "L’unité est engagée au combat et doit d’abord en sortir.",
  "refuse.engaged-holds": "Une unité engagée au combat ne peut que tenir la position.",
  "refuse.insignificant":
    "Insignifiant : seules des unités elles aussi insignifiantes font un Test de panique pour elle.",
  "refuse.fearless-flee": "Sans peur : cette unité ne choisit jamais de fuir. Elle peut tenir la position.",
  "refuse.other-weapon": "Une figurine avec une autre arme ne combat pas avec son arme de base.",
  "refuse.fearless-panic": "Sans peur : aucun Test de panique n’est à faire.",
  "refuse.no-panic-test": "Aucun Test de panique n’est dû.",
  "refuse.march-test":
    "Test de marche forcée raté : pas de Marche forcée ce tour-ci. Un Mouvement simple reste permis.",
  "refuse.reformed-after-combat":
    "Cette unité s’est reformée après un combat au tour de joueur précédent : elle ne déclare pas de charge à ce tour.",
  "refuse.not-scoring": "Cette unité ne compte pas pour l’Objectif secondaire en ce moment.",
  "refuse.empty-path": "Il n’y a pas la place pour ce mouvement. Choisissez un autre trajet, ou une autre unité.",
  "refuse.one-direction":
    "Mouvement simple : en avant, en arrière ou d’un seul côté, jamais un mélange. Gardez une direction.",
  "refuse.march-forward":
    "Marche forcée : seulement en avant, avec des roues. Un Mouvement simple permet de reculer ou d’aller de côté.",
  "refuse.no-musician":
    "Reformation rapide : seule une unité avec un Musicien se reforme et avance d’un même mouvement.",
  "refuse.no-pivot": "Seule une figurine isolée pivote librement. Faites une roue ou une Reformation.",
  "refuse.too-far": "Plus loin que les {limit} pouces de ce mouvement. Arrêtez-vous avant.",
  "refuse.model-too-far": "Une des figurines ferait plus de {limit} pouces. Tournez ou reformez moins.",
  "refuse.blocked": "{foe} : unité sur le chemin. Arrêtez-vous avant, ou contournez-la par une roue.",
  "refuse.unit-spacing": `Espacement des unités : il faut plus de ${figures.spacing}″ entre cette unité et {foe}. Arrêtez-vous avant.`,
  "refuse.kept-away":
    "Il doit rester plus de {limit} {limit|pouce|pouces} entre cette unité et {foe}. Arrêtez-vous plus tôt.",
  "refuse.no-vanguard":
    "Avant la bataille, seules les unités avec Avant-garde se déplacent. Cette unité attend son Tour de joueur.",
  "refuse.vanguard-march":
    "Une unité avec Avant-garde ne fait pas de Marche forcée avant la bataille : choisissez un Mouvement simple ou une Reformation.",
  "refuse.vanguard-charge":
    "Cette unité a bougé en Avant-garde : elle ne déclare aucune charge au premier Tour de joueur.",
  "refuse.vanguard-scoring":
    "Cette unité a bougé en Avant-garde : elle n’est pas une Unité de capture au premier Tour de jeu.",
  "refuse.correct-contact": "L’unité ne toucherait plus {foe}, qu’elle combat.",
  "refuse.correct-rock": "Terrain infranchissable : aucune unité ne peut s’y trouver.",
  "correct.health": "Points de vie restants de {who}",
  "correct.effect": "Un effet",
  "refuse.off-table": "L’unité sortirait de la table. Gardez-la à l’intérieur du bord.",
  "refuse.reform-centre":
    "Une Reformation garde le centre de l’unité en place. Ne changez que l’orientation et la largeur.",
  "refuse.pivot-files": "Un pivot garde la formation. Choisissez la Reformation pour changer la largeur.",
  "refuse.combat-reform-contact":
    "Après une Reformation de combat, l’unité touche les mêmes ennemis, sur les mêmes côtés, et aucun autre.",
  "refuse.combat-reform-fewer": "Il faut au moins autant de figurines au contact de l’ennemi qu’avant.",
  "refuse.combat-reform-room":
    "Une autre unité se trouve là, ou trop près. Choisissez une autre place ou une autre largeur.",
  "refuse.combat-reform":
    "Une Reformation de combat garde ses ennemis et autant de figurines au contact. Choisissez une largeur proposée.",
  "refuse.files-leaders":
    "{unit} : au moins {least} {least|figurine|figurines} de front, car champion et Personnages restent au premier rang.",
  "refuse.files": "{unit} : au plus {most} {most|figurine|figurines} de front.",
  "refuse.allocate":
    "{dice|La seule attaque doit aller|Les attaques doivent toutes aller} aux cibles proposées, en nombres entiers : {dice} en tout.",
  "refuse.deploy-none": "Placez au moins une unité.",
  "refuse.not-to-deploy": "Cette unité n’attend pas d’être placée. Choisissez-en une qui attend.",
  "refuse.twice": "{unit} : unité placée plusieurs fois. Ne la placez qu’une fois.",
  "refuse.deploy-spacing": `Espacement : {unit} à ${figures.spacing}″ ou moins de {foe}. Laissez plus de place.`,
  "army.round":
    "un socle rond est aussi large que profond, et sa figurine est seule dans son unité (lecture « round-alone »)",
  "army.files": "ne peut être plus large que ses {models} {models|figurine|figurines}",
  "setup.not-scenario": "Ceci n’est pas une mise en place de bataille.",
  "setup.edition": "L’édition est ici « {known} » ; écrivez-la.",
  "setup.rulings": "Les choix de règles doivent être donnés par leur nom.",
  "setup.ruling": "Le choix de règle « {id} » n’a pas d’option « {option} ».",
  "setup.armies": "Il faut deux armées pour une bataille.",
  "setup.unknown-army": "Aucune armée ne s’appelle « {id} ».",
  "setup.army-problem": "Cette armée ne peut pas servir : {problem}.",
  "setup.size":
    "La table doit faire de {narrow} à {wide} pouces de large et de {shallow} à {deep} de profondeur, en pouces entiers, la profondeur étant paire.",
  "setup.chirality": "Le signe qui départage gauche et droite doit être 1 ou -1.",
  "refuse.declare-seat": "Seuls les deux joueurs de cette bataille peuvent le déclarer.",
  "refuse.end-enemy-left": "L’ennemi a encore des unités : la bataille continue, sauf si un joueur abandonne.",
  "refuse.end-nobody-left": "Aucun des joueurs n’a plus d’unité : la bataille finit d’elle-même.",
  "refuse.zone.frontline-clash": `{unit} : l’unité doit être entièrement dans votre zone, à plus de ${figures.frontline} pouces de la Ligne médiane. Reculez-la.`,
  "refuse.zone.encircle": `{unit} : l’unité doit être entièrement dans votre zone ; l’attaquant à plus de ${figures.near} pouces de la Ligne médiane si elle est entièrement dans un ${share("fr", figures.outer)} extérieur de la table, sinon à plus de ${figures.far} ; le défenseur à plus de ${figures.near} si elle est entièrement dans la ${share("fr", figures.middle)} centrale, sinon à plus de ${figures.far}. Reculez-la.`,
  "refuse.zone.refused-flank": `{unit} : l’unité doit être entièrement dans votre zone, à plus de ${figures.diagonal} pouces de la diagonale. Reculez-la.`,
  "refuse.deploy-one": "Une seule unité par tour. N’en placez qu’une.",
  "refuse.marker-off-table": "Le marqueur doit être sur la table. Choisissez un point à l’intérieur du bord.",
  "refuse.marker-zone":
    "Le marqueur doit être à plus de {distance} pouces de votre Zone de déploiement. Placez-le plus loin.",
  "refuse.marker-farther-apart": "Les marqueurs doivent être à plus de {distance} pouces l’un de l’autre. Éloignez-le.",
  "refuse.marker-apart": "Les marqueurs doivent être à {distance} pouces au moins l’un de l’autre. Éloignez-le.",
  "refuse.marker-contact":
    "Le marqueur se pose au contact de l’endroit où se tenait son porteur. Choisissez un point là.",
  "refuse.carrier-march": `Avec moins de ${counted("fr", figures.carriersRanks)} rangs complets, une unité ne fait pas de marche forcée en portant un marqueur. Le Mouvement simple reste permis.`,
  "refuse.no-steadfast": "Aucune unité ne peut être Indomptable ici.",
  "setup.table": "« {id} » n’est pas dans la table. Au choix : {options}.",
  "setup.table-later": "{id} n’est pas encore joué. Au choix : {options}.",
  "setup.game-size": "La taille de la partie est un nombre entier de points d’armée, de {least} à {most}.",
  "setup.over-size":
    "{army} coûte {cost} points, plus que les {size} convenus. Convenez d’une partie plus grande, ou retirez des unités.",
  "refuse.not-yours-to-shoot": "{unit} : pas de tir à ce tour. Choisissez une de vos unités.",
  "refuse.shoot-friends": "Une unité alliée ne peut pas être prise pour cible. Choisissez un ennemi.",
  "refuse.no-missiles": "{unit} : aucune arme de tir. Choisissez une autre unité.",
  "refuse.shot-already": "Cette unité a déjà tiré. Choisissez-en une autre.",
  "refuse.shoot-into-combat":
    "Une unité engagée au combat ne peut pas être prise pour cible. Choisissez une autre cible.",
  "refuse.shoot-arc": "{foe} : hors de l’Arc frontal de {unit}. Choisissez une autre cible.",
  "refuse.shoot-behind": "{foe} : derrière le front de {unit}. Choisissez une autre cible.",
  "refuse.shoot-unseen": "{unit} : aucun tireur n’a de Ligne de vue sur {foe}. Choisissez une autre cible.",
  "refuse.shoot-far": "{foe} : à {away} pouces, hors de portée ({range} pouces). Choisissez une cible plus proche.",
  "refuse.shoot-near":
    "{foe} : à moins de {range} pouces, la portée minimale de l’arme. Choisissez une cible plus lointaine.",
  "refuse.shoot-marched": "Cette unité a fait une Marche forcée : elle ne peut pas tirer ce tour-ci.",
  "refuse.shoot-reformed": "Cette unité s’est reformée : elle ne peut pas tirer ce tour-ci.",
  "refuse.shoot-charged": "Cette unité a chargé : elle ne peut pas tirer ce tour-ci.",
  "refuse.shoot-fled": "Cette unité a fui : elle ne peut pas tirer ce tour-ci.",
  "refuse.shoot-rallied": "Cette unité s’est ralliée : elle ne peut pas tirer ce tour-ci.",
  "refuse.move-or-fire": "Bouger ou tirer : tir impossible, l’unité a bougé ce tour-ci.",
  "refuse.reload": "Rechargez ! : cette arme ne peut pas tenir la position et tirer. Choisissez de tenir ou de fuir.",
  "refuse.must-stand-and-shoot": "Cette arme doit tenir la position et tirer dès qu’elle le peut.",
  "refuse.broken-down": "Cette arme est hors service et ne tirera plus.",
  "refuse.jammed": "Cette arme est enrayée à ce tour de joueur.",
  "refuse.share-hits":
    "Les {hits} {hits|touche|touches} se répartissent également : aucune figurine n’en reçoit une autre avant que toutes en aient une.",
};
