import { counted, figures, share } from "../counted.ts";

/** What the dice are rolled for, read like speech, and the words for their results. */
export const rolls = {
  "roll.zones": "Qui choisit la Zone de déploiement : un seul dé pour les deux joueurs",
  "roll.first-turn": "Joueur {player} : un dé pour le premier tour",
  "roll.charge":
    "{unit} : charge contre {foe}, {need} ou plus sur {dice} (à {distance} {distance|pouce|pouces}, Mouvement simple {advance})",
  "roll.charge.sure":
    "{unit} : charge contre {foe}, tout résultat suffit sur {dice} (à {distance} {distance|pouce|pouces}, Mouvement simple {advance})",
  "roll.charge.short":
    "{unit} : charge contre {foe}, hors de portée (à {distance} {distance|pouce|pouces}, Mouvement simple {advance}) ; le plus haut dé parmi {dice} donne le déplacement",
  "roll.charge.gone":
    "{unit} : charge contre {foe}, qui n’est plus là ; le plus haut dé parmi {dice} donne le déplacement",
  "roll.redirect": `{unit} : rediriger la charge, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.march": `{unit} : Marche forcée près de l’ennemi, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.rally": `{unit} : Test de ralliement, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.fear": `{unit} : face à la Peur, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.panic": `{unit} : Test de panique ({cause}), Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.break": `{unit} : combat perdu de {difference}. Test de moral : {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.break-firm": `{unit} : combat perdu de {difference}, sans effet ({why}). Test de moral : {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.restrain": `{unit} : se retenir, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.combat-reform": `{unit} : se reformer malgré la défaite, Discipline {need} ou moins sur ${counted("fr", figures.testDice)} dés`,
  "roll.flee": "{unit} : fuite, de combien sur {dice} ?",
  "roll.flee-from": "{unit} : ennemis à égale distance, duquel fuir ? Dans l’ordre des faces : {foes}",
  "roll.pursuit": "{unit} : poursuite, de combien sur {dice} ?",
  "roll.overrun": "{unit} : Charge irrésistible, de combien sur {dice} ?",
  "roll.dangerous": "{unit} : terrain dangereux, chaque {fails} ou moins blesse et aucune armure ordinaire n’y résiste",
  "roll.attack":
    "{unit} ({part}) contre {foe}{champion} : {dice} {dice|dé|dés}, {hit}+ pour toucher, {wound}+ pour blesser, {save}",
  "roll.stomp":
    "{unit} ({part}), piétinement contre {foe}{champion} : {dice} {dice|touche|touches}, {wound}+ pour blesser, {save}",
  "cover.unit": "{unit} entre les deux",
  "roll.and": "{first} ; {then}",
  "stage.hit": "pour toucher",
  "stage.wound": "pour blesser",
  "stage.save": "sauvegardes d’armure",
  "roll.save": "{need}+ pour sauvegarder",
  "roll.no-save": "pas de sauvegarde",
  "roll.at-champion": " (le champion)",
  "roll.at-character": " ({name})",
  "roll.part": "{name}, {part}",
  "panic.destroyed": "alliés détruits à proximité",
  "panic.broken": "alliés Démoralisés à proximité",
  "panic.fled-through": "traversée par des alliés en fuite",
  "panic.heavy-losses": `un ${share("fr", figures.heavyLosses)} des PV perdu en une phase`,
  "test.passed": "réussi",
  "test.failed": "raté",
  "break.holds": "l’unité tient",
  "break.breaks": "l’unité est Démoralisée",
  "roll.map": "Jet pour le champ de bataille",
  "roll.dangerous-ground":
    "{unit} : terrain dangereux ({feature}), {models} {models|figurine teste|figurines testent} ; chaque {fails} ou moins blesse et aucune armure ordinaire n’y résiste",
  "roll.deployment": "Jet pour le type de déploiement",
  "roll.objective": "Jet pour l’objectif secondaire",
  "roll.first-turn-plus": "Le Joueur {player} lance le dé pour le premier tour et ajoute {bonus}",
};
