/** Ce qui se dit pendant une bataille guidée, et ce qu’on y a appris. */
export const hints = {
  "hint.move":
    "Vous êtes les bleus, et la bataille touche à sa fin. Le cercle du milieu est l’objectif : ayez-y plus d’unités que l’ennemi à la fin. Sélectionnez votre infanterie et menez-la vers l’ennemi, puis confirmez. Faites de même avec votre cavalerie. Une unité se déplace en rangs : droit devant, et autour d’un coin de son front quand il faut tourner.",
  "hint.march":
    "Le Mouvement simple est lent et sûr ; la Marche forcée mène plus loin. Avec un ennemi à {inches} pouces ou moins, elle demande d’abord un Test de discipline. Finissez vos mouvements quand la position vous plaît : restez hors de portée, sinon l’ennemi vous chargera.",
  "hint.flank":
    "Votre position décide de vos prochaines attaques. Une unité qui a chargé un flanc ajoute {bonus} au Résultat de combat, {ranked} avec un rang complet ; de front, ne chargez qu’avec l’unité la plus forte.",
  "hint.charge":
    "Chargez ! Choisissez une unité et un ennemi en vue ; la chance de l’atteindre est affichée à côté. La charge ouvre le combat, et l’unité en charge a l’avantage. Déclarez toutes les charges voulues, puis arrêtez là vos déclarations.",
  "hint.reaction":
    "L’ennemi vous charge. Tenir la position est presque toujours juste : les rangs reçoivent l’ennemi ensemble. Fuir sauve une unité qui perdrait lourdement, mais elle peut quitter la table.",
  "hint.range":
    "Lancez maintenant les dés de la charge : leur somme et le Mouvement simple doivent couvrir la distance. Sinon la charge est ratée, et l’unité est Ébranlée.",
  "hint.contact":
    "La charge arrive. Choisissez où se placer le long du front ennemi : plus de vos figurines touchent, plus elles attaquent.",
  "hint.combat":
    "Plusieurs combats sont en cours. L’ordre compte : une unité Démoralisée effraie ses alliées proches, et une unité qui poursuit peut arriver dans un combat encore à livrer, et s’y battre.",
  "hint.aim":
    "Quelles figurines attaquer ? La troupe donne les pertes les plus rapides ; un champion frappe fort, mais ce n’est qu’une figurine.",
  "hint.blows":
    "Chaque touche est relancée pour blesser, et chaque blessure peut être sauvegardée par l’armure ; le reste coûte des Points de vie. La plus haute Agilité attaque d’abord, et les figurines tombées ne ripostent pas.",
  "hint.score":
    "Chaque perte compte {lost}, une charge {charge}, chaque rang complet derrière le premier {rank}, au plus {ranks} ; les étendards comptent aussi. Le camp au Résultat de combat le plus bas peut se démoraliser.",
  "hint.break":
    "Vous avez perdu cette manche. La différence est retirée de votre Discipline : au-dessus de ce qui reste, l’unité est Démoralisée et s’enfuit.",
  "hint.pursue":
    "L’ennemi est Démoralisé et s’enfuit ! Poursuivez : si votre jet vaut au moins le sien, toute l’unité disparaît. Ne vous retenez que si pire attend derrière.",
  "hint.flee":
    "Lancez les dés de la fuite. Une unité en fuite ne combat plus avant de se rallier ; une unité rattrapée est détruite.",
  "hint.rally": "Une unité en fuite peut se rallier : un Test de discipline au début de sa Phase de mouvement.",
  "hint.reform":
    "Vous pouvez changer le nombre de colonnes en plein combat. Plus de figurines au premier rang frappent davantage, plus de rangs tiennent plus longtemps. Dans le doute, ne changez rien.",
  "learned.move":
    "Le mouvement : les unités tournent et marchent en bloc, et leur position décide des ennemis à charger.",
  "learned.charge":
    "La charge : choisir une cible en vue ; les dés et le Mouvement simple doivent couvrir la distance.",
  "learned.fight": "Le combat : toucher, blesser, sauvegarder, dans l’ordre de l’Agilité.",
  "learned.break": "Le moral : l’unité vaincue teste sa Discipline ; si elle échoue, elle fuit et peut être rattrapée.",
};
